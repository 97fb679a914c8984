"""Positions: what may be left out, and what is refused."""

from typing import Any

import pytest

from ludarium.core.errors import BadPosition
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.state import NearState
from tests.near_and_far.table import legal, play, table, truth


def test_what_is_left_out_is_as_usual() -> None:
    state = GAME.load({"seats": 3, "goods": {"1": {"coin": 9}}})
    assert isinstance(state, NearState)
    assert (state.asking.name, state.to_move(), state.write_frames()) == ("turn", [0], ["end-turn"])
    assert [player.coins for player in state.players] == [3, 9, 3]
    assert [player.hand for player in state.players] == [0, 0, 0]
    assert len(truth(state).quests) == 10


@pytest.mark.parametrize(
    ("given", "where", "clause_id"),
    [
        ({"team": {0: ["g1", "g2"]}}, "team.0", "NF-135"),
        ({"team": {0: ["g1", "b1", "r1", "y1"]}}, "team.0", "NF-135"),
        ({"animals": {0: ["bird"] * 4}}, "animals.0", "NF-150"),
        ({"animals": {0: ["turtle"]}}, "animals.0", "NF-370"),
        ({"treasures": {0: ["t09"]}}, "treasures.0", "NF-232"),
        ({"places": {0: "n30"}}, "places.0", "NF-206"),
        ({"places": {0: "nowhere"}}, "places.0", "NF-206"),
        ({"quests": {"n02": "quest"}}, "quests.n02", "NF-046"),
        ({"camps": {"n30": 0}}, "camps.n30", "NF-187"),
        ({"camps": {f"n{space:02}": 0 for space in range(1, 15)}}, "last_round", "NF-313"),
        ({"step": "saloon"}, "places.0", "NF-117"),
        ({"step": "move"}, "places.0", "NF-198"),
        ({"step": "hearts"}, "roll", "NF-106"),
        ({"step": "option", "places": {0: "n01"}}, "reading", "NF-235"),
        ({"step": "draft"}, "packs", "NF-071"),
        ({"step": "trim"}, "hands", "NF-073"),
        ({"to_move": [1], "active": 0}, "to_move", "NF-103"),
        ({"follows": []}, "follows", "NF-103"),
        ({"drawn_treasures": ["t09"]}, "drawn_treasures", "NF-161"),
        ({"winners": [0]}, "winners[0]", "NF-102"),
        ({"pages": ["AR01"], "options": {"mode": "first-adventure"}}, "pages[0]", "NF-235"),
        ({"hands": {0: ["ac01"], 1: ["ac01"]}}, "hands.1[0]", "NF-033"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(given: dict[str, Any], where: str, clause_id: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        table(**given)
    assert (refusal.value.arguments["where"], refusal.value.clause) == (where, clause_id)


def test_a_position_in_the_middle_of_a_trade() -> None:
    state = table(
        seats=3, step="trade", about="get red food,coin", places={0: "town_hall"}, goods={0: {"food": 1, "coin": 4}}
    )
    assert legal(state) == ["add coin"]
    play(state, "add coin", "done")
    assert truth(state).goods[0].red == 1
