"""The log of Rolling Realms, and the text of a finished game to pass on."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ludarium.core.events import Event, Fact
from ludarium.core.game import Arguments
from ludarium.games.rolling_realms.components import rating_of
from ludarium.games.rolling_realms.rules.scoring import tenths_of
from ludarium.games.rolling_realms.rules.state import RealmsState

IN_RESOURCES: Final = ("realms-gained", "realms-paid")
AMOUNTS: Final = ("pumpkins", "hearts", "coins")


def stars(tenths: int) -> str:
    """
    >>> stars(343), stars(5)
    ('34.3', '0.5')
    """
    return f"{tenths // 10}.{tenths % 10}"


def stars_said(tenths: int, say: Callable[..., str]) -> str:
    """The same with the decimal sign of the language."""
    return say("realms-decimal", whole=tenths // 10, tenths=tenths % 10)


def told(event: Event, say: Callable[..., str]) -> Event:
    """An event as the log tells it: scores with one decimal, realms by their names, resources as a list."""
    facts = {name: explained(name, fact, say) for name, fact in event.facts.items()}
    if event.kind in IN_RESOURCES:
        counts = {name: facts.pop(name) for name in AMOUNTS}
        facts["what"] = [say(f"realms-some-{name}", number=number) for name, number in counts.items() if number]
    return replace(event, facts=facts)


def explained(name: str, fact: Fact, say: Callable[..., str]) -> Fact:
    if name == "tenths" and isinstance(fact, int):
        return stars_said(fact, say)
    if name == "realms" and isinstance(fact, list):
        return [say(f"realms-realm-{realm}") for realm in fact]
    return fact


def share(state: RealmsState, seat: int) -> tuple[str, Arguments]:
    """RR-A38, RR-161: the total of a finished game, its rounds, and how it ended."""
    rounds = [tenths_of(score) for score in state.finished[seat :: state.seats]]
    total = sum(rounds)
    scores: Arguments = {"total": stars(total), "first": "", "second": "", "third": ""}
    scores |= dict(zip(("first", "second", "third"), map(stars, rounds), strict=False))
    result = state.result()
    if result is None or state.seats == 1:
        return "realms-share-solo", {**scores, "rating": rating_of(total)}
    place = 1 if seat in result.winners else 1 + sum(one > total for one in result.scores)
    return "realms-share", {**scores, "place": place, "players": state.seats}
