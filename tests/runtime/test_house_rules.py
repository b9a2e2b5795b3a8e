"""Options of the kernel: each decides one thing, and nothing else may be said."""

from dataclasses import asdict

import pytest

from swdsl.runtime import OPTIONS
from swdsl.runtime.house_rules import house_rules, settled
from tests.runtime.content import ALL


def test_by_default_no_house_rule_holds() -> None:
    assert not any(asdict(house_rules(settled({}))).values())


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_decides_one_thing(name: str) -> None:
    """The second value turns one rule on; no two options turn on the same."""
    chosen = {name: house_rules(settled({f"base.{name}": values[1]})) for name, values in OPTIONS.items()}
    turned = {
        each: [rule for rule, holds in asdict(rules).items() if holds] for each, rules in chosen.items()
    }
    assert len(turned[name]) == 1
    assert [each for each in turned if turned[each] == turned[name]] == [name]


def test_what_an_option_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="wiped_out is 'perhaps'; it may be pass_or_decline or decline"):
        house_rules(settled({"wiped_out": "perhaps"}))


def test_a_piece_that_is_not_at_the_table_is_named() -> None:
    with pytest.raises(LookupError, match=r"no component at this table has a piece base\.nothing"):
        ALL["base_2p"].piece("base.nothing")
