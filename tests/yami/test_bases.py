"""Power bases and their windows (YA-119 to YA-122, YA-A37 to YA-A40, YA-A50, YA-A53, YA-A54)."""

from typing import Any

import pytest

from ludarium.games.yami.components import CARD_NUMBER
from tests.marks import clause
from tests.yami.table import at, ending, lay, legal, placing, play, refused, start, table, told, trick, truth, view

HANDS = {"0": ["b3", "r1"], "1": ["b5", "r2"], "2": ["b4", "r3"]}


def site(*bases: str, power: int = 2) -> dict[str, Any]:
    return {"power_sites": [{"base": base} for base in bases], "power": ["power"] * power}


# A Feather Perch.


@clause("YA-017", "YA-119", "YA-120", "YA-A37", "YA-A40", "YA-A54", "YA-084")
def test_feather_perch_moves_a_tile_before_the_placement() -> None:
    state = placing("g1", **site("perch"), placed={"r2": {"cell": "00", "owner": 1, "peace": True}})
    assert {"lift r2", "place 00 a"} & set(legal(state, 0)) == {"lift r2"}
    news = play(state, "0: lift r2", "0: place 99 b")
    assert told(news) == ["lifted", "moved"]
    laid = truth(state).placed["r2"]
    assert (laid.cell, laid.turn, laid.owner, laid.peace) == ("99", "b", 1, True)  # it keeps owner and peace
    assert (view(state).step, view(state).taken, view(state).power) == ("place", "g1", ["power"])
    assert view(state).power_sites[0].power == ["power"]
    play(state, "0: place 00 a")
    assert view(state).step == "after"


@clause("YA-A39", "YA-A50", "YA-A54")
def test_feather_perch_after_the_placement_also_moves_the_tile_just_placed() -> None:
    state = placing("r1", **site("perch"))
    play(state, "0: place 54 a")  # against an orange edge: it would fail the mission
    assert (view(state).step, legal(state, 0)) == ("after", ["lift r1", "pass"])
    assert refused(state, "0: lift r2") == ("YA-A54", "yami-no-tile-on-board")
    play(state, "0: lift r1", "0: place 00 a")
    assert (ending(state), view(state).step) == ("", "after")
    play(state, "0: pass")
    assert (ending(state), view(state).round) == ("", 2)


@clause("YA-A16", "YA-A40")
def test_a_violation_that_is_not_moved_away_fails_after_the_window() -> None:
    state = placing("r1", **site("perch"))
    play(state, "0: place 54 a", "0: pass")
    assert ending(state) == "broken"


@clause("YA-A37", "YA-119")
def test_a_base_has_as_many_cells_as_uses_and_needs_power() -> None:
    state = placing("g1", **site("perch", power=3), placed={"r1": {"cell": "00", "owner": 1}})
    play(state, "0: lift r1", "0: place 02 a", "0: lift r1", "0: place 04 a")
    assert refused(state, "0: lift r1") == ("YA-A37", "yami-no-base-cell")
    play(state, "0: place 00 a")
    assert view(state).step == "lead"  # no window without a free cell
    state = placing("g1", **site("perch", power=0), placed={"r1": {"cell": "00", "owner": 1}})
    assert refused(state, "0: lift r1") == ("YA-A37", "yami-no-power")
    state = placing("g1", **site("mask"), placed={"r1": {"cell": "00", "owner": 1}})
    assert refused(state, "0: lift r1") == ("YA-122", "yami-no-base")


@clause("YA-A40", "YA-A24")
def test_a_moved_tile_covers_tokens_and_uncovering_brings_none_back() -> None:
    given = {"options": {"mission": "10"}, "placed": {"r2": {"cell": "00", "owner": 1}}}
    state = placing("g1", **site("perch"), **given)
    play(state, "0: lift r2", "0: place 65 a")
    assert view(state).fog_demand == ["purple"]
    play(state, "0: lift r2", "0: place 00 a", "0: place 75 a")
    assert (view(state).fog_demand, sorted(view(state).fog)) == (["red", "purple"], ["43"])


