"""What a title is about: the component that it names, by a word of its own or of a piece that it brings."""

from collections import Counter
from collections.abc import Iterable, Iterator

from swdsl.finding.word_forms import begins_alike, is_case_of, is_form, words_of
from swdsl.model.content import Component
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.reference.words import words_of as words_in

#: Titles of examples and questions of options are compared in the language they are written in.
_WRITTEN = "en"
#: So many letters at least begin both of two forms of a word.
_STEM = 5


class Subjects:
    """Tells components by the words that stand in no other name, and mean nothing else."""

    def __init__(self, library: Library) -> None:
        finding = words_in(_WRITTEN).finding
        ordinary = words_of(" ".join((finding.idle, finding.plain, *finding.alike)))
        named = [(each.ref, set(_words(each))) for each in library.components()]
        owners = Counter(word for _, words in named for word in words)
        self._own = {
            ref: [
                word
                for word in words
                if (owners[word] == 1 or words == {word})
                and len(word) > 2
                and not any(is_case_of(one, word) for one in ordinary)
            ]
            for ref, words in named
        }

    def of(self, titles: Iterable[tuple[str, Iterable[Ref]]]) -> Ref | None:
        """Return what more than half of the titles name, each among the components that play a part in it."""
        told = list(titles)
        named = Counter(ref for title, parts in told for ref in self._named(title, parts))
        return next((ref for ref, often in named.most_common(1) if often * 2 > len(told)), None)

    def _named(self, title: str, parts: Iterable[Ref]) -> Iterator[Ref]:
        return (ref for ref in parts if self.are_named(title, ref))

    def are_named(self, title: str, ref: Ref) -> bool:
        """Whether a title names a component."""
        said = words_of(title)
        return any(_is_same(word, own) for own in self._own.get(ref, ()) for word in said)


def _is_same(word: str, own: str) -> bool:
    """Whether two words are forms of one: `thieves` and `thieving`, not `group` and `ground`."""
    inflected = is_case_of(word, own) and begins_alike(word, own) == min(len(word), len(own))
    return inflected or (is_form(word, own) and begins_alike(word, own) >= _STEM)


def _words(component: Component) -> Iterator[str]:
    yield from words_of(component.name)
    for piece in component.pieces:
        yield from words_of(piece.name)
