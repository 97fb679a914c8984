"""Positions in which something rare is asked: each opens at the decision itself or one roll before it."""

from typing import Any, Final

from tests.web.unearth.delver import ring

BARE: Final = [
    {"ruin": "peach-17", "stones": [], "dice": {"0.d6a": 2}},
    {"ruin": "green-17", "stones": [], "dice": {"1.d6a": 5}},
]
LOW_ROLL: Final = {"die": "0.d6a", "place": 1, "natural": 2, "value": 2}
BLACK_RING: Final = ring((0, 0), *["black"] * 6)
# One stone on 2,0 closes the rings around 1,0 and 3,-1 and 2,1.
THREE_RINGS: Final = {
    "0,0": "red",
    "1,-1": "red",
    "2,-1": "blue",
    "1,1": "blue",
    "0,1": "red",
    "3,-2": "red",
    "4,-2": "red",
    "4,-1": "red",
    "3,0": "blue",
    "3,1": "black",
    "2,2": "black",
    "1,2": "yellow",
}

SITUATIONS: Final[dict[str, dict[str, Any]]] = {
    "library": {
        "age": "day-of-rest",
        "ruin_deck": [],
        "centre": BARE,
        "stones": {"0": BLACK_RING},
        "wonders": {"0": {"0,0": "underground-library"}},
        "step": "library",
        "to_move": [0],
        "roll": LOW_ROLL,
    },
    "ring": {
        "age": "day-of-rest",
        "ruin_deck": [],
        "centre": BARE,
        "stones": {"0": THREE_RINGS},
        "laid_out": ["palace-of-relics", "temple-of-fate", "temple-of-clarity", "temple-of-prosperity"],
        "step": "cell",
        "to_move": [0],
        "roll": LOW_ROLL,
        "stone": "blue",
    },
    "draw": {
        "age": "day-of-rest",
        "ruin_deck": [],
        "active": 1,
        "centre": [
            {"ruin": "peach-9", "stones": [], "dice": {"1.d8": 7, "1.d6a": 5}},
            {"ruin": "green-17", "stones": [], "dice": {"0.d6a": 2}},
        ],
        "stones": {"0": ring((0, 0), "yellow", "yellow", "yellow", "black", "black", "red")},
        "wonders": {"0": {"0,0": "eternal-flame"}},
        "step": "draw",
        "to_move": [0],
        "claim": {"place": 1, "claimer": 1},
    },
    "path": {
        "options": {"promos": "on"},
        "age": "hidden-path",
        "ruin_deck": [],
        "hands": {"0": ["expedition"], "1": []},
        "centre": [
            {"ruin": "peach-17", "stones": ["red"], "dice": {"1.d6a": 4}},
            {"ruin": "green-15", "stones": [], "dice": {}},
            {"ruin": "blue-11", "stones": ["blue"], "dice": {}},
        ],
    },
    "memorial": {
        "age": "day-of-rest",
        "ruin_deck": [],
        "centre": BARE,
        "hidden": {"0": ["peach-9"], "1": ["green-9"]},
        "claimed": {"0": ["peach-11", "green-11", "green-13"], "1": ["purple-9"]},
        "stones": {"0": ring((0, 0), *["red"] * 6)},
        "laid_out": ["crumbling-memorial", "temple-of-fate", "temple-of-clarity", "palace-of-relics"],
        "rings": ["0,0"],
        "step": "wonder",
        "to_move": [0],
        "roll": LOW_ROLL,
    },
}
