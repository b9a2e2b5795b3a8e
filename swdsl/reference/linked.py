"""Sentences with links: things and terms are linked where a page first names them, never to themselves."""

from collections.abc import Callable, Iterator

from markupsafe import Markup

from swdsl.model.names import Ref
from swdsl.prose import Link, Sentence

#: Where a term stands in a text, and where it is explained.
Term = tuple[int, int, str]


def _no_terms(_text: str) -> Iterator[Term]:
    return iter(())


class Linker:
    """Remembers what a page has linked already. What has no page (`href` gives None) stays plain text."""

    def __init__(
        self, href: Callable[[Ref], str | None], *own: Ref, terms: Callable[[str], Iterator[Term]] = _no_terms
    ) -> None:
        self._href = href
        self._linked = set(own)
        self._terms = terms
        self._explained: set[str] = set()

    def html(self, sentence: Sentence) -> Markup:
        """Return a sentence as markup; everything in it is escaped."""
        parts = []
        for text, link in stretches(sentence):
            href = None if link is None or link.ref in self._linked else self._href(link.ref)
            if link is None:
                parts.append(self._plain(text))
            elif href is None:
                parts.append(Markup.escape(text))
            else:
                self._linked.add(link.ref)
                parts.append(Markup('<a href="{}">{}</a>').format(href, text))
        return Markup("").join(parts)

    def _plain(self, text: str) -> Markup:
        """Return a stretch that names nothing, its terms of art linked where the page first uses them."""
        said, position = Markup(""), 0
        for start, end, href in self._terms(text):
            if href not in self._explained:
                self._explained.add(href)
                term = Markup('<a class="term" href="{}">{}</a>').format(href, text[start:end])
                said += Markup.escape(text[position:start]) + term
                position = end
        return said + Markup.escape(text[position:])


def stretches(sentence: Sentence) -> Iterator[tuple[str, Link | None]]:
    """Cut a sentence into plain and linked stretches; of nested links the outer one counts."""
    position = 0
    for link in sorted(sentence.links, key=lambda each: (each.start, -each.end)):
        if link.start < position:
            continue
        yield sentence.text[position : link.start], None
        yield sentence.text[link.start : link.end], link
        position = link.end
    yield sentence.text[position:], None
