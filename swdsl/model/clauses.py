"""Actions, effects and the clauses that join them with their moments."""

from __future__ import annotations

from dataclasses import field

from swdsl.model.counts import Amount, Card, Condition, Location, Thing
from swdsl.model.expressions import Me, Opponent, Party, Player, Regions, There
from swdsl.model.moments import Always, Moment, RegionEvent
from swdsl.model.names import Bare, Ref
from swdsl.model.quantities import Range
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import (
    CardKind,
    Modal,
    Operator,
    Period,
    Permission,
    PlainVerb,
    RegionVerb,
    State,
    Store,
    Until,
    Value,
)


@record
class Limit:
    """How often a clause may be used."""

    times: int
    period: Period
    per_opponent: bool = False
    span: Span = field(default=NOWHERE, compare=False)


# -- actions --------------------------------------------------------------------------------------------


@record
class Gain:
    """Take coins, tokens or pieces."""

    thing: Thing
    amount: Amount
    source: Location | None


@record
class Pay:
    """Give coins to somebody, or to the bank."""

    thing: Thing
    amount: Amount
    to: Party | None


@record
class Place:
    """Put something into a region, before a player, or on the owning tile."""

    thing: Thing
    source: Location | None
    destination: Location


@record
class Move:
    """Take something from where it is and put it elsewhere."""

    thing: Thing
    source: Location | None
    destination: Location


@record
class Remove:
    """Take something off the board, back to where it came from."""

    thing: Thing
    source: Location | None


@record
class Replace:
    """Put something in the place of something else. In an attack this is the conquest itself."""

    thing: Thing
    where: Location | None
    by: Thing
    source: Location | None


@record
class Swap:
    """Exchange one tile for another."""

    given: Card
    taken: Card


@record
class Silence:
    """The other party's tile of a kind has no effect for a time."""

    kind: CardKind


@record
class Prolong:
    """The game lasts so many rounds more; fewer, if the number is negative."""

    rounds: int


@record
class ChangeGround:
    """Regions get another terrain: for good, or as long as the effect lasts."""

    regions: Regions
    terrain: Ref


@record
class UseAs:
    """Let a piece act as a copy of a tile."""

    piece: Ref
    card: Card


@record
class Discover:
    """Reveal a tile in the region of the moment."""

    card: Card


@record
class Choose:
    """Choose a player; `they` means that player from here on."""

    party: Opponent | Player


@record
class ChooseRegion:
    """Choose a region; `there` means that region from here on."""

    regions: Regions


@record
class Draw:
    """Take a piece that nobody has seen from the supply in hand, or only look at it."""

    thing: Thing
    back: bool = False


@record
class Reveal:
    """Turn up a piece that lies face down; it stays there, or goes back among the others."""

    thing: Thing
    where: Location | None
    back: bool = False


@record
class Take:
    """A party or piece conquers or attacks a region by this effect."""

    verb: RegionVerb
    regions: Regions


@record
class Lose:
    """Give up tokens outside a conquest."""

    thing: Thing
    amount: Amount


@record
class Perform:
    """A procedure of the game: decline, fade, expand, redeploy, revive, roll, stop."""

    verb: PlainVerb


Action = (
    Gain
    | Pay
    | Place
    | Move
    | Remove
    | Replace
    | Swap
    | Silence
    | Prolong
    | ChangeGround
    | UseAs
    | Discover
    | Choose
    | ChooseRegion
    | Draw
    | Reveal
    | Take
    | Lose
    | Perform
)

# -- effects --------------------------------------------------------------------------------------------


@record
class Do:
    """Somebody does something; optional when the text says `may`."""

    subject: Party
    action: Action
    optional: bool = False
    until: Until | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Adjust:
    """A value of the moment changes."""

    value: Value
    operator: Operator
    amount: Amount
    optional: bool = False
    span: Span = field(default=NOWHERE, compare=False)


