"""Words that mean nearly the same: what only a guess may rest on, and nothing that is assumed. Data only.

Each row has the word that `spoken/` knows, and words or turns of phrase that people say for it, whose place
it takes before a sentence is likened to what the grammar can say.
"""

import re
from typing import Final

from swdsl.syntax.likely.asides import FOLLOWS, PEOPLE

_WORDS: Final[dict[str, str]] = {
    "conquer": (
        "occupying overtake overtakes subdue subdues wrest storm storms captures"
        " recapture retake retakes"
        " retaken reconquer reconquered overpower overpowers beat beats"
    ),
    "conquered": "overtaken subdued snatched stolen",
    "opponent": "foe rival adversary competitor contender aggressor trespasser assailant raider",
    "opponents": "foes rivals adversaries competitors contenders aggressors trespassers assailants raiders",
    "attack": "battle fight hit hits strike invade siege assail charge raid",
    "pick": "draft drafts select",
    "pass": "hop hops sail sails swim swims wade wades cross crosses crossing march stride tread",
    "picking": "drafting selecting",
    "picked": "drafted selected",
    "gain": "pocket pockets enjoy enjoys nets net rake rakes reap reaps",
    "pay": "cough fork spending shell",
    "tokens": "warriors soldiers fighters men guys dudes bodies forces minis chits folk",
    "token": "warrior soldier fighter man guy body mini chit",
    "leave": "evacuate desert deserts forsake vacate withdraw retreat",
    "place": "plop drop plant erect stick",
    "immune": "unassailable inviolable sacred sacrosanct protected impervious",
    "harder": "tougher costlier pricier",
    "easier": "simpler weaker",
    "remove": "dispel clear",
}

