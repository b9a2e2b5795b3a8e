"""The search index: everything that has a name can be found, by its name in any language."""

import json

from swdsl.model.ruleset import Library
from swdsl.reference.edition import Edition
from swdsl.reference.search import entries, search_script


def found(library: Library, language: str) -> dict[str, dict[str, str]]:
    """Return the index by address."""
    return {each["at"]: each for each in entries(Edition(library, language))}


def test_everything_named_is_in_the_index(library: Library) -> None:
    index = found(library, "en")
    expected = {
        "races/moles.html",
        "powers/idle.html",
        "relics/lost_spade.html",
        "places/old_well.html",
        "pieces/index.html#piece-meadow-molehill",
        "glossary/index.html#terrain-meadow-grass",
        "glossary/index.html#symbol-meadow-spring",
        "glossary/index.html#neutral-meadow-badger",
        "glossary/index.html#term-meadow-wet",
        "options/index.html#option-meadow-digging",
        "rulings/index.html#X-7",
        "sets/meadow.html",
        "maps/field.html",
        "games/evening.html",
    }
    assert expected <= index.keys()


def test_index_leads_to_pages_that_exist(library: Library, pages: dict[str, str]) -> None:
    targets = {at.partition("#")[0] for at in found(library, "ru")}
    assert {f"ru/{path}" for path in targets} <= pages.keys()


def test_names_of_other_languages_lead_there_too(library: Library) -> None:
    entry = found(library, "ru")["races/moles.html"]
    assert entry["title"] == "Кроты"
    assert "Moles" in entry["names"].split()


def test_rules_are_searched_as_well(library: Library) -> None:
    assert "Victory coins" in found(library, "en")["races/moles.html"]["also"]


def test_regions_lead_to_their_map(library: Library) -> None:
    assert "Middle" in found(library, "en")["maps/field.html"]["also"]


def test_script_is_data_that_a_browser_can_load(library: Library) -> None:
    script = search_script(Edition(library, "ru"))
    head, _, rest = script.partition(" = ")
    assert head == "window.swdslSearch"
    assert len(json.loads(rest.rstrip(";\n"))) == len(list(entries(Edition(library, "ru"))))
    assert "Кроты" in script
