"""Phase 4 and whirlpools (rules chapters 5, 10, 11, 14; YA-A16, YA-A24 to YA-A26, YA-A52)."""

from typing import Any

import pytest

from ludarium.core.errors import BadPosition
from ludarium.games.yami.components import CARD_NUMBER
from ludarium.games.yami.game import GAME
from tests.marks import clause
from tests.yami.table import at, ending, lay, legal, placing, play, refused, table, told, trick, truth, view

ALONE = {"1": {"cell": "00"}}  # a token in the corner: 01 and 10 have to be covered


@clause("YA-001", "YA-052", "YA-092", "YA-128")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (5, 2), (6, 1), (7, 1)])
def test_a_mission_is_completed_in_any_round_and_with_a_star_in_five(number: int, points: int) -> None:
    state = placing("g1", mission_tokens=ALONE, placed={"b1": {"cell": "10", "owner": 1}}, round=number)
    news = play(state, "0: place 01 a")
    result = state.result()
    assert result is not None
    assert (result.winners, result.scores, result.how) == ([0, 1, 2], [points] * 3, "completed")
    assert told(news)[-1] == ("completed-star" if points == 2 else "completed")
    assert refused(state, "0: pass")[0] == "YA-051"


@clause("YA-051", "YA-053", "YA-095", "YA-A49")
def test_what_is_not_completed_after_round_7_is_failed() -> None:
    state = placing("g1", round=7)
    lay(state)
    assert ending(state) == "uncovered"
    state = placing("g1", round=6)
    lay(state)
    assert (ending(state), view(state).round) == ("", 7)


@clause("YA-100", "YA-101", "YA-102", "YA-103", "YA-A01", "YA-A02")
@pytest.mark.parametrize(
    ("token", "cell", "tile", "fine"),
    [
        ("5", "56", "o1", True),
        ("5", "56", "r1", False),
        ("4", "45", "o4", True),  # at least 4
        ("4", "45", "o3", False),
        ("13", "45", "o4", True),  # at most 4
        ("13", "45", "o5", False),
    ],
)
def test_colour_and_number_edges(token: str, cell: str, tile: str, fine: bool) -> None:
    state = placing(tile, mission_tokens={token: {"cell": "55"}})
    move = next(move for move in legal(state, 0) if only_touches(tile, move, cell))
    play(state, f"0: {move}")
    assert ending(state) == ("" if fine else "broken")


def only_touches(tile: str, move: str, cell: str) -> bool:
    """Whether a placement covers this one of the four cells around 55, and no other."""
    return at(CARD_NUMBER[tile], move) & {"45", "54", "56", "65"} == {cell}


@clause("YA-101", "YA-A02", "YA-A03")
@pytest.mark.parametrize(("pawn", "won", "fine"), [(0, 0, True), (1, 0, False), (1, 1, True)])
def test_a_player_edge_wants_a_tile_of_the_player_whose_pawn_stands_there(pawn: int, won: int, fine: bool) -> None:
    past = {"cards": {"0": "g1", "1": "g2", "2": "r2"}, "led": 0, "won": won, "tile": "g1"}
    given = {"mission_tokens": {"6": {"cell": "55"}}, "pawns": {"1": f"{pawn}.pawn"}, "tricks": [past]}
    state = table(step="place", **given)
    play(state, "0: place 45 a")
    assert ending(state) == ("" if fine else "broken")


@clause("YA-A02")
def test_a_tile_of_the_automa_breaks_every_player_edge() -> None:
    past = {"cards": {"0": "g1", "1": "g2", "2": "g3"}, "led": 0, "won": 2, "tile": "g3"}
    given = {"mission_tokens": {"6": {"cell": "55"}}, "pawns": {"1": "0.pawn"}, "tricks": [past]}
    state = table(seats=2, step="place", **given)
    move = next(move for move in legal(state, 0) if only_touches("g3", move, "45"))
    play(state, f"0: {move}")
    assert ending(state) == "broken"


@clause("YA-A16", "YA-104")
def test_a_broken_restriction_fails_even_a_surrounded_mission() -> None:
    tokens = {"5": {"cell": "00"}}  # its orange edge faces 01
    state = placing("g1", mission_tokens=tokens, placed={"b1": {"cell": "10", "owner": 1}})
    play(state, "0: place 01 a")
    assert ending(state) == "broken"


@clause("YA-A15")
def test_a_cell_that_faces_two_edges_satisfies_both() -> None:
    tokens = {"5": {"cell": "55"}, "10": {"cell": "57", "turn": 2}}  # 56: orange, and at least 5
    state = placing("o1", mission_tokens=tokens)
    play(state, "0: place 56 a")
    assert ending(state) == "broken"


POOL = {"options": {"mission": "15"}, "pawns": {"1": "0.pawn"}}


