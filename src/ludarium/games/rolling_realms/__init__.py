"""Rolling Realms by Jamey Stegmaier, by the book.

The house finds it as ``ludarium.games.rolling_realms.game:GAME``.
"""
