"""The way back from a table of Yami to a State, with the checks that are rules: what lies where, and what is asked.

That every component lies in one place is checked already. What a position leaves out of the course of a round
follows from the rest: who is asked, and what comes after that.
"""

from collections import Counter
from typing import Any, Final

from ludarium.core.loading import wrong
from ludarium.games.yami.components import (
    BASE_NUMBER,
    CARD_NUMBER,
    CELL_NUMBER,
    COLOUR_NUMBER,
    NOX,
    Fog,
    Laid,
)
from ludarium.games.yami.moves import TURNS
from ludarium.games.yami.rules.cells import CELLS, SHAPES, allowed, has_cell
from ludarium.games.yami.rules.ending import with_discard
from ludarium.games.yami.rules.layout import MAGIC, MOST_SYMBOLS, POOL, lay_out
from ludarium.games.yami.rules.numbers import (
    CAST_AT,
    DEMAND_AT,
    ENDINGS,
    GONE_SPAN,
    LED_AT,
    NO_CARD,
    NO_CARDS,
    NO_COLOUR,
    NO_OWNER,
    NOTHING,
    POOLS_AT,
    PUT_TILE,
    TILE_AT,
    TRUMP_AT,
    USES,
    WON_AT,
    entry_of,
    with_card,
)
from ludarium.games.yami.rules.numbers import NOX as NOX_CARD
from ludarium.games.yami.rules.pawns import PAWN_SPAN
from ludarium.games.yami.rules.setup import lay_out_board
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import BOUND, NO_TRUMP, Trick, YamiView, card_names, hand_of

SMALL: Final = {**COLOUR_NUMBER, "whirlpool": POOL, "magic": MAGIC}


# What lies where.


def put_table(state: YamiState, table: YamiView) -> YamiState:
    """A State with what lies on a table; what is asked is checked in ``asked``."""
    BOUND.write(state, table)
    put_board(state, table)
    put_cards(state, table)
    put_round(state, table)
    put_power(state, table)
    put_tiles(state, table)
    put_pawns(state, table)
    return state


def put_board(state: YamiState, table: YamiView) -> None:
    """YA-037: the tokens of the mission, or others that a position lays out."""
    tokens = [Laid(int(name), one.cell, one.turn, one.night) for name, one in table.mission_tokens.items()]
    fog = [Fog(cell, colour) for cell, colour in table.fog.items()]  # type: ignore[arg-type]  # the zone checked it
    lying = {
        (SMALL[name], CELL_NUMBER[cell])
        for zone in (table.fog, table.whirlpools, table.magic)
        for cell, name in zone.items()
    }
    layout = state.layout
    if tokens != layout.tokens or not lying <= small_in(state):
        try:
            layout = lay_out(tokens, fog, list(table.whirlpools), list(table.magic))
        except ValueError as error:
            raise wrong("mission_tokens", "yami-position-cell-taken", "YA-083", cell=str(error)) from None
        if layout.symbols > MOST_SYMBOLS:
            raise wrong("mission_tokens", "yami-position-symbols", "YA-021", number=MOST_SYMBOLS)
    lay_out_board(state, layout)
    state.lying = sum(
        1 << at for at, cell in enumerate(layout.small_cells) if (layout.small_kind(at), cell) in lying
    )
    state.gone = sum(1 << GONE_SPAN * SMALL[name] for name in table.removed)
    state.magic = len(table.collected)


def small_in(state: YamiState) -> set[tuple[int, int]]:
    layout = state.layout
    return {(layout.small_kind(at), cell) for at, cell in enumerate(layout.small_cells)}


def put_cards(state: YamiState, table: YamiView) -> None:
    shown, showing, discards, hands = [], [], [], []
    for seat in range(state.seats):
        open_cards = table.revealed.get(seat, [])
        chosen = listed(table.showing.get(seat, []))
        if len(chosen) > 1:
            raise wrong(f"showing.{seat}", "yami-position-one-card", "YA-A39")
        hands.append(hand_of([*listed(table.hands[seat]), *open_cards, *chosen]))
        shown.append(hand_of(open_cards))
        showing.append(number_of(chosen[0]) if chosen else NOTHING)
        packed = 0
        for at, name in enumerate(listed(table.discards.get(seat, []))):
            packed = with_discard(packed, number_of(name), at in table.seen_discards.get(seat, {}))
        discards.append(packed)
    state.hands, state.shown, state.showing, state.discards = hands, shown, showing, discards
    state.leaving = [among(hand, table.discarding.get(seat, [])) for seat, hand in enumerate(hands)]
    state.row = NO_CARDS
    for cell, name in table.automa_row.items():
        state.row = with_card(state.row, cell - 1, number_of(name))
    if state.participants == state.seats and (table.automa_row or table.automa_deck):
        raise wrong("automa_row" if table.automa_row else "automa_deck", "yami-position-no-automa", "YA-034")


def among(hand: int, names: list[str]) -> int:
    """The cards of a hand that are named, packed as a hand."""
    return hand_of([*(Counter(names) & Counter(card_names(hand))).elements()])


def listed(pile: Any) -> list[str]:
    """The cards of a pile; a whole table counts none."""
    assert isinstance(pile, list)
    return pile


