"""`swdsl show "flying ghouls"`: two components together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from swdsl.cli.lookup import all_components
from swdsl.cli.project import Compiled
from swdsl.model.content import Component
from swdsl.reference.dictionary import Dictionary
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.pairs import Pair, pair_of

_MOST_EXAMPLES = 8


@dataclass(frozen=True, slots=True)
class Told:
    """A pair with what it takes to tell it."""

    edition: Edition
    pair: Pair


def told_together(checked: Compiled, wanted: str, language: str) -> Told | None:
    """Return the two components that a text names, ready to be told; nothing if it does not name two."""
    library = checked.library
    both = _named(all_components(library), wanted, Dictionary(library, language))
    if both is None:
        return None
    edition = Edition(library, language, carried=checked.lowered)
    return Told(edition, pair_of(edition, *both))


def _named(
    components: Sequence[Component], wanted: str, names: Dictionary
) -> tuple[Component, Component] | None:
    """Return the components that are named one behind the other, in any way of writing their names."""
    words = wanted.replace("+", " ").split()
    for cut in range(1, len(words)):
        one, other = (_called(components, " ".join(part), names) for part in (words[:cut], words[cut:]))
        if one is not None and other is not None:
            return one, other
    return None


def _called(components: Sequence[Component], text: str, names: Dictionary) -> Component | None:
    wanted = text.casefold()

    def spellings(each: Component) -> tuple[str, ...]:
        own = (each.ref.id, str(each.ref), f"{each.ref.kind.value}:{each.ref.id}", each.name, names.of(each))
        return tuple(
            spelling for name in own for spelling in (name.casefold(), name.casefold().replace("_", " "))
        )

    return next((each for each in components if wanted in spellings(each)), None)


def as_text(told: Told, described: Callable[[Component], str]) -> str:
    """Say what both do, each for itself and together."""
    edition, pair = told.edition, told.pair
    names, words = edition.names, edition.words.pairs
    lines = [f"{names.of(pair.one)} + {names.of(pair.other)}"]
    if pair.tokens:
        parts = " + ".join(map(str, pair.tokens))
        lines.append(f"  {words.tokens.format(sum=sum(pair.tokens), parts=parts)}")
    lines += ["", described(pair.one), "", described(pair.other), "", words.about]
    lines += [f"  {each.text}" for each in pair.about] or [f"  {words.nothing}"]
    if pair.examples:
        examples = Examples(edition)
        shown = [f"  {examples.title(each)}  ({each.span})" for each in pair.examples[:_MOST_EXAMPLES]]
        more = len(pair.examples) - len(shown)
        lines += ["", words.examples, *shown, *([f"  … +{more}"] if more else [])]
    games = ", ".join(names.game(each) for each in pair.games)
    return "\n".join([*lines, "", *([words.games, f"  {games}"] if games else [words.never])])


def as_json(told: Told, described: Callable[[Component], object]) -> dict[str, object]:
    """Return the same as data."""
    pair = told.pair
    return {
        "components": [described(pair.one), described(pair.other)],
        "tokens": sum(pair.tokens) if pair.tokens else None,
        "about": [each.text for each in pair.about],
        "examples": [
            {"title": each.title, "file": each.span.path, "line": each.span.line} for each in pair.examples
        ],
        "games": [each.id for each in pair.games],
    }
