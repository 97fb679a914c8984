"""What a seat knows of cards that it does not see: who is void in which colour (YA-057, YA-139, YA-A43; N1, N2).

Hands only shrink. Who did not follow, or did not answer a fog demand, has none of that colour for the rest of the
mission, unless magic was spent for the card. Cards discarded before that may have been of the colour.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ludarium.core.dealing import Element, Known
from ludarium.core.rng import Rng
from ludarium.core.zones import UNKNOWN
from ludarium.games.yami.components import COLOURS, COMPONENTS, NOX
from ludarium.games.yami.table import Trick, YamiView

COLOUR: Final = {tile.id: tile.colour for tile in COMPONENTS.tile}
ALL: Final = frozenset([*COLOUR, NOX])
OF_COLOUR: Final[dict[str, frozenset[str]]] = {
    colour: frozenset(id for id, one in COLOUR.items() if one == colour) for colour in COLOURS
}


def known_to(view: YamiView) -> Known:
    """Hands and discards of others, by place, as far as the tricks tell anything about them."""
    known: dict[str, Sequence[Element]] = {}
    rows = [*view.tricks, unfinished(view)]
    for seat in range(view.seats):
        voids = voids_after(rows, seat, view.seats)
        hand = view.hands[seat]
        if isinstance(hand, int) and voids[-1]:
            known[f"hands.{seat}"] = [one_of(voids[-1])] * hand
        chosen = view.showing.get(seat, [])
        if isinstance(chosen, int) and chosen and voids[-1]:
            known[f"showing.{seat}"] = [one_of(voids[-1])] * chosen
        pile = view.discards.get(seat, [])
        if isinstance(pile, int):
            elements = discarded(view, seat, pile, voids)
            if any(element != UNKNOWN for element in elements):
                known[f"discards.{seat}"] = elements
    return known


def guess_discards(view: YamiView, table: YamiView, rng: Rng) -> YamiView:
    """Whoever has chosen what to discard did so unseen (YA-A25): in a sampled table it is a guess."""
    if view.step != "discard":
        return table
    discarding = dict(table.discarding)
    for seat, hand in table.hands.items():
        if seat != view.seat and seat not in view.to_move:
            assert isinstance(hand, list)  # a whole table lists it
            cards = [*hand, *table.revealed.get(seat, [])]
            number = min(int(view.about), len(cards))
            discarding[seat] = [cards.pop(rng.below(len(cards))) for _ in range(number)]
    return replace(table, discarding=discarding)


def unfinished(view: YamiView) -> Trick:
    """The trick in progress as a row."""
    return Trick(view.trick, view.leader, view.leader, magic=view.magic_spent, fog=view.fog_demand)


def one_of(void: frozenset[str]) -> frozenset[str]:
    return ALL.difference(*(OF_COLOUR[colour] for colour in void))


def voids_after(rows: list[Trick], seat: int, seats: int) -> list[frozenset[str]]:
    """The colours of which a seat has none left, after each trick."""
    found: list[frozenset[str]] = []
    void: frozenset[str] = frozenset()
    for row in rows:
        void |= shown_by(row, seat, max(seats, 3))
        found.append(void)
    return found


def shown_by(row: Trick, seat: int, participants: int) -> frozenset[str]:
    """The colours that a seat's card in a trick says it has none of."""
    if seat not in row.cards or seat in row.magic:
        return frozenset()
    own = COLOUR.get(row.cards[seat], "")
    if seat == row.led:
        return frozenset() if own in row.fog else frozenset(row.fog)
    at = row.led
    while at != seat:
        colour = COLOUR.get(row.cards.get(at, ""), "")
        if colour:
            return frozenset() if own == colour else frozenset([colour])
        at = (at + 1) % participants
    return frozenset()


def discarded(view: YamiView, seat: int, number: int, voids: list[frozenset[str]]) -> list[Element]:
    """The discards of a seat in their order; each was made after the trick whose whirlpools it paid for."""
    elements: list[Element] = []
    for row, void in zip(view.tricks, voids, strict=False):
        elements += [one_of(void) if void else UNKNOWN] * row.whirlpools
    elements = (elements + [UNKNOWN] * number)[:number]
    for at, name in view.seen_discards.get(seat, {}).items():
        if at < number:
            elements[at] = name
    return elements
