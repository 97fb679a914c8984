"""The application: routes, guards around every request, opening and closing of the house."""

import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ludarium.core.errors import LudariumError
from ludarium.core.registry import games
from ludarium.server.errors import Failed, Forbidden, JsonOnly, Oversized, WrongMethod, status_of
from ludarium.server.house import House
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage.database import trouble
from ludarium.server.storage.store import Store
from ludarium.server.transport import connection
from ludarium.server.transport.api import ENDPOINTS, ME, Call, Endpoint, Raw
from ludarium.server.transport.headers import SecurityHeaders, refuse_socket
from ludarium.server.transport.limits import Buckets
from ludarium.server.transport.openapi import document
from ludarium.server.transport.protocol import ErrorAnswer
from ludarium.server.transport.sessions import Guest, Sessions, load_key, set_cookie
from ludarium.server.transport.static import Page, find_page

logger: Final = logging.getLogger(__name__)
# Every page asks for it, and it is the same for everybody.
COMPRESSED: Final = {"/api/games": [Middleware(GZipMiddleware, minimum_size=1000)]}


class Application:
    """One worker of the house."""

    house: House
    sessions: Sessions

    def __init__(self, settings: Settings) -> None:
        games()  # found and loaded now, not while somebody waits
        self.settings = settings
        self.metrics = Metrics()
        self.page = Page(find_page(settings.page))
        self.by_session = Buckets(settings.limits.session)
        self.by_address = Buckets(settings.limits.address)
        self.making = Buckets(settings.limits.tables)

    def asgi(self) -> ASGIApp:
        routes: list[BaseRoute] = [
            Route(one.path, self.endpoint(one), methods=[one.method], middleware=COMPRESSED.get(one.path))
            for one in ENDPOINTS
        ]
        routes.append(WebSocketRoute("/api/tables/{table}/socket", self.socket))
        routes.append(WebSocketRoute("/{path:path}", refuse_socket))
        routes.append(Route("/api/openapi.json", self.openapi))
        routes.append(Route("/", self.static))
        routes.append(Route("/{path:path}", self.static))
        refusals = {405: self.wrong_method}
        return SecurityHeaders(Starlette(routes=routes, lifespan=self.lifespan, exception_handlers=refusals))

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        store = Store(self.settings, self.metrics)
        self.sessions = Sessions(await store.write(load_key))
        self.house = House(self.settings, store, self.metrics)
        await self.house.open()
        gc.collect()
        gc.freeze()  # what is loaded now stays: looking for garbage in it would only make people wait
        logger.info("open")
        yield
        await self.house.close()
        logger.info("closed")

    # Sockets and files.

    def socket(self, web: WebSocket) -> Awaitable[None]:
        return connection.serve_socket(self.house, self.sessions, self.by_address, web)

    async def static(self, request: Request) -> Response:
        return await self.guarded(request, self.page.serve(request))

    async def openapi(self, request: Request) -> Response:
        async def answer() -> Response:
            return Response(msgspec.json.encode(document()), media_type="application/json")

        return await self.guarded(request, answer())

    # Requests.

    async def wrong_method(self, request: Request, error: Exception) -> Response:
        async def answer() -> Response:
            raise WrongMethod("house-no-such-method", {"method": request.method[:20]})

        response = await self.guarded(request, answer())
        if isinstance(error, HTTPException):
            response.headers.update(error.headers or {})
        return response

    def endpoint(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            return await self.guarded(request, self.answer(endpoint, request))

        return serve

    async def guarded(self, request: Request, answering: Awaitable[Response]) -> Response:
        """Whatever happens, an answer, and a line in the log."""
        started = time.perf_counter()
        self.metrics.requests += 1
        try:
            response = await answering
        except LudariumError as error:
            self.metrics.refusals += 1
            response = refusal(error)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            self.metrics.failures += 1
            logger.exception("a request failed")
            response = refusal(trouble(error) or Failed("house-failed"))
        route = request.scope.get("route")
        facts = {
            "method": request.method,
            "path": getattr(route, "path", ""),
            "status": response.status_code,
            "ms": round((time.perf_counter() - started) * 1000, 1),
        }
        logger.info("request", extra={"facts": facts})
        return response

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        address = request.client.host if request.client else ""
        self.by_address.check(address)
        if not endpoint.path.startswith("/api"):
            guest = Guest("")
        else:
            guest = self.sessions.guest(request.headers.get("cookie", ""))
            self.by_session.check(guest.id)
            self.house.bot_seats.came_from(guest.id, address)
        body = b""
        if endpoint.method == "POST":
            limits = self.settings.limits
            limit = limits.import_bytes if endpoint.big else limits.body_bytes
            body = await read_body(request, limit, self.settings.public_url)
        result = await endpoint.handle(Call(self.house, guest, request, body, self.making))
        if isinstance(result, Raw):
            response = Response(result.data, endpoint.status, media_type=result.kind)
        else:
            response = Response(msgspec.json.encode(result), endpoint.status, media_type="application/json")
        response.headers["cache-control"] = "private, no-store"
        # A page asks for several things at once before it has a cookie; if each answer set one, a late answer
        # would make somebody else of a guest who has already sat down.
        if guest.fresh and (endpoint.method == "POST" or endpoint.path == ME):
            response.headers["set-cookie"] = set_cookie(guest.fresh, request.url.scheme == "https")
        return response


async def read_body(request: Request, limit: int, public_url: str) -> bytes:
    if not connection.same_origin(request.headers.get("origin"), request.headers.get("host"), public_url):
        raise Forbidden("house-other-origin")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    length = request.headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length) > limit:
        raise Oversized("house-too-big", {"limit": limit})
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > limit:
            raise Oversized("house-too-big", {"limit": limit})
    if parts and kind != "application/json":
        raise JsonOnly("house-json-only")
    return bytes(parts)


def refusal(error: LudariumError) -> Response:
    answer = ErrorAnswer(error.code, error.reason, dict(error.arguments), error.clause)
    status = status_of(error)
    response = Response(msgspec.json.encode(answer), status, media_type="application/json")
    if status == 429:
        response.headers["retry-after"] = "1"
    return response
