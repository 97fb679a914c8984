"""Phases 2 and 3: taking and placing the tile, moving one by Feather Perch (YA-079 to YA-091, YA-A16 to YA-A19,
YA-A39, YA-A40, YA-A52, YA-A54)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.yami.components import CARD_NUMBER, CARDS, CELL_NAMES, TILES
from ludarium.games.yami.components import COLOURS as COLOUR_NAMES
from ludarium.games.yami.moves import LIFT, PASS, PLACE, SPRING, TAKE, TURNS
from ludarium.games.yami.rules.bases import cannot_use
from ludarium.games.yami.rules.cells import (
    CELLS,
    PLACEMENTS,
    SHAPES,
    allowed,
    cells_of,
    has_cell,
    has_room,
    mask_of,
    placements,
    within,
)
from ludarium.games.yami.rules.layout import MAGIC, POOL, under_token
from ludarium.games.yami.rules.numbers import (
    AFTER,
    CHECK,
    GONE_SPAN,
    MASK,
    NO_OWNER,
    NO_ROOM,
    NOBODY,
    NOX,
    PERCH,
    PLACE_TILE,
    PUT_TILE,
    TAKE_TILE,
    TILE_AT,
    TILE_BITS,
    WON_AT,
    card_at,
    card_of,
    entry_of,
    in_peace,
    owner_of,
)
from ludarium.games.yami.rules.numbers import SPRING as SPRING_OF_PEACE
from ludarium.games.yami.rules.state import YamiState, refuse


def written_card(number: i64) -> str:
    return CARDS[number]


def read_card(text: str) -> int:
    if text not in TILES:
        raise ValueError(text)
    return CARD_NUMBER[text]


# Phase 2.


class TakeTile(Step[YamiState]):
    """YA-079: the tile of the determining card, or by Twin Mask that of another card of the trick."""

    def run(self, state: YamiState, card: i64) -> None:
        if state.usable(MASK):
            state.ask_unless_forced(TAKE_TILE, state.kakapo, card)
        else:
            take(state, card)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        trick: i64 = state.tricks[-1]
        cards = [card_at(trick, participant) for participant in range(state.participants)]
        return [TAKE + card for card in sorted(cards) if card < NOX]

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        tile = move - TAKE
        if tile != state.number:
            state.use(MASK)
            state.tricks[-1] = state.tricks[-1] & ~TILE_BITS | tile << TILE_AT
            if state.news is not None:
                state.tell("yami-mask", seat, {"tile": CARDS[tile]})
        take(state, tile)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        return refuse("YA-A39", "yami-no-tile-of-trick", tile=f"yami-tile-{CARDS[move - TAKE]}")

    def write_number(self, number: i64) -> str:
        return written_card(number)

    def read_number(self, text: str) -> int:
        return read_card(text)


def take(state: YamiState, tile: i64) -> None:
    if state.news is not None:
        state.tell("yami-took", NOBODY, {"tile": CARDS[tile]})
    state.push(PLACE_TILE, tile)


# Phase 3.


class PlaceTile(Step[YamiState]):
    """Place the tile at hand; before that the lead player may lift another or use the Spring of Peace."""

    def run(self, state: YamiState, card: i64) -> None:
        """YA-091, YA-A18: without room the mission fails, unless a tile can still be moved."""
        if room_for(state, card) or can_lift(state):
            state.ask(PLACE_TILE, state.kakapo, card)
        else:
            state.lose(NO_ROOM)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        moves = placements(SHAPES[state.number], state.free0, state.free1, state.free2, PLACE)
        if state.bases:
            peaceful = len(moves) > 0 and not state.peace and state.usable(SPRING_OF_PEACE)
            moves.extend(lifts(state))
            if peaceful:
                moves.append(SPRING)
        return moves

    def allows(self, state: YamiState, seat: i64, move: i64) -> bool:
        if move < PLACEMENTS:
            return allowed(SHAPES[state.number], move, state.free0, state.free1, state.free2)
        return state.bases != 0 and move in self.legal(state, seat)

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        card = state.number
        if move == SPRING:
            state.use(SPRING_OF_PEACE)
            state.peace = True
            state.again()
            if state.news is not None:
                state.tell("yami-spring", seat, {})
        elif move >= LIFT:
            state.push(PLACE_TILE, card)
            lift(state, seat, move - LIFT, 0)
        else:
            winner = state.tricks[-1] >> WON_AT & 7
            owner = NO_OWNER if state.is_automa(winner) else winner
            entry = entry_of(card, move, owner, 1 if state.peace else 0)
            state.placed.append(entry)
            state.peace = False
            state.push(CHECK)
            state.push(AFTER)
            if state.news is not None:
                tell_placed(state, "yami-placed", seat, card, move)
            cover(state, entry, move)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        if move < PLACEMENTS:
            return cannot_place(state, state.number, move)
        if move == SPRING:
            return cannot_use(state, SPRING_OF_PEACE)
        return cannot_lift(state, move - LIFT)

    def write_number(self, number: i64) -> str:
        return written_card(number)

    def read_number(self, text: str) -> int:
        return read_card(text)


def room_for(state: YamiState, card: i64) -> bool:
    return has_room(SHAPES[card], state.free0, state.free1, state.free2)


def tell_placed(state: YamiState, kind: str, seat: i64, card: i64, placement: i64) -> None:
    facts: dict[str, int | str | list[str]] = {"tile": CARDS[card], "cell": CELL_NAMES[placement % CELLS]}
    facts["cells"] = [CELL_NAMES[cell] for cell in cells_of(*mask_of(SHAPES[card], placement))]
    state.tell(kind, seat, facts)


def cover(state: YamiState, entry: i64, placement: i64) -> None:
    """YA-132, YA-133, YA-137, YA-138, YA-A43: what the tile lies on leaves the board at once."""
    state.lay(entry)
    if not state.lying:
        return
    layout = state.layout
    low, middle, high = mask_of(SHAPES[card_of(entry)], placement)
    for at in each(state.lying):
        if has_cell(low, middle, high, layout.small_cells[at]):
            state.lying &= ~bit_of(at)
            remove_small(state, layout.small_kind(at))


def remove_small(state: YamiState, kind: i64) -> None:
    if kind == MAGIC:
        state.magic += 1  # collected; it leaves the game when it is spent
        if state.news is not None:
            state.tell("yami-magic", NOBODY, {})
        return
    state.gone += bit_of(GONE_SPAN * kind)
    if kind == POOL:
        state.pools += 1
        if state.news is not None:
            state.tell("yami-whirlpool", NOBODY, {})
    else:
        state.demand |= bit_of(kind)
        if state.news is not None:
            state.tell("yami-fog", NOBODY, {"colour": COLOUR_NAMES[kind]})


def cannot_place(state: YamiState, card: i64, placement: i64) -> NotAllowed:
    """YA-082, YA-083, YA-A12: outside, on a token, on a tile, or no image of this tile."""
    shape = SHAPES[card]
    turn = placement // CELLS
    if turn >= shape.turns:
        return refuse("YA-A12", "yami-no-such-turn", tile=f"yami-tile-{CARDS[card]}", turn=TURNS[turn])
    image = shape.images[turn]
    offsets = [(row - image[0][0], column - image[0][1]) for row, column in image]
    if not within(placement % CELLS, offsets):
        return refuse("YA-082", "yami-no-outside")
    for cell in cells_of(*mask_of(shape, placement)):
        if under_token(state.layout, cell):
            return refuse("YA-083", "yami-no-on-token", cell=CELL_NAMES[cell])
        if not has_cell(state.free0, state.free1, state.free2, cell):
            return refuse("YA-083", "yami-no-on-tile", cell=CELL_NAMES[cell])
    raise AssertionError("a placement on free cells is allowed")


# Feather Perch.


def can_lift(state: YamiState) -> bool:
    return len(state.placed) > 0 and state.usable(PERCH)


def lifts(state: YamiState) -> list[int]:
    """YA-084, YA-A54: any tile on the board, also the one just placed."""
    if not can_lift(state):
        return []
    return sorted([LIFT + card_of(entry) for entry in state.placed])


def lift(state: YamiState, seat: i64, card: i64, after: i64) -> None:
    """Pick a tile up; it may be put back where it lay, so there is always room for it."""
    state.use(PERCH)
    at: i64 = 0
    while card_of(state.placed[at]) != card:
        at += 1
    state.pick_up(state.placed[at])
    state.ask(PUT_TILE, seat, at * 2 + after)
    if state.news is not None:
        state.tell("yami-lifted", seat, {"tile": CARDS[card]})


def cannot_lift(state: YamiState, card: i64) -> NotAllowed:
    if can_lift(state):
        return refuse("YA-A54", "yami-no-tile-on-board", tile=f"yami-tile-{CARDS[card]}")
    return cannot_use(state, PERCH)


class PutTile(Step[YamiState]):
    """Place a lifted tile again; it keeps its owner and its peace (YA-A40, YA-A54)."""

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        return placements(SHAPES[self.card(state)], state.free0, state.free1, state.free2, PLACE)

    def allows(self, state: YamiState, seat: i64, move: i64) -> bool:
        return allowed(SHAPES[self.card(state)], move, state.free0, state.free1, state.free2)

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        at = state.number >> 1
        before: i64 = state.placed[at]
        card = card_of(before)
        entry = entry_of(card, move, owner_of(before), 1 if in_peace(before) else 0)
        state.placed[at] = entry
        if state.news is not None:
            tell_placed(state, "yami-moved", seat, card, move)
        cover(state, entry, move)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        return cannot_place(state, self.card(state), move)

    def card(self, state: YamiState) -> i64:
        return card_of(state.placed[state.number >> 1])

    def write_number(self, number: i64) -> str:
        return f"{number >> 1} {'after' if number & 1 else 'before'}"

    def read_number(self, text: str) -> int:
        at, _, when = text.partition(" ")
        if when not in ("before", "after") or int(at) < 0:
            raise ValueError(text)
        return int(at) * 2 + (when == "after")


class After(Step[YamiState]):
    """YA-A39, YA-A50: after the placement Feather Perch may move a tile; asked only if it can."""

    def run(self, state: YamiState, number: i64) -> None:
        if can_lift(state):
            state.ask(AFTER, state.kakapo)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        moves = lifts(state)
        moves.append(PASS)
        return moves

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        if move != PASS:
            state.push(AFTER)
            lift(state, seat, move - LIFT, 1)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        return cannot_lift(state, move - LIFT)
