"""The general store: a coin, or four artifacts from the two decks (rules chapter 13)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.near_and_far.components import COMPONENTS
from ludarium.games.near_and_far.moves import DONE, STORE_CARDS, STORE_COIN
from ludarium.games.near_and_far.rules.artifacts import draw_split
from ludarium.games.near_and_far.rules.gains import artifacts_left, gain
from ludarium.games.near_and_far.rules.numbers import COIN
from ludarium.games.near_and_far.rules.own import Own
from ludarium.games.near_and_far.rules.state import NearState, refuse

CARD_COUNT: Final = COMPONENTS.game.store_cards


class Store(Own):
    """The split between the decks is fixed before a card is seen (NF-156, NF-157); no action is allowed, too."""

    def options(self, state: NearState, seat: i64) -> list[int]:
        commons = artifacts_left(state, False)
        specials = artifacts_left(state, True)
        drawn = min(CARD_COUNT, commons + specials)
        moves = [STORE_COIN]
        if drawn:
            moves.extend([STORE_CARDS + n for n in range(drawn + 1) if n <= commons and drawn - n <= specials])
        moves.append(DONE)
        return moves

    def act(self, state: NearState, seat: i64, move: i64) -> None:
        if move == STORE_COIN:
            gain(state, seat, COIN, 1)
        elif move != DONE:
            commons = move - STORE_CARDS
            drawn = min(CARD_COUNT, artifacts_left(state, False) + artifacts_left(state, True))
            draw_split(state, commons, drawn - commons)

    def refusal(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        return refuse("NF-A22", "near-no-deck-empty")
