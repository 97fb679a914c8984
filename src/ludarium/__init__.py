"""Ludarium: a house for modern board games."""

__version__ = "0.1.0"
