"""The whole truth of one game of Near and Far.

Decks, hands and the bag are sets: no card looks at the top of a deck, so a deck that is drawn from at random is the
same game as a shuffled one. Copies share the Travellers, and a State clones one only before it changes it:

    me = state.me(seat)
    me.coins += 1

``state.players[seat]`` is for reading alone. What was read before ``me(seat)`` may be stale after it.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has
from ludarium.core.errors import NotAllowed, NotYourTurn
from ludarium.core.moves import Moves
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.steps import Step, StepState
from ludarium.games.near_and_far.moves import MOVES
from ludarium.games.near_and_far.rules.numbers import (
    CHARACTER,
    DRAFT,
    ENDINGS,
    ROW_BITS,
    TRIM,
    TURN,
    WEAPON,
)
from ludarium.games.near_and_far.rules.roads import Roads
from ludarium.games.near_and_far.rules.traveller import Traveller

# By what clause a decision belongs to whoever is asked.
TURN_CLAUSE: Final[dict[int, str]] = {
    CHARACTER: "NF-054",
    DRAFT: "NF-071",
    TRIM: "NF-073",
    WEAPON: "NF-A49",
}


def refuse(clause: str, reason: str, **facts: str | int) -> NotAllowed:
    return NotAllowed(reason, facts, clause)


class Table:
    """What never changes in a game: its mode, its map, the side of the town board, the variants."""

    __slots__ = ("camps", "day", "first", "mode", "more_quests", "options", "roads")

    def __init__(self, options: dict[str, str], mode: int, roads: Roads) -> None:
        self.options: dict[str, str] = options
        self.mode: i64 = mode
        self.roads: Roads = roads
        self.day: bool = options["side"] == "day"
        self.more_quests: bool = options["quests"] == "more"
        self.camps: i64 = 16 if options["length"] == "long" else 14  # of each seat until the last round
        self.first: i64 = -1 if options["first"] == "random" else int(options["first"])

    def words(self) -> list[int]:
        return [self.mode, self.roads.number, self.day, self.more_quests, self.camps, self.first]


class NearState(StepState):
    # The table.
    artifact_deck: i64  # both decks
    artifact_discard: i64
    treasure_deck: i64  # counts by name
    treasure_discard: i64
    bag: i64
    aside: i64  # adventurers set aside by a refresh
    row: i64  # five slots
    arcade_deck: i64
    arcade_discard: i64
    arcade: i64  # the arcade card that is being read, or NOTHING
    finds_out: i64  # discarded finds
    quest_tokens: i64  # by space
    # The course of the game.
    active: i64  # whose turn it is
    first: i64
    round: i64
    last_round: bool
    quiet_rounds: i64  # full rounds in a row without a camp (NF-A92)
    camp_this_round: bool
    # The turn.
    moved: i64  # spaces
    began: i64  # the space where the movement began, or NOTHING
    departures: i64  # free ones used
    rerolls: i64  # cards used, by their place in ``moves.REROLLING``
    drawn: i64  # artifacts just drawn, neither kept nor discarded
    # The roll in progress.
    rolling: i64
    die: i64
    other_die: i64
    added: i64  # bombs, hearts, an unfair attack
    other_added: i64
    opponent: i64  # a seat, or NEUTRAL
    fair: bool
    # The quest in progress.
    story: i64  # or NOTHING
    option: i64  # its place in the story, or NOTHING
    passed: bool  # whether its check was passed, so that its page is open
    stories_read: i64  # all that were opened in this game, by number in the book
    results_read: i64  # three bits for each story, one for each option
    # Lists, replaced and never changed in place.
    scores: list[int]  # by seat, once the game is over
    winners: i64
    how: i64  # what decided, as a place in ENDINGS
    # The players.
    players: list[Traveller]
    owned: i64  # a bit for each Traveller that no other State shares

    def __init__(self, seats: int, rng: Rng, steps: list[Step[Any]], table: Table) -> None:
        """Only what a copy needs; ``blank_state`` fills in the rest."""
        super().__init__(seats, rng, steps)
        self.table: Table = table

    def copy(self) -> "NearState":
        twin = NearState(self.seats, self.rng.copy(), self.steps, self.table)
        self.share(twin)
        twin.artifact_deck = self.artifact_deck
        twin.artifact_discard = self.artifact_discard
        twin.treasure_deck = self.treasure_deck
        twin.treasure_discard = self.treasure_discard
        twin.bag = self.bag
        twin.aside = self.aside
        twin.row = self.row
        twin.arcade_deck = self.arcade_deck
        twin.arcade_discard = self.arcade_discard
        twin.arcade = self.arcade
        twin.finds_out = self.finds_out
        twin.quest_tokens = self.quest_tokens
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.last_round = self.last_round
        twin.quiet_rounds = self.quiet_rounds
        twin.camp_this_round = self.camp_this_round
        twin.moved = self.moved
        twin.began = self.began
        twin.departures = self.departures
        twin.rerolls = self.rerolls
        twin.drawn = self.drawn
        twin.rolling = self.rolling
        twin.die = self.die
        twin.other_die = self.other_die
        twin.added = self.added
        twin.other_added = self.other_added
        twin.opponent = self.opponent
        twin.fair = self.fair
        twin.story = self.story
        twin.option = self.option
        twin.passed = self.passed
        twin.stories_read = self.stories_read
        twin.results_read = self.results_read
        twin.scores = self.scores
        twin.winners = self.winners
        twin.how = self.how
        twin.players = self.players
        twin.owned = 0
        return twin

    def own(self) -> None:
        super().own()
        self.players = self.players[:]
        self.owned = 0

    def me(self, seat: i64) -> Traveller:
        """The Traveller of a seat, to be changed."""
        if self.shared:
            self.own()
        player = self.players[seat]
        if not has(self.owned, seat):
            player = player.copy()
            self.players[seat] = player
            self.owned |= bit_of(seat)
        return player

    def field_names(self) -> tuple[str, ...]:
        return FIELD_NAMES

    def left_out(self) -> tuple[str, ...]:
        return ("owned",)

    def move_table(self) -> Moves:
        return MOVES

    def result(self) -> Result | None:
        """NF-102, NF-330: the most points, then the ties as scored."""
        if not self.over:
            return None
        return Result(
            [seat for seat in range(self.seats) if self.winners >> seat & 1], self.scores, ENDINGS[self.how]
        )

    def not_your_turn(self, seat: i64) -> NotYourTurn:
        if self.over:
            return NotYourTurn("near-no-game-over", {}, "NF-315")
        return NotYourTurn("near-no-not-asked", {}, TURN_CLAUSE.get(self.step, "NF-103"))

    # What the rules ask often.

    def everybody(self) -> i64:
        """All seats, as a bit mask."""
        return bit_of(self.seats) - 1

    def all_camps(self) -> i64:
        """The camp sites that are taken, by whomever."""
        sites: i64 = 0
        for seat in range(self.seats):
            sites |= self.players[seat].sites
        return sites

    def has_camp(self, space: i64) -> bool:
        """Whether a map space is not empty (NF-212); the town space never is (NF-205, NF-218)."""
        return space == 0 or has(self.all_camps(), space)

    def in_row(self, slot: i64) -> i64:
        """The adventurer in a slot of the saloon, or NO_ADVENTURER."""
        return self.row >> ROW_BITS * slot & 63

    def end(self) -> None:
        """Nobody is asked any more."""
        self.over = True
        self.ask_all(TURN, 0)
        self.depth = 0


FIELD_NAMES: Final[tuple[str, ...]] = (
    "table",
    "artifact_deck",
    "artifact_discard",
    "treasure_deck",
    "treasure_discard",
    "bag",
    "aside",
    "row",
    "arcade_deck",
    "arcade_discard",
    "arcade",
    "finds_out",
    "quest_tokens",
    "active",
    "first",
    "round",
    "last_round",
    "quiet_rounds",
    "camp_this_round",
    "moved",
    "began",
    "departures",
    "rerolls",
    "drawn",
    "rolling",
    "die",
    "other_die",
    "added",
    "other_added",
    "opponent",
    "fair",
    "story",
    "option",
    "passed",
    "stories_read",
    "results_read",
    "scores",
    "winners",
    "how",
    "players",
)
