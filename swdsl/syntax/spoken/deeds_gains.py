"""What is gained, paid, kept and placed, as people say it. Data only."""

from typing import Final

from swdsl.syntax.spoken.shape import Shape, rule, shape

_BRING: Final = (
    r"(?:gives?|brings?|yields?|produces?|earns?|grants?|provides?|generates?|scores?|pays?|gains?|is"
    r" worth|are worth)"
)
_BONUS: Final = r"(?:extra |additional |more |bonus )?"

INCOMES: Final[tuple[Shape, ...]] = (
    shape(
        rf"{{R}} {_BRING}(?: me)? (?:\+|an? )?{{N}}? ?{_BONUS}{{WHAT}}(?: each| more| extra)*",
        "gain {N} {WHAT} for each {R:each}",
        "at scoring",
        whose="mine",
    ),
    rule(
        r"(?:I )?(?:double|gain double|score double)(?: my)? (?:income|coins?|value)? ?(?:from|for|of|in)"
        r" {R}",
        "coins double",
        "when I score {R:bare}",
    ),
    rule(
        r"{R} (?:is|are|counts?|scores?|gives?|pays?|is worth|are worth)(?: for)? (?:double|twice)(?:"
        r" coins?)?(?: at scoring)?",
        "coins double",
        "when I score {R:bare}",
    ),
    rule(
        r"{R} (?:gives?|scores?|brings?|is worth|are worth|yields?) (?:no coins?|nothing|0 coins?)(?: at"
        r" scoring)?",
        "coins are exactly 0",
        "when I score {R:bare}",
    ),
    rule(
        r"(?:I )?(?:gain|score) no coins? (?:from|for|in) {R}",
        "coins are exactly 0",
        "when I score {R:bare}",
    ),
    shape(
        r"\+{N} {WHAT}(?: each)? (?:for|in|on|from) {R}",
        "gain {N} {WHAT} for each {R:each}",
        "at scoring",
        sure=False,
        whose="mine",
    ),
)

GAINS: Final[tuple[Shape, ...]] = (
    shape(
        rf"{{MAY}}(?:gain|take|score)s? ?\+?{{N}} {_BONUS}{{WHAT}}(?: from tray)?{{FOR}}",
        "{MAY}gain {N} {WHAT}{FOR}",
        "at scoring",
    ),
    shape(rf"\+?{{N}} {_BONUS}{{WHAT}}{{FOR}}", "gain {N} {WHAT}{FOR}", "at scoring"),
    shape(
        r"{MAY}(?:steal|take|gain)s? {N} {WHAT} from (?:each|all|every) (?:of my )?opponents?",
        "{MAY}gain {N} {WHAT} from each opponent",
        "at scoring",
        sure=False,
    ),
    shape(
        r"{MAY}(?:steal|take|gain)s? {N} {WHAT} from (?:each|every|all) (?:neighbouring|adjacent"
        r"|bordering) (?:opponent|player)s?",
        "gain {N} {WHAT} from each opponent that holds a region bordering a region I hold",
        "at scoring",
        sure=False,
    ),
    shape(
        r"{MAY}(?:steal|rob|plunder|loot)s? {N} coins?",
        "they pay {N} {COINS} to me",
        "when I conquer a region held by an opponent",
        sure=False,
        within="opponent|enemy",
    ),
    shape(r"{MAY}(?:steal|take|gain)s? {N} coins? from {THEY}", "they pay {N} {COINS} to me", ""),
    shape(r"{MAY}(?:steal|take|gain)s? {N} of (?:his|her|their) coins?", "they pay {N} {COINS} to me", ""),
    shape(
        r"{MAY}(?:steal|take)s? {N} coins? from (?:an? |any )opponent(?: of my choice)?",
        "I may choose an opponent, then they pay {N} {COINS} to me",
        "",
        sure=False,
    ),
    shape(
        r"(?:{THEY}|{PLAYERS}) (?:must |has to |have to )?(?:pay|give|hand|owe)s?(?: over)?(?: me)? {N}"
        r" coins?(?: to me)?",
        "they pay {N} {COINS} to me",
        "when an opponent attacks a region I hold",
        sure=False,
    ),
    shape(r"{THEY} (?:must )?(?:lose|discard|pay)s? {N} coins?(?: to bank)?", "they pay {N} {COINS}", ""),
    shape(
        r"{MAY}(?:bring|take) (?:back )?{N} {WHAT}(?: back)?(?: from tray)?",
        "{MAY}gain {N} {WHAT}",
        "at turn start",
        sure=False,
    ),
    shape(
        r"(?:all|each|every)(?: of)?(?: my)? (?:opponent|player)s? (?:must )?(?:lose|pay|give)s?(?: me)?"
        r" {N} coins?(?: to me| to bank)?",
        "gain {N} {COINS} from each opponent",
        "at scoring",
        sure=False,
    ),
    shape(
        r"{THEY} (?:must )?(?:lose|discard|remove)s? {N} (?:extra |additional |more )?(?:of their )?tokens?",
        "they lose {N} {TOKENS}",
        within="conquer",
    ),
    shape(r"(?:I )?(?:lose|discard)s? {N} {WHAT}", "lose {N} {WHAT}", ""),
)

