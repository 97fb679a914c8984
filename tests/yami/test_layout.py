"""Missions laid out, against tables that were found independently (cross_checks.toml), and layouts of one's own."""

import tomllib
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludarium.games.yami.components import (
    CARD_NUMBER,
    CELL_NAMES,
    CELL_NUMBER,
    CODES,
    MISSIONS,
    TOKENS,
    VINES,
    Fog,
    Laid,
    tokens_of,
)
from ludarium.games.yami.rules.cells import SHAPES, cells_of, placement_of, words_of
from ludarium.games.yami.rules.layout import (
    AT_LEAST,
    AT_MOST,
    COLOUR,
    EAST,
    MAGIC,
    NORTH,
    POOL,
    SOUTH,
    WEST,
    Edge,
    MissionLayout,
    cells_under,
    lay_out,
    layout_of,
    required_cells,
    under_token,
    word_of,
)
from tests.marks import clause

CHECKS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("cross_checks.toml").read_text(encoding="utf-8"))


def sign_of(edge: Edge) -> str:
    if edge.kind == COLOUR:
        return CODES[edge.value]
    if edge.kind == AT_LEAST:
        return f"≥{edge.value}"
    return f"≤{edge.value}" if edge.kind == AT_MOST else "@"


def restricted(layout: MissionLayout) -> list[str]:
    return sorted(f"{CELL_NAMES[edge.cell]}:{sign_of(edge)}" for edge in layout.edges)


def own(*tokens: Laid) -> MissionLayout:
    return lay_out(list(tokens), [], [], [])


def names(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]


def forbidden(layout: MissionLayout, card: int) -> list[int]:
    return cells_of(*layout.forbidden[card * 3 : card * 3 + 3])


def faced(layout: MissionLayout) -> list[tuple[str, int, str]]:
    return [(CELL_NAMES[edge.cell], edge.side, sign_of(edge)) for edge in layout.edges]


@pytest.mark.parametrize("row", CHECKS["restricted"], ids=lambda row: str(row["mission"]))
@clause("YA-037", "YA-093", "YA-094", "YA-105", "YA-141", "YA-142", "YA-A15", "YA-A45")
def test_required_and_restricted_cells(row: dict[str, Any]) -> None:
    for mode in ("day", "night"):
        layout = layout_of(row["mission"], mode == "night", 0)
        assert len(required_cells(layout)) == row["cells"]
        assert restricted(layout) == sorted(row[mode])
        assert {edge.cell for edge in layout.edges} <= set(required_cells(layout))


@pytest.mark.parametrize(
    "row",
    CHECKS["witness"],
    ids=lambda row: f"{row['mission']}-{'night' if row['night'] else 'day'}-{'vines' in row}",
)
@clause("YA-007", "YA-092", "YA-A04", "YA-A44")
def test_every_mission_can_be_surrounded(row: dict[str, Any]) -> None:
    layout = layout_of(row["mission"], row["night"], row.get("vines", 0))
    assert len(row["tiles"]) <= (7 if row["mission"] == 22 else 5)
    left = {*range(144)} - {cell for laid in layout.tokens for cell in cells_under(laid)}
    required = {*required_cells(layout)}
    symbols: set[int] = set()
    for tile, text in row["tiles"].items():
        cells = {CELL_NUMBER[name] for name in text.split()}
        card = CARD_NUMBER[tile]
        assert placement_of(SHAPES[card], list(cells)) >= 0, tile
        assert cells <= left
        left -= cells
        required -= cells
        assert not cells & {*forbidden(layout, card)}, tile
        touched = [number for number, cell in enumerate(layout.symbol_cells) if cell in cells]
        assert len(touched) <= 1  # so that the right player can win each
        symbols |= {*touched}
    assert not required
    assert symbols == {*range(layout.symbols)}


