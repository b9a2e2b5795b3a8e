"""The reference of the official rules: whole, in four languages, and no word of another language in it."""

import re
from collections.abc import Callable
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference import Pictures, for_game, site
from swdsl.reference.edition import Edition
from swdsl.reference.pictures import Style
from swdsl.reference.rulebook import rulebook
from swdsl.words_of_files import Chapter
from swdsl.workspace import find_sources, official_root

pytestmark = pytest.mark.slow
Read = Callable[[str], Any]
LATIN = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
# What a Russian reader meets in Latin letters, rightly: the title of the game, formats, codes of rulings.
RIGHTLY_LATIN = {"Small", "World", "Underground", "SVG", "PDF", "English", "Français", "Italiano"}
CODES = {"EN", "FR", "IT", "RU"}


class Blank(Pictures):
    """Draws nothing: drawing has tests of its own, and takes its time."""

    def svg(self, board: object, style: Style) -> str | None:
        """Return an empty picture."""
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{style.description}</title></svg>\n'


@pytest.fixture(scope="module")
def official() -> Library:
    return compile_rules(find_sources(Path(official_root())).sources).library


@pytest.fixture(scope="module")
def official_pages(official: Library) -> dict[str, str]:
    return {file.path: file.text for file in site(official, LANGUAGE_CODES, Blank())}


def test_no_link_is_broken(official_pages: dict[str, str], read: Read) -> None:
    assert broken_links(official_pages, read) == []


def test_no_link_is_broken_where_boxes_are_mixed(official: Library, read: Read) -> None:
    mixed = [game for game in official.games if len(game.sets) > 1]
    for game in (mixed[0], mixed[-1]):
        files = site(for_game(official, game), ("fr",), Blank())
        assert broken_links({file.path: file.text for file in files}, read) == []


def broken_links(pages: dict[str, str], read: Read) -> list[str]:
    """Return every link that leads nowhere, and everything that is not well formed."""
    documents = {path: read(text) for path, text in pages.items() if path.endswith(".html")}
    anchors = {path: set(document.ids) for path, document in documents.items()}
    broken = []
    for path, document in documents.items():
        broken += document.problems
        for link in document.links:
            file, _, anchor = link.partition("#")
            target = normpath(join(dirname(path), file)) if file else path
            if target not in pages or (anchor and anchor not in anchors[target]):
                broken.append(f"{path} -> {link}")
    return broken


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_no_form_is_missing(official: Library, language: str) -> None:
    speaker = Edition(official, language).speaker
    missing = [
        form for each in official.components() for said in speaker.component(each) for form in said.missing
    ]
    assert missing == []


def test_a_russian_reader_meets_no_other_language(official_pages: dict[str, str], read: Read) -> None:
    met: set[str] = set()
    for path, text in official_pages.items():
        if path.startswith("ru/") and path.endswith(".html"):
            for element in read(text).elements:
                spoken = [
                    element.attributes.get(key) or "" for key in ("title", "aria-label", "alt", "placeholder")
                ]
                if element.tag in ("p", "h1", "h2", "h3", "th", "td", "li", "figcaption", "summary", "title"):
                    spoken.append(element.text)
                met.update(word for each in spoken for word in LATIN.findall(each))
    assert sorted(met - RIGHTLY_LATIN - CODES) == []


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_apostrophes_are_those_of_printers(official_pages: dict[str, str], read: Read, language: str) -> None:
    straight = [
        element.text
        for path, text in official_pages.items()
        if path.startswith(f"{language}/") and path.endswith(".html")
        for element in read(text).elements
        if element.tag in ("p", "h1", "h2", "h3", "th", "td", "li", "dt", "dd") and "'" in element.text
    ]
    assert [each for each in straight if "swdsl" not in each] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Monster: 2 in each of 4 regions marked with Lost Tribe symbol, no two of which border",
        ),
        ("fr", "Monstre : 2 dans chacune de 4 régions"),
        ("it", "Mostro: 2 in ciascuna di 4 Regioni"),
        ("ru", "Монстр: по 2 в 4 регионах"),
    ],
)
def test_guests_are_told_on_the_page_of_their_game(
    official_pages: dict[str, str], language: str, said: str
) -> None:
    assert said in official_pages[f"{language}/games/treasure_hunt_3p.html"]
    assert said not in official_pages[f"{language}/games/both_worlds_base_3p.html"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_alone_reads_as_in_the_whole_rulebook(official: Library, language: str) -> None:
    """A box may read the chapters of another; a game without that box must still say them."""
    whole = Edition(official, language)
    for game in official.games:
        alone = Edition(for_game(official, game), language)
        for rules in alone.library.sets:
            told = {each.chapter: each.course for each in rulebook(whole, official.set(rules.id))}
            for passage in rulebook(alone, rules):
                if passage.chapter != Chapter.MIXING:
                    assert passage.course == told[passage.chapter], (game.id, passage.chapter)
