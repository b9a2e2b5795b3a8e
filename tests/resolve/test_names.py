"""Names: where they are looked for, in which number, and what a copy of a component has."""

import pytest

from swdsl.diagnostics import has_errors
from swdsl.model.expressions import Pieces, TerrainKind
from swdsl.model.names import Ref
from swdsl.model.walk import nodes, refs
from swdsl.pipeline import compile_rules
from swdsl.resolve.plurals import plural_of, singulars_of
from swdsl.source import SourceFile
from swdsl.words import Kind
from tests.resolve.written import BOXES, PACK, about_pack, clause, codes, compiled, component, read, with_line


@pytest.mark.parametrize(
    ("one", "many"),
    [("sea", "seas"), ("hero", "heroes"), ("fortress", "fortresses"), ("fairy", "fairies"), ("bay", "bays")],
)
def test_regular_plurals_are_understood(one: str, many: str) -> None:
    assert plural_of(one) == many
    assert one in singulars_of(many)


@pytest.mark.parametrize("written", ["sea", "seas"])
def test_a_terrain_may_stand_in_the_plural(written: str) -> None:
    named = [
        node for node in nodes(clause(f"always: I may occupy {written}")) if isinstance(node, TerrainKind)
    ]
    assert named == [TerrainKind(Ref(Kind.TERRAIN, "base", "sea"))]


def test_display_plural_is_computed_or_given() -> None:
    text = f'{PACK}\nterrain fen "Misty Fen"\nterrain ox "Ox", plural "Oxen"\n'
    terrains = compiled(rules=text).library.set("winter").terrains
    assert [each.plural for each in terrains] == ["Misty Fens", "Oxen"]


def test_own_names_come_before_those_of_a_used_set() -> None:
    text = f'{PACK}\nterrain hill "Snow Hill"\n\nrace yetis "Yetis"\n  tokens 5 of 10\n'
    race = compiled(rules=text + "  when I attack a hill: cost 1 less\n").library
    named = set(refs(component(race, "yetis").clauses))
    assert named == {Ref(Kind.TERRAIN, "winter", "hill")}


def test_names_of_a_set_that_is_not_used_are_unknown() -> None:
    assert codes("when I attack a mudpool: cost 1 less") == ["unknown-name"]


def test_files_of_a_folder_and_below_belong_to_its_set() -> None:
    races = 'race yetis "Yetis"\n  tokens 5 of 10\n'
    files = [SourceFile("winter/set.sw", PACK), *_boxes()]
    compilation = compile_rules([*files, SourceFile("winter/more/races.sw", races)])
    assert component(compilation.library, "yetis").ref.scope == "winter"


def test_loose_files_make_a_pack_that_builds_on_everything() -> None:
    race = 'race yetis "Yetis"\n  tokens 5 of 10\n  when I attack a mudpool or a hill: cost 1 less\n'
    power = 'power frosty "Frosty"\n  tokens 4\n  when I attack a region with icicle: cost 1 less\n'
    power += '  piece icicle "Icicle"\n  at ready: place icicle in a region I hold\n'
    loose = [SourceFile("yetis.sw", race), SourceFile("elsewhere/frosty.sw", power)]
    compilation = compile_rules([*_boxes(), *loose])
    assert not has_errors(compilation.diagnostics)
    assert compilation.library.set("loose").uses == ("base", "underground")
    assert {each.ref.scope for each in compilation.library.components()} == {"loose"}


def test_a_folder_of_rules_needs_its_set() -> None:
    race = SourceFile("rules/wintr/races.sw", 'race yetis "Yetis"\n  tokens 5 of 10\n')
    found = compile_rules([*_boxes(), race]).diagnostics
    assert [each.code.slug for each in found if each.span.path == race.path] == ["no-set"]


def test_two_packs_may_share_an_id() -> None:
    pack = 'pack {0} "Pack"\n  uses base\n\nrace yetis "Yetis"\n  tokens 5 of 10\n'
    files = [SourceFile(f"{name}/pack.sw", pack.format(name)) for name in ("one", "two")]
    compilation = compile_rules([*_boxes(), *files])
    assert not has_errors(compilation.diagnostics)
    assert [each.ref.scope for each in compilation.library.components()] == ["one", "two"]


