"""A play put together freely: which legal moves a selection of ruins, discoveries and claims stands for.

A player picks things in any order; the rules name a play in one fixed order (RU-A51). This finds the way from
the one to the other by trying, and where there is none it says what is missing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import LudariumError, NotAllowed, NotAMove
from ludarium.core.events import Event, Fact
from ludarium.core.game import Composed, Composition
from ludarium.core.moves import Label
from ludarium.core.view import Facts
from ludarium.games.ruins.components import RUIN_NUMBER, RUINS
from ludarium.games.ruins.facts import Card, card_of
from ludarium.games.ruins.labels import flip
from ludarium.games.ruins.moves import ADD, BUY, CLAIM, DISCARD, DONE, ENOUGH, FLIP, MOVES, PUT, SLOTS
from ludarium.games.ruins.rules.cards import POSITION, Cards
from ludarium.games.ruins.rules.names import names
from ludarium.games.ruins.rules.state import NO_DISCOVERY, RuinsState
from ludarium.games.ruins.table import Upgrades, sleeves

PLAYS = ("ruins-led", "ruins-played")
ANY_RUIN = -1
Bars = dict[str, LudariumError]  # why refs cannot join a selection


class ChosenFacts(Facts, frozen=True):
    """The chosen ruins with the discoveries that are chosen for them, what would be spent, and claims left."""

    cards: dict[str, Card]
    torches: int
    claims: int
    claims_left: int


class Selection(NamedTuple):
    """Ruins and claims as masks; for each slot to buy from the ruin it goes on, or ``ANY_RUIN``."""

    ruins: int
    claims: int
    puts: dict[int, int]

    @property
    def refs(self) -> list[str]:
        """The discoveries and claims of the selection."""
        puts = [put_ref(slot, ruin) for slot, ruin in self.puts.items()]
        return puts + [f"claim:{name}" for name in names(self.claims)]


def put_ref(slot: int, ruin: int = ANY_RUIN) -> str:
    return f"slot:{slot + 1}" if ruin == ANY_RUIN else f"slot:{slot + 1}>ruin:{RUINS[ruin]}"


def compose(state: RuinsState, seat: int, refs: Sequence[str]) -> Composed:
    if not state.waiting >> seat & 1:
        return Composed(missing=state.not_your_turn(seat))
    try:
        chosen = read(refs)
    except LudariumError as error:
        return Composed(missing=error)
    if state.asking.name in ("flip", "discard"):
        return single(state, seat, chosen)
    if state.asking.name != "turn" or state.named_slots:
        return Composed(missing=NotAllowed("ruins-compose-begun", {}, "RU-A51"))
    plays = sorted(ways(state, seat, chosen), key=lambda play: (-int(play.way.split("x")[0]), play.moves))
    bars = barred(state, seat, chosen)
    missing = None if plays else lack(state, seat, chosen, bars)
    fits = fitting(state, seat, chosen, bars)
    return Composed(plays, missing, fits, bars | claimed(chosen.claims), facts_of(state, seat, chosen))


def read(refs: Sequence[str]) -> Selection:
    ruins = 0
    claims = 0
    puts: dict[int, int] = {}
    for ref in refs:
        source, _, target = ref.partition(">")
        kind, _, name = (f"ruin:{source}" if source in RUIN_NUMBER else source).partition(":")
        if kind == "slot" and name in ("1", "2", "3", "4"):
            ruin = ruin_of(ref, target.removeprefix("ruin:")) if target else ANY_RUIN
            puts[int(name) - 1] = ruin
            ruins |= 0 if ruin == ANY_RUIN else bit_of(ruin)
        elif kind in ("ruin", "claim") and not target:
            bit = bit_of(ruin_of(ref, name))
            ruins |= bit
            claims |= bit if kind == "claim" else 0
        else:
            raise NotAMove("no-such-move", {"text": ref[:60]})
    return Selection(ruins, claims, puts)


def ruin_of(ref: str, name: str) -> int:
    if name not in RUIN_NUMBER:
        raise NotAMove("no-such-move", {"text": ref[:60]})
    return RUIN_NUMBER[name]


def single(state: RuinsState, seat: int, chosen: Selection) -> Composed:
    """Steps that only ask for ruins: one to turn, or some to discard in ascending order."""
    turning = state.asking.name == "flip"
    first, need, clause = (FLIP, 1, "RU-041") if turning else (DISCARD, state.number, "RU-112")
    ruins = each(chosen.ruins)
    if len(ruins) < need:
        left = state.hand(seat) & ~chosen.ruins & ~(state.cards.night if turning else 0)
        missing = NotAllowed("ruins-compose-more", {"count": len(ruins), "need": need}, clause)
        return Composed(missing=missing, fits=[f"ruin:{name}" for name in names(left)])
    twin = state.copy()
    moves: list[int] = []
    try:
        for ruin in ruins:
            if moves and twin.discard & state.hand(seat) & bit_of(ruin):
                continue  # by version 1 of the rules the last ones were forced
            twin.play(seat, first + ruin)
            moves.append(first + ruin)
    except LudariumError as error:
        return Composed(missing=error)
    said = MOVES.read(moves[0])
    label = flip(state, seat, said) if turning else said.label
    if len(ruins) > 1:
        label = Label("ruins-discard-several", {"number": len(ruins)}, [])
    return Composed([Composition(moves, label.text, label.arguments)])


# Ways to play a selection.


def ways(state: RuinsState, seat: int, chosen: Selection) -> Iterator[Composition]:
    """Every sequence of legal moves that lays exactly what was chosen."""
    if not chosen.ruins or chosen.ruins & ~state.hands[seat]:
        return
    twin = state.copy()
    bought = [BUY + slot for slot in sorted(chosen.puts)]
    for move in bought:
        if move not in twin.moves(seat):
            return
        twin.play(seat, move)
    for move in twin.moves(seat):
        if MOVES.kind(move).name == "value":
            yield from branches(twin, seat, chosen, [*bought, move])


def branches(state: RuinsState, seat: int, chosen: Selection, moves: list[int]) -> Iterator[Composition]:
    """The play after the last of these moves, which has yet to be made."""
    twin = state.copy()
    news = twin.news = []
    twin.play(seat, moves[-1])
    laid = next((event for event in news if event.kind in PLAYS), None)
    if laid is not None:
        if as_chosen(state, twin, chosen, laid.facts):
            value, count = laid.facts["value"], laid.facts["count"]
            told = {"value": value, "count": count, "against": against(state, laid)}
            yield Composition(moves, "ruins-play", told, f"{count}x{value}")
        return
    if twin.named_ruins & ~chosen.ruins:
        return
    for move in next_moves(twin, seat, chosen):
        yield from branches(twin, seat, chosen, [*moves, move])


def as_chosen(before: RuinsState, after: RuinsState, chosen: Selection, laid: Mapping[str, Fact]) -> bool:
    """What is forced is done without asking; so the outcome is compared."""
    placed = all(ruin in (ANY_RUIN, after.cards.on[before.market[slot]]) for slot, ruin in chosen.puts.items())
    return placed and laid["ruins"] == names(chosen.ruins) and laid["claimed"] == names(chosen.claims)


def against(state: RuinsState, laid: Event) -> str:
    """What a play does to the pile: it leads, beats or equals, and an equal one may skip a player (RU-058)."""
    if not state.last_count:
        return "leads"
    if laid.facts["value"] != state.last_value:
        return "beats"
    return "skips" if state.settings.match_skips else "equals"


def next_moves(state: RuinsState, seat: int, chosen: Selection) -> list[int]:
    """The moves of a step that lead towards the selection."""
    legal = state.moves(seat)
    match state.asking.name:
        case "put":
            target = chosen.puts[state.number]
            wanted = each(chosen.ruins, PUT) if target == ANY_RUIN else [PUT + target]
        case "add":
            wanted = each(chosen.ruins & ~state.named_ruins, ADD)[:1] or [ENOUGH]
        case "claim":
            wanted = each(chosen.claims & ~state.named_claims, CLAIM)[:1] or [DONE]
        case _:
            wanted = legal
    return [move for move in wanted if move in legal]


# What is missing.


def upgraded(state: RuinsState, chosen: Selection) -> Cards:
    """The ruins as they would be with the chosen discoveries."""
    cards = state.cards.copy()
    for slot, ruin in chosen.puts.items():
        if ruin != ANY_RUIN and state.market[slot] != NO_DISCOVERY:
            cards.add_discovery(ruin, state.market[slot])
    return cards


def cost(state: RuinsState, chosen: Selection) -> int:
    return sum(state.settings.prices[slot] for slot in chosen.puts)


def lack(state: RuinsState, seat: int, chosen: Selection, bars: Bars) -> LudariumError:
    """The first thing that keeps a selection from being a play."""
    for name in names(chosen.ruins & ~state.hands[seat]):
        return NotAllowed("ruins-no-not-in-hand", {"ruin": name}, "RU-A40")
    if not chosen.ruins:
        return NotAllowed("ruins-compose-nothing", {}, "RU-049")
    return (
        lack_of_upgrades(state, seat, chosen, bars)
        or lack_of_value(state, chosen)
        or NotAllowed("ruins-compose-no-play", {}, "RU-130")
    )


def lack_of_upgrades(state: RuinsState, seat: int, chosen: Selection, bars: Bars) -> LudariumError | None:
    price, lit = cost(state, chosen), state.lit[seat]
    if price > lit:
        return NotAllowed("ruins-no-torches", {"price": price, "torches": lit}, "RU-065")
    for ref in chosen.refs:
        if bar := bars.get(ref.partition(">")[0]) or bars.get(ref):
            return bar
    if chosen.claims.bit_count() > state.unused_claims[seat]:
        return NotAllowed("ruins-compose-claims", {"claims": state.unused_claims[seat]}, "RU-071")
    return None


def lack_of_value(state: RuinsState, chosen: Selection) -> NotAllowed | None:
    cards = upgraded(state, chosen)
    plain = each(cards.values_of(chosen.ruins & ~cards.adapt))
    if len(plain) > 1:
        return NotAllowed("ruins-compose-values", {"values": ", ".join(map(str, plain))}, "RU-049")
    value = max(plain or each(cards.values_of(chosen.ruins)))
    if value < state.last_value:
        return NotAllowed("ruins-compose-value", {"value": value, "least": state.last_value}, "RU-052")
    least, most, need = chosen.ruins.bit_count(), cards.weight(chosen.ruins), state.last_count
    if need and most < need:
        return NotAllowed("ruins-compose-more", {"count": most, "need": need}, "RU-051")
    if need and least > need:
        return NotAllowed("ruins-compose-fewer", {"count": least, "need": need}, "RU-051")
    return None


def barred(state: RuinsState, seat: int, chosen: Selection) -> Bars:
    """Slots, and where their discoveries and claims would go, that cannot be chosen besides; with the reason."""
    found = claimed(state.hand(seat) & state.claimed())
    torches = state.lit[seat] - cost(state, chosen)
    for slot, discovery in enumerate(state.market):
        price = state.settings.prices[slot]
        if discovery == NO_DISCOVERY:
            found[put_ref(slot)] = NotAllowed("ruins-no-empty-slot", {"slot": slot + 1}, "RU-A37")
            continue
        if slot not in chosen.puts and price > torches:
            found[put_ref(slot)] = NotAllowed("ruins-no-torches", {"price": price, "torches": torches}, "RU-065")
        others = {other: ruin for other, ruin in chosen.puts.items() if other != slot}
        free = upgraded(state, chosen._replace(puts=others)).free(POSITION[discovery])
        for ruin in each(state.hand(seat) & ~free):
            taken = NotAllowed("ruins-no-position-taken", {"ruin": RUINS[ruin]}, "RU-039")
            found[put_ref(slot, ruin)] = taken
    return found


def claimed(ruins: int) -> Bars:
    """Ruins that take no further claim."""
    return {f"claim:{name}": NotAllowed("ruins-no-claimed", {"ruin": name}, "RU-073") for name in names(ruins)}


def facts_of(state: RuinsState, seat: int, chosen: Selection) -> ChosenFacts:
    """Of ruins that are not in the hand nothing is told: their side may be a secret (RU-A10)."""
    shown = sleeves(upgraded(state, chosen), state.claims)
    own = {name: shown.get(name, Upgrades()) for name in names(chosen.ruins & state.hand(seat))}
    cards = {name: card_of(name, tuple(upgrades.discoveries), upgrades.night) for name, upgrades in own.items()}
    claims = chosen.claims.bit_count()
    return ChosenFacts(cards, cost(state, chosen), claims, state.unused_claims[seat] - claims)


# What could be added.


def fitting(state: RuinsState, seat: int, chosen: Selection, bars: Bars) -> list[str]:
    """Refs that could join the selection: ruins of its value, discoveries that can be paid, claims."""
    if chosen.ruins & ~state.hands[seat] or lack_of_upgrades(state, seat, chosen, bars):
        return []
    ruins = [RUINS[ruin] for ruin in fitting_ruins(state, seat, chosen)]
    slots = [slot for slot in range(SLOTS) if slot not in chosen.puts and put_ref(slot) not in bars]
    added = [put_ref(slot, ruin) for slot in slots for ruin in each(chosen.ruins)]
    if state.unused_claims[seat] > chosen.claims.bit_count():
        added += [f"claim:{name}" for name in names(chosen.ruins & ~chosen.claims)]
    return [f"ruin:{name}" for name in ruins] + [ref for ref in added if ref not in bars]


def fitting_ruins(state: RuinsState, seat: int, chosen: Selection) -> Iterator[int]:
    """Ruins that share a value with the selection, in a set that can become long and high enough."""
    cards, hand, need = upgraded(state, chosen), state.hands[seat], state.last_count
    if need and chosen.ruins.bit_count() >= need:
        return
    for ruin in each(hand & ~chosen.ruins):
        together = chosen.ruins | bit_of(ruin)
        plain = each(cards.values_of(together & ~cards.adapt))
        values = [value for value in plain or each(cards.values_of(together)) if value >= state.last_value]
        alike = [hand & (cards.of_value(value) | cards.adapt) for value in values]
        if len(plain) < 2 and any(cards.weight(ruins) >= need for ruins in alike):
            yield ruin
