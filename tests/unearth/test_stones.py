"""Gaining and placing stones (rules chapters 7 and 10)."""

import random

import pytest

from ludarium.games.unearth.game import GAME
from ludarium.games.unearth.rules.field import (
    NEIGHBOURS,
    ORIGIN,
    cell_at,
    is_open,
    open_cells,
    put,
    stones_in,
    wonders_in,
)
from ludarium.games.unearth.rules.numbers import CELL
from ludarium.games.unearth.rules.state import UnearthState
from tests.marks import clause
from tests.unearth.table import (
    AROUND,
    centre,
    dig,
    kinds,
    legal,
    place,
    play,
    refusal,
    ring,
    roll,
    seen,
    size,
    table,
    told,
    with_wonder,
)


@clause("UN-061", "UN-063", "UN-064")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_low_roll_takes_a_stone_of_choice(value: int) -> None:
    state = table(centre=centre(dig("peach-17", ["red", "red", "blue"])), stones={"0": {"0,0": "red"}})
    state, _ = roll(state, "0: roll d6a > 1", value)
    assert legal(state, 0) == ["stone red", "stone blue"]
    news = play(state, "0: stone red", "0: cell 1,0")
    assert place(state, 1).stones == ["red", "blue"]
    assert list(seen(state).stones[0]) == ["0,0", "1,0"]
    assert kinds(news).count("unearth-placed") == 1


@clause("UN-061")
def test_a_high_roll_takes_none() -> None:
    state, news = roll(table(centre=centre(dig("peach-17", ["red", "blue"]))), "0: roll d6a > 1", 4)
    assert state.to_move() == [1]
    assert not seen(state).stones[0]
    assert "unearth-took-stone" not in kinds(news)


@clause("UN-062")
def test_without_stones_on_the_ruin_one_comes_from_the_bag() -> None:
    state = table(centre=centre(dig("peach-17", [])))
    bag = size(seen(state).bag)
    state, news = roll(state, "0: roll d4 > 1", 3)
    assert len(told(news, "unearth-drew-stone")) == 1
    assert seen(state).bag == bag - 1
    assert len(seen(state).stones[0]) == 1


@clause("UN-066")
def test_a_card_that_lowers_a_die_gives_no_stone() -> None:
    state = table(hands={"0": ["forlorn"], "1": []}, centre=centre(dig("peach-17", ["red"], a_d8=4)))
    news = play(state, "0: play forlorn")
    assert told(news, "unearth-changed")[0]["value"] == 2
    assert not seen(state).stones[0]


def crowded() -> dict[str, dict[str, str]]:
    """All sixty stones on two fields: rows with gaps, so that no ring is complete."""
    colours = ["black", "red", "blue", "yellow"] * 15
    fields: dict[str, dict[str, str]] = {"0": {}, "1": {}}
    for number, colour in enumerate(colours):
        fields[str(number % 2)][f"{number // 2},0"] = colour
    return fields


def without_stones(*ruins: str) -> list[dict[str, object]]:
    return [{"ruin": ruin, "stones": []} for ruin in ruins]


@clause("UN-067", "UN-068", "UN-A44")
def test_when_all_stones_are_used_up_nobody_gains_one() -> None:
    bare: list[dict[str, object]] = [
        {"ruin": ruin, "stones": []} for ruin in ("peach-9", "green-17", "blue-17", "purple-17")
    ]
    bare[0]["dice"] = {"1.d8": 8}
    state = table(centre=bare, stones=crowded())
    assert seen(state).bag == 0
    state, news = roll(state, "0: roll d6a > 1", 2)
    assert "unearth-no-stone" in kinds(news)
    revealed = told(news, "unearth-revealed")[0]
    assert revealed["colours"] == []


@clause("UN-A44")
def test_too_few_stones_for_a_new_ruin() -> None:
    fields = crowded()
    fields["0"].popitem()
    bare: list[dict[str, object]] = [
        {"ruin": ruin, "stones": []} for ruin in ("peach-9", "green-17", "blue-17", "purple-17")
    ]
    bare[0]["dice"] = {"1.d8": 8}
    state = table(centre=bare, stones=fields)
    assert seen(state).bag == 1
    state, news = roll(state, "0: roll d6a > 1", 4)
    assert len(told(news, "unearth-revealed")[0]["colours"]) == 1  # type: ignore[arg-type]
    assert seen(state).bag == 0


@clause("UN-A44")
def test_a_stone_on_a_ruin_can_be_gained_with_an_empty_bag() -> None:
    fields = crowded()
    assert fields["0"].pop("29,0") == "blue"
    ground: list[dict[str, object]] = [
        {"ruin": ruin, "stones": []} for ruin in ("green-17", "blue-17", "purple-17")
    ]
    state = table(centre=[{"ruin": "peach-17", "stones": ["blue"]}, *ground], stones=fields)
    assert seen(state).bag == 0
    state, news = roll(state, "0: roll d6a > 1", 1)
    assert "unearth-took-stone" in kinds(news)


# Where a stone may lie.


@clause("UN-A32", "UN-115")
def test_the_first_stone_lies_at_the_origin_and_the_next_beside_it() -> None:
    state = table(centre=centre(dig("peach-17", ["red"])))
    state, news = roll(state, "0: roll d4 > 1", 1)
    assert (told(news, "unearth-placed")[0]["q"], told(news, "unearth-placed")[0]["r"]) == (0, 0)
    second = table(centre=centre(dig("peach-17", ["red"])), stones={"0": {"0,0": "blue"}})
    second, _ = roll(second, "0: roll d4 > 1", 1)
    assert set(legal(second, 0)) == {f"cell {q},{r}" for q, r in AROUND}
    assert refusal(second, 0, "cell 2,0").clause == "UN-115"
    assert refusal(second, 0, "cell 0,0").clause == "UN-A32"


