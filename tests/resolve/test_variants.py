"""Variants: what a component does otherwise, read as if it stood in the component."""

import pytest

from swdsl.diagnostics import Diagnostic, Severity
from swdsl.generate import generate
from swdsl.model.clauses import Clause
from swdsl.pipeline import Compilation
from tests.resolve.written import PACK, about_pack, compiled, component

OPTION = 'option snow "Snow is": deep "deep" or thin "thin"\n'
THREE = 'option snow "Snow is": deep "deep" or thin "thin" or gone "gone"\n'
RACE = """
race yetis "Yetis"
  tokens 5 of 10
  when I attack a hill: cost 1 less
  at scoring: gain 1 coin for each mountain I hold
"""
VARIANT = """
variant yetis, option snow is thin
  drop 2
  at scoring: gain 1 coin for each hill I hold
"""
BY_HAND = """
race yetis "Yetis"
  tokens 5 of 10
  when I attack a hill: cost 1 less
  at scoring, if option snow is deep: gain 1 coin for each mountain I hold
  at scoring, if option snow is thin: gain 1 coin for each hill I hold
"""


def clauses(compilation: Compilation) -> tuple[Clause, ...]:
    """Return what the yetis do."""
    return component(compilation.library, "yetis").clauses


def test_a_variant_means_what_conditions_by_hand_would_mean() -> None:
    apart = compiled(set=PACK + OPTION, races=RACE, variants=VARIANT)
    together = compiled(set=PACK + OPTION, races=BY_HAND)
    assert about_pack(apart) == []
    assert clauses(apart) == clauses(together)
    assert [each.id for each in clauses(apart)] == ["yetis.1", "yetis.2", "yetis.3"]


def test_with_more_than_two_choices_the_dropped_clause_holds_for_all_others() -> None:
    apart = compiled(set=PACK + THREE, races=RACE, variants=VARIANT)
    by_hand = BY_HAND.replace("if option snow is deep", "unless option snow is thin")
    assert clauses(apart) == clauses(compiled(set=PACK + THREE, races=by_hand))


def test_with_more_than_two_choices_the_game_asks_for_any_but_the_one() -> None:
    apart = compiled(set=PACK + THREE, races=RACE, variants=VARIANT)
    printed = "".join(each.text for each in generate(apart.library) if each.path.endswith("winter/races.py"))
    assert 'if game.option("winter.snow") != "thin":' in printed
    assert 'if game.option("winter.snow") == "thin":' in printed


def test_two_variants_may_drop_the_same_clause() -> None:
    second = 'option ice "Ice is": hard "hard" or soft "soft"\n'
    also = "\nvariant yetis, option ice is soft\n  drop 2\n"
    found = clauses(compiled(set=PACK + OPTION + second, races=RACE, variants=VARIANT + also))
    assert len(found[1].conditions) == 2


def errors(compilation: Compilation) -> list[Diagnostic]:
    """Return what is wrong with the files of the test; warnings are not asked for."""
    return [each for each in about_pack(compilation) if each.severity is Severity.ERROR]


def test_a_clause_that_is_not_there_cannot_be_dropped() -> None:
    found = errors(compiled(set=PACK + OPTION, races=RACE, variants=VARIANT.replace("drop 2", "drop 9")))
    assert [each.code.slug for each in found] == ["unknown-clause"]
    assert "no clause 9" in found[0].message
    assert "from 1 to 2" in str(found[0].hint)


@pytest.mark.parametrize("wrong", ["yetis", "snow", "thin"])
def test_an_unknown_name_is_told_once_at_its_place(wrong: str) -> None:
    text = VARIANT.replace(wrong, "nonsense", 1)
    found = errors(compiled(set=PACK + OPTION, races=RACE, variants=text))
    assert len(found) == 1
    assert "nonsense" in found[0].message
    assert found[0].span.path == "winter/variants.sw"


def test_what_another_set_declares_does_not_vary_here() -> None:
    spring = 'pack spring "Spring"\n  uses winter\n' + (OPTION + VARIANT).replace("snow", "mud")
    found = errors(compiled(set=PACK + OPTION + RACE, spring=spring))
    assert len(found) == 1
    assert "belongs to `winter`" in found[0].message
