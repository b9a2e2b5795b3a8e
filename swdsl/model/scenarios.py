"""Worked examples: a position, what somebody does, and what must come of it, with every name known.

Players are known by the names the example gives them; regions by their ids on the example's board.
Names on bills and among reasons stay words: they are labels of clauses, compared with what the engine says.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from swdsl.model.board import Board
from swdsl.model.names import Ref
from swdsl.model.teams import Teams
from swdsl.record import record
from swdsl.source import NOWHERE, Span
from swdsl.words import Common, Value
from swdsl.words_of_examples import Verb

# ------------------------------------------------------------------ things on the table


@record
class Spot:
    """A region of the example's board."""

    id: str


@record
class Person:
    """A player of the example."""

    name: str


Thing: TypeAlias = Spot | Person | Ref | Common


@record
class Item:
    """`2 mummies`, `great_ancient`, `5 coins`, `2` (nothing named), `mining orcs`, `Bob`.

    With a label it is one clause of a component that is meant, by the name that clause gives itself.
    """

    number: int | None
    things: tuple[Thing, ...]
    label: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@record
class Part:
    """`2 tokens from hand to ooze`: a thing, and what stands behind each preposition."""

    item: Item
    phrases: tuple[tuple[str, tuple[Item, ...]], ...] = ()

    def after(self, *prepositions: str) -> tuple[Item, ...]:
        """Return what stands behind one of these prepositions."""
        return tuple(item for word, items in self.phrases if word in prepositions for item in items)


@record
class Holding:
    """`2 mummies of Ann`, `5 in hand`, `great_ancient`: something that lies somewhere."""

    item: Item
    in_hand: bool = False
    owner: str | None = None


# ------------------------------------------------------------------ given


@record
class Plays:
    """`Ann plays mining mummies, 5 in hand, 3 coins`; with `declined`, the race has declined."""

    person: str
    race: Ref
    power: Ref | None
    holdings: tuple[Holding, ...]
    declined: bool
    span: Span = field(default=NOWHERE, compare=False)


@record
class Has:
    """`Bob has 2 in hand, 1 vengeance_marker`."""

    person: str
    holdings: tuple[Holding, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Lies:
    """`ooze: 2 mummies, shiny_orb`: everything in a region; nothing at all when it is `empty`."""

    region: str
    holdings: tuple[Holding, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Carries:
    """`stonehedge: tomb`: the power that lies on a place."""

    marker: Ref
    power: Ref
    span: Span = field(default=NOWHERE, compare=False)


@record
class Offer:
    """One combo of the column, with the coins on it."""

    race: Ref | None
    power: Ref | None
    coins: int = 0


@record
class Column:
    """`column: mining orcs, wise elves 2 coins`: what can be picked, the cheapest first."""

    offers: tuple[Offer, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Stack:
    """`stack: shiny_orb, stonehedge`: what is drawn next, in order."""

    things: tuple[Ref, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Turn:
    """`turn 3 of Bob`."""

    number: int
    person: str | None
    span: Span = field(default=NOWHERE, compare=False)


@record
class InForce:
    """`event long_winter, next thaw`: the event of this round, and the one that lies open."""

    now: Ref
    coming: Ref | None
    span: Span = field(default=NOWHERE, compare=False)


@record
class Used:
    """`Ann used wealthy`: once more of so many times in the life of a race, or in a game."""

    person: str
    things: tuple[Ref, ...]
    span: Span = field(default=NOWHERE, compare=False)


Position: TypeAlias = Plays | Has | Lies | Carries | Column | Stack | Turn | InForce
Given: TypeAlias = Position | Used

# ------------------------------------------------------------------ when


@record
class Action:
    """`Ann attacks ooze with shiny_orb`; the actor is a player, or a piece that acts."""

    actor: str | Ref
    verb: Verb
    parts: tuple[Part, ...]
    span: Span = field(default=NOWHERE, compare=False)


def is_about_coins(action: Action) -> bool:
    """Whether coins change hands, whatever else does."""
    return any(Common.COINS in part.item.things for part in action.parts)


@record
class Rolls:
    """`roll 2`: what the die shows next."""

    numbers: tuple[int, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Draws:
    """`draw boon`: which kinds of a piece are drawn or revealed next."""

    pieces: tuple[Ref, ...]
    span: Span = field(default=NOWHERE, compare=False)


Event: TypeAlias = Action | Rolls | Draws

# ------------------------------------------------------------------ then


@record
class Entry:
    """`base_cost 2`, `ogres 1 less` (a negative number): one line of a bill."""

    name: str
    number: int


@record
class ValueIs:
    """`cost is 4: base_cost 2, defenders 1, mummies 1`."""

    value: Value
    number: int
    bill: tuple[Entry, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Refused:
    """`refused: no_coins`."""

    reasons: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Accepted:
    """`accepted`."""

    span: Span = field(default=NOWHERE, compare=False)


@record
class Happens:
    """`Ann gains 5 coins: region_coin 3, orcs 2`, `Bob loses 1 token`."""

    action: Action
    bill: tuple[Entry, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class May:
    """`Ann may attack ooze`; with `possible` false, `Ann cannot attack ooze: immune`."""

    action: Action
    possible: bool
    reasons: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Holds:
    """`Ann holds cap_wood, ooze`: each of these regions, perhaps others."""

    person: str
    regions: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Sees:
    """`Ann sees shiny_orb`; not `visible`: `Ann cannot see Bob's coins`. A person means their coins."""

    person: str
    sights: tuple[Ref | Person, ...]
    visible: bool
    span: Span = field(default=NOWHERE, compare=False)


@record
class Wins:
    """`Ann wins`: the game is over, and these share the victory."""

    persons: tuple[str, ...]
    span: Span = field(default=NOWHERE, compare=False)


Outcome: TypeAlias = (
    ValueIs
    | Refused
    | Accepted
    | Happens
    | May
    | Holds
    | Sees
    | Wins
    | Plays
    | Has
    | Lies
    | Carries
    | Column
    | Stack
    | Turn
    | InForce
)

# ------------------------------------------------------------------ scenarios


@record
class OnRoll:
    """`for roll 0, 1 then …`: what must be so when the die showed one of these; no faces: any of them."""

    faces: tuple[int, ...]
    outcomes: tuple[Outcome, ...]
    span: Span = field(default=NOWHERE, compare=False)


@record
class Scene:
    """What happens, what must be so afterwards, and what besides when the die fell in some way."""

    events: tuple[Event, ...]
    outcomes: tuple[Outcome, ...]
    rolled: tuple[OnRoll, ...] = ()

    def every_outcome(self) -> tuple[Outcome, ...]:
        """Return every fact, also those that belong to some rolls only."""
        return (*self.outcomes, *(fact for each in self.rolled for fact in each.outcomes))


@record
class Scenario:
    """One worked example. `components` is everything of the rules that it names, in order."""

    id: str
    title: str
    scope: str
    board: Board
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    persons: tuple[str, ...]
    given: tuple[Given, ...]
    scenes: tuple[Scene, ...]
    components: tuple[Ref, ...]
    cites: tuple[str, ...]
    titles: tuple[tuple[str, str], ...] = ()
    teams: Teams | None = None
    span: Span = field(default=NOWHERE, compare=False)
