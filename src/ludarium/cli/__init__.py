"""The command line: play, replay, verify, simulate. Every word it says is a Fluent message."""

from ludarium.cli.command import main

__all__ = ["main"]
