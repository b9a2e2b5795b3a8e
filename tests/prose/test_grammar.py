"""Small grammar: the form a number, an article or a preposition asks for."""

import pytest

from swdsl.model.expressions import Range
from swdsl.model.names import Ref
from swdsl.prose.en import words as en
from swdsl.prose.fr import words as fr
from swdsl.prose.it import words as it
from swdsl.prose.marks import named, plain, read_marks
from swdsl.prose.ru import numbers as ru_numbers
from swdsl.prose.ru import words as ru
from swdsl.words import Kind


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 монету"),
        (2, "2 монеты"),
        (4, "4 монеты"),
        (5, "5 монет"),
        (11, "11 монет"),
        (12, "12 монет"),
        (21, "21 монету"),
        (22, "22 монеты"),
        (111, "111 монет"),
    ],
)
def test_russian_number_chooses_the_form_of_its_noun(number: int, said: str) -> None:
    assert ru_numbers.counted(number, ru.COIN) == said


def test_russian_living_things_are_counted_in_the_genitive() -> None:
    assert ru_numbers.counted(2, ru.DEFENDER, ru.ACC) == "2 защитников"
    assert ru_numbers.counted(2, ru.DEFENDER, ru.NOM) == "2 защитника"


def test_russian_adjective_is_plural_after_two() -> None:
    assert ru_numbers.counted(2, ru.NEUTRAL) == "2 нейтральных жетона"
    assert ru_numbers.counted(2, ru.REGION, before=(ru.YOUR,)) == "2 ваших региона"


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Range(3, None), "не менее 3 жетонов"),
        (Range(1, None), "не менее 1 жетона"),
        (Range(0, 2), "не более 2 жетонов"),
        (Range(1, 3), "от 1 до 3 жетонов"),
        (Range(2, 2), "ровно 2 жетона"),
        (Range(0, 0), "ни одного жетона"),
    ],
)
def test_russian_range_is_said_as_a_range(wanted: Range, said: str) -> None:
    assert ru_numbers.ranged(wanted, ru.TOKEN) == said


def test_russian_share_of_one_stands_in_the_dative() -> None:
    assert ru_numbers.each_of(1, ru.COIN) == "по 1 монете"
    assert ru_numbers.each_of(2, ru.COIN) == "по 2 монеты"


@pytest.mark.parametrize(
    ("phrase", "said"),
    [("склепом", "со склепом"), ("символом", "с символом"), ("рекой", "с рекой"), ("шпилем", "со шпилем")],
)
def test_russian_preposition_grows_before_awkward_beginnings(phrase: str, said: str) -> None:
    assert ru.with_(phrase) == said


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("le Volcan", "du Volcan"),
        ("les adversaires", "des adversaires"),
        ("une région", "d'une région"),
        ("la région", "de la région"),
        ("vos régions", "de vos régions"),
        ("un adversaire", "d'un adversaire"),
    ],
)
def test_french_of_melts_with_the_article(phrase: str, said: str) -> None:
    assert fr.of(phrase) == said


def test_french_articles_elide_before_a_vowel() -> None:
    assert fr.the(fr.OPPONENT) == "l'adversaire"
    assert fr.this(fr.OPPONENT) == "cet adversaire"
    assert fr.the(fr.REGION) == "la région"
    assert fr.when_if("il y a") == "s'il y a"
    assert fr.when_if("vous avez") == "si vous avez"


@pytest.mark.parametrize(
    ("masculine", "feminine", "said"),
    [
        ("occupé", True, "occupées"),
        ("conquis", True, "conquises"),
        ("conquis", False, "conquis"),
        ("limitrophe", True, "limitrophes"),
    ],
)
def test_french_participle_agrees(masculine: str, feminine: bool, said: str) -> None:
    assert fr.word("mot", feminine=feminine).agree(masculine, plural=True) == said


@pytest.mark.parametrize(
    ("one", "many", "feminine", "articles"),
    [
        ("Vulcano", "Vulcani", False, ("il Vulcano", "i Vulcani", "un Vulcano", "nessun Vulcano")),
        ("Eroe", "Eroi", False, ("l'Eroe", "gli Eroi", "un Eroe", "nessun Eroe")),
        ("scudo", "scudi", False, ("lo scudo", "gli scudi", "uno scudo", "nessuno scudo")),
        ("zolla", "zolle", True, ("la zolla", "le zolle", "una zolla", "nessuna zolla")),
        ("altra", "altre", True, ("l'altra", "le altre", "un'altra", "nessun'altra")),
        ("gnomo", "gnomi", False, ("lo gnomo", "gli gnomi", "uno gnomo", "nessuno gnomo")),
    ],
)
def test_italian_articles_listen_to_the_noun(
    one: str,
    many: str,
    feminine: bool,
    articles: tuple[str, str, str, str],
) -> None:
    word = it.Word(feminine, one, many)
    assert (it.the(word), it.the(word, plural=True), it.a(word), it.no(word)) == articles


@pytest.mark.parametrize(
    ("preposition", "phrase", "said"),
    [
        ("di", "il Vulcano", "del Vulcano"),
        ("a", "gli avversari", "agli avversari"),
        ("da", "la Razza", "dalla Razza"),
        ("in", "le vostre Regioni", "nelle vostre Regioni"),
        ("di", "l'altra Razza", "dell'altra Razza"),
        ("in", "una Regione", "in una Regione"),
    ],
)
def test_italian_preposition_melts_with_the_article(preposition: str, phrase: str, said: str) -> None:
    assert it.contracted(preposition, phrase) == said


@pytest.mark.parametrize(
    ("noun", "said"),
    [("Abysmal Chasm", "an Abysmal Chasm"), ("unit", "a unit"), ("urn", "an urn"), ("Hill", "a Hill")],
)
def test_english_article_listens_to_the_noun(noun: str, said: str) -> None:
    assert en.article(noun) == said


def test_a_preposition_is_repeated_before_each_noun_of_a_list() -> None:
    water = fr.Noun((fr.word("mer", feminine=True), fr.word("lac")), " que vous occupez")
    either = water.said(fr.a, plural=False)
    assert plain(fr.of(either)) == "d'une mer ou d'un lac que vous occupez"
    assert plain(fr.to(either)) == "à une mer ou à un lac que vous occupez"
    grounds = it.Noun((it.Word(True, "palude", "paludi"), it.Word(False, "campo", "campi")))
    both = grounds.said(lambda each: it.the(each, plural=True), plural=True)
    assert plain(it.inside(both)) == "nelle paludi e nei campi"


def test_a_preposition_is_not_repeated_inside_what_follows_a_noun() -> None:
    water = fr.Noun((fr.word("mer", feminine=True), fr.word("lac")))
    holder = fr.Noun((fr.OPPONENT,), f" qui occupe {water.said(fr.a, plural=False)}")
    assert plain(fr.of(holder.said(fr.a, plural=False))) == "d'un adversaire qui occupe une mer ou un lac"


def test_sentences_have_one_kind_of_apostrophe() -> None:
    text, links, _ = read_marks("l'" + named(Ref(Kind.RELIC, "base", "orb"), "Orbe d'or"))
    assert text == "l’Orbe d’or"
    assert [text[link.start : link.end] for link in links] == ["Orbe d’or"]
