"""Components that do the same as one they could be played beside."""

from collections import Counter
from collections.abc import Iterator

from swdsl.check.meaning import meaning_of, shape_of, shared_names
from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_content import SAME_COMPONENT
from swdsl.model.content import Component
from swdsl.model.ruleset import Library


def lint_same_component(library: Library) -> Iterator[Diagnostic]:
    """Warn when a component does what one of its set, or of a set it builds on, does already.

    Sets that do not know each other may well have the same idea.
    """
    names = shared_names(library)
    declared = Counter(each.ref for each in library.components())
    # Two with one id are reported by themselves.
    speaking = [each for each in library.components() if each.clauses and declared[each.ref] == 1]
    shapes = Counter(map(shape_of, speaking))
    alike = (each for each in speaking if shapes[shape_of(each)] > 1)
    meanings = {each.ref: meaning_of(each, names) for each in alike}
    for own in library.sets:
        known: dict[tuple[object, ...], Component] = {}
        for each in (component for box in library.seen_by(own.id)[1:] for component in box.components):
            if each.ref in meanings:
                known.setdefault(meanings[each.ref], each)
        for each in own.components:
            if each.ref in meanings:
                first = known.setdefault(meanings[each.ref], each)
                if first is not each:
                    yield _finding(each, first)


def _finding(component: Component, first: Component) -> Diagnostic:
    kind, other = component.ref.kind, first.ref
    whose = f"`{other.id}`" if other.scope == component.ref.scope else f"`{other.id}` of `{other.scope}`"
    return Diagnostic(
        SAME_COMPONENT,
        f"The {kind} `{component.ref.id}` does the same as {whose}.",
        (Label(component.span, "the same again"), Label(first.span, "does this already")),
        "Change what it does. To change numbers only, leave the other one out of your games: "
        f"`without {kind} {other.id}`.",
    )
