"""A language leaves no row empty: whatever the rules can say has its words in every language."""

import ast
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from swdsl.prose.forms import Word
from swdsl.prose.gaps import Asked, Choice, stretches
from swdsl.prose.languages import LANGUAGES
from swdsl.prose.tables import frames
from swdsl.prose.tables.words import verb
from swdsl.words import CardPlace

SKELETONS = Path(frames.__file__).parents[1] / "skeletons"


def rows(table: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every row of a table with its place."""
    parts = (
        table.items()
        if isinstance(table, Mapping)
        else ((f.name, getattr(table, f.name)) for f in fields(table))
    )
    for name, value in parts:
        yield f"{path}{name}", value
        if (is_dataclass(value) and not isinstance(value, Word)) or isinstance(value, Mapping):
            yield from rows(value, f"{path}{name}.")
        elif isinstance(value, tuple):
            yield from ((f"{path}{name}", each) for each in value)


def texts(code: str) -> Iterator[str]:
    """Yield every frame of a language."""
    language = LANGUAGES[code]
    for table in (language.tables, language.tongue):
        yield from (row for _, row in rows(table) if isinstance(row, str))


#: Rows of these stand only where a price, or what a race does, is said otherwise.
_SOME = ("effects.prices", "deeds.by_race")


def _lacking(row: Mapping[Any, Any]) -> set[Any]:
    """Return the words of a closed list for which there is no row."""
    return {word for key in row if isinstance(key, Enum) for word in type(key)} - set(row)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_word_of_a_closed_list_has_its_row(code: str) -> None:
    lacking = {
        path: _lacking(row)
        for path, row in rows(LANGUAGES[code].tables)
        if isinstance(row, Mapping) and path not in _SOME
    }
    assert len(lacking) > 20
    assert {path: words for path, words in lacking.items() if words} == {
        "things.cards": {CardPlace.THIS}  # the tile that speaks is named apart
    }


def _filled_by_skeletons() -> set[str]:
    """Return the names that skeletons give to slots: keywords of calls, and keys of dictionaries."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SKELETONS.glob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    keywords = {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
    keys = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return keywords | keys


@pytest.mark.parametrize("code", LANGUAGES)
def test_frames_ask_only_for_what_skeletons_give(code: str) -> None:
    moments = LANGUAGES[code].tables.moments
    assert set(moments.yours) == set(moments.theirs)
    given = _filled_by_skeletons() | set(moments.yours)
    gaps = [stretch.gap for text in texts(code) for stretch in stretches(text)]
    assert len(gaps) > 300
    assert {gap.name for gap in gaps if isinstance(gap, Asked)} - given == set()


def test_a_choice_has_no_more_forms_than_persons_and_numbers() -> None:
    (stretch,) = stretches("{allez|va|vont}")
    assert stretch.gap == Choice(("allez",), ("va",), ("vont",))
    with pytest.raises(ValueError, match="at most three"):
        stretches("{je|tu|il|nous}")


def test_a_verb_is_read_from_as_many_forms_as_its_language_has() -> None:
    assert verb("go | goes").you == "go"
    assert verb("allez | aller | va | vont").order == "allez"
    assert verb("идите | идти | идёте | идёт | идут").you == "идёте"
    with pytest.raises(ValueError, match="no verb"):
        verb("go")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_verb_that_has_a_name_is_called_by_it(code: str) -> None:
    folder = files(f"swdsl.prose.{code}")
    named = tomllib.loads((folder / "verbs.toml").read_text(encoding="utf-8"))["forms"]
    deeds = (folder / "deeds.toml").read_text(encoding="utf-8")
    assert [name for name in named if f'"{name}"' not in deeds] == []
