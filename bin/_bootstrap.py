"""What `bin/ludarium`, `bin/test` and `bin/bench` share: they need git and Python 3.11, and bring the rest.

The syntax stays old on purpose: an older Python must come as far as the sentence below.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.stderr.write(f"Ludarium needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.\n")
    sys.exit(2)

ROOT = Path(__file__).resolve().parent.parent
UV_VERSION = "0.13.7"
UV_HOME = ROOT / ".local" / "uv"
HOUSE = ROOT / ".local" / "house"

STAGES = ("ruff check", "ruff format --check", "mypy", "lint-imports --no-logo")
PYTEST = "pytest --numprocesses auto --maxprocesses 4 --dist worksteal"

# An interruption ends these scripts without a traceback.
signal.signal(signal.SIGINT, signal.SIG_DFL)


def play() -> None:
    """Become `ludarium`, compiled, in an environment of its own."""
    uv = find_uv()
    if not HOUSE.exists():
        say("Preparing Ludarium (first start: two or three minutes, while its engine compiles)…")
    os.environ["UV_PROJECT_ENVIRONMENT"] = str(HOUSE)
    run = (uv, "run", "--project", str(ROOT), "--no-editable", "--no-dev", "--locked")
    become(*run, "ludarium", *sys.argv[1:])


def test() -> None:
    """Run every check, stop at the first that fails, and become pytest at the end."""
    uv = find_uv()
    os.chdir(ROOT)
    for stage in STAGES:
        print(f"── {stage}", flush=True)
        code = subprocess.run([uv, "run", "--locked", *stage.split()], check=False).returncode
        if code:
            sys.exit(code)
    print("── pytest", flush=True)
    become(uv, "run", "--locked", *PYTEST.split(), *sys.argv[1:])


def bench() -> None:
    """Become the benchmark, in the environment of the tests."""
    os.chdir(ROOT)
    become(find_uv(), "run", "--locked", "python", "-m", "bench.engine", *sys.argv[1:])


def find_uv() -> str:
    """The uv on PATH or the repository's own, installed when there is neither."""
    # An activated environment is not ours to use, and uv would warn about it.
    os.environ.pop("VIRTUAL_ENV", None)
    os.environ.setdefault("UV_PYTHON", os.path.realpath(sys.executable))
    folder = UV_HOME / ("Scripts" if os.name == "nt" else "bin")
    places = os.pathsep.join([os.environ.get("PATH", os.defpath), str(folder)])
    return shutil.which("uv", path=places) or install_uv(folder)


def install_uv(folder: Path) -> str:
    say(f"Installing uv {UV_VERSION} into {UV_HOME.relative_to(ROOT)}…")
    python = str(folder / "python")
    try:
        subprocess.run([sys.executable, "-m", "venv", str(UV_HOME)], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", f"uv=={UV_VERSION}"], check=True)
    except subprocess.CalledProcessError:
        say("uv could not be installed; install it yourself and run this again.")
        sys.exit(1)
    return str(folder / "uv")


def become(*command: str) -> None:
    """Replace this process, so that the terminal and the signals are the command's own."""
    if os.name == "posix":
        os.execv(command[0], command)
    sys.exit(subprocess.run(command, check=False).returncode)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
