"""What newcomers write, and the sentence that helps. Data only: a test feeds every sample back.

A habit is looked for only in a line that could not be read, and it must stand where reading
stopped (or, for `anywhere`, in any place of the line). Samples are lines of a component unless
they start at the left.
"""

import re
from dataclasses import dataclass
from typing import Final

from swdsl.diagnostics.code import Code
from swdsl.diagnostics.codes_syntax import (
    BAD_NUMBER,
    CURLY_QUOTES,
    HABIT_FROM_ELSEWHERE,
    STRAY_CHARACTER,
    UNCLOSED_QUOTE,
)


@dataclass(frozen=True, slots=True)
class Habit:
    """A phrase that is said differently here."""

    pattern: re.Pattern[str]
    message: str
    hint: str
    samples: tuple[str, ...]
    code: Code = HABIT_FROM_ELSEWHERE
    anywhere: bool = False


def _habit(
    pattern: str,
    message: str,
    hint: str,
    *samples: str,
    code: Code = HABIT_FROM_ELSEWHERE,
    anywhere: bool = False,
) -> Habit:
    return Habit(re.compile(pattern), message, hint, samples, code, anywhere)


_SIGNS: Final = (
    _habit(
        r"[“”„«»‟＂]",
        "Names stand in straight double quotes.",
        'Write "Name" with the quotes of the keyboard; many text editors turn them into curly ones.',
        "race ogres “Ogres”",
        "race ogres «Ogres»",
        code=CURLY_QUOTES,
        anywhere=True,
    ),
    _habit(
        r"(?<!\w)['‘`´][^'’`]*['’`´]",
        "Names stand in double quotes.",
        'Write "Name".',
        "race ogres 'Ogres'",
        code=CURLY_QUOTES,
    ),
    _habit(
        r'(?:^|(?<=[\s,:]))"[^"]*$',
        "A quoted text is never closed.",
        'Put a second " behind its last letter, on the same line.',
        'race ogres "Ogres',
        code=UNCLOSED_QUOTE,
        anywhere=True,
    ),
    _habit(
        r"(?://|/\*|--|<!--).*",
        "This is not a comment here.",
        "A comment starts with `#`.",
        "at scoring: gain 1 coin // a comment",
        "// the ogres",
        "-- the ogres",
    ),
    _habit(
        r"(?:->|=>|→).*",
        "An arrow says nothing here.",
        "Put a colon between the moment and what happens: `at scoring: gain 1 coin`.",
        "at scoring -> gain 1 coin",
        "when I attack a region => cost 1 less",
    ),
    _habit(
        r"(?:>=|<=|<|>|≥|≤)\s*\d*",
        "Amounts are compared in words.",
        "Write `at least 3`, `at most 3`, `more` or `fewer`: `if I hold at least 3 regions`.",
        "at scoring, if I hold >= 3 regions: gain 1 coin",
        "when I attack a region with tokens < 3: cost 1 less",
    ),
    _habit(
        r"[-+]=?\s*\d+|\+\+",
        "A number that changes is said in words.",
        "Write `cost 1 less` or `cost 1 more`.",
        "when I attack a region: cost -1",
        "when I attack a region: cost +1",
        "when I attack a region: cost += 1",
    ),
    _habit(
        r"={1,3}",
        "The language has no sign for equals.",
        "Write `is`: `cost is 2`, `if option name is choice`.",
        "when I attack a region: cost = 2",
        "at scoring, if round == 3: gain 1 coin",
        "tokens = 5",
    ),
    _habit(
        r"[*×]\s*\d+",
        "There is no multiplication sign.",
        "Write `coins double`, or how much each thing counts: `gain 2 coins for each region I hold`.",
        "when I score a region: coins * 2",
    ),
    _habit(
        r";.*",
        "A line needs no sign at its end.",
        "Leave the semicolon out; between two effects write `, then`.",
        "at scoring: gain 1 coin;",
        "at scoring: gain 1 coin; roll",
    ),
    _habit(
        r"[({\[].*",
        "The language has no brackets.",
        "Say it without them; an aside can stand in a comment behind `#`.",
        "at scoring: gain(1, coin)",
        "at scoring: gain 1 coin (each turn)",
        "race ogres {",
        "at scoring [active]: gain 1 coin",
    ),
    _habit(
        r"%|\d+\s*/\s*\d+|\d+\.\d+",
        "Only whole numbers can be counted.",
        "Write a whole number; `for every 2` counts by twos, and `coins halve` halves.",
        "at scoring: gain 1.5 coins",
        "at scoring: gain 1/2 coin",
        code=BAD_NUMBER,
    ),
    _habit(
        r"\w+(?:['’]s|s['’])\b.*",
        "The language has no possessive.",
        "Write `regions held by an opponent`, `tokens of an opponent`.",
        "when I attack an opponent's region: cost 1 less",
    ),
    _habit(
        r"\b(?:can|don|won|doesn|isn|mustn)['’]t\b",
        "Words are not shortened here.",
        "Write `cannot`: `always: opponents cannot attack regions I hold`.",
        "always: opponents can't attack regions I hold",
        anywhere=True,
    ),
    _habit(
        r"[!?&$%^~\\@]+",
        "This sign has no meaning here.",
        "Leave it out. Only letters, numbers, quotes, commas and colons are needed.",
        "at scoring: gain 1 coin!",
        "at scoring: gain 1 coin & roll",
        code=STRAY_CHARACTER,
    ),
)