def test_power_may_share_its_id_with_a_terrain() -> None:
    text = f'{PACK}\npower hill "Hill"\n  tokens 4\n  at scoring: gain 1 coin for each hill I hold\n'
    assert about_pack(compiled(rules=text)) == []


MODEL = f"""{PACK}
race yetis "Yetis"
  tokens 5 of 10
  piece icicle "Icicle" 3
  when I conquer a region, named planting: place 1 icicle there
  when I attack a mountain, named climbing: cost 1 less

race cousins "Cousins" like yetis
  tokens 6 of 11
  drop climbing
  at scoring: gain 1 coin for each region I hold with icicles
"""


def test_a_component_may_start_from_another() -> None:
    cousins = component(compiled(rules=MODEL).library, "cousins")
    assert (cousins.tokens, cousins.tray) == (6, 11)
    assert [each.id for each in cousins.clauses] == ["cousins.planting", "cousins.2"]
    assert cousins.like == Ref(Kind.RACE, "winter", "yetis")


def test_a_copy_has_pieces_of_its_own() -> None:
    library = compiled(rules=MODEL).library
    (piece,) = component(library, "cousins").pieces
    assert piece.ref.id == "cousins_icicle"
    assert piece.copied_from == Ref(Kind.PIECE, "winter", "icicle")
    meant = [node.piece for node in nodes(component(library, "cousins").clauses) if isinstance(node, Pieces)]
    assert meant == [piece.ref, piece.ref]


def test_a_component_may_start_from_one_of_another_set() -> None:
    text = f'{PACK}\nrace cousins "Cousins" like summer.bears\n'
    bears = 'pack summer "Summer"\n  uses base\n\nrace bears "Bears"\n  tokens 5 of 10\n'
    bears += "  at scoring: gain 1 coin\n"
    files = [SourceFile("winter/pack.sw", text), SourceFile("summer/pack.sw", bears)]
    compilation = compile_rules([*_boxes(), *files])
    assert not has_errors(compilation.diagnostics)
    assert [each.id for each in component(compilation.library, "cousins").clauses] == ["cousins.1"]


@pytest.mark.parametrize("word", ["water", "edge", "cost", "token", "opponents", "decline"])
def test_words_of_the_language_are_no_ids(word: str) -> None:
    text = f'{PACK}\nrace {word} "X"\n  tokens 5 of 10\n'
    assert [each.code.slug for each in about_pack(compiled(rules=text))] == ["reserved-word"]


def test_the_place_of_an_unknown_name_is_exact() -> None:
    line = "when I attack a montain: cost 1 less"
    (finding,) = about_pack(compiled(rules=f'{PACK}\npower frosty "Frosty"\n  tokens 4\n  {line}\n'))
    assert (finding.span.line, finding.span.column, finding.span.end_column) == (6, 19, 26)


def _boxes() -> list[SourceFile]:
    return [read(path) for path in BOXES]


@pytest.mark.parametrize(
    "text",
    [
        PACK.replace("base", "bass")
        + '\nrace x "X"\n  tokens 5 of 10\n  when I attack a hill: cost 1 less\n',
        'map tarn "Tarn", uses bass, 2 players, 10 turns\n  a "A" hill, edge | b\n  b "B" forest, edge\n',
    ],
)
def test_a_set_that_does_not_exist_is_reported_once(text: str) -> None:
    assert [each.code.slug for each in about_pack(compiled(rules=text))] == ["unknown-name"]


@pytest.mark.parametrize(
    ("written", "meant"), [("otherwse gain 1 coin", "otherwise"), ("thay gain 1 coin", "they")]
)
def test_a_slip_where_somebody_acts_may_be_a_word(written: str, meant: str) -> None:
    line = f"when I conquer a hill: I may pay 2 coins, {written}"
    (found,) = about_pack(compiled(rules=with_line(line, "race")))
    assert (found.code.slug, found.hint) == ("unknown-name", f"Did you mean `{meant}`?")
