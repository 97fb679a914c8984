"""Chance that is written down, and chance that is not."""

from ludarium.core.rng import Rng, Script

NAMES = ["ash", "elm", "fir", "oak", "yew"]


def scripted(rolls: list[int], draws: list[str | int]) -> Rng:
    rng = Rng.of(3)
    rng.script = Script(rolls, draws)
    return rng


def test_dice_and_picks_are_numbers_of_the_same_stream() -> None:
    one, two = Rng.of(3), Rng.of(3)
    for sides in (4, 6, 8, 5):
        assert one.roll(sides) == two.below(sides) + 1
        assert one.pick(NAMES) == two.below(len(NAMES))
    assert one.drawn == two.drawn


def test_written_answers_take_the_place_of_words() -> None:
    plain, told = Rng.of(3), scripted([6, 1], ["oak", 2])
    fallen = [plain.roll(6), plain.roll(6), plain.pick(NAMES), plain.below(9), plain.roll(6), plain.below(100)]
    answers = [told.roll(6), told.roll(6), told.pick(NAMES), told.below(9), told.roll(6), told.below(100)]
    assert answers == [6, 1, 3, 2, *fallen[4:]]
    assert told.drawn == plain.drawn
    assert told.script is not None
    assert (told.script.rolls, told.script.draws, told.script.faults) == ([], [], [])


def test_a_shuffle_puts_what_is_written_where_it_is_taken_first() -> None:
    told, items = scripted([], ["yew", "ash", "ash", "birch"]), [0, 1, 2, 3, 4, 0, 0]
    told.shuffle(items, NAMES)
    assert [items.pop(), items.pop(), items.pop()] == [4, 0, 0]
    assert sorted(items) == [0, 1, 2, 3]
    assert told.script is not None
    assert told.script.draws == ["birch"]
    unnamed = list(range(5))
    told.shuffle(unnamed)
    assert told.script.draws == ["birch"]


def test_what_is_impossible_is_noted_and_chance_answers() -> None:
    plain, told = Rng.of(3), scripted([7], ["birch", "oak", 9])
    fallen = [plain.roll(6), plain.pick(NAMES), plain.below(9), plain.below(9)]
    assert [told.roll(6), told.pick(NAMES), told.below(9), told.below(9)] == fallen
    assert told.script is not None
    assert [(kind, answer) for kind, answer, _ in told.script.faults] == [
        ("rolls", 7),
        ("draws", "birch"),
        ("draws", "oak"),
        ("draws", 9),
    ]


def test_a_copy_has_no_script() -> None:
    told = scripted([6], ["oak"])
    assert told.copy().script is None
