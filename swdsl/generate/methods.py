"""Bodies of methods: an expression as statements that fit on their lines, with names where they help."""

from __future__ import annotations

import re

from swdsl.generate.fitting import fitted
from swdsl.generate.layout import WIDTH
from swdsl.generate.pen import Level, Pen, Text, Voice
from swdsl.generate.print_masks import mask_text, players_text
from swdsl.generate.print_numbers import condition_text, number_text
from swdsl.lower.form_numbers import Every, Expression, Integer, Test
from swdsl.lower.form_regions import Both, Either, Except, Mask, Players

_INDENT = 8
_HELD = "s.occ[slot]"
_PIECE = re.compile(r"s\.piece\[self\.(\w+)\]")


def answer_lines(expression: Expression, guard: Test | None, pen: Pen, voice: Voice) -> tuple[str, ...]:
    """Return the body of a method that answers with an expression, unless its guard forbids."""
    lines: list[str] = []
    for test in _tests(guard):
        forbidden = condition_text(test, pen, voice, negated=True).text
        lines += [f"if {forbidden}:", "    return 0"]
    lines += _result(expression, pen, voice)
    return fitted(with_pieces(with_held(lines)))


def _tests(guard: Test | None) -> tuple[Test, ...]:
    match guard:
        case None:
            return ()
        case Every(parts=parts):
            return parts
        case _:
            return (guard,)


def _result(expression: Expression, pen: Pen, voice: Voice) -> list[str]:
    line = f"return {_text(expression, pen, voice).text}"
    if len(line) + _INDENT <= WIDTH or not isinstance(expression, Both | Either):
        return [line]
    return _stepwise(expression, pen, voice)


def _stepwise(mask: Both | Either, pen: Pen, voice: Voice) -> list[str]:
    """Build a long set of regions part by part."""
    sign = "&" if isinstance(mask, Both) else "|"
    first, *rest = mask.parts
    lines = [f"found = {mask_text(first, pen, voice).text}"]
    for part in rest:
        if isinstance(part, Except) and sign == "&":
            lines.append(f"found &= ~{mask_text(part.part, pen, voice).inside(Level.UNARY)}")
        else:
            lines.append(f"found {sign}= {mask_text(part, pen, voice).text}")
    return [*lines, "return found"]


def _text(expression: Expression, pen: Pen, voice: Voice) -> Text:
    if isinstance(expression, Mask):
        return mask_text(expression, pen, voice)
    if isinstance(expression, Players):
        return players_text(expression, pen, voice)
    if isinstance(expression, Integer):
        return number_text(expression, pen, voice)
    return condition_text(expression, pen, voice)


def with_held(lines: list[str]) -> list[str]:
    """Give the regions I hold a name when they are spoken of more than once."""
    if sum(line.count(_HELD) for line in lines) < 2:
        return lines
    return [f"held = {_HELD}", *(line.replace(_HELD, "held") for line in lines)]


def with_pieces(lines: list[str]) -> list[str]:
    """Give the regions of a piece a name when they are spoken of more than once."""
    text = "\n".join(lines)
    for name in dict.fromkeys(_PIECE.findall(text)):
        regions = f"s.piece[self.{name}]"
        if sum(line.count(regions) for line in lines) > 1:
            lines = [f"{name} = {regions}", *(line.replace(regions, name) for line in lines)]
    return lines
