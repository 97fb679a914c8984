"""Yami, by the book: missions and campaigns of a quiet team. Found as ``ludarium.games.yami.game:GAME``."""
