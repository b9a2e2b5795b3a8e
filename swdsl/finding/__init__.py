"""Answers to questions: what an index holds, how its words are read, what is nearest. Knows no rule."""
