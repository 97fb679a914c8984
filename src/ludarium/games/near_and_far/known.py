"""What a seat knows of artifacts that it does not see: what it saw in the draft (see ``rules/draft``)."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludarium.core.dealing import Element, Known
from ludarium.core.rng import Rng
from ludarium.games.near_and_far.components import SPECIALS
from ludarium.games.near_and_far.table import COMMON, SPECIAL, Gap, NearView


def known_to(view: NearView, rng: Rng) -> Known:
    """Hands, picks and packs of others, by place, with the cards of each gap in some order that fits."""
    if view.seat is None:
        return {}
    named: dict[str, list[str]] = {}
    for pick, gap in enumerate(view.draft_seen.get(view.seat, [])):
        cards = list(gap.cards)
        shuffle(cards, rng)
        for where, card in zip(places_of(view, view.seat, pick, gap), cards, strict=False):
            named.setdefault(where, []).append(card)
    return {where: filled(view, where, names) for where, names in named.items()}


def shuffle(cards: list[str], rng: Rng) -> None:
    order = list(range(len(cards)))
    rng.shuffle(order)
    cards[:] = [cards[at] for at in order]


def places_of(view: NearView, seat: int, pick: int, gap: Gap) -> list[str]:
    """Where the cards of a gap lie: one with each taker, and what nobody took yet in the pack on its way.

    A pack that was passed on at some pick lies one seat further with every pick.
    """
    if view.step != "draft":
        return [f"hands.{taker}" for taker in gap.seats]
    now = int(view.about or 0)
    takers = [(seat + 1 + at) % view.seats for at in range(len(gap.seats))]
    away = now - pick  # how many seats further the pack lies now; 0 if it has not been passed yet
    holder = (seat + away) % view.seats
    if away > len(takers):
        return [f"hands.{taker}" for taker in takers]
    places = [f"hands.{taker}" for taker in takers[: max(away - 1, 0)]]
    if away and view.picked[holder] is not None:
        places.append(f"picked.{holder}")
    return places + [f"packs.{holder}"] * (len(gap.cards) - len(places))


def filled(view: NearView, where: str, names: Sequence[str]) -> Sequence[Element]:
    """A closed pile with the known cards in it, the others by their backs."""
    zone, _, seat = where.partition(".")
    content: Any = getattr(view, zone)[int(seat)]
    if isinstance(content, Mapping):
        commons, specials = content.get(COMMON.back, 0), content.get(SPECIAL.back, 0)
    elif isinstance(content, int):
        commons, specials = content, 0
    elif isinstance(content, list):
        return content  # the own pack, which lies open
    else:
        return [*names]
    return [*names, *[COMMON.back] * (commons - len(names)), *[SPECIAL.back] * specials]


def guess_drops(view: NearView, table: NearView, rng: Rng) -> NearView:
    """Whoever is done with the discards after the draft has dropped a special artifact; which one is a guess."""
    if view.step != "trim":
        return table
    dropping = dict(table.dropping)
    for seat, hand in table.hands.items():
        if seat != view.seat and seat not in view.to_move:
            specials = [name for name in hand if name in SPECIALS]  # type: ignore[union-attr]  # a whole table lists it
            dropping[seat] = [specials[rng.below(len(specials))]]
    return replace(table, dropping=dropping)
