"""What things are worth to a seat, read from its View: ruins, rolls, stones and rings."""

from typing import Final

from ludarium.core.moves import Said
from ludarium.games.unearth.components import COLOURS, COMPONENTS, STONE_NUMBER, STONES
from ludarium.games.unearth.facts import DieOnRuin, Place, places_of, reachable, strongest
from ludarium.games.unearth.moves import REACH
from ludarium.games.unearth.table import UnearthView

AROUND: Final = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))
# How likely a ring with so many stones is ever completed.
HOPE: Final = (0.0, 0.01, 0.04, 0.12, 0.3, 0.6, 1.0)
CARD_WORTH: Final = 0.9
STONE_WORTH: Final = 1.5
BAG_STONE_WORTH: Final = 1.2
LEAD_WORTH: Final = 0.45
RIVALRY: Final = 0.35
LESSER_WORTH: Final = 5.0  # three points, and a third of the bonus for three wonders
GREATER_WORTH: Final = 9.0
ABILITY_WORTH: Final = 3.0
TOKEN_WORTH: Final = {"lesser": LESSER_WORTH, "greater": GREATER_WORTH}
END_WORTH: Final = {"tomb-of-the-last-age": 4.0, "fountain-of-reflection": 4.0, "crumbling-memorial": 6.0}
FORMULA: Final = {wonder.id: wonder.formula for wonder in COMPONENTS.wonder}
SIDES: Final = {die.id: die.sides for die in COMPONENTS.die}

Cells = dict[tuple[int, int], str]


class Worth:
    """The worth of things for the seat of a View."""

    def __init__(self, view: UnearthView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.places = places_of(view)
        self.counts = [self.colour_counts(seat) for seat in range(view.seats)]
        self.field: Cells = {cell_named(name): colour for name, colour in view.stones[view.seat].items()}
        self.built = {cell_named(name) for name in view.wonders[view.seat]}
        self.promises: dict[tuple[int, ...], float] = {}

    # Ruins.

    def colour_counts(self, seat: int) -> dict[str, int]:
        """How many ruins of each colour a seat is known to have."""
        hidden = self.view.hidden[seat]
        counts = dict.fromkeys(COLOURS, 0)
        for name in [*self.view.claimed[seat], *(hidden if isinstance(hidden, list) else [])]:
            colour = name.split("-")[0]
            if colour in counts:
                counts[colour] += 1
        return counts

    def ruin_worth(self, ruin: str, seat: int) -> float:
        """The points that a ruin adds, with a little for the colours still to come."""
        for city in COMPONENTS.city:
            if city.id == ruin:
                return float(city.points)
        counts = self.counts[seat]
        colour = ruin.split("-", maxsplit=1)[0]
        points = COMPONENTS.game.colour_points
        number = min(counts[colour], len(points) - 2)
        first = 1.5 if counts[colour] == 0 else 0.0
        return points[number + 1] - points[number] + first

    # Rolls.

    def outcome(self, place: Place, sides: int, value: int, lifted: str = "") -> float:
        """What a die of mine with this value does for me on a ruin."""
        dice = [die for die in place.dice if die.value and die.die != lifted]
        total = sum(die.value for die in dice) + value
        worth = self.ruin_worth(place.ruin, self.seat)
        gain = 0.0
        if value <= COMPONENTS.game.stone_up_to:
            gain += STONE_WORTH if place.stones else (BAG_STONE_WORTH if self.view.bag else 0.0)
        mine = [*dice, DieOnRuin("", self.seat, sides, value)]
        leader = strongest(mine)
        own_dice = sum(die.owner == self.seat for die in mine)
        if total >= place.claim:
            if leader == self.seat:
                return gain + worth + 0.3
            lost = RIVALRY * self.ruin_worth(place.ruin, leader) if leader is not None else 0.0
            return gain + CARD_WORTH * own_dice - lost
        progress = total / place.claim
        if leader == self.seat:
            gain += LEAD_WORTH * max(0.0, worth) * (0.4 + 0.6 * progress) * lead_strength(value, sides)
        elif leader is not None:
            gain -= 0.1 * progress * self.ruin_worth(place.ruin, leader)
        return gain + 0.3 * CARD_WORTH

    def roll_worth(self, place: Place, die: str) -> float:
        """The mean outcome of a roll, a big die being kept for where it matters."""
        sides = SIDES[die.rsplit(".", maxsplit=1)[-1]]
        lifted = f"{self.seat}.{die}"
        values = [self.outcome(place, sides, value, lifted) for value in range(1, sides + 1)]
        return sum(values) / sides

    def at(self, place: int) -> Place:
        found = self.places[place]
        assert found is not None
        return found

    def best_place(self, sides: int, value: int) -> float:
        return max(self.outcome(place, sides, value) for place in self.places if place is not None)

    # Stones.

    def stone_worth(self, colour: str, cells: list[tuple[int, int]]) -> float:
        """What a stone of a colour does in the best of some cells."""
        return max((self.cell_worth(cell, colour) for cell in cells), default=0.0)

    def cell_worth(self, cell: tuple[int, int], colour: str) -> float:
        """How much more the rings around a cell promise with this stone, less what its own middle promised."""
        gain = -self.ring_hope(cell, None)
        for q, r in AROUND:
            middle = (cell[0] + q, cell[1] + r)
            if middle not in self.field and middle not in self.built:
                gain += self.ring_hope(middle, (cell, colour)) - self.ring_hope(middle, None)
        return gain

    def ring_hope(self, middle: tuple[int, int], added: tuple[tuple[int, int], str] | None) -> float:
        counts = [0] * len(STONES)
        for q, r in AROUND:
            cell = (middle[0] + q, middle[1] + r)
            colour = added[1] if added is not None and added[0] == cell else self.field.get(cell)
            if colour is not None:
                counts[STONE_NUMBER[colour]] += 1
        number = sum(counts)
        return HOPE[number] * self.best_wonder(tuple(counts), number) if number else 0.0

    def best_wonder(self, counts: tuple[int, ...], number: int) -> float:
        """The best wonder that these stones may still become; the more are there, the surer it is."""
        if counts not in self.promises:
            best = LESSER_WORTH if self.view.lesser else 0.0
            if max(counts) == number and self.view.greater:
                best = max(best, LESSER_WORTH + (GREATER_WORTH - LESSER_WORTH) * HOPE[number])
            for name in self.view.laid_out:
                if reachable(FORMULA[name], counts):
                    best = max(best, LESSER_WORTH + (self.wonder_worth(name) - LESSER_WORTH) * HOPE[number])
            self.promises[counts] = best
        return self.promises[counts]

    def wonder_worth(self, name: str) -> float:
        if name in TOKEN_WORTH:
            return TOKEN_WORTH[name]
        wonder = next(wonder for wonder in COMPONENTS.wonder if wonder.id == name)
        worth = LESSER_WORTH - 3.0 + wonder.points
        if wonder.point_for_each:
            return worth + 1.5 + list(self.field.values()).count(wonder.point_for_each)
        return worth + END_WORTH.get(name, ABILITY_WORTH if wonder.points < 6 else 0.0)


def lead_strength(value: int, sides: int) -> float:
    """How hard a leading die is to beat."""
    return min(1.0, (value + 0.1 * sides) / 7.0)


def cell_named(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


def cell_of(said: Said) -> tuple[int, int]:
    """The cell that a move names."""
    return said.places["q"] - REACH, said.places["r"] - REACH
