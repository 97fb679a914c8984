"""What a State of Near and Far shows of itself: words of bits as names, and the View that tells the whole truth."""

from typing import Any, Final

from ludarium.core.binding import Counts, Mask
from ludarium.core.bits import how_many
from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    ARCADES,
    ARTIFACTS,
    FINDS,
    PARTS,
    SPACES,
    THREATS,
    TREASURES,
    TRIBES,
)
from ludarium.games.near_and_far.moves import CHARACTERS, NEUTRAL_NAME
from ludarium.games.near_and_far.rules.gains import GAP_SEATS_AT
from ludarium.games.near_and_far.rules.numbers import (
    ALL_ADVENTURERS,
    ANIMAL,
    CARDS_AT,
    COMMON_BITS,
    ENDINGS,
    FIRST_THREAT,
    NEUTRAL,
    NO_ADVENTURER,
    NO_ROLL,
    RESULT_SPAN,
    ROW_SIZE,
    SPECIAL_BITS,
    TAKE,
)
from ludarium.games.near_and_far.rules.quests import book_of
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.traveller import Traveller
from ludarium.games.near_and_far.table import (
    MOST_SEATS,
    PLACES,
    REROLLS,
    ROLLS,
    SITES,
    AnimalName,
    Gap,
    GoodsHeld,
    NearView,
    Reading,
    Roll,
    Trip,
)

# Words and names.
ADVENTURER_SET: Final = Mask(ADVENTURERS)
ARTIFACT_SET: Final = Mask(ARTIFACTS)
FIND_SET: Final = Mask(FINDS)
THREAT_SET: Final = Mask(THREATS)
ARCADE_SET: Final = Mask(ARCADES)
CHIEF_SET: Final = Mask(TRIBES)
TREASURE_BAG: Final = Counts(TREASURES, 2)


# The whole truth.


def table_of(state: NearState, common: dict[str, Any]) -> NearView:
    """The whole truth; ``common`` are the fields that every table has."""
    players = dict(enumerate(state.players))
    beaten = {seat: THREAT_SET.read(me.sites >> FIRST_THREAT) for seat, me in players.items()}
    found = sum(me.finds for me in state.players) | state.finds_out
    led = sum(me.chiefs for me in state.players)
    defeated = state.all_camps() >> FIRST_THREAT
    return NearView(
        **common,
        options=state.table.options,
        active=state.active,
        first=state.first,
        round=state.round,
        last_round=state.last_round,
        quiet_rounds=state.quiet_rounds,
        camp_this_round=state.camp_this_round,
        scores=state.scores,
        winners=[seat for seat in players if state.winners >> seat & 1],
        how=ENDINGS[state.how],  # type: ignore[arg-type]  # mypy does not see that all of them are in the Literal
        row=row_of(state),
        bag=ADVENTURER_SET.read(state.bag),
        set_aside=ADVENTURER_SET.read(state.aside),
        team={seat: ADVENTURER_SET.read(me.team & ALL_ADVENTURERS) for seat, me in players.items()},
        reserve={seat: ADVENTURER_SET.read(me.reserve & ALL_ADVENTURERS) for seat, me in players.items()},
        animal_in_team={seat: me.team >> ANIMAL & 1 == 1 for seat, me in players.items()},
        hands={seat: ARTIFACT_SET.read(me.hand) for seat, me in players.items()},
        packs={seat: ARTIFACT_SET.read(me.pack) for seat, me in players.items()},
        picked={seat: ARTIFACTS[me.picked - 1] if me.picked else None for seat, me in players.items()},
        dropping={seat: ARTIFACT_SET.read(me.dropping) for seat, me in players.items()},
        drawn={seat: ARTIFACT_SET.read(state.drawn if seat == state.active else 0) for seat in players},
        bought={seat: ARTIFACT_SET.read(me.bought) for seat, me in players.items()},
        common_deck=ARTIFACT_SET.read(state.artifact_deck & COMMON_BITS),
        special_deck=ARTIFACT_SET.read(state.artifact_deck & SPECIAL_BITS),
        artifact_discard=ARTIFACT_SET.read(state.artifact_discard),
        draft_seen={seat: [gap_of(word) for word in me.gaps] for seat, me in players.items()},
        treasure_deck=TREASURE_BAG.read(state.treasure_deck),
        treasure_discard=TREASURE_BAG.read(state.treasure_discard),
        drawn_treasures=drawn_treasures_of(state),
        treasures={seat: TREASURE_BAG.read(me.treasures) for seat, me in players.items()},
        find_supply=FIND_SET.read(~found),
        finds={seat: FIND_SET.read(me.finds) for seat, me in players.items()},
        finds_out=FIND_SET.read(state.finds_out),
        threat_deck=THREAT_SET.read(~defeated),
        beaten=beaten,
        chief_supply=CHIEF_SET.read(~led),
        chiefs={seat: CHIEF_SET.read(me.chiefs) for seat, me in players.items()},
        quests={name: "quest" for space, name in enumerate(SPACES) if state.quest_tokens >> space & 1},
        quest_supply=["quest"] * (PARTS["quest-token"] - how_many(state.quest_tokens)),
        arcade_deck=ARCADE_SET.read(state.arcade_deck),
        arcade_discard=ARCADE_SET.read(state.arcade_discard),
        pages=pages_of(state),
        arcade=ARCADES[state.arcade] if state.arcade >= 0 else None,
        characters={
            seat: CHARACTERS[me.character - 1]  # type: ignore[misc]  # as above
            for seat, me in players.items()
            if me.character
        },
        goods={seat: goods_of(me) for seat, me in players.items()},
        hearts={seat: me.hearts for seat, me in players.items()},
        reputation={seat: me.reputation for seat, me in players.items()},
        places={seat: PLACES[me.place] for seat, me in players.items()},
        animals={seat: animals_of(me) for seat, me in players.items()},
        returned_animals={seat: number for seat, me in players.items() if (number := me.animals_returned())},
        camps={
            name: seat
            for site, name in SITES.items()
            for seat, me in players.items()
            if me.sites >> site & 1
        },
        trip=trip_of(state),
        roll=roll_of(state),
        rerolls_used=[name for at, name in enumerate(REROLLS) if state.rerolls >> at & 1],
        reading=reading_of(state),
    )  # fmt: skip


