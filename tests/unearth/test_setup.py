"""Setting up (rules chapters 2 to 4)."""

import random

import pytest

from ludarium.games.unearth.components import COMPONENTS
from ludarium.games.unearth.facts import facts_of
from ludarium.games.unearth.game import GAME
from ludarium.games.unearth.rules.state import UnearthState
from tests.marks import clause
from tests.unearth.table import hand, hidden, seen, shown


def fresh(seats: int, seed: int = 0, promos: str = "off") -> UnearthState:
    state = GAME.start(seats, {"promos": promos}, seed)
    assert isinstance(state, UnearthState)
    return state


@clause("UN-019", "UN-027", "UN-035", "UN-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stones_lie_on_the_ruins_and_the_rest_is_in_the_bag(seats: int) -> None:
    mixes = set()
    for seed in range(6):
        view = seen(fresh(seats, seed))
        ruins = view.centre
        values = [place.stone_value for place in facts_of(view).places if place is not None]
        assert [len(place.stones) for place in ruins] == values
        assert view.bag == 60 - sum(len(place.stones) for place in ruins)
        mixes.add(str([place.stones for place in ruins]))
    assert len(mixes) == 6


@clause("UN-020", "UN-A25")
def test_everybody_gets_two_cards() -> None:
    seats = 4
    state = fresh(seats, 3)
    assert [len(hand(state, seat)) for seat in range(seats)] == [2] * seats
    assert list(seen(state).hands.values()) == [2] * seats
    assert seen(state).delver_deck == 38 - 2 * seats


@clause("UN-021", "UN-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_hidden_ruin_each_that_only_its_owner_sees(seats: int) -> None:
    state = fresh(seats, 5)
    for seat in range(seats):
        view = seen(state, seat)
        assert len(hidden(state, seat)) == 1
        assert all(view.hidden[other] == 1 for other in range(seats) if other != seat)


@clause(
    "UN-023", "UN-025", "UN-037", "UN-039", "UN-028", "UN-040", "UN-036", "UN-026", "UN-038", "UN-118", "UN-024"
)
@pytest.mark.parametrize(
    ("seats", "boxed", "revealed", "deck", "wonders"), [(2, 10, 4, 10, 4), (3, 5, 5, 13, 5), (4, 5, 5, 12, 6)]
)
def test_sizes_of_the_table(seats: int, boxed: int, revealed: int, deck: int, wonders: int) -> None:
    for seed in range(5):
        state = fresh(seats, seed)
        view = seen(state)
        assert (view.box, len(view.centre), view.ruin_deck, len(view.laid_out)) == (
            boxed,
            revealed,
            deck,
            wonders,
        )
        assert None not in [ground.ruin for ground in view.centre]
        assert (view.boxed_openly, view.memorial) == ([], {})
        cards = shown(state)["ruin_deck"]
        assert isinstance(cards, list)
        coloured = {ruin.id for ruin in COMPONENTS.ruin}
        assert cards[-1] not in coloured
        assert set(cards[:-1]) <= coloured


@clause("UN-029", "UN-030")
def test_named_wonders_not_laid_out_cannot_be_built() -> None:
    view = seen(fresh(2, 1))
    assert len(set(view.laid_out)) == 4
    assert GAME.components(fresh(2, 1))["wonder"] == 4


@clause("UN-031", "UN-A38")
def test_tokens_are_shuffled_apart() -> None:
    orders = {(tuple(fresh(2, seed).lesser), tuple(fresh(2, seed).greater)) for seed in range(8)}
    assert len(orders) == 8
    for lesser, greater in orders:
        assert sorted(lesser) == COMPONENTS.lesser.points
        assert sorted(greater) == COMPONENTS.greater.points


@clause("UN-032")
def test_all_dice_begin_in_the_pool() -> None:
    assert list(seen(fresh(3)).pool.values()) == [
        [f"{seat}.{die}" for die in ("d8", "d6a", "d6b", "d6c", "d4")] for seat in range(3)
    ]


@clause("UN-033", "UN-A55")
def test_the_first_player_is_drawn_by_lot() -> None:
    first = [fresh(4, seed).turn for seed in range(200)]
    assert all(30 <= first.count(seat) <= 70 for seat in range(4))


@clause("UN-A54")
def test_promos_are_an_option_and_off_by_default() -> None:
    assert GAME.complete_options(3, {}) == {"promos": "off"}
    ages, wonders = set(), set()
    for seed in range(120):
        state = fresh(2, seed, "on")
        ages.add(state.ruin_deck[0])
        wonders |= set(seen(state).laid_out)
    assert len(ages) == 7
    assert {"sunken-cathedral", "obelisk"} <= wonders
    usual = {name for seed in range(60) for name in seen(fresh(2, seed)).laid_out}
    assert not {"sunken-cathedral", "obelisk"} & usual
    assert len({fresh(2, seed).ruin_deck[0] for seed in range(60)}) == 5


@clause("UN-017", "UN-018")
def test_points_are_counted_at_the_end() -> None:
    state = fresh(2, 4)
    assert state.result() is None
    assert seen(state).result is None
    pick = random.Random(1)
    while not state.over:
        state.play(state.turn, pick.choice(state.moves(state.turn)))
    result = state.result()
    assert result is not None
    assert result.scores == [one.score.total for one in facts_of(seen(state)).seats if one.score]
    best = max(result.scores)
    assert all(result.scores[winner] == best for winner in result.winners)
