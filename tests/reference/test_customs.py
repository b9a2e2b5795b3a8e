"""What holds is numbered; what tables may play instead stands beside the rule it would replace."""

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.prose import Speaker
from swdsl.reference.customs import Customs, Holding
from swdsl.source import SourceFile

SET = """
set heath "Heath"
  players 2 to 3
  start_coins 4
  combos 1
  price 1
  die 0 1 2

terrain grass "Grass", colour "#b9c46a", pattern bumps, glyph leaf

option digging "May moles dig?": freely "Moles dig freely" or rarely "Moles dig rarely" or never "Moles rest"
option paid "Are moles paid?": no "Moles work for nothing" or yes "Moles are paid"

every race
  always: I may reach regions adjacent to a region I hold

race moles "Moles"
  tokens 5 of 9
  when I attack a region, if option digging is freely: cost 1 less
  at scoring: gain 1 coin
  when I attack a region, if option digging is rarely: cost 2 less
  at scoring, if option paid is yes: gain 2 coins
  at scoring, if option paid is yes, if option digging is rarely: gain 3 coins
"""


def library() -> Library:
    return compile_rules([SourceFile("rules/heath/set.sw", SET.lstrip("\n"))]).library


def holding() -> Holding:
    rules = library()
    moles = next(iter(rules.components()))
    speaker = Speaker(rules, "en")
    return Customs(rules).holding([(clause, speaker.clause(clause, moles)) for clause in moles.clauses])


def test_only_what_holds_is_numbered() -> None:
    assert [each.clause.id for each in holding().held] == ["moles.1", "moles.2"]


def test_another_answer_stands_beside_the_rule_it_replaces() -> None:
    first, second = holding().held
    told = [(each.choice, [clause.id for clause, _ in each.rules]) for each in first.instead]
    assert told == [("rarely", ["moles.3"]), ("never", [])]
    assert second.instead == ()


def test_what_replaces_nothing_stands_after_the_rules() -> None:
    told = [(each.choice, [clause.id for clause, _ in each.rules]) for each in holding().besides]
    assert told == [("yes", ["moles.4"]), ("yes", ["moles.5"])]


def test_no_rule_is_lost() -> None:
    rules = holding()
    beside = [*rules.besides, *(each for held in rules.held for each in held.instead)]
    told = [held.clause.id for held in rules.held] + [
        clause.id for each in beside for clause, _ in each.rules
    ]
    assert sorted(told) == [f"moles.{number}" for number in range(1, 6)]


def test_a_table_that_chose_otherwise_has_other_rules() -> None:
    rules = library()
    moles = next(iter(rules.components()))
    (option,) = {each.ref for each in rules.sets[0].options if each.ref.id == "digging"}
    holds = [Customs(rules).holds(clause, {option: "rarely"}) for clause in moles.clauses]
    assert holds == [False, True, True, False, False]


def test_answers_are_sentences() -> None:
    rules = library()
    option = rules.sets[0].options[0]
    assert Speaker(rules, "en").answer(option.ref, "never").text == "Moles rest."
