"""Positions of Unearth set up on the table: cards, ruins and dice.

A position may leave out whatever it does not care about: that is taken from a fresh set-up with a seed. What it
does say is checked, and refused with the place of the fault. ``building`` places stones and wonders,
``progress`` the turn.
"""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from ludarium.core.rng import Rng
from ludarium.games.unearth.building import place_stones, place_wonders, take_stone
from ludarium.games.unearth.components import (
    AGE_NUMBER,
    AGES,
    CARD_NUMBER,
    CARDS,
    COMPONENTS,
    DIE_NUMBER,
    RUINS,
    STONE_NUMBER,
    TABLES,
    ages_in_use,
    ruin_mask,
)
from ludarium.games.unearth.engine.claims import lay_stones
from ludarium.games.unearth.engine.data import FESTIVAL, GATHERING, HIDDEN_PATH, STONE_VALUE
from ludarium.games.unearth.engine.delving import CARD_UNIT
from ludarium.games.unearth.engine.moves import COLOURED_RUINS, PLACES, RUIN_KINDS
from ludarium.games.unearth.engine.setup import ALL_CARDS, start_game
from ludarium.games.unearth.engine.state import NOTHING, UnearthState
from ludarium.games.unearth.engine.stones import UNIT, how_many
from ludarium.games.unearth.faults import Found, wrong
from ludarium.games.unearth.position import Ground, Position
from ludarium.games.unearth.progress import place_progress


def state_of(position: Position, seats: int, promos: bool, rng: Rng) -> UnearthState:
    """A State from a position whose shape is right; what is missing comes from a fresh set-up."""
    for name in ("hidden", "claimed", "hands", "stones", "wonders"):
        given = getattr(position, name)
        for seat in [] if given is UNSET else given:
            if seat >= seats:
                raise wrong(f"{name}.{seat}", "unearth-position-no-such-seat", seat=seat)
    state = start_game(seats, promos, rng)
    state.offered = None
    place_ruins(state, position)
    place_cards(state, position)
    place_stones(state, position)
    place_wonders(state, position)
    place_dice(state, position)
    lay_missing_stones(state, position)
    if position.chance is not UNSET:
        state.rng = position.chance.rng()
    place_progress(state, position)
    return state


# Ruins.


def place_ruins(state: UnearthState, position: Position) -> None:
    """Centre, deck, box, hidden and claimed ruins: each lies in exactly one place (UN-003)."""
    found = named_ruins(position)
    place_age(state, position, found)
    fresh = fresh_ruins(state)
    left = [ruin for ruin in fresh if RUINS[ruin] not in found.places]
    state.claimed = masks(state, {} if position.claimed is UNSET else position.claimed)
    left = place_hidden(state, position, left)
    left = place_centre(state, position, left)
    left = place_deck(state, position, left)
    if position.box is not UNSET:
        state.box = ruin_mask(position.box)
        if left:
            raise wrong("box", "unearth-position-missing", "UN-003", name=RUINS[left[0]])
    else:
        state.box = sum(1 << ruin for ruin in left)
    opened = [] if position.boxed_openly is UNSET else position.boxed_openly
    for at, name in enumerate(opened):
        gained = any(hidden >> AGE_NUMBER[name] & 1 for hidden in state.hidden)
        if not gained and not state.box >> AGE_NUMBER[name] & 1:
            raise wrong(f"boxed_openly[{at}]", "unearth-position-not-boxed", "UN-086", name=name)
    state.box_open = ruin_mask(opened)


def named_ruins(position: Position) -> Found:
    found = Found()
    for at, ground in enumerate([] if position.centre is UNSET else position.centre):
        if ground.ruin:
            found.note(ground.ruin, f"centre[{at}].ruin")
    for kind, by_seat in (("hidden", position.hidden), ("claimed", position.claimed)):
        for seat, names in ({} if by_seat is UNSET else by_seat).items():
            found.note_all(names, f"{kind}.{seat}")
    found.note_all([] if position.box is UNSET else position.box, "box")
    found.note_all([] if position.ruin_deck is UNSET else position.ruin_deck, "ruin_deck")
    return found


def fresh_ruins(state: UnearthState) -> list[int]:
    """The coloured ruins in the order of the set-up: hidden, centre, deck, box."""
    order = [ruin for hidden in state.hidden for ruin in range(COLOURED_RUINS) if hidden >> ruin & 1]
    order += [ruin for ruin in state.ruins if ruin != NOTHING]
    order += [card for card in reversed(state.ruin_deck) if card < COLOURED_RUINS]
    return order + [ruin for ruin in range(COLOURED_RUINS) if state.box >> ruin & 1]


def masks(state: UnearthState, by_seat: Mapping[int, Sequence[str]]) -> list[int]:
    return [ruin_mask(by_seat.get(seat, [])) for seat in range(state.seats)]


