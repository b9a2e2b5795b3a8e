"""Every file of texts is read by somebody, in every language, with the same gaps, and hides no character."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from swdsl import catalogue
from swdsl.catalogue import slots_in
from swdsl.internal import InternalError
from swdsl.languages import LANGUAGE_CODES, InEachLanguage, form_after
from swdsl.packs.words import WORDS as PACKS
from swdsl.prose.languages import LANGUAGES
from swdsl.prose.quantities import QUANTITIES
from swdsl.reference.words import WORDS as REFERENCE
from swdsl.reference.words.concepts import CONCEPTS
from swdsl.studio.words import WORDS as STUDIO
from swdsl.table.words import WORDS as TABLE

#: What stands in braces here follows the grammar of its language, not the gaps of English.
GRAMMATICAL: dict[str, InEachLanguage[Any]] = {"prose": LANGUAGES, "quantities": QUANTITIES}
ROOT = Path(__file__).parents[2] / "swdsl"
FILES = sorted(ROOT.rglob("*.toml"))
CATALOGUES: dict[str, InEachLanguage[Any]] = {
    "concepts": CONCEPTS,
    "packs": PACKS,
    "reference": REFERENCE,
    "studio": STUDIO,
    "table": TABLE,
}


def texts(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts of a record with the places of their rows; parts of a list are not told apart."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from texts(each, f"{place}.{key}")
    elif isinstance(value, tuple):
        for each in value:
            yield from texts(each, f"{place}.*")
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts(getattr(value, field.name), f"{place}.{field.name}")


def gaps(value: object) -> dict[str, frozenset[str]]:
    """Return what is filled in, row by row."""
    found: dict[str, frozenset[str]] = {}
    for place, text in texts(value):
        found[place] = found.get(place, frozenset()) | slots_in(text)
    return {place: names for place, names in found.items() if names}


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGE_CODES[1:])
def test_a_language_fills_in_what_english_fills_in(name: str, language: str) -> None:
    assert gaps(CATALOGUES[name][language]) == gaps(CATALOGUES[name]["en"])


def test_every_file_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: set[str] = set()
    whole = catalogue.texts_in

    def noting(text: str, shape: type[object], place: str, *makers: Any, **given: Any) -> object:
        read.add(place)
        return whole(text, shape, place, *makers, **given)

    monkeypatch.setattr(catalogue, "texts_in", noting)
    for each in (CATALOGUES | GRAMMATICAL).values():
        for language in each:
            each.make(language)
    assert sorted(read) == [path.relative_to(ROOT.parent).as_posix() for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_spaces_that_nobody_sees_are_written_out(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if not line.isprintable()] == []


def test_each_language_counts_in_its_own_way() -> None:
    numbers = (0, 1, 2, 5, 11, 21, 22)
    assert [form_after(each, "en") for each in numbers] == [1, 0, 1, 1, 1, 1, 1]
    assert [form_after(each, "fr") for each in numbers] == [0, 0, 1, 1, 1, 1, 1]
    assert [form_after(each, "it") for each in numbers] == [1, 0, 1, 1, 1, 1, 1]
    assert [form_after(each, "ru") for each in numbers] == [2, 0, 1, 2, 2, 0, 1]
    with pytest.raises(InternalError, match="count"):
        form_after(1, "de")
