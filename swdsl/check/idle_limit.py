"""Limits that limit nothing."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import IDLE_LIMIT
from swdsl.model.clauses import Clause, Rule
from swdsl.model.expressions import Me
from swdsl.model.moments import Always, AtStep, CardEvent, PlainEvent
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.words import CardPlace, CardVerb, Kind, Modal, Period, PlainVerb, Step

_MANY_TIMES = (Step.ATTACK, Step.ANY_TIME, Step.CONQUESTS)


def lint_idle_limit(library: Library) -> Iterator[Diagnostic]:
    """Warn when a limit allows as much as could happen anyway."""
    for owner, clause in library.clauses():
        reason = _why_idle(owner, clause)
        if reason is not None and clause.limit is not None:
            yield Diagnostic.at(
                IDLE_LIMIT,
                clause.limit.span,
                f"The limit of `{clause.id}` limits nothing: {reason}.",
                hint="Leave the limit out.",
            )


def _why_idle(owner: Ref, clause: Clause) -> str | None:
    limit = clause.limit
    if limit is None or limit.per_opponent:
        return None
    match clause.moment:
        case Always():
            optional = any(isinstance(each, Rule) and each.modal is Modal.MAY for each in clause.effects)
            return None if optional else "a rule that stands is not used up"
        case AtStep(step=step, of=None) if limit.period is Period.TURN and step not in _MANY_TIMES:
            # Places and relics change hands during a turn, and a relic may be used by a copy of it.
            steady = owner.kind in (Kind.RACE, Kind.POWER)
            return "this step comes once in a turn" if steady else None
        case PlainEvent(actor=Me(), verb=PlainVerb.DECLINE) if limit.period is not Period.GAME:
            return "a race declines once in its life"
        case CardEvent(verb=CardVerb.PICK, card=card) if card.place is CardPlace.THIS:
            return None if limit.period is Period.GAME else "a combo is picked once in its life"
        case CardEvent(verb=CardVerb.DISCOVER, card=card) if card.place is CardPlace.THIS:
            return "a tile is discovered once"
        case _:
            return None
