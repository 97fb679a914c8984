"""What `bin/test --quick` takes for likely to be broken by a change."""

import pytest

from tests.quick import AREAS, QUICK_IN_A_BROWSER, SLOW, likely_broken
from tests.together import ROOT

GAMES = ["ruins", "unearth"]


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/ludarium/games/ruins/rules/laying.py", ("tests/ruins/", "[ruins")),
        ("tests/scenarios/unearth/a-total-may-be-negative.toml", ("tests/unearth/", "[unearth")),
        ("src/ludarium/server/tables/table.py", ("tests/server/",)),
        ("tests/cli/test_play.py", ("tests/cli/test_play.py",)),
        ("tests/server/house.py", ("tests/server/",)),
        ("pyproject.toml", ("tests/",)),
        ("NOTICE", ()),
    ],
)
def test_a_change_is_checked_by_the_tests_of_its_folder(path: str, tests: tuple[str, ...]) -> None:
    assert likely_broken(path, GAMES) == tests


def test_every_area_and_its_tests_exist() -> None:
    for folder, tests in AREAS.items():
        assert (ROOT / folder).is_dir()
        for beginning in tests:
            assert list(ROOT.glob(f"{beginning}*")), beginning


def test_what_is_called_slow_exists() -> None:
    for beginning in (*SLOW, *QUICK_IN_A_BROWSER):
        path, _, name = beginning.partition("::")
        assert (ROOT / path).exists(), beginning
        assert not name or f"def {name}" in (ROOT / path).read_text(encoding="utf-8"), beginning
