"""The closed lists of words of the language: each word once, for trees, models and everybody after them.

A word is known by its value, which is also what dumps and digests show; `written` is how an author writes it.
"""

from enum import StrEnum
from typing import Literal, TypeAlias


class Word(StrEnum):
    """One of a closed list of words."""

    @property
    def written(self) -> str:
        """Return the word as it stands in a source file."""
        return self.value.replace("_", " ")


class Kind(Word):
    """Everything a rules file can declare."""

    SET = "set"
    TERRAIN = "terrain"
    SYMBOL = "symbol"
    NEUTRAL = "neutral"
    PIECE = "piece"
    TERM = "term"
    OPTION = "option"
    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    EVENT = "event"
    MAP = "map"
    BOARD = "board"
    GAME = "game"


class State(Word):
    """In which state of its holder a clause works."""

    ACTIVE = "active"
    DECLINED = "declined"
    BOTH = "both"


class Timing(Word):
    """Where a clause stands relative to a step."""

    BEFORE = "before"
    AT = "at"
    AFTER = "after"


class Step(Word):
    """The steps of a game, a round and a turn, in the order they come."""

    SETUP = "setup"
    ROUND_START = "round_start"
    TURN_START = "turn_start"
    READY = "ready"
    ATTACK = "attack"
    ANY_TIME = "any_time"
    CONQUESTS = "conquests"
    REDEPLOYMENT = "redeployment"
    SCORING = "scoring"
    TURN_END = "turn_end"
    GAME_END = "game_end"


class Period(Word):
    """How long a usage limit counts."""

    TURN = "turn"
    LIFE = "life"
    GAME = "game"


class Life(Word):
    """Which race of a player is meant."""

    ACTIVE = "active"
    DECLINED = "declined"
    OTHER = "other"


class Value(Word):
    """The numbers that events carry and clauses may change."""

    COST = "cost"
    COINS = "coins"
    PRICE = "price"
    LOSSES = "losses"
    ROLL = "roll"
    KEPT = "kept"


class Operator(Word):
    """What a clause does to a value."""

    MORE = "more"
    LESS = "less"
    IS = "is"
    EXACTLY = "exactly"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"
    DOUBLE = "double"
    HALVE = "halve"


#: The operators that change a value by an amount.
Direction: TypeAlias = Literal[Operator.LESS, Operator.MORE]


class Comparison(Word):
    """More or fewer than somebody else."""

    MORE = "more"
    FEWER = "fewer"


class Modal(Word):
    """What a standing rule grants or forbids."""

    MAY = "may"
    CANNOT = "cannot"
    MAY_ONLY = "may_only"


class Permission(Word):
    """What `may` and `cannot` speak about in a standing rule."""

    ATTACK = "attack"
    ENTER = "enter"
    REACH = "reach"
    OCCUPY = "occupy"
    PASS = "pass"
    FADE = "fade"
    DECLINE = "decline"
    REDEPLOY = "redeploy"
    USE_POWER_HERE = "use_power_here"


class Until(Word):
    """When a timed rule ends."""

    MY_NEXT_TURN = "my_next_turn"
    TURN_END = "turn_end"
    GAME_END = "game_end"

    @property
    def written(self) -> str:
        """Return the word as it stands in a source file."""
        return f"until {super().written}"


class Relation(Word):
    """How two regions may be connected. A border is printed; adjacency is the acting player's reach."""

    BORDERING = "bordering"
    ADJACENT = "adjacent"
    LINKED = "linked"
    WITHIN = "within"

    @property
    def written(self) -> str:
        """Return the word as it stands in a source file."""
        return f"{self} to" if self in (Relation.ADJACENT, Relation.LINKED) else str(self)


class Deed(Word):
    """What can have happened to a region or a race this turn."""

    CONQUERED = "conquered"
    ATTACKED = "attacked"
    LEFT = "left"
    LOST = "lost"


class Since(Word):
    """How far memory goes back."""

    THIS_TURN = "this_turn"
    MY_LAST_TURN = "since_my_last_turn"


