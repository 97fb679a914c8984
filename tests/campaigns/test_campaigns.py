"""Campaigns in the core, proven by a toy one: chapters, players who come and go, records, branches."""

import msgspec
import pytest

from ludarium.core import BadOption, BadRecord, NotAllowed, NotFound, fairness, registry
from ludarium.core.campaign import CampaignView
from ludarium.core.campaign_match import CampaignMatch, chapter_match, replay_campaign, verify_campaign
from ludarium.core.campaign_record import Begun, Choice, Ended, Player, Seating, fork, is_campaign
from ludarium.core.record import Record, Seed, verify, write
from ludarium.core.rng import Rng
from ludarium.testing import KitFailure, check_campaign
from tests.campaigns.trek import PASS, TREK, TrekSheet
from tests.pebbles import Pebbles

ADA, BOB, BOT = Player("Ada"), Player("Bob"), Player("Bot", "random")
CLIMB, REST = "climb", "rest"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"pass": PASS})
    monkeypatch.setattr(registry, "campaigns", lambda: {"trek": TREK})


def key(number: int) -> Seed:
    return Seed(key=Rng.of(number).key.hex())


def set_out(match: CampaignMatch) -> None:
    for seat in match.state.to_move():
        match.play(seat, "wait")
    match.play(match.state.turn, "go")


def cross(match: CampaignMatch, move: str = CLIMB, seed: int = 1) -> Record:
    """Play the chapter that is due, everybody with the same move."""
    playing = match.begin(key(seed))
    assert playing is not None
    while not playing.state.over:
        playing.play(playing.state.turn, move)
    return match.record_playing(key(seed), [f"p{player}" for player in match.due().players])


def lucky(match: CampaignMatch) -> int:
    """A seed with which a pass is crossed."""
    for seed in range(100):
        branch = replay_campaign(match.record())
        if branch.finish(cross(branch, seed=seed)) is not None and sheet(branch).crossed > sheet(match).crossed:
            return seed
    raise AssertionError("nobody is that unlucky")


def sheet(match: CampaignMatch) -> TrekSheet:
    assert isinstance(match.state, TrekSheet)
    return match.state


def crossed(match: CampaignMatch) -> CampaignMatch:
    set_out(match)
    match.finish(cross(match, seed=lucky(match)))
    return match


def test_the_kit_passes_random_campaigns() -> None:
    reports = [check_campaign(TREK, seats, seed=seed) for seats in (2, 3) for seed in range(12)]
    assert all(report.over for report in reports)
    assert all(sum(getattr(one, name) for one in reports) > 3 for name in ("given_up", "seatings", "resumed"))


def test_a_chapter_gets_what_the_sheet_carries_and_hands_back_an_outcome() -> None:
    match = CampaignMatch(TREK, [ADA, BOB], {"start": "rich"})
    match.play(0, "buy")
    match.play(1, "wait")
    match.play(0, "go")
    chapter = match.chapter()
    assert chapter is not None
    assert (chapter.number, chapter.players, chapter.carried) == (1, [0, 1], {"boots": [1, 0]})
    outcome = match.finish(cross(match))
    assert outcome is not None
    steps = outcome["steps"]
    assert isinstance(steps, list)
    assert sheet(match).experience[:2] == [steps[0], 2 + steps[1]]


def test_a_void_chapter_counts_but_changes_nothing() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    set_out(match)
    outcome = match.finish(cross(match, REST))
    assert outcome == {"steps": [0, 0], "void": True}
    assert (sheet(match).crossed, sheet(match).ended) == (0, 1)
    set_out(match)
    assert match.due().number == 2


def test_a_chapter_may_be_given_up() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    set_out(match)
    match.begin(key(1))
    assert match.finish(match.record_playing(key(1), ["Ada", "Bob"])) is None
    assert (sheet(match).crossed, sheet(match).ended) == (0, 1)
    verify_campaign(match.record().to_bytes())


