"""A compiled build of the working tree, made once per state of the sources."""

import os
import shutil
import subprocess
import zipfile
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path

from tests.together import ROOT, one_at_a_time


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
    tree = folder / sources_digest()
    if tree.is_dir():
        return tree
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(
        [find_uv(), "build", "--wheel", "--quiet", "--out-dir", str(folder / "wheel"), str(ROOT)],
        env={**os.environ, "LUDARIUM_COMPILE": "require"},
        check=True,
    )
    (wheel,) = (folder / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "unpacked")
    return (folder / "unpacked").rename(tree)
