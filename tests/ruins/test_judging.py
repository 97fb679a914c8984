"""Every legal play and no other: the engine's move tree against the definition of a play.

The definition here is written from the rules alone: try every set of ruins, every affordable set of
discoveries, every way to place them, every declared value and count, and every use of claims.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, product
from random import Random
from typing import TypeVar

import pytest

from ludarium.core.errors import LudariumError
from ludarium.core.ledger import clauses
from ludarium.core.state import State
from ludarium.games.ruins.components import COMPONENTS, Effect
from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.ruins.table import all_plays, table, upgrades

Item = TypeVar("Item")

PRICES = {"normal": [3, 2, 2, 1], "dear": [3, 3, 2, 1]}
EFFECT = {discovery.id: discovery.effect for discovery in COMPONENTS.discovery}
BASE = {(ruin.day, False): ruin.day for ruin in COMPONENTS.ruin} | {
    (ruin.day, True): ruin.night for ruin in COMPONENTS.ruin
}
PRINTED = {ruin.day: ruin.night_effect for ruin in COMPONENTS.ruin}
TRICKY = ["T12", "M06", "M07", "B04", "T13", "M08", "M09", "B05"]  # adapt and extra icons


@dataclass(frozen=True)
class Play:
    value: int
    count: int
    ruins: frozenset[str]
    added: frozenset[tuple[str, str]]  # discovery and ruin
    claimed: frozenset[str]


@dataclass(frozen=True)
class Case:
    """A turn of seat 0, as far as the judging of a play depends on it."""

    hand: list[str]
    night: set[str]
    discoveries: dict[str, list[str]]
    claims: dict[str, int]
    market: list[str]
    prices: str
    torches: int
    pile: tuple[int, int, list[str]] | None  # value, count, ruins of the last play

    def given(self) -> dict[str, object]:
        ruins: dict[str, dict[str, object]] = {}
        for name in {*self.night, *self.discoveries, *self.claims}:
            ruins[name] = {"night": name in self.night, "discoveries": self.discoveries.get(name, [])}
            if name in self.claims:
                ruins[name]["claim"] = self.claims[name]
        position: dict[str, object] = {
            "seats": 3,
            "options": {"market": self.prices},
            "hands": {0: self.hand},
            "ruins": ruins,
            "market": self.market,
            "torches": [self.torches, 3, 3],
            "to_move": [0],
        }
        if self.pile:
            value, count, laid = self.pile
            position["pile"] = [{"seat": 2, "value": value, "count": count, "ruins": laid}]
        return position


def subsets(items: Sequence[Item], smallest: int = 0) -> Iterator[tuple[Item, ...]]:
    return chain.from_iterable(combinations(items, size) for size in range(smallest, len(items) + 1))


def plays_by_definition(case: Case) -> Iterator[Play]:
    slots = [slot for slot in range(4) if case.market[slot] != "-"]
    unused = 2 - sum(owner == 0 for owner in case.claims.values())
    for ruins in subsets(case.hand, smallest=1):
        for bought in subsets(slots):
            if sum(PRICES[case.prices][slot] for slot in bought) > case.torches:  # RU-065
                continue
            for targets in product(ruins, repeat=len(bought)):  # RU-061, RU-066
                added = [(case.market[slot], ruin) for slot, ruin in zip(bought, targets, strict=True)]
                for value, count in judgements(case, ruins, added):
                    free = [ruin for ruin in ruins if ruin not in case.claims]  # RU-073
                    for claimed in subsets(free):
                        if len(claimed) <= unused:  # RU-071
                            yield Play(value, count, frozenset(ruins), frozenset(added), frozenset(claimed))


def judgements(case: Case, ruins: tuple[str, ...], added: list[tuple[str, str]]) -> Iterator[tuple[int, int]]:
    """RU-127: the values and counts these ruins may be declared as, once all upgrades are in place."""
    normal: list[int] = []
    plain: list[int] = []
    extras = 0
    for ruin in ruins:
        discoveries = case.discoveries.get(ruin, []) + [name for name, target in added if target == ruin]
        positions = [name[0] for name in discoveries]
        if len(set(positions)) != len(positions):  # RU-039
            return
        day, is_night = int(ruin[:-1]), ruin in case.night
        effects = [EFFECT[name] for name in discoveries] + ([PRINTED[day]] if is_night else [])
        value = BASE[day, is_night] + total(effects, "increase")  # RU-098
        normal.append(value)
        if not total(effects, "adapt"):
            plain.append(value)
        extras += total(effects, "extra")
    if plain:
        values = {plain[0]} if len(set(plain)) == 1 else set()  # RU-049, RU-A22
    else:
        values = set(normal)  # RU-A23; alone: RU-A24
    for value in values:
        for count in range(len(ruins), len(ruins) + extras + 1):  # RU-107, RU-A26
            if case.pile is None or (count == case.pile[1] and value >= case.pile[0]):  # RU-051, RU-052
                yield value, count


def total(effects: Sequence[dict[Effect, int]], effect: Effect) -> int:
    return sum(one.get(effect, 0) for one in effects)


def plays_of_engine(state: State) -> Iterator[Play]:
    before = {ruin: set(one.discoveries) for ruin, one in upgrades(state).items()}
    for event, after in all_plays(state):
        value, count = event.facts["value"], event.facts["count"]
        ruins, claimed = event.facts["ruins"], event.facts["claimed"]
        assert isinstance(value, int)
        assert isinstance(count, int)
        assert isinstance(ruins, list)
        assert isinstance(claimed, list)
        added = [
            (name, ruin)
            for ruin, one in upgrades(after).items()
            for name in one.discoveries
            if name not in before.get(ruin, ())
        ]
        yield Play(value, count, frozenset(ruins), frozenset(added), frozenset(claimed))


def random_case(chance: Random) -> Case:
    """Hands with few values, many upgrades, and every sort of market, purse and pile."""
    values = chance.sample(range(1, 11), chance.randint(1, 4))
    pool = [f"{value}{copy}" for value in values for copy in "abc"]
    hand = sorted(
        chance.sample(pool, min(len(pool), chance.randint(1, 5))), key=lambda name: GAME.parse(f"add {name}")
    )
    night = {ruin for ruin in hand if chance.random() < 0.35}
    left = list(EFFECT)
    chance.shuffle(left)
    left.sort(key=lambda name: name not in TRICKY or chance.random() < 0.5)
    discoveries: dict[str, list[str]] = {}
    for ruin in hand:
        for position in "TMB":
            if chance.random() < 0.25:
                name = next(name for name in left if name[0] == position)
                left.remove(name)
                discoveries.setdefault(ruin, []).append(name)
    chance.shuffle(left)
    market = [left.pop() if chance.random() < 0.85 else "-" for _ in range(4)]
    owners = [seat for seat in (0, 0, 1, 1, 2, 2) if chance.random() < 0.5]
    elsewhere = [f"{value}{copy}" for value in range(1, 11) for copy in "abc" if f"{value}{copy}" not in hand]
    claimed = chance.sample(hand, chance.randint(0, len(hand))) + chance.sample(elsewhere, 6)
    claims = dict(zip(claimed, owners, strict=False))
    pile = random_pile(chance, elsewhere, night) if chance.random() < 0.6 else None
    torches = chance.choice([0, 1, 2, 3, 3])
    return Case(hand, night, discoveries, claims, market, chance.choice(list(PRICES)), torches, pile)


def random_pile(chance: Random, elsewhere: list[str], night: set[str]) -> tuple[int, int, list[str]] | None:
    value = chance.choice([1, 2, 3, 4, 5, 5, 6, 7, 8])
    copies = [ruin for ruin in elsewhere if ruin[:-1] == str(value)]
    laid = copies[: chance.randint(1, 3)]
    if not laid:
        return None
    if value == 5 and chance.random() < 0.5:  # as night ruins they carry extra icons: counts up to 6
        night.update(laid)
        return 8, chance.randint(len(laid), 2 * len(laid)), laid
    return value, len(laid), laid


@clause(
    "RU-049", "RU-051", "RU-052", "RU-061", "RU-063", "RU-065", "RU-066", "RU-039", "RU-073", "RU-106", "RU-107",
    "RU-127", "RU-128", "RU-130", "RU-A22", "RU-A23", "RU-A24", "RU-A25", "RU-A26", "RU-A51",
)  # fmt: skip
@pytest.mark.parametrize("block", range(20))
def test_the_move_tree_holds_every_legal_play_once_and_no_other(block: int) -> None:
    chance = Random(block)
    for number in range(60):
        case = random_case(chance)
        state = table(case.given(), seed=number)
        reached = Counter(plays_of_engine(state))
        expected = set(plays_by_definition(case))
        assert set(reached) - expected == set(), f"illegal plays are offered in {case}"
        assert expected - set(reached) == set(), f"legal plays are missing in {case}"
        assert set(reached.values()) <= {1}, f"a play can be named in two ways in {case}"


@clause("RU-A51")
@pytest.mark.parametrize("block", range(4))
def test_there_are_no_dead_ends_and_what_is_forced_is_not_asked(block: int) -> None:
    """Within a play every question has at least two answers; a purchase always leads to some value."""
    chance = Random(1000 + block)
    for number in range(40):
        state = table(random_case(chance).given(), seed=number)
        while state.to_move() == [0]:
            moves = state.moves(0)
            assert moves
            if GAME.view(state, 0).step in ("put", "add", "extras", "claim"):
                assert len(moves) > 1
            state.play(0, chance.choice(moves))


@clause("RU-130", "RU-A40")
@pytest.mark.parametrize("block", range(4))
def test_everything_else_is_refused_by_a_clause_and_changes_nothing(block: int) -> None:
    chance = Random(2000 + block)
    ledger = clauses(GAME.rules_text())
    for number in range(12):
        state = table(random_case(chance).given(), seed=number)
        while state.to_move() == [0]:
            moves = state.moves(0)
            before = state.words()
            for move in set(range(len(GAME.notations))) - set(moves):
                with pytest.raises(LudariumError) as refused:
                    state.play(0, move)
                assert refused.value.clause in ledger
            assert state.words() == before
            state.play(0, chance.choice(moves))


@clause("RU-127", "RU-128", "RU-130")
def test_a_play_made_valid_by_its_upgrades() -> None:
    """A 4 and a 5 are no pair; with +1 on the 4 they are; with +2 they are not."""
    for discovery, able in (("T01", True), ("T04", False)):
        case = Case(["4a", "5a"], set(), {}, {}, ["-", "-", "-", discovery], "normal", 1, None)
        plays = [play for play in plays_of_engine(table(case.given())) if len(play.ruins) == 2]
        assert bool(plays) == able
        assert all(play.value == 5 and play.added == {(discovery, "4a")} for play in plays)