def place_age(state: UnearthState, position: Position, found: Found) -> None:
    """UN-024, UN-118: one End of Age card is in the game, as the last of the ruin deck or revealed."""
    in_use = [AGES[card] for card in ages_in_use(state.promos)]
    deck = state.ruin_deck if position.ruin_deck is UNSET else []
    named = [name for name in found.places if AGE_NUMBER[name] >= COLOURED_RUINS]
    if position.age is not UNSET and position.age not in named:
        named.append(position.age)
    for name in named:
        if name not in in_use:
            raise wrong(found.places.get(name, "age"), "unearth-position-no-such-age", "UN-A54", name=name)
        if name != named[0]:
            raise wrong(
                found.places.get(name, "age"), "unearth-position-one-age", "UN-024", name=name, other=named[0]
            )
    listed = [] if position.ruin_deck is UNSET else position.ruin_deck
    for at, name in enumerate(listed[:-1]):
        if AGE_NUMBER[name] >= COLOURED_RUINS:
            raise wrong(f"ruin_deck[{at}]", "unearth-position-age-last", "UN-118", name=name)
    in_deck = bool(listed) and AGE_NUMBER[listed[-1]] >= COLOURED_RUINS
    if listed and not in_deck:
        raise wrong("ruin_deck", "unearth-position-age-last", "UN-118", name=listed[-1])
    revealed = bool(named) and not in_deck
    if position.ruin_deck is not UNSET and not listed and not revealed:
        raise wrong("age", "unearth-position-needed", "UN-118")
    if revealed and position.ruin_deck is UNSET:
        state.ruin_left = 0
        deck = []
    state.age = AGE_NUMBER[named[0]] if revealed else NOTHING
    if revealed and state.age < RUIN_KINDS and named[0] not in found.places:
        raise wrong("age", "unearth-position-city-nowhere", "UN-120", name=named[0])
    if deck:
        state.ruin_deck = [AGE_NUMBER[named[0]] if named else deck[0], *deck[1:]]
    state.event = state.age if state.age in (GATHERING, FESTIVAL, HIDDEN_PATH) else NOTHING


def place_hidden(state: UnearthState, position: Position, left: list[int]) -> list[int]:
    """UN-021: everybody has at least the ruin that was dealt."""
    given = {} if position.hidden is UNSET else position.hidden
    hidden = masks(state, given)
    for seat in range(state.seats):
        if seat not in given:
            dealt = [ruin for ruin in left if state.hidden[seat] >> ruin & 1] or left[-1:]
            if not dealt:
                raise wrong(f"hidden.{seat}", "unearth-position-needed", "UN-021")
            hidden[seat] = 1 << dealt[0]
            left = [ruin for ruin in left if ruin != dealt[0]]
        elif not hidden[seat]:
            raise wrong(f"hidden.{seat}", "unearth-position-needed", "UN-021")
    state.hidden = hidden
    return left


def place_centre(state: UnearthState, position: Position, left: list[int]) -> list[int]:
    """UN-026, UN-038, UN-A45: a place is empty only when there is nothing left to reveal."""
    shown = TABLES[state.seats].ruins_shown
    given = [] if position.centre is UNSET else position.centre
    if len(given) > shown:
        raise wrong(f"centre[{shown}]", "unearth-position-too-many-places", "UN-038", places=shown)
    deck_left = len(state.ruin_deck) if position.ruin_deck is UNSET else len(position.ruin_deck)
    deck_left = 0 if state.age != NOTHING else deck_left
    ruins = [NOTHING] * PLACES
    for place in range(shown):
        if place < len(given):
            if given[place].ruin:
                ruins[place] = AGE_NUMBER[given[place].ruin]
            elif deck_left:
                raise wrong(f"centre[{place}]", "unearth-position-place-empty", "UN-078")
        elif left and not (position.centre is not UNSET and not deck_left):
            kept = [ruin for ruin in left if ruin == state.ruins[place]] or left[:1]
            ruins[place] = kept[0]
            left = [ruin for ruin in left if ruin != kept[0]]
    state.ruins = ruins
    state.places = sum(1 << place for place in range(PLACES) if ruins[place] != NOTHING)
    state.stones_on = [0] * PLACES
    return left


def place_deck(state: UnearthState, position: Position, left: list[int]) -> list[int]:
    """The ruin deck; what is neither named nor in the deck of the set-up stays in the box."""
    if state.age != NOTHING:
        state.ruin_deck = []
    elif position.ruin_deck is not UNSET:
        state.ruin_deck = [AGE_NUMBER[name] for name in reversed(position.ruin_deck)]
    elif position.box is not UNSET:
        state.ruin_deck = [state.ruin_deck[0], *reversed(left)]
        left = []
    else:
        boxed = TABLES[state.seats].ruins_boxed
        in_deck = left[: max(0, len(left) - boxed)]
        state.ruin_deck = [state.ruin_deck[0], *reversed(in_deck)]
        left = left[len(in_deck) :]
    state.ruin_left = len(state.ruin_deck)
    return left