class Done(Word):
    """What a party can have done this turn."""

    DECLINED = "declined"
    SCORED = "scored"
    EXPANDED = "expanded"
    ROLLED = "rolled"
    PICKED = "picked"
    USED_THIS = "used_this"


class Measure(Word):
    """Numbers a condition may ask about."""

    SHORTAGE = "shortage"
    ROLL = "roll"
    ROUND = "round"
    COST = "cost"


class Tally(Word):
    """Numbers that are counted without saying of what or where: everybody at the table sees them."""

    TOKEN_LOST = "token_lost"
    TOKEN_THAT_STOOD_THERE = "token_that_stood_there"
    COIN_PAID = "coin_paid"
    COIN_THAT_LAY_THERE = "coin_that_lay_there"
    PIP = "pip"
    ROUND = "round"
    ROUND_LEFT = "round_left"
    TURN_PLAYED = "turn_played"
    TURN_IN_DECLINE = "turn_in_decline"
    PAID = "paid"

    @property
    def noun(self) -> str:
        """Return what is counted, where it is named: `token`."""
        return "" if self is Tally.PAID else self.written.split(" ")[0]

    @property
    def several(self) -> str:
        """Return the word as it stands behind a number: `tokens lost`."""
        return self.written.replace(self.noun, f"{self.noun}s", 1) if self.noun else self.written


class Parity(Word):
    """Whether a number can be halved."""

    EVEN = "even"
    ODD = "odd"


class Store(Word):
    """Where tokens, pieces and cards wait when they are not on the board."""

    TRAY = "tray"
    HAND = "hand"
    BANK = "bank"
    ASIDE = "aside"
    SUPPLY = "supply"
    STACK = "stack"


class CardKind(Word):
    """Tiles a clause may speak about; a marker is a relic or a place, a combo a race with a power."""

    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    MARKER = "marker"
    COMBO = "combo"


class CardPlace(Word):
    """Where such a tile is looked for."""

    THIS = "this"
    MINE = "mine"
    COLUMN = "column"
    PLAY = "play"
    STACK = "stack"
    ON_THIS = "on_this"
    OF_PARTY = "of_party"


class Ground(Word):
    """Classes of terrain that a clause may name."""

    LAND = "land"
    WATER = "water"


class Quantifier(Word):
    """How a noun is meant: one by choice, all, some number."""

    BARE = "bare"
    A = "a"
    ANY = "any"
    EACH = "each"
    ALL = "all"
    ALL_BUT = "all_but"
    NUMBER = "number"
    UP_TO = "up_to"
    AT_LEAST = "at_least"
    ANY_NUMBER = "any_number"
    NONE = "none"


class RegionVerb(Word):
    """What can be done to a region."""

    ATTACK = "attack"
    CONQUER = "conquer"
    OCCUPY = "occupy"
    LEAVE = "leave"
    ENTER = "enter"
    SCORE = "score"


class CardVerb(Word):
    """What can be done with a tile."""

    PICK = "pick"
    PASS = "pass"
    DISCOVER = "discover"
    USE = "use"


class PlainVerb(Word):
    """Procedures of the game."""

    DECLINE = "decline"
    FADE = "fade"
    EXPAND = "expand"
    REDEPLOY = "redeploy"
    REVIVE = "revive"
    ROLL = "roll"
    STOP = "stop"
    PUT_IT_BACK = "put_it_back"
    REPEL = "repel_the_attack"
    CONQUER_ANOTHER_ROUND = "conquer_another_round"
    PLAY_ANOTHER_TURN = "play_another_turn"


class ThingVerb(Word):
    """What can happen to coins, tokens and pieces."""

    GAIN = "gain"
    PAY = "pay"
    LOSE = "lose"
    PLACE = "place"
    MOVE = "move"
    REMOVE = "remove"


class Common(Word):
    """Things every game has."""

    COINS = "coins"
    TOKENS = "tokens"
