"""What a file is made of: its declarations and what stands in them, what folds, what words are."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from swdsl.source import SourceFile, Span
from swdsl.studio.index import Index
from swdsl.syntax.lexer import words_in
from swdsl.syntax.placing import placed_lines
from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.tree import RulesFile
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_declarations import PieceDeclaration
from swdsl.words import Kind

#: What a word is, as editors colour it.
KEYWORD, NUMBER, STRING, COMMENT, PERSON, SIGN = (
    "keyword",
    "number",
    "string",
    "comment",
    "parameter",
    "operator",
)
TYPES: Final = {
    Kind.SET: "namespace",
    Kind.MAP: "namespace",
    Kind.BOARD: "namespace",
    Kind.GAME: "namespace",
    Kind.RACE: "class",
    Kind.POWER: "class",
    Kind.RELIC: "class",
    Kind.PLACE: "class",
    Kind.EVENT: "event",
    Kind.PIECE: "property",
    Kind.NEUTRAL: "property",
    Kind.TERRAIN: "enumMember",
    Kind.SYMBOL: "enumMember",
    Kind.TERM: "variable",
    Kind.OPTION: "variable",
}
TOKEN_TYPES: Final = (KEYWORD, NUMBER, STRING, COMMENT, PERSON, SIGN, *dict.fromkeys(TYPES.values()))
_LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Symbol:
    """Something with a name of its own: what it is, where, and what stands in it."""

    name: str
    kind: str
    detail: str
    span: Span
    inside: "tuple[Symbol, ...]" = ()


def symbols(source: SourceFile, file: RulesFile) -> Iterator[Symbol]:
    """Yield what a file declares, with the clauses and pieces of each."""
    starts = [*(each.span.start for each in file.declarations), len(source.text)]
    for node, end in zip(file.declarations, starts[1:], strict=True):
        stop = len(source.text[:end].rstrip())
        kind = source.excerpt(node.span).split(None, 1)[0]
        each: Any = node
        name = str(getattr(each, "name", "") or getattr(each, "display", "") or kind)
        inside = tuple(_inside(source, getattr(each, "lines", ())))
        yield Symbol(
            name, kind, str(getattr(each, "display", "") or ""), source.span(node.span.start, stop), inside
        )


def _inside(source: SourceFile, lines: Sequence[Any]) -> Iterator[Symbol]:
    for line in lines:
        if isinstance(line, PieceDeclaration):
            yield Symbol(line.name.text, "piece", line.display.text, line.span)
        elif isinstance(line, Clause):
            text = " ".join(source.excerpt(line.span).split())
            short = text if len(text) <= _LONGEST_NAME else f"{text[:_LONGEST_NAME]}…"
            yield Symbol(short, "clause", "", line.span)


def folds(source: SourceFile) -> Iterator[tuple[int, int, str]]:
    """Yield what can be folded: first line, last line, and whether it is a block or a comment."""
    lines = placed_lines(source)
    last_below = {start: line for line in lines for start in line.above}
    for line in lines:
        last = last_below.get(line.start, line)
        first_row, last_row = source.span(line.start, line.start).line, source.span(last.end, last.end).line
        if last_row > first_row:
            yield first_row, last_row, "region"
    rows = [
        number
        for number in range(1, len(source.line_starts) + 1)
        if source.line(number).lstrip().startswith("#")
    ]
    start = None
    for row, after in pairwise([*rows, 0]):
        start = row if start is None else start
        if after != row + 1:
            if row > start:
                yield start, row, "comment"
            start = None


def coloured(source: SourceFile, index: Index) -> Iterator[tuple[Span, str]]:
    """Yield the words of a file with what each is, in order."""
    names = {span.start: TYPES[ref.kind] for span, ref in index.in_file(source.path)}
    known = vocabulary().words
    for number, start in enumerate(source.line_starts, 1):
        text = source.line(number)
        code = re.match(r'(?:[^"#]++|"[^"]*+"?)*+', text)
        stop = code.end() if code else 0
        for word in words_in(text[:stop]):
            first = start + word.end - len(word.text)
            kind = names.get(first) or _kind(word.group, word.text, word.text in known)
            if kind:
                yield source.span(first, start + word.end), kind
        if stop < len(text):
            yield source.span(start + stop, start + len(text)), COMMENT


def _kind(group: str, text: str, is_word: bool) -> str:
    if group == "WORD":
        return KEYWORD if is_word else PERSON if text[0].isupper() else ""
    return {"INT": NUMBER, "STRING": STRING, "CODE": STRING, "MARK": SIGN}.get(group, "")
