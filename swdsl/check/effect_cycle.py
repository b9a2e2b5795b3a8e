"""Effects that set each other off forever."""

from collections.abc import Iterator

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_clauses import EFFECT_CYCLE
from swdsl.graphs.effects import Link, effect_rings
from swdsl.model.ruleset import Library


def check_effect_cycle(library: Library) -> Iterator[Diagnostic]:
    """Report rings of clauses in which each effect is the next clause's event, with no limit to end them."""
    for ring in effect_rings(tuple(library.clauses())):
        yield _finding(ring)


def _finding(ring: tuple[Link, ...]) -> Diagnostic:
    after = (*ring[1:], ring[0])
    labels = tuple(
        Label(link.effect.span, f"`{link.clause.id}` sets off `{following.clause.id}`")
        for link, following in zip(ring, after, strict=True)
    )
    way = " → ".join(f"`{link.clause.id}`" for link in (*ring, ring[0]))
    message = f"Effects set each other off forever.\nThis would never stop: {way}."
    return Diagnostic(
        EFFECT_CYCLE, message, labels, f"Give one of the clauses a limit: `{_limited(ring[0])}`."
    )


def _limited(link: Link) -> str:
    """Return a clause as it would end."""
    moment, _, effect = link.clause.text.partition(":")
    return f"{moment}, once per turn:{effect}"
