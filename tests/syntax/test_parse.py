"""Parsing: the recorded trees of small files, exact places, and every official file."""

from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.tree_clauses import Clause, OnEvent
from swdsl.syntax.tree_declarations import Component
from tests.conftest import Recorded

ROOT = Path(__file__).parents[2]
CASES = sorted((Path(__file__).parent / "cases").glob("*.sw"))
OFFICIAL = sorted(path for folder in ("rules", "maps") for path in (ROOT / folder).rglob("*.sw"))


def drawn(node: Any, depth: int = 0) -> str:
    """Draw a tree with one node a line, fields that are empty left out."""
    margin = "  " * depth
    match node:
        case tuple():
            return "".join(drawn(each, depth) for each in node)
        case Enum():
            return f"{margin}{type(node).__name__} {node.value}\n"
        case str() | int():
            return f"{margin}{node!r}\n"
        case _ if is_dataclass(node):
            inner = [getattr(node, field.name) for field in fields(node) if field.repr]
            if len(inner) == 1 and isinstance(inner[0], str | int):
                return f"{margin}{type(node).__name__} {inner[0]!r}\n"
            parts = (drawn(each, depth + 1) for each in inner if each not in (None, (), False))
            return f"{margin}{type(node).__name__}\n" + "".join(parts)
        case _:
            pytest.fail(f"{node!r} is no part of a tree")


def test_cases_and_official_files_were_found() -> None:
    assert len(CASES) >= 5
    assert len(OFFICIAL) >= 20


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_tree_is_as_recorded(path: Path, recorded: Recorded) -> None:
    parsed = parse(SourceFile(path.name, path.read_text(encoding="utf-8")))
    assert parsed.diagnostics == ()
    recorded(path.with_suffix(".txt"), "".join(map(drawn, parsed.file.declarations)))


@pytest.mark.parametrize("path", OFFICIAL, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_official_file_can_be_read(path: Path) -> None:
    parsed = parse(SourceFile(path.name, path.read_text(encoding="utf-8")))
    assert [f"{found.span}: {found.message}" for found in parsed.diagnostics] == []
    assert parsed.file.declarations


def test_places_are_exact_also_where_a_line_goes_on() -> None:
    text = 'race owls "Owls"\n  when I attack a region,  # often\n    once per turn:\n    cost 1 less\n'
    source = SourceFile("owls.sw", text)
    (owls,) = parse(source).file.declarations
    assert isinstance(owls, Component)
    (clause,) = owls.lines
    assert isinstance(clause, Clause)
    assert isinstance(clause.moment, OnEvent)
    places = [owls.name, owls.display, clause.moment, clause.moment.predicate, clause.qualifiers[0]]
    assert [source.excerpt(node.span) for node in places] == [
        "owls",
        '"Owls"',
        "when I attack a region",
        "attack a region",
        "once per turn",
    ]
    assert str(clause.effects[0].span) == "owls.sw:4:5"
    assert clause.span.end_line == 4


@pytest.mark.parametrize("path", OFFICIAL[:6], ids=lambda path: path.name)
def test_every_node_lies_within_its_parent(path: Path) -> None:
    source = SourceFile(path.name, path.read_text(encoding="utf-8"))
    for declaration in parse(source).file.declarations:
        for line in getattr(declaration, "lines", ()):
            _check_inside(line, line.span.start, line.span.end)


def _check_inside(node: Any, start: int, end: int) -> None:
    span = getattr(node, "span", None)
    if span is not None:
        assert start <= span.start <= span.end <= end, node
        # Notes stand below their line, not inside it.
        inner = [getattr(node, field.name) for field in fields(node) if field.name != "notes"]
        for each in inner:
            for part in each if isinstance(each, tuple) else (each,):
                if is_dataclass(part):
                    _check_inside(part, span.start, span.end)
