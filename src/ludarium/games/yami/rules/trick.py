"""Phase 1: the trick (YA-055 to YA-071), with fog, magic and Nox cards (YA-139, YA-A26, YA-A43, YA-A53)."""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.yami.components import CARDS
from ludarium.games.yami.components import COLOURS as COLOUR_NAMES
from ludarium.games.yami.moves import CAST, GIVE_UP, MIRROR, MOVES, PLAY, SHELL
from ludarium.games.yami.rules.bases import cannot_use_before, may_give_up, open_vote, use_before, uses_before
from ludarium.games.yami.rules.layout import MAGIC
from ludarium.games.yami.rules.numbers import (
    CAST_AT,
    CHECK,
    COLOUR_BITS,
    DEMAND_AT,
    FOLLOW,
    GONE_SPAN,
    LEAD,
    LED_AT,
    NO_CARD,
    NO_CARDS,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    NOX,
    OUT_OF_CARDS,
    PLAY_AUTOMA,
    TAKE_TILE,
    TILE_AT,
    TRUMP_AT,
    TURN,
    WINDOW,
    WON_AT,
    card_at,
    colour_of,
    different,
    holds,
    of_colours,
    with_card,
)
from ludarium.games.yami.rules.state import YamiState, refuse

# What counts in a trick.


def lead_colour(state: YamiState) -> i64:
    """YA-059, N2: the colour of the first coloured card of the trick; NO_COLOUR before there is one."""
    participant = state.leader
    for _ in range(state.participants):
        card = card_at(state.trick, participant)
        if card < NOX:
            return colour_of(card)
        participant = (participant + 1) % state.participants
    return NO_COLOUR


def winner_of(state: YamiState) -> i64:
    """YA-060 to YA-062, N3, N4: highest trump, else highest of the lead colour; of Nox cards alone, the leader."""
    wanted = lead_colour(state)
    if wanted == NO_COLOUR:
        return state.leader
    for participant in range(state.participants):
        card = card_at(state.trick, participant)
        if card < NOX and colour_of(card) == state.trump:
            wanted = state.trump
    best: i64 = NOTHING
    winner: i64 = NOBODY
    for participant in range(state.participants):
        card = card_at(state.trick, participant)
        if card < NOX and colour_of(card) == wanted and card > best:
            best = card
            winner = participant
    return winner


def playable(state: YamiState, seat: i64) -> i64:
    """The cards that a seat may play without magic, as bits."""
    cards = different(state.hands[seat])
    bound: i64 = 0
    if state.step == LEAD:
        bound = of_colours(state.demand)  # YA-139, YA-140, N5
    else:
        colour = lead_colour(state)
        if colour != NO_COLOUR:
            bound = COLOUR_BITS[colour]  # YA-057, N1
    fitting = cards & bound
    return fitting if fitting else cards


# The round and its participants.


class Round(Step[YamiState]):
    """A round begins: who leads, and who is asked first (YA-049, YA-077, YA-A26, YA-A50)."""

    def run(self, state: YamiState, number: i64) -> None:
        leader = state.next_with_cards(state.leader)
        if leader == NOBODY:
            state.lose(OUT_OF_CARDS)
            return
        state.leader = leader
        if state.news is not None:
            state.tell("yami-round", NOBODY, {"round": state.round, "trump": trump_name(state)})
        if state.is_automa(leader):
            state.push(PLAY_AUTOMA)
        else:
            state.push(LEAD)
            if leader != state.kakapo:
                state.push(WINDOW)


def trump_name(state: YamiState) -> str:
    return "none" if state.trump == NO_COLOUR else COLOUR_NAMES[state.trump]


class Turn(Step[YamiState]):
    """The next participant clockwise plays a card; when all have, the trick is won (YA-056)."""

    def run(self, state: YamiState, number: i64) -> None:
        participant = state.leader
        for _ in range(state.participants):
            if card_at(state.trick, participant) == NO_CARD and state.has_cards(participant):
                if state.is_automa(participant):
                    state.ask_unless_forced(PLAY_AUTOMA, state.kakapo)
                else:
                    state.ask(FOLLOW, participant)
                return
            participant = (participant + 1) % state.participants
        win_trick(state)


