"""Definitions that rest on each other: terms that use terms, components that start from components."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_names import DEFINITION_CYCLE
from swdsl.graphs.definitions import rings
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.model.walk import refs
from swdsl.source import Span
from swdsl.words import Kind


def check_definition_cycle(library: Library) -> Iterator[Diagnostic]:
    """Report terms and components that are defined by way of themselves."""
    terms = [term for each in library.sets for term in each.terms]
    components = tuple(library.components())
    rests_on: dict[Ref, list[Ref]] = {
        term.ref: [ref for ref in refs(term.regions) if ref.kind is Kind.TERM] for term in terms
    }
    rests_on |= {each.ref: [each.like] if each.like else [] for each in components}
    places = {term.ref: term.span for term in terms} | {each.ref: each.span for each in components}
    known = {ref: [other for other in others if other in places] for ref, others in rests_on.items()}
    for ring in rings(known):
        yield _finding(ring, places)


def _finding(ring: tuple[Ref, ...], places: dict[Ref, Span]) -> Diagnostic:
    steps = zip(ring, (*ring[1:], ring[0]), strict=True)
    labels = tuple(Label(places[one], f"`{one.id}` rests on `{other.id}`") for one, other in steps)
    way = " → ".join(each.id for each in (*ring, ring[0]))
    message = f"`{ring[0].id}` is defined by way of itself.\nNobody could say what these mean: {way}."
    return Diagnostic(DEFINITION_CYCLE, message, labels, "Describe one of them without the others.")
