"""Reads a file of rules: every line by itself, so that one mistake never hides another."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from lark import UnexpectedToken

from swdsl.diagnostics import Diagnostic, in_order
from swdsl.diagnostics.code import Code
from swdsl.diagnostics.codes_limits import LARGE_NUMBER
from swdsl.diagnostics.codes_syntax import (
    BAD_INDENTATION,
    EMPTY_FILE,
    LONG_LINE,
    STRAY_CHARACTER,
    TABS,
    TOO_MANY_ERRORS,
)
from swdsl.limits import LARGEST_NUMBER, MOST_EFFECTS
from swdsl.source import SourceFile, top_of_file
from swdsl.syntax.blocks import Block, Nested, nest
from swdsl.syntax.depth import goes_too_deep, has_too_many_effects
from swdsl.syntax.grammar import CLAUSE_STARTS
from swdsl.syntax.lexer import large_number
from swdsl.syntax.lines import LogicalLine, ScannedFile, scan
from swdsl.syntax.read_line import line_reader
from swdsl.syntax.shapes import NOTES, Shape, first_word, shape_below
from swdsl.syntax.tree import RulesFile
from swdsl.syntax.tree_clauses import Clause


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that could not be read: what was said of it, its words, and the rule that refused them."""

    found: Diagnostic
    text: str
    start: str

    @property
    def is_clause(self) -> bool:
        """Whether a clause was meant, as far as one can tell."""
        return self.start in CLAUSE_STARTS and _OTHER_LINES.match(self.text) is None


@dataclass(frozen=True, slots=True)
class Parsed:
    """What could be read of a file, what was wrong with the rest, and the lines it was wrong with."""

    file: RulesFile
    diagnostics: tuple[Diagnostic, ...]
    unread: tuple[Unread, ...] = ()


def parse(source: SourceFile) -> Parsed:
    """Read a file. Lines that cannot be read are reported and left out."""
    return _Reader(source).read()


# Lines of a component that are no clauses; a sentence would be no answer to them.
_OTHER_LINES: Final = re.compile(r"(?:tok?[ek]?n|piec|cites|text|drop)\w*\b")
MOST_SHOWN: Final = 100

