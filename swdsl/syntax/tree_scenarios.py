"""Worked examples: a position, what somebody does, and what must come of it."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_clauses import Note
from swdsl.syntax.tree_maps import MapRow
from swdsl.syntax.tree_words import Line, Name, Node, Quoted
from swdsl.words import Common, Value
from swdsl.words_of_examples import Preposition, Verb

# ------------------------------------------------------------------ things on the table


@record
class Person(Node):
    """`Ann`: a player of the example."""

    form = "{text}"
    text: str

    def __str__(self) -> str:
        return self.text


@record
class Item(Node):
    """`2 mummies`, `great_ancient`, `5 coins`, `2` (of no name), `mining orcs`, `Bob`."""

    number: int | None
    what: tuple[Name, ...] | Person | Common


@record
class Phrase(Node):
    """`with sword, orb`, `to ooze`, `from hand`: what stands behind a preposition."""

    form = "{preposition} {items:and}"
    preposition: Preposition
    items: tuple[Item, ...]


@record
class Part(Node):
    """`2 tokens from hand to ooze`: a thing, and what the action does with it."""

    form = "{item}[ {phrases:words}]"
    item: Item
    phrases: tuple[Phrase, ...] = ()


@record
class Holding(Node):
    """`2 mummies of Ann`, `5 in hand`, `great_ancient`: something that lies somewhere."""

    form = "{item}{in_hand: in hand|}[ of {owner}]"
    item: Item
    in_hand: bool = False
    owner: Person | None = None


# ------------------------------------------------------------------ given


@record
class Plays(Line):
    """`Ann plays mining mummies, 5 in hand, 3 coins`."""

    form = "{person} plays {combo:words}[, {holdings}]"
    person: Person
    combo: tuple[Name, ...]
    holdings: tuple[Holding, ...] = ()


@record
class Declined(Line):
    """`Bob declined spirit elves`."""

    form = "{person} declined {combo:words}[, {holdings}]"
    person: Person
    combo: tuple[Name, ...]
    holdings: tuple[Holding, ...] = ()


@record
class HasThings(Line):
    """`Bob has 2 in hand, 1 vengeance_marker`."""

    form = "{person} has {holdings}"
    person: Person
    holdings: tuple[Holding, ...]


@record
class RegionHas(Line):
    """`cap_wood: 2 mummies, great_ancient`; no holdings is `cap_wood: empty`."""

    form = "{region}: {holdings:empty}"
    region: Name
    holdings: tuple[Holding, ...]


@record
class Offer(Node):
    """`wise elves 2 coins`: a combo in the column, and the coins on it."""

    combo: tuple[Name, ...]
    coins: int = 0


@record
class Column(Line):
    """`column: mining orcs, wise elves 2 coins`."""

    form = "column: {offers}"
    offers: tuple[Offer, ...]


@record
class Stack(Line):
    """`stack: shiny_orb, stonehedge`: what is drawn next, in order."""

    form = "stack: {offers}"
    offers: tuple[Offer, ...]


@record
class Turn(Line):
    """`turn 3 of Bob`."""

    form = "turn {number}[ of {person}]"
    number: int
    person: Person | None = None


@record
class InForce(Line):
    """`event long_winter, next thaw`: the event of this round, and the one that lies open."""

    form = "event {now}[, next {coming}]"
    now: Name
    coming: Name | None = None


@record
class UsedBefore(Line):
    """`Ann used wealthy`: what may be used a number of times in the life of a race was used once more."""

    form = "{person} used {names}"
    person: Person
    names: tuple[Name, ...]


Position: TypeAlias = Plays | Declined | HasThings | RegionHas | Column | Stack | Turn | InForce
Given: TypeAlias = Position | UsedBefore

# ------------------------------------------------------------------ when


@record
class Action(Line):
    """`Ann attacks ooze with shiny_orb`, `balrog conquers ooze`."""

    form = "{actor} {verb:does}[ {parts}]"
    actor: Person | Name
    verb: Verb
    parts: tuple[Part, ...] = ()


@record
class Rolls(Line):
    """`roll 2`: what the die shows next."""

    form = "roll {numbers:words}"
    numbers: tuple[int, ...]


@record
class Draws(Line):
    """`draw boon, bane`: which kinds of a piece are drawn or revealed next."""

    form = "draw {names}"
    names: tuple[Name, ...]


Event: TypeAlias = Action | Rolls | Draws

# ------------------------------------------------------------------ then


@record
class Entry(Node):
    """`base_cost 2`, `ogres 1 less` (a negative number): one line of a bill."""

    name: Name
    number: int


@record
class ValueIs(Line):
    """`cost is 4: base_cost 2, defenders 1, mummies 1`."""

    form = "{value:be} {number}[: {entries}]"
    value: Value
    number: int
    entries: tuple[Entry, ...] = ()


@record
class Refused(Line):
    """`refused: no_coins`."""

    form = "refused[: {reasons}]"
    reasons: tuple[Name, ...] = ()


class Accepted(Line):
    """`accepted`."""

    __slots__ = ()
    form = "accepted"


@record
class Happens(Line):
    """`Ann gains 5 coins: region_coin 3, orcs 2`."""

    form = "{action}[: {entries}]"
    action: Action
    entries: tuple[Entry, ...] = ()


@record
class May(Line):
    """`Ann may attack ooze`."""

    action: Action


@record
class Cannot(Line):
    """`Ann cannot attack ooze: immune`."""

    action: Action
    reasons: tuple[Name, ...] = ()


@record
class HoldsRegions(Line):
    """`Ann holds cap_wood, ooze`."""

    form = "{person} holds {regions}"
    person: Person
    regions: tuple[Name, ...]


@record
class CoinsOf(Node):
    """`Bob's coins`."""

    form = "{person}'s coins"
    person: Person


@record
class Sees(Line):
    """`Ann sees shiny_orb`; with `visible` false, `Ann cannot see Bob's coins`."""

    form = "{observer} {visible:sees|cannot see} {sights}"
    observer: Person | Name
    sights: tuple[Name | CoinsOf, ...]
    visible: bool


@record
class Wins(Line):
    """`Ann wins`, `Ann and Bob win`."""

    form = "{persons:and} {persons:win}"
    persons: tuple[Person, ...]


Outcome: TypeAlias = (
    ValueIs
    | Refused
    | Accepted
    | Happens
    | May
    | Cannot
    | HoldsRegions
    | Sees
    | Wins
    | HasThings
    | RegionHas
    | Column
    | Stack
    | Turn
    | InForce
    | Plays
    | Declined
)

# ------------------------------------------------------------------ scenarios


@record
class OnMap(Line):
    """`on tiny_caves`."""

    form = "on {name}"
    name: Name


@record
class InGame(Line):
    """`game both_worlds`: the declared game whose components and options are used."""

    form = "game {name}"
    name: Name


@record
class Board(Line):
    """`board` and the rows of a little map; `board underground` says whose terrains it shows."""

    form = "board[ {uses}]"
    uses: Name | None
    rows: tuple[MapRow, ...] = ()


@record
class Assume(Line):
    """`assume own_tokens is counted`."""

    form = "assume {option} is {choice}"
    option: Name
    choice: Name


@record
class GivenBlock(Line):
    """`given` and the position; one item may stand on the same line."""

    form = "given"
    items: tuple[Given, ...] = ()


@record
class WhenBlock(Line):
    """`when` and what happens, in order."""

    form = "when"
    events: tuple[Event, ...] = ()


@record
class ThenBlock(Line):
    """`then` and what must be so."""

    form = "then"
    outcomes: tuple[Outcome, ...] = ()


@record
class RollBlock(Line):
    """`for roll 0, 1 then` and what must be so when the die shows these; no faces: `for every roll`."""

    faces: tuple[int, ...]
    outcomes: tuple[Outcome, ...] = ()


ScenarioLine: TypeAlias = (
    OnMap | InGame | Board | Assume | GivenBlock | WhenBlock | ThenBlock | RollBlock | Rolls | Draws | Note
)


@record
class BoardDeclaration(Line):
    """`board little_caves "The little caves", uses underground` and its rows: a map for examples only."""

    form = "board {name} {display}, uses {uses}"
    name: Name
    display: Quoted
    uses: Name
    lines: tuple[MapRow | Note, ...] = ()


@record
class Scenario(Line):
    """`scenario "A handicap still applies against Gnomes"` and its lines."""

    form = "scenario {display}"
    display: Quoted
    lines: tuple[ScenarioLine, ...] = ()
