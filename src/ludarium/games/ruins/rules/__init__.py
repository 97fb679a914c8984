"""The rules of Ruins, one module for each chapter of the ledger; compiled by mypyc."""
