"""What is said of that region, just attacked, conquered or chosen, when all else has been turned."""

from typing import Final

from swdsl.syntax.phrase import Phrase, phrase

_EVENT: Final = r"^(when [^:,]*? )(?:an?|any) region\b([^:,]*)((?:, (?!if\b)[^:,]+)*), if that region "

POINTED: Final[tuple[Phrase, ...]] = (
    phrase(
        _EVENT + r"(?:is|was) an? (\w+)(?=[:,])",
        "{1}a {4}{2}{3}",
        "when I conquer a region, if the region is a hill: gain 1 coin",
        "when I conquer a hill: gain 1 coin",
    ),
    phrase(
        r"^(when [^:,]*? )(?:an?|any) region((?: (?:I|we|they) hold)?)((?:, (?!if\b)[^:,]+)*), if that region"
        r" (?:has|had|contains|holds|is with) (?:an? )?([a-z]\w*)(?=[:,])",
        "{1}a region{2} with {4}{3}",
        "when I attack a region, if the region has a fortress: cost 1 less",
        "when I attack a region with fortress: cost 1 less",
    ),
    phrase(
        r"\bthat region (?:costs?|needs?|takes?) (?:me )?([0-9]+)(?: tokens?)? (less|more)(?: tokens?)?\b",
        "cost {1} {2}",
        "when I attack a hill: the hill costs 1 less",
        "when I attack a hill: cost 1 less",
    ),
    phrase(
        r"\bremove ((?:[0-9]+|all) \w+) from that region\b",
        "remove {1} there",
        "when I conquer a region with a fortress: remove 1 fortress from the region",
        "when I conquer a region with a fortress: remove 1 fortress there",
    ),
    phrase(
        r"\b(regions?) of (?:that (?:opponent|player)|them)\b",
        "{1} they hold",
        "when an opponent conquers a hill I hold: place 1 fortress in a region of the opponent",
        "when an opponent conquers a hill I hold: place 1 fortress in a region they hold",
    ),
    phrase(
        r"\bthat region\b(?! (?:is|has|was|borders?|lies|contains?|holds?)\b)",
        "there",
        "at turn start: choose a hill I hold, then opponents cannot attack the hill until my next turn",
        "at turn start: choose a hill I hold, then opponents cannot attack there until my next turn",
    ),
)
