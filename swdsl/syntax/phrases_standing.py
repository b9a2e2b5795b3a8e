"""Rules without a moment: what people say of regions, costs and coins as if it always held."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

# What a clause starts with, or a line that is none; whatever else stands first has no moment yet.
_NO_MOMENT: Final = (
    r"^(?!always\b|at\b|when\b|whenever\b|before\b|after\b|during\b|each time\b|every time\b|if\b|unless\b"
    r"|while\b"
    r"|once\b|twice\b|in\b|on\b|gain\b|pay\b|place\b|choose\b|pick\b|tokens?\b|piece\b|cites\b|drop\b|text\b)"
)
# What a region gives comes on top. What it is worth is all of it, and could be either if that is more than 1.
_GIVES: Final = r"(?:gives?|brings?|yields?|earns?|provides?)"
_IS_WORTH_1: Final = r"(?:scores?|(?:is|are) worth)(?= (?:me )?1 )"
_YIELD: Final = rf"(?:{_GIVES}|{_IS_WORTH_1})"

STANDING: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\b(?:enter|start|begin) (?:board |map )?(?:from|at|on|in) (?=(?:an?|any) )",
        "enter ",
        "always: I may start from any hill",
        "always: I may enter any hill",
    ),
    phrase(
        r"^(I (?:may(?: only)?|can(?: only)?) (?:enter|reach|occupy|pass through|conquer|attack)\b[^:]*)$",
        "always: {1}",
        "you may enter any hill",
        "always: I may enter any hill",
    ),
    phrase(
        rf"{_NO_MOMENT}([^:]*\bcannot (?:be )?(?:attack|conquer|enter|occup|invade|take|fade|redeploy"
        rf"|decline)\w*\b[^:]*)$",
        "always: {1}",
        "opponents can't attack hills I hold",
        "always: opponents cannot attack hills I hold",
    ),
    phrase(
        rf"{_NO_MOMENT}([^:]* are immune to [^:]+)$",
        "always: {1}",
        "my hills are immune to opponents",
        "always: hills I hold are immune to opponents",
    ),
    phrase(
        r"^(?:always:? )?(?:all )?(?:of )?my (\w+) (?:are|count as|are considered)(?: all)? adjacent(?: to"
        r" each other)?$",
        "always: {1} I hold are adjacent to each other",
        "all my hills count as adjacent",
        "always: hills I hold are adjacent to each other",
    ),
    phrase(
        rf"{_NO_MOMENT}(\w+) (?:are|count as|are considered) adjacent to ([^:]+)$",
        "always: {1} are adjacent to {2}",
        "hills are adjacent to mountains",
        "always: hills are adjacent to mountains",
    ),
    phrase(
        r"^(?:always:? )?opponents? (?:must use|needs?) ([0-9]+) (?:more|extra|additional)? ?tokens? to"
        r" (?:conquer|attack|take)"
        r" ([^:]+)$",
        "when an opponent attacks {2}: cost {1} more",
        "opponents need 1 more token to conquer your hills",
        "when an opponent attacks hills I hold: cost 1 more",
    ),
    phrase(
        r"^(?:always:? )?I need ([0-9]+) (?:fewer|less) tokens? to (?:conquer|attack|take) ([^:]+)$",
        "when I attack {2}: cost {1} less",
        "you need 2 fewer tokens to conquer hills",
        "when I attack hills: cost 2 less",
    ),
    phrase(
        r"^my first (?:conquest|attack) (?:each|every|per|in a|of a|of each|of my) turn costs? ([0-9]+)"
        r" (less|more)(?: tokens?)?$",
        "when I attack a region, once per turn: cost {1} {2}",
        "my first conquest each turn costs 1 less",
        "when I attack a region, once per turn: cost 1 less",
    ),
    phrase(
        r"^(?:if|when|while) ([^:,]+), (?:my )?(?:attacks|conquests) costs? ([0-9]+) (less|more)(?:"
        r" tokens?)?$",
        "when I attack a region, if {1}: cost {2} {3}",
        "when the round is odd, attacks cost 1 less",
        "when I attack a region, if round is odd: cost 1 less",
    ),
    phrase(
        r"^(?:always:? )?(?:my )?(?:attacks|conquests) costs? ([0-9]+) (less|more)(?: tokens?)?$",
        "when I attack a region: cost {1} {2}",
        "my attacks cost 1 less",
        "when I attack a region: cost 1 less",
    ),
    phrase(
        rf"{_NO_MOMENT}(?:each |every |all )?(?:of )?(?:my )?(\w+?)(?: I hold)? {_YIELD} (?:me )?([0-9]+)"
        rf" (?:coins?)$",
        "at scoring: gain {2} coins for each {1} I hold",
        "each hill I hold is worth 1 extra coin",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"^(?:always:? )?(?:my )?(\w+)(?: I hold)? (?:give|bring|score|yield|count|are worth)s?(?: me)?"
        r" double(?: coins)?$"
        r"|^double my coins (?:from|for|of) (?:my )?(\w+)$|^score my (\w+) twice$",
        "when I score {1}{2}{3}: coins double",
        "my hills score double",
        "when I score hills: coins double",
    ),
    phrase(
        r"\b(keep all tokens) (?:on|in) (?:board|map|play)\b",
        "{1}",
        "when I decline: I may keep all my tokens on the board",
        "when I decline: I may keep all tokens",
    ),
    phrase(
        r"^(?:each|every) (?:enemy |opposing )?tokens? I (?:kill|destroy|eliminate|defeat|remove)"
        r" (?:gives?|brings?|is worth|earns?)(?: me)? ([0-9]+ coins?)$",
        "when I conquer a region held by an opponent: gain {1} for each token lost",
        "each enemy token I kill gives me 1 coin",
        "when I conquer a region held by an opponent: gain 1 coin for each token lost",
    ),
    phrase(
        rf"^(?:in decline, (?:each of )?(?:my )?|my declined )(\w+?)s? {_YIELD} ([0-9]+) coins?$",
        "at scoring, only in decline: gain {2} coins for each {1} I hold",
        "in decline, each of your regions gives 2 coins",
        "at scoring, only in decline: gain 2 coins for each region I hold",
    ),
    phrase(
        r"^gain ([0-9]+ coins?) (?:for each|for every|per) (?:enemy |opposing )?(?:defender|token) I"
        r" (?:kill|destroy|eliminate|defeat)$",
        "when I conquer a region held by an opponent: gain {1} for each token lost",
        "gain 1 coin for each defender you defeat",
        "when I conquer a region held by an opponent: gain 1 coin for each token lost",
    ),
    phrase(
        r"^(?:always:? )?my (?:die )?rolls? (?:is|are) ([0-9]+) (higher|lower)$",
        "when I roll: roll is {1} {2}",
        "your rolls are 1 higher",
        "when I roll: roll is 1 higher",
    ),
    phrase(
        r"^(?:always:? )?(?:opponents'|opponents|an opponent's) (?:die )?rolls? (?:is|are) ([0-9]+)"
        r" (higher|lower)$",
        "when an opponent rolls: roll is {1} {2}",
        "opponents' rolls are 1 lower",
        "when an opponent rolls: roll is 1 lower",
    ),
    phrase(
        r"^(?:always:? )?opponents (?:must )?pay ([0-9]+) (more|less)(?: coins?)? (?:to|for) (?:pick|choos"
        r"|tak|buy)(?:e|ing)? a"
        r" (?:combo|race)$",
        "when an opponent picks a combo: price {1} {2}",
        "opponents pay 1 more to pick a combo",
        "when an opponent picks a combo: price 1 more",
    ),
    phrase(
        r"^(?:always:? )?(?:my )?cost is (?:always )?(at least|at most) ([0-9]+)$",
        "when I attack a region: cost is {1} {2}",
        "my cost is always at least 3",
        "when I attack a region: cost is at least 3",
    ),
)
