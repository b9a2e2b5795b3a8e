"""A human at the table: what is shown before a choice, and what may be asked instead of choosing."""

import re
from collections.abc import Callable
from typing import Final

import click

from swdsl.cli.answers import (
    account_lines,
    beginning,
    column_lines,
    in_columns,
    offer_lines,
    rule_lines,
    what_lines,
    why_attempt,
    why_region,
    wrapped,
)
from swdsl.cli.canvas import board_lines
from swdsl.cli.output import harmless, say, say_painted
from swdsl.diagnostics import nearest
from swdsl.play import Match
from swdsl.runtime.describe import tell
from swdsl.runtime.play import legal
from swdsl.runtime.state import State
from swdsl.runtime.words import ARGUMENT, P_GUESTS, P_PICK, V_PICK, V_PUT_ONE, V_PUT_REST
from swdsl.table import Talk, offers, score
from swdsl.table.picture import Canvas
from swdsl.table.standing import board_rows, guest_lines, player_lines

_HELP: Final = """\
  NUMBER             choose; or words of a choice, such as `stop`
  2x3 5x1            put tokens: three by the second choice, one by the fifth
  why NUMBER         what this costs and why; `why Owl Hill` asks of a region
  why -v NUMBER      the same with the lines of the rules
  what NAME          what a race, power, piece, ground or region is
  board, table       the board as a picture, or region by region
  score              what you would score now, item by item
  column             what lies in the column
  undo               take your last choice back
  quit               stop (with --save, the game is kept)
On the board, `P1 3 Elves` are three tokens of player 1; a race in decline
stands in brackets. Other signs and letters are explained below the board."""
_SEVERAL: Final = re.compile(r"(?:[0-9]{1,3} ?[x×*] ?[0-9]{1,3}[ ,]*)+")
_COMMANDS: Final = ("q", "quit", "exit", "board", "why", "what", "help", "?", "h", "u", "undo")
_FEW: Final = 4  # numbers one reads at a glance
_SHORTEST: Final = 3  # letters that may stand for a choice
_PAIR: Final = re.compile(r"([0-9]+) ?[x×*] ?([0-9]+)")


class Undo(Exception):  # noqa: N818 - it is a wish, not a mistake
    """The last choice is to be taken back."""


