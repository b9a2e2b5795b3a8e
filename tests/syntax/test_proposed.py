"""What could mean two things, and what cannot be said: refused, and answered with the sentence of its row."""

from functools import cache

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.beyond import EVERY
from swdsl.syntax.examples import CLAUSES, EFFECTS, MOMENTS
from swdsl.syntax.limit import Limit
from swdsl.syntax.phrase import Phrase
from swdsl.syntax.phrases_proposed import PROPOSED
from tests.clauses import Answer, answers

_HEADING = 'power owls "Owls"\n  tokens 4\n  piece wall "Wall" 4'


@cache
def given() -> dict[str, Answer]:
    """Compile every sample and every sentence that is offered."""
    offered = (
        [row.said for row in PROPOSED]
        + [row.nearest for row in EVERY if row.nearest]
        + [row.sample for row in EVERY]
    )
    return answers(sorted({*offered, *CLAUSES}), _HEADING)


@pytest.mark.parametrize("row", PROPOSED, ids=lambda row: row.said)
def test_two_meanings_are_answered_with_one(row: Phrase) -> None:
    answer = given()[row.said]
    assert answer.errors
    assert any(f"`{row.meant}`" in (each.hint or "") for each in answer.findings), str(answer)


@pytest.mark.parametrize("limit", EVERY, ids=lambda limit: limit.sample)
def test_a_limit_is_named_with_its_neighbour(limit: Limit) -> None:
    """If this fails because the sample is accepted, the language can say it: take the row out."""
    (found,) = parse(SourceFile("owls.sw", f"{_HEADING}\n  {limit.sample}\n")).diagnostics
    assert (found.code.slug, found.message) == ("beyond-the-language", limit.why)
    if limit.nearest:
        assert found.hint == f"What comes nearest: `{limit.nearest}`."
        assert given()[limit.nearest].errors == ()


def test_every_example_is_right() -> None:
    assert [clause for clause in CLAUSES if given()[clause].findings] == []


def test_every_half_goes_with_some_other() -> None:
    moments = answers([f"{moment}: gain 1 coin" for moment in MOMENTS if moment != "always"], _HEADING)
    unread = [clause for clause, each in moments.items() if "unexpected-word" in each.errors]
    effects = [f"at turn start: {effect}" for effect in EFFECTS]
    unread += [
        each for each in effects if parse(SourceFile("owls.sw", f"{_HEADING}\n  {each}\n")).diagnostics
    ]
    assert unread == []
