"""The steps of Unearth: the name, the kinds of moves and the number of each."""

from typing import Any, Final

from ludarium.core.steps import Step
from ludarium.games.unearth.rules.claims import Check, Claim, DrawCard, DrawCards, FateRolls
from ludarium.games.unearth.rules.delvers import CardInPlay, NameNumber, RollDie, RollFirst, TargetDie
from ludarium.games.unearth.rules.roll import Adjust, ChooseRuin, LayDie, Modify, Reroll
from ludarium.games.unearth.rules.state import (
    ADJUST,
    AFTER_ROLL,
    AGAIN,
    BUILD_WONDER,
    CHECK,
    CHOOSE_RING,
    CHOOSE_RUIN,
    CLAIM,
    DRAW_CARD,
    DRAW_CARDS,
    FATE_ROLLS,
    IN_PLAY,
    LAY_DIE,
    LIBRARY,
    MEMORIAL,
    MODIFY,
    NAME_NUMBER,
    PLACE_STONE,
    REROLL,
    ROLL_DIE,
    ROLL_FIRST,
    TAKE_STONE,
    TARGET_DIE,
    TURN,
)
from ludarium.games.unearth.rules.stones import DrawFromBag, PlaceStone, TakeStone
from ludarium.games.unearth.rules.turns import AfterRoll, Again, Turn
from ludarium.games.unearth.rules.wonders import BuildWonder, ChooseRing, TakeRuin

BY_NUMBER: Final[dict[int, Step[Any]]] = {
    TURN: Turn("turn", "play", "roll"),
    AGAIN: Again("again", "end", "roll"),
    TARGET_DIE: TargetDie("target", "target", is_open=True),
    NAME_NUMBER: NameNumber("number", "number", is_open=True),
    ROLL_FIRST: RollFirst("first", "target", is_open=True),
    REROLL: Reroll("reroll", "keep", "reroll map", "reroll wonder", is_open=True),
    MODIFY: Modify("modify", "value", is_open=True),
    CHOOSE_RUIN: ChooseRuin("ruin", "ruin", is_open=True),
    ADJUST: Adjust("adjust", "value", is_open=True),
    TAKE_STONE: TakeStone("stone", "stone", is_open=True),
    LIBRARY: DrawFromBag("library", "draw one", "draw two", is_open=True),
    PLACE_STONE: PlaceStone("cell", "cell", is_open=True),
    CHOOSE_RING: ChooseRing("ring", "cell", is_open=True),
    BUILD_WONDER: BuildWonder("wonder", "build", is_open=True),
    MEMORIAL: TakeRuin("memorial", "take"),
    DRAW_CARD: DrawCard("draw", "draw", "decline", is_open=True),
    LAY_DIE: LayDie("lay"),
    ROLL_DIE: RollDie("roll"),
    CHECK: Check("check"),
    CLAIM: Claim("claim"),
    DRAW_CARDS: DrawCards("draws"),
    FATE_ROLLS: FateRolls("fate"),
    IN_PLAY: CardInPlay("in play"),
    AFTER_ROLL: AfterRoll("after roll"),
}
STEPS: Final[list[Step[Any]]] = [BY_NUMBER[number] for number in range(len(BY_NUMBER))]
