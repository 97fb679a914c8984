"""Zones and values, as every game gets them from the core: proved on a table made for it."""

from collections import Counter
from typing import Annotated, Any, Final, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta

from ludarium.core import BadPosition, Rng, View
from ludarium.core.dealing import Known
from ludarium.core.layout import Layout
from ludarium.core.view import TRUTH
from ludarium.core.zones import (
    ASKED,
    EVERYBODY,
    FACE_UP,
    SEAT,
    UNKNOWN,
    Kind,
    Open,
    Pile,
    Private,
    Secret,
    Slot,
    Value,
    zone,
)

Seat = Annotated[int, Meta(ge=0, le=2)]
Face = Annotated[int, Meta(ge=0, le=6)]
CARD: Final = Kind("card", {"axe": 3, "rope": 2, "lamp": 1, "map": 1}, "ZO-1")
TRAP: Final = Kind("trap", {"pit": 1, "net": 2}, "ZO-2")
HERO: Final = Kind("hero", {"anna": 1, "bert": 1}, "ZO-3", back=FACE_UP)
DIE: Final = Kind("die", {"d6": 1, "d8": 1}, "ZO-4", each_seat=True)
TOKEN: Final = Kind(
    "token", {"axe": 1, "sun": 1, "moon": 1}, "ZO-5", in_game=lambda seats, options: {"axe": 1, "sun": seats - 1}
)
BOSS: Final = Kind("boss", {"ogre": 1, "witch": 1}, "ZO-6", back="trap", some=True)


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the map."""

    cards: Annotated[Pile, zone(CARD, look=EVERYBODY)] = []
    buried: Annotated[Slot, zone(TRAP)] = None
    camp: int = 0
    cursed: Secret[bool] = False


class Table(View, frozen=True, kw_only=True):
    game: Literal["demo"] = "demo"
    step: str = "turn"
    to_move: list[Seat] = []
    options: Open[dict[str, str]] = {}
    hands: Annotated[dict[Seat, Pile], zone(CARD, TRAP, HERO, look=SEAT, at_end=EVERYBODY)]
    deck: Annotated[Pile, zone(CARD, rest=True)]
    spots: dict[str, Spot] = {}
    rows: list[Spot] = []
    traps: Annotated[Pile, zone(TRAP, BOSS, rest=True, ordered=False)]
    heroes: Annotated[list[str], zone(HERO, look=EVERYBODY, rest=True)]
    dice: Annotated[dict[Seat, dict[str, Face]], zone(DIE, look=EVERYBODY)]
    pool: Annotated[dict[Seat, list[str]], zone(DIE, look=EVERYBODY, rest=True)]
    tokens: Annotated[dict[Seat, Slot], zone(TOKEN, look=SEAT)]
    bag: Annotated[Pile, zone(TOKEN, rest=True, ordered=False)]
    seen: Annotated[dict[Seat, Pile], zone(CARD, look=SEAT, note=True)] = {}
    plans: Private[dict[Seat, int]] = {}
    aim: Annotated[str, Value(ASKED)] = ""
    phase: Annotated[str, Value(ASKED, closed=lambda phase: "turn")] = "turn"
    key: Secret[str] = ""


LAYOUT: Final = Layout(Table, most_seats=3)


def fresh(seats: int = 2) -> Table:
    return Table(
        seat=TRUTH,
        seats=seats,
        to_move=[0],
        hands={seat: ["anna"] if seat == 0 else [] for seat in range(seats)},
        deck=["axe", "rope", "axe", "lamp", "axe", "map", "rope"],
        traps=["net", "pit", "net", "ogre"],
        heroes=["bert"],
        dice={seat: {} for seat in range(seats)},
        pool={seat: [f"{seat}.d6", f"{seat}.d8"] for seat in range(seats)},
        tokens=dict.fromkeys(range(seats)),
        bag=["axe", *["sun"] * (seats - 1)],
    )


def played(seed: int, seats: int = 2) -> Table:
    """A table in the middle of things: cards and traps dealt out at random."""
    rng = Rng.of(seed)
    deck, traps = fresh().deck, ["net", "pit", "net"]
    assert isinstance(deck, list)
    order = list(range(len(deck)))
    rng.shuffle(order)
    cards = [deck[at] for at in order]
    hands: dict[int, Any] = {seat: [cards.pop() for _ in range(rng.below(3))] for seat in range(seats)}
    hands[rng.below(seats)] += ["anna", traps.pop(rng.below(3))]
    return msgspec.structs.replace(
        fresh(seats),
        hands=hands,
        spots={"cave": Spot([cards.pop()], traps.pop(), 1, True), "hill": Spot([], None, 0, rng.below(2) == 1)},
        rows=[Spot([], traps.pop(), 4)],
        traps=["ogre"],
        deck=cards,
        dice={seat: {f"{seat}.d8": 1 + rng.below(6)} for seat in range(seats)},
        pool={seat: [f"{seat}.d6"] for seat in range(seats)},
        tokens={seat: "sun" if seat == 1 else None for seat in range(seats)},
        bag=["axe", *["sun"] * (seats - 2)],
        plans={seat: 10 + seat for seat in range(seats)},
        aim="cave",
        phase="dig",
        key="secret",
        seen={1: ["map"]},
    )


def known(view: Table, rng: Rng) -> Known:
    """Which boss is in the game, nobody knows; what somebody else has looked at, neither."""
    assert isinstance(view.traps, int)
    return {"traps": [UNKNOWN] * (view.traps - 1) + [["ogre", "witch"][rng.below(2)]]}


# Views.


def test_a_seat_sees_its_own_and_what_lies_open() -> None:
    truth = played(1)
    view = LAYOUT.views.view(truth, 0, over=False)
    assert view.hands[0] == truth.hands[0]
    assert view.hands[1] == dict(sorted(Counter(map(CARD_BACK.__getitem__, names(truth.hands[1]))).items()))
    assert view.deck == len(names(truth.deck))
    assert view.dice == truth.dice
    assert view.tokens == {0: None, 1: "token"}
    assert view.plans == {0: 10}
    assert (view.aim, view.phase, view.key) == ("cave", "dig", "")
    assert view.seen == {1: []}


CARD_BACK: Final = {**dict.fromkeys(CARD.counts, "card"), **dict.fromkeys(TRAP.counts, "trap"), "anna": "anna"}


def names(pile: object) -> list[str]:
    assert isinstance(pile, list)
    return pile


def test_others_see_backs_defaults_and_what_is_closed_to_them() -> None:
    view = LAYOUT.views.view(played(1), 1, over=False)
    assert (view.aim, view.phase) == ("", "turn")
    assert view.spots["cave"].buried == "trap"
    assert not view.spots["cave"].cursed
    assert view.rows[0] == Spot([], "trap", 4)
    spectator = LAYOUT.views.view(played(1), None, over=False)
    assert spectator.plans == {}
    assert spectator.tokens == {0: None, 1: "token"}
    assert isinstance(spectator.hands[0], dict)


def test_a_secret_said_of_a_place_does_not_show_that_something_is_said() -> None:
    cursed = msgspec.structs.replace(fresh(), spots={"hill": Spot(cursed=True)})
    assert LAYOUT.views.view(cursed, 1, over=False).spots == {}


def test_hands_are_opened_at_the_end() -> None:
    truth = played(2)
    assert LAYOUT.views.view(truth, None, over=True).hands == truth.hands


def test_the_truth_cannot_be_encoded() -> None:
    with pytest.raises(TypeError):
        fresh().to_json()
    with pytest.raises(TypeError):
        msgspec.json.encode({"view": fresh()})
    assert LAYOUT.views.view(fresh(), 0, over=False).to_json()


def test_components_are_counted_by_kind_and_name() -> None:
    count = LAYOUT.count(played(3))
    assert count["card:axe"] == 3
    assert count["token:axe"] == 1
    assert count["boss"] == 1
    assert count == LAYOUT.count(fresh())
    assert "card:map" in LAYOUT.shown(LAYOUT.views.view(played(3), 1, over=False))  # its note
    assert "trap:pit" not in LAYOUT.shown(LAYOUT.views.view(fresh(), 0, over=False))


# Samples.


@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_drawn_from_a_view_gives_the_same_view(seats: int) -> None:
    for seed in range(150):
        truth = played(seed, seats)
        for seat in (None, *range(seats)):
            view = LAYOUT.views.view(truth, seat, over=False)
            rng = Rng.of(1000 + seed)
            drawn = LAYOUT.sample(view, rng, known(view, rng))
            assert LAYOUT.views.view(drawn, seat, over=False) == view
            assert LAYOUT.count(drawn) == LAYOUT.count(truth)


def test_what_a_seat_knows_of_a_closed_pile_is_kept() -> None:
    view = LAYOUT.views.view(fresh(), 0, over=False)
    tops = set()
    for seed in range(40):
        rng = Rng.of(seed)
        told: Known = {**known(view, rng), "deck": ["map", frozenset({"lamp", "rope"}), *[UNKNOWN] * 5]}
        deck = names(LAYOUT.sample(view, rng, told).deck)
        assert deck[0] == "map"
        assert Counter(deck) == Counter(names(fresh().deck))
        tops.add(deck[1])
    assert tops == {"lamp", "rope"}


def test_sets_of_possible_names_are_dealt_by_augmenting_paths() -> None:
    view = LAYOUT.views.view(fresh(), 0, over=False)
    narrow = [frozenset({"lamp"}), frozenset({"lamp", "map"}), frozenset({"lamp", "map", "rope"})]
    for seed in range(60):
        rng = Rng.of(seed)
        told: Known = {**known(view, rng), "deck": [*reversed(narrow), *[UNKNOWN] * 4]}
        assert names(LAYOUT.sample(view, rng, told).deck)[:3] == ["rope", "map", "lamp"]
    with pytest.raises(ValueError, match="contradicts"):
        LAYOUT.sample(view, Rng.of(1), {"deck": [frozenset({"lamp"})] * 2 + [UNKNOWN] * 5})


# Positions.


def loaded(position: dict[str, object], seats: int = 2) -> Table:
    return LAYOUT.complete(LAYOUT.reader.convert(position, str_keys=True), fresh(seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_written_and_read_is_the_same_table(seats: int) -> None:
    for seed in range(60):
        truth = played(seed, seats)
        written = msgspec.json.decode(msgspec.json.encode(LAYOUT.write(truth)))
        assert msgspec.structs.asdict(loaded(written, seats)) == msgspec.structs.asdict(truth)


def test_what_a_position_leaves_out_stays_or_fills_the_rest() -> None:
    table = loaded({"hands": {"1": ["lamp", "pit"]}, "tokens": {"0": "axe"}})
    assert table.hands == {0: ["anna"], 1: ["lamp", "pit"]}
    assert Counter(names(table.deck)) == Counter({"axe": 3, "rope": 2, "map": 1})
    assert Counter(names(table.traps)) == Counter({"net": 2, "ogre": 1})
    assert table.tokens == {0: "axe", 1: None}
    assert table.bag == ["sun"]


class Unwritten(View, frozen=True, kw_only=True):
    game: Literal["demo"] = "demo"
    step: str = "turn"
    to_move: list[Seat] = []
    dice: Annotated[dict[Seat, dict[str, Face]], zone(DIE, look=EVERYBODY)]
    pool: Annotated[dict[Seat, list[str]], zone(DIE, look=EVERYBODY, rest=True, written=False)]


def test_positions_leave_out_a_zone_by_seat_that_follows_from_the_others() -> None:
    layout = Layout(Unwritten, most_seats=3)
    table = Unwritten(seat=TRUTH, seats=1, dice={0: {"0.d6": 2}}, pool={0: ["0.d8"]})
    position = layout.write(table)
    assert "pool" not in position
    assert "pool" not in layout.partial.__struct_fields__
    empty = msgspec.structs.replace(table, dice={0: {}}, pool={0: ["0.d6", "0.d8"]})
    assert layout.complete(layout.reader.convert(position, str_keys=True), empty) == table


def test_a_place_that_is_mentioned_speaks_for_all_places() -> None:
    given: dict[str, object] = LAYOUT.write(played(4))
    table = loaded({"spots": {"lake": {"camp": 2}}, "rows": given["rows"]})
    assert table.spots == {"lake": Spot(camp=2)}
    assert table.rows == played(4).rows


def test_a_component_named_by_its_back_is_one_of_those_left() -> None:
    table = loaded({"spots": {"cave": {"buried": "trap"}}})
    assert table.spots["cave"].buried in ("net", "pit")
    assert LAYOUT.count(table) == LAYOUT.count(fresh())


@pytest.mark.parametrize(
    ("position", "reason", "where", "clause"),
    [
        ({"hands": {"0": ["lamp"], "1": ["lamp"]}}, "position-twice", "hands.1[0]", "ZO-1"),
        ({"hands": {"0": ["rope", "rope", "rope"]}}, "position-too-many", "hands.0[2]", "ZO-1"),
        ({"tokens": {"0": "moon"}}, "position-not-in-use", "tokens.0", "ZO-5"),
        ({"hands": {"2": []}}, "position-no-such-seat", "hands.2", ""),
        ({"deck": ["axe"]}, "position-missing", "deck", "ZO-1"),
        ({"pool": {"1": ["1.d6"]}, "dice": {"1": {}}}, "position-missing", "pool.1", "ZO-4"),
    ],
)
def test_faults_are_named_with_their_place(
    position: dict[str, object], reason: str, where: str, clause: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        loaded(position)
    assert refused.value.reason == reason
    assert refused.value.arguments["where"] == where
    assert refused.value.clause == clause


def test_an_unknown_name_or_field_is_no_position() -> None:
    wrong: list[dict[str, object]] = [{"deck": ["sword"]}, {"decks": []}, {"spots": {"cave": {"buried": "axe"}}}]
    for position in wrong:
        with pytest.raises(msgspec.ValidationError):
            LAYOUT.reader.convert(position, str_keys=True)


def test_a_whole_table_mentions_everything() -> None:
    spoken = LAYOUT.spoken(played(5))
    assert spoken.hands == played(5).hands
    assert UNSET not in msgspec.structs.asdict(spoken).values()


def test_the_schema_knows_the_names() -> None:
    schema = msgspec.json.encode(LAYOUT.schema("Demo")).decode()
    assert '"lamp"' in schema
    assert '"2.d8"' in schema


def test_the_fields_are_described_for_a_page_that_draws_any_game() -> None:
    told = {one.name: msgspec.to_builtins(one) for one in LAYOUT.described()}
    assert told["hands"] == {
        "name": "hands",
        "by": "seat",
        "look": "seat",
        "kind": "zone",
        "shape": "pile",
        "kinds": ["card", "trap", "hero"],
        "ordered": True,
    }
    assert told["spots"]["by"] == "place"
    assert told["plans"]["kind"] == "value"
    assert "seat" not in told


# Rows of piles, what msgspec demands, and values by seat.

Trio = Annotated[list[str], Meta(min_length=3, max_length=3)]


class Sheet(msgspec.Struct, frozen=True):
    """What lies before a seat: no components, but a position may leave out any of it."""

    points: Open[Annotated[int, Meta(le=9)]]
    marks: Open[list[int]]


class Rounds(View, frozen=True, kw_only=True):
    game: Literal["rounds"] = "rounds"
    past: Annotated[list[Trio], zone(CARD, look=EVERYBODY)] = []
    now: Annotated[Trio, zone(CARD, look=EVERYBODY)]
    unused: Annotated[list[str], zone(CARD, look=EVERYBODY, rest=True, written=False)]
    sheets: dict[Seat, Sheet]


ROUNDS: Final = Layout(Rounds, most_seats=3)


def begun(position: dict[str, object]) -> Rounds:
    start = Rounds(
        seat=TRUTH,
        seats=2,
        step="turn",
        to_move=[0],
        now=["axe", "rope", "lamp"],
        unused=["axe", "axe", "rope", "map"],
        sheets={seat: Sheet(seat, [seat]) for seat in range(2)},
    )
    return ROUNDS.complete(ROUNDS.reader.convert(position, str_keys=True), start)


def test_rows_of_piles_are_places_like_others() -> None:
    table = begun({"past": [["axe", "axe", "map"]]})
    assert (table.past, table.now) == ([["axe", "axe", "map"]], ["axe", "rope", "lamp"])
    assert table.unused == ["rope"]
    assert ROUNDS.write(table)["past"] == [["axe", "axe", "map"]]
    with pytest.raises(BadPosition) as refused:
        begun({"past": [["axe", "axe", "map"]], "now": ["rope", "lamp", "map"]})
    assert (refused.value.reason, refused.value.arguments["where"]) == ("position-twice", "now[2]")


def test_what_msgspec_demands_holds_for_positions() -> None:
    wrong: list[dict[str, object]] = [
        {"now": ["axe"]},
        {"past": [["axe", "axe"]]},
        {"sheets": {"0": {"points": 10}}},
    ]
    for position in wrong:
        with pytest.raises(msgspec.ValidationError):
            begun(position)


def test_a_position_may_leave_out_seats_and_fields_of_values_by_seat() -> None:
    assert begun({"sheets": {"1": {"points": 7}}}).sheets == {0: Sheet(0, [0]), 1: Sheet(7, [1])}
    with pytest.raises(BadPosition) as refused:
        begun({"sheets": {"2": {}}})
    assert (refused.value.reason, refused.value.arguments["where"]) == ("position-no-such-seat", "sheets.2")


def test_a_table_that_shows_everybody_the_same_says_so() -> None:
    assert not ROUNDS.views.by_seat
    assert LAYOUT.views.by_seat


# Declarations that are refused.


def test_a_faulty_declaration_is_refused_at_once() -> None:
    class Two(View, frozen=True, kw_only=True):
        pile: Annotated[Pile, zone(CARD, TOKEN)]

    with pytest.raises(TypeError, match="two kinds"):
        Layout(Two, 2)

    class Bare(View, frozen=True, kw_only=True):
        secret: Secret[int]

    with pytest.raises(TypeError, match="default"):
        Layout(Bare, 2)

    class Shape(View, frozen=True, kw_only=True):
        pile: Annotated[int, zone(CARD)]

    with pytest.raises(TypeError, match="shape"):
        Layout(Shape, 2)
