"""What people say around a rule, taken off before the rule itself is looked at.

A rule that is proposed to others begins with words about itself, a label stands before it like a title, and
its owner is spoken of from outside. What is left is a plain sentence in the second person.
"""

import re
from typing import Final

from swdsl.syntax.spoken.lexicon import IDEAS, STOPWORDS
from swdsl.syntax.spoken.rows import Row, rewritten, row
from swdsl.syntax.spoken.turns import NOT_MYSELF
from swdsl.syntax.spoken.words import singular

_THING: Final = (
    r"(?:race|power|relic|place|region|tribe|clan|people|one|card|tile|artefact|artifact|landmark)"
)
_OPENINGS: Final = re.compile(
    r"^(?:(?:ok|okay|so|well|hi all|hello|hey|also|basically|maybe|perhaps|simple|yes)[,:!.]? )*"
    r"(?:(?:what )?(?:i|we)(?:'d| would| have|'ve| had)?(?: always| just)?"
    r" (?:love|like|want|wanted|thought|think|suggest|propose|imagine|imagined)"
    r"(?: about| of| up| to see| to have| is)*(?: that)?,? "
    r"|(?:how|what) about |what if |suppose(?: that)? |imagine(?: that)? |let's say(?: that)? "
    r"|(?:the |my )(?:\w+ )?(?:idea|concept)(?: here)?(?: is)?(?: simple| as follows)?(?: that)?[,:]? "
    r"|here's (?:one|an idea|mine)[:,] |there (?:should|could|might) be )?",
    re.IGNORECASE,
)
_TITLE: Final = re.compile(
    rf"(?:an? |the )(?:\w+ )?{_THING} (?:that|which|where|in which|whose),? ", re.IGNORECASE
)
_ASIDE: Final = re.compile(r",? (?:i\.e\.|that is|in other words|meaning|namely),? ", re.IGNORECASE)
_HOLDER: Final = (
    rf"(?:the )?(?:whoever|anyone who|any player who|(?:the |a )?player (?:who|that))"
    rf" (?:holds?|owns?|controls?|has|have|occupies|possesses) (?:this|the) {_THING}"
    rf"|(?:the |a )?(?:owner|holder|bearer|possessor|ruler|occupier|controller) of (?:this|the|a) {_THING}"
    rf"|(?:the |a )?player (?:holding|controlling|owning|with) (?:this|the) {_THING}"
    rf"|(?:the )?(?:controlling|owning|active|current|holding) player"
)
_ROWS: Final[tuple[Row, ...]] = (
    row(r"[‘’´`]", "'"),
    row(r"(?i)\bthe player (?=scores|gains|gets|may|must|can|receives|pays|takes|earns)", "you "),
    row(rf"(?i)\bwhile (?:you|i) (?:have|hold|own) (?:this|the) {_THING}, ", ""),
    row(rf"(?i)\b(?:with|thanks to|using) (?:this|the) {_THING},? ", ""),
    row(r"(?i)\bpass(?:es)? (?:in|into|to) decline", "declines"),
    row(r"(?i)\bgo(?:es|ing)? (?:in|into|to) decline after", "declines after"),
    row(r"(?i)\b(?:our|us)\b(?= |$)", "my"),
    row(r"(?i)\bfor my\b(?=[,.!]|$)", "for me"),
    row(r"(?i)\bwe\b", "I"),
    row(r"(?i)\bone of (?:your|my) dead (?:guys|tokens|men)\b", "1 token"),
    row(r"(?i)\b(?:it is|it's) (?:forbidden|not allowed|impossible|prohibited) for (.+?) to ", r"\1 cannot "),
    row(r"(?i)\b(?:don't|doesn't|do not|does not) can\b", "cannot"),
    row(r"(?i)\b(?:is|are) (?:not (?:allowed|able|permitted)|forbidden|unable) to\b", "cannot"),
    row(
        r"(?i)\b(enter|attack|conquer|invade)(s?) (?:in|into|to) (?=(?:my|your|the|an?|any) (?!turn))",
        r"\1\2 ",
    ),
    row(
        r"(?i)\b(?:in|during|within) (?:the |this )?(?:same|current) turn\b|\bduring this turn\b", "this turn"
    ),
    row(r"(?i)\b(?:that |which )?belong(?:s|ed|ing)? to\b", "held by"),
    row(
        r"(?i)\b(?:somebody|someone|an opponent|another player)'s (active|declined) race\b", r"an \1 opponent"
    ),
    row(
        r"(?i)\b(?:your |my |the )?first (conquest|attack) (?:of |in )?(?:each|every|a|the|your|per)?"
        r" ?turn\b",
        r"once per turn, your \1",
    ),
    row(
        r"(?i)\bthe first (?:player|opponent|enemy|one) (?:to|who|that) (attack|conquer)s? (you|me"
        r"|your \w+|my \w+)"
        r" (?:each|every|in a|per|a) turn\b",
        r"once per turn, an opponent who \1s \2",
    ),
    row(r"(?i)\b(?:free of charge|for free|at no cost)\b", ""),
    row(
        r"(?i)^(?:you |we |i |\w+s )?(?:starts?|begins?) (?:the game |play |off )?with ", "when picked, gain "
    ),
    row(r"(?i),? at the (?:beginning|start)(?: of the game)?(?=[.,!]|$)", ", when picked"),
    row(r"(?i) ?/ ?(?=[2-9] )", " for every "),
    row(
        r"(?i)\bwhoever (?:held|owned|had|controlled) (?:it|that region|the region)(?: before)?", "its owner"
    ),
    row(r"(?i)\b(?:the )?region (?:it|this) (?:lies|stands|is|sits) in\b", "your region"),
    row(
        r"(?i)\b(?:that |which )?(?:you|i) (?:still |currently )?(?:have|own|hold|control)"
        r"(?: left)? (?:on the board|in play)",
        "on the board",
    ),
    row(r"(?i)\bbeat(s?) up\b", r"beat\1"),
    row(r"(?i)\b(I|you) not (?=attack|conquer|lose)", r"\1 do not "),
    row(
        r"(?i)\b(attack|conquer)(ed)?( \w+)? (?:in|on|during) (?:your|my|the|this) turn\b",
        r"\1\2\3 this turn",
    ),
    row(r"(?i)^(?:in )?declined?:", "in decline,"),
    row(r"(?i) ?/ ?(?=[a-z]+s?\b)(?!\w+/)", " per "),
    row(r"(?i)\b(have|has|'ve) got\b", "have"),
    row(r"(?i)\bconclusion\b", "end"),
    row(r"(?i)\b(?:is|are|am) entitled to (?=an?\b|one|two|three|[0-9])", "gain "),
    row(r"(?i)^should (.+?), ", r"if \1, "),
    row(r"(?i)^suppose(?: that)? (.+?)[;,] ", r"when \1, "),
    row(
        r"(?i)\b(?:for )?every ([2-9]|two|three|four) (\w+)(?: you (?:hold|own|control))?"
        r" (?:give|bring|grant|yield|earn|are worth|is worth)s?(?: you| me)?"
        r" ((?:\w+ )*?(?:coins?|tokens?|guys?|units?|troops?|vps?|points?)\b)",
        r"gain \3 for every \1 \2",
    ),
    row(r"(?i)\b(your|my) (?:ancient|old|former|previous|earlier) race\b", r"\1 declined race"),
    row(r"(?i),? not (?:just|only) (?:on )?(?:the )?first(?: turn| time| one)?(?=[,.]|$)", ""),
    row(r"(?i) (?:when|if|whenever) (?:it|they|you|i) do(?:es)? so\b", ""),
    row(r"(?i)\b(start|beginning|end) of (?:the|your|my) next turn", r"\1 of your turn"),
    row(r"(?i)\broll(s?) (?:a |the )?blank\b", r"roll\1 0"),
    row(r"(?i)\b(?:the|that) region (?:they|he|it) attacks?\b", "there"),
    row(
        r"(?i)\b(?:different|distinct) (?:types? of )?terrains?(?: types?)?"
        r"(?: (?:that )?you (?:hold|own|control|have))?",
        "different terrain",
    ),
    row(r"(?i)\bmust to\b", "must"),
    row(r"(?i)\bthe double of\b", "double"),
    row(r"(?i)\b(?:one|a) money\b", "1 coin"),
    row(r"(?i)\bmore of (?=[0-9]|one|two|three|four|five)", "more than "),
    row(r"(?i)\bless expensive of\b|\bcheaper of\b", "cheaper by"),
    row(r"(?i)\b(?:dead|fallen|slain|killed) (?=guys|tokens|men|units|troops)", ""),
    row(r"(?i)\b(?:super|very|really|extremely|pretty) (?=\w)", ""),
)
_OWN_NAME: Final = re.compile(
    r"\b((?:attack|conquer|fight|border|beat|hit|invade)(?:s|ed|ing)?) (?:the |an? )?[A-Z][a-z]+\b"
)
_PRONOUNS: Final[tuple[Row, ...]] = (
    row(r"(?i)\b(?:his|her|their|its)\b", "your"),
    row(
        r"(?i)\b(?:they|he|she|it)\b(?= (?:may|can|must|gain|get|hold|own|control|conquer|attack|pay|lose"
        r"|lost|has|had|have|take|abandon|start|enter)s?\b)",
        "you",
    ),
)
_PERSON: Final = re.compile(
    r"(?i)\byou (abandon|conquer|attack|spread|start|enter|get|gain|score|receive|collect"
    r"|earn|take|pay|add|draw|lose|need|may|must|can|hold)s?\b"
)
_LABEL: Final = re.compile(r"^(?P<label>[^:,.;]{2,40}?) ?: ?(?=\S)")


