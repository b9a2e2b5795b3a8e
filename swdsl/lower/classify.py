"""Deciding what each clause is: the one place where moments and effects meet the kernel's kinds."""

from dataclasses import replace

from swdsl.lower.acts import acting
from swdsl.lower.classify_always import always_parts
from swdsl.lower.classify_attack import my_attack_parts, their_attack_parts
from swdsl.lower.classify_conquest import conquest_parts
from swdsl.lower.classify_decline import decline_parts
from swdsl.lower.classify_price import price_parts
from swdsl.lower.classify_scoring import scoring_parts
from swdsl.lower.classify_yield import yield_parts
from swdsl.lower.form import Clause, Part, PieceFact
from swdsl.lower.form_terms import Term
from swdsl.lower.locality import with_locality
from swdsl.lower.numbers import options_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.model import clauses as model
from swdsl.model.expressions import Me
from swdsl.words import CardVerb, PlainVerb, RegionVerb, State, Step, Timing, Value


def lower_clause(clause: model.Clause, scope: str, scene: Scene) -> Clause:
    """Return the lowered clause; one that the kernel cannot play says why instead."""
    try:
        parts = parts_of_clause(clause, scene)
        if any(isinstance(part, PieceFact) for part in parts) and options_of(clause.conditions):
            raise NotPlayableError("the nature of a piece cannot depend on an option")
        if any(isinstance(part, Term) for part in parts) and clause.limit is not None:
            raise NotPlayableError("a rule that stands cannot be limited to a number of times")
        return lowered(clause, scope, tuple(with_locality(part, clause) for part in parts))
    except NotPlayableError as reason:
        return lowered(clause, scope, (), str(reason))


def lowered(clause: model.Clause, scope: str, parts: tuple[Part, ...], missing: str | None = None) -> Clause:
    """Return a clause with its parts, under a name that no other set can have."""
    limit = clause.limit
    return Clause(
        id=f"{scope}.{clause.id}",
        text=clause.text,
        state=clause.state,
        limit=limit.period if limit else None,
        times=limit.times if limit else 1,
        per_opponent=bool(limit and limit.per_opponent),
        options=options_of(clause.conditions),
        parts=parts,
        missing=missing,
        span=clause.span,
    )


def parts_of_clause(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Return what a clause comes to, or raise the reason why the kernel cannot play it."""
    if not clause.effects:  # what was wrong with them has been said already
        raise NotPlayableError("nothing follows the colon")
    scene = replace(scene, acting=clause.state is State.ACTIVE and _is_own(clause.moment))
    match clause.moment:
        case model.Always():
            return always_parts(clause, scene)
        case model.AtStep(timing=Timing.AT, step=Step.SCORING, of=None):
            return scoring_parts(clause, scene)
        case model.RegionEvent(actor=Me(), verb=RegionVerb.ATTACK) as event:
            return my_attack_parts(clause, event, scene)
        case model.RegionEvent(verb=RegionVerb.ATTACK) as event:
            return their_attack_parts(clause, event, scene)
        case model.RegionEvent(verb=RegionVerb.CONQUER) as event:
            return conquest_parts(clause, event, scene)
        case model.RegionEvent(verb=RegionVerb.SCORE) as event:
            return yield_parts(clause, event, scene)
        case model.PlainEvent(actor=Me(), verb=PlainVerb.DECLINE):
            return decline_parts(clause, scene)
        case model.CardEvent(verb=CardVerb.PICK) as picked if _changes_price(clause):
            return price_parts(clause, picked, scene)
        case _:
            return acting(clause, clause.effects, scene)


def _is_own(moment: model.Moment) -> bool:
    """Whether a moment comes while its own race acts."""
    match moment:
        case model.AtStep(of=party):
            return party is None
        case model.RegionEvent(actor=actor) | model.CardEvent(actor=actor) | model.PlainEvent(actor=actor):
            return isinstance(actor, Me)
        case _:
            return False


def _changes_price(clause: model.Clause) -> bool:
    return any(isinstance(each, model.Adjust) and each.value is Value.PRICE for each in clause.effects)
