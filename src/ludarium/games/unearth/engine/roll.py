"""A roll from the throw to the ruin (rules chapter 6, UN-A06 steps 2 to 7)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.events import Fact
from ludarium.games.unearth.components import AGES, CARDS, RUINS, WONDERS, die_name
from ludarium.games.unearth.engine.data import (
    ANCESTRAL_CLAIM,
    COLLEGE,
    COLUMNS,
    EDIFICE,
    EDIFICE_HIGH,
    EDIFICE_LOW,
    FESTIVAL,
    GATHERING,
    READING,
    SANCTUARY,
    SIDES,
    STONE_UP_TO,
)
from ludarium.games.unearth.engine.moves import (
    DICE_EACH,
    KEEP,
    PLACES,
    REROLL_MAP,
    REROLL_WONDER,
    RUIN,
    STONE,
    VALUE,
)
from ludarium.games.unearth.engine.refusals import misplaced, refuse
from ludarium.games.unearth.engine.state import (
    ADJUST,
    CHOOSE_RUIN,
    EXCAVATION,
    MODIFY,
    NOTHING,
    REROLL,
    SETTLED,
    UnearthState,
    UnearthStep,
)
from ludarium.games.unearth.engine.stones import gain_stone
from ludarium.games.unearth.engine.values import (
    BIT,
    BY_CLAIM,
    BY_COLLEGE,
    BY_COLUMNS,
    BY_EVENT,
    adjusted,
    held,
    modified,
    moves_for,
    only_value,
    way_of_modifiers,
    way_of_wonders,
)

ARROW: Final = " → "


def cast(state: UnearthState, kind: i64, die: i64, place: i64) -> None:
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
        look_at_roll(state)
    else:  # most rolls lie as they fall
        state.value = natural
        lay_die(state)


def look_at_roll(state: UnearthState) -> None:
    """UN-A06 step 3: the window for rerolls."""
    if may_use_edifice(state) or may_use_map(state):
        state.ask(REROLL, state.owner())
    else:
        modify(state)


def may_use_edifice(state: UnearthState) -> bool:
    """UN-A15: The Shattered Edifice on a natural 4 or 5."""
    return EDIFICE_LOW <= state.natural <= EDIFICE_HIGH and state.has(state.owner(), EDIFICE)


def may_use_map(state: UnearthState) -> bool:
    """UN-A14: an Ancient Map on the active player's own Excavation roll."""
    return state.maps > 0 and state.roll_kind == EXCAVATION


class Reroll(UnearthStep):
    """Roll again, or keep what was rolled (UN-A06 step 3)."""

    def name(self) -> str:
        return "reroll"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        moves = [KEEP]
        if may_use_map(state):
            moves.append(REROLL_MAP)
        if may_use_edifice(state):
            moves.append(REROLL_WONDER)
        return moves

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        if move == KEEP:
            modify(state)
            return
        if move == REROLL_MAP:
            state.maps -= 1
        state.natural = state.rng.roll(SIDES[state.roll_die])
        state.roll_readings = 0  # UN-140, UN-141, UN-A12
        state.roll_claims = 0
        if state.news is not None:
            by = "ancient-map" if move == REROLL_MAP else "shattered-edifice"
            tell_roll(state, "unearth-rerolled", {"value": state.natural, "by": by})
        look_at_roll(state)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if move == REROLL_MAP:
            if state.roll_kind != EXCAVATION:
                return refuse("UN-A14", "unearth-no-map-for-excavation")
            return refuse("UN-A14", "unearth-no-map-left")
        if move == REROLL_WONDER:
            if not state.has(seat, EDIFICE):
                return refuse("UN-A06", "unearth-no-edifice")
            return refuse("UN-A06", "unearth-no-edifice-value", value=state.natural)
        return misplaced(state, move)


# Step 4: events and Delver cards.


def event_change(state: UnearthState) -> i64:
    """UN-122, UN-123."""
    if state.event == GATHERING:
        return -1
    return 1 if state.event == FESTIVAL else 0


def modify(state: UnearthState) -> None:
    """UN-146, UN-A06 step 4: the active player decides, where there is something to decide."""
    change = event_change(state)
    sides = SIDES[state.roll_die]
    if state.roll_readings == 0 and state.roll_claims == 0:
        set_modified(state, held(state.natural + change, sides))
        return
    values = modified(state.natural, sides, change, state.roll_readings, state.roll_claims)
    only = only_value(values)
    if only:
        set_modified(state, only)
    else:
        state.value = state.natural
        state.offer(MODIFY, state.active, moves_for(values, VALUE))


def set_modified(state: UnearthState, value: i64) -> None:
    if state.news is not None and value != state.natural:
        steps = modifier_steps(state, value)
        names = [modifier_name(state, kind) for kind, made in steps]
        shown = ARROW.join([str(state.natural), *(str(made) for kind, made in steps)])
        facts: dict[str, Fact] = {"before": state.natural, "value": value, "by": names, "way": shown}
        tell_roll(state, "unearth-modified", facts)
    state.value = value
    choose_ruin(state)


