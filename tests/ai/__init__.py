"""Tests of the interfaces for learning programs, by the conformance suites of their libraries."""
