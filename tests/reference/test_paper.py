"""Paper: what is printed, where cuts go, what fits one page, and the same bytes every time."""

import re
import sys
import zlib
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference import PaperUnavailable, Pictures, for_game, sheets
from swdsl.reference.cutting import MARGIN, cut_tile, cut_tokens
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import ExampleBoards, Examples
from swdsl.reference.paper import rules_html, tiles_html
from swdsl.reference.player_aid import SIZES, aid_html
from swdsl.reference.press import print_pdf
from swdsl.reference.tile_backs import draw_back
from swdsl.reference.tiles import FADED
from swdsl.reference.tiles import SIZES as TILE_SIZES
from swdsl.source import SourceFile
from swdsl.words import Kind
from tests.reference.conftest import SOURCES
from tests.tools import imported

Read = Callable[[str], Any]


@pytest.fixture(scope="module")
def edition(library: Library) -> Edition:
    return Edition(library, "en")


def test_every_set_and_game_has_its_sheets(library: Library, pictures: Pictures) -> None:
    assert [sheet.path for sheet in sheets(library, "fr", pictures)] == [
        "paper/fr/meadow/rules.pdf",
        "paper/fr/meadow/tiles.pdf",
        "paper/fr/evening/player-aid.pdf",
    ]


@pytest.mark.parametrize("language", ["en", "fr", "it", "ru"])
def test_documents_are_well_formed_and_link_inside_themselves(
    library: Library, pictures: Pictures, read: Read, language: str
) -> None:
    for sheet in sheets(library, language, pictures):
        page = read(sheet.html)
        assert page.problems == []
        assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
        assert [link for link in page.links if not link.startswith("#")] == []


def test_contents_lead_to_every_chapter_and_component(
    edition: Edition, pictures: Pictures, read: Read
) -> None:
    boards = ExampleBoards(edition, pictures)
    page = read(rules_html(edition, edition.library.sets[0], pictures, Examples(edition), boards))
    assert {"#conquest", "#race-meadow-moles", "#options", "#glossary", "#map-field"} <= set(page.links)


def test_tiles_are_cut_at_true_size_with_their_backs_beside_them(edition: Edition, library: Library) -> None:
    for component in library.components():
        size = TILE_SIZES[component.ref.kind]
        drawn = ET.fromstring(str(cut_tile(edition, component)))
        assert drawn.get("width") == f"{2 * size.width + 2 * MARGIN:g}mm"
        assert drawn.get("height") == f"{size.height + 2 * MARGIN:g}mm"
        # On A4 with margins of 10 mm.
        assert 2 * size.width + 2 * MARGIN <= 190


def test_rules_stand_on_the_back_in_sentences(edition: Edition, library: Library) -> None:
    moles = next(each for each in library.components() if each.ref.id == "moles")
    written = " ".join(ET.fromstring(str(cut_tile(edition, moles))).itertext())
    _, rules = edition.told(moles)
    assert len(rules.held) == 3
    for rule in rules.held:
        assert " ".join(rule.sentence.text.split()) in " ".join(written.split())


def test_the_declined_side_does_not_seem_to_hold_what_is_over(edition: Edition, library: Library) -> None:
    note = " ".join(edition.speaker.active_note.split())
    for component in library.components():
        _, rules = edition.told(component)
        written = " ".join(" ".join(ET.fromstring(str(cut_tile(edition, component))).itertext()).split())
        assert (note in written) is (component.ref.kind is Kind.RACE and bool(rules.held)), component.name


def test_the_longest_text_keeps_to_its_tile(edition: Edition, library: Library) -> None:
    for component in library.components():
        tile = edition.tile(component)
        drawn = ET.fromstring(draw_back(tile, ["Much is to be said of whoever comes here. " * 12] * 6))
        feet = [float(each.get("y", "0")) for each in drawn.iter("{http://www.w3.org/2000/svg}tspan")]
        assert len(feet) >= 18
        assert max(feet) < tile.size.height - 2.5


def test_there_are_as_many_tokens_as_in_the_box(edition: Edition, library: Library) -> None:
    moles = next(each for each in library.components() if each.ref.id == "moles")
    tokens = cut_tokens(edition, moles)
    assert [(each.name, each.count) for each in tokens] == [("Moles", 9), ("Molehill", 4)]
    # Each has a side in its colour and one for decline; pieces have one side.
    assert sum(row.count(">Moles</text>") for row in tokens[0].rows) == 2 * 9
    assert sum(row.count(FADED + '" stroke="') for row in tokens[0].rows) == 9
    assert sum(row.count(">Molehill</text>") for row in tokens[1].rows) == 4
    html = tiles_html(edition, library.sets[0])
    assert all(html.count(str(row)) for each in tokens for row in each.rows)


