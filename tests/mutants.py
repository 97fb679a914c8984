"""Mutation testing: change the rules in one place at a time and see whether a test fails.

Cosmic Ray finds and makes the changes; it is no dependency of the project. This script draws a sample of them and
tries each in a copy of the source tree, with those tests only that run the changed statement, the quickest first.

First record, in an empty folder, which test runs which line and how long each takes (the slowest tests and those
of bots left out); do so again when the sources have changed:

    uv run --with pytest-cov pytest -p no:xdist --cov=ludarium.core --cov=ludarium.games --cov-context=test \\
        --cov-report= --junitxml=/tmp/mutants/durations.xml \\
        -k "not (bots or greedy or changed or kit_is_content)" \\
        tests/test_{golden,scenarios,match,fairness,records,positions}.py \\
        tests/ruins tests/unearth tests/rolling_realms tests/server/tables/test_compose.py
    mv .coverage /tmp/mutants/coverage.db

Then try a sample; the same seed draws the same mutants from the same sources:

    uv run --with coverage --with cosmic-ray==8.7.0 python tests/mutants.py \\
        --folder /tmp/mutants --count 300 --seed 11

It prints a line for each mutant and writes them with their diffs to `mutants-HHMMSS.jsonl` in the folder. What
survives is a missing test, an equivalent mutant (a bound that nothing reaches, a shortcut that only saves time) or
dead code. `tests/test_promises.py` is too slow to be among the tests: try it by hand on what survives.
"""

import argparse
import ast
import json
import multiprocessing
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

# Each trial is a fork of this process, so these are imported once for all.
import fluent.runtime  # noqa: F401
import hypothesis  # noqa: F401
import jsonschema  # noqa: F401
import msgspec  # noqa: F401
import pytest
from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from coverage import CoverageData

ROOT = Path(__file__).parents[1]
SOURCE = Path("src/ludarium")
MODULES = (
    "core/*.py",
    "games/*/rules/*.py",
    "games/*/compose.py",
    "games/*/position.py",
    "games/*/loading.py",
    "games/*/placing.py",
    "games/*/judging.py",
    "games/*/building.py",
)
# Sentences for people, and how well a bot plays: a change there breaks no rule.
LEFT_OUT = ("core/text.py",)
AT_ONCE = 25  # tests in the first run of pytest; most mutants are found by then
MEMORY = 4 * 2**30  # bytes; a mutated loop may append for ever

Place = tuple[int, int]  # a line and a column


class Mutant(NamedTuple):
    module: str  # its path below the root
    line: int
    column: int
    operator: str
    occurrence: int

    def source(self, original: str) -> str:
        changed = mutate_code(original, get_operator(self.operator)(), self.occurrence)
        assert isinstance(changed, str)
        return changed


# The sample.


def modules() -> list[Path]:
    found = {path for pattern in MODULES for path in SOURCE.glob(pattern)}
    return sorted(found - {SOURCE / name for name in LEFT_OUT})


def annotated(module: Path) -> list[tuple[Place, Place]]:
    """Where annotations begin and end, which nothing reads at run time."""
    places: list[tuple[Place, Place]] = []
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if annotation is not None:
                end = (annotation.end_lineno, annotation.end_col_offset)
                places.append(((annotation.lineno, annotation.col_offset), end))
    return places


def sample(count: int, seed: int, session: Path) -> list[Mutant]:
    """Places at even distances over all that can be mutated, one mutation for each, in random order."""
    if not session.exists():
        with use_db(session, WorkDB.Mode.create) as work:
            init(modules(), work, {})
    places: defaultdict[tuple[str, int, int], list[Mutant]] = defaultdict(list)
    ignored = {str(module): annotated(module) for module in modules()}
    columns = "module_path, start_pos_row, start_pos_col, operator_name, occurrence"
    for row in sqlite3.connect(session).execute(f"SELECT {columns} FROM mutation_specs"):
        mutant = Mutant(*row)
        if mutant.module in ignored and not any(
            begin <= mutant[1:3] < end for begin, end in ignored[mutant.module]
        ):
            places[mutant[:3]].append(mutant)
    chance = random.Random(seed)
    step = len(places) / count
    first = chance.random() * step
    ordered = sorted(places)
    drawn = [chance.choice(sorted(places[ordered[int(first + step * number)]])) for number in range(count)]
    chance.shuffle(drawn)
    return drawn


# The tests.


