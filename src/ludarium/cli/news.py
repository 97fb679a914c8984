"""What happened, in words: the lines of the log, the pages of a game's book that were opened, the result."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache

from rich.console import RenderableType
from rich.text import Text

from ludarium.cli.context import Context
from ludarium.core.game import Game
from ludarium.core.match import Played
from ludarium.core.option import Option
from ludarium.core.result import Result


def news_lines(
    context: Context, game: Game, history: Iterable[Played], seat: int | None, names: Sequence[str]
) -> list[str]:
    """The log of some moves, as far as a seat (``None``: a spectator) may know it."""
    events = [event for played in history for event in played.news if event.visible_to(seat)]
    return [line for event in events for line in game.log_lines(event, names, context.say)]


def pages_opened(game: Game, history: Sequence[Played], seat: int | None) -> dict[int, list[str]]:
    """The pages of the game's book that some moves opened to a seat, by the place of the move among them.

    A page that is open stays open, so the move is found by halving: views are dear.
    """

    @cache
    def open_after(place: int) -> Sequence[str]:
        return game.pages(game.view(history[place].after, seat))

    opened: dict[int, list[str]] = {}
    if history:
        known = game.pages(game.view(history[0].before, seat))
        for name in open_after(len(history) - 1):
            if name not in known:
                place = bisect_left(range(len(history)), True, key=lambda at: name in open_after(at))
                opened.setdefault(place, []).append(name)
    return opened


def page_parts(context: Context, game: Game, name: str) -> list[RenderableType]:
    """A page as a book shows it, after an empty line: the title, the text, the choices with their letters.

    A page with a single heading tells what came of that choice.
    """
    page = game.page(name, context.texts.language)
    outcome = list(page.headings.values()) if len(page.headings) == 1 else []
    choices = {} if outcome else page.headings
    paragraphs = [paragraph for paragraph in page.text.split("\n\n") if paragraph]
    return [
        Text(),
        Text(" · ".join([page.title, *outcome]), style="bold"),
        *(Text(paragraph) for paragraph in paragraphs),
        *(Text.assemble((f"{letter} ", "bold cyan"), heading) for letter, heading in choices.items()),
    ]


def happened(
    context: Context, game: Game, history: Sequence[Played], seat: int | None, names: Sequence[str]
) -> list[RenderableType]:
    """The log of some moves with the pages that were read meanwhile, each where it was opened."""
    opened = pages_opened(game, history, seat)
    parts: list[RenderableType] = []
    for place, played in enumerate(history):
        parts += news_lines(context, game, [played], seat, names)
        for name in opened.get(place, []):
            parts += page_parts(context, game, name)
    return parts


def option_words(context: Context, option: Option, names: Sequence[str]) -> str:
    """A move in words; whose piece it touches is told by name."""
    arguments = dict(option.arguments)
    owner = arguments.get("owner")
    if isinstance(owner, int):
        arguments["ownername"] = names[owner]
    return context.say(option.label, **arguments)


def result_lines(context: Context, game: Game, result: Result, names: Sequence[str]) -> list[str]:
    winners = [names[winner] for winner in result.winners]
    best_first = sorted(range(len(names)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    points = [context.points(game, score) for score in result.scores]
    scores = [context.say("cli-result-score", name=names[seat], score=points[seat]) for seat in best_first]
    return [
        context.say("cli-result-winners", winners=winners) if winners else context.say("cli-result-nobody"),
        context.say("cli-result-scores", scores=scores),
        context.say(f"{game.id}-ending-{result.how}"),
    ]