# Delver cards.


def place_cards(state: UnearthState, position: Position) -> None:
    """UN-007: each card of the deck lies in exactly one place."""
    left = fresh_cards(state)
    hands = {} if position.hands is UNSET else position.hands
    packed = [0] * state.seats
    for seat, names in hands.items():
        packed[seat] = take_cards(left, names, f"hands.{seat}")
    discard = 0 if position.discard is UNSET else take_cards(left, position.discard, "discard")
    state.in_play = NOTHING
    if position.in_play is not UNSET:
        take_cards(left, [position.in_play], "in_play")
        state.in_play = CARD_NUMBER[position.in_play]
    deck: list[int] = []
    if position.delver_deck is not UNSET:
        take_cards(left, position.delver_deck, "delver_deck")
        deck = [CARD_NUMBER[name] for name in reversed(position.delver_deck)]
    for seat in range(state.seats):
        if seat not in hands:
            dealt = left[: COMPONENTS.game.delvers_dealt]
            del left[: len(dealt)]
            packed[seat] = sum(CARD_UNIT[card] for card in dealt)
    if position.delver_deck is UNSET:
        deck = left[::-1]
    elif position.discard is UNSET:
        discard = sum(CARD_UNIT[card] for card in left)
    elif left:
        raise wrong("delver_deck", "unearth-position-missing", "UN-007", name=CARDS[left[0]])
    state.hands = packed
    state.discard = discard
    state.deck = deck
    state.deck_left = len(deck)


def fresh_cards(state: UnearthState) -> list[int]:
    """All cards in the order of the set-up: the hands, then the deck from the top."""
    order = []
    for hand in state.hands:
        order += [card for card in range(len(CARDS)) for _ in range(hand >> 4 * card & 15)]
    return order + state.deck[::-1]


def take_cards(left: list[int], names: Sequence[str], where: str) -> int:
    packed = 0
    for at, name in enumerate(names):
        card = CARD_NUMBER[name]
        if card not in left:
            number = ALL_CARDS.count(card)
            raise wrong(f"{where}[{at}]", "unearth-position-too-many-cards", "UN-007", name=name, number=number)
        # The last copy, so that the first ones stay in the order of the set-up.
        del left[len(left) - 1 - left[::-1].index(card)]
        packed += CARD_UNIT[card]
    return packed


# The centre: dice and stones on ruins.


def grounds(position: Position) -> list[Ground]:
    return [] if position.centre is UNSET else position.centre


def place_dice(state: UnearthState, position: Position) -> None:
    """UN-001: each die lies on one ruin or in its owner's pool."""
    state.dice = [0] * len(state.dice)
    state.pool = (1 << len(state.dice)) - 1
    state.sums = [0] * PLACES
    found = Found()
    for place, ground in enumerate(grounds(position)):
        for name, value in ground.dice.items():
            where = f"centre[{place}].dice.{name}"
            die = DIE_NUMBER[name]
            found.note(name, where)
            if die >= len(state.dice):
                raise wrong(where, "unearth-position-no-such-seat", seat=die // 5)
            if not ground.ruin:
                raise wrong(where, "unearth-position-no-ruin-here", "UN-046")
            if value > COMPONENTS.die[die % 5].sides:
                raise wrong(where, "unearth-position-value-too-high", "UN-055", value=value)
            state.pool &= ~(1 << die)
            state.set_die(die, place, value)


def lay_missing_stones(state: UnearthState, position: Position) -> None:
    """UN-027: stones on ruins that the position does not speak of are drawn from the bag."""
    shown = grounds(position)
    for place, ground in enumerate(shown):
        if ground.stones is not UNSET:
            if ground.stones and not ground.ruin:
                raise wrong(f"centre[{place}].stones", "unearth-position-no-ruin-here", "UN-027")
            if ground.ruin and len(ground.stones) > STONE_VALUE[state.ruins[place]]:
                raise wrong(f"centre[{place}].stones", "unearth-position-stone-value", "UN-027")
            for at, colour in enumerate(ground.stones):
                take_stone(state, STONE_NUMBER[colour], f"centre[{place}].stones[{at}]")
                state.stones_on[place] += UNIT[STONE_NUMBER[colour]]
    for name, held in (("stone", position.stone), ("drawn_stones", position.drawn_stones)):
        for colour in [] if held is UNSET else [held] if isinstance(held, str) else held:
            take_stone(state, STONE_NUMBER[colour], name)
    for place in range(PLACES):
        unsaid = place >= len(shown) or shown[place].stones is UNSET
        if state.ruins[place] != NOTHING and unsaid and how_many(state.bag):
            lay_stones(state, place, state.ruins[place])
