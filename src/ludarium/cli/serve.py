"""``ludarium``: opens the house for this computer, or for a network."""

import webbrowser

from ludarium.cli.context import PACKAGES, Context
from ludarium.core.text import Texts


def run(context: Context) -> int:
    # Imported late: other commands do without a server.
    from ludarium.server.run import serve
    from ludarium.server.settings import Settings, default_database
    from ludarium.server.transport.addresses import links, own_address, read_public_url

    asked = context.asked
    context.texts = Texts(context.texts.language, [*PACKAGES, "ludarium.server"])

    def opened(settings: Settings) -> None:
        own = own_address(settings.host, settings.port)
        lines = [context.say("house-open", address=own)]
        lines += [context.say("house-open-others", address=link) for link in links(settings) if link != own]
        print("\n".join(lines) + "\n", end="", flush=True)  # one write: whoever reads gets all of it at once
        if not asked.no_open:
            webbrowser.open(own)

    public = read_public_url(asked.public_url) if asked.public_url else ""
    settings = Settings(asked.db or default_database(), public_url=public, quiet=True)
    serve(settings, asked.host, asked.port, asked.workers, opened)
    return 0
