"""The mark by which a test says which rules clauses it proves."""

import pytest

clause = pytest.mark.clause
