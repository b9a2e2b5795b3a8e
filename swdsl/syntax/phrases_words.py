"""Other words for single things, and numbers: what comes first, so that later phrases meet plain words."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_DIGITS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

WORDS: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\b(?:scores?|(?:is|are) worth) (?!an? )(\w+) (?:extra|additional|bonus|more)"
        r" (?=(?:victory )?(?:coin|point|vp)s?\b)",
        "gives {1} ",
        "each hill I hold is worth 2 extra coins",
        "at scoring: gain 2 coins for each hill I hold",
    ),
    phrase(
        r"^(?:whenever|each time|every time)\b",
        "when",
        "whenever you are attacked: cost 1 more",
        "when an opponent attacks a region I hold: cost 1 more",
    ),
    phrase(
        r"\.$",
        "",
        "at scoring: gain 1 coin.",
        "at scoring: gain 1 coin",
    ),
    phrase(
        r"\b(?:can't|can not|cant|must not|may never|can never|mustn't)\b",
        "cannot",
        "always: opponents can't attack regions I hold",
        "always: opponents cannot attack regions I hold",
    ),
    phrase(
        r"\bI(?:'ve| have) (conquered|attacked|left|declined|scored|expanded|rolled|picked)\b",
        "I {1}",
        "at scoring, if I've conquered a region this turn: gain 1 coin",
        "at scoring, if there is a region I conquered this turn: gain 1 coin",
    ),
    phrase(
        r"(?<=\bto )you\b|(?<=\bfrom )you\b|(?<=\bby )you\b|(?<=\bof )you\b|(?<=\bthan )you\b"
        r"|(?<=\bbordering )you\b"
        r"|(?<=\battack )you\b|(?<=\battacks )you\b|(?<=\bpay )you\b|(?<=\bpays )you\b"
        r"|(?<=\bgive )you\b|(?<=\bgives )you\b|(?<=\bcosts )you\b",
        "me",
        "when I conquer a region held by an opponent: they pay 1 coin to you",
        "when I conquer a region held by an opponent: they pay 1 coin to me",
    ),
    phrase(
        r"\byou\b",
        "I",
        "when you attack a hill: cost 1 less",
        "when I attack a hill: cost 1 less",
    ),
    phrase(
        r"\byour\b",
        "my",
        "at scoring: gain 1 coin for each of your regions",
        "at scoring: gain 1 coin for each region I hold",
    ),
    phrase(
        r"\b(?:no one|no-one|no player)\b",
        "nobody",
        "when I attack a region no one holds: cost 1 less",
        "when I attack a region held by nobody: cost 1 less",
    ),
    phrase(
        r"\b(?:one|any) of (?:my|mine)\b",
        "a my",
        "when an opponent attacks one of my regions: cost 1 more",
        "when an opponent attacks a region I hold: cost 1 more",
    ),
    *(
        phrase(
            rf"\b{word}\b",
            str(number),
            f"when I decline: gain {word} {'coin' if number == 1 else 'coins'}",
            f"when I decline: gain {number} {'coin' if number == 1 else 'coins'}",
        )
        for number, word in enumerate(_DIGITS, start=1)
    ),
    phrase(
        r"\ba (?:single|lone)\b",
        "1",
        "at turn start: gain a single token",
        "at turn start: gain 1 token",
    ),
    phrase(
        r"\b([0-9]+) (?:victory points?|victory coins?|bonus points?|points?|gold coins?|gold|vps?|VPs?"
        r"|vcs?|VCs?)\b",
        "{1} coins",
        "at scoring: gain 1 VP for each hill I hold",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\ban? (?:victory point|victory coin|bonus point|point|gold coin|vp|VP)\b",
        "1 coin",
        "when I conquer a hill: gain a victory point",
        "when I conquer a hill: gain 1 coin",
    ),
    phrase(
        r"\ban? (?:extra|additional|bonus|new|further|more)(?: race)? (coin|token)\b",
        "1 {1}",
        "when I conquer a hill: gain an extra token",
        "when I conquer a hill: gain 1 token",
    ),
    phrase(
        r"\b(costs?(?: me| them| us| opponents| everyone)?) ([0-9]+)(?: tokens?)? (?:extra|additional)(?:"
        r" tokens?)?\b",
        "{1} {2} more",
        "when I attack a hill: cost 1 extra token",
        "when I attack a hill: cost 1 more",
    ),
    phrase(
        r"\b([0-9]+) (?:extra|additional|bonus|new|further)(?: victory| race)? (coins?|tokens?)\b",
        "{1} {2}",
        "at scoring: gain 1 bonus coin for each hill I hold",
        "at scoring: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\b(gains?|gets?|takes?|receives?|earns?) ([0-9]+) more (coins?|tokens?)\b",
        "{1} {2} {3}",
        "when I decline: gain 2 more coins",
        "when I decline: gain 2 coins",
    ),
    phrase(
        r"\b(?:race tokens?|troops?|units?|soldiers?)\b",
        "tokens",
        "when I decline: I may keep all race tokens",
        "when I decline: I may keep all tokens",
    ),
    phrase(
        r"\b(?:victory coins?|victory points?)\b",
        "coins",
        "at scoring, if I have more victory coins than each opponent: pay 1 coin",
        "at scoring, if I have more coins than each opponent: pay 1 coin",
    ),
    phrase(
        r"\bstorage tray\b",
        "tray",
        "at turn start: take 1 token from the storage tray",
        "at turn start: gain 1 token from tray",
    ),
    phrase(
        r"\b([0-9]+|all) (?:of )?my (tokens?)\b",
        "{1} {2}",
        "before scoring: remove 2 of your tokens from a region I hold",
        "before scoring: remove 2 tokens from a region I hold",
    ),
    phrase(
        r"\b(remove|lose|discard|sacrifice|return|give up|pay|move)(s?) a my tokens?\b",
        "{1}{2} 1 token",
        "when I conquer a hill: lose one of my tokens",
        "when I conquer a hill: lose 1 token",
    ),
    phrase(
        r"\bspend(s?)\b",
        "pay{1}",
        "at turn start: I may spend 1 coin to gain 1 token",
        "at turn start: I may pay 1 coin, then gain 1 token",
    ),
    phrase(
        r"\bsuccessfully (?:attack|conquer|invade)(s?)\b|\b(?:invade|capture|seize|overrun)(s?)\b",
        "conquer{1}{2}",
        "when I invade a hill: gain 1 coin",
        "when I conquer a hill: gain 1 coin",
    ),
    phrase(
        r"\btake(s?)(?: over)? (?=(?:an?|any|a my|my) (?:\w+ )?regions?\b)",
        "conquer{1} ",
        "when an opponent takes one of my regions: gain 1 token",
        "when an opponent conquers a region I hold: gain 1 token",
    ),
    phrase(
        r"\b(I|we|they) (?:still|currently|already|now) (?=(?:hold|own|control|occupy|have)\b)",
        "{1} ",
        "at turn start: gain 1 coin for each hill I still hold",
        "at turn start: gain 1 coin for each hill I hold",
    ),
    phrase(
        r"\b(adjacent to|bordering|next to|linked to) (?:it|that region|this region)\b",
        "{1} there",
        "when I attack a hill: cost 1 less for each region I hold bordering it",
        "when I attack a hill: cost 1 less for each region I hold bordering there",
    ),
    phrase(
        r"\b(?:in|on|to|into) (?:it|that region|this region)\b",
        "there",
        "when I conquer a hill: place 1 fortress in that region",
        "when I conquer a hill: place 1 fortress there",
    ),
    phrase(
        r",? \(?(?:to a |with a |a )?(?:max|maximum)(?: of)? ([0-9]+)(?: coins?| tokens?)?\)?$|, (?:up to"
        r"|at most) ([0-9]+)$",
        " up to {1}{2}",
        "at scoring: gain 1 coin for each hill I hold, maximum 3",
        "at scoring: gain 1 coin for each hill I hold up to 3",
    ),
    phrase(
        r"\b(less|fewer|cheaper|tokens?),? \(?(?:with |to )?(?:a |at )?(?:min|minimum|least)(?: of)? 1"
        r"(?: token)?\)?$",
        "{1}",
        "when I attack a hill: cost 2 less, minimum 1",
        "when I attack a hill: cost 2 less",
    ),
    phrase(
        r"\b(?:beyond|after|above) first ([0-9]+)\b",
        "beyond {1}",
        "at scoring: gain 1 coin for each region I hold beyond the first three",
        "at scoring: gain 1 coin for each region I hold beyond 3",
    ),
    phrase(
        r"\b(?:beyond|after|above) first\b(?! [0-9])",
        "beyond 1",
        "at scoring: gain 1 coin for each hill I hold beyond the first",
        "at scoring: gain 1 coin for each hill I hold beyond 1",
    ),
    phrase(
        r"\b(?:must )?(?:keep|contain|hold) (at (?:least|most)|exactly)(?= [0-9]+ tokens?\b)",
        "have {1}",
        "always: regions I hold keep at least 2 tokens",
        "always: regions I hold have at least 2 tokens",
    ),
    phrase(
        r"\bany number of (?=\w+)",
        "up to 99 ",
        "before scoring: I may remove any number of tokens from regions I hold",
        "before scoring: I may remove up to 99 tokens from regions I hold",
    ),
    phrase(
        r"\bI are\b",
        "I am",
        "at scoring, while you are active: gain 1 coin",
        "at scoring: gain 1 coin",
    ),
    phrase(
        r"\b(rolls?) an? ([0-9])\b",
        "{1} {2}",
        "when I roll a 3: gain 1 coin",
        "when I roll 3: gain 1 coin",
    ),
    phrase(
        r"\b(conquer|attack)(ed)? (?:anything|any region)\b(?= this turn)",
        "{1}{2} a region",
        "at scoring, if I didn't conquer anything this turn: gain 1 coin",
        "at scoring, unless there is a region I conquered this turn: gain 1 coin",
    ),
)
