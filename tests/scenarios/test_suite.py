"""The rulings told as scenarios: all of them hold, every component has some, every question is answered."""

import re
from collections import Counter
from functools import cache

import pytest

from swdsl.lower import lower
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.scenarios import Scenario
from swdsl.scenarios import Result, Status, compile_rulebook, run, uncovered
from swdsl.words import Kind
from tests.scenarios.tables import SUITE, official

QUESTIONS = {f"E-{number:03}" for number in range(1, 238)}
UNSEEN_QUESTIONS = {
    "E-217": "more than ten Troll regions: there are ten Trolls, so no position has eleven",
}
DIFFERENCES = {f"D-{number:02}" for number in range(1, 59)}
UNSEEN_DIFFERENCES = {
    "D-45": "what is removed from a mixed game is gone before the first position: tests/mixing/test_games.py",
    "D-46": "likewise, and nothing is ever removed from a scenario's table: tests/mixing/test_census.py",
    "D-48": "on which side of the banner the badge lies: no rule looks there",
    "D-49": "how many tokens are in the box altogether: counted below",
    "D-58": "misspellings of names",
}
ANSWERS = {"O-U1", "O-U2"} | {
    f"O-{number}" for number in (1, 2, *range(4, 10), 11, 12, *range(14, 18), *range(19, 24), 28)
}
UNSEEN_CHOICES = {
    ("guest_regions", "random"): "where guests stand is settled before the first position: tests/mixing",
}
MISTAKES = {f"M-{number}" for number in range(1, 19)}
CODE = re.compile(r"[DE]-\d{2,3}|[RM]-\d{1,2}|[OFP]-U?\d{1,2}")


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
    assert uncovered(lower(official()), SEEN) == []


def test_there_are_enough() -> None:
    assert len(scenarios()) >= 450


def test_every_component_has_a_plain_and_an_edge_case() -> None:
    named = Counter(ref for scenario in scenarios() for ref in scenario.components)
    components = [each.ref for each in official().components() if each.ref.kind in COMPONENT_KINDS]
    assert [str(ref) for ref in components if named[ref] < 2] == []


def test_every_open_question_is_answered() -> None:
    assert sorted(QUESTIONS - UNSEEN_QUESTIONS.keys() - cited()) == []


def test_every_difference_between_editions_is_decided() -> None:
    assert sorted(DIFFERENCES - UNSEEN_DIFFERENCES.keys() - cited()) == []


def test_nothing_is_called_unseen_that_is_seen() -> None:
    assert sorted(cited() & (UNSEEN_QUESTIONS.keys() | UNSEEN_DIFFERENCES.keys())) == []


def test_the_box_holds_the_tokens_that_are_counted_in_it() -> None:
    """The difference D-49: 165 tokens of races, and 14 Monsters beside them."""
    box = official().set("underground")
    assert sum(each.tray or 0 for each in box.components if each.ref.kind is Kind.RACE) == 165
    assert [each.supply for each in box.neutrals] == [14]


def test_every_mistake_seen_elsewhere_is_shown_to_be_one() -> None:
    assert sorted(MISTAKES - cited()) == []


def test_every_answer_of_the_publisher_is_shown() -> None:
    assert sorted(ANSWERS - cited()) == []


def test_every_choice_a_table_has_is_shown() -> None:
    shown = {(option.rpartition(".")[2], choice) for each in scenarios() for option, choice in each.options}
    options = [option for each in official().sets for option in each.options]
    others = [(option.ref.id, choice.id) for option in options for choice in option.choices[1:]]
    assert sorted(set(others) - UNSEEN_CHOICES.keys() - shown) == []


def test_citations_are_codes_that_exist() -> None:
    wrong = [code for code in sorted(cited()) if not CODE.fullmatch(code)]
    assert wrong == []
    assert sorted(code for code in cited() if code[0] in "DE" and code not in QUESTIONS | DIFFERENCES) == []


def test_titles_are_sentences() -> None:
    titles = [scenario.title for scenario in scenarios()]
    assert [
        title for title in titles if not title[0].isupper() or title.endswith(".") or " " not in title
    ] == []
