"""Small grammar: the form a number, an article or a preposition asks for."""

import pytest

from swdsl.model.names import Ref
from swdsl.model.quantities import Quantity, Range
from swdsl.prose.en.grammar import GRAMMAR as EN
from swdsl.prose.en.grammar import word as english
from swdsl.prose.forms import ACC, NOM, Bend, F, M, Noun, Phrase, Slot, Tail, Word
from swdsl.prose.fr.grammar import GRAMMAR as FR
from swdsl.prose.fr.grammar import word as french
from swdsl.prose.fr.words import NOUNS as FRENCH
from swdsl.prose.grammar import Grammar
from swdsl.prose.it.grammar import GRAMMAR as IT
from swdsl.prose.it.grammar import feminine, masculine
from swdsl.prose.marks import named, plain, read_marks
from swdsl.prose.ru.grammar import GRAMMAR as RU
from swdsl.prose.ru.words import NOUNS as RUSSIAN
from swdsl.words import Kind, Quantifier

A, BARE = Quantity(Quantifier.A), Quantity(Quantifier.BARE)


def said(grammar: Grammar, frame: str, bend: Bend | None = None, **slots: Slot) -> str:
    """Fill a frame, without marks."""
    return plain(grammar.fill(frame, slots, bend or Bend()))


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
    assert RU.counted(number, Noun((RUSSIAN.coin,))).form(ACC) == said


def test_russian_living_things_are_counted_in_the_genitive() -> None:
    two = RU.counted(2, Noun((RUSSIAN.defender,)))
    assert (two.form(ACC), two.form(NOM)) == ("2 защитников", "2 защитника")


def test_russian_adjective_is_plural_after_two() -> None:
    assert RU.counted(2, Noun((RUSSIAN.neutral,))).form(ACC) == "2 нейтральных жетона"
    two = Quantity(Quantifier.NUMBER, 2)
    assert RU.determined(two, Noun((RUSSIAN.region,)), mine=True).form(ACC) == "2 ваших региона"


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Range(3, None), "не менее 3 жетонов"),
        (Range(1, None), "хотя бы 1 жетон"),
        (Range(0, 2), "не более 2 жетонов"),
        (Range(1, 3), "от 1 до 3 жетонов"),
        (Range(2, 2), "ровно 2 жетона"),
        (Range(0, 0), "ни одного жетона"),
    ],
)
def test_russian_range_is_said_as_a_range(wanted: Range, said: str) -> None:
    assert RU.ranged(wanted, Noun((RUSSIAN.token,))).form(ACC) == said


def test_russian_share_of_one_stands_in_the_dative() -> None:
    coin = Noun((RUSSIAN.coin,))
    assert [RU.share(number, coin).form(NOM) for number in (1, 2)] == ["по 1 монете", "по 2 монеты"]


@pytest.mark.parametrize(
    ("phrase", "said"),
    [("склепом", "со склепом"), ("символом", "с символом"), ("рекой", "с рекой"), ("шпилем", "со шпилем")],
)
def test_russian_preposition_grows_before_awkward_beginnings(phrase: str, said: str) -> None:
    assert RU.fill("{what:с}", {"what": phrase}) == said


@pytest.mark.parametrize(
    ("word", "bend", "said"),
    [
        ("активный", Bend(F, case=ACC), "активную"),
        ("любой", Bend(M, plural=True, case=ACC, animate=True), "любых"),
        ("другой", Bend(M, plural=True), "другие"),
        ("граничащий", Bend(F), "граничащая"),
        ("являющийся", Bend(M, plural=True), "являющиеся"),
        ("вражеский", Bend(M, case=ACC, animate=True), "вражеского"),
    ],
)
def test_russian_adjective_agrees(word: str, bend: Bend, said: str) -> None:
    assert RU.agree(word, bend) == said


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
    assert FR.fill("{what:de}", {"what": phrase}) == said


def test_french_articles_elide_before_a_vowel() -> None:
    assert said(FR, "{noun:the}", noun=FRENCH.opponent) == "l'adversaire"
    assert said(FR, "{noun:this}", noun=FRENCH.opponent) == "cet adversaire"
    assert said(FR, "{noun:the}", noun=FRENCH.region) == "la région"
    assert said(FR, "{asked:si}", asked="il y a") == "s'il y a"
    assert said(FR, "{asked:si}", asked="vous avez") == "si vous avez"


@pytest.mark.parametrize(
    ("word", "bend", "said"),
    [
        ("occupé", Bend(F, plural=True), "occupées"),
        ("conquis", Bend(F, plural=True), "conquises"),
        ("conquis", Bend(M, plural=True), "conquis"),
        ("limitrophe", Bend(F, plural=True), "limitrophes"),
    ],
)
def test_french_participle_agrees(word: str, bend: Bend, said: str) -> None:
    assert FR.agree(word, bend) == said


