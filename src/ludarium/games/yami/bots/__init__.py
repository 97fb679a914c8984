"""Bots of Yami."""
