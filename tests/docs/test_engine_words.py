"""The page of the engine's words is what the kernel hands out, in the words of its own docstrings."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.clauses import ROOT

PAGE: Final = ROOT / "docs" / "engine-words.md"
_RUNTIME: Final = ROOT / "swdsl" / "runtime"
_SURFACE: Final = _RUNTIME / "__init__.py"
_WORDS: Final = "words"
_HEAD: Final = """# The engine's words

All that `swdsl.runtime` hands out to generated code and to programs; [the engine](engine.md) says how it is
meant. This page is made from the docstrings of the kernel, by `pytest --accept
tests/docs/test_engine_words.py`.

`s` is the state, `slot` one race of a player, `r` a region, `mask` a set of regions.
"""


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def handed_out() -> dict[str, list[str]]:
    """Return the names that the kernel hands out, by the module they come from."""
    found: dict[str, list[str]] = {}
    for node in _parsed(_SURFACE).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            found.setdefault(node.module.rpartition(".")[2], []).extend(each.name for each in node.names)
    return dict(sorted(found.items()))


def _first_line(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    return (ast.get_docstring(node) or "").partition("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def _called(node: ast.FunctionDef) -> str:
    return f"{node.name}({', '.join(each.arg for each in (*node.args.args, *node.args.kwonlyargs))})"


def _section(module: str, names: list[str]) -> str:
    tree = _parsed(_RUNTIME / f"{module}.py")
    said = {each.name: each for each in tree.body if isinstance(each, ast.FunctionDef | ast.ClassDef)}
    nodes = [said[name] for name in sorted(names, key=str.lower) if name in said]
    if not nodes:
        return ""
    rows = "".join(
        f"| `{node.name if isinstance(node, ast.ClassDef) else _called(node)}` | {_first_line(node)} |\n"
        for node in nodes
    )
    return f"\n## {module}\n\n{_first_line(tree)}\n\n| Word | Meaning |\n| --- | --- |\n{rows}"


def constants() -> Iterator[str]:
    """Yield the kernel's constants under the headings they stand below."""
    out = set(handed_out()[_WORDS])
    heading, names = "", list[str]()
    for line in [*(_RUNTIME / f"{_WORDS}.py").read_text(encoding="utf-8").splitlines(), "# ---- "]:
        if line.startswith("# ---- "):
            if names:
                yield f"| {heading} | {', '.join(f'`{name}`' for name in names)} |\n"
            heading, names = line.strip("# -"), []
        elif (name := line.partition(":")[0]) in out:
            names.append(name)


def page() -> str:
    """Return the page as the kernel has it."""
    sections = "".join(_section(module, names) for module, names in handed_out().items() if module != _WORDS)
    return f"{_HEAD}\n## Constants\n\n| About | Words |\n| --- | --- |\n{''.join(constants())}{sections}"


def test_the_page_is_what_the_kernel_hands_out(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--accept"):
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
    assert page() == PAGE.read_text(encoding="utf-8"), "run pytest --accept tests/docs/test_engine_words.py"


def test_no_function_and_no_word_is_left_out() -> None:
    text = page()
    names = [name for module, names in handed_out().items() for name in names if name[0].islower()]
    assert len(names) > 100
    assert [name for name in names if f"`{name}" not in text] == []
    assert [name for name in handed_out()[_WORDS] if f"`{name}`" not in text] == []


def test_everything_says_what_it_is() -> None:
    assert [line for line in page().splitlines() if line.startswith("| `") and line.endswith("|  |")] == []
