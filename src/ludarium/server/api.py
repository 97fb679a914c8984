"""The HTTP interface: each endpoint with the types of its request and answer."""

import asyncio
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request

from ludarium import __version__
from ludarium.core.ledger import clauses
from ludarium.core.reading import Reader
from ludarium.core.registry import game as find_game
from ludarium.core.registry import games
from ludarium.server import daily, lobby, past, wire
from ludarium.server import rematch as rematching
from ludarium.server import stand_in as sitting_in
from ludarium.server.addresses import links
from ludarium.server.errors import Forbidden, Malformed, Unknown
from ludarium.server.house import House
from ludarium.server.limits import Buckets
from ludarium.server.names import plain_name
from ludarium.server.sessions import Guest
from ludarium.server.table import Table


class Call(NamedTuple):
    """One request, read and allowed."""

    house: House
    guest: Guest
    request: Request
    body: bytes
    making: Buckets

    def said(self, kind: type[msgspec.Struct]) -> msgspec.Struct:
        try:
            return READERS[kind].decode(self.body or b"{}")
        except msgspec.ValidationError as error:
            raise Malformed("house-malformed", {"what": str(error)[:200]}) from None
        except (msgspec.DecodeError, RecursionError):
            raise Malformed("house-no-json") from None

    async def table(self) -> Table:
        return await self.house.fresh(str(self.request.path_params["table"])[:60])

    async def name(self) -> str:
        found = await self.house.store.read(lambda connection: lobby.name_of(connection, self.guest.id))
        return found or self.guest.default_name

    def number(self, parameter: str, default: int | None) -> int | None:
        text = self.request.query_params.get(parameter)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Malformed("house-malformed", {"what": parameter})
        return int(text)


class Raw(NamedTuple):
    """An answer that is bytes already."""

    data: bytes
    kind: str


class Endpoint(NamedTuple):
    method: str
    path: str
    about: str
    handle: Callable[[Call], Awaitable[object]]
    request: type[msgspec.Struct] | None
    answer: object
    status: int = 200
    big: bool = False


async def me(call: Call) -> wire.Me:
    name = await call.house.store.read(lambda connection: lobby.name_of(connection, call.guest.id))
    return wire.Me(call.guest.id, name or call.guest.default_name, name is not None)


async def name_me(call: Call) -> wire.Me:
    said = call.said(wire.NameMe)
    assert isinstance(said, wire.NameMe)
    name = plain_name(said.name, call.house.settings.limits.name_letters)
    if not name:
        raise Malformed("house-empty-name")
    await call.house.store.write(lambda connection: lobby.set_name(connection, call.guest.id, name))
    await lobby.rename(call.house, call.guest.id, name)
    return wire.Me(call.guest.id, name, True)


async def list_games(_: Call) -> list[wire.GameAbout]:
    return [
        wire.GameAbout(
            id=game.id,
            seat_counts=list(game.seat_counts),
            minutes=game.minutes,
            age=game.age,
            rules_version=game.rules_version,
            options=[wire.OptionAbout(one.id, one.choices, one.default, one.clause) for one in game.options],
            bots=list(game.bots()),
            tutorial=game.tutorial() is not None,
            daily=game.daily,
            score_parts=game.score_parts,
        )
        for game in games().values()
    ]


async def list_rules(call: Call) -> list[wire.ClauseText]:
    game = find_game(str(call.request.path_params["game"]))
    return [wire.ClauseText(one.id, one.chapter, one.text) for one in clauses(game.rules_text()).values()]


async def make_table(call: Call) -> wire.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(wire.MakeTable)
    assert isinstance(said, wire.MakeTable)
    table = await lobby.make(call.house, call.guest.id, await call.name(), said)
    return table.info(call.guest.id)


async def list_tables(call: Call) -> list[wire.TableInfo]:
    guest = call.guest.id
    if "watch" in call.request.query_params:
        found = await call.house.store.read(lobby.watchable_ids)
    else:
        phases = ("lobby", "playing", "over")
        found = await call.house.store.read(lambda connection: lobby.table_ids(connection, guest, phases))
    tables = [(await call.house.table(table_id)).info(guest) for table_id in found]
    return sorted(tables, key=lambda table: table.changed, reverse=True)


async def show_table(call: Call) -> wire.TableInfo:
    return (await call.table()).info(call.guest.id)


async def sit(call: Call) -> wire.TableInfo:
    table = await call.table()
    said = call.said(wire.Sit)
    assert isinstance(said, wire.Sit)
    await lobby.sit(call.house, table, call.guest.id, await call.name(), said)
    return table.info(call.guest.id)


async def leave(call: Call) -> wire.TableInfo:
    table = await call.table()
    await lobby.leave(call.house, table, call.guest.id)
    return table.info(call.guest.id)


async def seat_bot(call: Call) -> wire.TableInfo:
    table = await call.table()
    said = call.said(wire.SeatBot)
    assert isinstance(said, wire.SeatBot)
    await lobby.seat_bot(call.house, table, call.guest.id, said)
    return table.info(call.guest.id)


async def settle(call: Call) -> wire.TableInfo:
    table = await call.table()
    said = call.said(wire.ChangeSettings)
    assert isinstance(said, wire.ChangeSettings)
    await lobby.settle(call.house, table, call.guest.id, said)
    return table.info(call.guest.id)


async def start(call: Call) -> wire.TableInfo:
    table = await call.table()
    said = call.said(wire.Start)
    assert isinstance(said, wire.Start)
    await lobby.start(call.house, table, call.guest.id, said)
    return table.info(call.guest.id)


