"""Who sits where, and what they are called."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.text import Texts

PERSON: Final = "me"
BOT: Final = "bot"
USUAL_BOT: Final = "greedy"
USUAL_TABLE: Final = 3


def usual_bot(game: Game) -> str:
    return USUAL_BOT if USUAL_BOT in game.bots() else "random"


def seated(game: Game, text: str | None) -> list[str]:
    """``me`` or the name of a bot for each seat, from ``me,bot,bot:random``.

    >>> from ludarium.core.registry import game
    >>> seated(game("ruins"), "me, bot, bot:random")
    ['me', 'greedy', 'random']
    """
    if text is None:
        size = USUAL_TABLE if USUAL_TABLE in game.seat_counts else min(game.seat_counts)
        return [PERSON, *[usual_bot(game)] * (size - 1)]
    return [one_seat(game, name.strip()) for name in text.split(",")]


def one_seat(game: Game, name: str) -> str:
    if name == PERSON:
        return PERSON
    bot = usual_bot(game) if name == BOT else name.removeprefix(f"{BOT}:")
    if bot not in game.bots():
        known = ", ".join([PERSON, BOT, *game.bots()])
        raise NotFound("cli-no-such-player", {"player": name[:40], "players": known})
    return bot


def seat_names(texts: Texts, game: Game, seats: Sequence[str]) -> list[str]:
    """What the log calls each seat: people and bots by their seat, others by the name they gave."""
    return [seat_name(texts, game, seat, kind) for seat, kind in enumerate(seats)]


def seat_name(texts: Texts, game: Game, seat: int, kind: str) -> str:
    if kind == PERSON:
        return texts.say("cli-name-person", seat=seat + 1)
    return texts.say("cli-name-bot", seat=seat + 1) if kind in game.bots() else kind


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise NotFound("no-such-seat", {"seat": seat, "seats": seats})
