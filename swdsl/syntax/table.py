"""The parse table of the grammar: lark makes it from the `.lark` files, and it travels as plain data.

Making it takes lark half a second and loading lark itself a good part of that, which is too long
for a command that checks one file. So `table.json` holds the finished table. It names the grammar
it was made from; after a change of the grammar it is ignored until `tabulate` has written a new
one, so it can make a start slow but never wrong.
"""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

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
    "translation_line",
    "scenario_line",
    "given_line",
    "when_line",
    "then_line",
)


@dataclass(frozen=True, slots=True)
class Reduction:
    """What to do when a rule is complete: how many parts it has, and who builds what of them.

    `gaps` says how many left-out parts stand before each part and behind the last; it is empty
    for a rule that leaves nothing out. A rule that `passes` hands a single part on as it is.
    """

    origin: str
    size: int
    builder: str
    gaps: tuple[int, ...]
    passes: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A LALR table. In a row, a number from 0 up is the state to go to, one below 0 a reduction.

    `words` says what a word can be, `plain` which word the language itself uses for a kind.
    """

    rows: tuple[dict[str, int], ...]
    reductions: tuple[Reduction, ...]
    starts: dict[str, int]
    words: dict[str, tuple[str, ...]]
    plain: dict[str, str]
    marks: dict[str, str]


@cache
def line_table() -> Table:
    """Return the table of the grammar as it is now."""
    grammar = grammar_text()
    path = files(__package__) / TABLE_FILE
    if path.is_file():
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["grammar"] == _digest(grammar):
            return _from_data(data)
    return _from_data(json.loads(tabulate()))


def grammar_text() -> str:
    """Return the whole grammar as one text."""
    folder = files(__package__)
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in GRAMMAR_FILES)


def tabulate() -> str:
    """Return the text of `table.json` for the grammar as it is now."""
    # Only here is lark needed, and importing it costs more than reading a file of rules.
    from swdsl.syntax.table_from_lark import table_data  # noqa: PLC0415

    grammar = grammar_text()
    data = {"grammar": _digest(grammar), **table_data(grammar, STARTS)}
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in data.pop("rows"))
    rest = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return f'{rest[:-1]},"rows":[\n{rows}\n]}}\n'


def _from_data(data: dict[str, Any]) -> Table:
    symbols = data["symbols"]
    rows = [dict(zip([symbols[at] for at in row[::2]], row[1::2], strict=True)) for row in data["rows"]]
    return Table(
        rows=tuple(rows[at] for at in data["states"]),
        reductions=tuple(
            Reduction(origin, size, builder, tuple(gaps), passes)
            for origin, size, builder, gaps, passes in data["reductions"]
        ),
        starts=data["starts"],
        words={word: tuple(kinds) for word, kinds in data["words"].items()},
        plain=data["plain"],
        marks=data["marks"],
    )


def _digest(grammar: str) -> str:
    return sha256(grammar.encode()).hexdigest()
