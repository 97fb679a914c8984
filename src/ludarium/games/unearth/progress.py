"""Positions of Unearth set up on the table: the turn, a roll in progress, and what is asked."""

from typing import Final

from msgspec import UNSET

from ludarium.games.unearth.building import read_cell
from ludarium.games.unearth.components import CARD_NUMBER, DICE, DIE_NUMBER, STONE_NUMBER, TABLES, ruin_mask
from ludarium.games.unearth.engine.claims import dice_by_seat, offers_card, strongest
from ludarium.games.unearth.engine.data import ACTS_ON, CARD_COUNT, CLAIM_VALUE, ON_A_DIE, ON_A_NUMBER, SIDES
from ludarium.games.unearth.engine.field import empty_rings
from ludarium.games.unearth.engine.moves import PLACES
from ludarium.games.unearth.engine.scoring import end_game
from ludarium.games.unearth.engine.state import (
    ADJUST,
    AFTER_CARD,
    AFTER_ROLL,
    AGAIN,
    BUILD_WONDER,
    CHOOSE_RING,
    CHOOSE_RUIN,
    DRAW_CARD,
    EXCAVATION,
    GROUP_REROLL,
    LIBRARY,
    MEMORIAL,
    MODIFY,
    NAME_NUMBER,
    NOBODY,
    NOTHING,
    PLACE_STONE,
    REROLL,
    ROLL_FIRST,
    SINGLE_REROLL,
    STEPS,
    TAKE_STONE,
    TARGET_DIE,
    TURN,
    UnearthState,
)
from ludarium.games.unearth.engine.stones import UNIT
from ludarium.games.unearth.faults import wrong
from ludarium.games.unearth.position import Position

STEP_NUMBER: Final[dict[str, int]] = {
    "turn": TURN,
    "again": AGAIN,
    "target": TARGET_DIE,
    "number": NAME_NUMBER,
    "first": ROLL_FIRST,
    "reroll": REROLL,
    "modify": MODIFY,
    "ruin": CHOOSE_RUIN,
    "adjust": ADJUST,
    "stone": TAKE_STONE,
    "library": LIBRARY,
    "cell": PLACE_STONE,
    "ring": CHOOSE_RING,
    "wonder": BUILD_WONDER,
    "memorial": MEMORIAL,
    "draw": DRAW_CARD,
}
ROLL_KIND: Final[dict[str, int]] = {
    "excavation": EXCAVATION,
    "reroll": SINGLE_REROLL,
    "group": GROUP_REROLL,
}
BETWEEN_ROLLS: Final = (TURN, AGAIN, TARGET_DIE, NAME_NUMBER)
OF_A_CARD: Final = {TARGET_DIE: ON_A_DIE, NAME_NUMBER: ON_A_NUMBER}
BY_OWNER: Final = (
    REROLL,
    CHOOSE_RUIN,
    ADJUST,
    TAKE_STONE,
    LIBRARY,
    PLACE_STONE,
    CHOOSE_RING,
    BUILD_WONDER,
    MEMORIAL,
)


def place_progress(state: UnearthState, position: Position) -> None:
    step = "turn" if position.step is UNSET else position.step
    place_turn(state, position, step)
    place_memorial(state, position)
    place_roll(state, position)
    place_rings(state, position)
    if step == "over":
        place_end(state)
    else:
        place_step(state, position, STEP_NUMBER[step])


def place_turn(state: UnearthState, position: Position, step: str) -> None:
    for name in ("to_move", "active"):
        given = getattr(position, name)
        listed = [] if given is UNSET else given if isinstance(given, list) else [given]
        if any(seat >= state.seats for seat in listed):
            raise wrong(name, "unearth-position-no-such-seat", seat=max(listed))
    if position.active is not UNSET:
        state.active = position.active
    elif position.to_move is not UNSET and position.to_move:
        if step not in ("turn", "again", "over"):
            raise wrong("active", "unearth-position-needed")
        state.active = position.to_move[0]
    if position.pending is not UNSET:
        pending = position.pending
        counts = {"ancient-map": pending.maps, "reading-the-stones": pending.readings}
        counts |= {"ancestral-claim": pending.claims, "expedition": pending.expeditions}
        for name, number in counts.items():
            most = CARD_COUNT[CARD_NUMBER[name]]
            if not 0 <= number <= most:
                raise wrong("pending", "unearth-position-too-many-cards", "UN-007", name=name, number=most)
        state.maps, state.readings = pending.maps, pending.readings
        state.claims, state.expeditions = pending.claims, pending.expeditions
        state.band = pending.band
    state.rolls_left = 2 if state.band and step not in ("again", "over") else 1
    if position.rolls_left is not UNSET:
        state.rolls_left = position.rolls_left
    if state.rolls_left > 1 and not state.band:
        raise wrong("rolls_left", "unearth-position-one-roll", "UN-046")
    state.fate = position.fate is True
    if state.fate and (state.age == NOTHING or step not in ("draw", "over")):
        raise wrong("fate", "unearth-position-not-asked", "UN-A18", step=f"unearth-step-{step}")


