"""Sentences from clauses, in English, French, Italian and Russian. Pure: model in, text out."""

from swdsl.prose.marks import Link, typographic
from swdsl.prose.sentence import Sentence, Speaker, Storyteller, sentence

__all__ = ["Link", "Sentence", "Speaker", "Storyteller", "sentence", "typographic"]
