"""Rulings on values, adapt and extra icons (RU-A07, RU-A08, RU-A22 to RU-A26), beyond the scenarios."""

import pytest

from ludarium.core.events import Event
from ludarium.core.state import State
from tests.marks import clause
from tests.ruins.table import all_plays, hands, kinds, legal, play, refusal, seen, table, upgrades

ADAPT = ["T12", "M06", "M07", "B04"]


def leading(
    hand: list[str], discoveries: dict[str, list[str]], night: tuple[str, ...] = (), **given: object
) -> State:
    """Seat 0 leads from a hand, with discoveries on ruins and some of them turned to night."""
    basis: dict[str, object] = {
        "seats": 4,
        "torches": [0, 0, 0, 0],
        "hands": {0: hand, 1: ["10b", "10c"], 2: ["10d", "9d"], 3: ["8d", "7d"]},
        "ruins": {
            ruin: {"night": ruin in night, "discoveries": discoveries.get(ruin, [])}
            for ruin in {*discoveries, *night}
        },
        "market": ["-", "-", "-", "-"],
        "to_move": [0],
    }
    return table({**basis, **given})


def laid_by(news: list[Event]) -> tuple[int, int, list[str]]:
    """Value, count and ruins of the play among the news."""
    event = next(event for event in news if event.kind in ("ruins-led", "ruins-played"))
    value, count, ruins = (event.facts[name] for name in ("value", "count", "ruins"))
    assert isinstance(value, int)
    assert isinstance(count, int)
    assert isinstance(ruins, list)
    return value, count, ruins


# Icons


@clause("RU-A07")
@pytest.mark.parametrize("discovery", ["M10", "M11", "B09", "M13", "B11", "B06", "B08", "T13", "M08", "T01"])
def test_no_other_icon_adapts(discovery: str) -> None:
    state = leading(["5a", "8a"], {"8a": [discovery]})
    play(state, "0: value 5")
    assert legal(state, 0) == ["done", "claim 5a"]


@clause("RU-A07")
@pytest.mark.parametrize("discovery", ADAPT)
def test_adapt_neither_draws_nor_forces_nor_relights(discovery: str) -> None:
    state = leading(["5a", "8a", "9a"], {"8a": [discovery]})
    before = [len(hand) for hand in hands(state)]
    news = play(state, "0: value 5", "0: add 8a", "0: done")
    assert kinds(news) == ["ruins-led"]
    assert state.to_move() == [1]
    assert [len(hand) for hand in hands(state)] == [before[0] - 2, *before[1:]]
    assert seen(state).torches == [0, 0, 0, 0]


@clause("RU-A07")
def test_drawing_forcing_and_relighting_are_three_things() -> None:
    drawing = leading(["8a", "9a"], {"8a": ["M10"]})
    play(drawing, "0: value 8", "0: done")
    assert legal(drawing, 0) == ["draw 0", "draw 1"]
    forcing = leading(["8a", "9a"], {"8a": ["M13"]})
    assert kinds(play(forcing, "0: value 8", "0: done"))[:2] == ["ruins-led", "ruins-drew"]
    assert forcing.to_move() == [1]
    assert hands(forcing)[0] == ["9a"]
    relighting = leading(["8a", "9a"], {"8a": ["B06"]})
    assert kinds(play(relighting, "0: value 8", "0: done")) == ["ruins-led", "ruins-relit"]


@clause("RU-A08")
def test_a_printed_effect_counts_with_icons_of_the_same_kind() -> None:
    """The night side of a 4 draws one; a discovery that draws two makes it three."""
    state = leading(["1a", "2a", "4a"], {"4a": ["M11"]}, night=("4a",))
    play(state, "0: value 8", "0: done")
    assert legal(state, 0) == ["draw 0", "draw 1", "draw 2", "draw 3"]


@clause("RU-A08")
@pytest.mark.parametrize("night", [2, 4, 5, 6, 7, 9, 10])
def test_a_printed_effect_leaves_all_three_places_free(night: int) -> None:
    ruin = f"{night}a"
    for discovery in ("T01", "M01", "B01"):
        market = ["-", "-", "-", discovery]
        state = leading([ruin], {}, night=(ruin,), torches=[1, 0, 0, 0], market=market)
        assert "buy 4" in legal(state, 0)


