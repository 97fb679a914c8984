"""Rings and wonders (rules chapter 10, UN-A33 to UN-A39, UN-A43)."""

from typing import Any

from ludarium.core.rng import Rng
from ludarium.core.state import State
from tests.marks import clause
from tests.unearth.table import (
    centre,
    dig,
    hidden,
    kinds,
    legal,
    own,
    play,
    refusal,
    ring,
    roll,
    seen,
    shown,
    table,
    told,
)

LAID = ["palace-of-relics", "temple-of-flames", "eternal-flame", "crumbling-memorial"]


def last_stone(colour: str, stones: dict[str, str], **given: Any) -> State:
    """Seat 0 has rolled low and holds a stone of a colour; the place of the last stone is asked."""
    state = table(centre=centre(dig("peach-17", [colour])), stones={"0": stones}, **{"laid_out": LAID, **given})
    state, _ = roll(state, "0: roll d4 > 1", 1)
    assert seen(state).stone == colour
    return state


def built(state: State, seat: int = 0) -> list[str]:
    return [name.partition(" ")[0] for name in seen(state).wonders[seat].values()]


@clause("UN-091", "UN-092", "UN-095", "UN-096", "UN-A34")
def test_a_ring_of_one_colour_may_get_a_greater_wonder() -> None:
    state = last_stone("black", ring(0, 0, "black", "black", "black", "black", "black"))
    play(state, "0: cell 1,-1")
    assert legal(state, 0) == ["build crumbling-memorial", "build greater"]
    assert refusal(state, 0, "build lesser").clause == "UN-A34"
    news = play(state, "0: build greater")
    assert told(news, "unearth-built")[0]["wonder"] == "greater"
    points = told(news, "unearth-built-points")[0]["points"]
    assert seen(state, 0).wonders[0] == {"0,0": f"greater {points}"}
    assert seen(state, 1).wonders[0] == {"0,0": "greater"}  # only its owner sees the points
    assert seen(state).greater == 5


@clause("UN-093", "UN-099")
def test_a_ring_of_several_colours_without_a_formula_must_get_a_lesser_wonder() -> None:
    state = last_stone("black", ring(0, 0, "black", "red", "black", "red", "blue"))
    news = play(state, "0: cell 1,-1")
    assert [fact["wonder"] for fact in told(news, "unearth-built")] == ["lesser"]
    assert seen(state).lesser == 9


@clause("UN-094", "UN-095", "UN-101", "UN-A34", "UN-A37")
def test_a_named_wonder_is_built_in_any_order_of_stones() -> None:
    for colours in (["red", "blue", "red", "blue", "red"], ["red", "red", "red", "blue", "blue"]):
        state = last_stone("blue", ring(0, 0, *colours))
        play(state, "0: cell 1,-1")
        assert legal(state, 0) == ["build palace-of-relics", "build lesser"]
        assert refusal(state, 0, "build temple-of-flames").clause == "UN-094"
        assert refusal(state, 0, "build greater").clause == "UN-092"
        assert refusal(state, 0, "build obelisk").clause == "UN-030"
        play(state, "0: build palace-of-relics")
        assert built(state) == ["palace-of-relics"]
        assert "palace-of-relics" not in seen(state).laid_out
        assert len(seen(state).laid_out) == 3  # it is not replaced


@clause("UN-A37")
def test_a_named_wonder_is_built_once() -> None:
    state = table(
        centre=centre(dig("peach-17", ["blue"])),
        stones={
            "0": ring(0, 0, "red", "red", "red", "blue", "blue"),
            "1": ring(0, 0, "red", "red", "red", "blue", "blue", "blue"),
        },
        wonders={"1": {"0,0": "palace-of-relics"}},
        laid_out=LAID[1:],
    )
    state, _ = roll(state, "0: roll d4 > 1", 1)
    news = play(state, "0: cell 1,-1")
    assert [fact["wonder"] for fact in told(news, "unearth-built")] == ["lesser"]
    assert len(seen(state).laid_out) == 3


@clause("UN-097", "UN-100")
def test_the_example_of_the_book_three_rings_that_share_stones() -> None:
    stones = ring(0, 0, *["black"] * 6)
    # The second ring shares two stones with the first; the third goes on from both.
    second = {**ring(2, -1, "red", "red", "black", "black", "red", "red"), **stones}
    third = {**ring(1, 1, "blue", "yellow", "black", "black", "black", "red"), **second}
    del third["1,2"]
    state = last_stone(
        "yellow",
        third,
        wonders={"0": {"0,0": "greater 7", "2,-1": "temple-of-flames"}},
        laid_out=["palace-of-relics", "eternal-flame", "crumbling-memorial"],
    )
    news = play(state, "0: cell 1,2")
    assert [fact["wonder"] for fact in told(news, "unearth-built")] == ["lesser"]
    assert sorted(built(state)) == ["greater", "lesser", "temple-of-flames"]


def three_rings(colour: str) -> dict[str, str]:
    """Rings around three cells that all touch the origin, each lacking the stone at the origin."""
    stones: dict[str, str] = {}
    for q, r in ((1, 0), (-1, 1), (0, -1)):
        stones |= ring(q, r, *[colour] * 6)
    del stones["0,0"]
    return stones


