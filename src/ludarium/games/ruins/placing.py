"""Positions of Ruins set up on the table.

A position may leave out whatever it does not care about: that is taken from a fresh set-up with a seed. What it
does say is checked, and refused with the place of the fault.
"""

from typing import Final

from msgspec import UNSET

from ludarium.core.errors import BadPosition, LudariumError
from ludarium.core.rng import Rng
from ludarium.core.state import how_many
from ludarium.games.ruins.components import (
    COMPONENTS,
    DISCOVERIES,
    DISCOVERY_NUMBER,
    RUIN_NUMBER,
    RUINS,
    mask_of,
    ruins_in_use,
)
from ludarium.games.ruins.engine.cards import POSITION, Cards, day_cards
from ludarium.games.ruins.engine.moves import ADD, BUY, CLAIM, ENOUGH, EXTRAS, PUT, SLOTS, VALUE
from ludarium.games.ruins.engine.on_table import Settings
from ludarium.games.ruins.engine.rounds import start_game
from ludarium.games.ruins.engine.state import (
    ADD_RUIN,
    CHOOSE_ORDER,
    COUNT_EXTRAS,
    DISCARD_RUINS,
    DRAW_RUINS,
    FORCE_DRAWS,
    NO_DISCOVERY,
    NOBODY,
    PASS_ON,
    PUT_DISCOVERY,
    REFILL,
    RELIGHT,
    TURN,
    TURN_TO_NIGHT,
    USE_CLAIM,
    RuinsState,
)
from ludarium.games.ruins.position import Knowledge, Position
from ludarium.games.ruins.seeing import build_of, seats_of
from ludarium.games.ruins.view import EMPTY_SLOT, Build

FACTS: Final = COMPONENTS.game

STEP_NUMBER: Final[dict[str, int]] = {
    "flip": TURN_TO_NIGHT,
    "turn": TURN,
    "put": PUT_DISCOVERY,
    "add": ADD_RUIN,
    "extras": COUNT_EXTRAS,
    "claim": USE_CLAIM,
    "order": CHOOSE_ORDER,
    "draw": DRAW_RUINS,
    "discard": DISCARD_RUINS,
    "over": TURN,
}
EFFECT_STEPS: Final = ("order", "draw", "discard")


def wrong(where: str, reason: str, clause: str = "", **facts: str | int) -> BadPosition:
    return BadPosition(f"ruins-position-{reason}", {"where": where, **facts}, clause)


def state_of(position: Position, seats: int, options: dict[str, str], rng: Rng) -> RuinsState:
    """A State from a position whose shape is right; what is missing comes from a fresh set-up."""
    state = start_game(seats, Settings(seats, options), rng)
    place_upgrades(state, position)
    place_discoveries(state, position)
    place_progress(state, position)
    place_ruins(state, position)
    place_pile(state, position)
    place_knowledge(state, position)
    if position.chance is not UNSET:
        state.rng = position.chance.rng()
    place_step(state, position)
    return state


def place_upgrades(state: RuinsState, position: Position) -> None:
    """Sides, discoveries and claims on ruins (RU-038, RU-039, RU-071)."""
    if position.ruins is UNSET:
        return
    in_use = mask_of([RUINS[ruin] for ruin in ruins_in_use(state.seats)])
    cards: Cards = day_cards()
    claims = [0] * state.seats
    for name, upgrades in position.ruins.items():
        where = f"ruins.{name}"
        ruin = RUIN_NUMBER[name]
        if not in_use >> ruin & 1:
            raise wrong(where, "not-in-use", "RU-031", ruin=name, seats=state.seats)
        if upgrades.night:
            cards.turn_to_night(ruin)
        for discovery in upgrades.discoveries:
            number = DISCOVERY_NUMBER.get(discovery)
            if number is None:
                raise wrong(where, "no-such-discovery", name=discovery)
            if cards.on[number] != NOBODY:
                raise wrong(where, "twice", name=discovery, other=f"ruins.{RUINS[cards.on[number]]}")
            if cards.filled(POSITION[number]) >> ruin & 1:
                raise wrong(where, "position-taken", "RU-039", name=discovery)
            cards.add_discovery(ruin, number)
        if upgrades.claim is not None:
            if not 0 <= upgrades.claim < state.seats:
                raise wrong(f"{where}.claim", "no-such-seat", seat=upgrades.claim)
            claims[upgrades.claim] |= 1 << ruin
            if claims[upgrades.claim].bit_count() > FACTS.claims:
                raise wrong(f"{where}.claim", "claims", "RU-071", seat=upgrades.claim)
    state.cards = cards
    state.claims = claims
    state.unused_claims = [FACTS.claims - owned.bit_count() for owned in claims]


