"""The Automa in phase 1 (rules chapter 7, YA-098, YA-099, YA-A20 to YA-A22)."""

from tests.marks import clause
from tests.yami.table import lay, legal, play, refused, table, told, truth, view

ROW = {"1": "r2", "2": "b3", "3": "b6", "4": "g4"}


@clause("YA-034", "YA-074", "YA-A07", "YA-A20")
def test_one_open_card_of_the_lead_colour_is_played_without_asking() -> None:
    state = table(seats=2, hands={"0": ["r7", "p1"], "1": ["r5", "p3"]}, automa_row=ROW, kakapo=0)
    news = play(state, "0: play r7", "1: play r5")
    assert told(news)[:3] == ["led", "played", "automa-played"]
    assert truth(state).tricks[0].cards == {0: "r7", 1: "r5", 2: "r2"}
    assert truth(state).tricks[0].won == 0


@clause("YA-072", "YA-075")
def test_of_several_the_lead_player_chooses() -> None:
    state = table(seats=2, hands={"0": ["p1"], "1": ["p3"]}, automa_row=ROW, trick={"0": "b7", "1": "o7"})
    assert legal(state, 0) == ["automa 2", "automa 3"]
    assert refused(state, "0: automa deck") == ("YA-075", "yami-no-automa-follow")
    assert refused(state, "0: automa 1") == ("YA-075", "yami-no-automa-follow")
    assert refused(state, "1: automa 2") == ("YA-072", "yami-no-not-asked")


@clause("YA-076", "YA-A20")
def test_without_one_any_open_card_or_the_top_of_the_deck_may_be_played() -> None:
    deck = ["p7", "p6"]
    given = {"hands": {"0": ["o1"], "1": ["o3"]}, "automa_row": ROW, "automa_deck": deck}
    state = table(seats=2, trick={"0": "p4", "1": "p5"}, **given)
    assert legal(state, 0) == ["automa 1", "automa 2", "automa 3", "automa 4", "automa deck"]
    play(state, "0: automa deck")
    assert (truth(state).tricks[0].won, truth(state).automa_deck) == (2, ["p6"])


@clause("YA-073", "YA-077", "YA-078", "YA-097", "YA-099", "YA-A02")
def test_an_automa_that_won_leads_and_the_figure_stays() -> None:
    given = {"hands": {"0": ["o1"], "1": ["o3"]}, "automa_row": ROW, "automa_deck": ["p7", "p6"]}
    state = table(seats=2, kakapo=1, leader=1, trick={"1": "p4", "0": "p5"}, **given)
    play(state, "1: automa deck")
    lay(state)
    seen = view(state)
    assert (seen.leader, seen.kakapo, seen.to_move, seen.step) == (2, 1, [1], "automa")
    assert seen.placed["p7"].owner is None
    assert [*seen.automa_row.values()] == ["r2", "b3", "b6", "g4"]  # nothing to refill
    assert legal(state, 1) == ["automa 1", "automa 2", "automa 3", "automa 4", "automa deck", "give up"]
    assert told(play(state, "1: automa 3")) == ["automa-led"]
    assert view(state).to_move == [0]


@clause("YA-098", "YA-A21")
def test_an_open_card_that_was_played_is_replaced_for_the_next_round() -> None:
    given = {"hands": {"0": ["o1"], "1": ["o3"]}, "automa_row": ROW, "automa_deck": ["p7", "p6"]}
    state = table(seats=2, trick={"0": "b7", "1": "r5"}, **given)
    play(state, "0: automa 2")
    assert [*view(state).automa_row] == [1, 3, 4]
    news = lay(state)
    assert told(news)[-2:] == ["automa-refilled", "round"]
    assert (view(state).automa_row[2], truth(state).automa_deck) == ("p7", ["p6"])


@clause("YA-A21")
def test_an_empty_deck_cannot_be_chosen_and_does_not_refill() -> None:
    given = {"hands": {"0": ["o1"], "1": ["o3"]}, "automa_row": ROW, "automa_deck": []}
    state = table(seats=2, trick={"0": "p4", "1": "p5"}, round=7, **given)
    assert legal(state, 0) == ["automa 1", "automa 2", "automa 3", "automa 4"]
    assert refused(state, "0: automa deck") == ("YA-A21", "yami-no-automa-deck")
    state = table(seats=2, trick={"0": "p4", "1": "p5"}, round=6, **given)
    play(state, "0: automa 2")
    lay(state)
    assert refused(table(seats=2, **given | {"automa_row": {"1": "r2"}}, leader=2), "0: automa 2")[0] == "YA-098"
    assert [*view(state).automa_row] == [1, 3, 4]


@clause("YA-A21")
def test_the_deck_holds_seven_minus_the_round_at_the_automas_choice() -> None:
    for number in range(1, 8):
        state = table(seats=2, round=number)
        assert state.deck_left == 7 - number


@clause("YA-A39", "YA-A47", "YA-A56")
def test_while_the_automa_follows_bases_and_votes_have_no_time() -> None:
    given = {"hands": {"0": ["o1"], "1": ["o3"]}, "automa_row": ROW, "automa_deck": ["p7"]}
    sites = {"power_sites": [{"base": "mirror"}, {"base": "shell"}], "power": ["power"]}
    state = table(seats=2, trump="blue", trick={"0": "p4", "1": "p5"}, **given, **sites)
    assert refused(state, "0: mirror red") == ("YA-A39", "not-now")
    assert refused(state, "0: shell") == ("YA-A39", "not-now")
    assert refused(state, "0: give up") == ("YA-A47", "not-now")
    state = table(seats=2, trump="blue", leader=2, **given, **sites)
    assert refused(state, "0: mirror blue") == ("YA-A53", "yami-no-same-trump")


@clause("YA-A22", "YA-139")
def test_a_fog_demand_binds_the_open_cards_of_a_leading_automa() -> None:
    given = {"hands": {"0": ["o1"], "1": ["o3"]}, "automa_row": ROW, "automa_deck": ["p7"], "leader": 2}
    state = table(seats=2, fog_demand=["blue", "purple"], **given)
    assert legal(state, 0) == ["automa 2", "automa 3", "give up"]
    assert refused(state, "0: automa 1") == ("YA-A22", "yami-no-automa-fog")
    state = table(seats=2, fog_demand=["purple"], **given)
    assert "automa deck" in legal(state, 0)
