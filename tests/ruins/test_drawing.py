"""Drawing, forcing others to draw, and the deck running out (chapters 12d to 12g)."""

from itertools import product

import pytest

from ludarium.core.state import State
from tests.marks import clause
from tests.ruins.table import hand_sizes, kinds, legal, play, refusal, shown, table
from tests.ruins.table_more import discard, everywhere, hand, lay, of_kind, seen

ALL = [f"{value}{copy}" for value in range(1, 11) for copy in "ab"]


def two_seats(own: list[str], deck: list[str], discard: list[str], carried: list[str]) -> State:
    """Seat 0 leads a 3 that carries discoveries; every ruin not named is in the hand of seat 1."""
    rest = [ruin for ruin in ALL if ruin not in {"3a", *own, *deck, *discard}]
    return table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", *own], "1": rest},
            "ruins": {"3a": {"discoveries": carried}},
            "deck": deck,
            "discard": discard,
            "torches": [0, 0],
        }
    )


@clause("RU-111", "RU-A28")
@pytest.mark.parametrize(("carried", "icons"), [(["M10"], 1), (["M11"], 2), (["M11", "B09"], 3), (["T01"], 0)])
def test_up_to_one_ruin_for_each_draw_icon(carried: list[str], icons: int) -> None:
    state = two_seats(["9a"], ["10a", "10b", "8a", "8b", "7a"], [], carried)
    lay(state, 0, 4 if carried == ["T01"] else 3)
    if not icons:
        assert state.to_move() == [1]
        assert refusal(state, 0, "draw 1").code == "not-your-turn"
        return
    assert legal(state, 0) == [f"draw {number}" for number in range(icons + 1)]
    assert refusal(state, 0, f"draw {icons + 1}").clause == "RU-111"


@clause("RU-111", "RU-112", "RU-113")
@pytest.mark.parametrize("number", range(4))
def test_as_many_are_discarded_as_were_drawn(number: int) -> None:
    deck = ["10a", "10b", "8a", "8b", "7a"]
    state = two_seats(["1a", "9a"], deck, [], ["M11", "B09"])
    lay(state, 0, 3)
    play(state, f"0: draw {number}")
    assert set(hand(state, 0)) == {"1a", "9a", *deck[:number]}
    kept = hand(state, 0)
    if number == 0:
        assert state.to_move() == [1]
        return
    gone = kept[-number:]
    discard(state, 0, *gone)
    assert state.to_move() == [1]
    assert len(hand(state, 0)) == 2
    assert set(seen(state).discard) == set(gone)
    assert shown(state)["deck"] == deck[number:]


@clause("RU-112", "RU-113")
def test_any_ruins_of_the_hand_may_be_discarded() -> None:
    found: set[tuple[str, ...]] = set()

    def discard_on(state: State, gone: tuple[str, ...]) -> None:
        if state.to_move() != [0]:
            found.add(gone)
            return
        for move in legal(state, 0):
            after = state.copy()
            play(after, f"0: {move}")
            here = set(hand(state, 0)) - set(hand(after, 0))
            discard_on(after, tuple(sorted({*gone, *here})))

    state = two_seats(["1a", "9a"], ["10a", "8a", "8b"], [], ["M11"])
    lay(state, 0, 3)
    play(state, "0: draw 2")
    discard_on(state, ())
    cards = ["1a", "9a", "10a", "8a"]
    assert found == {tuple(sorted({one, two})) for one, two in product(cards, cards) if one != two}


@clause("RU-111")
def test_draws_come_from_the_top_of_the_deck_at_the_end_of_the_turn() -> None:
    state = two_seats(["9a"], ["10a", "10b", "8a"], ["1a"], ["M11"])
    play(state, "0: value 3")
    assert shown(state)["deck"] == ["10a", "10b", "8a"]
    play(state, "0: done")
    assert [laid.ruins for laid in seen(state).pile] == [["3a"]]  # laid, the turn not over
    play(state, "0: draw 2")
    assert hand(state, 0) == ["9a", "10a", "10b"]


@clause("RU-114", "RU-115", "RU-116", "RU-A30")
@pytest.mark.parametrize("ties", ["all", "first"])
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_every_spread_of_hand_sizes(ties: str, icons: int) -> None:
    carried = ["M13", "B11"][:icons]
    values = {seat: [f"{value}{'abcd'[seat]}" for value in range(5, 9)] for seat in range(4)}
    for sizes in product((1, 2, 3), repeat=3):
        for actor in range(4):
            opponents = [(actor + step) % 4 for step in (1, 2, 3)]
            hands = {seat: values[seat][:size] for seat, size in zip(opponents, sizes, strict=True)}
            deck = [f"{value}{copy}" for value in (9, 10) for copy in "abc"] + ["1a", "1b", "1c", "1d"]
            ruins: dict[str, object] = {"3a": {"discoveries": carried}}
            own = ["3a", "4a"]
            if icons == 3:  # two icons on one ruin, the third on the night side of another
                ruins["9d"] = {"night": True}
                ruins["3a"] = {"discoveries": [*carried, "T12"]}
                own = ["3a", "9d", "4a"]
            state = table(
                {
                    "seats": 4,
                    "to_move": [actor],
                    "options": {"force_ties": ties},
                    "hands": {str(seat): ruin for seat, ruin in {**hands, actor: own}.items()},
                    "ruins": ruins,
                    "deck": deck,
                    "torches": [0] * 4,
                }
            )
            lay(state, actor, *((11, "add 3a") if icons == 3 else (3,)))
            expected = {seat: list(ruin) for seat, ruin in hands.items()}
            left = deck[:]
            for _ in range(icons):
                fewest = min(len(ruin) for ruin in expected.values())
                tied = [seat for seat in opponents if len(expected[seat]) == fewest]
                for seat in tied if ties == "all" else tied[:1]:
                    expected[seat].append(left.pop(0))
            for seat in opponents:
                assert set(hand(state, seat)) == set(expected[seat]), f"{sizes} of {opponents}"
            assert shown(state)["deck"] == left


