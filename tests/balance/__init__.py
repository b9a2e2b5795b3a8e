"""Tests of the verdict: its arithmetic, its experiment, its findings, its words."""
