"""Bots for Rolling Realms. `planning` and `features` are compiled by mypyc where a C compiler is present."""
