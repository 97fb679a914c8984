"""What a seat can tell of the cards that it does not see, from all that was played (YA-A28, YA-A29)."""

from ludarium.core.bits import how_many
from ludarium.games.yami.bots.deals import ClosedHand, Unseen
from ludarium.games.yami.components import CARD_NUMBER, COUNTS, NOX, TILES
from ludarium.games.yami.knowledge import one_of, unfinished, voids_after
from ludarium.games.yami.table import YamiView


def own_cards(view: YamiView) -> list[str]:
    """The cards in the hand of the seat that looks."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert isinstance(hand, list)
    return [*hand, *view.revealed.get(view.seat, [])]


def unseen_by(view: YamiView) -> Unseen:
    seen: list[str] = [*view.trick.values(), *view.automa_row.values()]
    for trick in view.tricks:
        seen += trick.cards.values()
    for known in view.seen_discards.values():
        seen += known.values()
    open_hands: list[int] = []
    closed: list[ClosedHand] = []
    rows = [*view.tricks, unfinished(view)]
    for seat in range(view.seats):
        names = [*view.revealed.get(seat, [])]
        for pile in (view.hands[seat], view.showing.get(seat, [])):
            if isinstance(pile, list):
                names += pile
        discarded = view.discards.get(seat, [])
        if isinstance(discarded, list):
            seen += [name for at, name in enumerate(discarded) if at not in view.seen_discards.get(seat, {})]
        open_hands.append(hand_of(names))
        seen += names
        hand = view.hands[seat]
        if isinstance(hand, int) and hand:
            possible = one_of(voids_after(rows, seat, view.seats)[-1])
            closed.append(ClosedHand(seat, hand, hand_of([*possible])))
    left = [card for card, name in enumerate(TILES) if name not in seen]
    if view.options.get("quarter") == "on":
        left += [CARD_NUMBER[NOX]] * (COUNTS["nox"] - seen.count(NOX))
    return Unseen(left, sorted(closed, key=lambda one: how_many(one.possible)), open_hands)


def cards_to_come(view: YamiView) -> list[int]:
    """The spirit cards that were not played yet."""
    played = {name for trick in view.tricks for name in trick.cards.values()} | {*view.trick.values()}
    return [card for card, name in enumerate(TILES) if name not in played]


def hand_of(names: list[str]) -> int:
    """Cards packed as a hand."""
    return sum(1 << CARD_NUMBER[name] for name in names)
