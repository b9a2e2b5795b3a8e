"""What a function does is said once: no other has the same body, nor the same three statements in a row.

Lines of code measure how much a project can do; what is said twice is what its readers pay for nothing. Code
is compared as trees, so that neither layout nor docstrings hide a copy. Why this is measured and not lines:
`docs/decisions/0014-what-the-house-measures.md`.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUN = 3
SHORTEST_BODY = 50
SHORTEST_RUN = 100
"""Signs below which something is no more than a phrase of Python."""


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement only explains."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def blocks(module: ast.Module) -> Iterator[tuple[ast.AST, list[ast.stmt]]]:
    """Yield every block within functions, with what it belongs to."""
    functions = (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))
    for node in {id(node): node for function in functions for node in ast.walk(function)}.values():
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, ())
            if isinstance(block, list):
                yield node, [each for each in block if not is_docstring(each)]


def sayings(text: str) -> Iterator[tuple[str, int]]:
    """Yield whatever long thing a module says in its functions, each with its line."""
    for node, block in blocks(ast.parse(text)):
        said = [ast.unparse(each) for each in block]
        body = "\n".join(said)
        if isinstance(node, ast.FunctionDef) and len(body) > SHORTEST_BODY and not node.name.startswith("__"):
            yield body, block[0].lineno
        for number in range(len(block) - RUN + 1):
            run = "\n".join(said[number : number + RUN])
            if len(run) > SHORTEST_RUN:
                yield run, block[number].lineno


def said_twice(modules: dict[str, str]) -> list[list[str]]:
    """Return the places that say the same."""
    places: dict[str, set[str]] = defaultdict(set)
    for name, text in modules.items():
        for saying, line in sayings(text):
            places[saying].add(f"{name}:{line}")
    return [sorted(found) for found in places.values() if len(found) > 1]


FIRST = '''
def first(rows):
    """Say it."""
    return sorted(row for row in rows if row.is_open and row.number > 3)
'''
SECOND = """
def second(rows):
    return sorted(
        row for row in rows
        if row.is_open and row.number > 3
    )
"""
LONG = """
def third(board, regions):
    if regions:
        graph = board.graph_of_regions(regions)
        order = {region: number for number, region in enumerate(regions)}
        found = sorted(graph, key=order.get)
        return {last}
"""


def test_a_copy_is_seen_whatever_its_layout_and_name() -> None:
    assert said_twice({"a": FIRST, "b": SECOND}) == [["a:4", "b:3"]]
    assert said_twice({"a": FIRST, "b": SECOND.replace("3", "4")}) == []


def test_a_copied_run_is_seen_within_another_function() -> None:
    other = LONG.replace("{last}", "found[0]").replace("third", "fourth")
    assert said_twice({"a": LONG.replace("{last}", "found"), "b": other}) == [["a:4", "b:4"]]


def test_nothing_is_said_twice() -> None:
    modules = sorted((ROOT / "swdsl").rglob("*.py"))
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in modules}
    assert len(texts) > 20
    assert said_twice(texts) == []
