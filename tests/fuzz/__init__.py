"""Fuzzers: damaged rules, archives and records go in; an answer must come out in time.

`python -m tests.fuzz --seconds 60` runs them; whatever they find is kept in `tests/fuzz/corpus/` and tried
again by every test run.
"""
