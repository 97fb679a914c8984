"""What the road is worth: a memoised table over the map, for one party and the turns right before it.

Every worth is in hundredths of a victory point. A turn on the road is a walk (departures cost hearts, paths hold
threats and treasures), then the quest and the camp of the space where it ends. What hearts are worth afterwards is
what the next turn on the road brings beyond a turn in town, a few turns deep.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import has, lowest
from ludarium.games.near_and_far.rules.roads import Roads

FACES: Final = 6
DEPTH: Final = 2  # turns
MOST_FOES: Final = 3  # beaten on one trip
CAMP_HEARTS: Final = 3
HEART: Final = 25  # a heart when the table ends
LATER: Final = 85  # what comes in a later turn counts so many hundredths
CANNOT: Final = -100000


class Party:
    """Who travels, and what each thing on the road is worth to them."""

    def __init__(self, movement: int, free: int, skill: int, swords: int, fight_swords: int) -> None:
        self.movement: i64 = min(movement, 7)
        self.free: i64 = free  # departures that cost no heart
        self.skill: i64 = skill
        self.swords: i64 = swords
        self.fight_swords: i64 = fight_swords
        self.avoid: i64 = CANNOT  # what it costs to avoid a threat, if there is a way
        self.treasure: i64 = 0  # worth of a treasure on a path
        self.quest_need: i64 = 6  # of a story that nobody has read
        self.quest: i64 = 0  # worth of passing it
        self.turn: i64 = 0  # worth of a turn in town
        self.foes: list[int] = []  # strengths, the next one first
        self.foe_worth: list[int] = []
        self.camps: list[int] = []  # worth of a camp, by space; 0 where there is one


class Trips:
    """The table. ``camped`` and ``quests`` are words of spaces; the town space counts as camped."""

    def __init__(self, roads: Roads, camped: i64, quests: i64, party: Party) -> None:
        self.roads = roads
        self.camped: i64 = camped
        self.quests: i64 = quests
        self.party = party
        self.walks: dict[int, int] = {}
        self.ends: dict[int, int] = {}
        self.starts: dict[int, int] = {}

    # A turn.

    def begin(self, depth: i64, space: i64, hearts: i64, beaten: i64) -> i64:
        """The best turn from a space. Only now (depth 0) there may be something left to do on the space itself."""
        key: i64 = ((depth * 32 + space) * 16 + hearts) * 4 + beaten
        known = self.starts.get(key)
        if known is not None:
            return known
        best = self.end(depth, space, hearts, beaten) if depth == 0 else 0
        near: i64 = self.roads.near[space]
        while near:
            there = lowest(near)
            near &= near - 1
            value = self.cross(depth, space, there, self.party.movement, hearts, beaten, self.party.free, False)
            best = max(best, value)
        self.starts[key] = best
        return best

    def walk(self, depth: i64, space: i64, moves: i64, hearts: i64, beaten: i64, free: i64) -> i64:
        """The rest of a turn for a figure that has just come to a space."""
        key: i64 = ((((depth * 32 + space) * 8 + moves) * 16 + hearts) * 4 + beaten) * 8 + free
        known = self.walks.get(key)
        if known is not None:
            return known
        best = self.end(depth, space, hearts, beaten)
        if moves > 0:
            near: i64 = self.roads.near[space]
            while near:
                there = lowest(near)
                near &= near - 1
                best = max(best, self.cross(depth, space, there, moves, hearts, beaten, free, True))
        self.walks[key] = best
        return best

    def cross(
        self, depth: i64, here: i64, there: i64, moves: i64, hearts: i64, beaten: i64, free: i64, due: bool
    ) -> i64:
        """Along a path; ``due`` says that leaving an empty space costs a heart."""
        if due and not has(self.camped, here):
            if free > 0:
                free -= 1
            elif hearts > 0:
                hearts -= 1
            else:
                return CANNOT
        if self.is_quiet(here, there, beaten):
            value = self.walk(depth, there, moves - 1, hearts, beaten, free)
            is_marked = has(self.roads.treasures[here], there) and not self.is_switched_off(here, there)
            return value + self.party.treasure if is_marked else value
        return self.pass_threat(depth, here, there, moves - 1, hearts, beaten, free)

    def is_switched_off(self, here: i64, there: i64) -> bool:
        return has(self.camped, here) and has(self.camped, there)

    def is_quiet(self, here: i64, there: i64, beaten: i64) -> bool:
        """Whether no threat stops a figure on a path."""
        return (
            not has(self.roads.threats[here], there)
            or beaten >= len(self.party.foes)
            or self.is_switched_off(here, there)
        )

    # Threats.

    def pass_threat(
        self, depth: i64, here: i64, there: i64, moves: i64, hearts: i64, beaten: i64, free: i64
    ) -> i64:
        """The better of fighting and avoiding; ``moves`` are those left behind the threat."""
        fought = self.fight(depth, here, there, moves, hearts, beaten, free, 0)
        if self.party.avoid == CANNOT:
            return fought
        return max(fought, self.walk(depth, there, moves, hearts, beaten, free) - self.party.avoid)

    def fight(
        self, depth: i64, here: i64, there: i64, moves: i64, hearts: i64, beaten: i64, free: i64, added: i64
    ) -> i64:
        """The mean over the faces of the die; ``added`` by a weapon."""
        have = self.party.fight_swords + added
        sum_of_faces: i64 = 0
        face: i64 = 1
        while face <= FACES:
            sum_of_faces += self.after_roll(depth, here, there, moves, hearts, beaten, free, have + face)
            face += 1
        return sum_of_faces // FACES

    def after_roll(
        self, depth: i64, here: i64, there: i64, moves: i64, hearts: i64, beaten: i64, free: i64, total: i64
    ) -> i64:
        """A fight after the die: hearts that are missing are spent, or it is lost and the turn ends."""
        lost = self.later(depth, here, hearts, beaten)
        short: i64 = max(0, self.party.foes[beaten] - total)
        if short > hearts:
            return lost
        return max(lost, self.won(depth, there, moves, hearts - short, beaten, free))

    def won(self, depth: i64, there: i64, moves: i64, hearts: i64, beaten: i64, free: i64) -> i64:
        worth: i64 = self.party.foe_worth[beaten]
        return worth + self.walk(depth, there, moves, hearts, min(beaten + 1, MOST_FOES), free)

    # Where a walk ends.

    def end(self, depth: i64, space: i64, hearts: i64, beaten: i64) -> i64:
        """The quest of a space with an unread story, then the camp."""
        key: i64 = ((depth * 32 + space) * 16 + hearts) * 4 + beaten
        known = self.ends.get(key)
        if known is not None:
            return known
        if has(self.quests, space):
            by_skill = self.check(
                depth, space, hearts, beaten, self.party.skill, self.party.quest_need, self.party.quest
            )
            by_swords = self.check(
                depth, space, hearts, beaten, self.party.swords, self.party.quest_need, self.party.quest
            )
            value = max(by_skill, by_swords)
        else:
            value = self.settle(depth, space, hearts, beaten)
        self.ends[key] = value
        return value

    def check(self, depth: i64, space: i64, hearts: i64, beaten: i64, have: i64, need: i64, worth: i64) -> i64:
        """A check by its requirement: the mean over the faces, with the hearts that are worth spending."""
        failed = self.settle(depth, space, hearts, beaten)
        sum_of_faces: i64 = 0
        face: i64 = 1
        while face <= FACES:
            short: i64 = max(0, need - have - face)
            best = failed
            if short <= hearts:
                best = max(failed, worth + self.settle(depth, space, hearts - short, beaten))
            sum_of_faces += best
            face += 1
        return sum_of_faces // FACES

    def settle(self, depth: i64, space: i64, hearts: i64, beaten: i64) -> i64:
        """A camp, if it can be paid and is worth it, and the hearts that are left."""
        stay = self.later(depth, space, hearts, beaten)
        worth: i64 = self.party.camps[space]
        if worth > 0 and hearts >= CAMP_HEARTS:
            return max(stay, worth + self.later(depth, space, hearts - CAMP_HEARTS, beaten))
        return stay

    def later(self, depth: i64, space: i64, hearts: i64, beaten: i64) -> i64:
        """What hearts are good for in the turns to come: the next turn on the road, beyond one in town."""
        if hearts == 0 or self.party.turn == 0:
            return 0
        if depth + 1 >= DEPTH:
            return HEART * hearts
        more = self.begin(depth + 1, space, hearts, beaten) - self.party.turn
        return more * LATER // 100 if more > 0 else 0
