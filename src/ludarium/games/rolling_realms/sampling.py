"""A whole State drawn from a View: only the rolls and realms to come are hidden (RR-A44)."""

import msgspec

from ludarium.core.position import Chance
from ludarium.core.rng import Rng
from ludarium.games.rolling_realms.engine.state import BY_THE_ROLL, RealmsState
from ludarium.games.rolling_realms.placing import state_of
from ludarium.games.rolling_realms.position import (
    CopiesPosition,
    FinishedPosition,
    PlayerPosition,
    Position,
    die_position,
    fits_position,
    read_played,
    read_player,
    read_realms,
    read_step,
)
from ludarium.games.rolling_realms.sheets import STAR_BITS
from ludarium.games.rolling_realms.view import PlayerView, RealmsView


def sample_state(view: RealmsView, rng: Rng) -> RealmsState:
    over = view.step == "over"
    position = Position(
        seats=view.seats,
        round=view.round,
        turn=view.turn,
        realms=read_realms(view.realms),
        played=read_played(view.played),
        rolls=view.rolls,
        players={seat: player_position(player, over) for seat, player in enumerate(view.players)},
        over=over,
        chance=Chance(rng.key.hex(), rng.drawn),
    )
    noted = view.players[0].fits is not None
    return state_of(position, view.seats, rng.copy(), BY_THE_ROLL if noted else BY_THE_ROLL - 1)


def player_position(player: PlayerView, over: bool) -> PlayerPosition:
    parts = {
        "sheets": player.sheets,
        "counted": {name: stars for name, stars in player.stars.items() if name in STAR_BITS},
        "activated": player.activated,
    }
    checked = read_player(parts)
    return PlayerPosition(
        sheets=checked.sheets,
        counted=checked.counted,
        activated=checked.activated,
        resources=player.resources,
        dice=[die_position(die) for die in player.dice],
        fits=fits_position(player.fits),
        copies=[CopiesPosition(one.value, one.again, one.count) for one in player.copies],
        step="ready" if over else read_step(player.step),
        pending=msgspec.UNSET if player.pending is None else player.pending,
        rounds=[FinishedPosition(one.stars, one.left) for one in player.rounds],
    )
