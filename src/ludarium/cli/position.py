"""``ludarium position``: whole situations as JSON."""

import json

from ludarium.cli.desk import Desk
from ludarium.cli.files import read_json
from ludarium.cli.seats import check_seat
from ludarium.core.errors import BadPosition, NotFound
from ludarium.core.game import Game, Json
from ludarium.core.registry import games


def run(desk: Desk) -> int:
    actions = {"new": new, "show": show, "check": check, "schema": schema}
    return actions[desk.asked.action](desk)


def new(desk: Desk) -> int:
    game = desk.open_game(desk.asked.game)
    players = max(game.seat_counts) if desk.asked.players is None else desk.asked.players
    print_json(game.position(game.start(players, desk.options(), desk.asked.seed or 0)))
    return 0


def show(desk: Desk) -> int:
    game, position = opened(desk)
    state = game.load(position, desk.asked.seed or 0)
    check_seat(desk.asked.seat, state.seats)
    desk.screen.print(game.draw(game.view(state, desk.asked.seat), desk.texts.say))
    return 0


def check(desk: Desk) -> int:
    game, position = opened(desk)
    file = desk.asked.file
    try:
        game.load(position, desk.asked.seed or 0)
    except BadPosition as error:
        desk.line(desk.say("cli-position-impossible", file=file, why=desk.texts.error(error)))
        return 1
    desk.line(desk.say("cli-position-possible", file=file, name=desk.say(f"{game.id}-name")))
    return 0


def schema(desk: Desk) -> int:
    print_json(desk.open_game(desk.asked.game).position_schema())
    return 0


def opened(desk: Desk) -> tuple[Game, Json]:
    """A position and its game; a position that names none is of the only game there is."""
    position = read_json(desk.asked.file)
    name = position.get("game", next(iter(games())) if len(games()) == 1 else None)
    if not isinstance(name, str):
        raise NotFound("cli-position-no-game", {"file": desk.asked.file})
    return desk.open_game(name), position


def print_json(content: Json) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=2))
