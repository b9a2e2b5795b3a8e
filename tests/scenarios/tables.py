"""Examples told in a test: compiled beside the official sets, then played."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from swdsl.diagnostics import Diagnostic, has_errors
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.table import Rulebook
from swdsl.source import SourceFile

ROOT = Path(__file__).parents[2]
RULES = tuple(
    SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "rules").rglob("*.sw"))
    if path.name == "boards.sw" or "scenarios" not in path.relative_to(ROOT).parts
)
SUITE = tuple(
    SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "rules").glob("*/scenarios/*.sw"))
    if path.name != "boards.sw"
)
MAPS = tuple(
    SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "maps").glob("*.sw"))
)


@cache
def official() -> Library:
    """Return the official sets with every scenario of theirs."""
    compilation = compile_rules((*RULES, *MAPS, *SUITE))
    assert not has_errors(compilation.diagnostics)
    return compilation.library


@cache
def plain_rules() -> Rulebook:
    """Return the official rules, ready to be played."""
    return compile_rulebook(compile_rules((*RULES, *MAPS)).library)


def told(text: str, path: str = "rules/underground/scenarios/told.sw") -> tuple[SourceFile, list[Diagnostic]]:
    """Compile and play the scenarios of a text; return everything there is to say about them."""
    source = SourceFile(path, text)
    compilation = compile_rules((*RULES, *MAPS, source))
    found = [each for each in compilation.diagnostics if each.span.path == path]
    if not has_errors(found):
        has_rules = text.startswith("pack")
        rulebook = compile_rulebook(compilation.library) if has_rules else plain_rules()
        rulebook = replace(rulebook, library=compilation.library, games={})
        played = [each for each in compilation.library.scenarios if each.span.path == path]
        found += [finding for each in played for finding in run(each, rulebook).findings]
    return source, found


def results(text: str) -> list[str]:
    """Return the codes of everything that is wrong with the scenarios of a text."""
    return [finding.code.slug for finding in told(text)[1]]


def came(text: str) -> str:
    """Return what came instead of the one fact that is not so."""
    (finding,) = told(text)[1]
    return finding.labels[0].text.removeprefix("came: ")
