"""Sentences that are data: the static terms that the kernel merges when a race is bound.

Each class bears the name of the kernel's, and its fields are the kernel's parameters in their order; the name
and the state of the clause come on top. Masks are known from the board alone.
"""

from __future__ import annotations

from dataclasses import fields

from swdsl.lower.form_regions import Mask
from swdsl.lower.form_words import Permit, Setting, Survivors, Tokens
from swdsl.record import record


@record
class CostTerm:
    """When I attack these regions, it costs so many tokens more; fewer, if the amount is negative."""

    mask: Mask
    amount: int


@record
class LeastTerm:
    """Whatever I attack, it costs at least so many tokens."""

    amount: int


@record
class CoinTerm:
    """At scoring, so many coins for each of these regions that I hold."""

    mask: Mask
    amount: int


@record
class FlatTerm:
    """At scoring, so many coins."""

    amount: int


@record
class PermitTerm:
    """I may do that in these regions."""

    kind: Permit
    mask: Mask


@record
class WardTerm:
    """When an opponent attacks a region I hold, no help works."""


@record
class LossTerm:
    """When an opponent conquers a region I hold, so many tokens are lost and the others go there.

    `own`: also when another race of my player conquers it.
    """

    lose: Tokens | None = None
    survivors: Survivors | None = None
    own: bool = False


@record
class KeepTerm:
    """When I decline, so many tokens stay in each region, and may then be redeployed."""

    keep: Tokens
    optional: bool = False
    redeploy: bool = False


@record
class FadeTerm:
    """In decline I do not fade."""


@record
class StandTerm:
    """At redeployment I lift nothing: what stands stays, what is in hand is set down."""


@record
class ExpandTerm:
    """In decline I may expand."""


@record
class CarryTerm:
    """Whoever holds the marker may use the power on it."""


Term = (
    CostTerm
    | LeastTerm
    | CoinTerm
    | FlatTerm
    | PermitTerm
    | WardTerm
    | LossTerm
    | KeepTerm
    | FadeTerm
    | StandTerm
    | ExpandTerm
    | CarryTerm
)


def arguments(term: Term) -> tuple[tuple[str, Mask | Setting], ...]:
    """Return what a term says, by the kernel's names: what must be said, and what is not as usual."""
    said = ((each.name, getattr(term, each.name), each.default) for each in fields(term))
    return tuple((name, value) for name, value, usual in said if value is not None and value != usual)
