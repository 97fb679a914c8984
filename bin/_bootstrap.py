"""What `bin/ludarium`, `bin/test` and `bin/bench` share: they need git and Python 3.11, and bring the rest.

The syntax stays old on purpose: an older Python must come as far as the sentence below.
"""

import hashlib
import os
import re
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
PLAIN = ROOT / ".local" / "house"
COMPILED = ROOT / ".local" / "house-compiled"
POSTGRES = ROOT / ".local" / "postgres"  # exists once a house was asked for that needs the driver
COMPILE_LOG = ROOT / ".local" / "compile.log"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
# Everything the installed package is made of.
SOURCES = ("pyproject.toml", "uv.lock", "hatch_build.py", "src", "docs/rules", "web/src", "web/public", "web/text")
WEB_FILES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "tsconfig.json")

STAGES = ("ruff check", "ruff format --check", "mypy", "lint-imports --no-logo")
PYTEST = "pytest --numprocesses auto --maxprocesses 4 --dist worksteal"

# An interruption ends these scripts without a traceback.
signal.signal(signal.SIGINT, signal.SIG_DFL)


def play() -> None:
    """Become `ludarium`: compiled if that build is ready, else plain Python while it compiles in the background."""
    uv = find_uv()
    arguments = sys.argv[1:]
    mode = os.environ.get("LUDARIUM_COMPILE") or "auto"
    if wants_postgres(arguments) and not POSTGRES.exists():
        say("Adding the driver for PostgreSQL…")
        POSTGRES.parent.mkdir(exist_ok=True)
        POSTGRES.touch()
    if (mode == "require" or "simulate" in arguments) and mode != "never" and not is_ready(COMPILED):
        say("Waiting for the compiled engine (two to three minutes, only the first time)…")
        prepare(uv, COMPILED)
    if mode != "never" and is_ready(COMPILED):
        become(program(COMPILED), *arguments)
    if not is_ready(PLAIN):
        say("Preparing Ludarium: fetching its packages and building the page (about half a minute)…")
        prepare(uv, PLAIN)
    if mode != "never":
        compile_in_background()
        say("The engine compiles in the background (two to three minutes) and is used from the next start.")
    become(program(PLAIN), *arguments)


def wants_postgres(arguments: "list[str]") -> bool:
    """Whether `--db postgresql://…` is asked for, in either spelling."""
    return re.search(r"(?:^| )--db[ =]postgres", " ".join(arguments)) is not None


def is_ready(home: Path) -> bool:
    stamp = home / "ludarium.ready"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest()


def program(home: Path) -> str:
    return str(home / SCRIPTS / ("ludarium.exe" if os.name == "nt" else "ludarium"))


def prepare(uv: str, home: Path) -> None:
    """Install the package into an environment of its own; uv lets one process at a time build it."""
    wanted = digest()
    mode = "never" if home == PLAIN else os.environ.get("LUDARIUM_COMPILE") or "auto"
    environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(home), "LUDARIUM_COMPILE": mode}
    # `uv sync` would also list every package it has installed.
    command = [uv, "run", "--project", str(ROOT), "--no-editable", "--no-dev", "--locked"]
    command += [*(["--extra", "postgres"] if POSTGRES.exists() else []), "python", "-c", ""]
    if subprocess.run(command, env=environment, check=False).returncode:
        POSTGRES.unlink(missing_ok=True)  # whoever asks for it again gets it then
        say("Ludarium could not be prepared; what went wrong stands above. Run this again to try once more.")
        sys.exit(1)
    (home / "ludarium.ready").write_text(wanted, encoding="ascii")


def digest() -> str:
    """Of the sources and the Python they are installed for: an edit to any of them makes an environment stale."""
    found = hashlib.sha256(os.path.realpath(sys.executable).encode())
    found.update(b"postgres" if POSTGRES.exists() else b"")
    paths = [ROOT / name for name in SOURCES] + [ROOT / "web" / name for name in WEB_FILES]
    files = [file for path in paths for file in (sorted(path.rglob("*")) if path.is_dir() else [path])]
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def compile_in_background() -> None:
    """Goes on if this process ends, and leaves the cores to whoever plays."""
    COMPILE_LOG.parent.mkdir(exist_ok=True)
    with COMPILE_LOG.open("ab") as log:
        subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


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
    folder = UV_HOME / SCRIPTS
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


if __name__ == "__main__":
    if os.name == "posix":
        os.nice(10)
    prepare(find_uv(), COMPILED)
