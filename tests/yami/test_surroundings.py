"""Surroundings told cell by cell against the engine's masks, and one by one."""

from random import Random

import pytest

from ludarium.games.yami.components import CARD_NUMBER, CELL_NAMES, COLOURS, MISSIONS, Laid
from ludarium.games.yami.rules.cells import SHAPES, cells_of, mask_of, nth_placement, placement_of
from ludarium.games.yami.rules.layout import (
    AT_LEAST,
    AT_MOST,
    COLOUR,
    MissionLayout,
    lay_out,
    layout_of,
    required_cells,
)
from ludarium.games.yami.surroundings import Lying, around, bad_cells, edges_of, restrictions_of
from tests.marks import clause
from tests.yami.test_layout import random_layout

SIDES = ("north", "east", "south", "west")
WANTS = {COLOUR: "colour", AT_LEAST: "at-least", AT_MOST: "at-most"}


def names(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]


def every_layout() -> list[MissionLayout]:
    rng = Random(11)
    printed = [layout_of(mission, night, 0) for mission in MISSIONS for night in (False, True)]
    return printed + [random_layout(rng) for _ in range(60)]


@clause("YA-093", "YA-A13", "YA-A14", "YA-A15")
def test_edges_agree_with_those_of_the_rules() -> None:
    for layout in every_layout():
        edges = edges_of(layout.tokens)
        assert {edge.cell for edge in edges} == {*names(required_cells(layout))}
        told = restrictions_of(layout.tokens, [], {})
        assert len(told) == len(layout.edges)
        for one, edge in zip(told, layout.edges, strict=True):
            assert (one.cell, one.side) == (CELL_NAMES[edge.cell], SIDES[edge.side])
            assert one.token == layout.tokens[edge.token].token
            assert one.wants == WANTS.get(edge.kind, "player")
            if one.wants == "colour":
                assert one.colour == COLOURS[edge.value]
            elif one.wants == "player":
                assert one.symbol == edge.value + 1
                assert CELL_NAMES[layout.symbol_cells[edge.value]] == one.cell
            else:
                assert one.value == edge.value


@clause("YA-100", "YA-101", "YA-102", "YA-103", "YA-A02")
def test_bad_cells_are_the_forbidden_ones_and_the_symbols_of_others() -> None:
    for layout in every_layout():
        pawns = {symbol: symbol % 3 for symbol in range(1, layout.symbols + 1)}
        restrictions = restrictions_of(layout.tokens, [], pawns)
        for name, card in CARD_NUMBER.items():
            if name == "nox":
                continue
            forbidden = {*names(cells_of(*layout.forbidden[card * 3 : card * 3 + 3]))}
            for owner in (0, 1, 2, None):
                strange = {
                    CELL_NAMES[cell] for at, cell in enumerate(layout.symbol_cells) if pawns[at + 1] != owner
                }
                assert bad_cells(restrictions, name, owner) == sorted(forbidden | strange)


@clause("YA-094", "YA-104")
def test_states_of_restrictions_agree_with_the_masks_when_tiles_lie() -> None:
    rng = Random(5)
    for layout in every_layout():
        free = [layout.free0, layout.free1, layout.free2]
        lying: list[Lying] = []
        broken: set[str] = set()
        for card in rng.sample(range(35), 7):
            shape = SHAPES[card]
            mask = mask_of(shape, nth_placement(shape, free[0], free[1], free[2], rng.randrange(20)))
            free = [word & ~covered for word, covered in zip(free, mask, strict=True)]
            forbidden = layout.forbidden[card * 3 : card * 3 + 3]
            broken |= {*names(cells_of(*(a & b for a, b in zip(mask, forbidden, strict=True))))}
            lying.append(
                Lying(
                    next(name for name, number in CARD_NUMBER.items() if number == card), names(cells_of(*mask)), 0
                )
            )
        pawns = dict.fromkeys(range(1, 9), 0)
        told = restrictions_of(layout.tokens, lying, pawns)
        assert {one.cell for one in told if one.state == "broken"} == broken
        left = {*names(required_cells(layout))} - {cell for one in lying for cell in one.cells}
        assert {cell for token in around(layout.tokens, lying) for cell in token.uncovered} == left
        assert {one.cell for one in told if one.state == "open"} <= left


@clause("YA-100", "YA-101", "YA-102", "YA-103", "YA-A01", "YA-A02", "YA-A64")
@pytest.mark.parametrize(
    ("token", "tile", "owner", "peace", "state"),
    [
        (3, "p4", 0, False, "met"),  # purple in the north
        (3, "g4", 0, False, "broken"),
        (3, "g4", 0, True, "met"),
        (4, "b4", 0, False, "met"),  # 4 or more
        (4, "b7", 0, False, "met"),
        (4, "b3", 0, False, "broken"),
        (13, "b4", 0, False, "met"),  # 4 or less
        (13, "b1", 0, False, "met"),
        (13, "b5", 0, False, "broken"),
        (6, "o5", 1, False, "met"),  # the player in seat 1
        (6, "o5", 0, False, "broken"),
        (6, "o5", None, False, "broken"),
        (6, "o5", None, True, "met"),
    ],
)
def test_an_edge_and_the_tile_that_it_finds(
    token: int, tile: str, owner: int | None, peace: bool, state: str
) -> None:
    shape = SHAPES[CARD_NUMBER[tile]]
    cells = names(cells_of(*mask_of(shape, 4)))
    laid = Laid(token, CELL_NAMES[CELL_NAMES.index(cells[-1]) + 12])  # south of the last cell of the tile
    told = restrictions_of([laid], [Lying(tile, cells, owner, peace)], {1: 1})
    assert [(one.cell, one.tile, one.state) for one in told] == [(cells[-1], tile, state)]
    assert placement_of(shape, [CELL_NAMES.index(cell) for cell in cells]) == 4
    assert lay_out([laid], [], [], []).edges[0].cell == CELL_NAMES.index(cells[-1])
