"""Whose files are whose: what an author is told of, and which files only tell scenarios or show maps."""

import re
from collections.abc import Collection
from typing import Final

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.code import Severity
from swdsl.source import SourceFile

_PACKS: Final = "packs"

_OTHER_THAN_SCENARIO: Final = re.compile(r"^(?!scenario |#|\s|$)", re.MULTILINE)
_OTHER_THAN_MAP: Final = re.compile(r"^(?!map |#|\s|$)", re.MULTILINE)


def is_for_the_author(found: Diagnostic, own: Collection[str]) -> bool:
    """Whether a finding is about the author's own files; of a pack brought in, only errors matter here."""
    if not found.labels:
        return True
    path = found.labels[0].span.path
    return path in own and (found.severity is Severity.ERROR or not path.startswith(f"{_PACKS}/"))


def only_tells_scenarios(source: SourceFile) -> bool:
    """Whether a file has nothing that others use, so that one may do without reading it."""
    return "/scenarios/" in f"/{source.path}" and not _OTHER_THAN_SCENARIO.search(source.text)


def only_declares_maps(source: SourceFile) -> bool:
    """Whether a file has maps and nothing else."""
    return not _OTHER_THAN_MAP.search(source.text)
