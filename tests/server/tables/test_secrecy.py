"""Whole games are played, and every frame on the wire is searched for what it must not carry."""

import asyncio
import json
import random
import re
import sqlite3
from pathlib import Path

import pytest

from ludarium.core.match import Match
from ludarium.core.record import verify
from ludarium.games.ruins.components import RUINS
from ludarium.games.ruins.rules.names import names
from ludarium.games.ruins.rules.state import RuinsState
from ludarium.server.storage.rows import Head, Row
from ludarium.server.tables.state import TableState
from tests.ruins.table import hand_in
from tests.server.house import Guest, Json, Page, Process, run

RUIN = re.compile(r'"((?:[1-9]|10)[a-e])"')


def hidden_from(state: RuinsState, seat: int | None) -> set[str]:
    """Ruins in other hands and in the deck."""
    found = {RUINS[ruin] for ruin in state.deck}
    for other in range(state.seats):
        if other != seat:
            found |= set(names(state.hands[other]))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_no_frame_carries_what_is_hidden(folder: Path, seats: int) -> None:
    process = Process(folder)
    pages: list[Page] = []
    tables: list[str] = []
    records: list[bytes] = []

    async def story() -> None:
        guests = [Guest(process.address) for _ in range(seats)]
        for guest in guests:
            await guest.get("/api/me")
        table = (await guests[0].table(seats=seats, bots={"1": "greedy"}, salt="00ff"))["id"]
        tables.append(table)
        for guest in guests[2:]:
            await guest.post(f"/api/tables/{table}/sit", {"salt": "abcd"})
        eve = Guest(process.address)
        pages.append(await eve.page(table))
        players = [guest for at, guest in enumerate(guests) if at != 1]
        for guest in players:
            pages.append(await guest.page(table))
        await guests[0].post(f"/api/tables/{table}/start")
        await play_all(pages)
        records.append((await eve.http.get(f"/api/tables/{table}/record")).content)

    try:
        run(story())
    finally:
        process.stop()
    search(folder, tables[0], pages, records[0])
    log = process.log.read_text(encoding="utf-8")
    for secret in secrets_of(records[0]):
        assert secret not in log


async def play_all(pages: list[Page]) -> None:
    """Everybody plays at random, and sometimes asks; the first page only watches."""
    await asyncio.gather(watch(pages[0]), *map(play, pages[1:]))


async def watch(page: Page) -> None:
    while not page.state or not page.state["view"]["result"]:
        await page.until("state")


async def play(page: Page) -> None:
    while not (await page.asked())["view"]["result"]:
        if random.random() < 0.1:
            await page.send("hint", id=1)
            await page.until("hint")
        if random.random() < 0.1:
            await page.send("compose", id=1, refs=[f"ruin:{hand_in(page.state['view'])[0]}"])
            await page.until("composed")
        await page.choose(random.choice(page.state["options"])["move"])


def secrets_of(record: bytes) -> list[str]:
    checked = verify(record)
    key = checked.record.seed.value("ruins").hex()
    return [checked.record.seed.secret, key, key.upper()]


def search(folder: Path, table: str, pages: list[Page], record: bytes) -> None:
    checked = verify(record)
    state = rebuilt(folder, table)
    match = state.replayed()
    assert [(one.seat, one.move) for one in match.history] == [
        (one.seat, one.move) for one in checked.match.history
    ]
    secrets = secrets_of(record)
    frames = looked = 0
    for page in pages:
        seat = page.about["you"]
        for text in page.frames:
            frames += 1
            assert not any(secret in text for secret in secrets)
            assert '"seed"' not in text
            assert '"chance":{' not in text
            frame = json.loads(text)
            if frame["type"] == "state" and not frame["view"]["result"]:
                look(state, match, seat, frame)
                looked += 1
    assert looked > 40, (frames, looked)


def look(state: TableState, match: Match, seat: int | None, frame: Json) -> None:
    """A state frame tells the view of its seat, and of hidden ruins only those that the seat knows."""
    move_log, bit = state.move_log, 1 << state.watcher(seat)
    visible = [at for at in range(len(move_log)) if not move_log.hidden[at] & bit]
    index = visible[frame["number"] - 1] + 1 if frame["number"] else 0
    reached = match.history[index].before
    assert isinstance(reached, RuinsState)
    assert frame["view"] == json.loads(state.game.view(reached, seat).to_json())
    shown = json.dumps({name: frame[name] for name in ("view", "facts", "options")})
    known = {ruin for ruins in frame["view"]["knowledge"]["given"].values() for ruin in ruins}
    known |= {ruin for ruins in frame["view"]["knowledge"]["night_seen"].values() for ruin in ruins}
    upgrades = set(frame["view"]["ruins"]) | set(frame["view"]["knowledge"]["night_shown"])
    found = set(RUIN.findall(shown)) - known - upgrades
    assert not found & hidden_from(reached, seat)
    truth = [
        json.loads(json.dumps({"kind": event.kind, "facts": event.facts}))
        for played in match.history[:index]
        for event in played.news
        if event.visible_to(seat)
    ]
    for news in frame["news"]:
        for event in news["events"]:
            assert {"kind": event["kind"], "facts": event.get("facts", {})} in truth


def rebuilt(folder: Path, table: str) -> TableState:
    """The state of a table, from its rows alone."""
    import msgspec

    from ludarium.core.record import Seed

    with sqlite3.connect(folder / "house.db") as database:
        head = database.execute("SELECT game, rules, seed FROM tables WHERE id = ?", [table]).fetchone()
        rows = database.execute(
            "SELECT table_id, number, kind, seat, move, data, at FROM log WHERE table_id = ? ORDER BY number",
            [table],
        ).fetchall()
    database.close()
    seed = msgspec.json.decode(head[2], type=Seed)
    return TableState.of(Head(table, head[0], head[1], seed, None), [Row(*row) for row in rows])
