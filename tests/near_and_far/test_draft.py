"""Chapter 4: the draft, what everybody may know of it, and the discards after it."""

from collections import Counter
from itertools import combinations

from ludarium.core.rng import Rng
from ludarium.games.near_and_far.components import ARTIFACTS, COMMONS, SPECIALS
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import legal, me, play, refused, start, table, truth, view


def drafting(seats: int, seed: int = 1) -> NearState:
    """A game in which all characters are chosen."""
    state = start(seats, seed, first="0")
    for seat, character in enumerate(("grear", "vera", "eyim", "rin")[:seats]):
        play(state, f"{seat}: character {character}")
    return state


def hand_of(state: NearState, seat: int) -> list[str]:
    return [name for card, name in enumerate(ARTIFACTS) if me(state, seat).hand >> card & 1]


def special_of(state: NearState, seat: int) -> str:
    return next(name for name in hand_of(state, seat) if name in SPECIALS)


def pick(state: NearState, seat: int, card: int) -> None:
    play(state, f"{seat}: {legal(state, seat)[card]}")


def drafted(seats: int, seed: int = 1) -> NearState:
    """Everybody has taken what chance would have, and is about to discard."""
    state = drafting(seats, seed)
    chance = Rng.of(seed)
    while state.asking.name == "draft":
        seat = state.turn
        pick(state, seat, chance.below(len(legal(state, seat))))
    return state


@clause("NF-071")
def test_packs_go_to_the_left_when_all_have_chosen() -> None:
    state = drafting(3)
    packs = [me(state, seat).pack for seat in range(3)]
    play(state, f"1: {legal(state, 1)[0]}")
    assert state.to_move() == [0, 2]
    assert me(state, 2).pack == packs[2]
    pick(state, 0, 0)
    pick(state, 2, 0)
    for seat in range(3):
        assert me(state, seat).pack == packs[seat - 1] & (packs[seat - 1] - 1)


@clause("NF-071")
def test_only_a_card_of_the_own_pack_can_be_chosen() -> None:
    state = drafting(2)
    other = legal(state, 1)[0]
    assert refused(state, f"0: {other}") == ("NF-071", "near-no-not-in-pack")
    pick(state, 0, 0)
    assert refused(state, f"0: {other}")[0] == "NF-071"


@clause("NF-072")
def test_everybody_holds_five_common_artifacts_in_the_end() -> None:
    for seats in (2, 3, 4):
        state = drafted(seats)
        for seat in range(seats):
            assert Counter(name in COMMONS for name in hand_of(state, seat)) == {True: 5, False: 2}
        assert not any(player.pack for player in state.players)


@clause("NF-073", "NF-074", "NF-075")
def test_a_special_artifact_must_go_and_others_may() -> None:
    state = drafted(2)
    hand = hand_of(state, 0)
    assert refused(state, "done") == ("NF-073", "near-no-special-first")
    play(state, f"drop {hand[1]}")
    assert refused(state, f"drop {hand[1]}") == ("NF-074", "near-no-not-in-hand")
    play(state, f"drop {hand[5]}")
    assert legal(state) == [*(f"drop {hand[at]}" for at in (0, 2, 3, 4, 6)), "done"]
    play(state, "done")
    assert state.to_move() == [1]


@clause("NF-073", "NF-074")
def test_a_special_artifact_may_go_before_the_common_ones() -> None:
    state = drafted(2)
    hand = hand_of(state, 0)
    for card in reversed(hand):
        play(state, f"drop {card}")
    assert legal(state) == ["done"]


@clause("NF-073", "NF-A115")
def test_discards_are_opened_together() -> None:
    state = drafted(3)
    for seat in (1, 0, 2):
        assert truth(state).artifact_discard == []
        special = special_of(state, seat)
        play(state, f"{seat}: drop {special}", f"{seat}: done")
    assert len(truth(state).artifact_discard) == 3
    assert state.asking.name == "turn"
    assert [player.dropping for player in state.players] == [0, 0, 0]


