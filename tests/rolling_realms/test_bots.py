"""The bots: they keep to the rules, the planner finds the best end of a turn, hints say why."""

import pytest

from ludarium.core import Texts
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.text import LANGUAGES
from ludarium.games.rolling_realms.bots.planner import PlannerBot, learned_estimate
from ludarium.games.rolling_realms.bots.planning import Search, no_estimate
from ludarium.games.rolling_realms.bots.training import train
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.loading import player_of
from tests.rolling_realms.table import held, play, scores, seen, solo, table

LAST = {"seats": 1, "round": 3, "turn": 9}


def play_alone(name: str, seed: int) -> int:
    """The total of a game of one bot, in tenths."""
    bot = GAME.bots()[name](Rng.of(seed))
    state = GAME.start(1, seed=seed)
    while not state.over:
        moves = state.moves(0)
        move = bot.choose(GAME.view(state, 0), moves)
        assert move in moves
        state.play(0, move)
    result = state.result()
    assert result is not None
    return result.scores[0]


def test_greedy_is_far_better_than_chance() -> None:
    greedy = [play_alone("greedy", seed) for seed in range(4)]
    chance = [play_alone("random", seed) for seed in range(4)]
    assert sum(greedy) > 1.5 * sum(chance)


def test_the_planner_collects_more_stars_than_greedy() -> None:
    planned = play_alone("planner", seed=1)
    assert planned >= 380
    assert planned > play_alone("greedy", seed=1)


def best_by_trying(state: State) -> int:
    """The best score of the last turn over every sequence of moves."""
    best = scores(state).tenths
    seen_before: set[tuple[int, ...]] = set()
    waiting = [state]
    while waiting:
        one = waiting.pop()
        for move in one.moves(0):
            if GAME.notation(move) == "done":
                best = max(best, scores(one).tenths)
                continue
            twin = one.copy()
            twin.play(0, move)
            words = tuple(twin.words())
            if words not in seen_before:
                seen_before.add(words)
                waiting.append(twin)
    return best


@pytest.mark.parametrize(
    ("trio", "roll", "player"),
    [
        (["wingspan", "cities", "scythe"], [2, 5], {"sheets": {"wingspan": {"1a": 3, "1b": 2}}}),
        (["wingspan", "euphoria", "scythe"], [4, 4], {"resources": held(pumpkin=2, coin=1)}),
        (["viticulture", "pendulum", "scythe"], [6, 1], {"sheets": {"viticulture": {"g4": 1, "g5": 1}}}),
        (["castles", "mylittlescythe", "charterstone"], [3, 6], {"resources": held(pumpkin=2, heart=2)}),
    ],
)
def test_the_search_of_a_turn_misses_nothing(trio: list[str], roll: list[int], player: dict[str, object]) -> None:
    state = table({**LAST, "realms": trio, "roll": roll, "players": {"0": player}})
    found = Search(learned_estimate(), 0, 100_000).run(player_of(seen(state), 0))[0]
    assert round(found.worth) == best_by_trying(state)
    for move in found.moves:
        state.play(0, move)
    assert scores(state).tenths == round(found.worth)


def test_the_planner_keeps_to_its_plan_and_plans_anew_when_surprised() -> None:
    state = solo(["wingspan", "cities", "scythe"], [2, 5])
    bot = PlannerBot(Rng.of(1))
    state.play(0, bot.choose(GAME.view(state, 0), state.moves(0)))
    planned = bot.plan[:]
    assert bot.choose(GAME.view(state, 0), state.moves(0)) == planned[0]
    elsewhere = solo(["pendulum", "society", "castles"], [1, 6])
    assert bot.choose(GAME.view(elsewhere, 0), elsewhere.moves(0)) in elsewhere.moves(0)


def test_a_hint_ends_with_the_first_move_that_others_hear_of() -> None:
    state = solo(["euphoria", "cities", "scythe"], [4, 5])
    hint = GAME.hint(GAME.view(state, 0), Rng.of(2))
    assert len(hint.moves) == 1
    play(state, GAME.notation(hint.moves[0]))
    assert state.to_move() == [0]  # though the turn is not over


def test_every_hint_has_a_reason_in_every_language() -> None:
    reasons = set()
    state = GAME.start(1, seed=6)
    for _ in range(9):
        hint = GAME.hint(GAME.view(state, 0), Rng.of(2))
        assert hint.moves[0] in state.moves(0)
        reasons.add(hint.reason)
        for language in LANGUAGES:
            texts = Texts(language, [GAME.package])
            assert texts.has(hint.reason)
            assert texts.say(hint.reason, **hint.arguments)
        state.play(0, hint.moves[0])
    assert len(reasons) >= 2


def test_reasons_tell_what_a_move_is_for() -> None:
    state = solo(
        ["wingspan", "cities", "scythe"], [2, 5], sheets={"wingspan": {"1a": 3, "1b": 2}}, resources=held(coin=1)
    )
    expected = {
        "1 wingspan.1c": "realms-hint-stars",
        "1 scythe.t2": "realms-hint-resources",
        "1 cities.r1c1": "realms-hint-build",
        "coins 1": "realms-hint-spend",
        "done": "realms-hint-done",
    }
    for notation, reason in expected.items():
        assert GAME.hint_reason(seen(state, 0), [GAME.parse(notation)])[0] == reason
    stuck = solo(
        ["scythe", "mylittlescythe", "charterstone"],
        [1, 1],
        sheets={
            "scythe": {"t1": 1},
            "mylittlescythe": {"p1": 1, "h1": 1},
            "charterstone": {"b1": 1, "c1": 5},
        },
    )
    assert GAME.hint_reason(seen(stuck, 0), [GAME.parse("miss 1")])[0] == "realms-hint-miss"
    play(stuck, "miss 1")
    assert GAME.hint_reason(seen(stuck, 0), [GAME.parse("take coin")])[0] == "realms-hint-choose"


def test_learning_moves_the_worth_of_positions() -> None:
    estimate = no_estimate()
    assert train(estimate, rounds=10, seed=3) > 0
    assert any(estimate.weights)
