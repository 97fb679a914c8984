"""Rulings RU-A27 to RU-A51 that reach over several chapters."""

import pytest

from ludarium.core.errors import LudariumError
from ludarium.core.state import State
from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.ruins.table import hand_sizes, kinds, legal, play, refusal, shown, table
from tests.ruins.table_more import keep_sides, lay, random_game, seat_asked, seen


@clause("RU-A27", "RU-096")
@pytest.mark.parametrize("order", ["own", "forced"])
def test_the_order_at_the_end_of_a_turn(order: str) -> None:
    # An equal play with every kind of effect and a purchase, so that each stage can be seen.
    state = table(
        {
            "seats": 4,
            "hands": {"0": ["3a", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"], "3": ["5a", "5b", "5c"]},
            "ruins": {"3a": {"discoveries": ["M10", "B13"]}},
            "pile": [{"seat": 3, "value": 5, "count": 1, "ruins": ["5d"]}],
            "deck": ["10a", "10b", "10c"],
            "market": ["T10", "T09", "T08", "T11"],
        }
    )
    play(state, "0: buy 4")
    news = lay(state, 0, 5)
    news += play(state, f"0: order {order}", "0: draw 1", "0: discard 9a")
    own = ["ruins-drew", "ruins-drew-unseen", "ruins-discarded"]
    forced = ["ruins-drew", "ruins-drew-unseen"]
    drawing = own + forced if order == "own" else forced + own
    assert kinds(news) == ["ruins-played", *drawing, "ruins-relit", "ruins-refilled", "ruins-skipped"]
    assert state.to_move() == [2]


@clause("RU-A27", "RU-A29")
def test_going_out_comes_before_the_effects_and_the_market() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {"3a": {"discoveries": ["M11", "B11"]}},
            "market": ["T10", "T09", "T08", "T11"],
        }
    )
    play(state, "0: buy 4")
    assert kinds(lay(state, 0, 4)) == [
        "ruins-led",
        "ruins-went-out",
        "ruins-drew",
        "ruins-drew-unseen",
        "ruins-refilled",
    ]


@clause("RU-A27", "RU-132")
def test_the_win_comes_before_all_effects() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {"3a": {"discoveries": ["M11", "B11"]}},
            "scores": [9, 0, 0],
            "torches": [0, 0, 0],
        }
    )
    assert kinds(lay(state, 0, 3)) == ["ruins-led", "ruins-won"]
    assert hand_sizes(state) == [0, 2, 3]


@clause("RU-A40")
@pytest.mark.parametrize(
    ("moves", "refused", "why"),
    [
        ((), "value 8", "a value no ruin in hand has"),
        ((), "value 2", "too low a value"),
        ((), "value 9", "too few ruins for the count"),
        ((), "buy 1", "an empty slot"),
        ((), "buy 2", "too few torches"),
        (("buy 4",), "buy 4", "bought twice"),
        (("buy 4", "value 6"), "put 6c", "a ruin not in hand"),
        (("buy 4", "value 6"), "put 6a", "a place already taken"),
        (("value 6",), "add 6d", "a ruin not in hand"),
        (("value 6", "add 6a"), "add 6a", "a ruin named twice"),
        (("value 6",), "add 9a", "a ruin of another value"),
        (("value 6",), "enough", "too small a count"),
        (("value 6", "add 6a", "add 6b"), "claim 6a", "a ruin with a claim"),
        (("value 6", "add 6a", "add 6b"), "claim 9a", "a ruin not played"),
        (("value 6", "add 6a", "add 6b", "claim 6b"), "claim 6e", "not asked any more"),
    ],
)
def test_an_illegal_part_changes_nothing(moves: tuple[str, ...], refused: str, why: str) -> None:
    state = table(
        {
            "seats": 4,
            "hands": {"0": ["6a", "6b", "6d", "9a"], "1": ["10a"]},
            "ruins": {"6a": {"claim": 1, "discoveries": ["M10"]}},
            "pile": [{"seat": 3, "value": 3, "count": 2, "ruins": ["3a", "3b"]}],
            "market": ["-", "T02", "T03", "M08"],
            "torches": [1, 0, 0, 0],
        }
    )
    play(state, *(f"0: {move}" for move in moves))
    before, seats_asked, offered = state.words(), state.to_move(), legal(state, 0)
    with pytest.raises(LudariumError):
        play(state, f"0: {refused}")
    assert state.words() == before, why
    assert state.to_move() == seats_asked
    assert legal(state, 0) == offered


