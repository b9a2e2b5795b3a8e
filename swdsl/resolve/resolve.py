"""The second pass: every declaration into the model, with the names it sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from swdsl.diagnostics import Diagnostic
from swdsl.model.board import Board
from swdsl.model.content import Component, RuleSet
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library, Translated
from swdsl.resolve.boards import read_board, read_little_board
from swdsl.resolve.chapters import read_chapters
from swdsl.resolve.components import read_component, read_every
from swdsl.resolve.declare import Declarations, declare
from swdsl.resolve.expansion import with_terms_in_bounds
from swdsl.resolve.frames import SetNode, read_frame
from swdsl.resolve.games import read_alike, read_game, read_guests
from swdsl.resolve.ground import read_neutral, read_option, read_symbol, read_term, read_terrain
from swdsl.resolve.like import Models
from swdsl.resolve.manifest import read_manifest
from swdsl.resolve.read_before import ReadBefore
from swdsl.resolve.reading import Reading
from swdsl.resolve.scenario_memory import memory_among
from swdsl.resolve.scenarios import read_scenarios
from swdsl.resolve.table import Table
from swdsl.resolve.translations import read_translation
from swdsl.resolve.variants import Variants, variants_by_name
from swdsl.source import SourceFile
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax import tree_games as game_tree
from swdsl.syntax import tree_maps as maps
from swdsl.syntax.tree import Declaration, RulesFile
from swdsl.syntax.tree_scenarios import BoardDeclaration, Scenario
from swdsl.syntax.tree_translations import Translation


@dataclass(frozen=True, slots=True)
class Resolution:
    """What the files mean, as far as they mean something, and what is wrong with the rest."""

    library: Library
    diagnostics: tuple[Diagnostic, ...]
    table: Table


def resolve(files: Sequence[RulesFile], sources: Sequence[SourceFile]) -> Resolution:
    """Find out what every name stands for and what every clause means."""
    declared = declare(files)
    findings = list(declared.findings)
    by_path = {source.path: source for source in sources}
    reading = Reading(declared.table, "", findings, sources=by_path)
    every = [each.node for each in declared.placed]
    games = {node.name.text: node for node in every if isinstance(node, game_tree.Game)}
    library = Library(
        sets=tuple(_sets(declared, reading)),
        boards=tuple(_boards(every, reading)),
        games=tuple(read_game(node, games, reading) for node in games.values()),
        equivalences=tuple(
            read_alike(each.node, replace(reading, scope=each.scope))
            for each in declared.placed
            if isinstance(each.node, game_tree.AlikeDeclaration)
        ),
        guests=tuple(
            read_guests(each.node, replace(reading, scope=each.scope))
            for each in declared.placed
            if isinstance(each.node, game_tree.GuestsDeclaration)
        ),
        translations=tuple(_translations(every, reading)),
    )
    library = with_terms_in_bounds(library, findings)
    told = [(each.scope, each.node) for each in declared.placed if isinstance(each.node, Scenario)]
    boards = [read_little_board(node, reading) for node in every if isinstance(node, BoardDeclaration)]
    memory = memory_among([node for node in every if not isinstance(node, Scenario)])
    library = replace(library, scenarios=read_scenarios(told, boards, library, reading, memory))
    return Resolution(library, tuple(findings), declared.table)


def _boards(every: Sequence[Declaration], reading: Reading) -> Iterator[Board]:
    before = ReadBefore(reading, "", *sorted(reading.table.uses))
    for node in every:
        if isinstance(node, maps.MapDeclaration):
            yield before.read(partial(read_board, node), reading, node)


def _translations(every: Sequence[Declaration], reading: Reading) -> Iterator[Translated]:
    before = ReadBefore(reading, "", *sorted(reading.table.uses))
    for node in every:
        if isinstance(node, Translation):
            yield from before.read(partial(read_translation, node), reading, node)


def _sets(declared: Declarations, reading: Reading) -> Iterator[RuleSet]:
    sets: dict[str, SetNode] = {}
    models: dict[Ref, tree.Component] = {}
    contents: dict[str, list[Declaration]] = {}
    for each in declared.placed:
        contents.setdefault(each.scope, []).append(each.node)
        if isinstance(each.node, tree.SetDeclaration | tree.PackDeclaration):
            sets.setdefault(each.scope, each.node)
        elif isinstance(each.node, tree.Component):
            ref = Ref(each.node.kind, each.scope, each.node.name.text)
            models.setdefault(ref, each.node)
    for scope, node in sets.items():
        inside = replace(reading, scope=scope)
        yield _read_set(node, contents[scope], sets, models, inside)


def _read_set(
    node: SetNode,
    contents: Sequence[Declaration],
    sets: Mapping[str, SetNode],
    models: Mapping[Ref, tree.Component],
    reading: Reading,
) -> RuleSet:
    before = ReadBefore(reading, reading.scope)
    every = tuple(
        (each.kind, before.read(partial(read_every, each), reading, each))
        for each in contents
        if isinstance(each, tree.Every)
    )
    components = [each for each in contents if isinstance(each, tree.Component)]
    variants = variants_by_name([each for each in contents if isinstance(each, tree.Variant)], reading)
    return RuleSet(
        id=node.name.text,
        name=node.display.text,
        frame=read_frame(node, sets, every, reading),
        terrains=tuple(
            read_terrain(each, reading) for each in contents if isinstance(each, tree.TerrainDeclaration)
        ),
        symbols=tuple(
            read_symbol(each, reading) for each in contents if isinstance(each, tree.SymbolDeclaration)
        ),
        neutrals=tuple(
            read_neutral(each, reading) for each in contents if isinstance(each, tree.NeutralDeclaration)
        ),
        options=tuple(
            read_option(each, reading) for each in contents if isinstance(each, tree.OptionDeclaration)
        ),
        terms=tuple(
            before.read(partial(read_term, each), reading, each)
            for each in contents
            if isinstance(each, tree.TermDeclaration)
        ),
        components=tuple(_component(each, models, variants, before, reading) for each in components),
        uses=reading.table.uses.get(node.name.text, ()),
        manifest=read_manifest(node, sets, reading),
        chapters=read_chapters(
            [each for each in contents if isinstance(each, tree.ChapterDeclaration)], reading
        ),
        span=node.name.span,
    )


def _component(
    node: tree.Component, models: Models, variants: Variants, before: ReadBefore, reading: Reading
) -> Component:
    """Read a component; one that starts from another rests on too much to be known from before."""

    def read(reading: Reading) -> Component:
        return read_component(node, models, variants, reading)

    if node.like is not None:
        return read(reading)
    return before.read(read, reading, node, *variants.get(Ref(node.kind, reading.scope, node.name.text), ()))
