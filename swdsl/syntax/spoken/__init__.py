"""Sentences as they stand on cards and in forums, and what they mean in the words of the grammar."""

from swdsl.syntax.spoken.about import about
from swdsl.syntax.spoken.sentence import Reading, is_doubtful, meant, nearest, readings, sentences

__all__ = ["Reading", "about", "is_doubtful", "meant", "nearest", "readings", "sentences"]
