"""The engine's tables against the rules told plainly: what fits where, and what it gives, over random play."""

import itertools

import pytest

from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.rolling_realms.components import COMPONENTS, RealmName
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.table import Cards
from tests.rolling_realms.table import cards, legal, scores, seen

Cells = dict[str, int]

CASTLE_COLUMNS = [["a1"], ["b2", "b3"], ["c1", "c2"], ["d2", "d3"], ["e1", "e2", "e3"]]
PYRAMID = {"t1": "m1 m2", "t2": "m2 m3", "m1": "b1 b2", "m2": "b2 b3", "m3": "b3 b4"}
SCYTHE = {
    1: ("c", 5, "h"),
    2: ("h", 6, "p"),
    3: ("p", 2, "c"),
    4: ("c", 1, "p"),
    5: ("h", 4, "c"),
    6: ("p", 3, "h"),
}
NAMES = {"p": "pumpkin", "h": "heart", "c": "coin"}


def castles(cells: Cells, value: int) -> set[str]:
    found = set()
    for column in CASTLE_COLUMNS:
        height = sum(cell in cells for cell in column)
        if height < len(column) and (height == 0 or value < cells[column[height - 1]]):
            found.add(column[height])
    return found


def cities(cells: Cells, value: int) -> set[str]:
    def beside(one: str, two: str) -> bool:
        return abs(int(one[1]) - int(two[1])) + abs(int(one[3]) - int(two[3])) == 1

    empty = {f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)} - set(cells)
    return {cell for cell in empty if not any(beside(cell, one) and cells[one] == value for one in cells)}


def society(cells: Cells, value: int) -> set[str]:
    everywhere = {*PYRAMID, *(lower for lowers in PYRAMID.values() for lower in lowers.split())}
    found = set()
    for card in everywhere - set(cells):
        above = [cells[upper] for upper, lowers in PYRAMID.items() if card in lowers.split() and upper in cells]
        below = [cells[lower] for lower in PYRAMID.get(card, "").split() if lower in cells]
        if all(value < number for number in above) and all(value > number for number in below):
            found.add(card)
    return found


def wingspan(cells: Cells, value: int) -> set[str]:
    birds = [[f"{bird}{cell}" for cell in "abc"] for bird in (1, 2, 3)]
    return {next(cell for cell in bird if cell not in cells) for bird in birds if bird[-1] not in cells}


def charterstone(cells: Cells, value: int) -> set[str]:
    waiting = any(cells.get(f"c{n}") == value and f"m{n}" not in cells for n in range(1, 7))
    return ({f"b{value}"} - set(cells)) | ({"crates"} if waiting else set())


def viticulture(cells: Cells, value: int) -> set[str]:
    grapes = [number for number in range(1, 7) if cells.get(f"g{number}") == 1]
    sums = {
        value + sum(some) for size in range(1, len(grapes) + 1) for some in itertools.combinations(grapes, size)
    }
    orders = {f"o{order}" for order in (10, 11, 12) if any(total >= order for total in sums)}
    return ({f"g{value}"} | orders) - set(cells)


def scythe(cells: Cells, value: int, player: Cards) -> set[str]:
    def has(letter: str, extra: str = "") -> bool:
        stock = next(stock for name, stock in player.resources.items() if name == NAMES[letter])
        return stock.gained - stock.spent + (letter == extra) > 0

    found = {f"t{value}"} - set(cells)
    gain, _, cost = SCYTHE[value]
    if found and f"b{value}" not in cells and has(cost, gain):
        found.add(f"tb{value}")
    column = next(column for column, (_, bottom, _) in SCYTHE.items() if bottom == value)
    if f"b{column}" not in cells and has(SCYTHE[column][2]):
        found.add(f"b{column}")
    return found


