"""Ideas of strangers are played: nothing is found in them, games end soundly, and the judge agrees."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import render_report
from swdsl.model.content import RuleSet
from swdsl.pipeline import Compilation, compile_rules
from swdsl.runtime import check, describe, legal, new_state, step
from swdsl.scenarios.table import Rulebook
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.workspace import find_sources
from tests.homebrew import test_homebrew
from tests.homebrew.told import failures, rulebook_of, titles
from tests.judge.follow import follow
from tests.judge.rules import Rules
from tests.judge.test_events import table
from tests.judge.trials import generated
from tests.judge.watch import Report, watch
from tests.runtime.test_homebrew_games import game_of
from tests.runtime.test_random_games import busy_choice, compare_surveys

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SETS: Final = ("strangers",)


@cache
def sources() -> tuple[SourceFile, ...]:
    """Return the files of the pack."""
    return find_sources(ROOT, [HERE]).sources


@cache
def compilation() -> Compilation:
    """Compile the pack on top of the official sets, once."""
    return compile_rules([*find_sources(ROOT).sources, *sources()])


@cache
def rulebook() -> Rulebook:
    """Return the packs as games are made from them, made once."""
    return rulebook_of(compilation().library)


def pack() -> RuleSet:
    """Return the pack as it was understood."""
    (found,) = [each for each in compilation().library.sets if each.id == "strangers"]
    return found


def test_nothing_is_found_in_it() -> None:
    own = {source.path: source for source in sources()}
    found = [each for each in compilation().diagnostics if each.span.path in own]
    assert render_report(found, own) == ""


def test_its_files_are_canonical() -> None:
    assert [each.path for each in sources() if format_file(parse(each).file) != each.text] == []


def test_both_packs_together_are_many() -> None:
    assert len(pack().components) + len(test_homebrew.pack().components) >= 250


def test_every_published_ability_is_told_as_an_example() -> None:
    told = " ".join(source.text for source in sources() if "scenarios" in source.path)
    published = [source for source in sources() if source.path.endswith("published.sw")]
    names = re.findall(r"^(?:race|power|relic|place) (\w+)", "\n".join(each.text for each in published), re.M)
    assert len(names) >= 45
    assert [name for name in names if not re.search(rf"\b{name}\b", told)] == []


@pytest.mark.parametrize("title", titles(sources()))
def test_what_is_told_is_played(title: str) -> None:
    assert failures(title, rulebook(), sources()) == ""


def play(seeds: range) -> int:
    """Play games of the pack alone, look at every state, and return how many decisions there were."""
    decisions = 0
    with generated(compilation().library) as package:
        game = game_of(package, SETS)
        for seed in seeds:
            state, draw = new_state(game, seed), random.Random(seed).random
            while not state.over:
                assert check(state) == [], f"seed {seed}, decision {decisions}"
                action = busy_choice(state, legal(state), draw)
                assert describe(state, action)
                step(state, action)
                decisions += 1
    return decisions


def judged(seeds: range) -> Report:
    """Play and follow games of the pack with the judge beside."""
    library, report = compilation().library, Report()
    with generated(library) as package:
        game = game_of(package, SETS)
        for seed in seeds:
            watch(Rules(library, game, "underground"), game, seed, report, most=60)
            follow(Rules(library, game, "underground"), game, seed, report)
    return report


def test_games_are_sound() -> None:
    assert play(range(12)) > 1000


def test_no_survey_is_kept_that_somebody_changed() -> None:
    with generated(compilation().library) as package:
        for seed in range(12):
            compare_surveys(game_of(package, SETS), seed)


def test_the_judge_agrees() -> None:
    report = judged(range(2))
    assert [str(each) for each in report.findings] == []
    assert report.decisions > 100


@pytest.mark.slow
def test_two_hundred_games_are_sound() -> None:
    assert play(range(200)) > 20000


def test_a_deck_of_strangers_events_goes_as_the_law_says() -> None:
    library, report = compilation().library, Report()
    deck = next(each for each in library.sets if each.id == "tales")
    assert len(deck.components) >= 10
    with generated(library) as package:
        game = table(package, tuple(each.ref.id for each in deck.components), "tales", {})
        for seed in range(4):
            follow(Rules(library, game, "base", ("tales",)), game, seed, report)
    assert [str(each) for each in report.findings] == []
    assert not report.unread


@pytest.mark.slow
def test_the_judge_agrees_on_many() -> None:
    assert [str(each) for each in judged(range(10, 40)).findings] == []