LONGEST_LINE: Final = 2000
"""Characters of one line with all that continues it."""
_SHORTER: Final = "Say it in several clauses, name a part of it with `term`, or make two lines of a list."
# Signs that a terminal obeys, or that make a line look like another one.
_UNSEEN: Final = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class _Reader:
    """One file being read."""

    def __init__(self, source: SourceFile) -> None:
        self._source = source
        self._lines = line_reader()
        self._found: list[Diagnostic] = []
        self._unshown: list[tuple[int, int]] = []
        self._unread: list[Unread] = []

    def read(self) -> Parsed:
        """Read every line; what is wrong with the file as a whole comes with the rest."""
        scanned = scan(self._source)
        nested = nest(scanned.lines)
        self._report_depths(scanned, nested)
        declarations = tuple(self._read_all(nested.blocks, "declaration"))
        self._report_unseen()
        if not scanned.lines:
            whole = top_of_file(self._source.path)
            self._found.append(Diagnostic.at(EMPTY_FILE, whole, "This file declares nothing."))
        file = RulesFile(self._source.path, declarations, scanned.closing_comments)
        if self._unshown:
            rest = len(self._unshown)
            message = f"{rest} more {'line' if rest == 1 else 'lines'} of this file could not be read."
            first = self._source.span(*self._unshown[0])
            self._found.append(Diagnostic.at(TOO_MANY_ERRORS, first, message))
        return Parsed(file, in_order(self._found), tuple(self._unread))

    def _read_all(self, blocks: Sequence[Block], start: str) -> list[Any]:
        found = [self._read_block(block, start) for block in blocks]
        return [one for one in found if one is not None]

    def _read_block(self, block: Block, start: str) -> Any | None:
        line = self._read_line(block.line, start)
        shape = (
            NOTES
            if isinstance(line, Clause)
            else self._shape(block.line, start, guess=line is None and bool(block.children))
        )
        below = self._read_below(block, shape, readable=line is not None)
        if line is None:
            return None
        if shape is None or not below:
            return replace(line, layout=block.line.layout)
        already = getattr(line, shape.field)
        return replace(line, layout=block.line.layout, **{shape.field: (*already, *below)})

    def _read_below(self, block: Block, shape: Shape | None, *, readable: bool) -> list[Any]:
        if shape is not None:
            return self._read_all(block.children, shape.start)
        # Below a line nobody understands, anything may have been meant.
        if block.children and readable:
            self._report(
                block.children[0].line,
                BAD_INDENTATION,
                "Nothing can stand below the line above.",
                "Indent it like the line above; if it should go on from there, end that one with a comma.",
            )
        return []

    def _shape(self, line: LogicalLine, start: str, *, guess: bool) -> Shape | None:
        """Return what stands below a line; if it could not be read, below what it was meant to be."""
        return shape_below(first_word(self._source.text, line.start), start, guess=guess)

    def _read_line(self, line: LogicalLine, start: str) -> Any | None:
        text = self._source.text[line.start : line.end]
        if len(text) > LONGEST_LINE:
            self._report(line, LONG_LINE, f"This line has more than {LONGEST_LINE} characters.", _SHORTER)
            return None
        try:
            found = self._lines.read(self._source, line.start, line.end, start)
        except UnexpectedToken:
            found = self._in_other_words(line, text, start)
            if found is None:
                self._explain(text, line.start, start)
                return None
        if goes_too_deep(found, text):
            message = "Here descriptions stand within each other deeper than anybody could follow."
            self._report(line, LONG_LINE, message, _SHORTER)
            return None
        if has_too_many_effects(found):
            message = f"This clause has more than {MOST_EFFECTS} effects."
            self._report(line, LONG_LINE, message, "Make several clauses of it.")
            return None
        return None if self._has_large_number(line, text) else found

    def _in_other_words(self, line: LogicalLine, text: str, start: str) -> Clause | None:
        """Return the clause that a line means in words that the grammar does not have, if it means one."""
        if start not in CLAUSE_STARTS or self._unshown:  # nobody waits for the hundredth guess
            return None
        from swdsl.syntax.phrases import reworded  # noqa: PLC0415 - few files need it
        from swdsl.syntax.spoken import is_doubtful, is_faithful, meant  # noqa: PLC0415

        for understand in () if is_doubtful(text) else (meant, reworded):
            said = understand(text)
            if said is None or not is_faithful(text, said.text):
                continue
            try:
                found = self._lines.read_reworded(self._source, line.start, line.end, said, start)
            except UnexpectedToken:
                continue
            if isinstance(found, Clause):
                return found
        return None

    def _has_large_number(self, line: LogicalLine, text: str) -> bool:
        place = large_number(text)
        if place is None:
            return False
        inside = replace(line, start=line.start + place[0], end=line.start + place[1])
        message = f"Numbers go up to {LARGEST_NUMBER}."
        self._report(inside, LARGE_NUMBER, message, "No game needs more: write a smaller one.")
        return True

    def _explain(self, text: str, base: int, start: str) -> None:
        # What is not going to be shown need not be explained: half a million bad lines stay cheap.
        if len(self._found) >= MOST_SHOWN:
            self._unshown.append((base, base + len(text)))
            return
        from swdsl.syntax.explain_error import explain  # noqa: PLC0415 - few files need it

        why = explain(text, start)
        span = self._source.span(base + why.start, base + why.end)
        found = Diagnostic.at(why.code, span, why.message, hint=why.hint)
        self._found.append(found)
        self._unread.append(Unread(found, text, start))

    def _report_unseen(self) -> None:
        """Report signs that nobody sees, also in names and comments, where a line is not refused anyway."""
        found = _UNSEEN.search(self._source.text)
        if found is None:
            return
        span = self._source.span(found.start(), found.end())
        if all(each.span.line != span.line for each in self._found):
            message = f"An invisible character (U+{ord(found.group()):04X}) stands here."
            hint = "Remove it: readers would see another line than the one that is written."
            self._found.append(Diagnostic.at(STRAY_CHARACTER, span, message, hint=hint))

    def _report_depths(self, scanned: ScannedFile, nested: Nested) -> None:
        if scanned.tabs:
            span = self._source.span(scanned.tabs[0], scanned.tabs[0] + 1)
            lines = "1 line" if len(scanned.tabs) == 1 else f"{len(scanned.tabs)} lines"
            hint = f"Put two spaces for each tab, in {lines} of this file."
            self._found.append(Diagnostic.at(TABS, span, "Lines are indented with spaces.", hint=hint))
        for line in nested.misplaced:
            self._report(
                line,
                BAD_INDENTATION,
                "This line is not indented like its neighbours.",
                "A declaration starts at the left, its lines two spaces deeper, notes two more.",
            )

    def _report(self, line: LogicalLine, code: Code, message: str, hint: str) -> None:
        if len(self._found) >= MOST_SHOWN:
            self._unshown.append((line.start, line.end))
            return
        span = self._source.span(line.start, line.end)
        self._found.append(Diagnostic.at(code, span, message, hint=hint))
