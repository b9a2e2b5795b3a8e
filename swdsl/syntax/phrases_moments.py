"""When: steps, events, states and limits as people call them, and parts of a clause in another order."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

#: What a clause does can begin with these, in anybody's words.
VERBS: Final = (
    "gain|gains|get|gets|pay|pays|lose|loses|place|put|move|remove|roll|reroll|keep|cost|costs|coins|price"
    "|stop|redeploy"
    "|decline|take|takes|steal|replace|ignore|swap|choose|discover|reduce|draw|receive|return|discard"
    "|sacrifice|expand"
    "|revive|collect|build|spend|deploy|score|it costs|each opponent|opponents|leave|conquer another|play"
    " another|I|they|we"
)
_LIMIT: Final = r"(?:once|twice|[0-9]+ times) (?:per|a|each|every) (?:turn|game|life)(?: per opponent)?"
_STATE: Final = r"(?:also|only) in decline"
_WHEN: Final = r"(?:when|whenever|each time|every time|at(?! least| most| edge)|before|after) "
_MOMENT: Final = r"^(always|(?:when|whenever|each time|every time|at|before|after) [^:,]+)"

#: Turns of others, before anybody's `turn` is taken for something they hold.
TURNS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"^(?:at|on) (?:start|beginning) of (?:each|every|an?|any|my) (?:other player|opponent)s?'s?"
        r" turns?\b",
        "at turn start of an opponent",
        "at the start of each opponent's turn: gain 1 coin",
        "at turn start of an opponent: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on) end of (?:each|every|an?|any|my) (?:other player|opponent)s?'s? turns?\b",
        "at turn end of an opponent",
        "at the end of an opponent's turn: gain 1 coin",
        "at turn end of an opponent: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on) (?:start|beginning) of (?:each|every|any) player's turns?\b",
        "at turn start of a player",
        "at the start of each player's turn: gain 1 coin",
        "at turn start of a player: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on) end of (?:each|every|any) player's turns?\b",
        "at turn end of a player",
        "at the end of every player's turn: gain 1 coin",
        "at turn end of a player: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on|in|during) (?:an )?(even|odd)(?:[- ]numbered)? (?:turns?|rounds?),? (?=(?:when|at"
        r"|before|after|each time) )([^:,]+)",
        "{2}, if round is {1}",
        "on even turns, when I conquer a hill: gain 1 token",
        "when I conquer a hill, if round is even: gain 1 token",
    ),
    phrase(
        r"^((?:when|at|before|after|each time) [^:,]+?) (?:on|in|during) (?:an )?(even|odd)(?:[-"
        r" ]numbered)? (?:turns?|rounds?)(?= ?[:,])",
        "{1}, if round is {2}",
        "when I conquer a hill on an odd turn: lose 1 token",
        "when I conquer a hill, if round is odd: lose 1 token",
    ),
    phrase(
        r"\bif (?:it is an |turn is |turn number is |round number is )(even|odd)(?: turn| round)?\b",
        "if round is {1}",
        "at scoring, if it is an even turn: gain 1 coin",
        "at scoring, if round is even: gain 1 coin",
    ),
)

STATES: Final[tuple[Phrase, ...]] = (
    phrase(
        r",? (?:even|including|also|both)(?: (?:when|while|if|active and))?(?: I am)? in decline\b"
        r"|, in decline (?:too|as well)\b|, active or in decline\b",
        ", also in decline",
        "at scoring, even in decline: gain 1 coin for each mine I hold",
        "at scoring, also in decline: gain 1 coin for each mine I hold",
    ),
    phrase(
        r"(?<!always),? (?:only )?(?:while|if|when)(?: I am| I'm| my race is)? (?:in decline|declined)\b"
        r"|(?<=always),? (?:only )?(?:while|if|when)(?: I am| I'm| my race is)? (?:in decline|declined)\b",
        ", only in decline",
        "at scoring, while in decline: gain 1 coin",
        "at scoring, only in decline: gain 1 coin",
    ),
    phrase(
        r",? (?:only )?(?:while|when|if)(?: I am)? active\b|, (?:only active|active only)\b",
        "",
        "at scoring, while active: gain 1 coin",
        "at scoring: gain 1 coin",
    ),
)

STEPS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"^(?:during|in|on) my turn\b|^anytime\b",
        "at any time",
        "during your turn, once per turn: I may pay 1 coin, then gain 1 token",
        "at any time, once per turn: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"^(?:during|in|while|when)(?: my)?(?: troop)? (?:redeployment(?: phase)?|redeploying)\b"
        r"|^when I redeploy\b",
        "at redeployment",
        "during redeployment: gain 1 token",
        "at redeployment: gain 1 token",
    ),
    phrase(
        r"^(?:during|when|while)(?: my)?(?: I)? scor(?:ing|e)(?: (?:phase|coins|points))?(?= ?[:,])",
        "at scoring",
        "when scoring: gain 1 coin",
        "at scoring: gain 1 coin",
    ),
    phrase(
        r"^(?:during|in)(?: my)?(?: conquests?(?: phase)?)\b",
        "at conquests",
        "during conquest, once per turn: I may pay 1 coin, then gain 1 token",
        "at conquests, once per turn: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"^(?:at|on|in) (?:beginning|start) of (?:a |each |every )?round\b|^when a round (?:starts|begins)\b",
        "at round start",
        "at the beginning of each round: gain 1 coin",
        "at round start: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on|in) (?:beginning|start) of my turn\b|^(?:at|on) my turn start\b|^when my turn (?:starts"
        r"|begins)\b"
        r"|^before my turn\b",
        "at turn start",
        "when my turn begins: gain 1 token",
        "at turn start: gain 1 token",
    ),
    phrase(
        r"^before (?:I attack|attacking|(?:each|every|an?|my) (?:attack|conquest)s?)(?: a region)?(?= ?[:,])",
        "before attack",
        "before I attack: I may roll, then cost 1 less for each pip",
        "before attack: I may roll, then cost 1 less for each pip",
    ),
    phrase(
        r"^(?:after (?:my|all|all my|all of my)|at end of(?: my)?) conquests?(?: phase)?\b",
        "after conquests",
        "after all my conquests: gain 1 coin",
        "after conquests: gain 1 coin",
    ),
    phrase(
        r"^(?:at|on) my turn end\b|^when my turn ends\b|^after my turn\b",
        "at turn end",
        "when my turn ends: gain 1 coin",
        "at turn end: gain 1 coin",
    ),
    phrase(
        r"^when(?: a)? game (?:ends|is over)\b|^after(?: last turn of)? game\b|^at game's end\b",
        "at game end",
        "when the game ends: gain 1 coin for each hill I hold",
        "at game end: gain 1 coin for each hill I hold",
    ),
)

EVENTS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"^when I (attack|conquer|leave)(?= ?[:,])",
        "when I {1} a region",
        "when I attack: cost 1 less",
        "when I attack a region: cost 1 less",
    ),
    phrase(
        r"^(?:upon|on|after|by|when|while) (conquer|attack|leav|occupy|scor)ing ",
        "when I {1} ",
        "after conquering a hill: gain 1 coin",
        "when I conquer a hill: gain 1 coin",
    ),
    phrase(
        r"^when I leav ",
        "when I leave ",
        "upon leaving a region: gain 1 coin",
        "when I leave a region: gain 1 coin",
    ),
    phrase(
        r"^when I scor ",
        "when I score ",
        "upon scoring a hill: coins 1 more",
        "when I score a hill: coins 1 more",
    ),
    phrase(
        r"^(?:if|after|any time|as soon as) (I|we|they|anyone|an? (?:active |declined )?(?:opponent|player"
        r"|enemy))"
        r" (conquers?|attacks?|leaves?|declines?|scores?|rolls?|fades?|picks?)\b",
        "when {1} {2}",
        "if an opponent conquers a region I hold: gain 1 coin",
        "when an opponent conquers a region I hold: gain 1 coin",
    ),
    phrase(
        r"\b(?:go|goes|going|enter|enters|move|moves) (?:in|into|in to) decline\b|\benters? decline\b",
        "declines",
        "when an opponent goes into decline: gain 1 coin",
        "when an opponent declines: gain 1 coin",
    ),
    phrase(
        r"^((?:when|whenever|each time|every time) [^:,]*?conquers? (?:an?|any) [^:,]+?) from"
        r" (an? (?:active |declined )?(?:opponent|enemy|player|neutral))\b",
        "{1} held by {2}",
        "when I conquer a hill from an opponent: they pay 1 coin to me",
        "when I conquer a hill held by an opponent: they pay 1 coin to me",
    ),
    phrase(
        r"^when (?:I|we) lose an? (?!coins?\b|tokens?\b)(\w+)",
        "when an opponent conquers a {1} I hold",
        "when I lose a region: gain 1 coin",
        "when an opponent conquers a region I hold: gain 1 coin",
    ),
    phrase(
        r"^when (my|a my|an?|any) ([^:,]+?) (?:is|are|gets?) (?:conquered|taken|captured|invaded)"
        r" by (?!I\b|me\b)([^:,]+?)(?=[:,])",
        "when {3} conquers {1} {2}",
        "when a region I hold is conquered by an opponent: gain 1 coin",
        "when an opponent conquers a region I hold: gain 1 coin",
    ),
    phrase(
        r"^when (my|a my) ([^:,]+?) (?:is|are|gets?) (?:conquered|taken|captured|invaded|lost)(?= ?[:,])"
        r"|^when (an?|any) ([^:,]*?\b(?:I|we) hold) (?:is|gets) (?:conquered|taken|captured|invaded"
        r"|lost)(?= ?[:,])",
        "when an opponent conquers {1}{3} {2}{4}",
        "when one of my regions is conquered: gain 1 coin",
        "when an opponent conquers a region I hold: gain 1 coin",
    ),
    phrase(
        r"^when (my|a my) ([^:,]+?) (?:is|are|gets?) attacked(?: by (?:an? )?opponents?)?(?= ?[:,])"
        r"|^when (an?|any) ([^:,]*?\b(?:I|we) hold) (?:is|gets) attacked(?: by an opponent)?(?= ?[:,])",
        "when an opponent attacks {1}{3} {2}{4}",
        "when a hill I hold is attacked: cost 1 more",
        "when an opponent attacks a hill I hold: cost 1 more",
    ),
    phrase(
        r"^when (?:(?:I'm|I am|I are) )?attacked(?: by an opponent)?(?= ?[:,])",
        "when an opponent attacks a region I hold",
        "when I am attacked: cost 1 more",
        "when an opponent attacks a region I hold: cost 1 more",
    ),
    phrase(
        r"^when I(?:'m| am) (?:chosen|picked|selected|bought|taken)\b"
        r"|^when (?:this|this (?:race|power|combo)) is (?:chosen|picked|selected|bought|taken)\b"
        r"|^when I (?:pick|choose|select|take|buy) (?:me|this race|this power|this combo|this)(?= ?[:,])",
        "when I pick this",
        "when I am chosen: gain 2 coins",
        "when I pick this: gain 2 coins",
    ),
    phrase(
        r"\b(abandon|vacate|give up|withdraw from)(s?)(?= (?:an?|any|my|there|here|each|[0-9]+) ?)",
        "leave{2}",
        "when I abandon a region: gain 1 coin",
        "when I leave a region: gain 1 coin",
    ),
)

ORDER: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"^((?:when|whenever|each time|every time|at|before|after|always)\b[^:]*?), (?=(?:{VERBS})\b|\+"
        rf"|-)([^:]+)$",
        "{1}: {2}",
        "when I attack a hill, cost 1 less",
        "when I attack a hill: cost 1 less",
    ),
    phrase(
        rf"^(?:while |when |if )?(?:I am )?in decline,? ({_WHEN}[^:,]+)",
        "{1}, only in decline",
        "in decline, when an opponent attacks a hill I hold: cost 1 more",
        "when an opponent attacks a hill I hold, only in decline: cost 1 more",
    ),
    phrase(
        r"\bI (?:abandon|vacate|give up)\b",
        "I leave",
        "each hill I abandon is worth 1 coin",
        "when I leave a hill: gain 1 coin",
    ),
    phrase(
        r"^(?:at scoring: )?gain ((?:[0-9]+|an?) (?:coins?|tokens?)) (?:for each|for every|per|each time)"
        r" (\w+) I (conquer|leave)\b(?! this)([^:,]*)$",
        "when I {3} a {2}{4}: gain {1}",
        "gain 1 coin for each hill I conquer",
        "when I conquer a hill: gain 1 coin",
    ),
    phrase(
        r"^(?:at scoring: )?each (\w+) I (conquer|leave)\b([^:,]*?) (?:is worth|gives|brings|scores"
        r"|earns)(?: me)? ([0-9]+) (coin|token)s?$",
        "when I {2} a {1}{3}: gain {4} {5}s",
        "each hill I conquer is worth 1 coin",
        "when I conquer a hill: gain 1 coin",
    ),
    phrase(
        r"^(?:on )?first time (.+?) (?:each|every|per|in a|a|this) turn(?= ?[:,])",
        "when {1}, once per turn",
        "the first time I conquer a region each turn: gain 1 coin",
        "when I conquer a region, once per turn: gain 1 coin",
    ),
    phrase(
        rf"^({_LIMIT}|{_STATE}|(?:if|unless) [^:,]+),? ({_WHEN}[^:,]+|always)",
        "{2}, {1}",
        "once per turn, when I attack a hill: cost 1 less",
        "when I attack a hill, once per turn: cost 1 less",
    ),
    phrase(
        rf"^([^:]+?) ?: ?([^:,]+?),? ({_LIMIT}|{_STATE}|(?:if|unless) [^:,]+)$",
        "{1}, {3}: {2}",
        "at scoring: gain 1 coin if I hold at least 3 regions",
        "at scoring, if I hold at least 3 regions: gain 1 coin",
    ),
    phrase(
        rf"{_MOMENT} ({_LIMIT}|{_STATE}|if [^:,]+|unless [^:,]+)(?= ?[:,])",
        "{1}, {2}",
        "when I attack a hill once per turn: cost 1 less",
        "when I attack a hill, once per turn: cost 1 less",
    ),
    phrase(
        r"^(?!always\b|at\b|when\b|whenever\b|before\b|after\b|each\b|every\b|if\b|unless\b|tokens?\b"
        r"|piece\b)([^:]+?),?"
        r" ((?:when|whenever|each time|every time|after|before) [^:]+|at (?:scoring|redeployment|turn start"
        r"|turn end"
        r"|start of my turn|end of my turn|end of turn|game end|end of game|any time)[^:]*)$",
        "{2}: {1}",
        "gain 1 coin when I conquer a hill",
        "when I conquer a hill: gain 1 coin",
    ),
)
