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
from swdsl.words import Operator, Value

_FIXING = (Operator.IS, Operator.EXACTLY)
_WORDS = {
    Value.COST: "the cost",
    Value.COINS: "the coins",
    Value.PRICE: "the price",
    Value.LOSSES: "the losses",
    Value.KEPT: "the tokens kept",
    Value.ROLL: "the roll",
}


def check_clause_conflict(library: Library) -> Iterator[Diagnostic]:
    """Report pairs of clauses that decide the same thing differently."""
    owned: dict[Ref, list[Clause]] = {}
    for owner, clause in library.clauses():
        owned.setdefault(owner, []).append(clause)
    for clauses in owned.values():
        for one, other in combinations(filter(fixes_something, clauses), 2):
            yield from _conflicts(one, other)


def fixes_something(clause: Clause) -> bool:
    """Whether a clause says what a value is, rather than by how much it changes."""
    return any(_fixed(clause))


def fixed_by_both(one: Clause, other: Clause) -> Iterator[tuple[Adjust, Adjust]]:
    """Yield pairs of effects, one of each clause, that fix one value differently at one moment."""
    first, second = dict(_fixed(one)), dict(_fixed(other))
    for key in (key for key in first if key in second):
        if first[key].amount == second[key].amount or not may_meet(one, other):
            continue
        if not is_more_special(one, other) and not is_more_special(other, one):
            yield first[key], second[key]


def value_in_words(value: Value) -> str:
    """Return what a value is called: `the cost`, `the tokens kept`."""
    return _WORDS[value]


def _conflicts(one: Clause, other: Clause) -> Iterator[Diagnostic]:
    for first, second in fixed_by_both(one, other):
        yield Diagnostic(
            CLAUSE_CONFLICT,
            f"Two clauses fix {_WORDS[first.value]} at the same moment, and neither is the more special one.",
            (
                Label(second.span, f"here it is {_amount(second.amount)}"),
                Label(first.span, f"here it is {_amount(first.amount)}"),
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
