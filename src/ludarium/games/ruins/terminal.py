"""The table of Ruins in a terminal."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.games.ruins.components import COMPONENTS, DISCOVERY_NUMBER, RUIN_NUMBER
from ludarium.games.ruins.facts import Card, cards_in
from ludarium.games.ruins.log import effect_of, signs
from ludarium.games.ruins.table import EMPTY_SLOT, Play, RuinsView, Upgrades, night_sides, own_hand

Say = Callable[..., str]

WIDEST: Final = 100  # a wider table pulls apart what belongs together
FRAME: Final = 6  # columns that the border and its padding take
RUIN_WIDTH: Final = 6
PLAYS_SHOWN: Final = 3
LOW: Final = 30  # a screen with fewer lines has none to spare for gaps
NIGHT: Final = "☾"
FLAG: Final = "⚑"
POSITION_STYLE: Final = {"top": "yellow", "middle": "cyan", "bottom": "magenta"}
FLAG_STYLE: Final = "red"
NIGHT_STYLE: Final = "blue"


# Ruins.


def upgrades_of(name: str, view: RuinsView) -> Upgrades:
    return view.ruins.get(name, Upgrades())


def card(name: str, view: RuinsView) -> Card:
    return cards_in(view, [name])[name]


def value_text(name: str, view: RuinsView) -> Text:
    shown = card(name, view)
    return Text.assemble((str(shown.value), "bold"), (NIGHT if shown.night else "", NIGHT_STYLE))


def upgrade_texts(name: str, view: RuinsView) -> Iterator[Text]:
    """What makes a ruin special: the effect of its night side, its discoveries, its claim."""
    upgrades = upgrades_of(name, view)
    if printed := COMPONENTS.ruin[RUIN_NUMBER[name] // COMPONENTS.game.copies].night_effect:
        if card(name, view).night:
            yield Text(NIGHT + signs(printed), style=NIGHT_STYLE)
    for discovery in upgrades.discoveries:
        yield Text(discovery[0] + effect_of(discovery), style=discovery_style(discovery))
    if upgrades.claim is not None:
        yield Text(f"{FLAG}{upgrades.claim}", style=FLAG_STYLE)


def discovery_style(discovery: str) -> str:
    return POSITION_STYLE[COMPONENTS.discovery[DISCOVERY_NUMBER[discovery]].position]


def ruin_line(name: str, view: RuinsView) -> Text:
    """A ruin on one line: ``9☾ 2a ☾● T+3 ⚑0``, or just its name if nothing was ever done to it."""
    if name not in view.ruins and name not in night_sides(view):
        return Text(name)
    return Text(" ").join([value_text(name, view), Text(name, style="dim"), *upgrade_texts(name, view)])


def ruin_column(name: str, view: RuinsView, chosen: bool) -> Text:
    """A ruin in the hand: its value, its name, and below them what was added."""
    value = value_text(name, view)
    if chosen:
        value = Text("›", style="green").append_text(value)
    return Text("\n").join([value, Text(name, style="dim"), *upgrade_texts(name, view)])


# The parts of the table.


def seat_rows(view: RuinsView, say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("seat", "vp", "cards", "torches", "claims", "state"):
        number = column in ("vp", "cards")
        table.add_column(say(f"ruins-table-{column}"), justify="right" if number else "left", no_wrap=number)
    for seat in range(view.seats):
        lit = view.torches[seat]
        you = seat == view.seat
        table.add_row(
            say("ruins-table-you" if you else "ruins-table-other", seat=seat + 1),
            str(view.scores[seat]),
            str(size if isinstance(size := view.hands[seat], int) else len(size)),
            Text("●" * lit + "○" * (COMPONENTS.game.torches - lit), style="yellow"),
            claims_text(seat, view),
            seat_status(seat, view, say),
            style="bold" if you else "",
        )
    return table


def claims_text(seat: int, view: RuinsView) -> Text:
    """A flag for each claim that is left, then the ruins the seat has claimed."""
    claimed = [name for name, upgrades in view.ruins.items() if upgrades.claim == seat]
    flags = [FLAG * view.unused_claims[seat]] if view.unused_claims[seat] else []
    return Text(" ".join([*flags, *claimed]), style=FLAG_STYLE)


def seat_status(seat: int, view: RuinsView, say: Say) -> str:
    if seat not in view.participants:
        return say("ruins-table-not-in")
    if seat in view.out:
        return say("ruins-table-out", place=view.out.index(seat) + 1)
    parts = [say("ruins-table-to-move")] if seat in view.to_move else []
    if seat in view.poised or deciding(view):
        parts.append(say("ruins-table-poised"))
    return " ".join(parts).removeprefix("· ")


def deciding(view: RuinsView) -> bool:
    return view.round > COMPONENTS.game.rounds


def market_rows(view: RuinsView, say: Say) -> Table:
    """Slots and prices above, discoveries below; what the own torches cannot pay is dim."""
    table = Table.grid(padding=(0, 3, 0, 0))
    prices, goods = [Text(say("ruins-table-market"), style="dim")], [Text()]
    for slot, (name, price) in enumerate(zip(view.market, view.prices, strict=True)):
        prices.append(Text(say("ruins-table-slot", slot=slot + 1, price=price), style="dim"))
        if name is None or name == EMPTY_SLOT:
            goods.append(Text("—", style="dim"))
        else:
            dear = view.seat is not None and view.torches[view.seat] < price
            style = f"{discovery_style(name)} {'dim' if dear else 'bold'}"
            goods.append(Text(f"{name} {effect_of(name)}", style=style))
    table.add_row(*prices)
    table.add_row(*goods)
    return table


def pile_rows(view: RuinsView, say: Say) -> RenderableType:
    """The last plays, the one to beat at the bottom."""
    if not view.pile:
        return Text(say("ruins-table-no-pile"), style="dim")
    table = Table.grid(padding=(0, 3, 0, 0))
    for play in view.pile[-PLAYS_SHOWN:]:
        latest = play is view.pile[-1]
        table.add_row(Text(play_words(play, say), style="bold" if latest else "dim"), play_ruins(play, view))
    return table


def play_words(play: Play, say: Say) -> str:
    return say("ruins-table-play", seat=play.seat + 1, count=play.count, value=play.value)


def play_ruins(play: Play, view: RuinsView) -> Text:
    return Text("   ").join([ruin_line(name, view) for name in play.ruins])


def hand_rows(view: RuinsView, say: Say, width: int) -> Iterator[RenderableType]:
    """The hand by value, since equal values make a set; as many side by side as there is room for."""
    side_by_side = max(1, (width - FRAME) // RUIN_WIDTH)
    yield Text(say("ruins-table-hand"), style="dim").append_text(begun_play(view))
    chosen = {*view.build.put, *view.build.ruins} if view.build else set()
    hand = sorted(own_hand(view), key=lambda name: (card(name, view).value, RUIN_NUMBER[name]))
    for first in range(0, len(hand), side_by_side):
        row = hand[first : first + side_by_side]
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in row:
            table.add_column(min_width=RUIN_WIDTH - 2, no_wrap=True)
        table.add_row(*(ruin_column(name, view, name in chosen) for name in row))
        yield table


def begun_play(view: RuinsView) -> Text:
    """What has been named of a play so far, as moves."""
    build = view.build
    if build is None:
        return Text()
    moves = [f"buy {slot}" for slot in build.buy]
    moves += [f"value {build.value}"] if build.value else []
    moves += [f"put {name}" for name in build.put]
    moves += [f"add {name}" for name in build.ruins if name not in build.put]
    moves += [f"extras {build.extras}"] if build.extras else []
    moves += [f"claim {name}" for name in build.claims]
    return Text("   › " + " · ".join(moves) if moves else "", style="green")


class Drawing:
    """Seats, market, pile and own hand, top to bottom as the eye goes; closer together on a low screen."""

    def __init__(self, view: RuinsView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        low = console.is_terminal and console.height < LOW
        width = min(options.max_width, WIDEST)
        blocks = list(self.blocks(width))
        gaps: list[RenderableType] = [] if low else [Text()]
        body = [part for block in blocks[:-1] for part in [*block, *gaps]] + blocks[-1]
        yield Panel(Group(*body), title=self.title(), title_align="left", padding=(0, 2), width=width)

    def title(self) -> str:
        if deciding(self.view):
            return self.say("ruins-table-deciding")
        return self.say("ruins-table-round", round=self.view.round)

    def blocks(self, width: int) -> Iterator[list[RenderableType]]:
        view, say = self.view, self.say
        yield [seat_rows(view, say)]
        decks = say(
            "ruins-table-decks",
            deck=view.deck,
            discard=len(view.discard),
            discoveries=view.discovery_deck,
        )
        yield [market_rows(view, say), Text(decks, style="dim")]
        yield [pile_rows(view, say)]
        if own_hand(view):
            yield list(hand_rows(view, say, width))


def draw_table(view: RuinsView, say: Say) -> RenderableType:
    return Drawing(view, say)
