"""Treasures: drawn, kept in a place under a pack animal, lost (rules chapters 12, 15, 22, 38)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import TREASURE_NUMBER
from ludarium.games.near_and_far.components import TREASURES as TREASURE_NAMES
from ludarium.games.near_and_far.effects import TREASURE_DRAWN, copies
from ludarium.games.near_and_far.moves import LOSE_TREASURE, NONE, TAKE_TREASURE
from ludarium.games.near_and_far.rules.gains import gain_bonuses, recount
from ludarium.games.near_and_far.rules.numbers import (
    LOSE,
    NOTHING,
    RETURNED_AT,
    TAKE,
    TREASURE_KINDS,
    TREASURE_MASK,
    TREASURE_SPAN,
    TURTLES_AT,
)
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller

SAME_EVENT: Final = 16  # in the number of TREASURES: more cards of a draw that was counted already (NF-A118)
DRAWN_BITS: Final = 5  # of each card in the number of TAKE
DRAWN_MASK: Final = 31
TURTLES_USED: Final = 15  # in ``departures``: savings of turtles, below those of cards
TURTLE: Final = 1  # among pack animals


def places(me: Traveller) -> i64:
    """NF-152, NF-232, NF-357: a treasure for each pack animal."""
    return me.animals_held()


def unit_of(treasure: i64) -> i64:
    """One card of a name, in a word of treasures."""
    return bit_of(TREASURE_SPAN * treasure)


def discard_treasure(state: NearState, seat: i64, treasure: i64) -> None:
    """NF-162: face up."""
    me = state.me(seat)
    me.treasures -= unit_of(treasure)
    state.treasure_discard += unit_of(treasure)
    recount(me)


def discard_find(state: NearState, seat: i64, find: i64) -> None:
    """NF-A120: out of the game."""
    me = state.me(seat)
    me.finds &= ~bit_of(find)
    state.finds_out |= bit_of(find)
    recount(me)


def return_animal(state: NearState, seat: i64, animal: i64) -> None:
    """NF-154, NF-155, NF-A20, NF-A98: it still adds to this turn's movement; what it carried may have to go.

    Of turtles, one whose saving is used goes first: what a returned one has saved stays saved.
    """
    me = state.me(seat)
    me.animals += bit_of(RETURNED_AT) - (bit_of(TURTLES_AT) if animal == TURTLE else 1)
    if animal == TURTLE and state.departures & TURTLES_USED:
        state.departures -= 1
    lose_surplus(state, me)


def lose_surplus(state: NearState, me: Traveller) -> None:
    """Treasures beyond the places must go; their owner chooses which."""
    surplus = me.treasures_held() - places(me)
    if surplus > 0:
        state.push(LOSE, surplus)


def draw_treasure(state: NearState) -> i64:
    """NF-356, NF-A22: a card of the deck, each equally likely; NOTHING if deck and discards are empty."""
    if not state.treasure_deck:
        state.treasure_deck = state.treasure_discard
        state.treasure_discard = 0
    left = copies(state.treasure_deck)
    if not left:
        return NOTHING
    at: i64
    if state.rng.script is None:
        at = state.rng.below(left)
    else:
        at = state.rng.pick(names_in(state.treasure_deck))
    treasure: i64 = 0
    while at >= state.treasure_deck >> TREASURE_SPAN * treasure & TREASURE_MASK:
        at -= state.treasure_deck >> TREASURE_SPAN * treasure & TREASURE_MASK
        treasure += 1
    state.treasure_deck -= unit_of(treasure)
    return treasure


def names_in(treasures: i64) -> list[str]:
    """Every card of a word of treasures by name."""
    names: list[str] = []
    for treasure in range(TREASURE_KINDS):
        for _ in range(treasures >> TREASURE_SPAN * treasure & TREASURE_MASK):
            names.append(TREASURE_NAMES[treasure])
    return names


def drawn_in(number: i64) -> list[int]:
    """The treasures in the number of TAKE."""
    found: list[int] = []
    while number:
        found.append((number & DRAWN_MASK) - 1)
        number >>= DRAWN_BITS
    return found


class Treasures(Step[NearState]):
    """Draw treasures, of which one may be kept (NF-160, NF-231, NF-375); without a place none is drawn (NF-A21)."""

    def run(self, state: NearState, number: i64) -> None:
        seat = state.active
        if not places(state.players[seat]):
            return
        drawn: list[int] = []
        for _ in range(number & ~SAME_EVENT):
            treasure = draw_treasure(state)
            if treasure >= 0:
                drawn.append(treasure)
        if not drawn:
            return
        drawn.sort()
        if state.news is not None:
            state.tell("near-drew-treasures", seat, {"treasures": [TREASURE_NAMES[one] for one in drawn]})
        if not number & SAME_EVENT:
            gain_bonuses(state, seat, TREASURE_DRAWN)  # NF-365, NF-A67
        packed: i64 = 0
        for treasure in reversed(drawn):
            packed = packed << DRAWN_BITS | (treasure + 1)
        state.push(TAKE, packed)

    def write_number(self, number: i64) -> str:
        return f"{number & ~SAME_EVENT} more" if number & SAME_EVENT else str(number)

    def read_number(self, text: str) -> int:
        count, _, more = text.partition(" ")
        if more not in ("", "more") or count not in ("1", "2", "3"):
            raise ValueError(text)
        return int(count) | (SAME_EVENT if more else 0)


class Take(Own):
    """Keep one of the drawn treasures, or none; with every place full it replaces another (NF-161, NF-359, NF-A71).

    Its number is the drawn cards.
    """

    def options(self, state: NearState, seat: i64) -> list[int]:
        moves = [NONE]
        for treasure in drawn_in(state.number):
            if TAKE_TREASURE + treasure not in moves:
                moves.append(TAKE_TREASURE + treasure)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        for treasure in drawn_in(state.number):
            state.treasure_discard += unit_of(treasure)
        if move == NONE:
            return
        treasure = move - TAKE_TREASURE
        state.treasure_discard -= unit_of(treasure)
        me = state.me(seat)
        me.treasures += unit_of(treasure)
        recount(me)
        if state.news is not None:
            state.tell("near-took-treasure", seat, {"treasure": TREASURE_NAMES[treasure]})
        lose_surplus(state, me)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        name = f"near-treasure-{TREASURE_NAMES[move - TAKE_TREASURE]}"
        return refuse("NF-161", "near-no-not-drawn", treasure=name)

    def write_number(self, number: i64) -> str:
        return ",".join([TREASURE_NAMES[treasure] for treasure in drawn_in(number)])

    def read_number(self, text: str) -> int:
        names = text.split(",")
        if not 1 <= len(names) <= 3 or not all(name in TREASURE_NUMBER for name in names):
            raise ValueError(text)
        numbers = sorted([TREASURE_NUMBER[name] for name in names], reverse=True)
        packed = 0
        for number in numbers:
            packed = packed << DRAWN_BITS | (number + 1)
        return packed


class Lose(Step[NearState]):
    """Discard treasures for which there is no place any more; its number is how many (NF-155, NF-A20)."""

    def run(self, state: NearState, number: i64) -> None:
        state.ask_unless_forced(LOSE, state.active, number)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        return [LOSE_TREASURE + treasure for treasure in range(TREASURE_KINDS) if me.treasure_count(treasure)]

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        treasure = move - LOSE_TREASURE
        discard_treasure(state, seat, treasure)
        if state.news is not None:
            state.tell("near-lost-treasure", seat, {"treasure": TREASURE_NAMES[treasure]})
        if state.number > 1:
            state.push(LOSE, state.number - 1)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        name = f"near-treasure-{TREASURE_NAMES[move - LOSE_TREASURE]}"
        return refuse("NF-A20", "near-no-treasure-not-held", treasure=name)
