"""The wheel's build hook: adds the rules ledgers and compiles the hot modules with mypyc.

`LUDARIUM_COMPILE` decides about compiling: `auto` (the default) compiles where a C compiler is found
and falls back to plain Python, `require` fails instead of falling back, `never` does not try.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1"]
MODES = ("auto", "require", "never")


class LudariumBuildHook(BuildHookInterface[WheelBuilderConfig]):
    def dependencies(self) -> list[str]:
        # The modules to compile import the runtime dependencies, and mypyc needs their types.
        return [*COMPILER, *self.metadata.core.dependencies] if self.wants_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for ledger in Path(self.root, "docs", "rules").glob("*.md"):
            build_data["force_include"][str(ledger)] = f"ludarium/_rules/{ledger.name}"
        if self.wants_compiling():
            self.add_compiled(build_data)
        elif self.mode == "auto":
            self.app.display_warning(f"Ludarium is built as plain Python: {obstacle()}")

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
    build = Distribution({"name": "ludarium", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(scratch / "library")
    build.build_temp = str(scratch / "objects")
    build.ensure_finalized()
    build.run()
    return scratch / "library"
