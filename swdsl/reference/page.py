"""A page under construction: where it stands, what leads to it, and how it links elsewhere."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from swdsl.model.clauses import Clause
from swdsl.model.names import Ref
from swdsl.prose import Sentence
from swdsl.reference.addresses import RULINGS, list_page, relative
from swdsl.reference.customs import Holding, Instead
from swdsl.reference.edition import Edition
from swdsl.reference.linked import Linker
from swdsl.reference.uses import Speaking
from swdsl.reference.views import Alternative, Line, Lines, To
from swdsl.reference.words.concepts import place_of, terms_in
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Page:
    """A page to be rendered. `path` is relative to the folder of its language."""

    path: str
    template: str
    title: str
    crumbs: tuple[tuple[str, str], ...]
    content: Mapping[str, object] = field(default_factory=dict)
    description: str = ""


class Desk:
    """What is at hand while one page is written: its edition, its address, what it has linked already."""

    def __init__(self, edition: Edition, path: str, *own: Ref) -> None:
        self.edition = edition
        self.path = path
        self.linker = Linker(self._known, *own, terms=self._terms)

    def _terms(self, text: str) -> Iterator[tuple[int, int, str]]:
        glossary = list_page(Kind.TERM)
        for start, end, concept in terms_in(text, self.edition.language):
            href = self.to_address(f"{glossary}#{place_of(concept)}")
            if href:  # paper has no page of terms
                yield start, end, href

    def href(self, ref: Ref) -> str:
        """Return the link from this page to a declared thing."""
        return self.to_address(self.edition.addresses.of(ref))

    def _known(self, ref: Ref) -> str | None:
        return self.href(ref) if ref in self.edition.known else None

    def to_address(self, address: str) -> str:
        """Return the link from this page to an address."""
        return relative(self.path, address)

    def to(self, ref: Ref) -> To:
        """Return a link to something with a name."""
        thing = self.edition.things[ref]
        return To(self.edition.names.of(thing), self.href(ref), self.edition.words.kinds[ref.kind])

    def to_speaking(self, each: Speaking) -> To:
        """Return a link to something with rules."""
        return To(self.edition.title_of(each), self.to_address(self.edition.address_of(each)))

    def cites(self, cites: Iterable[str]) -> tuple[To, ...]:
        """Return links to rulings."""
        return tuple(To(each, self.to_address(f"{RULINGS}#{each}")) for each in cites)

    def lines(self, rules: Holding, anchor: Callable[[Clause], str]) -> Lines:
        """Return rules ready for the page, each at its permanent place."""

        def line(clause: Clause, sentence: Sentence, instead: tuple[Instead, ...] = ()) -> Line:
            place = f"{clause.span.path}:{clause.span.line}" if clause.span.is_somewhere else ""
            html = self.linker.html(sentence)
            beside = tuple(map(alternative, instead))
            cites = self.cites(clause.cites)
            return Line(anchor(clause), html, clause.text, place, cites, sentence.handwritten, beside)

        def alternative(instead: Instead) -> Alternative:
            answer = self.linker.html(self.edition.speaker.answer(instead.option, instead.choice))
            option = To(self.edition.words.kinds[Kind.OPTION], self.href(instead.option))
            return Alternative(answer, tuple(line(*said) for said in instead.rules), option)

        held = tuple(line(each.clause, each.sentence, each.instead) for each in rules.held)
        return Lines(held, tuple(map(alternative, rules.besides)))
