"""Pages of a game's book: a table hands out those that it has shown."""

from ludarium.core.pages import Page
from ludarium.core.text import LANGUAGES
from ludarium.server.errors import Unknown
from ludarium.server.tables.table import Table


def open_page(table: Table, name: str, language: str) -> Page:
    """A page that everybody at the table may read by now."""
    state = table.state
    match = state.shown_match()
    if language not in LANGUAGES or name not in state.game.pages(match.view(match.state, None)):
        raise Unknown("no-such-page", {"name": name[:60]})
    return state.game.page(name, language)
