"""``ludarium campaign``: a series of games in one file, made, shown, played, verified and branched."""

import sys
from itertools import zip_longest
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from ludarium.cli.context import Context, InputEnded
from ludarium.cli.files import check_place, read_bytes, write_bytes
from ludarium.cli.news import result_lines
from ludarium.cli.play import KEY_LENGTH, Sitting
from ludarium.cli.prompt import Left, Prompt
from ludarium.cli.seats import PERSON, one_seat, seat_name, seated
from ludarium.core.campaign import Campaign
from ludarium.core.campaign_match import CampaignMatch, replay_campaign, verify_campaign
from ludarium.core.campaign_record import Begun, Choice, Ended, Line, Player, Seating, fork, read_campaign
from ludarium.core.errors import LudariumError, NotFound
from ludarium.core.game import Game
from ludarium.core.record import Record, Seed
from ludarium.core.registry import game as find_game
from ludarium.core.rng import Rng

EMPTY: Final = "-"
SEEDS: Final = 1000  # chapters for which one number gives different seeds


def run(context: Context) -> int:
    actions = {"new": make, "show": show, "play": play, "verify": verify}
    return actions[context.asked.action](context)


# Files.


def make(context: Context) -> int:
    """A new campaign, or a branch of another one, written to a file that is not there yet."""
    asked = context.asked
    if Path(asked.file).exists():
        raise NotFound("cli-campaign-exists", {"file": asked.file})
    check_place(asked.file)
    if asked.branch:
        record = read_campaign(read_bytes(asked.branch))
        context.open_campaign(record.campaign)
        branch = fork(record, len(record.lines) if asked.line is None else asked.line)
        replay_campaign(branch)
        write_bytes(asked.file, branch.to_bytes())
        context.line(context.say("cli-campaign-branched", file=asked.file, lines=len(branch.lines)))
        return 0
    if asked.game is None:
        raise NotFound("cli-campaign-which")
    campaign = context.open_campaign(asked.game)
    seats = seated(find_game(campaign.of), asked.seats)
    match = CampaignMatch(campaign, [player_of(kind) for kind in seats], context.options())
    write_bytes(asked.file, match.record().to_bytes())
    context.line(context.say("cli-campaign-made", file=asked.file))
    return 0


def opened(context: Context, file: str) -> tuple[CampaignMatch, Record | None]:
    """A campaign from its file, and the chapter that is being played."""
    record = read_campaign(read_bytes(file))
    campaign = context.open_campaign(record.campaign)
    match = replay_campaign(record)
    context.unseal(campaign, match.state)
    return match, record.playing


def player_of(kind: str) -> Player:
    return Player(PERSON) if kind == PERSON else Player(kind, kind)


def kind_of(player: Player | None, game: Game) -> str:
    """What sits at a seat, as ``--seats`` names it. A person of another house sits at this keyboard."""
    if player is None:
        return EMPTY
    return one_seat(game, player.program) if player.program in game.bots() else PERSON


# Showing.


def show(context: Context) -> int:
    match, _ = opened(context, context.asked.file)
    campaign = match.campaign
    context.line(context.say(f"{campaign.id}-name"))
    names = names_of(context, match)
    for number, line in enumerate(match.record().lines):
        context.line(f"{number:>4} {told(context, campaign, line, names)}")
        for event in getattr(line, "news", []):
            for sentence in campaign.log_lines(event, names, context.say):
                context.show(context.indented(sentence, 5))
    context.screen.print(campaign.draw(campaign.view(match.state, None), context.say))
    if match.begun is not None:
        context.line(context.say("cli-campaign-playing", number=match.begun.chapter))
    show_end(context, match)
    return 0


def told(context: Context, campaign: Campaign[Any, Any], line: Line, names: list[str]) -> str:
    """A line of a campaign in a few words."""
    if isinstance(line, Choice):
        return f"{names[line.seat]}: {line.move}"
    if isinstance(line, Seating):
        game = find_game(campaign.of)
        kind = kind_of(line.player, game)
        name = (
            context.say("cli-campaign-nobody") if kind == EMPTY else seat_name(context.texts, game, line.seat, kind)
        )
        return context.say("cli-campaign-seat", seat=line.seat + 1, name=name)
    if isinstance(line, Begun):
        return context.say("cli-campaign-begins", number=line.chapter)
    return context.say("cli-campaign-given-up" if line.outcome is None else "cli-campaign-ended")


def names_of(context: Context, match: CampaignMatch) -> list[str]:
    game = find_game(match.campaign.of)
    kinds = [kind_of(player, game) for player in match.players]
    return [
        seat_name(context.texts, game, seat, PERSON if kind == EMPTY else kind) for seat, kind in enumerate(kinds)
    ]


def show_end(context: Context, match: CampaignMatch) -> None:
    result = match.state.result()
    if result is not None:
        winners, _, ending = result_lines(context, match.campaign, result, names_of(context, match))
        context.line(winners)
        context.line(ending)


# Playing.


