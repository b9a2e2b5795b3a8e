"""Tiles: valid drawings whose signs say what the rules do."""

from xml.etree import ElementTree as ET

import pytest

from swdsl.drawing import GLYPHS
from swdsl.model.content import Component
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.reference.cutting import cut_tokens
from swdsl.reference.edition import Edition
from swdsl.reference.heraldry import Arms, arms_of
from swdsl.reference.icons import Icon
from swdsl.reference.pictograms import pictogram
from swdsl.reference.tiles import SIZES, draw_tile
from swdsl.source import SourceFile
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


def test_declined_tokens_are_hatched_and_no_others(edition: Edition, library: Library) -> None:
    """The colour of a race may be as grey as that of decline."""
    for each in library.components():
        if each.tray:
            own, *pieces = ("".join(heap.rows) for heap in cut_tokens(edition, each))
            assert own.count("stroke-opacity") == each.tray
            assert not any("stroke-opacity" in piece for piece in pieces)


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
    assert edition.arms[component(library, "moles").ref].colour == "#b9c46a"


def test_emblems_come_from_what_is_said_then_from_name_and_clauses() -> None:
    found = arms(
        'race owls "Owls", colour "#123456", glyph feather',
        'race wolf_riders "Wolf Riders"',
        'race moorfolk "Moorfolk"\n  tokens 4\n  at scoring: gain 1 coin for each moor I hold',
        'power rich "Rich"\n  tokens 4\n  at scoring: gain 1 coin for each region I hold',
        'power richer "Richer"\n  tokens 4\n  at scoring: gain 2 coins for each region I hold',
    )
    assert found["owls"] == Arms("#123456", "feather")
    assert found["moorfolk"] == Arms("#8a7f5a", "reeds")
    assert [found[each].glyph for each in ("wolf_riders", "rich", "richer")] == ["wolf", "bag", "chest"]


def test_no_two_components_of_a_set_look_the_same() -> None:
    many = len(GLYPHS) + 20
    found = arms(*(f'power power_{number} "Power {number}"\n  tokens 3' for number in range(many)))
    assert len({each.colour for each in found.values()}) == many
    assert len({(each.glyph, each.marks) for each in found.values()}) == many
    assert max(each.marks for each in found.values()) == 1


def test_a_new_component_leaves_the_arms_of_the_others_alone() -> None:
    names = [f'race race_{number} "Race {number}"\n  tokens 3' for number in range(12)]
    before, after = arms(*names[:-1]), arms(*names)
    assert {name: after[name] for name in before} == before


def arms(*components: str) -> dict[str, Arms]:
    """Return the arms in a set of these components, by id."""
    ground = 'set tried "Tried"\n  players 2 to 5\n\nterrain moor "Moor", colour "#8a7f5a", glyph reeds\n'
    source = SourceFile("rules/tried/set.sw", "\n".join((ground, *components)) + "\n")
    rules = compile_rules([source]).library.sets[0]
    looks = {each.ref: each.look for each in rules.terrains}
    return {ref.id: found for ref, found in arms_of(rules.components, looks).items()}


def test_a_rule_of_an_unusual_option_is_not_on_the_tile(library: Library) -> None:
    edition = Edition(library, "en")
    clause = component(library, "moles").clauses[0]
    assert clause.conditions
    assert len(edition.tile(component(library, "moles")).signs) == 3
