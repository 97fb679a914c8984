"""A table of Ruins put up: the rules that a position must keep, checked and refused with the place of the fault."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from ludarium.core.binding import Seats
from ludarium.core.bits import how_many
from ludarium.core.errors import BadPosition
from ludarium.core.steps import STEP_BITS, STEP_MASK
from ludarium.games.ruins.components import COMPONENTS, DISCOVERY_NUMBER, RUIN_NUMBER, RUINS
from ludarium.games.ruins.moves import ADD, BUY, CLAIM, ENOUGH, EXTRAS, PUT, TOP_VALUE, VALUE
from ludarium.games.ruins.rules.cards import DAY_CARDS, POSITION
from ludarium.games.ruins.rules.effects import acting_seat
from ludarium.games.ruins.rules.names import mask_of
from ludarium.games.ruins.rules.state import DISCARD_RUINS, NEXT_TURN, NOBODY, TURN, RuinsState
from ludarium.games.ruins.table import BOUND, NAMING, Build, RuinsView, build_of

FACTS: Final = COMPONENTS.game
ENDING: Final = ("order", "draw", "discard")


def wrong(where: str, reason: str, clause: str = "", **facts: str | int) -> BadPosition:
    return BadPosition(f"ruins-position-{reason}", {"where": where, **facts}, clause)


def prepare(given: Any, fresh: RuinsView) -> RuinsView:
    """The set-up that completes a position: who is out holds nothing; a pile, or a seat to move, means a turn."""
    out = set() if given.out is UNSET else set(given.out)
    out |= set() if given.participants is UNSET else set(range(fresh.seats)) - set(given.participants)
    hands, deck = fresh.hands, fresh.deck
    assert isinstance(deck, list)
    deck = deck + [ruin for seat, hand in hands.items() if seat in out and isinstance(hand, list) for ruin in hand]
    hands = {seat: [] if seat in out else hand for seat, hand in hands.items()}
    turn = given.pile is not UNSET or given.to_move is not UNSET
    return replace(fresh, hands=hands, deck=deck, step="turn" if turn else fresh.step)


def put_table(state: RuinsState, table: RuinsView, given: Any) -> RuinsState:
    """A State with what lies on the table; ``given`` tells what a position left out, so that it follows."""
    check_seats(table)
    BOUND.write(state, table)
    put_upgrades(state, table)
    put_progress(state, table, given)
    put_pile(state, table)
    put_knowledge(state, table, given)
    put_step(state, table, given)
    return state


def check_seats(table: RuinsView) -> None:
    """Each seat of the table has its numbers, and no other seat is named."""
    for name in ("scores", "torches"):
        numbers = getattr(table, name)
        if len(numbers) != table.seats:
            raise wrong(name, "one-per-seat", seats=table.seats, number=len(numbers))
    for name in ("participants", "out", "poised", "to_move"):
        listed = getattr(table, name)
        if len(set(listed)) != len(listed) or any(seat >= table.seats for seat in listed):
            raise wrong(name, "seat-list", seats=table.seats)
    owners = {f"ruins.{name}.claim": upgrades.claim for name, upgrades in table.ruins.items()}
    for where, seat in {"starter": table.starter, "winner": table.winner, **owners}.items():
        if seat is not None and seat >= table.seats:
            raise wrong(where, "no-such-seat", seat=seat)


def put_upgrades(state: RuinsState, table: RuinsView) -> None:
    """Sides, discoveries and claims on ruins (RU-038, RU-039, RU-071)."""
    cards = DAY_CARDS.copy()
    claims = [0] * state.seats
    for name, upgrades in table.ruins.items():
        where = f"ruins.{name}"
        ruin = RUIN_NUMBER[name]
        if ruin % FACTS.copies >= state.seats:
            raise BadPosition("position-not-in-use", {"where": where, "name": name}, "RU-031")
        if upgrades.night:
            cards.turn_to_night(ruin)
        for discovery in upgrades.discoveries:
            number = DISCOVERY_NUMBER[discovery]
            if not cards.free(POSITION[number]) >> ruin & 1:
                raise wrong(where, "position-taken", "RU-039", name=discovery)
            cards.add_discovery(ruin, number)
        if upgrades.claim is not None:
            claims[upgrades.claim] |= 1 << ruin
            if how_many(claims[upgrades.claim]) > FACTS.claims:
                raise wrong(f"{where}.claim", "claims", "RU-071", seat=upgrades.claim)
    state.cards = cards
    state.claims = claims
    state.unused_claims = [FACTS.claims - how_many(owned) for owned in claims]


def put_progress(state: RuinsState, table: RuinsView, given: Any) -> None:
    """Who takes part, who is out, and who may win."""
    out = Seats().write(table.out)
    if state.round <= FACTS.rounds and how_many(state.participants) != state.seats:
        raise wrong("participants", "all-take-part", "RU-135", round=state.round)
    if how_many(state.participants) < 2:
        raise wrong("participants", "too-few", "RU-135")
    if out & ~state.participants:
        raise wrong("out", "not-taking-part", "RU-135")
    state.active = state.participants & ~out
    if not state.over and how_many(state.active) < 2:
        raise wrong("out", "too-few-active", "RU-084")
    if given.poised is UNSET:
        leading = [seat for seat, score in enumerate(state.scores) if score >= FACTS.poised_from]
        state.poised = Seats().write(leading)
    state.winner = NOBODY if table.winner is None else table.winner
    if state.over and table.winner is None:
        raise wrong("winner", "needed")
    for seat in range(state.seats):
        holds = state.hand(seat) != 0
        if holds and not state.active >> seat & 1:
            raise wrong(f"hands.{seat}", "out-with-ruins", "RU-080", seat=seat)
        if not holds and state.active >> seat & 1 and not state.over:
            raise wrong(f"hands.{seat}", "no-ruins", "RU-080", seat=seat)


def put_pile(state: RuinsState, table: RuinsView) -> None:
    """The plays of the pile, each of them right (RU-051, RU-052, RU-127)."""
    state.clear_pile()
    state.passes = table.passes  # which went with the pile
    for number, play in enumerate(table.pile):
        where = f"pile[{number}]"
        if play.seat >= state.seats or not state.participants >> play.seat & 1:
            raise wrong(f"{where}.seat", "no-such-seat", seat=play.seat)
        ruins = mask_of(play.ruins)
        cards = state.cards
        anchors = ruins & cards.of_value(play.value) if 0 < play.value <= TOP_VALUE else 0
        plain = ruins & ~cards.adapt
        if not anchors or plain & ~anchors or not len(play.ruins) <= play.count <= cards.weight(ruins):
            raise wrong(where, "not-a-play", "RU-127", value=play.value, count=play.count)
        if state.last_count and (play.count != state.last_count or play.value < state.last_value):
            raise wrong(where, "does-not-follow", "RU-052", value=play.value, count=play.count)
        state.lay_on_pile(play.seat, play.value, play.count, ruins)
    if state.passes and not state.pile:
        raise wrong("passes", "no-pile", "RU-055")
    if state.passes and state.passes >= rivals_of(state):
        raise wrong("passes", "pile-over", "RU-055", passes=state.passes)


def rivals_of(state: RuinsState) -> int:
    """How many active seats have not made the last play of the pile."""
    return how_many(state.active & ~(1 << state.last_seat))


def put_knowledge(state: RuinsState, table: RuinsView, given: Any) -> None:
    """What seats have seen: at least their own hands and all that lies open; and who must have drawn (RU-089)."""
    known = table.knowledge
    night = state.cards.night
    lying_open = state.discard | state.piled
    shown = (lying_open if given.knowledge is UNSET else mask_of(known.night_shown)) & night
    seats = range(state.seats)
    seen = [mask_of(known.night_seen.get(seat, [])) | state.hand(seat) for seat in seats]
    state.seen_night = [one & night | shown for one in seen] + [shown]
    state.given = [mask_of(known.given.get(seat, [])) for seat in seats]
    state.drawn_by = Seats().write(known.drew)
    for owner in table.participants:
        for seat in seats:
            if seat != owner and state.hand(seat) & state.claims[owner]:
                state.drawn_by |= 1 << seat


# Who is asked, and for what.


def put_step(state: RuinsState, table: RuinsView, given: Any) -> None:
    if table.step == "over":
        state.ask_all(TURN, 0)
        return
    if table.step == "flip":
        if not state.waiting or state.waiting & ~state.participants:
            raise wrong("to_move", "seat-list", seats=state.seats)
        if state.pile:
            raise wrong("pile", "no-pile-yet", "RU-048")
        return
    seat = seat_in_turn(state, table, given)
    if table.step in ENDING:
        put_ending(state, table, seat)
        return
    state.ask(TURN, seat)
    if table.build is not None:
        put_build(state, table.build, table.step, seat)
    elif table.step in NAMING:
        raise wrong("build", "needed")


def seat_in_turn(state: RuinsState, table: RuinsView, given: Any) -> int:
    """Whose turn it is by the pile and the passes since (RU-050, RU-053); passes left out follow from it."""
    named = NOBODY
    if given.to_move is not UNSET:
        if len(given.to_move) != 1 or not state.active >> given.to_move[0] & 1:
            raise wrong("to_move", "one-active-seat")
        named = given.to_move[0]
    if not state.pile:
        starter = state.starter if state.active >> state.starter & 1 else state.next_active(state.starter)
        return starter if named == NOBODY else named
    if table.step in ENDING:  # of the last play, before anybody can pass
        if state.passes:
            raise wrong("passes", "no-pass-yet", "RU-A27")
        asked = int(state.last_seat)
    else:
        order = [state.next_active(state.last_seat)]
        while len(order) < rivals_of(state):
            order.append(state.next_active(order[-1]))
        if given.passes is UNSET and named in order:
            state.passes = order.index(named)
        asked = order[state.passes]
    if named not in (NOBODY, asked):
        raise wrong("to_move", "turn", "RU-050", seat=asked)
    return asked


def put_ending(state: RuinsState, table: RuinsView, seat: int) -> None:
    """The end of a turn with effects: frames tell how many icons are left; the last one passes the turn on."""
    if not state.depth:
        state.push(NEXT_TURN, seat)
    if acting_seat(state) != seat or state.steps[state.frames[0] & STEP_MASK].name not in ("next turn", "skip"):
        raise wrong("follows", "one-active-seat")
    numbers = [state.number, *(frame >> STEP_BITS for frame in state.frames[: state.depth])]
    if min(numbers) < 0 or max(numbers) > len(RUINS):
        raise wrong("follows", "out-of-range")
    if state.step == DISCARD_RUINS:
        if not 0 < state.number <= how_many(state.hand(seat)):
            raise wrong("about", "out-of-range")
        state.last_named = RUIN_NUMBER.get(table.discarded_up_to, NOBODY)


def put_build(state: RuinsState, build: Build, step: str, seat: int) -> None:
    """Name the unfinished play again, move by move, so that only a legal one is taken."""
    for move in naming(state, build):
        if state.asking.name == step and build_of(state) == build:
            return
        if state.waiting >> seat & 1 and move in state.moves(seat):  # else it was forced, and is made already
            state.play(seat, move)
    if state.asking.name != step or build_of(state) != build:
        raise wrong("build", "build", "RU-A51")


def naming(state: RuinsState, build: Build) -> Iterator[int]:
    """The moves that name a play, in their order (RU-A51)."""
    yield from (BUY + slot - 1 for slot in build.buy)
    yield VALUE + build.value
    for at, name in enumerate(build.put):
        if at == len(build_of(state).put):
            yield PUT + RUIN_NUMBER[name]
    yield from (ADD + RUIN_NUMBER[name] for name in build.ruins)
    yield ENOUGH
    yield EXTRAS + build.extras
    yield from (CLAIM + RUIN_NUMBER[name] for name in build.claims)
