"""Claims: using them (chapter 8b) and handing claimed ruins over (chapter 11, step 3)."""

import pytest

from ludarium.core.state import State
from tests.marks import clause
from tests.ruins.table import hand_sizes, legal, play, refusal, shown, table
from tests.ruins.table_more import everywhere, hand, keep_sides, lay, of_kind, random_game, seen

SEEDS = range(60)
TEN_CLAIMS = {f"{value}a": {"claim": value % 5} for value in range(1, 11)}


def next_round(seats: int, seed: int, ruins: dict[str, object]) -> State:
    """The second round, just dealt and handed over, with these ruins in their sleeves."""
    state = table(
        {
            "seats": seats,
            "to_move": [0],
            "out": list(range(2, seats)),
            "hands": {"0": ["9b"], "1": ["1b"]},
            "ruins": ruins,
        },
        seed,
    )
    lay(state, 0, 9)
    assert shown(state)["round"] == 2
    return state


def owners(ruins: dict[str, object]) -> dict[str, int]:
    return {ruin: up["claim"] for ruin, up in ruins.items() if isinstance(up, dict) and "claim" in up}


@clause("RU-068", "RU-069", "RU-071")
def test_one_claim_now_and_one_later() -> None:
    hands = {"0": ["4a", "5a", "6a", "7a"], "1": ["1a", "2a"]}
    state = table({"seats": 2, "to_move": [0], "hands": hands, "torches": [0, 0]})
    play(state, "0: value 4")
    assert legal(state, 0) == ["done", "claim 4a"]
    play(state, "0: claim 4a", "1: pass", "0: value 5")
    assert legal(state, 0) == ["done", "claim 5a"]
    play(state, "0: claim 5a")
    assert seen(state, 1).unused_claims == [0, 2]
    assert shown(state)["torches"] == [0, 0]
    assert shown(state)["ruins"] == {"4a": {"claim": 0}, "5a": {"claim": 0}}
    play(state, "1: pass", "0: value 6")
    assert state.to_move() == [1]  # nothing is left to claim with
    assert refusal(state, 0, "claim 6a").code == "not-your-turn"


@clause("RU-068")
def test_a_follow_may_be_claimed() -> None:
    pile = [{"seat": 1, "value": 2, "count": 1, "ruins": ["2a"]}]
    state = table({"seats": 2, "hands": {"0": ["4a", "5a"], "1": ["1a"]}, "pile": pile, "torches": [0, 0]})
    play(state, "0: value 4", "0: claim 4a")
    assert shown(state)["ruins"] == {"4a": {"claim": 0}}


@clause("RU-071")
def test_a_used_claim_never_comes_back() -> None:
    most_used = 0
    for seed in range(6):
        used = [0] * 4
        for state in random_game(4, seed):
            left = seen(state).unused_claims
            lying = [up.claim for up in seen(state).ruins.values() if up.claim is not None]
            assert left == [2 - lying.count(seat) for seat in range(4)]
            assert all(2 - now >= before for now, before in zip(left, used, strict=True))
            used = [2 - now for now in left]
        most_used = max(most_used, sum(used))
    assert most_used == 8


@clause("RU-073")
def test_only_the_unclaimed_ruins_of_a_play_can_be_claimed() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [2],
            "hands": {"2": ["4a", "4b", "5a"], "1": ["1a", "2a"]},
            "ruins": {"4a": {"claim": 0}},
            "torches": [0, 0, 0],
        }
    )
    play(state, "2: value 4", "2: add 4a")
    play(state, "2: enough")
    assert state.to_move() == [0]  # its only ruin is claimed, so there is nothing to ask
    assert shown(state)["ruins"] == {"4a": {"claim": 0}}