def test_people_come_late_and_leave() -> None:
    match = crossed(CampaignMatch(TREK, [ADA, BOB]))
    match.hand_seat(2, Player("Eve"))
    assert sheet(match).experience[2] == 1  # for the pass that she missed
    match.hand_seat(1, None)
    set_out(match)
    assert match.due().players == [0, 2]
    match.finish(cross(match))
    match.hand_seat(2, None)
    set_out(match)
    assert match.chapter() is None  # one player alone waits for others
    with pytest.raises(NotAllowed, match="campaign-last-player"):
        match.hand_seat(0, None)
    match.hand_seat(1, BOB)
    set_out(match)
    assert match.due().players == [0, 1]
    record, _ = verify_campaign(match.record().to_bytes())
    assert [type(line) for line in record.lines].count(Seating) == 4


def test_a_program_takes_a_seat_over_and_a_person_speaks() -> None:
    match = CampaignMatch(TREK, [BOT, ADA])
    match.play(0, "wait")
    match.play(1, "wait")
    assert match.state.to_move() == [1]  # the first seat that a person holds
    match.hand_seat(0, BOB)
    match.hand_seat(1, BOT)
    for seat in (0, 1):
        match.play(seat, "wait")
    assert match.state.to_move() == [0]


def test_choices_can_be_taken_back_until_a_chapter_begins() -> None:
    match = CampaignMatch(TREK, [ADA, BOB], {"start": "rich"})
    match.play(0, "buy")
    match.undo(0)
    assert sheet(match).boots == [0, 0, 0]
    set_out(match)
    match.begin(key(1))
    with pytest.raises(NotAllowed, match="campaign-chapter-runs"):
        match.undo(0)
    with pytest.raises(NotAllowed, match="campaign-chapter-runs"):
        match.hand_seat(2, BOB)
    with pytest.raises(NotAllowed, match="campaign-chapter-runs"):
        match.begin(key(2))


def test_nothing_is_begun_or_entered_out_of_time() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    with pytest.raises(NotAllowed, match="campaign-no-chapter"):
        match.begin(key(1))
    set_out(match)
    record = cross(match)
    match.finish(record)
    with pytest.raises(NotAllowed, match="campaign-no-chapter"):
        match.finish(record)


def test_a_chapter_of_another_campaign_is_refused() -> None:
    rich = CampaignMatch(TREK, [ADA, BOB], {"start": "rich"})
    rich.play(0, "buy")
    rich.play(1, "wait")
    rich.play(0, "go")
    poor = CampaignMatch(TREK, [ADA, BOB])
    set_out(poor)
    forged = cross(rich)
    poor.begin(key(1))
    with pytest.raises(BadRecord, match="carried"):
        poor.finish(forged)


def test_a_chapter_that_does_not_begin_as_its_seed_demands_is_refused() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    set_out(match)
    playing = match.begin(key(1))
    assert playing is not None
    ahead = playing.game.position(playing.state) | {"steps": [3, 3]}
    playing.state = playing.start = playing.game.load(ahead, Rng.of(1).key)
    while not playing.state.over:
        playing.play(playing.state.turn, REST)
    with pytest.raises(BadRecord, match="record-start-not-from-seed"):
        match.finish(match.record_playing(key(1), ["Ada", "Bob"]))


def test_a_record_keeps_what_was_carried_and_proves_it() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    set_out(match)
    record = cross(match)
    assert verify(record.to_bytes()).record.carried == {"boots": [0, 0]}
    forged = msgspec.structs.replace(record, carried={"boots": [1, 0]})
    with pytest.raises(BadRecord):
        verify(forged.to_bytes())


def test_only_a_game_of_a_campaign_takes_something_in() -> None:
    with pytest.raises(BadOption, match="no-campaign-of-game"):
        Pebbles().start(2, carried={})
    with pytest.raises(BadOption, match="carried-malformed"):
        PASS.start(2, carried={"boots": "red"})


def test_a_chapter_from_a_committed_seed() -> None:
    """As a server plays it: committed to when the chapter begins, its secret shown when that is over."""
    secret = bytes(range(32))
    kept = Seed(commitment=fairness.commitment(secret).hex())
    shown = msgspec.structs.replace(kept, secret=secret.hex(), salts=["01", "02"])
    match = CampaignMatch(TREK, [ADA, BOB])
    set_out(match)
    assert match.begin(kept) is None
    verify_campaign(match.record().to_bytes())
    chapter = match.due()
    playing = chapter_match(chapter, shown)
    while not playing.state.over:
        playing.play(playing.state.turn, CLIMB)
    match.finish(write(playing, chapter.options, ["Ada", "Bob"], shown, carried=chapter.carried))
    record, _ = verify_campaign(match.record().to_bytes())
    assert isinstance(record.lines[-1], Ended)