@record
class RollForCost:
    """I roll, and the attack costs 1 less, or 1 more, for each pip."""

    operator: Operator
    optional: bool = False
    span: Span = field(default=NOWHERE, compare=False)


@record
class Ignore:
    """Something does not count in this attack: help, defenders, tiles of a kind, or one thing."""

    what: Ignored
    optional: bool = False
    span: Span = field(default=NOWHERE, compare=False)


@record
class SurvivorsGo:
    """Where the tokens that were not lost go."""

    store: Store
    span: Span = field(default=NOWHERE, compare=False)


@record
class Rule:
    """A party may, cannot, or may only do something."""

    subject: Party
    modal: Modal
    permission: Permission
    regions: Regions | None = None
    span: Span = field(default=NOWHERE, compare=False)


@record
class AdjacentTo:
    """Regions count as adjacent to others for the holder; to each other when `others` is missing."""

    regions: Regions
    others: Regions | None
    span: Span = field(default=NOWHERE, compare=False)


@record
class ImmuneTo:
    """Regions are out of reach of a party and of everything it has."""

    regions: Regions
    party: Party
    span: Span = field(default=NOWHERE, compare=False)


@record
class Garrison:
    """So many tokens stand in regions I hold: at least when they are taken, at most after redeployment."""

    regions: Regions
    range: Range
    span: Span = field(default=NOWHERE, compare=False)


@record
class Lasting:
    """What `always` would say, or a change when somebody attacks or scores regions, for a time."""

    moment: Always | RegionEvent
    effect: Standing
    until: Until
    span: Span = field(default=NOWHERE, compare=False)


class IgnoredHelp(Bare):
    """Every aid the attacker has."""

    __slots__ = ()


class IgnoredDefenders(Bare):
    """Everything that defends the region but its ground and its markers."""

    __slots__ = ()


@record
class IgnoredCards:
    """Every aid from tiles of one kind."""

    card: CardKind


@record
class IgnoredThing:
    """What one terrain, neutral, piece or marker adds."""

    ref: Ref


Ignored = IgnoredHelp | IgnoredDefenders | IgnoredCards | IgnoredThing
Standing = Rule | AdjacentTo | ImmuneTo | Garrison | Adjust
PlainEffect = Do | Adjust | Ignore | SurvivorsGo | Rule | AdjacentTo | ImmuneTo | Garrison | Lasting


@record
class Given:
    """What is done only if something is so when its turn comes, as is all behind it up to the next `Given`.

    `otherwise`: and only if what the one before it asked was not so; then nothing more need be asked.
    """

    condition: Condition | None
    effect: PlainEffect
    otherwise: bool = False
    span: Span = field(default=NOWHERE, compare=False)


Effect = PlainEffect | RollForCost | Given


def is_optional(effect: Effect) -> bool:
    """Whether an effect is one that somebody may decline."""
    if isinstance(effect, Given):
        return is_optional(effect.effect)
    if isinstance(effect, Rule):
        return reaches_there(effect)
    return isinstance(effect, Do | Adjust | Ignore | RollForCost) and effect.optional


def bare(effect: Effect) -> PlainEffect | RollForCost:
    """Return what is done, without what must be so for it."""
    return effect.effect if isinstance(effect, Given) else effect


def reaches_there(rule: Rule) -> bool:
    """Whether a rule is a help in one attack: what is attacked need not be adjacent."""
    return rule == Rule(Me(), Modal.MAY, Permission.REACH, There())


@record
class Clause:
    """One sentence of a component or of the frame.

    `id` is stable while the order of clauses stands: `cultists.2`, or `every_race.base_cost` when labelled.
    `text` is the canonical source line, for docstrings and explanations.
    """

    id: str
    label: str | None
    moment: Moment
    state: State
    limit: Limit | None
    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    text: str
    cites: tuple[str, ...] = ()
    wordings: tuple[tuple[str, str], ...] = ()
    span: Span = field(default=NOWHERE, compare=False)
