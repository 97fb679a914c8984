"""Nox cards and the crescent (components section 7; YA-A42, YA-A53)."""

from tests.marks import clause
from tests.yami.table import lay, legal, play, refused, table, told, truth, view

NOX = {"options": {"quarter": "on"}}


@clause("YA-A42", "YA-A70")
def test_a_nox_card_never_counts_as_following() -> None:
    state = table(**NOX, hands={"0": ["b1"], "1": ["b3", "nox"], "2": ["g1", "nox"]}, trick={"0": "b2"})
    assert legal(state, 1) == ["play b3"]
    assert refused(state, "1: play nox")[0] == "YA-057"
    play(state, "1: play b3")
    assert legal(state, 2) == ["play g1", "play nox"]


@clause("YA-A42", "YA-059", "YA-A71", "YA-A72")
def test_after_a_led_nox_the_first_coloured_card_sets_the_lead_colour() -> None:
    hands = {"0": ["nox", "b1"], "1": ["b3", "g2"], "2": ["g1", "p1"], "3": ["g7", "b7"]}
    state = table(**NOX, seats=4, hands=hands, trump="none")
    play(state, "0: play nox")
    assert legal(state, 1) == ["play g2", "play b3"]  # free
    play(state, "1: play g2")
    assert legal(state, 2) == ["play g1"]
    play(state, "2: play g1", "3: play g7")
    assert truth(state).tricks[0].won == 3


@clause("YA-A53", "YA-A42", "YA-A73", "YA-A75")
def test_a_trick_of_nox_cards_alone_brings_nothing_and_keeps_the_trump() -> None:
    hands = {"0": ["nox", "b1"], "1": ["nox", "g2"], "2": ["g1"]}
    given = {"hands": {**hands, "2": []}, "trump": "green", "power_sites": [{"base": "mask"}], "power": ["power"]}
    state = table(**NOX, **given)
    news = play(state, "0: play nox", "1: play nox")
    assert told(news) == ["led", "played", "nothing-won", "round"]
    seen = view(state)
    assert (seen.round, seen.trump, seen.leader, seen.placed) == (2, "green", 0, {})
    assert (seen.tricks[0].tile, seen.tricks[0].won) == (None, 0)


@clause("YA-139", "YA-A27", "YA-A42", "YA-A74")
def test_a_nox_card_does_not_answer_a_fog_demand() -> None:
    hands = {"0": ["nox", "b1", "g1"], "1": ["b3"], "2": ["b4"]}
    assert legal(table(**NOX, hands=hands, fog_demand=["blue"]), 0) == ["play b1", "give up"]
    assert "play nox" in legal(table(**NOX, hands=hands, fog_demand=["red"]), 0)


@clause("YA-074", "YA-A42", "YA-A74")
def test_an_open_nox_card_never_forces_the_automa() -> None:
    row = {"1": "nox", "2": "g3", "3": "g4", "4": "nox"}
    state = table(**NOX, seats=2, hands={"0": ["o1"], "1": ["o3"]}, automa_row=row, trick={"0": "b4", "1": "b5"})
    assert {"automa 1", "automa 2", "automa 4"} <= set(legal(state, 0))


@clause("YA-A42")
def test_two_nox_cards_in_one_hand_are_alike() -> None:
    state = table(**NOX, hands={"0": ["nox", "nox", "b1"], "1": ["b3"], "2": ["b4"]})
    assert legal(state, 0) == ["play b1", "play nox", "give up"]
    play(state, "0: play nox")
    assert view(state, 0).hands[0] == ["b1", "nox"]


@clause("YA-064", "YA-060", "YA-A53", "YA-A65")
def test_under_the_crescent_round_1_has_no_trump() -> None:
    hands = {"0": ["b1", "g1"], "1": ["b3", "g2"], "2": ["r7", "p1"]}
    state = table(options={"crescent": "on"}, hands=hands)
    play(state, "0: play b1", "1: play b3", "2: play r7")
    assert truth(state).tricks[0].won == 1
    lay(state)
    assert view(state).trump == "blue"


@clause("YA-A75", "YA-A62")
def test_twin_mask_offers_no_tile_for_a_nox_card() -> None:
    sites = {"power_sites": [{"base": "mask"}], "power": ["power"]}
    given = {"hands": {"0": ["r1"], "1": ["r2"], "2": ["b4", "r3"]}, "trick": {"0": "nox", "1": "b5"}}
    state = table(**NOX, **given, **sites)
    play(state, "2: play b4")
    assert legal(state, 0) == ["take b4", "take b5"]
