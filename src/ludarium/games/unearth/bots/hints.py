"""Why the house would play so, as a text id with arguments."""

from collections.abc import Callable, Sequence
from typing import Final

from ludarium.core.game import Arguments
from ludarium.core.moves import Said
from ludarium.games.unearth.bots.worth import AROUND, SIDES, Worth, cell_of
from ludarium.games.unearth.facts import DieOnRuin, strongest
from ludarium.games.unearth.moves import MOVES
from ludarium.games.unearth.rules.numbers import LATER
from ludarium.games.unearth.table import UnearthView

# Kinds of moves whose reason is not called like the kind.
CALLED: Final = {
    "play": "card",
    "reroll map": "reroll",
    "reroll wonder": "reroll",
    "decline": "draw",
    "draw one": "draw",
    "draw two": "draw",
}


def reason_of(view: UnearthView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason of a run of moves, read from its first one."""
    if not moves:
        return "", {}
    said = MOVES.read(moves[0])
    kind = said.kind.name
    if kind in BY_POSITION:
        return BY_POSITION[kind](view, said)
    return f"unearth-hint-{CALLED.get(kind, kind)}", said.label.arguments


def roll_reason(view: UnearthView, said: Said) -> tuple[str, Arguments]:
    """Whether the roll can claim, is for stones, or takes the lead."""
    die = said.values["die"]
    sides = SIDES[str(die)]
    if said.places["place"] == LATER:
        return "unearth-hint-later", {"sides": sides}
    worth = Worth(view)
    place = worth.at(said.places["place"])
    named: Arguments = {"sides": sides, "ruin": f"unearth-ruin-{place.ruin}"}
    others = [one for one in place.dice if one.die != f"{worth.seat}.{die}"]
    claims = 0
    for value in range(1, sides + 1):
        dice = [*others, DieOnRuin("", worth.seat, sides, value)]
        claims += sum(one.value for one in dice) >= place.claim and strongest(dice) == worth.seat
    if claims:
        return "unearth-hint-claim", {**named, "claims": claims}
    if sides == min(SIDES.values()) and place.stones:
        return "unearth-hint-stones", named
    return "unearth-hint-lead", named


def cell_reason(view: UnearthView, said: Said) -> tuple[str, Arguments]:
    if view.stone is None:
        return "unearth-hint-ring", {}
    worth = Worth(view)
    at = cell_of(said)
    worth.field[at] = view.stone
    most = 0
    for q, r in AROUND:
        middle = (at[0] + q, at[1] + r)
        if middle not in worth.field and middle not in worth.built:
            most = max(most, sum((middle[0] + dq, middle[1] + dr) in worth.field for dq, dr in AROUND))
    return ("unearth-hint-closes", {}) if most == 6 else ("unearth-hint-cell", {"stones": most})


BY_POSITION: Final[dict[str, Callable[[UnearthView, Said], tuple[str, Arguments]]]] = {
    "roll": roll_reason,
    "cell": cell_reason,
}
