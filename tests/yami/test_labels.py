"""Labels and refs of moves, where they depend on the position."""

from ludarium.core.option import Option
from ludarium.games.yami.game import GAME
from ludarium.games.yami.moves import MOVES
from ludarium.games.yami.rules.state import YamiState
from tests.marks import clause

TRICK = {"cards": {0: "b5", 1: "b1", 2: "b2"}, "led": 0, "won": 0, "tile": "b5"}

PLACING: dict[str, object] = {"step": "place", "about": "b5", "kakapo": 0, "tricks": [TRICK]}


def option(position: dict[str, object], seat: int, move: str) -> Option:
    state = GAME.load(position)
    assert isinstance(state, YamiState)
    found = {one.notation: one for one in GAME.offered(state, seat)}
    assert sorted(found) == sorted(MOVES.notations[one] for one in state.moves(seat))
    return found[move]


def test_a_placement_names_the_tile_at_hand() -> None:
    told = option(PLACING, 0, "place 01 a")
    assert told.label == "yami-move-place"
    assert told.arguments == {"tile": "yami-tile-b5", "turn": "a", "cell": "01"}
    assert told.refs == ["cell:01"]


@clause("YA-A17")
def test_a_placement_that_breaks_a_restriction_says_so() -> None:
    assert option(PLACING, 0, "place 54 a").label == "yami-move-place-breaks"


def test_placements_come_as_one_family() -> None:
    state = GAME.load(PLACING)
    offer = GAME.offer(state, 0)
    assert [one.kind for one in offer.families] == ["place", "place"]  # those that break a restriction apart
    assert all(one.arguments == {"tile": "yami-tile-b5"} for one in offer.families)
    assert sum(len(one.moves) for one in offer.families) == len(state.moves(0)) > 500
    assert offer.options == []


def test_the_automa_plays_a_card_of_its_row_or_an_unseen_one() -> None:
    row = {1: "o1", 2: "o2", 3: "p3", 4: "g4"}
    position: dict[str, object] = {
        "seats": 2,
        "kakapo": 0,
        "leader": 2,
        "automa_row": row,
        "automa_deck": ["r7", "r6"],
    }
    told = option(position, 0, "automa 3")
    assert (told.arguments, told.refs) == ({"card": "yami-card-p3"}, ["card:p3", "automa:3"])
    closed = option(position, 0, "automa deck")
    assert (closed.label, closed.arguments, closed.refs) == ("yami-move-automa-deck", {}, ["automa:deck"])


def test_twin_mask_is_named_where_it_is_used() -> None:
    position: dict[str, object] = {
        "step": "take",
        "about": "b5",
        "kakapo": 0,
        "options": {"mask": "on", "power": "1"},
        "tricks": [TRICK],
    }
    assert option(position, 0, "take b5").label == "yami-move-take"
    assert option(position, 0, "take b1").label == "yami-move-take-mask"


def test_a_pawn_and_its_symbol() -> None:
    told = option({"options": {"mission": "4"}, "step": "pawn", "about": "0", "kakapo": 0}, 0, "pawn 1")
    assert (told.arguments, told.refs) == ({"symbol": 1, "cell": "34"}, ["symbol:1", "cell:34"])


def test_passing_says_what_is_passed() -> None:
    pawn: dict[str, object] = {"options": {"mission": "4"}, "step": "pawn", "about": "0", "kakapo": 0}
    assert option(pawn, 0, "pass").label == "yami-move-pass-pawn"
    after: dict[str, object] = {
        "step": "after",
        "kakapo": 0,
        "options": {"perch": "on", "power": "1"},
        "placed": {"b5": {"cell": "01", "owner": 0}},
        "tricks": [TRICK],
    }
    assert option(after, 0, "pass").label == "yami-move-pass-after"
