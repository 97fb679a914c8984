"""Play many games between bots and count."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

import msgspec

from ludarium.core.bot import Bot, RandomBot
from ludarium.core.errors import NotFound
from ludarium.core.game import Game
from ludarium.core.result import Result
from ludarium.core.rng import Rng


class Summary(msgspec.Struct):
    """What ``ludarium simulate --json`` prints."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, str]
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    wins_by_seat: list[int] = []
    wins_by_bot: dict[str, int] = {}
    shortest: int = 0
    longest: int = 0
    mean_length: float = 0.0
    mean_score: float = 0.0
    score_spread: float = 0.0
    endings: dict[str, int] = {}


def seat_bots(game: Game, names: Sequence[str], players: int) -> list[str]:
    """One bot a seat; a shorter list is repeated from its last name on."""
    known = game.bots()
    for name in names:
        if name not in known:
            raise NotFound("no-such-bot", {"bot": name[:60], "bots": ", ".join(known)})
    if len(names) > players:
        raise NotFound("too-many-bots", {"bots": len(names), "players": players})
    return [names[min(seat, len(names) - 1)] for seat in range(players)]


def play_game(game: Game, bots: Sequence[Bot], options: Mapping[str, str], seed: int) -> tuple[int, Result]:
    """One game to its end: the number of decisions and its result."""
    state = game.start(len(bots), options, seed)
    decisions = 0
    while not state.over:
        seat = state.turn
        moves = state.moves(seat)
        bot = bots[seat]
        move = bot.pick(moves) if isinstance(bot, RandomBot) else bot.choose(game.view(state, seat), moves)
        state.play(seat, move)
        decisions += 1
    result = state.result()
    assert result is not None
    return decisions, result


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play ``games`` games. Seats rotate, so that no bot has the better chair; wins are told both ways."""
    names = seat_bots(game, bots, players)
    complete = game.complete_options(players, options or {})
    makers = game.bots()
    seated = [makers[name](Rng.of(seed * 1000 + number)) for number, name in enumerate(names)]
    summary = Summary(game.id, players, names, complete, seed)
    summary.wins_by_seat = [0] * players
    summary.wins_by_bot = dict.fromkeys(names, 0)
    lengths: list[int] = []
    scores: list[float] = []
    started = perf_counter()
    for number in range(games):
        shift = number % players
        order = [(seat + shift) % players for seat in range(players)]
        decisions, outcome = play_game(game, [seated[who] for who in order], complete, seed + number)
        lengths.append(decisions)
        scores += [score / game.score_parts for score in outcome.scores]
        for winner in outcome.winners:
            summary.wins_by_seat[winner] += 1
            summary.wins_by_bot[names[order[winner]]] += 1
        summary.endings[outcome.how] = summary.endings.get(outcome.how, 0) + 1
        if progress is not None:
            progress(number + 1)
    summary.seconds = perf_counter() - started
    summarise(summary, lengths, scores)
    return summary


def summarise(summary: Summary, lengths: list[int], scores: list[float]) -> None:
    summary.games = len(lengths)
    summary.decisions = sum(lengths)
    summary.games_per_second = summary.games / summary.seconds if summary.seconds else 0.0
    summary.decisions_per_second = summary.decisions / summary.seconds if summary.seconds else 0.0
    if lengths:
        mean = sum(scores) / len(scores)
        summary.shortest = min(lengths)
        summary.longest = max(lengths)
        summary.mean_length = summary.decisions / summary.games
        summary.mean_score = mean
        summary.score_spread = (sum((one - mean) ** 2 for one in scores) / len(scores)) ** 0.5
