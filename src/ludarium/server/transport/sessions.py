"""Guests: a signed cookie, no password. What others see of a guest cannot be turned back into the cookie."""

import secrets
from base64 import b32encode, urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import cookie_parser

from ludarium.server.storage import schema

COOKIE: Final = "ludarium"
YEAR: Final = 365 * 24 * 3600
KEY_NAME: Final = "session"


class Guest(msgspec.Struct, frozen=True):
    """Who asks. ``fresh`` holds a cookie to set, for somebody who came without one."""

    id: str
    fresh: str = ""

    @property
    def default_name(self) -> str:
        return f"Guest {int.from_bytes(sha256(self.id.encode()).digest()[:4], 'big') % 900 + 100}"


class Sessions:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def guest(self, cookies: str) -> Guest:
        """The guest whom these cookies name, or a new one."""
        value = cookie_of(cookies)
        name, _, signature = value.partition(".")
        if name and compare_digest(signature.encode(), self.sign(name).encode()):
            return Guest(self.public_id(name))
        name = secrets.token_urlsafe(18)
        return Guest(self.public_id(name), f"{name}.{self.sign(name)}")

    def sign(self, name: str) -> str:
        return urlsafe_b64encode(hmac(self.key, b"cookie " + name.encode(), sha256).digest()).decode().rstrip("=")

    def public_id(self, name: str) -> str:
        return b32encode(hmac(self.key, b"guest " + name.encode(), sha256).digest()[:10]).decode().lower()


def cookie_of(cookies: str) -> str:
    # Not by ``SimpleCookie``, which reads none of them if another program on the same host has set an odd one.
    return cookie_parser(cookies).get(COOKIE, "")


def set_cookie(value: str, secure: bool) -> str:
    """The header that sets a session cookie."""
    flags = f"Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax"
    return f"{COOKIE}={value}; {flags}{'; Secure' if secure else ''}"


def load_key(connection: Connection) -> bytes:
    """The key of this database's sessions, made at its first use by whichever worker comes first."""
    query = select(schema.keys.c.secret).where(schema.keys.c.name == KEY_NAME)
    found = connection.execute(query).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                found = secrets.token_bytes(32)
                connection.execute(schema.keys.insert().values(name=KEY_NAME, secret=found))
        except IntegrityError:
            found = connection.execute(query).scalar_one()
    return bytes(found)
