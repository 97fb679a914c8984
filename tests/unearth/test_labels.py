"""Moves and events as people meet them: labels, refs, hints, the log."""

import random

from ludarium.core import Texts
from ludarium.core.rng import Rng
from ludarium.core.text import LANGUAGES
from ludarium.games.unearth.game import GAME
from tests.marks import clause
from tests.unearth.table import centre, dig, legal, play, roll, table


def refs(state, notation: str) -> list[str]:  # type: ignore[no-untyped-def]
    return GAME.option(state, state.turn, GAME.parse(notation)).refs


def test_refs_name_the_things_a_move_touches() -> None:
    state = table(hands={"0": ["forgotten-song"], "1": []}, centre=centre(dig("peach-17", a_d8=4, b_d6b=4)))
    assert refs(state, "play forgotten-song") == ["card:forgotten-song"]
    assert refs(state, "roll d6a > 2") == ["die:0.d6a", "die:0.d6b", "die:0.d6c", "ruin:green-17"]
    assert refs(state, "roll d4 > 1") == ["die:0.d4", "ruin:peach-17"]
    several = table(
        hands={"0": ["forgotten-song"], "1": []}, centre=centre(dig("peach-17", a_d8=4, b_d6b=4, b_d6a=2))
    )
    play(several, "0: play forgotten-song")
    assert refs(several, "number 4") == ["number:4", "die:0.d8", "die:1.d6b"]


def test_a_value_says_how_it_comes_about() -> None:
    state = table(centre=[dig("peach-17"), {}, {}, {}], ruin_deck=[], age="gathering", pending={"claims": 1})
    state, _ = roll(state, "0: roll d6a > 1", 1)
    ways = {move: GAME.option(state, 0, GAME.parse(move)).arguments["way"] for move in legal(state, 0)}
    assert ways == {"value 2": "1 → 3 → 2", "value 3": "1 → 1 → 3"}


@clause("UN-150", "UN-A16")
def test_the_label_of_a_second_band_says_that_it_has_no_effect() -> None:
    state = table(hands={"0": ["band-of-delvers", "band-of-delvers"], "1": []}, centre=centre())
    band = GAME.parse("play band-of-delvers")
    assert GAME.option(state, 0, band).label == "unearth-move-play"
    play(state, "0: play band-of-delvers")
    option = GAME.option(state, 0, band)
    assert option.refs == ["card:band-of-delvers"]
    said = [Texts(one, ["ludarium.core", GAME.package]).say(option.label, **option.arguments) for one in LANGUAGES]
    assert ["no third roll" in said[0], "третьего броска" in said[1], "třetí hod" in said[2]] == [True] * 3


def test_hints_give_a_reason_that_can_be_said() -> None:
    given = set()
    pick = random.Random(2)
    languages = [Texts(language, ["ludarium.core", GAME.package]) for language in LANGUAGES]
    state = GAME.start(3, {"promos": "on"}, seed=2)
    while not state.over:
        hint = GAME.hint(GAME.view(state, state.turn), Rng.of(1))
        assert hint.moves[0] in state.moves(state.turn)
        given.add(hint.reason)
        for texts in languages:
            assert texts.has(hint.reason), hint.reason
            assert texts.say(hint.reason, **hint.arguments)
        for _ in range(3):
            if not state.over:
                state.play(state.turn, pick.choice(state.moves(state.turn)))
    assert len(given) > 4


def test_the_log_names_things_in_the_readers_language() -> None:
    state = table(hands={"0": ["new-discovery"], "1": []}, centre=centre(dig("peach-17", [], b_d8=4)))
    news = play(state, "0: play new-discovery")
    for language, card in (("en", "A New Discovery"), ("ru", "Новое открытие"), ("cs", "Nový objev")):
        texts = Texts(language, ["ludarium.core", GAME.package])
        lines = [line for event in news for line in GAME.log_lines(event, ["Ann", "Bob"], texts.say)]
        assert len(lines) == 2
        assert all(card in line for line in lines)
        assert "Bob" in lines[1]
