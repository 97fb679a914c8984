"""Chapters 31 and 37: buying artifacts."""

from typing import Any

import pytest

from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, play, refused, table, truth


def with_card(card: str, **given: Any) -> NearState:
    return table(**{"hands": {0: [card]}, **given})


@clause("NF-298", "NF-300", "NF-303", "NF-400")
def test_an_artifact_is_bought_before_the_action_of_a_turn() -> None:
    state = with_card("ac09", goods={0: {"red": 2, "coin": 5}})
    play(state, "buy ac09")
    assert (goods(state), truth(state).bought[0], truth(state).hands[0]) == ({"red": 1, "coin": 3}, ["ac09"], [])
    assert me(state).symbols >> 8 & 255 == 1
    assert "visit farm" in legal(state)


@clause("NF-298", "NF-A109")
def test_it_is_bought_inside_a_building_and_at_the_end_too() -> None:
    state = with_card("ac36", reputation={0: 3})
    play(state, "visit stables", "done")
    assert legal(state) == ["done", "buy ac36"]
    play(state, "buy ac36")
    assert state.to_move() == [1]


@clause("NF-298")
def test_it_is_bought_only_in_the_own_turn_and_from_the_own_hand() -> None:
    state = with_card("ac36", hands={0: ["ac36"], 1: ["ac34"]}, reputation={0: 3}, goods={1: {"coin": 9}})
    assert refused(state, "1: buy ac34")[0] == "NF-103"
    assert refused(state, "buy ac34") == ("NF-298", "near-no-not-in-hand")


@clause("NF-A26")
def test_it_is_paid_in_full() -> None:
    state = with_card("ac09", goods={0: {"red": 1, "coin": 1, "gem": 9}})
    assert refused(state, "buy ac09") == ("NF-A26", "near-no-cannot-pay")


@clause("NF-301", "NF-302", "NF-402", "NF-304")
@pytest.mark.parametrize(
    ("card", "short", "enough"),
    [
        ("ac36", {"reputation": {0: 2}}, {"reputation": {0: 3}}),
        ("as09", {"reputation": {0: -3}}, {"reputation": {0: -4}}),
        ("ac38", {"camps": dict.fromkeys(["n01", "n02", "n03"], 0)},
         {"camps": dict.fromkeys(["n01", "n02", "n03", "n04"], 0)}),
        ("as15", {"animals": {0: ["bird"]}, "treasures": {0: ["t09"]}},
         {"animals": {0: ["bird"] * 2}, "treasures": {0: ["t09", "t09"]}}),
        ("as16", {"beaten": {0: ["th04", "th05"]}}, {"beaten": {0: ["th04", "th05", "th06"]}}),
        ("as17", {"camps": dict.fromkeys(["m11", "m12"], 0)}, {"camps": dict.fromkeys(["m11", "m12", "m13"], 0)}),
    ],
)  # fmt: skip
def test_a_requirement_is_met_and_not_paid(card: str, short: dict[str, Any], enough: dict[str, Any]) -> None:
    rich = {"goods": {0: dict.fromkeys(["food", "coin", "gem", "green", "blue", "red", "yellow"], 9)}}
    clauses = ("NF-301", "NF-302")
    assert refused(with_card(card, **rich, **short), f"buy {card}")[0] in clauses
    state = with_card(card, **rich, **enough)
    before = (me(state).reputation, me(state).sites, me(state).treasures)
    play(state, f"buy {card}")
    assert (me(state).reputation, me(state).sites, me(state).treasures) == before


@clause("NF-307", "NF-201")
def test_a_heart_on_a_card_counts_when_its_owner_leaves_town() -> None:
    state = with_card("ac13", goods={0: {"blue": 1, "food": 2}}, hearts={0: 0})
    play(state, "buy ac13")
    assert me(state).hearts == 0
    play(state, "wander")
    assert me(state).hearts == 2 + 2


@clause("NF-346", "NF-A87")
def test_the_mercenary_contract_places_a_camp_anywhere_at_once() -> None:
    state = with_card("as05", goods={0: {"green": 1, "red": 1, "coin": 4}}, quests={"n17": "quest"})
    play(state, "buy as05")
    assert "camp n17" in legal(state)
    play(state, "camp n17")
    assert truth(state).camps == {"n17": 0}
    assert truth(state).quests == {"n17": "quest"}
    assert goods(state) == {"coin": 1, "gem": 1}  # the icon, and one gem for the animal's search
    assert "visit farm" in legal(state)


@clause("NF-A109", "NF-A09")
def test_a_salve_is_used_in_the_own_turn() -> None:
    state = table(animals={0: ["bird"]}, treasures={0: ["t16"]}, finds={0: ["f07"]}, hearts={0: 8})
    play(state, "use t16")
    assert (me(state).hearts, truth(state).treasure_discard) == (11, ["t16"])
    play(state, "use f07")
    assert (me(state).hearts, truth(state).finds_out) == (13, ["f07"])
    assert refused(state, "use f07") == ("NF-400", "near-no-card-not-held")
    assert refused(state, "use t03") == ("NF-A49", "near-no-before-a-roll")


@clause("NF-A88")
def test_a_question_does_not_depend_on_what_a_hand_can_buy() -> None:
    for card in ("ac36", "as14"):
        state = with_card(card, reputation={0: 3})
        play(state, "visit farm")
        assert state.to_move() == [0]
        assert state.asking.name == "rest"
    state = table()
    play(state, "visit farm")
    assert state.to_move() == [1]


@clause("NF-340", "NF-344")
def test_a_mirror_hat_is_a_shield() -> None:
    state = with_card("ac01", goods={0: {"green": 1, "gem": 2}})
    play(state, "buy ac01")
    assert me(state).symbols >> 24 & 255 == 1
