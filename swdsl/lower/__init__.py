"""The checked model in the kernel's terms: every clause classified once, validated, printable.

Templates print the lowered form, explanations and needs read it; nothing else does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from swdsl.kept import Kept, Views
from swdsl.lower.classify import lower_clause
from swdsl.lower.form import Clause, Component, Frame, LoweredSet
from swdsl.lower.frame import lower_frame
from swdsl.lower.joined import says_something_of_all
from swdsl.lower.scene import Scene, scene_of
from swdsl.model import content
from swdsl.model.clauses import Do, Perform
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.words import PlainVerb

_LOWERED: Final[Views[tuple[Mapping[Ref, object], ...], Component]] = Views()

__all__ = ["Clause", "Component", "Frame", "LoweredSet", "lower"]


def lower(library: Library, carried: Sequence[LoweredSet] = ()) -> tuple[LoweredSet, ...]:
    """Return every set of a library in lowered form.

    Rules are lowered once, when they are compiled; whoever carries the result along has it only cut to what
    is left in the library.
    """
    if carried:
        by_id = {each.id: each for each in carried}
        return tuple(_cut(by_id[each.id], each) for each in library.sets)
    scene = scene_of(library)
    before = _LOWERED.seen((scene.terms, scene.neutrals, scene.pieces, scene.terrains))
    before.room_for(sum(len(each.components) for each in library.sets))
    return tuple(_lower_set(each, library, scene, before) for each in library.sets)


def _cut(lowered: LoweredSet, each: content.RuleSet) -> LoweredSet:
    left = {component.ref for component in each.components}
    if len(left) == len(lowered.components):
        return lowered
    return replace(lowered, components=tuple(here for here in lowered.components if here.ref in left))


def _lower_set(each: content.RuleSet, library: Library, scene: Scene, before: Kept[Component]) -> LoweredSet:
    has_frame = says_something_of_all(each, library)
    return LoweredSet(
        each.id,
        each.name,
        lower_frame(each.frame, each, scene) if has_frame else None,
        tuple(_lowered_before(component, scene, before) for component in each.components),
        tuple((str(option.ref), tuple(choice.id for choice in option.choices)) for option in each.options),
    )


def _lowered_before(component: content.Component, scene: Scene, before: Kept[Component]) -> Component:
    """Return a component in lowered form, from before if it and all it can name are the same.

    What cannot be played is told anew: the reason may lie in another file, at a place that has moved.
    """
    known = before.recall(component)
    if known is None:
        known = _lower_component(component, scene)
        if all(clause.missing is None for clause in known.clauses):
            before.keep(known, component)
    return known


def _lower_component(component: content.Component, scene: Scene) -> Component:
    inside = replace(scene, owner=component.ref, roams=_roams(component))
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


def _roams(component: content.Component) -> bool:
    """Whether a component lets its race conquer in decline."""
    return any(
        isinstance(each, Do) and isinstance(each.action, Perform) and each.action.verb is PlainVerb.EXPAND
        for clause in component.clauses
        for each in clause.effects
    )
