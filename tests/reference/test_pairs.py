"""Two components together: what is told of both, and the data from which the browser tells it."""

import json

from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.pairs import pair_of, pair_script
from tests.resolve.written import official


def called(library: Library, name: str) -> Component:
    return next(each for each in library.components() if each.ref.id == name)


def test_a_race_and_a_power_bring_their_tokens_together(library: Library) -> None:
    pair = pair_of(Edition(library, "en"), called(library, "idle"), called(library, "moles"))
    assert pair.tokens == (3, 5)
    assert [each.title for each in pair.examples]


def test_relics_and_places_bring_no_army(library: Library) -> None:
    pair = pair_of(Edition(library, "en"), called(library, "moles"), called(library, "old_well"))
    assert pair.tokens == ()


def test_what_one_says_of_the_other_is_found() -> None:
    library = compile_rules(official()).library
    mine, scepter = called(library, "mine_of_the_lost_dwarf"), called(library, "scepter_of_avarice")
    for one, other in ((mine, scepter), (scepter, mine)):
        (sentence,) = pair_of(Edition(library, "en"), one, other).about
        assert "without the Mine of the Lost Dwarf" in sentence.text


def test_an_example_in_which_a_race_only_waits_is_not_about_it() -> None:
    library = compile_rules(official()).library
    pair = pair_of(Edition(library, "en"), called(library, "cultists"), called(library, "gnomes"))
    assert all("draft" not in each.span.path for each in pair.examples)
    assert pair.examples


def test_tables_for_both_are_those_that_have_both() -> None:
    library = compile_rules(official()).library
    pair = pair_of(Edition(library, "en"), called(library, "cultists"), called(library, "ghouls"))
    games = {game.id for game in pair.games}
    assert "both_worlds_base_3p" in games
    assert not games & {"base_3p", "underground_3p"}


def test_the_page_has_every_component_and_hides_no_script(library: Library) -> None:
    edition = Edition(library, "en")
    script = pair_script(edition, Examples(edition))
    assert "<" not in script
    data = json.loads(script.removeprefix("globalThis.swdslPairs = ").removesuffix(";\n"))
    assert len(data["components"]) == len(list(library.components()))
    assert all(drawn.startswith("<svg") for *_, drawn, _ in data["components"])
