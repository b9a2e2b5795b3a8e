"""Clauses that can never apply: nothing fits what they ask for."""

from collections.abc import Iterator
from itertools import combinations

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import NEVER_APPLIES
from swdsl.model.clauses import Clause
from swdsl.model.counts import Condition, CountIs, MeasureIs, OptionIs, Unless
from swdsl.model.expressions import (
    AllOf,
    Content,
    Filter,
    GroundKind,
    HeldBy,
    Me,
    Nobody,
    Opponent,
    RegionKind,
    RegionSet,
    TerrainKind,
    We,
)
from swdsl.model.moments import CardEvent, PlainEvent
from swdsl.model.names import Ref
from swdsl.model.quantities import Range
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes
from swdsl.words import CardVerb, Kind, PlainVerb, State


def lint_never_applies(library: Library) -> Iterator[Diagnostic]:
    """Warn when what a clause asks for contradicts itself."""
    for owner, clause in library.clauses():
        reason = next(_reasons(owner, clause), None)
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
            case RegionSet(kinds=kinds, filter=filter_):
                yield from _region_reasons(kinds, filter_)
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


def _region_reasons(kinds: tuple[tuple[RegionKind, ...], ...], filter_: Filter | None) -> Iterator[str]:
    if kinds and all(len(_grounds(each)) > 1 for each in kinds):
        yield "no region has two terrains"
    parts = filter_.parts if isinstance(filter_, AllOf) else (filter_,)
    holders = [part for part in parts if isinstance(part, HeldBy)]
    if any(_exclude(one, other) for one, other in combinations(holders, 2)):
        yield "no region is held by both"


def _grounds(kinds: tuple[RegionKind, ...]) -> set[TerrainKind] | set[GroundKind]:
    terrains = {kind for kind in kinds if isinstance(kind, TerrainKind)}
    return terrains or {kind for kind in kinds if isinstance(kind, GroundKind)}


def _exclude(one: HeldBy, other: HeldBy) -> bool:
    sides = [{_side(party) for party in each.parties} for each in (one, other)]
    return "" not in sides[0] | sides[1] and not sides[0] & sides[1]


def _side(party: object) -> str:
    match party:
        case Me() | We():
            return "mine"
        case Opponent():
            return "theirs"
        case Nobody():
            return "nobody's"
        case _:
            return ""
