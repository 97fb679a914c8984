"""``ludarium position``: whole situations as JSON."""

import json

from ludarium.cli.context import Context
from ludarium.cli.files import read_json
from ludarium.cli.seats import check_seat
from ludarium.core.errors import BadPosition, NotFound
from ludarium.core.game import Game, Json
from ludarium.core.registry import games


def run(context: Context) -> int:
    actions = {"new": new, "show": show, "check": check, "schema": schema}
    return actions[context.asked.action](context)


def new(context: Context) -> int:
    game = context.open_game(context.asked.game)
    players = max(game.seat_counts) if context.asked.players is None else context.asked.players
    print_json(game.position(game.start(players, context.options(), context.asked.seed or 0)))
    return 0


def show(context: Context) -> int:
    game, position = opened(context)
    state = game.load(position, context.asked.seed or 0)
    check_seat(context.asked.seat, state.seats)
    context.screen.print(game.draw(game.view(state, context.asked.seat), context.texts.say))
    return 0


def check(context: Context) -> int:
    game, position = opened(context)
    file = context.asked.file
    try:
        game.load(position, context.asked.seed or 0)
    except BadPosition as error:
        context.line(context.say("cli-position-impossible", file=file, why=context.texts.error(error)))
        return 1
    context.line(context.say("cli-position-possible", file=file, name=context.say(f"{game.id}-name")))
    return 0


def schema(context: Context) -> int:
    print_json(context.open_game(context.asked.game).position_schema())
    return 0


def opened(context: Context) -> tuple[Game, Json]:
    """A position and its game; a position that names none is of the only game there is."""
    position = read_json(context.asked.file)
    name = position.get("game", next(iter(games())) if len(games()) == 1 else None)
    if not isinstance(name, str):
        raise NotFound("cli-position-no-game", {"file": context.asked.file})
    return context.open_game(name), position


def print_json(content: Json) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=2))
