"""Whole sentences as they are said at the table, without a colon: who may what, what it costs and brings."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_OPPONENT: Final = r"(?:an? )?(?:opponents?|enem(?:y|ies)|others?|attackers?|invaders?|everyone|anyone)"
_MORE: Final = r"(?:more|extra|additional)"
_TO_TAKE: Final = r"to (?:conquer|attack|take|capture|invade|enter)"

SPOKEN: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"^(?:always:? )?{_OPPONENT} (?:must use|needs?|requires?) ([0-9]+) {_MORE} tokens?"
        rf" {_TO_TAKE} (my|a my) ([^:]+)$",
        "when an opponent attacks {2} {3}: cost {1} more",
        "enemies need one more token to take my hills",
        "when an opponent attacks hills I hold: cost 1 more",
    ),
    phrase(
        rf"^(?:always:? )?my (\w+) (?:needs?|takes?|requires?|costs? opponents) ([0-9]+) {_MORE} tokens?"
        rf"(?: {_TO_TAKE})?$",
        "when an opponent attacks my {1}: cost {2} more",
        "my forests need 2 more tokens to conquer",
        "when an opponent attacks forests I hold: cost 2 more",
    ),
    phrase(
        r"^\+ ?([0-9]+) (?:to )?defen[cs]e (?:in|on|for)(?: my)? (\w+)$",
        "when an opponent attacks my {2}: cost {1} more",
        "+2 defense in mountains",
        "when an opponent attacks mountains I hold: cost 2 more",
    ),
    phrase(
        r"^- ?([0-9]+) (?:to )?(?:cost|tokens?) (?:in|on|for|to conquer|to attack) ([^:]+)$",
        "when I attack {2}: cost {1} less",
        "-1 cost for swamps",
        "when I attack swamps: cost 1 less",
    ),
    phrase(
        r"^\+ ?([0-9]+) (coins?) (?:for each|for every|per|for) (\w+)(?: regions?)?(?: I hold)?$",
        "at scoring: gain {1} {2} for each {3} I hold",
        "+1 coin for each hill",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"^I (?:start|begin) with ([0-9]+ (?:coins?|tokens?))$",
        "when I pick this: gain {1}",
        "I start with 2 extra coins",
        "when I pick this: gain 2 coins",
    ),
    phrase(
        r"^I (?:may|can) (?:hold|live in|live on|stand on|stay on|stay in|settle) ([^:]+)$",
        "always: I may occupy {1}",
        "I can hold seas",
        "always: I may occupy seas",
    ),
    phrase(
        r"^I (?:may|can) (?:move|travel|walk|swim|march|cross|go|pass) ?(?:through|across|over)? ([^:]+)$",
        "always: I may pass through {1}",
        "I can move through lakes",
        "always: I may pass through lakes",
    ),
    phrase(
        r"^(?:always: )?I (?:may|can) (?:attack|enter|conquer|come in) from (?:any |an )?edge"
        r"(?: of (?:map|board))?(?:,? (?:at )?any ?time| again)?$",
        "always: I may reach regions at edge",
        "I may attack from the edge of the map any time",
        "always: I may reach regions at the edge",
    ),
    phrase(
        r"^nobody (?:may|can) (attack|conquer) ([^:]+)$",
        "always: everyone cannot attack {2}",
        "no one can conquer my mountains",
        "always: anyone cannot attack mountains I hold",
    ),
    phrase(
        r"^(?:always:? )?add ([0-9]+) to (?:all |each |every )?(?:of )?(?:my )?(?:die )?(?:rolls?|die)$",
        "when I roll: roll is {1} higher",
        "add 1 to my die roll",
        "when I roll: roll is 1 higher",
    ),
    phrase(
        r"^my (?:reinforcement )?(?:die|rolls?)(?: always)? (?:gives?|shows?|rolls?|counts? as|is|are)"
        r"(?: always)? at least ([0-9]+)$",
        "when I roll: roll is at least {1}",
        "my die always shows at least 1",
        "when I roll: roll is at least 1",
    ),
    phrase(
        r"^(place [^:,]+?) (?:in|on) (?:each|every) (\w+(?: \w+)?) I (conquer|leave)$",
        "when I {3} a {2}: {1} there",
        "place 1 fortress in each hill I conquer",
        "when I conquer a hill: place 1 fortress there",
    ),
    phrase(
        r"^(?:for each|for every|per) ([^:,]+?),? (gain|pay) ([0-9]+ coins?)$",
        "at scoring: {2} {3} for each {1}",
        "for each hill I hold, gain 1 coin",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"^when I conquer ([0-9]+) regions (?:in (?:a|1|the same)|this|per) turn\b",
        "when I conquer a region, if there are exactly {1} regions I conquered this turn",
        "after I conquer three regions in a turn: gain 1 coin",
        "when I conquer a region, if there are exactly 3 regions I conquered this turn: gain 1 coin",
    ),
    phrase(
        r"\b(attacks?|conquers?) me (?:in|on) (?:an? |my )?(\w+)\b",
        "{1} a {2} I hold",
        "when an opponent attacks me in the forest: cost 1 more",
        "when an opponent attacks a forest I hold: cost 1 more",
    ),
    phrase(
        r"\bthey need ([0-9]+) (more|less|fewer) tokens?\b",
        "cost {1} {2}",
        "when an opponent attacks a hill I hold: they need 1 more token",
        "when an opponent attacks a hill I hold: cost 1 more",
    ),
    phrase(
        r"\b(keep [0-9]+ tokens?) (?:in|on|of|per) (?:each|every|all)?(?: of)? ?(?:my )?regions?"
        r"(?: I hold)?$",
        "{1}",
        "when I go into decline, keep 2 tokens in each region",
        "when I decline: keep 2 tokens",
    ),
    phrase(
        r"\b(?:if|when) (?:it is )?in last round\b|\bduring last round\b|(?<=, )in last round\b",
        "if there are 0 rounds left",
        "at scoring, in the last round: gain 3 coins",
        "at scoring, if there are exactly 0 rounds left: gain 3 coins",
    ),
    phrase(
        r"^I (?:never|don't|do not|cannot) lose (?:any )?tokens"
        r"(?: when(?:ever)? (?:I am )?(?:attacked|conquered))?$",
        "when an opponent conquers a region I hold: I lose no tokens",
        "I never lose tokens",
        "when an opponent conquers a region I hold: I lose no tokens",
    ),
    phrase(
        r"\bdeclined races\b(?= cannot\b)",
        "declined opponents",
        "declined races cannot attack my hills",
        "always: declined opponents cannot attack hills I hold",
    ),
    phrase(
        r"^I cannot be attacked by ([^:]+)$",
        "always: {1} cannot attack me",
        "I can't be attacked by ratmen",
        "always: ratmen cannot attack regions I hold",
    ),
    phrase(
        r"\bopponents? (?:race )?(?:that )?I border\b|\b(?:bordering|adjacent|neighbou?ring) opponent\b",
        "opponent adjacent to me",
        "at scoring: gain 1 coin for each opponent I border",
        "at scoring: gain 1 coin for each opponent that holds a region adjacent to a region I hold",
    ),
    phrase(
        r"^when attacked\b",
        "when an opponent attacks a region I hold",
        "when attacked: cost 1 more",
        "when an opponent attacks a region I hold: cost 1 more",
    ),
    phrase(
        r"^conquering ([^:]+?) (?:gives?|brings?|earns?|is worth)(?: me)?"
        r" ((?:[0-9]+|an?) (?:coins?|tokens?))$",
        "when I conquer {1}: gain {2}",
        "conquering a hill gives me 2 coins",
        "when I conquer a hill: gain 2 coins",
    ),
    phrase(
        r"^I (?:conquer|attack|take) ([^:]+?) for ([0-9]+) (less|more)(?: tokens?)?$",
        "when I attack {1}: cost {2} {3}",
        "I conquer hills for 1 less",
        "when I attack hills: cost 1 less",
    ),
    phrase(
        r"^(regions? [^:]+?|my \w+) (?:are|is) worth (?:nothing|no coins|0 coins?)"
        r" (?:to|for) (?:my opponents|opponents|others|anyone else)$",
        "when an opponent scores {1}: coins are exactly 0",
        "regions next to mine are worth nothing to my opponents",
        "when an opponent scores regions bordering a region I hold: coins are exactly 0",
    ),
    phrase(
        r"^I (?:may|can) attack any (\w+)(?: regions?)? from (?:an?|any)(?: other)? \1(?: regions?)?$"
        r"|^(\w+) (?:are|count as|are considered)(?: all)? adjacent(?: to each other)?$",
        "always: {1}{2} regions are adjacent to each other",
        "I can attack any coastal region from a coastal region",
        "always: coastal regions are adjacent to each other",
    ),
    phrase(
        r"\b(?:trade|exchange)(s?) ([0-9]+ [^:,]+?) for ([0-9]+ (?:coins?|tokens?))"
        r"(?: (?:with|from) bank)?\b",
        "pay{1} {2}, then gain {3}",
        "at turn start: I may trade 2 coins for 1 token",
        "at turn start: I may pay 2 coins, then gain 1 token",
    ),
    phrase(
        r"\b(?:players?|opponents?) (?:who|that|which) (?:has|have|owns?|controls?) (?=an? )",
        "opponent that holds ",
        "at scoring: gain 1 coin from each player who has a hill",
        "at scoring: gain 1 coin from each opponent that holds a hill",
    ),
    phrase(
        r"^(?:my race|I) may (?:build|place|put) (an? \w+|[0-9]+ \w+) in (?:each|every) (\w+)"
        r" (?:it|I) conquers?$",
        "when I conquer a {2}: I may place {1} there",
        "my race may build a fortress in every hill it conquers",
        "when I conquer a hill: I may place a fortress there",
    ),
    phrase(
        r"^((?:when|at|before|after) [^:,]*?)"
        r" (?=(?:I (?:get|gain|earn|receive|may|can)|they (?:pay|lose|gain))\b)([^:]+)$",
        "{1}: {2}",
        "every time an opponent goes into decline I get 2 coins",
        "when an opponent declines: gain 2 coins",
    ),
    phrase(
        r"\b(?:that|this) (?:region|area|territory) (?=is immune to\b)",
        "there ",
        "when I conquer a hill: that region is immune to opponents until my next turn",
        "when I conquer a hill: there is immune to opponents until my next turn",
    ),
)
