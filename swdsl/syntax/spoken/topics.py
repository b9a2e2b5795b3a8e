"""What a sentence that nobody can take apart is likely about: some words of it, and the clauses of that kind.

A topic is told by words that all stand somewhere in the sentence. Its clauses are offered, with the author's
region, number and piece where there are some; nothing is ever assumed from them. Data only.
"""

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Topic:
    """Words that must all be there, and the clause that they are most likely about."""

    words: tuple[re.Pattern[str], ...]
    clause: str


def _topic(words: str, clause: str) -> Topic:
    return Topic(tuple(re.compile(rf"\b(?:{each})") for each in words.split(" + ")), clause)


_THEM: Final = "opponent|enem|attacker|defender|player|owner|some1|foe"
_LESS: Final = (
    "cheaper|less\\b|fewer|discount|reduc|easier|-[0-9]|no extra|ignor|enough|not affected|unaffected"
)
_MORE: Final = "more|extra|additional|harder|\\+[0-9]|defen|protect"
_TAKE: Final = "steal|rob|take|takes|demand|collect|tax"
_FAR: Final = "any region to|anywhere|non-adjacent|not adjacent|fly|flying|teleport|jump|leap|distance|far"
_END: Final = "last round|last turn|final round|final turn"

#: The more words a topic asks for, the earlier it is offered; of equals the first.
TOPICS: Final[tuple[Topic, ...]] = (
    _topic(
        f"{_END} + coin|double|score",
        "at scoring, if there are exactly 0 rounds left: gain 1 coin for each {MINE}",
    ),
    _topic(
        "lost + since|last turn + token",
        "at turn start, if there is a region I lost since my last turn: gain {N} {TOKENS}",
    ),
    _topic(
        "lost + since|last turn",
        "at turn start, if there is a region I lost since my last turn: gain {N} {COINS}",
    ),
    _topic(
        "nobody|no 1|not + attack + since|last turn",
        "at turn start, unless there is a region I lost since my last turn: gain {N} {COINS}",
    ),
    _topic(
        "not + conquer|attack + this turn|anything|any1",
        "at turn end, unless there is a region I conquered this turn: {SIGN} {N} {COINS}",
    ),
    _topic(
        "first + conquest|attack|conquer + less|cheaper|fewer|cost",
        "when I attack a region, once per turn: cost {N} less",
    ),
    _topic("first + conquest|conquer + coin", "when I conquer a region, once per turn: gain {N} {COINS}"),
    _topic("race|combo|power|column|draft + pass|skip", "when anyone passes this: price {N} more"),
    _topic(
        "draft|pick|price|race + cheaper|less|free|discount + combo|race|power|draft",
        "when I pick a combo, also in decline: price {N} less",
    ),
    _topic(
        "cannot|only + attack|conquer + declined|in decline|active",
        "always: declined opponents cannot attack regions I hold",
    ),
    _topic(
        "in decline|declined + coin|earn|worth|bonus",
        "at scoring, only in decline: gain {N} {COINS} for each {MINE}",
    ),
    _topic(
        "opponent|player|another|other race|enem + decline + coin + region|it has|they have",
        "when an opponent declines: gain {N} {COINS} for each region they hold",
    ),
    _topic("opponent|player|another|enem + decline + coin", "when an opponent declines: gain {N} {COINS}"),
    _topic("decline + coin", "when I decline: gain {N} {COINS}"),
    _topic("decline + keep|stay|remain|leave + token", "when I decline: keep all tokens"),
    _topic("decline + same turn|end of|without|also play", "at turn end: I may decline"),
    _topic(f"{_TAKE} + coin + conquer", "when I conquer {R} held by an opponent: they pay {N} {COINS} to me"),
    _topic(
        f"neighbour|adjacent|next to|bordering + {_THEM} + coin",
        "at scoring: gain {N} {COINS} from each opponent that holds a region bordering a region I hold",
    ),
    _topic(
        f"{_TAKE}|pay|pays|give|gives|lose|loses + coin + {_THEM} + attack",
        "when an opponent attacks a region I hold: they pay {N} {COINS} to me",
    ),
    _topic(
        f"give|gives|pay + coin + {_THEM} + conquer",
        "when I conquer a region held by an opponent: they gain {N} {COINS}",
    ),
    _topic(
        f"{_TAKE}|pay|pays|give|gives|lose|loses + coin + {_THEM}|each",
        "at scoring: gain {N} {COINS} from each opponent",
    ),
    _topic(
        f"lose|loses|lost|kill|die|destroy|remove + token + {_THEM} + my|me",
        "when an opponent conquers a region I hold: they lose {N} {TOKENS}",
    ),
    _topic(
        f"lose|loses|lost|kill|destroy|remove|not gain|back + token + {_THEM}",
        "when I conquer a region held by an opponent: they lose {M} tokens",
    ),
    _topic(
        "lose|lost|return|back|survive|die|kill + token|casualt",
        "when an opponent conquers a region I hold: I lose no tokens",
    ),
    _topic(
        f"kill|destroy|eliminate|defeat + {_THEM} + token|gain",
        "when I conquer a region held by an opponent: gain {N} {TOKENS}",
    ),
    _topic(
        "conquered + this turn + coin|worth|score",
        "at scoring: gain {N} {COINS} for each region I conquered this turn",
    ),
    _topic("conquer|conquest + coin", "when I conquer {R}: gain {N} {COINS}"),
    _topic("conquer|conquest + gain|add|extra|new + token", "when I conquer {R}: gain {N} {TOKENS}"),
    _topic("blank|zero|\\b0\\b + die|roll", "when I roll 0: gain {N} {COINS}"),
    _topic("roll|die + coin", "when I roll {N}: gain 1 coin"),
    _topic(
        "roll|die + defen|attack me|attacked",
        "when an opponent attacks a region I hold: roll, then cost 1 more for each pip",
    ),
    _topic("roll|die|reinforcement", "before attack: I may roll, then cost 1 less for each pip"),
    _topic(
        "begin|beginning|start|pick|drafted|initial + coin + with|begin|game|at beginning",
        "when I pick this: gain {N} {COINS}",
    ),
    _topic(
        "begin|beginning|initial|start with|pick|drafted|start of game + token",
        "when I pick this: gain {N} {TOKENS}",
    ),
    _topic(
        "fewer|at most|less than|few + region + coin",
        "at scoring, if I hold at most {N} regions: gain 2 coins",
    ),
    _topic(
        "at least|more than|many + region + coin", "at scoring, if I hold at least {N} regions: gain 2 coins"
    ),
    _topic("most|richest|more coins", "at scoring, if I have more coins than each opponent: pay 1 coin"),
    _topic(
        "fewest|poorest|fewer coins|least coins",
        "at scoring, if I have fewer coins than each opponent: gain 1 coin",
    ),
    _topic(
        "different|kind|type|variety + terrain|region|ground",
        "at scoring: gain 1 coin for each different terrain I hold",
    ),
    _topic(
        "connected|together|contiguous|group|chain + coin|score|worth",
        "at scoring, if there is exactly 1 group of regions I hold: gain {N} {COINS}",
    ),
    _topic("double|twice + coin|income|worth|score", "when I score {R}: coins double"),
    _topic("coin + each|every|all|any|worth", "at scoring: gain {N} {COINS} for each {MINE}"),
    _topic(
        f"cannot|may not|no 1|nobody|never + attack|conquer|enter + {_THEM}|be|no 1|nobody",
        "always: opponents cannot attack {MANY}",
    ),
    _topic(
        "immune|immunity|safe|protect|invulnerable|invincible|untouchable",
        "always: {MANY} are immune to opponents",
    ),
    _topic("cannot|may not|never + attack|conquer|enter|occupy", "always: I cannot attack {ALL}"),
    _topic(f"{_FAR} + attack|conquer|reach|move|go", "always: I may reach any region"),
    _topic(
        "enter|start|begin|first conquest + board|anywhere|any region|middle|centre|center",
        "always: I may enter any region",
    ),
    _topic("through|across|over + move|go|pass|travel|walk|march|cross", "always: I may pass through {ALL}"),
    _topic(
        "water|sea|lake|ocean + land|occupy|conquer|settle|live|treat|enter|swim|cross|sail",
        "always: I may occupy {ALL}",
    ),
    _topic(
        "adjacent|connected|linked|tunnel|neighbour + count|considered|other|each other|all|between",
        "always: {ALL} are adjacent to each other",
    ),
    _topic(f"{_MORE} + {_THEM}|my|defen|attacked", "when an opponent attacks {MINE:a}: cost {N} more"),
    _topic(
        f"{_LESS} + conquer|conquest|attack|cost|need|token|region|mountain",
        "when I attack {R}: cost {N} less",
    ),
    _topic(
        "redeploy|rearrange|reorganise|reorganize|regroup + opponent|their turn|attacked",
        "at turn end of an opponent: I may redeploy",
    ),
    _topic("redeploy|rearrange|reorganise|reorganize|regroup", "at turn start: I may redeploy"),
    _topic("leave|leaving|left + coin", "when I leave a region: gain {N} {COINS}"),
    _topic("leave|leaving|pick up|retreat + region|token|hand", "at turn start: I may leave a region I hold"),
    _topic(
        "move|moves|relocate|shift|transfer + token|all",
        "at turn start: I may move all tokens from a region I hold to a region I hold",
    ),
    _topic(
        "place|put|build|builds|set|add + each|conquer|conquest",
        "when I conquer a region: place 1 {PIECE} there",
    ),
    _topic("place|put|build|builds|set", "at turn end: place up to {M} {PIECES} in regions I hold"),
    _topic("move|moves + any|all|each|my|to", "before scoring: move each {PIECE} to a region I hold"),
    _topic(
        "trade|exchange|convert|buy|pay|paying|swap + token + coin",
        "at any time, once per turn: I may pay {N} {COINS}, then gain 1 token",
    ),
    _topic(
        "sacrifice|discard|trade|exchange|convert + token",
        "at any time: I may pay 1 token, then gain {M} coins",
    ),
    _topic("another|extra|second|additional + turn", "after scoring, once per game: I may play another turn"),
    _topic(
        "again|another round|second time|more conquests + conquer|conquest|attack",
        "after conquests: I may pay 2 coins, then conquer another round",
    ),
    _topic(
        "at most|more than|maximum|limit + token + region", "always: regions I hold have at most {M} tokens"
    ),
    _topic("at least|minimum + token + region", "always: regions I hold have at least {M} tokens"),
    _topic(
        "power|abilit + no effect|cancel|block|ignore|against|disable|lose|switch off",
        "after scoring: choose an opponent, then their power has no effect until my next turn",
    ),
    _topic(
        "power|race + swap|exchange|change|replace|another|new",
        "when I pick this: I may swap my power for a power in the column",
    ),
    _topic(
        f"peace|truce|ally|treaty|cannot attack me + {_THEM}|me",
        "at turn start: choose an opponent, then their active race cannot attack regions I hold until my"
        " next turn",
    ),
    _topic("token + turn|round|each|every", "at turn start: gain {N} {TOKENS}"),
    _topic("coin + turn|round|scoring", "at scoring: gain {N} {COINS}"),
)
