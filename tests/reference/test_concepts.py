"""Terms of art: whatever the rules use in a sense of its own is explained, and linked where first used."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.prose import Speaker
from swdsl.prose.forms import NOM
from swdsl.prose.languages import LANGUAGES
from swdsl.reference.words.concepts import CONCEPTS, place_of, terms_in
from swdsl.words import Life, Relation, Store
from tests.resolve.written import official

Read = Callable[[str], Any]


def terms_of_art(language: str) -> Iterator[str]:
    """Yield the words of a language that mean more in the rules than elsewhere, from its own tables."""
    tables = LANGUAGES[language].tables
    nouns = tables.nouns
    words = (nouns.defender, nouns.enemy_defender, nouns.neutral, nouns.group, nouns.extra_coin, nouns.point)
    yield from (each.form(NOM) for each in words)
    yield from (each.form(NOM) for life, each in tables.parties.races.items() if life is not Life.OTHER)
    yield from (
        row.yes for relation, row in tables.regions.related.items() if relation is not Relation.WITHIN
    )
    yield from (tables.things.where.stores[store] for store in (Store.HAND, Store.TRAY, Store.STACK))
    yield from (tables.regions.at_edge.yes, tables.regions.found_occupied, tables.effects.immune)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_term_of_art_is_explained(language: str) -> None:
    terms = [each.replace("{~", "").replace("}", "") for each in terms_of_art(language)]
    assert len(terms) > 12
    assert [each for each in terms if not list(terms_in(each, language))] == []


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_language_explains_the_same_and_the_rules_use_it(language: str) -> None:
    assert [each.id for each in CONCEPTS[language]] == [each.id for each in CONCEPTS["en"]]
    library = compile_rules(official()).library
    speaker = Speaker(library, language)
    said = [sentence for each in library.components() for sentence in speaker.component(each)]
    said += [sentence for rules in library.sets for _, sentence in speaker.frame(rules)]
    said += [sentence for rules in library.sets for sentence in speaker.ground(rules)]
    options = [option for rules in library.sets for option in rules.options]
    said += [speaker.answer(option.ref, choice.id) for option in options for choice in option.choices]
    used = {concept.id for sentence in said for _, _, concept in terms_in(sentence.text, language)}
    assert {each.id for each in CONCEPTS[language]} - used == set()


def test_a_term_is_linked_where_a_page_first_uses_it(
    library: Library, pages: dict[str, str], read: Read
) -> None:
    page = read(pages["en/sets/meadow.html"])
    place = next(place_of(each) for each in CONCEPTS["en"] if each.id == "adjacent")
    assert page.links.count(f"../glossary/index.html#{place}") == 1
    assert f'id="{place}"' in pages["en/glossary/index.html"]
