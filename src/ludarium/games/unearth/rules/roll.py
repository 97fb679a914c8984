"""A roll from the throw to the ruin (rules chapter 6, UN-A06 steps 2 to 7)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.events import Fact
from ludarium.core.steps import Step
from ludarium.games.unearth.components import AGES, CARDS, RUINS, WONDERS, die_name
from ludarium.games.unearth.rules.numbers import (
    ANCESTRAL_CLAIM,
    COLLEGE,
    COLUMNS,
    DICE_EACH,
    EDIFICE,
    EDIFICE_HIGH,
    EDIFICE_LOW,
    FESTIVAL,
    GATHERING,
    KEEP,
    READING,
    REROLL_MAP,
    REROLL_WONDER,
    RUIN,
    SANCTUARY,
    SIDES,
    STONE_UP_TO,
    VALUE,
)
from ludarium.games.unearth.rules.state import (
    ADJUST,
    CHOOSE_RUIN,
    EXCAVATION,
    LAY_DIE,
    MODIFY,
    NO_ROLL,
    NOTHING,
    REROLL,
    UnearthState,
    refuse,
)
from ludarium.games.unearth.rules.stones import gain_stone
from ludarium.games.unearth.rules.values import (
    BY_CLAIM,
    BY_COLLEGE,
    BY_COLUMNS,
    BY_EVENT,
    adjusted,
    held,
    modified,
    way_of_modifiers,
    way_of_wonders,
)

ARROW: Final = " → "
ADJUSTING: Final[int] = 1 << COLLEGE | 1 << COLUMNS | 1 << SANCTUARY
OF_ROLLS: Final[int] = ADJUSTING | 1 << EDIFICE  # wonders that can change a roll
# What follows a throw (UN-A06 steps 3 to 7), the last step first.
STEPS_OF_ROLL: Final[list[int]] = [LAY_DIE, ADJUST, CHOOSE_RUIN, MODIFY, REROLL]


def throw(state: UnearthState, kind: i64, die: i64, place: i64) -> None:
    """UN-057, UN-A10: the owner rolls; whatever waits for the next die is attached to this roll."""
    state.roll_kind = kind
    state.roll_die = die
    state.roll_place = place
    sides = SIDES[die]
    natural = state.rng.roll(sides)
    state.natural = natural
    readings = state.readings
    state.roll_readings = readings
    state.readings = 0
    claims: i64 = 0
    if sides == 6:
        claims = state.claims
        state.claims = 0
    state.roll_claims = claims
    if state.news is not None:
        ruin = RUINS[state.ruins[place]] if place >= 0 else ""
        tell_roll(state, "unearth-rolled", {"value": natural, "ruin": ruin})
    noted = readings or claims or state.maps
    if noted or place == NOTHING or state.event != NOTHING or state.named[die // DICE_EACH] & OF_ROLLS:
        state.value = 0
        for step in STEPS_OF_ROLL:
            state.push(step)
    else:  # most rolls lie as they fall
        state.value = natural
        lay_die(state)


def forget_roll(state: UnearthState) -> None:
    state.roll_kind = NO_ROLL
    state.roll_die = NOTHING
    state.roll_place = NOTHING
    state.natural = 0
    state.value = 0
    state.roll_readings = 0
    state.roll_claims = 0


# Step 3: rerolls.


def may_use_edifice(state: UnearthState) -> bool:
    """UN-A15: The Shattered Edifice on a natural 4 or 5."""
    return EDIFICE_LOW <= state.natural <= EDIFICE_HIGH and state.has(state.owner(), EDIFICE)


def may_use_map(state: UnearthState) -> bool:
    """UN-A14: an Ancient Map on the active player's own Excavation roll."""
    return state.maps > 0 and state.roll_kind == EXCAVATION


