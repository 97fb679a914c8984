"""What a tile is worth on a board: the value of its best safe placement, which all players can work out.

A placement is worth the required cells that it covers, restricted ones twice, less what it spoils: required cells
that it leaves without a free cell beside them, which nothing but a tile of one cell can cover, and what happens by
covered whirlpools and fog. A tile that cannot be placed without breaking a restriction is worth ``RUIN``.

Of many placements only the best is asked for most of the time; ``best_placed`` finds it without a list, and leaves
alone what could not be better than the best so far. Worth and place are packed into one number, which orders them.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import how_many, lowest
from ludarium.games.yami.rules.cells import CELLS, FULL, SHAPES, SPAN, Shape, fits, has_cell, mask_of, words_of
from ludarium.games.yami.rules.layout import MAGIC, POOL, MissionLayout

TILES: Final = 35
# All worths are in twentieths of a required cell.
CELL: Final = 20
RESTRICTED: Final = 20  # more
POCKET: Final = 80
NARROW: Final = 6  # a required cell with one free neighbour
WHIRLPOOL: Final = 12
FOG: Final = 4
COLLECTED: Final = 5
DONE: Final = 400
RUIN: Final = -1000
NO_OWNER: Final = -2  # of what a trick of the Automa brings
NO_PAWN: Final = -1
HOPEFUL: Final = 8  # so many cards somebody may hold and win with

# A worth and a placement in one number.
PACK: Final = 2048
NO_PLACE: Final = 2047
NOWHERE: Final = -2045953  # RUIN * PACK + NO_PLACE
UNKNOWN: Final = 1000000000
FIRST_ROW: Final = 4095
LAST_ROW_AT: Final = 36
NOT_WEST: Final[i64] = FULL - sum([2 ** (12 * row) for row in range(4)])
NOT_EAST: Final[i64] = FULL - sum([2 ** (12 * row + 11) for row in range(4)])


class Board:
    """What can be seen of the board, as words of cells. Its layout has the small tokens that still lie there."""

    def __init__(self, layout: MissionLayout, free: list[int], left: list[int], pawns: list[int]) -> None:
        self.layout = layout
        self.free0: i64 = free[0]
        self.free1: i64 = free[1]
        self.free2: i64 = free[2]
        self.left0: i64 = left[0]
        self.left1: i64 = left[1]
        self.left2: i64 = left[2]
        # Restricted cells that are still open count twice.
        bound = words_of([edge.cell for edge in layout.edges])
        self.bound0: i64 = bound[0] & self.left0
        self.bound1: i64 = bound[1] & self.left1
        self.bound2: i64 = bound[2] & self.left2
        self.pawns = pawns  # the seat on each symbol, or NO_PAWN
        small = words_of(layout.small_cells)
        self.small0: i64 = small[0]
        self.small1: i64 = small[1]
        self.small2: i64 = small[2]

    def strange(self, owner: int) -> tuple[i64, i64, i64]:
        """The cells that face symbols of others than the owner."""
        cells = self.layout.symbol_cells
        return words_of([cells[at] for at in range(len(cells)) if self.pawns[at] != owner])


def after(board: Board, card: int, placement: int) -> Board:
    """The board with one more tile."""
    low, middle, high = mask_of(SHAPES[card], placement)
    free: list[int] = [board.free0 & ~low, board.free1 & ~middle, board.free2 & ~high]
    left: list[int] = [board.left0 & ~low, board.left1 & ~middle, board.left2 & ~high]
    return Board(board.layout, free, left, board.pawns)


def outlook(board: Board, cards: list[int], owner: int) -> i64:
    """What the next tile may bring: the mean worth of the best of some cards."""
    if not (board.left0 | board.left1 | board.left2):
        return DONE
    best = sorted([worth_to(board, card, owner) for card in cards], reverse=True)[:HOPEFUL]
    return sum(best) // len(best) if best else 0


def safe_cells(board: Board, card: int, owner: int, peace: bool) -> tuple[i64, i64, i64]:
    """The free cells on which the tile of a card breaks nothing."""
    if peace:
        return board.free0, board.free1, board.free2
    low, middle, high = board.strange(owner)
    forbidden = board.layout.forbidden
    low |= forbidden[card * 3]
    middle |= forbidden[card * 3 + 1]
    high |= forbidden[card * 3 + 2]
    return board.free0 & ~low, board.free1 & ~middle, board.free2 & ~high


def touching(shape: Shape, turn: i64, left0: i64, left1: i64, left2: i64) -> tuple[i64, i64, i64]:
    """The anchors at which an orientation covers at least one of some cells."""
    low = left0
    middle = left1
    high = left2
    at = turn * shape.others
    end = at + shape.others
    while at < end:
        shift: i64 = shape.shifts[at]
        if shift < SPAN:
            rest = SPAN - shift
            low |= (left0 >> shift | left1 << rest) & FULL
            middle |= (left1 >> shift | left2 << rest) & FULL
            high |= left2 >> shift
        else:
            shift -= SPAN
            low |= (left1 >> shift | left2 << (SPAN - shift)) & FULL
            middle |= left2 >> shift
        at += 1
    return low, middle, high


def rated(board: Board, card: int, owner: int, peace: bool) -> list[tuple[int, int]]:
    """Worth and number of the placements that break nothing and cover something; of those that cover nothing, the
    first that spoils nothing."""
    shape = SHAPES[card]
    free0, free1, free2 = safe_cells(board, card, owner, peace)
    found: list[tuple[int, int]] = []
    idle = worth_of_nothing(board)
    aside = False
    turn: i64 = 0
    while turn < shape.turns:
        fit0, fit1, fit2 = fits(shape, turn, free0, free1, free2)
        hit0, hit1, hit2 = touching(shape, turn, board.left0, board.left1, board.left2)
        part: i64 = 0
        while part < 3:
            fit = fit0 if part == 0 else fit1 if part == 1 else fit2
            hit = hit0 if part == 0 else hit1 if part == 1 else hit2
            base = turn * CELLS + part * SPAN
            near = fit & hit
            while near:
                placement = base + lowest(near)
                near &= near - 1
                found.append((worth_of(board, shape, placement, RUIN), placement))
            far = fit & ~hit
            while far and not aside:
                placement = base + lowest(far)
                far &= far - 1
                worth = worth_of(board, shape, placement, idle)
                if worth >= idle:
                    aside = True
                    found.append((worth, placement))
            part += 1
        turn += 1
    return found


def best_placed(board: Board, card: i64, owner: i64, peace: bool) -> i64:
    """Worth and number of the best placement that breaks nothing, packed; NOWHERE if there is none.

    One that covers nothing is looked for only if all others spoil more than they gain.
    """
    shape = SHAPES[card]
    free0, free1, free2 = safe_cells(board, card, owner, peace)
    best: i64 = NOWHERE
    least: i64 = RUIN
    turn: i64 = 0
    while turn < shape.turns:
        fit0, fit1, fit2 = fits(shape, turn, free0, free1, free2)
        if fit0 | fit1 | fit2:
            hit0, hit1, hit2 = touching(shape, turn, board.left0, board.left1, board.left2)
            part: i64 = 0
            while part < 3:
                near = fit0 & hit0 if part == 0 else fit1 & hit1 if part == 1 else fit2 & hit2
                base = turn * CELLS + part * SPAN
                while near:
                    placement = base + lowest(near)
                    near &= near - 1
                    worth = worth_of(board, shape, placement, least)
                    if worth >= least:
                        least = worth
                        best = worth * PACK + placement
                part += 1
        turn += 1
    idle = worth_of_nothing(board)
    return best if least >= idle else max(best, first_aside(board, shape, free0, free1, free2, idle))


def first_aside(board: Board, shape: Shape, free0: i64, free1: i64, free2: i64, idle: i64) -> i64:
    """The first placement that covers nothing and spoils nothing, packed with its worth."""
    turn: i64 = 0
    while turn < shape.turns:
        fit0, fit1, fit2 = fits(shape, turn, free0, free1, free2)
        hit0, hit1, hit2 = touching(shape, turn, board.left0, board.left1, board.left2)
        part: i64 = 0
        while part < 3:
            far = fit0 & ~hit0 if part == 0 else fit1 & ~hit1 if part == 1 else fit2 & ~hit2
            while far:
                placement = turn * CELLS + part * SPAN + lowest(far)
                far &= far - 1
                worth = worth_of(board, shape, placement, idle)
                if worth >= idle:
                    return worth * PACK + placement
            part += 1
        turn += 1
    return NOWHERE


def worth_to(board: Board, card: int, owner: int) -> i64:
    """The worth of the best placement; RUIN if none is safe."""
    return best_placed(board, card, owner, False) >> 11


def worth_of_nothing(board: Board) -> i64:
    return -spoilt(board.left0, board.left1, board.left2, board.free0, board.free1, board.free2)


def worth_of(board: Board, shape: Shape, placement: i64, least: i64) -> i64:
    """What a placement gains: cells covered, less what is spoilt afterwards. Where that is sure to be below
    ``least``, any number below it."""
    mask0, mask1, mask2 = mask_of(shape, placement)
    left0 = board.left0 & ~mask0
    left1 = board.left1 & ~mask1
    left2 = board.left2 & ~mask2
    if not (left0 | left1 | left2):
        return DONE
    gained = how_many(mask0 & board.left0) + how_many(mask1 & board.left1) + how_many(mask2 & board.left2)
    bound = how_many(mask0 & board.bound0) + how_many(mask1 & board.bound1) + how_many(mask2 & board.bound2)
    worth = CELL * gained + RESTRICTED * bound
    small = mask0 & board.small0 | mask1 & board.small1 | mask2 & board.small2
    if worth < least and not small:
        return worth
    worth -= spoilt(left0, left1, left2, board.free0 & ~mask0, board.free1 & ~mask1, board.free2 & ~mask2)
    if small:
        for at in range(len(board.layout.small_cells)):
            if has_cell(mask0, mask1, mask2, board.layout.small_cells[at]):
                kind = board.layout.small_kind(at)
                worth += COLLECTED if kind == MAGIC else -WHIRLPOOL if kind == POOL else -FOG
    return worth


def spoilt(left0: i64, left1: i64, left2: i64, free0: i64, free1: i64, free2: i64) -> i64:
    """What required cells with no free neighbour, or with one, cost."""
    south0 = free0 >> 12 | (free1 & FIRST_ROW) << LAST_ROW_AT
    south1 = free1 >> 12 | (free2 & FIRST_ROW) << LAST_ROW_AT
    south2 = free2 >> 12
    north0 = free0 << 12 & FULL
    north1 = free1 << 12 & FULL | free0 >> LAST_ROW_AT
    north2 = free2 << 12 & FULL | free1 >> LAST_ROW_AT
    return (
        spoilt_in(left0, south0, north0, free0)
        + spoilt_in(left1, south1, north1, free1)
        + spoilt_in(left2, south2, north2, free2)
    )


def spoilt_in(left: i64, south: i64, north: i64, free: i64) -> i64:
    if not left:
        return 0
    east = (free & NOT_WEST) >> 1
    west = (free & NOT_EAST) << 1
    some = south | north | east | west
    several = south & north | east & west | (south | north) & (east | west)
    return POCKET * how_many(left & ~some) + NARROW * how_many(left & some & ~several)


class Worths:
    """What the tiles are worth to each participant on a board, each worked out when it is first asked for.

    Who owns a tile matters only to those with a pawn on a symbol; all others see the same.
    """

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        owners = [seat if seat in board.pawns else NO_OWNER for seat in range(seats)]
        self.owners: list[int] = [*owners, NO_OWNER]  # the last one is the Automa's, if it plays
        self.rows: list[int] = [self.owners.index(owner) * TILES for owner in self.owners]
        self.packed: list[int] = [UNKNOWN] * (len(self.owners) * TILES)

    def best(self, participant: i64, card: i64) -> i64:
        """Worth and number of the best placement, packed."""
        at: i64 = self.rows[participant]
        at += card
        known: i64 = self.packed[at]
        if known == UNKNOWN:
            known = best_placed(self.board, card, self.owners[participant], False)
            self.packed[at] = known
        return known

    def of(self, participant: i64, card: i64) -> i64:
        """The worth of a tile to a participant."""
        return self.best(participant, card) >> 11

    def place(self, participant: i64, card: i64) -> i64:
        """The number of the best placement; NO_PLACE if none is safe."""
        return self.best(participant, card) & NO_PLACE
