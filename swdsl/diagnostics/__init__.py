"""What can be wrong with rules, and how it is said.

Every finding of every stage is a `Diagnostic`. Only `render` decides how one looks to people and
only `as_json` how it looks to tools; nothing in this room prints.
"""

from swdsl.diagnostics.allowed import without_allowed
from swdsl.diagnostics.as_json import DiagnosticJson, as_json
from swdsl.diagnostics.code import Code, Severity
from swdsl.diagnostics.codes import ALL_CODES, CODE_BY_SLUG
from swdsl.diagnostics.diagnostic import Diagnostic, Label, has_errors, in_order
from swdsl.diagnostics.render import render, render_report, summary
from swdsl.diagnostics.suggest import did_you_mean, nearest

__all__ = [
    "ALL_CODES",
    "CODE_BY_SLUG",
    "Code",
    "Diagnostic",
    "DiagnosticJson",
    "Label",
    "Severity",
    "as_json",
    "did_you_mean",
    "has_errors",
    "in_order",
    "nearest",
    "render",
    "render_report",
    "summary",
    "without_allowed",
]
