"""What differs in meaning differs in words: no language may say two things with one sentence."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from swdsl.languages import LANGUAGE_CODES
from swdsl.lower.numbers import option_test
from swdsl.model.clauses import Clause
from swdsl.model.ruleset import Library
from swdsl.prose import Speaker
from swdsl.words import Kind
from tests.prose.neighbours import neighbours
from tests.prose.strategies import families

# Hypothesis finds it hard to print strategies as large as a language; nobody asked it to.
pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

# The library is read once and never changes; sentences of generated clauses may be long.
relaxed = settings(
    max_examples=40,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # shrinking these trees takes minutes
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
    ],
)


def without_options(clause: Clause) -> Clause:
    """Leave out which option a clause asks for: that is told beside its sentence."""
    kept = tuple(each for each in clause.conditions if option_test(each) is None)
    return replace(clause, conditions=kept)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
@relaxed
@given(clauses=st.one_of(*(st.lists(family, min_size=2, max_size=6) for family in families)))
def test_different_clauses_give_different_sentences(
    library: Library, language: str, clauses: list[Clause]
) -> None:
    speaker = Speaker(library, language)
    said: dict[str, Clause] = {}
    for clause in clauses:
        meant = without_options(clause)
        assert said.setdefault(speaker.clause(clause, Kind.PLACE).text, meant) == meant


@pytest.mark.parametrize("language", LANGUAGE_CODES)
@relaxed
@given(clause=st.one_of(*families))
def test_one_word_more_or_less_is_heard(library: Library, language: str, clause: Clause) -> None:
    speaker = Speaker(library, language)
    text = speaker.clause(clause, Kind.PLACE).text
    others = [other for other in neighbours(clause) if without_options(other) != without_options(clause)]
    assert [other for other in others if speaker.clause(other, Kind.PLACE).text == text] == []
