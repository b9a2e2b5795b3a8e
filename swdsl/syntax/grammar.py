"""The parser of one logical line, built once from the `.lark` files beside this module.

The grammar files hold no code. Here their words get word boundaries, so that `pays` never reads
as `pay` and a rest, and precedence over names, so that a word of the language stays one.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from lark import Lark
from lark.lexer import PatternRE, PatternStr, TerminalDef

from swdsl.syntax.build import Builder

GRAMMAR_FILES: Final = ("declarations.lark", "clauses.lark", "scenarios.lark", "terminals.lark")
STARTS: Final = (
    "declaration",
    "setting_line",
    "component_line",
    "every_line",
    "note_line",
    "map_line",
    "game_line",
    "translation_line",
    "scenario_line",
    "given_line",
    "when_line",
    "then_line",
)

# Terminals that are not words of the language.
_OPEN: Final = frozenset({"NAME", "INT", "STRING", "CODE", "PERSON", "THE"})
_END_OF_WORD: Final = r"(?![a-z0-9_])"


@cache
def line_parser() -> tuple[Lark, Builder]:
    """Return the parser and the builder it hands its pieces to."""
    builder = Builder()
    parser = Lark(
        grammar_text(),
        parser="lalr",
        lexer="contextual",
        start=list(STARTS),
        keep_all_tokens=True,
        maybe_placeholders=True,
        propagate_positions=False,
        transformer=builder.callbacks,
        edit_terminals=_give_boundaries,
    )
    return parser, builder


def grammar_text() -> str:
    """Return the whole grammar as one text."""
    folder = files(__package__)
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in GRAMMAR_FILES)


def _give_boundaries(terminal: TerminalDef) -> None:
    pattern = terminal.pattern
    if terminal.name in _OPEN or "(?=" in pattern.value or not re.match(r"\(?[A-Za-z]", pattern.value):
        return
    if isinstance(pattern, PatternStr | PatternRE):
        terminal.pattern = PatternRE(f"(?:{pattern.value}){_END_OF_WORD}")
        terminal.priority = 1
