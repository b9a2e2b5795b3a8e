"""What attacks cost and regions bring, as people say it."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

COSTS: Final[tuple[Phrase, ...]] = (
    phrase(
        r",? (?:than|as) (?:normal|usual)\b|\b normally\b",
        "",
        "when I attack a hill: cost 1 less than normal",
        "when I attack a hill: cost 1 less",
    ),
    phrase(
        r"^(?:always:? )?((?:my|all|a|regions?|each)\b[^:,]*?|\w+ I hold[^:,]*?) costs? (?:opponents|others"
        r"|my opponents) ([0-9]+)"
        r" (more|less)(?: tokens?)?(?: to (?:conquer|attack))?$",
        "when an opponent attacks {1}: cost {2} {3}",
        "my regions next to a mountain cost opponents 1 more",
        "when an opponent attacks regions I hold bordering a mountain: cost 1 more",
    ),
    phrase(
        r"^(?:always:? )?(?!when\b|at\b)(?:all |each |every |any )?([^:,]+?) costs? me ([0-9]+) (less"
        r"|more)(?: tokens?)?(?: to (?:conquer|attack))?$",
        "when I attack {1}: cost {2} {3}",
        "always: hills cost me 1 less",
        "when I attack hills: cost 1 less",
    ),
    phrase(
        r"^(?:always:? )?(my\b[^:,]*?|[^:,]*\bI hold\b[^:,]*?) costs? ([0-9]+) more(?: tokens?)?(?: to"
        r" (?:conquer|attack))?$",
        "when an opponent attacks {1}: cost {2} more",
        "hills I hold cost 1 more to conquer",
        "when an opponent attacks hills I hold: cost 1 more",
    ),
    phrase(
        r"^(?:always:? )?(?!when\b|at\b|after\b|before\b|whenever\b|each time\b|every time\b|it\b|they\b)"
        r"([^:,]+?) costs? ([0-9]+) (?:less|fewer)(?: tokens?)?(?: to (?:conquer|attack))?$",
        "when I attack {1}: cost {2} less",
        "hills and forests cost 1 less",
        "when I attack hills and forests: cost 1 less",
    ),
    phrase(
        r"^(?:always:? )?(?:each |all |my |an? )?(\w+) (?:gives?|grants?|provides?|adds?|offers?)(?: a)?"
        r" \+ ?([0-9]+)"
        r" (?:to )?(?:defen[cs]e|defensive)\w*$",
        "when anyone attacks a region with {1}: cost {2} more",
        "always: a fortress gives +1 defense",
        "when anyone attacks a region with fortress: cost 1 more",
    ),
    phrase(
        r"^(?:always:? )?(my\b[^:,]*?|[^:,]*\bI hold\b[^:,]*?) (?:has|have|gets?|gains?)(?: a)? \+"
        r" ?([0-9]+) (?:to )?defen[cs]e$",
        "when an opponent attacks {1}: cost {2} more",
        "my hills have +1 defence",
        "when an opponent attacks hills I hold: cost 1 more",
    ),
    phrase(
        r"^(?:always:? )?((?:an?|all|each|regions?)\b[^:,]*?) (?:has|have|gets?|gains?)(?: a)? \+"
        r" ?([0-9]+) (?:to )?defen[cs]e$",
        "when anyone attacks {1}: cost {2} more",
        "a region with a fortress has +1 defense",
        "when anyone attacks a region with a fortress: cost 1 more",
    ),
    phrase(
        r"\b(?:(?:it|this|that|they|conquering|attacking) )?costs?(?: me| them| us| opponents"
        r"| everyone)? ([0-9]+)"
        r"(?: tokens?)? (?:less|fewer|cheaper)(?: tokens?)?\b",
        "cost {1} less",
        "when I attack a hill: it costs 2 tokens less",
        "when I attack a hill: cost 2 less",
    ),
    phrase(
        r"\b(?:(?:it|this|that|they|conquering|attacking) )?costs?(?: me| them| us| opponents"
        r"| everyone)? ([0-9]+)"
        r"(?: tokens?)? (?:more|extra|additional)(?: tokens?)?\b",
        "cost {1} more",
        "when an opponent attacks a hill I hold: it costs them 1 more",
        "when an opponent attacks a hill I hold: cost 1 more",
    ),
    phrase(
        r"(?<=: )-([0-9]+) (?:to )?cost\b|\bcost ?-([0-9]+)\b|\b(?:reduce|lower|decrease) cost by ([0-9]+)\b"
        r"|\bcost is (?:reduced|lowered|decreased) by ([0-9]+)\b",
        "cost {1}{2}{3}{4} less",
        "when I attack a hill: reduce the cost by 1",
        "when I attack a hill: cost 1 less",
    ),
    phrase(
        r"(?<=: )\+ ?([0-9]+) (?:to )?cost\b|\bcost ?\+([0-9]+)\b|\b(?:increase|raise) cost by ([0-9]+)\b"
        r"|\bcost is (?:increased|raised) by ([0-9]+)\b",
        "cost {1}{2}{3}{4} more",
        "when an opponent attacks a hill I hold: +1 cost",
        "when an opponent attacks a hill I hold: cost 1 more",
    ),
    phrase(
        r"(?<=: )(?:I need |needs? )?([0-9]+) (?:less|fewer) tokens?(?: (?:needed|required))?$",
        "cost {1} less",
        "when I attack a hill: 2 fewer tokens",
        "when I attack a hill: cost 2 less",
    ),
    phrase(
        r"(?<=: )(?:I need |needs? )?([0-9]+) more tokens?(?: (?:needed|required))?$",
        "cost {1} more",
        "when an opponent attacks a hill I hold: 1 more token needed",
        "when an opponent attacks a hill I hold: cost 1 more",
    ),
    phrase(
        r"^(?:always:? )?(?:I|my \w+) (?:may |can |)(?:conquer|attack|take) (?:an? |any |all )?([^:,]+?)"
        r" (?:with|using|for)"
        r"(?: a cost of)? ([0-9]+) (?:less|fewer) tokens?$",
        "when I attack {1}: cost {2} less",
        "always: I can conquer hills with 1 less token",
        "when I attack hills: cost 1 less",
    ),
    phrase(
        r"\b(I|they|we) (?:may|can) cost ([0-9]+) (less|more)\b",
        "cost may be {2} {3}",
        "when I attack a region, once per turn: I may cost 2 less",
        "when I attack a region, once per turn: cost may be 2 less",
    ),
    phrase(
        r"\b(?:double coins|coins (?:are )?doubled|coins count double|double its coins)\b",
        "coins double",
        "when I score a hill: double the coins",
        "when I score a hill: coins double",
    ),
    phrase(
        r"\b(?:halve coins|coins (?:are )?halved)\b",
        "coins halve",
        "when I score a hill: coins are halved",
        "when I score a hill: coins halve",
    ),
    phrase(
        r"^always: (?:all |each |any )?regions?\b([^:,]*?) (?:scores?|brings?|gives?|yields?|(?:are"
        r"|is) worth) ([0-9]+) coins?$",
        "when anyone scores a region{1}: coins are exactly {2}",
        "always: regions with a fortress score 0 coins",
        "when anyone scores a region with a fortress: coins are exactly 0",
    ),
    phrase(
        r"\b(?:it|this|that|region|that region) costs? (?:only |just |exactly )?([0-9]+)(?: tokens?)?$",
        "cost is exactly {1}",
        "when I attack a hill, once per turn: I may pay 1 coin, then the region costs only 1",
        "when I attack a hill, once per turn: I may pay 1 coin, then cost is exactly 1",
    ),
    phrase(
        r"^(?:always:? )?(?:all |each |any )?regions?\b([^:,]*?) (?:scores?|brings?|gives?|yields?|provides?"
        r"|earns?|(?:are|is) worth) (?:no coins?|nothing)$",
        "when anyone scores a region{1}: coins are exactly 0",
        "always: regions with a fortress give no coins",
        "when anyone scores a region with a fortress: coins are exactly 0",
    ),
    phrase(
        r"^(?:always: )?I (?:do not |don't )?(?:score|get|gain|earn|collect)s? (?:no|any) coins (?:for"
        r"|from) my (\w+)$",
        "when I score {1} I hold: coins are exactly 0",
        "always: I score no coins for my hills",
        "when I score hills I hold: coins are exactly 0",
    ),
)
