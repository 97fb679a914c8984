"""Rulings on what comes before the first lead of a round: hand-over, starting player, turning."""

import pytest

from ludarium.core.events import Event
from tests.marks import clause
from tests.ruins.table import hands, legal, names_in, next_round, play, seen

COUNTS = [2, 3, 4, 5]


def flips(ruins: list[str]) -> list[str]:
    return ["flip none", *(f"flip {ruin}" for ruin in ruins)]


def facts_of(news: list[Event], kind: str) -> list[Event]:
    return [event for event in news if event.kind == kind]


CLAIMED = {f"{seat + 2}{copy}": seat for seat in range(5) for copy in "ab"}  # the owner of each ruin


def dealt_hands(news: list[Event], seats: int) -> list[set[str]]:
    dealt: list[set[str]] = [set() for _ in range(seats)]
    for event in facts_of(news, "ruins-dealt"):
        ruins = event.facts["ruins"]
        assert isinstance(ruins, list)
        dealt[event.seat] = set(ruins)
    return dealt


def handed_over(news: list[Event]) -> list[tuple[Event, str]]:
    found = []
    for event in facts_of(news, "ruins-handed-over"):
        ruins = event.facts["ruins"]
        assert isinstance(ruins, list)
        found += [(event, ruin) for ruin in ruins]
    return found


@clause("RU-A12", "RU-A13")
@pytest.mark.parametrize("seats", COUNTS)
def test_claimed_ruins_go_to_their_owners_after_the_whole_deal(seats: int) -> None:
    """With every claim used: owners keep and receive theirs, the deck keeps what is in it, nobody is empty."""
    owners = {ruin: owner for ruin, owner in CLAIMED.items() if owner < seats}
    stayed, kept, moved = 0, 0, 0
    for seed in range(80):
        state, news = next_round(seats, seed, ruins={ruin: {"claim": owner} for ruin, owner in owners.items()})
        dealt = dealt_hands(news, seats)
        assert [len(hand) for hand in dealt] == [9] * seats
        expected = [
            {ruin for ruin in dealt[seat] if owners.get(ruin, seat) == seat}
            | {ruin for hand in dealt for ruin in hand if owners.get(ruin) == seat}
            for seat in range(seats)
        ]
        assert [set(hand) for hand in hands(state)] == expected
        assert all(expected)
        told = {(event.seat, event.facts["owner"], ruin) for event, ruin in handed_over(news)}
        assert told == {
            (giver, owners[ruin], ruin)
            for giver in range(seats)
            for ruin in dealt[giver]
            if owners.get(ruin, giver) != giver
        }
        deck = set(names_in(state, "deck"))
        assert len(deck) == seats
        assert not deck & set().union(*dealt)
        stayed += sum(ruin in deck for ruin in owners)
        kept += sum(ruin in dealt[owner] for ruin, owner in owners.items())
        moved += sum(ruin not in deck and ruin not in dealt[owner] for ruin, owner in owners.items())
    assert stayed > 5
    assert kept > 20
    assert moved > 20


@clause("RU-A13")
@pytest.mark.parametrize("seed", range(5))
def test_eight_foreign_claims_leave_one_ruin(seed: int) -> None:
    """The worst deal: all foreign claims in one hand. It keeps the ninth ruin and has its turns."""
    _, news = next_round(5, seed)
    foreign = sorted(dealt_hands(news, 5)[0])[:8]
    owners = dict(zip(foreign, [1, 1, 2, 2, 3, 3, 4, 4], strict=True))
    state, _ = next_round(5, seed, ruins={ruin: {"claim": owner} for ruin, owner in owners.items()})
    assert [len(hand) for hand in hands(state)] == [1, 11, 11, 11, 11]
    assert legal(state, 0) == flips(hands(state)[0])


@clause("RU-A09")
@pytest.mark.parametrize("seed", range(10))
def test_turning_comes_after_hand_over_and_starter(seed: int) -> None:
    state, news = next_round(3, seed, scores=[5, 7, 4], ruins={"2a": {"claim": 1}, "3a": {"claim": 2}})
    assert seen(state).step == "flip"
    assert seen(state).starter == 2  # 4 - 1 points are the fewest, known before anybody turns
    assert facts_of(news, "ruins-round")[0].seat == 2
    for claimed, owner in (("2a", 1), ("3a", 2)):
        place = [seat for seat in range(3) if claimed in hands(state)[seat]]
        assert place in ([], [owner])
        if place:
            assert f"flip {claimed}" in legal(state, owner)
    play(state, *(f"{seat}: flip none" for seat in range(3)))
    assert state.to_move() == [2]
    assert seen(state).step == "turn"


def next_starter(scores: list[int], previous: int, seats: int) -> int:
    """By RU-092 and RU-A14: of those with the fewest, the largest clockwise distance from the last starter."""
    tied = [seat for seat in range(seats) if scores[seat] == min(scores)]
    return max(tied, key=lambda seat: (seat - previous) % seats)


@clause("RU-A14")
@pytest.mark.parametrize("previous", range(4))
@pytest.mark.parametrize(
    "scores",
    [
        [0, 5, 5, 1],  # alone
        [5, 0, 0, 1],
        [5, 1, 0, 0],
        [0, 0, 0, 1],
        [3, 0, 7, 1],
        [0, 8, 0, 1],
        [3, 3, 3, 1],
    ],
)
def test_a_tie_goes_to_the_farthest_from_the_last_starter(previous: int, scores: list[int]) -> None:
    state, _ = next_round(4, starter=previous, scores=scores)
    after = [scores[0] + 1, scores[1], scores[2], 0]  # third out scores 1, the last loses 1
    assert seen(state).scores == after
    assert seen(state).starter == next_starter(after, previous, 4)


@clause("RU-A14")
def test_the_last_starter_starts_again_only_alone() -> None:
    alone, _ = next_round(4, starter=3, scores=[2, 2, 2, 1])
    assert seen(alone).starter == 3
    tied, _ = next_round(4, starter=3, scores=[2, 0, 2, 1])
    assert seen(tied).starter == 1
    tied_with_two, _ = next_round(4, starter=3, scores=[2, 0, 0, 1])
    assert seen(tied_with_two).starter == 2
