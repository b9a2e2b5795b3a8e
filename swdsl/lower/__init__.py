"""The checked model in the kernel's terms: every clause classified once, validated, printable.

Templates print the lowered form, explanations and needs read it; nothing else does.
"""

from collections.abc import Iterator
from dataclasses import replace

from swdsl.lower.classify import lower_clause
from swdsl.lower.form import Clause, Component, Frame, LoweredSet
from swdsl.lower.frame import lower_frame
from swdsl.lower.joined import says_something_of_all
from swdsl.lower.scene import Scene, scene_of
from swdsl.lower.validate import validate
from swdsl.model import content
from swdsl.model.ruleset import Library

__all__ = ["Clause", "Component", "Frame", "LoweredSet", "lower", "unplayable"]


def lower(library: Library) -> tuple[LoweredSet, ...]:
    """Return every set of a library in lowered form."""
    scene = scene_of(library)
    lowered = tuple(_lower_set(each, library, scene) for each in library.sets)
    for each in lowered:
        validate(each)
    return lowered


def unplayable(library: Library) -> Iterator[Clause]:
    """Yield the clauses that the kernel cannot play; each says why."""
    scene = scene_of(library)
    for each in library.sets:
        yield from (clause for clause in _lower_set(each, library, scene).clauses if clause.missing)


def _lower_set(each: content.RuleSet, library: Library, scene: Scene) -> LoweredSet:
    has_frame = says_something_of_all(each, library)
    return LoweredSet(
        each.id,
        each.name,
        lower_frame(each.frame, each, scene) if has_frame else None,
        tuple(_lower_component(component, scene) for component in each.components),
        tuple((str(option.ref), tuple(choice.id for choice in option.choices)) for option in each.options),
    )


def _lower_component(component: content.Component, scene: Scene) -> Component:
    inside = replace(scene, owner=component.ref)
    return Component(
        component.ref,
        component.name,
        component.tokens or 0,
        component.tray or 0,
        component.attack_only,
        component.pieces,
        tuple(lower_clause(clause, component.ref.scope, inside) for clause in component.clauses),
        span=component.span,
    )
