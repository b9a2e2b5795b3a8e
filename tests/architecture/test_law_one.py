"""What a component does is never Python: the compiler names nothing that the rules declare."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DECLARED = re.compile(
    r"^\s*(?:race|power|relic|place|terrain|symbol|piece|neutral|term|map)\s+([a-z][a-z0-9_]*)", re.MULTILINE
)
QUOTED = re.compile(r"\"([a-z][a-z0-9_]*)\"")

# Ids that are also ordinary words of a compiler, a language or a drawing. Each entry says as what.
ORDINARY_WORDS = {
    "mine": "the possessive: whose tokens",
    "shield": "a shape that any declaration may choose as its glyph",
}


def declared() -> set[str]:
    """Return every id that official rules and maps declare."""
    sources = (path for folder in ("rules", "maps") for path in (ROOT / folder).rglob("*.sw"))
    return {name for path in sources for name in DECLARED.findall(path.read_text(encoding="utf-8"))}


def literals() -> Iterator[tuple[str, str]]:
    """Yield every place and text of a string in the compiler: in Python, in grammars, templates and texts."""
    for path in sorted((ROOT / "swdsl").rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield f"{name}:{node.lineno}", node.value
        elif path.suffix in {".lark", ".jinja", ".toml"}:
            for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
                yield from ((f"{name}:{number}", word) for word in QUOTED.findall(line))


def test_the_rules_declare_something() -> None:
    assert len(declared()) > 80


def test_compiler_names_nothing_the_rules_declare() -> None:
    forbidden = declared() - ORDINARY_WORDS.keys()
    assert [f"{place} names `{text}`" for place, text in literals() if text in forbidden] == []


def test_every_allowed_word_is_needed() -> None:
    used = {text for _, text in literals()} & declared()
    assert sorted(ORDINARY_WORDS.keys() - used) == []
