"""Parts of the box that the engine keeps as numbers, advice that binds nobody, and where the rules come from."""

import re

import pytest

from ludarium.core.ledger import clauses
from ludarium.core.text import Texts
from ludarium.games.near_and_far.book import book_for
from ludarium.games.near_and_far.components import ADVENTURERS, ARCADES, COMPONENTS, PARTS, SIDES
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.table import NearView
from tests.marks import clause
from tests.near_and_far.table import on_road, play, start, table, truth


def seen_by(seat: int | None, **position: object) -> NearView:
    view = GAME.view(table(**position), seat)
    assert isinstance(view, NearView)
    return view


@clause("NF-015", "NF-018", "NF-028")
def test_every_seat_has_a_board_with_hearts_and_reputation() -> None:
    assert max(GAME.seat_counts) == 4
    seen = truth(start(4))
    nothing = dict.fromkeys(range(4), 0)
    assert seen.hearts == nothing
    assert seen.reputation == nothing


@clause("NF-016")
def test_the_town_board_has_two_sides() -> None:
    assert set(SIDES) == {"dusk", "day"}


@clause("NF-021", "NF-022", "NF-024", "NF-025", "NF-A108")
def test_goods_are_numbers_that_no_count_of_tokens_limits() -> None:
    plenty = {"coin": 100, "gem": 100, "food": 100, "green": 20, "blue": 20, "red": 20, "yellow": 20}
    state = table(goods={0: plenty})
    play(state, "visit farm")
    assert truth(state).goods[0].food == 101


@clause("NF-038")
def test_the_bag_holds_all_adventurers_but_the_row() -> None:
    seen = truth(start(3))
    assert isinstance(seen.bag, list)
    assert sorted([*seen.bag, *seen.row.values()]) == sorted(ADVENTURERS)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@clause("NF-040")
def test_the_stables_never_run_out_of_animals(seats: int) -> None:
    assert seats * COMPONENTS.game.most_animals <= PARTS["pack-animal"]


@clause("NF-041")
def test_the_treasures_lie_face_down() -> None:
    view = GAME.view(start(2), 0)
    assert isinstance(view, NearView)
    assert view.treasure_deck == 36


@clause("NF-048")
def test_quest_tokens_may_lie_on_any_book_space() -> None:
    """To spread them is advice; the engine lays them by lot."""
    lying = [set(truth(start(2, seed)).quests) for seed in range(40)]
    assert {len(spaces) for spaces in lying} == {7}
    assert len(set[str]().union(*lying)) == 16
    assert any(spaces.isdisjoint({"n01", "n03"}) for spaces in lying)  # none right beside the town


@clause("NF-052")
def test_fourteen_camps_begin_on_each_board_and_six_lie_aside() -> None:
    state = start(4)
    assert truth(state).camps == {}
    assert state.table.camps == 14
    assert PARTS["camp"] - 4 * 14 == 4 * 6


@clause("NF-068")
def test_what_a_mode_does_not_use_is_not_in_the_game() -> None:
    cards = {f"arcade:{card}" for card in ARCADES}
    assert not cards & set(GAME.components(start(mode="first-adventure")))
    assert cards <= set(GAME.components(start(mode="arcade")))


@clause("NF-184")
def test_goods_lie_in_the_open() -> None:
    goods = {0: {"coin": 2, "gem": 1, "food": 3, "blue": 1}}
    for seat in (None, 1):
        held = seen_by(seat, goods=goods).goods[0]
        assert (held.coin, held.gem, held.food, held.blue) == (2, 1, 3, 1)


@clause("NF-381", "NF-390")
def test_the_table_decides_on_the_long_game_and_on_no_other_game() -> None:
    choices = {option.id: option.choices for option in GAME.options}
    assert set(choices) == {"mode", "side", "quests", "length", "first"}
    assert choices["length"] == ["usual", "long"]


@clause("NF-401")
def test_hearts_raise_rolls_pay_for_empty_spaces_and_for_camps() -> None:
    state = on_road("town", hearts=5)
    left = []
    for moves, rolls in ((["go n02", "hearts 1"], [3]), (["go n06"], []), (["camp n06"], [])):
        play(state, *moves, rolls=rolls)
        left.append(truth(state).hearts[0])
    assert left == [4, 3, 0]


@clause("NF-A01")
def test_every_rule_names_its_lines_in_the_rulebook() -> None:
    ledger = clauses(GAME.rules_text())
    rules = [one for name, one in ledger.items() if not name.startswith("NF-A")]
    assert [rule.id for rule in rules if not re.search(r"\(L\d+[^()]*\)$", rule.text)] == []


@clause("NF-A02")
def test_characters_have_their_english_names() -> None:
    said = Texts("en", [GAME.package]).say
    names = ["Grear", "Vera", "Eyim", "Rin", "Shardling", "Tanian", "Kikli", "Riza"]
    assert [said(f"near-character-{name.lower()}") for name in names] == names


@clause("NF-A95")
def test_no_story_is_taken_from_the_samples_of_the_rulebook() -> None:
    stories = [story.id for story in book_for("first-adventure", 1).stories]
    assert stories == [f"Q{letter}" for letter in "ABCDEFGHIJKLMNOP"]
