"""The validator finds what our own passes could get wrong."""

from dataclasses import replace

import pytest

from swdsl.internal import InternalError
from swdsl.lower.form import Ask, Base, Clause, Hook, LoweredSet, Part, Step, Term, TermKind
from swdsl.lower.form_effects import GainCoins, MeetPlayer, MovePiece, Spot
from swdsl.lower.form_numbers import Number, Who
from swdsl.lower.form_regions import EVERY, Except, Held, Holder
from swdsl.lower.validate import validate
from swdsl.words import Period, State
from tests.lower.libraries import lowered_homebrew

ME = Held(Holder.ME)
PLAIN = Clause("trial.tester.1", "text", State.ACTIVE, None, 1, False, (), (Term(TermKind.FADE),))


def wrap(*clauses: Clause) -> LoweredSet:
    """Return a set of nothing but these clauses."""
    component = lowered_homebrew()["base"].components[0]
    return LoweredSet("trial", "Trial", None, (replace(component, clauses=clauses),))


def test_what_the_passes_make_is_valid() -> None:
    for lowered in lowered_homebrew().values():
        validate(lowered)


WRONG: dict[str, Part] = {
    "depends on the table": Term(TermKind.COST, ME, (("amount", 1),)),
    "and its mask": Term(TermKind.COST, None, (("amount", 1),)),
    "settings of": Term(TermKind.FADE, None, (("amount", 1),)),
    "no setting": Hook(Base.BAN, (("amount", 1),), (("where", ME),)),
    "unanswered": Hook(Base.COST),
    "never asked": Hook(Base.BAN, (), (("where", ME), ("size", Number(1)))),
    "is not a": Hook(Base.BAN, (), (("where", Number(1)),)),
    "does not act": Hook(Base.BAN, (), (("where", ME),), None, (GainCoins(Who.ME, Number(1)),)),
    "and its steps": Hook(Base.PROGRAM),
    "stands alone": Hook(Base.BAN, (), (("where", Except(ME)),)),
    "nobody makes": Hook(Base.REFLEX, effects=(MovePiece("base.dragon", Spot.CHOICE),)),
    "nobody chose": Hook(Base.PROGRAM, steps=(Step(Ask.NOTHING, None, (MovePiece("x.y", Spot.CHOICE),)),)),
    "among something else": Hook(Base.PROGRAM, steps=(Step(Ask.PLAYER, EVERY),)),
    "belong to a spread": Hook(Base.PROGRAM, steps=(Step(Ask.REGION, EVERY, units=Number(2)),)),
    "nobody was chosen": Hook(Base.PROGRAM, steps=(Step(Ask.NOTHING, None, (MeetPlayer(),)),)),
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
