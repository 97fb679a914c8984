"""What a page, a terminal or a bot wants beyond the View, and what follows from it alone: sums of symbols, scores,
what a way would cost, what a roll has to reach."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ludarium.core.bits import each
from ludarium.core.rng import Rng
from ludarium.core.view import Facts
from ludarium.games.near_and_far.book import OPTIONS
from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    CELLS,
    COMPONENTS,
    SPACES,
    TRIBES,
)
from ludarium.games.near_and_far.effects import CELL_GAIN, GOODS_BITS, GOODS_MASK, STRENGTH
from ludarium.games.near_and_far.prospects import (
    SymbolSums,
    TeamFacts,
    VisitFacts,
    symbols_of,
    teams_with,
    visits_of,
)
from ludarium.games.near_and_far.put import put_table
from ludarium.games.near_and_far.rules.camps import CAMP_HEARTS, camp_goods, empty_spaces
from ludarium.games.near_and_far.rules.dice import other_total, strength_of, total
from ludarium.games.near_and_far.rules.duel import WINNING_LEAD
from ludarium.games.near_and_far.rules.gains import flags
from ludarium.games.near_and_far.rules.mine import camped_cells, cell_need, reachable_cells
from ludarium.games.near_and_far.rules.numbers import (
    COMBAT_CHECK,
    DUEL,
    FIGHT,
    FIRST_THREAT,
    IN_TOWN,
    NO_ROLL,
    NOTHING,
    SKILL_CHECK,
    THREAT_SITES,
)
from ludarium.games.near_and_far.rules.quests import BONUS_ABOVE, book_of
from ludarium.games.near_and_far.rules.roads import COIN
from ludarium.games.near_and_far.rules.saloon import hire_cost, row_set
from ludarium.games.near_and_far.rules.scoring import LINES, score_lines
from ludarium.games.near_and_far.rules.setup import blank_state
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.threats import active_threat, is_active
from ludarium.games.near_and_far.rules.trip import both_camped, free_departures, is_due, movement
from ludarium.games.near_and_far.table import NearView

Good = Literal["food", "coin", "gem", "green", "blue", "red", "yellow"]
Count = Annotated[int, Meta(ge=0)]


class Points(msgspec.Struct, frozen=True):
    """The lines of the score as things stand."""

    camps: int
    routes: int
    artifacts: int
    hand: int
    threats: int
    cards: int
    wealth: int
    tokens: int
    chiefs: int
    reputation: int
    board: int
    treasures: int
    total: int


class Reach(msgspec.Struct, frozen=True):
    """The way to a space: the step to a neighbour, else the cheapest by hearts for departures, then by threats,
    then by steps. ``threats`` are strengths in order."""

    hearts: Count
    steps: Count
    threats: list[int]
    way: list[str]


class TripFacts(msgspec.Struct, frozen=True):
    """While the active seat moves: how many spaces are left, and where they can lead."""

    left: Count
    reach: dict[str, Reach]


class CheckFacts(msgspec.Struct, frozen=True):
    """What is to be reached (``need``, for the bonus ``bonus``) and what there is already, die included.

    Of an option that may be chosen by its letter; of a fight or a roll without one. ``theirs`` is the defender's
    total in a duel.
    """

    symbol: Literal["skill", "combat"]
    have: int
    option: str = ""
    need: int | None = None
    bonus: int | None = None
    theirs: int | None = None


class CampFacts(msgspec.Struct, frozen=True):
    """What a camp where the active figure stands would cost and bring."""

    hearts: Count
    goods: dict[Good, Count]


class DigFacts(msgspec.Struct, frozen=True):
    """A cell next to a camp: the skill it asks for and what it brings."""

    need: Count
    goods: dict[Good, Count]


class NearFacts(Facts, frozen=True):
    """``symbols``, ``points`` and ``flags`` are by seat; ``marks`` tells of a path such as ``n04-n05`` whether its
    threat or treasure is active. For the seat that looks, or the active one: ``hire`` is the price of each of the
    adventurers in the row, ``teams`` what each would make of the team, ``visits`` what each building would mean,
    ``dig`` the cells of the mine. ``readers`` are seats in the order of reading an open story."""

    symbols: list[SymbolSums]
    points: list[Points]
    flags: list[dict[str, int]]
    marks: dict[str, bool]
    hire: dict[str, int]
    trip: TripFacts | None = None
    checks: list[CheckFacts] = []  # noqa: RUF012 - msgspec copies it
    camp: CampFacts | None = None
    dig: dict[str, DigFacts] = {}  # noqa: RUF012
    visits: dict[str, VisitFacts] = {}  # noqa: RUF012
    teams: dict[str, list[TeamFacts]] = {}  # noqa: RUF012
    readers: list[int] = []  # noqa: RUF012


CLOSED_BY_SEAT: Final = ("hands", "packs", "picked", "dropping", "drawn", "draft_seen")
DECKS: Final = ("bag", "common_deck", "special_deck", "treasure_deck", "arcade_deck")
UNSETTLED: Final = ("character", "draft", "trim", "over")  # nobody goes to town
CAMPING: Final = ("move", "quest", "option", "camp")


def facts_of(view: NearView) -> NearFacts:
    state = open_state(view)
    seat = view.active if view.seat is None else view.seat
    settled = view.step not in UNSETTLED
    return NearFacts(
        symbols=[symbols_of(me) for me in state.players],
        points=[points_of(view, state, one) for one in range(state.seats)],
        flags=[{tribe: int(flags(me, at)) for at, tribe in enumerate(TRIBES)} for me in state.players],
        marks=marks_of(state),
        hire={ADVENTURERS[one]: int(hire_cost(state.players[seat], one)) for one in each(row_set(state))},
        trip=trip_facts(state) if view.step == "move" else None,
        checks=check_facts(view, state),
        camp=camp_facts(state) if view.step in CAMPING else None,
        dig=dig_facts(state, seat),
        visits=visits_of(state, seat) if settled else {},
        teams={ADVENTURERS[one]: teams_with(state, seat, one) for one in each(row_set(state))} if settled else {},
        readers=readers_of(view) if view.reading is not None else [],
    )


def readers_of(view: NearView) -> list[int]:
    """NF-235, NF-273: the left neighbour of whose story it is, and where nobody can read there the next one."""
    return [(view.active + step) % view.seats for step in range(1, view.seats + 1)]


def open_state(view: NearView) -> NearState:
    """A State of all that lies open: hands and decks are empty, and nobody is asked."""
    state = blank_state(view.seats, view.options, Rng.of(0))
    state.over = view.step == "over"
    if not state.over:
        step, number = state.read_frame(f"{view.step} {view.about}".rstrip(), "step")
        state.ask_all(step, 0, number)
    state.read_frames(view.follows)
    return put_table(
        state,
        replace(
            view,
            **{name: {} for name in CLOSED_BY_SEAT},
            **{name: [] for name in DECKS},
        ),
    )


def hand_size(view: NearView, seat: int) -> int:
    """How many artifacts a seat holds; whoever may not look gets numbers by back."""
    hand = view.hands.get(seat, [])
    if isinstance(hand, dict):
        return sum(hand.values())
    return hand if isinstance(hand, int) else len(hand)


def points_of(view: NearView, state: NearState, seat: int) -> Points:
    table = state.table
    lines = score_lines(state.players, seat, table.roads, table.day, table.camps)
    lines[LINES.index("hand")] = -hand_size(view, seat)
    return Points(**dict(zip(LINES, lines, strict=True)), total=sum(lines))


def marks_of(state: NearState) -> dict[str, bool]:
    """NF-217, NF-230, NF-233."""
    roads = state.table.roads
    found: dict[str, bool] = {}
    for here in range(roads.last + 1):
        for there in each(roads.threats[here] | roads.treasures[here]):
            if there > here:
                name = f"{SPACES[here]}-{SPACES[there]}"
                if roads.threats[here] >> there & 1:
                    found[name] = is_active(state, here, there)
                else:
                    found[name] = not both_camped(state, here, there)
    return found


# Ways.


class Way:
    """A way under consideration; lower ``cost`` is better."""

    def __init__(self, spaces: list[int], due: int, threats: int) -> None:
        self.spaces = spaces
        self.due = due
        self.threats = threats

    @property
    def cost(self) -> tuple[int, int, int]:
        return self.due, self.threats, len(self.spaces)


def trip_facts(state: NearState) -> TripFacts | None:
    me = state.players[state.active]
    if me.place >= IN_TOWN:
        return None
    if state.began == NOTHING:
        state.began = me.place
    left = max(0, int(movement(me) - state.moved))
    free = int(free_departures(state, me))
    strengths = [STRENGTH[site - FIRST_THREAT] for site in each(THREAT_SITES & ~state.all_camps())]
    best = {int(me.place): Way([int(me.place)], 0, 0)}
    layer = dict(best)
    neighbours = set(each(state.table.roads.near[me.place]))
    for _ in range(left):
        layer = next_layer(state, layer, int(me.hearts) + free)
        for space, way in layer.items():
            if space not in best or (space not in neighbours and way.cost < best[space].cost):
                best[space] = way
    reach = {
        SPACES[space]: Reach(
            hearts=max(0, way.due - free),
            steps=len(way.spaces) - 1,
            threats=strengths[: way.threats],
            way=[SPACES[one] for one in way.spaces],
        )
        for space, way in sorted(best.items())
    }
    return TripFacts(left, reach)


def next_layer(state: NearState, layer: dict[int, Way], affordable: int) -> dict[int, Way]:
    """The best ways that are one step longer."""
    found: dict[int, Way] = {}
    for here, way in layer.items():
        due = way.due + bool(is_due(state, here))
        if due > affordable:
            continue
        for there in each(state.table.roads.near[here]):
            longer = Way([*way.spaces, there], due, way.threats + bool(is_active(state, here, there)))
            if there not in found or longer.cost < found[there].cost:
                found[there] = longer
    return found


# Rolls, camps, the mine.


def check_facts(view: NearView, state: NearState) -> list[CheckFacts]:
    me = state.players[state.active]
    if state.rolling == NO_ROLL:
        if view.step == "threat":
            threat = active_threat(state)
            return [CheckFacts("combat", int(strength_of(me, FIGHT)), need=STRENGTH[threat])]
        if view.step == "option" and view.reading is not None:
            return [
                CheckFacts(
                    option.check.type,
                    int(strength_of(me, SKILL_CHECK if option.check.type == "skill" else COMBAT_CHECK)),
                    option.key,
                    option.check.value,
                    option.check.value + BONUS_ABOVE,
                )
                for option in book_of(state).stories[view.reading.story].options
                if option.check.type != "none"
            ]
        return []
    have = int(total(state))
    if state.rolling == DUEL:
        theirs = int(other_total(state))
        return [CheckFacts("combat", have, need=theirs + WINNING_LEAD, theirs=theirs)]
    if state.rolling == FIGHT:
        return [CheckFacts("combat", have, need=STRENGTH[active_threat(state)])]
    option = book_of(state).option(int(state.story * OPTIONS + state.option))
    need = option.check.value
    symbol: Literal["skill", "combat"] = "skill" if state.rolling == SKILL_CHECK else "combat"
    return [CheckFacts(symbol, have, option.key, need, need + BONUS_ABOVE)]


def camp_facts(state: NearState) -> CampFacts | None:
    me = state.players[state.active]
    if me.place >= IN_TOWN or not empty_spaces(state) >> me.place & 1:
        return None
    number = int(camp_goods(state, state.active, me.place))
    good: Good = "coin" if state.table.roads.symbol[me.place] == COIN else "gem"
    return CampFacts(CAMP_HEARTS, {good: number} if number else {})


def dig_facts(state: NearState, seat: int) -> dict[str, DigFacts]:
    me = state.players[seat]
    return {
        CELLS[cell]: DigFacts(int(cell_need(me, cell)), goods_in(CELL_GAIN[cell]))
        for cell in each(reachable_cells(camped_cells(state)))
    }


def goods_in(word: int) -> dict[Good, Count]:
    found: dict[Good, Count] = {}
    for good, row in enumerate(COMPONENTS.good):
        number = word >> GOODS_BITS * good & GOODS_MASK
        if number:
            found[row.id] = number
    return found
