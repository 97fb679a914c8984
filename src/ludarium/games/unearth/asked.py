"""The way back from a table of Unearth to a State: the turn, a roll in progress, what is asked and what follows.

The frames of a State follow from the other fields of its table, so that a position may leave them out.
"""

from typing import Any, Final

from msgspec import UNSET

from ludarium.core.loading import wrong
from ludarium.games.unearth.components import CARD_NUMBER, DICE, DIE_NUMBER, STONE_NUMBER, TABLES
from ludarium.games.unearth.rules.claims import SEATS, dice_by_seat, offers_card, push_draws, strongest
from ludarium.games.unearth.rules.deck import can_draw
from ludarium.games.unearth.rules.field import empty_rings, read_cell
from ludarium.games.unearth.rules.numbers import (
    ACTS_ON,
    CARD_COUNT,
    CLAIM_VALUE,
    ON_A_DIE,
    ON_A_NUMBER,
    PLACES,
    SIDES,
)
from ludarium.games.unearth.rules.roll import STEPS_OF_ROLL, forget_roll
from ludarium.games.unearth.rules.scoring import end_game
from ludarium.games.unearth.rules.state import (
    ADJUST,
    AFTER_ROLL,
    AGAIN,
    BUILD_WONDER,
    CHECK,
    CHOOSE_RING,
    CHOOSE_RUIN,
    CLAIM,
    DRAW_CARD,
    FATE_ROLLS,
    IN_PLAY,
    LIBRARY,
    MEMORIAL,
    MODIFY,
    NAME_NUMBER,
    NOBODY,
    NOTHING,
    OWNER_DECIDES,
    PLACE_STONE,
    ROLL_DIE,
    ROLL_FIRST,
    TAKE_STONE,
    TARGET_DIE,
    TURN,
    UnearthState,
)
from ludarium.games.unearth.rules.steps import STEPS
from ludarium.games.unearth.rules.stones import UNIT
from ludarium.games.unearth.table import ROLL_KINDS, UnearthView

STEP_NUMBER: Final[dict[str, int]] = {step.name: number for number, step in enumerate(STEPS) if step.kinds}
BETWEEN_ROLLS: Final = (TURN, AGAIN, TARGET_DIE, NAME_NUMBER)
OF_A_CARD: Final = {TARGET_DIE: ON_A_DIE, NAME_NUMBER: ON_A_NUMBER}
BY_OWNER: Final = (CHOOSE_RUIN, *OWNER_DECIDES)


def put_progress(state: UnearthState, table: UnearthView, given: Any) -> None:
    put_turn(state, table, given)
    put_roll(state, table)
    check_rings(state, table)
    state.own()
    state.depth = 0
    if table.step == "over":
        if state.places:
            raise wrong("centre", "unearth-position-not-over", "UN-127")
        push_end_of_check(state, table)
        end_game(state)
    else:
        put_step(state, table, given, STEP_NUMBER[table.step])
    for name, derived in (("about", state.asking.write_number(state.number)), ("follows", state.write_frames())):
        if getattr(given, name) not in (UNSET, derived):
            raise not_asked(name, table)


def not_asked(where: str, table: UnearthView, clause: str = "") -> Exception:
    return wrong(where, "unearth-position-not-asked", clause, step=f"unearth-step-{table.step}")


# The turn and the roll.


def put_turn(state: UnearthState, table: UnearthView, given: Any) -> None:
    if table.active >= state.seats:
        raise wrong("active", "position-no-such-seat", seat=table.active)
    state.active = table.active
    if given.active is UNSET and given.to_move is not UNSET and table.to_move:
        if table.step not in ("turn", "again", "over"):
            raise wrong("active", "unearth-position-needed")
        state.active = table.to_move[0]
    pending = table.pending
    counts = {"ancient-map": pending.maps, "reading-the-stones": pending.readings}
    counts |= {"ancestral-claim": pending.claims, "expedition": pending.expeditions}
    for name, number in counts.items():
        most = CARD_COUNT[CARD_NUMBER[name]]
        if not 0 <= number <= most:
            raise wrong("pending", "position-too-many", "UN-007", name=name, number=most)
    state.maps, state.readings = pending.maps, pending.readings
    state.claims, state.expeditions = pending.claims, pending.expeditions
    state.band = pending.band
    state.rolls_left = table.rolls_left
    if given.rolls_left is UNSET:
        state.rolls_left = 2 if state.band and table.step not in ("again", "over") else 1
    if state.rolls_left > 1 and not state.band:
        raise wrong("rolls_left", "unearth-position-one-roll", "UN-046")
    if table.fate and (state.age == NOTHING or table.step not in ("draw", "over")):
        raise not_asked("fate", table, "UN-A18")


