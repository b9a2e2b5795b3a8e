"""Worked examples told as sentences: every verb and frame in every language, the grammar of each."""

import re
import string
from dataclasses import fields

import pytest

from swdsl.model.scenarios import Scenario
from swdsl.pipeline import compile_rules
from swdsl.prose import Speaker, Storyteller
from swdsl.prose.forms import ACC, NOM
from swdsl.prose.languages import LANGUAGES
from swdsl.prose.ru.people import called
from swdsl.prose.tables.tales import Frames, Role, Tongue
from swdsl.words import Value
from swdsl.words_of_examples import Verb
from tests.resolve.written import official

#: Frames that are looked up by the value they tell.
TABLES = ("values", "naught")
TONGUES = {code: language.tongue for code, language in LANGUAGES.items()}


def gaps(frames: Frames) -> dict[str, set[str]]:
    """Return what each frame leaves to be filled in; who has something may be `who` or `whose`."""
    texts = {each.name: getattr(frames, each.name) for each in fields(frames) if each.name not in TABLES}
    texts |= {
        f"{name}.{value.value}": text for name in TABLES for value, text in getattr(frames, name).items()
    }
    return {
        name: {gap.removesuffix("se") for _, gap, _, _ in string.Formatter().parse(text) if gap}
        for name, text in texts.items()
    }


@pytest.mark.parametrize("tongue", TONGUES.values(), ids=TONGUES)
def test_a_language_has_every_verb_and_frame(tongue: Tongue) -> None:
    assert set(tongue.deeds) == set(Verb)
    told = set(Value) - {Value.LOSSES, Value.KEPT, Value.ROLL}  # what clauses set and no example asks for
    assert set(tongue.frames.values) == set(tongue.frames.naught) == told
    assert set(tongue.parts.roles) == set(Role)
    assert gaps(tongue.frames) == gaps(TONGUES["en"].frames)


@pytest.fixture(scope="module")
def tellers() -> dict[str, dict[str, tuple[Scenario, Storyteller]]]:
    """Who tells each official example, by language and English title."""
    library = compile_rules(official()).library
    speakers = {code: Speaker(library, code) for code in LANGUAGES}
    return {
        code: {
            each.title: (each, speaker.storyteller(each, {r.id: r.id for r in each.board.regions}, str))
            for each in library.scenarios
        }
        for code, speaker in speakers.items()
    }


Tellers = dict[str, dict[str, tuple[Scenario, Storyteller]]]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The Ogres attack north_wood, held by the Shrooms"),
        ("fr", "Les Ogres attaquent «\u00a0north_wood\u00a0», tenue par les Champigneux"),
        ("it", "Gli Ogri attaccano «north_wood», tenuta dai Funghi"),
        ("ru", "Огры нападают на регион «north_wood», занятый грибами"),
    ],
)
def test_a_title_says_who_does_what(tellers: Tellers, language: str, expected: str) -> None:
    titles = [teller.title().text for _, teller in tellers[language].values()]
    assert [each for each in titles if each.startswith(expected)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_official_examples_lack_no_form(tellers: Tellers, language: str) -> None:
    for scenario, teller in tellers[language].values():
        said = [teller.title(), *map(teller.fact, scenario.given)]
        for scene in scenario.scenes:
            said += [*map(teller.deed, scene.events), *map(teller.outcome, scene.every_outcome())]
        assert [form for each in said for form in each.missing] == []
        assert [each.text for each in said if "{" in each.text or "  " in each.text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_words(tellers: Tellers, language: str) -> None:
    counted = re.compile(r"(?<![\d,] )\b0 \w")  # what dice show is numbers
    told = [
        said.text
        for scenario, teller in tellers[language].values()
        for scene in scenario.scenes
        for said in [teller.title(), *map(teller.outcome, scene.every_outcome())]
    ]
    assert [each for each in told if counted.search(each)] == []


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ann gains no Victory coins."),
        ("fr", "Ann ne gagne aucun jeton de victoire."),
        ("it", "Ann non ottiene nessuna Moneta."),
        ("ru", "Анна не получает ни одной монеты."),
    ],
)
def test_a_verb_before_nothing_is_denied(tellers: Tellers, language: str, expected: str) -> None:
    outcomes = [
        teller.outcome(each).text
        for scenario, teller in tellers[language].values()
        for scene in scenario.scenes
        for each in scene.every_outcome()
    ]
    assert expected in outcomes


def test_a_fitting_article_stands_before_things(tellers: Tellers) -> None:
    scenario, teller = tellers["fr"]["There are six Fortresses"]
    assert [each for each in map(teller.fact, scenario.given) if "et une Forteresse." in each.text]


def test_english_gives_no_article_to_a_proper_name(tellers: Tellers) -> None:
    scenario, teller = tellers["en"]["The first marker of the stack is found under conquered monsters"]
    said = [teller.fact(each).text for each in scenario.given]
    assert "Next in the stack: the Shiny Orb and Stonehedge." in said


def test_players_have_russian_names() -> None:
    assert (called("Ann", NOM), called("Bob", ACC)) == ("Анна", "Боба")
    assert (called("Charlie", NOM), called("Max", ACC)) == ("Чарлие", "Макс")


@pytest.mark.parametrize(
    ("language", "example", "expected"),
    [
        ("en", "Declined Ghouls ignore the peace", "The Ghouls attack green_hill: this is allowed"),
        ("ru", "Declined Ghouls ignore the peace", "Упыри нападают на регион «green_hill»: это разрешено"),
        (
            "en",
            "Skeletons gain a token for every two occupied regions they conquered",
            "The Skeletons gain 1 token of the Skeletons",
        ),
    ],
    ids=["declined-en", "declined-ru", "redeployment"],
)
def test_a_title_names_the_race_that_acts_and_no_wrong_moment(
    tellers: Tellers, language: str, example: str, expected: str
) -> None:
    _, teller = tellers[language][example]
    assert teller.title().text == expected
