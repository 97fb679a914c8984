"""The rows of ``components.toml`` as tables for the rules: no names at run time, only words of bits.

A *symbol word* packs the six symbols, 8 bits each; a *goods word* packs amounts of goods, hearts and reputation, 6
bits each. Whoever has cards holds three words: bought artifacts and finds by bit, treasures by two bits for each
name. A ``Modifier`` is a mask in each of the three, so that a rule asks with three ANDs how many of the cards that
do something are held.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, how_many, lowest
from ludarium.games.near_and_far.components import COMPONENTS, TRIBES, Effect, Goods, Symbols

# Symbol words.

SKILL: Final = 0
COMBAT: Final = 8
MOVE: Final = 16
SHIELD: Final = 24
SEARCH: Final = 32
HEARTS: Final = 40
SYMBOL_MASK: Final = 255

# Goods words, in the order of the goods, then hearts and reputation.

FOOD: Final = 0
COIN: Final = 6
GEM: Final = 12
TRIBE: Final = 18  # + 6 for each tribe
HEART: Final = 42
REPUTATION: Final = 48
GOODS_BITS: Final = 6
GOODS_MASK: Final = 63

LOW_BITS: Final = 0x155555555555555  # the lower bit of every name in a word of treasures


def symbols_of(row: Symbols) -> int:
    """
    >>> symbols_of(Symbols(skill=2, search=1)) == 2 | 1 << 32
    True
    """
    amounts = [row.skill, row.combat, row.move, row.shield, row.search, row.heart]
    return sum(amount << 8 * place for place, amount in enumerate(amounts))


def word_of(goods: Goods) -> int:
    """
    >>> word_of(Goods(coin=2, green=1)) == 2 << COIN | 1 << TRIBE
    True
    """
    amounts = [goods.food, goods.coin, goods.gem, goods.green, goods.blue, goods.red, goods.yellow]
    return sum(amount << GOODS_BITS * place for place, amount in enumerate(amounts))


def gain_of(effect: Effect) -> int:
    return (
        effect.food << FOOD
        | effect.coin << COIN
        | effect.gem << GEM
        | effect.heart << HEART
        | effect.reputation << REPUTATION
    )


def copies(treasures: i64) -> i64:
    """How many cards a word of treasures holds.

    >>> copies(0b1101)
    4
    """
    return how_many(treasures & LOW_BITS) + 2 * how_many(treasures >> 1 & LOW_BITS)


class Modifier:
    """The cards that do one thing, each ``amount`` times."""

    __slots__ = ("amount", "bought", "finds", "treasures")

    def __init__(self, amount: i64 = 1) -> None:
        self.amount: i64 = amount
        self.bought: i64 = 0
        self.treasures: i64 = 0
        self.finds: i64 = 0

    def held(self, bought: i64, treasures: i64, finds: i64) -> i64:
        """How many of the cards are among those of a traveller."""
        return how_many(bought & self.bought) + copies(treasures & self.treasures) + how_many(finds & self.finds)

    def total(self, bought: i64, treasures: i64, finds: i64) -> i64:
        return self.held(bought, treasures, finds) * self.amount

    def treasure(self) -> i64:
        """The number of its treasure, where it has one."""
        return lowest(self.treasures) // 2

    def find(self) -> i64:
        """The number of its find, where it has one."""
        return lowest(self.finds)


class Bonus(Modifier):
    """What its cards give, as a goods word, at some moment."""

    __slots__ = ("gain", "with_opponent")

    def __init__(self, gain: i64, with_opponent: bool) -> None:
        super().__init__()
        self.gain: i64 = gain
        self.with_opponent: bool = with_opponent


class EndBonus(Modifier):
    """VP at the end: ``points`` for every ``each`` of something, at most ``most`` times (0 is no limit).

    Or for having ``least`` of it, or strictly the most.
    """

    __slots__ = ("each", "least", "most", "points", "what")

    def __init__(self, what: str, points: i64, each: i64, most: i64, least: i64) -> None:
        super().__init__()
        self.what: str = what
        self.points: i64 = points
        self.each: i64 = each
        self.most: i64 = most
        self.least: i64 = least


# Every line of a card, with the words it is found in.

BOUGHT: Final = 0
TREASURES: Final = 1
FINDS: Final = 2
Line = tuple[int, int, Effect]  # where such a card lies, its number, the line

LINES: Final[list[Line]] = [
    *((BOUGHT, at, line) for at, artifact in enumerate(COMPONENTS.artifact) for line in artifact.effects),
    *((TREASURES, at, line) for at, treasure in enumerate(COMPONENTS.treasure) for line in treasure.effects),
    *((FINDS, at, line) for at, find in enumerate(COMPONENTS.find) for line in find.effects),
]


def mark(modifier: Modifier, where: int, number: int) -> None:
    if where == BOUGHT:
        modifier.bought |= bit_of(number)
    elif where == TREASURES:
        modifier.treasures |= bit_of(2 * number) * 3
    else:
        modifier.finds |= bit_of(number)


def modifier(amount: Callable[[Effect], int]) -> Modifier:
    """All cards with a line of which the given thing is more than 0; it is the same for all of them."""
    found = Modifier(0)
    for where, number, line in LINES:
        if each := amount(line):
            if found.amount not in (0, each):
                raise ValueError("cards of one modifier differ in what they are worth")
            found.amount = each
            mark(found, where, number)
    return found


def bonuses(fits: Callable[[Effect], bool]) -> list[Bonus]:
    found = []
    for where, number, line in LINES:
        if fits(line) and gain_of(line):
            bonus = Bonus(gain_of(line), line.with_opponent)
            mark(bonus, where, number)
            found.append(bonus)
    return found


def ends(what: Callable[[Effect], str]) -> list[EndBonus]:
    found = []
    for where, number, line in LINES:
        if what(line):
            bonus = EndBonus(what(line), line.points, line.each, line.most, line.least)
            mark(bonus, where, number)
            found.append(bonus)
    return found


def visits(building: str) -> list[Bonus]:
    return bonuses(lambda line: line.visit in (building, "any"))


def hire_less(tribe: str) -> Modifier:
    """The cards that make hiring cheaper: those for one tribe, or for any (an empty name)."""
    return modifier(lambda line: line.hire_less if line.tribe == tribe else 0)


def is_symbols(line: Effect) -> bool:
    """Hearts of other lines are gained at some moment; symbols are always there."""
    return not line.visit and not line.on


def symbols_in(lines: list[Effect]) -> int:
    return sum(symbols_of(line) for line in lines if is_symbols(line))


# What adventurers and cards are.

SYMBOLS_OF_ADVENTURER: Final[list[int]] = [
    *(symbols_of(adventurer) for adventurer in COMPONENTS.adventurer),
    symbols_of(COMPONENTS.animal),
]
SYMBOLS_OF_ARTIFACT: Final[list[int]] = [symbols_in(artifact.effects) for artifact in COMPONENTS.artifact]
SYMBOLS_OF_TREASURE: Final[list[int]] = [symbols_in(treasure.effects) for treasure in COMPONENTS.treasure]
SYMBOLS_OF_FIND: Final[list[int]] = [symbols_in(find.effects) for find in COMPONENTS.find]

HIRE_COST: Final[list[int]] = [adventurer.cost for adventurer in COMPONENTS.adventurer]
COST_OF: Final[list[int]] = [word_of(artifact.cost) for artifact in COMPONENTS.artifact]
POINTS_OF_ARTIFACT: Final[list[int]] = [artifact.points for artifact in COMPONENTS.artifact]
POINTS_OF_TREASURE: Final[list[int]] = [sum(line.end for line in row.effects) for row in COMPONENTS.treasure]
POINTS_OF_FIND: Final[list[int]] = [sum(line.end for line in row.effects) for row in COMPONENTS.find]
STRENGTH: Final[list[int]] = [foe.strength for foe in [*COMPONENTS.threat, *COMPONENTS.boss]]
POINTS_OF_FOE: Final[list[int]] = [foe.points for foe in [*COMPONENTS.threat, *COMPONENTS.boss]]

# NF-301, NF-302: requirements of artifacts.
REPUTATION_MIN: Final[list[int]] = [
    COMPONENTS.game.lowest_reputation if artifact.needs.rep_min is None else artifact.needs.rep_min
    for artifact in COMPONENTS.artifact
]
REPUTATION_MAX: Final[list[int]] = [
    COMPONENTS.game.highest_reputation if artifact.needs.rep_max is None else artifact.needs.rep_max
    for artifact in COMPONENTS.artifact
]
NEEDS_TREASURES: Final[list[int]] = [artifact.needs.treasures for artifact in COMPONENTS.artifact]
NEEDS_BEATEN: Final[list[int]] = [artifact.needs.beaten for artifact in COMPONENTS.artifact]
NEEDS_MAP_CAMPS: Final[list[int]] = [artifact.needs.map_camps for artifact in COMPONENTS.artifact]
NEEDS_MINE_CAMPS: Final[list[int]] = [artifact.needs.mine_camps for artifact in COMPONENTS.artifact]

# The mine and the player board.

MINE_COLUMNS: Final[int] = len(COMPONENTS.mine_column)
CELL_NEED: Final[list[int]] = [cell.number for cell in COMPONENTS.cell]
CELL_GAIN: Final[list[int]] = [
    word_of(row.reward) + word_of(column.reward) for row in COMPONENTS.mine_row for column in COMPONENTS.mine_column
]
CELL_REPUTATION: Final[int] = sum(1 << at for at, cell in enumerate(COMPONENTS.cell) if cell.reputation)
CELL_NEAR: Final[list[int]] = [
    sum(
        1 << other
        for other in range(len(COMPONENTS.cell))
        if abs(cell // MINE_COLUMNS - other // MINE_COLUMNS) + abs(cell % MINE_COLUMNS - other % MINE_COLUMNS) == 1
    )
    for cell in range(len(COMPONENTS.cell))
]
ICONS: Final[list[int]] = [
    {"coin": 1 << COIN, "gem": 1 << GEM}.get(space.icon, 0) for space in COMPONENTS.camp_space
]

# When a building is visited (by its number), and at other moments.

VISITS: Final[list[list[Bonus]]] = [visits(building.id) for building in COMPONENTS.building]
DUEL_WON: Final[list[Bonus]] = bonuses(lambda line: line.on == "duel_win")
ANIMAL_RETURNED: Final[list[Bonus]] = bonuses(lambda line: line.on == "return_animal")
TREASURE_DRAWN: Final[list[Bonus]] = bonuses(lambda line: line.on == "treasure_draw")
TOWN_LEFT: Final[list[Bonus]] = bonuses(lambda line: line.on == "leave_town")
FIND_GAIN: Final[list[int]] = [
    sum(gain_of(line) for line in find.effects if line.on == "gain") for find in COMPONENTS.find
]
FIND_DRAWS: Final[list[int]] = [
    sum(line.draw_artifacts for line in find.effects if line.on == "gain") for find in COMPONENTS.find
]

# What cards change.

DUEL_ADD: Final = modifier(lambda line: line.duel_add)
FIGHT_ADD: Final = modifier(lambda line: line.fight_add)
BOMB: Final = modifier(lambda line: line.roll_add if line.bomb else 0)
VENOM: Final = modifier(lambda line: 0 if line.bomb else line.roll_add)
REROLL_ATTACK: Final = modifier(lambda line: line.reroll == "attack")
REROLL_TURN: Final = modifier(lambda line: line.reroll == "turn")
SALVE: Final = modifier(lambda line: line.hearts_now if line.hearts_now == 3 else 0)
BALM: Final = modifier(lambda line: line.hearts_now if line.hearts_now == 4 else 0)
AVOID_DISCARD: Final = modifier(lambda line: line.avoid == "discard")
AVOID_FOOD: Final = modifier(lambda line: line.avoid == "food")
ENTER_FREE: Final = modifier(lambda line: line.enter_free)
HIRE_LESS: Final = hire_less("")
HIRE_LESS_OF: Final[list[Modifier]] = [hire_less(tribe) for tribe in TRIBES]
ALL_FLAGS: Final = modifier(lambda line: line.all_flags)
TRADE_TWICE: Final = modifier(lambda line: line.trade_twice)
TRADE_VALUE: Final = modifier(lambda line: line.trade_value)
FREE_DEPARTURES: Final = modifier(lambda line: line.free_departures)
CELL_LESS: Final = modifier(lambda line: line.cell_less)
FREE_BIRD: Final = modifier(lambda line: line.free_bird)
NO_WATER: Final = modifier(lambda line: line.no_water)
JOURNAL: Final = modifier(lambda line: line.draw_artifacts if line.on == "quest_pass" else 0)

# Cards with a rule of their own.

RING: Final = modifier(lambda line: line.code == "ring")
CONTRACT: Final = modifier(lambda line: line.code == "contract")
EXTRA_MEMBER: Final = modifier(lambda line: line.code == "extra-member")
LEVY: Final = modifier(lambda line: line.code == "levy")
BOUNTY: Final = modifier(lambda line: line.code == "bounty")
BELL: Final = modifier(lambda line: line.code == "bell")
SHOVEL: Final = modifier(lambda line: line.code == "shovel")
TIES: Final = modifier(lambda line: line.code == "ties")
CHAIN: Final = modifier(lambda line: line.code == "chain")
SEAL: Final = modifier(lambda line: line.code == "seal")

# VP at the end (NF-321).

END_EACH: Final[list[EndBonus]] = ends(lambda line: line.end_each)
END_IF: Final[list[EndBonus]] = ends(lambda line: line.end_if)
END_MOST: Final[list[EndBonus]] = ends(lambda line: line.end_most)
