"""Words that a sentence can do without once it is only asked what it is about: who, when, how many, where.

Unlike `words.py` these rows may cost a shade of meaning, so what comes of them is offered, never assumed.
"""

import re
from typing import Final

from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.spoken.lexicon import IDEAS
from swdsl.syntax.spoken.rows import Row, rewritten, row
from swdsl.syntax.spoken.turns import NOT_MYSELF, of_me, turned
from swdsl.syntax.spoken.words import plain, singular

_KEPT: Final = (
    r"(?!(?:of|more|extra|additional|less|fewer|enemy|opponent|lost|with|and|or|to|in|on|for|from|my|their|a"
    r"|all|any|no|each|least|most|than|I|they|gain|lose|pay|place|move|keep|their|those|these|declined"
    r"|active|defending|attacking|surviving)\b)"
)
_ABLE: Final = (
    r"(?:is|are|am) (?:able|allowed|permitted|entitled|free) to|has? the (?:right|option|ability) to"
    r"|have (?:right|option|ability) to|(?:may|can) (?:choose|decide|elect|opt|attempt|try) to|could"
    r"|(?:may|can) (?:also |then |even |instead )+"
)

_GUARDED: Final = r"\bregions? (?:guarded|defended|held|occupied|protected) by"
_FEWEST_LETTERS: Final = 3
_ORDINARY: Final = frozenset({"lost", "lone", "with", "the", "for", "her", "all"})
_PERSON: Final = re.compile(
    r"\bI (gain|lose|need|pay|conquer|attack|hold|score|decline|place|move|keep|roll|leave|take)s\b"
)
_MY_RACE: Final = re.compile(
    r"my ([a-z]+(?:s|men|folk)) (?=(?:may|must|can|cannot|gain|lose|need|pay|conquer|attack|have|do|are"
    r" able)\b)"
)
_LOST_TO_ME: Final = (
    r"\bfor each (?:enemy |opponent |opposing |defending )?(?:enemy |opponent )?tokens?"
    r" (?:(?:that |which )?(?:is |are )?(?:lost|killed|destroyed|defeated|conquered|eliminated)"
    r"(?: by (?:me|(?:my |an? )?(?:opponent|enem)(?:s|y|ies)?))?"
    r"|(?:that |which )?I (?:kill|destroy|defeat|conquer|eliminate)(?:ed)?"
    r"|(?:that |which )?(?:they|(?:my |an? )?(?:opponent|enem)(?:s|y|ies)?) (?:loses?|lost))"
    r"(?: (?:during|on|in|this) (?:my )?turn| this turn)?\b"
)
_LOST_BY_ME: Final = (
    r"\bfor each (?:of )?(?:my )?tokens? (?:that |which )?(?:I (?:lose|lost)|(?:is |are )?lost by me)\b"
)
_TENSES: Final[tuple[Row, ...]] = (
    row(r"\bI have been (?=\w+ed\b|taken\b|beaten\b|driven\b)", "I am "),
    row(r"\b(?:has|have|had) been (?=\w+ed\b|taken\b|beaten\b|driven\b)", "is "),
    row(r"\btook(?= this turn| from| over|$|[,;])", "conquered"),
    row(
        r"\b(when|whenever|time|if|once) (I|they|an opponent) took (?=(?:an?|any|my|their) )",
        r"\1 \2 conquered ",
    ),
    row(r"\b(?:last|earlier) this turn\b", "this turn"),
)
_RANKS: Final[tuple[Row, ...]] = (
    row(
        r"\bI am (?:currently |presently )?(?:in )?(?:dead )?(?:last(?: place)?|losing|trailing"
        r"|behind|poorest)"
        r"(?: player)?(?: in (?:coins|points|score))?(?=$|[,;])",
        "I have fewest coins",
    ),
    row(
        r"\bI am (?:currently |presently )?(?:(?:in )?(?:first(?: place)?|lead)|leading|winning|ahead"
        r"|richest)(?: player)?"
        r"(?: in (?:coins|points|score))?(?=$|[,;])",
        "I have most coins",
    ),
)
_ROWS: Final[tuple[Row, ...]] = (
    row(r"[()\[\]]", ","),
    row(r"\bin decline,? (?:too|also|as well)\b", "even in decline"),
    *_TENSES,
    *_RANKS,
    row(_LOST_BY_ME, "for each token lost when an opponent conquers a region I hold"),
    row(_LOST_TO_ME, "for each token lost when I conquer a region held by an opponent"),
    row(r"\b(coins?|tokens?) (?:per|for each|each|every|a) turn\b", r"\1"),
    row(
        r"\b(?:an?|1|any|some) (?:opponent|player)s? (?:of (?:my|your) choice|I choose)\b",
        "opponent_of_choice",
    ),
    row(r"\b(?:if|when|whenever) I (?:end|finish) (?:my|a|the) turn with\b", "at end of my turn, if I have"),
    row(r"\bI have no tokens? (?:in|on) (?:any |an? )?(?=\w)", "I hold no "),
    row(r"\b(?:an? )?blank(?: (?:die|face|side|roll|result))?\b", "0"),
    row(r"\b(?:if|when) it (?:comes? up|shows?|lands? on|is|rolls) (?:an? )?([0-9])\b", r"if I roll \1"),
    row(
        r"\b(?:add ([0-9]+) to (?:my )?(?:(?:conquest|attack)(?:ing)? )?(?:strength|force|value)"
        r"|\+([0-9]+) (?:attack|conquest|attacking)? ?(?:strength|force|bonus))\b",
        r"\1\2 less cost",
    ),
    row(r"\battack(s|ing|ed)? from (?:an? |my )?([a-z_]+)(?= |$)", r"attack\1 region bordering a \2 I hold"),
    row(r"\bif (?:my|that|this|the) region (?:has|contains|holds|shows) ", "to attack my region with "),
    row(r"\beach conquered ([a-z_]+) (gives?|gains?|brings?|earns?)", r"each \1 I conquer \2"),
    row(r",? \(?rounded? down\)?", ""),
    row(
        r"\b(?:(?:for |with )?my (?:attack|conquest)s? )?(?:do not|does not|need not|not) (?:need"
        r"|have) (?:to be |any |an? )?"
        r"(?:adjacen\w+|border\w*|neighbour\w*|connect\w+)(?: to \w+| a region I hold)?",
        "I may reach any region",
    ),
    row(
        r"\b(?:without|ignor\w+|regardless of|no matter) (?:need for )?(?:adjacency|borders|connection)\b",
        "may reach any region",
    ),
    row(r"\b([0-9]+|an?) coins? (?:less|fewer)\b", r"\1 less coins"),
    row(r"\b(?:an?|1) (?:less|fewer) coins?\b", "1 less coins"),
    row(r"\b(?:he|she)\b|\b(?:that|this|said|chosen) (?:player|opponent|enemy)\b(?!')", "they"),
    row(r"\b(?:him|her)\b(?= |$)(?! \w+s?\b)", "them"),
    row(r"\b(?:his|her|that (?:player|opponent)'s|opponent's|opponents')\b", "their"),
    row(r"\b(who|that) (?:wants?|tries|attempts?|wishes|would like) to\b", r"\1"),
    row(r"\ba neighbour\b(?! region)", "an opponent"),
    row(r"\bregions? they (?:had|have|own|held|control|occupy)\b", "region they hold"),
    row(r"\b(coin|token)s? equal to (?:the )?number of (?=\w)", r"1 \1 for each "),
    row(r"\b(gives?|worth|scores?|brings?)(?: me)? -([0-9]+)(?: coins?)?", r"\1 \2 coins less"),
    row(r" first(?=$|[,;])", ""),
    row(r"\bloses? (?=if|when|on|in case)", "fails "),
    row(r"\benemies\b", "opponents"),
    row(r"\b(?:wipe|wipes|wiped) out\b", "conquer"),
    row(r"\b(?:kill|destroy|eliminate|defeat) (?=(?:an? |each |any )?(?:lost|monster))", "conquer "),
    row(
        r"\b(?:when|whenever|each time|every time|if|after|once) I (?:have )?(?:conquer|attack)(?:ed)?"
        r" (?:at least )?([0-9]+)"
        r" regions?"
        r" (?:in|during|this|per|on|within)(?: (?:1|an?|same|my|each|single))?(?: turn)?\b",
        r"if I conquered at least \1 regions this turn",
    ),
    row(
        r"^(?:an? )?(?:opponent|enemy|attacker|they)s? (?:loses?|pays?|gives?) (.+?) for each (\w+) they"
        r" (conquer|attack)s? from me",
        r"when an opponent \3s my \2, they pay \1",
    ),
    row(r"\b(choose|pick|select) (?=opponent\b)", r"\1 an "),
    row(r"\b(?:adjacent|neighbouring|bordering) (opponents?|players?)\b", r"\1"),
    row(
        r"\b(when|whenever|if|time) I (?:am|are|is) (?:conquer|attack|kill|push|driven)(?:ed)?(?: out)?"
        r" (?:in|on|from) (?:an? )?(\w+)",
        r"\1 my \2 is conquered",
    ),
    row(r"\banother race\b(?! and)", "an opponent"),
    row(r"\bregions? it (?:has|had|holds|held|owns)\b", "region they hold"),
    row(r"\b([0-9]+|an?) of their coins?\b", r"\1 coins from them"),
    row(r"\b(?:adjacent|neighbouring|bordering) (regions?) (?:of|to) ", r"\1 bordering "),
    row(r"\bfor each conquered (\w+(?: region)?)", r"for each \1 I conquer"),
    row(r"^(?:start|begin) (?:my|each|an?|every) turn (?:by|with) ", "at start of my turn, "),
    row(r"\b(plac|mov)ing (?=an?|[0-9]|my|up)", r"\1e "),
    row(r"\b(put|gain|pay|roll)t?ing (?=an?|[0-9]|my|up|die)", r"\1 "),
    row(
        r"\b(time|when|whenever|if) I (?:enter|step into|move into|go into) (?!decline|play|board|game|into)",
        r"\1 I conquer ",
    ),
    row(
        r"\bfirst time (I conquer [^,]+?)(?= each turn| per turn|,|$)(?! each| per)",
        r"when \1, once per life,",
    ),
    row(r"\bmy declined race\b(?: also)?", "in decline I"),
    row(r"\bat least ([0-9]+) of my regions? (?:is|are) ", r"I hold at least \1 region "),
    row(r"\ban enemy\b(?! \w*(?:region|token))", "an opponent"),
    row(r"\bconqueror\b", "attacker"),
    row(r"\b(when|if|whenever) 1 (attack|conquer)s\b", r"\1 an opponent \2s"),
    row(r"\b(attack|conquer)(s?|ing) (?:me|I) (?:in|on) (?:an? )?", r"\1\2 my "),
    row(
        r"\bconquer(s?|ing) (?:an? )?(?:opponent|enemy|player|them)s? (?:in|on) ((?:an? )?\w+)",
        r"conquer\1 \2 held by an opponent",
    ),
    row(r"\b(?!opponent|player|enemy|race)([a-z]+)'s regions?\b", r"region with \1"),
    row(r"\bI take(?=$|[,;.])", "I conquer"),
    row(r"\b(gives?|worth|scores?|brings?) \+?([0-9]+)(?= each| more|$|[,;])(?! coins?)", r"\1 \2 coins"),
    row(r"\b(?:it is )?(?:necessary|needed|required) to use\b", "needs"),
    row(r"\bnobody (?:is |are )?(?:may|can)\b", "nobody may"),
    row(r"\b(?:ever|forthwith|permanently|forever|again and again)\b", ""),
    row(r"(?<=\w) ?(?:-|--|/) (?=\w)", ", "),
    row(r"[!?\"“”*]", ""),
    row(rf"\b(?:{_ABLE})(?= |$)", "may"),
    row(r"\b(?:may|can) (?:only )?be able to\b", "may"),
    row(r"\b(?:has|have|am|is|are) (?:to|forced to|required to|obliged to)\b", "must"),
    row(r"\bwhoever\b|\banybody who\b|\banyone who\b|\bany player who\b", "opponent who"),
    row(r"\bsomeone(?: else)?\b|\bsomebody(?: else)?\b|\bsome1\b|\banother person\b", "an opponent"),
    row(r"\b(?:people|guys|peoples|dudes|(?<!lost )tribes)\b(?=.)", "tokens"),
    row(r"\b(?:while|as long as|when) (?:this race is|it is|I am|they are|my race is)? ?active\b", ""),
    row(r"\b(?:regions?) of (?:theirs|them|his|hers)\b", "region they hold"),
    row(
        r"(?<!\ba )(?<!\ban )(?<!\bnother )(?<!\beach )\b(?:the )?(?:attacked|conquered|targeted"
        r"|target|lost|same|new"
        r"|newly conquered) region\b",
        "there",
    ),
    row(r"\b(?:in-decline|in decline) (races?|regions?|opponents?|tokens?)\b", r"declined \1"),
    row(
        r"\b(races?|opponents?|players?) (?:that is |that are |who is |which is )?in decline\b",
        r"declined \1",
    ),
    row(r"\b([0-9]+|an?) of (?:(?:my|their|those|these) (?=tokens?\b)|them\b|those\b)", r"\1 token "),
    row(r"\btoken +tokens?\b", "token"),
    row(rf"{_GUARDED} more than 1 (?:enemy )?tokens?", "region with at least 2 tokens"),
    row(rf"{_GUARDED} at least ([0-9]+) (?:enemy )?tokens?", r"region with at least \1 tokens"),
    row(
        rf"{_GUARDED} (?:only |exactly )?1 tokens?(?: of mine| I hold)?", "region I hold with exactly 1 token"
    ),
    row(
        r"\b(when|whenever|each time|every time|if) I lose (?:an? |1 |any |my |some )?tokens?\b(?: in \w+)?",
        r"\1 I lose a region",
    ),
    row(r"\btake(s?) (?=(?:an?|any|each|my|their|all|every) (?:\w+ ){0,2}?regions?\b)", r"conquer\1 "),
    row(r"\b(for each [a-z ]+ I (?:conquer|leave))(?:ed)?$", r"\1"),
    row(r"^(for each [a-z ]+ I (?:conquer|leave))(?:ed)?,", r"\1,"),
    row(
        r"\btokens? (?:die|dies|perish(?:es)?|falls?|(?:is|are) (?:killed|destroyed|slain|eliminated))\b",
        "token is lost",
    ),
    row(r"\b(?:kill|destroy|eliminate|slay|murder|discard|sacrifice)(?:s|ed|ing)?\b", "lose"),
    row(r"\bcasualt(?:y|ies)\b", "lost token"),
    row(r"\b(even|odd)-?(?: ?numbered)? (?:turn|round)s?\b", r"\1 rounds"),
    row(r"\b(?:troop|army|token) (?=redeployment)", ""),
    row(rf"\b((?:[0-9]+|an?|new|extra|additional)) {_KEPT}[a-z'-]+ (?=tokens?\b)", r"\1 "),
    row(r"\b(?:new|fresh|free|special|single|normal|bonus|entire|whole|(?<!I )own|very) (?=\w)", ""),
    row(r"\b(?:that|as) many\b", "that many"),
    row(
        r"\b(?:of|from) (?:my|your) choice\b|\bof choice\b|\bif (?:possible|able|any|I (?:wish|want|like"
        r"|can))\b",
        "",
    ),
    row(
        r"\b(?:instead of|rather than) (?:only |just )?(?:losing )?(?:1|the usual|usual|normal)\b(?:"
        r" token| coin)?",
        "",
    ),
    row(r"\bat (?:an? )?(?:additional |reduced )?costs? of\b", "for"),
    row(r"\b(?:than|as) (?:normal|normally|usual|usually)\b", ""),
    row(
        r"\b(?:actually|basically|really|just|simply|then|thus|therefore|so|please|well|successfully|too)\b",
        "",
    ),
    row(r"\bmust\b(?= (?:be|stay))", ""),
    row(r" +", " "),
    row(r" ,|,(?: ,)+", ","),
)


