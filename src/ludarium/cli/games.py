"""``ludarium games``: what can be played."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.cli.context import Context
from ludarium.core.game import Game
from ludarium.core.option import TableOption
from ludarium.core.registry import games


def run(context: Context) -> int:
    for name in games():
        show_game(context, context.open_game(name))
    return 0


def show_game(context: Context, game: Game) -> None:
    counts = game.seat_counts
    facts = context.say("cli-games-facts", least=min(counts), most=max(counts), minutes=game.minutes, age=game.age)
    title = Text.assemble((context.say(f"{game.id}-name"), "bold"), (f"  {game.id}", "dim"))
    bots = context.say("cli-games-bots", bots=list(game.bots()))
    context.show(title, *(context.indented(text, 2) for text in (facts, context.say(f"{game.id}-about"), bots)))
    if game.options:
        context.show("", context.indented(context.say("cli-games-options"), 2), option_table(context, game))
    context.line()


def option_table(context: Context, game: Game) -> Padding:
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        choices = [choice_words(context, game, option, choice) for choice in option.choices]
        table.add_row(Text(option.id, style="bold"), context.say(f"{game.id}-option-{option.id}"))
        table.add_row("", Text(" · ".join(choices), style="dim"))
    return Padding(table, (0, 0, 0, 4), expand=False)


def choice_words(context: Context, game: Game, option: TableOption, choice: str) -> str:
    """A choice as it is typed, and what it means where that is not the same."""
    label = f"{game.id}-choice-{choice}"
    words = f"{choice}: {context.say(label)}" if context.texts.has(label) else choice
    return context.say("cli-games-default", choice=words) if choice == option.default else words
