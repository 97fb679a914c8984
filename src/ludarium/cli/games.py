"""``ludarium games``: what can be played."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.cli.desk import Desk
from ludarium.core.game import Game
from ludarium.core.option import TableOption
from ludarium.core.registry import games


def run(desk: Desk) -> int:
    for name in games():
        show_game(desk, desk.open_game(name))
    return 0


def show_game(desk: Desk, game: Game) -> None:
    counts = game.seat_counts
    facts = desk.say("cli-games-facts", least=min(counts), most=max(counts), minutes=game.minutes, age=game.age)
    title = Text.assemble((desk.say(f"{game.id}-name"), "bold"), (f"  {game.id}", "dim"))
    bots = desk.say("cli-games-bots", bots=list(game.bots()))
    desk.show(title, *(desk.indented(text, 2) for text in (facts, desk.say(f"{game.id}-about"), bots)))
    if game.options:
        desk.show("", desk.indented(desk.say("cli-games-options"), 2), option_table(desk, game))
    desk.line()


def option_table(desk: Desk, game: Game) -> Padding:
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        choices = [choice_words(desk, game, option, choice) for choice in option.choices]
        table.add_row(Text(option.id, style="bold"), desk.say(f"{game.id}-option-{option.id}"))
        table.add_row("", Text(" · ".join(choices), style="dim"))
    return Padding(table, (0, 0, 0, 4), expand=False)


def choice_words(desk: Desk, game: Game, option: TableOption, choice: str) -> str:
    """A choice as it is typed, and what it means where that is not the same."""
    label = f"{game.id}-choice-{choice}"
    words = f"{choice}: {desk.say(label)}" if desk.texts.has(label) else choice
    return desk.say("cli-games-default", choice=words) if choice == option.default else words
