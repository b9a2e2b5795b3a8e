"""A diagnostic for tools: the shape that `--json` prints and editors read.

Fields are only ever added. Lines and columns count from 1, the end is exclusive. A finding without
a place has `null` for its file and 0 for its numbers.
"""

from typing import TypedDict

from swdsl.diagnostics.diagnostic import Diagnostic, Label


class LabelJson(TypedDict):
    """One place of a finding."""

    file: str | None
    line: int
    column: int
    end_line: int
    end_column: int
    text: str


class DiagnosticJson(TypedDict):
    """One finding; its own place is that of its first label."""

    code: str
    severity: str
    message: str
    file: str | None
    line: int
    column: int
    end_line: int
    end_column: int
    hint: str | None
    labels: list[LabelJson]


def as_json(diagnostic: Diagnostic) -> DiagnosticJson:
    """Return the finding as plain values, ready for `json.dumps`."""
    span = diagnostic.span
    return {
        "code": diagnostic.code.slug,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "file": span.path or None,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "hint": diagnostic.hint,
        "labels": [_label(each) for each in diagnostic.labels],
    }


def _label(label: Label) -> LabelJson:
    span = label.span
    return {
        "file": span.path or None,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "text": label.text,
    }
