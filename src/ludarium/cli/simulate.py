"""``ludarium simulate``: many games between bots, counted."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ludarium.arena.simulate import Summary, simulate
from ludarium.cli.desk import Desk, Screen

BAR_STEPS: Final = 200


def run(desk: Desk) -> int:
    asked = desk.asked
    game = desk.open_game(asked.game)
    players = max(game.seat_counts) if asked.players is None else asked.players
    game.start(players, desk.options())  # refuses what it cannot start before the counting begins
    bots = [name.strip() for name in asked.bots.split(",")]
    with progress(asked.games) as done:
        summary = simulate(game, players, asked.games, bots, desk.options(), asked.seed or 0, done)
    if asked.json:
        print(msgspec.json.encode(summary).decode())
    else:
        show_summary(desk, summary)
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


def show_summary(desk: Desk, summary: Summary) -> None:
    title = desk.say("cli-simulate-title", games=summary.games, name=desk.say(f"{summary.game}-name"))
    desk.show(title, "", by_seat(desk, summary), "", by_bot(desk, summary), "", by_ending(desk, summary))
    desk.show("", facts(desk, summary))


def plain_table(*columns: str) -> Table:
    """A calm table: words to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def share(desk: Desk, part: int, whole: int) -> str:
    return desk.say("cli-percent", number=desk.decimal(100 * part / whole if whole else 0.0))


def by_seat(desk: Desk, summary: Summary) -> Table:
    table = plain_table(*(desk.say(f"cli-simulate-{name}") for name in ("seat", "wins", "share")))
    for seat, wins in enumerate(summary.wins_by_seat):
        table.add_row(str(seat + 1), count(desk, wins), share(desk, wins, summary.games))
    return table


def by_bot(desk: Desk, summary: Summary) -> Table:
    """Wins of a bot over all its chairs, and of one chair of it."""
    names = ("bot", "chairs", "wins", "share", "per-chair")
    table = plain_table(*(desk.say(f"cli-simulate-{name}") for name in names))
    for bot, wins in summary.wins_by_bot.items():
        chairs = summary.bots.count(bot)
        whole = summary.games
        row = bot, str(chairs), count(desk, wins), share(desk, wins, whole), share(desk, wins, whole * chairs)
        table.add_row(*row)
    return table


def by_ending(desk: Desk, summary: Summary) -> Table:
    table = plain_table(*(desk.say(f"cli-simulate-{name}") for name in ("ending", "games", "share")))
    for ending, number in sorted(summary.endings.items(), key=lambda one: -one[1]):
        how = desk.say(f"{summary.game}-ending-{ending}")
        table.add_row(how, count(desk, number), share(desk, number, summary.games))
    return table


def count(desk: Desk, number: int) -> str:
    return desk.say("cli-count", number=number)


def facts(desk: Desk, summary: Summary) -> Table:
    table = plain_table("", "")
    table.columns[1].justify = "left"
    table.show_header = False
    for name, value in fact_rows(desk, summary):
        table.add_row(name, value)
    return table


def fact_rows(desk: Desk, summary: Summary) -> Iterator[tuple[str, str]]:
    yield (
        desk.say("cli-simulate-speed"),
        desk.say(
            "cli-simulate-speed-is",
            games=round(summary.games_per_second),
            decisions=round(summary.decisions_per_second),
            seconds=desk.decimal(summary.seconds),
        ),
    )
    yield (
        desk.say("cli-simulate-length"),
        desk.say(
            "cli-simulate-length-is",
            shortest=summary.shortest,
            mean=desk.decimal(summary.mean_length),
            longest=summary.longest,
        ),
    )
    yield (
        desk.say("cli-simulate-score"),
        desk.say(
            "cli-simulate-score-is",
            mean=desk.decimal(summary.mean_score),
            spread=desk.decimal(summary.score_spread),
        ),
    )
