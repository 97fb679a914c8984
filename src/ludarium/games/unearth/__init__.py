"""Unearth by Jason Harner and Matthew Ransom, by the book. Found as ``ludarium.games.unearth.game:GAME``."""
