"""Variants: what a component does otherwise at tables that chose so, written apart from what it does.

A variant is read as if its author had written the conditions into the component: a clause that is dropped
holds unless the choice was made, and the clauses of the variant hold if it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from swdsl.diagnostics.codes_names import UNKNOWN_CLAUSE, UNKNOWN_NAME
from swdsl.model.names import Ref
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax.tree_clauses import Clause, If
from swdsl.syntax.tree_conditions import OptionIs
from swdsl.syntax.tree_words import Name
from swdsl.words import Kind

_COMPONENTS: Final = (Kind.RACE, Kind.POWER, Kind.RELIC, Kind.PLACE, Kind.EVENT)

Variants = Mapping[Ref, Sequence[tree.Variant]]
"""The variants of one set by the component they are of."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line of a component and the set in whose words it was written."""

    line: tree.ComponentLine
    scope: str
    inherited: bool


def variants_by_name(nodes: Sequence[tree.Variant], reading: Reading) -> Variants:
    """Find the component of each variant: one of the same set, whose tables have the option."""
    found: dict[Ref, list[tree.Variant]] = {}
    for node in nodes:
        ref = reading.find(node.name, _COMPONENTS, "a race, a power, a relic, a place or an event")
        if ref.scope != reading.scope:
            reading.report(
                UNKNOWN_NAME,
                node.name.span,
                f"`{node.name}` belongs to `{ref.scope}`: a set varies only what it declares itself.",
                hint=f"Write a component of your own that starts from it: `like {node.name}`.",
            )
            continue
        found.setdefault(ref, []).append(node)
    return found


def with_variants(
    told: Sequence[Told], variants: Sequence[tree.Variant], reading: Reading
) -> tuple[Told, ...]:
    """Return the lines of a component with the conditions and clauses of its variants in them."""
    lines = list(told)
    numbered = [number for number, each in enumerate(told) if isinstance(each.line, Clause)]
    added: list[Told] = []
    for variant in variants:
        chosen = If(OptionIs(variant.option, variant.choice, span=variant.span), span=variant.span)
        for dropped in _dropped(variant, len(numbered), reading):
            at = numbered[dropped - 1]
            lines[at] = _under(lines[at], _otherwise(variant, reading))
        own = [line for line in variant.lines if isinstance(line, Clause)]
        added += [_under(Told(line, reading.scope, inherited=False), chosen) for line in own]
    return (*lines, *added)


def _dropped(variant: tree.Variant, count: int, reading: Reading) -> Iterator[int]:
    for line in variant.lines:
        if not isinstance(line, tree.DropNumber):
            continue
        if 1 <= line.number <= count:
            yield line.number
            continue
        reading.report(
            UNKNOWN_CLAUSE,
            line.span,
            f"`{variant.name}` has no clause {line.number} to drop.",
            hint=f"Its clauses are counted from 1 to {count}." if count else "It has no clauses at all.",
        )


def _otherwise(variant: tree.Variant, reading: Reading) -> If:
    """Return when a dropped clause holds: with one other choice, if that was made."""
    option = reading.find(variant.option, (Kind.OPTION,), "an option")
    others = [each for each in reading.table.choices.get(option, ()) if each != variant.choice.text]
    if len(others) == 1:
        other = Name(others[0], span=variant.choice.span)
        return If(OptionIs(variant.option, other, span=variant.span), span=variant.span)
    return If(OptionIs(variant.option, variant.choice, span=variant.span), negated=True, span=variant.span)


def _under(told: Told, condition: If) -> Told:
    assert isinstance(told.line, Clause)
    return replace(told, line=replace(told.line, qualifiers=(*told.line.qualifiers, condition)))
