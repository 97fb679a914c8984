"""Helpers for tests of the campaign: sheets, attempts and their ends."""

from typing import Any

import msgspec

from ludarium.core.campaign import CampaignView, Chapter
from ludarium.core.events import Event
from ludarium.core.result import Result
from ludarium.games.yami.campaign.game import CAMPAIGN, JourneyView
from ludarium.games.yami.campaign.sheet import Journey

WON, STAR, FAILED = (
    Result([0, 1], [1, 1], "completed"),
    Result([0, 1], [2, 2], "completed"),
    Result([], [0, 0], "x"),
)
# The shortest ways to mission 22 (components, section 9).
SHORTEST = {"normal": [1, 2, 3, 6, 8, 19, 22], "harder": [1, 2, 3, 4, 6, 8, 20, 22]}


def begun(seats: int = 2, **options: str) -> Journey:
    state = CAMPAIGN.start(seats, options)
    assert isinstance(state, Journey)
    return state


def loaded(**position: Any) -> Journey:
    state = CAMPAIGN.load(position)
    assert isinstance(state, Journey)
    return state


def choose(state: Journey, *moves: str) -> None:
    for move in moves:
        state.play(state.turn, CAMPAIGN.parse(move))


def attempt(state: Journey, mission: int, outcome: Result | None = WON) -> list[Event]:
    """Choose a mission if need be, begin it, and enter how it ended."""
    if state.chosen != mission:
        choose(state, f"mission {mission}")
    choose(state, "begin")
    news: list[Event] = []
    state.news = news
    CAMPAIGN.end_chapter(state, outcome)
    state.news = None
    return news


def due(state: Journey) -> Chapter:
    """The attempt that begins now, on a copy."""
    twin = state.copy()
    choose(twin, "begin")
    chapter = CAMPAIGN.chapter(twin)
    assert chapter is not None
    return chapter


def view(state: Journey) -> JourneyView:
    seen = CAMPAIGN.view(state, None)
    assert isinstance(seen, JourneyView)
    assert isinstance(seen, CampaignView)
    return seen


def after(*missions: int, failures: int = 0, **options: str) -> Journey:
    """A campaign with missions completed in this order, after some failures of the first."""
    state = begun(2, **options)
    for _ in range(failures):
        attempt(state, 1, FAILED)
    for mission in missions:
        attempt(state, mission)
    return state


def kinds(news: list[Event]) -> list[str]:
    return [event.kind.removeprefix("yami_campaign-") for event in news]


def fact(news: list[Event], kind: str, name: str) -> object:
    (found,) = [event for event in news if event.kind == f"yami_campaign-{kind}"]
    return msgspec.to_builtins(found.facts)[name]
