"""Every sentence of both boxes, in every language, to be read in review."""

from collections.abc import Callable, Iterator

import pytest

from swdsl.model.content import RuleSet
from swdsl.model.ruleset import Library
from swdsl.prose import LANGUAGE_CODES, Speaker
from swdsl.words import Kind

BOXES = ("base", "underground")


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_sentences_are_as_recorded(
    library: Library, language: str, recorded: Callable[[str, str], None]
) -> None:
    speaker = Speaker(library, language)
    notes = [speaker.active_note, speaker.holder_note(Kind.PLACE), speaker.holder_note(Kind.RELIC)]
    turn = [sentence.text for sentence in speaker.turn()]
    boxes = [line for box in BOXES for line in _told(speaker, library.set(box))]
    recorded(f"{language}.txt", "\n".join([*filter(None, notes), *turn, *boxes]) + "\n")


def test_homebrew_sentences_are_as_recorded(homebrew: Library, recorded: Callable[[str, str], None]) -> None:
    lines = _told(Speaker(homebrew, "en"), homebrew.set("homebrew"))
    recorded("homebrew.txt", "\n".join(lines) + "\n")


def _told(speaker: Speaker, rules: RuleSet) -> Iterator[str]:
    yield from ("", f"== {rules.id}")
    yield from (sentence.text for sentence in speaker.ground(rules))
    yield from (f"{clause.id}: {sentence.text}" for clause, sentence in speaker.frame(rules))
    for component in rules.components:
        yield from ("", f"{component.ref.kind.value} {component.ref.id}")
        said = (*speaker.component(component), *speaker.consequences(component))
        yield from (f"  {sentence.text}" for sentence in said)
