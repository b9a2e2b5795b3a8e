"""What templates are given: finished texts and links, with nothing left to decide."""

from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup

from swdsl.model.clauses import Clause
from swdsl.model.content import Component

#: So many scenes of an example fit in half the width of a page.
_FEW: Final = 2


@dataclass(frozen=True, slots=True)
class To:
    """A link: what it says, where it goes, and a remark beside it."""

    text: str
    href: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Alternative:
    """What tables may play instead: the answer, the rules that come with it, the option that asks."""

    answer: Markup
    lines: "tuple[Line, ...]"
    option: To


@dataclass(frozen=True, slots=True)
class Line:
    """One rule: its sentence, its permanent place, the source line it comes from and what it rests on."""

    anchor: str
    html: Markup
    source: str = ""
    place: str = ""
    cites: tuple[To, ...] = ()
    handwritten: bool = False
    instead: tuple[Alternative, ...] = ()


@dataclass(frozen=True, slots=True)
class Lines:
    """Rules that hold, and what tables may add to them."""

    held: tuple[Line, ...] = ()
    besides: tuple[Alternative, ...] = ()

    def every(self) -> "list[Line]":
        """Return all lines, also those that only some tables play."""
        beside = [*self.besides, *(each for line in self.held for each in line.instead)]
        return [*self.held, *(line for each in beside for line in each.lines)]


@dataclass(frozen=True, slots=True)
class Card:
    """A component in a list."""

    name: str
    href: str
    set_id: str
    set_name: str
    tile: Markup
    note: str


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of a rulebook: what is always so, what the rules say, and a table of numbers."""

    anchor: str
    title: str
    paragraphs: tuple[Markup, ...] = ()
    lines: Lines = field(default_factory=Lines)
    table: tuple[tuple[str, int], ...] = ()
    maps: tuple[tuple[To, int, int], ...] = ()
    examples: "tuple[Example, ...]" = ()
    picture: "Picture | None" = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with a caption, whose numbers are explained; a file beside the page, or drawn into it."""

    caption: str
    key: tuple[str, ...]
    href: str
    drawn: Markup


@dataclass(frozen=True, slots=True)
class Entry:
    """Something in the glossary, among the pieces, options or rulings."""

    anchor: str
    name: str
    kind: str
    set: To | None = None
    swatch: Markup = field(default_factory=Markup)
    sentences: tuple[Markup, ...] = ()
    source: str = ""
    why: tuple[Markup, ...] = ()
    code: str = ""
    also: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    cites: tuple[To, ...] = ()
    uses: tuple[To, ...] = ()
    examples: tuple[To, ...] = ()
    chapters: tuple[To, ...] = ()
    options: tuple[To, ...] = ()
    results: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A region in the table of its map."""

    id: str
    name: str
    terrain: To
    colour: str
    marks: tuple[To, ...]
    edge: bool
    neighbours: tuple[To, ...]
    distance: float


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a bill: what it comes to, and where it comes from."""

    number: int
    to: To


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of something, with its bill."""

    text: Markup
    bill: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """A scene of an example: what was done, and what came of it."""

    events: tuple[Markup, ...]
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The board of an example: its picture, how large it is, what stands on it, what each counter is.

    Where no picture can be linked, `whole` is all of it as one drawing.
    """

    picture: str
    width: int
    height: int
    layer: Markup
    key: tuple[tuple[Markup, str], ...]
    whole: Markup = field(default_factory=Markup)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example."""

    anchor: str
    title: str
    board: str
    view: View | None
    assumes: tuple[str, ...]
    position: tuple[Markup, ...]
    scenes: tuple[Told, ...]
    about: tuple[To, ...]
    cites: tuple[To, ...]
    place: str

    @property
    def is_brief(self) -> bool:
        """Whether two of its like find room beside each other on paper."""
        return self.view is not None and len(self.scenes) <= _FEW


def lines_anchor(component: Component, clause: Clause) -> str:
    """Return the permanent place of a component's rule, counted from 1."""
    return f"clause-{component.clauses.index(clause) + 1}"
