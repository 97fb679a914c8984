"""The rules of Rolling Realms, a module per realm and chapter; compiled by mypyc where a C compiler is present."""
