"""Completion at every place of the official rules: what its author wrote next is among what is offered."""

import zlib
from collections.abc import Iterator
from typing import Final

import pytest

from swdsl.cli.project import official_sources
from swdsl.source import SourceFile
from swdsl.studio import Known
from swdsl.studio.completion import offers_at
from swdsl.studio.project import Project
from swdsl.syntax.placing import PlacedLine, placed_lines
from swdsl.syntax.walk import Step, walk

#: What only the author can know: names, numbers, codes and texts of their own.
_OWN: Final = frozenset({"STRING", "INT", "CODE"})
Place = tuple[SourceFile, PlacedLine, tuple[Step, ...], Step]


def _rows(part: int, parts: int) -> Iterator[tuple[SourceFile, PlacedLine, int, int]]:
    """Yield some rows of the official files, each with the line it belongs to."""
    for source in official_sources():
        for line in placed_lines(source):
            for row in range(
                source.span(line.start, line.start).line, source.span(line.end, line.end).line + 1
            ):
                first = max(line.start, source.line_starts[row - 1])
                last = source.line_starts[row - 1] + len(source.line(row))
                text = source.text[first:last].strip()
                chosen = zlib.crc32(f"{source.path} {text}".encode()) % parts == part
                if chosen and line.rule and text and not text.startswith("#"):
                    yield source, line, first, last


def _places(part: int, parts: int) -> Iterator[Place]:
    """Yield each place between two words of some lines."""
    for source, line, first, last in _rows(part, parts):
        steps = walk(source.text[line.start : last], line.rule)
        for number, step in enumerate(steps[:-1]):
            if first <= line.start + step.start < last:
                yield source, line, steps[:number], step


def _is_own(line: PlacedLine, before: tuple[Step, ...], step: Step) -> bool:
    """Whether nobody but the author can know what comes: it is new, or a number or text of theirs."""
    if step.kind in _OWN:
        return True
    behind = before[-1].text if before else ""
    if step.kind != "NAME":
        return False
    if line.rule == "chapter_line" or (line.rule == "translation_line" and before[0].text == "text"):
        return True  # paragraphs of a rulebook, which nothing keeps by their names
    if line.rule == "map_line":
        return not before  # the name of a new region
    if before and before[0].text == "option":
        return True  # what an option may be is named there for the first time
    return behind == "named" or (line.rule == "declaration" and len(before) == 1)


def _is_offered(project: Project, place: Place) -> bool:
    source, line, _, step = place
    at = line.start + step.start
    if source.text[at - 1 : at].isalnum() and not step.text[0].isalnum():
        return True  # a sign that touches a word: there the word itself is being completed
    return step.text in {each.text for each in offers_at(project, source, at).offers}


def _missed(known: Known, part: int, parts: int) -> tuple[list[str], int]:
    project = Project(known)
    project.compiled()
    places = [each for each in _places(part, parts) if not _is_own(each[1], each[2], each[3])]
    missed = [each for each in places if not _is_offered(project, each)]
    return [f"{s.path}: {s.text[line.start : line.end]!r} {step.text}" for s, line, _, step in missed], len(
        places
    )


def test_the_next_word_of_official_lines_is_offered(known: Known) -> None:
    missed, tried = _missed(known, 0, 90)
    assert missed == []
    assert tried > 200


@pytest.mark.slow
def test_the_next_word_of_more_official_lines_is_offered(known: Known) -> None:
    missed, tried = _missed(known, 3, 25)
    assert missed == []
    assert tried > 1000