def test_the_aid_says_only_what_holds_at_its_table(library: Library) -> None:
    game = library.games[0]
    at_table = Edition(for_game(library, game), "en")
    html = aid_html(at_table, game, SIZES[0])
    assert "Idle" not in html
    moles = next(each for each in library.components() if each.ref.id == "moles")
    assert [at_table.customs.holds(clause) for clause in moles.clauses] == [False, True, True]


def test_hostile_names_stay_text_on_paper(library: Library, pictures: Pictures) -> None:
    for sheet in sheets(library, "en", pictures):
        assert "<script" not in sheet.html


def test_without_its_library_the_press_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    with pytest.raises(PaperUnavailable, match=r"swdsl\[pdf\]"):
        print_pdf("<p>anything</p>")


@pytest.mark.slow
def test_prints_are_the_same_every_time_and_aids_fit_one_page(library: Library, pictures: Pictures) -> None:
    imported("weasyprint", "weasyprint with pango")
    for sheet in sheets(library, "ru", pictures):
        printed = sheet.printed()
        assert printed.startswith(b"%PDF-")
        assert printed == sheet.printed()
        if sheet.path.endswith("player-aid.pdf"):
            assert pages_in(printed) == 1


def pages_in(pdf: bytes) -> int:
    """Count the pages of a print; its objects stand in compressed streams."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    opened = b"".join(zlib.decompressobj().decompress(each) for each in streams if each[:1] == b"x")
    return len(re.findall(rb"/Type ?/Page\b", opened))


#: What a pack of strangers may be called: markup, endless words, other scripts, signs that nobody draws.
STRANGE = {
    "markup": "<b onclick=x>&amp;</b><img src=http://e.x/a.png>",
    "style": "}</style><style>*{display:none}",
    "address": "url(file:///etc/passwd)",
    "endless": "W" * 200,
    "right_to_left": "\u05e9\u05dc\u05d5\u05dd \u0639\u0627\u0644\u0645",
    "joined": "\U0001f9d9\u200d\u2642\ufe0f\U0001f409",
    "stacked": "Z\u0351\u036b\u0343a\u0301\u0302\u0303\u0304l",
    "slots": "{start_coins} %s {{}}",
}


@pytest.fixture(scope="module")
def strange() -> Library:
    races = "\n".join(
        f'race {id_}_folk "{name}"\n  tokens 5 of 10\n  piece {id_}_pot "{name}" 3\n'
        f"  when I conquer a region, once per turn: place 1 {id_}_pot there\n"
        for id_, name in STRANGE.items()
    )
    text = f'pack strange "</title><script>alert(1)</script>"\n  uses meadow\n\n{races}\n'
    text += f'text goal\n  all "<script>alert(2)</script> {"A" * 300}"\n'
    return compile_rules([*SOURCES, SourceFile("packs/strange/strange.sw", text)]).library


def test_strange_names_put_nothing_into_paper(strange: Library, pictures: Pictures, read: Read) -> None:
    for sheet in sheets(strange, "en", pictures):
        page = read(sheet.html)
        assert page.problems == []
        assert not re.search("<script>alert|<b onclick|<img src=http|}</style><style>", sheet.html)
        assert [link for link in page.links if not link.startswith("#")] == []


def test_endless_words_keep_to_their_tile(strange: Library) -> None:
    edition = Edition(strange, "en")
    for component in strange.components():
        drawn = ET.fromstring(str(cut_tile(edition, component)))
        lines = [each.text or "" for each in drawn.iter("{http://www.w3.org/2000/svg}tspan")]
        assert max(map(len, lines), default=0) < 100


@pytest.mark.slow
def test_strange_names_are_printed(strange: Library, pictures: Pictures) -> None:
    imported("weasyprint", "weasyprint with pango")
    for sheet in sheets(strange, "en", pictures):
        if "/strange/" in sheet.path:
            printed = sheet.printed()
            assert printed.startswith(b"%PDF-")
            assert b"/JavaScript" not in printed
            assert b"/URI" not in printed