def place_memorial(state: UnearthState, position: Position) -> None:
    if position.memorial is UNSET:
        return
    if position.memorial.seat >= state.seats:
        raise wrong("memorial.seat", "unearth-position-no-such-seat", seat=position.memorial.seat)
    state.memorial_by = position.memorial.seat
    state.memorial_seen = ruin_mask(position.memorial.seen)


def place_roll(state: UnearthState, position: Position) -> None:
    """A die in the air, with what has happened to it so far."""
    state.group = []
    for at, name in enumerate([] if position.group is UNSET else position.group):
        die = DIE_NUMBER[name]
        if die >= len(state.dice) or not state.dice[die] or state.dice[die] & 15:
            raise wrong(f"group[{at}]", "unearth-position-not-in-the-air", "UN-A18", die=name)
        state.group = [*state.group, die]
    if position.roll is UNSET:
        return
    roll = position.roll
    die = DIE_NUMBER[roll.die]
    if die >= len(state.dice):
        raise wrong("roll.die", "unearth-position-no-such-seat", seat=die // len(DICE))
    state.roll_die = die
    state.roll_kind = ROLL_KIND[roll.kind]
    state.roll_place = NOTHING if roll.place is UNSET else roll.place - 1
    if state.roll_place >= 0 and state.ruins[state.roll_place] == NOTHING:
        raise wrong("roll.place", "unearth-position-no-ruin-here", "UN-046")
    if roll.place is UNSET and roll.kind != "excavation":
        raise wrong("roll.place", "unearth-position-needed", "UN-056")
    if roll.kind == "excavation" and die // len(DICE) != state.active:
        raise wrong("roll.die", "unearth-position-not-own-die", "UN-046")
    if max(roll.natural, roll.value) > SIDES[die]:
        raise wrong("roll", "unearth-position-value-too-high", "UN-055", value=max(roll.natural, roll.value))
    if state.dice[die] and state.roll_place != state.die_place(die):
        raise wrong("roll.place", "unearth-position-other-ruin", "UN-056")
    if state.dice[die] == 0:
        state.pool &= ~(1 << die)
    state.natural = roll.natural
    state.value = roll.value
    state.roll_readings = roll.readings
    state.roll_claims = roll.claims


def place_rings(state: UnearthState, position: Position) -> None:
    """Rings that wait for their wonder; any other ring without one needs the piles to be empty (UN-A36)."""
    waiting: list[int] = []
    for at, name in enumerate([] if position.rings is UNSET else position.rings):
        cell = read_cell(name, f"rings[{at}]")
        if state.roll_die == NOTHING or cell not in empty_rings(state.fields[state.owner()]):
            raise wrong(f"rings[{at}]", "unearth-position-no-ring", "UN-091")
        waiting.append(cell)
    state.rings = waiting
    for seat in range(state.seats):
        own = waiting if state.roll_die != NOTHING and state.owner() == seat else []
        unbuilt = [cell for cell in empty_rings(state.fields[seat]) if cell not in own]
        if unbuilt and state.lesser_left:
            raise wrong(f"stones.{seat}", "unearth-position-ring-unbuilt", "UN-A33")
    if position.stone is not UNSET:
        state.stone = STONE_NUMBER[position.stone]
    if position.drawn_stones is not UNSET:
        state.drawn_stones = sum(UNIT[STONE_NUMBER[colour]] for colour in position.drawn_stones)


def place_end(state: UnearthState) -> None:
    if state.places:
        raise wrong("centre", "unearth-position-not-over", "UN-127")
    state.after = AFTER_ROLL if state.in_play == NOTHING else AFTER_CARD
    end_game(state)


def place_step(state: UnearthState, position: Position, step: int) -> None:
    """What is asked, and whether it would be asked at all."""
    name = f"unearth-step-{STEPS[step].name()}"
    if not state.places:
        raise wrong("centre", "unearth-position-all-gone", "UN-127")
    if step in BETWEEN_ROLLS:
        check_unclaimed(state)
    rolling = step in BY_OWNER or step == MODIFY
    if rolling and state.roll_die == NOTHING:
        raise wrong("roll", "unearth-position-needed")
    if not rolling and state.roll_die != NOTHING:
        raise wrong("roll", "unearth-position-not-asked", step=name)
    if step in OF_A_CARD and (state.in_play == NOTHING or ACTS_ON[state.in_play] != OF_A_CARD[step]):
        raise wrong("in_play", "unearth-position-needed")
    if step == AGAIN and not state.band:
        raise wrong("step", "unearth-position-not-asked", "UN-149", step=name)
    if step in (TURN, AGAIN) and state.in_play != NOTHING:
        raise wrong("in_play", "unearth-position-not-asked", "UN-045", step=name)
    seat = state.owner() if step in BY_OWNER else state.active
    state.after = AFTER_CARD if step in (TURN, AGAIN) or state.in_play != NOTHING else AFTER_ROLL
    if step == DRAW_CARD:
        seat = place_claim(state, position)
    if position.to_move is not UNSET and position.to_move != [seat]:
        raise wrong("to_move", "unearth-position-asks-another", seat=seat)
    check_asked(state, step, seat, name)
    state.ask(step, seat)
    if len(STEPS[step].legal(state, seat)) < (1 if step == TURN else 2):
        raise wrong("step", "unearth-position-not-asked", "UN-A60", step=name)


def check_asked(state: UnearthState, step: int, seat: int, name: str) -> None:
    """The parts of a roll without which a step cannot be asked."""
    placed = state.roll_place != NOTHING
    wanted = {
        ADJUST: placed and state.value > 0,
        TAKE_STONE: placed and state.value > 0,
        LIBRARY: placed and state.value > 0,
        PLACE_STONE: placed and state.stone != NOTHING,
        CHOOSE_RUIN: not placed and state.value > 0,
        CHOOSE_RING: len(state.rings) > 1,
        BUILD_WONDER: len(state.rings) > 0,
        MEMORIAL: state.memorial_by == seat,
        ROLL_FIRST: len(state.group) > 1,
    }
    if not wanted.get(step, True):
        raise wrong("step", "unearth-position-not-asked", "UN-A06", step=name)


def check_unclaimed(state: UnearthState) -> None:
    """UN-069: a ruin whose value is reached does not stay."""
    for place in range(PLACES):
        ruin = state.ruins[place]
        if ruin != NOTHING and state.sums[place] >= CLAIM_VALUE[ruin]:
            raise wrong(f"centre[{place}]", "unearth-position-claimed-already", "UN-069", sum=state.sums[place])


def place_claim(state: UnearthState, position: Position) -> int:
    """A claim whose optional draw is asked."""
    if position.claim is UNSET or position.to_move is UNSET or len(position.to_move) != 1:
        raise wrong("claim" if position.claim is UNSET else "to_move", "unearth-position-needed")
    place = position.claim.place - 1
    seat = position.to_move[0]
    claimer = NOBODY if position.claim.claimer is UNSET else position.claim.claimer
    if place >= TABLES[state.seats].ruins_shown or state.ruins[place] == NOTHING:
        raise wrong("claim.place", "unearth-position-no-ruin-here", "UN-069")
    if strongest(state, place) != claimer:
        raise wrong("claim.claimer", "unearth-position-not-the-strongest", "UN-071")
    state.check_at = place
    state.claimer = claimer
    state.draw_at = (seat - state.active) % state.seats + 1
    if not offers_card(state, seat, dice_by_seat(state, place) >> 4 * seat & 15):
        raise wrong("step", "unearth-position-not-asked", "UN-A42", step="unearth-step-draw")
    return seat
