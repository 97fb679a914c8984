"""Threats on paths: fought or avoided (rules chapter 21)."""

from typing import Any

from ludarium.games.near_and_far.components import THREATS
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, on_road, place, play, refused, told, truth


def before_threat(**given: Any) -> NearState:
    """Seat 0 stands before the threat between the town space and n02, and holds a card that cannot be bought."""
    state = on_road("town", **{"hands": {0: ["ac38"]}, **given})
    play(state, "go n02")
    return state


@clause("NF-215", "NF-219", "NF-228", "NF-A17")
def test_a_threat_must_be_fought_or_avoided() -> None:
    state = before_threat(animals={0: ["bird"]})
    assert state.asking.name == "threat"
    assert legal(state) == ["fight th04", "avoid bird"]
    assert place(state) == "town"
    assert refused(state, "fight th05") == ("NF-219", "near-no-other-threat")
    assert refused(state, "avoid shield") == ("NF-228", "near-no-way-to-avoid")
    assert refused(state, "avoid turtle") == ("NF-373", "near-no-way-to-avoid")
    assert refused(state, "avoid t14") == ("NF-229", "near-no-way-to-avoid")
    assert refused(state, "go n05")[0] == "NF-206"
    assert refused(state, "done")[0] == "NF-103"


@clause("NF-221", "NF-225", "NF-337", "NF-190")
def test_die_swords_and_hearts_beat_a_threat_of_the_same_strength() -> None:
    state = before_threat(team={0: ["g3"]}, hearts=5)
    assert told(play(state, "fight th04", rolls=[1])) == ["fights", "rolled"]
    assert legal(state) == [f"hearts {number}" for number in range(6)]
    news = play(state, "hearts 1")
    assert told(news) == ["spent-hearts", "beat", "gained", "moved"]
    assert truth(state).beaten[0] == ["th04"]
    assert me(state).camps() == 1
    assert me(state).hearts == 4
    assert place(state) == "n02"


@clause("NF-222", "NF-187", "NF-188", "NF-219")
def test_a_beaten_threat_takes_a_camp_with_its_icon_and_the_next_is_active() -> None:
    state = before_threat(hearts=9, animals={0: ["bird"]}, goods={0: {}})
    play(state, "fight th04", "hearts 0", rolls=[6])
    assert goods(state) == {"coin": 1}
    assert truth(state).threat_deck[0] == "th05"
    play(state, "go town")
    assert "fight th05" in legal(state)


@clause("NF-224", "NF-A10", "NF-A18")
def test_after_a_lost_fight_there_is_no_quest_no_camp_and_no_free_action() -> None:
    state = on_road("n02", hearts=5, hands={0: ["ac12"]}, goods={0: {"green": 1, "coin": 1}}, camps={"n05": 0})
    play(state, "go town", "fight th04", "hearts 2", rolls=[1])
    assert state.active == 1
    assert state.asking.name == "turn"
    assert place(state) == "n02"
    assert me(state).hearts == 3  # what was spent is gone
    assert truth(state).beaten[0] == []


@clause("NF-220", "NF-A17")
def test_the_departure_is_paid_before_the_fight() -> None:
    state = on_road("n06", hearts=2, animals={0: ["bird"]})
    play(state, "go n02", "go town")
    assert me(state).hearts == 1
    assert state.asking.name == "threat"


def test_a_single_way_is_taken_without_a_question_if_there_is_nothing_to_buy() -> None:
    state = on_road("town", hearts=0)
    assert told(play(state, "go n02", rolls=[6])) == ["fights", "rolled", "beat", "gained", "moved"]


@clause("NF-216", "NF-A19")
def test_every_crossing_is_decided_anew() -> None:
    state = before_threat(team={0: ["y5"]}, animals={0: ["bird"]}, hands={0: ["ac03"]})
    assert legal(state) == ["fight th04", "avoid shield", "avoid bird"]
    play(state, "avoid shield", "go town")
    assert legal(state) == ["fight th04", "avoid shield", "avoid bird"]


@clause("NF-192", "NF-226", "NF-228")
def test_an_avoided_threat_stays() -> None:
    state = before_threat(team={0: ["y5"]})
    play(state, "avoid shield")
    assert place(state) == "n02"
    assert truth(state).threat_deck[0] == "th04"
    assert me(state).camps() == 0


@clause("NF-344")
def test_mirror_hat_is_a_shield() -> None:
    assert "avoid shield" in legal(before_threat(bought={0: ["ac01"]}))
    assert "avoid shield" in legal(before_threat(finds={0: ["f13"]}))


@clause("NF-153", "NF-154", "NF-227")
def test_a_bird_is_given_back_and_still_adds_to_this_turns_movement() -> None:
    state = before_threat(animals={0: ["bird"]})
    play(state, "avoid bird")
    assert truth(state).animals[0] == []
    play(state, "go n05", "go n06")
    assert place(state) == "n06"
    play(state, "done", "done", "done")
    assert state.active == 1
    assert truth(state).returned_animals == {}


