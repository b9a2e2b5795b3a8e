"""What attacks cost, mine and those on me, as people say it. Data only."""

from typing import Final

from swdsl.syntax.spoken.shape import Shape, rule, shape

_MINE: Final = "when I attack {R}"
_THEIRS: Final = "when an opponent attacks {R}"
_CONQUESTS: Final = r"(?:conquests?|attacks?|conquering|attacking|invasions?)"

COSTS: Final[tuple[Shape, ...]] = (
    shape(
        r"(?:it|they|that|region|this|there|I|attack|conquest)? ?(?:costs?|needs?|pays?|uses?|is|are)(?:"
        r" me)? {LESS}{CONQUER}{FOR}",
        "cost {N} less{FOR}",
        "when I attack a region",
        within="attack",
    ),
    shape(
        r"(?:it|they|that|region|this|there|I|attack|conquest)? ?(?:costs?|needs?|pays?|uses?|is|are)(?:"
        r" me)? {MORE}{CONQUER}{FOR}",
        "cost {N} more{FOR}",
        "when I attack a region",
        within="attack",
    ),
    shape(
        rf"(?:all )?(?:my )?{_CONQUESTS}(?: of regions)? (?:costs?|needs?|is|are)(?: me)? {{LESS}}{{FOR}}",
        "cost {N} less{FOR}",
        "when I attack a region",
        within="attack",
    ),
    shape(
        rf"(?:all )?(?:my )?{_CONQUESTS}(?: of regions)? (?:costs?|needs?|is|are)(?: me)? {{MORE}}{{FOR}}",
        "cost {N} more{FOR}",
        "when I attack a region",
        within="attack",
    ),
    rule(
        rf"(?:all )?(?:my )?{_CONQUESTS}(?: of| on| in| against)? {{R}} (?:costs?|needs?|takes?|is"
        rf"|are)(?: me)? {{LESS}}{{FOR}}",
        "cost {N} less{FOR}",
        _MINE,
        whose="not mine",
    ),
    rule(
        rf"(?:all )?(?:my )?{_CONQUESTS}(?: of| on| in| against)? {{R}} (?:costs?|needs?|takes?|is"
        rf"|are)(?: me)? {{MORE}}{{FOR}}",
        "cost {N} more{FOR}",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"{R} (?:costs?|is|are|needs?|takes?)(?: me| for me)? {LESS}{CONQUER}{FOR}",
        "cost {N} less{FOR}",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"{R} (?:costs?|is|are|needs?|takes?) (?:for )?me {MORE}{CONQUER}{FOR}",
        "cost {N} more{FOR}",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"{R} (?:costs?|is|are|needs?|takes?) {MORE}{CONQUER}{FOR}",
        "cost {N} more{FOR}",
        _MINE,
        sure=False,
        whose="not mine",
    ),
    rule(
        r"{MAY}(?:conquer|attack|take) {R} (?:with|for|at|using|by using) {LESS}{FOR}",
        "cost {N} less{FOR}",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"{MAY}(?:need|use|pay|spend)s? {LESS} (?:to (?:conquer|attack|take)|when (?:conquering"
        r"|attacking)|for|against) {R}",
        "cost {N} less",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"(?:I )?(?:need|use|pay|spend|must use|must pay)s? {MORE} (?:to (?:conquer|attack|take)|when"
        r" (?:conquering|attacking)|for|against) {R}",
        "cost {N} more",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"{LESS} (?:is |are )?(?:needed|needs|necessary) (?:to (?:conquer|attack|take)|for) {R}",
        "cost {N} less",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"(?:reduce|lower|decrease) (?:my )?(?:cost|costs|price)(?: (?:of|to) (?:conquer|conquering"
        r"|attacking)?| for conquering| for) ?{R} by {N}(?: tokens?)?",
        "cost {N} less",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"-{N}(?: tokens?)?(?: cost)? (?:to (?:conquer|attack|take)|when (?:conquering|attacking)|against"
        r"|for|on|in) {R}",
        "cost {N} less",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"\+{N}(?: tokens?)? cost (?:to (?:conquer|attack|take)|when (?:conquering|attacking)|against|for"
        r"|on|in) {R}",
        "cost {N} more",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"(?:I )?(?:have |gain |get )?(?:an? )?{N}(?:-| )?(?:tokens? )?discount (?:on|for|when conquering"
        r"|when attacking|against|in) {R}",
        "cost {N} less",
        _MINE,
        whose="not mine",
    ),
    rule(
        r"(?:discount|reduction) of {N}(?: tokens?)? (?:on|for|when conquering|when attacking|against|in)"
        r" {R}",
        "cost {N} less",
        _MINE,
        whose="not mine",
    ),
    shape(
        r"-{N}(?: tokens?)? cost|(?:reduce|lower) (?:its |that )?cost by {M}",
        "cost {N}{M} less",
        "when I attack a region",
        within="attack",
    ),
)