@clause("RU-A08")
def test_a_printed_adapt_works_under_discoveries() -> None:
    state = leading(["3a", "6a"], {"6a": ["T10", "M05", "B03"]}, night=("6a",))
    assert legal(state, 0) == ["value 3", "value 19"]
    news = play(state, "0: value 3", "0: add 6a", "0: done")
    assert laid_by(news) == (3, 2, ["3a", "6a"])


# Adapt


@clause("RU-A22")
@pytest.mark.parametrize("discovery", ADAPT)
def test_beside_others_an_adapting_ruin_has_their_value(discovery: str) -> None:
    state = leading(["5a", "5b", "8a", "8b"], {"8a": [discovery]})
    news = play(state, "0: value 5", "0: add 5a", "0: add 5b", "0: add 8a", "0: done")
    assert laid_by(news) == (5, 3, ["5a", "5b", "8a"])


@clause("RU-A22")
def test_the_others_must_have_one_common_value() -> None:
    """A 5 and a 6 are no set, and an adapting 8 makes them none."""
    pile = [{"seat": 3, "value": 2, "count": 3, "ruins": ["2a", "2b", "2c"]}]
    state = leading(["5a", "6a", "8a"], {"8a": ["M06"]}, pile=pile)
    assert legal(state, 0) == ["pass"]
    for value in (5, 6, 8):
        refusal(state, 0, f"value {value}")


@clause("RU-A22")
def test_a_plain_ruin_cannot_join_an_adapting_one_at_its_value() -> None:
    pile = [{"seat": 3, "value": 7, "count": 2, "ruins": ["7a", "7b"]}]
    state = leading(["5a", "8a"], {"8a": ["M06"]}, pile=pile)
    assert legal(state, 0) == ["pass"]


@clause("RU-A23")
def test_any_of_several_adapting_ruins_may_be_the_anchor() -> None:
    """Normal values count, increases included: 5, 8 + 2 and 9."""
    for value in (5, 9, 10):
        state = leading(["5a", "8a", "9a"], {"5a": ["B04"], "8a": ["M06", "T04"], "9a": ["T12"]})
        assert legal(state, 0) == ["value 5", "value 9", "value 10"]
        plays = [laid_by([event]) for event, _ in all_plays(state)]
        assert (value, 3, ["5a", "8a", "9a"]) in plays


@clause("RU-A23")
def test_an_anchor_there_must_be() -> None:
    """Without a ruin of the declared value among them, adapting ruins have nothing to adapt to."""
    state = leading(["5a", "8a", "9a"], {"5a": ["B04"], "8a": ["M06"]})
    for value in (4, 6, 7, 10):
        assert refusal(state, 0, f"value {value}").clause == "RU-049"
    play(state, "0: value 8", "0: add 5a")
    assert state.to_move() == [0]
    assert legal(state, 0) == ["done", "claim 5a", "claim 8a"]  # the 8 had to come with the 5


@clause("RU-A24")
def test_an_adapting_ruin_alone_with_extras_has_its_normal_value() -> None:
    for extras in (0, 1, 2):
        state = leading(["5a", "8a"], {"8a": ["M06", "T13", "B05"]})
        assert legal(state, 0) == ["value 5", "value 8"]
        play(state, "0: value 8")
        assert legal(state, 0) == ["extras 0", "extras 1", "extras 2"]
        news = play(state, f"0: extras {extras}", "0: done")
        assert laid_by(news) == (8, 1 + extras, ["8a"])


@clause("RU-A24")
def test_extra_ruins_are_nothing_to_adapt_to() -> None:
    """Alone, an 8 with adapt and an increase is an 11 however many extras count, and follows as an 11."""
    pile = [{"seat": 3, "value": 4, "count": 2, "ruins": ["4a", "4b"]}]
    state = leading(["8a"], {"8a": ["M06", "T09", "B05"]}, pile=pile)
    assert legal(state, 0) == ["pass", "value 11"]


@clause("RU-A25")
def test_extras_of_an_adapting_ruin_take_the_set_value() -> None:
    pile = [{"seat": 3, "value": 4, "count": 3, "ruins": ["4a", "4b", "4c"]}]
    state = leading(["1a", "5a", "8a"], {"8a": ["M06", "T13"]}, pile=pile)
    assert legal(state, 0) == ["pass", "value 5"]  # as an 8, alone, it is a pair
    news = play(state, "0: value 5", "0: done")
    assert laid_by(news) == (5, 3, ["5a", "8a"])


