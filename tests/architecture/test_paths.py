"""Whoever asks the disk about a path that a stranger may have made asks in ways that cannot raise or nest."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SWDSL = Path(__file__).parents[2] / "swdsl"
ROOMS = ("cli", "lsp", "page", "workspace")
RAISING = frozenset({"exists", "is_dir", "is_file", "is_symlink", "resolve"})
NESTING = frozenset({"walk", "rmtree", "makedirs", "removedirs"})
ALLOWED = {
    "workspace/below.py: rmtree": "the one place, which lives with what is too deep",
    "workspace/memory.py: resolve": "where this program is",
    "workspace/native.py: resolve": "where this program is",
    "workspace/places.py: resolve": "where this program is",
    "page/static.py: is_dir": "a part of the program itself",
    "page/static.py: walk": "a tree of Python",
}
MODULES = [path for room in ROOMS for path in sorted((SWDSL / room).rglob("*.py"))]


def risks(tree: ast.AST) -> Iterator[str]:
    """Name the calls that raise for odd paths, or nest as deep as folders do."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="path"))):
                pass  # os.path says no, and raises nothing
            case ast.Call(func=ast.Attribute(attr=name), args=[]) if name in RAISING:
                yield name
            case ast.Call(func=ast.Attribute(attr=name)) if name in NESTING:
                yield name
            case ast.keyword(arg="parents"):
                yield "parents"
            case _:
                pass


def test_what_is_looked_for_is_found() -> None:
    text = "p.exists()\nos.path.exists(p)\nos.walk(p)\np.mkdir(parents=True)\n"
    assert sorted(risks(ast.parse(text))) == ["exists", "parents", "walk"]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(SWDSL).as_posix())
def test_paths_are_asked_about_safely(module: Path) -> None:
    name = module.relative_to(SWDSL).as_posix()
    found = {f"{name}: {risk}" for risk in risks(ast.parse(module.read_text(encoding="utf-8")))}
    assert found <= ALLOWED.keys()
