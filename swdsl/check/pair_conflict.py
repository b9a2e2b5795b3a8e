"""Races and powers that decide the same thing differently when they meet in one combo."""

from collections.abc import Iterator

from swdsl.check.clause_conflict import fixed_by_both, fixes_something, value_in_words
from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import PAIR_CONFLICT
from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.expressions import Anyone, Opponent, Player
from swdsl.model.moments import RegionEvent
from swdsl.model.ruleset import Library
from swdsl.words import Kind, Value

_OTHER = {Kind.RACE: Kind.POWER, Kind.POWER: Kind.RACE}
_NAMED = 3


def lint_pair_conflict(library: Library) -> Iterator[Diagnostic]:
    """Warn once for each clause that contradicts clauses of possible partners.

    Partners are those of the same set and of the sets it builds on; a pair within one set is reported at its
    power.
    """
    for own in library.sets:
        others = [component for box in library.seen_by(own.id) for component in box.components]
        for component in own.components:
            wanted = _OTHER.get(component.ref.kind)
            partners = [
                each
                for each in others
                if each.ref.kind is wanted and not (wanted is Kind.POWER and each.ref.scope == own.id)
            ]
            for clause in filter(fixes_something, component.clauses):
                yield from _findings(component, clause, partners)


def _findings(component: Component, clause: Clause, partners: list[Component]) -> Iterator[Diagnostic]:
    met: dict[Value, list[tuple[Component, Clause]]] = {}
    for partner in partners:
        for other in partner.clauses:
            for fixed, _ in fixed_by_both(clause, other):
                if fixed.value is Value.LOSSES and (_is_of_loser(clause) or _is_of_loser(other)):
                    continue
                met.setdefault(fixed.value, []).append((partner, other))
    for value, found in met.items():
        names = list(dict.fromkeys(f"`{partner.ref.id}`" for partner, _ in found))
        more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        first = found[0][1]
        yield Diagnostic(
            PAIR_CONFLICT,
            f"`{component.ref.id}` fixes {value_in_words(value)} otherwise than "
            f"{', '.join(names[:_NAMED])}{more}; nobody can tell which counts when they meet.",
            (Label(clause.span, "fixed here"), Label(first.span, "and otherwise here")),
            "Tell the two apart by region, condition or state, or keep one of them.",
        )


def _is_of_loser(clause: Clause) -> bool:
    """Whether losses are the loser's word: it beats the winner's, and of several the fewest tokens count."""
    moment = clause.moment
    return isinstance(moment, RegionEvent) and isinstance(moment.actor, Anyone | Opponent | Player)
