"""What the compiler says to the kernel is what the kernel hears: the same names, parameters and defaults."""

import inspect
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, get_args

import pytest

from swdsl import runtime
from swdsl.lower.form import FrameFact, PieceFact
from swdsl.lower.form_effects import Deed
from swdsl.lower.form_hooks import Hook
from swdsl.lower.form_numbers import LOST, PIPS, ROUND, Known, Number, Who
from swdsl.lower.form_operations import Operation, Spot
from swdsl.lower.form_pieces import PutPieces
from swdsl.lower.form_terms import Term
from swdsl.lower.form_tokens import Convert, PayCoins
from swdsl.lower.form_words import Word
from swdsl.runtime import words

#: Of a hook, what is no name of the kernel: its conditions, and what becomes of `fire`, `succeed` and `act`.
OURS = {"guard", "effects", "steps"}


@pytest.mark.parametrize("kind", Word.__subclasses__())
def test_words_are_constants_of_the_kernel(kind: type[Word]) -> None:
    assert [each for each in kind if not isinstance(getattr(words, each.value, None), int)] == []


@pytest.mark.parametrize("hook", get_args(Hook))
def test_hooks_are_classes_of_the_kernel(hook: Any) -> None:
    base = getattr(runtime, hook.__name__)
    for each in fields(hook):
        if each.name in OURS:
            continue
        theirs = getattr(base, each.name)
        if not callable(theirs) and each.default is not MISSING and each.default is not None:
            assert told(each.default) == theirs, each.name
    assert all(getattr(base, name) is False for name in getattr(hook, "IMPLIED", ()))


@pytest.mark.parametrize("hook", get_args(Hook))
def test_what_may_stay_unsaid_is_a_default_of_the_kernel(hook: Any) -> None:
    base = getattr(runtime, hook.__name__)
    silent = [each.name for each in fields(hook) if each.default is None and each.name not in OURS]
    for name in silent:
        assert callable(getattr(base, name)) or getattr(base, name) in (words.UNSAID, words.FRAME, 0)


@pytest.mark.parametrize("term", get_args(Term))
def test_terms_are_classes_of_the_kernel(term: Any) -> None:
    theirs = list(inspect.signature(getattr(runtime, term.__name__)).parameters)
    ours = [each.name for each in fields(term)]
    assert [name for name in theirs if name in ours] == ours
    assert set(theirs) - set(ours) <= {"name", "state", "kinds"}


def operations() -> list[tuple[Any, Operation]]:
    """Return every operation with the effect that it does; some effects have one for each of their shapes."""
    several = [
        *(PutPieces("x.y", Spot.HERE, from_kit=kit) for kit in (False, True)),
        *(PayCoins(Who.ME, payee, Number(1)) for payee in (None, Who.THEM)),
        *(Convert(Spot.HERE, Who.ME, count) for count in (1, 2)),
    ]
    plain = (kind for kind in get_args(Deed) if not isinstance(kind.operation, property))
    return [(each, each.operation) for each in (*several, *plain)]


@pytest.mark.parametrize(("effect", "operation"), operations())
def test_operations_are_functions_of_the_kernel(effect: Any, operation: Operation) -> None:
    told = inspect.signature(getattr(runtime, operation.name))
    told.bind("state", *operation.given)
    assert {each for each in operation.given if isinstance(each, str)} <= names(effect)


@pytest.mark.parametrize("known", [LOST, PIPS, ROUND])
def test_known_numbers_are_fields_of_the_state_or_functions_of_it(known: Known) -> None:
    if known.told:
        inspect.signature(getattr(runtime, known.name)).bind("state")
    else:
        assert known.name in inspect.get_annotations(runtime.State)


def test_facts_are_fields_of_the_kernel() -> None:
    assert names(PieceFact) - {"piece"} <= names(runtime.Piece)
    assert names(FrameFact) - {"built_in"} <= names(runtime.Frame)


def names(kind: Any) -> set[str]:
    """Return the fields of a class."""
    return {each.name for each in fields(kind)}


def told(value: object) -> object:
    """Return a value as the kernel is told it."""
    return getattr(words, str(value.value)) if isinstance(value, Enum) else value
