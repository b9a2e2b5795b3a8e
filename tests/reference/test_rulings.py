"""A ruling has a question, and is said where its code is cited."""

import pytest

from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.rulings import Ruling, rulings
from swdsl.reference.subjects import Subjects
from tests.resolve.written import official


def found(library: Library) -> dict[str, Ruling]:
    edition = Edition(library, "en")
    return {code: each for each in rulings(edition, Examples(edition)) for code in each.codes}


def test_an_option_asks_and_answers(library: Library) -> None:
    ruling = found(library)["X-7"]
    assert (ruling.question, ruling.answers) == ("May moles dig", ("As often as they like.",))
    assert [each.ref.id for each in ruling.options] == ["digging"]
    assert ruling.subject is not None
    assert ruling.subject.id == "moles"


def test_an_example_shows_what_holds(library: Library) -> None:
    ruling = found(library)["X-9"]
    assert ruling.question == "Moles dig towards the pond"
    assert len(ruling.answers) == 2
    assert ruling.subject is not None
    assert ruling.subject.id == "moles"


def test_every_ruling_says_something(library: Library) -> None:
    assert all(each.question for each in found(library).values())


def test_the_page_shows_question_answer_and_code(pages: dict[str, str]) -> None:
    page = pages["en/rulings/index.html"]
    assert "May moles dig" in page
    assert "As often as they like." in page
    assert '<span class="code">X-7</span>' in page


def test_a_title_is_about_what_it_names_by_a_word_or_by_a_piece(library: Library) -> None:
    everybody = [each.ref for each in library.components()]
    subjects = Subjects(library)
    moles = next(each for each in everybody if each.id == "moles")
    assert subjects.of([("What becomes of a molehill?", everybody)]) == moles
    assert subjects.of([("A mole digs", everybody)]) == moles
    assert subjects.of([("A mole digs", [])]) is None
    assert subjects.of([("Two tokens more for a mountain", everybody)]) is None


@pytest.fixture(scope="module")
def settled() -> dict[str, Ruling]:
    return found(compile_rules(official()).library)


def test_the_official_rulings_are_said_once_and_for_each_box(settled: dict[str, Ruling]) -> None:
    told = {id(each): (each.question, each.answers) for each in settled.values()}
    assert len(told) == len(set(told.values())) < len(settled)
    own_tokens = settled["D-26"]
    assert own_tokens is settled["E-001"]
    assert [each.partition(":")[0] for each in own_tokens.answers] == [
        "Small World",
        "Small World Underground",
    ]


@pytest.mark.parametrize(
    ("code", "subject"),
    [("D-16", "flocking"), ("D-44", "stinky_trolls_socks"), ("R-8", None), ("D-50", None)],
)
def test_a_ruling_stands_with_what_it_is_about(
    settled: dict[str, Ruling], code: str, subject: str | None
) -> None:
    about = settled[code].subject
    assert (about and about.id) == subject
