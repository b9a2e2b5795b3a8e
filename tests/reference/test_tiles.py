"""Tiles: valid drawings whose signs say what the rules do."""

from xml.etree import ElementTree as ET

import pytest

from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.reference.edition import Edition
from swdsl.reference.icons import Icon
from swdsl.reference.pictograms import pictogram
from swdsl.reference.tiles import SIZES, accent, draw_tile
from swdsl.words import State

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def edition(library: Library) -> Edition:
    return Edition(library, "en")


def component(library: Library, name: str) -> Component:
    """Return a component by its id."""
    return next(each for each in library.components() if each.ref.id == name)


def lettering(svg: str) -> list[str]:
    """Return what is written on a drawing."""
    return ["".join(each.itertext()) for each in ET.fromstring(svg).iter(f"{SVG}text")]


def test_every_tile_is_a_drawing_of_true_size(edition: Edition, library: Library) -> None:
    for each in library.components():
        for declined in (False, True):
            drawn = ET.fromstring(draw_tile(edition.tile(each), declined=declined))
            size = SIZES[each.ref.kind]
            assert drawn.get("viewBox") == f"0 0 {size.width:g} {size.height:g}"


def test_a_tile_shows_name_number_and_amounts(edition: Edition, library: Library) -> None:
    written = lettering(draw_tile(edition.tile(component(library, "moles"))))
    assert {"Moles", "5", "−1", "+2"} <= set(written)


def test_the_declined_side_shows_only_what_still_works(edition: Edition, library: Library) -> None:
    written = lettering(draw_tile(edition.tile(component(library, "moles")), declined=True))
    assert "+2" in written
    assert not {"5", "−1"} & set(written)


def test_a_hostile_name_is_lettering(edition: Edition, library: Library) -> None:
    drawn = draw_tile(edition.tile(component(library, "hostiles")))
    assert "<script" not in drawn
    assert "<script>alert(1)</script>" in lettering(drawn)


def test_signs_tell_what_a_rule_does(library: Library) -> None:
    signs = [pictogram(clause) for clause in component(library, "moles").clauses]
    assert [(sign.icon, sign.amount, sign.state) for sign in signs] == [
        (Icon.PIECE, "", State.ACTIVE),
        (Icon.ATTACK, "−1", State.ACTIVE),
        (Icon.COIN, "+2", State.BOTH),
    ]
    assert [thing.id for thing in signs[2].things] == ["grass"]


def test_colour_comes_from_the_ground_a_tile_speaks_of(edition: Edition, library: Library) -> None:
    tile = edition.tile(component(library, "moles"))
    assert accent(tile.ref, tile.signs, tile.looks) == "#b9c46a"
    plain = edition.tile(component(library, "idle"))
    assert accent(plain.ref, plain.signs, plain.looks) == accent(plain.ref, (), {})


def test_a_rule_of_an_unusual_option_is_not_on_the_tile(library: Library) -> None:
    edition = Edition(library, "en")
    clause = component(library, "moles").clauses[0]
    assert clause.conditions
    assert len(edition.tile(component(library, "moles")).signs) == 3
