"""The table of Unearth in a terminal."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.games.unearth.components import DICE
from ludarium.games.unearth.judging import AROUND
from ludarium.games.unearth.log import TEXT_OF
from ludarium.games.unearth.view import Place, PlayerView, Score, UnearthView

Say = Callable[..., str]

WIDEST: Final = 110  # a wider table pulls apart what belongs together
LOW: Final = 34  # a screen with fewer lines has none to spare for gaps
STONE_SIGN: Final = {"black": "◆", "red": "▲", "blue": "≈", "yellow": "✶"}
STONE_STYLE: Final = {"black": "bright_black", "red": "red", "blue": "blue", "yellow": "yellow"}
WONDER_SIGN: Final = {"lesser": "☆", "greater": "★"}
NAMED_SIGN: Final = "✪"
RUIN_STYLE: Final = {"peach": "yellow", "green": "green", "blue": "blue", "purple": "magenta", "gray": "white"}
SEAT_STYLE: Final = ("red", "blue", "yellow", "green")
FORMULA_STYLE: Final = {"L": "bright_black", "R": "red", "B": "blue", "Y": "yellow"}


def stones_text(stones: list[str]) -> Text:
    return Text(" ").join(Text(STONE_SIGN[stone], style=STONE_STYLE[stone]) for stone in stones)


def formula_text(formula: str) -> Text:
    """The six signs of a formula: colours, ``?`` for any stone, equal letters for stones of one colour."""
    out = Text()
    colours = {code: STONE_SIGN[name] for code, name in zip("LRBY", STONE_SIGN, strict=True)}
    for sign in formula:
        out.append(colours.get(sign, "ABC"[int(sign) - 1] if sign.isdigit() else sign), FORMULA_STYLE.get(sign, ""))
    return out


# The parts of the table.


def seat_rows(view: UnearthView, say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("seat", "points", "dice", "cards", "ruins", "stones", "wonders", "state"):
        number = column in ("points", "cards", "stones")
        table.add_column(say(f"unearth-table-{column}"), justify="right" if number else "left")
    for seat, player in enumerate(view.players):
        you = seat == view.seat
        points = player.open_points if player.score is None else player.score.total
        table.add_row(
            Text(say("unearth-table-you" if you else "unearth-table-other", seat=seat + 1), style=SEAT_STYLE[seat]),
            str(points),
            " ".join(name[:2] for name in DICE if name in player.pool),
            str(player.hand),
            ruins_text(player, say),
            str(len(player.stones)),
            wonders_text(player, say),
            say("unearth-table-to-move") if seat in view.to_move else "",
            style="bold" if you else "",
        )
    return table


def ruins_text(player: PlayerView, say: Say) -> Text:
    """Claimed ruins, and how many lie hidden."""
    names = [
        Text(say(f"unearth-ruin-{name}"), style=RUIN_STYLE.get(name.split("-")[0], "")) for name in player.claimed
    ]
    return Text(", ").join([*names, Text(say("unearth-table-hidden", number=player.hidden), style="dim")])


def wonders_text(player: PlayerView, say: Say) -> str:
    shown = []
    for built in player.wonders:
        name = say(f"unearth-wonder-{built.wonder}")
        shown.append(name if built.points is None else f"{name} {built.points}")
    return ", ".join(shown)


def centre_rows(view: UnearthView, say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title=say("unearth-table-centre"))
    table.title_justify = "left"
    table.show_header = False
    for _ in range(4):
        table.add_column()
    for number, place in enumerate(view.centre):
        if place is not None:
            name = say("unearth-table-ruin", place=number + 1, ruin=say(f"unearth-ruin-{place.ruin}"))
            style = RUIN_STYLE.get(place.colour or "", "bold")
            table.add_row(
                Text(name, style=style), progress(place, say), stones_text(place.stones), dice_text(place)
            )
    return table


def progress(place: Place, say: Say) -> str:
    return say("unearth-table-sum", sum=place.sum, claim=place.claim)


def dice_text(place: Place) -> Text:
    dice = [Text(f"d{die.sides}={die.value or '?'}", style=SEAT_STYLE[die.owner]) for die in place.dice]
    return Text("  ").join(dice)


def laid_out_rows(view: UnearthView, say: Say) -> Iterator[RenderableType]:
    yield Text(say("unearth-table-laid-out"), style="dim")
    for laid in view.wonders:
        name = say(f"unearth-wonder-{laid.wonder}")
        effect = say(f"unearth-wonder-{laid.wonder}-text")
        yield Text.assemble("  ", formula_text(laid.formula), "  ", (name, "bold"), "  ", (effect, "dim"))


def piles_text(view: UnearthView, say: Say) -> Text:
    piles = say(
        "unearth-table-piles",
        ruins=view.ruin_deck,
        delvers=view.delver_deck,
        discard=len(view.discard),
        bag=view.bag,
        lesser=view.lesser,
        greater=view.greater,
    )
    return Text(piles, style="dim")


def field_rows(view: UnearthView, say: Say) -> Iterator[RenderableType]:
    """Own stones as a slanted grid: each row is one r, with the cells beside stones as dots."""
    assert view.seat is not None
    player = view.players[view.seat]
    signs = {(stone.q, stone.r): (STONE_SIGN[stone.colour], STONE_STYLE[stone.colour]) for stone in player.stones}
    for built in player.wonders:
        signs[built.q, built.r] = (WONDER_SIGN.get(built.wonder, NAMED_SIGN), "bold")
    for stone in player.stones:
        for q, r in AROUND:
            signs.setdefault((stone.q + q, stone.r + r), ("·", "dim"))
    if not player.stones:
        return
    yield Text(say("unearth-table-field"), style="dim")
    left = min(2 * q + r for q, r in signs)
    first = min(q for q, _ in signs)
    for row in sorted({r for _, r in signs}):
        line = Text(f"{row:>4} ")
        at = left
        for q in sorted(q for q, r in signs if r == row):
            line.append(" " * (2 * q + row - at))
            sign, style = signs[q, row]
            line.append(sign, style)
            at = 2 * q + row + 1
        start = min(q for q, r in signs if r == row)
        line.append(f"   q {start} …" if start != first else f"   q {first} …", "dim")
        yield line


def hand_rows(view: UnearthView, say: Say) -> Iterator[RenderableType]:
    """Own cards with what they do, and own hidden ruins."""
    assert view.seat is not None
    if view.hand:
        yield Text(say("unearth-table-hand"), style="dim")
    for card in dict.fromkeys(view.hand):
        number = view.hand.count(card)
        name = say(f"unearth-card-{card}") + (f" ×{number}" if number > 1 else "")
        yield Text.assemble("  ", (name, "bold"), "  ", (say(f"unearth-card-{card}-text"), "dim"))
    hidden = [say(f"unearth-ruin-{name}") for name in view.players[view.seat].hidden_ruins]
    yield Text(say("unearth-table-own-hidden", ruins=hidden))
    if view.box.seen:
        seen = [say(f"unearth-ruin-{name}") for name in view.box.seen]
        yield Text(say("unearth-table-box", ruins=seen), style="dim")


def score_rows(view: UnearthView, say: Say) -> Table:
    """Every line of the final scoring, seat by seat."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for seat, player in enumerate(view.players):
        if player.score is not None:
            table.add_column(say("unearth-table-other", seat=seat + 1), header_style=SEAT_STYLE[seat])
    table.add_row(*(score_text(player.score, say) for player in view.players if player.score is not None))
    return table


