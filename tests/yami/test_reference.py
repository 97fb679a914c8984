"""What every player may look up at any time (YA-015, YA-046, YA-146), and the story around it (YA-027, YA-028)."""

import pytest

from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.yami.components import MISSIONS, SHEETS
from ludarium.games.yami.facts import facts_of
from ludarium.games.yami.game import GAME
from tests.marks import clause
from tests.yami.table import start, view


@clause("YA-015", "YA-046", "YA-146")
def test_every_seat_can_look_up_restrictions_and_phases_in_every_step() -> None:
    state = start(4, seed=3, mission="8")
    languages = [Texts(language, ["ludarium.core", GAME.package]) for language in LANGUAGES]
    kinds = set()
    while not state.over:
        for seat in (None, *range(4)):
            seen = view(state, seat)
            facts = facts_of(seen)
            assert len(facts.restrictions) == 4  # the first reference card, for the tokens of this mission
            kinds |= {one.wants for one in facts.restrictions}
            assert all(texts.has(f"yami-step-{seen.step}") for texts in languages)  # the second: where we are
        state.play(state.turn, state.moves(state.turn)[0])
    assert kinds == {"colour", "player"}


@clause("YA-028", "YA-107")
@pytest.mark.parametrize("mission", range(1, 23))
def test_the_journal_has_the_set_up_of_every_mission_and_its_place_on_both_maps(mission: int) -> None:
    assert MISSIONS[mission].tokens
    for sheet in SHEETS.values():
        assert [place.mission for place in sheet.place].count(mission) == 1


@clause("YA-027")
def test_the_introductory_letter_changes_nothing_in_a_mission() -> None:
    assert not [option.id for option in GAME.options if "letter" in option.id]
