"""What people say of pieces that lie face down, are drawn from a bag and turned up."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_ONE: Final = r"(?:an?|[0-9]+|my|\w+ (?:there|here|in))"
_BAG: Final = r"(?:a |my )?(?:bag|pool|supply|pile|stack|pouch|cup)"

DRAWS: Final[tuple[Phrase, ...]] = (
    phrase(
        rf"\b(?:flip|turn over|turn up|uncover|expose)(s?) (?={_ONE}\b)([^:,]+?)"
        r"(?: over| up| face[ -]?up)?(?=$|,| there| here| in )",
        "reveal{1} {2}",
        "when I conquer a hill: flip 1 rune there",
        "when I conquer a hill: reveal 1 rune there",
    ),
    phrase(
        rf"\bturn(s?) (?={_ONE}\b)([^:,]+?) (?:over|up|face[ -]?up)(?=$|,| there| here| in )",
        "reveal{1} {2}",
        "when I conquer a hill: turn 1 rune over there",
        "when I conquer a hill: reveal 1 rune there",
    ),
    phrase(
        r"\bdraw(s?) (an?|[0-9]+) random ",
        "draw{1} {2} ",
        "at turn start: draw a random rune",
        "at turn start: draw a rune",
    ),
    phrase(
        r"\b(draws? (?:an?|[0-9]+) \w+)(?: at random| randomly)?"
        rf"(?: from {_BAG})?(?: at random| randomly)?(?=$|,)",
        "{1}",
        "at turn start: draw 1 rune at random from the bag",
        "at turn start: draw 1 rune",
    ),
    phrase(
        r"\b(?:return it|put it back|shuffle it back|throw it back|mix it back|put it)"
        rf"(?: (?:in|into|to) {_BAG})(?=$|,)",
        "put it back",
        "at turn start: draw 1 rune, then return it to the bag, then gain 1 coin",
        "at turn start: draw 1 rune, then put it back, then gain 1 coin",
    ),
    phrase(
        r"\bif (?:I (?:draw|drew|reveal|revealed|get|got)|it (?:was|turns out to be|shows|proves to be))"
        r" (?=an? \w+,)",
        "if it is ",
        "at turn start: draw 1 rune, then if I drew a boon, gain 2 coins",
        "at turn start: draw 1 rune, then if it is a boon, gain 2 coins",
    ),
    phrase(
        r"\bif it (?:is not|isn't|was not|wasn't) (?=an? \w+,)",
        "unless it is ",
        "at turn start: draw 1 rune, then if it is not a boon, lose 1 token",
        "at turn start: draw 1 rune, then unless it is a boon, lose 1 token",
    ),
)

#: Whoever says so thinks of a piece with kinds; of any other the words would be dropped.
DRAWS_PROPOSED: Final[tuple[Phrase, ...]] = (
    phrase(
        r"\b((?:place|put|lay)s? [^:,]+?) face[ -]?down\b",
        "{1}",
        "when I conquer a region: place 1 wall face down there",
        "when I conquer a region: place 1 wall there",
    ),
)
