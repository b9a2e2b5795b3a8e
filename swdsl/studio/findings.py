"""Requests about what is right: findings, the canonical form, scenarios."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from swdsl.diagnostics import as_json, summary
from swdsl.diagnostics.code import Severity
from swdsl.model.scenarios import Scenario
from swdsl.scenarios import Result, Status, compile_rulebook, run
from swdsl.studio.message import Handler, Refusal, Reply
from swdsl.studio.project import Compiled
from swdsl.syntax import canonical_text

if TYPE_CHECKING:
    from swdsl.studio.studio import Studio


@dataclass(frozen=True, slots=True)
class Check:
    """Asks what is wrong with the author's files, or with some of them."""

    paths: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """Asks how a file is written in canonical form."""

    path: str


@dataclass(frozen=True, slots=True)
class Test:
    """Runs the scenarios of the author's files, of one file, or the one on a line."""

    path: str = ""
    line: int = 0


def _check(studio: "Studio", asked: Check) -> Reply:
    compiled = studio.project.compiled()
    wanted = frozenset(asked.paths)
    found = [each for each in compiled.findings if not wanted or each.span.path in wanted]
    errors = sum(each.severity is Severity.ERROR for each in found)
    return {"errors": errors, "summary": summary(found), "findings": [dict(as_json(each)) for each in found]}


def _format(studio: "Studio", asked: Format) -> Reply:
    source = studio.project.source(asked.path)
    parsed = studio.project.read(source)
    if any(each.severity is Severity.ERROR for each in parsed.diagnostics):
        raise Refusal("cannot-be-read", "This file has lines that cannot be read, so it stays as it is.")
    text = canonical_text(source, parsed)
    if text is None:
        raise Refusal("too-large", "In canonical shape this file could not be read, so it stays as it is.")
    return {"path": source.path, "text": text, "changed": text != source.text}


def _test(studio: "Studio", asked: Test) -> Reply:
    compiled = studio.project.playable()
    chosen = _chosen(compiled, asked)
    wanted = {each for scenario in chosen for each in scenario.sets}
    library = replace(
        compiled.library, sets=tuple(each for each in compiled.library.sets if each.id in wanted)
    )
    rulebook = compile_rulebook(library, carried=compiled.lowered)
    results = [run(scenario, rulebook) for scenario in chosen]
    failed = sum(result.status is Status.FAILED for result in results)
    return {
        "passed": len(results) - failed,
        "failed": failed,
        "scenarios": [_result(result) for result in results],
    }


def _chosen(compiled: Compiled, asked: Test) -> Sequence[Scenario]:
    """Return the scenarios that are asked for; a line means the last one that begins on it or above."""
    told = [each for each in compiled.library.scenarios if each.span.path in compiled.own]
    if asked.path:
        told = [each for each in told if each.span.path == asked.path]
    if asked.line:
        told = [each for each in told if each.span.line <= asked.line][-1:]
    if not told:
        raise Refusal("no-scenario", "There is no scenario here.")
    return told


def _result(result: Result) -> Reply:
    return {**result.as_data(), "findings": [dict(as_json(each)) for each in result.findings]}


HANDLERS: Final = (
    Handler("check", Check, _check),
    Handler("format", Format, _format),
    Handler("test", Test, _test),
)
