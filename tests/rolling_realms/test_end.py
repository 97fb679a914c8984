"""Final scoring and ties (chapter 22), solo play, and the text to pass on."""

import pytest

from ludarium.core import Texts
from ludarium.games.rolling_realms.components import rating_of
from ludarium.games.rolling_realms.facts import facts_of
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.log import stars
from ludarium.games.rolling_realms.rules.scoring import final_result, tenths_of
from tests.marks import clause
from tests.rolling_realms.table import finish_turn, kinds, play, random_game, scores, seen, table


def packed(tenths: int) -> int:
    """A finished round of so many tenths."""
    whole = min(tenths // 10, 18)
    six = [min(6, max(0, whole - 6 * slot)) for slot in range(3)]
    return six[0] | six[1] << 4 | six[2] << 8 | tenths - 10 * sum(six) << 12


def finished(*players: list[int]) -> list[int]:
    """Scores of players, round by round."""
    return [packed(player[number]) for number in range(3) for player in players]


@clause("RR-161", "RR-162", "RR-A36")
def test_the_total_is_the_sum_of_the_rounds_with_tenths() -> None:
    assert tenths_of(packed(101)) == 101
    result = final_result(1, finished([101, 97, 145]))
    assert result.scores == [343]
    assert stars(343) == "34.3"


@clause("RR-005", "RR-163")
def test_the_highest_total_wins() -> None:
    result = final_result(3, finished([100, 100, 100], [0, 0, 200], [101, 100, 100]))
    assert (result.winners, result.how) == ([2], "most")


@clause("RR-164")
def test_a_tie_is_broken_by_the_third_round() -> None:
    result = final_result(2, finished([100, 90, 110], [100, 100, 100]))
    assert (result.winners, result.how) == ([0], "third")


@clause("RR-165")
def test_then_by_the_second_round() -> None:
    result = final_result(3, finished([100, 90, 110], [90, 100, 110], [50, 50, 110]))
    assert (result.winners, result.how) == ([1], "second")


@clause("RR-165", "RR-166", "RR-A37")
def test_level_to_the_end_they_share_the_victory() -> None:
    result = final_result(3, finished([100, 90, 110], [100, 90, 110], [150, 90, 50]))
    assert (result.winners, result.how) == ([0, 1], "shared")
    # Level on the total, the third and the second round is level on the first: it can never decide.
    for first in range(80, 121):
        for second in range(80, 121):
            assert final_result(2, finished([first, second, 100], [100, 100, 100])).how != "first"


@clause("RR-160", "RR-A38")
@pytest.mark.parametrize(
    ("tenths", "rating"), [(0, 0), (269, 0), (270, 1), (330, 2), (380, 3), (429, 3), (430, 4), (480, 5), (540, 5)]
)
def test_one_player_is_rated(tenths: int, rating: int) -> None:
    assert rating_of(tenths) == rating


@clause("RR-A38")
def test_a_solo_game_ends_with_a_rating_and_a_text_to_pass_on() -> None:
    rounds = [{"stars": [6, 4, 0], "left": 1}, {"stars": [6, 3, 0], "left": 7}]
    state = table({"seats": 1, "round": 3, "turn": 9, "players": {"0": {"rounds": rounds}}})
    assert facts_of(seen(state)).rating is None
    news = play(state, "done")
    assert kinds(news)[-1] == "realms-solo"
    assert facts_of(seen(state, 0)).rating == 0
    assert (scores(state).total, seen(state).step) == (198, "over")
    text, arguments = GAME.share(state, 0)
    said = Texts("en", [GAME.package]).say(text, **arguments)
    assert said == "Rolling Realms: 19.8 ★ (10.1 + 9.7 + 0.0), rating 0 of 5"


def test_a_shared_result_names_the_place() -> None:
    state = random_game(4, seed=3)
    result = state.result()
    assert result is not None
    places = [GAME.share(state, seat)[1]["place"] for seat in range(4)]
    assert sorted(places)[0] == 1
    best = max(result.scores)
    assert [place == 1 for place in places] == [score == best for score in result.scores]


@clause("RR-160")
def test_when_the_game_is_over_nobody_is_asked() -> None:
    state = table({"seats": 2, "round": 3, "turn": 9})
    finish_turn(state)
    assert state.over
    assert state.to_move() == []
    error = GAME.why_not(state, 0, "done")
    assert error is not None
    assert (error.code, error.clause) == ("not-your-turn", "RR-160")
