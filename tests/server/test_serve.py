"""Starting: where it cannot start it says why in one sentence, with status 2."""

import ctypes
import os
import socket
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

GLOAMING = str(Path(sys.executable).parent / "gloaming")


def attempt(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (GLOAMING, "serve", *args), capture_output=True, text=True, timeout=30, check=False
    )


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = attempt("--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))
    assert result.returncode == 2
    assert f"Cannot listen on 127.0.0.1, port {port}" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("folder", ["file/data", "file"])
def test_a_data_folder_that_cannot_be_used(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("in the way")
    result = attempt("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / folder))
    assert result.returncode == 2
    assert "file" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_port_that_is_none(tmp_path: Path) -> None:
    result = attempt("--port", "99999", "--data", str(tmp_path))
    assert result.returncode == 2
    assert "99999" in result.stderr
    assert "Traceback" not in result.stderr


# Rights


DROP_FOR_GOOD, WRITE_ANYWHERE, LOOK_ANYWHERE = 24, 1, 2
"""Of Linux: what root may do beyond the rights of a file, and how to let go of it."""


def give_up_powers() -> None:
    """Be bound by the rights of files, also as root: from the next program on."""
    if os.geteuid() == 0:
        for power in (WRITE_ANYWHERE, LOOK_ANYWHERE):
            ctypes.CDLL(None).prctl(DROP_FOR_GOOD, power, 0, 0, 0)


def bound(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program that has no more rights than files say."""
    return subprocess.run(
        command, preexec_fn=give_up_powers, capture_output=True, text=True, timeout=60, check=False
    )  # fmt: skip


def forbidden(folder: Path) -> subprocess.CompletedProcess[str]:
    """Try with a folder that is there and may not be used."""
    here = ("--host", "127.0.0.1", "--port", "0")
    return bound(GLOAMING, "serve", *here, "--data", str(folder))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder, where its rights can be made to count."""
    (closed := tmp_path / "closed").mkdir(mode=0o555)
    if bound("mkdir", str(closed / "deeper")).returncode == 0:
        pytest.skip("whoever runs this cannot be kept from writing anywhere")
    closed.chmod(0o755)
    return closed


@pytest.mark.parametrize("name", [".", "deeper"])
def test_a_data_folder_without_the_right_to_write(folder: Path, name: str) -> None:
    folder.chmod(0o555)
    assert_says_why(forbidden(folder / name), folder)


def test_a_data_folder_without_the_right_to_look_into_it(folder: Path) -> None:
    folder.chmod(0o000)
    assert_says_why(forbidden(folder), folder)


def test_a_database_without_the_right_to_write(folder: Path) -> None:
    apsw.Connection(str(folder / "gloaming.db")).execute("CREATE TABLE something (n)")
    (folder / "gloaming.db").chmod(0o444)
    assert_says_why(forbidden(folder), folder)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder is closed to everybody here")
def test_a_folder_that_nobody_at_all_may_write() -> None:
    assert_says_why(attempt("--port", "0", "--data", "/proc/gloaming"), Path("/proc"))


def assert_says_why(result: subprocess.CompletedProcess[str], folder: Path) -> None:
    assert result.returncode == 2, result.stderr
    assert str(folder) in result.stderr.replace("\n", "")
    assert len(result.stderr.strip().splitlines()) <= 2
    assert "Traceback" not in result.stderr
