"""Two clauses of one owner that fix the same value at the same moment, neither more special."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from swdsl.check.overlap import is_more_special, may_meet
from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_clauses import CLAUSE_CONFLICT
from swdsl.model.clauses import Adjust, Clause
from swdsl.model.counts import Amount
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.words import Operator, Value

_FIXING = (Operator.IS, Operator.EXACTLY)
_WORDS = {
    Value.COST: "the cost",
    Value.COINS: "the coins",
    Value.PRICE: "the price",
    Value.LOSSES: "the losses",
    Value.KEPT: "the tokens kept",
}


def check_clause_conflict(library: Library) -> Iterator[Diagnostic]:
    """Report pairs of clauses that decide the same thing differently."""
    owned: dict[Ref, list[Clause]] = {}
    for owner, clause in library.clauses():
        owned.setdefault(owner, []).append(clause)
    for clauses in owned.values():
        for one, other in combinations(clauses, 2):
            yield from _conflicts(one, other)


def _conflicts(one: Clause, other: Clause) -> Iterator[Diagnostic]:
    first, second = dict(_fixed(one)), dict(_fixed(other))
    for value, operator in first.keys() & second.keys():
        if first[value, operator].amount == second[value, operator].amount or not may_meet(one, other):
            continue
        if is_more_special(one, other) or is_more_special(other, one):
            continue
        yield Diagnostic(
            CLAUSE_CONFLICT,
            f"Two clauses fix {_WORDS[value]} at the same moment, and neither is the more special one.",
            (
                Label(second[value, operator].span, f"here it is {_amount(second[value, operator].amount)}"),
                Label(first[value, operator].span, f"here it is {_amount(first[value, operator].amount)}"),
            ),
            "Tell the two apart by region, condition or state, or keep one of them.",
        )


def _fixed(clause: Clause) -> Iterator[tuple[tuple[Value, Operator], Adjust]]:
    for effect in clause.effects:
        if isinstance(effect, Adjust) and effect.operator in _FIXING and not effect.optional:
            yield (effect.value, effect.operator), effect


def _amount(amount: Amount) -> str:
    if amount.base is None:
        return "all"
    return str(amount.base) if amount.per is None else f"{amount.base} for each"