@clause("NF-067", "NF-A88", "NF-A115")
def test_nobody_sees_what_others_hold_choose_or_discard() -> None:
    state = drafting(2)
    pick(state, 0, 0)
    seen = view(state, 1)
    assert (seen.hands[0], seen.packs[0], seen.picked[0]) == ({"special": 2}, 4, "common")
    assert view(state, 0).picked[0] in COMMONS
    state = drafted(2)
    special = special_of(state, 0)
    play(state, f"drop {special}")
    assert view(state, 0).dropping[0] == [special]
    assert view(state, 1).dropping[0] == []
    assert view(state, 1).hands[0] == {"common": 5, "special": 2}


@clause("NF-A88")
def test_two_players_know_all_picks_of_each_other_but_the_first() -> None:
    state = drafted(2)
    for seat in (0, 1):
        gaps = view(state, seat).draft_seen[seat]
        known = {card for gap in gaps for card in gap.cards}
        assert all(gap.seats == [1 - seat] and len(gap.cards) == 1 for gap in gaps)
        assert len(known & set(hand_of(state, 1 - seat))) == 4
        assert view(state, seat).draft_seen.keys() == {seat}


@clause("NF-A88")
def test_gaps_tell_the_truth_for_three_and_four() -> None:
    for seats in (3, 4):
        for seed in range(4):
            state = drafted(seats, seed)
            for seat in range(seats):
                for gap in truth(state).draft_seen[seat]:
                    assert len(gap.cards) == len(gap.seats)
                    for card in gap.cards:
                        assert any(card in hand_of(state, taker) for taker in gap.seats)
                    for taker in gap.seats:
                        assert any(card in hand_of(state, taker) for card in gap.cards)


@clause("NF-A88")
def test_a_sample_puts_seen_cards_into_hands_that_took_one() -> None:
    state = drafting(3)
    chance = Rng.of(5)
    while state.asking.name == "draft":
        for seat in range(3):
            sampled = GAME.sample(GAME.view(state, seat), chance)
            assert GAME.view(sampled, seat).to_json() == GAME.view(state, seat).to_json()
        mover = state.turn
        pick(state, mover, chance.below(len(legal(state, mover))))
    gaps = truth(state).draft_seen[0]
    for _ in range(10):
        sampled = GAME.sample(GAME.view(state, 0), chance)
        assert isinstance(sampled, NearState)
        for gap in gaps:
            for taker in gap.seats:
                assert any(card in hand_of(sampled, taker) for card in gap.cards)


@clause("NF-A88")
def test_a_card_that_is_shown_leaves_what_has_to_be_guessed() -> None:
    state = drafted(3)
    gap = next(gap for gap in truth(state).draft_seen[0] if len(gap.seats) == 2)
    owner, card = next((taker, card) for taker in gap.seats for card in gap.cards if card in hand_of(state, taker))
    for seat in range(3):
        special = special_of(state, seat)
        first = [card] if seat == owner else []
        play(state, *(f"{seat}: drop {name}" for name in (*first, special)), f"{seat}: done")
    left = [other for other in truth(state).draft_seen[0] if set(other.cards) & set(gap.cards)]
    assert [other.cards for other in left] == [[name for name in gap.cards if name != card]]
    assert [other.seats for other in left] == [[seat for seat in gap.seats if seat != owner]]


def test_every_pair_of_cards_can_be_discarded_once() -> None:
    state = drafted(2)
    reached = []
    for one, other in combinations(hand_of(state, 0), 2):
        tried = state.copy()
        tried.play(0, GAME.parse(f"drop {one}"))
        tried.play(0, GAME.parse(f"drop {other}"))
        if GAME.why_not(tried, 0, "done") is None:
            reached.append((one, other))
    assert len(reached) == 5 * 2 + 1


@clause("NF-075", "NF-299", "NF-319")
def test_an_artifact_in_hand_does_nothing() -> None:
    state = table(hands={0: ["ac09"]})
    assert me(state).symbols >> 8 & 255 == 0
