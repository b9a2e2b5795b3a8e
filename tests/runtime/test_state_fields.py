"""The fields of a state: said with their types, by their names, and in the copy; no list lacks one."""

import ast
from pathlib import Path

from swdsl.runtime import state

TREE = ast.parse(Path(state.__file__.replace(".pyc", ".py")).read_text(encoding="utf-8"))


def test_every_field_has_a_type() -> None:
    [declared] = [node for node in TREE.body if isinstance(node, ast.ClassDef) and node.name == "State"]
    typed = [
        node.target.id
        for node in declared.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    assert sorted(typed) == sorted(state.FIELDS)


def test_every_field_is_copied_once() -> None:
    """A field that is forgotten here would be lost in every search."""
    written = [
        node.attr
        for node in ast.walk(TREE)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "c"
    ]
    assert sorted(written) == sorted(state.FIELDS)


def test_no_field_is_named_twice() -> None:
    assert len(set(state.FIELDS)) == len(state.FIELDS)
