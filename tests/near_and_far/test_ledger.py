"""The ledger of Near and Far: whole, and honest about what is not played yet."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from ludarium.cli import context, main
from ludarium.core.ledger import Clause, clauses, own_ledger, pending

PACKAGE = "ludarium.games.near_and_far"
KNOWN = clauses(own_ledger("near_and_far"))
PENDING = pending(PACKAGE, KNOWN)
CAMPAIGN_ONLY = (
    "campaign", "character mode", "character-mode", "character:", "character card", "character quest", "talent",
    "experience", "hint", "side quest", "side-quest", "platypus", "bribery", "storytelling", "begging",
    "meditation", "gem trading", "persuasion", "spelunking", "treasure hunting", "politics", "pack-bird breeding",
    "nf-008", "nf-058",
)  # fmt: skip
MAPS_ONLY = ("map 5", "map 10", "map 11", "11 maps", "boss")
Output = pytest.CaptureFixture[str]


def test_no_clause_is_missing() -> None:
    rules = [f"NF-{number:03}" for number in range(1, 403)]
    rulings = [f"NF-A{number:02}" for number in range(1, 124)]
    assert list(KNOWN) == rules + rulings


@pytest.mark.parametrize(("what", "words"), [("campaign", CAMPAIGN_ONLY), ("maps", MAPS_ONLY)])
def test_only_what_waits_for_it_is_pending(what: str, words: tuple[str, ...]) -> None:
    waiting = [name for name in PENDING if PENDING[name] == what]
    assert len(waiting) > 10
    assert [name for name in waiting if not speaks_of(KNOWN[name], words)] == []


def speaks_of(clause: Clause, words: tuple[str, ...]) -> bool:
    return any(word in f"{clause.chapter} {clause.text}".lower() for word in words)


def test_nothing_else_is_pending() -> None:
    assert set(PENDING.values()) == {"campaign", "maps"}
    assert len(PENDING) == 123


def test_the_command_line_tells_what_is_due_and_what_is_pending(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    game = SimpleNamespace(id="near_and_far", package=PACKAGE, rules_text=lambda: own_ledger("near_and_far"))
    monkeypatch.setattr(context, "find_game", lambda name: game)
    main(["rules", "near_and_far", "--coverage"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(f" of {len(KNOWN) - len(PENDING)}")
    assert set(lines[1:-2]).isdisjoint(PENDING)
    assert lines[-2].startswith("pending, Campaign and Character mode: NF-003 NF-004 ")
    assert lines[-1].startswith("pending, maps 2 to 11: NF-031 NF-037 ")
    assert main(["rules", "near_and_far", "--pending"]) == 0
    shown = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("  NF-")]
    assert shown == list(PENDING)


@pytest.mark.parametrize("declared", ['clauses = ["NF-999"]', 'clauses = ["NF-001", "NF-001"]', "chapters = [99]"])
def test_what_is_pending_is_in_the_ledger_once(
    declared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / tmp_path.name
    package.mkdir()
    package.joinpath("__init__.py").touch()
    package.joinpath("pending.toml").write_text(f"[later]\n{declared}\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="pending twice, or not in the ledger"):
        pending(tmp_path.name, KNOWN)
