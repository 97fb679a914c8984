"""The strong partner: its deals may be true, its short cuts change nothing, and it does as it is asked."""

import pytest

from ludarium.core.proposal import Proposal
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.state import State
from ludarium.games.yami.bots.deals import dealt_anew
from ludarium.games.yami.bots.inference import unseen_by
from ludarium.games.yami.bots.partner import PartnerBot
from ludarium.games.yami.bots.playout import board_of
from ludarium.games.yami.bots.worth import NOWHERE, PACK, best_placed, rated
from ludarium.games.yami.components import TILES
from ludarium.games.yami.game import GAME
from ludarium.games.yami.rules.numbers import BROKEN, COMPLETED, PLACE_TILE, hand_size
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import YamiView


def start(seats: int, seed: int, **options: str) -> YamiState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, YamiState)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_dealt_anew_are_as_many_as_before_and_none_is_there_twice(seats: int) -> None:
    state = start(seats, 3, mission="9", quarter="on")
    chance = QuickRng(5)
    while not state.over:
        seat = state.turn
        view = GAME.view(state, seat)
        assert isinstance(view, YamiView)
        other = dealt_anew(state, unseen_by(view), chance)
        assert other.hands[seat] == state.hands[seat]
        assert [*map(hand_size, other.hands)] == [*map(hand_size, state.hands)]
        assert len(other.deck_cards) == len(state.deck_cards)
        spirits = [other.hands[one] >> card & 1 for one in range(seats) for card in range(len(TILES))]
        held = sum(1 << card for card in other.deck_cards if card < len(TILES))
        assert not any(other.hands[one] & held for one in range(seats))
        assert sum(spirits) == sum(hand_size(hand) - (hand >> len(TILES)) for hand in other.hands)
        state.play(seat, state.any_move(seat, chance))


@pytest.mark.parametrize("mission", [1, 8, 17, 21])
def test_the_best_placement_is_that_of_the_whole_list(mission: int) -> None:
    state = start(3, mission, mission=str(mission))
    chance = QuickRng(mission)
    while not state.over:
        if state.step == PLACE_TILE:
            board = board_of(state)
            for card in range(len(TILES)):
                whole = [worth * PACK + placement for worth, placement in rated(board, card, 0, False)]
                assert best_placed(board, card, 0, False) == max(whole, default=NOWHERE)
        state.play(state.turn, state.any_move(state.turn, chance))


TRICK = {"cards": {0: "g4", 1: "g1", 2: "g2"}, "led": 0, "won": 0, "tile": "g4"}
PLACING = {"step": "place", "about": "g4", "kakapo": 0, "tricks": [TRICK]}


def test_of_placements_that_win_it_chooses_the_one_that_it_is_asked_for() -> None:
    state = GAME.load({**PLACING, "mission_tokens": {"9": {"cell": "00", "night": True}}})
    won = [move for move in state.moves(0) if ends(state, move) == COMPLETED]
    assert len(won) == 2
    assert [asked(state, move) for move in won] == won


def test_it_breaks_no_restriction_because_it_is_asked_to() -> None:
    state = GAME.load(PLACING)
    broken = next(move for move in state.moves(0) if ends(state, move) == BROKEN)
    assert ends(state, asked(state, broken)) != BROKEN


def ends(state: State, move: int) -> int:
    """How a mission ends by a move; 0 if it goes on."""
    twin = state.copy()
    assert isinstance(twin, YamiState)
    twin.play(0, move)
    return twin.how


def asked(state: State, move: int) -> int:
    """What a partner does to whom a move was proposed."""
    bot = PartnerBot(Rng.of(1))
    bot.listen([Proposal(1, [move])])
    return bot.choose(GAME.view(state, 0), state.moves(0))
