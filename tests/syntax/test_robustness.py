"""Whatever bytes a file holds: an answer, quickly, and never a traceback."""

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.syntax.parse import MOST_SHOWN

CLAUSE = "  when I attack a region adjacent to a gem I hold, once per turn: I may roll, then cost 1 less\n"


def findings(text: str) -> int:
    return len(parse(SourceFile("odd.sw", text)).diagnostics)


@pytest.mark.parametrize(
    "text",
    [
        "\0" * 1000,
        "".join(map(chr, random.Random(7).choices(range(1, 0x3000), k=20_000))),
        "(" * 10_000 + ")" * 10_000,
        'race owls "Owls"\n  at scoring: ' + "[" * 10_000,
        'race owls "' + "x" * 100_000,
        'race owls "Owls"\n  at scoring: gain 1 coin for each ' + "gem " * 20_000 + "?",
        "совы " * 5_000,
        'раса совы "Совы"\n  фишки 5\n',
        "  " * 5_000 + "x",
        "\n".join(" " * depth + "x" for depth in range(500)),
        'race owls "Owls"\n  when I attack a region,',
        'race owls "Owls"\n  when I attack a region:',
        "9" * 5_000,
        'race owls "Owls"\n  tokens ' + "9" * 5_000,
        "\ud800",
        "\u2028race\u2028",
    ],
    ids=range(16),
)
def test_junk_is_refused(text: str) -> None:
    assert findings(text) > 0


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text_is_answered(text: str) -> None:
    parsed = parse(SourceFile("odd.sw", text))
    assert parsed.diagnostics or parsed.file.declarations


@settings(max_examples=200)
@given(st.integers(0, len(CLAUSE)), st.integers(0, 12), st.sampled_from(["", "or ", "with ", '"', ":", "I "]))
def test_any_half_of_a_clause_is_answered(start: int, length: int, inserted: str) -> None:
    broken = CLAUSE[:start] + inserted + CLAUSE[start + length :]
    parsed = parse(SourceFile("odd.sw", f'race owls "Owls"\n{broken}'))
    assert parse(SourceFile("odd.sw", format_file(parsed.file))).file == parsed.file


def test_a_thousand_bad_lines_are_counted_not_listed() -> None:
    found = parse(SourceFile("odd.sw", "owls?\n" * 1000)).diagnostics
    assert len(found) == MOST_SHOWN + 1
    assert found[-1].message == "900 more lines of this file could not be read."


@pytest.mark.slow
@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda size: 'race owls "Owls"\n' + CLAUSE * size, id="clauses"),
        pytest.param(lambda size: 'race owls "Owls"\n' + "  owls?\n" * size * 10, id="bad lines"),
        pytest.param(lambda size: "# owls\n" * size * 50, id="comments"),
        pytest.param(lambda size: "race " + "owls " * size * 50, id="one long line"),
        pytest.param(lambda size: "race owls " + '"' * size * 50, id="quotes"),
        pytest.param(lambda size: 'map pond "Pond"\n  a b | c' + ", c" * size * 50, id="one long row"),
        pytest.param(
            lambda size: 'race owls "Owls"\n  at scoring,\n' + "    x,\n" * size * 10, id="going on"
        ),
    ],
)
def test_time_grows_no_faster_than_the_text(make: object) -> None:
    assert callable(make)
    small, large = SourceFile("odd.sw", make(100)), SourceFile("odd.sw", make(800))
    parse(small)
    # Eight times the text; thirty times the work would be quadratic, and a machine may stumble twice.
    assert min(_seconds(large) for _ in range(2)) < 30 * max(0.002, min(_seconds(small) for _ in range(3)))


def _seconds(source: SourceFile) -> float:
    start = time.process_time()
    parse(source)
    return time.process_time() - start