_HALVES: Final[tuple[Row, ...]] = (
    row(
        r"\bhalf (?:of )?(?:an?|1) (coin|token)(?: less| more)?,? for each (?:different )?(.+?)(?=$"
        r"|[,;]| when | if )",
        r"1 \1 for every 2 \2",
    ),
)


def loosened(text: str, names: frozenset[str] = frozenset()) -> str:
    """Return a sentence in few words, about me, its parts in the usual order; `names` are of the table."""
    words = rewritten(plain(text), _ROWS).strip(" ,")
    if "coin" in words and "token" not in words:  # a bare number is then of what was spoken of
        words = re.sub(
            r"\b(gain|steal|take|lose|pay)(s?) ([0-9]+)(?=$|[,;]| from| to)", r"\1\2 \3 coins", words
        )
    mine = _MY_RACE.match(words)
    if (
        mine is not None
        and not {mine[1], singular(mine[1]), mine[1].removesuffix("es")} & names
        and mine[1] not in NOT_MYSELF
    ):
        words = f"I {words[mine.end() :]}"
    for name in names:
        if "_" in name:
            words = re.sub(rf"\b{name.replace('_', ' ')}(?:s|es)?\b", name, words)
    words = re.sub(r"[a-z_]+(?: regions?\b)?", lambda found: _called(found[0], names), words)
    limit = re.match(r"(?:once|twice) per (?:turn|game), ", words)
    words = words[limit.end() :] if limit else words
    parts = re.split(r"(?<=[;.]) ", _PERSON.sub(r"I \1", of_me(words)[0]))
    said = rewritten(" ".join(turned(each) for each in parts), _HALVES)
    return f"{limit[0]}{said}" if limit else said


def _called(words: str, names: frozenset[str]) -> str:
    """Return the name that a word begins or is a part of, if nothing has it and there is one such name."""
    word = words.partition(" ")[0]
    one = singular(word)
    if (
        len(one) < _FEWEST_LETTERS
        or one in _ORDINARY
        or word in IDEAS
        or {word, one} & names
        or one in vocabulary().words
    ):
        return words
    near = [name for name in names if name.startswith(one) or one in name.split("_")]
    if len(near) != 1 or near[0].endswith("_symbol"):
        return words
    return f"{near[0]}{'s' if word != one or words.endswith('s') else ''}"
