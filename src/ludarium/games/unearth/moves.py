"""The kinds of moves of Unearth: names, ranges, notation, and the clause that says when each has its time."""

from typing import Final

from ludarium.core.moves import Kind, Moves, Range
from ludarium.games.unearth.components import CARDS, DICE, DIE_NUMBER, RUINS, STONES, TABLES, WONDERS

REACH: Final = 60  # sixty stones in a row end sixty steps from the first one
PLACES: Final = range(1, max(table.ruins_shown for table in TABLES.values()) + 1)
FACES: Final = Range(range(1, 9))
ALONG: Final = Range(range(-REACH, REACH + 1))

MOVES: Final = Moves(
    "unearth",
    Kind("end", clause="UN-A16"),  # no second Excavation roll
    Kind("keep", clause="UN-A06"),  # no reroll
    Kind("reroll map", clause="UN-A14"),
    Kind("reroll wonder", clause="UN-A06"),
    Kind("draw", clause="UN-A58"),  # a Wonder's optional card
    Kind("decline", clause="UN-A58"),
    Kind("draw one", clause="UN-A41"),  # Underground Library
    Kind("draw two", clause="UN-A41"),
    Kind("play", clause="UN-044", card=Range(CARDS, "unearth-card-{}", "card:{}")),
    Kind("roll", "roll {die} > {place}", "UN-046", die=Range(DICE), place=Range([*map(str, PLACES), "later"])),
    Kind("ruin", clause="UN-A06", place=Range(PLACES)),
    Kind("number", clause="UN-152", number=FACES),
    Kind("value", clause="UN-A06", value=FACES),
    Kind("stone", clause="UN-061", colour=Range(STONES, "unearth-colour-{}", "stone:{}")),
    Kind("target", clause="UN-A20", die=Range(list(DIE_NUMBER))),
    Kind("build", clause="UN-A33", wonder=Range(WONDERS, "unearth-wonder-{}", "wonder:{}")),
    Kind("take", clause="UN-A43", ruin=Range(RUINS, "unearth-ruin-{}", "ruin:{}")),
    Kind("cell", clause="UN-063", q=ALONG, r=ALONG),
)
