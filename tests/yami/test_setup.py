"""The set-up of a mission (rules chapter 4, and what its options change)."""

from collections import Counter

import pytest

from ludarium.core.errors import BadOption
from ludarium.games.yami.components import CARDS, MISSIONS, TILES
from ludarium.games.yami.game import GAME
from tests.marks import clause
from tests.yami.table import legal, start, table, truth, view


def cards_of(pile: object) -> list[str]:
    assert isinstance(pile, list)
    return pile


@clause("YA-039", "YA-040", "YA-041", "YA-042", "YA-144", "YA-A06")
@pytest.mark.parametrize(("seats", "sizes", "left"), [(2, [10, 10], 5), (3, [9, 9, 9], 8), (4, [9, 9, 9, 8], 0)])
def test_the_deal(seats: int, sizes: list[int], left: int) -> None:
    for first in range(seats):
        state = start(seats, seed=first, first=str(first))
        seen = truth(state)
        clockwise = [(first + at) % seats for at in range(seats)]
        assert [len(cards_of(seen.hands[seat])) for seat in clockwise] == sizes  # the last gets fewer
        assert len(cards_of(seen.box)) == left
        dealt = [card for seat in range(seats) for card in cards_of(seen.hands[seat])]
        automa = [*cards_of(seen.automa_deck), *seen.automa_row.values()]
        assert Counter([*dealt, *automa, *cards_of(seen.box)]) == Counter(TILES)


@clause("YA-013", "YA-034", "YA-044", "YA-045", "YA-A07")
def test_with_two_players_the_automa_has_six_cards_face_down_and_four_face_up() -> None:
    state = start(2)
    seen = truth(state)
    assert (len(cards_of(seen.automa_deck)), list(seen.automa_row)) == (6, [1, 2, 3, 4])
    assert state.participants == 3
    assert state.is_automa(2)
    assert start(3).participants == 3
    assert not start(3).is_automa(2)


@clause("YA-144")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(seats)
    assert error.value.clause == "YA-144"


@clause("YA-014", "YA-033", "YA-036", "YA-037", "YA-038", "YA-064", "YA-A05", "YA-035")
def test_mission_1_begins_in_the_forest_with_tokens_5_and_9_and_red_trump() -> None:
    seen = view(start())
    assert (seen.mission, MISSIONS[1].board) == (1, "forest")
    assert set(seen.mission_tokens) == {"5", "9"}
    assert (seen.trump, seen.round) == ("red", 1)
    assert seen.stacks == TILES  # all of them, sorted by colour


@clause("YA-110")
def test_mission_2_uses_tokens_3_and_7() -> None:
    assert set(view(start(mission="2")).mission_tokens) == {"3", "7"}


@clause("YA-022", "YA-049", "YA-050", "YA-A08")
def test_a_first_player_is_drawn_among_the_humans_and_leads() -> None:
    firsts = {start(2, seed=seed).kakapo for seed in range(30)}
    assert firsts == {0, 1}
    state = start(4, first="2")
    assert (state.kakapo, state.leader, state.to_move()) == (2, 2, [2])


@clause("YA-048", "YA-A51")
def test_without_options_no_bases_no_power_no_moon_and_no_nox() -> None:
    seen = view(start(mission="20"))
    assert (seen.power_sites, seen.power, seen.asleep, seen.trump) == ([], [], [], "red")
    assert "nox" not in [card for hand in truth(start(4)).hands.values() for card in cards_of(hand)]


@clause("YA-A51", "YA-123", "YA-A44", "YA-A45")
def test_vines_of_missions_8_13_and_18_count_as_cleansed_in_a_single_mission_22() -> None:
    assert set(view(start(mission="22")).mission_tokens) == {"30", "28"}
    none = {"vine_8": "off", "vine_13": "off", "vine_18": "off"}
    assert set(view(start(3, 1, mission="22", **none)).mission_tokens) == {"30", "25", "26", "27", "28"}
    assert view(start(mission="22")).mission_tokens["30"].night
    assert not view(start(mission="22", vine_21="on", mode="night")).mission_tokens["30"].night
    assert set(view(start(mission="22", vine_20="on")).mission_tokens) == {"30"}


@clause("YA-141", "YA-142", "YA-143", "YA-A45")
def test_night_mode_turns_every_token_where_it_lies() -> None:
    day, night = view(start(mission="6")).mission_tokens, view(start(mission="6", mode="night")).mission_tokens
    assert not any(token.night for token in day.values())
    assert all(token.night for token in night.values())
    assert {name: (one.cell, one.turn) for name, one in day.items()} == {
        name: (one.cell, one.turn) for name, one in night.items()
    }
    assert all(token.night for token in view(start(mission="21")).mission_tokens.values())


@clause("YA-117", "YA-118", "YA-122", "YA-A38", "YA-A51")
def test_bases_lie_on_power_sites_of_which_there_are_three() -> None:
    seen = view(start(perch="on", mirror="on", power="4"))
    assert [site.base for site in seen.power_sites] == ["perch", "mirror"]
    assert seen.power == ["power"] * 4
    with pytest.raises(BadOption) as error:
        GAME.start(2, {"perch": "on", "mirror": "on", "mask": "on", "spring": "on"})
    assert error.value.clause == "YA-A38"


@clause("YA-127", "YA-A51", "YA-A66", "YA-A67")
def test_moons_take_the_trump_of_round_1_put_a_token_to_sleep_and_add_nox_cards() -> None:
    assert view(start(crescent="on")).trump == "none"
    seen = view(start(gibbous="on", power="3"))
    assert (seen.power, seen.asleep) == (["power"] * 2, ["power"])
    assert view(start(gibbous="on")).asleep == []
    for seats, left in ((2, 7), (3, 10), (4, 2)):
        assert len(cards_of(truth(start(seats, quarter="on")).box)) == left


@clause("YA-A31")
def test_an_attempt_begins_with_an_empty_board_and_another_deal() -> None:
    one, other = truth(start(seed=1)), truth(start(seed=2))
    assert (one.placed, other.placed, one.tricks) == ({}, {}, [])
    assert one.hands != other.hands


@clause("YA-009", "YA-010", "YA-011")
def test_a_card_brings_the_tile_of_the_same_name() -> None:
    assert CARDS[:35] == TILES
    state = table(hands={"0": ["b5"], "1": ["b1"], "2": ["b2"]})
    assert legal(state, 0) == ["play b5", "give up"]