@clause("NF-155", "NF-A20")
def test_with_the_animal_a_treasure_may_be_lost() -> None:
    state = before_threat(animals={0: ["bird", "bird"]}, treasures={0: ["t09", "t10"]})
    play(state, "avoid bird")
    assert state.asking.name == "lose"
    assert legal(state) == ["lose t09", "lose t10"]
    assert refused(state, "lose t11") == ("NF-A20", "near-no-treasure-not-held")
    play(state, "lose t09")
    assert truth(state).treasures[0] == ["t10"]
    assert truth(state).treasure_discard == ["t09"]
    assert place(state) == "n02"
    unloaded = before_threat(animals={0: ["bird", "bird"]}, treasures={0: ["t09"]})
    play(unloaded, "avoid bird")
    assert truth(unloaded).treasures[0] == ["t09"]


@clause("NF-373")
def test_a_turtle_avoids_a_threat_like_a_bird() -> None:
    state = before_threat(animals={0: ["turtle"]}, options={"side": "day"})
    play(state, "avoid turtle")
    assert truth(state).animals[0] == []


def test_bone_whistle_pays_for_an_animal_given_back() -> None:
    state = before_threat(animals={0: ["bird"]}, bought={0: ["ac14"]}, goods={0: {}})
    play(state, "avoid bird")
    assert goods(state) == {"coin": 2}


@clause("NF-229")
def test_smoke_jar_is_discarded_to_avoid_a_threat() -> None:
    state = before_threat(animals={0: ["bird"]}, treasures={0: ["t14"]})
    play(state, "avoid t14")
    assert (truth(state).treasures[0], truth(state).treasure_discard) == ([], ["t14"])
    assert place(state) == "n02"


@clause("NF-229")
def test_hush_cloak_costs_a_food() -> None:
    state = before_threat(animals={0: ["bird"]}, treasures={0: ["t15"]}, goods={0: {"food": 1}})
    play(state, "avoid t15")
    assert goods(state) == {}
    hungry = before_threat(animals={0: ["bird"]}, treasures={0: ["t15"]}, goods={0: {}})
    assert refused(hungry, "avoid t15") == ("NF-229", "near-no-way-to-avoid")


@clause("NF-A120")
def test_second_shadow_avoids_a_threat_and_is_out_of_the_game() -> None:
    state = before_threat(finds={0: ["f28"]})
    play(state, "avoid f28")
    assert (truth(state).finds[0], truth(state).finds_out) == ([], ["f28"])


@clause("NF-217")
def test_a_symbol_between_two_camps_is_inactive() -> None:
    state = on_road("n03", camps={"n03": 1, "n07": 0})
    play(state, "go n07")
    assert place(state) == "n07"
    half = on_road("n03", camps={"n03": 1}, animals={0: ["bird"]})
    play(half, "go n07")
    assert half.asking.name == "threat"


@clause("NF-218")
def test_the_town_space_counts_as_having_a_camp() -> None:
    state = on_road("town", camps={"n02": 1})
    play(state, "go n02")
    assert place(state) == "n02"


@clause("NF-230")
def test_once_all_threats_are_beaten_their_symbols_are_ignored() -> None:
    state = on_road("town", beaten={1: THREATS})
    play(state, "go n02")
    assert place(state) == "n02"


@clause("NF-A109", "NF-344")
def test_a_shield_may_be_bought_before_the_threat() -> None:
    state = before_threat(hands={0: ["ac01"]}, goods={0: {"green": 1, "gem": 2}})
    assert legal(state) == ["fight th04", "buy ac01"]
    play(state, "buy ac01")
    assert legal(state) == ["fight th04", "avoid shield"]


@clause("NF-A116", "NF-217", "NF-346")
def test_a_camp_by_contract_may_switch_the_symbol_off() -> None:
    state = before_threat(hands={0: ["as05"]}, goods={0: {"green": 1, "red": 1, "coin": 4}})
    play(state, "buy as05")
    assert state.asking.name == "contract"
    play(state, "camp n02")
    assert place(state) == "n02"
    assert state.asking.name == "move"


def test_stone_kings_thumb_adds_two_in_fights() -> None:
    state = before_threat(finds={0: ["f05"]}, hearts=0)
    play(state, "fight th04", "hearts 0", rolls=[2])
    assert truth(state).beaten[0] == ["th04"]


@clause("NF-A56", "NF-313")
def test_the_camp_on_a_threat_can_be_the_fourteenth() -> None:
    cells = ["m11", "m12", "m13", "m14", "m21", "m22", "m23", "m24", "m31", "m32", "m33", "m34"]
    state = before_threat(hearts=0, camps={**dict.fromkeys(cells, 0), "n05": 0})
    play(state, "fight th04", "hearts 0", rolls=[4])
    assert me(state).camps() == 14
    assert truth(state).last_round
    assert place(state) == "n02"  # the turn is completed
