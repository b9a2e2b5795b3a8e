"""Whatever else cannot be read is explained by what could have stood there."""

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.tree_declarations import Component

BAD_NAME = "Names are written in small English letters, digits and underscores."
BAD_NUMBER = "A number is written in at most nine digits and stands alone."

CASES = [
    # What a file declares.
    ('race "Owls"', "missing-name", 6, "A name in small letters stands before the quoted one."),
    ("race owls", "missing-name", 6, "The name that people read is missing."),
    ('race Owls "Owls"', "bad-name", 6, BAD_NAME),
    ('race сова "Owls"', "bad-name", 6, BAD_NAME),
    ('race snow-owls "Owls"', "bad-name", 10, "Names are joined by underscores."),
    ('race 2owls "Owls"', "bad-number", 6, BAD_NUMBER),
    ('rase owls "Owls"', "unknown-declaration", 1, "`rase` is no word of the language."),
    (
        'Race owls "Owls"',
        "unexpected-word",
        1,
        "The words of the language are written in small letters: `race`.",
    ),
    (
        "совы",
        "unknown-declaration",
        1,
        "A line at the left says what it declares, and `совы` is no such word.",
    ),
    (
        "when I attack a region: cost 1 less",
        "unknown-declaration",
        1,
        "This line belongs to a component, so it must be indented below one.",
    ),
    ('terrain sea "Sea" water', "unexpected-word", 19, "A comma is missing before `water`."),
    ('race owls "Owls" "Owl"', "unexpected-word", 18, '`"Owl"` does not fit behind `"Owls"`.'),
    ("alike base.hill", "unexpected-end", 12, "The line stops too early, after `hill`."),
    ("every owl", "unexpected-word", 7, "`owl` does not fit behind `every`."),
    ("scenario Owls", "unexpected-word", 10, "`Owls` does not fit behind `scenario`."),
    # What a component does.
    ("  at turn start roll", "missing-colon", 17, "A colon is missing before `roll`."),
    ("  at scoring", "missing-colon", 13, "The clause stops before its colon."),
    ("  at scoring:", "missing-effect", 13, "Nothing follows the colon."),
    ("  at scoring: gian 1 coin", "unexpected-word", 15, "`gian` is no word of the language."),
    ("  at scorring: gain 1 coin", "unexpected-word", 6, "`scorring` is no word of the language."),
    ("  when I atack a region: cost 1 less", "unexpected-word", 10, "`atack` is no word of the language."),
    (
        "  at scoring: gain 1 coin for each region I hol",
        "unexpected-word",
        45,
        "`hol` is no word of the language.",
    ),
    (
        "  when I attack a region named mine: cost 1 less",
        "unexpected-word",
        26,
        "A comma is missing before `named`.",
    ),
    ("  at scoring: I may roll then stop", "unexpected-word", 26, "A comma is missing before `then`."),
    ("  at scoring: gain 1", "unexpected-end", 20, "The line stops too early, after `1`."),
    ("  at scoring: gain 1 coin,", "unexpected-end", 26, "The line stops too early, after `,`."),
    ("  when an enemy attacks: cost 1 less", "unexpected-word", 24, "`:` does not fit behind `attacks`."),
    (
        "  at scoring: gain 12345678901 coins",
        "bad-number",
        20,
        BAD_NUMBER,
    ),
    ("  tokns 5", "unexpected-word", 3, "`tokns` is no word of the language."),
    ("  owls", "unexpected-word", 3, "A clause starts with its moment, and `owls` is none."),
    ("  cites owls", "unexpected-word", 9, "`owls` does not fit behind `cites`."),
    ("  at scoring: ✨", "stray-character", 15, "`✨` has no meaning here."),
]


@pytest.mark.parametrize(
    ("line", "slug", "column", "message"), CASES, ids=[case[0].strip() for case in CASES]
)
def test_line_is_explained(line: str, slug: str, column: int, message: str) -> None:
    text = f'race owls "Owls"\n{line}' if line.startswith(" ") else line
    (found,) = parse(SourceFile("bad.sw", text)).diagnostics
    assert (found.code.slug, found.span.column, found.message) == (slug, column, message)


BELOW = [
    (
        'map pond "Pond"\n  ooze "Ooze"',
        'The line stops too early, after `"Ooze"`.',
        "Here could follow a name.",
    ),
    (
        "translation ru for owls\n  race owls Совы",
        "`Совы` does not fit behind `owls`.",
        "Here could stand a text in quotes.",
    ),
    ('game pond "Pond"\n  mapp pond', "`mapp` is no word of the language.", "Did you mean `map`?"),
    (
        'scenario "Owls"\n  given ann plays wise owls',
        "Players have names with a capital letter.",
        "Write `Ann`.",
    ),
    (
        'scenario "Owls"\n  when Ann atacks pond',
        "`atacks` is no word of the language.",
        "Did you mean `attacks`?",
    ),
    ('scenario "Owls"\n  then cost 4', "`4` does not fit behind `cost`.", "Here could stand `is`."),
]


@pytest.mark.parametrize(("text", "message", "hint"), BELOW)
def test_line_below_is_explained(text: str, message: str, hint: str) -> None:
    (found,) = parse(SourceFile("bad.sw", text)).diagnostics
    assert (found.span.line, found.message, found.hint) == (2, message, hint)


DEPTHS = [
    ('race owls "Owls"\n\ttokens 5\n\tcites D-1', "tabs", 2),
    ('race owls "Owls"\n  tokens 5\n    at scoring: gain 1 coin', "bad-indentation", 3),
    ('race owls "Owls"\n    tokens 5\n  at scoring: gain 1 coin', "bad-indentation", 3),
    ('  race owls "Owls"', "bad-indentation", 1),
    ("# nothing but a comment\n", "empty-file", 1),
]


@pytest.mark.parametrize(("text", "slug", "line"), DEPTHS)
def test_layout_is_explained(text: str, slug: str, line: int) -> None:
    (found,) = parse(SourceFile("bad.sw", text)).diagnostics
    assert (found.code.slug, found.span.line) == (slug, line)


def test_one_run_reports_every_independent_error() -> None:
    text = 'race owls "Owls"\n  tokns 5\n  at turn start roll\n\nrase bats "Bats"\n  tokens five\n'
    found = parse(SourceFile("bad.sw", text)).diagnostics
    assert [one.span.line for one in found] == [2, 3, 5, 6]


def test_lines_that_can_be_read_are_kept() -> None:
    parsed = parse(SourceFile("bad.sw", 'race owls "Owls"\n  tokns 5\n  tokens 5\n'))
    (owls,) = parsed.file.declarations
    assert isinstance(owls, Component)
    assert len(owls.lines) == 1
