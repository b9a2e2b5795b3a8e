"""Lines that stand in columns: the rows of a map, and those of a translation."""

from collections.abc import Iterator, Sequence

from swdsl.syntax.page import STEP, WIDTH, Entry, wrapped
from swdsl.syntax.tree_maps import MapRow
from swdsl.syntax.tree_translations import (
    Translated,
    TranslatedChoice,
    TranslatedParagraph,
    TranslationLine,
)
from swdsl.syntax.tree_words import Name
from swdsl.syntax.write import written


def map_rows(rows: Sequence[MapRow], depth: int) -> tuple[Entry, ...]:
    """Return rows in columns: name, quoted name, terrain with marks and place, a bar, borders."""
    cells = [(row.name.text, written(row.display) if row.display else "", _terrain(row)) for row in rows]
    widths = [max((len(cell[column]) for cell in cells), default=0) for column in range(3)]
    entries = []
    for row, cell in zip(rows, cells, strict=True):
        front = "  ".join(text.ljust(width) for text, width in zip(cell, widths, strict=True) if width)
        entries.append(Entry(_with_borders(front, row.borders, depth), row.layout))
    return tuple(entries)


def _terrain(row: MapRow) -> str:
    place = f" {written(row.position)}" if row.position else ""
    return written((row.terrain, *row.marks)) + place


def _with_borders(front: str, borders: Sequence[Name], depth: int) -> tuple[str, ...]:
    """Put the borders behind the bar; what does not fit goes on below the first of them."""
    if not borders:
        return (front.rstrip(),)
    lines = [f"{front} | {borders[0].text}"]
    margin = " " * (len(front) + 3)
    for name in borders[1:]:
        if depth * STEP + len(lines[-1]) + len(name.text) + 3 > WIDTH:
            lines[-1] += ","
            lines.append(margin + name.text)
        else:
            lines[-1] += f", {name.text}"
    return tuple(lines)


def translated_rows(lines: Sequence[TranslationLine]) -> Iterator[Entry]:
    """Yield the lines of a translation, those of one kind aligned between one blank line and the next."""
    for run in _runs(lines):
        heads = [_head(line) for line in run]
        for line, head in zip(run, heads, strict=True):
            alike = [other for other in heads if other.split(" ")[0] == head.split(" ")[0]]
            text = head.ljust(max(map(len, alike))) + written(line).removeprefix(head)
            yield Entry(wrapped(1, text), line.layout)


def _runs(lines: Sequence[TranslationLine]) -> list[list[TranslationLine]]:
    runs: list[list[TranslationLine]] = []
    for line in lines:
        if not runs or line.layout.blank_before:
            runs.append([])
        runs[-1].append(line)
    return runs


def _head(one: TranslationLine) -> str:
    match one:
        case Translated(kind, name):
            return f"{kind.written} {name.text}"
        case TranslatedChoice(option, choice):
            return f"choice {option.text} {choice.text}"
        case TranslatedParagraph(chapter, name):
            return f"text {chapter.text} {name.text}"
        case _:
            return ""
