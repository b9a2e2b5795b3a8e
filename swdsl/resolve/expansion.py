"""How much a term says when the terms in it are written out: nobody may need more than fits in a head.

Each term may name another twice, so a dozen short lines could describe more than any memory holds.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_names import TERM_TOO_LARGE
from swdsl.limits import LARGEST_TERM
from swdsl.model.content import Term
from swdsl.model.expressions import RegionSet
from swdsl.model.names import Ref
from swdsl.model.quantities import BARE
from swdsl.model.ruleset import Library
from swdsl.model.walk import nodes
from swdsl.words import Kind

_ANYWHERE = RegionSet(BARE, (), None)


def with_terms_in_bounds(library: Library, findings: list[Diagnostic]) -> Library:
    """Report terms that come to too much; what is left of the library can be written out."""
    terms = {term.ref: term for each in library.sets for term in each.terms}
    too_large = set(_too_large(terms))
    if not too_large:
        return library
    findings += [_finding(terms[ref]) for ref in terms if ref in too_large]
    return replace(
        library,
        sets=tuple(
            replace(
                each, terms=tuple(_emptied(term) if term.ref in too_large else term for term in each.terms)
            )
            for each in library.sets
        ),
    )


def _too_large(terms: Mapping[Ref, Term]) -> Iterable[Ref]:
    """Yield the terms that come to too much by themselves, not those that only name one of them."""
    sizes: dict[Ref, int] = {}
    for start in terms:
        waiting = [start]
        while waiting:  # a chain of terms may be longer than Python recurses
            ref = waiting[-1]
            if ref in sizes:
                waiting.pop()
                continue
            inner = [each for each in _named_in(terms[ref]) if each in terms]
            unknown = [each for each in inner if each not in sizes and each not in waiting]
            if unknown:
                waiting += unknown
                continue
            # A term on the way to itself is reported as a ring of definitions.
            size = _descriptions(terms[ref]) + sum(sizes.get(each, 0) for each in inner)
            if size > LARGEST_TERM:
                yield ref
            sizes[ref] = size if size <= LARGEST_TERM else 1
            waiting.pop()


def _descriptions(term: Term) -> int:
    return sum(isinstance(node, RegionSet) for node in nodes(term.regions))


def _named_in(term: Term) -> list[Ref]:
    return [node for node in nodes(term.regions) if isinstance(node, Ref) and node.kind is Kind.TERM]


def _emptied(term: Term) -> Term:
    return replace(term, regions=_ANYWHERE)


def _finding(term: Term) -> Diagnostic:
    return Diagnostic.at(
        TERM_TOO_LARGE,
        term.span,
        f"`{term.ref.id}` says too much: with the terms in it written out, it describes regions "
        f"more than {LARGEST_TERM} times.",
        hint="Describe it more simply, or name fewer other terms in it.",
    )
