"""What cannot be said of regions, attacks and tokens on the board. Data only."""

from typing import Final

from swdsl.syntax.limit import Limit, limit

_AS: Final = (
    r"(?:counts?|(?:is|are) (?:also )?(?:considered|treated|regarded|counted|seen)|acts?|serves?|works?)"
)

REGIONS: Final[tuple[Limit, ...]] = (
    limit(
        (
            r"\b(?:connected|linked|joined|adjacent) to (?:my |your |the |an? )?(?:capital"
            r"|base|home|headquarters|castle|city)\b"
            r"|\bsupply (?:lines?|chains?|routes?)\b"
        ),
        (
            "Where an attack sets out from is not known, and no region is a capital; regions"
            " that hang together count."
        ),
        "at scoring, if there is exactly 1 group of regions I hold: gain 2 coins",
        "you can only attack regions connected to your capital",
    ),
    limit(
        (
            r"\bonly be (?:attacked|conquered|taken|invaded) from\b|\bcan only (?:attack"
            r"|conquer)[^,;]* from (?:an? )?\w+$"
        ),
        "Where an attack comes from is not known, only where it goes to.",
        "when an opponent attacks a hill I hold: cost 1 more",
        "my hills can only be attacked from another hill",
    ),
    limit(
        (
            r"\b(?:smallest|largest|biggest|strongest|weakest|richest|poorest) (?:race|player"
            r"|opponent|tribe|army)\b"
        ),
        "Others are compared with me, not with each other: nobody is asked who has the most of all.",
        "at turn start: gain 1 coin from each opponent with more coins than me",
        "the smallest race on the board loses a token",
    ),
    limit(
        r"\b(?:half|halve|halves|halved|halving)\b[^:]*\b(?:costs?|price|conquer\w*|tokens? needed"
        r"|attack\w*)\b"
        r"|\b(?:costs?|price|conquer\w*)\b[^:]*\b(?:half|halved)\b",
        "What an attack costs changes by a number of tokens, not by a share.",
        "when I attack a hill: cost 2 less",
        "hills cost me half as many tokens",
    ),
    limit(
        rf"^(?:all |your |my |any |each |every )?[a-z_]+ (?:regions? )?{_AS} (?:as |to be |like |also"
        rf" as )?(?:an? |also )?"
        r"(?!adjacent|bordering|two|double|2|empty|defend|one|tokens?|coins?|immune|safe|worth|edge)[a-z_]+"
        r"(?: (?:regions?|for (?:me|you|us|this race|scoring)|when \\w+|too))*[.!]?$",
        "Ground is what it is for everybody; it can become something else when a region is conquered.",
        "when I conquer a hill: there becomes a forest",
        "hills count as forests for me",
    ),
    limit(
        r"\b(?:win|wins|lose|loses|break|breaks|settle|settles|decide|decides)(?: all| any| every|"
        r" an?| the)? ties?\b"
        r"|\btie[- ]?breakers?\b|\b(?:in case of|on|if there is|when there is)(?: an?)? ties?\b",
        "Who has more tokens in regions is ahead among equals, for everybody; a coin decides before that.",
        "at game end: gain 1 coin",
        "at game end: I win ties",
    ),
    limit(
        r"\b(?:opponents?|enem(?:y|ies)|players?|attackers?|nobody|no one|they|anyone)\b[^:]*\b"
        r"(?:conquer|attack|invade|take)s?"
        r" (?:at most|no more than|only|more than|up to|just) (?:one|two|three|four|[0-9]+|once|twice)\b",
        "Attacks of others are not counted; once one has succeeded, the next can be forbidden.",
        "when an opponent conquers a region I hold: they cannot attack regions I hold until turn end",
        "opponents may not conquer more than one of my regions per turn",
    ),
    limit(
        r"\b(?:cannot|can't|may not|not|never|no|without|nobody|no one|nothing)\b[^:]*\b(?:die|dice"
        r"|rolls?|rolling)\b"
        r"(?=[^:]*\b(?:against|attack\w*|conquer\w*)(?: (?:me|you|us|your|my|this))?\b)"
        r"|\b(?:opponents?|enem(?:y|ies)|players?|attackers?|they)\b[^:]*\b(?:cannot|can't|may not|never)\b"
        r"[^:]*\b(?:roll|die|dice)\b|\brolls?\b[^:]*\bagainst (?:me|you|us)\b[^:]*\b(?:nothing|no|0"
        r"|zero|fail)",
        "Whether somebody rolls is not asked; what the roll counts can be.",
        "when an opponent rolls: roll is exactly 0",
        "opponents cannot use the die against me",
    ),
    limit(
        r"\b(?:attack|conquer|fight|invade|expand|act)\w*\b[^:]*\b(?:with|using|by using)(?: "
        r"(?:tokens?|troops?|units?)"
        r" (?:from|of|in))? (?:your |my |the |our )?declined? ?(?:tokens?|troops?|units?|ones?|race"
        r"|people|armies)\b"
        r"|\bdeclined (?:tokens?|race|troops?|units?) (?:may|can|could|still) (?:still )?(?:attack"
        r"|conquer|fight|invade)",
        "A declined race conquers in place of my active one, or not at all.",
        "at turn start, only in decline: I may expand",
        "my declined tokens may attack",
    ),
    limit(
        r"\b(?:move|carry|take|bring|steal|transfer|pass|swap|relocate)s? (?:an? |any |the |one |1 "
        r"|your |my |another )*"
        r"(?:relics?|artifacts?|artefacts?|places?|landmarks?)\b",
        "Only its own sentence moves a relic, `I may move this to a region I hold`; it lies still otherwise.",
        "when I conquer a region with a relic: gain 1 coin",
        "at turn start: I may move a relic to another region",
    ),
    limit(
        r"\b(?:swap|exchange|switch|trade)s? (?:the )?(?:positions?|places?|location)\b"
        r"|\b(?:swap|exchange|switch|trade)s? (?:any |an? |the |your |my |of )*(?:2|two|one|1)? ?"
        r"(?:of )?(?:your |my |their |the )*"
        r"(?:own )?(?:tokens?|regions?|troops?|units?|armies|territor\w+|stacks?)(?! (?:for|into) )",
        "Tokens and regions do not change places; tokens are moved.",
        "at turn end: I may move 1 token from a region I hold to a region I hold",
        "at turn end: swap two of my tokens",
    ),
    limit(
        r"\b(?:all|every|each)(?: of)?(?: the)? regions? of (?:one|1|a|the same|any|some|a single|any"
        r" one) (?:terrain|kind|type|sort)\b"
        r"|\b(?:a|one|1|any) (?:whole|complete|entire|full) (?:terrain|set|continent|area)\b",
        "All of a kind is said of a kind that is named.",
        "at scoring, unless there is a mountain not held by me: gain 5 coins",
        "if you control all the regions of one terrain, gain 5 coins",
    ),
    limit(
        r"\b(?:make|force|compel|order|oblige)s? (?:him|her|them|an?|the|that|another|one)\b[^:]*\b"
        r"(?:leave|abandon|give up|move"
        r"|withdraw|retreat)\b|\b(?:opponents?|players?|they|he) (?:must|has to|have to) (?:leave"
        r"|abandon|give up|withdraw)\b",
        "Nobody is made to leave a region; a token can be removed from it.",
        "at turn start: I may pay 1 coin, then choose an opponent, then remove 1 token from a region"
        " they hold",
        "an opponent must leave a region",
    ),
    limit(
        r"\b(?:opponents?|enem(?:y|ies)|players?|nobody|no one|they)\b[^:]*\b(?:cannot|can't|may not"
        r"|not|never)\b[^:]*\bredeploy",
        "How others redeploy is theirs; my own race can be kept from it.",
        "always: I cannot redeploy",
        "opponents cannot redeploy next to me",
    ),
    limit(
        r"\b(?:redeploy|move|rearrange|shift)\w*\b[^:]*\b(?:during|in|on) (?:an?|the|my|your|any|each"
        r"|another)"
        r" (?:opponent|player|enemy)(?:'s|s'|s)? turns?\b",
        "Tokens are moved at a step, and a step of somebody else's turn can be meant.",
        "at turn end of an opponent: I may redeploy",
        "I may redeploy during an opponent's turn",
    ),
    limit(
        r"\b(?:second|third|2nd|3rd|next|following|subsequent) (?:attack|conquest)\b|\battacks? (?:me"
        r"|you|us) (?:again|twice"
        r"|a second time)\b",
        "Attacks are not numbered; one a turn of each opponent can be dearer.",
        "when an opponent attacks a region I hold, once per turn per opponent: cost 2 more",
        "the second attack on me in a turn costs two more",
    ),
    limit(
        r"\bscores? (?:more|less|fewer|at least|at most)(?: than)? (?:\w+) (?:coins?|points?)\b",
        "What somebody scores in a turn is not counted; what he has is compared with mine.",
        "at turn start: gain 1 coin from each opponent with more coins than me",
        "when another player scores more than 10 coins, steal 1",
    ),
    limit(
        r"\b(?:see|know|sees|knows|hide|hides|hidden|secret|reveal|show)\b[^:]*\bcoins?\b",
        "What players see of each other's coins is the table's own business.",
        "at game end: gain 1 coin",
        "my opponents can see how many coins I have",
    ),
    limit(
        r"\b(?:retreat|evade|dodge|escape|flee|run away|withdraw)s?\b",
        "Tokens do not move while somebody attacks; those of a lost region can come back.",
        "when an opponent conquers a region I hold: I lose no tokens",
        "I may retreat before an attack",
    ),
    limit(
        r"\b(?:redeploy|place|put|move|spread)\w* (?:(?:your|my|some|any|extra|free|a|one|two|[0-9]+)"
        r" )*tokens?"
        r" (?:in|into|on|onto|to) (?:an? |any |the )?(?:empty|unoccupied|vacant|free|neutral)\b",
        "A region is taken by conquering it; one that is empty can be cheaper.",
        "when I attack a region with no defenders: cost 1 less",
        "during redeployment place tokens in empty regions",
    ),
    limit(
        r"\bonly (?:one|1|two|2|three|3)\b[^:]*\bbe (?:attacked|conquered|taken)\b",
        "Attacks of others are not counted; once one has succeeded, the next can be forbidden.",
        "when an opponent conquers a region I hold: they cannot attack regions I hold until turn end",
        "only one of my regions can be attacked each turn",
    ),
    limit(
        r"\bdoubles? (?:the )?(?:number|amount) of tokens?\b|\b(?:double|twice)(?: as many| the| my|"
        r" your)? tokens?\b",
        "Tokens come in plain numbers, or for each of something.",
        "when I pick this: gain 4 tokens",
        "double the number of tokens you get",
    ),
)
