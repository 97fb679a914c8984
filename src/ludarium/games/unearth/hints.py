"""Why the house would play so, as a text id with arguments."""

from collections.abc import Sequence

from ludarium.core.game import Arguments
from ludarium.games.unearth.components import CARDS, DICE, RUINS, STONES, WONDERS
from ludarium.games.unearth.engine.moves import (
    BUILD,
    CELL,
    CHOICES,
    END,
    KEEP,
    LATER,
    NUMBER,
    PLAY,
    REROLL_WONDER,
    ROLL,
    RUIN,
    STONE,
    TAKE,
    TARGET,
    VALUE,
    q_of,
    r_of,
)
from ludarium.games.unearth.judging import AROUND, SIDES, Judgement, strongest
from ludarium.games.unearth.view import DieOnRuin, UnearthView


def reason_of(view: UnearthView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason of a run of moves, read from its first one."""
    if not moves:
        return "", {}
    move = moves[0]
    if ROLL <= move < RUIN:
        return roll_reason(view, move - ROLL)
    if move >= CELL:
        return cell_reason(view, move - CELL)
    if move >= TAKE:
        return "unearth-hint-take", {"ruin": f"unearth-ruin-{RUINS[move - TAKE]}"}
    if move >= BUILD:
        return "unearth-hint-build", {"wonder": f"unearth-wonder-{WONDERS[move - BUILD]}"}
    if move >= TARGET:
        return "unearth-hint-target", {}
    if move >= STONE:
        return "unearth-hint-stone", {"colour": f"unearth-colour-{STONES[move - STONE]}"}
    if move > VALUE:
        return "unearth-hint-value", {"value": move - VALUE}
    if move > NUMBER:
        return "unearth-hint-number", {"number": move - NUMBER}
    if move >= RUIN:
        return "unearth-hint-ruin", {}
    if move >= PLAY:
        return "unearth-hint-card", {"card": f"unearth-card-{CARDS[move - PLAY]}"}
    if move == END:
        return "unearth-hint-end", {}
    if move == KEEP:
        return "unearth-hint-keep", {}
    return ("unearth-hint-reroll", {}) if move <= REROLL_WONDER else ("unearth-hint-draw", {})


def roll_reason(view: UnearthView, choice: int) -> tuple[str, Arguments]:
    """Whether the roll can claim, is for stones, or takes the lead."""
    die = DICE[choice // CHOICES]
    sides = SIDES[die]
    if choice % CHOICES == LATER:
        return "unearth-hint-later", {"sides": sides}
    judge = Judgement(view)
    place = judge.at(choice % CHOICES)
    named: Arguments = {"sides": sides, "ruin": f"unearth-ruin-{place.ruin}"}
    others = [one for one in place.dice if one.die != f"{judge.seat}.{die}"]
    claims = 0
    for value in range(1, sides + 1):
        dice = [*others, DieOnRuin("", judge.seat, sides, value)]
        claims += sum(one.value for one in dice) >= place.claim and strongest(dice) == judge.seat
    if claims:
        return "unearth-hint-claim", {**named, "claims": claims}
    if sides == min(SIDES.values()) and place.stones:
        return "unearth-hint-stones", named
    return "unearth-hint-lead", named


def cell_reason(view: UnearthView, cell: int) -> tuple[str, Arguments]:
    if view.stone is None:
        return "unearth-hint-ring", {}
    judge = Judgement(view)
    at = (q_of(cell), r_of(cell))
    judge.field[at] = view.stone
    most = 0
    for q, r in AROUND:
        middle = (at[0] + q, at[1] + r)
        if middle not in judge.field and middle not in judge.built:
            most = max(most, sum((middle[0] + dq, middle[1] + dr) in judge.field for dq, dr in AROUND))
    return ("unearth-hint-closes", {}) if most == 6 else ("unearth-hint-cell", {"stones": most})
