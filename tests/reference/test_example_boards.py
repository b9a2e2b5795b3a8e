"""The boards of worked examples: who stands where, told apart without colours, and said in words."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from swdsl.drawing import Spots
from swdsl.drawing.counters import COLOURS, PATTERNS, Counter, Shape, draw_counter
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference import Pictures
from swdsl.reference.chapter_examples import examples_by_chapter
from swdsl.reference.edition import Edition
from swdsl.reference.example_boards import Table, on_paper, over_board
from swdsl.reference.example_deeds import Deed, Deeds, draw_deeds
from swdsl.reference.example_pages import ExampleBoards
from swdsl.words_of_files import Chapter
from swdsl.workspace import find_sources

Read = Callable[[str], Any]


def test_counters_stand_in_the_room_their_region_leaves(library: Library, pictures: Pictures) -> None:
    (file,) = ExampleBoards(Edition(library, "en"), pictures).files()
    spots = Spots.on(file.text)
    assert set(spots.rows) == {"north", "middle", "south"}
    drawn = over_board(
        Table(Edition(library, "en"), library.scenarios[0]).marks(spots), spots, "In North: 1 token."
    )
    place, *_ = re.findall(r"translate\(([\d.]+) ([\d.]+)\)", drawn)
    x, y, _ = spots.rows["north"]
    assert (float(place[0]), float(place[1])) == (x, y)
    assert 'aria-label="In North: 1 token."' in drawn


def test_a_printed_board_is_one_drawing(library: Library, pictures: Pictures) -> None:
    """A drawing within a drawing has another size in print, and everything would stand elsewhere."""
    edition = Edition(library, "en")
    (file,) = ExampleBoards(edition, pictures).files()
    marks = Table(edition, library.scenarios[0]).marks(Spots.on(file.text))
    printed = on_paper(file.text, marks)
    assert printed.count("<svg") == file.text.count("<svg") == 1
    assert marks in printed


def test_an_attack_is_an_arrow_with_its_cost(library: Library, pictures: Pictures) -> None:
    edition = Edition(library, "en")
    (file,) = ExampleBoards(edition, pictures).files()
    spots = Spots.on(file.text)
    paid, refused = library.scenarios
    moles = next(each.ref for each in library.components() if each.ref.id == "moles")
    assert list(Deeds(paid, spots)) == [Deed(1, moles, "north", "south", 1, allowed=True)]
    assert list(Deeds(refused, spots)) == [Deed(1, moles, "north", "middle", None, allowed=False)]
    assert ">1</text>" in Table(edition, paid).marks(spots)
    assert "stroke-dasharray" not in Table(edition, paid).marks(spots)
    assert "stroke-dasharray" in Table(edition, refused).marks(spots)


def test_who_has_no_region_comes_from_outside(library: Library, pictures: Pictures) -> None:
    (file,) = ExampleBoards(Edition(library, "en"), pictures).files()
    spots = Spots.on(file.text)
    elsewhere = replace(library.scenarios[0], given=library.scenarios[0].given[:1])
    (deed,) = Deeds(elsewhere, spots)
    assert deed.source is None
    assert f">{deed.cost}</text>" in draw_deeds([deed], spots, {})


def test_a_rulebook_shows_the_plainest_examples(library: Library) -> None:
    shown = examples_by_chapter(library, library.sets[0])
    # The moles have too many rules of their own for a beginner.
    assert [each.title for each in shown.get(Chapter.CONQUEST, ())] == []
    official = compile_rules(find_sources(Path(__file__).parents[2]).sources).library
    for rules in official.sets:
        chapters = examples_by_chapter(official, rules)
        assert {Chapter.TURN, Chapter.DRAFT, Chapter.CONQUEST, Chapter.DECLINE} <= set(chapters)
        ids = [each.id for several in chapters.values() for each in several]
        assert len(ids) == len(set(ids))


def test_the_page_says_in_words_what_the_board_shows(pages: dict[str, str], read: Read) -> None:
    drawn = [
        each
        for each in read(pages["ru/examples/meadow-scenarios.html"]).all("svg")
        if "aria-label" in each.attributes
    ]
    assert drawn[0].attributes["aria-label"] == "В регионе «Grass 1» — 1 жетон Кротов."


def test_the_key_says_whose_the_tokens_are(library: Library) -> None:
    table = Table(Edition(library, "ru"), library.scenarios[0])
    assert [text for _, text in table.key()] == ["Кроты (Анна)"]


def test_sides_differ_in_more_than_colour() -> None:
    drawn = [draw_counter(Counter(Shape.ROUND, "A", side), 1, 0, 0, 32, "p") for side in range(len(COLOURS))]
    bare = [re.sub("|".join(COLOURS), "", each) for each in drawn]
    assert len(PATTERNS) == len(COLOURS) == len(set(bare))


def test_how_many_is_written_on_a_stack() -> None:
    one, two = (draw_counter(Counter(Shape.ROUND, "A", 0), number, 0, 0, 32, "p") for number in (1, 2))
    assert ">2</text>" in two
    assert ">1</text>" not in one


def test_letters_from_the_rules_stay_text() -> None:
    assert "<script" not in draw_counter(Counter(Shape.ROUND, "<script", 0), 1, 0, 0, 32, "p")
