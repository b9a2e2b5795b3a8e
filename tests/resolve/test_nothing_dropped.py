"""Nothing is dropped between a line and its meaning: one word changed is another meaning, or is refused.

`tests/lower/test_sensitivity.py` holds the same of what stands behind `resolve/`; a word that the model never
had would be missed there, and by a judge who reads the model.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import pytest

from swdsl.diagnostics import Severity
from swdsl.resolve import resolve
from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.tree import RulesFile
from tests.lower.libraries import SETS, sources
from tests.resolve.written_otherwise import Changed, changed_clauses

HEAD: Final = 'set trial "Trial"\n  uses homebrew base underground\n'
AT_ONCE: Final = 400
#: Not part of what a clause means.
SILENT: Final = ("span", "text", "id", "label", "cites", "wordings")

#: What may be written in two ways: where, between which words, and why.
ALIKE: Final = {
    ("Clause.qualifiers", "Named", "nothing"): "a name is what others call the clause by",
    ("Content.quantity", "nothing", "Some"): "`with pot` and `with a pot`",
    ("Do.subject", "nothing", "Me"): "without a subject, I do it",
    ("Enemy.determiner", "A", "Any"): "somebody who is an enemy, whoever it is",
    ("Enemy.determiner", "A", "nothing"): "regions held by enemies are each held by one",
    ("Neutral.determiner", "A", "Any"): "as for enemies",
    ("Neutral.determiner", "A", "nothing"): "as for enemies",
    ("Holds.quantity", "Some", "AtLeast"): "`a region` in a condition is at least one",
    ("ThereAre.quantity", "Some", "AtLeast"): "`a region` in a condition is at least one",
    ("Opponent.determiner", "Each", "Any"): "`than any opponent` is `than each opponent`",
    ("Opponent.determiner", "A", "Any"): "one of them, whoever it is",
    ("Opponent.determiner", "Each", "All"): "`if each opponent holds` and `if all opponents hold`",
    ("Player.determiner", "Each", "All"): "as for opponents",
    ("Region.determiner", "nothing", "A"): "ground named for one, `in forest I hold`, is `a forest`",
    ("Player.determiner", "A", "Any"): "one of them, whoever it is",
    ("RegionDeed.verb", "conquer", "occupy"): "ground that may be conquered may be kept",
    ("RegionDeed.verb", "attack", "conquer"): "the cost of a conquest is that of its attack",
    (
        "Kinds.both",
        "False",
        "True",
    ): "all of both kinds, and one of either: where that differs, `and` is refused",
    ("SomeCard.determiner", "nothing", "A"): "`the power on this`: there is one",
    ("SomeCard.place", "nothing", "InPlay"): "relics and places that are named are those in play",
}


def model_of(lines: list[str]) -> dict[int, Any]:
    """Return what lines mean, by number, each of a place of its own; those that are refused are left out."""
    text, starts = HEAD, {}
    for number, line in enumerate(lines):
        text += f'\nplace d{number} "D{number}"\n'
        starts[text.count("\n") + 1] = number
        text += f"  {line}\n"
    source = SourceFile("trial/set.sw", text)
    read = parse(source)
    before, files = official()
    resolution = resolve([*files, read.file], [*before, source])
    found = (*read.diagnostics, *resolution.diagnostics)
    errors = {
        each.span.line for each in found if each.severity is Severity.ERROR and each.span.path == source.path
    }
    refused = {starts.get(line) for line in errors}
    (trial,) = (each for each in resolution.library.sets if each.id == "trial")
    meant = {int(each.ref.id[1:]): each.clauses[-1] for each in trial.components if each.clauses}
    return {number: clause for number, clause in meant.items() if number not in refused}


@cache
def official() -> tuple[list[SourceFile], list[RulesFile]]:
    """Return the files of both games and the corpus, and what was read of them."""
    files = sources(*SETS, "tests/homebrew/*.sw")
    return files, [parse(each).file for each in files]


def meaning(value: Any) -> Any:
    """Return a part of a model without places and texts."""
    if isinstance(value, tuple):
        return tuple(map(meaning, value))
    if not is_dataclass(value):
        return value
    said = (each.name for each in fields(value) if each.name not in SILENT)
    return type(value), *(meaning(getattr(value, name)) for name in said)


def unheard(changes: list[Changed]) -> Iterator[Changed]:
    """Yield each change that is accepted and changes nothing."""
    for start in range(0, len(changes), AT_ONCE):
        some = changes[start : start + AT_ONCE]
        meant = model_of([line for each in some for line in (each.before, each.after)])
        for number, each in enumerate(some):
            before, after = meant.get(2 * number), meant.get(2 * number + 1)
            if before is not None and after is not None and meaning(before) == meaning(after):
                yield each


def is_alike(change: Changed) -> bool:
    """Whether it is declared that the words mean the same."""
    there, back = (change.old, change.new), (change.new, change.old)
    return (change.place, *there) in ALIKE or (change.place, *back) in ALIKE


def dropped(seed: int, of_each: int) -> list[str]:
    found = unheard(changed_clauses(seed, of_each))
    return [f"{each.place}: {each.before}\n    == {each.after}" for each in found if not is_alike(each)]


def test_no_written_word_is_dropped() -> None:
    assert dropped(seed=1, of_each=1) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 5))
def test_no_word_is_dropped_anywhere(seed: int) -> None:
    assert dropped(seed, of_each=6) == []


def test_a_word_that_is_dropped_would_be_found() -> None:
    silent = Changed(
        "Clause.label", "nothing", "Named", "at scoring: gain 1 coin", "at scoring, named it: gain 1 coin"
    )
    spoken = Changed(
        "Number.number", "a number", "a number", "at scoring: gain 1 coin", "at scoring: gain 2 coins"
    )
    assert list(unheard([silent, spoken])) == [silent]
