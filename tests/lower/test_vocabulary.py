"""What the compiler says to the kernel is what the kernel hears: the same names, parameters and defaults."""

import inspect
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, get_args

import pytest

from swdsl.lower.form import FrameFact, PieceFact
from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_terms import Term
from swdsl.lower.form_words import Word
from swdsl.runtime import clause, component, words

#: Of a hook, what is no name of the kernel: its conditions, and what becomes of `fire`, `succeed` and `act`.
OURS = {"guard", "effects", "steps"}


@pytest.mark.parametrize("kind", Word.__subclasses__())
def test_words_are_constants_of_the_kernel(kind: type[Word]) -> None:
    assert [each for each in kind if not isinstance(getattr(words, each.value, None), int)] == []


@pytest.mark.parametrize("hook", get_args(Hook))
def test_hooks_are_classes_of_the_kernel(hook: Any) -> None:
    base = getattr(clause, hook.__name__)
    for each in fields(hook):
        if each.name in OURS:
            continue
        theirs = getattr(base, each.name)
        if not callable(theirs) and each.default is not MISSING and each.default is not None:
            assert told(each.default) == theirs, each.name
    assert all(getattr(base, name) is False for name in getattr(hook, "IMPLIED", ()))


@pytest.mark.parametrize("hook", get_args(Hook))
def test_what_may_stay_unsaid_is_a_default_of_the_kernel(hook: Any) -> None:
    base = getattr(clause, hook.__name__)
    silent = [each.name for each in fields(hook) if each.default is None and each.name not in OURS]
    for name in silent:
        assert callable(getattr(base, name)) or getattr(base, name) in (words.UNSAID, words.FRAME, 0)


@pytest.mark.parametrize("term", get_args(Term))
def test_terms_are_classes_of_the_kernel(term: Any) -> None:
    theirs = list(inspect.signature(getattr(clause, term.__name__)).parameters)
    ours = [each.name for each in fields(term)]
    assert [name for name in theirs if name in ours] == ours
    assert set(theirs) - set(ours) <= {"name", "state", "kinds"}


def test_facts_are_fields_of_the_kernel() -> None:
    assert names(PieceFact) - {"piece"} <= names(component.Piece)
    assert names(FrameFact) - {"built_in"} <= names(component.Frame)


def names(kind: Any) -> set[str]:
    """Return the fields of a class."""
    return {each.name for each in fields(kind)}


def told(value: object) -> object:
    """Return a value as the kernel is told it."""
    return getattr(words, str(value.value)) if isinstance(value, Enum) else value
