"""People count seats from 1: a refusal never speaks of seat 0, in any language."""

import re

import pytest

from ludarium.core.errors import LudariumError
from ludarium.core.match import Match
from ludarium.core.registry import game, games
from ludarium.core.text import Texts

LANGUAGES = ("en", "ru", "cs")


def out_of_turn(name: str) -> LudariumError:
    """What a seat is told that is not asked, while seat 0 is concerned."""
    match = Match.new(game(name), 2, seed=1)
    for _ in range(200):
        waiting = match.state.to_move()
        if waiting == [1]:
            return match.state.not_your_turn(0)
        match.play(waiting[0], match.state.moves(waiting[0])[0])
    raise AssertionError(f"seat 1 is never asked alone in {name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_who_is_not_asked_is_told_so_by_the_number_on_the_table(name: str, language: str) -> None:
    error = out_of_turn(name)
    said = Texts(language, ["ludarium.core", game(name).package]).say(error.reason, **error.arguments)
    assert set(re.findall(r"\d+", said)) <= {"1", "2"}, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_undo_names_no_seat(language: str) -> None:
    match = Match.new(game("ruins"), 2, seed=1)
    with pytest.raises(LudariumError) as refused:
        match.undo(0)
    said = Texts(language, ["ludarium.core"]).say(refused.value.reason, **refused.value.arguments)
    assert not re.search(r"\d", said), said
