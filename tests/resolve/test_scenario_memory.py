"""A scenario that was read before means the same while nothing else changes, and only then."""

from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

RULES = """set valley "Valley"
  players 2 to 5
  start_coins 5
  combos 6
  price 1
  die 0 0 0 1 2 3

terrain moor "Moor"

race owls "Owls"
  tokens 5 of 10
  when I attack a moor: cost 1 less
"""
SCENARIO = """scenario "Owls hold the moor"
  board valley
    heath  moor, edge
  given
    Ann plays owls, 3 in hand
  when Ann attacks heath
  then heath: 2 owls
"""


def compiled(rules: str, scenario: str) -> list[str]:
    """Compile both and return the codes that were found in the scenario."""
    files = [SourceFile("rules/valley/set.sw", rules), SourceFile("rules/valley/scenarios/owls.sw", scenario)]
    found = compile_rules(files).diagnostics
    return sorted({each.code.slug for each in found if "scenarios" in each.span.path})


def test_compiling_again_gives_the_same_scenarios() -> None:
    files = [SourceFile("rules/valley/set.sw", RULES), SourceFile("rules/valley/scenarios/owls.sw", SCENARIO)]
    first, second = compile_rules(files), compile_rules(files)
    assert first.library.scenarios
    assert first == second


def test_a_mistake_is_reported_every_time() -> None:
    wrong = SCENARIO.replace("plays owls", "plays owlz")
    assert compiled(RULES, wrong) == compiled(RULES, wrong) != []


def test_a_scenario_is_read_again_when_the_rules_change() -> None:
    assert compiled(RULES, SCENARIO) == []
    assert compiled(RULES.replace("race owls", "race crows"), SCENARIO) != []
    assert compiled(RULES, SCENARIO) == []