def bare(text: str, names: frozenset[str]) -> str:
    """Return a rule without what is said around it: openings, asides, titles, its owner from outside."""
    said = _OWN_NAME.sub(r"\1 me", rewritten(text.strip(), _ROWS))
    opening = _OPENINGS.match(said)
    said = said[opening.end() :] if opening else said
    title = _TITLE.match(said)
    if title is not None:
        rest = rewritten(said[title.end() :], _PRONOUNS)
        said = (
            rest
            if re.match(r"(?i)(?:you|when|whenever|each|every|if|at|all|your|after)\b", rest)
            else f"you {rest}"
        )
        said = _PERSON.sub(r"you \1", said)
    said = _ASIDE.sub(", ", said)
    said = _of_you(said, names)
    holder = re.search(_HOLDER, said, re.IGNORECASE)
    if holder is not None:
        said = f"{said[: holder.start()]}you{rewritten(said[holder.end() :], _PRONOUNS)}"
        said = _PERSON.sub(r"you \1", said)
    return _without_title(said, names)


_OTHER_PARTY: Final = re.compile(
    r"(?i)\b(?:opponent|player|enem|rival|foe|some(?:one|body)|any(?:one|body)|whoever|attacker|owner|invader|other|neighbo)"
)
_THEY: Final[tuple[Row, ...]] = (
    row(r"(?i)\b(?:they|these)\b(?! (?:regions?|tokens?|are worth|cost))", "you"),
    row(r"(?i)\btheir\b", "your"),
)
_RACE: Final = re.compile(
    r"^(?:the |your |my |all )?(?!an? )(?:[a-z]+ )?(?P<race>[a-z]+(?:(?<!s)s|men|folk|kin|people))"
    r" (?=(?P<verb>[a-z]+)\b)",
    re.IGNORECASE,
)
_OF_THINGS: Final = frozenset(
    {"cost", "worth", "bring", "immune", "count", "in", "with", "from", "to", "AND", "for", "by"}
)


