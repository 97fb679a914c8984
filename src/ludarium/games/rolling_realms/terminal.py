"""The table of Rolling Realms in a terminal."""

from collections.abc import Callable
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.games.rolling_realms.components import COMPONENTS, RESOURCES, Card, RealmName
from ludarium.games.rolling_realms.facts import PlayerFacts, RealmsFacts, facts_of
from ludarium.games.rolling_realms.labels import SIGNS
from ludarium.games.rolling_realms.log import stars_said
from ludarium.games.rolling_realms.rules.tapestry import CELLS as TAPESTRY_CELLS
from ludarium.games.rolling_realms.rules.tapestry import PRINTED
from ludarium.games.rolling_realms.sheets import Cells
from ludarium.games.rolling_realms.table import Cards, Die, RealmsView

Say = Callable[..., str]

WIDEST: Final = 116
SHEET_WIDTH: Final = 34  # of a realm; with less room for all, they stand one below the other
SIDE: Final = 6
MARK: Final = "✗"


# Sheets. Cells are listed by id, because that is how moves name them.


def sheet_rows(realm: str, cells: Cells) -> Table:
    if realm == "tapestry":
        return tapestry_rows(cells)
    card: Card = getattr(COMPONENTS, realm)
    rows: dict[float, list[Text]] = {}
    for cell in sorted(card.cells, key=lambda one: (one.at[1], one.at[0])):
        rows.setdefault(cell.at[1], []).append(cell_text(realm, cell.id, cells))
    table = Table.grid(padding=(0, 1, 0, 0))
    for row in rows.values():
        table.add_row(Text(" ").join(row))
    return table


def cell_text(realm: str, cell: str, cells: Cells) -> Text:
    """A cell with its id, or with what stands in it: ``c2·4`` for a number, ``b6✗`` for a mark."""
    content = cells.get(cell, 0)
    if not content:
        return Text(cell, style="dim")
    if realm == "charterstone" and cell.startswith("c"):
        marked = MARK if cells.get(f"m{cell[1:]}") else ""
        return Text(f"{cell}·{content}{marked}", style="bold")
    if realm in ("castles", "cities", "society", "wingspan"):
        return Text(f"{cell}·{content}", style="bold")
    if realm == "viticulture" and content == 1 and cell.startswith("g"):
        return Text(f"{cell}○", style="bold")
    return Text(f"{cell}{MARK}", style="bold")


def tapestry_rows(cells: Cells) -> Table:
    table = Table.grid(padding=0)
    for row in range(SIDE):
        line = Text(f"r{row + 1} ", style="dim")
        for column in range(SIDE):
            at = row * SIDE + column
            gap = " " if column % 2 == 0 else ""
            if PRINTED >> at & 1:
                line.append(f"{gap}▒▒", style="dim")
            elif TAPESTRY_CELLS[at] in cells:
                line.append(f"{gap}██", style="magenta")
            else:
                line.append(f"{gap}··", style="dim")
        table.add_row(line)
    return table


def sheet_panel(realm: RealmName, cards: Cards, facts: PlayerFacts, say: Say) -> Panel:
    title = f"{say(f'realms-realm-{realm}')} {'★' * facts.stars[realm]}"
    used = say("realms-table-activated") if realm in cards.activated else None
    rule = Text(say(f"realms-rule-{realm}"), style="dim")
    body = Group(rule, Text(), sheet_rows(realm, cards.sheets[realm]))
    return Panel(body, title=title, title_align="left", subtitle=used, width=SHEET_WIDTH)


# The rest of the table.


def resources_text(cards: Cards) -> Text:
    signs = dict(SIGNS)
    parts = []
    for name in RESOURCES:
        stock = cards.resources[name]
        parts.append(f"{signs[f'{name}s']} {stock.gained - stock.spent}")
    return Text("  ".join(parts), style="yellow")


def die_text(number: int, die: Die, rolled: int, say: Say) -> Text:
    shown = f"{number}: {die.value}" if die.value == rolled else f"{number}: {die.value} ({rolled})"
    if die.used == "resource":
        return Text(f"{shown} {say('realms-table-missed')}", style="dim")
    if die.used:
        return Text(f"{shown} → {say(f'realms-realm-{die.used}')}", style="dim")
    return Text(f"{shown}{' ↻' if die.again else ''}", style="bold")


def dice_text(cards: Cards, roll: list[int], say: Say) -> Text:
    dice = [die_text(number, *die, say) for number, die in enumerate(zip(cards.dice, roll, strict=True), 1)]
    for one in cards.copies:
        dice.append(Text(f"+{one.value}{'r' if one.again else ''} × {one.count}", style="bold green"))
    return Text("   ").join(dice)


def seat_rows(view: RealmsView, facts: RealmsFacts, say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("seat", "round", "total", "resources", "state"):
        table.add_column(say(f"realms-table-{column}"), justify="right" if column in ("round", "total") else "left")
    for seat, cards in view.players.items():
        you = seat == view.seat
        table.add_row(
            say("realms-table-you" if you else "realms-table-other", seat=seat + 1),
            stars_said(facts.players[seat].tenths, say),
            stars_said(facts.players[seat].total, say),
            resources_text(cards),
            say(f"realms-step-{'over' if view.over else cards.step}"),
            style="bold" if you else "",
        )
    return table


class TableDrawing:
    """The table as wide as the screen allows."""

    def __init__(self, view: RealmsView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, say = self.view, self.say
        width = min(options.max_width, WIDEST)
        facts = facts_of(view)
        seat = view.seat or 0
        cards = view.players[seat]
        sheets = [sheet_panel(realm, cards, facts.players[seat], say) for realm in cards.sheets]
        dice = dice_text(cards, view.roll, say)
        parts: list[RenderableType] = [seat_rows(view, facts, say), Text(), dice, Text()]
        if width >= SHEET_WIDTH * len(sheets) + 6:
            row = Table.grid(padding=0)
            row.add_row(*sheets)
            parts.append(row)
        else:
            parts += sheets
        rolls = "  ".join(f"{first}·{second}" for first, second in view.rolls)
        parts.append(Text(say("realms-table-rolls", rolls=rolls), style="dim"))
        if facts.rating is not None:
            parts.append(Text(say("realms-rating", rating=facts.rating), style="bold"))
        title = say("realms-table-title", round=view.round, turn=view.turn)
        yield Panel(Group(*parts), title=title, title_align="left", width=width)


def draw_table(view: RealmsView, say: Say) -> RenderableType:
    return TableDrawing(view, say)
