"""What follows a decision of Unearth: frames in the order of the rules, as text both ways."""

import random

import pytest

from ludarium.core import BadPosition, StepState
from ludarium.core.state import State
from ludarium.games.unearth.game import GAME
from ludarium.games.unearth.rules.steps import STEPS
from tests.marks import clause
from tests.unearth.table import centre, dig, legal, play, ring, roll, table, with_wonder


def follows(state: State) -> list[str]:
    assert isinstance(state, StepState)
    return state.write_frames()


def asked(state: State) -> str:
    assert isinstance(state, StepState)
    return state.write_frame(state.step, state.number)


@clause("UN-045", "UN-052")
def test_a_card_in_play_is_discarded_after_the_claim_check() -> None:
    state = table(hands={"0": ["new-discovery"], "1": []}, centre=centre(dig("peach-17", a_d8=3, b_d8=4)))
    assert (asked(state), follows(state)) == ("turn", [])
    play(state, "0: play new-discovery")
    assert (asked(state), follows(state)) == ("target new-discovery", ["check 1", "in play new-discovery"])


@clause("UN-A06")
def test_a_roll_that_can_be_changed_is_a_row_of_steps() -> None:
    state, _ = roll(table(centre=centre(), pending={"maps": 1}), "0: roll d8 > 1", 4)
    assert asked(state) == "reroll"
    assert follows(state) == ["modify", "ruin", "adjust", "lay", "check 1", "after roll"]


@clause("UN-063", "UN-A18")
def test_dice_in_the_air_wait_while_a_stone_is_placed() -> None:
    state = table(
        hands={"0": ["restoration"], "1": []},
        centre=centre(dig("peach-17", ["red"], a_d8=3), dig("green-17", a_d6a=2, a_d4=2)),
        stones={"0": {"0,0": "blue"}},
    )
    twin, _ = roll(state, "0: play restoration", 1)
    assert asked(twin) == "cell red"
    assert follows(twin) == ["roll 0.d6a", "roll 0.d4", "check 1", "in play restoration"]


@clause("UN-A33")
def test_rings_wait_in_the_order_that_the_owner_chooses() -> None:
    rings = {
        middle: ring(middle, 0, "yellow", "black", "red", "black", "red", "blue")
        for middle in (0, 2, -2)  # the first one shares a stone with each of the others
    }
    state = table(
        centre=centre(dig("peach-17", a_d8=2)),
        stones={"0": {**rings[0], **rings[2], **rings[-2]}},
        step="ring",
        roll={"die": "0.d8", "place": 1, "natural": 2, "value": 2},
        rings=["0,0", "2,0", "-2,0"],
        laid_out=["underground-library", "temple-of-fate", "temple-of-clarity", "temple-of-flames"],
    )
    assert asked(state) == "ring"
    assert follows(state) == ["wonder 0,0", "wonder 2,0", "wonder -2,0", "check 1", "after roll"]
    play(state, "0: cell 2,0")
    assert asked(state) == "wonder 2,0"
    assert follows(state) == ["ring", "wonder 0,0", "wonder -2,0", "check 1", "after roll"]


@clause("UN-A42")
def test_the_claim_waits_for_the_draws() -> None:
    state = table(
        centre=centre(dig("peach-9", a_d6a=3), dig("green-9", a_d6b=3)), **with_wonder(1, "eternal-flame")
    )
    rolled, _ = roll(state, "0: roll d8 > 1", 7)
    assert legal(rolled, 1) == ["draw", "decline"]
    assert (asked(rolled), follows(rolled)) == ("draw 1 at 1", ["claim 1", "after roll"])


def test_frames_are_written_and_read_in_whole_games() -> None:
    names: set[str] = set()
    for seed in range(60):
        state = GAME.start(2 + seed % 3, {"promos": "on"}, seed=seed)
        assert isinstance(state, StepState)
        pick = random.Random(seed)
        while not state.over:
            twin = state.copy()
            assert isinstance(twin, StepState)
            twin.read_frames(state.write_frames())
            assert twin.words() == state.words()
            assert state.read_frame(asked(state), "") == (state.step, state.number)
            names.update(state.steps[frame & 255].name for frame in state.frames[: state.depth])
            state.play(state.turn, pick.choice(state.moves(state.turn)))
    assert names >= {"modify", "ruin", "adjust", "lay", "roll", "check", "in play", "after roll"}


@pytest.mark.parametrize(
    "text",
    [
        "roll 9.d8",
        "roll",
        "in play forlorn-hope",
        "claim 6",
        "check 0",
        "draw 4 at 1",
        "draw 1",
        "wonder 70,0",
        "cell g",
    ],
)
def test_a_frame_that_means_nothing_is_refused(text: str) -> None:
    state = GAME.start(2)
    assert isinstance(state, StepState)
    with pytest.raises(BadPosition, match=r"follows\[0\]"):
        state.read_frames([text])


def test_every_step_has_a_name_of_its_own() -> None:
    assert len({step.name for step in STEPS}) == len(STEPS)