def forgeries() -> list[tuple[bytes, bytes, str]]:
    return [
        (b'"move":"buy"', b'"move":"wait"', "lines"),
        (b'"void":false', b'"void":true', "lines"),
        (b'"passes":1', b'"passes":2', "lines"),
        (b'"start":"rich"', b'"start":"poor"', ""),
        (b'"name":"Ada"', b'"name":"Ida"', "digest"),
        (b'"name":"Eve"', b'"name":"Eva"', "lines"),
        (b'"chapter":1', b'"chapter":2', "lines"),
        (b'"boots":[1,0]', b'"boots":[2,0]', "lines"),
        (b'"forked": ""', b'"forked": "abc"', "forked"),
        (b'"result": null', b'"result": {"winners":[0],"scores":[1,0,0],"how":"crossed"}', "result"),
    ]


@pytest.mark.parametrize(("found", "forged", "where"), forgeries(), ids=[str(one[1]) for one in forgeries()])
def test_every_forgery_is_found_with_its_place(found: bytes, forged: bytes, where: str) -> None:
    match = CampaignMatch(TREK, [ADA, BOB], {"start": "rich"})
    match.play(0, "buy")
    match.play(1, "wait")
    match.play(0, "go")
    match.finish(cross(match, seed=lucky(match)))
    match.hand_seat(2, Player("Eve"))
    data = match.record().to_bytes()
    verify_campaign(data)
    assert data.count(found) >= 1
    with pytest.raises(BadRecord) as refused:
        verify_campaign(data.replace(found, forged, 1))
    assert where in str(refused.value.arguments["where"])


def test_a_branch_shares_the_past_and_goes_its_own_way() -> None:
    match = crossed(CampaignMatch(TREK, [ADA, BOB]))
    record = match.record()
    begun = next(at for at, line in enumerate(record.lines) if isinstance(line, Begun))
    branch = fork(record, begun + 1)
    assert branch.lines == record.lines[:begun]
    assert branch.forked == record.lines[begun - 1].digest
    again = replay_campaign(branch)
    assert sheet(again).crossed == 0
    again.finish(cross(again, REST, seed=9))
    _, other = verify_campaign(again.record().to_bytes())
    assert sheet(other).crossed == 0
    assert sheet(match).crossed == 1
    with pytest.raises(BadRecord, match="campaign-no-such-line"):
        fork(record, len(record.lines) + 1)


def test_a_letter_opens_with_the_second_pass() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    for opened in ([], [], ["letter"]):
        view = TREK.view(match.state, None)
        assert isinstance(view, CampaignView)
        assert view.opened == opened
        if not match.state.over:
            crossed(match)
    assert match.state.over
    assert match.state.result() is not None
    with pytest.raises(NotAllowed, match="campaign-over"):
        match.hand_seat(2, BOB)


def test_the_kit_finds_a_campaign_that_rolls_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    shop = TrekSheet.shop

    def gambling(self: TrekSheet) -> None:
        self.rng.below(6)
        shop(self)

    monkeypatch.setattr(TrekSheet, "shop", gambling)
    with pytest.raises(KitFailure, match="asked for chance"):
        check_campaign(TREK, 2)


def test_the_kit_finds_a_sealed_text_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TREK.table
    monkeypatch.setattr(TREK, "table", lambda state: msgspec.structs.replace(table(state), advice="letter"))
    with pytest.raises(KitFailure, match="which is sealed"):
        check_campaign(TREK, 2)


def test_campaigns_are_found_by_their_own_name_and_by_their_game() -> None:
    assert registry.campaign("trek") is registry.campaign("pass") is registry.game("trek")
    with pytest.raises(NotFound, match="no-such-campaign"):
        registry.campaign("chess")


def test_a_campaign_tells_itself_from_a_game() -> None:
    match = CampaignMatch(TREK, [ADA, BOB])
    set_out(match)
    assert is_campaign(match.record().to_bytes())
    assert not is_campaign(cross(match).to_bytes())
    assert isinstance(match.record().lines[0], Choice)
