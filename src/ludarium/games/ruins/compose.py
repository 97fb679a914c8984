"""A play put together freely: which legal moves a selection of ruins, discoveries and claims stands for.

A player picks things in any order; the rules name a play in one fixed order (RU-A51). This finds the way from
the one to the other by trying, and where there is none it says what is missing.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludarium.core.errors import LudariumError, NotAllowed, NotAMove
from ludarium.core.game import Composed, Composition
from ludarium.games.ruins.components import POSITIONS, RUIN_NUMBER, RUINS
from ludarium.games.ruins.engine.cards import BIT, ICON_MASK, POSITION, Cards
from ludarium.games.ruins.engine.moves import (
    ADD,
    BUY,
    CLAIM,
    DISCARD,
    DONE,
    ENOUGH,
    EXTRAS,
    FLIP,
    PUT,
    SLOTS,
)
from ludarium.games.ruins.engine.state import (
    ADD_RUIN,
    COUNT_EXTRAS,
    DISCARD_RUINS,
    NO_DISCOVERY,
    PUT_DISCOVERY,
    TURN,
    TURN_TO_NIGHT,
    USE_CLAIM,
    RuinsState,
)
from ludarium.games.ruins.labels import option_of
from ludarium.games.ruins.seeing import seats_of

PLAYS = ("ruins-led", "ruins-played")
ANY_RUIN = -1


class Selection(NamedTuple):
    """Ruins and claims as masks; for each slot to buy from the ruin it goes on, or ``ANY_RUIN``."""

    ruins: int
    claims: int
    puts: dict[int, int]

    @property
    def slots(self) -> list[int]:
        return sorted(self.puts)


def compose(state: RuinsState, seat: int, refs: Sequence[str]) -> Composed:
    if not state.waiting >> seat & 1:
        return Composed(missing=state.not_your_turn(seat))
    try:
        chosen = read(refs)
    except LudariumError as error:
        return Composed(missing=error)
    if state.step == TURN_TO_NIGHT:
        return single(state, seat, chosen, FLIP, 1)
    if state.step == DISCARD_RUINS:
        return single(state, seat, chosen, DISCARD, state.to_discard)
    if state.step != TURN or state.build_slots:
        return Composed(missing=NotAllowed("ruins-compose-begun", {}, "RU-A51"))
    plays = sorted(ways(state, seat, chosen), key=lambda play: (-play.count, play.moves))
    missing = None if plays else lack(state, seat, chosen)
    return Composed(plays, missing, fitting(state, seat, chosen))


def read(refs: Sequence[str]) -> Selection:
    ruins = 0
    claims = 0
    puts: dict[int, int] = {}
    for ref in refs:
        source, _, target = ref.partition(">")
        kind, _, name = (f"ruin:{source}" if source in RUIN_NUMBER else source).partition(":")
        if kind == "slot" and name in ("1", "2", "3", "4"):
            ruin = ruin_of(ref, target.removeprefix("ruin:")) if target else ANY_RUIN
            puts[int(name) - 1] = ruin
            ruins |= 0 if ruin == ANY_RUIN else BIT[ruin]
        elif kind in ("ruin", "claim") and not target:
            bit = BIT[ruin_of(ref, name)]
            ruins |= bit
            claims |= bit if kind == "claim" else 0
        else:
            raise NotAMove("no-such-move", {"text": ref[:60]})
    return Selection(ruins, claims, puts)


def ruin_of(ref: str, name: str) -> int:
    if name not in RUIN_NUMBER:
        raise NotAMove("no-such-move", {"text": ref[:60]})
    return RUIN_NUMBER[name]


def single(state: RuinsState, seat: int, chosen: Selection, first: int, number: int) -> Composed:
    """Steps that only ask for ruins: one to turn, or some to discard in ascending order."""
    ruins = seats_of(chosen.ruins)
    allowed = state.hands[seat] & ~state.cards.night if first == FLIP else state.hands[seat]
    if len(ruins) < number:
        fits = [f"ruin:{RUINS[ruin]}" for ruin in seats_of(allowed & ~chosen.ruins)]
        count = {"count": len(ruins), "need": number}
        clause = "RU-041" if first == FLIP else "RU-112"
        return Composed(missing=NotAllowed("ruins-compose-more", count, clause), fits=fits)
    twin = state.copy()
    moves = []
    try:
        for ruin in ruins:
            option = option_of(twin, first + ruin)
            twin.play(seat, first + ruin)
            moves.append(first + ruin)
    except LudariumError as error:
        return Composed(missing=error)
    value = state.cards.value[ruins[-1]]
    return Composed([Composition(moves, value, len(ruins), option.label, option.arguments)])


# Ways to play a selection.


def ways(state: RuinsState, seat: int, chosen: Selection) -> Iterator[Composition]:
    """Every sequence of legal moves that lays exactly what was chosen."""
    if not chosen.ruins or chosen.ruins & ~state.hands[seat]:
        return
    twin = state.copy()
    bought = [BUY + slot for slot in chosen.slots]
    for move in bought:
        if move not in twin.moves(seat):
            return
        twin.play(seat, move)
    for move in twin.moves(seat):
        if BUY + SLOTS <= move < EXTRAS:
            yield from branches(twin, seat, chosen, [*bought, move])


def branches(state: RuinsState, seat: int, chosen: Selection, moves: list[int]) -> Iterator[Composition]:
    """The play after the last of these moves, which has yet to be made."""
    twin = state.copy()
    news = twin.news = []
    twin.play(seat, moves[-1])
    laid = next((event for event in news if event.kind in PLAYS), None)
    if laid is not None:
        facts = laid.facts
        value, count = facts["value"], facts["count"]
        if as_chosen(state, twin, chosen, facts["ruins"], facts["claimed"]):
            assert isinstance(value, int)
            assert isinstance(count, int)
            yield Composition(moves, value, count, "ruins-play", {"value": value, "count": count})
        return
    if twin.build_cards & ~chosen.ruins:
        return
    for move in next_moves(twin, seat, chosen):
        yield from branches(twin, seat, chosen, [*moves, move])


def as_chosen(before: RuinsState, after: RuinsState, chosen: Selection, ruins: object, claimed: object) -> bool:
    """What is forced is done without asking; so the outcome is compared."""
    wanted = [RUINS[ruin] for ruin in seats_of(chosen.ruins)]
    claims = [RUINS[ruin] for ruin in seats_of(chosen.claims)]
    placed = all(ruin in (ANY_RUIN, after.cards.on[before.market[slot]]) for slot, ruin in chosen.puts.items())
    return ruins == wanted and claimed == claims and placed


def next_moves(state: RuinsState, seat: int, chosen: Selection) -> list[int]:
    """The moves of a step that lead towards the selection."""
    legal = state.moves(seat)
    if state.step == PUT_DISCOVERY:
        target = chosen.puts[chosen.slots[len(state.build_targets)]]
        wanted = [PUT + ruin for ruin in seats_of(chosen.ruins)] if target == ANY_RUIN else [PUT + target]
    elif state.step == ADD_RUIN:
        left = seats_of(chosen.ruins & ~state.build_cards)
        wanted = [ADD + left[0]] if left else [ENOUGH]
    elif state.step == COUNT_EXTRAS:
        wanted = legal
    else:
        assert state.step == USE_CLAIM
        left = seats_of(chosen.claims & ~state.build_claims)
        wanted = [CLAIM + left[0]] if left else [DONE]
    return [move for move in wanted if move in legal]


# What is missing.


def upgraded(state: RuinsState, chosen: Selection) -> Cards:
    """The ruins as they would be with the chosen discoveries."""
    cards = state.cards.copy()
    for slot, ruin in chosen.puts.items():
        if ruin != ANY_RUIN and state.market[slot] != NO_DISCOVERY:
            cards.add_discovery(ruin, state.market[slot])
    return cards


def torches_after(state: RuinsState, seat: int, chosen: Selection) -> int:
    return state.lit[seat] - sum(state.settings.prices[slot] for slot in chosen.puts)


def lack(state: RuinsState, seat: int, chosen: Selection) -> NotAllowed:
    """The first thing that keeps a selection from being a play."""
    for ruin in seats_of(chosen.ruins & ~state.hands[seat]):
        return NotAllowed("ruins-no-not-in-hand", {"ruin": RUINS[ruin]}, "RU-A40")
    if not chosen.ruins:
        return NotAllowed("ruins-compose-nothing", {}, "RU-049")
    return (
        lack_of_upgrades(state, seat, chosen)
        or lack_of_value(state, chosen)
        or NotAllowed("ruins-compose-no-play", {}, "RU-130")
    )


def lack_of_upgrades(state: RuinsState, seat: int, chosen: Selection) -> NotAllowed | None:
    left = torches_after(state, seat, chosen)
    if left < 0:
        price = state.lit[seat] - left
        return NotAllowed("ruins-no-torches", {"price": price, "torches": state.lit[seat]}, "RU-065")
    taken = [state.cards.filled(position) for position in range(len(POSITIONS))]
    for slot, ruin in chosen.puts.items():
        if state.market[slot] == NO_DISCOVERY:
            return NotAllowed("ruins-no-empty-slot", {"slot": slot + 1}, "RU-A37")
        if ruin == ANY_RUIN:
            continue
        position = POSITION[state.market[slot]]
        if taken[position] & BIT[ruin]:
            return NotAllowed("ruins-no-position-taken", {"ruin": RUINS[ruin]}, "RU-039")
        taken[position] |= BIT[ruin]
    for ruin in seats_of(chosen.claims & state.claimed()):
        return NotAllowed("ruins-no-claimed", {"ruin": RUINS[ruin]}, "RU-073")
    if chosen.claims.bit_count() > state.unused_claims[seat]:
        return NotAllowed("ruins-compose-claims", {"claims": state.unused_claims[seat]}, "RU-071")
    return None


def lack_of_value(state: RuinsState, chosen: Selection) -> NotAllowed | None:
    cards = upgraded(state, chosen)
    plain = {cards.value[ruin] for ruin in seats_of(chosen.ruins & ~cards.adapt)}
    if len(plain) > 1:
        values = ", ".join(map(str, sorted(plain)))
        return NotAllowed("ruins-compose-values", {"values": values}, "RU-049")
    value = max(plain or {cards.value[ruin] for ruin in seats_of(chosen.ruins)})
    if value < state.last_value:
        return NotAllowed("ruins-compose-value", {"value": value, "least": state.last_value}, "RU-052")
    least = chosen.ruins.bit_count()
    most = least + sum(cards.icons[ruin] & ICON_MASK for ruin in seats_of(chosen.ruins))
    need = state.last_count
    if need and most < need:
        return NotAllowed("ruins-compose-more", {"count": most, "need": need}, "RU-051")
    if need and least > need:
        return NotAllowed("ruins-compose-fewer", {"count": least, "need": need}, "RU-051")
    return None


# What could be added.


def fitting(state: RuinsState, seat: int, chosen: Selection) -> list[str]:
    """Refs that could join the selection: ruins of its value, discoveries that can be paid, claims."""
    if chosen.ruins & ~state.hands[seat] or lack_of_upgrades(state, seat, chosen):
        return []
    cards = upgraded(state, chosen)
    fits = [f"ruin:{RUINS[ruin]}" for ruin in fitting_ruins(state, seat, chosen, cards)]
    left = torches_after(state, seat, chosen)
    for slot in range(SLOTS):
        discovery = state.market[slot]
        if slot in chosen.puts or discovery == NO_DISCOVERY or state.settings.prices[slot] > left:
            continue
        free = chosen.ruins & ~cards.filled(POSITION[discovery])
        fits += [f"slot:{slot + 1}>ruin:{RUINS[ruin]}" for ruin in seats_of(free)]
    if state.unused_claims[seat] > chosen.claims.bit_count():
        open_ruins = chosen.ruins & ~state.claimed() & ~chosen.claims
        fits += [f"claim:{RUINS[ruin]}" for ruin in seats_of(open_ruins)]
    return fits


def fitting_ruins(state: RuinsState, seat: int, chosen: Selection, cards: Cards) -> Iterator[int]:
    """Ruins that share a value with the selection, in a set that can become long and high enough."""
    need = state.last_count
    if need and chosen.ruins.bit_count() >= need:
        return
    for ruin in seats_of(state.hands[seat] & ~chosen.ruins):
        together = chosen.ruins | BIT[ruin]
        plain = {cards.value[one] for one in seats_of(together & ~cards.adapt)}
        if len(plain) > 1:
            continue
        values = plain or {cards.value[one] for one in seats_of(together)}
        if any(reaches(state, seat, cards, value) for value in values):
            yield ruin


def reaches(state: RuinsState, seat: int, cards: Cards, value: int) -> bool:
    """Whether the hand has a set of this value that is high and long enough for the pile."""
    hand = state.hands[seat]
    return (
        value >= state.last_value and cards.weight(hand & (cards.by_value[value] | cards.adapt)) >= state.last_count
    )
