"""How findings look, recorded; and what must hold for any of them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.diagnostics import Code, Diagnostic, Label, Severity, render, render_report, summary
from swdsl.diagnostics.display import shown, width
from swdsl.source import NOWHERE, SourceFile, Span, top_of_file
from tests.conftest import Recorded

ERROR = Code("some-error", Severity.ERROR, "Something is wrong")
WARNING = Code("some-warning", Severity.WARNING, "Something is odd")

RACES = SourceFile(
    "rules/homebrew/races.sw",
    """\
race echoes "Echoes"
  tokens 5 of 12
  when I conquer a cavrn: gain 1 coin, then call
  when I call: conquer a cave

race echoes "Again"
  tokens 5 of 12
""",
)
WIDE = SourceFile(
    "rules/homebrew/ru.sw",
    'race гномы "Гномы" # горы\nrace oni "鬼が島" x\n\trace e\u0301lan "E\u0301lan" y\n',
)
SOURCES = {source.path: source for source in (RACES, WIDE)}


def place(source: SourceFile, word: str, nth: int = 1) -> Span:
    """Return the span of the nth occurrence of a word."""
    start = [match.start() for match in re.finditer(re.escape(word), source.text)][nth - 1]
    return source.span(start, start + len(word))


CASES = {
    "one_label": Diagnostic.at(
        ERROR,
        place(RACES, "cavrn"),
        "Nothing is called `cavrn`.",
        label="not declared",
        hint="Did you mean `cavern`?",
    ),
    "no_words_beside_the_mark": Diagnostic.at(WARNING, place(RACES, "of"), "This says nothing."),
    "empty_span_gets_one_caret": Diagnostic.at(
        ERROR, RACES.span(20, 20), "Something is missing.", label="here"
    ),
    "end_of_file": Diagnostic.at(ERROR, RACES.span(10_000, 10_000), "The file stops.", label="here"),
    "earlier_place_explains": Diagnostic(
        ERROR,
        "`echoes` is declared twice.",
        (Label(place(RACES, "echoes", 2), "again here"), Label(place(RACES, "echoes"), "first here")),
        "Give one of them another name.",
    ),
    "cycle_told_step_by_step": Diagnostic(
        ERROR,
        "Effects set each other off forever.\nThese events would never stop: conquest -> call -> conquest.",
        (
            Label(place(RACES, "conquer a cavrn"), "a conquest is answered"),
            Label(place(RACES, "call"), "with a call"),
            Label(place(RACES, "conquer a cave"), "which makes a conquest"),
        ),
        "Limit one of the clauses: `once per turn`.",
    ),
    "three_labels_on_one_line": Diagnostic(
        ERROR,
        "These do not fit together.",
        (
            Label(place(RACES, "cavrn"), "a place"),
            Label(place(RACES, "when"), "a moment"),
            Label(place(RACES, "coin"), "a thing"),
        ),
    ),
    "overlapping_labels": Diagnostic(
        ERROR,
        "The part is wrong.",
        (Label(place(RACES, "cavrn"), "the part"), Label(place(RACES, "conquer a cavrn"), "the whole")),
    ),
    "far_apart_lines": Diagnostic(
        WARNING,
        "The same tray twice.",
        (Label(place(RACES, "tokens 5 of 12"), "one"), Label(place(RACES, "tokens 5 of 12", 2), "two")),
    ),
    "one_line_between": Diagnostic(
        WARNING,
        "Look at both.",
        (Label(place(RACES, "tokens"), "one"), Label(place(RACES, "conquer a cave"), "two")),
    ),
    "span_over_several_lines": Diagnostic.at(
        WARNING, RACES.span(0, RACES.text.index("\n\nrace")), "All of this.", label="until here"
    ),
    "cyrillic": Diagnostic.at(ERROR, place(WIDE, "горы"), "Unknown word.", label="это что?"),
    "wide_characters": Diagnostic(
        ERROR, "Wide.", (Label(place(WIDE, "島"), "an island"), Label(place(WIDE, "x"), "after it"))
    ),
    "tab_and_combining_accents": Diagnostic.at(ERROR, place(WIDE, " y"), "Stray letter.", label="here"),
    "unread_file": Diagnostic.at(
        ERROR, top_of_file("rules/photo.sw"), "`rules/photo.sw` does not hold text."
    ),
    "no_place_at_all": Diagnostic.at(WARNING, NOWHERE, "Nothing to do.", hint="One thing.\nAnother thing."),
}


@pytest.mark.parametrize("name", CASES)
def test_finding_looks_as_recorded(name: str, recorded: Recorded) -> None:
    recorded(f"{name}.txt", render(CASES[name], SOURCES) + "\n")


def test_colours_are_recorded(recorded: Recorded) -> None:
    text = render(CASES["cycle_told_step_by_step"], SOURCES, colour=True)
    recorded("colours.txt", text.replace("\x1b", "ESC") + "\n")


@pytest.mark.parametrize("name", CASES)
def test_colours_change_nothing_but_colour(name: str) -> None:
    coloured = render(CASES[name], SOURCES, colour=True)
    plain = "\n".join(line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).split("\n"))
    assert plain == render(CASES[name], SOURCES)


def test_very_long_line_is_cut_around_the_mark() -> None:
    source = SourceFile("long.sw", "a" * 5_000 + "wrong" + "b" * 5_000)
    text = render(Diagnostic.at(ERROR, place(source, "wrong"), "Long.", label="here"), {"long.sw": source})
    _, _, excerpt, marks = text.split("\n")
    assert len(excerpt) < 140
    assert excerpt[marks.index("^") : marks.rindex("^") + 1] == "wrong"


def test_mark_far_from_the_first_on_a_long_line_stays_inside_the_excerpt() -> None:
    source = SourceFile("long.sw", "one" + " " * 5_000 + "two")
    labels = (Label(place(source, "one"), "first"), Label(place(source, "two"), "second"))
    text = render(Diagnostic(ERROR, "Long.", labels), {"long.sw": source})
    assert max(map(len, text.split("\n"))) < 150


def test_terminal_commands_in_source_and_message_are_shown_not_sent() -> None:
    source = SourceFile("a.sw", "race \x1b[31mred \u202egninrael\n")
    text = render(Diagnostic.at(ERROR, source.span(5, 9), "Odd: \x1b]0;title\x07"), {"a.sw": source})
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "␛[31mred" in text


def test_report_counts_what_it_shows() -> None:
    found = [CASES["one_label"], CASES["cyrillic"], CASES["far_apart_lines"]]
    report = render_report(found, SOURCES)
    assert report.endswith("\n\n2 errors, 1 warning")
    assert [render(each, SOURCES) in report for each in found] == [True, True, True]


def test_report_of_nothing_is_empty() -> None:
    assert render_report([], {}) == ""
    assert summary([]) == "nothing found"


@given(st.text(max_size=60), st.integers(0, 60), st.integers(0, 60))
def test_any_span_of_any_text_is_drawn_and_its_carets_stand_below_it(text: str, start: int, end: int) -> None:
    source = SourceFile("any.sw", text)
    span = source.span(start, end)
    excerpt, marks = render(Diagnostic.at(ERROR, span, "Any."), {"any.sw": source}).split("\n")[2:4]
    gutter = len(str(span.end_line)) + 3
    before = shown(source.line(span.line)[: span.column - 1])
    assert shown(source.line(span.line)).rstrip() in excerpt
    assert marks.index("^") - gutter == width(before)
