"""Every key of a scenario means something: it holds where it is so, and is found out where it is not."""

import pytest

from ludarium.core.errors import BadScenario, LudariumError
from ludarium.core.registry import game
from ludarium.core.scenario import read, run
from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.ruins.rules.state import RuinsState

RUINS = """
title = "A lead of two 4s"
game = "ruins"
[given]
seats = 3
to_move = [0]
torches = [0, 0, 0]
hands = { 0 = ["1a", "4a", "4b"], 1 = ["5a", "5b", "6a", "6b"], 2 = ["9a"] }
ruins = { 4b = { discoveries = ["M08"] } }
deck = ["2a", "2b", "3a"]
"""

UNEARTH = """
title = "A roll"
game = "unearth"
[given]
seats = 2
to_move = [0]
hands = { 0 = [], 1 = [] }
age = "day-of-rest"
centre = [{ ruin = "peach-17", stones = [] }, { ruin = "green-15", stones = ["blue"] }]
"""

REALMS = """
title = "A turn"
game = "rolling_realms"
[given]
seats = 2
realms = ["wingspan", "cities", "scythe"]
roll = [2, 5]
"""


def places(scenario: str, block: str) -> list[str]:
    """Where a scenario with this block after its given position differs."""
    return [difference.where.removeprefix("more[0].") for difference in run(read(f"{scenario}\n[[more]]\n{block}"))]


def sentences(scenario: str, block: str, language: str = "en") -> list[str]:
    told = read(f"{scenario}\n[[more]]\n{block}")
    texts = Texts(language, ["ludarium.core", game(told.game).package])
    return [difference.told(texts) for difference in run(told)]


# Moves that must be refused.


def test_a_mistyped_move_is_no_refusal() -> None:
    assert places(RUINS, 'then.illegal = [{ seat = 0, move = "valeu 4" }]') == ["then.illegal[0]"]
    assert places(RUINS, 'then.illegal = [{ seat = 0, move = "valeu 4", clause = "RU-051" }]') == [
        "then.illegal[0]",
        "then.illegal[0]",
    ]
    assert places(RUINS, 'then.illegal = [{ seat = 0, move = "valeu 4", code = "not-a-move" }]') == []
    assert places(RUINS, 'then.legal.0 = ["valeu 4"]') == ["then.legal.0"]
    assert places(RUINS, 'then.exactly.2 = ["valeu 4"]') == ["then.exactly.2"]
    assert places(RUINS, 'then.legal.0 = ["VALUE  4"]') == []


def test_a_seat_that_is_not_there_is_no_refusal() -> None:
    for seat in (3, 64, -1, 10**29):
        assert places(RUINS, f'then.illegal = [{{ seat = {seat}, move = "pass" }}]') == ["then.illegal[0]"]
        coded = f'then.illegal = [{{ seat = {seat}, move = "pass", code = "not-your-turn" }}]'
        assert places(RUINS, coded) == []


def test_a_refused_move_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    block = 'then.illegal = [{ seat = 1, move = "pass", code = "not-your-turn" }]\nthen.position.passes = 0'
    assert places(RUINS, block) == []
    honest = RuinsState.not_your_turn

    def careless(state: RuinsState, seat: int) -> object:
        state.passes += 1
        return honest(state, seat)

    monkeypatch.setattr(RuinsState, "not_your_turn", careless)
    assert places(RUINS, block) == ["then.illegal[0]"]  # and what follows is compared with the game as it was


def test_a_move_that_is_legal_is_not_left_made() -> None:
    block = 'then.illegal = [{ seat = 0, move = "value 1" }]\nthen.to_move = [0]\nthen.position.pile = []'
    assert places(RUINS, block) == ["then.illegal[0]"]


def test_an_unknown_clause_is_reported() -> None:
    assert places(RUINS, 'then.illegal = [{ seat = 0, move = "value 9", clause = "RU-999" }]') == [
        "then.illegal[0].clause"
    ]
    cited = RUINS.replace("[given]", 'clauses = ["RU-001", "RU-999", "UN-001"]\n[given]')
    assert [difference.where for difference in run(read(cited))] == ["clauses[1]", "clauses[2]"]


