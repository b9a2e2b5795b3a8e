"""Short ways to write rules in a test and to ask what became of them."""

from pathlib import Path

from swdsl.diagnostics import Diagnostic
from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.pipeline import Compilation, compile_rules
from swdsl.source import SourceFile

ROOT = Path(__file__).parents[2]
BOXES = ("rules/base/set.sw", "rules/underground/set.sw")
PACK = 'pack winter "Winter tales"\n  uses base\n'


def read(path: str) -> SourceFile:
    """Return a file of the project."""
    return SourceFile(path, (ROOT / path).read_text(encoding="utf-8"))


def official() -> list[SourceFile]:
    """Return every official rule and map."""
    found = sorted(path for folder in ("rules", "maps") for path in (ROOT / folder).rglob("*.sw"))
    return [read(path.relative_to(ROOT).as_posix()) for path in found]


def compiled(**files: str) -> Compilation:
    """Compile some files of one folder beside both boxes' sets."""
    sources = [SourceFile(f"winter/{name}.sw", text) for name, text in files.items()]
    return compile_rules([*map(read, BOXES), *sources])


def about_pack(compilation: Compilation) -> list[Diagnostic]:
    """Return what is said about the files of the test."""
    return [each for each in compilation.diagnostics if each.span.path.startswith("winter/")]


def component(library: Library, name: str) -> Component:
    """Return the component of that id."""
    return next(each for each in library.components() if each.ref.id == name)


def clause(line: str, kind: str = "race") -> Clause:
    """Return the meaning of one clause of a race or power, or of a relic or place."""
    compilation = compiled(rules=with_line(line, kind))
    assert about_pack(compilation) == []
    return component(compilation.library, "thing").clauses[0]


def codes(line: str, kind: str = "race") -> list[str]:
    """Return the codes that one clause earns."""
    return [each.code.slug for each in about_pack(compiled(rules=with_line(line, kind)))]


def with_line(line: str, kind: str) -> str:
    """Return a pack with one component and a piece, and this line in it."""
    tokens = {"race": "  tokens 5 of 10\n", "power": "  tokens 4\n"}.get(kind, "")
    piece = '  piece icicle "Icicle" 9\n  at ready: place 1 icicle in a region I hold\n'
    return f'{PACK}\n{kind} thing "Thing"\n{tokens}  {line}\n\n{kind} second "Second"\n{tokens}{piece}'
