"""The smallest parts of a tree: places, names, quoted texts, and the closed lists of words.

Spans and layout never count when two trees are compared: they say where something stands,
not what it means.
"""

from dataclasses import field
from enum import Enum
from typing import Final

from swdsl.record import record
from swdsl.source import NOWHERE, Span


@record
class Node:
    """What every part of a tree has: its place in the file.

    A node without fields of its own is a plain subclass: making a dataclass takes a millisecond,
    and there are many of them.
    """

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@record
class Layout:
    """What an author put around a line without meaning anything by it.

    Comments keep their number sign. An empty text among the comments above is a blank line;
    comments below stand at the end of a block, at the depth of its last line.
    """

    blank_before: bool = False
    comments: tuple[str, ...] = ()
    trailing: str | None = None
    below: tuple[str, ...] = ()


NO_LAYOUT: Final = Layout()


@record
class Line(Node):
    """A part of a tree that stands on a line of its own, with the comments around it."""

    layout: Layout = field(default=NO_LAYOUT, compare=False, repr=False, kw_only=True)


@record
class Name(Node):
    """A word the author chose or refers to, as written: `mudpool`, `mudpools`."""

    text: str

    def __str__(self) -> str:
        return self.text


@record
class Quoted(Node):
    """A text in quotes, without them."""

    text: str

    def __str__(self) -> str:
        return self.text


class Timing(Enum):
    """Where a moment lies in relation to its step."""

    AT = "at"
    BEFORE = "before"
    AFTER = "after"


class Step(Enum):
    """The steps of a game, a round and a turn."""

    SETUP = "setup"
    ROUND_START = "round start"
    TURN_START = "turn start"
    READY = "ready"
    ATTACK = "attack"
    ANY_TIME = "any time"
    CONQUESTS = "conquests"
    REDEPLOYMENT = "redeployment"
    SCORING = "scoring"
    TURN_END = "turn end"
    GAME_END = "game end"


class Period(Enum):
    """How long a limit counts before it starts again."""

    TURN = "turn"
    LIFE = "life"
    GAME = "game"


class Comparison(Enum):
    """More or fewer than somebody else."""

    MORE = "more"
    FEWER = "fewer"


class Past(Enum):
    """What a player may have done earlier in the turn."""

    DECLINED = "declined"
    SCORED = "scored"
    EXPANDED = "expanded"
    ROLLED = "rolled"
    PICKED = "picked"


class Measure(Enum):
    """A number a condition may look at."""

    SHORTAGE = "shortage"
    ROLL = "roll"
    ROUND = "round"
    COST = "cost"


class Until(Enum):
    """When a lasting effect ends."""

    MY_NEXT_TURN = "until my next turn"
    TURN_END = "until turn end"
    GAME_END = "until game end"


class Modal(Enum):
    """Whether somebody may, cannot or may only do something."""

    MAY = "may"
    CANNOT = "cannot"
    MAY_ONLY = "may only"


class Value(Enum):
    """A number an event carries and an effect may change."""

    COST = "cost"
    COINS = "coin"
    PRICE = "price"


class Direction(Enum):
    """Less or more."""

    LESS = "less"
    MORE = "more"


class Life(Enum):
    """Which race of a player is meant."""

    ACTIVE = "active"
    DECLINED = "declined"
    OTHER = "other"


class Deed(Enum):
    """What may have happened to a region this turn."""

    CONQUERED = "conquered"
    ATTACKED = "attacked"
    LEFT = "left"


class Relation(Enum):
    """How a region lies to another."""

    BORDERING = "bordering"
    ADJACENT = "adjacent to"
    LINKED = "linked to"
    WITHIN = "within"


class Kind(Enum):
    """The cards and markers of a game; a `marker` is a relic or a place, a `combo` a race with a power."""

    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    MARKER = "marker"
    COMBO = "combo"


class Store(Enum):
    """Where tokens, coins, pieces and cards lie when they are not on the map."""

    TRAY = "tray"
    HAND = "hand"
    BANK = "bank"
    ASIDE = "aside"
    SUPPLY = "supply"
    STACK = "stack"


class TranslatedKind(Enum):
    """What a row of a translation names."""

    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    TERRAIN = "terrain"
    SYMBOL = "symbol"
    NEUTRAL = "neutral"
    PIECE = "piece"
    TERM = "term"
    OPTION = "option"
    GAME = "game"
    REGION = "region"


class Verb(Enum):
    """What a player of a scenario may do, or may have happen to them."""

    ATTACK = "attack"
    CONQUER = "conquer"
    PICK = "pick"
    DECLINE = "decline"
    EXPAND = "expand"
    PASS = "pass"
    STOP = "stop"
    ABANDON = "abandon"
    REDEPLOY = "redeploy"
    PUT = "put"
    PLACE = "place"
    MOVE = "move"
    REMOVE = "remove"
    CHOOSE = "choose"
    USE = "use"
    SWAP = "swap"
    ROLL = "roll"
    GAIN = "gain"
    PAY = "pay"
    LOSE = "lose"
    KEEP = "keep"
    SCORE = "score"


class Preposition(Enum):
    """What ties a further thing to an action of a scenario."""

    WITH = "with"
    IN = "in"
    TO = "to"
    FROM = "from"
    FOR = "for"
    ON = "on"
    BY = "by"
    AS = "as"
