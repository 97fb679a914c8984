"""Relighting torches (chapter 12h)."""

import pytest

from tests.marks import clause
from tests.ruins.table import kinds, legal, play, refusal, shown, table
from tests.ruins.table_more import lay, of_kind


@clause("RU-122", "RU-125", "RU-126", "RU-A35")
@pytest.mark.parametrize("lit", range(4))
@pytest.mark.parametrize(("carried", "icons"), [([], 0), (["B06"], 1), (["B08"], 2), (["T11", "B08"], 3)])
def test_as_many_as_icons_and_unlit_torches(lit: int, carried: list[str], icons: int) -> None:
    state = table(
        {
            "seats": 2,
            "to_move": [1],
            "hands": {"1": ["3a", "9a"], "0": ["5a", "6a"]},
            "ruins": {"3a": {"discoveries": carried}},
            "torches": [0, lit],
        }
    )
    news = lay(state, 1, 4 if "T11" in carried else 3)
    relit = min(icons, 3 - lit)
    assert shown(state)["torches"] == [0, lit + relit]
    assert [event.facts for event in of_kind(news, "ruins-relit")] == ([{"number": relit}] if relit else [])
    assert state.to_move() == [0]  # done without asking


@clause("RU-122")
def test_icons_of_all_ruins_of_the_play_count() -> None:
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["2a", "2b", "9a"], "1": ["5a", "6a"]},
            "ruins": {"2a": {"night": True}, "2b": {"night": True, "discoveries": ["B06"]}},
            "torches": [0, 0],
        }
    )
    lay(state, 0, 9, "add 2a", "add 2b", "enough")
    assert shown(state)["torches"] == [3, 0]


@clause("RU-123", "RU-122")
@pytest.mark.parametrize(("slot", "price"), [(2, 2), (3, 2), (4, 1)])
def test_torches_paid_in_the_turn_are_relit(slot: int, price: int) -> None:
    market = ["T10", "T09", "T08", "T07"]
    market[slot - 1] = "B06"
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["5a", "6a"]},
            "market": market,
        }
    )
    play(state, f"0: buy {slot}")
    lay(state, 0, 3)
    assert shown(state)["torches"] == [3 - price + 1, 3]


@clause("RU-124")
def test_a_relit_torch_pays_from_the_next_turn_on() -> None:
    # With the relit torch a second purchase would be possible; it is refused in this turn.
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", "4a", "9a"], "1": ["5a", "6a"]},
            "ruins": {"3a": {"discoveries": ["B08"]}},
            "market": ["T10", "T09", "M01", "M02"],
            "torches": [2, 0],
        }
    )
    play(state, "0: buy 3")
    assert refusal(state, 0, "buy 4").clause == "RU-065"
    play(state, "0: value 4", "0: enough", "0: done")
    assert shown(state)["torches"] == [2, 0]
    play(state, "1: pass")
    assert "buy 4" in legal(state, 0)


@clause("RU-124", "RU-A27")
def test_relighting_comes_after_all_purchases_and_draws() -> None:
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["3a", "4a", "9a"], "1": ["5a", "6a"]},
            "ruins": {"3a": {"discoveries": ["M10", "B08"]}},
            "market": ["T10", "T09", "M01", "T01"],
            "torches": [1, 0],
        }
    )
    play(state, "0: buy 4", "0: value 4", "0: enough", "0: done")
    assert shown(state)["torches"] == [0, 0]
    news = play(state, "0: draw 1", "0: discard 9a")
    assert kinds(news)[-2:] == ["ruins-relit", "ruins-refilled"]
    assert shown(state)["torches"] == [2, 0]


@clause("RU-122")
def test_only_own_torches_are_relit() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [1],
            "hands": {"1": ["3a", "9a"], "0": ["5a", "6a"]},
            "ruins": {"3a": {"discoveries": ["B08"]}},
            "torches": [0, 0, 0],
        }
    )
    lay(state, 1, 3)
    assert shown(state)["torches"] == [0, 2, 0]
