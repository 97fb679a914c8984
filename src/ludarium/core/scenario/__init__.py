"""Scenarios: given a position, when these moves are made, then this is so.

>>> from ludarium.core.scenario import read, run
>>> run(read('''
... title = "Both turn a ruin or none"
... game = "ruins"
... given.seats = 2
... then.to_move = [0, 1]
... '''))
[]
"""

from ludarium.core.scenario.comparing import Difference
from ludarium.core.scenario.format import Scenario, read, spoken
from ludarium.core.scenario.playing import run

__all__ = ["Difference", "Scenario", "read", "run", "spoken"]
