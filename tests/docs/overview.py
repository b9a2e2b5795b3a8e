"""Draws the picture on the first page: a race as it is written, and what comes of it.

`python -m tests.docs.overview` writes it; a test holds it to what the rules say today.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Final

from swdsl.finding.finder import Finder
from swdsl.pipeline import Compilation, compile_rules
from swdsl.prose import Speaker
from swdsl.reference.edition import Edition
from swdsl.reference.search import index_of
from swdsl.reference.tiles import draw_tile
from swdsl.workspace import find_sources
from tests.docs.markdown import ROOT, blocks

PICTURE: Final = ROOT / "docs" / "pictures" / "from_source_to_answer.svg"
QUESTION: Final = "halflings immune"
_MARGIN, _GAP, _LINE = 16, 28, 19
_WIDE, _TOP = 452, 54
_INK, _PAPER, _PANEL, _RULE, _ACCENT = "#2b211a", "#f4ecdc", "#fffaf0", "#d9c9a8", "#9a5b13"


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the picture: what a reader does or gets, and its lines."""

    title: str
    lines: tuple[str, ...]
    code: bool = False


def source() -> str:
    """Return the race that the first page shows."""
    (example,) = [each for each in blocks(ROOT / "README.md") if each.language == "sw"]
    return example.text


def drawn(rules: Compilation) -> str:
    """Draw what becomes of the race of the first page: sentences, a tile, an answer."""
    library = rules.library
    (name,) = re.findall(r"^race (\w+)", source(), re.MULTILINE)
    (race,) = [each for each in library.components() if (each.ref.scope, each.ref.id) == ("base", name)]
    said = [sentence.text for sentence in Speaker(library, "en").component(race)]
    found = Finder(index_of(library, "en", rules.lowered)).find(QUESTION, 1)[0]
    panels = (
        Panel("1  You write", tuple(_broken(source().splitlines(), 50)), code=True),
        Panel("2  Everybody reads", tuple(_wrapped(said, 56))),
        Panel("4  Somebody asks", (f'$ swdsl ask "{QUESTION}"', *_wrapped([found.snippet], 50)), code=True),
    )
    return _composed(panels, draw_tile(Edition(library, "en").tile(race)))


def _broken(lines: Iterable[str], width: int) -> Iterator[str]:
    """Break lines of rules as authors do, four columns further in."""
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        yield from wrap(line, width, initial_indent="", subsequent_indent=f"{indent}    ")


def _wrapped(sentences: Iterable[str], width: int) -> Iterator[str]:
    for each in sentences:
        yield from wrap(each, width, subsequent_indent="   ")


def _composed(panels: tuple[Panel, ...], tile: str) -> str:
    write, read, ask = panels
    upper = _TOP + _LINE * max(len(write.lines), len(read.lines)) + 12
    lower = max(_TOP + _LINE * len(ask.lines) + 12, 176)
    left, right = _MARGIN, _MARGIN + _WIDE + _GAP
    below = _MARGIN + upper + _GAP
    width, height = right + _WIDE + _MARGIN, below + lower + _MARGIN
    inner = tile.replace(
        "<svg ", f'<svg x="{left + 86}" y="{below + 40}" width="{_WIDE - 172}" height="{lower - 52}" ', 1
    )
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'width="{width}" height="{height}" font-family="Georgia,\'DejaVu Serif\',serif" fill="{_INK}">'
        ),
        "<title>From a race in six lines to sentences, a tile and an answer</title>",
        f'<rect width="{width}" height="{height}" rx="14" fill="{_PAPER}"/>',
        *_panel(write, left, _MARGIN, upper),
        *_panel(read, right, _MARGIN, upper),
        *_panel(Panel("3  Players cut out", ()), left, below, lower),
        inner,
        *_panel(ask, right, below, lower),
        _arrow(left + _WIDE + 5, _MARGIN + upper / 2, "M0 0H18M11 -6L18 0L11 6"),
        _arrow(left + _WIDE / 2, _MARGIN + upper + 5, "M0 0V18M-6 11L0 18L6 11"),
        _arrow(right + _WIDE / 2, _MARGIN + upper + 5, "M0 0V18M-6 11L0 18L6 11"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _panel(panel: Panel, x: int, y: int, height: int) -> Iterator[str]:
    yield (
        f'<rect x="{x}" y="{y}" width="{_WIDE}" height="{height}" rx="10" fill="{_PANEL}" stroke="{_RULE}"/>'
    )
    yield (
        f'<text x="{x + 16}" y="{y + 28}" font-size="16" font-weight="bold" fill="{_ACCENT}">'
        f"{escape(panel.title)}</text>"
    )
    family = " font-family=\"'DejaVu Sans Mono',Consolas,monospace\"" if panel.code else ""
    size = 13 if panel.code else 15
    for number, line in enumerate(panel.lines):
        spaces = len(line) - len(line.lstrip())
        yield (
            f'<text x="{x + 16 + spaces * 8}" y="{y + _TOP + number * _LINE}" font-size="{size}"{family}>'
            f"{escape(line.strip())}</text>"
        )


def _arrow(x: float, y: float, path: str) -> str:
    return (
        f'<path transform="translate({x:g} {y:g})" d="{path}" fill="none" stroke="{_ACCENT}" '
        'stroke-width="2.5" stroke-linecap="round"/>'
    )


def rules() -> Compilation:
    """Compile the official rules."""
    return compile_rules(find_sources(ROOT).sources)


if __name__ == "__main__":
    Path(PICTURE).write_text(drawn(rules()), encoding="utf-8")