@pytest.mark.parametrize(
    ("word", "articles"),
    [
        (masculine("Vulcano", "Vulcani"), ("il Vulcano", "i Vulcani", "un Vulcano", "nessun Vulcano")),
        (masculine("Eroe", "Eroi"), ("l'Eroe", "gli Eroi", "un Eroe", "nessun Eroe")),
        (masculine("scudo", "scudi"), ("lo scudo", "gli scudi", "uno scudo", "nessuno scudo")),
        (feminine("zolla", "zolle"), ("la zolla", "le zolle", "una zolla", "nessuna zolla")),
        (feminine("altra", "altre"), ("l'altra", "le altre", "un'altra", "nessun'altra")),
        (masculine("gnomo", "gnomi"), ("lo gnomo", "gli gnomi", "uno gnomo", "nessuno gnomo")),
    ],
)
def test_italian_articles_listen_to_the_noun(word: Word, articles: tuple[str, str, str, str]) -> None:
    frames = ("{noun:the}", "{noun:the many}", "{noun:an}", "{noun:no}")
    assert tuple(said(IT, frame, noun=word) for frame in frames) == articles


@pytest.mark.parametrize(
    ("preposition", "phrase", "melted"),
    [
        ("di", "il Vulcano", "del Vulcano"),
        ("a", "gli avversari", "agli avversari"),
        ("da", "la Razza", "dalla Razza"),
        ("in", "le vostre Regioni", "nelle vostre Regioni"),
        ("di", "l'altra Razza", "dell'altra Razza"),
        ("in", "una Regione", "in una Regione"),
    ],
)
def test_italian_preposition_melts_with_the_article(preposition: str, phrase: str, melted: str) -> None:
    assert said(IT, f"{{what:{preposition}}}", what=phrase) == melted


@pytest.mark.parametrize(
    ("noun", "articled"),
    [("Abysmal Chasm", "an Abysmal Chasm"), ("unit", "a unit"), ("urn", "an urn"), ("Hill", "a Hill")],
)
def test_english_article_listens_to_the_noun(noun: str, articled: str) -> None:
    assert said(EN, "{noun:an}", noun=english(noun)) == articled


def test_a_preposition_is_repeated_before_each_noun_of_a_list() -> None:
    held = Tail(lambda _bend: "que vous occupez")
    either = FR.determined(A, Noun((french("mer", feminine=True), french("lac")), (held,)))
    assert said(FR, "{what:de}", what=either) == "d'une mer ou d'un lac que vous occupez"
    assert said(FR, "{what:à}", what=either) == "à une mer ou à un lac que vous occupez"
    both = IT.determined(BARE, Noun((feminine("palude", "paludi"), masculine("campo", "campi"))))
    assert said(IT, "{what:in}", what=both) == "nelle paludi e nei campi"


def test_a_preposition_is_not_repeated_inside_what_follows_a_noun() -> None:
    water = FR.determined(A, Noun((french("mer", feminine=True), french("lac"))))
    holds = Tail(lambda _bend: f"qui occupe {water.form(NOM)}")
    holder = FR.determined(A, Noun((FRENCH.opponent,), (holds,)))
    assert said(FR, "{what:de}", what=holder) == "d'un adversaire qui occupe une mer ou un lac"


@pytest.mark.parametrize(
    ("bend", "filled"),
    [
        (Bend(), "il est occupé"),
        (Bend(F), "elle est occupée"),
        (Bend(F, plural=True), "elles sont occupées"),
        (Bend(you=True, plural=True), "ils êtes occupés"),
    ],
)
def test_a_frame_agrees_with_its_subject(bend: Bend, filled: str) -> None:
    assert said(FR, "{il/elle|ils/elles} {êtes|est|sont} {~occupé}", bend) == filled


@pytest.mark.parametrize(
    ("slots", "filled"),
    [
        (("", "b", "c"), "b takes c, later"),
        (("a", "", "c"), "a, takes c, later"),
        (("a", "b", ""), "a, b takes, later"),
    ],
)
def test_an_empty_slot_leaves_no_gap(slots: tuple[str, str, str], filled: str) -> None:
    first, second, third = slots
    frame = "{first}, {second} takes {third}, later{none}, {none}"
    assert said(EN, frame, first=first, second=second, third=third, none="") == filled


def test_a_slot_that_nobody_fills_is_an_error() -> None:
    with pytest.raises(KeyError, match="regons"):
        EN.fill("in {regons}", {"regions": Phrase(lambda _case: "a region")})


def test_sentences_have_one_kind_of_apostrophe() -> None:
    text, links, _ = read_marks("l'" + named(Ref(Kind.RELIC, "base", "orb"), "Orbe d'or"))
    assert text == "l’Orbe d’or"
    assert [text[link.start : link.end] for link in links] == ["Orbe d’or"]


@pytest.mark.parametrize(
    ("owner", "said"), [("the Sorcerers", "the Sorcerers' turn"), ("the Drow", "the Drow's turn")]
)
def test_english_plural_owns_with_an_apostrophe_alone(owner: str, said: str) -> None:
    marked = named(Ref(Kind.RACE, "b", "them"), owner)
    assert plain(EN.punctuated(f"{marked}'s turn")) == said


def test_two_neighbouring_numbers_are_one_or_the_other() -> None:
    both = Range(1, 2)
    assert RU.ranged(both, Noun((RUSSIAN.coin,))).form(ACC) == "1 или 2 монеты"
    assert FR.ranged(both, Noun((FRENCH.coin,))).form(NOM).startswith("1 ou 2 ")
    assert FR.ranged(Range(1, 3), Noun((FRENCH.coin,))).form(NOM).startswith("de 1 à 3 ")