@clause("RU-114", "RU-A31")
def test_players_who_are_out_are_no_opponents() -> None:
    state = table(
        {
            "seats": 4,
            "to_move": [0],
            "out": [1],
            "hands": {"0": ["3a", "9a"], "2": ["1a", "1b", "1c"], "3": ["2a", "2b"]},
            "ruins": {"3a": {"discoveries": ["B11"]}},
            "deck": ["10a", "10b"],
            "torches": [0] * 4,
        }
    )
    lay(state, 0, 3)
    assert hand(state, 1) == []
    assert hand(state, 3) == ["2a", "2b", "10a"]


@clause("RU-A31")
def test_players_not_in_the_deciding_round_are_no_opponents() -> None:
    state = table(
        {
            "seats": 4,
            "round": 5,
            "participants": [0, 2],
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "2": ["1a", "1b", "1c"]},
            "ruins": {"3a": {"discoveries": ["B11"]}},
            "deck": ["10a", "10b"],
            "torches": [0] * 4,
        }
    )
    lay(state, 0, 3)
    assert hand_sizes(state) == [1, 0, 4, 0]


@clause("RU-117")
@pytest.mark.parametrize("order", ["own", "forced"])
def test_the_player_chooses_who_draws_first(order: str) -> None:
    rest = {"0": ["3a", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]}
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": rest,
            "ruins": {"3a": {"discoveries": ["M11", "B11"]}},
            "deck": ["10a", "10b", "10c", "8a"],
            "torches": [0] * 3,
        }
    )
    lay(state, 0, 3)
    assert legal(state, 0) == ["order own", "order forced"]
    assert refusal(state, 0, "draw 1").clause == "RU-111"
    play(state, f"0: order {order}")
    assert hand(state, 1) == (["1a", "1b"] if order == "own" else ["1a", "1b", "10a"])
    play(state, "0: draw 2")
    discard(state, 0, *hand(state, 0)[-2:])
    assert hand(state, 1) == (["1a", "1b", "10c"] if order == "own" else ["1a", "1b", "10a"])


@clause("RU-117")
def test_only_a_player_with_both_icons_chooses_an_order() -> None:
    for carried, step in ((["M10"], "draw"), (["B11"], "turn")):
        state = two_seats(["9a"], ["10a", "10b"], [], carried)
        lay(state, 0, 3)
        assert shown(state)["step"] == step
    nothing_left = two_seats(["9a"], [], [], ["M10", "B11"])
    lay(nothing_left, 0, 3)
    assert nothing_left.to_move() == [1]


@clause("RU-A28", "RU-117")
def test_drawing_and_discarding_are_one_block() -> None:
    state = two_seats(["9a"], ["10a"], [], ["M10", "B11"])
    lay(state, 0, 3)
    play(state, "0: order own", "0: draw 1")
    assert legal(state, 0) == ["discard 9a", "discard 10a"]
    before = hand_sizes(state)[1]
    play(state, "0: discard 9a")
    assert hand_sizes(state)[1] == before  # the deck is dry for this turn (RU-A34)


@clause("RU-120", "RU-A33")
def test_the_discard_becomes_the_deck_as_soon_as_the_last_ruin_is_drawn() -> None:
    discard = ["1a", "1b", "2a", "2b", "4a", "4b"]
    orders: set[tuple[str, ...]] = set()
    for seed in range(12):
        state = two_seats(["9a"], ["10a"], discard, ["M10"])
        position = shown(state)
        position.pop("chance")
        state = table(position, seed)
        news = lay(state, 0, 3)
        news += play(state, "0: draw 1")
        assert kinds(news)[-3:] == ["ruins-drew", "ruins-drew-unseen", "ruins-reshuffled"]
        deck = shown(state)["deck"]
        assert isinstance(deck, list)
        assert sorted(deck) == sorted(discard)
        assert seen(state).discard == []
        assert everywhere(state)["3a"] == "pile"
        orders.add(tuple(deck))
    assert len(orders) > 1  # shuffled, not turned over