@clause("YA-131", "YA-132", "YA-133", "YA-134", "YA-135", "YA-A25", "YA-A29")
def test_a_covered_whirlpool_costs_every_player_a_card_unseen() -> None:
    hands = {"0": ["g2", "g3"], "1": ["g4", "p5"], "2": ["r6", "r7"]}
    state = placing("o1", **POOL, hands=hands)
    news = play(state, "0: place 34 a")
    assert told(news) == ["placed", "whirlpool"]
    assert (view(state).step, view(state).to_move) == ("discard", [0, 1, 2])
    assert sorted(view(state).whirlpools) == ["67"]
    assert told(play(state, "1: discard p5")) == []  # nobody learns anything before all have chosen
    assert [view(state, seat).discarding[1] for seat in (0, 1, None)] == [[], ["p5"], []]
    assert refused(state, "0: discard p5") == ("YA-134", "yami-no-not-in-hand")
    news = play(state, "0: discard g2", "2: discard r6")
    private = [event for event in news if event.kind == "yami-discarded" and event.seat == 1]
    assert [event.visible_to(seat) for event in private for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert view(state, 1).discards == {0: 1, 1: ["p5"], 2: 1}
    assert (view(state).round, view(state).tricks[0].whirlpools) == (2, 1)


@clause("YA-A24", "YA-A26")
def test_two_whirlpools_cost_two_cards_and_who_has_fewer_discards_all() -> None:
    hands = {"0": ["g2", "g3", "g5"], "1": ["g4"], "2": ["r6", "r7"]}
    state = table(step="discard", about="2", tricks=[trick(0, 0, "o3", "o1", "o2")], hands=hands)
    play(state, "0: discard g2", "1: discard g4", "2: discard r6")
    assert (view(state).step, view(state).to_move) == ("discard", [0, 2])
    play(state, "0: discard g3", "2: discard r7")
    assert (view(state).step, view(state).to_move, view(state).discards) == ("lead", [0], {0: 2, 1: 1, 2: 2})
    assert truth(state).discards[0] == ["g2", "g3"]


@clause("YA-A24", "YA-A25")
def test_who_has_discards_left_may_go_on_before_the_others() -> None:
    hands = {"0": ["g2", "g3", "g5"], "1": ["g4", "p4", "p6"], "2": ["r6", "nox", "nox"]}
    given = {"tricks": [trick(0, 0, "o3", "o1", "o2")], "hands": hands, "options": {"quarter": "on"}}
    state = table(step="discard", about="2", **given)
    play(state, "2: discard nox", "2: discard nox", "0: discard g3")
    assert refused(state, "0: discard g3") == ("YA-134", "yami-no-not-in-hand")  # chosen already
    assert (state.to_move(), legal(state, 0)) == ([0, 1], ["discard g2", "discard g5"])
    again = GAME.load(GAME.position(state))
    assert again.words() == state.words()
    play(state, "1: discard p6", "1: discard g4", "0: discard g2")
    assert truth(state).discards == {0: ["g2", "g3"], 1: ["g4", "p6"], 2: ["nox", "nox"]}
    assert truth(state).hands == {0: ["g5"], 1: ["p4"], 2: ["r6"]}


@clause("YA-134")
@pytest.mark.parametrize("given", [{"discarding": {"0": ["g2", "g3"]}}, {"step": "lead", "about": ""}])
def test_a_position_lets_nobody_discard_more_than_is_asked_for(given: dict[str, Any]) -> None:
    usual = {"step": "discard", "about": "1", "hands": {"0": ["g2", "g3"]}, "discarding": {"0": ["g2"]}}
    with pytest.raises(BadPosition, match="YA-134"):
        table(**usual | {"tricks": [trick(0, 0, "o3", "o1", "o2")]} | given)


@clause("YA-A23")
def test_the_automa_does_not_discard() -> None:
    past = {"cards": {"0": "o3", "1": "o1", "2": "o2"}, "led": 0, "won": 0, "tile": "o3"}
    state = table(seats=2, step="discard", about="1", tricks=[past], round=2)
    assert state.to_move() == [0, 1]
    row = view(state).automa_row
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    assert {cell: card for cell, card in view(state).automa_row.items() if cell in row} == row


@clause("YA-A25")
def test_nothing_is_discarded_when_the_mission_ends() -> None:
    state = placing("o1", **POOL, round=7)
    play(state, "0: place 34 a")
    assert (ending(state), view(state).discards) == ("uncovered", {0: [], 1: [], 2: []})


@clause("YA-A49", "YA-A59")
def test_at_the_end_hands_and_discards_are_open_and_the_box_is_not() -> None:
    state = placing("g1", round=7, discards={"1": ["p7"]})
    lay(state)
    seen = view(state, None)
    assert all(isinstance(hand, list) for hand in seen.hands.values())
    assert seen.discards[1] == ["p7"]
    assert isinstance(seen.box, int)
    two = table(seats=2, step="place", round=7, tricks=[trick(0, 0, "g1", "r1", "r2")])
    lay(two)
    assert two.over
    assert isinstance(view(two).automa_deck, int)
    assert truth(two).ending == "uncovered"


@clause("YA-A52")
def test_events_of_phases_3_and_4_in_their_order() -> None:
    hands = {"0": ["g2", "g3"], "1": ["g4", "p5"], "2": ["r6", "r7"]}
    state = placing("o1", **POOL, hands=hands)
    news = play(state, "0: place 34 a", "0: discard g2", "1: discard g4", "2: discard r6")
    assert told(news) == [
        "placed", "whirlpool", "discarded", "discarded-unseen", "discarded", "discarded-unseen", "discarded",
        "discarded-unseen", "round",
    ]  # fmt: skip
