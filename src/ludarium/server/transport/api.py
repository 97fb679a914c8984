"""The HTTP interface: each endpoint with the types of its request and answer."""

import asyncio
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import Request

from ludarium import __version__
from ludarium.core.campaign_record import is_campaign
from ludarium.core.declared import DeclaredGame
from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.ledger import clauses
from ludarium.core.pages import Page
from ludarium.core.reading import Reader
from ludarium.core.registry import campaigns as registered_campaigns
from ludarium.core.registry import game as find_game
from ludarium.core.registry import games
from ludarium.core.text import LANGUAGES, has_texts
from ludarium.core.text import read as read_texts
from ludarium.server.errors import Forbidden, Malformed, Unknown
from ludarium.server.house import House
from ludarium.server.play import stand_in as sitting_in
from ludarium.server.tables import campaigns, daily, guests, journal, lobby, replays
from ludarium.server.tables import links as seat_links
from ludarium.server.tables import rematch as rematching
from ludarium.server.tables.pages import open_page
from ludarium.server.tables.table import Table
from ludarium.server.transport import protocol
from ludarium.server.transport.addresses import links
from ludarium.server.transport.limits import Buckets
from ludarium.server.transport.plain_text import plain_name
from ludarium.server.transport.sessions import Guest

OWN_GAMES: Final = "ludarium.games."  # the packages whose texts the page is built with

S = TypeVar("S", bound=msgspec.Struct)


class Call(NamedTuple):
    """One request, read and allowed."""

    house: House
    guest: Guest
    request: Request
    body: bytes
    making: Buckets

    def said(self, kind: type[S]) -> S:
        try:
            said = READERS[kind].decode(self.body or b"{}")
        except msgspec.ValidationError as error:
            raise Malformed("house-malformed", {"what": str(error)[:200]}) from None
        except (msgspec.DecodeError, RecursionError):
            raise Malformed("house-no-json") from None
        assert isinstance(said, kind)
        return said

    async def table(self) -> Table:
        return await self.house.fresh(str(self.request.path_params["table"])[:60])

    async def name(self) -> str:
        found = await self.house.store.read(lambda connection: guests.name_of(connection, self.guest.id))
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


async def me(call: Call) -> protocol.Me:
    name = await call.house.store.read(lambda connection: guests.name_of(connection, call.guest.id))
    return protocol.Me(call.guest.id, name or call.guest.default_name, name is not None)


async def name_me(call: Call) -> protocol.Me:
    said = call.said(protocol.NameMe)
    name = plain_name(said.name, call.house.settings.limits.name_letters)
    if not name:
        raise Malformed("house-empty-name")
    await call.house.store.write(lambda connection: guests.set_name(connection, call.guest.id, name))
    await guests.rename(call.house, call.guest.id, name)
    return protocol.Me(call.guest.id, name, True)


async def list_games(_: Call) -> list[protocol.GameAbout]:
    return [
        protocol.GameAbout(
            id=game.id,
            seat_counts=list(game.seat_counts),
            minutes=game.minutes,
            age=game.age,
            rules_version=game.rules_version,
            options=options_about(game),
            campaigns=campaigns_about(game) or UNSET,
            bots=list(game.bots()),
            tutorial=game.tutorial() is not None,
            daily=game.daily,
            score_parts=game.score_parts,
            layout=protocol.Layout(game.layout.described()) if isinstance(game, DeclaredGame) else UNSET,
            families=game.families_about() or UNSET,
            texts=brings_texts(game),
        )
        for game in games().values()
    ]


def options_about(game: Game) -> list[protocol.OptionAbout]:
    return [protocol.OptionAbout(one.id, one.choices, one.default, one.clause) for one in game.options]


def campaigns_about(game: Game) -> list[protocol.CampaignAbout]:
    found = [one for one in registered_campaigns().values() if one.of == game.id]
    return [protocol.CampaignAbout(one.id, list(one.seat_counts), options_about(one)) for one in found]


def brings_texts(game: Game) -> bool:
    """Whether the page gets the texts of a game from the house: those of our own games are built into it."""
    return not game.package.startswith(OWN_GAMES) and has_texts(game.package)


async def show_texts(call: Call) -> Raw:
    """The texts of a game that is no part of the page, in one language, as Fluent."""
    game = find_game(str(call.request.path_params["game"]))
    language = str(call.request.path_params["language"])
    if language not in LANGUAGES or not brings_texts(game):
        raise NotFound("no-such-language", {"language": language[:20], "languages": ", ".join(LANGUAGES)})
    return Raw(read_texts(game.package, language).encode(), "text/plain; charset=utf-8")


async def list_rules(call: Call) -> list[protocol.ClauseText]:
    game = find_game(str(call.request.path_params["game"]))
    return [protocol.ClauseText(one.id, one.chapter, one.text) for one in clauses(game.rules_text()).values()]