_NUMBER_WORDS: Final = "one|two|three|four|five|six|seven|eight|nine|ten|some|several"

_ORDER: Final = (
    _habit(
        r"^(?:if|unless)\b.*",
        "A clause starts with its moment, and a condition is none.",
        "Say when: `at scoring, if I hold at least 3 regions: gain 1 coin`.",
        "if I hold at least 3 regions: gain 1 coin",
        "unless I scored this turn: gain 1 coin",
    ),
    _habit(
        r"^(?:once|twice|\d+ times)\b.*",
        "A clause starts with its moment; a limit stands behind it.",
        "Write `when I attack a region, once per turn: cost 1 less`.",
        "once per turn, when I attack a region: cost 1 less",
        "once per turn: I may roll",
    ),
    _habit(
        r"^(?:only|also) in decline\b.*",
        "A clause starts with its moment; `in decline` stands behind it.",
        "Write `at scoring, only in decline: gain 1 coin`.",
        "only in decline, at scoring: gain 1 coin",
    ),
    _habit(
        r"^(?:I|we|they|opponents?|gain|get|pay|place|move|each opponent|an opponent)\b.*",
        "A clause starts with its moment.",
        "Say when, then a colon: `at scoring: gain 1 coin`, `always: I may enter any region`.",
        "gain 1 coin for each region I hold",
        "I may enter any region",
    ),
    _habit(
        r"^(?:during|while|as long as|in)\b.*",
        "A clause starts with `at`, `before`, `after`, `when` or `always`.",
        "Write `at conquests: …`, or `always, if …: …` for as long as something is so.",
        "during scoring: gain 1 coin",
        "while I hold at least 3 regions: gain 1 coin",
    ),
    _habit(
        r"^(?:every|each) (?:turn|round)\b.*",
        "A turn has steps: say at which one.",
        "Write `at turn start: …`, `at scoring: …` or `at turn end: …`.",
        "every turn: gain 1 coin",
        "each round: gain 1 coin",
    ),
    _habit(
        r"^on \w+.*",
        "A clause starts with `at`, `before`, `after`, `when` or `always`.",
        "Write `when I conquer a region: …` for an event, `at scoring: …` for a step of the turn.",
        "on conquest: gain 1 coin",
    ),
    _habit(
        r"\b(?:when|at)\s+(?:I\s+)?(?:am\s+)?scor(?:e|es|ing)\s*(?=[:,])",
        "Scoring is a step of the turn, not an event.",
        "Write `at scoring: …`; an event would be `when I score a region: …`.",
        "when I score: gain 1 coin",
        "when scoring: gain 1 coin",
    ),
    _habit(
        r"\bwhen (?:my |a |the )?(?:turn|round|game) (?:starts?|begins?|ends?)",
        "The start and the end of a turn are steps, not events.",
        "Write `at turn start: …`, `at turn end: …`, `at round start: …` or `at game end: …`.",
        "when my turn starts: gain 1 coin",
        "when the game ends: gain 1 coin",
        anywhere=True,
    ),
    _habit(
        r"\bat (?:the )?(?:beginning|begin|start)(?: of)?(?: the| my)?(?: turn)?(?=[:,])"
        r"|\bat (?:the )?beginning of .*",
        "That step has a shorter name.",
        "Write `at turn start: …`, `at round start: …` or `at setup: …`.",
        "at the beginning of my turn: gain 1 coin",
        "at start: gain 1 coin",
        anywhere=True,
    ),
    _habit(
        r"\bwhen (?:I am |I'm )?(?:in decline|declined)\b|\bwhen active\b",
        "Being active or in decline is a state, not an event.",
        "Write `only in decline` or `also in decline` behind the moment; the active race needs neither.",
        "when in decline: gain 1 coin",
        "when I am in decline: gain 1 coin",
        anywhere=True,
    ),
    _habit(
        r",\s*(?:(?:while |when )?in decline|only active|while active|active only|if active)\b",
        "Say whether only or also.",
        "Write `only in decline` or `also in decline`; without either, only the active race is meant.",
        "at scoring, in decline: gain 1 coin",
        "at scoring, only active: gain 1 coin",
        anywhere=True,
    ),
    _habit(
        r"(?<=[\w\"]) (?:if|unless|when)\b.*",
        "A condition stands before the colon.",
        "Write `at scoring, if I hold at least 3 regions: gain 1 coin`.",
        "at scoring: gain 1 coin if I hold at least 3 regions",
        "at scoring: gain 1 coin unless I scored this turn",
        "always: gain 1 coin when I conquer a region",
    ),
    _habit(
        r"(?:else|otherwise|instead)\b.*",
        "There is no `otherwise`: each case is a clause of its own.",
        "Write a second clause with `unless` where the first has `if`.",
        "at scoring, if I hold at least 3 regions: gain 1 coin, otherwise gain 2 coins",
        "when I attack a region: cost is 1 instead",
    ),
    _habit(
        r"\bif I (?:wish|want|like|choose)\b(?: to)?",
        "What is optional is said with `may`.",
        "Write `at turn start: I may gain 1 token`.",
        "at turn start, if I wish: gain 1 token",
    ),
    _habit(
        r"(?:must|shall|should|will|always)\b",
        "What a clause says happens always, without a word for it.",
        "Leave the word out; only what is optional says so: `I may decline`.",
        "at scoring: I must pay 1 coin",
        "at scoring: I will gain 1 coin",
    ),
    _habit(
        r"and (?:then )?(?:gain|pay|lose|place|move|remove|roll|keep|cost|I|they|we|stop|redeploy)\b.*",
        "Effects are joined by a comma and `then`.",
        "Write `gain 1 coin, then roll`.",
        "at scoring: gain 1 coin and roll",
        "at scoring: gain 1 coin and then stop",
    ),
)

