"""The journey sheet in the terminal."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ludarium.games.yami.campaign.kingdom import KINGDOMS, base_text

if TYPE_CHECKING:
    from ludarium.games.yami.campaign.game import JourneyView

Say = Callable[..., str]
MARKED, UNMARKED, PHASE = "●", "○", "◐"
ID: Final = "yami_campaign"


def draw_sheet(view: "JourneyView", say: Say) -> Text:
    """The lunar track, the missions, what the group owns, and what is next."""
    kingdom = KINGDOMS[view.options["sheet"]]
    track = "".join(division_sign(at, view.marked, kingdom.phases) for at in range(1, kingdom.divisions + 1))
    letter = [] if view.marked else [say(f"{ID}-letter"), ""]  # YA-027: a welcome, before the first attempt
    lines = [
        *letter,
        f"{say(f'{ID}-drawn-track', marked=view.marked, divisions=kingdom.divisions)}  {track}",
        say(f"{ID}-drawn-missions", missions=listed(view.completed, view.stars) or say(f"{ID}-drawn-none")),
        say(f"{ID}-drawn-stars", stars=view.total),
        say(f"{ID}-drawn-power", power=view.power, sites=view.sites, vines=len(view.vines)),
    ]
    if view.bases:
        lines.append(say(f"{ID}-drawn-bases", bases=[say(base_text(letter)) for letter in view.bases]))
    if view.final_night:
        lines.append(say(f"{ID}-drawn-night"))
    if view.available:
        lines.append(say(f"{ID}-drawn-open", missions=listed(view.available, [])))
    if view.chosen is not None and view.step != "over":
        lines.append(say(f"{ID}-drawn-next", number=view.chosen, mission=f"yami-mission-{view.chosen}"))
    if view.rank:
        lines.append(say(f"{ID}-drawn-rank", rank=f"{ID}-rank-{view.rank}"))
    return Text("\n".join(lines))


def division_sign(division: int, marked: int, phases: list[int]) -> str:
    if division <= marked:
        return MARKED
    return PHASE if division in phases else UNMARKED


def listed(missions: list[int], stars: list[int]) -> str:
    return ", ".join(f"{mission}★" if mission in stars else str(mission) for mission in missions)
