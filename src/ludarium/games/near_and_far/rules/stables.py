"""The stables and the mystic's hut: pack animals, and what they carry (rules chapters 12, 15, 39)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.games.near_and_far.components import SIDES
from ludarium.games.near_and_far.effects import FREE_BIRD
from ludarium.games.near_and_far.moves import CHOOSE_ANIMAL, DONE, DRAW_TREASURE
from ludarium.games.near_and_far.rules.gains import holds, spend
from ludarium.games.near_and_far.rules.numbers import FOOD, GEM, MOST_ANIMALS, TREASURES, TURTLES_AT
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse
from ludarium.games.near_and_far.rules.traveller import Traveller

BIRD: Final = 0
TURTLE: Final = 1
DUSK_DRAWS: Final = SIDES["dusk"].hut_draws
DAY_DRAWS: Final = SIDES["day"].hut_draws


def gain_animal(me: Traveller, animal: i64) -> None:
    """One more bird or turtle."""
    me.animals += 1 if animal == BIRD else bit_of(TURTLES_AT)


class Stables(Own):
    """One bird for a food; by day also one turtle for a gem instead (NF-148 to NF-150, NF-370, NF-371)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = []
        if me.animals_held() < MOST_ANIMALS:
            if me.food or holds(me, FREE_BIRD):
                moves.append(CHOOSE_ANIMAL + BIRD)
            if state.table.day and me.gems:
                moves.append(CHOOSE_ANIMAL + TURTLE)
        moves.append(DONE)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        if move == CHOOSE_ANIMAL + TURTLE:
            spend(state, seat, GEM, 1)
        elif not holds(state.players[seat], FREE_BIRD):
            spend(state, seat, FOOD, 1)
        gain_animal(state.me(seat), move - CHOOSE_ANIMAL)
        if state.news is not None:
            state.tell("near-animal", seat, {"animal": "bird" if move == CHOOSE_ANIMAL else "turtle"})

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if state.players[seat].animals_held() >= MOST_ANIMALS:
            clause = "NF-371" if state.table.day else "NF-150"
            return refuse(clause, "near-no-more-animals", number=MOST_ANIMALS)
        if move == CHOOSE_ANIMAL + BIRD:
            return refuse("NF-148", "near-no-food")
        if not state.table.day:
            return refuse("NF-370", "near-no-turtles")
        return refuse("NF-370", "near-no-gem")


class Hut(Own):
    """With a pack animal draw a treasure; by day three, of which one is kept (NF-160, NF-375)."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        return [DRAW_TREASURE, DONE] if state.players[seat].animals_held() else [DONE]

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == DRAW_TREASURE:
            state.push(TREASURES, DAY_DRAWS if state.table.day else DUSK_DRAWS)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        return refuse("NF-160", "near-no-animal")