@clause("UN-A33")
def test_one_stone_completes_three_rings_in_the_order_of_the_owner() -> None:
    state = last_stone("black", three_rings("black"), laid_out=["temple-of-fate", *LAID[:2], LAID[3]])
    play(state, "0: cell 0,0")
    assert seen(state).step == "ring"
    assert set(legal(state, 0)) == {"cell 1,0", "cell -1,1", "cell 0,-1"}
    assert refusal(state, 0, "cell 5,5").clause == "UN-A33"
    play(state, "0: cell -1,1")
    assert legal(state, 0) == ["build temple-of-fate", "build crumbling-memorial", "build greater"]
    play(state, "0: build temple-of-fate")
    assert set(legal(state, 0)) == {"cell 1,0", "cell 0,-1"}
    play(state, "0: cell 1,0", "0: build greater")
    assert seen(state).step == "wonder"  # the last ring needs no choice of order
    play(state, "0: build greater")
    assert len(built(state)) == 3
    assert state.to_move() == [1]


@clause("UN-A36", "UN-A34")
def test_when_greater_tokens_are_used_up_a_lesser_one_is_built() -> None:
    stones = ring(0, 0, *["yellow"] * 5)
    other: dict[str, str] = {}
    tokens = {}
    for number, points in enumerate((6, 7, 7, 7, 7, 8)):
        other |= ring(3 * number, 0, *[("red", "blue", "black")[number % 3]] * 6)
        tokens[f"{3 * number},0"] = f"greater {points}"
    state = table(
        centre=centre(dig("peach-17", ["yellow"])),
        stones={"0": stones, "1": other},
        wonders={"1": tokens},
        laid_out=["palace-of-relics", "temple-of-flames", "temple-of-fate", "temple-of-clarity"],
    )
    assert seen(state).greater == 0
    state, _ = roll(state, "0: roll d4 > 1", 1)
    play(state, "0: cell 1,-1")
    assert built(state) == ["lesser"]


@clause("UN-A36")
def test_without_any_token_the_ring_stays_empty() -> None:
    other: dict[str, str] = {}
    tokens = {}
    for number, points in enumerate((2, 2, 3, 3, 3, 3, 3, 3, 4, 4)):
        # Neighbouring rings share two stones.
        other |= dict.fromkeys(ring(2 * number, -number, *(["red"] * 6)), "")
        tokens[f"{2 * number},{-number}"] = f"lesser {points}"
    for number, cell in enumerate(other):
        other[cell] = ("red", "blue", "black", "yellow")[number % 4]
    state = table(
        centre=centre(dig("peach-17", ["yellow"])),
        stones={"0": ring(0, 0, "yellow", "red", "yellow", "blue", "black"), "1": other},
        wonders={"1": tokens},
        laid_out=["palace-of-relics", "temple-of-flames", "temple-of-fate", "crumbling-memorial"],
    )
    state, _ = roll(state, "0: roll d4 > 1", 1)
    news = play(state, "0: cell 1,-1")
    assert "unearth-ring-empty" in kinds(news)
    assert (built(state), own(state, 0).spoilt) == ([], ["0,0"])
    state = table(**{**shown(state), "active": 0, "to_move": [0], "step": "turn"})
    assert own(state, 0).spoilt == ["0,0"]


@clause("UN-A43", "UN-A59")
def test_the_memorial_shows_the_box_and_takes_a_ruin_of_choice() -> None:
    state = last_stone(
        "black", ring(0, 0, *["black"] * 5), box=["gray-9", "gray-11", "purple-9"], hidden={"0": ["blue-9"]}
    )
    play(state, "0: cell 1,-1", "0: build crumbling-memorial")
    assert seen(state).step == "memorial"
    assert legal(state, 0) == ["take purple-9", "take gray-9", "take gray-11"]
    assert refusal(state, 0, "take peach-9").clause == "UN-A43"
    assert (seen(state, 0).memorial[0], seen(state, 1).memorial[0]) == (["purple-9", "gray-9", "gray-11"], [])
    news = play(state, "0: take gray-11")
    assert hidden(state, 0) == ["blue-9", "gray-11"]
    assert seen(state, 1).hidden[0] == 2
    assert seen(state, 0).memorial[0] == ["purple-9", "gray-9", "gray-11"]  # the list stays
    assert [event.kind for event in news if event.visible_to(1) and "gained" in event.kind] == [
        "unearth-gained-unseen"
    ]


@clause("UN-A43", "UN-A59")
def test_the_cenotaph_takes_a_random_ruin_of_the_box() -> None:
    gained = set()
    for seed in range(12):
        state = last_stone(
            "blue",
            ring(0, 0, "red", "red", "black", "black", "blue"),
            laid_out=["blackened-cenotaph", *LAID[1:]],
            box=["gray-9", "gray-11", "purple-9"],
        )
        state.rng = Rng.of(seed)
        play(state, "0: cell 1,-1", "0: build blackened-cenotaph")
        gained |= set(hidden(state, 0)) & {"gray-9", "gray-11", "purple-9"}
        assert (seen(state).hidden[0], seen(state).box) == (2, 2)
        assert seen(state, 1).hidden[0] == 2
    assert len(gained) == 3


@clause("UN-A39")
def test_a_new_wonder_does_not_work_for_its_own_roll() -> None:
    state = last_stone(
        "red", ring(0, 0, "red", "red", "black", "black", "blue"), laid_out=["harmonious-columns", *LAID[1:]]
    )
    play(state, "0: cell 1,-1", "0: build harmonious-columns")
    assert state.to_move() == [1]  # the 1 that brought the stone is not adjusted any more
