"""Modules and functions stay small enough to be read whole."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "swdsl").rglob("*.py"))
LONGEST_MODULE = 400
LONGEST_FUNCTION = 60


def test_there_are_modules_to_measure() -> None:
    assert len(MODULES) > 20


@pytest.mark.parametrize("module", MODULES)
def test_module_is_within_its_budget(module: str) -> None:
    text = (ROOT / module).read_text(encoding="utf-8")
    functions = [
        (node.name, (node.end_lineno or node.lineno) - node.lineno + 1)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lines = text.count("\n")
    assert lines <= LONGEST_MODULE
    assert [each for each in functions if each[1] > LONGEST_FUNCTION] == []
