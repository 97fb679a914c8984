"""Giving up (YA-A47, YA-A56)."""

from ludarium.core.rng import Rng
from ludarium.games.yami.game import GAME
from tests.marks import clause
from tests.yami.table import ending, legal, play, refused, start, told, view


@clause("YA-A47", "YA-A56")
def test_anybody_may_open_a_vote_before_the_first_card() -> None:
    state = start(3, first="0")
    assert [legal(state, seat) for seat in (1, 2)] == [["give up"], ["give up"]]
    assert "give up" in legal(state, 0)
    assert refused(state, "2: play r1") == ("YA-A47", "yami-no-only-give-up")
    news = play(state, "2: give up")
    assert told(news) == ["vote-opened"]
    assert (view(state).step, state.to_move()) == ("vote", [0, 1])


@clause("YA-A47")
def test_all_have_to_agree() -> None:
    state = start(3, first="0")
    play(state, "2: give up", "0: vote yes", "1: vote yes")
    result = state.result()
    assert result is not None
    assert (result.how, result.winners) == ("given-up", [])


@clause("YA-A47", "YA-A56")
def test_one_no_is_enough_and_there_is_one_vote_a_round() -> None:
    state = start(3, first="0")
    news = play(state, "2: give up", "1: vote no", "0: vote yes")
    assert told(news)[-1] == "vote-failed"
    assert (ending(state), view(state).step, state.to_move()) == ("", "lead", [0])
    assert [legal(state, seat) for seat in (1, 2)] == [[], []]
    assert refused(state, "0: give up") == ("YA-A47", "yami-no-second-vote")


@clause("YA-A56")
def test_votes_are_secret() -> None:
    state = start(4, first="0")
    play(state, "3: give up", "1: vote no")
    assert [view(state, seat).votes for seat in (None, 0, 1, 3)] == [{}, {}, {1: False}, {3: True}]


@clause("YA-A56")
def test_not_while_a_trick_is_played() -> None:
    state = start(3, first="0")
    state.play(0, state.moves(0)[0])
    assert legal(state, 2) == []
    assert refused(state, "2: give up")[0] == "YA-056"


@clause("YA-A47", "YA-A56")
def test_programs_agree_and_never_call_for_it() -> None:
    state = start(3, first="0")
    bots = [GAME.bots()[level](Rng.of(seed)) for level in GAME.bots() for seed in range(20)]
    assert GAME.parse("give up") not in {bot.choose(GAME.view(state, 0), state.moves(0)) for bot in bots}
    play(state, "2: give up")
    assert {GAME.notation(bot.choose(GAME.view(state, 0), state.moves(0))) for bot in bots} == {"vote yes"}
