"""Every phrase of the table is understood as its row says, and written as the language writes it."""

import time

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.syntax.phrase import Phrase, turned, unchanged
from swdsl.syntax.phrases import PHRASES, reworded
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_declarations import Component
from swdsl.syntax.walk import reads
from tests.clauses import answers

_ABOVE = (
    'power owls "Owls"\n  tokens 4\n  piece fortress "Fortress" 6\n'
    '  piece rune "Rune"\n  piece boon "Boon" 3, kind of rune\n'
)
_HEADING = _ABOVE.rstrip()
ROWS = [pytest.param(each, id=each.said) for each in PHRASES]


def written(clause: str) -> str:
    """Return a clause as the formatter writes it; nothing if it cannot be read."""
    parsed = parse(SourceFile("owls.sw", f"{_ABOVE}  {clause}\n"))
    if parsed.diagnostics:
        return ""
    lines = format_file(parsed.file).removeprefix(_ABOVE).splitlines()
    return " ".join(line.strip() for line in lines)


@pytest.mark.parametrize("row", ROWS)
def test_what_is_said_is_written_as_it_is_meant(row: Phrase) -> None:
    assert written(row.said) == row.meant


@pytest.mark.parametrize("row", ROWS)
def test_the_grammar_alone_does_not_have_it(row: Phrase) -> None:
    """What the grammar reads by itself needs no row."""
    assert not reads(row.said, "component_line")


def test_what_is_meant_can_be_played() -> None:
    given = answers(sorted({row.meant for row in PHRASES if "here" not in row.meant}), _HEADING)
    assert [f"{clause}\n{answer}" for clause, answer in given.items() if answer.errors] == []


def test_turning_twice_changes_nothing() -> None:
    for row in PHRASES:
        assert reads(row.meant, "component_line"), row.meant
        again = reworded(row.meant)
        assert again is None or written(again.text) == row.meant


def test_places_are_those_of_the_written_line() -> None:
    text = "when you  attack the mountian: it costs one less."
    parsed = parse(SourceFile("owls.sw", f"{_ABOVE}  {text}\n"))
    (owls,) = parsed.file.declarations
    assert isinstance(owls, Component)
    clause = owls.lines[-1]
    assert isinstance(clause, Clause)
    source = SourceFile("owls.sw", f"{_ABOVE}  {text}\n")
    assert source.excerpt(clause.moment.span) == "when you  attack the mountian"
    assert source.excerpt(clause.effects[0].span) == "it costs one less"


def test_a_phrase_keeps_the_places_of_its_parts() -> None:
    row = next(each for each in PHRASES if each.said.startswith("once per turn, when"))
    line = turned(unchanged(row.said), [row])
    at = line.text.index("attack a hill")
    assert line.place(at, at + 6) == (row.said.index("attack"), row.said.index("attack") + 6)


def test_notes_stand_below_a_clause_in_any_words() -> None:
    text = f"{_ABOVE}  whenever you conquer a hill: gain one coin\n    cites D-1\n"
    parsed = parse(SourceFile("owls.sw", text))
    assert parsed.diagnostics == ()
    assert "    cites D-1" in format_file(parsed.file)


def test_quoted_texts_are_left_alone() -> None:
    assert reworded('piece two "The Two"') is None


def test_long_lines_are_turned_in_time() -> None:
    """No pattern may look at a line again and again."""
    for word in ("a ", "one of my ", "each ", "if I ", ", ", "when ", "1 ", "to ", "regions "):
        begun = time.process_time()
        reworded(f"{word * (2000 // len(word))}:")
        assert time.process_time() - begun < 0.5, word
