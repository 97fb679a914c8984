"""A person at a mission of Yami: plays cards, and lays tiles down by mouse, by keys or by finger."""

import re
from collections.abc import Callable
from typing import Any, Final, Literal

from playwright.sync_api import Locator, expect

from ludarium.core.match import Match
from ludarium.core.record import Seed, write
from ludarium.games.yami.game import GAME
from tests.web.visitor import Json, Visitor

Means = Literal["mouse", "keys", "finger"]
SIDE: Final = 12
DIGITS: Final = "0123456789ab"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def grid(guest: Visitor) -> Locator:
    return guest.page.locator('[data-part="grid"]')


def view(guest: Visitor) -> Json:
    found: Json = guest.state["view"]
    return found


def until_view(guest: Visitor, so: Callable[[Json], bool]) -> None:
    """Wait until what the guest sees of the table is so."""
    guest.until(lambda: bool(guest.states) and so(view(guest)))


def sit_down(guest: Visitor, seats: int = 3, **options: str) -> None:
    guest.sit_down(game="yami", seats=seats, options={"first": "0", **options})
    expect(grid(guest)).to_be_visible()
    guest.asked()


def open_position(guest: Visitor, **given: Any) -> None:
    """A running table that begins from a partial position; the guest has seat 0, bots the others."""
    match = Match(GAME, GAME.load({"seats": 3, "kakapo": 0, **given}, bytes(32)))
    open_match(guest, match, given.get("options", {}), Seed(key=bytes(32).hex()))


def open_match(guest: Visitor, match: Match, options: dict[str, str], seed: Seed) -> None:
    """A running table that goes on from here; the guest has seat 0, bots the others."""
    guest.api("/me")
    seats = match.state.seats
    names = ["person", *["bot"] * (seats - 1)]
    record = write(match, GAME.complete_options(seats, options), names, seed)
    table = guest.api("/tables/import", record.to_bytes())
    fork = guest.api(f"/tables/{table['id']}/fork", {"number": len(match.history), "seat": 0})
    guest.open(f"/t/{fork['id']}")
    expect(grid(guest)).to_be_visible()
    guest.until(lambda: bool(guest.states))


def play_card(guest: Visitor, card: str, means: Means) -> None:
    """Choose a card of the hand and play it with the one button."""
    piece = guest.hand.locator(f'[data-ref="card:{card}"]')
    expect(piece).to_have_attribute("data-state", "can")
    if means == "keys":
        piece.focus()
        guest.page.keyboard.press("Enter")
    else:
        guest.press(piece, position={"x": 12, "y": 40})
    confirm(guest, means)


def confirm(guest: Visitor, means: Means) -> None:
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    if means == "keys":
        guest.main.focus()
        guest.page.keyboard.press("Enter")
    else:
        guest.press(guest.main)


def point(guest: Visitor, column: float, row: float) -> tuple[float, float]:
    """A point of the grid on the screen, in cells from its north-west corner."""
    box = guest.page.locator(".grid rect.squares").bounding_box()
    assert box is not None
    return box["x"] + column * box["width"] / SIDE, box["y"] + row * box["height"] / SIDE


def lay(guest: Visitor, cells: str, turns: int, means: Means) -> None:
    """Turn the tile at hand and lay it on these cells, named in reading order."""
    named = cells.split()
    rows, columns = [DIGITS.index(cell[0]) for cell in named], [DIGITS.index(cell[1]) for cell in named]
    expect(grid(guest)).to_have_attribute("role", "application")
    middle = point(guest, (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2)
    first = point(guest, columns[0] + 0.5, rows[0] + 0.5)
    if means == "keys":
        grid(guest).focus()
        for _ in range(turns):
            guest.page.keyboard.press("r")
        walk(guest, rows[0] + 1, columns[0] + 1)
        guest.page.keyboard.press("Enter")
    elif means == "mouse":
        for _ in range(turns):
            guest.page.keyboard.press("r")
        guest.page.mouse.move(*middle)
        expect(guest.page.locator(".grid .held")).to_be_visible()
        guest.page.mouse.click(*middle)
        confirm(guest, means)
    else:
        for _ in range(turns):
            guest.press(guest.page.locator('[data-act="turn"]'))
        guest.page.touchscreen.tap(*middle)
        expect(guest.main).to_have_attribute("aria-disabled", "false")
        guest.page.touchscreen.tap(*first)  # the second tap lays it down


def walk(guest: Visitor, row: int, column: int) -> None:
    """Move the tile by the arrows until its first cell is there, as the board says where it is."""
    guest.page.keyboard.press("ArrowDown")  # brings it onto the board
    for _ in range(4 * SIDE):
        said = guest.page.locator("#yami-grid-now").inner_text()
        found = re.search(r"Row (\d+), column (\d+)", said)
        assert found is not None, said
        down, right = row - int(found[1]), column - int(found[2])
        if down == right == 0:
            return
        key = ("ArrowDown" if down > 0 else "ArrowUp") if down else ("ArrowRight" if right > 0 else "ArrowLeft")
        guest.page.keyboard.press(key)
    raise AssertionError("the tile never came there")
