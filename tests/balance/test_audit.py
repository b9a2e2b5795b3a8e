"""What is broken is found by looking, with the game that shows it."""

from functools import cache
from math import sqrt
from statistics import stdev

import pytest

from swdsl.balance.abuse import abuse, expected_at_most
from swdsl.balance.audit import Finding, audit
from swdsl.balance.experiment import Design
from swdsl.generate import PACKAGE, generate
from swdsl.pipeline import compile_rules
from swdsl.play.load import CompiledGame
from swdsl.play.record import Record, replay
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.docs.markdown import ROOT

PACK = """pack odd "Odd"
  uses base

race ghosts "Ghosts"
  tokens 6 of 12
  always: opponents cannot attack a region I hold

race sleepers "Sleepers"
  tokens 6 of 12
  at scoring, if I hold at least 20 regions: gain 1 coin

race plain_folk "Plain Folk"
  tokens 6 of 12

race mint_masters "Mint Masters"
  tokens 6 of 12
  at any time: I may pay 1 coin, then gain 2 coins

race toll_keepers "Toll Keepers"
  tokens 6 of 12
  at scoring: gain 2 coins for each region I hold

race tax_collectors "Tax Collectors"
  tokens 6 of 12
  at scoring: gain 5 coins for each region I hold

game odd_2p "Odd"
  map base_2p
  sets base, odd
"""


@cache
def game_with_pack() -> CompiledGame:
    """Compile the pack with everything official."""
    compilation = compile_rules([*find_sources(ROOT).sources, SourceFile("odd/pack.sw", PACK)])
    assert [each for each in compilation.diagnostics if each.span.path == "odd/pack.sw"] == []
    modules = tuple(
        (each.path.removeprefix(f"{PACKAGE}/"), each.text) for each in generate(compilation.library)
    )
    return CompiledGame(modules, "odd_2p")


def findings(race: str) -> dict[str, Finding]:
    """Audit a race of the pack, or an official one by its full name."""
    game = game_with_pack()
    design = Design(game, "random", 1, frozenset({race if "." in race else f"odd.{race}"}))
    full = race if "." in race else f"odd.{race}"
    official = [each.name for each in game().races if each.name.startswith("base.")]
    found = audit(design, full, 12) + abuse(design, full, official, 12)
    for finding in found:
        if finding.actions:
            *_, last = replay(game(), Record("odd_2p", finding.seed, (), finding.actions))
            assert last.actions
    return {each.kind: each for each in found}


def test_a_race_that_nobody_may_attack_is_found() -> None:
    found = findings("ghosts")
    assert "could not be attacked" in found["unassailable"].message


def test_a_clause_that_never_does_anything_is_found() -> None:
    found = findings("sleepers")
    assert "sleepers.1" in found["idle clause"].message


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    assert findings("plain_folk") == {}


def test_a_turn_that_need_not_end_is_found_by_whoever_wants_coins_alone() -> None:
    found = findings("mint_masters")
    assert "for its coins alone" in found["endless turn"].message


@pytest.mark.parametrize("race", ["toll_keepers", "tax_collectors"])
def test_riches_are_found_beside_what_official_races_lead_to_expect(race: str) -> None:
    """Three coins a region is enough: no need to be the richest race there ever was."""
    found = findings(race)
    assert "official ones lead to expect" in found["riches"].message


@pytest.mark.parametrize("race", ["base.elves", "base.amazons", "plain_folk"])
def test_the_richest_official_races_are_not_suspicious(race: str) -> None:
    """In a miser's hands Elves bring most of all, and still no more than the spread of the others allows."""
    assert "riches" not in findings(race)


def test_the_bound_comes_from_the_spread() -> None:
    """Twice the spread, twice the room above the middle; 3.012 is what tables have for 14 components."""
    narrow, wide = [5.0, 7.0] * 7, [4.0, 8.0] * 7
    assert expected_at_most(wide) - 6 == pytest.approx(2 * (expected_at_most(narrow) - 6))
    assert expected_at_most(narrow) == pytest.approx(6 + 3.012 * stdev(narrow) * sqrt(1 + 1 / 14), abs=0.02)
