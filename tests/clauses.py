"""Single clauses, compiled all at once: each in a pack of its own that stands on the official sets."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from swdsl.diagnostics import Diagnostic, Severity, render_report
from swdsl.limits import MOST_SETS
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.workspace import find_sources

ROOT: Final = Path(__file__).parents[1]
# Games speak of whole sets, never of a single clause.
_OFFICIAL: Final = tuple(
    each for each in find_sources(ROOT).sources if not each.path.startswith("rules/games/")
)
# Most clauses do without most pieces of the component they are tried in.
_BESIDE_THE_POINT: Final = frozenset({"unused-piece"})


@dataclass(frozen=True, slots=True)
class Answer:
    """What the compiler made of a clause: the component that holds it, what was found, and all there is."""

    source: SourceFile
    component: Component
    findings: tuple[Diagnostic, ...]
    library: Library

    @property
    def errors(self) -> tuple[str, ...]:
        """The codes of what must be mended."""
        return tuple(each.code.slug for each in self.findings if each.severity is Severity.ERROR)

    def __str__(self) -> str:
        return render_report(self.findings, {self.source.path: self.source})


def answers(clauses: Sequence[str], heading: str) -> dict[str, Answer]:
    """Compile each clause below the same first lines of a component, as many at once as may be."""
    together = MOST_SETS - 2
    parts = [clauses[start : start + together] for start in range(0, len(clauses), together)]
    return {clause: answer for part in parts for clause, answer in _answers(part, heading).items()}


def _answers(clauses: Sequence[str], heading: str) -> dict[str, Answer]:
    sources = {
        clause: SourceFile(f"try_{number}/it.sw", _file(number, heading, clause))
        for number, clause in enumerate(clauses)
    }
    compilation = compile_rules([*_OFFICIAL, *sources.values()])
    components = {each.span.path: each for each in compilation.library.components()}
    found: dict[str, list[Diagnostic]] = {}
    for finding in compilation.diagnostics:
        if finding.code.slug not in _BESIDE_THE_POINT:
            found.setdefault(finding.span.path, []).append(finding)
    return {
        clause: Answer(
            source, components[source.path], tuple(found.get(source.path, ())), compilation.library
        )
        for clause, source in sources.items()
    }


def _file(number: int, heading: str, clause: str) -> str:
    return f'pack try_{number} "Try"\n  uses base underground\n\n{heading}\n  {clause}\n'
