"""The table chooses when something may be taken back."""

from ludarium.server.storage.rows import UndoRule
from ludarium.server.transport.messages import BY_CONSENT, FREE, NOTHING, OFF, undo_state
from tests.server.house import Guest, run
from tests.server.play.test_stand_in import two_people
from tests.server.stories import Story

RULES: tuple[UndoRule, ...] = ("free", "consent", "off")


def after_a_move(rule: UndoRule) -> Story:
    story = Story(undo=rule)
    story.move(1.0, 0, "pick 1")
    return story


def test_the_rules_of_a_table() -> None:
    assert undo_state(after_a_move("free").state, 0) == FREE
    assert undo_state(after_a_move("consent").state, 0) == BY_CONSENT
    assert undo_state(after_a_move("off").state, 0) == OFF
    for rule in RULES:
        assert undo_state(after_a_move(rule).state, 1) == NOTHING
        assert undo_state(after_a_move(rule).state, None) == NOTHING


def test_what_nobody_could_notice_may_always_be_taken_back() -> None:
    """Asking would tell others that there is something to take back."""
    for rule in RULES:
        story = Story("ruins", undo=rule)
        for seat in (0, 1):
            story.move(1.0, seat, "flip none")
        leader = story.state.to_move()[0]
        game, state = story.state.game, story.state.started_match().state
        buy = next(move for move in state.moves(leader) if game.notation(move).startswith("buy"))
        story.move(2.0, leader, game.notation(buy))
        assert story.state.move_log.hidden[-1]
        assert undo_state(story.state, leader) == FREE


def test_a_table_where_nothing_is_taken_back(address: str) -> None:
    async def story() -> None:
        _, _, one, _ = await two_people(address, undo="off")
        assert one.about["undo"] == "off"
        await one.play("flip none")
        await one.until("state", lambda frame: frame["number"] == 1)
        assert one.state["undo"] == {"free": False, "ask": False, "reason": "house-undo-off"}
        await one.send("undo", at=1)
        assert (await one.until("refused"))["reason"] == "house-undo-off"

    run(story())


def test_a_table_where_the_others_are_always_asked(address: str) -> None:
    async def story() -> None:
        ada, _, one, two = await two_people(address, undo="consent")
        await one.play("flip none")
        await one.until("state", lambda frame: frame["number"] == 1)
        assert one.state["undo"] == {"free": False, "ask": True, "reason": "house-undo-needs-consent"}
        await one.send("undo", at=1)
        await two.until("undo-asked")
        await two.send("undo-answer", yes=True)
        assert (await one.until("undo-done"))["number"] == 0
        lobby = await ada.table(undo="consent")
        changed = await ada.post(f"/api/tables/{lobby['id']}/settings", {"undo": "off"})
        assert changed["undo"] == "off"
        await ada.post(f"/api/tables/{lobby['id']}/settings", {"undo": "never"}, 400)

    run(story())


def test_alone_with_bots_consent_is_always_given(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            table = (await ada.table(game="berries", seats=1, undo="consent", start=True))["id"]
            page = await ada.page(table)
            await page.until("state")
            await page.play("pick 1")
            await page.until("state", lambda frame: frame["number"] == 1)
            await page.send("undo", at=1)
            assert (await page.until("undo-done"))["number"] == 0

    run(story())
