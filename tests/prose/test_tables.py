"""A language leaves no row empty: whatever the rules can say has its words in every language."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import pytest

from swdsl.prose.languages import LANGUAGES
from swdsl.prose.tables.words import Act, verb
from swdsl.words import CardPlace


def rows(table: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every row of a table with its place."""
    for field in fields(table):
        value = getattr(table, field.name)
        yield f"{path}{field.name}", value
        if is_dataclass(value) and not isinstance(value, Act):
            yield from rows(value, f"{path}{field.name}.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_row_for_each_word_is_in_every_language(code: str) -> None:
    mappings = [(path, row) for path, row in rows(LANGUAGES[code].tables) if isinstance(row, Mapping) and row]
    lacking = {
        path: set(type(key)) - set(row)
        for path, row in mappings
        for key in row
        if isinstance(key, Enum) and path != "effects.prices"
    }
    spoken = {path: words for path, words in lacking.items() if words}
    assert spoken == {"things.cards": {CardPlace.THIS}}  # the tile that speaks is named apart
    assert len(lacking) > 20


def test_a_verb_is_read_from_as_many_forms_as_its_language_has() -> None:
    assert verb("go | goes").you == "go"
    assert verb("allez | aller | va | vont").order == "allez"
    assert verb("идите | идти | идёте | идёт | идут").you == "идёте"
    with pytest.raises(ValueError, match="no verb"):
        verb("go")
