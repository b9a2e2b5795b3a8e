"""The frames of a language for parties, regions, things, counts and conditions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from swdsl.catalogue import rows
from swdsl.prose.forms import Phrase, Polar, Word
from swdsl.prose.scene import Other
from swdsl.words import CardPlace, Deed, Done, Ground, Life, Measure, Parity, Relation, Since, Store


@dataclass(frozen=True, slots=True)
class Contents:
    """What is somewhere: nothing, so many, any number, one.

    Slots: the `noun`, its `range`, one known or any `thing`, the same `bare` of an article, and `such`
    things, many of them where any number will do.
    """

    none: Polar
    counted: Polar
    mass: Polar
    single: Polar


@dataclass(frozen=True, slots=True)
class Parties:
    """Who acts or holds, and what tells players apart.

    `subject` is `you` where a verb follows. `race_of` names a `race` of an `owner`, or of `bare` players and
    their `filters` apart; `kin` and `whose` name players by a race of theirs, the latter by what it has
    `held`. Whoever has a `power` is a `race` with it; `while_active` and `in_decline` say in which state
    a race is `who` is called by its name. `it` is a piece that was just named. The other frames stand
    behind players.
    """

    you: Phrase
    subject: Phrase
    ours: Phrase
    others: Mapping[Other, Phrase]
    anyone: Phrase
    everyone: Phrase
    nobody: Phrase
    another_race: Phrase
    this_race: Phrase
    it: str
    enemy: Phrase
    neutrals: Phrase
    with_power: str
    while_active: str
    in_decline: str
    my_races: Mapping[Life, Phrase]
    my_previous_race: Phrase
    their_races: Mapping[Life, Phrase]
    races: Mapping[Life, Word]
    race_of: Mapping[Life, str]
    kin: str
    whose: str
    held: str
    robbed: str
    has_more: str
    holds_more: str
    holds: str
    has: Contents
    bears: Polar
    attacked: Polar
    attacked_by_you: Polar
    attacked_by: Polar
    race_attacked: Polar
    race_attacked_by_you: Polar
    race_attacked_by: Polar


@dataclass(frozen=True, slots=True, kw_only=True)
class Regions:
    """Regions and what tells them apart.

    `here` and `nearby` name the region of `this` tile, the latter after another region; `its_own` that of a
    piece, and `near_itself` where a piece is that acts, by its gender. A kind `described` with a `noun`
    stands around it, else behind it, as all that follows does.
    """

    here: str
    nearby: str
    its_own: str
    near_itself: tuple[Phrase, ...]
    there: Phrase
    with_piece: str
    mine: str = ""
    described_ground: Mapping[Ground, str]
    described_term: str
    described_term_before: str
    described_term_after: str
    is_ground: Mapping[Ground, Polar]
    is_term: Polar
    is_term_after: Polar
    is_terrain: Polar
    with_thing: Polar
    held_by_you: Polar
    held_by_nobody: Polar
    held_by: Polar
    contains: Contents
    at_edge: Polar
    same_terrain: Polar
    other_than: Polar
    #: Between what regions are and which one is not meant.
    and_other: str
    related: Mapping[Relation, Polar]
    deeds: Mapping[Deed, str]
    lost_by: str
    found_occupied: str
    when: Mapping[Since, str]
    happened: Polar
    happened_by_you: Polar
    happened_by: Polar
    except_those: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """One way to speak of a place: in `regions`, there, in stores, before a `party`, on a tile or `combo`.

    Stores are joined by `between` and `last`, and stand in the frame `off_board`.
    """

    regions: str
    there: str | None = None
    stores: Mapping[Store, str]
    between: str
    last: str
    off_board: str = "{stores}"
    party: str
    this: str
    combo: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Things:
    """Things, whose they are, tiles, and where things are, go and come from."""

    this: str
    the: str
    owned_by_you: str
    owned: str
    #: The tile that speaks is named apart.
    cards: Annotated[Mapping[CardPlace, str], rows(set(CardPlace) - {CardPlace.THIS})]
    found_card: str = "{some}"
    where: Place
    into: Place
    whence: Place
    removed: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """What is counted, behind its noun, and for each of what."""

    adjacent_group: str
    linked_group: str
    among: str
    borders_of: str
    borders_between: str
    way: str
    located: str = "{where}"
    had_by_you: str
    had_by_them: str
    had_by: str
    per_each: str
    per_every: str
    beyond: str
    capped: str
    amount: str = "{number}"
    amount_per: str = "{number} {per}"


@dataclass(frozen=True, slots=True)
class Bounds:
    """A range without a noun: `low`, `high`, or both."""

    at_least: str
    at_most: str
    exactly: str
    between: str


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a condition asks, as it stands after `if`; a measure is so many `tokens`, `points` or `rounds`."""

    on_board: Polar
    you_hold: Polar
    you_have: Polar
    exists: Polar
    turns_played: Polar
    turns_in_decline: Polar
    single_adjacent_group: str
    single_linked_group: str
    compared: str
    hold: str
    have: str
    more: str
    fewer: str
    did: Mapping[Done, str]
    measures: Mapping[Measure, Polar]
    rounds: Bounds
    numbers: Mapping[Measure, str]
    parities: Mapping[Parity, str]
    option: str
    my_turn: str
    drawn_is: str
    untrue: str
