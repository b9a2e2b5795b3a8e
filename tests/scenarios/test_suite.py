"""The rulings told as scenarios: all of them hold, every component has some, every question is answered."""

import re
from collections import Counter
from functools import cache

import pytest

from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.scenarios import Scenario
from swdsl.scenarios import Result, Status, compile_rulebook, run, uncovered
from tests.scenarios.tables import SUITE, official

QUESTIONS = {f"E-{number:03}" for number in range(1, 238)}
# What no position can show: an empty bank, an empty stack of banners, more Lairs than Trolls, ties.
UNSEEN_QUESTIONS = {"E-127", "E-176", "E-217", "E-234", "E-235"}
DIFFERENCES = {f"D-{number:02}" for number in range(1, 59)}
# Removal before the game, the side of the badge, the number of tokens in the box, spelling, ties.
UNSEEN_DIFFERENCES = {"D-45", "D-46", "D-48", "D-49", "D-51", "D-58"}
ANSWERS = {f"O-{number}" for number in (1, 2, 4, 5, 7, 8, 9, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 23, 28)}
CODE = re.compile(r"[DE]-\d{2,3}|R-\d{1,2}|[OFP]-U?\d{1,2}")


def scenarios() -> tuple[Scenario, ...]:
    return official().scenarios


SEEN: set[str] = set()


@cache
def played() -> tuple[Result, ...]:
    rulebook = compile_rulebook(official(), SEEN)
    return tuple(run(scenario, rulebook) for scenario in scenarios())


def cited() -> set[str]:
    return {code for scenario in scenarios() for code in scenario.cites}


@pytest.mark.parametrize("path", [source.path for source in SUITE])
def test_scenarios_of_file_hold(path: str) -> None:
    results = [result for result in played() if result.scenario.span.path == path]
    failed = [result.scenario.title for result in results if result.status is Status.FAILED]
    assert results
    assert failed == []


def test_every_clause_is_exercised() -> None:
    assert played()
    assert uncovered(official(), SEEN) == []


def test_there_are_enough() -> None:
    assert len(scenarios()) >= 450


def test_every_component_has_a_plain_and_an_edge_case() -> None:
    named = Counter(ref for scenario in scenarios() for ref in scenario.components)
    components = [each.ref for each in official().components() if each.ref.kind in COMPONENT_KINDS]
    assert [str(ref) for ref in components if named[ref] < 2] == []


def test_every_open_question_is_answered() -> None:
    assert sorted(QUESTIONS - UNSEEN_QUESTIONS - cited()) == []


def test_every_difference_between_editions_is_decided() -> None:
    assert sorted(DIFFERENCES - UNSEEN_DIFFERENCES - cited()) == []


def test_every_answer_of_the_publisher_is_shown() -> None:
    assert sorted(ANSWERS - cited()) == []


def test_every_choice_a_table_has_is_shown() -> None:
    shown = {(option.rpartition(".")[2], choice) for each in scenarios() for option, choice in each.options}
    options = [option for each in official().sets for option in each.options]
    others = [(option.ref.id, choice.id) for option in options for choice in option.choices[1:]]
    assert sorted(set(others) - shown) == []


def test_citations_are_codes_that_exist() -> None:
    wrong = [code for code in sorted(cited()) if not CODE.fullmatch(code)]
    assert wrong == []
    assert sorted(code for code in cited() if code[0] in "DE" and code not in QUESTIONS | DIFFERENCES) == []


def test_titles_are_sentences() -> None:
    titles = [scenario.title for scenario in scenarios()]
    assert [
        title for title in titles if not title[0].isupper() or title.endswith(".") or " " not in title
    ] == []
