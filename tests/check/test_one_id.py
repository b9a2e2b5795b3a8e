"""An id belongs to one race, power, place, relic or event of a set; pieces and other sets have their own."""

import pytest

from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

DECLARED = {
    "race": 'race pine "Pines"\n  tokens 6 of 11\n  at scoring: gain 1 coin\n',
    "power": 'power pine "Pine"\n  tokens 4\n  at scoring: gain 1 coin\n',
    "relic": 'relic pine "The Pine"\n  at scoring: gain 1 coin\n',
    "place": 'place pine "Pine Wood"\n  at scoring: gain 1 coin\n',
}


def said(*texts: str) -> list[str]:
    """Return what is said of ids in files that come one after the other."""
    found = compile_rules([SourceFile(f"rules/{at}.sw", text) for at, text in enumerate(texts)]).diagnostics
    return [each.message for each in found if each.code.slug == "duplicate-id"]


@pytest.mark.parametrize("first", DECLARED)
@pytest.mark.parametrize("second", DECLARED)
def test_two_kinds_share_no_id(first: str, second: str) -> None:
    text = f'set winter "Winter"\n\n{DECLARED[first]}\n{DECLARED[second]}'
    expected = f"There is a {first} called `pine` in this set already."
    assert said(text) == [f"There are two {first}s called `pine`." if first == second else expected]


def test_another_set_may_have_it_and_so_may_a_piece() -> None:
    piece = '  piece pine "Cone" 3\n  when I conquer a region: place 1 pine there\n'
    winter = f'set winter "Winter"\n\n{DECLARED["race"]}{piece}'
    assert said(winter, f'set spring "Spring"\n\n{DECLARED["power"]}') == []


def test_two_with_one_id_are_told_that_and_no_more() -> None:
    text = f'set winter "Winter"\n\n{DECLARED["race"]}\n{DECLARED["race"]}'
    found = compile_rules([SourceFile("rules/winter.sw", text)]).diagnostics
    slugs = [each.code.slug for each in found]
    assert "duplicate-id" in slugs
    assert not {"repeated-clause", "same-component"} & set(slugs)