_LOST: Final = "conquers"
_OVER: Final = "declines?$"

KEEPING: Final[tuple[Shape, ...]] = (
    shape(
        r"(?:I )?(?:do not lose|lose no|never lose|will not lose)(?: any| an?)?(?: of my)? ?tokens?"
        r"|no tokens? (?:is|are) lost",
        "I lose no tokens",
        "when an opponent conquers a region I hold",
        within=_LOST,
    ),
    shape(
        r"(?:I )?(?:keep|take back|take) all(?: of)?(?: my)? tokens(?: back)?(?: to hand| in hand)?"
        r" instead of losing 1|(?:I )?take(?: back)? all(?: of)?(?: my)? tokens(?: back)?(?: (?:to|in) hand)?"
        r"|tokens? (?:that )?I would lose (?:goes?|returns?|comes?)(?: back)? to (?:my )?hand(?: instead)?",
        "I lose no tokens",
        "when an opponent conquers a region I hold",
        within=_LOST,
    ),
    shape(
        r"(?:all )?(?:of )?my tokens (?:stay|remain)s?"
        r"(?: on board| in play| where they are| in place| in their regions)?"
        r"|(?:I )?keep all(?: of)?(?: my)? tokens(?: on board)?|(?:I )?do not (?:remove|discard|flip) any"
        r" tokens",
        "keep all tokens",
        "when I decline",
        within=_OVER,
    ),
    shape(
        r"(?:I )?(?:may|can) (?:keep|leave) all(?: of)?(?: my)? tokens(?: on board)?",
        "I may keep all tokens",
        "when I decline",
        within=_OVER,
    ),
)

PLACING: Final[tuple[Shape, ...]] = (
    shape(
        r"{MAY}(?:place|put|build|set|add|leave)s? {N} {PIECE}(?: there| in it| on it| in that region|"
        r" down)?",
        "{MAY}place {N} {PIECE} there",
        within="conquer|attack|leave|occup",
    ),
    shape(
        r"{MAY}(?:place|put|build|set|add)s? {N} {PIECE} (?:in|on|at|into|onto) {R}",
        "{MAY}place {N} {PIECE} in {R}",
        "at turn end",
        sure=False,
        whose="mine",
    ),
    shape(
        r"(?:my )?{PIECE} (?:may|can) move to {R}",
        "I may place 1 {PIECE} in {R}",
        "at turn start",
        sure=False,
        whose="mine",
    ),
    shape(r"{MAY}decline", "I may decline", "at turn end", sure=False),
    rule(
        r"{MAY}decline(?: at end of (?:my )?turn)? without losing (?:a|my) turn",
        "I may decline",
        "at turn end",
        sure=False,
    ),
    rule(
        r"{MAY}(?:take|have|play|gain) (?:another|an extra|1 extra|an additional|a second) turn",
        "I may play another turn",
        "after scoring, once per game",
        sure=False,
    ),
    shape(
        r"{MAY}(?:move|teleport|relocate|shift|transfer) all(?: of)?(?: my)? tokens from {R} to {TO}",
        "{MAY}move all tokens from {R} to {TO}",
        "at turn start",
        sure=False,
        whose="mine",
    ),
    shape(
        r"{MAY}redeploy(?: all(?: of)?(?: my)? tokens| my tokens)?(?: again)?",
        "{MAY}redeploy",
        "at turn start",
        sure=False,
    ),
    shape(
        r"{MAY}leave all(?: of)?(?: my)? regions", "I may leave a region I hold", "at turn start", sure=False
    ),
)

PAYING: Final[tuple[Shape, ...]] = (
    shape(
        r"{MAY}(?:trade|exchange|swap|convert|turn|change)s? {N} {WHAT} (?:for|into|against) {M} {ELSE}",
        "I may pay {N} {WHAT}, then gain {M} {ELSE}",
        "at any time",
        sure=False,
    ),
)