def test_refusals_are_sentences_in_the_language_asked_for() -> None:
    block = 'when = ["0: value 9"]'
    english, russian, czech = (sentences(RUINS, block, language) for language in LANGUAGES)
    assert english == [
        "more[0].when[0]: “0: value 9” is refused. "
        + Texts("en", ["ludarium.core", "ludarium.games.ruins"]).error(refusal_of("value 9"))
    ]
    assert "(RU-" in english[0]
    assert russian[0].startswith("more[0].when[0]: ход «0: value 9» отклонён. ")
    assert czech[0].startswith("more[0].when[0]: tah „0: value 9“ je odmítnut. ")
    assert not any("ruins-no" in sentence for sentence in (*english, *russian, *czech))


def refusal_of(move: str) -> LudariumError:
    told = read(RUINS)
    refusal = game("ruins").why_not(game("ruins").load(told.given), 0, move)
    assert refusal is not None
    return refusal


# What cannot be meant.


@pytest.mark.parametrize(
    "block",
    [
        'then.legal.spectator = ["pass"]',
        'then.exactly.spectator = ["pass"]',
        'then.legal.3 = ["pass"]',
        "then.view.3.seat = 3",
        "then.result = {}",
        'when = ["0 pass"]',
        'when = ["x: pass"]',
        f'when = ["{"9" * 5000}: pass"]',
        'then.illegal = [{ seat = true, move = "pass" }]',
        "rolls = [true]",
    ],
)
def test_what_cannot_be_meant_is_refused(block: str) -> None:
    with pytest.raises(BadScenario):
        places(RUINS, block)


# Facts.


def test_lists_are_reached_by_number() -> None:
    assert places(REALMS, "then.view.0.rolls.0.1 = 5\nthen.position.realms.2 = 'scythe'") == []
    assert places(REALMS, "then.view.0.rolls.0.1 = 4") == ["then.view.0.rolls.0.1"]
    assert places(REALMS, "then.view.0.rolls.0.2 = 5") == ["then.view.0.rolls.0.2"]
    assert places(REALMS, "then.view.0.rolls.x.1 = 5") == ["then.view.0.rolls.x"]


def test_facts_are_compared_as_views_are() -> None:
    assert places(REALMS, "then.facts.0.players.1.stars.scythe = 0") == []
    assert places(REALMS, "then.facts.0.players.1.stars.scythe = 1") == ["then.facts.0.players.1.stars.scythe"]
    assert places(REALMS, 'then.empty = ["facts.spectator.players.0.rounds"]') == []


def test_truth_values_are_no_numbers() -> None:
    assert places(REALMS, "then.view.0.over = false") == []
    assert places(REALMS, "then.view.0.over = 0") == ["then.view.0.over"]
    assert places(REALMS, "then.position.turn = true") == ["then.position.turn"]


def test_an_empty_table_must_be_empty() -> None:
    assert places(UNEARTH, "then.position.stones = { 0 = {} }") == []
    assert places(RUINS, "then.position.ruins = {}") == ["then.position.ruins"]


def test_what_must_be_absent() -> None:
    assert (
        places(RUINS, 'then.absent = ["position.build", "position.ruins.4a", "view.0.pile.0", "result.how"]') == []
    )
    assert places(RUINS, 'then.absent = ["position.ruins.4b", "view.0.hands.0.2"]') == ["then.absent"] * 2
    assert places(RUINS, 'then.absent = ["positoin.build", "position.ruinz.4b", "build"]') == ["then.absent"] * 3


def test_what_must_be_empty_and_how_many() -> None:
    block = 'then.empty = ["view.1.pile", "events"]\nthen.count.view.0.hands.0 = 3\nthen.count."position.deck" = 3'
    assert places(RUINS, block) == []
    empty = 'then.empty = ["view.0.hands.0", "view.0.nothing"]\n'
    block = empty + "then.count.view.0.hands.0 = 4\nthen.count.position.passes = 1"
    assert places(RUINS, block) == ["then.empty"] * 2 + ["then.count"] * 2