@clause("RU-070", "RU-089", "RU-091", "RU-A12", "RU-A13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_claimed_ruins_are_with_their_owners_or_in_the_deck(seats: int) -> None:
    ruins: dict[str, object] = {f"{value}a": {"claim": value % seats} for value in range(1, 2 * seats + 1)}
    in_deck = kept = 0
    for seed in SEEDS:
        state = next_round(seats, seed, ruins)
        places = everywhere(state)
        for ruin, owner in owners(ruins).items():
            assert places[ruin] in (str(owner), "deck"), f"seed {seed}: {ruin} of {owner}"
            in_deck += places[ruin] == "deck"
            kept += places[ruin] == str(owner)
        assert len(places) == seats * 10
        assert seen(state).deck == seats
        assert sum(hand_sizes(state)) == seats * 9
    assert in_deck > 0
    assert kept > 0


@clause("RU-089", "RU-090", "RU-091")
def test_the_giver_draws_no_replacement() -> None:
    ruins: dict[str, object] = {"4a": {"claim": 0}, "5a": {"claim": 0}, "6a": {"claim": 1}}
    sizes: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        state = table(
            {"seats": 3, "to_move": [0], "out": [2], "hands": {"0": ["9b"], "1": ["1b"]}, "ruins": ruins}, seed
        )
        news = lay(state, 0, 9)
        size = [9, 9, 9]
        for event in of_kind(news, "ruins-handed-over"):
            given = event.facts["ruins"]
            owner = event.facts["owner"]
            assert isinstance(given, list)
            assert isinstance(owner, int)
            size[event.seat] -= len(given)
            size[owner] += len(given)
        assert hand_sizes(state) == size
        assert seen(state).deck == 3
        sizes.add(tuple(size))
    assert (9, 9, 9) in sizes
    assert max(max(size) for size in sizes) == 11
    assert min(min(size) for size in sizes) <= 7


@clause("RU-A13")
def test_nobody_is_left_without_ruins() -> None:
    smallest = 9
    for seed in range(300):
        sizes = hand_sizes(next_round(5, seed, dict(TEN_CLAIMS)))
        assert sum(sizes) == 45
        smallest = min(smallest, *sizes)
    assert 1 <= smallest <= 5


@clause("RU-A12")
def test_the_owner_keeps_an_own_claimed_ruin() -> None:
    ruins: dict[str, object] = {"4a": {"claim": 1}}
    untouched = 0
    for seed in SEEDS:
        state = table({"seats": 2, "to_move": [0], "hands": {"0": ["9b"], "1": ["1b"]}, "ruins": ruins}, seed)
        news = lay(state, 0, 9)
        dealt = {event.seat: event.facts["ruins"] for event in of_kind(news, "ruins-dealt")}
        mine = dealt[1]
        assert isinstance(mine, list)
        if "4a" in mine:
            untouched += 1
            assert not of_kind(news, "ruins-handed-over")
            assert hand(state, 1) == mine
    assert untouched > 0


@clause("RU-A12")
def test_a_claimed_ruin_in_the_deck_stays_there() -> None:
    seeds = [seed for seed in SEEDS if everywhere(next_round(2, seed, {"4a": {"claim": 1}}))["4a"] == "deck"]
    assert seeds
    state = next_round(2, seeds[0], {"4a": {"claim": 1}})
    keep_sides(state)
    assert everywhere(state)["4a"] == "deck"


@clause("RU-A13")
def test_all_hands_are_dealt_before_anything_is_handed_over() -> None:
    state = table(
        {"seats": 5, "to_move": [0], "out": [2, 3, 4], "hands": {"0": ["9b"], "1": ["1b"]}, "ruins": TEN_CLAIMS}, 1
    )
    kinds = [event.kind for event in lay(state, 0, 9)]
    last_deal = max(at for at, kind in enumerate(kinds) if kind == "ruins-dealt")
    first_gift = kinds.index("ruins-handed-over")
    assert last_deal < first_gift


@clause("RU-070", "RU-119", "RU-A49")
def test_claimed_ruins_change_hands_at_no_other_time() -> None:
    moved = 0
    for seed in range(6):
        before: dict[str, str] = {}
        in_round = 0
        for state in random_game(3, seed):
            places = everywhere(state)
            if seen(state).round == in_round:
                for ruin, place in places.items():
                    if place.isdigit() and before[ruin] != place:
                        assert before[ruin] in ("deck", "discard"), f"seed {seed}: {ruin}"  # drawn
                        moved += 1
            before, in_round = places, seen(state).round
    assert moved > 0


@clause("RU-118", "RU-119")
def test_a_forced_draw_of_a_claimed_ruin_is_kept() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {"3a": {"discoveries": ["B11"]}, "10a": {"claim": 0}, "10b": {"claim": 2}},
            "deck": ["10a", "10b", "10c"],
            "torches": [0, 0, 0],
        }
    )
    lay(state, 0, 3)
    assert hand(state, 1) == ["1a", "1b", "10a"]
    play(state, "1: value 10", "2: pass", "0: pass")
    assert everywhere(state)["10a"] == "discard"  # even its player may not claim it again
    assert shown(state)["ruins"] == {
        "3a": {"discoveries": ["B11"]},
        "10a": {"claim": 0},
        "10b": {"claim": 2},
    }
