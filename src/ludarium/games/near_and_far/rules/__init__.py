"""The rules of Near and Far, a module per chapter; compiled by mypyc where a C compiler is present."""