def test_a_name_may_have_a_point_in_it() -> None:
    dice = UNEARTH.replace("stones = [] }", 'stones = [], dice = { "0.d6a" = 4 } }')
    assert places(dice, 'then.absent = ["position.centre.0.dice.0.d6b"]') == []
    assert places(dice, 'then.absent = ["position.centre.0.dice.0.d6a"]') == ["then.absent"]


def test_an_event_that_must_not_happen() -> None:
    block = 'when = ["0: value 1", "0: done"]\nthen.no_events = [{ kind = "ruins-passed" }, { seat = 2 }]'
    assert places(RUINS, block) == []
    block = 'when = ["0: value 1", "0: done", "1: pass"]\nthen.no_events = [{ kind = "ruins-passed" }]'
    assert places(RUINS, block) == ["then.no_events"]
    block = 'when = ["0: value 1", "0: done"]\nthen.no_events = [{ seat = 0 }]'
    assert places(RUINS, block) == ["then.no_events"]


def test_an_event_that_a_seat_must_not_see() -> None:
    draw = RUINS.replace("M08", "M10")
    block = 'when = ["0: compose 4b", "0: draw 1"]\nthen.unseen_events.{} = [{{ kind = "ruins-drew" }}]'
    assert places(draw, block.format(1)) == places(draw, block.format("spectator")) == []
    assert places(draw, block.format(0)) == ["then.unseen_events.0"]


# Plays in one line.


def test_a_whole_play_in_one_line() -> None:
    pile = "then.position.pile = [{ seat = 0, value = 4, count = %d, ruins = ['4a', '4b'] }]"
    assert places(RUINS, 'when = ["0: compose 4a 4b as 2x4"]\n' + pile % 2) == []
    assert places(RUINS, 'when = ["0: compose ruin:4a 4b as 3x4"]\n' + pile % 3) == []
    assert places(RUINS, 'when = ["0: compose 1a"]\nthen.to_move = [1]') == []
    (several,) = sentences(RUINS, 'when = ["0: compose 4a 4b as 4"]')
    assert "as 2x4, as 3x4" in several
    (missing,) = sentences(RUINS, 'when = ["0: compose 1a 4a"]')
    assert "ruins-compose" not in missing
    assert places(RUINS, 'when = ["1: compose 5a"]') == places(RUINS, 'when = ["64: compose 5a"]') == ["when[0]"]
    assert places(REALMS, 'when = ["0: compose 5a"]') == ["when[0]"]


# Chance.


def test_dice_fall_as_they_are_written() -> None:
    for face in (4, 5, 6, 7, 8):
        block = f'rolls = [{face}]\nwhen = ["0: roll d8 > 1"]\nthen.position.centre.0.dice = {{ "0.d8" = {face} }}'
        assert places(UNEARTH, block) == []
    for roll in ([1, 1], [6, 3]):
        block = f'rolls = {roll}\nwhen = ["0: done", "1: done"]\nthen.position.roll = {roll}'
        assert places(REALMS, block) == []


def test_stones_and_realms_are_drawn_as_they_are_written() -> None:
    for colour in ("black", "red", "blue", "yellow"):
        block = f'rolls = [1]\ndraws = ["{colour}"]\nwhen = ["0: roll d8 > 1"]\n'
        event = f'then.events = [{{ kind = "unearth-drew-stone", facts = {{ colour = "{colour}" }} }}]'
        assert places(UNEARTH, block + event) == []
    realms = '["castles", "tapestry", "society"]'
    block = f'rolls = [4, 4]\ndraws = {realms}\nwhen = ["0: done", "1: done"]\n'
    assert (
        places(REALMS + "turn = 9\n", block + f"then.position.realms = {realms}\nthen.position.roll = [4, 4]") == []
    )


