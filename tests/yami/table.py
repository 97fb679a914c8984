"""Yami as the tests play it: lay out a position, make moves in notation, look at what comes of it."""

from typing import Any

import pytest

from ludarium.core.errors import LudariumError
from ludarium.core.events import Event
from ludarium.core.scenario import spoken
from ludarium.games.yami.components import CELL_NAMES
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.cells import SHAPES, cells_of, mask_of
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import YamiView

Json = dict[str, Any]


def table(**given: Any) -> YamiState:
    """A State from a partial position; three seats, seat 0 leads, unless it says otherwise."""
    state = GAME.load({"seats": 3, "kakapo": 0, **given})
    assert isinstance(state, YamiState)
    return state


def start(seats: int = 3, seed: int = 1, **options: str) -> YamiState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, YamiState)
    return state


def trick(led: int, won: int, *cards: str, **more: Any) -> Json:
    """A finished trick; its tile is that of the winning card."""
    return {
        "cards": {str(at): card for at, card in enumerate(cards)},
        "led": led,
        "won": won,
        "tile": cards[won],
        **more,
    }


def placing(tile: str, **given: Any) -> YamiState:
    """Seat 0 won a trick of low red cards with the card of a tile, and is going to place that tile."""
    others = ["r1", "r2"] if tile[0] == "r" else [f"{tile[0]}1", f"{tile[0]}2"]
    if tile in others:
        others = ["p1", "p2"] if tile[0] != "p" else ["r1", "r2"]
    rest: Json = {"step": "place", "tricks": [trick(0, 0, tile, *others)], **given}
    return table(**rest)


def crowded() -> Json:
    """Tokens and tiles on every fifth cell of each row and column, so that no line of five cells is free."""
    cells = [row * 12 + column for row in range(12) for column in range(12) if (row + 2 * column) % 5 == 0]
    tiles = [f"{colour}1" for colour in "rogbp"]
    wide = ["15", "16", "17", "19", "20", "18"]
    tokens = [*(str(number) for number in (*range(1, 15), *range(25, 30))), *wide]
    wide_cells = [cell for cell in cells if cell % 12 < 11][: len(cells) - len(tokens) - len(tiles) + len(wide)]
    others = [cell for cell in cells if cell not in wide_cells]
    laid = dict(zip(tiles, others, strict=False))
    singles = [name for name in tokens if name not in wide]
    board = {**dict(zip(wide, wide_cells, strict=False)), **dict(zip(singles, others[len(tiles) :], strict=False))}
    assert len(laid) + len(board) == len(cells)
    return {
        "mission_tokens": {name: {"cell": CELL_NAMES[cell]} for name, cell in board.items()},
        "placed": {name: {"cell": CELL_NAMES[cell], "owner": 0} for name, cell in laid.items()},
    }


def legal(state: YamiState, seat: int) -> list[str]:
    """The notations of a seat's legal moves."""
    return [GAME.notation(move) for move in state.moves(seat)]


def play(state: YamiState, *moves: str) -> list[Event]:
    """Make moves spoken like ``"0: play r5"``; everything that happened."""
    news: list[Event] = []
    state.news = news
    try:
        for text in moves:
            seat, move = spoken(text)
            state.play(seat, GAME.parse(move))
    finally:
        state.news = None
    return news


def lay(state: YamiState) -> list[Event]:
    """Place the tile at hand at its first place, far from the tokens of the first missions."""
    return play(state, f"{state.turn}: {legal(state, state.turn)[0]}")


def refused(state: YamiState, text: str) -> tuple[str, str]:
    """The clause and the reason by which a move is refused; it changes nothing."""
    seat, move = spoken(text)
    before = state.words()
    with pytest.raises(LudariumError) as refusal:
        state.play(seat, GAME.parse(move))
    assert state.words() == before
    return refusal.value.clause, refusal.value.reason


def view(state: YamiState, seat: int | None = None) -> YamiView:
    seen = GAME.view(state, seat)
    assert isinstance(seen, YamiView)
    return seen


def truth(state: YamiState) -> YamiView:
    return GAME.table(state)


def told(news: list[Event]) -> list[str]:
    return [event.kind.removeprefix("yami-") for event in news]


def at(tile: int, notation: str) -> set[str]:
    """The cells that a placement covers, by name."""
    return {CELL_NAMES[cell] for cell in cells_of(*mask_of(SHAPES[tile], GAME.parse(notation)))}


def ending(state: YamiState) -> str:
    result = state.result()
    return "" if result is None else result.how