def number_of(name: str) -> int:
    return NOX_CARD if name == NOX else CARD_NUMBER[name]


def put_round(state: YamiState, table: YamiView) -> None:
    state.round = table.round
    if table.kakapo >= state.seats:
        raise wrong("kakapo", "position-no-such-seat", "YA-073", seat=table.kakapo)
    if table.leader >= state.participants:
        raise wrong("leader", "position-no-such-seat", "YA-077", seat=table.leader)
    if table.round < len(table.tricks):
        raise wrong("tricks", "yami-position-rounds", "YA-070", round=table.round)
    state.kakapo = table.kakapo
    state.leader = table.leader
    state.trump = trump_number(table.trump)
    state.demand = bits(COLOUR_NUMBER[colour] for colour in table.fog_demand)
    state.pools = table.removed_whirlpools
    state.peace = table.spring
    state.passed = bits(table.passed)
    state.voted = table.voted
    state.how = ENDINGS.index(table.ending)
    state.trick = packed_trick(state, table.trick, "trick")
    state.cast = bits(table.magic_spent)
    state.tricks = [packed(state, trick, f"tricks[{at}]") for at, trick in enumerate(table.tricks)]


def bits(numbers: Any) -> int:
    return sum(1 << number for number in set(numbers))


def trump_number(name: str) -> int:
    return NO_COLOUR if name == NO_TRUMP else COLOUR_NUMBER[name]


def packed_trick(state: YamiState, cards: dict[int, str], where: str) -> int:
    word = NO_CARDS
    for participant, name in cards.items():
        if participant >= state.participants:
            raise wrong(f"{where}.{participant}", "position-no-such-seat", "YA-056", seat=participant)
        word = with_card(word, participant, number_of(name))
    return word


def packed(state: YamiState, trick: Trick, where: str) -> int:
    """YA-069: a finished trick; its leader and its winner played in it."""
    word = packed_trick(state, trick.cards, f"{where}.cards")
    for name, one in (("led", trick.led), ("won", trick.won)):
        if one not in trick.cards:
            raise wrong(f"{where}.{name}", "yami-position-not-in-trick", "YA-056")
    if trick.tile is not None and trick.tile not in trick.cards.values():
        raise wrong(f"{where}.tile", "yami-position-not-in-trick", "YA-079")
    tile = NO_CARD if trick.tile is None else number_of(trick.tile)
    return (
        word
        | trick.led << LED_AT
        | trick.won << WON_AT
        | trump_number(trick.trump) << TRUMP_AT
        | tile << TILE_AT
        | bits(trick.magic) << CAST_AT
        | bits(COLOUR_NUMBER[colour] for colour in trick.fog) << DEMAND_AT
        | trick.whirlpools << POOLS_AT
    )


def put_power(state: YamiState, table: YamiView) -> None:
    """YA-A37, YA-A38: bases on sites, and power tokens in their cells."""
    state.bases = state.uses = 0
    state.power, state.asleep = len(table.power), len(table.asleep)
    for at, site in enumerate(table.power_sites):
        if site.base is None:
            continue
        base = BASE_NUMBER[site.base]
        if len(site.power) > USES[base]:
            raise wrong(f"power_sites[{at}].power", "yami-position-base-cells", "YA-A37", number=USES[base])
        state.bases |= 1 << base
        state.uses |= len(site.power) << 2 * base


def put_tiles(state: YamiState, table: YamiView) -> None:
    """YA-082, YA-083: tiles lie in the grid, on no token and on no other tile; a lifted one leaves its cells."""
    state.placed = []
    lifted = state.number >> 1 if state.step == PUT_TILE and not state.over else NOTHING
    entries = []
    for name, tile in table.placed.items():
        placement = TURNS.index(tile.turn) * CELLS + CELL_NUMBER[tile.cell]
        if tile.owner is not None and tile.owner >= state.seats:
            raise wrong(f"placed.{name}.owner", "position-no-such-seat", "YA-A02", seat=tile.owner)
        if not allowed(SHAPES[number_of(name)], placement, state.free0, state.free1, state.free2):
            raise wrong(f"placed.{name}", "yami-position-tile", "YA-083", cell=tile.cell)
        entries.append(
            entry_of(number_of(name), placement, NO_OWNER if tile.owner is None else tile.owner, int(tile.peace))
        )
        state.lay(entries[-1])
    for at in range(len(state.layout.small_cells)):
        cell = state.layout.small_cells[at]
        if state.lying >> at & 1 and not has_cell(state.free0, state.free1, state.free2, cell):
            raise wrong("placed", "yami-position-covered", "YA-133")
    state.placed = entries
    if 0 <= lifted < len(entries):
        state.pick_up(entries[lifted])


def put_pawns(state: YamiState, table: YamiView) -> None:
    state.pawns = 0
    for symbol, name in table.pawns.items():
        if symbol > state.layout.symbols:
            raise wrong(f"pawns.{symbol}", "yami-position-no-symbol", "YA-A03", number=int(state.layout.symbols))
        state.pawns |= (int(name.split(".")[0]) + 1) << PAWN_SPAN * (symbol - 1)