def row_of(state: NearState) -> dict[int, str]:
    slots = {slot + 1: state.in_row(slot) for slot in range(ROW_SIZE)}
    return {slot: ADVENTURERS[one] for slot, one in slots.items() if one != NO_ADVENTURER}


def gap_of(word: int) -> Gap:
    seats = [seat for seat in range(MOST_SEATS) if word >> GAP_SEATS_AT + seat & 1]
    return Gap(ARTIFACT_SET.read(word & COMMON_BITS), seats)


def drawn_treasures_of(state: NearState) -> list[str]:
    """Treasures that were drawn and not yet kept or discarded lie in the frames that ask for them."""
    numbers = state.pending(TAKE)
    if state.step == TAKE and not state.over:
        numbers = [state.number, *numbers]
    found: list[str] = []
    for packed in numbers:
        number = packed
        while number:
            found.append(TREASURES[(number & 31) - 1])
            number >>= 5
    return sorted(found)


def goods_of(me: Traveller) -> GoodsHeld:
    return GoodsHeld(me.food, me.coins, me.gems, *(me.token_count(tribe) for tribe in range(len(TRIBES))))


def animals_of(me: Traveller) -> list[AnimalName]:
    birds: list[AnimalName] = ["bird"] * me.birds()
    turtles: list[AnimalName] = ["turtle"] * me.turtles()
    return birds + turtles


def trip_of(state: NearState) -> Trip:
    began = SPACES[state.began] if state.began >= 0 else None
    return Trip(state.moved, began, state.departures & 15, state.departures >> CARDS_AT)


def roll_of(state: NearState) -> Roll | None:
    if state.rolling == NO_ROLL:
        return None
    opponent: Any = None
    if state.opponent >= 0:
        opponent = NEUTRAL_NAME if state.opponent == NEUTRAL else int(state.opponent)
    return Roll(
        ROLLS[state.rolling - 1],
        state.die,
        state.added,
        state.other_die,
        state.other_added,
        opponent,
        state.fair,
    )


def pages_of(state: NearState) -> list[str]:
    """The pages that were opened in this game: stories, and what came of options that were passed."""
    opened = []
    for number, story in enumerate(book_of(state).stories):
        if state.stories_read >> number & 1:
            opened.append(story.id)
        opened += [
            f"{story.id}/{option.key}"
            for place, option in enumerate(story.options)
            if state.results_read >> RESULT_SPAN * number + place & 1
        ]
    return opened


def reading_of(state: NearState) -> Reading | None:
    if state.story < 0:
        return None
    return Reading(state.story, state.option if state.option >= 0 else None, state.passed)
