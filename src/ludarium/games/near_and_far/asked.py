"""What is asked in a position of Near and Far, by whom it is answered, and what follows: worked out, or checked."""

from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from ludarium.core.loading import wrong
from ludarium.games.near_and_far.rules.numbers import (
    BUILDING,
    CAMP,
    CHARACTER,
    CHECK,
    CHECK_RESULT,
    CLOSE_QUEST,
    DRAFT,
    DUEL,
    DUEL_RESULT,
    END_TURN,
    ENTER,
    FIGHT_RESULT,
    HEARTS,
    HUT,
    LOSE,
    MINE,
    MOVE,
    NO_ROLL,
    OPTION,
    PASS,
    QUEST,
    REROLL,
    REST,
    REWARD,
    RING,
    SALOON,
    SPECIAL_BITS,
    STABLES,
    STORE,
    TEAM,
    THREAT,
    TOWN_HALL,
    TREASURES,
    TRIM,
    TURN,
    WEAPON,
    on_map,
)
from ludarium.games.near_and_far.rules.quests import book_of
from ludarium.games.near_and_far.rules.state import NearState
from ludarium.games.near_and_far.rules.town import STEP_AT
from ludarium.games.near_and_far.table import NearView
from ludarium.games.near_and_far.truth import drawn_treasures_of

# What usually follows, where it is more than the rest of a turn.
FOLLOWS: Final[dict[str, list[str]]] = {
    "character": ["deal", "turn", "end-turn"],
    "draft": ["pass", "turn", "end-turn"],
    "trim": ["open-drops", "turn", "end-turn"],
    "turn": ["end-turn"],
    "rest": ["end-turn"],
    "trade": ["town-hall 1", "rest", "end-turn"],
    "member": ["saloon 1", "rest", "end-turn"],
    "team": ["leave", "move", "quest", "camp", "rest", "end-turn"],
    "move": ["quest", "camp", "rest", "end-turn"],
    "quest": ["camp", "rest", "end-turn"],
    "option": ["camp", "rest", "end-turn"],
}
REST_OF_TURN: Final = ["rest", "end-turn"]
BY_SEAT: Final = ("goods", "hearts", "reputation", "places", "animals", "animal_in_team")
# The largest number of a step whose number is written as a plain one; 0 for all that are not listed.
LARGEST_NUMBER: Final[dict[int, int]] = {
    CHARACTER: 3,
    DRAFT: 3,
    PASS: 3,
    TOWN_HALL: 63,
    SALOON: 3,
    MINE: 3,
    RING: 1,
    TEAM: 5,
    LOSE: 3,
}
ROLLING: Final = (WEAPON, REROLL, HEARTS)
ON_MAP: Final = (MOVE, QUEST, CAMP, THREAT, OPTION)
READING: Final = (OPTION, CHECK, CHECK_RESULT, CLOSE_QUEST, REWARD)
INSIDE: Final = (TOWN_HALL, SALOON, STABLES, STORE, HUT, MINE)


# Before a position and a set-up are put together.


def prepare(given: Any, fresh: NearView) -> tuple[Any, NearView]:
    """A position that says whose turn it is and what is asked; of seats that it leaves out the set-up tells."""
    first = 0 if given.first is UNSET else given.first
    active = given.active
    if active is UNSET:
        active = given.to_move[0] if given.to_move not in (UNSET, []) else first
    step = "turn" if given.step is UNSET else given.step
    usual: dict[str, Any] = {"about": "", "to_move": [], "follows": [] if step == "over" else FOLLOWS.get(step)}
    if usual["follows"] is None:
        usual["follows"] = REST_OF_TURN
    if step == "draft" and given.about not in (UNSET, ""):
        usual["follows"] = [f"pass {given.about}", "turn", "end-turn"]
    if step == "take" and given.about is not UNSET:
        usual["drawn_treasures"] = sorted(given.about.split(","))
    said = {name: one for name, one in usual.items() if getattr(given, name) is UNSET}
    for name in BY_SEAT:
        if getattr(given, name) is not UNSET:
            said[name] = {**getattr(fresh, name), **getattr(given, name)}
    return replace(given, first=first, active=active, step=step, **said), fresh


# What is asked, once everything lies where it belongs.


