"""Warnings that an author has looked at: a comment on the line, `# allow choke-point: printed so`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from swdsl.diagnostics.code import Severity
from swdsl.diagnostics.diagnostic import Diagnostic
from swdsl.source import SourceFile

_ALLOW: Final = re.compile(r"#\s*allow\s+([a-z][a-z-]*(?:\s*,\s*[a-z][a-z-]*)*)")


def without_allowed(found: Iterable[Diagnostic], sources: Mapping[str, SourceFile]) -> Iterator[Diagnostic]:
    """Leave out the warnings that their own line allows. An error cannot be allowed."""
    for each in found:
        if each.severity is Severity.ERROR or each.code.slug not in _allowed_at(each, sources):
            yield each


def _allowed_at(diagnostic: Diagnostic, sources: Mapping[str, SourceFile]) -> list[str]:
    place = diagnostic.labels[0].span if diagnostic.labels else None
    source = sources.get(place.path) if place else None
    found = _ALLOW.search(source.line(place.line)) if source and place else None
    return re.split(r"\s*,\s*", found.group(1)) if found else []
