"""The official rules and maps mean something, all of them, and only true warnings are given."""

from collections import Counter

import pytest

from swdsl.check import check
from swdsl.diagnostics import Severity
from swdsl.model.dump import compact, dump_component, dump_set
from swdsl.model.ruleset import Library
from swdsl.pipeline import Compilation, compile_rules
from swdsl.words import Kind
from tests.conftest import Recorded
from tests.resolve.written import component, official, read

# The hardest of each kind: what they mean is kept on record.
HARD = (
    "gnomes",
    "stonehedge",
    "wickedest_pentacle",
    "ghouls",
    "shadow_mimes",
    "tomb",
    "magic",
    "will_o_wisps",
    "diplomat",
    "flames",
    "vampire",
    "reborn",
    "vengeful",
    "scepter_of_avarice",
    "froggys_ring",
    "stinky_trolls_socks",
    "altar_of_souls",
    "liches",
    "drow",
    "spiderines",
    "halflings",
    "berserk",
    "dragon_master",
    "thieving",
    "vanishing",
)


@pytest.fixture(scope="module")
def everything() -> Compilation:
    return compile_rules(official())


@pytest.fixture(scope="module")
def library(everything: Compilation) -> Library:
    return everything.library


def test_nothing_official_is_wrong(everything: Compilation) -> None:
    errors = [each for each in everything.diagnostics if each.severity is Severity.ERROR]
    assert [f"{each.span}: {each.message}" for each in errors] == []


def test_official_content_is_silent_and_what_it_allows_is_true(everything: Compilation) -> None:
    assert everything.diagnostics == ()
    found = Counter(
        (each.code.slug, each.span.path) for each in check(everything.library, everything.lowered)
    )
    assert found == {
        ("choke-point", "maps/base_4p.sw"): 1,
        ("choke-point", "maps/base_5p.sw"): 1,
        ("choke-point", "maps/underground_6p.sw"): 1,
        ("too-many-regions", "maps/underground_6p.sw"): 1,
        ("wrong-players", "maps/underground_6p.sw"): 1,
    }


def test_every_component_is_there(library: Library) -> None:
    kinds = Counter(each.ref.kind for each in library.components())
    assert kinds == {Kind.RACE: 29, Kind.POWER: 41, Kind.RELIC: 6, Kind.PLACE: 9}


def test_every_clause_does_something(library: Library) -> None:
    assert [clause.id for _, clause in library.clauses() if not clause.effects] == []


def test_clause_ids_are_unique_within_a_set(library: Library) -> None:
    ids = Counter((owner.scope, clause.id) for owner, clause in library.clauses())
    assert [each for each, times in ids.items() if times > 1] == []


def test_hard_components_mean_what_is_recorded(library: Library, recorded: Recorded) -> None:
    recorded("hard_components.txt", "\n".join(dump_component(component(library, name)) for name in HARD))


def test_frame_means_what_is_recorded(library: Library, recorded: Recorded) -> None:
    recorded("frame.txt", dump_set(library.set("underground")).split("\n\n", 1)[0] + "\n")


def test_every_board_has_all_its_regions_and_borders(library: Library) -> None:
    sizes = {board.id: (len(board.regions), len(board.borders)) for board in library.boards}
    assert sizes["base_2p"] == (23, 51)
    assert sizes["underground_4p"] == (44, 109)
    assert len(sizes) == 9


def test_every_name_exists_in_every_language(library: Library) -> None:
    rows = Counter((row.language, row.scope) for row in library.translations)
    languages = {language for language, _ in rows}
    assert languages == {"fr", "it", "ru"}
    for scope in {scope for _, scope in rows}:
        assert len({rows[language, scope] for language in languages}) == 1


def test_compiling_twice_says_the_same(everything: Compilation) -> None:
    again = compile_rules(official())
    assert again == everything
    assert compact(again.library) == compact(everything.library)


def test_homebrew_that_bends_every_primitive_is_understood() -> None:
    names = ("coins", "costs", "losses", "market", "protection", "reach", "set", "troops")
    homebrew = [read(f"tests/homebrew/{name}.sw") for name in names]
    found = compile_rules([*official(), *homebrew])
    errors = [each for each in found.diagnostics if each.severity is Severity.ERROR]
    assert [f"{each.span}: {each.message}" for each in errors] == []
    assert len(found.library.set("homebrew").components) > 50
