"""The validator finds what our own passes could get wrong."""

from dataclasses import replace

import pytest

from swdsl.internal import InternalError
from swdsl.lower.form import Clause, LoweredSet, Part
from swdsl.lower.form_effects import MeetPlayer
from swdsl.lower.form_hooks import Ban, Program, Reflex
from swdsl.lower.form_operations import Spot
from swdsl.lower.form_pieces import MovePiece, PutPieces
from swdsl.lower.form_regions import Except, Held, Holder
from swdsl.lower.form_steps import AtOnce, Step
from swdsl.lower.form_terms import CostTerm, FadeTerm
from swdsl.lower.form_words import Event
from swdsl.lower.validate import validate
from swdsl.words import Period, State
from tests.lower.libraries import lowered_homebrew

ME = Held(Holder.ME)
PLAIN = Clause("trial.tester.1", "text", State.ACTIVE, None, 1, False, (), (FadeTerm(),))


def wrap(*clauses: Clause) -> LoweredSet:
    """Return a set of nothing but these clauses."""
    component = lowered_homebrew()["base"].components[0]
    return LoweredSet("trial", "Trial", None, (replace(component, clauses=clauses),))


def test_what_the_passes_make_is_valid() -> None:
    for lowered in lowered_homebrew().values():
        validate(lowered)


def program(step: Step) -> Program:
    """Return a program of one step."""
    return Program(Event.TURN_START, (step,))


WRONG: dict[str, Part] = {
    "depends on the table": CostTerm(ME, 1),
    "without steps": Program(Event.TURN_START, ()),
    "stands alone": Ban(Except(ME)),
    "nobody makes": Reflex(Event.CONQUERS, effects=(MovePiece("base.dragon", Spot.CHOICE),)),
    "nobody chose": program(AtOnce((MovePiece("x.y", Spot.CHOICE),))),
    "nobody was chosen": program(AtOnce((MeetPlayer(),))),
    "places no pieces": program(AtOnce((PutPieces("x.y", Spot.THERE, 0),))),
}


@pytest.mark.parametrize("problem", sorted(WRONG))
def test_wrong_parts_are_our_bug(problem: str) -> None:
    with pytest.raises(InternalError, match=problem):
        validate(wrap(replace(PLAIN, parts=(WRONG[problem],))))


def test_a_static_term_cannot_be_limited() -> None:
    with pytest.raises(InternalError, match="limited"):
        validate(wrap(replace(PLAIN, limit=Period.TURN)))


def test_two_clauses_cannot_share_a_name() -> None:
    with pytest.raises(InternalError, match="two clauses"):
        validate(wrap(PLAIN, PLAIN))


def test_a_clause_has_parts_or_a_reason() -> None:
    with pytest.raises(InternalError, match="neither"):
        validate(wrap(replace(PLAIN, parts=())))
