"""Sentences from clauses, in English, French, Italian and Russian. Pure: model in, text out."""

from swdsl.prose.marks import Link, typographic
from swdsl.prose.sentence import LANGUAGE_CODES, Sentence, Speaker, Storyteller, sentence

__all__ = ["LANGUAGE_CODES", "Link", "Sentence", "Speaker", "Storyteller", "sentence", "typographic"]
