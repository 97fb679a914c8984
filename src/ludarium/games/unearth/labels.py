"""Moves of Unearth made visible: a label for people and the things on the table they touch."""

from ludarium.core.game import Arguments
from ludarium.core.option import Option
from ludarium.games.unearth.components import CARDS, NAMED, RUINS, STONES, WONDERS, die_name
from ludarium.games.unearth.engine.data import BAND, FLAME, OBELISK, SIDES
from ludarium.games.unearth.engine.moves import (
    BUILD,
    CELL,
    CHOICES,
    DECLINE,
    DICE_EACH,
    DRAW,
    DRAW_ONE,
    DRAW_TWO,
    END,
    KEEP,
    LATER,
    NUMBER,
    PLAY,
    REROLL_MAP,
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
from ludarium.games.unearth.engine.roll import ARROW, modifier_steps, wonder_steps
from ludarium.games.unearth.engine.state import CHOOSE_RING, MODIFY, ROLL_FIRST, UnearthState
from ludarium.games.unearth.notation import NOTATIONS

PLAIN = {
    END: "unearth-move-end",
    DRAW_ONE: "unearth-move-draw-one",
    DRAW_TWO: "unearth-move-draw-two",
    DECLINE: "unearth-move-decline",
}
ABOUT_THE_ROLL = {
    KEEP: "unearth-move-keep",
    REROLL_MAP: "unearth-move-reroll-map",
    REROLL_WONDER: "unearth-move-reroll-wonder",
}


def option_of(state: UnearthState, seat: int, move: int) -> Option:
    label, arguments, refs = described(state, seat, move)
    return Option(move, NOTATIONS[move], label, arguments, refs)


def described(state: UnearthState, seat: int, move: int) -> tuple[str, Arguments, list[str]]:
    """The label of a move, what fills it, and its refs."""
    if move in PLAIN:
        return PLAIN[move], {}, []
    if move in ABOUT_THE_ROLL:
        return ABOUT_THE_ROLL[move], {"value": state.natural}, []
    if move == DRAW:
        wonder = NAMED[OBELISK if seat == state.claimer else FLAME]
        return "unearth-move-draw", {"wonder": f"unearth-wonder-{wonder}"}, []
    if move < ROLL:
        card = CARDS[move - PLAY]
        label = "unearth-move-play-band" if move - PLAY == BAND and state.band else "unearth-move-play"
        return label, {"card": f"unearth-card-{card}"}, [f"card:{card}"]
    if move < RUIN:
        return rolling(state, seat, move - ROLL)
    if move <= NUMBER:
        ruin = RUINS[state.ruins[move - RUIN]]
        return "unearth-move-ruin", {"ruin": f"unearth-ruin-{ruin}", "value": state.value}, [f"ruin:{ruin}"]
    if move <= VALUE:
        number = move - NUMBER
        dice = [die for die, entry in enumerate(state.dice) if entry & 15 == number]
        refs = [f"number:{number}", *(f"die:{die_name(die)}" for die in dice)]
        return "unearth-move-number", {"number": number, "dice": len(dice)}, refs
    if move < STONE:
        return valuing(state, move - VALUE)
    if move < TARGET:
        colour = STONES[move - STONE]
        return "unearth-move-stone", {"colour": f"unearth-colour-{colour}"}, [f"stone:{colour}"]
    if move < BUILD:
        return aiming(state, move - TARGET)
    if move < TAKE:
        wonder = WONDERS[move - BUILD]
        return "unearth-move-build", {"wonder": f"unearth-wonder-{wonder}"}, [f"wonder:{wonder}"]
    if move < CELL:
        ruin = RUINS[move - TAKE]
        return "unearth-move-take", {"ruin": f"unearth-ruin-{ruin}"}, [f"ruin:{ruin}"]
    return placing(state, move - CELL)


def rolling(state: UnearthState, seat: int, choice: int) -> tuple[str, Arguments, list[str]]:
    die = seat * DICE_EACH + choice // CHOICES
    place = choice % CHOICES
    refs = [f"die:{die_name(one)}" for one in equal_dice(state, die)]
    if place == LATER:
        return "unearth-move-roll-later", {"sides": SIDES[die]}, [*refs, "later"]
    ruin = RUINS[state.ruins[place]]
    return "unearth-move-roll", {"sides": SIDES[die], "ruin": f"unearth-ruin-{ruin}"}, [*refs, f"ruin:{ruin}"]


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


def valuing(state: UnearthState, value: int) -> tuple[str, Arguments, list[str]]:
    if state.step == MODIFY:
        steps, before = modifier_steps(state, value), int(state.natural)
    else:
        steps, before = wonder_steps(state, value), int(state.value)
    refs = [f"value:{value}"]
    if all(made == before for _, made in steps):
        return "unearth-move-value-kept", {"value": value}, refs
    way = ARROW.join(str(made) for made in [before, *(made for _, made in steps)])
    return "unearth-move-value", {"value": value, "way": way}, refs


def aiming(state: UnearthState, die: int) -> tuple[str, Arguments, list[str]]:
    ruin = RUINS[state.ruins[state.die_place(die)]]
    refs = [f"die:{die_name(one)}" for one in equal_dice(state, die)]
    owner = die // DICE_EACH
    # Whoever knows the players' names puts one in the place of ``ownername``, as the log does.
    facts: Arguments = {"sides": SIDES[die], "owner": owner, "ownername": f"unearth-player-{owner}"}
    facts["ruin"] = f"unearth-ruin-{ruin}"
    if state.step == ROLL_FIRST:
        return "unearth-move-first", facts, refs
    facts["value"] = state.dice[die] & 15
    facts["card"] = f"unearth-card-{CARDS[state.in_play]}"
    return "unearth-move-target", facts, refs


def placing(state: UnearthState, cell: int) -> tuple[str, Arguments, list[str]]:
    q, r = q_of(cell), r_of(cell)
    refs = [f"cell:{q},{r}"]
    if state.step == CHOOSE_RING:
        return "unearth-move-ring", {"q": q, "r": r}, refs
    return "unearth-move-cell", {"colour": f"unearth-colour-{STONES[state.stone]}", "q": q, "r": r}, refs