async def make_table(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(protocol.MakeTable)
    table = await lobby.make(call.house, call.guest.id, await call.name(), said)
    return table.info(call.guest.id)


async def list_tables(call: Call) -> list[protocol.TableInfo]:
    guest = call.guest.id
    if "watch" in call.request.query_params:
        found = await call.house.store.read(guests.watchable_ids)
    else:
        phases = ("lobby", "playing", "over")
        found = await call.house.store.read(lambda connection: guests.table_ids(connection, guest, phases))
    tables = [(await call.house.table(table_id)).info(guest) for table_id in found]
    return sorted(tables, key=lambda table: table.changed, reverse=True)


async def show_table(call: Call) -> protocol.TableInfo:
    return (await call.table()).info(call.guest.id)


async def sit(call: Call) -> protocol.TableInfo:
    table = await call.table()
    said = call.said(protocol.Sit)
    await lobby.sit(call.house, table, call.guest.id, await call.name(), said)
    return table.info(call.guest.id)


async def leave(call: Call) -> protocol.TableInfo:
    table = await call.table()
    await lobby.leave(call.house, table, call.guest.id)
    return table.info(call.guest.id)


def changing(
    kind: type[S], change: Callable[[House, Table, str, S], Awaitable[object]]
) -> Callable[[Call], Awaitable[protocol.TableInfo]]:
    """A request that changes a table, and is answered with how the table is then."""

    async def handle(call: Call) -> protocol.TableInfo:
        table = await call.table()
        await change(call.house, table, call.guest.id, call.said(kind))
        return table.info(call.guest.id)

    return handle


seat_bot = changing(protocol.SeatBot, lobby.seat_bot)
settle = changing(protocol.ChangeSettings, lobby.change_settings)
start = changing(protocol.Start, lobby.start)
stand_in = changing(protocol.StandIn, sitting_in.stand_in)


async def rematch(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(protocol.AskRematch)
    successor = await rematching.rematch(call.house, await call.table(), call.guest.id, await call.name(), said)
    return successor.info(call.guest.id)


async def play_daily(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(protocol.PlayDaily)
    table = await daily.play(call.house, call.guest.id, await call.name(), find_game(said.game))
    return table.info(call.guest.id)


async def show_daily(call: Call) -> protocol.Daily:
    game = find_game(str(call.request.path_params["game"]))
    date = call.request.query_params.get("date", daily.today())
    return await daily.board(call.house, call.guest.id, game, date)


async def make_link(call: Call) -> protocol.Token:
    return protocol.Token(await seat_links.make_link(call.house, await call.table(), call.guest.id))


async def use_link(call: Call) -> protocol.TableInfo:
    said = call.said(protocol.UseLink)
    table = await seat_links.use_link(call.house, call.guest.id, said.token)
    return table.info(call.guest.id)


async def record(call: Call) -> Raw:
    return Raw(await replays.record_of(await call.table()), "application/json")


async def show_chapters(call: Call) -> list[protocol.ChapterTold]:
    return journal.chapters((await call.table()).state)


async def chapter_record(call: Call) -> Raw:
    number = str(call.request.path_params["number"])
    return Raw(journal.chapter_record((await call.table()).state, number).to_bytes(), "application/json")


async def sealed(call: Call) -> Raw:
    """A text of a campaign that was sealed, as Fluent."""
    name, language = (str(call.request.path_params[one]) for one in ("name", "language"))
    text = campaigns.sealed_text(await call.table(), name, language)
    return Raw(text.encode(), "text/plain; charset=utf-8")


async def page(call: Call) -> Page:
    """A page of a game's book, once the table has shown it."""
    query = call.request.query_params
    return open_page(await call.table(), query.get("name", ""), query.get("language", LANGUAGES[0]))


async def import_record(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    if is_campaign(call.body):
        table = await campaigns.import_campaign(call.house, call.guest.id, await call.name(), call.body)
    else:
        table = await replays.import_record(call.house, call.guest.id, call.body)
    return table.info(call.guest.id)


async def branch(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(protocol.Branch)
    table = await campaigns.branch(call.house, await call.table(), call.guest.id, await call.name(), said.lines)
    return table.info(call.guest.id)


async def frames(call: Call) -> list[protocol.Frame]:
    table = await call.table()
    first = call.number("from", 0) or 0
    count = min(call.number("count", 40) or 0, replays.MOST_FRAMES)
    return await replays.frames(table, call.guest.id, call.number("seat", None), first, count)


async def fork(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    said = call.said(protocol.Fork)
    table = await replays.fork(call.house, await call.table(), call.guest.id, await call.name(), said)
    return table.info(call.guest.id)


async def tutorial(call: Call) -> protocol.TableInfo:
    call.making.check(call.guest.id)
    game = find_game(str(call.request.path_params["game"]))
    position = game.tutorial()
    if position is None:
        raise Unknown("house-no-tutorial")
    table = await replays.tutorial(call.house, game, position, call.guest.id, await call.name())
    return table.info(call.guest.id)


async def reach(call: Call) -> protocol.Reach:
    settings = call.house.settings
    return protocol.Reach(await asyncio.to_thread(links, settings), bool(settings.public_url))


async def health(call: Call) -> protocol.Health:
    await call.house.readiness.check()
    return protocol.Health(True, __version__)


async def metrics(call: Call) -> Raw:
    """For the operator alone: the counters rise with every move at every table, also with those nobody may see."""
    token = call.house.settings.metrics_token
    given = call.request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Forbidden("house-operator-only")
    return Raw(call.house.metrics.text().encode(), "text/plain; version=0.0.4")


ME: Final = "/api/me"
ENDPOINTS: Final = (
    Endpoint("GET", ME, "who I am", me, None, protocol.Me),
    Endpoint("POST", ME, "name myself", name_me, protocol.NameMe, protocol.Me),
    Endpoint("GET", "/api/games", "the games of the house", list_games, None, list[protocol.GameAbout]),
    Endpoint(
        "GET", "/api/games/{game}/rules", "the clauses of a game", list_rules, None, list[protocol.ClauseText]
    ),
    Endpoint("GET", "/api/games/{game}/text/{language}", "the texts of a game", show_texts, None, None),
    Endpoint("POST", "/api/tables", "make a table", make_table, protocol.MakeTable, protocol.TableInfo, 201),
    Endpoint("GET", "/api/tables", "my tables, or those to watch", list_tables, None, list[protocol.TableInfo]),
    Endpoint(
        "POST", "/api/tables/import", "a table from a record", import_record, None, protocol.TableInfo, 201, True
    ),
    Endpoint("GET", "/api/tables/{table}", "a table", show_table, None, protocol.TableInfo),
    Endpoint("POST", "/api/tables/{table}/sit", "take a seat", sit, protocol.Sit, protocol.TableInfo),
    Endpoint("POST", "/api/tables/{table}/leave", "give the seat up", leave, protocol.Nothing, protocol.TableInfo),
    Endpoint("POST", "/api/tables/{table}/bot", "seat a bot", seat_bot, protocol.SeatBot, protocol.TableInfo),
    Endpoint(
        "POST", "/api/tables/{table}/settings", "change it", settle, protocol.ChangeSettings, protocol.TableInfo
    ),
    Endpoint("POST", "/api/tables/{table}/start", "begin the game", start, protocol.Start, protocol.TableInfo),
    Endpoint(
        "POST", "/api/tables/{table}/stand-in", "a bot sits in", stand_in, protocol.StandIn, protocol.TableInfo
    ),
    Endpoint(
        "GET", "/api/tables/{table}/chapters", "a campaign's games", show_chapters, None, list[protocol.ChapterTold]
    ),
    Endpoint("GET", "/api/tables/{table}/chapters/{number}", "the record of one", chapter_record, None, None),
    Endpoint("GET", "/api/tables/{table}/sealed/{name}/{language}", "a text that is open now", sealed, None, None),
    Endpoint("GET", "/api/tables/{table}/page", "a page of the game's book that is open now", page, None, Page),
    Endpoint(
        "POST", "/api/tables/{table}/branch", "a second campaign", branch, protocol.Branch, protocol.TableInfo, 201
    ),
    Endpoint("POST", "/api/tables/{table}/rematch", "play again", rematch, protocol.AskRematch, protocol.TableInfo),
    Endpoint(
        "POST",
        "/api/tables/{table}/link",
        "a link for my other device",
        make_link,
        protocol.Nothing,
        protocol.Token,
    ),
    Endpoint("POST", "/api/links", "take my seat to this device", use_link, protocol.UseLink, protocol.TableInfo),
    Endpoint("GET", "/api/tables/{table}/record", "the record of a finished game", record, None, None),
    Endpoint("GET", "/api/tables/{table}/frames", "a replay, step by step", frames, None, list[protocol.Frame]),
    Endpoint(
        "POST", "/api/tables/{table}/fork", "play on from a step", fork, protocol.Fork, protocol.TableInfo, 201
    ),
    Endpoint("POST", "/api/tutorial/{game}", "learn a game", tutorial, protocol.Nothing, protocol.TableInfo, 201),
    Endpoint("POST", "/api/daily", "today's challenge", play_daily, protocol.PlayDaily, protocol.TableInfo),
    Endpoint("GET", "/api/daily/{game}", "the board of a day", show_daily, None, protocol.Daily),
    Endpoint("GET", "/api/reach", "by which addresses others reach the house", reach, None, protocol.Reach),
    Endpoint("GET", "/health", "whether the house can work", health, None, protocol.Health),
    Endpoint("GET", "/metrics", "numbers for Prometheus", metrics, None, None),
)
READERS: Final = {one.request: Reader(one.request) for one in ENDPOINTS if one.request is not None}
