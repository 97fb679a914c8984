"""The lesson: always the same game, with the bot's moves and the dice as the page tells them."""

from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.unearth.bots.greedy import GreedyBot
from ludarium.games.unearth.game import GAME
from tests.unearth.table import die, kinds, legal, play, seen, told


def let_the_bot_play(state: State, number: int) -> list[str]:
    """The bot's moves until the learner is asked; its seed is made from the seat and the number of moves so far."""
    made = []
    while state.to_move() == [1]:
        moves = state.moves(1)
        bot = GreedyBot(Rng(bytes([1]) + number.to_bytes(31, "big")))
        move = moves[0] if len(moves) == 1 else bot.choose(GAME.view(state, 1), moves)
        made.append(GAME.notation(move))
        play(state, f"1: {made[-1]}")
        number += 1
    return made


def test_the_lesson_goes_as_it_is_told() -> None:
    position = GAME.tutorial()
    assert position is not None
    state = GAME.load(position, bytes(32))
    assert state.to_move() == [0]
    news = play(state, "0: roll d4 > 1")
    assert told(news, "unearth-rolled")[0]["value"] == 3
    assert legal(state, 0) == ["stone red", "stone yellow"]
    play(state, "0: stone red")
    assert "cell 1,-1" in legal(state, 0)
    play(state, "0: cell 1,-1")
    assert legal(state, 0) == ["build underground-library", "build palace-of-relics", "build lesser"]
    play(state, "0: build palace-of-relics")
    assert list(seen(state).wonders[0].values()) == ["palace-of-relics"]
    assert let_the_bot_play(state, 4)[0] == "roll d6a > 3"
    play(state, "0: play new-discovery", "0: target 0.d6a")
    assert die(state, "0.d6a") == 6
    news = play(state, "0: roll d8 > 2")
    assert told(news, "unearth-rolled")[0]["value"] == 6
    assert [fact["seat"] for fact in told(news, "unearth-claimed")] == [0]
    assert seen(state).claimed[0] == ["peach-9", "peach-11"]
    assert "unearth-revealed" in kinds(news)
    assert seen(state).to_move == [1]
