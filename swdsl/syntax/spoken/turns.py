"""Sentences turned so that a `when` of its own says when something happens, and `I` is the race itself."""

import re
from typing import Final

from swdsl.syntax.spoken.rows import Row, rewritten, row

_PREDICATE: Final = (
    r"(?:must |has to |have to |will )?(?:pay|lose|give|gain|discard|hand|owe|cost|need|keep)s?\b"
)
_WHO: Final = r"(?:(?:an?|any|each|all) )?(?:active |declined )?(?:opponent|player|enemy|race)s?"
_BRINGS: Final = r"(?:gives?|gains?|brings?|earns?|grants?|yields?|is worth|nets?)(?: me)?"
_TIMES: Final = r"(?: for each (?:attack|conquest|time))?"

_PICK: Final = (
    r"(?:pick|choose|draft|select|buy|take)s?(?: up)? (?:an? |another )?(?:new )?(?:race|combo|power)"
)

TURNS: Final[tuple[Row, ...]] = (
    row(
        rf"^{_WHO} (?:who|that|which) {_PICK} ({_PREDICATE}.*)$",
        r"when an opponent picks a combo, they \1",
    ),
    row(
        rf"^{_WHO} (?:who|that|which) (?:declines?|enters? decline) ({_PREDICATE}.*)$",
        r"when an opponent declines, they \1",
    ),
    row(
        rf"^{_WHO} (?:who|that|which) (leave|score)s? (.+?) ({_PREDICATE}.*)$",
        r"when an opponent \1s \2, they \3",
    ),
    row(
        rf"^{_WHO} (?:who|that|which) (attack|conquer)s? (.+?) ({_PREDICATE}.*?){_TIMES}$",
        r"when an opponent \1s \2, they \3",
    ),
    row(rf"^{_WHO} (attack|conquer)ing (.+?) ({_PREDICATE}.*)$", r"when an opponent \1s \2, they \3"),
    row(rf"^(roll|conquer|attack|leav|scor)ing (.+?) {_BRINGS} (.+)$", r"when \1ing \2, gain \3"),
    row(rf"^each (.+?) (?:that )?I (conquer|leave|attack) {_BRINGS} (.+)$", r"when I \2 a \1, gain \3"),
    row(r"^((?:I )?gain .+?) for each (.+?) (?:that )?I (conquer|leave|attack|lose)$", r"when I \3 a \2, \1"),
    row(r"\b(costs?(?: \w+)?) \+([0-9]+)(?: tokens?)?\b", r"\1 \2 more"),
    row(r"^((?:[^,]+, )?)for (each|every [0-9]+) ([^,]+), (.+)$", r"\1\4 for \2 \3"),
    row(
        r"^(my regions?|regions? I hold|my [a-z]+|[a-z]+ I hold)( .+?) (?:if|when|while) (?:they|it)"
        r" (?:contain|hold|have|ha)s? (.+)$",
        r"\1 with \3\2",
    ),
    row(
        r"^(?:if|when|while|whenever) (?:an? |any |each )?(?:region of mine|my region|region I hold|1"
        r" of my regions)"
        r" (?:is|lies) (.+?), (?:it|that region|this region) (.+)$",
        r"regions I hold \1 \2",
    ),
    row(
        r"^more (.+?)(?: that)? I (?:hold|own|control|have|occupy),? (?:cheaper|less|easier)"
        r"(?: are)? (?:my )?(?:attacks?|conquests?|conquering|attacking)?.*$",
        r"attacks cost 1 less for each \1 I hold",
    ),
    row(
        r"^more (.+?)(?: that)? I (?:hold|own|control|have|occupy),? more (coin|token)s? .*$",
        r"gain 1 \2 for each \1 I hold",
    ),
    row(r"^first time (?:each|every|per|in a|a) turn(?: that)? (.+?), ", r"first time \1 each turn, "),
)
#: Said of a player, these tell one from the others; any other word is a name, as in `the Flying player`.
_ONE_OF_MANY: Final = (
    r"[a-z]+est|first|second|third|last|next|previous|leading|losing|winning|richer|poorer|weaker|stronger|left"
    r"|right|chosen|attack\w*|attacking|defending|conquered|neighbouring|adjacent|bordering|same|which|target(?:ed)?"
)
_SELF: Final = re.compile(
    r"(?P<self>this race|race|its player|its owner|holder of this (?:race|power)|owner of this race|my"
    r" tokens|this power|this tribe|my race|my people"
    r"|(?P<name>[a-z]+(?:(?<!s)s|men|folk)|(?!(?:no|each|any|other|all|every|another|an?|which|active|declined"
    rf"|{_ONE_OF_MANY})\b)[a-z]+ players?))"
    r" (?=(?:gain|may|cannot|need|pay|conquer|attack|do not|does not|lose|can|must|have|score|take|steal"
    r"|place|keep|are immune|is immune|build|use|roll|leave|move|redeploy|start|begin|ignore|enter|reach"
    r"|treat|count"
    r"|choose|swap|decline|stay|return|remain|draw|put|never|get|earn|receive|collect|spread|add|own|hold"
    r"|control|occupy|are (?:able|allowed)|attack|discard|steal)s?\b)"
)
NOT_MYSELF: Final = frozenset(
    {
        "opponents",
        "enemies",
        "regions",
        "others",
        "players",
        "tokens",
        "coins",
        "attackers",
        "defenders",
        "this",
    }
    | {"mountains", "hills", "forests", "swamps", "farmlands", "seas", "lakes", "mines", "caverns", "rivers"}
    | {"mudpools", "crystals", "fields", "woods", "caves", "symbols", "tribes", "monsters", "races", "powers"}
    | {"sources", "nobody"}
)
_SOMEBODY: Final = re.compile(r"\b(?:opponent|player|enem|another|other)")
_LABEL: Final = re.compile(r"^(?!always|at |when|before|after|if |pay |gain )[a-z' -]{2,28}: ?(?=\S)")
_MY_OWN: Final[tuple[Row, ...]] = (
    row(r"\bthey\b|\bit(?= (?:gain|may|can|lose|need|pay|conquer|attack|hold|occup|score|decline)s?\b)", "I"),
    row(r"\b(?:their|its)\b", "my"),
    row(r"^(gain|need|pay|conquer|attack|lose|score|take|place|keep|build)s\b", r"\1"),
    row(r"^(?:is|are) (?=immune)", "am "),
    row(r"^does not", "do not"),
)


def turned(words: str) -> str:
    """Return a sentence with its parts in the usual order."""
    return rewritten(words, TURNS)


def of_me(words: str) -> tuple[str, bool]:
    """Return a sentence about a race by its name as one about me, and whether that is certain."""
    label = _LABEL.match(words)
    words = words[label.end() :] if label else words
    found = _SELF.search(words)
    if found is None or found["self"] in NOT_MYSELF or not _begins(words, found.start()):
        return words, True
    before = words[: found.start()]
    if found["name"] and not _SOMEBODY.search(before):  # who is named afterwards was meant before, too
        before = rewritten(before, _MY_OWN)
    return f"{before}I {rewritten(words[found.end() :], _MY_OWN)}", not found["name"]


def _begins(words: str, at: int) -> bool:
    """Whether a part of a sentence begins there."""
    return (
        at == 0
        or re.search(r"(?:, |\b(?:when|whenever|if|time|after|once|while|that|as) )$", words[:at]) is not None
    )
