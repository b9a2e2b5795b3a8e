"""Other words for the same thing, where taking them silently could be taken wrongly."""

from typing import Final

from swdsl.diagnostics.codes_syntax import BAD_NUMBER
from swdsl.syntax.habit import Habit, habit

WORDS: Final[tuple[Habit, ...]] = (
    habit(
        r"\bthat many\b|\bas many\b|\b(?:the )?(?:number|result|amount) (?:of|rolled)\b.*",
        "An amount that varies is said by what it counts.",
        "Write `I may roll, then cost 1 less for each pip`, `gain 1 coin for each token lost`.",
        "when I attack a region: I may roll the die, then cost that many less",
        "before attack: I may roll, then place as many walls there",
    ),
    habit(
        r"\b(?:that (?:is|are) )?not adjacent\b(?! to)",
        "Which regions can be attacked at all is said by `reach`.",
        "Write `I may reach any region`; only some: `I may reach regions bordering a region I hold`.",
        "always: I may attack regions that are not adjacent",
    ),
    habit(
        r"\b(?:race|races|players?|opponents?|enem(?:y|ies)) in decline\b.*|\bdeclined races?\b",
        "Somebody in decline is a `declined opponent`.",
        "Write `when I attack a region held by a declined opponent`; my own is `my declined race`.",
        "when I attack a region a race in decline holds: cost 1 less",
        "when I attack a region held by a player in decline: cost 1 less",
    ),
    habit(
        r"\b(?:empty|unoccupied|free|vacant|neutral) (?:regions?|\w+)\b",
        "An empty region is one with no defenders.",
        "Write `a region with no defenders`, or `a region with a neutral`.",
        "when I attack a neutral region: cost 1 less",
    ),
    habit(
        r"\b(?:enemy|opponent|opponents|opposing|foreign) (?:regions?|tokens?|troops)\b",
        "Say who holds it.",
        "Write `a region held by an opponent`; `an enemy` is an opponent or a neutral.",
        "at scoring: gain 1 coin for each enemy token",
    ),
    habit(
        r"\bnear\b|\bclose to\b|\baround\b|\bneighbou?rs?\b",
        "Two regions can be close in two ways.",
        "Say `bordering` for a printed common border, `adjacent to` for whatever my race may reach.",
        "when I attack a region near a region I hold: cost 1 less",
        "when I attack a region close to a region I hold: cost 1 less",
        anywhere=True,
    ),
    habit(
        r"\b(?:he|she|it|his|her|its|their|theirs|him)\b",
        "Somebody else is `they` and `them`.",
        "Write `they pay 1 coin to me`.",
        "when an opponent conquers a region I hold: it pays 1 coin to me",
    ),
    habit(
        r"\b(?:gain|get|pay|lose|keep|place|move|remove) (?:the )?(?:coins?|tokens?)\b",
        "Say how many.",
        "Write `gain 1 coin`, `keep all tokens`, `lose no tokens`.",
        "at scoring: gain coin",
        "at scoring: gain coins for each region I hold",
        "when I decline: keep tokens",
    ),
    habit(
        r"\bcost (?:less|more)\b.*|\b(?:less|more) cost\b.*",
        "A cost changes by a number.",
        "Write `cost 1 less` or `cost 1 more`.",
        "when I attack a region: cost less",
        "when I attack a region: cost less 1",
    ),
    habit(
        r"\b(?:reduce|increase|decrease|lower|raise|add|subtract|cheaper|discount)\w*\b.*",
        "A cost changes by saying how much.",
        "Write `cost 1 less` or `cost 1 more`.",
        "when I attack a region: discount 1",
        "when I attack a region: add 1 to cost",
    ),
    habit(
        r"\b(?:some|several|many|few)\b",
        "Say how many, in digits.",
        "Write the digit: `1 coin`, `2 coins`; `a` stands for something that may be chosen.",
        "at scoring: gain some coins",
        "at scoring: gain several coins",
        code=BAD_NUMBER,
    ),
    habit(
        r"\b(?:except|but not|excluding|but)\b.*",
        "Say what it is not.",
        "Write `a region that is not name`, `a region other than here`, `without tokens`.",
        "when I attack a hill except mine: cost 1 less",
    ),
    habit(
        r"\b\d+ or \d+\b",
        "A span of numbers is written with `to`.",
        "Write `1 to 2`, `at least 2` or `at most 2`.",
        "when I attack a region with 2 or 4 tokens: cost 1 less",
    ),
    habit(
        r"\b(?<=I |y |e )(?:not|no longer|never)\b.*",
        "A condition is turned round by `unless`.",
        "Write `at scoring, unless I scored this turn: gain 1 coin`.",
        "at scoring, if I not scored this turn: gain 1 coin",
    ),
    habit(
        r"\bchoose (?:an? |any |one |\d+ )?(?:tokens?|coins?|pieces?)\b.*",
        "`a` already lets whoever acts choose.",
        "Write `move this to a region I hold`; players and regions are chosen by `choose`.",
        "at turn start: choose a token I hold",
    ),
)
