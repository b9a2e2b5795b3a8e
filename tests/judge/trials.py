"""Made-up components put to the test: laid on small tables and played with the judge beside."""

from __future__ import annotations

import importlib
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType

from swdsl.diagnostics import Severity
from swdsl.generate import generate
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.runtime import Game, Maker
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.judge.components import Trial, trial
from tests.judge.follow import follow
from tests.judge.refusals import refused
from tests.judge.rules import Rules
from tests.judge.snapshot import Difference
from tests.judge.watch import Finding, Report

ROOT = Path(__file__).parents[2]
#: Races and powers that keep out of the way of what is tried.
RACES = ("ratmen", "humans", "elves", "tritons", "giants", "orcs")
POWERS = ("merchant", "commando", "forest", "mounted", "alchemist", "swamp")
TOGETHER = 6
ROUNDS = 6


@dataclass
class Outcome:
    """What came of a batch: components refused by their first error, and what differed in the others."""

    refused: Counter[str] = field(default_factory=Counter)
    refusals: dict[int, str] = field(default_factory=dict)
    played: int = 0
    report: Report = field(default_factory=Report)
    differing: dict[int, list[Finding]] = field(default_factory=dict)
    sentences: dict[int, str] = field(default_factory=dict)


@cache
def official() -> tuple[SourceFile, ...]:
    """Return the sources of the base box and its maps, without games, scenarios and translations."""
    wanted = ("rules/base/set.sw", "rules/base/races.sw", "rules/base/powers.sw", "rules/base/variants.sw")
    return tuple(
        each
        for each in find_sources(ROOT).sources
        if each.path in wanted or each.path in ("maps/base_2p.sw", "maps/base_3p.sw")
    )


def play_batch(numbers: Sequence[int], seed: int) -> Outcome:
    """Make up components, drop those that are refused, and play the others."""
    return play_trials([trial(number, seed) for number in numbers])


def play_trials(made: Sequence[Trial], together: int = TOGETHER) -> Outcome:
    """Drop the components that are refused, and play the others, some on one table."""
    outcome = Outcome()
    trials = {f"{each.id}/it.sw": each for each in made}
    compilation = compile_rules(
        [*official(), *(SourceFile(path, each.text) for path, each in trials.items())]
    )
    for found in compilation.diagnostics:
        if found.severity is Severity.ERROR and found.span.path in trials:
            refused = trials.pop(found.span.path)
            outcome.refused[found.code.slug] += 1
            outcome.refusals[refused.number] = f"{found.code.slug}: {' / '.join(refused.sentences)}"
    good = compile_rules([*official(), *(SourceFile(path, each.text) for path, each in trials.items())])
    errors = [str(each) for each in good.diagnostics if each.severity is Severity.ERROR]
    assert errors == [], errors
    with generated(good.library) as package:
        every = list(trials.values())
        for at in range(0, len(every), together):
            _play_together(good.library, package, every[at : at + together], outcome)
    return outcome


def _play_together(library: Library, package: str, trials: list[Trial], outcome: Outcome) -> None:
    """Play some components on one table; where something differs, each of them alone to see whose it is."""
    outcome.played += len(trials)
    trials = [each for each in trials if not _should_be_refused(library, each, outcome)]
    report = _played(library, package, trials)
    outcome.report.decisions += report.decisions
    outcome.report.unread.update(report.unread)
    if not report.findings:
        return
    for each in trials:
        alone = report if len(trials) == 1 else _played(library, package, [each])
        if alone.findings:
            outcome.differing[each.number] = alone.findings
            outcome.sentences[each.number] = " / ".join(each.sentences)
    outcome.report.findings += report.findings


def _should_be_refused(library: Library, each: Trial, outcome: Outcome) -> bool:
    """Note a component that the check accepts although the law refuses it: it is not played."""
    (component,) = library.set(each.id).components
    reasons = list(refused(component))
    if reasons:
        difference = Difference("check", f"refused: {'; '.join(reasons)}", "accepted")
        outcome.differing[each.number] = [Finding(0, 0, difference)]
        outcome.sentences[each.number] = " / ".join(each.sentences)
    return bool(reasons)


def _played(library: Library, package: str, trials: list[Trial]) -> Report:
    report = Report()
    for players, seed in ((2, 1), (3, 2)):
        game = table_for(package, trials, players)
        rules = Rules(library, game, "base", tuple(each.id for each in trials))
        follow(rules, game, seed, report, eager=frozenset(f"{each.id}.{each.id}" for each in trials))
    return report


def table_for(package: str, trials: Sequence[Trial], players: int) -> Game:
    """Lay a table with the components to be tried and as many plain ones as make a full column."""
    made: list[Maker] = []
    for kind, plain in (("race", RACES), ("power", POWERS)):
        tried = [each for each in trials if each.kind == kind]
        made += [getattr(_module(package, f"{each.id}.{kind}s"), each.id) for each in tried]
        made += [getattr(_module(package, f"base.{kind}s"), name) for name in plain[: max(7 - len(tried), 4)]]
    board = _module(package, f"maps.base_{players}p").BOARD
    options = {f"base.{name}": choice for name, choice in OPTIONS.items()}
    return Game(board, players, _module(package, "base.frame").frame, tuple(made), options, turns=ROUNDS)


OPTIONS = {
    "last_attempt": "highest_face",
    "own_tokens": "counted",
    "flying_entry": "anywhere",
    "fortress_moment": "any_time",
}


def _module(package: str, name: str) -> ModuleType:
    return importlib.import_module(f"{package}.{name}")


@contextmanager
def generated(library: Library) -> Iterator[str]:
    """Print the modules of a library where Python can import them, and forget them afterwards."""
    package = f"trials_{random.randrange(10**9)}"
    with tempfile.TemporaryDirectory() as folder:
        for artifact in generate(library, package):
            path = Path(folder, artifact.path)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(artifact.text, encoding="utf-8")
        sys.path.insert(0, folder)
        importlib.invalidate_caches()
        try:
            yield package
        finally:
            sys.path.remove(folder)
            for name in [name for name in sys.modules if name.split(".")[0] == package]:
                del sys.modules[name]
