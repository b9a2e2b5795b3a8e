"""The site: whole, valid, linked, escaped, the same every time."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from posixpath import dirname, join, normpath
from typing import Any

import pytest

from swdsl.model.ruleset import Library
from swdsl.reference import OWNED, Pictures, for_game, site
from swdsl.reference.words.beginning import Step

Read = Callable[[str], Any]
LANGUAGES = ("en", "fr", "it", "ru")
HEADINGS = ("h1", "h2", "h3", "h4")


def html_of(pages: dict[str, str]) -> dict[str, str]:
    """Return the pages among the files."""
    return {path: text for path, text in pages.items() if path.endswith(".html")}


def test_every_kind_has_its_pages(pages: dict[str, str]) -> None:
    expected = {
        "index.html",
        "sets/meadow.html",
        "races/index.html",
        "races/moles.html",
        "powers/idle.html",
        "relics/lost_spade.html",
        "places/old_well.html",
        "events/long_rain.html",
        "pieces/index.html",
        "glossary/index.html",
        "options/index.html",
        "rulings/index.html",
        "maps/field.html",
        "maps/field.svg",
        "games/evening.html",
    }
    assert sorted(path for path in expected if f"en/{path}" not in pages) == []


def test_every_language_has_the_same_addresses(pages: dict[str, str]) -> None:
    by_language = [
        {path.partition("/")[2] for path in pages if path.startswith(f"{each}/")} for each in LANGUAGES
    ]
    assert all(each == by_language[0] for each in by_language)


def test_everything_stands_where_the_site_may_write(pages: dict[str, str]) -> None:
    assert [path for path in pages if path.partition("/")[0] not in OWNED] == []


def test_pages_are_well_formed(pages: dict[str, str], read: Read) -> None:
    found = [f"{path}: {each}" for path, text in html_of(pages).items() for each in read(text).problems]
    assert found == []


def test_ids_are_unique_on_a_page(pages: dict[str, str], read: Read) -> None:
    found = [
        f"{path}: {name}"
        for path, text in html_of(pages).items()
        for name, number in Counter(read(text).ids).items()
        if number > 1
    ]
    assert found == []


def test_no_link_is_broken(pages: dict[str, str], read: Read) -> None:
    anchors = {path: set(read(text).ids) for path, text in html_of(pages).items()}
    broken = []
    for path, text in html_of(pages).items():
        for link in read(text).links:
            file, _, anchor = link.partition("#")
            target = normpath(join(dirname(path), file)) if file else path
            if target not in pages or (anchor and anchor not in anchors[target]):
                broken.append(f"{path} -> {link}")
    assert broken == []


def test_nothing_comes_from_outside(pages: dict[str, str]) -> None:
    outside = re.compile(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\"' )]*")
    found = {
        match for path, text in pages.items() if not path.endswith(".js") for match in outside.findall(text)
    }
    assert found <= {"http://www.w3.org/2000/svg"}


def test_hostile_names_stay_text(pages: dict[str, str], read: Read) -> None:
    page = read(pages["en/races/hostiles.html"])
    assert {each.attributes.get("src") for each in page.all("script")} == {
        "../../assets/find.js",
        "../../assets/reference.js",
        "../../assets/search-en.js",
    }
    (heading,) = page.all("h1")
    assert heading.text == "<script>alert(1)</script>"
    handlers = [
        f"{path}: {each.tag} {name}"
        for path, text in html_of(pages).items()
        for each in read(text).elements
        for name in each.attributes
        if name.startswith("on")
    ]
    assert handlers == []


def test_pages_can_be_walked_without_eyes(pages: dict[str, str], read: Read) -> None:
    for path, text in html_of(pages).items():
        page = read(text)
        assert len(page.all("h1")) == 1, path
        assert len(page.all("main")) == 1, path
        assert page.all("html")[0].attributes["lang"] in LANGUAGES
        assert [each for each in page.all("img") if "alt" not in each.attributes] == []
        levels = [HEADINGS.index(each.tag) for each in page.elements if each.tag in HEADINGS]
        assert all(after <= before + 1 for before, after in pairwise(levels)), path
        named = set(page.ids)
        for key in ("aria-labelledby", "aria-controls", "for"):
            asked = [word for each in page.elements for word in (each.attributes.get(key) or "").split()]
            assert set(asked) <= named, path


def test_a_rule_has_a_permanent_place_its_source_and_its_rulings(pages: dict[str, str], read: Read) -> None:
    page = read(pages["en/races/moles.html"])
    assert {"clause-1", "clause-2", "clause-3"} <= set(page.ids)
    assert "when I attack a wet region: cost 1 less" in [each.text for each in page.all("code")]
    assert "../rulings/index.html#X-7" in page.links


def test_a_thing_is_linked_once_in_the_rules_of_a_page(pages: dict[str, str], read: Read) -> None:
    page = read(pages["en/sets/meadow.html"])
    places = [each for each in page.links if each.startswith("../glossary/")]
    assert places
    assert Counter(places).most_common(1)[0][1] == 1


def test_links_go_both_ways(pages: dict[str, str], read: Read) -> None:
    assert "../glossary/index.html#terrain-meadow-grass" in read(pages["en/races/moles.html"]).links
    assert "../races/moles.html" in read(pages["en/glossary/index.html"]).links
    assert "../races/moles.html" in read(pages["en/rulings/index.html"]).links


def test_names_and_words_follow_the_language(pages: dict[str, str], read: Read) -> None:
    page = read(pages["ru/races/moles.html"])
    assert page.all("h1")[0].text == "Кроты"
    assert "Правила" in [each.text for each in page.all("h2")]
    assert "Rules" not in [each.text for each in page.all("h2")]


def test_language_switch_keeps_the_page(pages: dict[str, str], read: Read) -> None:
    links = read(pages["en/races/moles.html"]).links
    assert {f"../../{each}/races/moles.html" for each in ("fr", "it", "ru")} <= set(links)


def test_map_page_has_picture_and_table(pages: dict[str, str], read: Read) -> None:
    page = read(pages["en/maps/field.html"])
    assert {"map-region-north", "region-north", "region-middle", "region-south"} <= set(page.ids)
    cells = [each.text.strip() for each in page.all("th")]
    assert "Middle & More" in cells


def test_same_input_gives_the_same_bytes(library: Library, pages: dict[str, str], pictures: Pictures) -> None:
    again = {file.path: file.text for file in site(library, LANGUAGES, pictures)}
    assert again == pages


def test_a_game_shows_only_what_is_on_its_table(library: Library, pictures: Pictures) -> None:
    files = {file.path for file in site(for_game(library, library.games[0]), ("en",), pictures)}
    assert "en/powers/quoted.html" in files
    assert "en/powers/idle.html" not in files


def test_pictures_are_recalled_rather_than_drawn(library: Library) -> None:
    kept: dict[str, str] = {}
    first = dict(site_files(library, Pictures(kept.get, kept.__setitem__, "1")))
    assert len(kept) == 2  # the map, and once more with room for tokens
    marked = {key: svg.replace("</svg>", "<!-- kept --></svg>") for key, svg in kept.items()}
    second = dict(site_files(library, Pictures(marked.get, marked.__setitem__, "1")))
    assert "<!-- kept -->" in second["en/maps/field.svg"]
    third = dict(site_files(library, Pictures(marked.get, marked.__setitem__, "2")))
    assert third["en/maps/field.svg"] == first["en/maps/field.svg"]


def site_files(library: Library, pictures: Pictures) -> list[tuple[str, str]]:
    """Return the English site as pairs."""
    return [(file.path, file.text) for file in site(library, ("en",), pictures)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_root_offers_every_language(pages: dict[str, str], read: Read, language: str) -> None:
    assert f"{language}/index.html" in read(pages["index.html"]).links


def test_pages_allow_no_script_but_the_files_of_the_site(pages: dict[str, str]) -> None:
    for path, text in html_of(pages).items():
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
        assert policy is not None, path
        assert "default-src 'none'; script-src 'self' file:;" in policy[1]
        assert re.search(r"<script(?! src=)|<[^>]+\son[a-z]+=|javascript:", text) is None, path


def test_a_site_lists_its_files(pages: dict[str, str]) -> None:
    assert sorted(pages["assets/files.txt"].splitlines()) == sorted(pages)


def test_a_newcomer_is_led_through_a_first_game(pages: dict[str, str], read: Read) -> None:
    for language in ("en", "fr", "it", "ru"):
        home, start = read(pages[f"{language}/index.html"]), read(pages[f"{language}/start/index.html"])
        assert "start/index.html" in home.links
        chapters = [link for link in start.links if link.startswith("../sets/meadow.html#")]
        # One for each step, and one for the ground that nobody may enter.
        assert len(chapters) == len(Step) + 1
        assert len(set(chapters)) > 6
    told = pages["en/start/index.html"]
    assert "takes 4 coins" in told
    assert "{" not in told.split("<main", 1)[1].split("</main", 1)[0]


def test_the_menu_has_at_most_seven_entries(pages: dict[str, str]) -> None:
    for path, text in html_of(pages).items():
        menu = re.search(r'<details class="menu".*?</details>', text, re.DOTALL)
        assert menu is None or menu[0].count("<li>") <= 7, path
    assert 'aria-current="page">Look up' in pages["en/glossary/index.html"]
