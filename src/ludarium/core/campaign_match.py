"""A campaign being played: choices are moves as in any match, chapters are matches of their own."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import msgspec

from ludarium.core import record as records
from ludarium.core.campaign import Campaign, Chapter, Holder
from ludarium.core.campaign_record import (
    Begun,
    CampaignRecord,
    Choice,
    Ended,
    Line,
    Player,
    Seating,
    head_digest,
    read_campaign,
)
from ludarium.core.errors import BadRecord, LudariumError, NotAllowed
from ludarium.core.events import Event
from ludarium.core.game import Game, Json
from ludarium.core.match import Match
from ludarium.core.record import Record, Seed
from ludarium.core.registry import campaign as find_campaign
from ludarium.core.registry import game as find_game
from ludarium.core.state import State


class CampaignMatch:
    """A sheet with its history.

    ``lines`` can no longer be taken back. The choices since then lie in ``choices``, a plain Match, and may be
    undone there until a chapter begins or a seat changes hands. ``begun`` is the chapter that is being played.
    """

    def __init__(
        self,
        campaign: Campaign[Any, Any],
        players: Sequence[Player],
        options: Mapping[str, str] | None = None,
        forked: str = "",
    ) -> None:
        self.campaign = campaign
        self.options = campaign.complete_options(len(players), options or {})
        self.beginners = list(players)
        self.forked = forked
        state = campaign.start(len(players), self.options)
        for seat, player in enumerate(players):
            if player.program:
                campaign.hand_seat(state, seat, "program")
        absent = [None] * (int(state.seats) - len(players))
        self.players: list[Player | None] = [*players, *absent]
        self.choices = Match(campaign, state)
        self.states = [state]  # the sheet at the start, and after each line
        self.digest = head_digest(campaign.id, campaign.rules_version, self.options, players)
        self.lines: list[Line] = []
        self.begun: Begun | None = None
        self.playing: Match | None = None  # unless a server keeps the secret of its seed

    @property
    def state(self) -> State:
        return self.choices.state

    # Between chapters.

    def play(self, seat: SupportsIndex, move: SupportsIndex | str) -> list[Event]:
        """Make a choice."""
        self.check_between()
        return self.choices.play(seat, move)

    def undo(self, seat: SupportsIndex) -> None:
        """Take a choice back."""
        self.check_between()
        self.choices.undo(seat)

    def hand_seat(self, seat: int, player: Player | None) -> list[Event]:
        """Let a person or a program take a seat; ``None`` leaves it empty."""
        self.check_between()
        holder: Holder = "nobody" if player is None else "program" if player.program else "person"
        after, news = told(self.state)
        self.campaign.hand_seat(after, seat, holder)
        self.settle()
        self.players[seat] = player
        self.add(Seating(seat=seat, player=player, news=news), after)
        return news

    def check_between(self) -> None:
        if self.begun is not None:
            raise NotAllowed("campaign-chapter-runs")

    def settle(self) -> None:
        """Let the choices up to now stand."""
        for line, played in zip(self.settled(), self.choices.history, strict=True):
            self.add(line, played.after)

    def settled(self) -> list[Line]:
        """The choices that may still be taken back, as lines without digests."""
        notation = self.campaign.notation
        return [Choice(seat=one.seat, move=notation(one.move), news=one.news) for one in self.choices.history]

    def add(self, line: Line, after: State) -> None:
        """Add a line that cannot be taken back, and go on from the State after it."""
        self.lines.append(with_digest(line, self.lines, self.digest))
        after.news = None
        self.states.append(after)
        self.choices = Match(self.campaign, after)

    # Chapters.

    def chapter(self) -> Chapter | None:
        """The chapter that is due or being played."""
        return self.campaign.chapter(self.state)

    def due(self) -> Chapter:
        chapter = self.chapter()
        if chapter is None:
            raise NotAllowed("campaign-no-chapter")
        return chapter

    def begin(self, seed: Seed) -> Match | None:
        """Begin the chapter that is due. Its match, unless a secret that belongs to the seed is not known yet."""
        self.check_between()
        chapter = self.due()
        self.playing = chapter_match(chapter, seed) if seed.key or seed.secret else None
        self.settle()
        self.begun = Begun(chapter=chapter.number, seed=seed.public())
        self.add(self.begun, self.state)
        return self.playing

    def record_playing(self, seed: Seed, seats: Sequence[str]) -> Record:
        """The record of the chapter that is being played, as far as it has come."""
        if self.playing is None:
            raise NotAllowed("campaign-no-chapter")
        chapter = self.due()
        return records.write(self.playing, chapter.options, seats, seed, carried=chapter.carried)

    def finish(self, record: Record) -> Json | None:
        """Enter the chapter's record and return its outcome: ``None`` if it was given up before its end."""
        if self.begun is None:
            raise NotAllowed("campaign-no-chapter")
        outcome = checked_outcome(self.due(), self.begun.seed, record)
        after, news = told(self.state)
        self.campaign.end_chapter(after, outcome)
        plain: Json | None = None if outcome is None else msgspec.to_builtins(outcome)
        self.begun = self.playing = None
        self.add(Ended(outcome=plain, record=record, news=news), after)
        return plain

    # The record.

    def record(self, playing: Record | None = None) -> CampaignRecord:
        """The record as it stands; ``playing`` is the chapter that is being played."""
        lines = list(self.lines)
        for line in self.settled():
            lines.append(with_digest(line, lines, self.digest))
        return CampaignRecord(
            campaign=self.campaign.id,
            rules=self.campaign.rules_version,
            options=self.options,
            players=self.beginners,
            digest=self.digest,
            lines=lines,
            playing=playing,
            result=self.state.result(),
            forked=self.forked,
        )


