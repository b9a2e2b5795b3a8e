"""The small closed vocabularies of clauses: steps, values, stores and the like."""

from enum import StrEnum


class State(StrEnum):
    """In which state of its holder a clause works."""

    ACTIVE = "active"
    DECLINED = "declined"
    BOTH = "both"


class Timing(StrEnum):
    """Where a clause stands relative to a step."""

    BEFORE = "before"
    AT = "at"
    AFTER = "after"


class Step(StrEnum):
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


class Period(StrEnum):
    """How long a usage limit counts."""

    TURN = "turn"
    LIFE = "life"
    GAME = "game"


class Life(StrEnum):
    """Which race of a player is meant."""

    ACTIVE = "active"
    DECLINED = "declined"
    OTHER = "other"


class Value(StrEnum):
    """The numbers that events carry and clauses may change."""

    COST = "cost"
    COINS = "coins"
    PRICE = "price"
    LOSSES = "losses"
    KEPT = "kept"


class Operator(StrEnum):
    """What a clause does to a value."""

    MORE = "more"
    LESS = "less"
    IS = "is"
    EXACTLY = "exactly"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"
    DOUBLE = "double"
    HALVE = "halve"


class Modal(StrEnum):
    """What a standing rule grants or forbids."""

    MAY = "may"
    CANNOT = "cannot"
    MAY_ONLY = "may_only"


class Permission(StrEnum):
    """What `may` and `cannot` speak about in a standing rule."""

    ATTACK = "attack"
    ENTER = "enter"
    REACH = "reach"
    OCCUPY = "occupy"
    PASS = "pass"
    FADE = "fade"
    DECLINE = "decline"
    USE_POWER_HERE = "use_power_here"


class Until(StrEnum):
    """When a timed rule ends."""

    MY_NEXT_TURN = "my_next_turn"
    TURN_END = "turn_end"
    GAME_END = "game_end"


class Relation(StrEnum):
    """How two regions may be connected. A border is printed; adjacency is the acting player's reach."""

    BORDERING = "bordering"
    ADJACENT = "adjacent"
    LINKED = "linked"
    WITHIN = "within"


class Deed(StrEnum):
    """What can have happened to a region or a race this turn."""

    CONQUERED = "conquered"
    ATTACKED = "attacked"
    LEFT = "left"


class Done(StrEnum):
    """What a party can have done this turn."""

    DECLINED = "declined"
    SCORED = "scored"
    EXPANDED = "expanded"
    ROLLED = "rolled"
    PICKED = "picked"
    USED_THIS = "used_this"


class Measure(StrEnum):
    """Numbers a condition may ask about."""

    SHORTAGE = "shortage"
    ROLL = "roll"
    ROUND = "round"
    COST = "cost"


class Store(StrEnum):
    """Where tokens, pieces and cards wait when they are not on the board."""

    TRAY = "tray"
    HAND = "hand"
    BANK = "bank"
    ASIDE = "aside"
    SUPPLY = "supply"
    STACK = "stack"


class CardKind(StrEnum):
    """Kinds of tiles a clause may speak about without naming one."""

    RACE = "race"
    POWER = "power"
    RELIC = "relic"
    PLACE = "place"
    MARKER = "marker"
    COMBO = "combo"


class CardPlace(StrEnum):
    """Where such a tile is looked for."""

    THIS = "this"
    MINE = "mine"
    COLUMN = "column"
    PLAY = "play"
    STACK = "stack"
    ON_THIS = "on_this"
    OF_PARTY = "of_party"


class Ground(StrEnum):
    """Classes of terrain that a clause may name."""

    LAND = "land"
    WATER = "water"


class Quantifier(StrEnum):
    """How a noun is meant: one by choice, all, some number."""

    BARE = "bare"
    A = "a"
    ANY = "any"
    EACH = "each"
    ALL = "all"
    NUMBER = "number"
    UP_TO = "up_to"
    NONE = "none"


class RegionVerb(StrEnum):
    """What can be done to a region."""

    ATTACK = "attack"
    CONQUER = "conquer"
    OCCUPY = "occupy"
    LEAVE = "leave"
    ENTER = "enter"
    SCORE = "score"


class CardVerb(StrEnum):
    """What can be done with a tile."""

    PICK = "pick"
    DISCOVER = "discover"
    USE = "use"


class PlainVerb(StrEnum):
    """Procedures of the game."""

    DECLINE = "decline"
    FADE = "fade"
    EXPAND = "expand"
    REDEPLOY = "redeploy"
    REVIVE = "revive"
    ROLL = "roll"
    STOP = "stop"


class ThingVerb(StrEnum):
    """What can happen to coins, tokens and pieces."""

    GAIN = "gain"
    PAY = "pay"
    LOSE = "lose"
    PLACE = "place"
    MOVE = "move"
    REMOVE = "remove"