class Tests:
    """Which tests run which lines, and how long each takes, from a run under coverage."""

    def __init__(self, coverage: Path, durations: Path) -> None:
        self.data = CoverageData(str(coverage))
        self.data.read()
        self.seconds = {}
        for case in ElementTree.parse(durations).iter("testcase"):
            file = case.attrib["classname"].replace(".", "/") + ".py"
            self.seconds[f"{file}::{case.attrib['name']}"] = float(case.attrib["time"])

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run the mutated statement; if importing the module runs it, all of the game or core."""
        contexts = self.data.contexts_by_lineno(str(ROOT / mutant.module))
        lines = statement(Path(mutant.module), mutant.line)
        found = {context for line in lines for context in contexts.get(line, ())}
        tests = {context.removesuffix("|run") for context in found if context.endswith("|run")}
        if "" in found:
            parts = Path(mutant.module).parts
            near = "tests/test_" if parts[2] == "core" else parts[3]
            tests = {test for test in self.seconds if near in test}
        return sorted(tests & self.seconds.keys(), key=lambda test: ("golden" not in test, self.seconds[test]))


def statement(module: Path, line: int) -> range:
    """The lines of the smallest statement around a line; of a compound one, those before its body."""
    best = range(line, line + 1)
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            if node.lineno <= line <= last:
                best = range(node.lineno, last + 1)  # a deeper statement comes later in the walk
    return best


def run_pytest(tree: Path, tests: list[str], output: Path, timeout: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (timeout, timeout + 5))
    with output.open("w") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.chdir(tree)
    os.environ |= {"PYTHONPATH": str(tree / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    sys.path[:0] = [str(tree / "src"), str(tree)]
    os._exit(pytest.main(["-x", "-p", "no:cacheprovider", *tests]))


def failing(tree: Path, tests: list[str], timeout: int) -> str | None:
    """The first test that fails, if any."""
    output = tree.with_name("output.txt")
    child = multiprocessing.get_context("fork").Process(target=run_pytest, args=(tree, tests, output, timeout))
    child.start()
    child.join()
    if child.exitcode == -signal.SIGXCPU:
        return "timeout"
    if child.exitcode == pytest.ExitCode.OK:
        return None
    lines = [line for line in output.read_text().splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0] if lines else f"exit {child.exitcode}"


def attempt(mutant: Mutant, tree: Path, tests: list[str], timeout: int) -> dict[str, object]:
    place = tree / mutant.module
    original = place.read_text(encoding="utf-8")
    changed = mutant.source(original)
    # Bytecode is matched by time and size, and a mutated digit may change neither.
    for stale in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
        stale.unlink()
    place.write_text(changed, encoding="utf-8")
    begun = time.monotonic()
    batches = [batch for batch in (tests[:AT_ONCE], tests[AT_ONCE:]) if batch]
    outcome = next(filter(None, (failing(tree, batch, timeout) for batch in batches)), "survived")
    place.write_text(original, encoding="utf-8")
    diff = list(unified_diff(original.splitlines(), changed.splitlines(), n=0, lineterm=""))[3:]
    took = round(time.monotonic() - begun, 1)
    return {**mutant._asdict(), "outcome": outcome, "tests": len(tests), "seconds": took, "diff": diff}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--timeout", type=int, default=40, help="seconds of processor time for one run of pytest")
    parser.add_argument(
        "--folder", type=Path, required=True, help="with coverage.db and durations.xml; results too"
    )
    parser.add_argument("--most", type=int, help="try only so many tests, the quickest, on each mutant")
    parser.add_argument("--again", type=Path, help="try the survivors of these results instead of a new sample")
    wanted = parser.parse_args()
    folder = wanted.folder.resolve()
    again = wanted.again and [json.loads(line) for line in wanted.again.read_text(encoding="utf-8").splitlines()]
    os.chdir(ROOT)
    tests = Tests(folder / "coverage.db", folder / "durations.xml")
    if again:
        fields = Mutant._fields
        drawn = [Mutant(*(line[field] for field in fields)) for line in again if line["outcome"] == "survived"]
    else:
        drawn = sample(wanted.count, wanted.seed, folder / "session.sqlite")
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        tree = Path(name) / "tree"
        listed = subprocess.run(
            ["git", "ls-files", "-z", "-co", "--exclude-standard"], capture_output=True, check=True
        )
        for path in map(Path, listed.stdout.decode().split("\0")[:-1]):
            if path.is_file():
                (tree / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, tree / path)
        everything = sorted({test.partition("::")[0] for test in tests.seconds})
        failed = failing(tree, ["--collect-only", *everything], 600)  # writes the bytecode of all tests
        assert failed is None, failed
        gone = tests.seconds.keys() - set(tree.with_name("output.txt").read_text(encoding="utf-8").splitlines())
        for test in gone:  # since coverage was recorded
            del tests.seconds[test]
        assert tests.seconds, "no test of the coverage is left"
        sys.dont_write_bytecode = True
        with (folder / time.strftime("mutants-%H%M%S.jsonl")).open("w", encoding="utf-8") as lines:
            for number, mutant in enumerate(drawn, 1):
                tried = attempt(mutant, tree, tests.of(mutant)[: wanted.most], wanted.timeout)
                print(json.dumps(tried), file=lines, flush=True)
                print(f"{number}/{len(drawn)} {mutant.module}:{mutant.line} {tried['outcome']}", flush=True)


if __name__ == "__main__":
    main()
