"""Drystone: an example of a game that is no part of the house."""
