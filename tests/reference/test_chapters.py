"""What rulebooks say between their rules: chapters, translated, with numbers and names filled in."""

from pathlib import Path

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.model.content import RuleSet
from swdsl.model.ruleset import Library
from swdsl.pipeline import Compilation, compile_rules
from swdsl.reference.edition import Edition
from swdsl.reference.rulebook import rulebook
from swdsl.reference.search import index_of
from swdsl.source import SourceFile
from swdsl.words_of_files import Chapter
from swdsl.workspace import find_sources

OFFICIAL = find_sources(Path(__file__).parents[2]).sources
PACK = """pack winter "Winter tales"
  uses base

race yetis "Yetis"
  tokens 5 of 10

text goal
  warmth "Own more than {start_coins} coins when the snow melts."

text frost "When it freezes"
  thaw "The {yetis} sleep before noon."

translation fr for winter
  set "Contes d'hiver"
  race yetis "Yétis": masculine, plural
  text frost "Quand il gèle"
  text goal warmth "Possédez plus de {start_coins} pièces à la fonte."
  text frost thaw "Les {yetis} dorment avant midi."
"""


def compiled(text: str) -> Compilation:
    return compile_rules([*OFFICIAL, SourceFile("packs/winter/winter.sw", text)])


@pytest.fixture(scope="module")
def official() -> Library:
    return compile_rules(OFFICIAL).library


def said(library: Library, language: str, set_id: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    passages = rulebook(Edition(library, language), library.set(set_id))
    return {each.chapter: (each.title, each.course) for each in passages}


def test_every_box_has_every_chapter_in_every_language(official: Library) -> None:
    english = said(official, "en", "underground")
    assert set(english) == {chapter.value for chapter in Chapter}
    for language in LANGUAGE_CODES[1:]:
        told = said(official, language, "underground")
        assert {each: len(course) for each, (_, course) in told.items()} == {
            each: len(course) for each, (_, course) in english.items()
        }
        written = {text for _, course in english.values() for text in course}
        assert written.isdisjoint(text for _, course in told.values() for text in course)


def test_what_a_set_does_not_write_reads_as_in_the_first_that_does(official: Library) -> None:
    wrote: list[RuleSet] = [each for each in official.sets if any(c.id == "goal" for c in each.chapters)]
    assert [each.id for each in wrote] == ["base"]
    assert said(official, "en", "underground")["goal"] == said(official, "en", "base")["goal"]
    assert "markers" not in said(official, "en", "base")


def test_a_pack_has_chapters_of_its_own() -> None:
    result = compiled(PACK)
    assert [each.code.slug for each in result.diagnostics] == []
    assert said(result.library, "en", "winter") == {
        "goal": ("The goal", ("Own more than 5 coins when the snow melts.",)),
        "frost": ("When it freezes", ("The Yetis sleep before noon.",)),
    }
    assert said(result.library, "fr", "winter")["frost"] == (
        "Quand il gèle",
        ("Les Yétis dorment avant midi.",),
    )
    assert said(result.library, "en", "underground")["goal"] == said(result.library, "en", "base")["goal"]
    pages = [each.page for each in index_of(result.library, "en").entries]
    assert "sets/winter.html#frost" in pages


def test_numbers_are_those_of_the_set_that_is_read(official: Library) -> None:
    text = 'set moor "Moor"\n  players 2 to 4\n  start_coins 9\n  combos 5\n  price 1\n  die 0 0 1\n\n'
    text += 'terrain heath "Heath"\n\ntext goal "Aim"\n'
    text += '  all "Begin with {start_coins}, end with more."\n\n'
    text += "every race\n  when I attack a region: cost is 2\n"
    library = compile_rules([SourceFile("rules/moor/set.sw", text)]).library
    assert said(library, "en", "moor")["goal"] == ("Aim", ("Begin with 9, end with more.",))


@pytest.mark.parametrize(
    ("before", "after", "slug"),
    [
        ('text frost "When it freezes"', "text frost", "unknown-name"),
        ("text goal\n", "text gaol\n", "unknown-name"),
        ("{yetis} sleep", "{yeti} sleep", "unknown-slot"),
        ("Les {yetis}", "Les {gens}", "unknown-slot"),
        ('  text frost thaw "Les', '  text frost thaws "Les', "unused-translation"),
        ("text goal\n", 'text frost "Again"\n', "duplicate-id"),
        ('  text frost "Quand il gèle"\n', "", "missing-translation"),
        ('  thaw "The', '  thaw "Twice."\n  thaw "The', "duplicate-id"),
    ],
)
def test_mistakes_are_told(before: str, after: str, slug: str) -> None:
    assert before in PACK
    found = compiled(PACK.replace(before, after, 1)).diagnostics
    assert slug in [each.code.slug for each in found]
