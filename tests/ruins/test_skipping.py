"""Chapter 7: skipping the next player, with the rulings on it (RU-A18 to RU-A21)."""

import pytest

from ludarium.games.ruins.table import Play
from tests.marks import clause
from tests.ruins.table import LONG_HANDS, kinds, laid, legal, play, seated, seen


@clause("RU-058")
@pytest.mark.parametrize("maker", [0, 1, 2, 3])
def test_an_equal_value_skips_the_next_player(maker: int) -> None:
    leader = (maker - 1) % 4
    state = seated(4, to_move=[leader])
    play(state, *laid(leader, 5))
    news = play(state, *laid(maker, 5))
    assert kinds(news) == ["ruins-played", "ruins-skipped"]
    assert news[1].seat == (maker + 1) % 4
    assert state.to_move() == [(maker + 2) % 4]


@clause("RU-058")
def test_a_higher_value_skips_nobody() -> None:
    state = seated(4)
    play(state, *laid(0, 5))
    assert "ruins-skipped" not in kinds(play(state, *laid(1, 6)))
    assert state.to_move() == [2]


@clause("RU-058")
def test_every_equal_play_skips_again() -> None:
    state = seated(4)
    play(state, *laid(0, 5), *laid(1, 5))
    assert state.to_move() == [3]
    news = play(state, *laid(3, 5))
    assert news[-1].seat == 0
    assert state.to_move() == [1]


@clause("RU-058")
def test_the_value_compared_is_that_of_the_play_before() -> None:
    state = seated(4)
    play(state, *laid(0, 5), *laid(1, 6))
    news = play(state, *laid(2, 6))
    assert kinds(news) == ["ruins-played", "ruins-skipped"]
    assert state.to_move() == [0]


@clause("RU-058")
def test_sets_skip_as_well() -> None:
    state = seated(4, hands={0: ["5a", "5b", "9a"], 1: ["5c", "5d", "9b"], 2: ["9c"], 3: ["9d"]})
    play(state, "0: value 5", "0: add 5a", "0: add 5b", "0: done")
    news = play(state, "1: value 5", "1: done")
    assert kinds(news) == ["ruins-played", "ruins-skipped"]
    assert state.to_move() == [3]


@clause("RU-059", "RU-055")
def test_a_skip_counts_as_a_pass() -> None:
    state = seated(3)
    play(state, *laid(0, 5), *laid(1, 5))
    assert seen(state).passes == 1
    assert state.to_move() == [0]
    play(state, "0: pass")
    assert seen(state).pile == []
    assert state.to_move() == [1]


@clause("RU-059", "RU-054")
def test_a_skipped_player_stays_in_the_pile() -> None:
    state = seated(3)
    play(state, *laid(0, 5), *laid(1, 5), *laid(0, 6), "1: pass")
    assert state.to_move() == [2]
    assert legal(state, 2) == ["pass", "value 6", "value 9"]


@clause("RU-A18")
@pytest.mark.parametrize(("out", "skipped", "turn"), [([1], 2, 3), ([1, 2], 3, 4), ([2], 1, 3), ([1, 3], 2, 4)])
def test_players_who_are_out_absorb_no_skip(out: list[int], skipped: int, turn: int) -> None:
    """Seat 0 matches seat 4's lead."""
    held = {seat: LONG_HANDS[seat] for seat in range(5) if seat not in out}
    state = seated(5, out=out, hands=held, to_move=[4])
    news = play(state, *laid(4, 5), *laid(0, 5))
    assert news[-1].kind == "ruins-skipped"
    assert news[-1].seat == skipped
    assert state.to_move() == [turn]
    assert seen(state).passes == 1


@clause("RU-A18")
def test_players_not_in_the_deciding_round_absorb_no_skip() -> None:
    held = {seat: LONG_HANDS[seat] for seat in (0, 2, 3)}
    state = seated(4, round=5, participants=[0, 2, 3], hands=held)
    news = play(state, *laid(0, 5), *laid(2, 5))
    assert news[-1].seat == 3
    play(state, "0: pass")
    assert state.to_move() == [2]
    news = play(state, *laid(2, 6), *laid(3, 6))
    assert news[-1].seat == 0
    assert state.to_move() == [2]


@clause("RU-A19")
def test_between_two_players_a_skip_ends_the_pile() -> None:
    state = seated(2)
    news = play(state, *laid(0, 5), *laid(1, 5))
    assert kinds(news) == ["ruins-led", "ruins-played", "ruins-skipped", "ruins-pile-ended"]
    assert seen(state).discard == ["5a", "5b"]
    assert state.to_move() == [1]
    assert legal(state, 1) == ["value 1", "value 6", "value 9"]


@clause("RU-A20")
def test_an_equal_last_ruin_still_skips() -> None:
    state = seated(4, hands={0: LONG_HANDS[0], 1: ["5b"], 2: LONG_HANDS[2], 3: LONG_HANDS[3]})
    news = play(state, *laid(0, 5), *laid(1, 5))
    assert kinds(news) == ["ruins-led", "ruins-played", "ruins-went-out", "ruins-skipped"]
    assert news[-1].seat == 2
    assert state.to_move() == [3]
    play(state, "3: pass", "0: pass")
    assert seen(state).pile == []
    assert state.to_move() == [2]


@clause("RU-A20")
def test_with_two_left_the_skipped_one_has_passed() -> None:
    state = seated(3, hands={0: LONG_HANDS[0], 1: ["5b"], 2: LONG_HANDS[2]})
    play(state, *laid(0, 5), *laid(1, 5))
    assert state.to_move() == [0]
    assert len(seen(state).pile) == 2
    play(state, *laid(0, 6))
    assert legal(state, 2) == ["pass", "value 6", "value 9"]


@clause("RU-A21")
def test_a_lead_skips_nobody() -> None:
    state = seated(3, hands={0: LONG_HANDS[0], 1: ["5b", "5c", "9b"], 2: ["1c", "6c", "9c"]})
    play(state, *laid(0, 1), "1: value 5", "1: add 5b", "1: done", "2: pass", "0: pass")
    news = play(state, *laid(1, 5))
    assert kinds(news) == ["ruins-led"]
    assert state.to_move() == [2]


@clause("RU-A21")
def test_a_set_that_adapts_to_an_equal_value_skips() -> None:
    state = seated(
        3,
        hands={0: ["1a", "5a", "5b"], 1: ["5c", "8a", "9a"], 2: ["9b", "9c"]},
        ruins={"8a": {"discoveries": ["M06"]}},
    )
    play(state, "0: value 5", "0: add 5a", "0: add 5b", "0: done")
    news = play(state, "1: value 5", "1: done")
    assert kinds(news) == ["ruins-played", "ruins-skipped"]
    assert news[0].facts["ruins"] == ["5c", "8a"]


@clause("RU-A21")
def test_a_value_raised_in_this_turn_is_the_one_compared() -> None:
    state = seated(3, torches=[0, 1, 0], market=["-", "-", "-", "T01"])
    play(state, *laid(0, 6))
    news = play(state, "1: buy 4", "1: value 6", "1: done")
    assert kinds(news)[:1] == ["ruins-played"]
    assert "ruins-skipped" in kinds(news)
    assert seen(state).pile[-1] == Play(1, 6, 1, ["5b"])
