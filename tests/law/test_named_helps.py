"""A help that a scenario names by its clause: which clause it is must be plain."""

from __future__ import annotations

import pytest

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import UNKNOWN_NAME
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.scenarios.tables import MAPS, RULES

TEXT = """pack named_helps "Named helps"
  uses base

power left_purse "Left Purse"
  tokens 4
  when I attack a region, named purse_help: I may pay 1 coin, then cost 1 less
  when I attack a hill, named left_help: I may pay 1 coin, then cost 1 less

race right_purse "Right Purse"
  tokens 5 of 10
  when I attack a region, named purse_help: I may pay 1 coin, then cost 1 less

scenario "A help by its name"
  on valley
  given
    Ann plays left_purse RACE, 5 in hand
    tall_wood: 1 RACE
  when Ann attacks green_hill with HELP
  then accepted
"""


def found(race: str, helped: str) -> list[tuple[Diagnostic, str]]:
    text = TEXT.replace("RACE", race).replace("HELP", helped)
    source = SourceFile("named_helps/helps.sw", text)
    findings = compile_rules((*RULES, *MAPS, source)).diagnostics
    own = [each for each in findings if each.span.path == source.path and each.code == UNKNOWN_NAME]
    return [(each, text[each.span.start : each.span.end]) for each in own]


@pytest.mark.parametrize(("race", "helped"), [("right_purse", "left_help"), ("humans", "purse_help")])
def test_a_help_of_somebody_at_the_table_is_known(race: str, helped: str) -> None:
    assert not found(race, helped)


def test_a_name_of_two_helps_is_refused_at_the_word() -> None:
    ((refused, word),) = found("right_purse", "purse_help")
    assert word == "purse_help"
    assert "`left_purse` and `right_purse`" in refused.message


@pytest.mark.parametrize("helped", ["base_cost", "no_such_help"])
def test_what_is_no_help_of_anybody_is_refused_at_the_word(helped: str) -> None:
    ((_, word),) = found("humans", helped)
    assert word == helped
