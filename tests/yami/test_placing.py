"""Phases 2 and 3: taking and placing the tile (rules chapters 8 and 9, fog and magic on the board)."""

import pytest

from ludarium.games.yami.components import CARD_NUMBER, TILES
from tests.marks import clause
from tests.yami.table import at, crowded, ending, legal, placing, play, refused, table, told, truth, view


def covering(state_cells: set[str], tile: str, moves: list[str]) -> list[str]:
    """The placements that cover exactly these cells."""
    return [move for move in moves if move.startswith("place") and at(CARD_NUMBER[tile], move) == state_cells]


@clause("YA-081", "YA-087", "YA-A11", "YA-084")
def test_the_tile_is_placed_by_the_holder_of_the_figure_anywhere() -> None:
    won = {"cards": {"0": "r2", "1": "r5", "2": "r1"}, "led": 0, "won": 1, "tile": "r5"}
    state = table(step="place", tricks=[won])
    assert state.to_move() == [0]
    assert refused(state, "1: place 00 a") == ("YA-A11", "yami-no-not-asked")
    assert refused(state, "0: pass")[0] == "YA-A50"
    play(state, "0: place 99 c")
    laid = truth(state).placed["r5"]
    assert (laid.cell, laid.turn, laid.owner) == ("99", "c", 1)  # it belongs to who won the trick


@clause("YA-082", "YA-089")
def test_a_tile_stays_in_the_grid() -> None:
    state = placing("r4")
    assert refused(state, "0: place 09 a") == ("YA-082", "yami-no-outside")
    assert refused(state, "0: place 90 b")[0] == "YA-082" or refused(state, "0: place 99 b")[0] == "YA-082"
    assert "place 08 a" in legal(state, 0)


@clause("YA-083", "YA-086", "YA-090")
def test_a_tile_lies_on_no_token_and_on_no_other_tile() -> None:
    state = placing("r4", placed={"g1": {"cell": "00"}}, tricks=[
        {"cards": {"0": "r4", "1": "r2", "2": "r1"}, "led": 0, "won": 0, "tile": "r4"}
    ])  # fmt: skip
    assert refused(state, "0: place 00 a") == ("YA-083", "yami-no-on-tile")
    assert refused(state, "0: place 50 a") == ("YA-083", "yami-no-on-token")


@clause("YA-085", "YA-A12", "YA-A04")
@pytest.mark.parametrize(("tile", "images"), [("r1", 1), ("r2", 2), ("o4", 8), ("b4", 1), ("g7", 2), ("o7", 4)])
def test_tiles_may_be_turned_and_turned_over(tile: str, images: int) -> None:
    state = placing(tile)
    turns = {move.split()[2] for move in legal(state, 0)}
    assert len(turns) == images
    assert all(len(at(CARD_NUMBER[tile], move)) == int(tile[1]) for move in legal(state, 0))
    if images < 8:
        assert refused(state, f"0: place 00 {'abcdefgh'[images]}") == ("YA-A12", "yami-no-such-turn")


@clause("YA-088", "YA-A17", "YA-A16", "YA-104", "YA-105", "YA-A15")
def test_a_tile_against_an_edge_of_another_colour_is_allowed_and_fails_the_mission() -> None:
    state = placing("r1")  # the edge of token 5 that faces 54 is orange
    play(state, "0: place 54 a")
    assert (ending(state), truth(state).step) == ("broken", "over")
    state = placing("o1")
    play(state, "0: place 54 a")
    assert ending(state) == ""
    state = placing("r1")  # diagonal to both tokens: never bound
    play(state, "0: place 44 a")
    assert ending(state) == ""


@clause("YA-091", "YA-A18")
def test_without_room_the_mission_fails_at_once() -> None:
    hands = {"0": ["p4"], "1": ["p5"], "2": ["b3", "p3"]}
    state = table(**crowded(), hands=hands, trick={"0": "b7", "1": "b2"})
    play(state, "2: play b3")
    assert (ending(state), truth(state).taken) == ("without-room", "b7")
    assert "b7" not in truth(state).placed


@clause("YA-A18", "YA-A39", "YA-A54")
def test_feather_perch_may_make_room_first() -> None:
    hands = {"0": ["p4"], "1": ["p5"], "2": ["b3", "p3"]}
    sites = {"power_sites": [{"base": "perch"}], "power": ["power"]}
    state = table(**crowded(), hands=hands, trick={"0": "b7", "1": "b2"}, **sites)
    play(state, "2: play b3")
    assert (view(state).step, view(state).taken) == ("place", "b7")
    assert legal(state, 0) == [f"lift {colour}1" for colour in "rogbp"]
    play(state, "0: lift r1")
    assert (view(state).lifted, view(state).taken, view(state).power) == ("r1", "b7", [])
    play(
        state, f"0: place {truth(state).placed['r1'].cell} a"
    )  # back where it lay: no dead end, but no room either
    assert ending(state) == "without-room"


