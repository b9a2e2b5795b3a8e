"""The constants of the kernel that clauses speak in, each by its name there.

One class for each thing the kernel tells apart, so that no setting can be given another one's word. A test
holds every name to `runtime/words.py`; nobody else spells them.
"""

from __future__ import annotations

from enum import StrEnum, auto


class Word(StrEnum):
    """A constant of the kernel; its value is its name there."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[str]) -> str:
        return name


class Event(Word):
    """A moment of a turn, or an event: what a clause waits for."""

    TURN_START = auto()
    BEFORE_ATTACK = auto()
    ANY_TIME = auto()
    AFTER_CONQUESTS = auto()
    AT_REDEPLOYMENT = auto()
    BEFORE_SCORING = auto()
    AFTER_SCORING = auto()
    ATTACKS = auto()
    ATTACKED = auto()
    CONQUERS = auto()
    LOSES = auto()
    OCCUPIES = auto()
    LEAVES = auto()
    DECLINES = auto()
    FADES = auto()
    PICKS = auto()
    DISCOVERS = auto()
    USES = auto()
    ROLLS = auto()
    SCORES = auto()
    TURN_END = auto()
    SETUP = auto()
    ROUND_START = auto()
    READY = auto()
    GAME_END = auto()
    FINDS = auto()
    IN_CONQUESTS = auto()
    PASSES = auto()
    STRIKES = auto()
    STRUCK = auto()


class Ending(Word):
    """When a rule that lasts for a time ends."""

    UNTIL_NEXT_TURN = auto()
    UNTIL_TURN_END = auto()
    UNTIL_GAME_END = auto()


class Scope(Word):
    """Whom an event must concern, seen from the holder of the clause."""

    MINE = auto()
    OURS = auto()
    ANYONE = auto()
    THEIRS = auto()
    EVERYBODY = auto()
    KIN = auto()
    PASSERS = auto()


class Permit(Word):
    """What a race may do in regions."""

    REACH = auto()
    ENTER = auto()
    ENTER_ONLY = auto()
    OCCUPY = auto()
    PASS = auto()


class Replacement(Word):
    """Where the tokens come from that take a defender's place."""

    FROM_TRAY = auto()
    FROM_TRAY_OR_HAND = auto()


class Stock(Word):
    """Where the pieces come from that a help takes."""

    FROM_SUPPLY = auto()
    FROM_KIT = auto()
    FROM_ANYWHERE = auto()


class Survivors(Word):
    """Where tokens go that a conquest leaves."""

    TO_HAND = auto()
    TO_TRAY = auto()


class Boundless(Word):
    """As many as there are, where a number of tokens is asked for."""

    ALL = auto()


class Protection(Word):
    """Against whom a piece makes its region immune."""

    FROM_OPPONENTS = auto()
    FROM_EVERYONE = auto()


class Reckoning(Word):
    """What becomes of the coins of a region."""

    MORE = auto()
    LESS = auto()
    TIMES = auto()
    EXACTLY = auto()
    AT_MOST = auto()
    AT_LEAST = auto()
    HALF = auto()


class Life(Word):
    """States of a race."""

    ACTIVE = auto()
    DECLINED = auto()
    BOTH = auto()


class Limit(Word):
    """How long uses of a clause are counted together."""

    PER_TURN = auto()
    PER_OPPONENT = auto()
    PER_LIFE = auto()
    PER_GAME = auto()


class Source(Word):
    """The kinds of component whose help can be told apart."""

    RACE = auto()
    POWER = auto()
    PLACE = auto()
    RELIC = auto()


class MarkerKind(Word):
    """Which markers a step may choose among."""

    PLACE = auto()
    RELIC = auto()


class Ask(Word):
    """What one step of a program asks for."""

    NOTHING = auto()
    CONFIRM = auto()
    REGION = auto()
    PLAYER = auto()
    COMBO = auto()
    MARKER = auto()
    DIE = auto()
    SPREAD = auto()
    DRAWN = auto()


Tokens = int | Boundless
"""A number of tokens: so many, or all."""

Setting = int | Word
"""A value that a clause gives the kernel when it is made; a truth value is an `int` too."""
