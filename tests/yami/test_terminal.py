"""The table in a terminal: what is drawn follows from the View, in every language and on narrow screens."""

from io import StringIO

import pytest
from rich.console import Console

from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.state import YamiState


def drawn(state: State, seat: int | None, language: str = "en", width: int = 120) -> str:
    screen = StringIO()
    say = Texts(language, ["ludarium.core", GAME.package]).say
    Console(file=screen, width=width).print(GAME.draw(GAME.view(state, seat), say))
    return screen.getvalue()


def row(picture: str, name: str) -> list[str]:
    """The signs of one row of the board."""
    line = next(line for line in picture.splitlines() if line.lstrip("│ ").startswith(f"{name} "))
    return line.lstrip("│ ").split()[1:13]


def test_tokens_and_what_their_edges_want_are_on_the_board() -> None:
    state = GAME.load({"options": {"mission": "11"}})
    picture = drawn(state, 0)
    assert row(picture, "3")[3] == "≥4≈"
    assert row(picture, "4")[2:5] == ["□", "#4", "□"]
    assert row(picture, "6")[6] == "#7"
    assert row(picture, "5")[6] == "R"
    assert "Lantern Path" in picture


def test_own_cards_are_shown_and_those_of_others_counted() -> None:
    state = GAME.start(3, {"mission": "1"}, 4)
    assert isinstance(state, YamiState)
    picture = drawn(state, 1)
    assert picture.count("9 cards") == 2
    assert "you (seat 2)" in picture
    assert "9 cards" not in drawn_at_the_end(3)


def drawn_at_the_end(seats: int) -> str:
    state = GAME.start(seats, {"mission": "1"}, 1)
    bots = [GAME.bots()["greedy"](Rng.of(seat)) for seat in range(seats)]
    while not state.over:
        seat = state.to_move()[0]
        state.play(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat)))
    return drawn(state, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", ["12", "17", "20", "22"])
def test_every_step_of_a_mission_can_be_drawn(language: str, mission: str) -> None:
    options = {"mission": mission, "mode": "night", "power": "3", "perch": "on", "shell": "on", "quarter": "on"}
    state = GAME.start(2, options, 8)
    bots = [GAME.bots()["random"](Rng.of(seat)) for seat in range(2)]
    while not state.over:
        seat = state.to_move()[0]
        for picture in (drawn(state, seat, language), drawn(state, None, language, 60)):
            assert "yami-" not in picture
        state.play(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat)))
    assert "yami-" not in drawn(state, None, language)