def _of_you(text: str, names: frozenset[str]) -> str:
    """Return a sentence about a race by its name, or about nobody else, as one about you."""
    found = _RACE.match(text)
    if found is not None:
        race, verb = found["race"].lower(), IDEAS.get(found["verb"].lower(), "cost")
        known = {race, singular(race), race.removesuffix("es")} & names or race in NOT_MYSELF
        other = _OTHER_PARTY.search(found[0]) or race in IDEAS or race in STOPWORDS
        if not known and not other and verb not in _OF_THINGS:
            text = f"you {rewritten(text[found.end() :], _THEY)}"
    return text if _OTHER_PARTY.search(text) else rewritten(text, _THEY)


_WHEN: Final = re.compile(r"(?:when|whenever|at|if|each time|every time|once|during)\b", re.IGNORECASE)


def _without_title(text: str, names: frozenset[str]) -> str:
    """Return a sentence without a title; one that says something is a part of it."""
    label = _LABEL.match(text)
    if label is None:
        return text
    words = re.findall(r"[a-z_]+", label["label"].lower())
    ideas = {
        "when",
        "turn",
        "decline",
        "end",
        "start",
        "active",
        "once",
        "defence",
        "redeployment",
        "scoring",
    }
    parts = {part for name in names for part in (name, *name.split("_"))}
    named = any({word, word.rstrip("s"), singular(word)} & parts for word in words)
    rest = text[label.end() :]
    speaks = any(word in IDEAS or word in ideas for word in words) or (named and not _WHEN.match(rest))
    if not speaks or re.search(r"\b(?:folk|race|power|idea)\b", label["label"], re.IGNORECASE):
        return rest
    before = "at " if re.match(r"(?i)(?:end|start|beginning) of", label["label"]) else ""
    return f"{before}{label['label']}, {rest}"
