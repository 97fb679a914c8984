"""The whole truth of one game of Unearth.

A copy shares all lists. Those that change with most rolls (``dice``, ``sums``, ``stones_on``, ``hands`` and the
outer list of ``fields``) are made anew before the first move after a copy; no other list is changed in place.
Small multisets are packed into one number: stones as four bits for each colour, Delver cards as four bits for
each kind. A die is 0 in its owner's pool, else 16 times its place, counted from 1, plus the value it shows;
a die in the air shows 0. What waits lies on the stack of frames: the card in play, dice and rings in a row, claims.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed, NotYourTurn
from ludarium.core.events import SPECTATORS
from ludarium.core.moves import Moves
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.steps import Step, StepState
from ludarium.games.unearth.moves import MOVES
from ludarium.games.unearth.rules.numbers import DICE_EACH, FESTIVAL, GATHERING

# What is asked.
TURN: Final = 0
AGAIN: Final = 1
TARGET_DIE: Final = 2  # number: the card that is aimed
NAME_NUMBER: Final = 3
ROLL_FIRST: Final = 4
REROLL: Final = 5
MODIFY: Final = 6
CHOOSE_RUIN: Final = 7
ADJUST: Final = 8
TAKE_STONE: Final = 9  # number: the two stones that were drawn, or 0 for a stone from the ruin
LIBRARY: Final = 10
PLACE_STONE: Final = 11  # number: the colour of the stone
CHOOSE_RING: Final = 12
BUILD_WONDER: Final = 13  # number: the middle of the ring
MEMORIAL: Final = 14
DRAW_CARD: Final = 15  # number: who draws at which claim
# What runs by itself.
LAY_DIE: Final = 16
ROLL_DIE: Final = 17  # number: a die in the air
CHECK: Final = 18  # number: the first place that is checked
CLAIM: Final = 19  # number: the place of the ruin
DRAW_CARDS: Final = 20  # number: who draws at which claim
FATE_ROLLS: Final = 21
IN_PLAY: Final = 22  # number: the Delver card whose effect is being carried out
AFTER_ROLL: Final = 23

# What sort of roll is being made.
NO_ROLL: Final = 0
EXCAVATION: Final = 1
SINGLE_REROLL: Final = 2
GROUP_REROLL: Final = 3

NOBODY: Final = -1
NOTHING: Final = -1
ENDINGS: Final = ["points", "tie-break", "shared"]

# By what clause a decision belongs to the owner of the die, also in another player's turn.
OWNER_DECIDES: Final[dict[int, str]] = {
    REROLL: "UN-A06",
    ADJUST: "UN-A06",
    TAKE_STONE: "UN-061",
    LIBRARY: "UN-A41",
    PLACE_STONE: "UN-063",
    CHOOSE_RING: "UN-A33",
    BUILD_WONDER: "UN-A34",
    MEMORIAL: "UN-101",
}


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    return NotAllowed(reason, facts, clause)


class UnearthState(StepState):
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
    # The roll.
    roll_kind: i64
    roll_die: i64
    roll_place: i64
    natural: i64
    value: i64
    roll_readings: i64  # modifiers attached to this roll
    roll_claims: i64
    # The end.
    scores: list[int]
    winners: i64
    how: i64

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]], promos: bool) -> None:
        """Only what a copy needs; ``blank_state`` fills in the rest."""
        super().__init__(seats, rng, steps)
        self.promos: bool = promos

    def copy(self) -> "UnearthState":
        twin = UnearthState(self.seats, self.rng.copy(), self.steps, self.promos)
        self.share(twin)
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
        twin.roll_kind = self.roll_kind
        twin.roll_die = self.roll_die
        twin.roll_place = self.roll_place
        twin.natural = self.natural
        twin.value = self.value
        twin.roll_readings = self.roll_readings
        twin.roll_claims = self.roll_claims
        twin.scores = self.scores
        twin.winners = self.winners
        twin.how = self.how
        return twin

    def own(self) -> None:
        super().own()
        self.dice = self.dice[:]
        self.sums = self.sums[:]
        self.stones_on = self.stones_on[:]
        self.hands = self.hands[:]
        self.fields = self.fields[:]

    def field_names(self) -> tuple[str, ...]:
        return FIELD_NAMES

    @property
    def cards_left(self) -> list[int]:
        return self.deck[: self.deck_left]

    @property
    def ruins_left(self) -> list[int]:
        return self.ruin_deck[: self.ruin_left]

    @property
    def lesser_tokens(self) -> list[int]:
        return self.lesser[: self.lesser_left]

    @property
    def greater_tokens(self) -> list[int]:
        return self.greater[: self.greater_left]

    def left_out(self) -> tuple[str, ...]:
        return ("deck", "deck_left", "greater", "greater_left", "lesser", "lesser_left", "ruin_deck", "ruin_left")

    def move_table(self) -> Moves:
        return MOVES

    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(each(self.winners), self.scores[:], ENDINGS[self.how])

    # Refusals.

    def misplaced(self, seat: i64, move: i64) -> NotAllowed:
        kind = MOVES.kind(move).name
        forced = seat != self.active  # asked about an own die in another player's turn
        if kind == "play" and self.digging():
            return refuse("UN-051", "unearth-no-card-in-excavation")
        if kind == "play" and forced:
            return refuse("UN-050", "unearth-no-card-not-active")
        if kind == "end" and not self.digging():
            return refuse("UN-046", "unearth-no-roll-owed")
        refusal = super().misplaced(seat, move)
        if kind == "roll" and forced:
            return NotAllowed(refusal.reason, refusal.arguments, "UN-049")
        return refusal

    def not_your_turn(self, seat: i64) -> NotYourTurn:
        return self.out_of_turn(seat, NOTHING)

    def out_of_turn(self, seat: i64, move: i64) -> NotYourTurn:
        if seat < 0 or seat >= self.seats:
            return NotYourTurn("no-such-seat", {"seat": seat, "seats": self.seats}, "UN-016")
        named = {"seat": seat, "turn": self.turn}
        if self.over:
            return NotYourTurn("unearth-no-game-over", named, "UN-127")
        if self.step == DRAW_CARD:
            return NotYourTurn("unearth-no-drawer-decides", named, "UN-A58")
        if self.turn != self.active:
            return NotYourTurn("unearth-no-owner-decides", named, OWNER_DECIDES[self.step])
        if move >= 0 and MOVES.kind(move).name == "play":
            if self.digging():
                return NotYourTurn("unearth-no-card-in-excavation", named, "UN-051")
            return NotYourTurn("unearth-no-not-your-turn", named, "UN-050")
        if self.step == MODIFY:
            clause = "UN-147" if seat == self.owner() else "UN-146"
            if self.event not in (FESTIVAL, GATHERING):
                clause = "UN-A09"
            return NotYourTurn("unearth-no-active-modifies", named, clause)
        return NotYourTurn("unearth-no-not-your-turn", named, "UN-049")

    # What the rules ask often.

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

    def all_but(self, seat: i64) -> i64:
        """Whom an event is told that hides what a seat got: everybody else."""
        return (bit_of(self.seats) - 1) & ~bit_of(seat) | bit_of(SPECTATORS)

    # What is on the stack, or in the hand of whoever is asked.

    def card_in_play(self) -> i64:
        """The Delver card whose effect is being carried out, or ``NOTHING``."""
        cards = self.pending(IN_PLAY)
        return cards[0] if cards else NOTHING

    def dice_to_roll(self) -> list[int]:
        """Dice in the air that wait to be rolled, the next one first."""
        return self.pending(ROLL_DIE)

    def stone_in_hand(self) -> i64:
        """The colour of the stone that is being placed, or ``NOTHING``."""
        return self.number if self.step == PLACE_STONE else NOTHING

    def stones_drawn(self) -> i64:
        """The two stones of Underground Library of which one is kept."""
        return self.number if self.step == TAKE_STONE else 0

    def rings_to_build(self) -> list[int]:
        """The middles of completed rings, the next one first."""
        waiting = self.pending(BUILD_WONDER)
        return [self.number, *waiting] if self.step == BUILD_WONDER else waiting


# Decks and piles count as far as they are left.
FIELD_NAMES: Final[tuple[str, ...]] = (
    "promos",
    "ruins",
    "places",
    "stones_on",
    "sums",
    "dice",
    "pool",
    "bag",
    "ruins_left",
    "age",
    "event",
    "box",
    "box_open",
    "laid",
    "lesser_tokens",
    "greater_tokens",
    "cards_left",
    "discard",
    "hands",
    "claimed",
    "hidden",
    "named",
    "fields",
    "memorial_by",
    "memorial_seen",
    "active",
    "rolls_left",
    "band",
    "maps",
    "readings",
    "claims",
    "expeditions",
    "roll_kind",
    "roll_die",
    "roll_place",
    "natural",
    "value",
    "roll_readings",
    "roll_claims",
    "scores",
    "winners",
    "how",
)
