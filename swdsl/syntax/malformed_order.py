"""Right words in the wrong order: what a clause starts with, and where its parts stand."""

from typing import Final

from swdsl.syntax.habit import Habit, habit

DECLARATIONS: Final[tuple[Habit, ...]] = (
    habit(
        r"^(?:race|power|relic|place|set|pack|map|game|scenario|every|translation)\b[^:]*:$",
        "A first line has no colon.",
        "Leave it out; the lines below belong to it because they are indented.",
        'race ogres "Ogres":',
        anywhere=True,
    ),
    habit(
        r"^(?:tokens?|pieces?|players?|turns?|cites|given|when|then|board)\s*:",
        "No colon stands here.",
        'Write `tokens 5 of 10`, `piece name "Name"`.',
        "tokens: 5 of 10",
        anywhere=True,
    ),
    habit(
        r"^tokens? \d+\s*(?:/|out of|,|max|from)\s*\d+",
        "The number on the banner comes first, then the number in the tray.",
        "Write `tokens 5 of 10`.",
        "tokens 5 out of 10",
        "tokens 5, 10",
        anywhere=True,
    ),
    habit(
        r'^piece\b[^"]*"[^"]*"[^"]*\b(?:counts?|acts?|plays?|works?) (?:as|like) (?:an? |race )*tokens?\b',
        "What a piece has of a race token is said one by one.",
        'Write `piece golem "Golem" 4, counts as defender, fights as token, lost before tokens`.',
        'piece golem "Golem" 4, counts as token',
        anywhere=True,
    ),
    habit(
        r'^piece\b[^"]*"[^"]*"[^"]*\b(?:fights?|attacks?|conquers?)\b(?! as an? token)(?! as token)',
        "A piece that goes with an attack counts as one token of it.",
        'Write `piece golem "Golem" 4, fights as token`.',
        'piece golem "Golem" 4, fights as 2 tokens',
        'piece golem "Golem" 4, attacks like a token',
        anywhere=True,
    ),
    habit(
        r'^piece\b[^"]*"[^"]*"[^"]*\b(?:dies?|falls?|removed|lost|loses?|killed)\b(?! before tokens?\b)',
        "A piece can be lost in place of a token when its region is conquered.",
        'Write `piece golem "Golem" 4, lost before tokens`.',
        'piece golem "Golem" 4, dies first',
        'piece golem "Golem" 4, lost instead of a token',
        anywhere=True,
    ),
    habit(
        r'^piece\b[^"]*"[^"]*"[^"]*\b(?:holds?|keeps?|occup(?:y|ies)|controls?) '
        r"(?:an? |its |their |the )*regions?\b",
        "A piece holds no region: where the last race token goes, the region is left.",
        'Write `piece golem "Golem" 4, counts as defender, lost before tokens`.',
        'piece golem "Golem" 4, holds regions',
        anywhere=True,
    ),
)