def win_trick(state: YamiState) -> None:
    """YA-063, YA-069: the winning card is the determining card; a trick of Nox cards has none (N4)."""
    winner = winner_of(state)
    card = card_at(state.trick, winner)
    tile: i64 = card if card < NOX else NO_CARD
    state.tricks.append(
        state.trick
        | state.leader << LED_AT
        | winner << WON_AT
        | state.trump << TRUMP_AT
        | tile << TILE_AT
        | state.cast << CAST_AT
        | state.demand << DEMAND_AT
    )
    state.trick = NO_CARDS
    state.cast = 0
    state.demand = 0  # YA-A27: it bound this trick alone
    if state.news is not None:
        tell_winner(state, winner, card)
    if card == NOX:
        state.push(CHECK)
    else:
        state.push(TAKE_TILE, card)


def tell_winner(state: YamiState, winner: i64, card: i64) -> None:
    if card == NOX:
        state.tell("yami-nothing-won", NOBODY, {})
    elif state.is_automa(winner):
        state.tell("yami-automa-won", NOBODY, {"card": CARDS[card]})
    else:
        state.tell("yami-won", winner, {"card": CARDS[card]})


# Playing a card.


class PlayCard(Step[YamiState]):
    """Play a card that fits, or spend magic for one that does not (YA-057, YA-058, YA-A43, YA-A55)."""

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        if not state.waiting >> seat & 1:
            return [GIVE_UP]
        cards = playable(state, seat)
        moves = each(cards, PLAY)
        if state.magic:
            moves.extend(each(different(state.hands[seat]) & ~cards, CAST))
        return moves

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        spends = move >= CAST
        card = move - CAST if spends else move - PLAY
        if spends:
            state.magic -= 1
            state.gone += bit_of(GONE_SPAN * MAGIC)
            state.cast |= bit_of(seat)
        state.hands[seat] -= bit_of(card)
        if holds(state.shown[seat], card):
            shown = state.shown[:]
            shown[seat] -= bit_of(card)
            state.shown = shown
        if state.news is not None:
            state.tell(
                "yami-cast" if spends else "yami-led" if state.step == LEAD else "yami-played",
                seat,
                {"card": CARDS[card]},
            )
        state.trick = with_card(state.trick, seat, card)
        state.may = 0
        state.push(TURN)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed | None:
        return cannot_play(state, seat, move)


class Lead(PlayCard):
    """The first card of a trick; the lead player may use a base instead (YA-055, YA-A50)."""

    def run(self, state: YamiState, number: i64) -> None:
        state.ask(LEAD, state.leader)
        open_vote(state)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        moves = super().legal(state, seat)
        if state.waiting >> seat & 1:
            if seat == state.kakapo:
                moves.extend(uses_before(state))
            if may_give_up(state, seat):
                moves.append(GIVE_UP)
        return moves

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        if not use_before(state, seat, move):
            super().play(state, seat, move)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed | None:
        if SHELL <= move < MIRROR + 5 and seat != state.kakapo:
            return refuse("YA-A11", "yami-no-lead-player-decides")
        refusal = cannot_use_before(state, move)
        return refusal if refusal is not None else cannot_play(state, seat, move)


def cannot_play(state: YamiState, seat: i64, move: i64) -> NotAllowed | None:
    """Why a card may not be played, or magic not be spent for it."""
    kind = MOVES.kind(move).name
    if kind not in ("play", "cast"):
        return None
    spends = kind == "cast"
    card = move - CAST if spends else move - PLAY
    name = f"yami-card-{CARDS[card]}"
    if not holds(state.hands[seat], card):
        return refuse("YA-030", "yami-no-not-in-hand", card=name)
    if spends and not state.magic:
        return refuse("YA-A43", "yami-no-magic")
    if spends:
        return refuse("YA-A43", "yami-no-magic-needed", card=name)
    if state.step == LEAD:
        return refuse("YA-139", "yami-no-fog-colour")
    return refuse("YA-057", "yami-no-follow", colour=f"yami-colour-{COLOUR_NAMES[lead_colour(state)]}")
