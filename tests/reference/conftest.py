"""A small library with a site made of it, and a strict reader of the pages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from swdsl.diagnostics import Severity
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference import Pictures, site
from swdsl.source import SourceFile

HOSTILE = "<script>alert(1)</script>"
HOSTILE_ATTRIBUTE = "x' onerror='alert(2)"
SET = f"""
set meadow "Meadow & Co"
  players 2 to 3
  start_coins 4
  combos 1
  price 1
  die 0 1 2

terrain grass "Grass", colour "#b9c46a", pattern bumps, glyph leaf
terrain pond "Pond", water, closed, colour "#6ea8d8", pattern waves, glyph drop
symbol spring "Spring", colour "#2f6f9f", glyph star
neutral badger "Badger" 3, 1 on spring
term wet "wet": a region bordering a pond

option digging "May moles dig":
    freely "as often as they like" or rarely "once"
  cites X-7

every race
  always: I may reach regions adjacent to a region I hold
  when I attack a region, named base_cost: cost is 2
  when an opponent conquers a region I hold, named defeat: I lose 1 token, then survivors go to hand
  at scoring, also in decline: gain 1 coin for each region I hold
  when I decline, named remnant: keep 1 token

race moles "Moles"
  tokens 5 of 9
  piece molehill "Molehill" 4, 1 per region, stays in decline
  when I occupy a region, if option digging is freely: place 1 molehill there
    cites X-7
  when I attack a wet region: cost 1 less
  at scoring, also in decline: gain 2 coins for each grass I hold

race hostiles "{HOSTILE}"
  tokens 2 of 5

power idle "Idle"
  tokens 3

power quoted "{HOSTILE_ATTRIBUTE}"
  tokens 1
  at scoring: gain 1 coin for each spring I hold

relic lost_spade "Lost Spade"
  when I attack a region, once per turn: cost may be 2 less

place old_well "Old Well"
  at scoring: gain 1 coin

event long_rain "Long Rain"
  when I attack a grass: cost 1 more
"""
MAP = """
map field "Field", uses meadow, 2 players, 8 turns
  north "North" grass, spring, edge | middle, south
  middle "Middle & More" pond       | south
  south "South" grass, edge
"""
GAME = """
game evening "Evening"
  map field
  sets meadow
  without idle
  option digging is rarely
"""
RUSSIAN = """
translation ru for meadow
  race moles "Кроты": masculine, animate, plural, genitive "Кротов", dative "Кротам", accusative "Кротов",
    instrumental "Кротами", prepositional "Кротах"
"""


SCENARIO = """
scenario "Moles dig towards the pond"
  cites X-9
  on field
  given
    Ann plays idle moles, 5 in hand
    north: 1 moles
  when Ann attacks south
  then
    cost is 1: base_cost 2, moles 1 less
    Ann holds south

scenario "Nobody wades"
  on field
  given
    Ann plays moles, 5 in hand
    north: 1 moles
  when Ann attacks middle
  then refused: closed_ground
"""


SOURCES = tuple(
    SourceFile(path, text.lstrip("\n"))
    for path, text in (
        ("rules/meadow/set.sw", SET),
        ("maps/field.sw", MAP),
        ("rules/games.sw", GAME),
        ("rules/meadow/ru.sw", RUSSIAN),
        ("rules/meadow/scenarios.sw", SCENARIO),
    )
)


@pytest.fixture(scope="session")
def library() -> Library:
    compiled = compile_rules(SOURCES)
    errors = [each.message for each in compiled.diagnostics if each.severity is Severity.ERROR]
    assert errors == []
    return compiled.library


@pytest.fixture(scope="session")
def pictures() -> Pictures:
    """One drawing room for all tests: the board does not change."""
    return Pictures()


@pytest.fixture(scope="session")
def pages(library: Library, pictures: Pictures) -> dict[str, str]:
    """Every file of the site of the small library, in all languages."""
    return {file.path: file.text for file in site(library, ("en", "fr", "it", "ru"), pictures)}


VOID = {"meta", "link", "input", "img", "br", "hr"}


@dataclass
class Element:
    """A start tag as it was read."""

    tag: str
    attributes: dict[str, str | None]
    text: str = ""


@dataclass
class Document:
    """What a strict reading of a page found."""

    elements: list[Element] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def all(self, tag: str) -> list[Element]:
        """Return all elements with this tag."""
        return [each for each in self.elements if each.tag == tag]

    @property
    def ids(self) -> list[str]:
        """Return every id in the order it was met."""
        return [each.attributes["id"] or "" for each in self.elements if "id" in each.attributes]

    @property
    def links(self) -> list[str]:
        """Return everything the page asks for or leads to."""
        asked = [each.attributes.get(key) for each in self.elements for key in ("href", "src")]
        return [unquote(each) for each in asked if each is not None]


class Reader(HTMLParser):
    """Reads a page and complains where a forgiving browser would guess."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.document = Document()
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        names = [name for name, _ in attrs]
        if len(names) != len(set(names)):
            self.document.problems.append(f"<{tag}> has an attribute twice: {names}")
        element = Element(tag, dict(attrs))
        self.document.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open and close an element."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Close the innermost element, which must be of this tag."""
        if not self.open or self.open[-1].tag != tag:
            self.document.problems.append(f"</{tag}> closes {self.open[-1].tag if self.open else 'nothing'}")
        else:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        """Give text to everything around it; code is nobody's text but its own."""
        code = [element for element in self.open if element.tag == "code"]
        for element in code or self.open:
            element.text += data


@pytest.fixture(scope="session")
def read() -> Callable[[str], Document]:
    """Read a page strictly."""

    def reader(text: str) -> Document:
        parser = Reader()
        parser.feed(text)
        parser.close()
        parser.document.problems += [f"<{each.tag}> is never closed" for each in parser.open]
        return parser.document

    return reader
