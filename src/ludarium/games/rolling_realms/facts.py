"""What a page or a terminal wants beyond the View: stars, scores and sums, computed from the View alone."""

import msgspec

from ludarium.core.view import Facts
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS, Power, PowerName, RealmName, rating_of
from ludarium.games.rolling_realms.loading import PutDown
from ludarium.games.rolling_realms.rules.resources import count
from ludarium.games.rolling_realms.table import MOST_STARS, RealmsView


class PlayerFacts(msgspec.Struct, frozen=True):
    """One player: the stars of this round's realms, the unspent resources, scores in tenths of a star (RR-A36).

    ``rounds`` are the finished ones; ``total`` has them and this one as the cards stand. ``sum`` is what a die and
    the grapes chosen for an order add up to, ``dice`` how many are not used yet. ``tallies`` are what each sheet
    adds up to, for drawing it: sums, and 1 for every line that is complete.
    """

    stars: dict[RealmName, int]
    tallies: dict[RealmName, dict[str, int]]
    left: int
    tenths: int
    rounds: list[int]
    total: int
    sum: int
    dice: int


class RealmsFacts(Facts, frozen=True):
    """``rating`` is how good a finished game of one player was (RR-A38), ``symbols`` are those of each resource."""

    players: dict[int, PlayerFacts]
    rating: int | None
    powers: dict[PowerName, Power]
    rounds: int = COMPONENTS.game.rounds
    turns: int = COMPONENTS.game.turns
    symbols: int = COMPONENTS.game.cap
    most_stars: int = MOST_STARS


def facts_of(view: RealmsView) -> RealmsFacts:
    result = view.result
    rating = rating_of(result.scores[0]) if result is not None and view.seats == 1 else None
    return RealmsFacts({seat: player_facts(view, seat) for seat in view.players}, rating, COMPONENTS.powers)


def player_facts(view: RealmsView, seat: int) -> PlayerFacts:
    cards, player = view.players[seat], PutDown(view, seat).player
    rounds = [10 * sum(finished.stars) + finished.left for finished in cards.rounds]
    tenths = int(player.tenths())
    realms = {REALMS[realm.number]: slot for slot, realm in enumerate(player.realms)}
    return PlayerFacts(
        stars={realm: int(player.stars_of(slot)) for realm, slot in realms.items()},
        tallies={realm: player.realms[slot].tally(player, player.sheet(slot)) for realm, slot in realms.items()},
        left=int(count(player.held())),
        tenths=tenths,
        rounds=rounds,
        total=sum(rounds) + (0 if view.over else tenths),
        sum=cards.pending.value + sum(cards.pending.grapes) if cards.pending else 0,
        dice=sum(not die.used for die in cards.dice) + sum(copies.count for copies in cards.copies),
    )
