"""A compiled build of the working tree, made once per state of the sources."""

import os
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.together import ROOT, one_at_a_time

KEPT = 3  # compiled trees


def sources_digest() -> str:
    digest = sha256()
    for path in sorted([*(ROOT / "src").rglob("*"), ROOT / "hatch_build.py", ROOT / "pyproject.toml"]):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def find_uv() -> str:
    return os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".local" / "uv" / "bin" / "uv")


@cache
def begin_compiling() -> Future[Path]:
    """Compile beside whatever else is done; a compiler takes longer than most tests."""
    return ThreadPoolExecutor(1).submit(compile_tree)


def usual_build() -> dict[str, str]:
    """The environment of a process that runs what a wheel holds; a few tests by themselves take the sources."""
    if not begin_compiling.cache_info().currsize:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": f"{compiled_tree()}{os.pathsep}{ROOT}"}


def compiled_tree() -> Path:
    """A folder that holds the compiled package; compiling is required to work."""
    return begin_compiling().result()


@one_at_a_time
def compile_tree() -> Path:
    folder = ROOT / ".local" / "compiled"
    folder.mkdir(parents=True, exist_ok=True)
    tree = folder / sources_digest()
    if tree.is_dir():
        tree.touch()
        return tree
    print("Compiling the engine (two to three minutes, once for every change)…", file=sys.stderr, flush=True)
    with TemporaryDirectory(dir=folder, prefix="build-") as scratch:
        subprocess.run(
            [find_uv(), "build", "--wheel", "--quiet", "--out-dir", scratch, str(ROOT)],
            env={**os.environ, "LUDARIUM_COMPILE": "require"},
            check=True,
        )
        (wheel,) = Path(scratch).glob("*.whl")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(f"{scratch}/tree")
        Path(scratch, "tree").rename(tree)
    # A run beside this one may still use another tree.
    for old in sorted(folder.iterdir(), key=lambda one: one.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return tree
