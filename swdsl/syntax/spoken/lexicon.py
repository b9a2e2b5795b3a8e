"""What words mean to a reader who takes a sentence apart by its parts: one sign for each idea. Data only.

Unlike `words.py`, which turns a sentence into other words, this says of a single word which idea it stands
for, so that any sentence made of known ideas is understood, in whatever order and company they stand.
"""

from typing import Final

#: An idea, and the words for it as they stand in a dictionary.
_VERBS: Final[dict[str, str]] = {
    "conquer": "conquer capture grab invade overrun seize claim defeat beat vanquish crush storm annex",
    "take": "take",
    "enter": "enter start begin arrive",
    "attack": "attack assault raid strike fight target hurt harm bother touch",
    "gain": "gain get receive collect earn draw win obtain acquire harvest recruit make",
    "pay": "pay spend give hand owe forfeit surrender donate",
    "discard": "discard sacrifice",
    "lose": "lose",
    "steal": "steal rob pillage loot plunder snatch demand",
    "place": "place put build set plant lay erect drop deploy install position",
    "add": "add",
    "move": "move relocate shift transfer",
    "remove": "remove",
    "cost": "cost need require use",
    "hold": "hold own control occupy possess have rule contain",
    "keep": "keep retain save preserve stay remain",
    "return": "return",
    "decline": "decline",
    "leave": "leave abandon vacate evacuate",
    "protect": "protect guard shield",
    "pushed": "push kick drive throw dislodge expel evict displace chase",
    "double": "double",
    "roll": "roll",
    "reroll": "reroll",
    "redeploy": "redeploy rearrange reorganise reorganize redistribute regroup reshuffle split",
    "reach": "reach fly teleport jump leap",
    "pass": "pass cross walk travel swim sail",
    "border": "border",
    "ignore": "ignore",
    "count": "count treat",
    "choose": "choose pick select name nominate",
    "swap": "swap exchange trade switch",
    "bring": "bring yield produce generate provide grant",
    "score": "score",
    "defend": "defend",
    "replace": "replace convert transform",
    "kill": "kill destroy eliminate die",
}
_IRREGULAR: Final[dict[str, str]] = {
    "took": "take",
    "taken": "take",
    "got": "gain",
    "won": "gain",
    "drew": "gain",
    "drawn": "gain",
    "paid": "pay",
    "gave": "pay",
    "given": "pay",
    "lost": "lose",
    "stole": "steal",
    "stolen": "steal",
    "built": "place",
    "began": "enter",
    "beaten": "conquer",
    "held": "hold",
    "had": "hold",
    "has": "hold",
    "kept": "keep",
    "left": "leave",
    "put": "place",
    "putting": "place",
    "getting": "gain",
    "winning": "gain",
    "fought": "attack",
    "driven": "pushed",
    "thrown": "pushed",
    "chose": "choose",
    "chosen": "choose",
    "swum": "pass",
}
#: Other words: what they stand for.
_OTHERS: Final[dict[str, str]] = {
    "immune": "immune safe invulnerable untouchable unconquerable invincible secure impregnable protected"
    " unassailable shielded guarded",
    "WHEN": "when whenever if after upon once wherever time where while",
    "UNLESS": "unless",
    "NOT": "not never cannot neither without nor no",
    "MAY": "may can might could",
    "MUST": "must should",
    "worth": "worth",
    "twice": "twice",
    "easier": "easier cheaper easy cheap easily",
    "harder": "harder tougher stronger dearer sturdier",
    "defence": "defence defences",
    "conquest": "conquest conquests attack_noun invasion invasions expansion",
    "income": "income",
    "hand": "hand",
    "tray": "tray supply",
    "back": "back",
    "from": "from against",
    "to": "to into onto",
    "for": "for",
    "in": "in on at within inside",
    "with": "with using",
    "by": "by",
    "than": "than",
    "AND": "and but then plus",
    "only": "only exclusively",
    "each": "each all every",
    "any": "any anywhere",
    "far": "far away distant anywhere remote",
    "normal": "normal normally usual ordinary",
    "instead": "instead rather",
    "extra": "extra additional more bonus further",
    "fewer": "less fewer minus",
    "price": "cost_noun price",
    "until": "until till",
    "free": "free",
    "out": "out",
    "power": "power",
    "column": "column display",
    "turn": "turn turns",
    "join": "join joins joined",
    "again": "again",
    "fade": "fade disappear vanish",
}
#: Words that may be left out and nothing is missing.
_STOPWORDS: Final = """
    a able about actually allowed already also always am an another are as automatically away bank
    basically be been behind between being board both certain completely did do does down during either entire
    even ever exactly full fully had has have having he hence her him his however i'd i've immediately
    is it its itself just kind later like mine moment my of off one's or order other our ours over own
    per please quite really respectively shall she simply since single so some sort still successful
    successfully such supply symbol symbols that the their then there therefore these this those through thus
    time times too total toward towards turn's up us very was we well were which who whole whose will would
    yes
"""
STOPWORDS: Final = frozenset(_STOPWORDS.split())


def _forms(verb: str) -> tuple[str, ...]:
    stem = verb[:-1] if verb.endswith("e") else verb
    es = f"{verb}es" if verb.endswith(("s", "x", "ch", "sh", "ss")) else f"{verb}s"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        es, stem = f"{verb[:-1]}ies", verb
        return verb, es, f"{verb[:-1]}ied", f"{verb}ing"
    twice = f"{verb}{verb[-1]}"
    return verb, es, f"{stem}ed", f"{stem}ing", f"{twice}ed", f"{twice}ing"


#: Ideas of what somebody does.
VERBS: Final = frozenset(_VERBS) | {"pushed", "immune", "worth", "fade", "easier", "harder"}
IDEAS: Final[dict[str, str]] = {
    **{form: idea for idea, verbs in _VERBS.items() for verb in verbs.split() for form in _forms(verb)},
    **{word: idea for idea, words in _OTHERS.items() for word in words.split()},
    **_IRREGULAR,
}
