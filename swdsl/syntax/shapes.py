"""Which lines stand below which: by the first word of a line, the rule that reads what is below it."""

import re
from dataclasses import dataclass
from typing import Final

from swdsl.diagnostics import nearest


@dataclass(frozen=True, slots=True)
class Shape:
    """What may stand below a line: in which field, and read by which rule."""

    field: str
    start: str


NOTES: Final = Shape("notes", "note_line")
_WORD: Final = re.compile(r"\w+")
_PLURALS: Final = frozenset({"races", "powers", "relics", "places", "events", "neutrals", "pieces"})
_MOMENTS: Final = ("always", "at", "before", "after", "when")

# Below which first word of a line which lines stand.
_BELOW: Final[dict[str, dict[str, Shape]]] = {
    "declaration": {
        "set": Shape("lines", "setting_line"),
        "pack": Shape("lines", "setting_line"),
        "race": Shape("lines", "component_line"),
        "power": Shape("lines", "component_line"),
        "relic": Shape("lines", "component_line"),
        "place": Shape("lines", "component_line"),
        "event": Shape("lines", "component_line"),
        "every": Shape("lines", "every_line"),
        "variant": Shape("lines", "variant_line"),
        "map": Shape("lines", "map_line"),
        "board": Shape("lines", "map_line"),
        "game": Shape("lines", "game_line"),
        "text": Shape("lines", "chapter_line"),
        "translation": Shape("lines", "translation_line"),
        "scenario": Shape("lines", "scenario_line"),
        "terrain": NOTES,
        "symbol": NOTES,
        "neutral": NOTES,
        "term": NOTES,
        "option": NOTES,
        "alike": NOTES,
    },
    "component_line": dict.fromkeys((*_MOMENTS, "piece"), NOTES),
    "every_line": dict.fromkeys(_MOMENTS, NOTES),
    "variant_line": dict.fromkeys(_MOMENTS, NOTES),
    "scenario_line": {
        "board": Shape("rows", "map_line"),
        "given": Shape("items", "given_line"),
        "when": Shape("events", "when_line"),
        "then": Shape("outcomes", "then_line"),
        "for": Shape("outcomes", "then_line"),
    },
}


def first_word(text: str, start: int) -> str:
    """Return the word at an offset, of kinds of things in the singular."""
    found = _WORD.match(text, start)
    word = found.group() if found else ""
    return word.removesuffix("s") if word in _PLURALS else word


def shape_below(word: str, start: str, *, guess: bool) -> Shape | None:
    """Return what stands below a line with this first word; if it could not be read, guess what was meant."""
    shapes = _BELOW.get(start, {})
    if guess and word not in shapes:
        word = next(iter(nearest(word, shapes)), word)
    return shapes.get(word)
