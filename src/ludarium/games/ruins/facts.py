"""What a page or a terminal wants beyond the View: what each ruin is worth now, and what is known of hands."""

from functools import lru_cache

import msgspec

from ludarium.core.view import Facts
from ludarium.games.ruins.components import COMPONENTS, DISCOVERY_NUMBER, RUIN_NUMBER, Effect
from ludarium.games.ruins.table import Build, RuinsView, handed_over, night_sides


class Card(msgspec.Struct, frozen=True):
    """A ruin as it lies there: the value of its side, its normal value with every increase, and all its icons."""

    night: bool
    base: int
    value: int
    effects: dict[Effect, int]


class RuinsFacts(Facts, frozen=True):
    """``cards`` are the ruins that are not as they came from the box; ``known`` those handed over, by owner.

    ``spent`` are torches that the play which is being named will cost, ``claims_left`` own claims that it leaves.
    """

    cards: dict[str, Card]
    known: dict[int, list[str]]
    spent: int
    claims_left: int


@lru_cache(4096)
def card_of(name: str, discoveries: tuple[str, ...], night: bool) -> Card:
    """RU-096 to RU-098: the side that is up, and all that the discoveries on it add."""
    printed = COMPONENTS.ruin[RUIN_NUMBER[name] // COMPONENTS.game.copies]
    effects = dict(printed.night_effect) if night else {}
    base = printed.night if night else printed.day
    for discovery in discoveries:
        for effect, number in COMPONENTS.discovery[DISCOVERY_NUMBER[discovery]].effect.items():
            effects[effect] = effects.get(effect, 0) + number
    return Card(night, base, base + effects.get("increase", 0), effects)


def cards_in(view: RuinsView, names: list[str]) -> dict[str, Card]:
    on = {name: tuple(upgrades.discoveries) for name, upgrades in view.ruins.items()}
    night = night_sides(view)
    return {name: card_of(name, on.get(name, ()), name in night) for name in names}


def facts_of(view: RuinsView) -> RuinsFacts:
    changed = sorted({*view.ruins, *night_sides(view)}, key=RUIN_NUMBER.__getitem__)
    build = view.build or Build()
    spent = sum(view.prices[slot - 1] for slot in build.buy)
    claims = 0 if view.seat is None else view.unused_claims[view.seat] - len(build.claims)
    return RuinsFacts(cards_in(view, changed), handed_over(view), spent, claims)
