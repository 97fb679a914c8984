"""Scythe (rules chapter 17): top numbers give, bottom numbers cost and score."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS, RESOURCES
from ludarium.games.rolling_realms.rules.player import Player, Realm
from ludarium.games.rolling_realms.rules.questions import refuse
from ludarium.games.rolling_realms.rules.resources import FIELD, SHIFTS, capped, pack

CARD: Final = COMPONENTS.scythe
COLUMNS: Final = 6
TOP: Final = 0
BOTTOM: Final = 1
BOTH: Final = 2
LABELS: Final = ["scythe-top", "scythe-bottom", "scythe-both"]

# By value: the column of its top and of its bottom number.
TOP_OF: Final[list[int]] = [0] + [
    next(number for number, column in enumerate(CARD.columns) if column.top == value)
    for value in range(1, COLUMNS + 1)
]
BOTTOM_OF: Final[list[int]] = [0] + [
    next(number for number, column in enumerate(CARD.columns) if column.bottom == value)
    for value in range(1, COLUMNS + 1)
]
GAIN: Final[list[int]] = [pack(column.gain) for column in CARD.columns]
COST: Final[list[int]] = [pack(column.cost) for column in CARD.columns]
COST_BITS: Final[list[int]] = [5 * "phc".index(column.cost) for column in CARD.columns]


class Scythe(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        options: i64 = 0
        held = player.gained - player.spent
        top = TOP_OF[value]
        if not sheet >> top & 1:
            options = 1
            if not sheet >> (COLUMNS + top) & 1:
                # RR-A24: what the top number gives may pay.
                after = capped(player.gained + GAIN[top]) - player.spent
                if after >> COST_BITS[top] & FIELD:
                    options = 5
        bottom = BOTTOM_OF[value]
        if not sheet >> (COLUMNS + bottom) & 1 and held >> COST_BITS[bottom] & FIELD:
            options += 2
        return value * 8 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 3, index & 7
        places = (TOP_OF[value], COLUMNS + BOTTOM_OF[value], 2 * COLUMNS + TOP_OF[value])
        return [place for way, place in enumerate(places) if options >> way & 1]

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-127 to RR-129: the top gives, the bottom costs; one die may do both in a column."""
        way = action // COLUMNS
        column = action % COLUMNS
        sheet = player.sheet(slot)
        if way != BOTTOM:
            sheet |= bit_of(column)
            player.gain(GAIN[column])
        if way != TOP:
            sheet |= bit_of(COLUMNS + column)
            player.spent += COST[column]
        player.write(slot, sheet)

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-130: a star for each marked bottom number."""
        return how_many(sheet >> COLUMNS)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        way, number = divmod(action, COLUMNS)
        column = CARD.columns[number]
        shown = column.bottom if way == BOTTOM else column.top
        if shown != value:
            return refuse("RR-126", "realms-no-other-number", shown=shown, value=value)
        if sheet >> (number if way != BOTTOM else COLUMNS + number) & 1:
            return refuse("RR-A31", "realms-no-marked", number=value)
        if way == BOTH and sheet >> (COLUMNS + number) & 1:
            return refuse("RR-A24", "realms-no-marked", number=column.bottom)
        clause = "RR-A24" if way == BOTH else "RR-128"
        return refuse(clause, "realms-no-cost", resource=RESOURCES["phc".index(column.cost)])

    def label(self, action: int) -> str:
        return LABELS[action // COLUMNS]

    def cells(self, sheet: int, action: int, value: int) -> list[str]:
        way, column = divmod(action, COLUMNS)
        if way == BOTH:
            return [self.cell_names[column], self.cell_names[COLUMNS + column]]
        return [self.cell_names[action]]

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        cost = sum(COST[column] for column in each(sheet >> COLUMNS))
        for bits in SHIFTS:
            if cost >> bits & FIELD > player.spent >> bits & FIELD:
                return refuse("RR-128", "realms-position-unpaid")
        return None


REALM: Final[Realm] = Scythe("scythe", 56)
