"""Scenarios played: moves are made, chance answers as it is told to, and what comes of it is compared."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ludarium.core.errors import BadPosition, BadScenario, LudariumError, NotAMove
from ludarium.core.game import Game, Json
from ludarium.core.ledger import clauses
from ludarium.core.match import Match
from ludarium.core.reading import Reader
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Script
from ludarium.core.scenario.comparing import Difference, compare, written
from ludarium.core.scenario.format import Block, Scenario, spoken
from ludarium.core.state import State

COMPOSE: Final = re.compile(r"compose (?P<refs>.+?)( as (?P<way>\S{1,20}))?")

Draw = str | int

read_deck: Final = Reader(list[Draw]).convert


def run(scenario: Scenario) -> list[Difference]:
    """Play a scenario; the differences found, none if all is as it says."""
    game = find_game(scenario.game)
    match = Match(game, game.load(scenario.given, scenario.seed))
    differences = list(unknown_clauses(game, scenario.clauses))
    for place, block in scenario.blocks():
        attempt = play_block(match, block)
        differences += [msgspec.structs.replace(one, where=place + one.where) for one in attempt.differences]
        if attempt.refused:
            break
        match = attempt.match
    return differences


def unknown_clauses(game: Game, cited: Iterable[str]) -> Iterator[Difference]:
    known = clauses(game.rules_text())
    for number, clause in enumerate(cited):
        if clause not in known:
            yield Difference(f"clauses[{number}]", "scenario-differs-no-clause", {"clause": clause})


class Attempt(msgspec.Struct):
    """A block played on a match of its own: what differs, and whether it could not be played to its end."""

    match: Match
    differences: list[Difference] = []
    refused: bool = False


def play_block(match: Match, block: Block) -> Attempt:
    """Play the moves of a block and compare.

    What is to be drawn may lie in a deck already, or chance may be asked for it when that deck is shuffled again
    with everything else. So it is put on top of its deck, and if that differs it is left to chance.
    """
    attempt = try_block(match, block, from_decks=True)
    if attempt.differences and block.draws:
        again = try_block(match, block, from_decks=False)
        if not again.differences:
            return again
    return attempt


def try_block(match: Match, block: Block, from_decks: bool) -> Attempt:
    twin = Match(match.game, match.state.copy())
    attempt = Attempt(twin)
    try:
        decks = Decks(twin, block.draws if from_decks else [])
    except BadPosition as error:
        facts = {"left": written(block.draws)}
        return Attempt(twin, [Difference("draws", "scenario-differs-deck", facts, error)], True)
    script = Script(block.rolls[:], decks.left if from_decks else block.draws[:])
    twin.state.rng.script = script
    for number, text in enumerate(block.when):
        try:
            play_line(twin, text)
        except BadScenario:
            raise
        except LudariumError as error:
            told = Difference(f"when[{number}]", "scenario-differs-refused", {"move": text[:60]}, error)
            return Attempt(twin, [told], True)
    twin.state.rng.script = None
    attempt.differences = list(unanswered(script, decks.undrawn(twin.state)))
    news = [event for played in twin.history for event in played.news]
    for one in compare(twin, block.then, news):
        attempt.differences.append(msgspec.structs.replace(one, where=f"then.{one.where}"))
    return attempt


def unanswered(script: Script, undrawn: list[Draw]) -> Iterator[Difference]:
    """What was written down for chance, and was impossible or not asked for."""
    for kind, answer, possible in script.faults:
        facts = {"answer": written(answer), "possible": ", ".join(dict.fromkeys(possible))}
        yield Difference(kind, "scenario-differs-impossible", facts)
    if script.rolls:
        yield Difference("rolls", "scenario-differs-unused", {"left": written(script.rolls)})
    if undrawn or script.draws:
        yield Difference("draws", "scenario-differs-unused", {"left": written([*undrawn, *script.draws])})


def play_line(match: Match, text: str) -> None:
    """Make the move, or the whole play, of a line of ``when``."""
    seat, move = spoken(text)
    line = COMPOSE.fullmatch(move)
    if line is None:
        match.play(seat, move)
        return
    composed = match.game.compose(match.state, match.state.seat_number(seat), line["refs"].split())
    if composed is None:
        raise NotAMove("scenario-compose-none")
    if composed.missing is not None:
        raise composed.missing
    plays = [play for play in composed.plays if line["way"] in (None, play.way)]
    if len(plays) != 1:
        ways = ", ".join(sorted({f"as {play.way}" for play in composed.plays}))
        raise NotAMove("scenario-compose-several", {"ways": ways})
    for number in plays[0].moves:
        match.play(seat, number)


class Decks:
    """Things to be drawn, put on top of the decks that they lie in; those that lie in none are ``left``."""

    def __init__(self, match: Match, draws: list[Draw]) -> None:
        self.game = match.game
        position = match.game.position(match.state)
        self.tops: dict[str, list[Draw]] = {}
        self.decks = decks_of(match.game, position)
        self.left: list[Draw] = []
        for draw in draws:
            lying = [name for name, deck in self.decks.items() if draw in deck]
            if lying:
                self.decks[lying[0]].remove(draw)
                self.tops.setdefault(lying[0], []).append(draw)
            else:
                self.left.append(draw)
        for name, top in self.tops.items():
            self.decks[name][:0] = top
        if self.tops:
            match.state = match.game.load({**position, **self.decks})

    def undrawn(self, state: State) -> list[Draw]:
        """What still lies where it was put."""
        now = decks_of(self.game, self.game.position(state))
        still: list[Draw] = []
        for name, top in self.tops.items():
            taken = len(self.decks[name]) - len(now[name])
            if taken >= 0 and now[name] == self.decks[name][taken:]:  # else the deck was used up and made anew
                still += top[taken:]
        return still


def decks_of(game: Game, position: Json) -> dict[str, list[Draw]]:
    return {name: read_deck(position[name]) for name in game.decks if name in position}