@clause("RU-120")
def test_drawing_goes_on_from_the_new_deck_within_the_turn() -> None:
    state = two_seats(["9a"], ["10a"], ["1a", "1b"], ["M11"])
    lay(state, 0, 3)
    play(state, "0: draw 2")
    drawn = set(hand(state, 0)) - {"9a"}
    assert "10a" in drawn
    assert len(drawn & {"1a", "1b"}) == 1
    assert seen(state).deck == 1
    assert seen(state).discard == []


@clause("RU-120")
def test_a_forced_draw_of_the_last_ruin_reshuffles_too() -> None:
    state = two_seats(["9a"], ["10a"], ["1a", "1b"], ["B11"])
    news = lay(state, 0, 3)
    assert of_kind(news, "ruins-reshuffled")[0].facts == {"number": 2}
    assert seen(state).deck == 2


@clause("RU-120", "RU-A32")
def test_an_empty_deck_is_renewed_before_a_draw() -> None:
    state = two_seats(["9a"], [], ["1a", "1b"], ["M10"])
    lay(state, 0, 3)
    assert legal(state, 0) == ["draw 0", "draw 1"]
    assert seen(state).deck == 0  # only a draw renews it
    news = play(state, "0: draw 1")
    assert kinds(news) == ["ruins-reshuffled", "ruins-drew", "ruins-drew-unseen"]
    assert seen(state).deck == 1
    assert len(set(hand(state, 0)) & {"1a", "1b"}) == 1


@clause("RU-A32", "RU-120")
def test_the_only_discarded_ruin_is_shuffled_in_and_drawn() -> None:
    state = two_seats(["9a"], [], ["1a"], ["M11"])
    lay(state, 0, 3)
    play(state, "0: draw 2")
    assert hand(state, 0) == ["1a", "9a"]
    play(state, "0: discard 1a")
    assert state.to_move() == [1]
    assert seen(state).discard == ["1a"]


@clause("RU-121", "RU-A34", "RU-112")
def test_a_dry_deck_ends_own_and_forced_draws() -> None:
    state = two_seats(["8a", "9a"], ["10a"], [], ["M11", "B11"])
    before = hand_sizes(state)[1]
    lay(state, 0, 3)
    play(state, "0: order own", "0: draw 2")
    assert hand(state, 0) == ["8a", "9a", "10a"]
    play(state, "0: discard 8a")  # one was drawn, so one is discarded, and revives nothing
    assert state.to_move() == [1]
    assert hand_sizes(state) == [2, before]
    assert (seen(state).deck, seen(state).discard) == (0, ["8a"])


@clause("RU-121", "RU-A34")
def test_forced_draws_that_dry_the_deck_leave_none_to_the_player() -> None:
    state = two_seats(["8a", "9a"], ["10a"], [], ["M11", "B11"])
    lay(state, 0, 3)
    play(state, "0: order forced")
    assert state.to_move() == [1]
    assert hand(state, 0) == ["8a", "9a"]
    assert "10a" in hand(state, 1)


@clause("RU-116", "RU-121")
def test_a_dry_deck_serves_the_tied_in_their_order() -> None:
    hands = {"2": ["1a", "1b"], "0": ["2a", "2b"]}
    everything = [f"{value}{copy}" for value in range(1, 11) for copy in "abc"]
    own = [ruin for ruin in everything if ruin not in {"1a", "1b", "2a", "2b", "10a"}]
    state = table(
        {
            "seats": 3,
            "to_move": [1],
            "hands": {**hands, "1": own},
            "ruins": {"3a": {"discoveries": ["T01", "B11", "M13"]}},
            "deck": ["10a"],
            "discard": [],
            "torches": [0] * 3,
        }
    )
    lay(state, 1, 4, "add 3a", "enough")
    assert hand(state, 2) == ["1a", "1b", "10a"]
    assert hand(state, 0) == ["2a", "2b"]


@clause("RU-121")
def test_the_next_turn_draws_again() -> None:
    state = two_seats(["8a", "9a"], ["10a"], [], ["M10"])
    lay(state, 0, 3)
    play(state, "0: draw 1", "0: discard 8a", "1: pass")
    assert seen(state).discard == ["3a", "8a"]
    position = {**shown(state), "ruins": {"9a": {"discoveries": ["M10"]}}}
    position.pop("discovery_deck")
    again = table(position)
    lay(again, 0, 9)
    assert legal(again, 0) == ["draw 0", "draw 1"]


@clause("RU-A34")
def test_with_nothing_to_draw_from_nothing_is_asked() -> None:
    state = two_seats(["8a", "9a"], [], [], ["M11"])
    lay(state, 0, 3)
    assert state.to_move() == [1]


@clause("RU-118")
def test_an_own_draw_of_a_claimed_ruin_is_kept() -> None:
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["1a", "1b"]},
            "ruins": {"3a": {"discoveries": ["M10"]}, "10a": {"claim": 1}},
            "deck": ["10a", "10b"],
            "torches": [0, 0],
        }
    )
    lay(state, 0, 3)
    play(state, "0: draw 1", "0: discard 9a")
    assert hand(state, 0) == ["10a"]
    play(state, "1: pass")
    assert legal(state, 0) == ["value 10"]
