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
from swdsl.pipeline import Compilation, compile_rules
from swdsl.runtime import Game, Maker
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.judge.components import ATTEMPTS, Trial, trial
from tests.judge.follow import follow
from tests.judge.refusals import refused
from tests.judge.rules import Rules
from tests.judge.snapshot import Difference
from tests.judge.watch import Finding, Report

ROOT = Path(__file__).parents[2]
#: Races and powers that keep out of the way of what is tried.
PLAIN = {
    ("base", "race"): ("ratmen", "humans", "elves", "tritons", "giants", "orcs"),
    ("base", "power"): ("merchant", "commando", "forest", "mounted", "alchemist", "swamp"),
    ("underground", "race"): ("ogres", "shrooms", "mudmen", "lizardmen", "kraken", "mummies", "drow"),
    ("underground", "power"): ("mining", "mystic", "stone", "muddy", "fisher", "frightened", "thieving"),
}
TOGETHER = 6
ROUNDS = 6


@dataclass
class Outcome:
    """What came of a batch: components refused by their first error, and what differed in the others."""

    refused: Counter[str] = field(default_factory=Counter)
    refusals: dict[int, str] = field(default_factory=dict)
    played: int = 0
    read: int = 0  # of those, how many on tables whose games the judge followed to the end
    report: Report = field(default_factory=Report)
    differing: dict[int, list[Finding]] = field(default_factory=dict)
    sentences: dict[int, str] = field(default_factory=dict)
    trials: dict[int, Trial] = field(default_factory=dict)

    def refuse(self, each: Trial, slug: str) -> None:
        """Note that the check refuses a component."""
        if each.number not in self.refusals:
            self.refused[slug] += 1
        self.refusals[each.number] = f"{slug}: {' / '.join(each.sentences)}"


@cache
def official(home: str) -> tuple[SourceFile, ...]:
    """Return the sources of a box and its maps, without games, scenarios and translations."""
    files = ("set", "races", "powers", "variants", "places", "relics")
    wanted = [f"rules/{home}/{each}.sw" for each in files]
    wanted += [f"maps/{home}_{players}p.sw" for players in (2, 3)]
    return tuple(each for each in find_sources(ROOT).sources if each.path in wanted)


def play_batch(numbers: Sequence[int], seed: int) -> Outcome:
    """Make up components, for each the first attempt that the check accepts, and play them."""
    outcome = Outcome()
    chosen: list[Trial] = []
    waiting = list(numbers)
    for attempt in range(ATTEMPTS):
        made = [trial(number, seed, attempt) for number in waiting]
        refused = {name: slug for here in _by_home(made) for name, slug in refusals(here).items()}
        chosen += [each for each in made if each.id not in refused]
        waiting = [each.number for each in made if each.id in refused]
    for each in made:
        if each.id in refused:
            outcome.refuse(each, refused[each.id])
    for here in _by_home(chosen):
        play_accepted(here, outcome)
    return outcome


def _by_home(trials: Sequence[Trial]) -> list[list[Trial]]:
    """Part components by the box beside which they are played."""
    homes = sorted({each.home for each in trials})
    return [[each for each in trials if each.home == home] for home in homes]


def play_trials(made: Sequence[Trial], together: int = TOGETHER) -> Outcome:
    """Drop the components that are refused, and play the others, some on one table."""
    outcome = Outcome()
    refused = refusals(made)
    for each in made:
        if each.id in refused:
            outcome.refuse(each, refused[each.id])
    play_accepted([each for each in made if each.id not in refused], outcome, together)
    return outcome


def compiled(trials: Sequence[Trial]) -> Compilation:
    """Compile components beside the box of the first of them."""
    home = trials[0].home if trials else "base"
    return compile_rules([*official(home), *(SourceFile(f"{each.id}/it.sw", each.text) for each in trials)])


def refusals(trials: Sequence[Trial]) -> dict[str, str]:
    """Return the components that the check refuses, with the first reason of each."""
    found: dict[str, str] = {}
    names = {trial.id for trial in trials}
    for each in compiled(trials).diagnostics:
        if each.severity is Severity.ERROR:  # a cycle may begin in the box and come back to it
            packs = [label.span.path.split("/")[0] for label in each.labels]
            found.setdefault(next((pack for pack in packs if pack in names), packs[0]), each.code.slug)
    assert found.keys() <= names, found
    return found


def play_accepted(trials: list[Trial], outcome: Outcome, together: int = TOGETHER) -> None:
    """Play components that the check accepts, some on one table; those that set each other off stay away."""
    while together_refused := refusals(trials):  # one of a cycle is named at a time
        for each in trials:
            if each.id in together_refused:
                outcome.refuse(each, together_refused[each.id])
        trials = [each for each in trials if each.id not in together_refused]
    good = compiled(trials)
    errors = [str(each) for each in good.diagnostics if each.severity is Severity.ERROR]
    assert errors == [], errors
    with generated(good.library) as package:
        for at in range(0, len(trials), together):
            _play_together(good.library, package, trials[at : at + together], outcome)


def _play_together(library: Library, package: str, trials: list[Trial], outcome: Outcome) -> None:
    """Play some components on one table; where something differs, each of them alone to see whose it is."""
    outcome.played += len(trials)
    outcome.trials.update({each.number: each for each in trials})
    trials = [each for each in trials if not _should_be_refused(library, each, outcome)]
    report = _played(library, package, trials)
    outcome.report.decisions += report.decisions
    outcome.report.unread.update(report.unread)
    outcome.read += 0 if report.unread else len(trials)
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
        rules = Rules(library, game, trials[0].home, tuple(each.id for each in trials))
        follow(rules, game, seed, report, eager=frozenset(f"{each.id}.{each.id}" for each in trials))
    return report


def table_for(package: str, trials: Sequence[Trial], players: int) -> Game:
    """Lay a table with the components to be tried and as many plain ones as make a full column."""
    home = trials[0].home
    made: list[Maker] = []
    for kind in ("race", "power", "place", "relic"):
        tried = [each for each in trials if each.kind == kind]
        plain = PLAIN.get((home, kind), ())
        made += [getattr(_module(package, f"{each.id}.{kind}s"), each.id) for each in tried]
        made += [
            getattr(_module(package, f"{home}.{kind}s"), name) for name in plain[: max(7 - len(tried), 4)]
        ]
    board = _module(package, f"maps.{home}_{players}p").BOARD
    options = {f"{home}.{name}": choice for name, choice in OPTIONS[home].items()}
    return Game(board, players, _module(package, f"{home}.frame").frame, tuple(made), options, turns=ROUNDS)


OPTIONS = {
    "base": {
        "last_attempt": "highest_face",
        "own_tokens": "counted",
        "flying_entry": "anywhere",
        "fortress_moment": "any_time",
    },
    "underground": {"last_attempt": "highest_face", "own_tokens": "counted"},
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
