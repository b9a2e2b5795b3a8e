"""Whole games of the generated engine: coverage, agreement, playthroughs, machine code."""
