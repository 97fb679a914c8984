"""Whole campaigns, played mission by mission; and what stays sealed meanwhile."""

import re
import subprocess
import sys

import pytest

from ludarium.core import registry
from ludarium.core.campaign_match import CampaignMatch, verify_campaign
from ludarium.core.campaign_record import Player, fork
from ludarium.core.record import Seed
from ludarium.core.rng import Rng
from ludarium.core.text import LANGUAGES, Texts, read, read_sealed, sealed_names
from ludarium.games.yami.campaign.game import CAMPAIGN, JourneyBot, JourneyView
from ludarium.games.yami.campaign.sheet import MOVES
from ludarium.games.yami.game import GAME
from ludarium.server.settings import Limits
from ludarium.testing import check_campaign, check_notation
from tests.compiled import usual_build
from tests.together import ROOT
from tests.yami.campaign.journey import STAR, attempt, begun, view

ENVELOPES = 10
SHEETS = ("normal", "harder")
CAMPAIGNS = 34  # for each number of players


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"yami": GAME})
    monkeypatch.setattr(registry, "campaigns", lambda: {CAMPAIGN.id: CAMPAIGN})


@pytest.mark.clause("YA-005", "YA-A33")
@pytest.mark.parametrize("seats", CAMPAIGN.seat_counts)
def test_bots_play_random_campaigns_to_their_end(seats: int) -> None:
    """On the compiled build, if there is one: choices at random, missions by ``greedy``, over a hundred in all."""
    command = [sys.executable, "-m", "tests.random_campaigns", CAMPAIGN.id, str(seats), str(CAMPAIGNS), "greedy"]
    done = subprocess.run(command, env=usual_build(), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    reports = [line.split() for line in done.stdout.splitlines()]
    assert len(reports) == CAMPAIGNS
    assert {over for _, over, *_ in reports} == {"True"}
    assert sum(int(given_up) for _, _, given_up, _ in reports)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_kit_passes_a_campaign_on_each_map(sheet: str) -> None:
    """On the sources."""
    check_notation(CAMPAIGN)
    report = check_campaign(CAMPAIGN, 2, {"sheet": sheet}, seed=1, most_chapters=6)
    assert report.chapters == 6


@pytest.mark.clause("YA-005", "YA-A33")
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seats", CAMPAIGN.seat_counts)
def test_greedy_wins_a_campaign_on_each_map(sheet: str, seats: int) -> None:
    names = [f"partner {seat}" for seat in range(seats)]
    match = CampaignMatch(CAMPAIGN, [Player(name, "greedy") for name in names], {"sheet": sheet})
    bot, planner = GAME.bots()["greedy"](Rng.of(seats)), JourneyBot(Rng.of(seats))
    while not match.state.over:
        if match.state.waiting:
            seat = match.state.turn
            match.play(seat, planner.choose(CAMPAIGN.view(match.state, seat), match.state.moves(seat)))
            continue
        seed = Seed(key=Rng.of(match.due().number).key.hex())
        playing = match.begin(seed)
        assert playing is not None
        while not playing.state.over:
            seat = playing.state.turn
            playing.play(seat, bot.choose(playing.view(playing.state, seat), playing.state.moves(seat)))
        match.finish(match.record_playing(seed, names))
    result = match.state.result()
    assert result is not None
    assert len(result.winners) == seats
    file = match.record().to_bytes()
    assert 3 * len(file) <= Limits().import_bytes, "a file that a house gives, another one takes"
    record, again = verify_campaign(file)
    assert again.state.words() == match.state.words()
    assert fork(record, len(record.lines) // 2).forked


# Sealed texts.


@pytest.mark.clause("YA-023", "YA-A41", "YA-130")
def test_every_envelope_has_a_sealed_text_in_every_language() -> None:
    white = [f"white-{letter}" for letter in "abcde"]
    black = [f"black-{moon}" for moon in ("crescent", "first-quarter", "gibbous", "full-moon")]
    names = sealed_names(CAMPAIGN.package)
    assert sorted([*white, *black, "red"]) == names
    assert len(names) == ENVELOPES
    for language in LANGUAGES:
        texts = Texts(language, ["ludarium.core", GAME.package, CAMPAIGN.package])
        for name in names:
            assert not texts.has(f"{CAMPAIGN.id}-sealed-{name}")
            texts.unseal(CAMPAIGN.package, name)
            assert texts.say(f"{CAMPAIGN.id}-sealed-{name}-title")
            assert 50 <= len(texts.say(f"{CAMPAIGN.id}-sealed-{name}").split()) <= 125


@pytest.mark.clause("YA-024", "YA-130", "YA-A69", "YA-A76")
def test_the_ranks_are_in_the_red_envelope() -> None:
    for language in LANGUAGES:
        assert "-rank-" in read_sealed(CAMPAIGN.package, "red", language)
        assert "-rank-" not in read(CAMPAIGN.package, language).replace("drawn-rank", "")


@pytest.mark.clause("YA-024", "YA-121", "YA-125")
def test_a_view_names_an_envelope_only_once_it_is_open() -> None:
    state = begun()
    names = sealed_names(CAMPAIGN.package)
    for mission in (1, 2, 4, 7, 8, 19, 22):
        seen = view(state)
        frame = seen.to_json().decode()
        assert [name for name in names if f'"{name}"' in frame] == sorted(seen.opened)
        assert seen.rank == ""
        attempt(state, mission, STAR)
    assert {"white-a", "white-b", "white-c", "white-e", "black-crescent", "red"} == set(view(state).opened)


# Words.


def test_everything_is_said_in_every_language() -> None:
    state = begun()
    told = []
    for mission in (1, 2, 4, 7, 8, 19, 22):
        told += attempt(state, mission, STAR)
    for language in LANGUAGES:
        texts = Texts(language, ["ludarium.core", GAME.package, CAMPAIGN.package])
        texts.unseal(CAMPAIGN.package, "red")
        for event in told:
            for line in CAMPAIGN.log_lines(event, ["a", "b", "c", "d"], texts.say):
                assert "yami_campaign" not in line, line
        drawn = str(CAMPAIGN.draw(view(state), texts.say))
        assert "yami_campaign" not in drawn
        for kind in MOVES.kinds:
            assert texts.has(f"{CAMPAIGN.id}-move-{kind}")
        for option in CAMPAIGN.options:
            assert texts.has(f"{CAMPAIGN.id}-option-{option.id}")
            assert all(texts.has(f"{CAMPAIGN.id}-choice-{choice}") for choice in option.choices)


@pytest.mark.clause("YA-027")
def test_a_letter_of_the_king_welcomes_the_group_before_the_first_attempt() -> None:
    for language in LANGUAGES:
        say = Texts(language, ["ludarium.core", GAME.package, CAMPAIGN.package]).say
        state = begun()
        letter = say(f"{CAMPAIGN.id}-letter")
        assert 50 <= len(letter.split()) <= 125
        assert letter in str(CAMPAIGN.draw(view(state), say))
        attempt(state, 1)
        assert letter not in str(CAMPAIGN.draw(view(state), say))


def test_the_sheet_is_drawn() -> None:
    state = begun()
    for mission in (1, 2):
        attempt(state, mission, STAR)
    seen = CAMPAIGN.view(state, 0)
    assert isinstance(seen, JourneyView)
    drawn = str(CAMPAIGN.draw(seen, Texts("en", ["ludarium.core", GAME.package, CAMPAIGN.package]).say))
    assert "2 of 24  ●●○○○◐" in drawn
    assert "Completed: 1★, 2★" in drawn
    assert "Open to you: 3, 4, 5" in drawn


@pytest.mark.clause("YA-024")
def test_no_pattern_of_the_page_takes_sealed_texts_in() -> None:
    sources = [one.read_text(encoding="utf-8") for one in (ROOT / "web" / "src").rglob("*.ts")]
    patterns = {found for source in sources for found in re.findall(r"'([^']*/src/ludarium/[^']*[.]ftl)'", source)}
    assert patterns
    assert not [one for one in patterns if "**" in one or "sealed" in one]
