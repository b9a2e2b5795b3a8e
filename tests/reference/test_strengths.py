"""The tables of how strong components are: every official one, with the seed, the games and the method."""

import re
from functools import cache

import pytest

from swdsl.languages import LANGUAGE_CODES
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference.edition import Edition
from swdsl.reference.render import render
from swdsl.reference.strengths import recorded, strength_pages
from tests.resolve.written import official


@cache
def everything() -> Library:
    return compile_rules(official()).library


def page_in(language: str) -> str:
    """Return the rendered page of a language, without the frame around it."""
    edition = Edition(everything(), language)
    (page,) = strength_pages(edition)
    frame = {"menu": (), "switch": (), "paper": (), "home": "", "up": "", "root": "", "what": ""}
    return render(page.template, page=page, words=edition.words, language=language, **frame, **page.content)


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_every_table_says_how_many_games_which_seed_and_how(language: str) -> None:
    shown = page_in(language)
    words = Edition(everything(), language).words.strengths
    for run in recorded():
        bots = words.bots.get(run.bots, run.bots)
        told = words.method.format(games=run.games, bots=bots, seed=run.seed)
        assert told in shown.replace("&#39;", "'")
        assert f"swdsl balance --game {run.game} --games {run.games} --seed {run.seed}" in shown
    assert words.lead in shown


def test_a_method_names_its_games_its_bots_and_its_seed() -> None:
    for language in LANGUAGE_CODES:
        method = Edition(everything(), language).words.strengths.method
        assert {"{games}", "{bots}", "{seed}"} <= set(re.findall(r"\{\w+\}", method))


def test_all_races_and_powers_of_both_boxes_have_their_place() -> None:
    """A race that comes or goes makes a record stale: docs/balance.md says how to make it anew."""
    for run in recorded():
        box = run.game.partition("_")[0]
        library = everything()
        for kind in ("race", "power"):
            lines = [each for each in run.lines if each.kind == kind]
            own = {str(c.ref) for c in library.set(box).components if c.ref.kind.value == kind}
            assert {each.component for each in lines} == own, run.game
            assert [each.rank for each in lines] == list(range(1, len(lines) + 1))
            assert all(each.low <= each.coins <= each.high for each in lines)
    assert {run.game.partition("_")[0] for run in recorded()} == {"base", "underground"}


def test_numbers_are_written_as_the_language_does() -> None:
    assert re.search(r"[+−]\d+\.\d", page_in("en"))
    assert re.search(r"[+−]\d+,\d", page_in("fr"))
    assert "+0.0" not in page_in("ru")


def test_a_reference_without_these_games_has_no_such_page(library: Library) -> None:
    assert list(strength_pages(Edition(library, "en"))) == []