def test_cards_are_drawn_from_the_deck_as_they_are_written() -> None:
    draw = RUINS.replace("M08", "M10")
    block = 'draws = ["3a"]\nwhen = ["0: compose 4b", "0: draw 1"]\n'
    assert places(draw, block + 'then.exactly.0 = ["discard 1a", "discard 3a", "discard 4a"]') == []
    assert (
        places(draw, block + 'then.exactly.0 = ["discard 1a", "discard 2a", "discard 4a"]')
        == ["then.exactly.0"] * 2
    )
    stones = '{ "0,0" = "red", "1,-1" = "red", "2,-1" = "red", "2,0" = "blue", "1,1" = "blue" }'
    laid_out = '["temple-of-fate", "temple-of-clarity", "temple-of-prosperity", "temple-of-flames"]'
    token = UNEARTH.replace("age =", f"stones = {{ 0 = {stones} }}\nlaid_out = {laid_out}\nage =")
    for points in (2, 3, 4):
        block = f'rolls = [1]\ndraws = ["yellow", {points}]\nwhen = ["0: roll d8 > 1", "0: cell 0,1"]\n'
        assert places(token, block + f'then.position.wonders.0 = {{ "1,0" = "lesser {points}" }}') == []


def test_cards_are_dealt_as_they_are_written() -> None:
    last = """
title = "A new round"
game = "ruins"
[given]
seats = 2
to_move = [0]
hands = { 0 = ["4a"], 1 = ["5a"] }
deck = ["1a", "1b", "2a", "2b"]
"""
    dealt = '["10a", "10b", "1a", "1b", "2a", "3a", "4a", "5a", "6a"]'
    hand = '["1a", "1b", "2a", "3a", "4a", "5a", "6a", "10a", "10b"]'
    assert places(last, f'draws = {dealt}\nwhen = ["0: compose 4a"]\nthen.view.0.hands.0 = {hand}') == []


def test_a_deck_that_is_made_anew_begins_as_it_is_written() -> None:
    empty = UNEARTH.replace("[given]\n", "[given]\ndelver_deck = []\nclaimed = {}\n")
    empty = empty.replace("hands = { 0 = [], 1 = [] }", 'hands = { 0 = ["new-discovery"], 1 = [] }')
    empty = empty.replace(
        '[{ ruin = "peach-17", stones = [] }',
        '[{ ruin = "peach-9", stones = [], dice = { "0.d4" = 2, "1.d6a" = 6 } }',
    )
    block = 'draws = ["expedition"]\nwhen = ["0: play new-discovery", "0: target 0.d4"]\n'
    block += 'then.position.hands.0 = ["expedition"]'
    assert places(empty, block) == []


def test_answers_that_are_left_over_or_impossible_are_reported() -> None:
    roll = 'when = ["0: roll d8 > 1"]\n'
    assert places(UNEARTH, f"rolls = [8, 3]\n{roll}") == ["rolls"]
    assert places(UNEARTH, f"rolls = [9]\n{roll}") == ["rolls"]
    assert places(UNEARTH, f"rolls = [0]\n{roll}") == ["rolls"]
    assert places(UNEARTH, f'rolls = [1]\ndraws = ["green"]\n{roll}') == ["draws"]
    assert places(UNEARTH, f'rolls = [8]\ndraws = ["red"]\n{roll}') == ["draws"]
    assert places(UNEARTH, f'rolls = [8]\ndraws = ["forlorn"]\n{roll}') == ["draws"]
    assert places(RUINS, 'draws = ["3a"]\nwhen = ["0: value 1"]') == ["draws"]
    (sentence,) = sentences(UNEARTH, f"rolls = [9]\n{roll}")
    assert sentence == "more[0].rolls: 9 cannot come now. Possible: 1, 2, 3, 4, 5, 6, 7, 8."


def test_chance_goes_on_as_before_after_a_written_answer() -> None:
    """A written die takes the place of one that would have fallen, so the next one is the same as without it."""
    state = game("rolling_realms").load(read(REALMS).given)
    rolls = []
    for _ in range(2):
        state.play(0, game("rolling_realms").parse("done"))
        state.play(1, game("rolling_realms").parse("done"))
        rolls.append(game("rolling_realms").position(state)["roll"])
    own = 'when = ["0: done", "1: done", "0: done", "1: done"]\n'
    assert rolls[0] != [3, 3]
    assert places(REALMS, f"rolls = [3, 3]\n{own}then.position.rolls = [[2, 5], [3, 3], {rolls[1]}]") == []
