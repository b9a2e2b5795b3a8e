"""The documented shape for tools."""

import json

from swdsl.diagnostics import Code, Diagnostic, Label, Severity, as_json
from swdsl.source import NOWHERE, SourceFile

CODE = Code("some-error", Severity.ERROR, "Something is wrong")
SOURCE = SourceFile("rules/a.sw", "race гном\nrace гном\n")


def test_finding_has_its_own_place_and_every_label() -> None:
    labels = (Label(SOURCE.span(15, 19), "again"), Label(SOURCE.span(5, 9), "first"))
    found = as_json(Diagnostic(CODE, "Twice.", labels, "Rename one."))
    assert json.loads(json.dumps(found)) == {
        "code": "some-error",
        "severity": "error",
        "message": "Twice.",
        "file": "rules/a.sw",
        "line": 2,
        "column": 6,
        "end_line": 2,
        "end_column": 10,
        "hint": "Rename one.",
        "labels": [
            {"file": "rules/a.sw", "line": 2, "column": 6, "end_line": 2, "end_column": 10, "text": "again"},
            {"file": "rules/a.sw", "line": 1, "column": 6, "end_line": 1, "end_column": 10, "text": "first"},
        ],
    }


def test_finding_without_a_place_has_no_file() -> None:
    found = as_json(Diagnostic(CODE, "Nowhere.", ()))
    assert (found["file"], found["line"], found["hint"], found["labels"]) == (None, 0, None, [])
    assert as_json(Diagnostic.at(CODE, NOWHERE, "Nowhere."))["file"] is None
