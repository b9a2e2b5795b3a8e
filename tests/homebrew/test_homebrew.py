"""Rules nobody published: every primitive of the game bent at least twice, and all of it understood."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from swdsl.diagnostics import render_report
from swdsl.model.content import Component, RuleSet
from swdsl.pipeline import Compilation, compile_rules
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.workspace import find_sources

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
FILES: Final = sorted(path.name for path in HERE.glob("*.sw"))

#: Which primitive is bent by which components, and what their clauses must say for it to count.
PRIMITIVES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "P01 cost": (r"when I attack .*: .*cost", ("snowballers", "scavengers", "brotherly", "quartermasters")),
    "P02 defence": (r"an opponent attacks .*: .*cost 1 more", ("thornfolk", "beekeepers", "neighbourly")),
    "P03 adjacency": (
        r"reach regions|adjacent to each other|pass through",
        ("smuggling", "leaping", "lantern"),
    ),
    "P04 entry": (r"I may enter", ("pilgrims", "moles")),
    "P05 occupancy": (r"I may occupy", ("tide_folk", "skaters", "ash_walkers")),
    "P06 immunity": (r"are immune to", ("turtles", "sanctified")),
    "P07 ward": (r": ignore ", ("cloistered", "spellproof")),
    "P08 ban": (r"cannot attack", ("doves", "bribing", "proud_herd")),
    "P09 coins": (
        r"(gain|pay) .*coin",
        ("toll_taking", "landlord", "peaceable", "proud", "humble", "hoarding"),
    ),
    "P10 yield": (r"scores? .*: coins", ("gleaners", "harvesting", "locusts")),
    "P11 tokens": (r"gain 1 token|turn start: pay", ("hydra", "mercenaries", "recruiting", "levies")),
    "P12 special conquest": (r"replace|remove 1 token of an", ("trebuchet", "mirror_folk", "necromantic")),
    "P13 pieces": (r"(place|move) (tower|bounty_mark|behemoth)", ("besieging", "bounty", "giant_spawn")),
    "P14 losses": (r"lose \d token", ("vengeful_dead", "zealots", "reckless")),
    "P15 decline": (r"when I decline|I may revive", ("phoenix", "stubborn", "graceful", "sleepers")),
    "P16 action in decline": (r"only in decline: I may", ("ghostly", "scouts")),
    "P17 draft": (r"picks? ", ("hagglers", "fashionable", "auctioneers")),
    "P18 die": (r"roll", ("gamblers", "lucky", "loaded", "dicers")),
    "P19 copy": (r"use .* (as|on this)", ("mimicking", "whispering_gallery", "jesters_cap")),
    "P20 relations": (r"(on them|with (debt|prisoner))", ("moneylending", "ransoming")),
}


@cache
def sources() -> tuple[SourceFile, ...]:
    """Return the files of the pack."""
    return find_sources(ROOT, [HERE]).sources


@cache
def compilation() -> Compilation:
    """Compile the pack on top of the official sets, once."""
    return compile_rules([*find_sources(ROOT).sources, *sources()])


def pack() -> RuleSet:
    """Return the pack as it was understood."""
    (found,) = [each for each in compilation().library.sets if each.id == "homebrew"]
    return found


def component(name: str) -> Component:
    """Return a component of the pack by its id."""
    (found,) = [each for each in pack().components if each.ref.id == name]
    return found


def test_it_stands_on_both_boxes() -> None:
    assert pack().uses == ("base", "underground")


def test_there_are_many() -> None:
    assert len(pack().components) >= 100


def test_nothing_is_found_in_it() -> None:
    own = {source.path: source for source in sources()}
    found = [each for each in compilation().diagnostics if each.span.path in own]
    assert render_report(found, own) == ""


@pytest.mark.parametrize("name", FILES)
def test_its_files_are_canonical(name: str) -> None:
    for source in sources():
        if Path(source.path).name == name:
            assert format_file(parse(source).file) == source.text


def test_every_primitive_is_in_the_table() -> None:
    assert [name.split()[0] for name in PRIMITIVES] == [f"P{number:02}" for number in range(1, 21)]
    assert [name for name, (_, names) in PRIMITIVES.items() if len(set(names)) < 2] == []


@pytest.mark.parametrize(
    ("primitive", "name"),
    [(primitive, name) for primitive, (_, names) in PRIMITIVES.items() for name in names],
)
def test_primitive_is_bent(primitive: str, name: str) -> None:
    sign, _ = PRIMITIVES[primitive]
    assert any(re.search(sign, clause.text) for clause in component(name).clauses)


def test_every_clause_says_something_of_its_own() -> None:
    texts = [clause.text for each in pack().components for clause in each.clauses]
    repeated = {text for text in texts if texts.count(text) > 2}
    assert repeated == set()
