"""Chapters 6, 8, 9 and 33: turns, rounds, and how a game ends."""

from ludarium.core.rng import Rng
from tests.marks import clause
from tests.near_and_far.table import legal, me, place, play, refused, start, table, told


@clause("NF-103", "NF-116", "NF-117", "NF-124")
def test_a_turn_is_a_visit_or_a_trip() -> None:
    state = table()
    assert legal(state) == [
        "visit town_hall",
        "visit saloon",
        "visit stables",
        "visit general_store",
        "visit farm",
        "visit mystic_hut",
        "visit mine",
        "wander",
    ]
    play(state, "visit farm")
    assert place(state) == "farm"
    assert state.to_move() == [1]


@clause("NF-122", "NF-A07")
def test_the_first_round_is_for_town() -> None:
    state = table(round=1)
    assert refused(state, "wander") == ("NF-122", "near-no-first-round")
    play(state, "visit farm", "1: visit saloon", "1: done")
    assert "wander" in legal(state)


@clause("NF-120")
def test_nobody_acts_in_the_same_building_twice_running() -> None:
    state = table(places={0: "farm"})
    assert refused(state, "visit farm") == ("NF-120", "near-no-same-building")
    play(state, "visit saloon", "done", "1: visit saloon", "1: none", "1: done", "visit farm")
    assert place(state) == "farm"


@clause("NF-121")
def test_town_can_be_visited_from_anywhere() -> None:
    state = table(places={0: "n26"})
    play(state, "visit farm")
    assert place(state) == "farm"


@clause("NF-103")
def test_only_the_player_in_turn_moves() -> None:
    state = table()
    assert refused(state, "1: visit farm") == ("NF-103", "near-no-not-asked")


@clause("NF-A91")
def test_a_move_of_another_step_changes_nothing() -> None:
    state = table()
    assert refused(state, "hearts 0")[0] == "NF-106"
    assert refused(state, "pick ac01")[0] == "NF-071"


@clause("NF-313", "NF-315", "NF-A56")
def test_the_round_is_finished_after_the_last_camp() -> None:
    camps = {f"n{space:02}": 0 for space in range(1, 14)}
    state = table(camps=camps, first=1, active=0, seats=3, places={0: "in-town"})
    play(state, "visit mine", "dig m11")
    assert state.last_round
    assert state.over  # the first player would be next
    state = table(camps=camps, first=0, active=0, seats=3)
    play(state, "visit mine", "dig m11", "1: visit farm")
    assert not state.over
    play(state, "2: visit saloon", "2: done")
    assert state.over


@clause("NF-389", "NF-A57")
def test_the_long_variant_has_sixteen_camps() -> None:
    camps = {f"n{space:02}": 0 for space in range(1, 14)}
    state = table(camps=camps, options={"length": "long"})
    play(state, "visit mine", "dig m11")
    assert not state.last_round
    camps |= {"n14": 0, "n15": 0}
    state = table(camps=camps, options={"length": "long"})
    play(state, "visit mine", "dig m11")
    assert state.last_round


@clause("NF-188", "NF-334", "NF-A57")
def test_the_extra_camps_of_the_long_variant_have_no_icon() -> None:
    state = table(options={"length": "long"})
    play(state, "visit mine", "dig m11")
    assert me(state).coins == 3 + 2  # the cell alone
    state = table()
    play(state, "visit mine", "dig m11")
    assert me(state).coins == 3 + 2 + 1


@clause("NF-A55", "NF-314")
def test_camps_after_the_last_one_have_no_icon() -> None:
    camps = {f"n{space:02}": 0 for space in range(1, 15)}
    state = table(camps=camps, last_round=True)
    play(state, "visit mine", "dig m11")
    assert (me(state).coins, me(state).camps()) == (3 + 2, 15)


@clause("NF-A92")
def test_ten_rounds_without_a_camp_end_the_game() -> None:
    state = table(quiet_rounds=9, round=12)
    news = play(state, "visit farm", "1: visit saloon", "1: done")
    assert state.over
    assert "stalled" in told(news)
    state = table(quiet_rounds=9, camp_this_round=True, round=12)
    play(state, "visit farm", "1: visit saloon", "1: done")
    assert not state.over
    assert state.quiet_rounds == 0


@clause("NF-102", "NF-315")
def test_a_finished_game_asks_nobody() -> None:
    state = start(2, mode="arcade")
    chance = Rng.of(3)
    while not state.over:
        moves = state.choices()
        state.play(state.turn, moves[chance.below(len(moves))])
    assert refused(state, "visit farm") == ("NF-315", "near-no-game-over")
    result = state.result()
    assert result is not None
    assert max(result.scores) == result.scores[result.winners[0]]
