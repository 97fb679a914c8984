"""The rules of Unearth, one module per chapter; compiled by mypyc where a C compiler is present."""
