"""Sentences with links: a declared thing is linked where a page first names it, and never to itself."""

from collections.abc import Callable, Iterator

from markupsafe import Markup

from swdsl.model.names import Ref
from swdsl.prose import Link, Sentence


class Linker:
    """Remembers what a page has linked already. What has no page (`href` gives None) stays plain text."""

    def __init__(self, href: Callable[[Ref], str | None], *own: Ref) -> None:
        self._href = href
        self._linked = set(own)

    def html(self, sentence: Sentence) -> Markup:
        """Return a sentence as markup; everything in it is escaped."""
        parts = []
        for text, link in stretches(sentence):
            href = None if link is None or link.ref in self._linked else self._href(link.ref)
            if link is None or href is None:
                parts.append(Markup.escape(text))
            else:
                self._linked.add(link.ref)
                parts.append(Markup('<a href="{}">{}</a>').format(href, text))
        return Markup("").join(parts)


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
