"""`bin/ludarium` on a fresh clone opens on plain Python; the compiled engine is used from the next start."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.together import ROOT

# Stands for uv: "installs" a program that says how it was built, after as long as the test tells it to wait.
UV = """#!{python}
import os, pathlib, sys, time
home, mode = pathlib.Path(os.environ["UV_PROJECT_ENVIRONMENT"]), os.environ["LUDARIUM_COMPILE"]
root = pathlib.Path(__file__).parents[1]
while mode != "never" and (root / "compiler-is-slow").exists():
    time.sleep(0.02)
if (root / "network-is-down").exists():
    sys.exit("no network")
(home / "bin").mkdir(parents=True, exist_ok=True)
program = home / "bin" / "ludarium"
driver = " with postgres" if "--extra postgres" in " ".join(sys.argv) else ""
program.write_text("#!/bin/sh\\necho built " + mode + driver + ', asked "$@"\\n')
program.chmod(0o755)
"""
FIRST = "built never, asked games\n"
COMPILED = "built auto, asked games\n"
PATIENCE = 30.0


class Clone:
    """A folder like a fresh clone, with a uv that is on the PATH."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("bin", "src", "uv"):
            (root / name).mkdir()
        for name in ("_bootstrap.py", "ludarium"):
            (root / "bin" / name).write_bytes((ROOT / "bin" / name).read_bytes())
        (root / "src" / "rules.py").write_text("one")
        (root / "uv" / "uv").write_text(UV.format(python=sys.executable))
        (root / "uv" / "uv").chmod(0o755)

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        usual = {name: value for name, value in os.environ.items() if name != "LUDARIUM_COMPILE"}
        path = f"{self.root / 'uv'}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(
            [sys.executable, str(self.root / "bin" / "ludarium"), *arguments],
            env={**usual, "PATH": path, **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def wait_for_compiler(self) -> None:
        stamp = self.root / ".local" / "house-compiled" / "ludarium.ready"
        deadline = time.monotonic() + PATIENCE
        while not stamp.exists():
            assert time.monotonic() < deadline, "the background build did not end"
            time.sleep(0.02)


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_the_first_start_does_not_wait_for_the_compiler(clone: Clone) -> None:
    slow = clone.root / "compiler-is-slow"
    slow.touch()
    first = clone.run("games")
    assert first.stdout == FIRST
    assert "half a minute" in first.stderr
    assert "from the next start" in first.stderr
    slow.unlink()
    clone.wait_for_compiler()
    second = clone.run("games")
    assert (second.stdout, second.stderr) == (COMPILED, "")


def test_an_edit_makes_both_builds_stale(clone: Clone) -> None:
    clone.run("games")
    clone.wait_for_compiler()
    (clone.root / "src" / "rules.py").write_text("two")
    slow = clone.root / "compiler-is-slow"
    slow.touch()
    assert clone.run("games").stdout == FIRST
    slow.unlink()


def test_simulate_waits_for_the_compiled_engine_and_says_so(clone: Clone) -> None:
    done = clone.run("simulate", "ruins")
    assert done.stdout == "built auto, asked simulate ruins\n"
    assert "Waiting for the compiled engine" in done.stderr


def test_compiling_can_be_forbidden(clone: Clone) -> None:
    done = clone.run("simulate", "ruins", LUDARIUM_COMPILE="never")
    assert done.stdout == "built never, asked simulate ruins\n"
    assert "next start" not in done.stderr
    assert not (clone.root / ".local" / "house-compiled").exists()


def test_what_cannot_be_prepared_is_said_and_tried_again(clone: Clone) -> None:
    down = clone.root / "network-is-down"
    down.touch()
    done = clone.run("games")
    assert done.returncode == 1
    assert "could not be prepared" in done.stderr
    down.unlink()
    assert clone.run("games").stdout == FIRST


@pytest.mark.parametrize("asked", [["--db", "postgresql://ada@host/house"], ["--db=postgres://ada@host/house"]])
def test_the_postgres_driver_comes_with_the_first_wish_and_stays(clone: Clone, asked: list[str]) -> None:
    assert clone.run("--db", "sqlite:///postgres.db", LUDARIUM_COMPILE="never").stdout.startswith(
        "built never, asked"
    )
    first = clone.run(*asked, LUDARIUM_COMPILE="never")
    assert first.stdout.startswith("built never with postgres, asked --db")
    assert "driver for PostgreSQL" in first.stderr
    second = clone.run(*asked, LUDARIUM_COMPILE="never")
    assert second.stdout.startswith("built never with postgres, asked --db")
    assert second.stderr == ""


def test_a_driver_that_cannot_be_fetched_does_not_hold_up_other_houses(clone: Clone) -> None:
    assert clone.run("games", LUDARIUM_COMPILE="never").stdout == FIRST
    down = clone.root / "network-is-down"
    down.touch()
    assert clone.run("--db", "postgresql://ada@host/house", LUDARIUM_COMPILE="never").returncode == 1
    assert clone.run("games", LUDARIUM_COMPILE="never").stdout == FIRST
