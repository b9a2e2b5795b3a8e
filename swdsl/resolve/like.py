"""`like`: a component that starts from another one, says some things itself and drops others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_limits import LONG_CHAIN
from swdsl.diagnostics.codes_names import UNKNOWN_CLAUSE
from swdsl.limits import LONGEST_CHAIN
from swdsl.model.names import Ref
from swdsl.resolve.reading import Reading
from swdsl.resolve.variants import Told
from swdsl.syntax import tree_clauses
from swdsl.syntax import tree_declarations as tree

Models = Mapping[Ref, tree.Component]
"""Every component by name, for those that start from another."""


def read_like(node: tree.Component, reading: Reading) -> Ref | None:
    """Read which component this one starts from."""
    if node.like is None:
        return None
    return reading.find_reference(node.like, (node.kind,), f"a {node.kind} to start from")


def lines_of(
    node: tree.Component, own: Ref, like: Ref | None, models: Models, reading: Reading
) -> tuple[Told, ...]:
    """Return everything a component says: its model's lines but those it drops, then its own."""
    told = (*_inherited(own, like, models, reading), *own_lines(node.lines, reading.scope))
    return _without_dropped(told, reading)


def own_lines(lines: tuple[tree.ComponentLine, ...], scope: str) -> tuple[Told, ...]:
    """Return lines as their own component tells them."""
    return tuple(Told(line, scope, inherited=False) for line in lines)


def _inherited(own: Ref, like: Ref | None, models: Models, reading: Reading) -> tuple[Told, ...]:
    """Return the lines a component starts with."""
    quiet = replace(reading, findings=[])
    told: tuple[Told, ...] = ()
    for ref in reversed(_chain(own, like, models, reading)):
        lines = (*told, *own_lines(models[ref].lines, ref.scope))
        kept = _without_dropped(lines, replace(quiet, scope=ref.scope))
        told = tuple(replace(each, inherited=True) for each in kept)
    return told


def _chain(own: Ref, like: Ref | None, models: Models, reading: Reading) -> list[Ref]:
    """Return what a component starts from, what that starts from, and so on; a ring ends where it closes."""
    chain: list[Ref] = []
    while like is not None and like in models and like not in (own, *chain):
        if len(chain) == LONGEST_CHAIN:
            message = f"`{own.id}` starts from a component in more than {LONGEST_CHAIN} steps."
            hint = f"Start from an earlier one, such as `{chain[-1].id}`."
            reading.report(LONG_CHAIN, models[own].name.span, message, hint=hint)
            return []
        chain.append(like)
        like = read_like(models[like], replace(reading, scope=like.scope, findings=[]))
    return chain


def _without_dropped(told: Sequence[Told], reading: Reading) -> tuple[Told, ...]:
    drops = [each.line.name for each in told if isinstance(each.line, tree.Drop)]
    known = {name for each in told if each.inherited and (name := _name_of(each.line)) is not None}
    for drop in drops:
        if drop.text not in known:
            reading.report(
                UNKNOWN_CLAUSE,
                drop.span,
                f"There is no clause or piece named `{drop}` to drop.",
                hint=did_you_mean(drop.text, known)
                or "Only what the model component has under a name can be dropped.",
            )
    gone = {drop.text for drop in drops}
    return tuple(
        each
        for each in told
        if not isinstance(each.line, tree.Drop) and not (each.inherited and _name_of(each.line) in gone)
    )


def _name_of(line: tree.ComponentLine) -> str | None:
    match line:
        case tree.PieceDeclaration(name=name):
            return name.text
        case tree_clauses.Clause(qualifiers=qualifiers):
            named = (each.name.text for each in qualifiers if isinstance(each, tree_clauses.Named))
            return next(named, None)
        case _:
            return None
