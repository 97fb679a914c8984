"""The table of Unearth in a terminal."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.core.zones import Pile
from ludarium.games.unearth.bots.worth import AROUND, cell_named
from ludarium.games.unearth.components import COMPONENTS
from ludarium.games.unearth.facts import Place, Score, die_on_ruin, facts_of, places_of
from ludarium.games.unearth.log import TEXT_OF
from ludarium.games.unearth.table import UnearthView

Say = Callable[..., str]

WIDEST: Final = 110  # a wider table pulls apart what belongs together
LOW: Final = 34  # a screen with fewer lines has none to spare for gaps
STONE_SIGN: Final = {"black": "◆", "red": "▲", "blue": "≈", "yellow": "✶"}
STONE_STYLE: Final = {"black": "bright_black", "red": "red", "blue": "blue", "yellow": "yellow"}
WONDER_SIGN: Final = {"lesser": "☆", "greater": "★"}
NAMED_SIGN: Final = "✪"
RUIN_STYLE: Final = {"peach": "yellow", "green": "green", "blue": "blue", "purple": "magenta", "gray": "white"}
PRINTED_POINTS: Final = {wonder.id: str(wonder.points) for wonder in COMPONENTS.wonder}
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
    for seat, facts in enumerate(facts_of(view).seats):
        you = seat == view.seat
        points = facts.open_points if facts.score is None else facts.score.total
        table.add_row(
            Text(say("unearth-table-you" if you else "unearth-table-other", seat=seat + 1), style=SEAT_STYLE[seat]),
            str(points),
            " ".join(name[2:4] for name in view.pool[seat]),
            str(number_of(view.hands[seat])),
            ruins_text(view, seat, say),
            str(len(view.stones[seat])),
            wonders_text(view, seat, say),
            say("unearth-table-to-move") if seat in view.to_move else "",
            style="bold" if you else "",
        )
    return table


def number_of(pile: Pile) -> int:
    return len(pile) if isinstance(pile, list) else int(pile)  # type: ignore[arg-type]


def ruins_text(view: UnearthView, seat: int, say: Say) -> Text:
    """Claimed ruins, and how many lie hidden."""
    claimed = view.claimed[seat]
    names = [Text(say(f"unearth-ruin-{name}"), style=RUIN_STYLE.get(name.split("-")[0], "")) for name in claimed]
    hidden = say("unearth-table-hidden", number=number_of(view.hidden[seat]))
    return Text(", ").join([*names, Text(hidden, style="dim")])


def wonders_text(view: UnearthView, seat: int, say: Say) -> str:
    shown = []
    for text in view.wonders[seat].values():
        kind, _, points = text.partition(" ")
        points = points or PRINTED_POINTS.get(kind, "")
        shown.append(f"{say(f'unearth-wonder-{kind}')} {points}".strip())
    return ", ".join(shown)


def centre_rows(view: UnearthView, say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title=say("unearth-table-centre"))
    table.title_justify = "left"
    table.show_header = False
    for _ in range(4):
        table.add_column()
    for number, place in enumerate(places_of(view)):
        if place is not None:
            name = say("unearth-table-ruin", place=number + 1, ruin=say(f"unearth-ruin-{place.ruin}"))
            style = RUIN_STYLE.get(place.ruin.split("-")[0], "bold")
            table.add_row(
                Text(name, style=style), progress(place, say), stones_text(place.stones), dice_text(place)
            )
    return table


def progress(place: Place, say: Say) -> str:
    return say("unearth-table-sum", sum=sum(die.value for die in place.dice), claim=place.claim)


def dice_text(place: Place) -> Text:
    dice = [Text(f"d{die.sides}={die.value or '?'}", style=SEAT_STYLE[die.owner]) for die in place.dice]
    return Text("  ").join(dice)


def laid_out_rows(view: UnearthView, say: Say) -> Iterator[RenderableType]:
    yield Text(say("unearth-table-laid-out"), style="dim")
    for laid in facts_of(view).laid_out:
        name = say(f"unearth-wonder-{laid.wonder}")
        effect = say(f"unearth-wonder-{laid.wonder}-text")
        yield Text.assemble("  ", formula_text(laid.formula), "  ", (name, "bold"), "  ", (effect, "dim"))


def piles_text(view: UnearthView, say: Say) -> Text:
    piles = say(
        "unearth-table-piles",
        ruins=number_of(view.ruin_deck),
        delvers=number_of(view.delver_deck),
        discard=len(view.discard),
        bag=number_of(view.bag),
        lesser=number_of(view.lesser),
        greater=number_of(view.greater),
    )
    return Text(piles, style="dim")


def field_rows(view: UnearthView, say: Say) -> Iterator[RenderableType]:
    """Own stones as a slanted grid: each row is one r, with the cells beside stones as dots."""
    assert view.seat is not None
    stones = {cell_named(name): colour for name, colour in view.stones[view.seat].items()}
    if not stones:
        return
    signs = {cell: (STONE_SIGN[colour], STONE_STYLE[colour]) for cell, colour in stones.items()}
    for name, text in view.wonders[view.seat].items():
        signs[cell_named(name)] = (WONDER_SIGN.get(text.partition(" ")[0], NAMED_SIGN), "bold")
    for q, r in stones:
        for dq, dr in AROUND:
            signs.setdefault((q + dq, r + dr), ("·", "dim"))
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
    hand, own = view.hands[view.seat], view.hidden[view.seat]
    assert isinstance(hand, list)
    assert isinstance(own, list)
    if hand:
        yield Text(say("unearth-table-hand"), style="dim")
    for card in dict.fromkeys(hand):
        number = hand.count(card)
        name = say(f"unearth-card-{card}") + (f" ×{number}" if number > 1 else "")
        yield Text.assemble("  ", (name, "bold"), "  ", (say(f"unearth-card-{card}-text"), "dim"))
    hidden = [say(f"unearth-ruin-{name}") for name in own]
    yield Text(say("unearth-table-own-hidden", ruins=hidden))
    seen = [say(f"unearth-ruin-{name}") for name in view.memorial.get(view.seat, [])]
    if seen:
        yield Text(say("unearth-table-box", ruins=seen), style="dim")


def score_rows(view: UnearthView, say: Say) -> Table:
    """Every line of the final scoring, seat by seat."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    scores = [(seat, facts.score) for seat, facts in enumerate(facts_of(view).seats) if facts.score is not None]
    for seat, _ in scores:
        table.add_column(say("unearth-table-other", seat=seat + 1), header_style=SEAT_STYLE[seat])
    table.add_row(*(score_text(score, say) for _, score in scores))
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
        title = self.say("unearth-table-title", ruins=sum(ground.ruin is not None for ground in self.view.centre))
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
            die = die_on_ruin(view.roll.die, view.roll.value or view.roll.natural)
            facts = {"sides": die.sides, "owner": die.owner, "natural": view.roll.natural, "value": die.value}
            yield Text(say("unearth-table-roll", **facts), style="green")


def draw_table(view: UnearthView, say: Say) -> RenderableType:
    return Drawing(view, say)
