"""What is said behind a comma of terrains, symbols, neutrals and pieces."""

import re
from collections.abc import Iterable
from typing import Final

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_names import UNKNOWN_LOOK, UNKNOWN_TRAIT
from swdsl.model.content import Look
from swdsl.model.looks import GLYPHS, PATTERNS
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax.tree_words import Name, Quoted

FLAGS: Final = ("water", "closed", "transit", "impassable")

LOOKS: Final = (tree.Plural, tree.Colour, tree.Pattern, tree.Glyph)
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


def flags_of(traits: Iterable[tree.Trait], reading: Reading) -> frozenset[str]:
    """Return the classes of a terrain."""
    names = [trait.name for trait in traits if isinstance(trait, tree.Flag)]
    for name in names:
        if name.text not in FLAGS:
            reading.report(
                UNKNOWN_TRAIT,
                name.span,
                f"Nobody knows what a `{name}` terrain is.",
                hint=did_you_mean(name.text, FLAGS)
                or "A terrain may be `water`, `closed`, `transit` or `impassable`.",
            )
    return frozenset(name.text for name in names)


def look_of(traits: Iterable[tree.Trait], reading: Reading) -> Look:
    """Return how a thing is drawn."""
    colour = pattern = glyph = None
    for trait in traits:
        match trait:
            case tree.Colour(text=text):
                colour = text.text
                _check_colour(text, reading)
            case tree.Pattern(name=name):
                pattern = name.text
                _check_look(name, "pattern", PATTERNS, reading)
            case tree.Glyph(name=name):
                glyph = name.text
                _check_look(name, "glyph", GLYPHS, reading)
            case _:
                continue
    return Look(colour, pattern, glyph)


def _check_colour(text: Quoted, reading: Reading) -> None:
    if not _COLOUR.fullmatch(text.text):
        reading.report(
            UNKNOWN_LOOK,
            text.span,
            f'"{text}" is not a colour.',
            hint='Write red, green and blue as six digits and small letters: `"#9a8f85"`.',
        )


def _check_look(name: Name, what: str, known: frozenset[str], reading: Reading) -> None:
    if name.text not in known:
        reading.report(
            UNKNOWN_LOOK,
            name.span,
            f"There is no {what} `{name}`.",
            hint=did_you_mean(name.text, known) or f"Choose from {', '.join(sorted(known))}.",
        )


def plural_said(traits: Iterable[tree.Trait]) -> str | None:
    """Return the plural an author gave, if any."""
    return next((trait.text.text for trait in traits if isinstance(trait, tree.Plural)), None)


def refuse_others(
    traits: Iterable[tree.Trait], allowed: tuple[type[tree.Trait], ...], what: str, reading: Reading
) -> None:
    """Report traits that mean nothing for this kind of thing."""
    for trait in traits:
        if not isinstance(trait, allowed):
            reading.report(
                UNKNOWN_TRAIT,
                trait.span,
                f"This means nothing for {what}.",
                hint="Remove it, or say it of the thing it belongs to.",
            )
