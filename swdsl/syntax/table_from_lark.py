"""Where lark works: it reads the grammar, refuses it if it is ambiguous, and makes the parse table."""

import re
from collections.abc import Sequence
from typing import Any, Final

from lark import Lark
from lark.grammar import Rule
from lark.lexer import PatternStr
from lark.parsers.lalr_analysis import Shift

# A terminal and the first of its words; lark itself forgets their order.
_FIRST_FORM: Final = re.compile(r'^(_[A-Z]+):\s+"([a-z]+)"', re.MULTILINE)
_OPEN: Final = frozenset({"NAME", "PERSON", "INT", "STRING", "CODE"})


def table_data(grammar: str, starts: Sequence[str]) -> dict[str, Any]:
    """Return the table of a grammar as lists, texts and numbers, the same on every run."""
    parser = make_lark(grammar, starts)
    # Lark has no public door to its table; the pinned version and the tests guard this one.
    table: Any = parser.parser.parser._parse_table
    order = _in_order_of_reach(table, starts)
    number_of: dict[Any, int] = {state: at for at, state in enumerate(order)}
    ends = set(table.end_states.values())
    reductions: dict[Any, int] = {}
    symbols: dict[str, int] = {}
    rows: dict[tuple[int, ...], int] = {}
    states = []
    for state in order:
        row: list[int] = []
        for symbol, (action, argument) in sorted(table.states[state].items()):
            goes = (
                number_of[argument] if action is Shift else ~reductions.setdefault(argument, len(reductions))
            )
            row += [symbols.setdefault(symbol, len(symbols)), goes]
        if state in ends:
            row += [symbols.setdefault("$END", len(symbols)), number_of[state]]
        states.append(rows.setdefault(tuple(row), len(rows)))
    words, marks = _vocabulary(parser)
    plain = {kind: word for word, kinds in words.items() for kind in kinds}
    return {
        "symbols": list(symbols),
        "rows": [list(row) for row in rows],
        "states": states,
        "reductions": [_reduction(rule) for rule in reductions],
        "starts": {start: number_of[table.start_states[start]] for start in starts},
        "words": words,
        "plain": plain | dict(_FIRST_FORM.findall(grammar)),
        "marks": marks,
    }


def _in_order_of_reach(table: Any, starts: Sequence[str]) -> list[int]:
    """Return the states in an order that does not depend on how lark happened to number them."""
    order = {table.start_states[start]: None for start in starts}
    waiting = list(order)
    for state in waiting:
        for _, (action, argument) in sorted(table.states[state].items(), key=lambda each: str(each[0])):
            if action is Shift and argument not in order:
                order[argument] = None
                waiting.append(argument)
    return list(order)


def make_lark(grammar: str, starts: Sequence[str]) -> Lark:
    """Return lark's own parser for a grammar."""
    return Lark(
        grammar,
        parser="lalr",
        lexer="basic",
        start=list(starts),
        keep_all_tokens=True,
        maybe_placeholders=True,
    )


def _reduction(rule: Rule) -> list[Any]:
    """Return a rule's origin, size, builder, gaps, and whether it hands a single part on."""
    flags = "".join("1" if left_out else "0" for left_out in rule.options.empty_indices)
    gaps = [len(ones) for ones in flags.split("0")] if "1" in flags else []
    passes = bool(rule.options.expand1) and not rule.alias
    return [rule.origin.name, len(rule.expansion), rule.alias or rule.origin.name, gaps, passes]


def _vocabulary(parser: Lark) -> tuple[dict[str, list[str]], dict[str, str]]:
    """Return what each word can be, and what each mark is."""
    words: dict[str, list[str]] = {}
    marks: dict[str, str] = {}
    for terminal in sorted(parser.terminals, key=lambda each: str(each.name)):
        pattern = terminal.pattern
        if isinstance(pattern, PatternStr) and not pattern.value.isalpha():
            marks[pattern.value] = terminal.name
        elif terminal.name not in _OPEN:
            for word in re.findall("[A-Za-z]+", pattern.value):
                words.setdefault(word, []).append(terminal.name)
    # These look one word ahead; the lexer tries them before the plain joining words.
    words["or"] = ["_OR_PARTY", "_OR_FILTER", *words["or"]]
    words["and"] = ["_AND_FILTER", *words["and"]]
    return words, marks
