"""``ludarium campaign``, with the toy trek of the tests."""

from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core import registry
from ludarium.core.campaign_match import verify_campaign
from ludarium.core.campaign_record import CampaignRecord, Ended, Seating, read_campaign
from tests.campaigns.trek import PASS, TREK
from tests.cli.conftest import Type

Output = pytest.CaptureFixture[str]
NEW = ["campaign", "new", "trek.json", "pass"]
PLAY = ["campaign", "play", "trek.json", "--seed", "3"]
ALWAYS_FIRST = "1\n" * 2000


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"pass": PASS})
    monkeypatch.setattr(registry, "campaigns", lambda: {"trek": TREK})


def saved(file: str = "trek.json") -> CampaignRecord:
    return verify_campaign(Path(file).read_bytes())[0]


def test_a_campaign_is_made_played_to_its_end_and_verified(typed: Type, capsys: Output) -> None:
    assert main([*NEW, "--seats", "me,bot", "--option", "start=rich"]) == 0
    assert "ludarium campaign play trek.json" in capsys.readouterr().out
    assert saved().options == {"start": "rich"}
    typed(ALWAYS_FIRST)
    assert main(PLAY) == 0
    out = capsys.readouterr().out
    assert "Whoever reads this letter has crossed the second pass" in out
    assert out.index("passes crossed") < out.index("Whoever reads this letter")
    record = saved()
    assert record.result is not None
    chapters = sum(isinstance(line, Ended) for line in record.lines)
    for command in ("campaign verify trek.json", "verify trek.json"):
        assert main(command.split()) == 0
        assert f"{chapters} games played again" in capsys.readouterr().out


def test_it_is_saved_in_the_middle_of_a_game_and_resumed(typed: Type, capsys: Output) -> None:
    main([*NEW, "--seats", "me,bot"])
    typed("1\n1\n1\n")  # wait, go, the first climb
    assert main(PLAY) == 1
    record = saved()
    assert record.playing is not None
    climbed = len(record.playing.moves)
    assert climbed > 0
    typed("1\n")
    assert main(PLAY) == 1
    again = saved().playing
    assert again is not None
    assert again.moves[:climbed] == record.playing.moves
    assert len(again.moves) > climbed


def test_it_is_shown_line_by_line_and_branched(typed: Type, capsys: Output) -> None:
    main([*NEW, "--seats", "me,bot"])
    typed("1\n" * 5)
    main(PLAY)
    capsys.readouterr()
    assert main(["campaign", "show", "trek.json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("   0 ") and "wait" in line for line in lines)
    assert any("Game 1 begins." in line for line in lines)
    before = Path("trek.json").read_bytes()
    assert main(["campaign", "new", "branch.json", "--from", "trek.json", "--line", "2"]) == 0
    assert "shares 2 lines" in capsys.readouterr().out
    assert saved("branch.json").forked == read_campaign(before).lines[1].digest
    assert Path("trek.json").read_bytes() == before


def test_others_take_part_from_now_on(typed: Type, capsys: Output) -> None:
    main([*NEW, "--seats", "me,bot"])
    typed("")
    assert main([*PLAY, "--seats", "me,-,bot"]) == 1
    seatings = [line for line in saved().lines if isinstance(line, Seating)]
    assert [(line.seat, line.player and line.player.program) for line in seatings] == [(1, None), (2, "random")]
    main(["campaign", "show", "trek.json"])
    assert "seat 2: nobody" in capsys.readouterr().out
    typed("1\n1\n1\n")
    assert main([*PLAY, "--seats", "me,-,-"]) == 2
    assert "--seats" in capsys.readouterr().err


def test_a_campaign_is_written_over_nothing(capsys: Output) -> None:
    Path("trek.json").write_text("mine")
    assert main(NEW) == 2
    assert "is there already" in capsys.readouterr().err
    assert Path("trek.json").read_text() == "mine"


def test_it_must_be_said_which_campaign(capsys: Output) -> None:
    assert main(["campaign", "new", "trek.json"]) == 2
    assert "--from" in capsys.readouterr().err
    assert main(["campaign", "new", "trek.json", "chess"]) == 2
    assert "no campaign “chess”" in capsys.readouterr().err


def test_a_forged_campaign_fails(typed: Type, capsys: Output) -> None:
    main([*NEW, "--seats", "me,bot"])
    typed("1\n1\n")
    main(PLAY)
    data = Path("trek.json").read_bytes()
    Path("trek.json").write_bytes(data.replace(b'"move":"wait"', b'"move":"go"', 1))
    capsys.readouterr()
    assert main(["campaign", "verify", "trek.json", "missing.json"]) == 2
    assert "fails" in capsys.readouterr().out
