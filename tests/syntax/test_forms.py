"""Every node says how it is written: by a form whose parts it has, or by a function of its own."""

import re
import sys
from dataclasses import fields

import pytest

import swdsl.syntax.format  # noqa: F401  (whoever can format has loaded every manner)
from swdsl.syntax.tree_amounts import Content
from swdsl.syntax.tree_words import Line, Node
from swdsl.syntax.write import MANNERS, written

NODES = [
    node
    for name, module in sorted(sys.modules.items())
    if name.startswith("swdsl.syntax.tree_")
    for node in vars(module).values()
    if isinstance(node, type) and issubclass(node, Node) and node.__module__ == name
]

# Written by whoever knows their number: nouns and their determiners, and what is counted.
AGREEING = {
    "Number",
    "UpTo",
    "A",
    "Any",
    "Each",
    "All",
    "AllBut",
    "AnyNumber",
    "No",
    "Some",
    "Names",
    "NamedRegions",
    "AnyRegion",
}
AGREEING |= {
    f"{noun}Noun" for noun in ("Token", "Coin", "Defender", "EnemyDefender", "Neutral", "Piece", "This")
}
AGREEING |= {
    "CardNoun",
    "NamedNoun",
    "Kinds",
    "ThatHolds",
    "Tallied",
    "Terrains",
    "BordersOf",
    "BordersTo",
    "Steps",
    "Races",
    "Groups",
}
AGREEING |= {
    "AdjacentGroups",
    "CountedRegions",
    "CountedOpponents",
    "CountedPlayers",
    "CountedThings",
    "MapRow",
}


@pytest.mark.parametrize("node", [node for node in NODES if node.form], ids=lambda node: node.__name__)
def test_a_form_names_fields_of_its_node_and_known_manners(node: type[Node]) -> None:
    asked = re.findall(r"\{(\w+)(?::([^}]*))?\}", node.form)
    assert {field for field, _ in asked} <= {each.name for each in fields(node)}
    assert {manner for _, manner in asked if manner and "|" not in manner} <= MANNERS.keys()


def test_every_other_node_has_a_function_of_its_own() -> None:
    plain = written.dispatch(Node)
    without = {node.__name__ for node in NODES if not node.form and written.dispatch(node) is plain}
    assert without - {Node.__name__, Line.__name__} == AGREEING
    assert written.dispatch(Content) is not plain


def test_every_manner_is_used() -> None:
    used = {manner for node in NODES for manner in re.findall(r"\{\w+:([^}|]*)\}", node.form)}
    assert MANNERS.keys() - used == set()
