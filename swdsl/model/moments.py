"""When a clause acts: always, at a step, or when something happens."""

from __future__ import annotations

from dataclasses import field

from swdsl.model.counts import Card, Thing
from swdsl.model.expressions import Party, Regions
from swdsl.model.names import Bare
from swdsl.model.quantities import Range
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import (
    CardVerb,
    PlainVerb,
    RegionVerb,
    Step,
    ThingVerb,
    Timing,
)


class Always(Bare):
    """True as long as its holder is there."""

    __slots__ = ()


@record
class AtStep:
    """At, before or after a step of the holder's turn, or of somebody else's."""

    timing: Timing
    step: Step
    of: Party | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class RegionEvent:
    """Somebody attacks, conquers, occupies, leaves, enters or scores a region."""

    actor: Party
    verb: RegionVerb
    regions: Regions
    span: Span = field(default=NOWHERE, compare=False)


@record
class CardEvent:
    """Somebody picks, discovers or uses a tile; `regions` is where it is used."""

    actor: Party
    verb: CardVerb
    card: Card
    regions: Regions | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class PlainEvent:
    """Somebody declines, fades, expands, redeploys, rolls."""

    actor: Party
    verb: PlainVerb
    range: Range | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class ThingEvent:
    """Somebody gains, pays, loses, places, moves or removes something."""

    actor: Party
    verb: ThingVerb
    thing: Thing
    span: Span = field(default=NOWHERE, compare=False)


Moment = Always | AtStep | RegionEvent | CardEvent | PlainEvent | ThingEvent