def score_text(score: Score, say: Say) -> Text:
    lines = []
    for line in score.lines:
        facts: dict[str, str | int] = {"count": line.count}
        if line.line == "ruins":
            facts["colour"] = say(f"unearth-land-{line.name}")
        elif line.name:
            kind = "ruin" if line.line == "city" else "wonder"
            facts[kind] = say(TEXT_OF[line.name])
        lines.append(f"{say(f'unearth-line-{line.line}', **facts)}: {line.points}")
    lines.append(f"{say('unearth-line-total')}: {score.total}")
    return Text("\n".join(lines))


class Drawing:
    """Seats, centre, wonders and own things, top to bottom as the eye goes; closer together on a low screen."""

    def __init__(self, view: UnearthView, say: Say) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        low = console.is_terminal and console.height < LOW
        gaps: list[RenderableType] = [] if low else [Text()]
        blocks = list(self.blocks())
        body = [part for block in blocks[:-1] for part in [*block, *gaps]] + blocks[-1]
        title = self.say("unearth-table-title", ruins=sum(place is not None for place in self.view.centre))
        width = min(options.max_width, WIDEST)
        yield Panel(Group(*body), title=title, title_align="left", padding=(0, 2), width=width)

    def blocks(self) -> Iterator[list[RenderableType]]:
        view, say = self.view, self.say
        yield [seat_rows(view, say)]
        if view.result is not None:
            yield [score_rows(view, say)]
            return
        yield [centre_rows(view, say)]
        yield [*laid_out_rows(view, say), piles_text(view, say), *self.news()]
        if view.seat is not None:
            field = list(field_rows(view, say))
            if field:
                yield field
            yield list(hand_rows(view, say))

    def news(self) -> Iterator[Text]:
        """The End of Age card and the roll in progress."""
        view, say = self.view, self.say
        if view.age is not None:
            yield Text(say("unearth-table-age", age=say(TEXT_OF[view.age])), style="bold")
        if view.roll is not None:
            roll = view.roll
            facts = {"sides": roll.sides, "owner": roll.owner, "natural": roll.natural}
            yield Text(say("unearth-table-roll", **facts, value=roll.value or roll.natural), style="green")


def draw_table(view: UnearthView, say: Say) -> RenderableType:
    return Drawing(view, say)