@clause("UN-098")
def test_no_move_ever_moves_a_stone() -> None:
    pick = random.Random(4)
    state = GAME.start(3, {"promos": "on"}, seed=9)
    before: list[dict[int, int]] = [{}, {}, {}]
    while not state.over:
        state.play(state.turn, pick.choice(state.moves(state.turn)))
        assert isinstance(state, UnearthState)
        after = [dict(stones_in(field)) for field in state.fields]
        assert all(new.items() >= old.items() for old, new in zip(before, after, strict=True))
        before = after


@clause("UN-116", "UN-A32")
def test_a_stone_keeps_room_for_a_wonder() -> None:
    # Five stones around (0, 0): the sixth side may not be closed by a stone.
    stones = {"0,0": "red", **ring(0, 0, "red", "blue", "red", "blue", "red")}
    state = table(centre=centre(dig("peach-17", ["red"])), stones={"0": stones})
    state, _ = roll(state, "0: roll d4 > 1", 1)
    assert "cell 1,-1" not in legal(state, 0)
    assert refusal(state, 0, "cell 1,-1").clause == "UN-116"


def allowed_by_definition(stones: set[int], wonders: set[int]) -> set[int]:
    """UN-A32 (a), (b) and (c), word for word."""

    def around(cell: int) -> set[int]:
        return {cell + step for step in NEIGHBOURS}

    if not stones:
        return {ORIGIN}
    open_cells = set()
    for cell in {near for stone in stones for near in around(stone)} - stones - wonders:
        after = stones | {cell}
        if all(not around(stone) <= after for stone in after):
            open_cells.add(cell)
    return open_cells


@clause("UN-A32", "UN-114")
def test_legal_cells_are_those_of_the_definition_in_dense_fields() -> None:
    """Fields grown cell by cell, crowding on purpose: the cells kept up to date are those of the definition."""
    walled = 0
    for seed in range(30):
        pick = random.Random(seed)
        field: list[int] = []
        stones: set[int] = set()
        wonders: set[int] = set()
        for _ in range(45):
            expected = allowed_by_definition(stones, wonders)
            found = {move - CELL for move in open_cells(field)}
            assert found == expected
            assert expected, "there is always a legal cell"
            crowded_first = sorted(expected, key=lambda cell: -len({cell + s for s in NEIGHBOURS} & stones))
            cell = pick.choice(crowded_first[:3])
            assert is_open(field, cell)
            completed = put(field, cell, pick.randrange(4))
            assert not is_open(field, cell)
            stones.add(cell)
            rings = {c for near in NEIGHBOURS for c in [cell + near] if {c + s for s in NEIGHBOURS} <= stones}
            assert set(completed) == rings - stones - wonders
            wonders |= set(completed)
            walled += len({near for stone in stones for near in [stone + 1]} - stones - expected) > 0
    assert walled


@clause("UN-116", "UN-A32")
@pytest.mark.parametrize("gap", range(6))
def test_a_stone_amid_five_others_keeps_its_sixth_side_free(gap: int) -> None:
    field: list[int] = []
    stones = {ORIGIN, *(ORIGIN + step for side, step in enumerate(NEIGHBOURS) if side != gap)}
    for cell in sorted(stones - {ORIGIN}):
        assert put(field, cell, 0) == []
    assert put(field, ORIGIN, 0) == []
    assert not is_open(field, ORIGIN + NEIGHBOURS[gap])
    assert {move - CELL for move in open_cells(field)} == allowed_by_definition(stones, set())


@clause("UN-114", "UN-A32")
def test_legal_cells_over_whole_games() -> None:
    pick = random.Random(8)
    for seed in range(6):
        state = GAME.start(2 + seed % 3, {"promos": "on"}, seed)
        assert isinstance(state, UnearthState)
        while not state.over:
            for field in state.fields:
                stones = {cell for cell, _ in stones_in(field)}
                if stones:
                    wonders = {cell for cell, _, _ in wonders_in(field)}
                    assert {move - CELL for move in open_cells(field)} == allowed_by_definition(stones, wonders)
            for _ in range(5):
                if not state.over:
                    state.play(state.turn, pick.choice(state.moves(state.turn)))


def test_the_longest_row_of_stones_fits_the_move_space() -> None:
    field: list[int] = []
    for q in range(60):
        put(field, cell_at(q, 0), q % 4)
    assert CELL + cell_at(60, 0) in open_cells(field)
    assert "cell 60,0" in GAME.notations


# Underground Library.


@clause("UN-A41")
def test_the_library_draws_two_and_keeps_one() -> None:
    state = table(
        centre=centre(dig("peach-17", [])),
        **with_wonder(0, "underground-library"),
    )
    bag = size(seen(state).bag)
    state, _ = roll(state, "0: roll d4 > 1", 2)
    assert legal(state, 0) == ["draw one", "draw two"]
    one = state.copy()
    play(one, "0: draw one")
    assert (seen(one).bag, seen(one).step) == (bag - 1, "cell")
    different = None
    for _ in range(20):
        twin = state.copy()
        play(twin, "0: draw two")
        if seen(twin).step == "stone":
            different = twin
            break
        state.rng.word()
    assert different is not None
    kept, returned = legal(different, 0)
    play(different, f"0: {kept}")
    assert seen(different).bag == bag - 1
    assert seen(different).stone == kept.split()[1]
    assert returned != kept


@clause("UN-A41")
def test_the_library_is_no_use_for_stones_of_a_ruin() -> None:
    state = table(
        centre=centre(dig("peach-17", ["red"])),
        **with_wonder(0, "underground-library"),
    )
    state, _ = roll(state, "0: roll d4 > 1", 2)
    assert seen(state).step == "cell"
