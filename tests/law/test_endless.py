"""What is offered again and again ends: alone it takes something, together it is taken so often at most."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from swdsl.diagnostics import has_errors, render_report
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.limits import MOST_IN_A_TURN
from swdsl.lower import lower
from swdsl.pipeline import compile_rules
from swdsl.scenarios import compile_rulebook, run
from swdsl.source import SourceFile
from swdsl.words import Period
from tests.clauses import answers
from tests.scenarios.tables import MAPS, RULES

HEADING: Final = 'power page "Page"\n  tokens 4\n  piece pot "Pot" 3\n  piece tower "Tower"'

#: Each takes nothing, or gives back what it has taken.
ENDLESS: Final = (
    "at any time: I may gain 1 coin",
    "at any time: I may score a region I hold",
    "at any time: I may move 1 token from a region I hold to a region I hold",
    "at any time: I may move tower to a region I hold",
    "at any time: I may swap my power for a power in the column",
    "at any time: I may use tower as a relic in play until turn end",
    "at any time: I may pay 2 coins, then gain 2 coins",
    "at any time: I may pay 1 coin, then gain 1 coin for each region I hold",
    "at any time: I may pay 1 pot, then gain 1 pot",
    "at any time, if I hold a mountain: a region I hold may become a forest",
    "before attack: I may move tower to a region I hold",
    "at conquests: I may redeploy",
)
#: Each takes something that it does not give back.
ENDING: Final = (
    "at any time: I may pay 2 coins, then gain 1 coin",
    "at any time: I may pay 3 coins, then gain 1 coin for each region I hold up to 2",
    "at any time: I may pay 1 coin, then gain 1 pot",
    "at any time: I may place 1 pot in a region I hold",
    "before attack: I may roll, then cost 1 less for each pip",
)


@pytest.mark.parametrize("sentence", ENDLESS)
def test_what_could_be_done_without_end_is_refused_and_limited_it_is_read(sentence: str) -> None:
    moment, effect = sentence.split(": ")
    head, *conditions = moment.split(", ")
    limited = f"{', '.join([head, 'once per turn', *conditions])}: {effect}"
    found = answers([sentence, limited], HEADING)
    (refused,) = (each for each in found[sentence].findings if each.code == NOT_PLAYABLE)
    assert "without end" in refused.message
    assert f"`{limited}`" in (refused.hint or "")
    assert not found[limited].errors, str(found[limited])


@pytest.mark.parametrize("sentence", ENDING)
def test_what_takes_something_needs_no_limit(sentence: str) -> None:
    assert not answers([sentence], HEADING)[sentence].errors


@pytest.mark.parametrize(
    "sentence",
    [
        "before scoring: I may pay any number of coins, then gain 1 coin for each paid",
        "at turn start: I may pay up to 9 pots, then gain 2 pots for each paid",
    ],
)
def test_what_is_paid_as_one_likes_does_not_come_back(sentence: str) -> None:
    assert "not-playable" in answers([sentence], HEADING)[sentence].errors


@pytest.mark.parametrize(
    ("sentence", "bounded"),
    [
        ("when I conquer a region: move all tokens from there to hand", True),
        ("when I attack a region: leave a region I hold", True),
        ("when I occupy a region: remove 1 token from there, then gain 1 token", True),
        ("when I conquer a region: gain 1 token", False),
        ("at turn start: I may move all tokens from a region I hold to hand", False),
        ("before attack: I may roll, then cost 1 less for each pip", False),
    ],
)
def test_who_has_his_tokens_back_does_not_conquer_for_ever(sentence: str, bounded: bool) -> None:
    answer = answers([sentence], HEADING)[sentence]
    (clause,) = (
        clause
        for each in lower(answer.library)
        for component in each.components
        if component.ref == answer.component.ref
        for clause in component.clauses
    )
    assert (clause.limit, clause.times) == ((Period.TURN, MOST_IN_A_TURN) if bounded else (None, 1))


def test_two_sentences_that_feed_each_other_come_to_an_end() -> None:
    told = SourceFile("mill/mill.sw", _mill())
    compiled = compile_rules((*RULES, *MAPS, told))
    found = [each for each in compiled.diagnostics if each.span.path == told.path]
    assert not has_errors(found), render_report(tuple(found), {told.path: told})
    book = replace(compile_rulebook(compiled.library), library=compiled.library, games={})
    (scenario,) = (each for each in compiled.library.scenarios if each.span.path == told.path)
    failed = run(scenario, book).findings
    assert not failed, render_report(tuple(failed), {told.path: told})


def _mill() -> str:
    """Return a race and a power, each of which pays for the other, and somebody who lets them."""
    rounds = "\n".join(["    Ann uses millers", "    Ann uses milling"] * MOST_IN_A_TURN)
    return f"""pack mill "The mill"
  uses base

race millers "Millers"
  tokens 5 of 10
  at any time: I may pay 1 coin, then gain 1 token

power milling "Milling"
  tokens 4
  at any time: I may pay 1 token, then gain 2 coins

board yard "The yard", uses base
  near_field "Near field" farmland, edge | far_field
  far_field  "Far field"  farmland, edge

scenario "As often as one likes has an end"
  on yard
  given
    Ann plays milling millers, 2 in hand, 3 coins
    near_field: 1 millers
  when
{rounds}
  then Ann has {3 + MOST_IN_A_TURN} coins
  when Ann uses millers
  then refused
"""
