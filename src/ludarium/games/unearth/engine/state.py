"""The whole truth of one game of Unearth.

A copy shares all lists. Those that change with most rolls (``dice``, ``sums``, ``stones_on``, ``hands`` and the
outer list of ``fields``) are made anew before the first move after a copy; no other list is changed in place.
Small multisets are packed into one number: stones as four bits for each colour, Delver cards as four bits for
each kind. A die is 0 in its owner's pool, else 16 times its place, counted from 1, plus the value it shows;
a die in the air shows 0.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import COMPILED, State
from ludarium.core.steps import Step
from ludarium.games.unearth.engine.data import FESTIVAL, GATHERING
from ludarium.games.unearth.engine.field import field_words
from ludarium.games.unearth.engine.moves import DICE_EACH, MOVES, PLAY, ROLL

# What is asked.
TURN: Final = 0
AGAIN: Final = 1
TARGET_DIE: Final = 2
NAME_NUMBER: Final = 3
ROLL_FIRST: Final = 4
REROLL: Final = 5
MODIFY: Final = 6
CHOOSE_RUIN: Final = 7
ADJUST: Final = 8
TAKE_STONE: Final = 9
LIBRARY: Final = 10
PLACE_STONE: Final = 11
CHOOSE_RING: Final = 12
BUILD_WONDER: Final = 13
MEMORIAL: Final = 14
DRAW_CARD: Final = 15
# What runs by itself.
SETTLED: Final = 16  # a die lies, its stone is placed and its wonders are built
CHECK: Final = 17  # the claim check
DRAWING: Final = 18  # the draws of a claim

# What follows a claim check.
AFTER_CARD: Final = 0
AFTER_ROLL: Final = 1

# What sort of roll is being made.
NO_ROLL: Final = 0
EXCAVATION: Final = 1
SINGLE_REROLL: Final = 2
GROUP_REROLL: Final = 3

NOBODY: Final = -1
NOTHING: Final = -1
SEAT_OF: Final[list[int]] = [NOBODY, 0, 1, NOBODY, 2, NOBODY, NOBODY, NOBODY, 3]  # by the mask of the seat asked


class UnearthStep(Step["UnearthState"]):
    """A step that asks a seat, or one that runs by itself. Its list of legal moves is a new one."""

    def allows(self, state: "UnearthState", seat: int, move: int) -> bool:
        """Whether a move is legal; written anew where there is a quicker way."""
        return move in self.legal(state, seat)

    def run(self, state: "UnearthState") -> None:
        raise NotImplementedError


class UnearthState(State):
    __slots__ = (
        "active",
        "after",
        "age",
        "bag",
        "band",
        "box",
        "box_open",
        "check_at",
        "claimed",
        "claimer",
        "claims",
        "deck",
        "deck_left",
        "dice",
        "discard",
        "draw_at",
        "drawn_stones",
        "event",
        "expeditions",
        "fate",
        "fields",
        "greater",
        "greater_left",
        "group",
        "hands",
        "hidden",
        "how",
        "in_play",
        "laid",
        "lesser",
        "lesser_left",
        "maps",
        "memorial_by",
        "memorial_seen",
        "named",
        "natural",
        "offered",
        "places",
        "pool",
        "promos",
        "readings",
        "rings",
        "roll_claims",
        "roll_die",
        "roll_kind",
        "roll_place",
        "roll_readings",
        "rolls_left",
        "ruin_deck",
        "ruin_left",
        "ruins",
        "scores",
        "shared",
        "step",
        "stone",
        "stones_on",
        "sums",
        "value",
        "winners",
    )

    # The table.
    ruins: list[int]  # by place; NOTHING where none lies
    places: i64  # mask of the places where a ruin lies
    stones_on: list[int]  # by place
    sums: list[int]  # of the dice, by place
    dice: list[int]  # five for each seat
    pool: i64  # mask of the dice in pools, five bits for each seat
    bag: i64
    ruin_deck: list[int]  # the top is at ruin_left - 1, the End of Age card at 0
    ruin_left: i64
    age: i64  # the End of Age card, once revealed
    event: i64  # a lasting event in force
    fate: bool  # Fate of the Delvers waits for the end of the claim check
    box: i64  # ruins removed from the game
    box_open: i64  # ruins that everybody saw being removed
    laid: i64  # Named Wonders laid out
    lesser: list[int]  # points of the tokens; the next one is at lesser_left - 1
    lesser_left: i64
    greater: list[int]
    greater_left: i64
    deck: list[int]  # Delver cards; the top is at deck_left - 1
    deck_left: i64
    discard: i64
    # By seat.
    hands: list[int]
    claimed: list[int]  # ruins, as masks
    hidden: list[int]
    named: list[int]  # Named Wonders built, as masks
    fields: list[list[int]]  # stones, wonders and the cells beside them; see ``field``
    memorial_by: i64  # who saw the removed ruins through The Crumbling Memorial,
    memorial_seen: i64  # and what
    # The turn.
    active: i64
    rolls_left: i64
    band: bool
    maps: i64  # Ancient Maps played and not used yet, and so on
    readings: i64
    claims: i64
    expeditions: i64
    in_play: i64  # the Delver card whose effect is being carried out
    # The roll.
    roll_kind: i64
    roll_die: i64
    roll_place: i64
    natural: i64
    value: i64
    roll_readings: i64  # modifiers attached to this roll
    roll_claims: i64
    group: list[int]  # dice in the air that wait to be rolled
    stone: i64  # the colour of the stone to be placed
    drawn_stones: i64  # the two stones of Underground Library
    rings: list[int]  # completed rings to be built, the current one first
    # The claim check.
    after: i64
    check_at: i64
    claimer: i64
    draw_at: i64  # the next to draw, counted from the active player
    # What is asked.
    step: i64
    offered: list[int] | None  # the legal moves, where they are known already
    shared: bool  # whether a copy has the same lists
    # The end.
    scores: list[int]
    winners: i64
    how: i64

    def __init__(self, seats: int, rng: Rng, promos: bool) -> None:
        """Only what a copy needs; ``blank_state`` fills in the rest."""
        super().__init__(seats, rng)
        self.promos: bool = promos

    def copy(self) -> "UnearthState":
        twin = UnearthState(self.seats, self.rng.copy(), self.promos)
        twin.waiting = self.waiting
        twin.over = self.over
        twin.ruins = self.ruins
        twin.places = self.places
        twin.stones_on = self.stones_on
        twin.sums = self.sums
        twin.dice = self.dice
        twin.pool = self.pool
        twin.bag = self.bag
        twin.ruin_deck = self.ruin_deck
        twin.ruin_left = self.ruin_left
        twin.age = self.age
        twin.event = self.event
        twin.fate = self.fate
        twin.box = self.box
        twin.box_open = self.box_open
        twin.laid = self.laid
        twin.lesser = self.lesser
        twin.lesser_left = self.lesser_left
        twin.greater = self.greater
        twin.greater_left = self.greater_left
        twin.deck = self.deck
        twin.deck_left = self.deck_left
        twin.discard = self.discard
        twin.hands = self.hands
        twin.claimed = self.claimed
        twin.hidden = self.hidden
        twin.named = self.named
        twin.fields = self.fields
        twin.memorial_by = self.memorial_by
        twin.memorial_seen = self.memorial_seen
        twin.active = self.active
        twin.rolls_left = self.rolls_left
        twin.band = self.band
        twin.maps = self.maps
        twin.readings = self.readings
        twin.claims = self.claims
        twin.expeditions = self.expeditions
        twin.in_play = self.in_play
        twin.roll_kind = self.roll_kind
        twin.roll_die = self.roll_die
        twin.roll_place = self.roll_place
        twin.natural = self.natural
        twin.value = self.value
        twin.roll_readings = self.roll_readings
        twin.roll_claims = self.roll_claims
        twin.group = self.group
        twin.stone = self.stone
        twin.drawn_stones = self.drawn_stones
        twin.rings = self.rings
        twin.after = self.after
        twin.check_at = self.check_at
        twin.claimer = self.claimer
        twin.draw_at = self.draw_at
        twin.step = self.step
        twin.offered = self.offered
        twin.shared = True
        self.shared = True
        twin.scores = self.scores
        twin.winners = self.winners
        twin.how = self.how
        return twin

    def words(self) -> list[int]:
        out: list[int] = [self.seats, self.waiting, self.over, self.rng.drawn, self.promos]
        out += [self.places, self.pool, self.bag, self.age, self.event, self.fate]
        out += [self.box, self.box_open, self.laid, self.discard, self.memorial_by, self.memorial_seen]
        out += [self.active, self.rolls_left, self.band, self.maps, self.readings, self.claims]
        out += [self.expeditions, self.in_play, self.roll_kind, self.roll_die, self.roll_place, self.natural]
        out += [self.value, self.roll_readings, self.roll_claims, self.stone, self.drawn_stones]
        out += [self.after, self.check_at, self.claimer, self.draw_at, self.step, self.winners, self.how]
        parts = [self.ruins, self.stones_on, self.sums, self.dice]
        parts += [self.hands, self.claimed, self.hidden, self.named]
        parts += [self.ruin_deck[: self.ruin_left], self.deck[: self.deck_left]]
        parts += [self.lesser[: self.lesser_left], self.greater[: self.greater_left]]
        parts += [self.group, self.rings, self.scores]
        parts += [field_words(field) for field in self.fields]
        for part in parts:
            out.append(len(part))
            out += part
        return out

    def listed(self, seat: i64) -> list[int]:
        return self.choices()

    def choices(self) -> list[int]:
        waiting = self.waiting
        if waiting == 0:
            return []
        offered = self.offered
        if offered is None:
            offered = STEPS[self.step].legal(self, SEAT_OF[waiting])
            if COMPILED:  # where ``allows`` is quicker than a second list
                return offered
            self.offered = offered
        return offered[:]

    def legal(self, seat: int) -> list[int]:
        offered = self.offered
        return offered if offered is not None else STEPS[self.step].legal(self, seat)

    def try_move(self, seat: i64, move: i64) -> None:
        offered = self.offered
        if not (STEPS[self.step].allows(self, seat, move) if offered is None else move in offered):
            raise self.why_not(seat, move)
        self.apply(seat, move)

    def apply(self, seat: int, move: int) -> None:
        if self.shared:
            self.dice = self.dice[:]
            self.sums = self.sums[:]
            self.stones_on = self.stones_on[:]
            self.hands = self.hands[:]
            self.fields = self.fields[:]
            self.shared = False
        self.offered = None
        self.waiting = 0
        STEPS[self.step].play(self, seat, move)
        while self.waiting == 0 and not self.over:
            STEPS[self.step].run(self)

    def ask(self, step: i64, seat: i64) -> None:
        """The next decision is this step's, by this seat."""
        self.step = step
        self.waiting = 1 << seat

    def offer(self, step: i64, seat: i64, moves: list[int]) -> None:
        """The same, where the moves are known already."""
        self.step = step
        self.waiting = 1 << seat
        self.offered = moves

    def result(self) -> Result | None:
        if not self.over:
            return None
        winners = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        return Result(winners, self.scores[:], ENDINGS[self.how])

    def why_not(self, seat: int, move: int) -> NotAllowed | NotAMove:
        if move < 0 or move >= MOVES:
            return NotAMove("no-such-move-number", {"move": move, "moves": MOVES})
        return STEPS[self.step].why_not(self, seat, move)

    def not_your_turn(self, seat: int) -> NotYourTurn:
        return self.out_of_turn(seat, NOTHING)

    def out_of_turn(self, seat: int, move: int) -> NotYourTurn:
        if seat < 0 or seat >= self.seats:
            return NotYourTurn("no-such-seat", {"seat": seat, "seats": self.seats}, "UN-016")
        named = {"seat": seat, "turn": self.turn}
        if self.over:
            return NotYourTurn("unearth-no-game-over", named, "UN-127")
        if self.step == DRAW_CARD:
            return NotYourTurn("unearth-no-drawer-decides", named, "UN-A58")
        if self.turn != self.active:
            return NotYourTurn("unearth-no-owner-decides", named, OWNER_DECIDES[self.step])
        if PLAY <= move < ROLL:
            if self.digging():
                return NotYourTurn("unearth-no-card-in-excavation", named, "UN-051")
            return NotYourTurn("unearth-no-not-your-turn", named, "UN-050")
        if self.step == MODIFY:
            clause = "UN-147" if seat == self.owner() else "UN-146"
            if self.event not in (FESTIVAL, GATHERING):
                clause = "UN-A09"
            return NotYourTurn("unearth-no-active-modifies", named, clause)
        return NotYourTurn("unearth-no-not-your-turn", named, "UN-049")

    def digging(self) -> bool:
        """Whether this is the Excavation phase."""
        return self.step == AGAIN or self.roll_kind == EXCAVATION

    def owner(self) -> i64:
        """Whose die is being rolled."""
        return self.roll_die // DICE_EACH

    def has(self, seat: i64, wonder: i64) -> bool:
        return self.named[seat] >> wonder & 1 == 1

    def set_die(self, die: i64, place: i64, value: i64) -> None:
        """Lay a die on a ruin, turn it there, or take it into the air (value 0)."""
        if self.dice[die]:
            self.lift_die(die)
        self.dice[die] = (place + 1) * 16 + value
        self.sums[place] += value

    def lift_die(self, die: i64) -> None:
        """Take a die off its ruin to roll it anew (UN-138)."""
        before: i64 = self.dice[die]
        self.sums[(before >> 4) - 1] -= before & 15
        self.dice[die] = 0

    def die_place(self, die: i64) -> i64:
        return (self.dice[die] >> 4) - 1

    def own_pool(self, seat: i64) -> i64:
        return self.pool >> seat * DICE_EACH & 31


# By what clause a decision belongs to the owner of the die, also in another player's turn.
OWNER_DECIDES: Final = {
    REROLL: "UN-A06",
    ADJUST: "UN-A06",
    TAKE_STONE: "UN-061",
    LIBRARY: "UN-A41",
    PLACE_STONE: "UN-063",
    CHOOSE_RING: "UN-A33",
    BUILD_WONDER: "UN-A34",
    MEMORIAL: "UN-101",
}
ENDINGS: Final = ["points", "tie-break", "shared"]
STEPS: Final[list[UnearthStep]] = []