@clause("YA-142")
def test_a_token_keeps_its_cells_by_night() -> None:
    for mission in MISSIONS:
        day, night = layout_of(mission, False, 0), layout_of(mission, True, 0)
        assert (day.taken0, day.taken1, day.taken2) == (night.taken0, night.taken1, night.taken2)
        assert required_cells(day) == required_cells(night)
        assert [laid.turn for laid in day.tokens] == [laid.turn for laid in night.tokens]


@clause("YA-A45")
def test_a_side_that_a_layout_names_stays_by_day() -> None:
    assert all(laid.night for laid in tokens_of(21, night=False))
    assert [laid.token for laid in tokens_of(22, night=False) if laid.night] == [30]
    for mission in MISSIONS:
        assert all(laid.night for laid in tokens_of(mission, night=True))
        if mission < 21:
            assert not any(laid.night for laid in tokens_of(mission, night=False))


@clause("YA-123", "YA-A44", "YA-A45")
def test_each_vine_takes_one_obstacle_from_the_last_mission() -> None:
    assert VINES == [25, 26, 27, 28, 29]
    for vines in range(32):
        for night in (False, True):
            laid = {one.token: one.night for one in layout_of(22, night, vines).tokens}
            assert {*laid} == {30, *(25 + at for at in range(4) if not vines >> at & 1)}
            assert laid.pop(30) != (vines >> 4 == 1)
            assert all(side == night for side in laid.values())
    # Vines ease no other mission.
    assert [one.token for one in layout_of(8, False, 31).tokens] == [25, 3, 20]


@clause("YA-A14")
def test_no_mission_has_tokens_side_by_side_or_at_the_border() -> None:
    for mission in MISSIONS:
        layout = layout_of(mission, True, 0)
        printed = sum(sign != "." for laid in layout.tokens for sign in TOKENS[laid.token].edges(True))
        assert len(layout.edges) == printed


@pytest.mark.parametrize(
    ("turn", "sides"),
    [
        (0, [("34", NORTH, "O"), ("54", SOUTH, "P")]),
        (1, [("45", EAST, "O"), ("43", WEST, "P")]),
        (2, [("34", NORTH, "P"), ("54", SOUTH, "O")]),
        (3, [("45", EAST, "P"), ("43", WEST, "O")]),
    ],
)
def test_turning_a_token_turns_its_edges_with_it(turn: int, sides: list[tuple[str, int, str]]) -> None:
    assert faced(own(Laid(11, "44", turn))) == sides


def test_a_long_token_lies_upright_after_a_quarter_turn() -> None:
    # Token 24 by night: O and G on the first two edges in the north, @ on the first in the south.
    lying, upright = own(Laid(24, "44", 0, True)), own(Laid(24, "44", 1, True))
    assert names(cells_under(lying.tokens[0])) == ["44", "45", "46"]
    assert faced(lying) == [("34", NORTH, "O"), ("35", NORTH, "G"), ("54", SOUTH, "@")]
    assert names(cells_under(upright.tokens[0])) == ["44", "54", "64"]
    assert faced(upright) == [("45", EAST, "O"), ("55", EAST, "G"), ("43", WEST, "@")]


@clause("YA-A13")
def test_a_token_in_the_corner_demands_only_cells_in_the_grid() -> None:
    # Token 9 by night: B north, G south, P west. North and west face the outside.
    layout = own(Laid(9, "00", 0, True))
    assert names(required_cells(layout)) == ["01", "10"]
    assert restricted(layout) == ["10:G"]
    far = own(Laid(9, "bb", 0, True))
    assert names(required_cells(far)) == ["ab", "ba"]
    assert restricted(far) == ["ab:B", "ba:P"]


@clause("YA-A13")
def test_a_player_symbol_that_faces_the_outside_is_none() -> None:
    layout = own(Laid(6, "05"), Laid(14, "55"))  # both have @ in the north
    assert layout.symbols == 1
    assert names(layout.symbol_cells) == ["45"]


