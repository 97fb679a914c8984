"""Bots of Unearth."""
