"""What is broken is found by looking, with the game that shows it."""

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
    found = audit(Design(game, "random", 1, frozenset({f"odd.{race}"})), f"odd.{race}", 12)
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
