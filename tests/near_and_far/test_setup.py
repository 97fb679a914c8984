"""Chapters 2, 3, 43 and 44: what there is, and how a game begins."""

import pytest

from ludarium.core.bits import how_many
from ludarium.core.errors import BadOption
from ludarium.games.near_and_far.components import ADVENTURERS, ARCADES, COMMONS, FINDS, SPECIALS, THREATS, TRIBES
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.maps import ROADS
from ludarium.games.near_and_far.rules.numbers import COMMON_BITS, SPECIAL_BITS
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import legal, me, play, refused, start, table, truth


def chosen(seats: int) -> NearState:
    state = start(seats)
    for character in ("grear", "vera", "eyim", "rin")[:seats]:
        play(state, f"{state.turn}: character {character}")
    return state


@clause("NF-001", "NF-006", "NF-013", "NF-044", "NF-064")
def test_the_arcade_deck_belongs_to_one_mode() -> None:
    assert truth(start(mode="arcade")).arcade_deck == ARCADES
    assert truth(start(mode="first-adventure")).arcade_deck == []


@clause("NF-039", "NF-369")
def test_dusk_unless_the_table_wants_day() -> None:
    assert not start().table.day
    assert start(side="day").table.day


@pytest.mark.parametrize("seats", [2, 3, 4])
@clause("NF-042", "NF-A06", "NF-050", "NF-053", "NF-055")
def test_everybody_begins_alike_in_town(seats: int) -> None:
    state = start(seats)
    seen = truth(state)
    assert len(seen.row) == 5
    assert how_many(state.bag) == len(ADVENTURERS) - 5
    for seat in range(seats):
        assert (me(state, seat).coins, me(state, seat).gems, me(state, seat).food) == (3, 0, 0)
        assert (me(state, seat).hearts, me(state, seat).reputation) == (0, 0)
        assert seen.places[seat] == "in-town"
        assert seen.camps == {}


@clause("NF-051", "NF-197")
def test_the_animal_is_in_the_team_from_the_start() -> None:
    state = start()
    assert truth(state).animal_in_team == {0: True, 1: True}
    assert me(state).symbols == 1 | 1 << 32 | 2 << 40  # skill, search, two hearts


@clause("NF-017", "NF-043", "NF-036", "NF-065", "NF-030", "NF-061")
def test_chiefs_threats_and_finds_lie_open() -> None:
    seen = truth(start())
    assert seen.chief_supply == TRIBES
    assert seen.threat_deck == THREATS
    assert [THREATS[0], THREATS[-1]] == ["th04", "th15"]
    assert seen.find_supply == FINDS


@pytest.mark.parametrize(("seats", "usual", "more"), [(2, 7, 8), (3, 10, 12), (4, 13, 16)])
@clause("NF-045", "NF-046", "NF-047", "NF-385", "NF-386", "NF-A85")
def test_quest_tokens_lie_on_books(seats: int, usual: int, more: int) -> None:
    for quests, number in (("usual", usual), ("more", more)):
        state = start(seats, seed=seats, quests=quests)
        assert len(truth(state).quests) == number
        assert state.quest_tokens & ~ROADS[1].books == 0


@clause("NF-046")
def test_quest_tokens_lie_elsewhere_in_another_game() -> None:
    assert len({start(seed=seed).quest_tokens for seed in range(8)}) > 1


@clause("NF-032", "NF-054")
def test_characters_are_chosen_one_after_another_and_once() -> None:
    state = start(3, first="1")
    assert state.to_move() == [1]
    assert len(legal(state, 1)) == 8
    play(state, "1: character rin")
    assert refused(state, "2: character rin") == ("NF-054", "near-no-character-taken")
    play(state, "2: character eyim", "0: character vera")
    assert truth(state).characters == {0: "vera", 1: "rin", 2: "eyim"}
    assert state.asking.name == "draft"


@clause("NF-060", "NF-A08")
def test_the_first_player_is_drawn_unless_the_table_says_who() -> None:
    assert {start(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {start(4, seed=seed, first="2").first for seed in range(5)} == {2}
    with pytest.raises(BadOption):
        GAME.start(2, {"first": "3"})


@clause("NF-066", "NF-070", "NF-033")
def test_two_special_and_five_common_artifacts_each() -> None:
    state = chosen(4)
    for seat in range(4):
        assert (how_many(me(state, seat).hand & SPECIAL_BITS), how_many(me(state, seat).hand)) == (2, 2)
        assert (how_many(me(state, seat).pack & COMMON_BITS), how_many(me(state, seat).pack)) == (5, 5)
    assert how_many(state.artifact_deck & COMMON_BITS) == len(COMMONS) - 20
    assert how_many(state.artifact_deck & SPECIAL_BITS) == len(SPECIALS) - 8


@clause("NF-062", "NF-063")
def test_goods_do_not_run_out() -> None:
    state = table(goods={0: {"coin": 4000, "red": 3}}, places={0: "in-town"})
    play(state, "visit farm")
    assert me(state).coins == 4000
