"""Texts for people, and what they are read into."""