def play(context: Context) -> int:
    context.asked.save = context.asked.file
    match, playing = opened(context, context.asked.file)
    evening = Evening(context, match)
    if context.asked.seats is not None:
        evening.change_seats(context.asked.seats)
    try:
        evening.play_on(playing)
    except Left:
        return 0
    except InputEnded:
        print(context.say("cli-play-input-ended"), file=sys.stderr)
        return 1
    show_end(context, match)
    return 0


class ChapterSitting(Sitting):
    """A chapter at this keyboard; it is saved as a part of its campaign."""

    def __init__(self, evening: "Evening", seats: list[str], seed: Seed) -> None:
        playing = evening.match.playing
        assert playing is not None
        super().__init__(evening.context, playing, seats, evening.match.due().options, seed)
        self.evening = evening

    def record(self) -> Record:
        return self.evening.match.record_playing(self.seed, self.seats)

    def save(self) -> None:
        self.evening.save(self.record())


class Evening:
    """A campaign played on at this keyboard, until somebody leaves."""

    def __init__(self, context: Context, match: CampaignMatch) -> None:
        self.context = context
        self.match = match
        self.game = find_game(match.campaign.of)

    def save(self, playing: Record | None = None) -> None:
        write_bytes(self.context.asked.file, self.match.record(playing).to_bytes())

    def change_seats(self, text: str) -> None:
        """Let others take part from now on, as ``me,bot,-`` says."""
        wanted = [EMPTY if name.strip() == EMPTY else one_seat(self.game, name.strip()) for name in text.split(",")]
        for seat, (kind, player) in enumerate(zip_longest(wanted, self.match.players, fillvalue=EMPTY)):
            held = player if isinstance(player, Player) else None
            if kind != kind_of(held, self.game):
                self.match.hand_seat(seat, None if kind == EMPTY else player_of(str(kind)))
        self.save()

    def play_on(self, playing: Record | None) -> None:
        match = self.match
        if playing is not None:
            self.sit(ChapterSitting(self, playing.seats, playing.seed))
        while not match.state.over:
            chapter = match.chapter()
            if chapter is not None:
                self.begin()
            elif match.state.waiting:
                self.choose()
            else:
                raise NotFound("cli-campaign-too-few")

    def choose(self) -> None:
        """Choices between two chapters, people's through the prompt."""
        match, choices = self.match, self.match.choices
        kinds = [kind_of(player, self.game) for player in match.players]
        people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        prompt = Prompt(
            self.context, choices, names_of(self.context, match), people or [0], self.context.asked.file
        )
        while choices.state.waiting:
            asked = choices.state.to_move()
            person = next((seat for seat in asked if seat in people), None)
            if person is None:
                bot = list(match.campaign.bots().values())[-1](Rng(token_bytes(KEY_LENGTH)))
                view = match.campaign.view(choices.state, asked[0])
                choices.play(asked[0], bot.choose(view, choices.state.moves(asked[0])))
            else:
                prompt.ask(person)
                self.save()

    def begin(self) -> None:
        """Begin the chapter that is due."""
        chapter = self.match.due()
        seed = self.context.asked.seed
        key = token_bytes(KEY_LENGTH) if seed is None else Rng.of(seed * SEEDS + chapter.number).key
        self.match.begin(Seed(key=key.hex()))
        self.context.line(self.context.say("cli-campaign-begins", number=chapter.number))
        kinds = [kind_of(self.match.players[player], self.game) for player in chapter.players]
        sitting = ChapterSitting(self, kinds, Seed(key=key.hex()))
        sitting.save()
        self.sit(sitting)

    def sit(self, sitting: ChapterSitting) -> None:
        """Play a chapter to its end, enter it, and read what it opens."""
        sitting.play_on()
        sitting.finish()
        match, context = self.match, self.context
        match.finish(sitting.record())
        self.save()
        ended = match.lines[-1]
        assert isinstance(ended, Ended)
        opened = context.unseal(match.campaign, match.state)
        for event in ended.news:
            for line in match.campaign.log_lines(event, names_of(context, match), context.say):
                context.line(line)
        for name in opened:
            context.line(context.say(f"{match.campaign.id}-sealed-{name}-title"))
            context.line(context.say(f"{match.campaign.id}-sealed-{name}"))


# Verifying.


def verify(context: Context) -> int:
    return max([verify_file(context, file) for file in context.asked.files])


def verify_file(context: Context, file: str) -> int:
    """One line: what was found right, or where it is wrong."""
    try:
        data = read_bytes(file)
    except NotFound as error:
        context.complain(error)
        return 2
    try:
        context.open_campaign(read_campaign(data).campaign)
        record, _ = verify_campaign(data)
    except LudariumError as error:
        context.line(context.say("cli-verify-fails", file=file, why=context.texts.error(error)))
        return 1
    chapters = sum(isinstance(line, Ended) for line in record.lines)
    what = context.say("cli-campaign-right", lines=len(record.lines), chapters=chapters)
    context.line(context.say("cli-verify-fine", file=file, what=what))
    return 0
