"""A person on the way through Yami's campaign: begins one, plays its missions by giving them up, and comes back."""

from functools import cache
from typing import Final

from playwright.sync_api import Locator, expect

from ludarium.core.campaign_match import CampaignMatch
from ludarium.core.campaign_record import Player
from ludarium.core.record import Seed
from ludarium.core.rng import Rng
from ludarium.games.yami.campaign.game import CAMPAIGN, JourneyView
from ludarium.games.yami.game import GAME
from ludarium.games.yami.moves import GIVE_UP, VOTE_YES
from tests.web.visitor import Visitor

FIRST_MOON: Final = 6  # the division of the crescent on the normal map
PLAYERS: Final = [Player("Ada"), Player("one", "random"), Player("two", "random")]


def kingdom(guest: Visitor) -> Locator:
    return guest.page.locator('[data-part="kingdom"]')


def changes(guest: Visitor) -> Locator:
    return guest.page.locator('[data-part="changes"]')


def choose_from_menu(guest: Visitor, entry: str) -> None:
    guest.press(guest.page.locator("header").get_by_role("button", name="Menu"))
    guest.press(guest.page.locator("header").get_by_role("button", name=entry).first)


def open_journal(guest: Visitor) -> Locator:
    guest.press(guest.page.locator('[data-act="journal"]'))
    journal = guest.page.get_by_role("dialog", name="Travel journal")
    expect(journal).to_be_visible()
    return journal


def begin_campaign(guest: Visitor) -> str:
    """From the shelf, with two bots; the id of the campaign's table."""
    guest.open()
    guest.press(guest.button("Yami: Begin a campaign"))
    expect(guest.button("Begin the campaign")).to_be_disabled()  # nobody travels alone
    for bots in (1, 2):
        guest.press(guest.button("Add a bot").first)
        expect(guest.button("Remove the bot")).to_have_count(bots)
    guest.press(guest.button("Begin the campaign"))
    expect(kingdom(guest)).to_be_visible()
    return guest.table


def set_out(guest: Visitor, campaign: str) -> None:
    """Begin the mission that is chosen; the page goes on to its table by itself."""
    expect(guest.main).to_have_text("Begin the mission")
    guest.press(guest.main)
    guest.page.wait_for_url(lambda address: "/t/" in address and campaign not in address)
    expect(guest.page.locator('[data-part="grid"]')).to_be_visible()


def give_up(guest: Visitor) -> None:
    """By vote, once the pawns are placed: bots agree."""
    while "give up" not in asked_for(guest):
        number = int(guest.state["number"])
        guest.press(guest.page.locator('[data-ref^="symbol:"][data-state="can"]').first)
        guest.press(guest.main)
        guest.until_moved(number)
    guest.press(guest.dock.get_by_role("button", name="Give up"))
    expect(guest.page.locator('[data-part="end"]')).to_be_visible()


def asked_for(guest: Visitor) -> list[str]:
    """The notations of what a guest may do, once that is to put a pawn or to give up, which any player may."""

    def found() -> list[str]:
        options = [str(option["notation"]) for option in guest.state["options"]]
        return [one for one in options if one == "give up" or one.startswith("pawn")]

    guest.until(lambda: bool(found()))
    return found()


def go_back(guest: Visitor, campaign: str) -> None:
    guest.press(guest.dock.get_by_role("link", name="Back to the campaign"))
    expect(kingdom(guest)).to_be_visible()
    assert guest.table == campaign


def import_campaign(guest: Visitor, attempts: int) -> str:
    """A campaign in which the first mission was given up so many times."""
    return import_file(guest, travelled((), attempts))


def import_file(guest: Visitor, file: bytes) -> str:
    guest.api("/me")
    return str(guest.api("/tables/import", file)["id"])


@cache
def travelled(missions: tuple[int, ...], failures: int = 0, sheet: str = "normal") -> bytes:
    """The file of a campaign of three in which bots completed missions in this order, as often as they had to try;
    after that the group has given up so many times."""
    match = CampaignMatch(CAMPAIGN, PLAYERS, {"sheet": sheet})
    for mission in missions:
        while mission not in sheet_of(match).completed:
            attempt(match, mission, give_up=False)
    for _ in range(failures):
        attempt(match, sheet_of(match).available[0], give_up=True)
    return match.record().to_bytes()


def sheet_of(match: CampaignMatch) -> JourneyView:
    view = CAMPAIGN.view(match.state, None)
    assert isinstance(view, JourneyView)
    return view


def attempt(match: CampaignMatch, mission: int, give_up: bool) -> None:
    speaker = match.state.turn
    if sheet_of(match).chosen != mission:
        match.play(speaker, CAMPAIGN.parse(f"mission {mission}"))
    match.play(speaker, CAMPAIGN.parse("begin"))
    number = match.due().number
    seed = Seed(key=bytes([number]).hex() * 32)
    playing = match.begin(seed)
    assert playing is not None
    bots = [GAME.bots()["greedy"](Rng.of(number * 10 + seat)) for seat in range(len(PLAYERS))]
    while not playing.state.over:
        seat = playing.state.turn
        moves = playing.state.moves(seat)
        wished = [move for move in (VOTE_YES, GIVE_UP) if give_up and move in moves]
        playing.play(seat, wished[0] if wished else bots[seat].choose(playing.view(playing.state, seat), moves))
    match.finish(match.record_playing(seed, [player.name for player in PLAYERS]))