FREE: Final[tuple[Shape, ...]] = (
    rule(
        r"(?:costs?|it costs|needs?) nothing (?:extra|more|additional) to (?:conquer|attack|take) {R}",
        "cost 1 less",
        _MINE,
        sure=False,
        whose="not mine",
    ),
    rule(
        r"(?:my |each |all )?(?:die|rolls?|die rolls?)(?: (?:gains?|have|has|is|are))? \+{N}(?: higher|"
        r" more)?"
        r"|add {M} to (?:my |each )?(?:die|rolls?|die rolls?)",
        "roll is {N}{M} higher",
        "when I roll",
        sure=False,
    ),
    rule(
        r"{R} (?:costs?|needs?|takes?)(?: me)? no (?:extra |additional )?(?:cost|tokens?)(?: for"
        r" me)?{CONQUER}",
        "cost 1 less",
        _MINE,
        sure=False,
        whose="not mine",
    ),
    rule(
        r"no (?:extra |additional )?(?:cost|tokens?|penalty) (?:for|on|in|to conquer) {R}",
        "cost 1 less",
        _MINE,
        sure=False,
        whose="not mine",
    ),
    rule(
        r"(?:I )?ignore (?:(?:extra |additional )?(?:cost|penalty|defence|bonus) of )?{R}(?: when"
        r" (?:attacking|conquering))?",
        "cost 1 less",
        _MINE,
        sure=False,
        whose="not mine",
    ),
    shape(
        r"{MAY}(?:use|roll|throw)(?: die)?(?: for (?:it|my conquests?|my attacks?))?",
        "I may roll, then cost 1 less for each pip",
        "before attack",
        within="attack",
    ),
)

DEFENCES: Final[tuple[Shape, ...]] = (
    rule(
        r"{R} (?:costs?|is|are|needs?|takes?)(?: {PLAYERS}| for {PLAYERS}| your enemies)? {MORE}(?: for"
        r" {PLAYERS})?{CONQUER}{FOR}",
        "cost {N} more{FOR}",
        _THEIRS,
        whose="mine",
    ),
    rule(
        r"{PLAYERS} (?:needs?|must use|must pay|pays?|uses?|has to use|have to use) {MORE} (?:to"
        r" (?:conquer|attack|take)|when (?:conquering|attacking)|against) {R}",
        "cost {N} more",
        _THEIRS,
        whose="mine",
    ),
    rule(
        r"it costs {PLAYERS} {MORE} to (?:conquer|attack|take) {R}",
        "cost {N} more",
        _THEIRS,
        whose="mine",
    ),
    rule(
        r"{R} (?:have|has|gains?|gives?)(?: an?)? (?:\+|bonus of )?{N}(?: to)?(?: extra| more| bonus)?"
        r" (?:defence|defender|defenders)(?: bonus)?{FOR}",
        "cost {N} more{FOR}",
        _THEIRS,
        whose="mine",
    ),
    rule(
        r"{R} (?:defends?|is defended|are defended|counts?) (?:with|by|as|as if with|as having) {N}"
        r" (?:more|extra|additional)(?: defenders?| tokens?| defence)?",
        "cost {N} more",
        _THEIRS,
        whose="mine",
    ),
    rule(
        r"\+{N} (?:to )?defence (?:in|for|to|on|of) {R}|(?:I )?(?:gain |have )?\+?{M} defence (?:in|for"
        r"|to|on|of) {TO}",
        "cost {N}{M} more",
        "when an opponent attacks {R}{TO}",
        whose="mine",
    ),
    rule(
        r"{PIECE} (?:adds?|gives?|provides?|grants?) \+?{N} (?:to )?(?:(?:its |their |that"
        r" )?(?:region(?:'s|s')? )?)?(?:defence)(?: to (?:its|their|that|a) region)?",
        "cost {N} more",
        "when an opponent attacks a region I hold with {PIECE}",
    ),
)

GARRISONS: Final[tuple[Shape, ...]] = (
    rule(
        r"{R} (?:may |can |must )?(?:hold|have|contain|keep)s? (?P<MANY>at (?:least|most)) {N}(?: of)?(?:"
        r" my)? tokens?",
        "{R:many} have {MANY} {N} {TOKENS}",
        "always",
        whose="mine",
    ),
    rule(
        r"{R} cannot (?:hold|have|contain|keep)s? more than {N}(?: of)?(?: my)? tokens?",
        "{R:many} have at most {N} {TOKENS}",
        "always",
        whose="mine",
    ),
    rule(
        r"(?:I )?(?:must|have to) (?:keep|leave|have) at least {N} tokens? in {R}",
        "{R:many} have at least {N} {TOKENS}",
        "always",
        whose="mine",
    ),
    rule(
        r"(?:I )?cannot (?:have|keep|put|place|leave) more than {N} tokens? in {R}",
        "{R:many} have at most {N} {TOKENS}",
        "always",
        whose="mine",
    ),
    rule(
        r"opponents cannot (?:conquer|attack) more than 1 {R}(?: (?:for each|per|each|a) turn)?",
        "they cannot attack regions I hold until turn end",
        "when an opponent conquers {R}",
        whose="mine",
    ),
)
