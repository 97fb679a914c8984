"""Labels and refs of moves that depend on the position."""

from collections.abc import Callable
from typing import Final

from ludarium.core.moves import Label, LabelArguments, Said
from ludarium.games.unearth.components import CARDS, NAMED, RUINS, STONES, die_name
from ludarium.games.unearth.rules.claims import claim_place, strongest
from ludarium.games.unearth.rules.numbers import BAND, DICE_EACH, FLAME, LATER, OBELISK, SIDES
from ludarium.games.unearth.rules.roll import ARROW, modifier_steps, wonder_steps
from ludarium.games.unearth.rules.state import CHOOSE_RING, MODIFY, ROLL_FIRST, UnearthState


def rerolling(state: UnearthState, _: int, said: Said) -> Label:
    return said.label._replace(arguments={"value": state.natural})


def drawing(state: UnearthState, seat: int, said: Said) -> Label:
    wonder = NAMED[OBELISK if seat == strongest(state, claim_place(state)) else FLAME]
    return said.label._replace(arguments={"wonder": f"unearth-wonder-{wonder}"})


def playing(state: UnearthState, _: int, said: Said) -> Label:
    label = said.label
    return label._replace(text="unearth-move-play-band") if state.band and said.places["card"] == BAND else label


def rolling(state: UnearthState, seat: int, said: Said) -> Label:
    die = seat * DICE_EACH + said.places["die"]
    place = said.places["place"]
    refs = [f"die:{die_name(one)}" for one in equal_dice(state, die)]
    if place == LATER:
        return Label("unearth-move-roll-later", {"sides": SIDES[die]}, [*refs, "later"])
    ruin = RUINS[state.ruins[place]]
    facts: LabelArguments = {"sides": SIDES[die], "ruin": f"unearth-ruin-{ruin}"}
    return Label("unearth-move-roll", facts, [*refs, f"ruin:{ruin}"])


def equal_dice(state: UnearthState, die: int) -> list[int]:
    """The dice that a choice of this one stands for: the same owner, sides, place and value."""
    first = die // DICE_EACH * DICE_EACH
    return [
        other
        for other in range(first, first + DICE_EACH)
        if SIDES[other] == SIDES[die] and state.dice[other] == state.dice[die] and at_hand(state, other, die)
    ]


def at_hand(state: UnearthState, other: int, die: int) -> bool:
    """Both in the pool, or neither; in a group reroll, both still to be rolled."""
    return state.pool >> other & 1 == state.pool >> die & 1


def choosing_ruin(state: UnearthState, _: int, said: Said) -> Label:
    ruin = RUINS[state.ruins[said.places["place"]]]
    facts: LabelArguments = {"ruin": f"unearth-ruin-{ruin}", "value": state.value}
    return Label("unearth-move-ruin", facts, [f"ruin:{ruin}"])


def naming(state: UnearthState, _: int, said: Said) -> Label:
    number = said.values["number"]
    dice = [die for die, entry in enumerate(state.dice) if entry & 15 == number]
    refs = [f"number:{number}", *(f"die:{die_name(die)}" for die in dice)]
    return Label("unearth-move-number", {"number": number, "dice": len(dice)}, refs)


def valuing(state: UnearthState, _: int, said: Said) -> Label:
    value = said.places["value"] + 1
    if state.step == MODIFY:
        steps, before = modifier_steps(state, value), int(state.natural)
    else:
        steps, before = wonder_steps(state, value), int(state.value)
    refs = [f"value:{value}"]
    if all(made == before for _, made in steps):
        return Label("unearth-move-value-kept", {"value": value}, refs)
    way = ARROW.join(str(made) for made in [before, *(made for _, made in steps)])
    return Label("unearth-move-value", {"value": value, "way": way}, refs)


def aiming(state: UnearthState, _: int, said: Said) -> Label:
    die = said.places["die"]
    ruin = RUINS[state.ruins[state.die_place(die)]]
    refs = [f"die:{die_name(one)}" for one in equal_dice(state, die)]
    owner = die // DICE_EACH
    # Whoever knows the players' names puts one in the place of ``ownername``, as the log does.
    facts: LabelArguments = {"sides": SIDES[die], "owner": owner, "ownername": f"unearth-player-{owner}"}
    facts["ruin"] = f"unearth-ruin-{ruin}"
    if state.step == ROLL_FIRST:
        return Label("unearth-move-first", facts, refs)
    facts["value"] = state.dice[die] & 15
    facts["card"] = f"unearth-card-{CARDS[state.number]}"
    return Label("unearth-move-target", facts, refs)


def placing(state: UnearthState, _: int, said: Said) -> Label:
    q, r = said.values["q"], said.values["r"]
    refs = [f"cell:{q},{r}"]
    if state.step == CHOOSE_RING:
        return Label("unearth-move-ring", {"q": q, "r": r}, refs)
    return Label("unearth-move-cell", {"colour": f"unearth-colour-{STONES[state.number]}", "q": q, "r": r}, refs)


LABELS: Final[dict[str, Callable[[UnearthState, int, Said], Label]]] = {
    "keep": rerolling,
    "reroll map": rerolling,
    "reroll wonder": rerolling,
    "draw": drawing,
    "play": playing,
    "roll": rolling,
    "ruin": choosing_ruin,
    "number": naming,
    "value": valuing,
    "target": aiming,
    "cell": placing,
}
