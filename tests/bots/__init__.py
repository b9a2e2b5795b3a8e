"""Tests of the bots: what they may know, how they choose, how strong they are."""
