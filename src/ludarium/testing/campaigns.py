"""Random campaigns with every promise of the core checked on the way."""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ludarium.core.campaign import Campaign, CampaignView
from ludarium.core.campaign_match import CampaignMatch, replay_campaign, verify_campaign
from ludarium.core.campaign_record import CampaignRecord, Player, fork, read_campaign
from ludarium.core.errors import LudariumError, NotAllowed
from ludarium.core.match import Match
from ludarium.core.record import Record, Seed
from ludarium.core.rng import Rng
from ludarium.core.text import LANGUAGES, read, read_sealed, sealed_names
from ludarium.testing.kit import (
    KitFailure,
    check_asked,
    check_position,
    check_redaction,
    check_refusals,
    check_undo,
)

SEAT_EVERY: Final = 12  # decisions, of which one is followed by somebody's coming or leaving
GIVE_UP_EVERY: Final = 15  # chapters, of which one is given up
RESUME_EVERY: Final = 8  # chapters, of which one is saved in the middle and resumed
MIDDLE: Final = 20  # moves of a chapter, at most, before which it is saved or given up
UNDO_EVERY: Final = 5
FEWEST_LETTERS: Final = 40  # of a sealed sentence that is looked for elsewhere: a salutation is no secret
DECISION_LIMIT: Final = 10_000


class CampaignReport(msgspec.Struct):
    """What one checked campaign was like."""

    decisions: int = 0
    chapters: int = 0
    given_up: int = 0
    seatings: int = 0
    resumed: int = 0
    over: bool = False


def check_campaign(
    campaign: Campaign[Any, Any],
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    most_chapters: int = 1000,
    level: str = "random",
) -> CampaignReport:
    """Make the choices of a campaign at random, let bots play its chapters, and check it.

    It goes on to the end or for some chapters: where only a success leads on, ``random`` may never get there.
    """
    report = CampaignReport()
    try:
        Walk(campaign, seats, dict(options or {}), seed, most_chapters, level, report).run()
    except (AssertionError, LudariumError) as failure:
        place = f"{campaign.id}, {seats} seats, options {dict(options or {})}, seed {seed}"
        at = f"decision {report.decisions}, chapter {report.chapters}"
        raise KitFailure(f"{place}, {at}: {failure}") from failure
    return report


