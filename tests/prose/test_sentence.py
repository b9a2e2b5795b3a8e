"""What a sentence carries besides its words: links, the author's own wording, the forms that were missing."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from swdsl.internal import InternalError
from swdsl.languages import LANGUAGE_CODES
from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.prose import Sentence, Speaker, sentence
from swdsl.source import SourceFile
from swdsl.words import Kind

ROOT = Path(__file__).parents[2]
HOMEBREW = """pack winter "Winter tales"
  uses base

terrain bog "Bog", colour "#7f8f6a", pattern reeds, glyph swamp

race frogs "Frogs"
  tokens 6 of 11
  at scoring: gain 1 coin for each bog I hold
"""


def component(library: Library, name: str) -> Component:
    """Return the component with that id."""
    return next(each for rules in library.sets for each in rules.components if each.ref.id == name)


def everything(speaker: Speaker, library: Library) -> Iterator[Sentence]:
    """Yield all there is to say about the official boxes."""
    yield from speaker.turn()
    for rules in library.sets:
        yield from speaker.ground(rules)
        yield from (said for _, said in speaker.frame(rules))
        yield from map(speaker.term, rules.terms)
        for each in rules.components:
            yield from speaker.component(each)
            yield from speaker.consequences(each)


def own_words(clause: Clause, **texts: str) -> Clause:
    """Return a clause that its author has worded."""
    return replace(clause, wordings=tuple(texts.items()))


def test_links_point_at_names_in_the_text(library: Library) -> None:
    cultists = component(library, "cultists")
    (nearby,) = [clause for clause in cultists.clauses if "adjacent to great_ancient" in clause.text]
    said = sentence(nearby, cultists, "ru", library)
    assert [(said.text[link.start : link.end], link.ref.id) for link in said.links] == [
        ("Великим Древним", "great_ancient")
    ]


def test_own_words_of_an_author_replace_the_sentence_in_their_language_only(library: Library) -> None:
    ogres = component(library, "ogres")
    clause = own_words(ogres.clauses[0], en="Ogres hit hard.")
    assert sentence(clause, ogres, "en", library) == Sentence("Ogres hit hard.", handwritten=True)
    assert not sentence(clause, ogres, "fr", library).handwritten


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_official_boxes_lack_no_form(library: Library, language: str) -> None:
    speaker = Speaker(library, language)
    assert [missing for said in everything(speaker, library) for missing in said.missing] == []


def test_russian_reader_meets_no_latin_letter(library: Library) -> None:
    said = [each.text for each in everything(Speaker(library, "ru"), library)]
    assert [text for text in said if re.search(r"[A-Za-z]", text)] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_other_readers_meet_no_cyrillic_letter(library: Library, language: str) -> None:
    said = [each.text for each in everything(Speaker(library, language), library)]
    assert [text for text in said if re.search(r"[А-Яа-яЁё]", text)] == []


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_sentence_is_a_sentence(library: Library, language: str) -> None:
    """A capital or a number first, a full stop last, no doubled space or comma, no mark left behind."""
    sound = re.compile(r"(?!.*(  |,,|, ,| ,|[\ue000-\ue004]))(\d|[^\W\d_]).*[.)]")
    said = [each.text for each in everything(Speaker(library, language), library)]
    assert [text for text in said if not sound.fullmatch(text)] == []
    assert [text for text in said if text[0].islower()] == []


def test_untranslated_name_stays_english_and_is_counted() -> None:
    paths = [ROOT / "rules" / "base" / name for name in ("set.sw", "fr.sw")]
    files = [
        SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths
    ]
    homebrew = compile_rules([*files, SourceFile("winter/rules.sw", HOMEBREW)]).library
    said = Speaker(homebrew, "fr").component(component(homebrew, "frogs"))[-1]
    assert said.text == "Chacun de vos Bog vous rapporte 1 jeton de victoire supplémentaire."
    assert said.missing == ("terrain winter.bog: name",)


def test_unknown_language_is_our_bug(library: Library) -> None:
    with pytest.raises(InternalError):
        Speaker(library, "tlh")


def test_holder_of_a_place_is_explained_once(library: Library) -> None:
    speaker = Speaker(library, "en")
    assert speaker.holder_note(Kind.PLACE) != speaker.holder_note(Kind.RELIC)
    assert speaker.holder_note(Kind.RACE) is None


@pytest.mark.parametrize(
    ("name", "consequence"),
    [("kraken", "So such regions also count at scoring"), ("muddy", "The badge of this power therefore")],
)
def test_consequence_is_said(library: Library, name: str, consequence: str) -> None:
    said = Speaker(library, "en").consequences(component(library, name))
    assert [each.text.startswith(consequence) for each in said] == [True]


def test_ordinary_component_has_no_consequence(library: Library) -> None:
    assert Speaker(library, "en").consequences(component(library, "ogres")) == ()


def test_a_tile_tells_what_everybody_does_with_its_piece() -> None:
    text = """pack snow "Snow"
  uses base

every race
  when I attack a region with drift: cost 1 more

power snowy "Snowy"
  tokens 4
  piece drift "Snowdrift" 4, 1 per region, stays when conquered
  when I conquer a region, once per turn: place 1 drift there
"""
    sources = [
        SourceFile(str(path), path.read_text(encoding="utf-8")) for path in ROOT.glob("rules/base/*.sw")
    ]
    library = compile_rules([*sources, SourceFile("snow.sw", text)]).library
    speaker, snowy = Speaker(library, "en"), component(library, "snowy")
    said = [each.text for each in speaker.component(snowy)]
    assert said[2] == "For everybody: Conquering a region with a Snowdrift costs you 1 token more."
    assert len(said) == 3 + len(snowy.clauses)
    assert [clause.text for clause in speaker.shared(snowy)] == [
        "when I attack a region with drift: cost 1 more"
    ]


def test_an_english_term_that_begins_with_with_stands_behind_its_noun() -> None:
    text = """pack snow "Snow"
  uses base

term guarded "with a lone guard": a region with exactly 1 defender held by an opponent

power icy "Icy"
  tokens 4
  when I attack a guarded region bordering a lake: cost 1 less
"""
    sources = [
        SourceFile(str(path), path.read_text(encoding="utf-8")) for path in ROOT.glob("rules/base/*.sw")
    ]
    library = compile_rules([*sources, SourceFile("snow.sw", text)]).library
    said = [each.text for each in Speaker(library, "en").component(component(library, "icy"))]
    assert said == [
        "4 tokens.",
        "Conquering a region with a lone guard and bordering a Lake costs you 1 token less.",
    ]
