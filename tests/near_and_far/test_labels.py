"""Labels that depend on the position, in words."""

from typing import Any

import pytest

from ludarium.core.events import Event
from ludarium.core.text import Texts
from ludarium.games.near_and_far.game import GAME
from tests.marks import clause

TEXTS = Texts("en", ["ludarium.core", GAME.package])


def position(**given: Any) -> dict[str, Any]:
    """A turn of seat 0 in the second round, with little else on the table."""
    base = {"game": "near_and_far", "seats": 2, "active": 0, "first": 0, "round": 2, "step": "turn"}
    return {**base, "options": {"mode": "arcade"}, "hands": {0: [], 1: []}, **given}


def labels(given: dict[str, Any], *moves: str) -> dict[str, str]:
    """What seat 0 may do after some moves, in English."""
    state = GAME.load(given, bytes(32))
    for move in moves:
        state.play(0, GAME.parse(move))
    return {option.notation: TEXTS.say(option.label, **option.arguments) for option in GAME.offered(state, 0)}


@clause("NF-172", "NF-181")
def test_a_duel_names_its_opponent_and_manner() -> None:
    offered = labels(position(places={0: "farm", 1: "mine"}), "visit mine")
    assert offered["duel 1 fair"] == "Duel player 2 (fair)"
    assert offered["duel 1 unfair"] == "Duel player 2 (unfair: +1, but your name suffers)"
    offered = labels(position(places={0: "farm", 1: "mine"}), "visit town_hall")
    assert offered["duel neutral fair"] == "Duel the stranger in the town hall (fair)"


@clause("NF-139")
def test_a_hire_tells_its_price() -> None:
    given = position(row={1: "r2", 2: "g9"}, goods={0: {"coin": 3, "red": 1}})
    assert labels(given, "visit saloon")["hire r2"] == "Hire Ruin Picker for 1 coin"


@clause("NF-212")
def test_a_step_tells_whether_it_costs_a_heart() -> None:
    given = position(places={0: "n05"}, hearts={0: 2}, animals={0: ["bird"]})
    assert labels(given, "wander")["go n06"] == "Go to space 6"
    offered = labels(given, "wander", "go n06")
    assert offered["go n12"] == "Go to space 12 (costs 1 heart)"
    assert offered["done"] == "Stop here"
    camped = position(places={0: "n05"}, hearts={0: 2}, animals={0: ["bird"]}, camps={"n06": 1})
    assert labels(camped, "wander", "go n06")["go n12"] == "Go to space 12"


@clause("NF-219")
def test_a_fight_tells_the_strength() -> None:
    offered = labels(position(places={0: "farm"}, animals={0: ["bird"]}), "wander", "go n02")
    assert offered["fight th04"] == "Fight Bandit, strength 4"
    assert offered["avoid bird"] == "Avoid it: by giving up a pack bird"


@clause("NF-160", "NF-375")
def test_the_hut_draws_one_treasure_by_dusk_and_three_by_day() -> None:
    given = position(animals={0: ["bird"]})
    assert labels(given, "visit mystic_hut")["treasure"] == "Draw from the treasures"
    by_day = {**given, "options": {"mode": "arcade", "side": "day"}}
    assert labels(by_day, "visit mystic_hut")["treasure"] == "Draw three treasures and keep one"


@clause("NF-236", "NF-237", "NF-247")
def test_an_option_tells_its_check_and_price_and_no_reward() -> None:
    given = position(
        step="option",
        places={0: "n01"},
        quests={"n01": "quest"},
        arcade="ar04",
        reading={"story": 3},
        goods={0: {"coin": 1}},
    )
    offered = labels({**given, "follows": ["rest", "end-turn"]})
    assert offered["option a"] == "Option a: skill 7"
    assert offered["option b"] == "Option b: skill 5, for 1 coin"


@clause("NF-136")
def test_who_makes_room_for_a_newcomer_is_told_apart() -> None:
    given = position(row={1: "g1"}, goods={0: {"coin": 9}}, team={0: ["g3"]})
    offered = labels(given, "visit saloon", "hire g1")
    assert offered["member g3"] == "To the reserve, to make room: Knife Thrower"
    assert offered["reserve"] == "The newcomer to the reserve"


EVENTS: dict[str, Event] = {
    "Ann visits the mystic’s hut.": Event("near-visit", 0, {"building": "mystic_hut"}),
    "Ann gains 2 green tribe tokens.": Event("near-gained", 0, {"good": "green", "number": 2}),
    "Ann opens story E.": Event("near-read", 0, {"story": "QE"}),
    "Ann meets a quest: The Polite Bear.": Event("near-read", 0, {"story": "AR35"}),
    "Ann draws from the treasures: Purse, Snares.": Event("near-drew-treasures", 0, {"treasures": ["t02", "t05"]}),
    "Ann avoids Bandit: with caution.": Event("near-avoided", 0, {"threat": "th04", "by": "shield"}),
    "Ann challenges Ben to a fair duel.": Event("near-challenged", 0, {"how": "fair", "owner": 1}),
}


@pytest.mark.parametrize("line", EVENTS)
def test_events_are_told_with_names(line: str) -> None:
    assert GAME.log_lines(EVENTS[line], ["Ann", "Ben"], TEXTS.say) == [line]
