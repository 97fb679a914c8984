"""The table of Yami in a terminal: the board with tokens and tiles, the trick, the cards."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.core.zones import Pile
from ludarium.games.yami.components import CELL_NAMES, COMPONENTS, DIGITS, NOX, CellName
from ludarium.games.yami.facts import YamiFacts, facts_of
from ludarium.games.yami.surroundings import TILE_BY_NAME, Restriction
from ludarium.games.yami.table import NO_TRUMP, YamiView

Say = Callable[..., str]

WIDEST: Final = 116
COLOUR_STYLE: Final = {"red": "red", "orange": "dark_orange", "green": "green", "blue": "blue", "purple": "magenta"}
CODE: Final = {colour.id: colour.code for colour in COMPONENTS.colour}
SEAT_STYLE: Final = ("bright_white", "yellow", "cyan", "bright_magenta")
REQUIRED: Final = "□"
EMPTY: Final = "·"
FOG: Final = "≈"
WHIRLPOOL: Final = "◎"
MAGIC: Final = "✦"
BROKEN: Final = "!"
WOULD_BREAK: Final = "×"
KAKAPO: Final = "♛"


def number_of(pile: Pile) -> int:
    return len(pile) if isinstance(pile, list) else int(pile)  # type: ignore[arg-type]  # a pile has one back here


def card_text(card: str) -> Text:
    """A card as its colour and number; a Nox card by its name."""
    if card == NOX:
        return Text("Nox", style="dim")
    return Text(card.upper(), style=f"bold {COLOUR_STYLE[TILE_BY_NAME[card].colour]}")


def cards_text(cards: list[str]) -> Text:
    return Text("  ").join(card_text(card) for card in cards)


def participant_text(view: YamiView, participant: int, say: Say) -> Text:
    if participant >= view.seats:
        return Text(say("yami-table-automa"), style="dim")
    you = participant == view.seat
    text = say("yami-table-you" if you else "yami-table-seat", seat=participant + 1)
    return Text(text, style=f"{'bold ' if you else ''}{SEAT_STYLE[participant]}")


# The board.


def board_rows(view: YamiView, facts: YamiFacts) -> Iterator[Text]:
    """One line for each row. A cell that has to be covered shows what the edges beside it want."""
    signs = {name: cell_signs(view, facts, name) for name in CELL_NAMES}
    width = max(sum(len(sign) for sign, _ in parts) for parts in signs.values()) + 1
    yield Text("   " + "".join(digit.ljust(width) for digit in DIGITS), style="dim")
    for row in DIGITS:
        line = Text(f" {row} ", style="dim")
        for column in DIGITS:
            parts = signs[row + column]
            for sign, style in parts:
                line.append(sign, style)
            line.append(" " * (width - sum(len(sign) for sign, _ in parts)))
        yield line


def cell_signs(view: YamiView, facts: YamiFacts, cell: CellName) -> list[tuple[str, str]]:
    """What stands in a cell, each sign with its style."""
    for token in facts.tokens:
        if cell in token.cells:
            done = "green" if not token.uncovered else "white"
            return [(f"#{token.token}", f"reverse {done}")]
    wanted = [one for one in facts.restrictions if one.cell == cell]
    tile = facts.cover.get(cell)
    if tile is not None:
        style = f"reverse {COLOUR_STYLE[TILE_BY_NAME[tile].colour]}"
        broken = any(one.state == "broken" for one in wanted)
        return [(tile.upper(), style), (BROKEN, "bold red")] if broken else [(tile.upper(), style)]
    signs = [wanted_sign(one) for one in wanted]
    if not signs and cell in facts.uncovered:
        signs.append((REQUIRED, ""))
    if facts.at_hand is not None and cell in facts.at_hand.breaks:
        signs.append((WOULD_BREAK, "red"))
    if cell in view.fog:
        signs.append((FOG, COLOUR_STYLE[view.fog[cell]]))
    if cell in view.whirlpools:
        signs.append((WHIRLPOOL, "cyan"))
    if cell in view.magic:
        signs.append((MAGIC, "bright_yellow"))
    return signs or [(EMPTY, "dim")]


def wanted_sign(one: Restriction) -> tuple[str, str]:
    if one.colour is not None:
        return CODE[one.colour], f"bold {COLOUR_STYLE[one.colour]}"
    if one.wants == "player":
        return f"@{one.symbol}", "bold" if one.seat is None else f"bold {SEAT_STYLE[one.seat]}"
    return f"{'≥' if one.wants == 'at-least' else '≤'}{one.value}", "bold"


# What lies beside it.


def trick_rows(view: YamiView, facts: YamiFacts, say: Say) -> Iterator[RenderableType]:
    trump = say("yami-table-no-trump") if view.trump == NO_TRUMP else say(f"yami-colour-{view.trump}")
    yield Text.assemble(f"{say('yami-table-trump')} ", (trump, f"bold {COLOUR_STYLE.get(view.trump, '')}".strip()))
    if view.fog_demand:
        colours = [say(f"yami-colour-{colour}") for colour in view.fog_demand]
        yield Text(say("yami-table-fog", colours=colours))
    participants = max(view.seats, 3)
    for one in [(view.leader + after) % participants for after in range(participants)]:
        line = participant_text(view, one, say)
        line.append(f" {KAKAPO}" if one == view.kakapo else "")
        line.append("  ")
        if one in view.trick:
            line.append_text(card_text(view.trick[one]))
            line.append(f"  {say('yami-table-winning')}" if one == facts.trick.winning else "", "dim")
        elif one in view.to_move:
            line.append(say("yami-table-to-move"), "dim")
        yield line


def past_rows(view: YamiView, say: Say) -> Iterator[RenderableType]:
    """The determining cards of past rounds, and the last trick (YA-069, YA-A28)."""
    if not view.tricks:
        return
    yield Text(say("yami-table-past"), style="dim")
    yield cards_text([trick.cards[trick.won] for trick in view.tricks])
    last = view.tricks[-1]
    yield Text.assemble(
        (f"{say('yami-table-last')} ", "dim"),
        cards_text([*last.cards.values()]),
        (f"  → {participant_text(view, last.won, say).plain}", "dim"),
    )


def aid_rows(view: YamiView, say: Say) -> Iterator[RenderableType]:
    """Automa, power and magic."""
    if view.seats == 2:
        row = cards_text([view.automa_row[cell] for cell in sorted(view.automa_row)])
        deck = say("yami-table-deck", number=number_of(view.automa_deck))
        yield Text.assemble((f"{say('yami-table-automa')}  ", "dim"), row, (f"  {deck}", "dim"))
    for site in view.power_sites:
        if site.base is not None:
            yield Text(f"{say(f'yami-base-{site.base}')}  {'●' * len(site.power)}")
    if view.power_sites:
        yield Text(say("yami-table-power", number=len(view.power)), style="dim")
    if view.collected:
        yield Text(say("yami-table-magic", number=len(view.collected)), style="bright_yellow")


def hand_rows(view: YamiView, say: Say) -> Iterator[RenderableType]:
    """Own cards, those that others have shown, and at the end all hands (YA-A49)."""
    for seat, hand in view.hands.items():
        cards = [*(hand if isinstance(hand, list) else []), *view.revealed.get(seat, [])]
        closed = 0 if isinstance(hand, list) else number_of(hand)
        line = participant_text(view, seat, say)
        line.append("  ")
        line.append_text(cards_text(cards))
        if closed:
            line.append(f"{'  ' if cards else ''}{say('yami-table-closed', number=closed)}", "dim")
        yield line


def at_hand(facts: YamiFacts, say: Say) -> Iterator[RenderableType]:
    if facts.at_hand is not None:
        tile = TILE_BY_NAME[facts.at_hand.tile]
        yield Text.assemble(f"{say('yami-table-at-hand')} ", card_text(tile.id))
        for row in tile.picture.split("/"):
            yield Text("  " + row.replace("#", "■ ").replace(".", "  "), style=COLOUR_STYLE[tile.colour])


def ending_rows(view: YamiView, facts: YamiFacts, say: Say) -> Iterator[RenderableType]:
    """YA-A49: why the mission ended, cell by cell."""
    yield Text(say(f"yami-ending-{view.ending}", round=view.round), style="bold")
    for one in facts.restrictions:
        if one.state == "broken":
            yield Text(say("yami-table-broken", cell=one.cell, tile=f"yami-tile-{one.tile}", token=one.token))
    if view.ending == "uncovered":
        yield Text(say("yami-table-uncovered", cells=facts.uncovered))


class Drawing:
    """The board at the left, beside it the trick and what helps; below them the cards."""

    def __init__(self, view: YamiView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, say, facts = self.view, self.say, facts_of(self.view)
        width = min(options.max_width, WIDEST)
        board = Group(*board_rows(view, facts))
        beside = Group(*self.beside(facts))
        body: RenderableType = Group(board, Text(), beside)
        if console.measure(board, options=options).maximum + console.measure(beside).maximum + 10 < width:
            grid = Table.grid(padding=(0, 4, 0, 0))
            grid.add_row(board, beside)
            body = grid
        title = say(
            "yami-table-title", mission=f"yami-mission-{view.mission}", number=view.mission, round=view.round
        )
        yield Panel(Group(body, Text(), *hand_rows(view, say)), title=title, title_align="left", width=width)

    def beside(self, facts: YamiFacts) -> Iterator[RenderableType]:
        view, say = self.view, self.say
        if view.ending:
            yield from ending_rows(view, facts, say)
        else:
            yield from trick_rows(view, facts, say)
        yield from past_rows(view, say)
        yield from aid_rows(view, say)
        yield from at_hand(facts, say)


def draw_table(view: YamiView, say: Say) -> RenderableType:
    return Drawing(view, say)
