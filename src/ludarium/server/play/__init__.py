"""Playing at a table: moves, bots, clocks, stand-ins."""
