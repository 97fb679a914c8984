"""Camps on the map, and the cards that go with them (rules chapter 29; NF-346, NF-366)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import each, has
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import COMPONENTS, SPACES
from ludarium.games.near_and_far.effects import BALM, SALVE
from ludarium.games.near_and_far.effects import SHOVEL as SHOVEL_CARD
from ludarium.games.near_and_far.moves import DONE, PLACE_CAMP, SHOVEL_GOOD
from ludarium.games.near_and_far.rules.gains import gain, holds, lose_hearts, put_camp
from ludarium.games.near_and_far.rules.numbers import COIN, CONTRACT, GEM, SEARCH, SHOVEL
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.roads import COIN as COIN_SYMBOL
from ludarium.games.near_and_far.rules.roads import GEM as GEM_SYMBOL
from ludarium.games.near_and_far.rules.state import NearState, refuse

CAMP_HEARTS: Final[int] = COMPONENTS.game.camp_hearts


def empty_spaces(state: NearState) -> i64:
    """NF-286, NF-A16, NF-A94: the spaces without a camp; never the town space."""
    return state.table.roads.spaces() & ~state.all_camps()


def camp_goods(state: NearState, seat: i64, space: i64) -> i64:
    """NF-288: how many coins or gems a camp on a space brings; none on a trade space (NF-293)."""
    symbol = state.table.roads.symbol[space]
    return state.players[seat].symbol(SEARCH) if symbol in (COIN_SYMBOL, GEM_SYMBOL) else 0


def pitch(state: NearState, seat: i64, space: i64) -> None:
    """A camp on a map space, its icon and its goods."""
    if state.news is not None:
        state.tell("near-camped", seat, {"space": SPACES[space]})
    goods = camp_goods(state, seat, space)
    symbol = state.table.roads.symbol[space]
    put_camp(state, seat, space)
    gain(state, seat, COIN if symbol == COIN_SYMBOL else GEM, goods)
    if symbol in (COIN_SYMBOL, GEM_SYMBOL) and holds(state.players[seat], SHOVEL_CARD):
        state.push(SHOVEL)


class Camp(Own):
    """NF-286, NF-287, NF-290: a camp where the movement ended, for three hearts."""

    def run(self, state: NearState, number: i64) -> None:
        me = state.players[state.active]
        hearty = me.hearts >= CAMP_HEARTS or holds(me, SALVE) or holds(me, BALM)
        if hearty and has(empty_spaces(state), me.place):
            super().run(state, number)

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = [DONE]
        if me.hearts >= CAMP_HEARTS and has(empty_spaces(state), me.place):
            moves.append(PLACE_CAMP + me.place - 1)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move != DONE:
            lose_hearts(state, seat, CAMP_HEARTS)
            pitch(state, seat, move - PLACE_CAMP + 1)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        me = state.players[seat]
        if move - PLACE_CAMP + 1 != me.place:
            return refuse("NF-286", "near-no-camp-elsewhere", space=space_name(move))
        if state.has_camp(me.place):
            return refuse("NF-A94", "near-no-camp-there", space=space_name(move))
        return refuse("NF-287", "near-no-hearts", need=CAMP_HEARTS, have=int(me.hearts))


def space_name(move: i64) -> str:
    """The text id of the space that a move of the kind camp names."""
    return f"near-space-{SPACES[move - PLACE_CAMP + 1]}"


class Contract(Step[NearState]):
    """NF-346, NF-A87: the Mercenary Contract places a camp on any empty space at once, without hearts."""

    def run(self, state: NearState, number: i64) -> None:
        if empty_spaces(state):
            state.ask_unless_forced(CONTRACT, state.active)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        return each(empty_spaces(state), PLACE_CAMP - 1)

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        pitch(state, seat, move - PLACE_CAMP + 1)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move - PLACE_CAMP + 1 > state.table.roads.last:
            return refuse("NF-346", "near-no-such-space", space=space_name(move))
        return refuse("NF-A94", "near-no-camp-there", space=space_name(move))


class Shovel(Step[NearState]):
    """NF-366, NF-A66: the Old Shovel's coin or gem."""

    def run(self, state: NearState, number: i64) -> None:
        state.ask(SHOVEL, state.active)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        return [SHOVEL_GOOD, SHOVEL_GOOD + 1]

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        gain(state, seat, COIN if move == SHOVEL_GOOD else GEM, 1)