def put_asked(state: NearState, table: NearView) -> NearState:
    """Ask whoever is to decide, and let follow what has to; a position may say it, but not otherwise."""
    for name in BY_SEAT:
        for seat in getattr(table, name):
            if seat >= state.seats:
                raise wrong(f"{name}.{seat}", "position-no-such-seat", seat=seat)
    if sorted(table.drawn_treasures) != drawn_treasures_of(state):
        raise wrong("drawn_treasures", "near-position-drawn", "NF-161")
    if state.over:
        state.end()
        state.waiting = 0
        return state
    put_frames(state, table)
    put_context(state)
    wanted, all_of_them = asked_by(state)
    if not table.to_move:
        state.waiting = wanted
    elif state.waiting != wanted if all_of_them else state.waiting & ~wanted:
        raise wrong("to_move", "near-position-asks-another", "NF-103")
    for seat in range(state.seats):
        if state.waiting >> seat & 1 and not state.asking.legal(state, seat):
            raise wrong("step", "near-position-nothing-asked", "NF-A91")
    return state


def put_frames(state: NearState, table: NearView) -> None:
    """Every turn ends, and whatever is done in it comes before its last moment."""
    frames = [state.read_frame(text, f"follows[{at}]") for at, text in enumerate(table.follows)]
    for where, (step, number) in [
        ("about", (int(state.step), int(state.number))),
        *((f"follows[{at}]", frame) for at, frame in enumerate(frames)),
    ]:
        plain = state.steps[step].write_number(number) in ("", str(number))
        if plain and not 0 <= number <= largest_number(state, step):
            raise wrong(where, "near-position-number", "NF-A91")
    steps = [step for step, _ in frames]
    if steps.count(END_TURN) != 1 or steps[-1] != END_TURN:
        raise wrong("follows", "near-position-follows", "NF-103")
    is_duel = state.step == ENTER or DUEL_RESULT in steps
    if state.step not in (TURN, REST) and steps[-2:-1] not in ([REST], [TURN]):
        raise wrong("follows", "near-position-follows", "NF-103")
    if is_duel and REST not in steps:
        raise wrong("follows", "near-position-follows", "NF-179")


def largest_number(state: NearState, step: int) -> int:
    if step == CHARACTER:
        return int(state.seats) - 1
    if step in (WEAPON, TREASURES, REWARD):
        return 1 << 40  # they write their numbers themselves, or run by themselves
    return LARGEST_NUMBER.get(step, 0)


def put_context(state: NearState) -> None:
    """What a step needs: a roll, a story, the figure where it is asked."""
    pending = {state.steps.index(state.asking)} | {
        step for step in (DUEL_RESULT, FIGHT_RESULT, *READING) if state.pending(step)
    }
    if (state.rolling == NO_ROLL) == (state.step in ROLLING):
        raise wrong("roll", "near-position-roll", "NF-106")
    if (state.rolling == DUEL) != (DUEL_RESULT in pending):
        raise wrong("roll", "near-position-roll", "NF-171")
    if pending & {*READING}:
        options = 0
        if 0 <= state.story < len(book_of(state).stories):
            options = len(book_of(state).stories[state.story].options)
        if not options or (state.step != OPTION and not 0 <= state.option < options):
            raise wrong("reading", "near-position-no-story", "NF-235")
    place = state.players[state.active].place
    if state.step in ON_MAP and not on_map(place):
        raise wrong(f"places.{state.active}", "near-position-not-on-map", "NF-198")
    if state.step in INSIDE and STEP_AT[place - BUILDING if place >= BUILDING else 0] != state.step:
        raise wrong(f"places.{state.active}", "near-position-not-inside", "NF-117")
    if state.step == DRAFT:
        sizes = {bin(me.pack).count("1") + (1 if me.picked else 0) for me in state.players}
        if len(sizes) != 1 or sizes <= {0, 1}:
            raise wrong("packs", "near-position-packs", "NF-071")
    elif any(me.pack or me.picked for me in state.players):
        raise wrong("packs", "near-position-packs", "NF-071")
    if state.step == TRIM and not all(me.hand & SPECIAL_BITS for me in state.players):
        raise wrong("hands", "near-position-no-special", "NF-073")


def asked_by(state: NearState) -> tuple[int, bool]:
    """The seats that a step asks, and whether it asks all of them until each has answered."""
    if state.step == DRAFT:
        return sum(1 << seat for seat, me in enumerate(state.players) if not me.picked), True
    if state.step == TRIM:
        return int(state.everybody()), False
    if state.step == CHARACTER:
        return 1 << state.number, True
    if state.step == WEAPON:
        return 1 << (state.number & 7), True
    return 1 << state.active, True
