"""Ruins by John D. Clair, by the book. The house finds it as ``ludarium.games.ruins.game:GAME``."""
