"""`swdsl test`: run the scenarios, and show for each that fails the board, the action and the bill."""

import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click

from swdsl.cli.narrow import as_scenarios_see_it
from swdsl.cli.output import counted, print_json, report, say
from swdsl.cli.project import Compiled, compiled, load
from swdsl.diagnostics import has_errors
from swdsl.diagnostics.code import Severity
from swdsl.lower.form import LoweredSet
from swdsl.model.ruleset import Library
from swdsl.model.scenarios import Scenario
from swdsl.scenarios import Result, Status, compile_rulebook, run, uncovered


@click.command("test")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--filter", "words", metavar="TEXT", default="", help="Run only scenarios that speak of TEXT.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--coverage", is_flag=True, help="List the clauses that no scenario has exercised.")
def command(paths: tuple[Path, ...], words: str, as_json: bool, coverage: bool) -> None:
    """Run the scenarios of the project, or only those in PATHS.

    TEXT is looked for in titles, in what a scenario cites, and in the names of what it uses.
    """
    project = load(paths)
    if paths:
        project = as_scenarios_see_it(project)
    checked = compiled(project, sound_maps={source.path for source in project.around})
    # Rules that cannot be read say something else than their author means: no scenario can be judged by them.
    wrong = [*checked.diagnostics, *(each for each in checked.elsewhere if each.severity is Severity.ERROR)]
    if has_errors(wrong):
        report(wrong, checked.sources_by_path())
        sys.exit(1)
    own = {source.path for source in checked.project.own}
    told = [scenario for scenario in checked.library.scenarios if scenario.span.path in own]
    chosen = [scenario for scenario in told if _speaks_of(scenario, words.casefold())]
    seen: set[str] | None = set() if coverage else None
    library = _on_their_tables(checked.library, chosen, seen)
    rulebook = compile_rulebook(library, seen, carried=checked.lowered)
    results = [run(scenario, rulebook) for scenario in chosen]
    missing = uncovered(_own_sets(checked, own), seen) if seen is not None else []
    if as_json:
        print_json(_as_json(results, len(told) - len(chosen)) | ({"uncovered": missing} if coverage else {}))
    else:
        _say(results, checked)
        if coverage:
            say("\n".join([f"{len(missing)} clauses were not exercised.", *missing]))
    sys.exit(int(any(result.status is Status.FAILED for result in results)))


def _own_sets(checked: Compiled, own: set[str]) -> list[LoweredSet]:
    """Return the sets with rules in the author's own files; where only scenarios are his, all of them."""
    mine = {
        each.id
        for each in checked.library.sets
        if each.span.path in own or any(part.span.path in own for part in each.components)
    }
    return [each for each in checked.lowered if each.id in mine or not mine]


def _on_their_tables(library: Library, chosen: Iterable[Scenario], seen: set[str] | None) -> Library:
    """Leave out sets that no scenario has on its table; whoever counts clauses wants all of them."""
    wanted = {each for scenario in chosen for each in scenario.sets}
    sets = tuple(each for each in library.sets if seen is not None or each.id in wanted)
    return replace(library, sets=sets)


def _speaks_of(scenario: Scenario, words: str) -> bool:
    texts = (scenario.title, scenario.id, *scenario.cites, *(ref.id for ref in scenario.components))
    return any(words in text.casefold() for text in texts)


def _say(results: list[Result], compiled: Compiled) -> None:
    findings = [finding for result in results for finding in result.findings]
    report(findings, compiled.sources_by_path())
    failed = sum(result.status is Status.FAILED for result in results)
    say(f"{counted(len(results), 'scenario')}: {len(results) - failed} passed, {failed} failed.")


def _as_json(results: list[Result], skipped: int) -> dict[str, object]:
    statuses = [result.status for result in results]
    return {
        "passed": statuses.count(Status.PASSED),
        "failed": statuses.count(Status.FAILED),
        "skipped": skipped,
        "scenarios": [_scenario(result) for result in results],
    }


def _scenario(result: Result) -> dict[str, object]:
    return {
        **result.as_data(),
        "components": [str(ref) for ref in result.scenario.components],
        "cites": list(result.scenario.cites),
    }