def place_discoveries(state: RuinsState, position: Position) -> None:
    """The market and the discovery deck; every discovery lies in exactly one place (RU-014)."""
    found: dict[str, str] = {
        DISCOVERIES[number]: f"ruins.{RUINS[ruin]}" for number, ruin in enumerate(state.cards.on) if ruin >= 0
    }
    fresh = [one for one in reversed(state.market) if one != NO_DISCOVERY] + state.discoveries[::-1]
    if position.market is not UNSET:
        note(found, [(one, f"market[{at}]") for at, one in enumerate(position.market) if one != EMPTY_SLOT])
        state.market = [DISCOVERY_NUMBER.get(one, NO_DISCOVERY) for one in position.market]
    if position.discovery_deck is not UNSET:
        note(found, [(one, f"discovery_deck[{at}]") for at, one in enumerate(position.discovery_deck)])
    for name, where in found.items():
        if name not in DISCOVERY_NUMBER:
            raise wrong(where, "no-such-discovery", name=name)
    left = [one for one in fresh if DISCOVERIES[one] not in found]
    if position.market is UNSET:
        row = left[:SLOTS]
        state.market = [NO_DISCOVERY] * (SLOTS - len(row)) + row[::-1]
        left = left[len(row) :]
    if position.discovery_deck is not UNSET:
        if left:
            raise wrong("discovery_deck", "missing", name=DISCOVERIES[left[0]])
        state.discoveries = [DISCOVERY_NUMBER[one] for one in reversed(position.discovery_deck)]
    else:
        state.discoveries = left[::-1]


def note(found: dict[str, str], places: list[tuple[str, str]]) -> None:
    for name, where in places:
        if name in found:
            raise wrong(where, "twice", name=name, other=found[name])
        found[name] = where


def place_progress(state: RuinsState, position: Position) -> None:
    """Rounds, scores, torches and who takes part."""
    for name in ("scores", "torches"):
        given = getattr(position, name)
        if given is not UNSET and len(given) != state.seats:
            raise wrong(name, "one-per-seat", seats=state.seats, number=len(given))
    if position.scores is not UNSET:
        state.scores = position.scores[:]
    if position.torches is not UNSET:
        state.lit = position.torches[:]
    if position.round is not UNSET:
        state.round = position.round
    for name in ("participants", "out", "poised", "to_move"):
        listed = getattr(position, name)
        if listed is not UNSET and (len(set(listed)) != len(listed) or any(s >= state.seats for s in listed)):
            raise wrong(name, "seat-list", seats=state.seats)
    if position.starter is not UNSET:
        if position.starter >= state.seats:
            raise wrong("starter", "no-such-seat", seat=position.starter)
        state.starter = position.starter
    if position.participants is not UNSET:
        state.participants = sum(1 << seat for seat in position.participants)
    everybody = (1 << state.seats) - 1
    if state.round <= FACTS.rounds and state.participants != everybody:
        raise wrong("participants", "all-take-part", "RU-135", round=state.round)
    if how_many(state.participants) < 2:
        raise wrong("participants", "too-few", "RU-135")
    state.gone_out = [] if position.out is UNSET else position.out[:]
    out = sum(1 << seat for seat in state.gone_out)
    if out & ~state.participants:
        raise wrong("out", "not-taking-part", "RU-135")
    state.active = state.participants & ~out
    if position.poised is not UNSET:
        state.poised = sum(1 << seat for seat in position.poised)
    else:
        state.poised = sum(1 << s for s in range(state.seats) if state.scores[s] >= FACTS.poised_from)
    over = position.step == "over"
    if not over and how_many(state.active) < 2:
        raise wrong("out", "too-few-active", "RU-084")


