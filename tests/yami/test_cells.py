"""The board as three words against the plainest enumeration of placements that there is."""

from random import Random

import pytest

from ludarium.games.yami.components import COMPONENTS
from ludarium.games.yami.rules.cells import (
    CELLS,
    FULL,
    PLACEMENTS,
    SHAPES,
    SIDE,
    allowed,
    cells_of,
    count_placements,
    fits,
    has_cell,
    has_room,
    images_of,
    mask_of,
    nth_placement,
    placement_of,
    placements,
    words_of,
)
from tests.marks import clause

EVERY_TILE = pytest.mark.parametrize("card", range(35), ids=[tile.id for tile in COMPONENTS.tile])
# Orientations of the numbers 1 to 7, colour by colour.
ORIENTATIONS = {
    "red": [1, 2, 2, 2, 4, 8, 4],
    "orange": [1, 2, 4, 8, 8, 8, 4],
    "green": [1, 2, 4, 4, 4, 8, 2],
    "blue": [1, 2, 2, 1, 8, 4, 4],
    "purple": [1, 2, 4, 4, 4, 4, 4],
}


def covered_by_hand(card: int, turn: int, row: int, column: int) -> set[tuple[int, int]]:
    """The cells of an orientation whose first cell in reading order lies at a row and column."""
    image = SHAPES[card].images[turn]
    return {(row + r - image[0][0], column + c - image[0][1]) for r, c in image}


def placements_by_hand(card: int, free: set[tuple[int, int]]) -> list[int]:
    return [
        turn * CELLS + row * SIDE + column
        for turn in range(len(SHAPES[card].images))
        for row in range(SIDE)
        for column in range(SIDE)
        if covered_by_hand(card, turn, row, column) <= free
    ]


def random_boards(rng: Random, number: int) -> list[set[tuple[int, int]]]:
    """Free cells: any share of them, and boards on which tiles lie."""
    every = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    boards = [set(every), set()]
    for _ in range(number):
        share = rng.random()
        boards.append({cell for cell in every if rng.random() < share})
        tiled = set(every)
        for card in rng.sample(range(35), rng.randrange(1, 20)):
            possible = placements(SHAPES[card], *words_of([r * SIDE + c for r, c in tiled]))
            if possible:
                tiled -= {divmod(cell, SIDE) for cell in cells_of(*mask_of(SHAPES[card], rng.choice(possible)))}
        boards.append(tiled)
    return boards


@clause("YA-085", "YA-A12")
def test_orientations_are_all_images_under_rotation_and_turning_over() -> None:
    found: dict[str, list[int]] = {}
    for tile in COMPONENTS.tile:
        found.setdefault(tile.colour, []).append(len(images_of(tile.cells)))
    assert found == ORIENTATIONS
    assert sum(sum(numbers) for numbers in found.values()) == 128
    for tile in COMPONENTS.tile:
        images = {frozenset(image) for image in images_of(tile.cells)}
        assert len(images) == len(images_of(tile.cells))
        for image in images:
            height = max(row for row, _ in image)
            width = max(column for _, column in image)
            assert frozenset((column, height - row) for row, column in image) in images
            assert frozenset((row, width - column) for row, column in image) in images


@EVERY_TILE
@clause("YA-082", "YA-086", "YA-087", "YA-091")
def test_placements_agree_with_a_naive_enumeration(card: int) -> None:
    shape, rng = SHAPES[card], Random(card)
    for free in random_boards(rng, 12):
        words = words_of([row * SIDE + column for row, column in free])
        wanted = placements_by_hand(card, free)
        assert placements(shape, *words) == wanted
        assert placements(shape, *words, 200) == [200 + placement for placement in wanted]
        assert has_room(shape, *words) == bool(wanted)
        assert count_placements(shape, *words) == len(wanted)
        legal = set(wanted)
        for placement in range(-1, PLACEMENTS + 1):
            assert allowed(shape, placement, *words) == (placement in legal)
        for at in rng.sample(range(len(wanted)), min(5, len(wanted))):
            assert nth_placement(shape, *words, at) == wanted[at]


@EVERY_TILE
def test_a_placement_and_the_cells_it_covers_give_each_other(card: int) -> None:
    shape = SHAPES[card]
    for placement in placements(shape, FULL, FULL, FULL):
        turn, anchor = divmod(placement, CELLS)
        cells = sorted(row * SIDE + column for row, column in covered_by_hand(card, turn, *divmod(anchor, SIDE)))
        mask = mask_of(shape, placement)
        assert cells_of(*mask) == cells
        assert words_of(cells) == mask
        assert cells[0] == anchor
        assert placement_of(shape, cells) == placement
        assert has_cell(*fits(shape, turn, *mask), anchor)


def test_cells_that_are_no_image_of_a_tile_are_no_placement() -> None:
    straight = SHAPES[3]
    assert placement_of(straight, [0, 1, 2, 3]) == 0
    assert placement_of(straight, [0, 1, 2, 14]) == -1
    assert placement_of(straight, [10, 11, 12, 13]) == -1  # round the border


def test_the_last_of_the_placements_is_followed_by_none() -> None:
    with pytest.raises(IndexError):
        nth_placement(SHAPES[0], FULL, FULL, FULL, CELLS)
