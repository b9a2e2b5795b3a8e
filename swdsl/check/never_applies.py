"""Clauses that can never apply: nothing fits what they ask for."""

from collections.abc import Iterator
from itertools import chain, combinations

from swdsl.check.out_of_range import Bounds, never_reached
from swdsl.check.where_pieces_lie import Lying, never_there
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import NEVER_APPLIES
from swdsl.model.clauses import Clause
from swdsl.model.counts import Condition, CountIs, MeasureIs, OptionIs, Unless
from swdsl.model.expressions import (
    Content,
    GroundKind,
    Me,
    RegionKind,
    RegionSet,
    TerrainKind,
)
from swdsl.model.moments import CardEvent, PlainEvent
from swdsl.model.names import Ref
from swdsl.model.quantities import Range
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes
from swdsl.words import CardVerb, Kind, PlainVerb, State


def lint_never_applies(library: Library) -> Iterator[Diagnostic]:
    """Warn when what a clause asks for contradicts itself."""
    bounds, lying = Bounds(library), Lying(library)
    for owner, clause in library.clauses():
        beyond = never_reached(owner.scope, clause, bounds)
        reason = next(chain(_reasons(owner, clause), beyond, never_there(clause, lying)), None)
        if reason is not None:
            yield Diagnostic.at(
                NEVER_APPLIES,
                clause.span,
                f"`{clause.id}` can never apply: {reason}.",
                hint="Change what it asks for, or remove the clause.",
            )


def _reasons(owner: Ref, clause: Clause) -> Iterator[str]:
    yield from _state_reasons(owner, clause)
    for one, other in combinations(clause.conditions, 2):
        if _contradict(one, other):
            yield "two of its conditions contradict each other"
    for node in nodes(clause.moment, clause.conditions, clause.effects):
        match node:
            case MeasureIs(range=Range() as numbers) | CountIs(range=numbers) | Content(range=numbers):
                if numbers.maximum is not None and numbers.maximum < numbers.minimum:
                    yield f"no number goes from {numbers.minimum} to {numbers.maximum}"
            case RegionSet(kinds=kinds) if kinds and all(len(_grounds(each)) > 1 for each in kinds):
                yield "no region has two terrains"
            case _:
                continue


def _state_reasons(owner: Ref, clause: Clause) -> Iterator[str]:
    if clause.state is not State.DECLINED:
        return
    if owner.kind is Kind.RELIC:
        yield "only active races use relics"
    match clause.moment:
        case PlainEvent(actor=Me(), verb=PlainVerb.DECLINE):
            yield "a race in decline does not decline again"
        case CardEvent(actor=Me(), verb=CardVerb.PICK):
            yield "a race in decline is not picked"
        case _:
            return


def _contradict(one: Condition, other: Condition) -> bool:
    match one, other:
        case OptionIs(), OptionIs():
            return one.option == other.option and one.choice != other.choice
        case Unless(condition=denied), _ if denied == other:
            return True
        case _, Unless(condition=denied) if denied == one:
            return True
        case MeasureIs(), MeasureIs():
            return one.measure is other.measure and _apart(one.range, other.range)
        case CountIs(), CountIs():
            return one.count == other.count and _apart(one.range, other.range)
        case _:
            return False


def _apart(one: Range, other: Range) -> bool:
    low, high = max(one.minimum, other.minimum), min(_top(one), _top(other))
    return low > high


def _top(numbers: Range) -> float:
    return float("inf") if numbers.maximum is None else numbers.maximum


def _grounds(kinds: tuple[RegionKind, ...]) -> set[TerrainKind] | set[GroundKind]:
    terrains = {kind for kind in kinds if isinstance(kind, TerrainKind)}
    return terrains or {kind for kind in kinds if isinstance(kind, GroundKind)}
