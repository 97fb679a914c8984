"""Bots of Near and Far."""
