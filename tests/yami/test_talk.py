"""Limited communication (rules chapter 3): when there is silence, and what may be proposed."""

import pytest

from ludarium.core.errors import NotAllowed
from ludarium.core.ledger import clauses
from ludarium.core.rng import Rng
from ludarium.games.yami.game import GAME
from ludarium.games.yami.moves import MOVES
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import YamiView
from tests.marks import clause

TRICK = {"cards": {0: "b5", 1: "b1", 2: "b2"}, "led": 0, "won": 0, "tile": "b5"}


def placing(**more: object) -> YamiState:
    """Seat 0 has the figure and is to place the blue 5."""
    state = GAME.load({"step": "place", "about": "b5", "kakapo": 0, "tricks": [TRICK], **more})
    assert isinstance(state, YamiState)
    return state


def proposed(state: YamiState, *moves: str) -> list[str]:
    """The texts of a proposal of seat 1."""
    return [option.label for option in GAME.proposable(state, 1, [MOVES.parse(move) for move in moves])]


@pytest.mark.parametrize("trust", ["proposals", "free"])
@clause("YA-002", "YA-029", "YA-031", "YA-A09", "YA-A10")
def test_nobody_talks_from_the_deal_to_the_end(trust: str) -> None:
    """On trust players may talk while the tile is placed, and only then."""
    state = GAME.start(3, {"mission": "4", "talk": trust}, 2)
    bots = [GAME.bots()["random"](Rng.of(seat)) for seat in range(3)]
    steps = set()
    while not state.over:
        view = GAME.view(state, None)
        steps.add(view.step)
        expected = "free" if trust == "free" and view.step in ("place", "put", "after") else "limited"
        assert GAME.talk(view) == expected
        seat = state.to_move()[0]
        state.play(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat)))
    assert GAME.talk(GAME.view(state, None)) == "free"
    assert {"pawn", "lead", "follow", "place"} <= steps


@clause("YA-031", "YA-A10")
def test_a_placement_of_the_tile_at_hand_may_be_proposed() -> None:
    state = placing()
    assert proposed(state, "place 01 a") == ["yami-move-place"]
    assert state.placed == []
    for move in ("place 00 a", "play r1"):
        with pytest.raises(NotAllowed):
            proposed(state, move)


@clause("YA-A10", "YA-A54")
def test_a_tile_may_be_proposed_to_be_lifted_and_placed_together() -> None:
    placed = {"p1": {"cell": "bb", "owner": 1}}
    state = placing(options={"perch": "on", "spring": "on", "power": "2"}, placed=placed)
    assert proposed(state, "lift p1", "place 00 a") == ["yami-move-lift", "yami-move-place"]
    for moves in (["lift p1"], ["spring"], ["spring", "place 01 a"]):
        with pytest.raises(NotAllowed) as refused:
            proposed(state, *moves)
        assert refused.value.clause == "YA-A10"


@clause("YA-032", "YA-A10")
def test_nothing_but_a_placement_may_be_proposed() -> None:
    """Neither cards nor anything else that would tell of a hand."""
    state = GAME.load({"kakapo": 0, "hands": {0: ["b3"], 1: ["b4"], 2: ["b5"]}})
    assert isinstance(state, YamiState)
    with pytest.raises(NotAllowed) as refused:
        proposed(state, "play b3")
    assert refused.value.clause == "YA-A10"


@clause("YA-A11")
def test_the_placement_may_wait_for_agreement() -> None:
    assert GAME.agreement({"agreement": "none"}) == 0
    assert GAME.agreement({"agreement": "60"}) == 60


@clause("YA-A51", "YA-A59")
def test_with_open_hands_everybody_sees_all_of_them() -> None:
    for teaching in ("on", "off"):
        state = GAME.start(3, {"mission": "1", "teaching": teaching}, 1)
        view = GAME.view(state, 0)
        assert isinstance(view, YamiView)
        assert [isinstance(view.hands[seat], list) for seat in range(3)] == [
            True,
            teaching == "on",
            teaching == "on",
        ]


@clause("YA-015", "YA-046", "YA-146")
def test_what_the_reference_cards_tell_can_be_read_at_any_time() -> None:
    """The four restrictions and the four phases, in the rules that the house shows."""
    told = clauses(GAME.rules_text())
    assert all(f"{kind} edge" in told[one].text for one, kind in (("YA-100", "Colour"), ("YA-101", "Player")))
    assert "equal to or greater" in told["YA-102"].text
    assert "equal to or less" in told["YA-103"].text
    assert "four phases" in told["YA-054"].text