def place_ruins(state: RuinsState, position: Position) -> None:
    """Hands, deck, discard and pile: every ruin in use lies in exactly one place (RU-013, RU-031)."""
    in_use = ruins_in_use(state.seats)
    found: dict[str, str] = {}
    hands = {} if position.hands is UNSET else position.hands
    for seat, hand in hands.items():
        if seat >= state.seats:
            raise wrong(f"hands.{seat}", "no-such-seat", seat=seat)
        note(found, [(ruin, f"hands.{seat}[{at}]") for at, ruin in enumerate(hand)])
    if position.deck is not UNSET:
        note(found, [(ruin, f"deck[{at}]") for at, ruin in enumerate(position.deck)])
    if position.discard is not UNSET:
        note(found, [(ruin, f"discard[{at}]") for at, ruin in enumerate(position.discard)])
    if position.pile is not UNSET:
        for number, play in enumerate(position.pile):
            note(found, [(ruin, f"pile[{number}].ruins[{at}]") for at, ruin in enumerate(play.ruins)])
    for name, where in found.items():
        if name not in RUIN_NUMBER:
            raise wrong(where, "no-such-ruin", name=name)
        if RUIN_NUMBER[name] not in in_use:
            raise wrong(where, "not-in-use", "RU-031", ruin=name, seats=state.seats)
    fresh = [ruin for seat in range(state.seats) for ruin in seats_of(state.hands[seat])] + state.deck[::-1]
    left = [ruin for ruin in fresh if RUINS[ruin] not in found]
    for seat in range(state.seats):
        if seat in hands:
            state.set_hand(seat, mask_of(hands[seat]))
            continue
        size = FACTS.hand if state.active >> seat & 1 else 0
        keep = [ruin for ruin in left if state.hands[seat] >> ruin & 1][:size]
        keep += [ruin for ruin in reversed(left) if ruin not in keep][: size - len(keep)]
        left = [ruin for ruin in left if ruin not in keep]
        state.set_hand(seat, sum(1 << ruin for ruin in keep))
    if position.deck is not UNSET:
        state.deck = [RUIN_NUMBER[ruin] for ruin in reversed(position.deck)]
    else:
        state.deck = left[::-1]
        left = []
    state.discard = 0 if position.discard is UNSET else mask_of(position.discard)
    if left and position.discard is UNSET:
        state.discard = sum(1 << ruin for ruin in left)
        left = []
    if left:
        raise wrong("deck", "missing", name=RUINS[left[0]])
    for seat in range(state.seats):
        holds = state.hands[seat] != 0
        if holds and not state.active >> seat & 1:
            raise wrong(f"hands.{seat}", "out-with-ruins", "RU-080", seat=seat)
        if not holds and state.active >> seat & 1 and position.step != "over":
            raise wrong(f"hands.{seat}", "no-ruins", "RU-080", seat=seat)


def place_pile(state: RuinsState, position: Position) -> None:
    """The plays of the pile, each of them right (RU-051, RU-052, RU-127)."""
    state.laid = None
    state.piled = 0
    state.passes = 0 if position.passes is UNSET else position.passes
    for number, play in enumerate([] if position.pile is UNSET else position.pile):
        where = f"pile[{number}]"
        if not 0 <= play.seat < state.seats or not state.participants >> play.seat & 1:
            raise wrong(f"{where}.seat", "no-such-seat", seat=play.seat)
        ruins = mask_of(play.ruins)
        cards = state.cards
        anchors = ruins & cards.by_value[play.value] if 0 < play.value < len(cards.by_value) else 0
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


def place_knowledge(state: RuinsState, position: Position) -> None:
    """What seats have seen; at least their own hands and all that lies open."""
    known = Knowledge() if position.knowledge is UNSET else position.knowledge
    night = state.cards.night
    shown = state.discard & night if position.knowledge is UNSET else mask_of(known.night_shown) & night
    if position.knowledge is UNSET:
        for play in state.pile:
            shown |= play[3] & night
    state.seen_night = [
        (mask_of(known.night_seen.get(seat, [])) | shown | state.hands[seat]) & night for seat in range(state.seats)
    ] + [shown]
    state.given = [mask_of(known.given.get(seat, [])) for seat in range(state.seats)]
    state.drawn_by = sum(1 << seat for seat in known.drew)


def place_step(state: RuinsState, position: Position) -> None:
    """Who is asked, and for what."""
    if position.step is not UNSET:
        step: str = position.step
    else:
        step = "turn" if position.to_move is not UNSET or position.pile is not UNSET else "flip"
    if step == "over":
        if position.winner is UNSET or position.winner >= state.seats:
            raise wrong("winner", "needed")
        state.over = True
        state.winner = position.winner
        state.waiting = 0
        state.enter(TURN)
        return
    if step == "flip":
        asked = state.participants
        if position.to_move is not UNSET:
            asked = sum(1 << seat for seat in position.to_move)
        if not asked or asked & ~state.participants:
            raise wrong("to_move", "seat-list", seats=state.seats)
        if state.pile:
            raise wrong("pile", "no-pile-yet", "RU-048")
        state.enter(TURN_TO_NIGHT)
        state.waiting = asked
        return
    seat = seat_in_turn(state, position, step in EFFECT_STEPS)
    state.ask(TURN, seat)
    if step in EFFECT_STEPS:
        place_ending(state, position, step, seat)
    elif position.build is not UNSET or step != "turn":
        place_build(state, position, step, seat)


