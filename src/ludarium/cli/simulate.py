"""``ludarium simulate``: many games between bots, counted."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ludarium.arena.simulate import Summary, simulate
from ludarium.cli.context import Context, Screen

BAR_STEPS: Final = 200


def run(context: Context) -> int:
    asked = context.asked
    game = context.open_game(asked.game)
    players = max(game.seat_counts) if asked.players is None else asked.players
    game.start(players, context.options())  # refuses what it cannot start before the counting begins
    bots = [name.strip() for name in asked.bots.split(",")]
    with progress(asked.games) as done:
        summary = simulate(game, players, asked.games, bots, context.options(), asked.seed or 0, done)
    if asked.json:
        print(msgspec.json.encode(summary).decode())
    else:
        show_summary(context, summary)
    return 0


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar for whoever watches; a script pays nothing for it."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    seldom = max(1, games // BAR_STEPS)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)

        def advance(done: int) -> None:
            if done % seldom == 0:
                bar.update(task, completed=done)

        yield advance


def show_summary(context: Context, summary: Summary) -> None:
    title = context.say("cli-simulate-title", games=summary.games, name=context.say(f"{summary.game}-name"))
    context.show(
        title, "", by_seat(context, summary), "", by_bot(context, summary), "", by_ending(context, summary)
    )
    context.show("", facts(context, summary))


def plain_table(*columns: str) -> Table:
    """A calm table: words to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def share(context: Context, part: int, whole: int) -> str:
    return context.say("cli-percent", number=context.decimal(100 * part / whole if whole else 0.0))


def by_seat(context: Context, summary: Summary) -> Table:
    table = plain_table(*(context.say(f"cli-simulate-{name}") for name in ("seat", "wins", "share")))
    for seat, wins in enumerate(summary.wins_by_seat):
        table.add_row(str(seat + 1), count(context, wins), share(context, wins, summary.games))
    return table


def by_bot(context: Context, summary: Summary) -> Table:
    """Wins of a bot over all its chairs, and of one chair of it."""
    names = ("bot", "chairs", "wins", "share", "per-chair")
    table = plain_table(*(context.say(f"cli-simulate-{name}") for name in names))
    for bot, wins in summary.wins_by_bot.items():
        chairs = summary.bots.count(bot)
        whole = summary.games
        row = (
            bot,
            str(chairs),
            count(context, wins),
            share(context, wins, whole),
            share(context, wins, whole * chairs),
        )
        table.add_row(*row)
    return table


def by_ending(context: Context, summary: Summary) -> Table:
    table = plain_table(*(context.say(f"cli-simulate-{name}") for name in ("ending", "games", "share")))
    for ending, number in sorted(summary.endings.items(), key=lambda one: -one[1]):
        how = context.say(f"{summary.game}-ending-{ending}")
        table.add_row(how, count(context, number), share(context, number, summary.games))
    return table


def count(context: Context, number: int) -> str:
    return context.say("cli-count", number=number)


def facts(context: Context, summary: Summary) -> Table:
    table = plain_table("", "")
    table.columns[1].justify = "left"
    table.show_header = False
    for name, value in fact_rows(context, summary):
        table.add_row(name, value)
    return table


def fact_rows(context: Context, summary: Summary) -> Iterator[tuple[str, str]]:
    yield (
        context.say("cli-simulate-speed"),
        context.say(
            "cli-simulate-speed-is",
            games=round(summary.games_per_second),
            decisions=round(summary.decisions_per_second),
            seconds=context.decimal(summary.seconds),
        ),
    )
    yield (
        context.say("cli-simulate-length"),
        context.say(
            "cli-simulate-length-is",
            shortest=summary.shortest,
            mean=context.decimal(summary.mean_length),
            longest=summary.longest,
        ),
    )
    yield (
        context.say("cli-simulate-score"),
        context.say(
            "cli-simulate-score-is",
            mean=context.decimal(summary.mean_score),
            spread=context.decimal(summary.score_spread),
        ),
    )
