"""What to write instead of what is wrong: every fix that is offered was tried, and the finding went away."""

import re
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
_BELOW: Final = re.compile(r"Add the lines? (.+?) below")
_MOST_TRIED: Final = 8
_FEW: Final = 3


@dataclass(frozen=True, slots=True)
class Fix:
    """What would be done, in words, and the edits that do it."""

    title: str
    edits: tuple[Edit, ...]


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
    return _mends(project, source, applied(source, fix.edits).text, found)


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
    hint = found.hint or ""
    span, line = found.span, line_at(source, found.span.start)
    below = _BELOW.search(hint)
    if below:
        yield from _below(source, line, _QUOTED.findall(below[1]))
        return
    for text in _QUOTED.findall(hint):
        if ": " not in text:
            yield Fix(f"Write `{text}`", (Edit(span, text),))
        yield Fix(f"Write `{text}`", (Edit(source.span(line.start, line.end), text),))
    if span.end - span.start <= _FEW:
        yield Fix("Leave it out", (Edit(span, ""),))


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


def _mends(project: Project, source: SourceFile, text: str, found: Diagnostic) -> bool:
    """Whether a file with this text has that finding no more, and no other error instead."""
    changed = SourceFile(source.path, text)
    if found in project.read(source).diagnostics and _errors(project.read(changed).diagnostics) >= _errors(
        project.read(source).diagnostics
    ):
        return False
    before = project.compiled().findings
    after = project.findings_with(changed)
    same = [each for each in after if each.code == found.code and each.message == found.message]
    known = [each for each in before if each.code == found.code and each.message == found.message]
    return len(same) < len(known) and _errors(after) <= _errors(before) - (found.severity is Severity.ERROR)


def _errors(findings: Sequence[Diagnostic]) -> int:
    return sum(each.severity is Severity.ERROR for each in findings)
