"""`bin/test --quick`: the tests that the current change is likely to break, without the slow ones.

The change is what is not committed; with a clean tree it is the last commit.
"""

import subprocess
from collections.abc import Iterable
from pathlib import PurePath

import pytest

from tests.together import ROOT

EVERYTHING = ("tests/",)
# What a change below a folder may break; the first folder that fits a path decides.
AREAS: dict[str, tuple[str, ...]] = {
    "src/ludarium/core/text": ("tests/test_texts.py", "tests/cli/"),
    "src/ludarium/core": ("tests/test_", "tests/cli/", "tests/ruins/", "tests/unearth/", "tests/rolling_realms/"),
    "src/ludarium/cli": ("tests/cli/", "tests/test_texts.py"),
    "src/ludarium/arena": ("tests/cli/",),
    "src/ludarium/testing": ("tests/test_promises.py", "tests/test_plugin.py"),
    "src/ludarium/server/text": ("tests/test_texts.py", "tests/web/test_words.py"),
    "src/ludarium/server": ("tests/server/",),
    "web": ("tests/web/", "tests/test_texts.py"),
    "docs": ("tests/test_documents.py", "tests/cli/test_rules.py"),
    "bin": ("tests/test_bootstrap.py",),
    "bench": (),
    "tests/scenarios": ("tests/test_scenarios.py",),
    "tests/golden": ("tests/test_golden.py",),
}
# Compiling, thousands of games, browsers, houses that are killed: left to the whole run.
SLOW = (
    "tests/test_compiled.py",
    "tests/test_plugin.py::test_an_interpreted_game_runs_on_the_compiled_core",
    "tests/test_promises.py::test_random_games",
    "tests/test_examples.py::test_the_proof_of_a_game_runs",
    "tests/rolling_realms/test_bots.py",
    "tests/server/play/test_bots_in_house.py",
    "tests/server/play/test_clocks.py",
    "tests/server/storage/test_crashes.py",
    "tests/server/storage/test_durability.py",
    "tests/server/storage/test_heartbeat.py",
    "tests/server/tables/test_hidden_steps.py",
    "tests/server/storage/test_operations.py",
    "tests/server/storage/test_postgres.py",
    "tests/server/storage/test_presence.py",
    "tests/server/tables/test_rematch.py",
    "tests/server/tables/test_secrecy.py",
    "tests/server/play/test_stand_in.py",
    "tests/server/storage/test_workers.py",
    "tests/web/rolling_realms/",
    "tests/web/unearth/",
)
BROWSER_TESTS = "tests/web/test_"
# Of those in a browser, what a change of the page breaks first.
QUICK_IN_A_BROWSER = ("tests/web/test_words.py", "tests/web/test_weight.py", "tests/web/test_choosing.py")
GAME_FOLDERS = ("src/ludarium/games", "tests/scenarios", "tests/golden")


def changed_paths() -> list[str]:
    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    uncommitted = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return uncommitted or git("diff", "--name-only", "HEAD~1")


def likely_broken(path: str, games: Iterable[str]) -> tuple[str, ...]:
    """Beginnings of the ids of tests, or ``[GAME`` for the tests of every game that run for one of them."""
    for folder in GAME_FOLDERS:
        for game in games:
            if path.startswith(f"{folder}/{game}"):
                return (f"tests/{game}/", f"[{game}")
    for folder, tests in AREAS.items():
        if path.startswith(f"{folder}/"):
            return tests
    if PurePath(path).name.startswith("test_"):
        return (path,)
    if path.startswith("tests/"):
        return (f"{PurePath(path).parent.as_posix()}/",)
    return EVERYTHING if path.endswith((".py", ".toml")) else ()


def deselect(config: pytest.Config, items: list[pytest.Item], games: Iterable[str]) -> None:
    games = list(games)
    wanted = {beginning for path in changed_paths() for beginning in likely_broken(path, games)}
    of_games = tuple(beginning for beginning in wanted if beginning.startswith("["))
    folders = tuple(wanted.difference(of_games))

    def is_wanted(item: pytest.Item) -> bool:
        node = item.nodeid
        if node.startswith(SLOW) or (node.startswith(BROWSER_TESTS) and not node.startswith(QUICK_IN_A_BROWSER)):
            return False
        return item.nodeid.startswith(folders) or any(game in item.nodeid for game in of_games)

    config.hook.pytest_deselected(items=[item for item in items if not is_wanted(item)])
    items[:] = [item for item in items if is_wanted(item)]
