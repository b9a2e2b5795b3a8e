"""What the language cannot say, named as such, each with the sentence that comes nearest. Data only.

A row is looked at only where a line could not be read: once something can be said, its row is never met, and
a test asks for it to be taken out. The limits of `docs/language.md` say more about most of them.
"""

import re
from typing import Final

from swdsl.syntax.beyond_folded import FOLDED
from swdsl.syntax.beyond_regions import REGIONS
from swdsl.syntax.beyond_table import TABLE
from swdsl.syntax.limit import Limit, limit
from swdsl.syntax.spoken.loosened import loosened
from swdsl.syntax.spoken.words import plain

_TRUCE: Final = (
    "at turn start: choose an opponent, then their active race cannot attack regions I hold"
    " until my next turn"
)

LIMITS: Final[tuple[Limit, ...]] = (
    limit(
        r"\b(?:who|that|which) (?:has|have) (?:the )?(?:most|fewest)\b"
        r"|\b(?:richest|poorest|leading|weakest|strongest) (?:player|opponent)\b"
        r"|\b(?:player|opponent|whoever) (?:with|has) (?:the )?(?:most|fewest|least)\b",
        "Others are compared with me, not with each other: nobody is asked who has the most of all.",
        "when I attack a region held by an opponent with more coins than me: cost 1 less",
        "when I attack a region of the richest player: cost 1 less",
    ),
    limit(
        r"\b(?:skip|skips|miss|misses|lose|loses) (?:a|their|his|her|my|your|the next|their next|1) turn\b",
        "Nobody's turn can be left out.",
        _TRUCE,
        "when I conquer a region held by an opponent: they skip their next turn",
    ),
    limit(
        r"\b(?:copy|copies|mimics?|clones?) (?:an? |the |any |another |all )?(?:\w+ )?(?:powers?|race|abilit)"
        r"|\b(?:steal|borrow|use|gain|take)s? (?:an? |the |any )?"
        r"(?:special )?(?:power|ability|abilities) of (?:an?|another|the|any)\b",
        'A power is borrowed for a turn only by a piece that acts as it: below `piece mask "Mask"`,'
        " `at ready: I may use mask as a power of an opponent until turn end`.",
        "when I pick this: I may swap my power for a power in the column",
        "when I pick this: copy the power of an opponent",
    ),
    limit(
        r"\b(?:secret|secretly|hidden|in secret)\b",
        "Nobody has secrets: what a clause does, everybody sees, and what lies face down nobody looks at.",
        "",
        "when I conquer a region: place 1 wall secretly there",
    ),
    limit(
        r"\b(?:auction|bid|bids|bidding|vote|votes|simultaneously|at the same time)\b",
        "Every decision is one player's, in turn: nobody bids, votes or chooses at the same time.",
        "at turn start: choose an opponent, then they pay 1 coin to me",
        "at turn start: each player bids 1 coin",
    ),
    limit(
        r"\b(?:on|across|between) (?:a |the |my |two |2 )?(?:borders?|frontiers?)\b"
        r"|\bbetween (?:two|2) regions\b",
        "A border holds nothing: pieces stand in a region or before a player.",
        "when an opponent attacks a region I hold: cost 1 more",
        "when I conquer a region: place 1 wall on a border",
    ),
    limit(
        r"\b(?:swap|exchange|trade|switch) (?:an? |my |the |two |2 )?(?:regions?|places|territories)\b",
        "Regions cannot change hands by an exchange; `swap` is for tiles.",
        "at turn start: I may move 1 token from a region I hold to a region I hold",
        "at turn start: I may exchange a region with an opponent",
    ),
    limit(
        r"\b(?:two|2|second|both) active races?\b",
        "A player has one active race.",
        "at scoring, also in decline: gain 1 coin for each region I hold",
        "always: I may have two active races",
    ),
    limit(
        r"\b(?:[2-9]|two|three|second|another|extra) (?:dice|die)\b|\bd(?:4|6|8|10|12|20)\b",
        "There is one die, rolled once at a time.",
        "before attack: I may roll, then cost 1 less for each pip",
        "before attack: I may roll two dice",
    ),
    limit(
        r"\b(?:random|randomly|at random|by chance|coin flip|flip a coin)\b",
        "The die is the only chance there is; what it shows can decide what happens.",
        "at turn start: roll, then if roll is at least 2, gain 2 coins",
        "at turn start: gain a random amount of coins",
    ),
    limit(
        r"\b(?:team|teammates?|ally|allies|allied|alliance|partner)\b",
        "Clauses do not speak of team-mates: who is one, a game says with `teams of 2 share peace`.",
        _TRUCE,
        "always: my allies cannot attack regions I hold",
    ),
    limit(
        r"\bwins? (?:the )?game\b|\b(?:I|they) (?:instantly |immediately )?win\b(?! (?:all |any "
        r"|every |an? |the )?ties?\b)",
        "Coins alone decide who wins.",
        "at game end: gain 5 coins",
        "at game end, if I hold at least 10 regions: I win the game",
    ),
    limit(
        r"\b(?:turn order|first player(?! to| who| that)|goes? first|go last|goes? last)\b",
        "The order of turns never changes.",
        "at round start: gain 1 coin",
        "at round start: I become the first player",
    ),
    limit(
        r"\b(?:skip|skips|forgo|leave out) (?:my |the |your )?(?:conquests?|redeployment|scoring|attack)\b",
        "No step of a turn can be left out; a turn without a conquest can be paid for.",
        "at turn end, unless there is a region I conquered this turn: gain 2 coins",
        "at turn start: I may skip conquest",
    ),
    limit(
        r"\b(?:roll|rolls) (?:it |the die )?(?:twice|two times|2 times)\b|\b(?:better|best|higher|highest"
        r"|preferred) (?:roll|result|of)\b",
        "A die is rolled once; a roll can be made again, and the new one counts.",
        "when I roll 0, once per turn: I may roll",
        "when I roll the die: roll twice and take the better result",
    ),
    limit(
        r"\b(?:I|you|we|they) (?:held|owned|controlled|occupied) (?:at|before|when)\b|\bwere (?:already"
        r" )?(?:holding|controlling)\b",
        "Who held what before is not remembered, except what I lost since my last turn; count it at that"
        " moment.",
        "at turn start: gain 1 coin for each region I hold",
        "at scoring: gain 1 coin for each region I held at the start of my turn",
    ),
    limit(
        r"^(?!.*\b(?:cost|more|extra|less|fewer|additional)\b).*"
        r"\b(?:must|has to|have to|is forced to|are forced to) (?:attack|conquer|invade|decline|go into"
        r" decline)\b",
        "Nobody can be made to attack or to decline; it can be made to pay.",
        "when an opponent attacks a region I hold: they gain 1 coin",
        "at turn end: choose an opponent, then they must attack me on their next turn",
    ),
    limit(
        r"\b(?:all|every|each) (?:other |active )?(?:races?|players?|opponents?) (?:go|goes|enters?"
        r"|declines?|must decline)\b",
        "A race declines when its own player says so.",
        "after scoring: I may decline",
        "at turn end: all active races go into decline",
    ),
    limit(
        r"\b(?:tokens?|troops?|units?) (?:each )?(?:count|counts) (?:as|for) (?:2|two|3|three|double|1|one"
        r" and)\b",
        "A race token counts for one; what an attack needs can be less, and what a region is worth more.",
        "when I attack a region: cost 1 less",
        "always: my tokens count as 2 when attacking",
    ),
    limit(
        r"\btokens? (?:I |you |they |that were |which were )?(?:lost|killed|sent|eliminated|destroyed"
        r"|returned|removed)\b[^:]*"
        r"\bthis turn\b|\btokens? lost this turn\b",
        "The tokens that fell in a turn are not counted afterwards; they are while a region is being"
        " conquered.",
        "when I conquer a region held by an opponent: gain 1 token for each token lost",
        "at redeployment: gain 1 token for each token I sent to the tray this turn",
    ),
    limit(
        r"\b(?:second|two|2|extra|another|additional)(?: special)? powers?\b",
        "A race has one power beside it.",
        "when I pick this: I may swap my power for a power in the column",
        "when I pick this: take a second special power from the box",
    ),
    limit(
        r"\b(?:discard|sacrifice|lose|remove|return)s? (?:1|a|one|an undeployed|[0-9]+)(?: of my)?(?:"
        r" race)? tokens?\b[^:]*\bto conquer\b",
        "A token is no conquest by itself: paid from hand, it makes an attack cheaper.",
        "when I attack a region: I may pay 1 token, then cost is exactly 1",
        "before attack: I may sacrifice 1 token to conquer a region with only 1 token",
    ),
    limit(
        r"\b(?:did not|didn't|have not|haven't|without) (?:abandon|leave|abandoning|leaving)\w*\b",
        "What was not done is said by what was: whether there is a region that I left.",
        "at scoring, unless there is a region I left this turn: gain 1 coin",
        "at scoring, if I did not abandon any region this turn: gain 1 coin",
    ),
    limit(
        r"\btokens? (?:may |can |must )?(?:spread|flee|retreat|escape|run)s? (?:to|into)"
        r"|\b(?:defenders?|losers?|they) (?:must |may |can )?(?:move|retreat|flee|redeploy)s? (?:his |their"
        r" |its )?(?:tokens?|troops?|units?)?"
        r" ?(?:to|into) (?:an?|the|any) (?:adjacent|neighbou?ring|bordering)",
        "Survivors go to a hand, the tray or aside; the redeployment brings them back.",
        "when an opponent conquers a region I hold: survivors go to hand",
        "when I conquer a region: the defender must move his tokens to an adjacent region",
    ),
    limit(
        r"\b(?:cannot|can't|may not|never|must not) (?:go into |enter |be put into )?decline\b",
        "A player may always decline; what it costs can be said.",
        "when I decline: pay 2 coins",
        "I never go into decline",
    ),
    limit(
        r"\btreats? [^:]+ as (?:empty|plain|flat)\b|\bas if (?:it|they) (?:was|were) empty\b"
        r"|\bignores? (?!defenders?\b|help\b|[0-9])\w+(?:,| and| when)\b",
        "An attacker ignores defenders as a whole, or the cost changes by a number.",
        "when I attack a region: ignore defenders",
        "always: treat mountains as empty regions",
    ),
    limit(
        r"\bfor (?:free|nothing)\b|\bis free\b|(?<!power )(?<!race )(?<!combo )\bcosts? (?:me |you "
        r"|us )?(?:nothing|zero|0|no"
        r" tokens?)\b(?! extra| more| additional| but)"
        r"|\bwithout (?:using |spending )?(?:any )?tokens\b",
        "At least one token goes into every region.",
        "when I attack a hill: cost 9 less",
        "always: I may conquer hills for free",
    ),
    limit(
        r"\b(?:need not|don't|do not|don't have to|do not have to|without) (?:(?:have|need) to"
        r" )?leav(?:e|ing)"
        r" (?:an? |any )?tokens?(?: behind)?\b",
        "A region without a token is nobody's: at least one stays in every region that is held.",
        "at turn start: I may move all but 1 token from each region I hold to hand",
        "always: I do not have to leave a token behind",
    ),
    limit(
        r"\bmust (?:all )?(?:be|stay|remain) (?:connected|together|adjacent)\b",
        "Nobody is made to keep regions together; it can be worth something.",
        "at scoring, if there is 1 group of regions I hold: gain 2 coins",
        "always: all my regions must be connected",
    ),
    limit(
        r"\bdecline,? (?:and|then) (?:pick|choose|take|select) (?:an? )?(?:new )?(?:race|combo)\b",
        "Whoever declines picks in the next turn.",
        "after scoring: I may decline",
        "at turn start: I may decline and pick a new race in the same turn",
    ),
    limit(
        r"\b(?:powers?|abilit(?:y|ies)) (?:do not|don't|does not|doesn't|cannot|can't)"
        r" (?:work|count|apply)\b",
        "A power works against everybody or nobody; it can be without effect for a time.",
        "after scoring: choose an opponent, then their power has no effect until my next turn",
        "always: enemy powers don't work against me",
    ),
    limit(
        r"\bsame (?:opponent|player|race) (?:twice|again|more than)",
        "Whom one has attacked in a turn does not decide whom one may attack; a help can be limited for"
        " each.",
        "when I attack a region held by an opponent, once per turn per opponent: cost may be 1 less",
        "always: I cannot attack the same opponent twice in a turn",
    ),
    limit(
        r"\blast (?:region|conquest|attack) (?:I|you|each|every|of)\b",
        "Which conquest is the last is known when they are over; count those of the turn then.",
        "at scoring: gain 1 coin for each region I conquered this turn",
        "the last region I conquer each turn gives 2 coins",
    ),
    *REGIONS,
    *TABLE,
)

EVERY: Final = (*LIMITS, *FOLDED)


def limit_in(text: str) -> tuple[Limit, re.Match[str]] | None:
    """Return the first thing in a line that the language cannot say, and where it stands.

    A line that names it in other words is looked at once more in those of the grammar; then all is meant.
    """
    found = _first(text)
    if found is not None:
        return found
    said = _first(plain(text)) or _first(loosened(text), FOLDED)
    whole = re.match(r"(?s).*\S", text)
    return None if said is None or whole is None else (said[0], whole)


def _first(text: str, among: tuple[Limit, ...] = LIMITS) -> tuple[Limit, re.Match[str]] | None:
    return next(((each, found) for each in among if (found := each.pattern.search(text))), None)