def told(state: State) -> tuple[State, list[Event]]:
    """A copy of a State that tells its news, and where it does."""
    after = state.copy()
    news: list[Event] = []
    after.news = news
    return after, news


def with_digest(line: Line, lines: Sequence[Line], first: str) -> Line:
    return line.after(lines[-1].digest if lines else first)


def chapter_game(chapter: Chapter, rules: int | None = None) -> Game:
    game = find_game(chapter.game)
    return game if rules is None else game.under(rules)


def chapter_match(chapter: Chapter, seed: Seed, rules: int | None = None) -> Match:
    """A chapter at its start."""
    game = chapter_game(chapter, rules)
    key = seed.value(chapter.game)
    return Match(game, game.start(len(chapter.players), chapter.options, key, chapter.carried))


def checked_outcome(chapter: Chapter, seed: Seed, record: Record) -> msgspec.Struct | None:
    """What a chapter's record hands back, once it is shown to be the record of this chapter."""
    for name, told, right in (
        ("game", record.game, chapter.game),
        ("options", record.options, chapter.options),
        ("carried", record.carried, chapter.carried),
        ("seats", len(record.seats), len(chapter.players)),
        ("seed", record.seed.public(), seed),
    ):
        if told != right:
            raise BadRecord("campaign-other-chapter", {"where": f"record.{name}", "chapter": chapter.number})
    match = records.verify(record.to_bytes()).match
    if match.start.words() != chapter_match(chapter, record.seed, record.rules).state.words():
        raise BadRecord("record-start-not-from-seed", {"where": "record.start"})
    return match.game.outcome_of(match.state) if match.state.over else None


def replay_campaign(record: CampaignRecord) -> CampaignMatch:
    """Play a campaign again: every choice, and every chapter from its own seed."""
    try:
        campaign = find_campaign(record.campaign).under(record.rules)
    except LudariumError as error:
        raise BadRecord("record-game", {"where": "campaign"}, because=error) from None
    assert isinstance(campaign, Campaign)
    match = CampaignMatch(campaign, record.players, record.options, record.forked)
    for number, line in enumerate(record.lines):
        try:
            replay_line(match, line)
        except LudariumError as error:
            raise BadRecord("campaign-line", {"where": f"lines[{number}]"}, error.clause, error) from None
    if record.playing is not None:
        resume_chapter(match, record.playing)
    return match


def replay_line(match: CampaignMatch, line: Line) -> None:
    if isinstance(line, Choice):
        match.play(line.seat, line.move)
    elif isinstance(line, Seating):
        match.hand_seat(line.seat, line.player)
    elif isinstance(line, Begun):
        match.begin(line.seed)
    else:
        match.finish(line.record)


def resume_chapter(match: CampaignMatch, playing: Record) -> None:
    """Go on with a chapter that is being played."""
    if match.begun is None:
        raise BadRecord("campaign-no-chapter", {"where": "playing"})
    try:
        if checked_outcome(match.due(), match.begun.seed, playing) is not None:
            raise BadRecord("campaign-chapter-over", {"where": "playing"})
        match.playing = records.replay(playing)
    except LudariumError as error:
        raise BadRecord("campaign-playing", {"where": "playing"}, error.clause, error) from None


def verify_campaign(data: bytes) -> tuple[CampaignRecord, CampaignMatch]:
    """Replay a campaign with all its chapters and compare every derived thing; the first difference is raised."""
    record = read_campaign(data)
    match = replay_campaign(record)
    again = match.record(record.playing)
    if again.digest != record.digest:
        raise BadRecord("record-header", {"where": "digest"})
    for number, (one, two) in enumerate(zip(record.lines, again.lines, strict=True)):
        if isinstance(one, Ended) and isinstance(two, Ended) and one.outcome != two.outcome:
            raise BadRecord("campaign-outcome", {"where": f"lines[{number}].outcome"})
        if getattr(one, "news", None) != getattr(two, "news", None):
            raise BadRecord("record-news", {"where": f"lines[{number}].news"})
        if one != two:
            raise BadRecord("record-digest", {"where": f"lines[{number}].digest"})
    if record.result != again.result:
        raise BadRecord("record-result", {"where": "result"})
    if record.forked and record.forked not in {record.digest, *(line.digest for line in record.lines)}:
        raise BadRecord("campaign-forked", {"where": "forked"})
    return record, match
