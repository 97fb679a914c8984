"""Bots where moves are discussed: they say what they wish, hear what others wish, and wait for agreement."""

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from ludarium.core import Rng, games
from ludarium.core.proposal import Proposal
from ludarium.server.play.bot_pool import choose
from ludarium.server.play.clocks import Clocks
from ludarium.server.settings import Settings
from ludarium.server.storage.rows import Clock
from ludarium.server.tables import lobby, proposals
from ludarium.server.tables.changes import play_moves
from ludarium.server.tables.table import Subscriber, Table
from ludarium.server.transport import protocol
from ludarium.server.transport.app import Application
from tests.server.mosaic import GAME, LIFTS, PLACES

PATIENCE = 20.0


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


def at_a_table(folder: Path, story: Callable[[Application, Table], Any], **asked: Any) -> None:
    """Ada sits first, with wilful bots, at a table of a house in this process; so do the bots think."""

    async def whole() -> None:
        games().setdefault("mosaic", GAME)
        application = Application(Settings(f"sqlite:///{folder / 'house.db'}", quiet=True))
        application.asgi()
        async with application.lifespan(Starlette()):
            house = application.house

            async def think(_line: str, function: Callable[..., Any], *arguments: Any) -> Any:
                return function(*arguments)

            house.bots.think = think  # type: ignore[method-assign, assignment] # bots of the tests are known here only
            made = protocol.MakeTable(game="mosaic", seats=3, pace="instant", **asked)
            table = await lobby.make(house, "ada", "Ada", made)
            house.connect(table, Subscriber("ada", lambda _: None))
            await lobby.start(house, table, "ada", protocol.Start(fill="wilful"))
            await story(application, table)

    try:
        asyncio.run(asyncio.wait_for(whole(), 60))
    finally:
        gc.unfreeze()


async def play(application: Application, table: Table, move: int) -> None:
    index = len(table.state.move_log)
    await application.house.change(
        table, lambda state: play_moves(state, 0, [move], index, None, table.people_here)
    )


def first(table: Table) -> int:
    return table.state.running_match().state.moves(0)[0]


def test_bots_propose_once_in_a_position(tmp_path: Path) -> None:
    async def story(application: Application, table: Table) -> None:
        await play(application, table, first(table))
        await until(lambda: len(table.state.proposals) == 2)
        wishes = {seat: one.proposal.moves for seat, one in table.state.proposals.items()}
        assert wishes == {1: [LIFTS - 1], 2: [LIFTS - 1]}
        await application.house.change(table, lambda state: proposals.withdraw(state, 1))
        await asyncio.sleep(0.1)
        assert list(table.state.proposals) == [2]

    at_a_table(tmp_path, story)


def test_a_bot_does_what_others_wish(tmp_path: Path) -> None:
    """After Ada's round the first bot has the second one's wish before it lays its stone."""

    async def story(application: Application, table: Table) -> None:
        await play(application, table, first(table))
        await play(application, table, PLACES)
        await until(lambda: len(table.state.move_log) >= 4)
        assert table.state.move_log.moves[3] == LIFTS - 1

    at_a_table(tmp_path, story)


def test_a_bot_thinks_again_when_somebody_proposes_something_else(tmp_path: Path) -> None:
    async def story(application: Application, table: Table) -> None:
        await play(application, table, first(table))
        await play(application, table, PLACES)  # Ada's own stone waits for nobody: bots need not agree
        await until(lambda: table.state.held() is not None)
        index = len(table.state.move_log)
        held = table.state.held()
        assert held is not None
        assert (held.proposal.seat, held.proposal.moves) == (1, [LIFTS - 1])
        change = application.house.change
        await change(table, lambda state: proposals.propose(state, 0, [PLACES + 50], index))
        await until(lambda: len(table.state.move_log) > index)
        assert table.state.move_log.moves[index] == PLACES + 50

    at_a_table(tmp_path, story, options={"agreement": "600"})


def test_a_bot_listens_before_it_chooses() -> None:
    games().setdefault("mosaic", GAME)
    state = GAME.start(2, seed=1)
    state.play(0, state.moves(0)[0])
    heard = [Proposal(1, [PLACES + 7])]
    view = GAME.view(state, 0)
    assert choose("mosaic", "wilful", view, state.moves(0), bytes(32), heard) == PLACES + 7
    assert choose("mosaic", "wilful", view, state.moves(0), bytes(32), []) == PLACES
    assert choose("mosaic", "random", view, state.moves(0), bytes(32), heard) in state.moves(0)
    assert GAME.bots()["random"](Rng.of(1)).propose(view, state.moves(0)) is None


def test_who_moves_without_being_asked_has_no_turn_to_end() -> None:
    for clock in (Clock("game", 60, 5), Clock("turn", 60)):
        clocks = Clocks(clock, 2)
        clocks.ask(0b01, people=0b11, at=100.0)
        clocks.moved(1, 0b10, people=0b11, at=110.0)
        assert clocks.left(at=110.0) == [50.0, 60.0]
        clocks.taken_back(1, 0b01, people=0b11, at=112.0)
        assert clocks.left(at=112.0) == [50.0, 58.0]
