"""A whole State drawn from a View: what is hidden is dealt again, consistently with what the seat knows."""

import msgspec

from ludarium.core.game import Json
from ludarium.core.rng import Rng
from ludarium.games.unearth.components import (
    AGES,
    CARDS,
    COMPONENTS,
    RUINS,
    ages_in_use,
)
from ludarium.games.unearth.engine.setup import ALL_CARDS
from ludarium.games.unearth.engine.state import UnearthState
from ludarium.games.unearth.placing import state_of
from ludarium.games.unearth.position import claim_in_progress, read_position, roll_in_progress
from ludarium.games.unearth.view import UnearthView

TOKENS = ("lesser", "greater")


def sample_state(view: UnearthView, rng: Rng) -> UnearthState:
    """UN-A56, UN-A59: hands, decks, hidden ruins and tokens are drawn; all else is as the view has it."""
    hidden, deck, box = deal_ruins(view, rng)
    hands, delver_deck = deal_cards(view, rng)
    wonders, piles = deal_tokens(view, rng)
    position = read_position(
        {
            "seats": view.seats,
            "active": view.active,
            "step": view.step,
            "to_move": view.to_move,
            "centre": centre(view),
            "ruin_deck": deck,
            "age": view.age,
            "fate": view.fate or None,
            "box": box,
            "boxed_openly": view.box.open,
            "memorial": memorial(view, box),
            "hidden": dict(enumerate(hidden)),
            "claimed": {seat: player.claimed for seat, player in enumerate(view.players)},
            "hands": dict(enumerate(hands)),
            "delver_deck": delver_deck,
            "discard": view.discard,
            "in_play": view.in_play,
            "stones": {
                seat: {f"{stone.q},{stone.r}": stone.colour for stone in player.stones}
                for seat, player in enumerate(view.players)
            },
            "wonders": wonders,
            "laid_out": [laid.wonder for laid in view.wonders],
            "lesser": piles["lesser"],
            "greater": piles["greater"],
            "pending": msgspec.structs.asdict(view.pending),
            "rolls_left": view.rolls_left,
            "roll": roll_in_progress(view.roll),
            "group": view.group or None,
            "stone": view.stone,
            "drawn_stones": view.drawn_stones or None,
            "rings": [f"{q},{r}" for q, r in view.rings] or None,
            "claim": None
            if view.claiming is None
            else claim_in_progress(view.claiming.place, view.claiming.claimer),
            "chance": {"key": rng.key.hex(), "drawn": rng.drawn},
        }
    )
    return state_of(position, view.seats, view.options["promos"] == "on", rng.copy())


def shuffled(names: list[str], rng: Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[at] for at in order]


def centre(view: UnearthView) -> list[Json]:
    """What lies open, as a position says it."""
    return [
        {}
        if place is None
        else {"ruin": place.ruin, "stones": place.stones, "dice": {die.die: die.value for die in place.dice}}
        for place in view.centre
    ]


# Ruins.


def deal_ruins(view: UnearthView, rng: Rng) -> tuple[list[list[str]], list[str], list[str]]:
    """Hidden ruins, deck and box."""
    hidden = [player.hidden_ruins[:] for player in view.players]
    known_box = boxed(view)
    open_ruins = {place.ruin for place in view.centre if place is not None}
    open_ruins.update(name for player in view.players for name in player.claimed)
    open_ruins.update(name for names in hidden for name in names)
    coloured = [ruin.id for ruin in COMPONENTS.ruin]
    unknown = shuffled([name for name in coloured if name not in open_ruins and name not in known_box], rng)
    wanted = [player.hidden - len(names) for player, names in zip(view.players, hidden, strict=True)]
    known_box = shuffled(known_box, rng)
    # Somebody took a ruin that the seat saw in the box: whoever has more than the dealt one.
    takers = [seat for seat, number in enumerate(wanted) if number > 1] or [
        seat for seat, number in enumerate(wanted) if number
    ]
    while len(known_box) > view.box.count:
        taker = takers[rng.below(len(takers))]
        hidden[taker].append(known_box.pop())
        wanted[taker] -= 1
    for seat, number in enumerate(wanted):
        hidden[seat] += [unknown.pop() for _ in range(number)]
    in_deck = max(0, view.ruin_deck - 1)
    deck = [unknown.pop() for _ in range(in_deck)]
    if view.ruin_deck:
        ages = ages_in_use(view.options["promos"] == "on")
        deck.append(AGES[ages[rng.below(len(ages))]])
    return [sorted(names, key=RUINS.index) for names in hidden], deck, known_box + unknown


def boxed(view: UnearthView) -> list[str]:
    """Ruins of the box that the seat knows by name, less those it took itself and those taken openly since."""
    own = view.players[view.seat].hidden_ruins if view.seat is not None else []
    shown = [name for player in view.players for name in player.hidden_ruins] if view.result else own
    return [name for name in dict.fromkeys([*view.box.open, *view.box.seen]) if name not in shown]


def memorial(view: UnearthView, box: list[str]) -> Json | None:
    builders = [
        seat
        for seat, player in enumerate(view.players)
        if any(built.wonder == "crumbling-memorial" for built in player.wonders)
    ]
    if not builders:
        return None
    if builders[0] == view.seat:
        return {"seat": builders[0], "seen": view.box.seen}
    return {"seat": builders[0], "seen": sorted(box, key=RUINS.index)}


# Cards and tokens.


def deal_cards(view: UnearthView, rng: Rng) -> tuple[list[list[str]], list[str]]:
    """Hands and the Delver deck."""
    unknown = [CARDS[card] for card in ALL_CARDS]
    for name in [*view.hand, *view.discard, *([view.in_play] if view.in_play else [])]:
        unknown.remove(name)
    unknown = shuffled(unknown, rng)
    hands = []
    for seat, player in enumerate(view.players):
        own = seat == view.seat
        hands.append(view.hand[:] if own else [unknown.pop() for _ in range(player.hand)])
    return hands, unknown


def deal_tokens(view: UnearthView, rng: Rng) -> tuple[dict[int, dict[str, str]], dict[str, list[int]]]:
    """The points of Greater and Lesser Wonders, built and not."""
    left = {
        "lesser": [str(points) for points in COMPONENTS.lesser.points],
        "greater": [str(points) for points in COMPONENTS.greater.points],
    }
    for player in view.players:
        for built in player.wonders:
            if built.wonder in TOKENS and built.points is not None:
                left[built.wonder].remove(str(built.points))
    left = {kind: shuffled(points, rng) for kind, points in left.items()}
    wonders: dict[int, dict[str, str]] = {}
    for seat, player in enumerate(view.players):
        wonders[seat] = {}
        for built in player.wonders:
            text = built.wonder
            if built.wonder in TOKENS:
                points = left[built.wonder].pop() if built.points is None else built.points
                text = f"{built.wonder} {points}"
            wonders[seat][f"{built.q},{built.r}"] = text
    return wonders, {kind: [int(points) for points in left[kind]] for kind in TOKENS}
