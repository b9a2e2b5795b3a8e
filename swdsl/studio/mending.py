"""What to write instead of what is wrong: every fix that is offered was tried, and the finding went away."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.diagnostics import Diagnostic, Severity
from swdsl.diagnostics.codes_syntax import CURLY_QUOTES, MISSING_COLON, STRAY_CHARACTER, TABS
from swdsl.source import SourceFile
from swdsl.studio.edits import Edit, applied, line_edits
from swdsl.studio.project import Project
from swdsl.syntax import canonical_text
from swdsl.syntax.placing import PlacedLine, line_at, placed_lines
from swdsl.syntax.shapes import first_word

_QUOTED: Final = re.compile(r"`([^`…]+)`")
_ABOVE: Final = re.compile(r"declare it above the clauses: `(.+?)`")
_BELOW: Final = re.compile(r"Add the lines? (.+?) below")
_LEFT_OUT: Final = re.compile(r", which leaves out `[^`]+`(?:, `[^`]+`)*")
_A_SLIP: Final = "Did you mean"
_MOST_TRIED: Final = 8
_FEW: Final = 3


@dataclass(frozen=True, slots=True)
class Fix:
    """What would be done, in words, and the edits that do it.

    A step on the way is welcome even if another slip comes to light further on in the line.
    """

    title: str
    edits: tuple[Edit, ...]
    is_step: bool = False


def tries_for(project: Project, found: Diagnostic) -> tuple[Fix, ...]:
    """Return what might mend a finding, the likeliest first: each another text, and none tried yet."""
    source = project.own.get(found.span.path)
    if source is None:
        return ()
    texts: dict[str, Fix] = {}
    for fix in list(_candidates(source, found))[:_MOST_TRIED]:
        texts.setdefault(applied(source, fix.edits).text, fix)
    return tuple(fix for text, fix in texts.items() if text != source.text)


def mends(project: Project, found: Diagnostic, fix: Fix) -> bool:
    """Whether a fix really mends a finding, and breaks nothing else instead."""
    source = project.own[found.span.path]
    changed = applied(source, fix.edits)
    read = project.read(source).diagnostics
    if found in read and not _is_better(read, project.read(changed).diagnostics, found, fix):
        return False
    return _is_better(project.findings_with(source), project.findings_with(changed), found, fix)


def canonical_form(project: Project, source: SourceFile, line: int) -> Fix | None:
    """Return the change that the formatter would make at a line, if it would make one."""
    parsed = project.read(source)
    if any(each.severity is Severity.ERROR for each in parsed.diagnostics):
        return None
    text = canonical_text(source, parsed)
    for edit in line_edits(source, source.text if text is None else text):
        if edit.span.line <= line <= max(edit.span.end_line - (edit.span.end_column == 1), edit.span.line):
            return Fix("Write it in canonical form", (edit,))
    return None


def _candidates(source: SourceFile, found: Diagnostic) -> Iterator[Fix]:
    yield from _by_code(source, found)
    hint = _LEFT_OUT.sub("", found.hint or "")
    span, line = found.span, line_at(source, found.span.start)
    below = _BELOW.search(hint)
    if below:
        yield from _below(source, line, _QUOTED.findall(below[1]))
        return
    above = _ABOVE.search(hint)
    if above:
        yield from _above(source, line, above[1])
        return
    for text in _QUOTED.findall(hint):
        if ": " not in text:
            yield Fix(f"Write `{text}`", (Edit(span, text),), is_step=hint.startswith(_A_SLIP))
        yield Fix(f"Write `{text}`", (Edit(source.span(line.start, line.end), text),))
    if span.end - span.start <= _FEW:
        yield Fix("Leave it out", (Edit(span, ""),))
    yield from _further_left(source, line)


def _further_left(source: SourceFile, line: PlacedLine) -> Iterator[Fix]:
    """Yield a line that may have slipped too far to the right, where those above it begin."""
    margins = {each.indent for each in placed_lines(source) if each.start in line.above}
    start = line.start - line.indent
    for margin in sorted(margins - {0}, reverse=True):
        yield Fix("Indent it less", (Edit(source.span(start, line.start), " " * margin),), is_step=True)


def _above(source: SourceFile, line: PlacedLine, added: str) -> Iterator[Fix]:
    """Yield a declaration above the first clause beside a line, or above the line itself."""
    beside = [each for each in placed_lines(source) if each.above == line.above]
    first = next((each for each in beside if ":" in source.text[each.start : each.end]), line)
    start = first.start - first.indent
    text = f"{' ' * first.indent}{added}\n"
    yield Fix(f"Declare `{added}`", (Edit(source.span(start, start), text),), is_step=True)


def _below(source: SourceFile, line: PlacedLine, added: Sequence[str]) -> Iterator[Fix]:
    """Yield lines that are to stand below another: instead of those that begin alike, else as new ones."""
    inside = [each for each in placed_lines(source) if line.start in each.above]
    old = {first_word(source.text, each.start): each for each in reversed(inside)}
    for text in added:
        if first_word(text, 0) in old:
            known = old[first_word(text, 0)]
            yield Fix(f"Write `{text}`", (Edit(source.span(known.start, known.end), text),))
    end = source.text.find("\n", line.end) + 1 or len(source.text)
    margin = " " * (line.indent + 2)
    text = "".join(f"{margin}{each}\n" for each in added)
    yield Fix(f"Add `{'`, `'.join(added)}`", (Edit(source.span(end, end), text),))


def _by_code(source: SourceFile, found: Diagnostic) -> Iterator[Fix]:
    span = found.span
    excerpt = source.excerpt(span)
    if found.code == TABS:
        margins = re.finditer(r"^[ \t]*\t[ \t]*", source.text, re.MULTILINE)
        edits = (Edit(source.span(*each.span()), each.group().replace("\t", "  ")) for each in margins)
        yield Fix("Indent with spaces", tuple(edits))
    elif found.code == STRAY_CHARACTER:
        yield Fix("Remove it", (Edit(span, ""),))
    elif found.code == CURLY_QUOTES:
        line = line_at(source, span.start)
        whole = source.span(line.start, line.end)
        straight = re.sub(r"[“”„«»‟＂]", '"', source.excerpt(whole))
        yield Fix("Use straight quotes", (Edit(whole, straight),))
        yield Fix("Use double quotes", (Edit(span, f'"{excerpt[1:-1]}"'),))
    elif found.code == MISSING_COLON:
        for offset in (span.start, span.end):
            before = source.text[:offset].rstrip(" ")
            yield Fix("Put a colon", (Edit(source.span(len(before), offset), ": "),))


def _is_better(
    before: Sequence[Diagnostic], after: Sequence[Diagnostic], found: Diagnostic, fix: Fix
) -> bool:
    """Whether a finding is gone and nothing is wrong instead, but for a step further on in its line."""
    told = Counter((each.code, each.message) for each in before)
    known = told[found.code, found.message] or 1  # advice may have said it in other words
    left = sum((each.code, each.message) == (found.code, found.message) for each in after)
    new = [each for each in _errors(after) if not told[each.code, each.message]]
    if new and not (fix.is_step and all(_is_further_on(each, found) for each in new)):
        return False
    fewer = len(_errors(before)) - (found.severity is Severity.ERROR)
    return left < known and (bool(new) or len(_errors(after)) <= fewer)


def _is_further_on(other: Diagnostic, found: Diagnostic) -> bool:
    one, beyond = found.span, other.span
    return one.path == beyond.path and one.line == beyond.line and beyond.column >= one.column


def _errors(findings: Sequence[Diagnostic]) -> list[Diagnostic]:
    return [each for each in findings if each.severity is Severity.ERROR]
