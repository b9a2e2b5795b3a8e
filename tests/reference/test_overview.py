"""A box on one page, the table before the first turn, and the signs of the tiles."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference import Pictures
from swdsl.reference.addresses import overview_page
from swdsl.reference.edition import Edition
from swdsl.reference.overview_pages import Moment, moments, overview_pages
from swdsl.reference.page import Desk
from swdsl.reference.table_picture import table_of
from swdsl.reference.words import WORDS, Words
from tests.resolve.written import official

Read = Callable[[str], Any]


def test_every_component_with_a_rule_speaks_at_some_moment() -> None:
    library = compile_rules(official()).library
    edition = Edition(library, "en")
    for rules in library.sets:
        desk = Desk(edition, overview_page(rules.id))
        speaking = {to.text for moment in moments(desk, rules) for to in moment.speaking}
        held = {edition.names.of(each) for each in rules.components if edition.told(each)[1].held}
        assert held <= speaking


def test_moments_stand_in_the_order_of_a_turn() -> None:
    library = compile_rules(official()).library
    edition = Edition(library, "en")
    pages = [page for page in overview_pages(edition) if page.path == overview_page("base")]
    listed = cast("list[Moment]", pages[0].content["moments"])
    titles = {moment.title: [to.text for to in moment.speaking] for moment in listed}
    order = [list(titles).index(each) for each in ("Each conquest", "Redeployment", "Scoring")]
    assert order == sorted(order)
    assert titles["After scoring"] == ["Diplomat", "Stout"]
    assert titles["Before scoring"] == ["Heroic"]


def test_a_rulebook_shows_its_table_with_everything_numbered(pages: dict[str, str], read: Read) -> None:
    page = read(pages["en/sets/meadow.html"])
    assert "../summary/meadow.html" in page.links
    drawn = pages["en/sets/meadow-table.svg"]
    assert ">8</text>" in drawn  # no relics and places here: one thing less
    assert "en/summary/meadow.html" in pages


def test_a_box_without_a_board_has_no_table(library: Library) -> None:
    edition = Edition(library, "en")
    bare = Edition(replace(library, boards=(), games=(), scenarios=()), "en")
    assert table_of(edition, library.sets[0], Pictures()) is not None
    assert table_of(bare, library.sets[0], Pictures()) is None


def test_signs_are_explained_and_tiles_lead_there(pages: dict[str, str], read: Read) -> None:
    assert 'id="sign-peace"' in pages["ru/glossary/index.html"]
    assert "../glossary/index.html#sign-coin" in read(pages["ru/races/moles.html"]).links


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_every_language_answers_the_same_questions(words: Words) -> None:
    english = WORDS["en"].asked.rows
    assert [(each.id, each.chapter) for each in words.asked.rows] == [
        (each.id, each.chapter) for each in english
    ]


def test_a_question_leads_to_its_chapter(pages: dict[str, str], read: Read) -> None:
    assert "../sets/meadow.html#conquest" in read(pages["en/questions/index.html"]).links
