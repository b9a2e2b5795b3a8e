"""What could stand somewhere, as a list that a person can read."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from swdsl.syntax.grammar import grammar_text
from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.walk import END

_PHRASES: Final = {
    "NAME": "a name",
    "INT": "a number",
    "STRING": "a text in quotes",
    "CODE": "a number such as `D-12`",
    "PERSON": "a player's name with a capital letter",
    "COLON": "a colon",
    "_COMMA": "a comma",
    "VBAR": "`|`",
    END: "the end of the line",
}

# Long families of words, each known by some of its members and told by an example.
_VERBS: Final = frozenset(
    {"_ATTACK", "_CONQUER", "_OCCUPY", "_LEAVE", "_ENTER", "_REACH", "_PASS", "_SCORE", "_GAIN", "_PAY"}
    | {"_LOSE", "_KEEP", "_PLACE", "_MOVE", "_REMOVE", "_REPLACE", "_SWAP", "_USE", "_PICK", "_DISCOVER"}
    | {
        "_CHOOSE",
        "_IGNORE",
        "_DECLINE",
        "_FADE",
        "_EXPAND",
        "_REDEPLOY",
        "_REVIVE",
        "_ROLL",
        "_DRAW",
        "_REVEAL",
        "_STOP",
        "_REPEL",
        "_PLAY",
    }
    | {"SURVIVORS", "_COST", "PRICE", "_COIN"}
)
_THINGS: Final = frozenset(
    {"_TOKEN", "_COIN", "_DEFENDER", "_ENEMY", "_NEUTRAL", "_PIECE", "THIS", "NAME"}
    | {"_RACE", "_POWER", "_RELIC", "_PLACE", "_MARKER", "_COMBO"}
)
_AMOUNTS: Final = frozenset({"_A", "ANY", "EACH", "ALL", "UP", "NO", "INT"})
_REGIONS: Final = frozenset({"_REGION", "NAME", "HERE", "THERE", "MY"}) | _AMOUNTS
_PARTIES: Final = frozenset(
    {"I", "ME", "WE", "US", "THEY", "THEM", "_ANYONE", "NOBODY"}
    | {"ANOTHER", "MY", "THEIR", "ACTIVE", "DECLINED", "OTHER", "_OPPONENT", "_PLAYER", "_ENEMY", "_NEUTRAL"}
)
_FILTERS: Final = frozenset(
    {"BORDERING", "ADJACENT", "LINKED", "WITHIN", "_HELD", "NOT", "THAT", "WHO", "WHICH", "WITH", "OTHER"}
    | {"WITHOUT", "CONQUERED", "ATTACKED", "LEFT", "LOST", "I", "WE", "THEY", "AT", "AND", "OR"}
)
_FAMILIES: Final = (
    ({"_GAIN", "_PAY", "_ROLL"}, _VERBS | _PARTIES | _REGIONS, "what happens, such as `gain 1 coin`"),
    ({"_DEFENDER", "THIS"}, _THINGS | _AMOUNTS, "a thing, such as `1 token`"),
    ({"_REGION", "NAME"}, _REGIONS, "a region, such as `a region I hold`"),
    ({"I", "_ANYONE"}, _PARTIES | _AMOUNTS, "somebody, such as `I` or `an opponent`"),
    ({"BORDERING", "_HELD"}, _FILTERS, "more about the region, such as `I hold`"),
)

# Joining words that only the lexer tells apart; each has a plain one beside it.
_UNSPOKEN: Final = frozenset({"_OR_PARTY", "_OR_FILTER", "_AND_FILTER"})
_MOST: Final = 16

# A terminal and the first of its words; lark itself forgets their order.
_FIRST_FORM: Final = re.compile(r'^(_[A-Z]+):\s+"([a-z]+)"', re.MULTILINE)


def listing(kinds: Sequence[str]) -> str:
    """Return what could stand somewhere: families first, then single words."""
    left = set(kinds) - _UNSPOKEN
    phrases: list[str] = []
    for signs, family, phrase in _FAMILIES:
        if signs <= left:
            phrases.append(phrase)
            left -= family
    phrases += [phrase for kind, phrase in _PHRASES.items() if kind in left]
    spelt = plain_forms()
    phrases += sorted(f"`{spelt[kind]}`" for kind in left - _PHRASES.keys())
    if len(phrases) > _MOST:
        phrases = [*phrases[: _MOST - 1], "another word"]
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])} or {phrases[-1]}"


@cache
def plain_forms() -> dict[str, str]:
    """Return how the language itself spells each kind of word or mark."""
    known = vocabulary()
    marks = {kind: sign for sign, kind in known.marks.items()}
    words = {kind: word for word, kinds in known.words.items() for kind in kinds}
    return marks | words | dict(_FIRST_FORM.findall(grammar_text()))
