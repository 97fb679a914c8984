"""Adding discoveries to a play (chapter 8a)."""

import pytest

from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES
from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.ruins.table import legal, play, refusal, shown, table
from tests.ruins.table_more import can, lay, of_kind, seen

MARKET = ["T10", "T04", "M03", "B02"]
PRICES = [3, 2, 2, 1]


def leader(**given: object) -> dict[str, object]:
    """Two seats, seat 0 to lead with plain ruins, the market above and all torches lit."""
    hands = {"0": ["3a", "4a", "5a", "9a"], "1": ["1a", "2a"]}
    return {"seats": 2, "to_move": [0], "hands": hands, "market": MARKET, **given}


@clause("RU-063", "RU-064", "RU-065")
def test_any_slots_that_three_torches_pay_for() -> None:
    found: list[tuple[int, ...]] = []

    def buy_on(bought: tuple[int, ...]) -> None:
        state = table(leader())
        play(state, *(f"0: buy {slot}" for slot in bought))
        found.append(bought)
        for move in legal(state, 0):
            if move.startswith("buy"):
                buy_on((*bought, int(move.split()[1])))

    buy_on(())
    assert sorted(found) == [(), (1,), (2,), (2, 4), (3,), (3, 4), (4,)]


@clause("RU-064", "RU-065", "RU-A03", "RU-A04")
@pytest.mark.parametrize(("market", "prices"), [("normal", [3, 2, 2, 1]), ("dear", [3, 3, 2, 1])])
def test_the_price_is_that_of_the_slot(market: str, prices: list[int]) -> None:
    for slot, price in enumerate(prices, 1):
        state = table(leader(options={"market": market}))
        assert seen(state, 1).prices == prices
        play(state, f"0: buy {slot}")
        lay(state, 0, 9 + {1: 4, 2: 2, 3: 2, 4: 2}[slot])
        assert shown(state)["torches"] == [3 - price, 3]


@clause("RU-065")
@pytest.mark.parametrize("lit", range(4))
def test_unlit_torches_pay_nothing(lit: int) -> None:
    state = table(leader(torches=[lit, 3]))
    for slot, price in enumerate(PRICES, 1):
        if price <= lit:
            assert can(state, 0, f"buy {slot}")
        else:
            error = refusal(state, 0, f"buy {slot}")
            assert error.clause == "RU-065"
            assert error.arguments == {"price": price, "torches": lit}


@clause("RU-065")
def test_torches_stay_unlit_in_later_turns() -> None:
    state = table(leader())
    play(state, "0: buy 2")
    lay(state, 0, 5, "enough")
    play(state, "1: pass")
    assert shown(state)["torches"] == [1, 3]
    assert refusal(state, 0, "buy 3").clause == "RU-065"
    assert can(state, 0, "buy 4")


@clause("RU-063")
def test_a_follow_may_be_upgraded_too() -> None:
    pile = [{"seat": 1, "value": 10, "count": 1, "ruins": ["10a"]}]
    state = table(leader(pile=pile))
    assert legal(state, 0) == ["pass", "buy 1", "buy 2", "buy 3", "buy 4"]
    play(state, "0: buy 4")
    lay(state, 0, 11)
    assert shown(state)["ruins"] == {"9a": {"discoveries": ["B02"]}}


@clause("RU-063")
def test_needless_discoveries_may_be_added() -> None:
    state = table(leader(pile=[{"seat": 1, "value": 2, "count": 1, "ruins": ["2b"]}]))
    play(state, "0: buy 3", "0: buy 4")
    lay(state, 0, 13)
    assert shown(state)["ruins"] == {"9a": {"discoveries": ["M03", "B02"]}}


@clause("RU-066")
def test_several_discoveries_on_one_ruin_fill_different_positions() -> None:
    state = table(leader(market=["T10", "T04", "T05", "T01"]))
    play(state, "0: buy 3", "0: buy 4", "0: value 5")
    # +2 and +1 are both on top: they make the 3 and the 4 two 5s, never one of them a 6 or 7.
    assert legal(state, 0) == ["enough", "add 5a"]
    play(state, "0: enough", "0: done")
    assert shown(state)["ruins"] == {"3a": {"discoveries": ["T05"]}, "4a": {"discoveries": ["T01"]}}


@clause("RU-066")
def test_one_ruin_alone_takes_no_two_of_one_position() -> None:
    follow = [{"seat": 1, "value": 2, "count": 1, "ruins": ["2b"]}]
    state = table(leader(market=["T10", "T04", "T05", "T01"], pile=follow))
    play(state, "0: buy 3")
    assert refusal(state, 0, "buy 4").clause == "RU-130"
    play(state, "0: value 5")
    assert refusal(state, 0, "claim 4a").clause == "RU-061"


@clause("RU-066", "RU-067")
def test_the_place_of_a_discovery_named_just_before_is_taken() -> None:
    # Two increases of 1, both on top, make two 4s two 5s: once one has its place, the other has none left.
    state = table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["4a", "4b", "9a"], "1": ["1a", "2a"]},
            "market": ["T10", "M03", "T02", "T01"],
        }
    )
    play(state, "0: buy 3", "0: buy 4", "0: value 5", "0: put 4b")
    assert shown(state)["build"] == {
        "buy": [3, 4],
        "value": 5,
        "put": ["4b", "4a"],
        "ruins": ["4a", "4b"],
    }
    play(state, "0: done")
    assert shown(state)["ruins"] == {"4a": {"discoveries": ["T01"]}, "4b": {"discoveries": ["T02"]}}


@clause("RU-067")
def test_a_colour_has_one_position() -> None:
    positions = {one.id[0]: one.position for one in COMPONENTS.discovery}
    assert positions == {"T": "top", "M": "middle", "B": "bottom"}
    assert all(one.position == positions[one.id[0]] for one in COMPONENTS.discovery)


@clause("RU-066", "RU-067")
@pytest.mark.parametrize("discovery", DISCOVERIES)
def test_a_discovery_goes_beside_other_colours_never_over_its_own(discovery: str) -> None:
    plain = [name for name in ("T01", "T02", "M01", "M02", "B01", "B02") if name != discovery]
    own_colour = [name for name in plain if name[0] == discovery[0]][:1]
    other_colours = [name for name in plain if name[0] != discovery[0] and name[1:] == "01"]
    row = [*[name for name in ("T13", "T12", "M13", "M12") if name != discovery][:3], discovery]

    def lead(on_the_ruin: list[str]) -> list[str]:
        state = table(
            {
                "seats": 2,
                "to_move": [0],
                "torches": [1, 0],
                "hands": {"0": ["5a"], "1": ["1a", "2a"]},
                "ruins": {"5a": {"discoveries": on_the_ruin}},
                "market": row,
            }
        )
        return legal(state, 0)

    assert "buy 4" in lead(other_colours)
    assert "buy 4" not in lead(own_colour)


@clause("RU-063")
def test_the_log_names_only_what_was_bought_now() -> None:
    state = table(leader(ruins={"9a": {"discoveries": ["T01"]}}))
    play(state, "0: buy 4")
    (led,) = of_kind(lay(state, 0, 12), "ruins-led")
    assert led.facts["bought"] == ["B02"]


@clause("RU-065", "RU-A40")
def test_nothing_is_paid_before_the_play_is_complete() -> None:
    state = table(leader())
    play(state, "0: buy 2", "0: value 11")
    assert shown(state)["torches"] == [3, 3]
    assert shown(state)["market"] == MARKET
    assert GAME.view(state, 1).to_json() == GAME.view(table(leader()), 1).to_json()