_WORDS: Final = (
    _habit(
        r"\bnext to\b|\bneighbou?r(?:ing|s)?\b(?: to)?|\btouching\b|\bbeside\b",
        "Two regions can be close in two ways.",
        "Say `bordering` for a printed common border, `adjacent to` for whatever my race may reach.",
        "when I attack a region next to a region I hold: cost 1 less",
        "when I attack a region touching a region I hold: cost 1 less",
        anywhere=True,
    ),
    _habit(
        r"\bof mine\b|\bmine\b(?=\s*[:,]|$)",
        "Say who holds it.",
        "Write `regions I hold`, `a region I hold`.",
        "when an opponent attacks a region of mine: cost 1 more",
    ),
    _habit(
        r"\b(?:all |each |any )?my (?:own )?(?:tokens?|coins?|troops)\b|\b(?:all|each|any|some) (?:of )?my\b",
        "`my` stands before a region, a race or a card.",
        "Tokens and coins are mine unless somebody else is named: `keep all tokens`, `each region I hold`.",
        "when I decline: keep all my tokens",
        "at scoring: gain 1 coin for each of my regions",
    ),
    _habit(
        r"\b(?:occupied|owned|controlled|conquered|taken) by\b.*",
        "A region is held by somebody.",
        "Write `held by an opponent`, `I hold`; `conquered by me this turn` looks back at this turn only.",
        "when I attack a region occupied by an opponent: cost 1 less",
    ),
    _habit(
        r"\byou(?:r|rs)?\b",
        "A clause speaks as the race itself.",
        "Write `I` and `regions I hold`.",
        "when you attack a region: cost 1 less",
        anywhere=True,
    ),
    _habit(
        r"\b(?:he|she|it|his|her|its|their|theirs|him)\b",
        "Somebody else is `they` and `them`.",
        "Write `they pay 1 coin to me`.",
        "when an opponent conquers a region I hold: he pays 1 coin to me",
        "when an opponent conquers a region I hold: it pays 1 coin to me",
    ),
    _habit(
        r"\b(?:reduce|increase|decrease|lower|raise|add|subtract|cheaper|discount)\w*\b.*",
        "A cost changes by saying how much.",
        "Write `cost 1 less` or `cost 1 more`.",
        "when I attack a region: reduce cost by 1",
        "when I attack a region: cost 1 cheaper",
    ),
    _habit(
        r"\b(?:doubled?|halved?) (?:the )?(?:coins?|cost)\b"
        r"|\b(?:coins?|cost) (?:is |are )?(?:doubled|halved|twice)\b",
        "The number comes first, then what happens to it.",
        "Write `coins double` or `coins halve`.",
        "when I score a region: double the coins",
        "when I score a region: coins are doubled",
    ),
    _habit(
        r"\bfor (?:every|all|any)\b(?! \d)",
        "`for every` is followed by a number.",
        "Write `for each region I hold`, or `for every 2 regions I hold`.",
        "at scoring: gain 1 coin for every region I hold",
    ),
    _habit(
        rf"\b(?:{_NUMBER_WORDS})\b",
        "Numbers are written in digits.",
        "Write `2 coins`; `a` stands for one that may be chosen.",
        "at scoring: gain two coins",
        "at scoring: gain some coins",
        code=BAD_NUMBER,
        anywhere=True,
    ),
    _habit(
        r"\breplace\b.* with\b.*",
        "A thing is replaced `by` another.",
        "Write `replace the defender by 1 token from tray`.",
        "when I attack a region: replace the defender with 1 token",
    ),
    _habit(
        r"\b(?:except|but not|excluding|but)\b.*",
        "Say what it is not.",
        "Write `a region that is not name`, `a region other than here`, `without tokens`.",
        "when I attack a region except here: cost 1 less",
    ),
    _habit(
        r"\b\d+ or \d+\b",
        "A span of numbers is written with `to`.",
        "Write `1 to 2`, `at least 2` or `at most 2`.",
        "when I attack a region with 1 or 2 tokens: cost 1 less",
    ),
    _habit(
        r"\b(?:not|no longer|never)\b.*",
        "What is forbidden is said with `cannot`.",
        "Write `opponents cannot attack regions I hold`; a condition is turned round by `unless`.",
        "always: opponents never attack regions I hold",
        "at scoring, if I not scored this turn: gain 1 coin",
    ),
    _habit(
        r"\bchoose (?:an? |any |one |\d+ )?(?:regions?|tokens?|coins?|pieces?)\b.*",
        "`a` already lets whoever acts choose.",
        "Write `move this to a region I hold`; only players are chosen by `choose`.",
        "at turn start: choose a region I hold",
    ),
)

_DECLARATIONS: Final = (
    _habit(
        r"^(?:race|power|relic|place|set|pack|map|game|scenario|every|translation)\b[^:]*:$",
        "A first line has no colon.",
        "Leave it out; the lines below belong to it because they are indented.",
        'race ogres "Ogres":',
        anywhere=True,
    ),
    _habit(
        r"^(?:tokens?|pieces?|players?|turns?|cites|given|when|then|board)\s*:",
        "No colon stands here.",
        'Write `tokens 5 of 10`, `piece name "Name"`.',
        "tokens: 5 of 10",
        anywhere=True,
    ),
    _habit(
        r"^tokens? \d+\s*(?:/|out of|,|max|from)\s*\d+",
        "The number on the banner comes first, then the number in the tray.",
        "Write `tokens 5 of 10`.",
        "tokens 5 out of 10",
        "tokens 5, 10",
        anywhere=True,
    ),
)

HABITS: Final[tuple[Habit, ...]] = (*_SIGNS[:3], *_DECLARATIONS, *_SIGNS[3:], *_ORDER, *_WORDS)