def seat_in_turn(state: RuinsState, position: Position, effects: bool) -> int:
    """Whose turn it is by the pile and the passes since (RU-050, RU-053); passes left out follow from it."""
    named = position.to_move
    if named is not UNSET and (len(named) != 1 or not state.active >> named[0] & 1):
        raise wrong("to_move", "one-active-seat")
    if not state.pile:
        if named is not UNSET:
            return named[0]
        return state.starter if state.active >> state.starter & 1 else state.next_active(state.starter)
    if effects:  # of the last play, before anybody can pass
        if state.passes:
            raise wrong("passes", "no-pass-yet", "RU-A27")
        asked = int(state.last_seat)
    else:
        order = [state.next_active(state.last_seat)]
        while len(order) < rivals_of(state):
            order.append(state.next_active(order[-1]))
        if position.passes is UNSET and named is not UNSET and named[0] in order:
            state.passes = order.index(named[0])
        asked = order[state.passes]
    if named is not UNSET and named[0] != asked:
        raise wrong("to_move", "turn", "RU-050", seat=asked)
    return asked


def place_build(state: RuinsState, position: Position, step: str, seat: int) -> None:
    """Name the unfinished play again, move by move, so that only a legal one is taken."""
    if position.build is UNSET:
        raise wrong("build", "needed")
    build = position.build
    target = STEP_NUMBER[step]
    before = len(state.pile)
    try:
        for slot in build.buy:
            state.play(seat, BUY + slot - 1)
        if build.value:
            state.play(seat, VALUE + build.value)
        while len(state.pile) == before and state.step != TURN:
            move = next_move(state, build, target)
            if move < 0:
                break
            state.play(seat, move)
    except (LudariumError, LookupError) as error:
        clause = error.clause if isinstance(error, LudariumError) else ""
        raise wrong("build", "build", clause) from None
    if len(state.pile) != before or state.step != target or build_of(state) != build:
        raise wrong("build", "build")


def next_move(state: RuinsState, build: Build, target: int) -> int:
    """The next move of an unfinished play, or -1 where it stops."""
    if state.step == PUT_DISCOVERY:
        at = len(state.build_targets)
        return PUT + RUIN_NUMBER[build.put[at]] if at < len(build.put) else -1
    if state.step == ADD_RUIN:
        later = [ruin for ruin in map(RUIN_NUMBER.__getitem__, build.ruins) if ruin > state.build_last]
        later = [ruin for ruin in sorted(later) if not state.build_cards >> ruin & 1]
        if later:
            return ADD + later[0]
        return -1 if target == ADD_RUIN else ENOUGH
    if state.step == COUNT_EXTRAS:
        return -1 if target == COUNT_EXTRAS else EXTRAS + build.extras
    claims = [ruin for ruin in map(RUIN_NUMBER.__getitem__, build.claims) if not state.build_claims >> ruin & 1]
    return CLAIM + min(claims) if claims else -1


def place_ending(state: RuinsState, position: Position, step: str, seat: int) -> None:
    """The end of a turn, with what is still to come."""
    if position.ending is UNSET:
        raise wrong("ending", "needed")
    ending = position.ending
    if ending.seat != seat:
        raise wrong("ending.seat", "one-active-seat")
    numbers = (ending.draws, ending.forces, ending.relights, ending.to_discard)
    if min(numbers) < 0 or max(numbers) > len(RUINS):
        raise wrong("ending", "out-of-range")
    state.actor = seat
    state.draws = ending.draws
    state.forces = ending.forces
    state.relights = ending.relights
    state.to_discard = ending.to_discard
    state.taken = ending.market_taken
    state.skipping = ending.skips_next
    state.dry = ending.dry
    state.stack = [PASS_ON, REFILL, RELIGHT]
    state.enter(STEP_NUMBER[step])
    if ending.forces and step != "order":
        state.push(FORCE_DRAWS)
    if step == "discard":
        if not 0 < ending.to_discard <= state.hands[seat].bit_count():
            raise wrong("ending.to_discard", "out-of-range")
        if ending.discarded_up_to:
            if ending.discarded_up_to not in RUIN_NUMBER:
                raise wrong("ending.discarded_up_to", "no-such-ruin", name=ending.discarded_up_to)
            state.build_last = RUIN_NUMBER[ending.discarded_up_to]