def put_roll(state: UnearthState, table: UnearthView) -> None:
    """A die in the air, with what has happened to it so far."""
    for at, name in enumerate(table.group):
        die = DIE_NUMBER[name]
        if die >= len(state.dice) or not state.dice[die] or state.dice[die] & 15:
            raise wrong(f"group[{at}]", "unearth-position-not-in-the-air", "UN-A18", die=name)
    forget_roll(state)
    roll = table.roll
    if roll is None:
        return
    die = DIE_NUMBER[roll.die]
    if die >= len(state.dice):
        raise wrong("roll.die", "position-no-such-seat", seat=die // len(DICE))
    state.roll_die = die
    state.roll_kind = ROLL_KINDS.index(roll.kind)
    state.roll_place = NOTHING if roll.place is None else roll.place - 1
    if state.roll_place >= 0 and state.ruins[state.roll_place] == NOTHING:
        raise wrong("roll.place", "unearth-position-no-ruin-here", "UN-046")
    if roll.place is None and roll.kind != "excavation":
        raise wrong("roll.place", "unearth-position-needed", "UN-056")
    if roll.kind == "excavation" and state.owner() != state.active:
        raise wrong("roll.die", "unearth-position-not-own-die", "UN-046")
    if max(roll.natural, roll.value) > SIDES[die]:
        raise wrong("roll", "unearth-position-value-too-high", "UN-055", value=max(roll.natural, roll.value))
    if state.dice[die] and state.roll_place != state.die_place(die):
        raise wrong("roll.place", "unearth-position-other-ruin", "UN-056")
    if state.dice[die] == 0:
        state.pool &= ~(1 << die)
    state.natural, state.value = roll.natural, roll.value
    state.roll_readings, state.roll_claims = roll.readings, roll.claims


def waiting_rings(table: UnearthView) -> list[int]:
    return [read_cell(name) for name in table.rings]


def check_rings(state: UnearthState, table: UnearthView) -> None:
    """Rings that wait for their wonder; any other ring without one needs the piles to be empty (UN-A36)."""
    own = empty_rings(state.fields[state.owner()]) if state.roll_die != NOTHING else []
    for at, name in enumerate(table.rings):
        try:
            found = read_cell(name) in own
        except ValueError:
            found = False
        if not found:
            raise wrong(f"rings[{at}]", "unearth-position-no-ring", "UN-091")
    waiting = waiting_rings(table)
    for seat in range(state.seats):
        building = waiting if state.roll_die != NOTHING and state.owner() == seat else []
        unbuilt = [cell for cell in empty_rings(state.fields[seat]) if cell not in building]
        if unbuilt and state.lesser_left:
            raise wrong(f"stones.{seat}", "unearth-position-ring-unbuilt", "UN-A33")


# What is asked, and whether it would be asked at all.


def put_step(state: UnearthState, table: UnearthView, given: Any, step: int) -> None:
    if not state.places:
        raise wrong("centre", "unearth-position-all-gone", "UN-127")
    if step in BETWEEN_ROLLS:
        check_unclaimed(state)
    rolling = step in BY_OWNER or step == MODIFY
    if rolling and state.roll_die == NOTHING:
        raise wrong("roll", "unearth-position-needed")
    if not rolling and state.roll_die != NOTHING:
        raise not_asked("roll", table)
    if step in OF_A_CARD and (table.in_play is None or ACTS_ON[CARD_NUMBER[table.in_play]] != OF_A_CARD[step]):
        raise wrong("in_play", "unearth-position-needed")
    if step == AGAIN and not state.band:
        raise not_asked("step", table, "UN-149")
    if step in (TURN, AGAIN) and table.in_play is not None:
        raise not_asked("in_play", table, "UN-045")
    seat = state.owner() if step in BY_OWNER else state.active
    if step == DRAW_CARD:
        seat = check_claim(state, table, given)
    if given.to_move is not UNSET and table.to_move != [seat]:
        raise wrong("to_move", "unearth-position-asks-another", seat=seat)
    check_asked(state, table, step)
    push_frames(state, table, step, seat)
    state.ask(step, seat, number_asked(table, step, seat))
    if len(state.asking.legal(state, seat)) < (1 if step == TURN else 2):
        raise not_asked("step", table, "UN-A60")


def check_asked(state: UnearthState, table: UnearthView, step: int) -> None:
    """The parts of a roll without which a step cannot be asked, and those that only belong to other steps."""
    placed = state.roll_place != NOTHING
    wanted = {
        ADJUST: placed and state.value > 0,
        TAKE_STONE: placed and state.value > 0,
        LIBRARY: placed and state.value > 0,
        PLACE_STONE: placed and table.stone is not None,
        CHOOSE_RUIN: not placed and state.value > 0,
        CHOOSE_RING: len(table.rings) > 1,
        BUILD_WONDER: len(table.rings) > 0,
        MEMORIAL: state.memorial_by == state.owner(),
        ROLL_FIRST: len(table.group) > 1,
    }
    if not wanted.get(step, True):
        raise not_asked("step", table, "UN-A06")
    allowed = {
        "stone": step == PLACE_STONE,
        "drawn_stones": step == TAKE_STONE and len(table.drawn_stones) == 2,
        "rings": step in (CHOOSE_RING, BUILD_WONDER, MEMORIAL),
        "group": step in BY_OWNER or step in (MODIFY, ROLL_FIRST),
        "claim": step == DRAW_CARD,
    }
    for field, fits in allowed.items():
        if getattr(table, field) and not fits:
            raise not_asked(field, table, "UN-A06")


def number_asked(table: UnearthView, step: int, seat: int) -> int:
    """The number that belongs to what is asked."""
    if step == TARGET_DIE and table.in_play is not None:
        return CARD_NUMBER[table.in_play]
    if step == TAKE_STONE:
        return sum(UNIT[STONE_NUMBER[colour]] for colour in table.drawn_stones)
    if step == PLACE_STONE and table.stone is not None:
        return STONE_NUMBER[table.stone]
    if step == BUILD_WONDER:
        return waiting_rings(table)[0]
    if step == DRAW_CARD and table.claim is not None:
        return (table.claim.place - 1) * SEATS + seat
    return 0


def push_end_of_check(state: UnearthState, table: UnearthView) -> None:
    """What follows the claim check that ends a card or a roll."""
    if table.in_play is None:
        state.push(AFTER_ROLL)
    else:
        state.push(IN_PLAY, CARD_NUMBER[table.in_play])
    if table.fate:
        state.push(FATE_ROLLS)


def push_frames(state: UnearthState, table: UnearthView, step: int, seat: int) -> None:
    """What follows the decision that is asked."""
    if step in (TURN, AGAIN):
        return
    push_end_of_check(state, table)
    if step == DRAW_CARD and table.claim is not None:
        place = table.claim.place - 1
        next_seat = (seat - state.active) % state.seats + 1
        state.push(CLAIM, place)
        push_draws(state, place, strongest(state, place), dice_by_seat(state, place), next_seat)
        return
    state.push(CHECK)
    for name in reversed(table.group):
        state.push(ROLL_DIE, DIE_NUMBER[name])
    if step in STEPS_OF_ROLL:
        for following in STEPS_OF_ROLL[: STEPS_OF_ROLL.index(step)]:
            state.push(following)
    rings = waiting_rings(table)[1 if step == BUILD_WONDER else 0 :]
    for ring in reversed(rings):
        state.push(BUILD_WONDER, ring)
    if rings and step != CHOOSE_RING:
        state.push(CHOOSE_RING)


def check_unclaimed(state: UnearthState) -> None:
    """UN-069: a ruin whose value is reached does not stay."""
    for place in range(PLACES):
        ruin = state.ruins[place]
        if ruin != NOTHING and state.sums[place] >= CLAIM_VALUE[ruin]:
            raise wrong(f"centre[{place}]", "unearth-position-claimed-already", "UN-069", sum=state.sums[place])


def check_claim(state: UnearthState, table: UnearthView, given: Any) -> int:
    """A claim whose optional draw is asked; whom it is asked."""
    if table.claim is None or given.to_move is UNSET or len(table.to_move) != 1:
        raise wrong("claim" if table.claim is None else "to_move", "unearth-position-needed")
    place = table.claim.place - 1
    seat = table.to_move[0]
    claimer = NOBODY if table.claim.claimer is None else table.claim.claimer
    if place >= TABLES[state.seats].ruins_shown or state.ruins[place] == NOTHING:
        raise wrong("claim.place", "unearth-position-no-ruin-here", "UN-069")
    if strongest(state, place) != claimer:
        raise wrong("claim.claimer", "unearth-position-not-the-strongest", "UN-071")
    dice = dice_by_seat(state, place) >> 4 * seat & 15
    if not can_draw(state) or not offers_card(state, seat, claimer, dice):
        raise not_asked("step", table, "UN-A42")
    return seat