def tapestry(cells: Cells, value: int) -> set[frozenset[str]]:
    """Every set of free cells that is the shape in some orientation."""
    full = {(int(name[1]), int(name[3])) for name in cells} | set(COMPONENTS.tapestry.printed)
    shape = COMPONENTS.tapestry.shapes[value - 1]
    found = set()
    for _ in range(4):
        shape = [(column, -row) for row, column in shape]
        for down, right in itertools.product(range(-4, 11), repeat=2):
            places = {(row + down, column + right) for row, column in shape}
            if all(1 <= row <= 6 and 1 <= column <= 6 for row, column in places) and not places & full:
                found.add(frozenset(f"r{row}c{column}" for row, column in places))
    return found


def expected(realm: RealmName, player: Cards, value: int, roll: list[int]) -> set[str]:
    cells = player.sheets[realm]
    if realm == "scythe":
        return scythe(cells, value, player)
    if realm == "euphoria":
        free = {f"{area}{value}" for area in "lr"} - set(cells)
        return free | ({f"lr{value}"} if len(free) == 2 and roll == [value, value] else set())
    if realm == "mylittlescythe":
        return {f"p{value}", f"h{value}"} - set(cells)
    if realm == "pendulum":
        return {"o1", "o2", "o3", "o4", "o5", f"n{value}"} - set(cells)
    plain = {
        "castles": castles,
        "cities": cities,
        "society": society,
        "wingspan": wingspan,
        "charterstone": charterstone,
        "viticulture": viticulture,
    }
    return plain[realm](cells, value)


def check_uses(state: State) -> None:
    """What both rolled dice may do is what the rules say, in every realm they may enter."""
    view, player = seen(state), cards(state)
    moves = legal(state)
    for number, die in enumerate(player.dice, 1):
        for realm in player.sheets:
            prefix = f"{number} {realm}."
            offered = {move.removeprefix(prefix) for move in moves if move.startswith(prefix)}
            if die.used or (realm in player.activated and not die.again):
                assert not offered
            elif realm == "tapestry":
                refs = [
                    frozenset(ref.split(".")[1] for ref in option.refs if ref.startswith("cell:"))
                    for option in (GAME.option(state, 0, GAME.parse(prefix + place)) for place in offered)
                ]
                assert len(refs) == len(set(refs))
                assert set(refs) == tapestry(player.sheets[realm], die.value)
            else:
                assert offered == expected(realm, player, die.value, view.roll)


@pytest.mark.parametrize("seed", range(60))
def test_dice_fit_where_the_rules_say(seed: int) -> None:
    rng = Rng.of(seed)
    state = GAME.start(1, seed=seed)
    while not state.over:
        if cards(state).step == "activate":
            check_uses(state)
        moves = state.moves(0)
        # Dice are used before the turn ends, so that sheets fill.
        useful = [move for move in moves if GAME.notation(move) != "done"]
        state.play(0, useful[rng.below(len(useful))] if useful and rng.below(12) else moves[0])


def held(state: State) -> dict[str, int]:
    """The unspent resources of the only player, and the stars of the round."""
    resources = {f"{name}s": stock.gained - stock.spent for name, stock in cards(state).resources.items()}
    return {**resources, "stars": sum(scores(state).stars.values())}


@pytest.mark.parametrize("seed", range(25))
def test_an_option_tells_what_its_move_gives(seed: int) -> None:
    rng = Rng.of(seed)
    state = GAME.start(1, seed=seed)
    while not state.over:
        moves = state.moves(0)
        move = moves[rng.below(len(moves)) or rng.below(len(moves))]
        option = GAME.option(state, 0, move)
        step, before, turn = cards(state).step, held(state), (seen(state).round, seen(state).turn)
        state.play(0, move)
        if (seen(state).round, seen(state).turn) != turn or state.over:
            continue
        told = {name: option.arguments[name] for name in ("pumpkins", "hearts", "coins", "stars")}
        if cards(state).step == "grapes" and step != "grapes":
            told["stars"] = 0  # an order's stars are promised when it is begun
        elif step == "grapes":
            continue
        assert told == {name: number - before[name] for name, number in held(state).items()}, option
