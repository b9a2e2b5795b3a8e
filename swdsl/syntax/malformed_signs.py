"""Signs and quotes from elsewhere: other languages, other keyboards, other editors."""

from typing import Final

from swdsl.diagnostics.codes_syntax import BAD_NUMBER, CURLY_QUOTES, STRAY_CHARACTER, UNCLOSED_QUOTE
from swdsl.syntax.habit import Habit, habit

SIGNS: Final[tuple[Habit, ...]] = (
    habit(
        r"[“”„«»‟＂]",
        "Names stand in straight double quotes.",
        'Write "Name" with the quotes of the keyboard; many text editors turn them into curly ones.',
        "race ogres “Ogres”",
        "race ogres «Ogres»",
        code=CURLY_QUOTES,
        anywhere=True,
    ),
    habit(
        r"(?<!\w)['‘`´][^'’`]*['’`´]",
        "Names stand in double quotes.",
        'Write "Name".',
        "race ogres 'Ogres'",
        code=CURLY_QUOTES,
    ),
    habit(
        r'(?:^|(?<=[\s,:]))"[^"]*$',
        "A quoted text is never closed.",
        'Put a second " behind its last letter, on the same line.',
        'race ogres "Ogres',
        code=UNCLOSED_QUOTE,
        anywhere=True,
    ),
    habit(
        r"(?://|/\*|--|<!--).*",
        "This is not a comment here.",
        "A comment starts with `#`.",
        "at scoring: gain 1 coin // a comment",
        "// the ogres",
        "-- the ogres",
    ),
    habit(
        r"(?:->|=>|→).*",
        "An arrow says nothing here.",
        "Put a colon between the moment and what happens: `at scoring: gain 1 coin`.",
        "at scoring -> gain 1 coin",
        "when I attack a region => cost 1 less",
    ),
    habit(
        r"(?:>=|<=|<|>|≥|≤)\s*\d*",
        "Amounts are compared in words.",
        "Write `at least 3`, `at most 3`, `more` or `fewer`: `if I hold at least 3 regions`.",
        "at scoring, if I hold >= 3 regions: gain 1 coin",
        "when I attack a region with tokens < 3: cost 1 less",
    ),
    habit(
        r"[-+]=?\s*\d+|\+\+",
        "A number that changes is said in words.",
        "Write `cost 1 less` or `cost 1 more`.",
        "when I attack a region: cost += 1",
        "when I attack a region: cost ++",
    ),
    habit(
        r"={1,3}",
        "The language has no sign for equals.",
        "Write `is`: `cost is 2`, `if option name is choice`.",
        "when I attack a region: cost = 2",
        "at scoring, if round == 3: gain 1 coin",
        "tokens = 5",
    ),
    habit(
        r"[*×]\s*\d+",
        "There is no multiplication sign.",
        "Write `coins double`, or how much each thing counts: `gain 2 coins for each region I hold`.",
        "when I score a region: coins * 2",
    ),
    habit(
        r";.*",
        "A line needs no sign at its end.",
        "Leave the semicolon out; between two effects write `, then`.",
        "at scoring: gain 1 coin;",
        "at scoring: gain 1 coin; roll",
    ),
    habit(
        r"[({\[].*",
        "The language has no brackets.",
        "Say it without them; an aside can stand in a comment behind `#`.",
        "at scoring: gain(1, coin)",
        "at scoring: gain 1 coin (each turn)",
        "race ogres {",
        "at scoring [active]: gain 1 coin",
    ),
    habit(
        r"%|\d+\s*/\s*\d+|\d+\.\d+",
        "Only whole numbers can be counted.",
        "Write a whole number; `for every 2` counts by twos, and `coins halve` halves.",
        "at scoring: gain 1.5 coins",
        "at scoring: gain 1/2 coin",
        code=BAD_NUMBER,
    ),
    habit(
        r"\w+(?:['’]s|s['’])\b.*",
        "The language has no possessive.",
        "Write `regions held by an opponent`, `tokens of an opponent`.",
        "when I attack a wizard's region: cost 1 less",
    ),
    habit(
        r"\b(?:can|won|mustn)['’]t\b",
        "Words are not shortened here.",
        "Write `cannot`: `always: opponents cannot attack regions I hold`.",
        "always: opponents won't attack regions I hold",
        anywhere=True,
    ),
    habit(
        r"[!?&$%^~\\@]+",
        "This sign has no meaning here.",
        "Leave it out. Only letters, numbers, quotes, commas and colons are needed.",
        "at scoring: gain 1 coin!",
        "at scoring: gain 1 coin & roll",
        code=STRAY_CHARACTER,
    ),
)
