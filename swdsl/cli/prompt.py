"""A human at the table: what is shown before a choice, and what may be asked instead of choosing."""

from collections.abc import Callable
from typing import Final

import click

from swdsl.cli.canvas import painted
from swdsl.cli.output import harmless, say, say_painted
from swdsl.diagnostics import nearest
from swdsl.play import Match
from swdsl.play.picture import Canvas, board_picture
from swdsl.play.screen import (
    Words,
    board_rows,
    choice_text,
    clause_of,
    column_lines,
    guest_lines,
    player_lines,
    region_of,
    score_lines,
    why_lines,
)
from swdsl.runtime.play import legal
from swdsl.runtime.words import P_GUESTS

_HELP: Final = """\
  NUMBER             choose
  why NUMBER         what this costs and why; `why Owl Hill` asks about any region
  board, table       the board as a picture, or region by region
  score              what you would score now, item by item
  column             what may be picked
  quit               stop (with --save, the game is kept)
On the board, `P1 3 Elves` are three tokens of player 1, and a race in decline stands in brackets."""


class Prompt:
    """Asks whoever sits at the keyboard, about one game."""

    def __init__(self, match: Match, words: Words, canvas: Canvas | None) -> None:
        self._match = match
        self._words = words
        self._canvas = canvas
        self._answers: dict[str, Callable[[], list[str]]] = {
            "table": self._table,
            "score": lambda: score_lines(match.state, match.state.actor, words),
            "column": lambda: column_lines(match.state, words),
        }

    def show_board(self) -> None:
        """Draw the board, or list its regions where no picture can be drawn."""
        if self._canvas is None:
            say("\n".join(f"  {line}" for line in self._table()))
            return
        for line in painted(board_picture(self._match.state, self._canvas, self._words), self._canvas):
            say_painted(line)

    def ask(self) -> int:
        """Return the action that was chosen; questions are answered until one is."""
        s = self._match.state
        actions = legal(s)
        if len(actions) == 1:
            say(f"  you: {choice_text(s, actions[0], self._words)} (nothing else is possible)")
            return actions[0]
        self._show_choices(actions)
        while True:
            line = input("> ").strip()
            if _is_number(line, len(actions)):
                return actions[int(line) - 1]
            self._answer(line, actions)

    def _show_choices(self, actions: list[int]) -> None:
        s = self._match.state
        guests = s.phase == P_GUESTS
        for line in guest_lines(s, self._words) if guests else player_lines(s, self._words, s.actor):
            say(f"  {line}")
        quoted: set[str] = set()
        for number, action in enumerate(actions, 1):
            # Whoever is offered a clause reads it once.
            clause = clause_of(s, action)
            sentence = "" if clause in quoted else self._words.sentence(clause)
            quoted.add(clause)
            note = click.style(harmless(f"  “{sentence}”"), dim=True) if sentence else ""
            say_painted(harmless(f"  {number:3}. {choice_text(s, action, self._words)}") + note)

    def _answer(self, line: str, actions: list[int]) -> None:
        word, _, rest = line.partition(" ")
        if word in ("q", "quit", "exit"):
            raise EOFError
        if word == "board":
            self.show_board()
        elif word == "why":
            say("\n".join(f"  {each}" for each in self._why(rest.strip(), actions)))
        elif word in self._answers:
            say("\n".join(f"  {each}" for each in self._answers[word]()))
        elif word in ("help", "?", "h"):
            say(_HELP)
        elif line:
            say(f"  Say a number from 1 to {len(actions)}, or `help`.")
        else:
            self._show_choices(actions)

    def _table(self) -> list[str]:
        rows = board_rows(self._match.state, self._words)
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        return [
            "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]

    def _why(self, wanted: str, actions: list[int]) -> list[str]:
        s = self._match.state
        names = {self._words.name(region.name).casefold(): r for r, region in enumerate(s.board.regions)}
        if _is_number(wanted, len(actions)):
            return self._why_choice(actions[int(wanted) - 1])
        close = nearest(wanted.casefold(), names)
        found = names.get(wanted.casefold(), names[close[0]] if close else None)
        if found is None:
            known = self._words.name(s.board.regions[0].name)
            return [f"Say `why` and the number of a choice or the name of a region, such as `why {known}`."]
        return why_lines(s, found, self._words)

    def _why_choice(self, action: int) -> list[str]:
        s = self._match.state
        source = self._words.source(clause_of(s, action))
        if source:
            return [source]
        region = region_of(s, action)
        numbers = {each.name: r for r, each in enumerate(s.board.regions)}
        if region in numbers:
            return why_lines(s, numbers[region], self._words)
        return [
            f"Nothing is to be said about “{choice_text(s, action, self._words)}”: it is always allowed here."
        ]


def _is_number(text: str, most: int) -> bool:
    """Whether somebody typed a number from 1 to the largest there is."""
    return text.isascii() and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= most