@clause("YA-A14")
def test_edges_between_two_tokens_drop() -> None:
    # Token 7 by night has R north, B south, ≥4 west; below it lies token 9 with B north, G south, P west.
    layout = own(Laid(7, "44", 0, True), Laid(9, "54", 0, True))
    assert names(required_cells(layout)) == ["34", "43", "45", "53", "55", "64"]
    assert restricted(layout) == ["34:R", "43:≥4", "53:P", "64:G"]


@clause("YA-A15")
def test_a_cell_between_two_edges_must_satisfy_both() -> None:
    layout = own(Laid(10, "44"), Laid(13, "46", 3))  # ≥5 to the east, ≤4 turned to the west
    assert restricted(layout) == ["45:≤4", "45:≥5"]
    assert all("45" in names(forbidden(layout, card)) for card in range(35))


@clause("YA-100", "YA-102", "YA-103", "YA-A01", "YA-A15")
def test_forbidden_cells_agree_with_the_edges_one_by_one() -> None:
    rng = Random(7)
    for _ in range(40):
        layout = random_layout(rng)
        for card in range(35):
            colour, number = CODES[card // 7], card % 7 + 1
            broken = set()
            for cell, _, sign in faced(layout):
                if sign in CODES and sign != colour:
                    broken.add(cell)
                if sign[0] == "≥" and number < int(sign[1]):
                    broken.add(cell)
                if sign[0] == "≤" and number > int(sign[1]):
                    broken.add(cell)
            assert names(forbidden(layout, card)) == sorted(broken, key=CELL_NAMES.index)


def random_layout(rng: Random) -> MissionLayout:
    """Three tokens anywhere, as often as not at the border or side by side."""
    while True:
        tokens = [
            Laid(token, rng.choice(CELL_NAMES), rng.randrange(4), rng.random() < 0.5)
            for token in rng.sample(range(1, 31), 3)
        ]
        try:
            return own(*tokens)
        except ValueError:
            continue


def test_free_and_taken_cells_are_the_board() -> None:
    rng = Random(3)
    for _ in range(20):
        layout = random_layout(rng)
        taken = [cell for cell in range(144) if under_token(layout, cell)]
        assert taken == sorted(cell for laid in layout.tokens for cell in cells_under(laid))
        free = cells_of(layout.free0, layout.free1, layout.free2)
        assert sorted(free + taken) == list(range(144))


def test_fog_whirlpools_and_magic_are_numbered_in_this_order() -> None:
    layout = lay_out([Laid(1, "55")], [Fog("12", "green")], ["34"], ["56", "9a"])
    assert names(layout.small_cells) == ["12", "34", "56", "9a"]
    assert (layout.fogs, layout.pools, layout.magics) == (1, 1, 2)
    assert [layout.small_kind(at) for at in range(4)] == [2, POOL, MAGIC, MAGIC]
    assert layout.fog_colours == [2]
    assert (layout.small0, layout.small1, layout.small2) == words_of(layout.small_cells)


@pytest.mark.parametrize(
    ("tokens", "whirlpools", "where"),
    [
        ([Laid(15, "5b")], [], "5b"),  # two cells wide, in the last column
        ([Laid(21, "b5")], [], "b5"),
        ([Laid(1, "55"), Laid(2, "55")], [], "55"),
        ([Laid(21, "44"), Laid(15, "54")], [], "54"),
        ([Laid(1, "55")], ["55"], "55"),
        ([Laid(1, "55")], ["56", "56"], "56"),
    ],
)
def test_impossible_layouts_are_refused(tokens: list[Laid], whirlpools: list[str], where: str) -> None:
    with pytest.raises(ValueError, match=where):
        lay_out(tokens, [], whirlpools, [])


def test_the_number_of_a_laid_token_tells_it_from_every_other() -> None:
    every = [Laid(*one) for one in product((1, 2, 30), CELL_NAMES, range(4), (False, True))]
    assert len({word_of(laid) for laid in every}) == len(every)


def test_a_layout_is_made_once() -> None:
    assert layout_of(5, True, 0) is layout_of(5, True, 0)
    assert layout_of(5, True, 0) is not layout_of(5, False, 0)
