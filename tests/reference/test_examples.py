"""Worked examples: told in every language, itemised by rules, and linked from what they are about."""

from collections.abc import Callable
from typing import Any

import pytest

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference import for_game
from swdsl.reference.chapter_examples import examples_by_chapter
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.examples import Teller, region_names
from swdsl.reference.words import WORDS, Words
from tests.resolve.written import official

Read = Callable[[str], Any]


def test_an_example_tells_position_deed_and_outcome(library: Library) -> None:
    dig, wade = library.scenarios
    teller = Teller(Edition(library, "en"), dig)
    position = [each.text for each in teller.position()]
    assert position == ["Ann plays the Idle Moles: 5 tokens in hand.", "In North: 1 token of the Moles."]
    (scene,) = dig.scenes
    assert [each.text for each in teller.events(scene)] == ["Ann attacks South."]
    (cost, bill), (holds, _) = teller.outcomes(scene)
    assert (cost.text, holds.text) == ("The cost is 1 token.", "Ann holds South.")
    assert [(entry.name, entry.number) for entry in bill] == [("base_cost", 2), ("moles", -1)]
    ((refused, _),) = Teller(Edition(library, "ru"), wade).outcomes(wade.scenes[0])
    assert refused.text == "Это запрещено — местность закрыта."


def test_a_bill_leads_to_the_rules_it_rests_on(pages: dict[str, str], read: Read) -> None:
    page = read(pages["en/examples/meadow-scenarios.html"])
    assert "../sets/meadow.html#every_race.base_cost" in page.links
    assert "../races/moles.html" in page.links
    assert "−1" in [each.text for each in page.all("b")]


def test_components_and_rulings_lead_to_their_examples(pages: dict[str, str], read: Read) -> None:
    shown = [
        link for link in read(pages["ru/races/moles.html"]).links if "examples/meadow-scenarios.html#" in link
    ]
    assert len(shown) == 2
    assert [link for link in read(pages["ru/rulings/index.html"]).links if link in shown] == shown[:1]


def test_titles_and_regions_without_a_translation_stay_in_the_language(library: Library) -> None:
    edition = Edition(library, "fr")
    assert region_names(edition, library.scenarios[0].board) == {
        "north": "Grass 1",
        "middle": "Pond",
        "south": "Grass 2",
    }


def test_examples_that_pages_show_first_have_titles_of_their_own() -> None:
    """A made-up title says what happens; one of its own says what the example teaches."""
    library = compile_rules(official()).library
    wanted = {language for language in WORDS if language != "en"}
    titled = {each.id for each in library.scenarios if {language for language, _ in each.titles} == wanted}
    shown = {
        each.id
        for rules in library.sets
        for examples in examples_by_chapter(library, rules).values()
        for each in examples
    }
    assert shown <= titled
    edition = Edition(library, "fr")
    examples = Examples(edition)
    first = {nearest[0].id for each in library.components() if (nearest := examples.nearest(each.ref))}
    assert first <= titled
    assert len(titled) >= 150


def test_boards_of_examples_are_named_in_every_language() -> None:
    library = compile_rules(official()).library
    valley = next(each.board for each in library.scenarios if each.board.id == "valley")
    names = region_names(Edition(library, "ru"), valley)
    assert (names["round_lake"], names["green_hill"]) == ("Круглое озеро", "Зелёный холм")


def test_a_game_keeps_the_examples_of_its_table(library: Library) -> None:
    kept = for_game(library, library.games[0]).scenarios
    assert [scenario.title for scenario in kept] == ["Nobody wades"]


def test_an_example_is_titled_in_the_language(pages: dict[str, str], read: Read) -> None:
    assert "Moles dig" not in pages["ru/examples/meadow-scenarios.html"]
    headings = [each.text for each in read(pages["ru/examples/meadow-scenarios.html"]).all("h2")]
    assert headings[0].startswith("Idle Кроты нападают на регион «Grass 2»: стоимость — 1 жетон")


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_every_reason_has_words(words: Words) -> None:
    assert all(words.examples.reasons.values())


@pytest.mark.parametrize("language", WORDS)
def test_an_example_tells_what_its_table_plays(language: str) -> None:
    library = compile_rules(official()).library
    edition = Edition(library, language)
    assuming = [each for each in library.scenarios if each.options]
    assert len(assuming) > 50
    told = {each.id: len(Teller(edition, each).assumed()) for each in assuming}
    assert told == {each.id: len(each.options) for each in assuming}