ORDER: Final[tuple[Habit, ...]] = (
    habit(
        r"\b(?:my )?(?:power|ability|abilities) (?:stays?|remains?|still works|keeps working)\b.*"
        r"|\bkeep (?:my |this )?(?:power|ability|abilities)\b.*",
        "What still works in decline says so in its own clause.",
        "Write `also in decline` behind the moment: `at scoring, also in decline: gain 1 coin`.",
        "after declining I keep my power",
        anywhere=True,
    ),
    habit(
        r"\b(?P<piece>\w+?)s? (?:stays?|remains?)\b.*",
        "How long a piece stays is said where it is declared.",
        'Write `piece {piece} "…" 6, stays in decline` or `stays when conquered`.',
        "forts stay when I decline",
    ),
    habit(
        r"^(?:if|unless)\b.*",
        "A clause starts with its moment, and a condition is none.",
        "Say when: `at scoring, if I hold at least 3 regions: gain 1 coin`.",
        "if I hold at least 3 regions: gain 1 coin",
        "unless I scored this turn: gain 1 coin",
    ),
    habit(
        r"^(?:once|twice|\d+ times)\b.*",
        "A clause starts with its moment; a limit stands behind it.",
        "Write `when I attack a region, once per turn: cost 1 less`.",
        "once per turn: I may roll",
    ),
    habit(
        r"^(?:only|also) in decline\b.*",
        "A clause starts with its moment; `in decline` stands behind it.",
        "Write `at scoring, only in decline: gain 1 coin`.",
        "only in decline: gain 1 coin",
    ),
    habit(
        r"^(?:I|we|they|opponents?|gain|get|pay|place|move|each opponent|an opponent)\b.*",
        "A clause starts with its moment.",
        "Say when, then a colon: `at scoring: gain 1 coin`, `always: I may enter any region`.",
        "gain 1 coin for each region I hold",
        "I may decline",
    ),
    habit(
        r"^(?:during|while|as long as|in)\b.*",
        "A clause starts with `at`, `before`, `after`, `when` or `always`.",
        "Write `at conquests: …`, or `always, if …: …` for as long as something is so.",
        "while I hold at least 3 regions: gain 1 coin",
    ),
    habit(
        r"^(?:every|each) (?:turn|round)\b.*",
        "A turn has steps: say at which one.",
        "Write `at turn start: …`, `at scoring: …` or `at turn end: …`.",
        "every turn: gain 1 coin",
        "each round: gain 1 coin",
    ),
    habit(
        r"^on \w+.*",
        "A clause starts with `at`, `before`, `after`, `when` or `always`.",
        "Write `when I conquer a region: …` for an event, `at scoring: …` for a step of the turn.",
        "on conquest: gain 1 coin",
    ),
    habit(
        r"\bwhen (?:my |a |the )?(?:turn|round|game) (?:starts?|begins?|ends?)",
        "The start and the end of a turn are steps, not events.",
        "Write `at turn start: …`, `at turn end: …`, `at round start: …` or `at game end: …`.",
        "when a turn starts: gain 1 coin",
        "when the round ends: gain 1 coin",
        anywhere=True,
    ),
    habit(
        r"\bat (?:the )?(?:beginning|begin|start)(?: of)?(?: the| my)?(?: turn)?(?=[:,])"
        r"|\bat (?:the )?beginning of .*",
        "That step has a shorter name.",
        "Write `at turn start: …`, `at round start: …` or `at setup: …`.",
        "at start: gain 1 coin",
        anywhere=True,
    ),
    habit(
        r"\bwhen (?:I am |I'm )?(?:in decline|declined)\b|\bwhen active\b",
        "Being active or in decline is a state, not an event.",
        "Write `only in decline` or `also in decline` behind the moment; the active race needs neither.",
        "when in decline: gain 1 coin",
        "when I am in decline: gain 1 coin",
        anywhere=True,
    ),
    habit(
        r",\s*(?:(?:while |when )?in decline|only active|while active|active only|if active)\b",
        "Say whether only or also.",
        "Write `only in decline` or `also in decline`; without either, only the active race is meant.",
        "at scoring, in decline: gain 1 coin",
        anywhere=True,
    ),
    habit(
        r"^\s*(?:my|all|the|enemy|opponents?'?) regions?\b.*",
        "A clause starts with its moment; what holds all the time starts with `always`.",
        "Write `always: regions I hold are immune to opponents`.",
        "my regions are immune",
        "all regions with a mountain are immune",
    ),
    habit(
        r"(?<=[\w\"]) (?:if|unless|when)\b.*",
        "A condition stands before the colon, or before what it decides.",
        "Write `at scoring, if I hold at least 3 regions: gain 1 coin`, or `at turn start: roll, then if roll"
        " is at least 2, gain 2 coins`.",
        "always: gain 1 coin when I conquer a region",
        "at turn end: gain 2 coins when an opponent declines",
    ),
    habit(
        r"(?:else|otherwise|instead)\b.*",
        "Nothing takes the place of what is said; `otherwise` follows an offer or a condition.",
        "Write `at scoring: if I hold at least 3 regions, gain 2 coins, otherwise gain 1 coin`.",
        "when I attack a region: cost is 1 instead",
        "when I attack a region: cost 1 less instead",
    ),
    habit(
        r"\bif I (?:wish|want|like|choose)\b(?: to)?",
        "What is optional is said with `may`.",
        "Write `at turn start: I may gain 1 token`.",
        "at turn start, if I wish: gain 1 token",
    ),
    habit(
        r"(?<=[\s,])always\b",
        "What a clause says happens always, without a word for it.",
        "Leave the word out; only what is optional says so: `I may decline`.",
        "at scoring: always gain 1 coin",
    ),
)
