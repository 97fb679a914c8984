"""All at once: a seat takes its own moves back although others have moved since, if the order did not matter."""

import pytest

from ludarium.core import Match, NotAllowed, registry
from ludarium.testing import check_game, check_notation
from tests.server.berries import GAME, berries
from tests.server.house import Guest, run
from tests.server.stories import Story


def match(seats: int = 2) -> Match:
    return Match.new(GAME, seats, seed=3)


def test_the_game_of_these_tests_is_a_good_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"berries": GAME})
    check_notation(GAME)
    for seats in GAME.seat_counts:
        for seed in range(5):
            assert check_game(GAME, seats, seed=seed, look_every=2).over


def test_own_moves_are_taken_back_one_by_one_while_others_move() -> None:
    table = match(3)
    table.play(0, "pick 1")
    table.play(1, "pick 2")
    table.play(0, "pick 2")
    table.play(2, "done")
    table.play(1, "pick 1")
    table.undo(0)
    assert berries(table.state).picked == [1, 3, 0]
    table.undo(0)
    assert berries(table.state).picked == [0, 3, 0]
    assert [(one.seat, one.move) for one in table.history] == [(1, 2), (2, 0), (1, 1)]
    assert table.undoable(0) is None
    table.undo(2)
    assert table.state.to_move() == [0, 1, 2]


def test_whoever_is_done_may_go_on_until_the_last_is_done() -> None:
    table = match()
    table.play(0, "done")
    table.play(1, "pick 1")
    table.undo(0)
    assert table.state.to_move() == [0, 1]
    table.play(0, "done")
    table.play(1, "done")  # the die falls
    for seat in (0, 1):
        with pytest.raises(NotAllowed):
            table.undo(seat)


def test_what_others_built_on_stays() -> None:
    table = match()
    table.play(0, "grab")
    table.play(1, "grab")  # would have been the larger share
    assert table.undoable(0) is None
    table.undo(1)
    table.undo(0)
    assert berries(table.state).bowl == 3


def test_a_move_that_only_came_before_another_can_go() -> None:
    table = match()
    table.play(0, "pick 1")
    table.play(1, "grab")
    table.undo(0)
    assert berries(table.state).picked == [0, 3]


def test_a_move_that_became_possible_by_another_keeps_it() -> None:
    table = match(3)
    for seat in (0, 1, 2):
        table.play(seat, "grab")
    # Without the first grab the bowl would still hold one.
    assert [table.undoable(seat) for seat in (0, 1, 2)] == [None, None, 2]


def test_the_course_of_a_table_keeps_the_moves_of_others() -> None:
    from ludarium.server.tables.undo import free_undo

    story = Story(seats=3)
    story.move(1.0, 0, "pick 1")
    story.move(2.0, 1, "pick 2")
    story.move(3.0, 2, "done")
    taken = free_undo(story.state, 0)
    assert taken is not None
    assert (taken.to, taken.kept) == (0, [1, 2])
    story.take_back(4.0, 0, taken)
    move_log = story.state.move_log
    assert list(zip(move_log.mover, move_log.moves, move_log.times, strict=True)) == [(1, 2, 2), (2, 0, 3)]
    assert story.again().started_match().state.words() == story.state.started_match().state.words()
    story.move(5.0, 0, "grab")
    story.move(6.0, 1, "grab")
    assert free_undo(story.state, 0) is None


def test_two_people_pick_and_one_takes_back(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada, Guest(address) as bob:
            table = (await ada.table(game="berries"))["id"]
            await bob.post(f"/api/tables/{table}/sit")
            await ada.post(f"/api/tables/{table}/start")
            one, two = await ada.page(table), await bob.page(table)
            await one.until("state")
            await two.until("state")
            await one.play("pick 2")
            await two.until("state", lambda frame: frame["number"] == 1)
            await two.play("pick 1")
            await one.until("state", lambda frame: frame["number"] == 2)
            assert one.state["undo"]["free"] is True
            await one.send("undo", at=2)
            for page in (one, two):
                assert (await page.until("undo-done"))["number"] == 0
                state = await page.until("state")
                assert state["resync"] is True
                assert state["number"] == 1
                assert state["view"]["picked"] == [0, 1]
                assert [news["seat"] for news in state["news"]] == [1]
            await one.play("done")
            await one.until("state", lambda frame: frame["number"] == 2)
            await two.until("state", lambda frame: frame["number"] == 2)
            await two.play("done")
            for page in (one, two):
                await page.until("state", lambda frame: frame["number"] == 3)
                assert page.state["undo"] == {"free": False, "ask": True, "reason": "house-undo-needs-consent"}

    run(story())
