"""The rules of a mission of Yami, one module per chapter; compiled by mypyc where a C compiler is present."""
