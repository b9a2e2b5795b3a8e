"""Every row that a language gives to tell examples: verbs, whole sentences with gaps, parts of a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from swdsl.catalogue import rows
from swdsl.words import Value
from swdsl.words_of_examples import Verb


class Role(Enum):
    """The part that somebody or something plays in a sentence."""

    SUBJECT = "subject"
    OBJECT = "object"
    WITH = "with"
    AS = "as"
    IN = "in"
    TO = "to"
    INTO = "into"
    ON = "on"
    FROM = "from"
    BY = "by"
    ABILITY = "ability"


@dataclass(frozen=True, slots=True)
class Deed:
    """A verb: of one, of many, and after `may`."""

    one: str
    many: str
    infinitive: str


@dataclass(frozen=True, slots=True)
class Frames:
    """Whole sentences with gaps, none of them with its full stop."""

    plays: str
    declined: str
    bringing: str
    in_hand: str
    of_owner: str
    has: str
    has_none: str
    has_nothing: str
    #: A verb before nothing: `ne gagne` aucun pion.
    denied: str
    used: str
    lies: str
    lacks: str
    empty: str
    carries: str
    column: str
    price: str
    stack: str
    turn: str
    turn_of: str
    event: str
    events: str
    rolls: str
    draws: str
    rolled: str
    rolled_any: str
    #: What a scenario can ask for.
    values: Annotated[Mapping[Value, str], rows({Value.COST, Value.COINS, Value.PRICE})]
    #: The same values where they are nothing.
    naught: Annotated[Mapping[Value, str], rows({Value.COST, Value.COINS, Value.PRICE})]
    refused: str
    accepted: str
    may: str
    cannot: str
    holds: str
    sees: str
    cannot_see: str
    coins_of: str
    wins: str
    win: str
    scoring: str
    title: str
    because: str
    by_whom: str


@dataclass(frozen=True, slots=True)
class Parts:
    """How things are named, and the frame that each part puts around `what` is named.

    A region has a `name` and the `noun` region; coming from one is said in its own way. A power has a `name`,
    the `noun` for powers, and is `known`. A combo is a `race`, or its bare `name`, with its `power`.
    """

    roles: Mapping[Role, str]
    none: str
    region: str
    region_from: str
    power: str
    tokens_of: str
    combo: str


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language that can tell examples."""

    deeds: Mapping[Verb, Deed]
    frames: Frames
    parts: Parts