class Prompt:
    """Asks whoever sits at the keyboard, about one game."""

    def __init__(self, match: Match, talk: Talk, canvas: Canvas | None) -> None:
        self._match = match
        self._talk = talk
        self._canvas = canvas
        self._introduced = False
        self._answers: dict[str, Callable[[], list[str]]] = {
            "table": self._table,
            "score": self._score,
            "column": lambda: column_lines(self._match.state, talk),
        }

    def show_board(self) -> None:
        """Draw the board, or list its regions where no picture can be drawn."""
        if self._canvas is None:
            say("\n".join(f"  {line}" for line in self._table()))
            return
        for line in board_lines(self._match.state, self._canvas, self._talk):
            say_painted(line)

    def ask(self) -> list[int]:
        """Return what was chosen, mostly one action; questions are answered until something is.

        Raises `Undo` when the last choice is to be taken back instead.
        """
        s = self._match.state
        actions = _choices(s)
        if len(actions) == 1:
            say(f"  you: {self._talk.choice(s, actions[0])} (nothing else is possible)")
            return actions
        self._show_choices(actions)
        if not self._introduced:
            say("  Type the number of a choice; `help` says what else can be typed.")
            self._introduced = True
        while True:
            line = input("> ").strip()
            if _is_number(line, len(actions)):
                return [actions[int(line) - 1]]
            if line in ("undo", "u"):
                raise Undo
            several = self._several(line, actions)
            if several:
                return several
            named = self._named(line, actions)
            if named:
                return named
            self._answer(line, actions)

    def _named(self, line: str, actions: list[int]) -> list[int]:
        """Return the one choice that has these words in it, as `stop`, `decline` or the name of a region."""
        word = line.partition(" ")[0]
        if word in _COMMANDS or word in self._answers:
            return []
        found = self._alike(line, actions)
        return found if len(found) == 1 else []

    def _alike(self, line: str, actions: list[int]) -> list[int]:
        """Return the choices that have these words in them."""
        if len(line) < _SHORTEST:
            return []
        s, wanted = self._match.state, f" {line.casefold()}"
        return [each for each in actions if wanted in f" {self._talk.choice(s, each).casefold()}"]

    def _unclear(self, line: str, actions: list[int]) -> list[str]:
        """Say what is wrong with words that are no choice: too many have them, or the rules forbid it."""
        alike = [str(actions.index(each) + 1) for each in self._alike(line, actions)]
        if 1 < len(alike) <= _FEW:
            return wrapped(f"That could be {' or '.join(alike)}: say the number.")
        s, talk = self._match.state, self._talk
        region = next((r for r in range(s.board.count) if talk.region(r).casefold() == line.casefold()), None)
        if region is not None:
            return why_region(s, region, talk, source=False)
        return wrapped(f"Say a number from 1 to {len(actions)}, or `help`.")

    def _several(self, line: str, actions: list[int]) -> list[int]:
        """Return the puts that `2x3 5x1` means, in the order in which the board takes them."""
        if not _SEVERAL.fullmatch(line):
            return []
        found: list[int] = []
        for number, count in _PAIR.findall(line):
            if not _is_number(number, len(actions)) or actions[int(number) - 1] & ~ARGUMENT != V_PUT_ONE:
                say("  Only choices that put one token can be taken several times.")
                return []
            found += [actions[int(number) - 1]] * int(count)
        return sorted(found)

    def _show_choices(self, actions: list[int]) -> None:
        s, talk = self._match.state, self._talk
        for line in guest_lines(s, talk) if s.phase == P_GUESTS else player_lines(s, talk, s.actor):
            self._say(wrapped(line, "", "    "))
        self._say(wrapped(talk.question(s)))
        if s.phase == P_PICK:
            column = offers(talk, s)
            for number, action in enumerate(actions, 1):
                self._say(offer_lines(column[action - V_PICK], talk, number))
            return
        quoted: set[str] = set()
        plain: list[str] = []
        for number, action in enumerate(actions, 1):
            # Whoever is offered a clause reads it once.
            clause = str(tell(s, action).arguments.get("clause", ""))
            sentence = "" if clause in quoted or not clause else talk.sentence(clause)
            quoted.add(clause)
            plain.append(f"{number:3}. {talk.choice(s, action)}")
            if sentence:
                self._say(in_columns(plain))
                plain = []
                for line in wrapped(sentence, "     "):
                    say_painted(click.style(harmless(f"  {line}"), dim=True))
        if plain:
            self._say(in_columns(plain))

    def _say(self, lines: list[str]) -> None:
        say("\n".join(f"  {line}" for line in lines))

    def _answer(self, line: str, actions: list[int]) -> None:
        word, _, rest = line.partition(" ")
        if word in ("q", "quit", "exit"):
            raise EOFError
        if word == "board":
            self.show_board()
        elif word == "why":
            self._say(self._why(rest.strip(), actions))
        elif word == "what":
            self._say(what_lines(self._match.state, rest.strip(), self._talk))
        elif word in self._answers:
            self._say(self._answers[word]())
        elif word in ("help", "?", "h"):
            say(_HELP)
        elif line:
            self._say(self._unclear(line, actions))
        else:
            self._show_choices(actions)

    def _score(self) -> list[str]:
        s = self._match.state
        return account_lines("You would score", score(self._talk, s, s.actor), self._talk)

    def _table(self) -> list[str]:
        rows = board_rows(self._match.state, self._talk)
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        return [
            "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]

    def _why(self, wanted: str, actions: list[int]) -> list[str]:
        s, talk = self._match.state, self._talk
        source = wanted == "-v" or wanted.startswith("-v ")
        wanted = wanted.removeprefix("-v").strip() if source else wanted
        if _is_number(wanted, len(actions)):
            return self._why_choice(actions[int(wanted) - 1], source=source)
        names = {talk.region(r).casefold(): r for r in range(s.board.count)}
        close = beginning(wanted, names) or nearest(wanted.casefold(), names)
        found = names[close[0]] if close else None
        if found is None:
            known = talk.region(0)
            return wrapped(
                f"Say `why` and the number of a choice or the name of a region, such as `why {known}`."
            )
        return why_region(s, found, talk, source=source)

    def _why_choice(self, action: int, *, source: bool) -> list[str]:
        s, talk = self._match.state, self._talk
        if s.phase == P_PICK:
            offer = offers(talk, s)[action - V_PICK]
            return offer_lines(offer, talk, action - V_PICK + 1, source=source)
        told = tell(s, action).arguments
        if told.get("clause"):
            return rule_lines(str(told["clause"]), talk, source=source)
        numbers = {each.name: r for r, each in enumerate(s.board.regions)}
        if told.get("region") in numbers:
            region = numbers[str(told["region"])]
            if "short" in told:
                return why_attempt(s, region, int(told["short"]), talk, source=source)
            return why_region(s, region, talk, source=source)
        return wrapped(f"“{talk.choice(s, action)}” is always allowed here, and costs nothing.")


def _choices(s: State) -> list[int]:
    """Return what may be chosen; the last token is put once, not also as all that are left."""
    actions = legal(s)
    last = tell(s, actions[-1]).arguments.get("number") == 1
    return [each for each in actions if each & ~ARGUMENT != V_PUT_REST] if last else actions


def _is_number(text: str, most: int) -> bool:
    """Whether somebody typed a number from 1 to the largest there is."""
    return text.isascii() and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= most
