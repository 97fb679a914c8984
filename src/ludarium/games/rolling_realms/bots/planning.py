"""Planning one's own turn: everything in it is open, so it can be searched; later turns are estimated.

``worth`` is what a round will bring, in tenths of a star: the score as the cards stand, plus the learned worth of
their features for the turns that are left. ``hasty_turn`` plays a turn quickly, for looking into the future;
``search_turn`` looks at every way to play it.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.rng import QuickRng
from ludarium.games.rolling_realms.bots.features import FEATURES, features
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.move_numbers import DONE
from ludarium.games.rolling_realms.rules.player import ACTIVATE, READY, Player, give_roll
from ludarium.games.rolling_realms.rules.powers import FACES
from ludarium.games.rolling_realms.rules.steps import moves_of, play_on

NOTHING_FOUND: Final = -1.0e9
SMALLEST_GAIN: Final = 1.0e-6

# What a move is, by its number.
SAID: Final = [MOVES.read(move) for move in range(MOVES.count)]
POWERS: Final = ("double", "copy", "seven", "coins", "shift")
IS_USE: Final[bytes] = bytes([said.kind.name in ("use", "miss") for said in SAID])
IS_POWER: Final[bytes] = bytes([said.kind.name in POWERS for said in SAID])
IS_SECOND: Final[bytes] = bytes([said.values.get("die") == "2" for said in SAID])  # about the second rolled die


class Estimate:
    """The worth of features: a number for each, by the turns that are left."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def worth(self, player: Player, left: i64) -> float:
        total = float(player.tenths())
        if left == 0:
            return total
        weights = self.weights
        base: i64 = left * FEATURES
        found: list[int] = []
        features(player, found)
        for feature in found:
            total += weights[base + feature]
        return total

    def learn(self, player: Player, left: i64, target: float, rate: float) -> float:
        """Move the worth of a position towards a target; the error before."""
        error = target - self.worth(player, left)
        weights = self.weights
        base: i64 = left * FEATURES
        found: list[int] = []
        features(player, found)
        step = rate * error / len(found)
        for feature in found:
            at = base + feature
            weights[at] = weights[at] + step
        return error


def no_estimate() -> Estimate:
    return Estimate([0.0] * (FEATURES * 9))


# A quick turn.


def settle_questions(player: Player, estimate: Estimate, left: i64) -> float:
    """Answer what is asked after a move, each time by what is worth most; the worth at the end."""
    while ACTIVATE < player.step < READY:
        best = NOTHING_FOUND
        best_move: i64 = 0
        for move in moves_of(player):
            twin = player.copy()
            play_on(twin, move)
            worth = settle_questions(twin, estimate, left)
            if worth > best:
                best = worth
                best_move = move
        play_on(player, best_move)
    return estimate.worth(player, left)


class Choice:
    """The best of some ways to go on."""

    __slots__ = ("player", "worth")

    def __init__(self) -> None:
        self.worth: float = NOTHING_FOUND
        self.player: Player | None = None


def consider_uses(player: Player, estimate: Estimate, left: i64, choice: Choice) -> None:
    """Every use of a die that a player has now."""
    for move in moves_of(player):
        if IS_USE[move]:
            twin = player.copy()
            play_on(twin, move)
            worth = settle_questions(twin, estimate, left)
            if worth > choice.worth:
                choice.worth = worth
                choice.player = twin


def hasty_turn(player: Player, estimate: Estimate, left: i64) -> Player:
    """The rolled dice one after the other, each to its best place; then powers that pay for themselves."""
    now = estimate.worth(player, left)
    spending = False
    while True:
        choice = Choice()
        consider_uses(player, estimate, left, choice)
        if spending or choice.player is None:
            for move in moves_of(player):
                if IS_POWER[move]:
                    twin = player.copy()
                    play_on(twin, move)
                    consider_uses(twin, estimate, left, choice)
        found = choice.player
        if found is None or choice.worth <= now + SMALLEST_GAIN:
            if spending:
                return player
            spending = True  # the dice are placed, or none of their places is worth anything
            continue
        player = found
        now = choice.worth


def play_out(player: Player, estimate: Estimate, turn: i64, turns: i64, rng: QuickRng) -> float:
    """The score of a round whose turn ``turn`` has just ended, played on quickly with random rolls."""
    player = player.copy()
    while turn < turns:
        turn += 1
        give_roll(player, rng.below(FACES) + 1, rng.below(FACES) + 1)
        player = hasty_turn(player, estimate, turns - turn).copy()
    return float(player.tenths())


# Every way to play a turn.


class Ending:
    """One way to end a turn: the moves, what the cards are then, and what that is worth."""

    __slots__ = ("moves", "player", "worth")

    def __init__(self, moves: list[int], player: Player, worth: float) -> None:
        self.moves: list[int] = moves
        self.player: Player = player
        self.worth: float = worth


class Search:
    """All positions that a player can reach in this turn, each once, as far as a limit allows."""

    __slots__ = ("endings", "estimate", "left", "limit", "seen")

    def __init__(self, estimate: Estimate, left: int, limit: int) -> None:
        self.estimate: Estimate = estimate
        self.left: i64 = left
        self.limit: i64 = limit
        self.seen: set[tuple[int, int, int, int, int, int]] = set()
        self.endings: list[Ending] = []

    def run(self, player: Player) -> list[Ending]:
        """The endings of the turn, best first."""
        frontier = [Ending([], player, self.estimate.worth(player, self.left))]
        self.seen.add(key_of(player))
        while frontier:
            following: list[Ending] = []
            for ending in frontier:
                if ending.player.step == ACTIVATE:
                    self.endings.append(ending)
                self.expand(ending, following)
            # Where there are too many ways, those that look best already go on.
            if len(following) > self.limit:
                following.sort(key=worth_of, reverse=True)
                del following[self.limit :]
            frontier = following
        self.endings.sort(key=worth_of, reverse=True)
        return self.endings

    def expand(self, ending: Ending, following: list[Ending]) -> None:
        player = ending.player
        double = player.first == player.second
        for move in moves_of(player):
            if move == DONE or (double and IS_SECOND[move]):  # of two equal dice the first is enough
                continue
            twin = player.copy()
            play_on(twin, move)
            key = key_of(twin)
            if key in self.seen:
                continue
            self.seen.add(key)
            following.append(Ending([*ending.moves, move], twin, self.estimate.worth(twin, self.left)))


def worth_of(ending: Ending) -> float:
    return ending.worth


def key_of(player: Player) -> tuple[int, int, int, int, int, int]:
    """What tells positions of one turn apart."""
    resources = player.gained | player.spent << 15 | player.activated << 30 | player.step << 33
    dice = player.first | player.second << 8 | player.number << 16
    return (player.sheet_a, player.sheet_b, player.sheet_c, resources, dice, player.extras)
