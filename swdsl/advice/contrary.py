"""Whether a sentence says the opposite of another: who acts, who gains, what is forbidden, dearer or cheaper.

What is told as on a card is folded first, so that there are `I`, `opponent`, `gain`, `cannot`. Doubt speaks
against a sentence only where both sides say plainly something else: each row is about one such side.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from swdsl.syntax.spoken import folded


def _any(*words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(words)})\b")


_FORBIDS: Final = _any(
    "cannot", "never", r"nobody (?:may|can)", r"no (?:one|opponent|player|race)s? (?:may|can)", "unable"
)
_DENIES: Final = _any(
    *("cannot", "no", "not", "none", "nobody", "never", "neither", "immune", "immunity", "unless", "without"),
    *("only", "ignor\\w*", "protect\\w*", "safe\\w*", "untouchable", "prevent\\w*", "skip\\w*", "stop\\w*"),
    *("forbid\\w*", "instead", "forfeit\\w*", "keep", "unable", "peace", "invulnerable", "0", "free\\w*"),
    *("block\\w*", "impossible", "impassable", "closed", "surviv\\w*", "return\\w*", "back", "refuse\\w*"),
    *("invincible", "unconquerable", "shield\\w*", "secure"),
)
_DENIED: Final = re.compile(r"\b(?:cannot|immune|lose no|only)\b")
_GAINS: Final = _any(
    *(
        "gains?",
        "worth",
        "scor\\w+",
        "bonus\\w*",
        "doubled?",
        "bring\\w*",
        "steals?",
        "tak\\w+",
        "collect\\w*",
    ),
    *(
        "more",
        "extra",
        "recover\\w*",
        "produc\\w*",
        "yields?",
        "grants?",
        "gives?",
        "plus",
        "paid",
        "rewards?",
    ),
    *("draws?", "add\\w*", "free", "hand", "return\\w*", "owes?", "turns? into", "exchange\\w*", "swap\\w*"),
    *(
        "trad\\w+",
        "from",
        "convert\\w*",
        "keep\\w*",
        "copy",
        "regain\\w*",
        "transfer\\w*",
        "coins? per",
        "count\\w*",
    ),
)
_LOSES: Final = _any(
    *(
        "los\\w+",
        "pay\\w*",
        "gives?",
        "less",
        "fewer",
        "discard\\w*",
        "sacrific\\w*",
        "spend\\w*",
        "remov\\w+",
    ),
    *("minus", "kill\\w*", "destroy\\w*", "from", "steals?", "tak\\w+", "costs?", "without", "paid", "owes?"),
    *("exchange\\w*", "swap\\w*", "trad\\w+", "return\\w*", "penalty", "charge\\w*", "tax\\w*", "toll\\w*"),
    *("bribe\\w*", "buy\\w*", "halv\\w*", "half", "worth", "price", "tribute", "-\\d+", "for \\d+ coins?"),
    *("convert\\w*", "turns? into", "reduc\\w+", "hand", "transfer\\w*", "put", "forfeit\\w*", "back"),
)
_GAIN: Final = re.compile(r"\b(?:gains?|coins \d+ more|coins double|to me)\b")
_LOSS: Final = re.compile(r"\b(?:lose|loses|pay|pays|remove|coins \d+ less|from)\b")
_CHEAPER: Final = _any(
    "cheap\\w*",
    "less",
    "fewer",
    "eas\\w+",
    "discount\\w*",
    "reduc\\w+",
    "minus",
    "free",
    "no",
    "nothing",
    "-\\d+",
)
_DEARER: Final = _any(
    *("more", "hard\\w*", "extra", "additional\\w*", "increas\\w*", "defen\\w*", "difficult", "protect\\w*"),
    *("tough\\w*", "dear\\w*", "expensive"),
)
_OTHER: Final = _any(
    *(
        "opponents?",
        "opponent_of_choice",
        "enem\\w+",
        "they",
        "them",
        "their",
        "players?",
        "nobody",
        "anyone",
        "everyone",
        "someone",
    ),
    *("attackers?", "defenders?", "races?", "others?", "another", "neighbours?", "whoever", "owners?", "one"),
    *("steals?", "rivals?", "victims?", "losers?", "somebody", "anybody", "everybody"),
)
_THEY_GAIN: Final = re.compile(r"\b(?:they|opponents?|player|everyone) gains?\b")
_THEY_LOSE: Final = re.compile(r"\b(?:they|opponents?) (?:pays?|loses?|cannot)\b")
_I_LOSE: Final = re.compile(r"(?:: |then |\bI |\bI may )(?:pay|lose) (?!no\b)")
_GIVEN: Final = re.compile(
    r"\b(?:they|opponents?|players?|everyone|anyone|owners?|who|else|neighbours?|victims?)\b[^,;]*"
    r"\b(?:gains?|gets?|receives?|draws?|takes?|keeps?|steals?|earns?)\b|\b(?:gives?|pay|pays)\b"
)
_I_PAY: Final = re.compile(
    r"\bI (?:may |can |must |have to )?(?:pay|lose|give|spend|discard|sacrifice)"
    r"|\b(?:players?|everyone|both)\b"
    r"|(?:^|[,;:] |\bto |\bthen |\band |\bor |\bby |\bfor )(?:pay|lose|spend|discard|sacrifice|give)"
)
_THEY_PAY: Final = re.compile(
    r"\b(?:they|opponents?|opponent_of_choice|attackers?|owners?|defenders?|enemy|race)"
    r" (?:\w+ )?(?:pays?|loses?|gives?|lost)\b|\bsteal"
)
_I_CANNOT: Final = re.compile(
    r"\bI (?:am |do |may |can )?(?:cannot|never|not)\b|^(?:cannot|never)|\bmy \w+ cannot\b"
    r"|\bnot (?:allowed|possible|permitted|count|fade|vanish|disappear)|\bno (?:redeploy|mov)"
)
_AT_ME: Final = re.compile(r"\b(?:conquer|attack|invade)(?:s|ed|ing)? (?:I|me|my)\b")
_I_GIVE: Final = re.compile(
    r"(?:^|\bI |\bI may )(?:give|hand|pay|lose) (?:each |an? |every |all |my |1 coin to )*(?:opponent|player)"
)
_PARTS_WITH: Final = re.compile(r"(?:: |then |\bI |\bmay )(?:pay|lose|remove) (?!no\b)")
_STANDS_DENIED: Final = re.compile(r"\b(?:cannot|immune|no tokens|no coins|only|exactly|at most|0)\b")
_ACTS: Final = r"(?:may |can |cannot |must |do |does |that |who )*(?:conquer|attack|invade|take|enter)"
_I_ACT: Final = re.compile(
    rf"\bI (?:have )?{_ACTS}|\bmy (?:\w+ )?(?:conquest|attack|invasion)"
    r"|\b(?:for|cost) me\b|^(?:to )?(?:conquer|attack)(?!s? (?:on|against)\b)"
)
_THEY_ACT: Final = re.compile(
    rf"\b(?:opponents?|anyone|nobody|players?|someone|enemy|else|everyone|attackers?) {_ACTS}"
    r"|\battack(?:s|ed|ing)? (?:(?:on|against) )?(?:me|my)\b|\b(?:opponents?|attackers?) (?:need|must|pay)"
    r"|\b(?:conquered|attacked|invaded|taken) by (?!me\b)|\bto (?:conquer|attack) (?:me|my)\b"
)
_WHEN_I: Final = re.compile(r"^when I (?:conquer|attack)\b|\bI may (?:conquer|attack)\b")
_WHEN_THEY: Final = re.compile(r"^when (?:an? [\w ]*?opponent|an? enemy) (?:conquers|attacks)\b")


@dataclass(frozen=True, slots=True)
class Sides:
    """What a sentence says of each side."""

    words: str

    @staticmethod
    @lru_cache(maxsize=256)
    def of(text: str) -> "Sides":
        """Read a sentence as it was written."""
        return Sides(folded(text))

    def oppose(self, clause: str) -> bool:
        """Whether a clause says the opposite of this."""
        effect = clause.partition(": ")[2]
        return (
            self._forbid(effect)
            or self._turn(effect)
            or self._cost(effect)
            or self._are_others(clause, effect)
        )

    def _says(self, words: re.Pattern[str]) -> bool:
        return words.search(self.words) is not None

    def _forbid(self, effect: str) -> bool:
        """Whether one forbids what the other does not."""
        if _DENIED.search(effect):
            return not self._says(_DENIES)
        return self._says(_FORBIDS) and "unless" not in self.words and _STANDS_DENIED.search(effect) is None

    def _turn(self, effect: str) -> bool:
        """Whether what is gained there is lost here, or the other way round."""
        if _PARTS_WITH.search(f": {effect}") and not self._says(_LOSES):
            return True
        gained, lost = _GAIN.search(effect), _LOSS.search(effect)
        if gained and not lost:
            return self._says(_LOSES) and not self._says(_GAINS)
        return bool(lost and not gained and self._says(_GAINS) and not self._says(_LOSES))

    def _cost(self, effect: str) -> bool:
        """Whether what is cheaper there is dearer here, or the other way round."""
        if re.search(r"\bcosts? \d+ less\b", effect):
            return self._says(_DEARER) and not self._says(_CHEAPER)
        return bool(
            re.search(r"\bcosts? \d+ more\b", effect) and self._says(_CHEAPER) and not self._says(_DEARER)
        )

    def _are_others(self, clause: str, effect: str) -> bool:
        """Whether somebody else acts, gains or loses than here."""
        i_act, they_act = self._says(_I_ACT), self._says(_THEY_ACT)
        if (_WHEN_I.search(clause) and they_act and not i_act) or (
            _WHEN_THEY.search(clause) and i_act and not they_act
        ):
            return True
        if _THEY_GAIN.search(effect) and not self._says(_GIVEN):
            return True
        if _THEY_LOSE.search(effect) and not self._says(_OTHER):
            return True
        if ("I cannot" in effect and (not self._says(_I_CANNOT) or self._says(_AT_ME))) or (
            "to me" in effect and self._says(_I_GIVE)
        ):
            return True
        return bool(_I_LOSE.search(f": {effect}") and self._says(_THEY_PAY) and not self._says(_I_PAY))