# B Listening Shell.


@clause("YA-A39", "YA-A50", "YA-A56")
def test_listening_shell_lets_everybody_show_a_card_at_the_same_time() -> None:
    state = table(hands=HANDS, **site("shell"))
    play(state, "0: shell")
    assert (view(state).step, state.to_move()) == ("show", [0, 1, 2])
    assert legal(state, 1) == ["show r2", "show b5"]
    assert refused(state, "1: show b3")[0] == "YA-030"
    assert refused(state, "1: give up")[0] == "YA-A47"
    play(state, "1: show b5")
    assert view(state, 0).showing == {0: [], 1: 1, 2: 0}
    assert view(state, 1).showing[1] == ["b5"]
    news = play(state, "0: show r1", "2: show b4")
    assert told(news) == ["showed", "showed", "showed"]
    assert view(state).revealed == {0: ["r1"], 1: ["b5"], 2: ["b4"]}
    assert view(state).hands == {0: 1, 1: 1, 2: 1}
    assert legal(state, 0) == ["play r1", "play b3", "give up"]  # the same decision, once more
    play(state, "0: play b3", "1: play b5")
    assert view(state).revealed == {0: ["r1"], 1: [], 2: ["b4"]}


@clause("YA-A29", "YA-A39")
def test_others_see_that_a_shown_card_was_discarded() -> None:
    past = [trick(0, 0, "o3", "o1", "o2")]
    hands = {"0": ["g2", "g3"], "1": ["g4"], "2": ["r6", "r7"]}
    state = table(step="discard", about="1", tricks=past, hands=hands, revealed={"1": ["p5"]})
    news = play(state, "1: discard p5", "0: discard g2", "2: discard r6")
    assert [event.visible_to(0) for event in news if event.facts.get("card") == "p5"] == [True]
    assert view(state, 0).seen_discards == {0: {}, 1: {0: "p5"}, 2: {}}
    assert view(state, 0).revealed[1] == []


@clause("YA-A25", "YA-A61")
def test_nobody_learns_whether_a_shown_card_is_discarded_before_making_their_own_choice() -> None:
    past = [trick(0, 0, "o3", "o1", "o2")]
    hands = {"0": ["g2", "g3"], "1": ["g4"], "2": ["r6", "r7"]}
    seen = []
    for card in ("p5", "g4"):  # the one that all see, and another
        state = table(step="discard", about="1", tricks=past, hands=hands, revealed={"1": ["p5"]})
        assert told(play(state, f"1: discard {card}")) == []
        assert view(state, 1).discarding[1] == [card]
        seen.append([view(state, seat) for seat in (0, 2, None)])
    assert seen[0] == seen[1]
    play(state, "0: discard g2", "2: discard r6")
    assert (view(state, 0).revealed[1], view(state, 0).hands[1]) == (["p5"], 0)


# C Twin Mask.


@clause("YA-A39", "YA-A50", "YA-079", "YA-065")
def test_twin_mask_takes_the_tile_of_another_card_of_the_trick() -> None:
    hands = {"0": ["r1"], "1": ["r2"], "2": ["b4", "r3"]}
    state = table(hands=hands, trick={"0": "b3", "1": "b5"}, **site("mask"))
    play(state, "2: play b4")
    assert (view(state).step, legal(state, 0)) == ("take", ["take b3", "take b4", "take b5"])
    assert refused(state, "0: take r1") == ("YA-A39", "yami-no-tile-of-trick")
    play(state, "0: take b4")
    assert (view(state).taken, view(state).tricks[0].tile, view(state).tricks[0].won) == ("b4", "b4", 1)
    lay(state)
    seen = view(state)
    assert (seen.trump, seen.kakapo, seen.placed["b4"].owner) == ("blue", 1, 1)