@clause("RU-A25")
def test_draw_force_and_relight_icons_of_an_adapting_ruin_work() -> None:
    state = leading(["1a", "5a", "8a"], {"8a": ["M06", "B13", "T11"], "5a": ["M10"]})
    news = play(state, "0: value 5", "0: add 8a", "0: done")
    assert laid_by(news) == (5, 2, ["5a", "8a"])
    assert legal(state, 0) == ["order own", "order forced"]
    news = play(state, "0: order forced", "0: draw 0")
    assert kinds(news).count("ruins-drew") == 3  # all opponents tie at two ruins
    assert "ruins-relit" in kinds(news)
    assert seen(state).torches[0] == 1


@clause("RU-A25")
def test_increases_of_an_adapting_ruin_are_ignored_old_and_new() -> None:
    state = leading(
        ["1a", "5a", "8a"],
        {"8a": ["M06", "T10"], "5a": ["B01"], "1a": ["B02"]},
        torches=[1, 0, 0, 0],
        market=["-", "-", "-", "B03"],
    )
    play(state, "0: buy 4")
    assert legal(state, 0) == ["value 3", "value 6", "value 15"]
    news = play(state, "0: value 6", "0: done")
    assert laid_by(news) == (6, 2, ["5a", "8a"])
    assert upgrades(state)["8a"].discoveries == ["T10", "M06", "B03"]


@clause("RU-A25", "RU-A22")
def test_an_adapt_added_this_turn_works_this_turn() -> None:
    state = leading(["5a", "8a"], {"8a": ["T10"]}, torches=[1, 0, 0, 0], market=["-", "-", "-", "M06"])
    play(state, "0: buy 4")
    assert legal(state, 0) == ["value 5", "value 12"]
    news = play(state, "0: value 5", "0: put 8a", "0: done")
    assert laid_by(news) == (5, 2, ["5a", "8a"])


# The count


@clause("RU-A26")
@pytest.mark.parametrize("extras", [0, 1, 2, 3])
def test_a_leader_declares_any_count_up_to_all_extra_icons(extras: int) -> None:
    state = leading(["4a", "4b", "9a"], {"4a": ["T13", "M08"], "4b": ["B05"]})
    play(state, "0: value 4", "0: add 4a", "0: add 4b")
    assert legal(state, 0) == ["extras 0", "extras 1", "extras 2", "extras 3"]
    assert refusal(state, 0, "extras 4").clause == "RU-107"
    news = play(state, f"0: extras {extras}", "0: done")
    assert laid_by(news) == (4, 2 + extras, ["4a", "4b"])


@clause("RU-A26")
@pytest.mark.parametrize("extras", [0, 1, 2])
def test_the_declared_count_binds_the_pile(extras: int) -> None:
    """Seat 1 holds one 6, two 7s and three 8s: it can follow with enough of a kind only."""
    state = leading(
        ["2a", "9a"],
        {"2a": ["T13", "M08"]},
        hands={0: ["2a", "9a"], 1: ["6a", "7a", "7b", "8a", "8b", "8c"], 2: ["10d", "9d"], 3: ["8d", "7d"]},
    )
    play(state, "0: value 2", f"0: extras {extras}", "0: done")
    assert legal(state, 1) == ["pass", *(f"value {value}" for value in range(6 + extras, 9))]


@clause("RU-A26")
@pytest.mark.parametrize(
    ("count", "ways"),
    [
        (1, [["7a"], ["7b"]]),
        (2, [["7a"], ["7a", "7b"]]),
        (3, [["7a"], ["7a", "7b"]]),
        (4, [["7a", "7b"]]),
        (5, []),
    ],
)
def test_a_follower_counts_as_many_icons_as_the_pile_asks(count: int, ways: list[list[str]]) -> None:
    """A 7 with two extra icons is one to three ruins; with a plain 7 it is two to four."""
    state = leading(
        ["1a", "7a", "7b"],
        {"7a": ["T13", "M08"], "5a": ["M09"], "5b": ["B05"]},
        pile=[{"seat": 3, "value": 5, "count": count, "ruins": ["5a", "5b", "5c"][: min(count, 3)]}],
    )
    plays = [laid_by([event]) for event, _ in all_plays(state) if not event.facts["claimed"]]
    assert plays == [(7, count, ruins) for ruins in ways]