async def rematch(call: Call) -> wire.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(wire.AskRematch)
    assert isinstance(said, wire.AskRematch)
    successor = await rematching.rematch(call.house, await call.table(), call.guest.id, await call.name(), said)
    return successor.info(call.guest.id)


async def stand_in(call: Call) -> wire.TableInfo:
    table = await call.table()
    said = call.said(wire.StandIn)
    assert isinstance(said, wire.StandIn)
    await sitting_in.stand_in(call.house, table, call.guest.id, said)
    return table.info(call.guest.id)


async def play_daily(call: Call) -> wire.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(wire.PlayDaily)
    assert isinstance(said, wire.PlayDaily)
    table = await daily.play(call.house, call.guest.id, await call.name(), find_game(said.game))
    return table.info(call.guest.id)


async def show_daily(call: Call) -> wire.Daily:
    game = find_game(str(call.request.path_params["game"]))
    date = call.request.query_params.get("date", daily.today())
    return await daily.board(call.house, call.guest.id, game, date)


async def make_link(call: Call) -> wire.Token:
    return wire.Token(await lobby.make_link(call.house, await call.table(), call.guest.id))


async def use_link(call: Call) -> wire.TableInfo:
    said = call.said(wire.UseLink)
    assert isinstance(said, wire.UseLink)
    table = await lobby.use_link(call.house, call.guest.id, said.token)
    return table.info(call.guest.id)


async def record(call: Call) -> Raw:
    return Raw(await past.record_of(await call.table()), "application/json")


async def import_record(call: Call) -> wire.TableInfo:
    call.making.check(call.guest.id)
    return (await past.import_record(call.house, call.guest.id, call.body)).info(call.guest.id)


async def frames(call: Call) -> list[wire.Frame]:
    table = await call.table()
    first = call.number("from", 0) or 0
    count = min(call.number("count", 40) or 0, past.MOST_FRAMES)
    return await past.frames(table, call.guest.id, call.number("seat", None), first, count)


async def fork(call: Call) -> wire.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(wire.Fork)
    assert isinstance(said, wire.Fork)
    table = await past.fork(call.house, await call.table(), call.guest.id, await call.name(), said)
    return table.info(call.guest.id)


async def tutorial(call: Call) -> wire.TableInfo:
    call.making.check(call.guest.id)
    game = find_game(str(call.request.path_params["game"]))
    position = game.tutorial()
    if position is None:
        raise Unknown("house-no-tutorial")
    table = await past.tutorial(call.house, game, position, call.guest.id, await call.name())
    return table.info(call.guest.id)


async def reach(call: Call) -> wire.Reach:
    settings = call.house.settings
    return wire.Reach(await asyncio.to_thread(links, settings), bool(settings.public_url))


async def health(call: Call) -> wire.Health:
    await call.house.readiness.check()
    return wire.Health(True, __version__)


async def metrics(call: Call) -> Raw:
    """For the operator alone: the counters rise with every move at every table, also with those nobody may see."""
    token = call.house.settings.metrics_token
    given = call.request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Forbidden("house-operator-only")
    return Raw(call.house.metrics.text().encode(), "text/plain; version=0.0.4")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "who I am", me, None, wire.Me),
    Endpoint("POST", "/api/me", "name myself", name_me, wire.NameMe, wire.Me),
    Endpoint("GET", "/api/games", "the games of the house", list_games, None, list[wire.GameAbout]),
    Endpoint("GET", "/api/games/{game}/rules", "the clauses of a game", list_rules, None, list[wire.ClauseText]),
    Endpoint("POST", "/api/tables", "make a table", make_table, wire.MakeTable, wire.TableInfo, 201),
    Endpoint("GET", "/api/tables", "my tables, or those to watch", list_tables, None, list[wire.TableInfo]),
    Endpoint("POST", "/api/tables/import", "a table from a record", import_record, None, wire.TableInfo, 201, True),
    Endpoint("GET", "/api/tables/{table}", "a table", show_table, None, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/sit", "take a seat", sit, wire.Sit, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/leave", "give the seat up", leave, wire.Nothing, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/bot", "seat a bot", seat_bot, wire.SeatBot, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/settings", "change it", settle, wire.ChangeSettings, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/start", "begin the game", start, wire.Start, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/stand-in", "a bot sits in", stand_in, wire.StandIn, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/rematch", "play again", rematch, wire.AskRematch, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/link", "a link for my other device", make_link, wire.Nothing, wire.Token),
    Endpoint("POST", "/api/links", "take my seat to this device", use_link, wire.UseLink, wire.TableInfo),
    Endpoint("GET", "/api/tables/{table}/record", "the record of a finished game", record, None, None),
    Endpoint("GET", "/api/tables/{table}/frames", "a replay, step by step", frames, None, list[wire.Frame]),
    Endpoint("POST", "/api/tables/{table}/fork", "play on from a step", fork, wire.Fork, wire.TableInfo, 201),
    Endpoint("POST", "/api/tutorial/{game}", "learn a game", tutorial, wire.Nothing, wire.TableInfo, 201),
    Endpoint("POST", "/api/daily", "today's challenge", play_daily, wire.PlayDaily, wire.TableInfo),
    Endpoint("GET", "/api/daily/{game}", "the board of a day", show_daily, None, wire.Daily),
    Endpoint("GET", "/api/reach", "by which addresses others reach the house", reach, None, wire.Reach),
    Endpoint("GET", "/health", "whether the house can work", health, None, wire.Health),
    Endpoint("GET", "/metrics", "numbers for Prometheus", metrics, None, None),
)
READERS: Final = {one.request: Reader(one.request) for one in ENDPOINTS if one.request is not None}
