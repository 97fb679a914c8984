"""The steps of Yami: the name, the kinds of moves and the number of each.

Steps whose moves everybody can work out are open: they may be left out when there is nothing to choose.
"""

from typing import Any, Final

from ludarium.core.steps import Step
from ludarium.games.yami.rules.automa import PlayAutoma
from ludarium.games.yami.rules.bases import CountVotes, Reveal, ShowCard, Vote, Window
from ludarium.games.yami.rules.ending import Check, DiscardCard, Next, ThrowAway
from ludarium.games.yami.rules.numbers import (
    AFTER,
    CHECK,
    COUNT_VOTES,
    DISCARD_CARD,
    FOLLOW,
    LEAD,
    NEXT,
    PLACE_TILE,
    PLAY_AUTOMA,
    PUT_PAWN,
    PUT_TILE,
    REVEAL,
    ROUND,
    SHOW_CARD,
    TAKE_TILE,
    THROW_AWAY,
    TURN,
    VOTE,
    WINDOW,
)
from ludarium.games.yami.rules.pawns import PutPawn
from ludarium.games.yami.rules.placing import After, PlaceTile, PutTile, TakeTile
from ludarium.games.yami.rules.trick import Lead, PlayCard, Round, Turn

BY_NUMBER: Final[dict[int, Step[Any]]] = {
    PUT_PAWN: PutPawn("pawn", "pawn", "pass", is_open=True),
    LEAD: Lead("lead", "play", "cast", "shell", "mirror", "give up"),
    FOLLOW: PlayCard("follow", "play", "cast"),
    PLAY_AUTOMA: PlayAutoma("automa", "automa", "shell", "mirror", "give up", is_open=True),
    WINDOW: Window("window", "shell", "mirror", "pass", "give up", is_open=True),
    SHOW_CARD: ShowCard("show", "show"),
    TAKE_TILE: TakeTile("take", "take", is_open=True),
    PLACE_TILE: PlaceTile("place", "place", "lift", "spring", discussed=True),
    PUT_TILE: PutTile("put", "place", discussed=True),
    AFTER: After("after", "lift", "pass", discussed=True),
    DISCARD_CARD: DiscardCard("discard", "discard"),
    VOTE: Vote("vote", "vote yes", "vote no"),
    ROUND: Round("round"),
    TURN: Turn("turn"),
    REVEAL: Reveal("reveal"),
    CHECK: Check("check"),
    NEXT: Next("next"),
    COUNT_VOTES: CountVotes("count"),
    THROW_AWAY: ThrowAway("throw away"),
}
STEPS: Final[list[Step[Any]]] = [BY_NUMBER[number] for number in range(len(BY_NUMBER))]
