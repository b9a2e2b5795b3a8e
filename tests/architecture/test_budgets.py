"""Modules and functions stay small enough to be read whole.

A module is measured in statements: lines can be packed, statements cannot.
"""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "swdsl").rglob("*.py"))
MOST_STATEMENTS = 265
LONGEST_FUNCTION = 60


def statements(tree: ast.AST) -> int:
    """Count what a module says: neither what it imports nor what its docstrings explain."""
    return sum(
        isinstance(node, ast.stmt)
        and not isinstance(node, ast.Import | ast.ImportFrom)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in ast.walk(tree)
    )


def test_there_are_modules_to_measure() -> None:
    assert len(MODULES) > 20


@pytest.mark.parametrize("module", MODULES)
def test_module_is_within_its_budget(module: str) -> None:
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    functions = [
        (node.name, (node.end_lineno or node.lineno) - node.lineno + 1)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert statements(tree) <= MOST_STATEMENTS
    assert [each for each in functions if each[1] > LONGEST_FUNCTION] == []
