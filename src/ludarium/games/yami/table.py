"""The table of a mission, declared once: what lies where, and who may look (YA-A28, YA-A29)."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ludarium.core.binding import Bindings, Deck, bind
from ludarium.core.declared import TableView
from ludarium.core.layout import Layout
from ludarium.core.zones import EVERYBODY, FACE_UP, SEAT, Kind, Open, Pile, Private, Shown, Slot, zone
from ludarium.games.yami.components import (
    BASES,
    CARDS,
    CELL_NAMES,
    COLOURS,
    COUNTS,
    NOX,
    TILES,
    TOKENS,
    CellName,
    ColourName,
    MissionNumber,
    Quarters,
)
from ludarium.games.yami.moves import ROW, SYMBOLS, TURNS
from ludarium.games.yami.rules.cells import CELLS
from ludarium.games.yami.rules.layout import MAGIC as MAGIC_TOKEN
from ludarium.games.yami.rules.layout import POOL
from ludarium.games.yami.rules.numbers import (
    CAST_AT,
    DEMAND_AT,
    DISCARD_MASK,
    DISCARD_SPAN,
    ENDINGS,
    GONE_SPAN,
    LED_AT,
    NO_CARD,
    NO_COLOUR,
    NO_OWNER,
    NOBODY,
    NOTHING,
    POOLS_AT,
    PUT_TILE,
    SEEN,
    SPIRITS,
    TILE_AT,
    TRUMP_AT,
    WON_AT,
    card_at,
    card_of,
    in_peace,
    owner_of,
    placement_in,
)
from ludarium.games.yami.rules.numbers import NOX as NOX_CARD
from ludarium.games.yami.rules.pawns import PAWNS_EACH, pawn_on, pawns_left
from ludarium.games.yami.rules.settings import ON
from ludarium.games.yami.rules.state import YamiState

MOST_SEATS: Final = 4
NO_TRUMP: Final = "none"
StepName = Literal[
    "pawn", "lead", "follow", "automa", "window", "show", "take", "place", "put", "after", "discard", "vote", "over"
]  # fmt: skip
Ending = Literal["", "completed", "broken", "uncovered", "without-room", "without-cards", "given-up"]
Trump = Literal["red", "orange", "green", "blue", "purple", "none"]
Seat = Annotated[int, Meta(ge=0, le=3)]
Participant = Annotated[int, Meta(ge=0, le=3, description="a seat, or 2 for the Automa at a table of two")]
RoundNumber = Annotated[int, Meta(ge=1, le=7)]
RowCell = Annotated[int, Meta(ge=1, le=ROW)]
Symbol = Annotated[int, Meta(ge=1, le=SYMBOLS)]
Turn = Annotated[str, Meta(pattern="^[a-h]$", description="an image of the tile")]


# Components.


def cards_in_game(_: int, options: Mapping[str, str]) -> dict[str, int]:
    """The Nox cards are there from the first quarter on."""
    return {**dict.fromkeys(TILES, 1), **({NOX: COUNTS["nox"]} if options.get("quarter") == ON else {})}


CARD: Final = Kind("card", {**dict.fromkeys(TILES, 1), NOX: COUNTS["nox"]}, "YA-009", in_game=cards_in_game)
TILE: Final = Kind("tile", dict.fromkeys(TILES, 1), "YA-008")
TOKEN: Final = Kind("token", {str(token): 1 for token in TOKENS}, "YA-016", some=True)
PAWN: Final = Kind("pawn", {"pawn": PAWNS_EACH}, "YA-021", back=FACE_UP, each_seat=True)
FOG: Final = Kind("fog", dict.fromkeys(COLOURS, COUNTS["fog"] // len(COLOURS)), "YA-018", some=True)
WHIRLPOOL: Final = Kind("whirlpool", {"whirlpool": COUNTS["whirlpool"]}, "YA-019", back=FACE_UP, some=True)
MAGIC: Final = Kind("magic", {"magic": COUNTS["magic"]}, "YA-020", back=FACE_UP, some=True)
POWER: Final = Kind("power", {"power": COUNTS["power"]}, "YA-017", back=FACE_UP, some=True)
BASE: Final = Kind("base", dict.fromkeys(BASES, 1), "YA-122", some=True)


# What lies where.


class LaidToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mission token: the north-west cell of its rectangle after ``turn`` quarters clockwise, and its side."""

    cell: CellName
    turn: Quarters = 0
    night: bool = False


class LaidTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A spirit tile: its first cell in reading order, its image, its owner, and whether base E gave it peace."""

    cell: CellName
    turn: Turn = "a"
    owner: Seat | None = None
    peace: bool = False


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished trick.

    ``magic`` are the participants who spent a token, ``fog`` the colours that bound the leader, ``whirlpools`` how
    many cards everybody discarded after this round.
    """

    cards: Annotated[dict[Participant, str], zone(CARD, look=EVERYBODY)]
    led: Participant
    won: Participant
    trump: Trump = "none"
    tile: str | None = None
    magic: list[Participant] = []
    fog: list[ColourName] = []
    whirlpools: int = 0


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A power site: the base on it, and the power tokens in its cells."""

    base: Annotated[Slot, zone(BASE, look=EVERYBODY)] = None
    power: Annotated[list[str], zone(POWER, look=EVERYBODY)] = []


class YamiView(TableView, frozen=True, kw_only=True):
    """Seats count from 0; with two seats the Automa is participant 2. Decks list the top first."""

    game: Literal["yami"] = "yami"
    seats: Annotated[int, Meta(ge=2, le=4)]
    step: StepName
    to_move: list[Seat]
    mission: Shown[MissionNumber]
    round: Open[RoundNumber] = 1
    kakapo: Open[Seat]
    leader: Open[Participant]
    trump: Open[Trump]
    fog_demand: Open[list[ColourName]] = []
    removed_whirlpools: Open[int] = 0  # in this round: so many cards everybody will discard
    spring: Open[bool] = False  # the tile at hand will satisfy every edge
    passed: Open[list[Seat]] = []  # since the last pawn was put on a symbol
    voted: Open[bool] = False
    votes: Private[dict[Seat, bool]] = {}
    ending: Open[Ending] = ""
    # Cards.
    hands: Annotated[dict[Seat, Pile], zone(CARD, look=SEAT, at_end=EVERYBODY, clause="YA-030")]
    revealed: Annotated[dict[Seat, list[str]], zone(CARD, look=EVERYBODY)] = {}
    showing: Annotated[dict[Seat, Pile], zone(CARD, look=SEAT, at_end=EVERYBODY, clause="YA-030")] = {}
    discards: Annotated[dict[Seat, Pile], zone(CARD, look=SEAT, at_end=EVERYBODY, clause="YA-135")] = {}
    # Cards that a seat has chosen to discard; they stay in hand until all have chosen.
    discarding: Annotated[dict[Seat, list[str]], zone(CARD, look=SEAT, note=True, clause="YA-135")] = {}
    # Discards that all had seen before, by their number in the pile.
    seen_discards: Annotated[dict[Seat, dict[int, str]], zone(CARD, look=EVERYBODY, note=True)] = {}
    box: Annotated[Pile, zone(CARD, rest=True, ordered=False, written=False, clause="YA-043")]
    automa_deck: Annotated[Pile, zone(CARD, clause="YA-076")]
    automa_row: Annotated[dict[RowCell, str], zone(CARD, look=EVERYBODY)]
    trick: Annotated[dict[Participant, str], zone(CARD, look=EVERYBODY)] = {}
    magic_spent: Open[list[Participant]] = []  # in the trick
    tricks: list[Trick] = []
    # The board.
    mission_tokens: Annotated[dict[str, LaidToken], zone(TOKEN, look=EVERYBODY)]
    fog: Annotated[dict[CellName, str], zone(FOG, look=EVERYBODY)]
    whirlpools: Annotated[dict[CellName, str], zone(WHIRLPOOL, look=EVERYBODY)]
    magic: Annotated[dict[CellName, str], zone(MAGIC, look=EVERYBODY)]
    collected: Annotated[list[str], zone(MAGIC, look=EVERYBODY)] = []
    removed: Annotated[list[str], zone(FOG, WHIRLPOOL, MAGIC, look=EVERYBODY)] = []
    placed: Annotated[dict[str, LaidTile], zone(TILE, look=EVERYBODY)] = {}
    taken: Annotated[Slot, zone(TILE, look=EVERYBODY, written=False)] = None  # to be placed in this round
    lifted: Shown[str | None] = None  # a placed tile that is being moved
    stacks: Annotated[list[str], zone(TILE, look=EVERYBODY, rest=True, written=False)]
    pawns: Annotated[dict[Symbol, str], zone(PAWN, look=EVERYBODY)] = {}
    unused_pawns: Annotated[dict[Seat, list[str]], zone(PAWN, look=EVERYBODY, rest=True, written=False)]
    power_sites: list[Site]
    power: Annotated[list[str], zone(POWER, look=EVERYBODY)]
    asleep: Annotated[list[str], zone(POWER, look=EVERYBODY)]


LAYOUT: Final = Layout(YamiView, MOST_SEATS)
BOUND: Final = Bindings(bind("automa_deck", Deck([*TILES, NOX]), "deck", left="deck_left"))


# The whole truth.


def table_of(state: YamiState, common: dict[str, Any]) -> YamiView:
    """The whole truth; ``common`` are the fields that every table has."""
    seats = range(state.seats)
    tile = state.tile_at_hand()
    entries = state.placed
    revealed = {seat: card_names(state.shown[seat]) for seat in seats}
    showing: dict[int, Pile] = {
        seat: [CARDS[card]] if (card := state.showing[seat]) != NOTHING else [] for seat in seats
    }
    return YamiView(
        **common,
        **BOUND.read(state),
        options=state.settings.options,
        mission=state.settings.mission,
        round=state.round,
        kakapo=state.kakapo,
        leader=state.leader,
        trump=trump_name(state.trump),
        fog_demand=colour_names(state.demand),
        removed_whirlpools=state.pools,
        spring=state.peace,
        passed=[seat for seat in seats if state.passed >> seat & 1],
        voted=state.voted,
        votes=votes_of(state),
        ending=ENDINGS[state.how],  # type: ignore[arg-type]  # mypy does not see that all of them are in the Literal
        hands={seat: kept_in_hand(state, seat) for seat in seats},
        revealed=revealed,
        showing=showing,
        discards={seat: [CARDS[card] for card, _ in discards_of(state.discards[seat])] for seat in seats},
        discarding={seat: card_names(state.leaving[seat]) for seat in seats},
        seen_discards={seat: seen_in(state.discards[seat]) for seat in seats},
        box=box_of(state),
        automa_row={cell + 1: CARDS[card] for cell in range(ROW) if (card := card_at(state.row, cell)) != NO_CARD},
        trick=cards_in(state, state.trick),
        magic_spent=[one for one in range(state.participants) if state.cast >> one & 1],
        tricks=[trick_of(state, trick) for trick in state.tricks],
        mission_tokens={
            str(laid.token): LaidToken(laid.cell, laid.turn, laid.night) for laid in state.layout.tokens
        },
        fog=small_of(state, range(POOL)),
        whirlpools=small_of(state, [POOL]),
        magic=small_of(state, [MAGIC_TOKEN]),
        collected=["magic"] * state.magic,
        removed=removed_from(state.gone),
        placed={CARDS[card_of(entry)]: laid_tile(entry) for entry in entries},
        taken=None if tile == NOTHING else CARDS[tile],
        lifted=CARDS[card_of(entries[state.number >> 1])] if state.step == PUT_TILE and not state.over else None,
        stacks=[name for card, name in enumerate(TILES) if card != tile and not is_placed(entries, card)],
        pawns={
            symbol + 1: f"{seat}.pawn"
            for symbol in range(state.layout.symbols)
            if (seat := pawn_on(state, symbol)) != NOBODY
        },
        unused_pawns={seat: [f"{seat}.pawn"] * pawns_left(state, seat) for seat in seats},
        power_sites=[
            Site(name, ["power"] * (state.uses >> 2 * base & 3))
            for base, name in enumerate(BASES)
            if state.bases >> base & 1
        ],
        power=["power"] * state.power,
        asleep=["power"] * state.asleep,
    )


def card_names(hand: int) -> list[str]:
    """The cards of a hand, a number of Nox cards at its end."""
    return [name for card, name in enumerate(TILES) if hand >> card & 1] + [NOX] * (hand >> NOX_CARD)


def hand_of(names: list[str]) -> int:
    """
    >>> card_names(hand_of(["b2", "nox", "r1", "nox"]))
    ['r1', 'b2', 'nox', 'nox']
    """
    return sum(1 << (NOX_CARD if name == NOX else TILES.index(name)) for name in names)


def kept_in_hand(state: YamiState, seat: int) -> list[str]:
    """The cards of a seat that nobody else sees."""
    showing = state.showing[seat]
    return card_names(state.hands[seat] - state.shown[seat] - (0 if showing == NOTHING else 1 << showing))


def box_of(state: YamiState) -> list[str]:
    """YA-043: the cards that lie nowhere else."""
    left = SPIRITS + (COUNTS["nox"] << NOX_CARD if state.settings.with_nox else 0)
    left -= sum(state.hands) + sum(1 << card for one in state.discards for card, _ in discards_of(one))
    left -= sum(1 << card for card in state.deck[: state.deck_left])
    for word in (state.row, state.trick, *state.tricks):
        left -= sum(1 << card for place in range(ROW) if (card := card_at(word, place)) != NO_CARD)
    return card_names(left)


def discards_of(packed: int) -> list[tuple[int, bool]]:
    """The discards of a seat in their order: each card, and whether all had seen it."""
    found = []
    while packed:
        entry = packed & DISCARD_MASK
        found.append((entry % SEEN - 1, entry >= SEEN))
        packed >>= DISCARD_SPAN
    return found


def seen_in(packed: int) -> dict[int, str]:
    return {at: CARDS[card] for at, (card, seen) in enumerate(discards_of(packed)) if seen}


def cards_in(state: YamiState, word: int) -> dict[int, str]:
    """The cards of a trick by participant."""
    cards = {one: card_at(word, one) for one in range(state.participants)}
    return {one: CARDS[card] for one, card in cards.items() if card != NO_CARD}


def trick_of(state: YamiState, word: int) -> Trick:
    tile = word >> TILE_AT & NO_CARD
    return Trick(
        cards=cards_in(state, word),
        led=word >> LED_AT & 7,
        won=word >> WON_AT & 7,
        trump=trump_name(word >> TRUMP_AT & 7),
        tile=None if tile == NO_CARD else CARDS[tile],
        magic=[one for one in range(state.participants) if word >> CAST_AT >> one & 1],
        fog=colour_names(word >> DEMAND_AT & 31),
        whirlpools=word >> POOLS_AT,
    )


def trump_name(trump: int) -> Trump:
    return "none" if trump == NO_COLOUR else COLOURS[trump]


def colour_names(colours: int) -> list[ColourName]:
    return [name for colour, name in enumerate(COLOURS) if colours >> colour & 1]


def votes_of(state: YamiState) -> dict[int, bool]:
    """The answers to an open vote, the opener's among them; ``to_move`` says who still has to answer."""
    if not state.votes:
        return {}
    return {seat: bool(state.votes >> seat & 1) for seat in range(state.seats) if not state.waiting >> seat & 1}


def small_of(state: YamiState, kinds: Any) -> dict[str, str]:
    """Small tokens on the board by cell."""
    names = [*COLOURS, "whirlpool", "magic"]
    return {
        CELL_NAMES[number % CELLS]: names[number // CELLS]
        for number in state.small_tokens
        if number // CELLS in kinds
    }


def removed_from(gone: int) -> list[str]:
    """Small tokens that left the board, magic when it was spent."""
    names = [*COLOURS, "whirlpool", "magic"]
    return [name for kind, name in enumerate(names) for _ in range(gone >> GONE_SPAN * kind & 15)]


def laid_tile(entry: int) -> LaidTile:
    turn, cell = divmod(placement_in(entry), CELLS)
    owner = owner_of(entry)
    return LaidTile(CELL_NAMES[cell], TURNS[turn], None if owner == NO_OWNER else owner, in_peace(entry))


def is_placed(entries: list[int], card: int) -> bool:
    return any(card_of(entry) == card for entry in entries)
