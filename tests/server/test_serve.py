"""Starting: where it cannot start it says why in one sentence, with status 2."""

import socket
import subprocess
import sys
from pathlib import Path

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