@clause("YA-A50")
def test_the_determining_tile_costs_no_power_and_without_the_mask_nothing_is_asked() -> None:
    given = {"hands": {"0": ["r1"], "1": ["r2"], "2": ["b4", "r3"]}, "trick": {"0": "b3", "1": "b5"}}
    state = table(**given, **site("mask"))
    play(state, "2: play b4", "0: take b5")
    assert (view(state).power, view(state).step) == (["power", "power"], "place")
    state = table(**given)
    play(state, "2: play b4")
    assert view(state).step == "place"


# D Moon Mirror.


@clause("YA-A39", "YA-A53", "YA-064")
def test_moon_mirror_names_another_trump_for_this_round() -> None:
    state = table(hands=HANDS, trump="blue", **site("mirror"))
    assert [move for move in legal(state, 0) if "mirror" in move] == [
        "mirror red", "mirror orange", "mirror green", "mirror purple"
    ]  # fmt: skip
    assert refused(state, "0: mirror blue") == ("YA-A53", "yami-no-same-trump")
    play(state, "0: mirror green")
    assert (view(state).trump, view(state).to_move) == ("green", [0])
    play(state, "0: mirror red", "0: play b3", "1: play b5", "2: play b4")
    lay(state)
    assert (view(state).trump, view(state).power) == ("blue", [])
    state = table(hands=HANDS, trump="none", **site("mirror"))
    assert len([move for move in legal(state, 0) if "mirror" in move]) == 5


@clause("YA-A26", "YA-A50", "YA-A11")
def test_a_window_of_its_own_before_a_trick_that_another_leads() -> None:
    hands = {"0": ["g5"], "1": ["b5"], "2": ["b6"], "3": ["b4"]}
    given = {"seats": 4, "round": 6, "hands": hands, **site("mirror")}
    past = {"cards": {"0": "g1", "1": "g2", "2": "g3", "3": "g4"}, "led": 0, "won": 3, "tile": "g4"}
    state = table(**given, step="discard", about="1", tricks=[past], to_move=[3])
    play(state, "3: discard b4")
    assert (view(state).step, view(state).to_move, view(state).leader) == ("window", [3], 0)
    assert legal(state, 3)[-2:] == ["pass", "give up"]
    play(state, "3: mirror blue", "3: pass")
    assert (view(state).step, view(state).to_move, legal(state, 0)) == ("lead", [0], ["play g5", "give up"])
    assert refused(state, "0: mirror red") == ("YA-A11", "yami-no-lead-player-decides")


# E Spring of Peace.


@clause("YA-A39", "YA-A54")
def test_the_spring_of_peace_satisfies_every_edge_for_the_rest_of_the_mission() -> None:
    state = placing("r1", **site("spring"))
    play(state, "0: spring")
    assert (view(state).spring, view(state).step) == (True, "place")
    assert refused(state, "0: spring") == ("YA-A37", "yami-no-base-cell")
    play(state, "0: place 54 a")
    assert (ending(state), truth(state).placed["r1"].peace, view(state).spring) == ("", True, False)


@clause("YA-A50")
def test_several_bases_of_one_window_are_used_one_after_the_other() -> None:
    state = placing("r1", **site("spring", "perch", power=3), placed={"g2": {"cell": "00", "owner": 1}})
    play(state, "0: spring", "0: lift g2", "0: place 02 a", "0: place 54 a", "0: pass")
    assert (ending(state), view(state).power) == ("", ["power"])


@clause("YA-A39", "YA-119")
@pytest.mark.parametrize(("base", "move"), [("shell", "shell"), ("mirror", "mirror blue")])
def test_bases_before_a_trick_are_refused_without_power_or_site(base: str, move: str) -> None:
    state = table(hands=HANDS, **site(base, power=0))
    assert refused(state, f"0: {move}") == ("YA-A37", "yami-no-power")
    assert refused(table(hands=HANDS), f"0: {move}") == ("YA-122", "yami-no-base")
    assert refused(start(3, first="1"), "1: spring")[0] == "YA-A39"


def test_at_names_the_cells_of_a_placement() -> None:
    assert at(CARD_NUMBER["r2"], "place 65 a") == {"65", "66"}
