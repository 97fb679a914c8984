"""A whole State drawn from a View: hidden ruins are dealt again, consistently with what the seat knows."""

from typing import Final

import msgspec

from ludarium.core.position import Chance
from ludarium.core.rng import Rng
from ludarium.games.ruins.components import DISCOVERIES, RUINS, ruins_in_use
from ludarium.games.ruins.engine.state import RuinsState
from ludarium.games.ruins.placing import state_of
from ludarium.games.ruins.position import Knowledge, Position, read_step
from ludarium.games.ruins.view import RuinsView, Upgrades

# How often an opponent's secret choice is taken to be a turned ruin: two times out of three.
FLIPS: Final = 2
FLIPS_OF: Final = 3


def sample_state(view: RuinsView, rng: Rng) -> RuinsState:
    """RU-A48: hands, deck order, discovery order and unseen flips are drawn; all else is as the view has it."""
    hands, deck = deal_hidden(view, rng)
    upgrades = dict(view.upgrades)
    for name in unseen_flips(view, hands, rng):
        old = upgrades.get(name, Upgrades())
        upgrades[name] = Upgrades(True, old.claim, old.discoveries)
    discovery_deck = hidden_discoveries(view, rng)
    night = [name for name, one in view.upgrades.items() if one.night]
    given = [ruin for ruins in view.known.values() for ruin in ruins]
    unset = msgspec.UNSET
    position = Position(
        seats=view.seats,
        round=view.round,
        starter=view.starter,
        participants=view.participants,
        out=view.out,
        poised=view.poised,
        scores=view.scores,
        torches=view.torches,
        hands=dict(enumerate(hands)),
        deck=deck,
        discard=view.discard,
        pile=view.pile,
        passes=view.passes,
        ruins=upgrades,
        market=view.market,
        discovery_deck=discovery_deck,
        step=read_step(view.step),
        to_move=view.to_move,
        winner=unset if view.result is None else view.result.winners[0],
        build=unset if view.build is None else view.build,
        ending=unset if view.ending is None else view.ending,
        knowledge=Knowledge(
            night_seen={} if view.seat is None else {view.seat: night},
            night_shown=view.night_shown,
            given={} if view.seat is None else {view.seat: given},
            drew=view.drew,
        ),
        chance=Chance(rng.key.hex(), rng.drawn),
    )
    return state_of(position, view.seats, view.options, rng.copy())


def deal_hidden(view: RuinsView, rng: Rng) -> tuple[list[list[str]], list[str]]:
    """Hands and deck. A claimed ruin that nobody has drawn is with its owner or in the deck (RU-089)."""
    hands: list[list[str]] = [view.known.get(seat, [])[:] for seat in range(view.seats)]
    if view.seat is not None:
        hands[view.seat] = view.hand[:]
    open_ruins = {ruin for play in view.pile for ruin in play.ruins} | set(view.discard)
    open_ruins.update(ruin for hand in hands for ruin in hand)
    hidden = [number for number in ruins_in_use(view.seats) if RUINS[number] not in open_ruins]
    rng.shuffle(hidden)
    room = [size - len(hand) for size, hand in zip(view.hand_sizes, hands, strict=True)]
    deck_room = view.deck_size
    deck: list[str] = []
    # Ruins that cannot be just anywhere come first, while there is room where they can be.
    bound = [number for number in hidden if owner_of(view, RUINS[number]) in view.participants]
    for number in [*bound, *(number for number in hidden if number not in bound)]:
        name = RUINS[number]
        places = [seat for seat in range(view.seats) for _ in range(room[seat]) if may_hold(view, seat, name)]
        choice = rng.below(len(places) + deck_room) if len(places) + deck_room else -1
        if choice < 0:
            places = [seat for seat in range(view.seats) if room[seat]]
            choice = rng.below(len(places))
        if choice < len(places):
            hands[places[choice]].append(name)
            room[places[choice]] -= 1
        else:
            deck.append(name)
            deck_room -= 1
    order = list(range(len(deck)))
    rng.shuffle(order)
    return hands, [deck[at] for at in order]


def owner_of(view: RuinsView, ruin: str) -> int | None:
    upgrades = view.upgrades.get(ruin)
    return None if upgrades is None else upgrades.claim


def may_hold(view: RuinsView, seat: int, ruin: str) -> bool:
    owner = owner_of(view, ruin)
    return owner is None or owner not in view.participants or owner == seat or seat in view.drew


def unseen_flips(view: RuinsView, hands: list[list[str]], rng: Rng) -> list[str]:
    """Ruins that opponents may have turned in this round without showing them yet (RU-A10)."""
    turned = []
    for seat in view.participants:
        chosen_already = view.step != "flip" or seat not in view.to_move
        if seat == view.seat or seat in view.out or not chosen_already or rng.below(FLIPS_OF) >= FLIPS:
            continue
        unseen = [
            ruin
            for ruin in hands[seat]
            if ruin not in view.known.get(seat, []) and not view.upgrades.get(ruin, Upgrades()).night
        ]
        if unseen:
            turned.append(unseen[rng.below(len(unseen))])
    return turned


def hidden_discoveries(view: RuinsView, rng: Rng) -> list[str]:
    open_discoveries = {name for one in view.upgrades.values() for name in one.discoveries} | set(view.market)
    order = [number for number, name in enumerate(DISCOVERIES) if name not in open_discoveries]
    rng.shuffle(order)
    return [DISCOVERIES[number] for number in order]
