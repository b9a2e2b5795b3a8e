"""What is broken is found by looking, with the game that shows it."""

from swdsl.balance.abuse import abuse
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

race tax_collectors "Tax Collectors"
  tokens 6 of 12
  at scoring: gain 5 coins for each region I hold

game odd_2p "Odd"
  map base_2p
  sets base, odd
"""


def findings(race: str) -> dict[str, Finding]:
    """Audit a race of the pack."""
    compilation = compile_rules([*find_sources(ROOT).sources, SourceFile("odd/pack.sw", PACK)])
    assert [each for each in compilation.diagnostics if each.span.path == "odd/pack.sw"] == []
    modules = tuple(
        (each.path.removeprefix(f"{PACKAGE}/"), each.text) for each in generate(compilation.library)
    )
    game = CompiledGame(modules, "odd_2p")
    design = Design(game, "random", 1, frozenset({f"odd.{race}"}))
    found = audit(design, f"odd.{race}", 12) + abuse(design, f"odd.{race}", ("base.elves", "base.tritons"), 3)
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


def test_riches_are_found_beside_what_official_races_bring_to_the_same_player() -> None:
    found = findings("tax_collectors")
    assert "in one turn; official ones came to" in found["riches"].message
