"""A diagnostic as text with excerpts; the only place that decides how one looks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from swdsl.diagnostics.code import Severity
from swdsl.diagnostics.diagnostic import Diagnostic, Label
from swdsl.diagnostics.display import shown
from swdsl.diagnostics.excerpt import Mark, draw, marks_of
from swdsl.diagnostics.paint import Row, Style
from swdsl.source import SourceFile

_STYLES: Final = {Severity.ERROR: Style.ERROR, Severity.WARNING: Style.WARNING}


def render(diagnostic: Diagnostic, sources: Mapping[str, SourceFile], *, colour: bool = False) -> str:
    """Return one finding as text, without a final line feed. `sources` are keyed by path."""
    return "\n".join(row.text(colour=colour) for row in _rows(diagnostic, sources))


def render_report(
    diagnostics: Sequence[Diagnostic], sources: Mapping[str, SourceFile], *, colour: bool = False
) -> str:
    """Return all findings with a blank line after each, and their count; empty if there are none."""
    if not diagnostics:
        return ""
    parts = [render(each, sources, colour=colour) for each in diagnostics]
    return "\n\n".join([*parts, summary(diagnostics)])


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """Return the count of findings in words: `2 errors, 1 warning`, or `nothing found`."""
    severities = [each.severity for each in diagnostics]
    counts = [(severities.count(severity), severity.value) for severity in Severity]
    parts = [f"{count} {word}{'' if count == 1 else 's'}" for count, word in counts if count]
    return ", ".join(parts) or "nothing found"


def _rows(diagnostic: Diagnostic, sources: Mapping[str, SourceFile]) -> Iterator[Row]:
    style = _STYLES[diagnostic.severity]
    headline, *more = diagnostic.message.split("\n")
    title = f"{diagnostic.severity.value}[{diagnostic.code.slug}]"
    yield Row().append(title, style).append(f": {shown(headline)}", Style.STRONG)
    gutter = max((len(str(label.span.end_line)) for label in diagnostic.labels), default=1)
    primary = diagnostic.labels[:1]
    for block in _blocks(diagnostic.labels):
        styled = [(label, style if label in primary else Style.ASIDE) for label in block]
        yield from _block_rows(styled, sources.get(block[0].span.path), gutter)
    for line in more:
        yield Row().append(shown(line))
    if diagnostic.hint:
        first, *rest = diagnostic.hint.split("\n")
        yield Row().append("Hint: ", Style.HINT).append(shown(first))
        for line in rest:
            yield Row().append(f"      {shown(line)}")


def _blocks(labels: Iterable[Label]) -> list[list[Label]]:
    """Group labels that one excerpt can show without changing their order.

    The order of labels is part of the explanation: a cycle is told step by step.
    """
    blocks: list[list[Label]] = []
    for label in labels:
        if not label.span.is_somewhere:
            continue
        last = blocks[-1][-1].span if blocks else None
        if last and last.path == label.span.path and last.end_line <= label.span.line:
            blocks[-1].append(label)
        else:
            blocks.append([label])
    return blocks


def _block_rows(labels: list[tuple[Label, Style]], source: SourceFile | None, gutter: int) -> Iterator[Row]:
    place = labels[0][0].span
    arrow = Row().append(f"{'':>{gutter}}--> ", Style.FRAME)
    if source is None:
        # Nothing could be read: a line number would send the author looking for one.
        yield arrow.append(shown(place.path if place.end == 0 else str(place)))
        yield from (
            Row().append(f"{'':>{gutter}}    {shown(label.text)}") for label, _ in labels if label.text
        )
        return
    yield arrow.append(shown(str(place)))
    marks: list[Mark] = []
    for label, style in labels:
        marks.extend(marks_of(source, label.span, label.text, style))
    yield from draw(source, marks, gutter)
