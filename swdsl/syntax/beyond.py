"""What the language cannot say, named as such, each with the sentence that comes nearest. Data only.

A row is looked at only where a line could not be read: once something can be said, its row is never met, and
a test asks for it to be taken out. The limits of `docs/language.md` say more about most of them.
"""

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Limit:
    """Words that ask for something there is none of, why there is none, what comes nearest, and a sample.

    If nothing is said to come nearest, the words are to be left out.
    """

    pattern: re.Pattern[str]
    why: str
    nearest: str
    sample: str


def _limit(pattern: str, why: str, nearest: str, sample: str) -> Limit:
    return Limit(re.compile(pattern, re.IGNORECASE), why, nearest, sample)


_TRUCE: Final = (
    "at turn start: choose an opponent, then their active race cannot attack regions I hold"
    " until my next turn"
)

LIMITS: Final[tuple[Limit, ...]] = (
    _limit(
        r"\b(?:who|that|which) (?:has|have) (?:the )?(?:more|fewer|less|most|fewest)\b",
        "Whoever is attacked can be asked what they have; it is not compared with what others have.",
        "when I attack a region held by an opponent, if they have at least 5 coins: cost 1 less",
        "when I attack a region of a player who has more coins than me: cost 1 less",
    ),
    _limit(
        r"\b(?:skip|skips|miss|misses|lose|loses) (?:a|their|his|her|my|your|the next|their next|1) turn\b",
        "Nobody's turn can be left out.",
        _TRUCE,
        "when I conquer a region held by an opponent: they skip their next turn",
    ),
    _limit(
        r"\b(?:copy|copies|mimics?|clones?) (?:an? |the |any |another |all )?(?:\w+ )?(?:powers?|race|abilit)"
        r"|\b(?:steal|borrow|use|gain|take)s? (?:an? |the |any )?"
        r"(?:special )?(?:power|ability|abilities) of (?:an?|another|the|any)\b",
        "A power or ability of somebody else cannot be copied or borrowed.",
        "when I pick this: I may swap my power for a power in the column",
        "when I pick this: copy the power of an opponent",
    ),
    _limit(
        r"\b(?:face[ -]?down|secret|secretly|hidden|in secret)\b",
        "Nothing lies hidden: what a clause does, everybody sees.",
        "",
        "when I conquer a region: place 1 wall face down there",
    ),
    _limit(
        r"\b(?:auction|bid|bids|bidding|vote|votes|simultaneously|at the same time)\b",
        "Every decision is one player's, in turn: nobody bids, votes or chooses at the same time.",
        "at turn start: choose an opponent, then they pay 1 coin to me",
        "at turn start: each player bids 1 coin",
    ),
    _limit(
        r"\b(?:on|across|between) (?:a |the |my |two |2 )?(?:borders?|frontiers?)\b"
        r"|\bbetween (?:two|2) regions\b",
        "A border holds nothing: pieces stand in a region or before a player.",
        "when an opponent attacks a region I hold: cost 1 more",
        "when I conquer a region: place 1 wall on a border",
    ),
    _limit(
        r"\b(?:swap|exchange|trade|switch) (?:an? |my |the |two |2 )?(?:regions?|places|territories)\b",
        "Regions cannot change hands by an exchange; `swap` is for tiles.",
        "at turn start: I may move 1 token from a region I hold to a region I hold",
        "at turn start: I may exchange a region with an opponent",
    ),
    _limit(
        r"\b(?:two|2|second|both) active races?\b",
        "A player has one active race.",
        "at scoring, also in decline: gain 1 coin for each region I hold",
        "always: I may have two active races",
    ),
    _limit(
        r"\b(?:[2-9]|two|three|second|another|extra) (?:dice|die)\b|\bd(?:4|6|8|10|12|20)\b",
        "There is one die, rolled once at a time.",
        "before attack: I may roll, then cost 1 less for each pip",
        "before attack: I may roll two dice",
    ),
    _limit(
        r"\b(?:random|randomly|at random|by chance|coin flip|flip a coin)\b",
        "The die is the only chance there is.",
        "at turn start: I may roll, then gain 1 coin for each pip",
        "at turn start: gain a random amount of coins",
    ),
    _limit(
        r"\b(?:become|becomes|turns? into|is now|transforms? into|changes? into) an? \w+",
        "The ground of a region stays what is printed on the board.",
        "when I score a region: coins 1 more",
        "when I conquer a hill: it becomes a swamp",
    ),
    _limit(
        r"\b(?:team|teammates?|ally|allies|allied|alliance|partner)\b",
        "Clauses do not speak of team-mates: who is one, a game says with `teams of 2 share peace`.",
        _TRUCE,
        "always: my allies cannot attack regions I hold",
    ),
    _limit(
        r"\bwins? (?:the )?game\b|\b(?:I|they) (?:instantly |immediately )?win\b",
        "Coins alone decide who wins.",
        "at game end: gain 5 coins",
        "at game end, if I hold at least 10 regions: I win the game",
    ),
    _limit(
        r"\b(?:turn order|first player|goes? first|go last|goes? last)\b",
        "The order of turns never changes.",
        "at round start: gain 1 coin",
        "at round start: I become the first player",
    ),
    _limit(
        r"\b(?:skip|skips|forgo|leave out) (?:my |the |your )?(?:conquests?|redeployment|scoring|attack)\b",
        "No step of a turn can be left out; a turn without a conquest can be paid for.",
        "at turn end, unless there is a region I conquered this turn: gain 2 coins",
        "at turn start: I may skip conquest",
    ),
)