@clause("YA-A13", "YA-A14", "YA-092", "YA-093", "YA-094", "YA-007", "YA-052")
def test_border_cells_and_neighbouring_tokens_need_no_cover() -> None:
    tokens = {"1": {"cell": "00"}, "13": {"cell": "01"}}
    state = placing("g3", mission_tokens=tokens, placed={"b1": {"cell": "10", "owner": 0}})
    # 02 and 11 remain; the corner that covers both reaches over 12, diagonal 12 need not be covered.
    moves = [move for move in legal(state, 0) if {"02", "11"} <= at(CARD_NUMBER["g3"], move)]
    play(state, f"0: {moves[0]}")
    assert ending(state) == "completed"


@clause("YA-A14")
def test_an_edge_that_faces_another_token_restricts_nothing() -> None:
    tokens = {"9": {"cell": "55"}, "1": {"cell": "45"}}  # the blue north edge of token 9 faces token 1
    state = placing("r1", mission_tokens=tokens)
    play(state, "0: place 35 a")
    assert ending(state) == ""
    assert state.layout.edges[0].cell != 4 * 12 + 5


@clause("YA-132", "YA-133", "YA-137", "YA-138", "YA-140", "YA-A27", "YA-136", "YA-086")
def test_covered_fog_leaves_the_board_and_binds_the_next_lead() -> None:
    given = {"options": {"mission": "10"}, "hands": {"0": ["o1", "g2", "p4"], "1": ["g3"], "2": ["g4"]}}
    state = placing("r2", **given)
    # Fog lies on 43 (orange), 66 (purple), 75 (red); the tile covers 65 and 66.
    news = play(state, "0: place 65 a")
    assert told(news)[:2] == ["placed", "fog"]
    seen = view(state)
    assert (seen.fog_demand, sorted(seen.fog), seen.removed) == (["purple"], ["43", "75"], ["purple"])
    assert legal(state, 0) == ["play p4", "give up"]
    assert refused(state, "0: play o1") == ("YA-139", "yami-no-fog-colour")


@clause("YA-139", "YA-140", "YA-A27")
def test_of_several_fog_colours_any_may_be_led_and_without_one_any_card() -> None:
    hands = {"0": ["o1", "g2", "p4"], "1": ["r3", "b1"], "2": ["g4", "b2"]}
    state = table(hands=hands, fog_demand=["orange", "purple"])
    assert legal(state, 0) == ["play o1", "play p4", "give up"]
    state = table(hands=hands, fog_demand=["red", "blue"])
    assert legal(state, 0) == ["play o1", "play g2", "play p4", "give up"]
    play(state, "0: play g2", "1: play r3", "2: play g4")
    assert (view(state).fog_demand, view(state).tricks[0].fog) == ([], ["red", "blue"])  # it bound this trick alone


@clause("YA-020", "YA-A43", "YA-A55")
def test_collected_magic_lets_any_player_play_a_card_that_does_not_fit() -> None:
    state = placing(
        "r1", options={"mission": "19"}, hands={"0": ["b1", "g2"], "1": ["b3", "p4"], "2": ["b4", "o1"]}
    )
    play(state, "0: place 89 a")
    assert (view(state).collected, sorted(view(state).magic)) == (["magic"], ["67"])
    play(state, "0: play b1")
    assert legal(state, 1) == ["play b3", "cast p4"]
    assert refused(state, "1: cast b3") == ("YA-A43", "yami-no-magic-needed")
    news = play(state, "1: cast p4")
    assert told(news) == ["cast"]
    assert (view(state).collected, view(state).removed, view(state).magic_spent) == ([], ["magic"], [1])
    assert refused(state, "2: cast o1") == ("YA-A43", "yami-no-magic")


@clause("YA-A43", "YA-139")
def test_magic_also_lifts_a_fog_demand() -> None:
    hands = {"0": ["o1", "g2"], "1": ["r3"], "2": ["g4"]}
    state = table(hands=hands, fog_demand=["orange"], collected=["magic"])
    assert legal(state, 0) == ["play o1", "cast g2", "give up"]


@clause("YA-A19")
def test_a_small_token_beside_a_mission_token_is_no_cover() -> None:
    state = placing("r1", options={"mission": "14"})
    assert "34" in view(state).whirlpools
    assert 3 * 12 + 4 in [cell for cell in range(144) if state.left0 >> cell & 1 and cell < 48]


@clause("YA-008", "YA-A54")
def test_each_tile_is_on_the_board_at_most_once() -> None:
    state = placing("r4")
    assert sorted([*view(state).stacks, "r4"]) == sorted(TILES)