class Reroll(Step[UnearthState]):
    """Roll again, or keep what was rolled (UN-A06 step 3)."""

    def run(self, state: UnearthState, number: i64) -> None:
        if may_use_edifice(state) or may_use_map(state):
            state.ask(REROLL, state.owner())

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        moves = [KEEP]
        if may_use_map(state):
            moves.append(REROLL_MAP)
        if may_use_edifice(state):
            moves.append(REROLL_WONDER)
        return moves

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        if move == KEEP:
            return
        if move == REROLL_MAP:
            state.maps -= 1
        state.natural = state.rng.roll(SIDES[state.roll_die])
        state.roll_readings = 0  # UN-140, UN-141, UN-A12
        state.roll_claims = 0
        if state.news is not None:
            by = "ancient-map" if move == REROLL_MAP else "shattered-edifice"
            tell_roll(state, "unearth-rerolled", {"value": state.natural, "by": by})
        state.again()

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        if move == REROLL_MAP:
            if state.roll_kind != EXCAVATION:
                return refuse("UN-A14", "unearth-no-map-for-excavation")
            return refuse("UN-A14", "unearth-no-map-left")
        if not state.has(seat, EDIFICE):
            return refuse("UN-A06", "unearth-no-edifice")
        return refuse("UN-A06", "unearth-no-edifice-value", value=state.natural)


# Step 4: events and Delver cards.


def event_change(state: UnearthState) -> i64:
    return change_by(state.event)


def change_by(event: i64) -> i64:
    """UN-122, UN-123: what an event in force makes of every roll."""
    if event == GATHERING:
        return -1
    return 1 if event == FESTIVAL else 0


def set_modified(state: UnearthState, value: i64) -> None:
    if state.news is not None and value != state.natural:
        steps = modifier_steps(state, value)
        names = [modifier_name(state, kind) for kind, made in steps]
        shown = ARROW.join([str(state.natural)] + [str(made) for kind, made in steps])
        facts: dict[str, Fact] = {"before": state.natural, "value": value, "by": names, "way": shown}
        tell_roll(state, "unearth-modified", facts)
    state.value = value


def modifier_steps(state: UnearthState, value: int) -> list[tuple[int, int]]:
    """One order of the modifiers that leads to a value."""
    sides = SIDES[state.roll_die]
    change = event_change(state)
    return way_of_modifiers(state.natural, sides, change, state.roll_readings, state.roll_claims, value)


def modifier_name(state: UnearthState, kind: int) -> str:
    if kind == BY_EVENT:
        return AGES[state.event]
    return CARDS[ANCESTRAL_CLAIM] if kind == BY_CLAIM else CARDS[READING]


class Modify(Step[UnearthState]):
    """UN-146, UN-A06 step 4, UN-A09: the active player names what events and Delver cards make of the roll."""

    def run(self, state: UnearthState, number: i64) -> None:
        if state.roll_readings == 0 and state.roll_claims == 0:
            set_modified(state, held(state.natural + event_change(state), SIDES[state.roll_die]))
        else:
            state.value = state.natural
            state.ask_unless_forced(MODIFY, state.active)

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        sides = SIDES[state.roll_die]
        change = event_change(state)
        return each(modified(state.natural, sides, change, state.roll_readings, state.roll_claims), VALUE)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        set_modified(state, move - VALUE)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return wrong_value(state, move - VALUE, "UN-146" if event_change(state) else "UN-A09", state.natural)


def wrong_value(state: UnearthState, value: i64, clause: str, before: i64) -> NotAllowed:
    sides = SIDES[state.roll_die]
    if value > sides:
        return refuse("UN-055", "unearth-no-above-sides", value=value, sides=sides)
    return refuse(clause, "unearth-no-such-value", value=value, natural=before)


# Step 5: the ruin, where it was not announced.


