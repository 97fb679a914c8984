"""``ludarium simulate``."""

import json

import pytest

from ludarium.arena.simulate import Summary
from ludarium.cli import main

Output = pytest.CaptureFixture[str]


def test_a_calm_table(capsys: Output) -> None:
    assert main(["simulate", "ruins", "--players", "3", "--games", "6", "--bots", "greedy,random"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("6 games of Ruins\n")
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 80
    for words in ("Seat", "Bot’s name", "decisions a second", "on average", "spread"):
        assert words in out
    greedy = next(line.split() for line in out.splitlines() if line.startswith("greedy"))
    random = next(line.split() for line in out.splitlines() if line.startswith("random"))
    assert (greedy[1], random[1]) == ("1", "2")
    assert int(greedy[2]) + int(random[2]) == 6


def test_json_is_one_object_and_nothing_else(capsys: Output) -> None:
    arguments = ["simulate", "ruins", "--players", "2", "--games", "4", "--seed", "3", "--json"]
    assert main([*arguments, "--option", "market=dear"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    summary = json.loads(out)
    assert set(summary) == set(Summary.__struct_fields__)
    assert summary["games"] == sum(summary["wins_by_seat"]) == sum(summary["endings"].values()) == 4
    assert summary["options"]["market"] == "dear"
    assert summary["bots"] == ["random", "random"]
    assert 0 < summary["shortest"] <= summary["mean_length"] <= summary["longest"]


def test_the_same_seed_counts_the_same(capsys: Output) -> None:
    found = []
    for _ in range(2):
        main(["simulate", "ruins", "--games", "3", "--seed", "8", "--json"])
        summary = json.loads(capsys.readouterr().out)
        found.append({name: value for name, value in summary.items() if "second" not in name})
    assert found[0] == found[1]
    assert found[0]["players"] == 5


def test_numbers_as_the_language_writes_them(capsys: Output) -> None:
    main(["simulate", "ruins", "--players", "2", "--games", "2", "--lang", "cs"])
    out = capsys.readouterr().out
    assert "Ruiny: 2 hry" in out
    assert ",0 %" in out