#: Turns of phrase, and the plain words for them; the first that fits is taken.
_TURNS: Final[tuple[tuple[str, str], ...]] = (
    (
        (
            r"^(?:if|when|once|after) (?:defeated|conquered|beaten|attacked), (?=(?:the |an? |your )?"
            r"(?:enem|opponent|defender|rival|loser))"
        ),
        "when you conquer a region of an opponent, ",
    ),
    (
        (
            r"^every (\d+|two|three|four) (.+?) (?:produces?|brings?|gives?|yields?|earns?|nets?"
            r"|(?:is|are) worth)(?: you| me)? (.+?)[.!]?$"
        ),
        r"gain \3 for every \1 \2",
    ),
    (
        (
            r"(?<=[a-z] )(?<!opponent )(?<!player )(?<!they )(?<!you )(?<!i )(?<!who )(?<!and )(?<!to )"
            r"(?<!may )(?<!must )gives? (?=(?:you |me )?(?:an?|one|two|three|[0-9]+) )(?!.*\bto\b)"
        ),
        "brings ",
    ),
    (
        (
            r"^((?:your |all |other )?(?:opponent|player|enem|rival|foe)\w*) (.+?) (?:when|while)"
            r" (?:attacking|invading|conquering) (?=you|my|your)(.+)$"
        ),
        r"when an opponent attacks \3, they \2",
    ),
    (r"\b(regions?|tokens?|coins?|areas?) left(?= (?:at|in|on|when|before)\b|,|$)", r"\1"),
    (
        r"^(?:if|when) you (?:start|begin) (?:your|a|the) turn with (.+?), ",
        r"at the start of your turn, if you have \1, ",
    ),
    (
        r"^(?:if|when) you (?:end|finish) (?:your|a|the) turn with (.+?), ",
        r"at the end of your turn, if you have \1, ",
    ),
    (
        (
            r"\b(?:cannot|can't|can not|may not|must not|do not|does not|don't|doesn't)"
            r" (?:use|apply|get|have"
            r"|profit from|benefit from) (?:their|his|her|its|any|the)(?: \w+)?"
            r" (?:powers?|abilit(?:y|ies)|bonus(?:es)?|help)\b"
        ),
        "ignore help",
    ),
    (
        (
            r"^(.+?) (cannot|can't|can not|may not|are|is|get|gets) (.+?) (?:as|so) long as"
            r" (?:you have |there (?:are|is) )?(?:at least )?(\d+|two|three|four)(?: or"
            r" more)?(?: of your)?"
            r" tokens?(?: or more)?(?: (?:stand|are|in|on|left))* (?:there|them|it)[.!]?$"
        ),
        r"\1 with at least \4 tokens \2 \3",
    ),
    (
        (
            r"(?<!my )(?<!your )(?<!own )\b(?:in[- ]decline|declined?|inactive) (?:races?"
            r"|players?|opponents?)\b|\b(?:races?"
            r"|players?|opponents?|enem(?:y|ies)) (?:(?:that|which|who) (?:is|are)"
            r" )?(?:already )?in "
            r"decline\b"
        ),
        "declined opponents",
    ),
    (r"\bactive (?:races?|players?|opponents?)\b", "active opponents"),
    (
        (
            r"\b(?:regions?|areas?|territor(?:y|ies)|lands?|tokens?) (?:(?:that|which) (?:is|are) "
            r")?(?:already )?in decline\b"
        ),
        "regions held by a declined opponent",
    ),
    (
        (
            r"\b(?:scores?|gains?|earns?|gets?|brings?|gives?|worth|yields?) (?:nothing|zero"
            r"|nil)\b(?! (?:extra|more))"
        ),
        "gain no coins",
    ),
    (
        (
            r"\b(?:reduces?|lowers?|decreases?|cuts?) (?:the )?(?:price|cost|costs?|strength"
            r"|defen[cs]e) (?:of|for|to) (.+?) by (\w+)\b"
        ),
        r"\1 cost \2 less",
    ),
    (
        (
            r"\b(?:raises?|increases?) (?:the )?(?:price|cost|costs?|strength|defen[cs]e) (?:of|for"
            r"|to) (.+?) by (\w+)\b"
        ),
        r"\1 cost \2 more",
    ),
    (r"\b(?:one|a) fewer of your\b", "one fewer"),
    (r"\b(?:free of charge|for free|at no cost|costs? nothing|need(?:s)? nothing)\b", "free"),
    (r"\badds? (\w+) to (?:the |its |his |her |their )?(?:defen[cs]e|strength)", r"+\1 defence"),
    (r"\bno (?:income|points|money|gold|vps?|cash)\b", "no coins"),
    (
        (
            r"\b(?:less|fewer) (?:coins?|money|gold|points) than (?:everybody|everyone|all"
            r"|anyone)(?: else)?"
        ),
        "fewer coins than each opponent",
    ),
    (
        r"\bmore (?:coins?|money|gold|points) than (?:everybody|everyone|all|anyone)(?: else)?",
        "more coins than each opponent",
    ),
    (
        (
            r"\b(?:kill|slay|defeat|destroy|beat|crush|drive out)(?:s|ed|ing)? (?=(?:the |a |an |any "
            r")?(?:lost|monster|them\b|tribe|neutral))"
        ),
        "conquer ",
    ),
    (
        (
            r"\bgrab(?:s|bed)? (?=(?:an?|one|two|three|[0-9]+|extra) (?:\w+ )?(?:tokens?|coins?"
            r"|units?|troops?|gold|vps?))"
        ),
        "gain ",
    ),
    (r"\b(?:go|goes|going|come|comes|coming) back\b", "return"),
    (r"\b(?:i|you)(?:'ve| have) got\b", "you have"),
    (r"\bthrow(?:s|ing)? away\b|\bget(?:s|ting)? rid of\b", "discard"),
    (r"\byour (?:armies|army|forces|hordes?|legions?|race)\b", "you"),
    (r"\b(?:every|each) (?:second|other) (?:turn|round)\b", "in even rounds"),
    (
        (
            r"\b(?:two|2) (?:regions|spaces|areas|steps|hexes|territories) (?:away|further|off"
            r"|distant)(?: from (?:yours|your regions?|your borders?|you))?\b"
        ),
        "within 2 of a region you hold",
    ),
    (r"\b(?:count|counts|defend|defends) (?:as )?(?:double|twice)\b", "double"),
    (r"\b(?:at|in) (?:the )?moment (?:that )?(?=you|I|an?)", "when "),
    (
        (
            r"^(?:on|upon|by|when|while) (?:draft|pick|choos|select|tak)(?:t?ing|king) this"
            r" (?:race|power|combo)"
        ),
        "when you pick this race",
    ),
    (r"\b(?:draft|take|select|choose|get)s? (this|the) (?:race|power|combo|banner)\b", r"pick \1 race"),
    (
        (
            r"\b(?:drafts|picks|walks|goes|steps|moves|skips?|draft|pick|skip) (?:past|over)"
            r" (?:this|the|your)\b"
        ),
        "passes this",
    ),
    (r"\bpass(?:es)? over this\b", "passes this"),
    (
        (
            r"\b(?:drives?|throws?|pushes|kicks?|forces?|chases?|expels?) (?:you|me|us) (?:out of|out "
            r"from|from|off) "
        ),
        "conquers your ",
    ),
    (
        (
            r"\b(?:captures?|takes?|conquers?|seizes?|grabs?|steals?|wins?) (an? [a-z]+|one|any|some) "
            r"(?:from|of) (?:you|yours)\b"
        ),
        r"conquers your \1",
    ),
    (
        (
            r"\b(?:an? )?([a-z]+) (?:is|gets|was) (?:taken|captured|conquered|stolen|seized)"
            r" from (?:you|me)\b"
        ),
        r"your \1 is conquered",
    ),
    (
        (
            r"\b(?:region|area|territory|land) (?:falls|is lost) to (?:an? )?(?:enemy|opponent|rival"
            r"|you|someone)"
        ),
        "region is conquered by an opponent",
    ),
    (
        (
            r"\b(?:victor|winner|conqueror|captor) of (?:an? )?(?:battle|fight|region|area)s? "
            r"(?:against|of|from) (?:you|me|yours|mine)\b"
        ),
        "opponent who conquers your region",
    ),
    (
        r"\bloses? (?:an? |one |any )?(region|area|territory|[a-z]+) to (?:you|me)\b",
        r"is conquered by me in \1",
    ),
    (
        (
            r"\b(?:goes|go|going|gone|enters?|entering|sinks?|falls?|slips?|moves?) (?:in"
            r"|into) decline\b"
        ),
        "declines",
    ),
    (r"\bflips? (?:your|my|this|the) (?:race|tokens?)(?: over)?\b", "decline"),
    (r"\bupon declining\b|\bon declining\b|\bin declining\b", "when I decline"),
    (r"\b(?:once|twice) (?:in|during) the game\b", "once per game"),
    (
        (
            r"\b(?:more|extra|additional|another|second|one more) (?:conquest )?(?:phase|round|wave) "
            r"(?:of conquests?)?"
        ),
        "another round of conquests ",
    ),
    (
        (
            r"\b(?:anywhere|any place|everywhere|wherever) (?:on the (?:map|board)|you (?:like|want"
            r"|wish|please))\b"
        ),
        "any region",
    ),
    (
        (
            r"\bon (?:the|your|its) (?:edge|rim|border|margin|outskirts|fringe)s?(?: of the (?:map"
            r"|board|world))?\b"
        ),
        "at the edge",
    ),
    (r"\bregions? at the (?:border|rim|margin) of the (?:map|board)\b", "regions at the edge"),
    (
        (
            r"\bkinds? of (?:terrain|land|region|ground)s?\b|\b(?:terrain|land|region)"
            r" (?:type|kind)s?\b"
        ),
        "different terrain",
    ),
    (r"\bdifferent different\b", "different"),
    (r"\b(?:vp|vps|victory points?|points?|pts?|gold pieces?|gold|money|bucks|dollars?)\b", "coins"),
    (r"\bnext (?:to|door to|by) (?:you|your|yours|any of yours)\b", "adjacent to your regions"),
    (r"\bhalf(?: of)? the (?:cost|tokens|price)\b", "half cost"),
    (r"\b(?:garrison|minimum|at least) of (\d+|an?|two|three|four) in\b", r"at least \1 tokens in"),
    (r"\bthat (?:player|opponent|rival|enemy|foe)\b", "they"),
)
_FORMS: Final[dict[str, str]] = {word: base for base, words in _WORDS.items() for word in words.split()}
#: All words that stand for others.
OTHER_WORDS: Final = frozenset(_FORMS)
_WORD: Final = re.compile(r"[a-z_]+")
_COMPILED: Final = tuple(
    (re.compile(turn), plain) for turn, plain in (*FOLLOWS, *PEOPLE, *_TURNS, *PEOPLE[-2:])
)


def widened(text: str) -> str:
    """Return a sentence in which what means nearly the same as a known word is that word."""
    said = text.lower()
    for turn, plain in _COMPILED:
        said = turn.sub(plain, said)
    return _WORD.sub(lambda found: _FORMS.get(found[0], found[0]), said)
