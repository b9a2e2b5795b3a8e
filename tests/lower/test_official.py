"""Every clause of both games and of the homebrew corpus has a place in the kernel's terms."""

import re
from typing import get_args

import pytest

from swdsl.lower.dump import dump
from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_terms import Term
from tests.conftest import Recorded
from tests.lower.libraries import lowered_homebrew


@pytest.mark.parametrize("name", ["base", "underground"])
def test_sets_are_lowered_as_recorded(name: str, recorded: Recorded) -> None:
    parts: dict[str, list[str]] = {}
    for part in re.split(r"^(?=\w)", dump(lowered_homebrew()[name]), flags=re.MULTILINE)[1:]:
        parts.setdefault(part.split()[0], []).append(part)
    assert len(parts) > 2
    for kind, lowered in parts.items():
        recorded(f"{name}_{kind}.txt", "".join(lowered))


def test_homebrew_is_lowered_as_recorded(recorded: Recorded) -> None:
    recorded("homebrew.txt", dump(lowered_homebrew()["homebrew"]))


@pytest.mark.parametrize("name", ["base", "underground", "homebrew"])
def test_every_clause_can_be_played(name: str) -> None:
    clauses = lowered_homebrew()[name].clauses
    assert [(clause.id, clause.missing) for clause in clauses if clause.missing] == []


def test_the_corpus_needs_every_kind_of_term_and_hook() -> None:
    parts = [part for each in lowered_homebrew().values() for clause in each.clauses for part in clause.parts]
    kinds = {type(part) for part in parts}
    assert set(get_args(Term)) <= kinds
    assert set(get_args(Hook)) - kinds == set()


def test_names_of_clauses_are_unique_across_sets() -> None:
    names = [clause.id for each in lowered_homebrew().values() for clause in each.clauses]
    assert len(names) == len(set(names))
