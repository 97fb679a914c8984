"""What happened, in words: the lines of the log and the result."""

from collections.abc import Iterable, Sequence

from ludarium.cli.desk import Desk
from ludarium.core.game import Game
from ludarium.core.match import Played
from ludarium.core.option import Option
from ludarium.core.result import Result


def news_lines(
    desk: Desk, game: Game, history: Iterable[Played], seat: int | None, names: Sequence[str]
) -> list[str]:
    """The log of some moves, as far as a seat (``None``: a spectator) may know it."""
    events = [event for played in history for event in played.news if event.visible_to(seat)]
    return [line for event in events for line in game.log_lines(event, names, desk.say)]


def option_words(desk: Desk, option: Option, names: Sequence[str]) -> str:
    """A move in words; whose piece it touches is told by name."""
    arguments = dict(option.arguments)
    owner = arguments.get("owner")
    if isinstance(owner, int):
        arguments["ownername"] = names[owner]
    return desk.say(option.label, **arguments)


def result_lines(desk: Desk, game: Game, result: Result, names: Sequence[str]) -> list[str]:
    winners = [names[winner] for winner in result.winners]
    best_first = sorted(range(len(names)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    points = [desk.points(game, score) for score in result.scores]
    scores = [desk.say("cli-result-score", name=names[seat], score=points[seat]) for seat in best_first]
    return [
        desk.say("cli-result-winners", winners=winners) if winners else desk.say("cli-result-nobody"),
        desk.say("cli-result-scores", scores=scores),
        desk.say(f"{game.id}-ending-{result.how}"),
    ]