def modifier_steps(state: UnearthState, value: int) -> list[tuple[int, int]]:
    """One order of the modifiers that leads to a value."""
    sides = SIDES[state.roll_die]
    change = event_change(state)
    return way_of_modifiers(state.natural, sides, change, state.roll_readings, state.roll_claims, value)


def modifier_name(state: UnearthState, kind: int) -> str:
    if kind == BY_EVENT:
        return AGES[state.event]
    return CARDS[ANCESTRAL_CLAIM] if kind == BY_CLAIM else CARDS[READING]


class Modify(UnearthStep):
    """Name what events and Delver cards make of the roll (UN-146, UN-A09)."""

    def name(self) -> str:
        return "modify"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        sides = SIDES[state.roll_die]
        change = event_change(state)
        return moves_for(modified(state.natural, sides, change, state.roll_readings, state.roll_claims), VALUE)

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        set_modified(state, move - VALUE)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return wrong_value(state, move, "UN-146" if event_change(state) else "UN-A09", state.natural)


def wrong_value(state: UnearthState, move: int, clause: str, value: int) -> NotAllowed:
    if not VALUE < move < STONE:
        return misplaced(state, move)
    sides = SIDES[state.roll_die]
    if move - VALUE > sides:
        return refuse("UN-055", "unearth-no-above-sides", value=move - VALUE, sides=sides)
    return refuse(clause, "unearth-no-such-value", value=move - VALUE, natural=value)


# Step 5: the ruin, where it was not announced.


def choose_ruin(state: UnearthState) -> None:
    """UN-A06 step 5: after Expedition or Hidden Path."""
    if state.roll_place != NOTHING:
        adjust(state)
        return
    moves = ruin_moves(state)
    if len(moves) == 1:
        set_ruin(state, moves[0] - RUIN)
    else:
        state.offer(CHOOSE_RUIN, state.owner(), moves)


def ruin_moves(state: UnearthState) -> list[int]:
    return [RUIN + place for place in range(PLACES) if state.places >> place & 1]


def set_ruin(state: UnearthState, place: i64) -> None:
    state.roll_place = place
    if state.news is not None:
        facts: dict[str, Fact] = {"value": state.value, "ruin": RUINS[state.ruins[place]], "place": place + 1}
        tell_roll(state, "unearth-chose-ruin", facts)
    adjust(state)


class ChooseRuin(UnearthStep):
    """Choose the ruin after the roll."""

    def name(self) -> str:
        return "ruin"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return ruin_moves(state)

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        set_ruin(state, move - RUIN)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        if RUIN <= move < RUIN + PLACES:
            return refuse("UN-046", "unearth-no-ruin-here", place=move - RUIN + 1)
        return misplaced(state, move)


# Step 6: the owner's wonders.


def adjust(state: UnearthState) -> None:
    """UN-058, UN-A06 step 6: the owner's choice, if the owner's wonders give one."""
    owner = state.owner()
    named = state.named[owner]
    if named & ADJUSTING:
        values = adjustable(state)
        if values & (values - 1):
            state.offer(ADJUST, owner, moves_for(values, VALUE))
            return
    lay_die(state)


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
            found |= BIT[entry & 15]
    return found & ~1


class Adjust(UnearthStep):
    """Name what the owner's wonders make of the roll."""

    def name(self) -> str:
        return "adjust"

    def legal(self, state: UnearthState, seat: int) -> list[int]:
        return moves_for(adjustable(state), VALUE)

    def play(self, state: UnearthState, seat: int, move: int) -> None:
        value = move - VALUE
        if state.news is not None and value != state.value:
            names = [wonder_name(kind) for kind, made in wonder_steps(state, value)]
            tell_roll(state, "unearth-adjusted", {"before": state.value, "value": value, "by": names})
        state.value = value
        lay_die(state)

    def why_not(self, state: UnearthState, seat: int, move: int) -> NotAllowed:
        return wrong_value(state, move, "UN-A06", state.value)


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
    if value > STONE_UP_TO:
        state.step = SETTLED
    else:
        gain_stone(state)


def tell_roll(state: UnearthState, kind: str, facts: dict[str, Fact]) -> None:
    """An event about the die that is being rolled; its seat is the owner."""
    die = state.roll_die
    state.tell(kind, state.owner(), {"die": die_name(die), "sides": SIDES[die], **facts})


ADJUSTING: Final[int] = 1 << COLLEGE | 1 << COLUMNS | 1 << SANCTUARY
OF_ROLLS: Final[int] = ADJUSTING | 1 << EDIFICE  # wonders that can change a roll
REROLL_STEP: Final = Reroll()
MODIFY_STEP: Final = Modify()
RUIN_STEP: Final = ChooseRuin()
ADJUST_STEP: Final = Adjust()
