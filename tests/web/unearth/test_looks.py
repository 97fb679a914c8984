"""In every room, by day and by night: nothing is cut off, nothing is too small to read, everything has a name."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Visit
from tests.web.test_phone import overhang
from tests.web.unearth.delver import open_position, ring, shown_ids, view

CENTRE = [
    {"ruin": "green-15", "stones": ["red", "blue"], "dice": {"0.d6a": 3, "1.d6a": 5, "2.d4": 1, "3.d8": 4}},
    {"ruin": "peach-13", "stones": ["black"], "dice": {"3.d4": 4}},
    {"ruin": "blue-9", "stones": ["yellow"], "dice": {"1.d8": 8}},
    {"ruin": "gray-17", "stones": [], "dice": {"2.d6a": 6}},
    {"ruin": "city-of-gold", "stones": ["red"] * 5, "dice": {}},
]
FULL = {
    "seats": 4,
    "centre": CENTRE,
    "ruin_deck": [],
    "age": "city-of-gold",
    "hands": {
        "0": ["new-discovery", "forlorn", "restoration", "expedition", "forgotten-song"],
        "1": [],
        "2": [],
        "3": [],
    },
    "claimed": {
        "0": ["gray-9", "gray-11"],
        "1": ["green-9", "blue-11", "peach-9", "peach-11"],
        "2": [],
        "3": ["purple-9"],
    },
    "stones": {"0": ring((0, 0), "red", "red", "blue"), "1": ring((0, 0), "red", "blue", "black", "yellow")},
}
ROOMS = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "upright": (820, 1180),
    "phone": (390, 844),
    "narrow": (360, 740),
}
READABLE = 12
GRAVE = ("serious", "critical")
SMALL_TEXT = """() => [...document.querySelectorAll('.board *, .dock *')]
    .filter((one) => !(one instanceof SVGElement) && one.checkVisibility())
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
    .map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)])"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("room", list(ROOMS))
def test_a_full_table_in_every_room(visit: Visit, room: str, theme: Any) -> None:
    width, height = ROOMS[room]
    small = width < 720
    guest = visit(viewport={"width": width, "height": height}, color_scheme=theme, has_touch=small, is_mobile=small)
    open_position(guest, **FULL)
    assert view(guest)["seats"] == 4
    assert overhang(guest.page.evaluate) <= 0
    assert shown_ids(guest) == []
    sizes = guest.page.evaluate(SMALL_TEXT)
    assert len(sizes) > 10
    # A wonder whose words have no room is read by opening it.
    assert [text for text, size in sizes if 0 < size < READABLE] == []
    found = Axe().run(guest.page, context={"include": [[".board"], [".dock"]]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in GRAVE] == []
