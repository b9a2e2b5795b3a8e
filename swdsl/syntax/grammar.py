"""The grammar, lark's parser for it, and the table that spares lark the work of making it anew.

Making the table takes lark half a second. So `table.json` holds it as plain data, which runs nothing when it
is read. It names the grammar and the lark it was made by; after a change of either it is ignored until
`tabulate` has written a new one, so it can make a start slow but never wrong.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from lark import Lark, __version__
from lark.grammar import Rule
from lark.lexer import TerminalDef

from swdsl.syntax.lexer import LineLexer
from swdsl.syntax.table_data import packed, unpacked
from swdsl.words import Tally

GRAMMAR_FILES: Final = ("declarations.lark", "clauses.lark", "scenarios.lark", "terminals.lark")
TABLE_FILE: Final = "table.json"
STARTS: Final = (
    "declaration",
    "setting_line",
    "component_line",
    "every_line",
    "variant_line",
    "note_line",
    "map_line",
    "game_line",
    "chapter_line",
    "translation_line",
    "scenario_line",
    "given_line",
    "when_line",
    "then_line",
)

CLAUSE_STARTS: Final = frozenset({"component_line", "every_line", "variant_line"})
"""The rules that a clause is read by."""


def grammar_text() -> str:
    """Return the whole grammar as one text."""
    folder = files(__package__)
    written = "\n".join((folder / name).read_text(encoding="utf-8") for name in GRAMMAR_FILES)
    return f"{written}\n{_countables(written)}"


def _countables(written: str) -> str:
    """Return the rule of the numbers in `Tally`, and those of their nouns that nothing else speaks of."""
    nouns = dict.fromkeys(each.noun for each in Tally if each.noun)
    new = (f'_{noun.upper()}: "{noun}" | "{noun}s"' for noun in nouns if f"\n_{noun.upper()}:" not in written)
    return "\n".join(["tally: " + " | ".join(map(_countable, Tally)), *new, ""])


def _countable(tally: Tally) -> str:
    rest = [f'"{word}"' for word in tally.written.removeprefix(tally.noun).split()]
    return " ".join([f"_{tally.noun.upper()}", *rest] if tally.noun else rest)


def load_lark(callbacks: object) -> Lark:
    """Return lark's parser for the grammar as it is now, which calls back for every rule it completes."""
    grammar = grammar_text()
    path = files(__package__) / TABLE_FILE
    kept = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    if kept.get("grammar") != _digest(grammar):
        kept = json.loads(tabulate())
    data, memo = unpacked(kept)
    data["options"]["transformer"] = callbacks
    data["parser"]["lexer_conf"]["lexer_type"] = LineLexer
    return Lark.load({"data": data, "memo": memo})


def make_lark(grammar: str, starts: Sequence[str]) -> Lark:
    """Return a parser that lark makes from a grammar, with a lexer that can be told in plain data."""
    return Lark(grammar, parser="lalr", lexer="basic", start=list(starts), keep_all_tokens=True)


def tabulate() -> str:
    """Return the text of `table.json` for the grammar as it is now."""
    grammar = grammar_text()
    data, memo = make_lark(grammar, STARTS).memo_serialize([TerminalDef, Rule])
    kept: dict[str, Any] = {"grammar": _digest(grammar), **packed(data, memo)}
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in kept.pop("rows"))
    rest = json.dumps(kept, separators=(",", ":"), sort_keys=True)
    return f'{rest[:-1]},"rows":[\n{rows}\n]}}\n'


def _digest(grammar: str) -> str:
    return sha256(f"lark {__version__}\n{grammar}".encode()).hexdigest()
