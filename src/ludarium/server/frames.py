"""The short way of a frame: uvicorn's WebSocket protocol without its queue.

uvicorn hands every frame to a task through a queue and stops reading meanwhile. At a table most frames are short
and answered at once, so here a whole text frame goes straight to a function, and an answer straight to the
transport. Everything else (the handshake, pings, closing, frames in parts or too long) stays uvicorn's business:
this class only cuts the stream into frames, and hands on unread what it does not know.
"""

from collections.abc import Callable
from typing import Final, cast

import msgspec
from msgspec import UNSET, UnsetType
from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludarium.server.framing import HEADER, MASKED, WHOLE_TEXT, frame_end, framed, only_text, payload

EXTENSION: Final = "ludarium.direct"
OUTBOX: Final = 400  # frames that a slow reader may be behind
TOO_SLOW: Final = 1013


class Numbered(msgspec.Struct, frozen=True):
    """What can be read of any frame that is JSON."""

    id: int | UnsetType = UNSET
    type: object = ""


class DirectProtocol(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None
    close_later: Callable[[int], None]
    partial = b""
    outbox: list[bytes] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application starts with the next turn of the event loop.
            cast("Scope", self.scope)["extensions"][EXTENSION] = self

    def take_over(self, hear: Callable[[bytes], None], close_later: Callable[[int], None]) -> None:
        """From now on frames are heard here, and no longer received by the application."""
        self.hear = hear
        self.close_later = close_later

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # uvicorn forgets it after a refusal, and logs that as an error

    # In.

    def data_received(self, data: bytes) -> None:
        if self.partial:
            data = self.partial + data
            self.partial = b""
        elif self.hear is not None and not self.close_sent:
            text = only_text(data)
            if text is not None:
                self.hear(text)
                return
        size = len(data)
        start = 0
        while start < size:
            if self.hear is None or self.close_sent:
                super().data_received(data[start:] if start else data)
                return
            end = frame_end(data, start, size)
            if end > size:
                if end - start > self.config.ws_max_size + HEADER:
                    self.hear = None  # too long: uvicorn says so, and ends it
                    continue
                self.partial = data[start:]
                return
            if data[start] == WHOLE_TEXT and data[start + 1] & MASKED and end - start <= self.config.ws_max_size:
                self.hear(payload(data, start, end))
            else:
                super().data_received(data[start:end])
            start = end

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hear(data)

    # Out.

    def tell(self, text: bytes) -> None:
        if self.disconnected or self.close_sent:
            return
        if self.outbox is not None:
            self.outbox.append(text)
            if len(self.outbox) > OUTBOX:
                self.close_later(TOO_SLOW)
            return
        self.transport.write(framed(text))

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.outbox is None:
            self.outbox = []

    def resume_writing(self) -> None:
        super().resume_writing()
        waiting, self.outbox = self.outbox or [], None
        for text in waiting:
            self.tell(text)
