"""Bots for Ruins."""
