"""Rules larger than any table: counted before anything is worked out from them.

Only declarations and their lines are counted here, so that this takes no time however large they are.
What comes of things that start from each other is counted where they are joined.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from swdsl import limits
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_limits import LARGE_COMPONENT, LARGE_GAME, LARGE_MAP, LARGE_NUMBER, LARGE_SET
from swdsl.source import Span
from swdsl.syntax import tree_declarations as tree
from swdsl.syntax import tree_games as games
from swdsl.syntax import tree_maps as maps
from swdsl.syntax.tree import Declaration, RulesFile
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_scenarios import Board, BoardDeclaration, Scenario

_SETTINGS: Final = {"players": limits.MOST_PLAYERS, "combos": limits.MOST_COMBOS}
_DECLARED: Final[Mapping[type[object], tuple[str, int]]] = {
    tree.SetDeclaration: ("sets and packs", limits.MOST_SETS),
    tree.PackDeclaration: ("sets and packs", limits.MOST_SETS),
    maps.MapDeclaration: ("maps", limits.MOST_MAPS),
    tree.Component: ("races, powers, relics, places and events", limits.MOST_COMPONENTS),
    tree.TermDeclaration: ("terms", limits.MOST_DECLARED),
    tree.OptionDeclaration: ("options", limits.MOST_DECLARED),
    tree.TerrainDeclaration: ("terrains", limits.MOST_DECLARED),
    tree.SymbolDeclaration: ("symbols", limits.MOST_DECLARED),
    tree.NeutralDeclaration: ("neutrals", limits.MOST_DECLARED),
    tree.ChapterDeclaration: ("chapters", limits.MOST_DECLARED),
    tree.Variant: ("variants", limits.MOST_DECLARED),
    games.Game: ("games", limits.MOST_DECLARED),
    games.AlikeDeclaration: ("lines `alike`", limits.MOST_DECLARED),
    games.GuestsDeclaration: ("lines of guests", limits.MOST_DECLARED),
}


def over_budget(files: Sequence[RulesFile]) -> tuple[Diagnostic, ...]:
    """Return what is too large in these files, all of them together."""
    declarations = [each for file in files for each in file.declarations]
    found = [finding for each in declarations for finding in _too_large(each)]
    return (*found, *_too_many(declarations))


def _too_large(node: Declaration) -> Iterator[Diagnostic]:
    match node:
        case tree.Component(lines=lines, name=name) | tree.Variant(lines=lines, name=name):
            yield from component_over_budget(name.text, name.span, lines)
        case tree.Every(lines=lines):
            yield from component_over_budget(f"every {node.kind.value}", node.span, lines)
        case maps.MapDeclaration(lines=lines, name=name) | BoardDeclaration(lines=lines, name=name):
            rows = [line for line in lines if isinstance(line, maps.MapRow)]
            yield from _map(name.text, name.span, rows)
        case Scenario():
            for line in node.lines:
                if isinstance(line, Board):
                    yield from _map("of this scenario", line.span, line.rows)
        case games.Game():
            yield from game_over_budget(node, node.lines)
        case _:
            pass
    yield from _numbers(node)


def component_over_budget(name: str, span: Span, lines: Iterable[object]) -> Iterator[Diagnostic]:
    """Yield that a component has too many clauses or pieces."""
    lines = tuple(lines)
    counts = (
        (sum(isinstance(each, Clause) for each in lines), limits.MOST_CLAUSES, "clauses"),
        (sum(isinstance(each, tree.PieceDeclaration) for each in lines), limits.MOST_PIECES, "pieces"),
    )
    for count, most, what in counts:
        if count > most:
            message = f"`{name}` has {count} {what}; {most} are the most there can be."
            yield Diagnostic.at(LARGE_COMPONENT, span, message, hint="Make several components of it.")


def game_over_budget(node: games.Game, lines: Sequence[games.GameLine]) -> Iterator[Diagnostic]:
    """Yield that a game, with all it starts from, says too much."""
    if len(lines) > limits.MOST_GAME_LINES:
        most = limits.MOST_GAME_LINES
        message = f"The game `{node.name}` has {len(lines)} lines; {most} are the most there can be."
        hint = "Name whole kinds: `without relics`, `with races`."
        yield Diagnostic.at(LARGE_GAME, node.name.span, message, hint=hint)


def _map(name: str, span: Span, rows: Sequence[maps.MapRow]) -> Iterator[Diagnostic]:
    if len(rows) > limits.MOST_REGIONS:
        most = limits.MOST_REGIONS
        message = f"The map `{name}` has {len(rows)} regions; {most} are the most that can be played."
        yield Diagnostic.at(LARGE_MAP, span, message, hint="Join some regions.")


def _numbers(node: Declaration) -> Iterator[Diagnostic]:
    """Yield numbers of players, turns, combos and faces that no table could use."""
    match node:
        case maps.MapDeclaration(facts=facts):
            for fact in facts:
                if isinstance(fact, maps.Players):
                    yield from _number(fact.number, limits.MOST_PLAYERS, "players", fact.span)
                elif isinstance(fact, maps.Turns):
                    yield from _number(fact.number, limits.MOST_TURNS, "turns", fact.span)
        case games.Game(lines=lines):
            for line in lines:
                if isinstance(line, games.GamePlayers):
                    yield from _number(line.number, limits.MOST_PLAYERS, "players", line.span)
                elif isinstance(line, games.GameTeams):
                    yield from _number(line.number, limits.MOST_PLAYERS, "players in a team", line.span)
                elif isinstance(line, games.GameTurns):
                    yield from _number(line.number, limits.MOST_TURNS, "turns", line.span)
        case tree.SetDeclaration(lines=settings) | tree.PackDeclaration(lines=settings):
            for setting in settings:
                yield from _setting(setting)
        case _:
            pass


def _setting(line: tree.Setting) -> Iterator[Diagnostic]:
    most = _SETTINGS.get(line.name.text)
    if line.name.text == "die":
        yield from _number(len(line.values), limits.MOST_FACES, "faces of a die", line.span)
    elif most is not None:
        said = [each.number if isinstance(each, tree.To) else each for each in line.values]
        numbers = [each for each in said if isinstance(each, int)]
        yield from _number(max(numbers, default=0), most, line.name.text, line.span)


def _number(number: int, most: int, what: str, span: Span) -> Iterator[Diagnostic]:
    if number > most:
        message = f"{number} {what} are more than a game can have: {most} are the most."
        yield Diagnostic.at(LARGE_NUMBER, span, message)


def _too_many(declarations: Sequence[Declaration]) -> Iterator[Diagnostic]:
    """Yield the first declaration of each kind that is one too many in the whole project."""
    counts: dict[str, int] = defaultdict(int)
    for node in declarations:
        what, most = _DECLARED.get(type(node), ("", 0))
        counts[what] += 1
        if what and counts[what] == most + 1:
            message = f"All files together declare more than {most} {what}."
            yield Diagnostic.at(LARGE_SET, node.span, message, hint="Leave some of them out.")