class Walk:
    """One random campaign."""

    def __init__(
        self,
        campaign: Campaign[Any, Any],
        seats: int,
        options: dict[str, str],
        seed: int,
        most_chapters: int,
        level: str,
        report: CampaignReport,
    ) -> None:
        self.campaign = campaign
        self.chooser = Rng.of(seed + 1)
        self.most_chapters = most_chapters
        self.level = level
        self.report = report
        players = [
            Player(f"player {seat}", "random" if self.chooser.below(4) == 0 else "") for seat in range(seats)
        ]
        self.match = CampaignMatch(campaign, players, options)
        self.seen: dict[int, list[int]] = {}  # the words of the sheet after so many lines
        self.opened: set[str] = set()
        self.secrets = {name: sealed_sentences(campaign.package, name) for name in sealed_names(campaign.package)}

    def run(self) -> None:
        check_sealed_apart(self.campaign.package, self.secrets)
        while not self.match.state.over and self.report.chapters < self.most_chapters:
            self.look()
            if self.match.chapter() is not None:
                self.play_chapter()
            elif self.match.state.waiting:
                self.choose()
            else:
                self.change_seats(joining=True)
            if self.chooser.below(SEAT_EVERY) == 0 and not self.match.state.over:
                self.change_seats(joining=False)
        self.look()
        self.report.over = self.match.state.over
        assert (self.match.state.result() is not None) == self.match.state.over, (
            "over without a result, or before it"
        )
        self.check_record()

    def look(self) -> None:
        """Look at the sheet from all sides."""
        state, campaign = self.match.state, self.campaign
        self.seen[len(self.match.lines) + len(self.match.choices.history)] = state.words()
        assert state.rng.drawn == 0, "a campaign asked for chance: that belongs to its chapters"
        twin = state.copy()
        assert twin.words() == state.words(), "a copy is not the same"
        check_position(campaign, state)
        check_redaction(campaign, state, self.chooser)
        check_refusals(campaign, state, self.chooser)
        self.check_sealed()

    def check_sealed(self) -> None:
        """No view tells what is sealed; what is opened stays open."""
        for seat in (None, *range(self.match.state.seats)):
            view = self.campaign.view(self.match.state, seat)
            assert isinstance(view, CampaignView)
            opened = set(view.opened)
            assert self.opened <= opened, "something was sealed again"
            frame = view.to_json().decode()
            for name in self.secrets.keys() - opened:
                assert f'"{name}"' not in frame, f"the view of {seat} names {name}, which is sealed"
        self.opened = opened

    def choose(self) -> None:
        match, state = self.match, self.match.state
        seat = check_asked(state, self.chooser)
        moves = state.moves(seat)
        match.play(seat, moves[self.chooser.below(len(moves))])
        if self.chooser.below(UNDO_EVERY) == 0:
            check_undo(match.choices, seat)
        self.report.decisions += 1
        assert self.report.decisions < DECISION_LIMIT, "the campaign does not end"

    def change_seats(self, joining: bool) -> None:
        """Let somebody come, leave, or be followed by a bot."""
        match, chooser = self.match, self.chooser
        empty = [seat for seat, player in enumerate(match.players) if player is None]
        seat = empty[0] if joining and empty else chooser.below(match.state.seats)
        leaving = not joining and match.players[seat] is not None and chooser.below(2) == 0
        player = None if leaving else Player(f"player {seat}", "random" if chooser.below(3) == 0 else "")
        try:
            match.hand_seat(seat, player)
        except NotAllowed as refusal:
            assert refusal.clause, f"{refusal!r} names no rule"
            return
        self.report.seatings += 1
        self.look()

    # Chapters.

    def play_chapter(self) -> None:
        match = self.match
        chapter = match.due()
        assert chapter.number == self.report.chapters + 1, "chapters are not counted one by one"
        seed = Seed(key=Rng.of(self.chooser.below(1 << 30)).key.hex())
        playing = match.begin(seed)
        assert playing is not None
        self.seen[len(match.lines)] = match.state.words()
        names = [f"player {player}" for player in chapter.players]
        if self.chooser.below(RESUME_EVERY) == 0:
            self.play_on(playing, self.chooser.below(MIDDLE))
            if not playing.state.over:
                self.check_resumed(match.record_playing(seed, names))
        self.play_on(playing, self.chooser.below(MIDDLE) if self.chooser.below(GIVE_UP_EVERY) == 0 else None)
        record = match.record_playing(seed, names)
        before = match.state.words()
        self.check_forged(record)
        assert match.state.words() == before, "a refused chapter changed the sheet"
        match.finish(record)
        self.report.given_up += not playing.state.over
        self.report.chapters += 1

    def play_on(self, match: Match, most: int | None) -> None:
        """Let bots play a chapter, to its end or for so many moves."""
        bot = match.game.bots()[self.level](self.chooser)
        while not match.state.over and (most is None or len(match.history) < most):
            seat = match.state.turn
            match.play(seat, bot.choose(match.view(match.state, seat), match.state.moves(seat)))

    def check_resumed(self, playing: Record) -> None:
        """A campaign saved in the middle of a chapter goes on exactly there."""
        saved = self.match.record(playing).to_bytes()
        _, again = verify_campaign(saved)
        assert again.state.words() == self.match.state.words(), "a resumed campaign has another sheet"
        assert again.playing is not None and self.match.playing is not None
        assert again.playing.state.words() == self.match.playing.state.words(), "a resumed chapter stands elsewhere"
        self.report.resumed += 1

    def check_forged(self, record: Record) -> None:
        """The record of another game is no record of this chapter."""
        other = Seed(key=Rng.of(self.chooser.below(1 << 30)).key.hex())
        replaced = msgspec.structs.replace(record, seed=other)
        try:
            self.match.finish(replaced)
        except LudariumError:
            return
        raise AssertionError("a chapter was entered that was played from another seed")

    # The record.

    def check_record(self) -> None:
        """The record verifies, and from every line of it the campaign can be resumed and branched."""
        match = self.match
        data = match.record().to_bytes()
        record, again = verify_campaign(data)
        assert again.state.words() == match.state.words(), "a record replayed to another end"
        assert again.players == match.players, "a record forgot who plays"
        for lines in {0, len(record.lines), *(self.chooser.below(len(record.lines) + 1) for _ in range(3))}:
            self.check_fork(record, lines)
        assert read_campaign(data) == record, "branching changed the campaign"

    def check_fork(self, record: CampaignRecord, lines: int) -> None:
        branch = fork(record, lines)
        shared = len(branch.lines)
        again = replay_campaign(branch)
        if shared in self.seen:
            assert again.state.words() == self.seen[shared], f"a branch at line {lines} has another sheet"
        verify_campaign(branch.to_bytes())
        assert again.record().lines == record.lines[:shared], "a branch rewrites what it shares"
        self.report.resumed += 1


def sealed_sentences(package: str, name: str) -> list[str]:
    """The sentences of a sealed text in all languages, by which it can be found elsewhere."""
    lines = "\n".join(read_sealed(package, name, language) for language in LANGUAGES).splitlines()
    sentences = [part.strip() for line in lines for part in re.split(r"[.!?…]", line.partition("=")[2] or line)]
    return [sentence for sentence in sentences if len(sentence) >= FEWEST_LETTERS]


def check_sealed_apart(package: str, secrets: Mapping[str, list[str]]) -> None:
    """Each sealed text is there in every language, and none of it stands in what everybody gets."""
    public = "".join(read(package, language) for language in LANGUAGES)
    for name, sentences in secrets.items():
        assert sentences, f"{name} says nothing"
        assert not [one for one in sentences if one in public], f"a sentence of {name} is no secret"
