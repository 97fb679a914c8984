"""Phase 1: the trick (rules chapter 6), without Automa, fog and magic."""

from tests.marks import clause
from tests.yami.table import lay, legal, play, refused, start, table, told, truth, view


@clause("YA-055", "YA-056", "YA-059")
def test_the_first_player_leads_any_card_and_the_others_follow_clockwise() -> None:
    state = table(hands={"0": ["r1", "b3"], "1": ["b1", "g2"], "2": ["b2", "b4"]}, kakapo=0)
    assert legal(state, 0) == ["play r1", "play b3", "give up"]
    play(state, "0: play b3")
    assert state.to_move() == [1]
    play(state, "1: play b1")
    assert (state.to_move(), legal(state, 2)) == ([2], ["play b2", "play b4"])
    play(state, "2: play b4")
    assert view(state).step == "place"


@clause("YA-057")
def test_who_has_the_lead_colour_must_play_it() -> None:
    state = table(hands={"0": ["b3"], "1": ["b1", "g2", "r7"], "2": ["b2"]}, trick={"0": "b5"}, leader=0)
    assert legal(state, 1) == ["play b1"]
    assert refused(state, "1: play r7") == ("YA-057", "yami-no-follow")
    assert refused(state, "1: play p1") == ("YA-030", "yami-no-not-in-hand")


@clause("YA-058")
def test_who_has_none_may_play_anything_and_need_not_trump() -> None:
    state = table(hands={"1": ["g2", "r7"], "2": ["b2"]}, trick={"0": "b5"}, leader=0, trump="red")
    assert legal(state, 1) == ["play r7", "play g2"]


@clause("YA-060", "YA-062", "YA-063", "YA-079", "YA-080")
def test_without_trump_the_highest_of_the_lead_colour_wins_and_brings_its_tile() -> None:
    state = table(hands={"0": ["r1"], "1": ["b5", "r2"], "2": ["g7", "r3"]}, trick={"0": "b3"}, trump="purple")
    news = play(state, "1: play b5", "2: play g7")
    assert told(news) == ["played", "played", "won", "took"]
    assert (truth(state).tricks[0].won, truth(state).taken) == (1, "b5")


@clause("YA-061", "YA-068")
def test_the_highest_trump_wins_whatever_was_led() -> None:
    state = table(
        seats=4,
        hands={"1": ["b1", "g1"], "2": ["p3", "g2"], "3": ["b2", "g3"]},
        trick={"0": "p7"},
        trump="blue",
    )
    play(state, "1: play b1", "2: play p3", "3: play b2")
    assert (truth(state).tricks[0].won, truth(state).taken) == (3, "b2")


@clause("YA-065", "YA-066", "YA-067", "YA-096", "YA-095", "YA-054")
def test_the_determining_card_sets_the_next_trump_and_its_player_gets_the_figure() -> None:
    state = table(hands={"0": ["b3", "r1"], "1": ["b5", "r2"], "2": ["b4", "r3"]}, trump="red")
    play(state, "0: play b3", "1: play b5", "2: play b4")
    lay(state)
    seen = view(state)
    assert (seen.round, seen.trump, seen.kakapo, seen.leader, seen.to_move) == (2, "blue", 1, 1, [1])


@clause("YA-066", "YA-068")
def test_trump_stays_when_the_determining_card_has_it_already() -> None:
    state = table(hands={"0": ["p3", "r1"], "1": ["b2", "r2"], "2": ["p4", "r3"]}, trump="blue", leader=0)
    play(state, "0: play p3", "1: play b2", "2: play p4")
    lay(state)
    assert view(state).trump == "blue"


@clause("YA-064")
def test_the_trump_card_counts_in_round_1_only() -> None:
    state = table(hands={"0": ["g3", "r1"], "1": ["g5", "r2"], "2": ["g4", "r3"]})
    assert view(state).trump == "red"
    play(state, "0: play g3", "1: play g5", "2: play g4")
    lay(state)
    assert view(state).trump == "green"


@clause("YA-069", "YA-070", "YA-071", "YA-A28")
def test_finished_tricks_lie_open_and_show_trump_and_rounds() -> None:
    past = [
        {"cards": {"0": f"r{number}", "1": f"g{number}", "2": f"o{number}"}, "led": 0, "won": 0, "trump": "red",
         "tile": f"r{number}"}
        for number in (1, 2, 3, 5, 6)
    ]  # fmt: skip
    hands = {"0": ["r4", "p1"], "1": ["g4", "p2"], "2": ["o4", "p3"]}
    state = table(round=6, hands=hands, tricks=past, trump="red")
    play(state, "0: play r4", "1: play g4", "2: play o4")
    lay(state)
    for seat in (None, 0, 1, 2):
        seen = view(state, seat)
        assert (seen.round, seen.trump, len(seen.tricks)) == (7, "red", 6)
        assert seen.tricks[-1].cards == {0: "r4", 1: "g4", 2: "o4"}
    assert view(state).trick == {}


@clause("YA-003", "YA-006", "YA-051")
def test_each_trick_brings_one_tile_that_is_placed() -> None:
    state = start(3, seed=4, first="0")
    while not state.over and state.round < 3:
        state.play(state.turn, state.moves(state.turn)[0])
    assert len(state.tricks) == len(state.placed) == 2


@clause("YA-A26")
def test_a_player_without_cards_is_passed_over_and_the_next_one_leads() -> None:
    state = table(
        seats=4,
        hands={"0": ["b3", "r1"], "1": [], "2": ["b5", "r2"], "3": ["b4", "r3"]},
        tricks=[trick_of_four()],
        round=6,
    )
    play(state, "0: play b3", "2: play b5", "3: play b4")
    assert truth(state).tricks[-1].cards == {0: "b3", 2: "b5", 3: "b4"}
    state = table(
        seats=4,
        hands={"0": ["b3", "r1"], "1": ["b5"], "2": ["b6", "r2"], "3": ["b4", "r3"]},
        tricks=[trick_of_four()],
        round=6,
        kakapo=1,
    )
    play(state, "1: play b5", "2: play b6", "3: play b4", "0: play b3")
    lay(state)
    assert view(state).to_move == [2]


def trick_of_four() -> dict[str, object]:
    return {"cards": {"0": "g1", "1": "g2", "2": "g3", "3": "g4"}, "led": 0, "won": 3, "tile": "g4"}


@clause("YA-A26")
def test_the_figure_stays_when_its_holder_has_no_card_to_lead() -> None:
    given = {"seats": 4, "round": 6, "hands": {"0": [], "1": ["b5"], "2": ["b6"], "3": ["b4"]}}
    state = table(**given, step="discard", about="1", tricks=[trick_of_four()], to_move=[1])
    play(state, "1: discard b5")
    # Seat 3 won and leads; now let the winner be without cards.
    given["hands"] = {"0": [], "1": ["b5"], "2": ["b6"], "3": ["b4"]}
    state = table(**given, step="discard", about="1", tricks=[trick_of_four()], to_move=[3])
    play(state, "3: discard b4")
    seen = view(state)
    assert (seen.kakapo, seen.leader, seen.to_move, seen.step) == (3, 1, [1], "lead")


@clause("YA-A26", "YA-053")
def test_without_any_card_the_mission_fails_when_a_round_would_begin() -> None:
    given = {"hands": {"0": ["b3"], "1": ["b5"], "2": ["b4"]}, "tricks": [], "round": 6}
    state = table(**given)
    play(state, "0: play b3", "1: play b5", "2: play b4")
    lay(state)
    result = state.result()
    assert result is not None
    assert (result.how, result.winners, result.scores) == ("without-cards", [], [0, 0, 0])