class ChooseRuin(Step[UnearthState]):
    """UN-A06 step 5: choose the ruin after the roll, by Expedition or Hidden Path."""

    def run(self, state: UnearthState, number: i64) -> None:
        if state.roll_place == NOTHING:
            state.ask_unless_forced(CHOOSE_RUIN, state.owner())

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return each(state.places, RUIN)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        place = move - RUIN
        state.roll_place = place
        if state.news is not None:
            facts: dict[str, Fact] = {"value": state.value, "ruin": RUINS[state.ruins[place]], "place": place + 1}
            tell_roll(state, "unearth-chose-ruin", facts)

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return refuse("UN-046", "unearth-no-ruin-here", place=move - RUIN + 1)


# Step 6: the owner's wonders.


def adjustable(state: UnearthState) -> i64:
    owner = state.owner()
    sides = SIDES[state.roll_die]
    return adjusted(
        state.value,
        sides,
        sides == 8 and state.has(owner, COLLEGE),
        state.has(owner, COLUMNS),
        state.has(owner, SANCTUARY),
        others_on_ruin(state),
    )


def others_on_ruin(state: UnearthState) -> i64:
    """UN-A40: the values of the other dice on the ruin, as a set; dice in the air have none."""
    found: i64 = 0
    place = state.roll_place + 1
    for die in range(DICE_EACH * state.seats):
        entry = state.dice[die]
        if entry >> 4 == place and die != state.roll_die:
            found |= bit_of(entry & 15)
    return found & ~1


class Adjust(Step[UnearthState]):
    """UN-058, UN-A06 step 6: the owner names what the owner's wonders make of the roll."""

    def run(self, state: UnearthState, number: i64) -> None:
        owner = state.owner()
        if state.named[owner] & ADJUSTING:
            state.ask_unless_forced(ADJUST, owner)

    def legal(self, state: UnearthState, seat: i64) -> list[int]:
        return each(adjustable(state), VALUE)

    def play(self, state: UnearthState, seat: i64, move: i64) -> None:
        value = move - VALUE
        if state.news is not None and value != state.value:
            names = [wonder_name(kind) for kind, made in wonder_steps(state, value)]
            tell_roll(state, "unearth-adjusted", {"before": state.value, "value": value, "by": names})
        state.value = value

    def why_not(self, state: UnearthState, seat: i64, move: i64) -> NotAllowed:
        return wrong_value(state, move - VALUE, "UN-A06", state.value)


def wonder_steps(state: UnearthState, value: int) -> list[tuple[int, int]]:
    """One way to use the owner's wonders that leads to a value."""
    owner = state.owner()
    sides = SIDES[state.roll_die]
    college = sides == 8 and state.has(owner, COLLEGE)
    columns = state.has(owner, COLUMNS)
    sanctuary = state.has(owner, SANCTUARY)
    return way_of_wonders(state.value, sides, college, columns, sanctuary, others_on_ruin(state), value)


def wonder_name(kind: int) -> str:
    if kind == BY_COLLEGE:
        return WONDERS[COLLEGE]
    return WONDERS[COLUMNS] if kind == BY_COLUMNS else WONDERS[SANCTUARY]


# Step 7: the die lies.


class LayDie(Step[UnearthState]):
    """UN-A06 step 7, for a roll that could be changed."""

    def run(self, state: UnearthState, number: i64) -> None:
        lay_die(state)


def lay_die(state: UnearthState) -> None:
    """UN-053, UN-056, UN-A06 steps 7 and 8."""
    die = state.roll_die
    place = state.roll_place
    value = state.value
    if state.dice[die]:
        state.lift_die(die)
    state.dice[die] = (place + 1) * 16 + value
    state.sums[place] += value
    if state.news is not None:
        facts: dict[str, Fact] = {"value": value, "ruin": RUINS[state.ruins[place]], "place": place + 1}
        tell_roll(state, "unearth-put", facts)
    if value <= STONE_UP_TO:
        gain_stone(state)


def tell_roll(state: UnearthState, kind: str, facts: dict[str, Fact]) -> None:
    """An event about the die that is being rolled; its seat is the owner."""
    die = state.roll_die
    state.tell(kind, state.owner(), {"die": die_name(die), "sides": SIDES[die], **facts})
