"""Every sentence of both boxes, in every language, to be read in review."""

from collections.abc import Callable, Iterator

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.model.content import RuleSet
from swdsl.model.ruleset import Library
from swdsl.prose import Speaker
from swdsl.words import Kind

BOXES = ("base", "underground")


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_sentences_about_the_frame_are_as_recorded(
    library: Library, language: str, recorded: Callable[[str, str], None]
) -> None:
    speaker = Speaker(library, language)
    notes = [speaker.active_note, speaker.holder_note(Kind.PLACE), speaker.holder_note(Kind.RELIC)]
    turn = [sentence.text for sentence in speaker.turn()]
    boxes = [line for box in BOXES for line in _frame(speaker, library.set(box))]
    recorded(f"{language}_frame.txt", "\n".join([*filter(None, notes), *turn, *boxes]) + "\n")


@pytest.mark.parametrize("language", LANGUAGE_CODES)
@pytest.mark.parametrize("box", BOXES)
def test_sentences_about_components_are_as_recorded(
    library: Library, language: str, box: str, recorded: Callable[[str, str], None]
) -> None:
    speaker, rules = Speaker(library, language), library.set(box)
    for kind in sorted({each.ref.kind for each in rules.components}):
        recorded(f"{language}_{box}_{kind}s.txt", "\n".join(_components(speaker, rules, kind)) + "\n")


def test_homebrew_sentences_are_as_recorded(homebrew: Library, recorded: Callable[[str, str], None]) -> None:
    speaker, rules = Speaker(homebrew, "en"), homebrew.set("homebrew")
    lines = (*_frame(speaker, rules), *_components(speaker, rules))
    recorded("homebrew.txt", "\n".join(lines) + "\n")


def _frame(speaker: Speaker, rules: RuleSet) -> Iterator[str]:
    yield from ("", f"== {rules.id}")
    yield from (sentence.text for sentence in speaker.ground(rules))
    yield from (f"{clause.id}: {sentence.text}" for clause, sentence in speaker.frame(rules))


def _components(speaker: Speaker, rules: RuleSet, kind: Kind | None = None) -> Iterator[str]:
    for component in rules.components:
        if kind not in (None, component.ref.kind):
            continue
        yield from ("", f"{component.ref.kind.value} {component.ref.id}")
        said = (*speaker.component(component), *speaker.consequences(component))
        yield from (f"  {sentence.text}" for sentence in said)
