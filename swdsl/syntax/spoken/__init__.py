"""Sentences as they stand on cards and in forums, and what they mean in the words of the grammar."""

from swdsl.syntax.spoken.sentence import Reading, meant, nearest, readings, sentences

__all__ = ["Reading", "meant", "nearest", "readings", "sentences"]
