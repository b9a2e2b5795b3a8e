"""What is done: coins, tokens and pieces as people say it."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase
from swdsl.syntax.phrases_moments import VERBS

DEEDS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\b(?:reroll|re-roll|roll|toss|throw)(?: a| 1| my)? (?:die|dice|again)\b|\breroll\b",
        "roll",
        "when I roll 0, once per turn: I may reroll the die",
        "when I roll 0, once per turn: I may roll",
    ),
    phrase(
        r"\bgain ([0-9]+ tokens?) instead of losing (?:1|any|a token|1 token|1 of them)$",
        "I lose no tokens, then gain {1}",
        "when an opponent conquers a region I hold: gain 1 token instead of losing one",
        "when an opponent conquers a region I hold: I lose no tokens, then gain 1 token",
    ),
    phrase(
        r"(\bloses? [0-9]+ tokens?) instead of (?:just |only )?[0-9]+(?: tokens?)?$",
        "{1}",
        "when I conquer a hill held by an opponent: they lose 2 tokens instead of 1",
        "when I conquer a hill held by an opponent: they lose 2 tokens",
    ),
    phrase(
        r"\bleave ([0-9]+|an?) (?!region|hill)(\w+) (?:there|behind)\b",
        "place {1} {2} there",
        "when I conquer a hill: leave 1 fortress there",
        "when I conquer a hill: place 1 fortress there",
    ),
    phrase(
        r"\bremove ([0-9]+ tokens?) from board\b",
        "remove {1} from a region I hold",
        "before scoring: remove 1 token from the board",
        "before scoring: remove 1 token from a region I hold",
    ),
    phrase(
        r"\b(?:take (?:back )?(?:all )?(?:my )?tokens (?:back |back in hand |in hand )?(?:and|, then) )?"
        r"conquer (?:again|a second time|once more|1 more time)\b",
        "conquer another round",
        "after conquests: I may take my tokens back and conquer again",
        "after conquests: I may conquer another round",
    ),
    phrase(
        r"\b(?:cancel|repel|beat off|fend off|parry|thwart|stop|block)"
        r" (?:an? |that |this |their )?(?:attack|conquest)\b",
        "repel the attack",
        "when an opponent attacks a region I hold, once per turn: I may cancel that attack",
        "when an opponent attacks a region I hold, once per turn: I may repel the attack",
    ),
    phrase(
        r",? and (?:attack|conquest) (?:is cancell?ed|is repelled|does not succeed|has no effect|fails)\b",
        ", then the attack fails",
        "when an opponent attacks a hill I hold, once per turn: I may pay 1 coin and the attack fails",
        "when an opponent attacks a hill I hold, once per turn: I may pay 1 coin, then the attack fails",
    ),
    phrase(
        r"\b(?:attack|conquest) (?:is cancell?ed|is repelled|does not succeed|has no effect|fails)\b",
        "the attack fails",
        "when an opponent attacks a hill I hold: roll, then if roll is 0, the conquest fails",
        "when an opponent attacks a hill I hold: roll, then if roll is 0, the attack fails",
    ),
    phrase(
        r"\b(roll)(?:, then|,? and|,) (gain|get|pay|lose) (?:that many|as many|so many) (coin|token)s?",
        "{1}, then {2} 1 {3} for each pip",
        "at turn end: roll the die and gain that many coins",
        "at turn end: roll, then gain 1 coin for each pip",
    ),
    phrase(
        r"\b(roll)(?:, then|,? and|,) add (?:it|result|roll|that|number rolled) to (?:my )?defen[cs]e$",
        "{1}, then cost 1 more for each pip",
        "when an opponent attacks a hill I hold: roll the die and add the result to my defence",
        "when an opponent attacks a hill I hold: roll, then cost 1 more for each pip",
    ),
    phrase(
        r"\b(pay [^:,]+?) for ([0-9]+) less(?: cost| tokens?)?$",
        "{1}, then cost {2} less",
        "when I attack a hill: I may spend 1 coin for 1 less cost",
        "when I attack a hill: I may pay 1 coin, then cost 1 less",
    ),
    phrase(
        r"\bscore (?:it|that region)(?: immediately| at once| right away)?$",
        "score there",
        "when I conquer a hill: score it immediately",
        "when I conquer a hill: score there",
    ),
    phrase(
        r"\btake (all(?: but [0-9]+)? tokens?) (from [^:,]+?) (?:into|in|to) (?:my )?hand\b",
        "move {1} {2} to hand",
        "at turn start: take all but 1 token from each hill I hold into my hand",
        "at turn start: move all but 1 token from each hill I hold to hand",
    ),
    phrase(
        r"\b(?:pick up|take back|gather) all tokens$",
        "move all tokens from each region I hold to hand",
        "at turn start: I may pick up all my tokens",
        "at turn start: I may move all tokens from each region I hold to hand",
    ),
    phrase(
        r"\b(pay [0-9]+ coins?) (to (?:me|us|them)) ((?:for each|for every|per) [^:,]+)",
        "{1} {3} {2}",
        "at scoring of an opponent: they pay 1 coin to me for each hill they hold",
        "at scoring of an opponent: they pay 1 coin for each hill they hold to me",
    ),
    phrase(
        r"\b(?:take|takes|have|has|get|gets|play|plays) (?:an? )?"
        r"(?:extra|another|second|additional|bonus) turn\b",
        "play another turn",
        "after scoring, once per life: I may take an extra turn",
        "after scoring, once per life: I may play another turn",
    ),
    phrase(
        r"\badd ([0-9]+) to (?:my |a )?(?:roll|die)\b|(?<=: )\+([0-9]+) to (?:my )?(?:roll|die)\b",
        "roll is {1}{2} higher",
        "when I roll: add 1 to the roll",
        "when I roll: roll is 1 higher",
    ),
    phrase(
        r"\bsubtract ([0-9]+) from (?:my |a )?(?:roll|die)\b|(?<=: )-([0-9]+) to (?:my |their )?(?:roll"
        r"|die)\b",
        "roll is {1}{2} lower",
        "when an opponent rolls: subtract 1 from the roll",
        "when an opponent rolls: roll is 1 lower",
    ),
    phrase(
        r"(?<=: )each ([^:,]+?) (?:gives|brings|yields|earns|(?:scores|is worth)(?= (?:an?|1) ))(?: me)?"
        r" (?:an?|([0-9]+)) (coin|token)s?$",
        "gain {2} {3} for each {1}",
        "at scoring: each hill I hold gives me 2 coins",
        "at scoring: gain 2 coins for each hill I hold",
    ),
    phrase(
        r"\bgain  (coin|token) for each\b",
        "gain 1 {1} for each",
        "at scoring: each hill I hold is worth a coin",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\bif (I|we|they) (?:didn't|did not|haven't|have not) conquer(?:ed)?\b",
        "unless {1} conquered",
        "at scoring, if I didn't conquer a region this turn: gain 1 coin",
        "at scoring, unless there is a region I conquered this turn: gain 1 coin",
    ),
    phrase(
        r"\bif (I|we|they) (?:didn't|did not|haven't|have not) attack(?:ed)?\b",
        "unless {1} attacked",
        "at scoring, if I haven't attacked a region this turn: gain 1 coin",
        "at scoring, unless there is a region I attacked this turn: gain 1 coin",
    ),
    phrase(
        r"\bif (I|we|they) (?:didn't|did not|haven't|have not) (decline|expand|score)d?\b",
        "unless {1} {2}d",
        "at scoring, if I did not decline this turn: gain 1 coin",
        "at scoring, unless I declined this turn: gain 1 coin",
    ),
    phrase(
        r"\bunless (I|we|they) (conquered|attacked|left) any\b",
        "unless {1} {2} a",
        "at scoring, if I did not conquer any region this turn: gain 1 coin",
        "at scoring, unless there is a region I conquered this turn: gain 1 coin",
    ),
    phrase(
        r"\bif (I|we|they) (?:don't|do not) (hold|have|own|control)(?: any)?\b",
        "unless {1} {2}",
        "at scoring, if I don't hold a mountain: gain 1 coin",
        "at scoring, unless I hold a mountain: gain 1 coin",
    ),
    phrase(
        r"\bif there (?:isn't|aren't|is not|are not)(?: any)?\b",
        "unless there is",
        "at scoring, if there isn't a region I conquered this turn: gain 1 coin",
        "at scoring, unless there is a region I conquered this turn: gain 1 coin",
    ),
    phrase(
        r"\b(?:don't|do not|doesn't|does not) lose (?:an?|any) (tokens?)",
        "lose no {1}",
        "when an opponent conquers a region I hold: I don't lose any tokens",
        "when an opponent conquers a region I hold: I lose no tokens",
    ),
    phrase(
        r"^(always[^:]*): ([^:,]+?) cannot be (?:attacked|conquered|invaded|taken|captured) by ([^:,]+)$",
        "{1}: {3} cannot attack {2}",
        "always: mountains I hold cannot be attacked by opponents",
        "always: opponents cannot attack mountains I hold",
    ),
    phrase(
        r"^(always[^:]*): ([^:,]+?) cannot be (?:attacked|conquered|invaded|taken|captured)$",
        "{1}: everyone cannot attack {2}",
        "always: mountains cannot be conquered",
        "always: anyone cannot attack mountains",
    ),
    phrase(
        r"^(always[^:]*: [^:,]+?) never (attack|enter|reach|occupy|conquer)s?\b",
        "{1} cannot {2}",
        "always: opponents never attack hills I hold",
        "always: opponents cannot attack hills I hold",
    ),
    phrase(
        r"\bI (?:may|can) (?:conquer|attack|reach) (?:anywhere|any region (?:on|in) (?:board|map)"
        r"|any region anywhere)$",
        "I may reach any region",
        "always: I may attack anywhere",
        "always: I may reach any region",
    ),
    phrase(
        r"\b(enter|start|start at|begin at|begin) (?:anywhere|any region on (?:board|map))$",
        "enter any region",
        "always: I may enter anywhere",
        "always: I may enter any region",
    ),
    phrase(
        r"(?<=[ ,:])(?:must|shall|should|will|have to|has to) (?=[a-z])",
        "",
        "at turn start: I must pay 1 coin",
        "at turn start: I pay 1 coin",
    ),
    phrase(
        r",? and (?:then )?(?=(?:" + VERBS + r")\b)",
        ", then ",
        "when I decline: gain 1 coin and then redeploy",
        "when I decline: gain 1 coin, then redeploy",
    ),
    phrase(
        r"(\b(?:may|can) [^:,]+?),? (?:in order )?to (?=(?:" + VERBS + r")\b)",
        "{1}, then ",
        "at turn start: I may pay 1 coin to gain 1 token",
        "at turn start: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"\b(pays?|gives?) (me|us|them) ((?:[0-9]+|a) coins?)\b",
        "pay {3} to {2}",
        "when I conquer a region held by an opponent: they give me 1 coin",
        "when I conquer a region held by an opponent: they pay 1 coin to me",
    ),
    phrase(
        r"\bgives? ([0-9]+ coins?) to\b",
        "pay {1} to",
        "when I conquer a region held by an opponent: they give 1 coin to me",
        "when I conquer a region held by an opponent: they pay 1 coin to me",
    ),
    phrase(
        r"(?<=: )each ((?:active |declined )?opponent\b[^:,]*?) pays? 1 coin to me$",
        "gain 1 coin from each {1}",
        "at scoring: each opponent adjacent to me pays me 1 coin",
        "at scoring: gain 1 coin from each opponent that holds a region adjacent to a region I hold",
    ),
    phrase(
        r"\b(?:collect|score|draw|recruit|win|claim|steal)s? (?=[0-9]+ (?:coins?|tokens?)\b)",
        "gain ",
        "when I decline: collect 2 coins",
        "when I decline: gain 2 coins",
    ),
    phrase(
        r"(?<=[:,] )\+? ?([0-9]+) (coins?|tokens?)(?= for| per| from|$|,)",
        "gain {1} {2}",
        "at scoring: 1 coin for each hill I hold",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\b(?:gain|get|take|receive)s? ([0-9]+ (?:coins?|tokens?)) (from (?:tray|hand|bank"
        r"|supply)) ((?:for each|for every|per) [^:,]+)",
        "gain {1} {3} {2}",
        "at redeployment: take 1 token from the tray for each hill I hold",
        "at redeployment: gain 1 token for each hill I hold from tray",
    ),
    phrase(
        r"\b(?:build|set up|deploy|drop)s? (?=(?:an?|[0-9]+|up to|all|my|\w+ (?:in|there|here))\b)",
        "place ",
        "when I conquer a hill: build a fortress there",
        "when I conquer a hill: place a fortress there",
    ),
    phrase(
        r"\b(place|put)(s?) ([^:,]+?) (?:on|onto|into|inside|at) (?=(?:an?|any|each|my|up to|[0-9]+"
        r"|regions?) )"
        r"(?!(?:an?|any|each|up to [0-9]+|[0-9]+) (?:active |declined )?(?:opponent|player|combo|race"
        r"|power)s?\b)",
        "{1}{2} {3} in ",
        "at turn start: place 1 fortress on a hill I hold",
        "at turn start: place 1 fortress in a hill I hold",
    ),
    phrase(
        r"\b(replace [^:,]+?) (?:with|by) a my tokens?\b",
        "{1} by 1 token",
        "when I attack a lone_enemy, once per turn: I may replace the defender with one of my tokens from"
        " tray",
        "when I attack a lone_enemy, once per turn: I may replace the defender by 1 token from tray",
    ),
    phrase(
        r"\b(replace [^:,]+?) with ",
        "{1} by ",
        "when I attack a lone_enemy, once per turn: I may replace the defender with 1 token from tray",
        "when I attack a lone_enemy, once per turn: I may replace the defender by 1 token from tray",
    ),
    phrase(
        r"\b(?:destroy|kill|eliminate|discard|sacrifice|take away)s? (?=(?:an?|[0-9]+|up to|all|each"
        r"|\w+ (?:from|in|there|here))\b)",
        "remove ",
        "when I conquer a hill: I may sacrifice 1 token from a region I hold, then gain 1 coin",
        "when I conquer a hill: I may remove 1 token from a region I hold, then gain 1 coin",
    ),
)
