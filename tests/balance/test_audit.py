"""What is broken is found by looking, with the game that shows it."""

from collections.abc import Iterator
from functools import cache
from math import sqrt
from statistics import stdev

import pytest

from swdsl.balance.abuse import Haul, abuse, expected_at_most, hauls
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
  piece bill "Bill" 9
  at any time: I may pay 1 coin, then gain 1 token
  at any time: I may pay 1 token, then gain 2 coins
  at any time: I may pay 1 coin, then gain 1 bill
  at any time: I may pay 1 bill, then gain 2 coins

race toll_keepers "Toll Keepers"
  tokens 6 of 12
  at scoring: gain 2 coins for each region I hold

race tax_collectors "Tax Collectors"
  tokens 6 of 12
  at scoring: gain 5 coins for each region I hold

race beggars "Beggars"
  tokens 1 of 12
  at turn start: I pay 9 coins
  at scoring: I pay 9 coins

race thorns "Thorns"
  tokens 6 of 12
  when anyone attacks a region I hold: cost 30 more

race shufflers "Shufflers"
  tokens 6 of 12
  at any time: I may move 1 token from a region I hold with at least 2 tokens to hand
  at any time: I may place 1 token from hand in a region I hold
  at any time: I may move all but 1 token from a region I hold to hand
  at any time: I may place 1 token from tray or hand in a region I hold

race bankers "Bankers"
  tokens 6 of 12
  at turn start: gain 12 coins

race breeders "Breeders"
  tokens 6 of 60
  when I conquer a region: gain 2 tokens

race lucky_folk "Lucky Folk"
  tokens 6 of 12
  when I roll: roll is 1 higher
  when I attack a region, once per turn: I may pay 1 coin, then cost 2 less

game odd_2p "Odd"
  map base_2p
  sets base, odd
"""


@cache
def game_with_pack() -> CompiledGame:
    """Compile the pack with everything official."""
    compilation = compile_rules([*find_sources(ROOT).sources, SourceFile("odd/pack.sw", PACK)])
    own = [each for each in compilation.diagnostics if each.span.path == "odd/pack.sw"]
    assert {each.code.slug for each in own} <= {"no-lender"}
    modules = tuple(
        (each.path.removeprefix(f"{PACKAGE}/"), each.text) for each in generate(compilation.library)
    )
    return CompiledGame(modules, "odd_2p")


@pytest.fixture(scope="module", autouse=True)
def _official_ones_play_once() -> Iterator[None]:
    """Play every official race for its coins once, not once per race it is compared with."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("swdsl.balance.abuse.hauls", cache(hauls))
        yield


def findings(race: str) -> dict[str, Finding]:
    """Audit a race of the pack, or an official one by its full name."""
    game = game_with_pack()
    full = race if "." in race else f"odd.{race}"
    design = Design(game, "random", 1, frozenset({full}))
    official = [each.name for each in game().races if each.name.startswith("base.")]
    found = audit(design, full, 40) + abuse(Design(game, "random", 1), full, official, 12)
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


def test_an_official_one_is_part_of_what_is_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of fourteen some lie far out; who stands at the rim of a spread has made it as wide as it is."""
    tokens = {f"base.{number}": 9 + number % 3 for number in range(13)} | {"base.many": 14, "mine.more": 20}
    official = [name for name in tokens if name.startswith("base.")]
    design = Design(game_with_pack(), "random", 1)

    def told(_design: Design, games: int, name: str) -> tuple[Haul, ...]:
        return tuple(Haul(5 + seed % 2, seed, (), tokens=tokens[name]) for seed in range(games))

    monkeypatch.setattr("swdsl.balance.abuse.hauls", told)
    assert abuse(design, "base.many", official, 8) == ()
    assert [each.kind for each in abuse(design, "mine.more", official, 8)] == ["many tokens"]


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    assert findings("plain_folk") == {}


def test_regions_too_dear_for_anybody_count_as_those_that_nobody_may_attack() -> None:
    assert "could not be attacked" in findings("thorns")["unassailable"].message


def test_a_turn_that_need_not_end_is_found() -> None:
    found = findings("shufflers")
    assert "A turn need not end" in found["endless turn"].message


def test_coins_without_end_are_told() -> None:
    game = game_with_pack()
    seen = audit(Design(game, "random", 1, frozenset({"odd.mint_masters"})), "odd.mint_masters", 4)
    (finding,) = [each for each in seen if each.kind == "endless turn"]
    assert "coins by then" in finding.message


def test_a_race_that_grows_and_grows_is_found() -> None:
    assert "the most tokens it had" in findings("breeders")["many tokens"].message


def test_a_clause_without_a_method_of_its_own_is_not_called_idle() -> None:
    """Luck answers by applying, and a fixed help by nothing at all."""
    assert findings("lucky_folk") == {}


@pytest.mark.parametrize("race", ["bankers", "toll_keepers", "tax_collectors"])
def test_riches_are_found_beside_what_official_races_lead_to_expect(race: str) -> None:
    """Three coins a region is enough, and so is what comes before the first choice of a turn."""
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
