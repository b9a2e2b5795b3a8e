"""The matrix: every moment, of whomever, with every effect, is refused at the word or proven."""
