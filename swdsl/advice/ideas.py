"""What a sentence can be about, idea by idea: how people say it, and how a clause does. Data only.

A sentence is folded first, so that there are `I`, `opponent`, `region`, `token`, `coin`. What
is said and stands in no clause is lost; what a clause says and nobody has said is made up.
"""

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Idea:
    """An idea: how it is said, how it is written, and whether a guess may have it though nobody said it."""

    said: re.Pattern[str]
    written: re.Pattern[str]
    is_free: bool = False


def _idea(said: str, written: str, *, is_free: bool = False) -> Idea:
    return Idea(re.compile(rf"\b(?:{said})"), re.compile(rf"\b(?:{written})"), is_free)


#: Ideas that a guess must have if they are said, and must not have if they are not.
IDEAS: Final[tuple[Idea, ...]] = (
    _idea(r"die\b|dice|rolls?|rolled|rolling|reroll\w*|pips?\b|reinforcement", r"rolls?\b|pips?\b"),
    _idea(
        r"pay|paid|spend|spent|give|gave|hand\b|buy|bribe|tax|toll|trade|exchang|swap|owe"
        r"|cost (?:me )?[0-9]+ coin"
        r"|steal|stole|rob|loot|los|forfeit|transfer|donat|fine\b|fined|tribute|charge|penalt|minus|sacrific"
        r"|discard|return|demand|for [0-9]+ (?:coins?|tokens?)|take\w* (?:an? |[0-9]+ )?coins?|throw"
        r"|convert|costs? "
        r"|from (?:an?|each|the|every|any) (?:opponent|player)|from them|turn\w* [^,;]* into|surrender"
        r"|ransom|put",
        r"pays?\b|loses? (?!no\b)",
    ),
    _idea(r"reviv|resurrect|come\w* back|back to life|return|again|reactivat|re-enter|wake", r"revive\b"),
    _idea(
        r"pass|skip|overlook|ignor|jump|leap|draft|past\b|not (?:pick|choos|tak)|declined to pick|walk"
        r"|cross|through"
        r"|fly|over\b|swim|sail|travel|march",
        r"pass(?:es)?\b",
    ),
    _idea(
        r"pick|choos|chose|select|draft|tak|swap|first turn|start|begin|new race|combo|name",
        r"pick(?:s|ed)?\b",
    ),
    _idea(
        r"fail|cannot conquer|repel|fend|beaten back|stop|block|succe|parr|thwart|cancel|bounce",
        r"fails?\b|repel\b",
    ),
    _idea(r"terrain|grounds?\b|kinds?\b|types?\b|different|variet|becom|turn|transform|chang", r"terrain\b"),
    _idea(r"becom|turn|transform|chang|convert|burn|flood|grow|count\w* as|treat|into", r"becomes?\b"),
    _idea(r"column|display|market|row\b|draft|offer|available|combos?\b|slot|powers?\b", r"column\b"),
    _idea(r"swap|exchang|trad|switch|chang|replac|tak|second power", r"swap\b"),
    _idea(r"borrow|copy|copies|mimic|use|using|imitat|steal|gain|tak|lend|loan", r"use (?!no\b)\w+ as\b"),
    _idea(r"reveal|face|hidden|secret|turn\w* (?:up|over)|look|flip|trap", r"reveal\b"),
    _idea(r"declin|active|fade|old race", r"declin\w*|fade"),
    _idea(r"rounds?\b|last turn|final|every other turn|even|odd\b|end of|first turn", r"rounds?\b"),
    _idea(
        r"redeploy\w*|rearrang|reorgani|redistribut|regroup|reshuffl|mov|teleport|from [^,;]* to\b"
        r"|shift|transfer|relocat|spread",
        r"redeploy\b|move\b",
    ),
    _idea(
        r"edges?\b|border regions?|middle|cent(?:re|er)|rim\b|border of (?:the )?board|inland|coast|outer",
        r"edge\b",
    ),
    _idea(r"doubl|for 2 coins|twice|two times|2 times", r"double\b"),
    _idea(r"halv|half", r"halve\b"),
    _idea(r"another turn|extra turn|second turn|additional turn|turn again|twice", r"play another turn"),
    _idea(
        r"second|another|again|more conquests|extra|continue|further|once more|additional|keep conquering",
        r"conquer another round",
    ),
    _idea(
        r"most\b|fewer|less|more|than|rich|poor|behind|ahead|lead|as many", r"(?:more|fewer) [\w ]+ than\b"
    ),
)

#: Words that weigh: a guess without a counterpart has lost them.
KEPT: Final[tuple[Idea, ...]] = (
    _idea(r"steps? away|[0-9] regions away|distance|far away", r"within|steps?\b|reach", is_free=True),
    _idea(
        r"third|fourth|fifth|second(?! race)|(?:my|their|each) (?:last|final) (?:attack|conquest|region)",
        r"exactly|beyond|at least|another|turns? played",
        is_free=True,
    ),
    _idea(r"[0-9]+ different (?:players|opponents)", r"for each opponent", is_free=True),
    _idea(
        r"(?:all|each|every) (?:players?|opponents?) (?:\w+ )?(?:lose|pay|must|give|pick|choose)",
        r"each opponent|from each|opponents",
        is_free=True,
    ),
    _idea(
        r"opponents? (?:\w+ )?(?:decides?|picks? 1|chooses?|selects?)",
        r"(?:opponent|they) (?:may )?choose|picks",
        is_free=True,
    ),
    _idea(r"later|after [0-9]+ (?:turns|rounds)", r"turns? played|rounds?", is_free=True),
    _idea(r"until", r"until|since", is_free=True),
    _idea(r"since", r"since|this turn", is_free=True),
    _idea(r"once (?:per|in|a|each|every) (?:the )?(?:game|life)|only once\b", r"once per", is_free=True),
    _idea(r"nothing|none\b", r"no\b|0\b|cannot|unless|immune|without|9 less|exactly", is_free=True),
    _idea(
        r"cannot|never\b|may not", r"no\b|0\b|cannot|unless|immune|without|not\b|only|exactly", is_free=True
    ),
    _idea(
        r"share|coexist|together with|same region",
        r"with the same",
        is_free=True,
    ),
)
