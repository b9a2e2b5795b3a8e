"""What cannot be said, looked for in few words: `I`, `opponent`, `region`, `token`, `coin`. Data only.

However a card or a forum puts it, these are the words a sentence is folded to. Each row is a point of the
limits of `docs/language.md`; one whose every word is understood otherwise is none.
"""

from typing import Final

from swdsl.syntax.limit import Limit, limit

_OTHERS: Final = r"(?:opponents?|players?|enem(?:y|ies)|attackers?|nobody|they)"

FOLDED: Final[tuple[Limit, ...]] = (
    limit(
        r"\bevents?\b(?= (?:cards?|deck|tiles?))|\b(?:draw|reveal|turn over|flip"
        r"|shuffle)s? [^,;]*\b(?:cards?|deck|events?)\b"
        r"|\bdeck of\b",
        "A card of events is an `event` of its own: one is in force each round and speaks for every"
        ' race. Below `event storm "Storm"` stands what it says.',
        "at round start: gain 1 coin",
        "each round, turn over an event card that everybody must obey",
    ),
    limit(
        r"^(?!piece ).*(?:(?<!coin )(?<!coins )\bcounts? (?:as|for|like) (?:an? |[0-9]+ )(?:\w+ )?tokens?\b"
        r"|\bacts? as (?:an? |[0-9]+ )?tokens?\b"
        r"|\b(?:lost|dies?|removed?) (?:instead|in place) of (?:an? |my |1 )?tokens?\b)",
        "A piece is no race token in everything: `fights as token`, `counts as defender` and `lost before"
        " tokens` are said where it is declared, but it holds no region for its player.",
        "when an opponent attacks a region I hold: cost 1 more",
        "my elephant counts as two tokens",
    ),
    limit(
        r"\b(?:second|third|fourth|fifth|sixth|final|last) (?:[0-9] )?(?:attack|conquest|invasion)\b"
        r"|\b(?:attack|conquest|invasion)s? (?:beyond|after|past) (?:[0-9]|third|fourth|second)"
        r"|\b(?:at most|no more than|only|up to|exactly) [0-9]+ (?:attack|conquest|invasion"
        r"|of my regions can)",
        "Attacks are not counted; what was conquered this turn is.",
        "when I attack a region, if there are at least 3 regions I conquered this turn: cost 1 more",
        "each conquest after the third costs one more",
    ),
    limit(
        r"\bfrom (?:at least )?[2-9] (?:different |other )*(?:players|opponents)\b",
        "From how many players something was conquered is not counted; that it was from a certain one is.",
        "when I conquer a region held by an opponent, once per turn per opponent: gain 1 coin",
        "gain 3 coins if you conquered regions from 2 different opponents",
    ),
    limit(
        rf"\b{_OTHERS} (?:who |that )?(?:\w+ )?(?:attack|conquer|invade|com)\w* (?:I |me "
        rf"|my regions? )?from (?!(?:decline|me|my|I)\b)",
        "Where an attack comes from is not known, only where it goes to.",
        "when an opponent attacks a region I hold bordering a sea: cost 1 more",
        "enemies who attack me from a hill lose a token",
    ),
    limit(
        r"\bno (?:attack |reinforcement )?die\b|\b(?:cannot|never|do not|does not|may not"
        r"|without) (?:use |us(?:e|ing) |roll(?:ing)? )"
        r"(?:my |the )?(?:attack |reinforcement )?(?:die|dice|roll)\b",
        "Whether somebody rolls is not asked; what the roll counts is.",
        "when I roll: roll is exactly 0",
        "you have no reinforcement die",
    ),
    limit(
        r"\bregions? (?:\w+ )?(?:counts?|are treated|is treated"
        r"|are considered) as (?:an? )?(?:\w+)s? for me\b"
        r"|\b(?:count|treat|consider)s? (?:all |my |each |every )?\w+ (?:as|like) (?:if (?:they|it) (?:was"
        r"|were) )?(?:an? )?"
        r"(?:hill|forest|swamp|mountain|farmland|magic_source|mine|cavern)s?\b",
        "Ground is the same for everybody; it can become another.",
        "when I conquer a hill: there becomes a forest",
        "treat hills as forests",
    ),
    limit(
        r"\buntil (?:the (?:end|start) of )?(?:their|his|her|opponents?'?s?) (?:next )?turn\b",
        "What lasts ends with a turn of mine, with this turn, or with the game.",
        "after scoring: choose an opponent, then they cannot attack regions I hold until my next turn",
        "they cannot attack me until their next turn",
    ),
    limit(
        rf"\b{_OTHERS} (?:who |that )?(?:must|has to|have to|may|can|cannot) (?:always |only |not )?"
        r"(?:leave|keep|have|place|put|set|deploy|move|stack)\b",
        "What others do with their tokens and pieces, they say, and I do it; nobody is told how many to"
        " leave somewhere.",
        "always: regions I hold have at least 2 tokens",
        "opponents must keep two tokens in each region",
    ),
    limit(
        r"\b(?:share|coexist|live together|stay together) (?:an? |in |the |1 |same |with )"
        r"|\b(?:2|both|several) races? (?:may |can )?(?:\w+ )?in (?:1|the same|same|an?) region\b",
        "A region has one race in it.",
        "when an opponent attacks a region I hold: cost 1 more",
        "two races may live in one region",
    ),
    limit(
        r"\b(?:[2-9]|[0-9]+|a few|some) (?:turns?|rounds?) (?:later|afterwards?|from now)\b"
        r"|\bafter [2-9] (?:turns|rounds)\b",
        "Nothing is put off; what a race has played so far can be asked.",
        "at turn start, if there are at least 3 turns played: gain 1 token",
        "gain 3 tokens two turns later",
    ),
    limit(
        r"\b(?:score|gain|earn)s? (?:no more than|at most|a maximum of|up to) [0-9]+ coins (?:in|per|a"
        r"|each) (?:a |my |each )?turn\b"
        r"|\bcannot (?:score|gain|earn) more than [0-9]+ coins\b",
        "What is scored in a turn has no most; what one sentence brings has.",
        "at scoring: gain 1 coin for each region I hold up to 5",
        "I cannot earn more than 8 coins a turn",
    ),
    limit(
        rf"\b{_OTHERS} (?:may not|cannot|never) (?:attack|conquer) (?:each other|1 another)\b",
        "Who may not attack whom is said of me and one other, or of one party and some regions.",
        "after scoring: choose an opponent, then they cannot attack regions I hold until my next turn",
        "the other players cannot attack each other",
    ),
)