@clause("RU-A40")
def test_every_other_move_is_refused_and_changes_nothing() -> None:
    for seed in range(2):
        for number, state in enumerate(random_game(3, seed)):
            if number % 11 or state.over:
                continue
            for seat in range(-1, 4):
                allowed = state.moves(seat)
                for move in range(-1, len(GAME.notations) + 1):
                    if move in allowed:
                        continue
                    before = state.words()
                    with pytest.raises(LudariumError) as caught:
                        state.play(seat, move)
                    assert state.words() == before
                    assert caught.value.clause or caught.value.code == "not-a-move"


@clause("RU-A40")
@pytest.mark.parametrize(
    ("moves", "forbids"),
    [
        (["flip none", "flip 1a", "flip 10e"], "RU-041"),
        (["done", "claim 1a", "claim 10e"], "RU-068"),
        (["extras 0", "extras 4"], "RU-106"),
        (["draw 0", "draw 1"], "RU-111"),
        (["discard 1a", "discard 10e"], "RU-112"),
        (["order own", "order forced"], "RU-117"),
        (["pass", "buy 1", "value 1", "put 1a", "put 10e"], "RU-A51"),
    ],
)
def test_a_move_of_another_step_is_refused_with_the_clause_of_that_step(moves: list[str], forbids: str) -> None:
    state = table({"seats": 2, "hands": {"0": ["4a", "4b", "9a"]}, "torches": [0, 0], "to_move": [0]})
    play(state, "0: value 4")
    assert legal(state, 0) == ["add 4a", "add 4b"]
    assert {refusal(state, 0, move).clause for move in moves} == {forbids}


@clause("RU-A40")
def test_a_play_begun_is_the_same_player_s_to_finish() -> None:
    hands = {"0": ["6a", "6b", "9a"], "1": ["10a"]}
    state = table({"seats": 2, "to_move": [0], "hands": hands, "market": ["T01", "T02", "T03", "M01"]})
    play(state, "0: buy 4")
    assert refusal(state, 0, "value 5").clause == "RU-130"
    assert state.to_move() == [0]
    assert refusal(state, 1, "pass").code == "not-your-turn"
    lay(state, 0, 7, "put 6b")
    assert shown(state)["ruins"] == {"6b": {"discoveries": ["M01"]}}


def shed_one_by_one(state: State) -> tuple[int, int]:
    """Play a round in which everybody passes and leaders lay their lowest ruin alone; its turns and piles."""
    turns = piles = 0
    while seen(state).round == 1:
        seat = seat_asked(state)
        moves = legal(state, seat)
        turns += 1
        if "pass" in moves:
            play(state, f"{seat}: pass")
            continue
        piles += 1
        before = hand_sizes(state)[seat]
        play(state, f"{seat}: {next(move for move in moves if move.startswith('value'))}")
        while (step := seen(state, seat).step) in ("add", "claim") and state.to_move() == [seat]:
            finish = "done" if step == "claim" else "enough"
            play(state, f"{seat}: {finish if finish in legal(state, seat) else legal(state, seat)[0]}")
        if seen(state).round == 1:
            assert hand_sizes(state)[seat] == before - 1
    return turns, piles


@clause("RU-A50", "RU-A15", "RU-055")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_pile_sheds_a_ruin_however_long_the_round(seats: int) -> None:
    state = GAME.start(seats, {"starter": "0"}, seed=3)
    keep_sides(state)
    # Seat after seat leads its nine ruins, and all who are left pass each time; the last lead ends the round.
    turns = sum(9 * active for active in range(3, seats + 1)) + 17
    assert shed_one_by_one(state) == (turns, 9 * (seats - 1))


@clause("RU-A50", "RU-114")
def test_forced_draws_lengthen_a_round_and_nothing_cuts_it_short() -> None:
    forcing = ["B11", "B12", "M13"]
    ruins: dict[str, object] = {
        f"{value}a": {"discoveries": [name]} for value, name in zip((1, 2, 3), forcing, strict=True)
    }
    ruins |= {f"9{copy}": {"night": True} for copy in "abcde"}
    hands = {str(seat): [f"9{'abcde'[seat]}", f"{seat + 4}b", f"{seat + 4}c"] for seat in range(5)}
    state = table({"seats": 5, "to_move": [0], "hands": hands, "ruins": ruins, "torches": [0] * 5})
    _, piles = shed_one_by_one(state)
    assert piles > 3 * 4
