"""Scenarios: which board and which sets they stand on, who plays, and what they claim."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import PurePosixPath
from typing import Final

from swdsl.diagnostics import Diagnostic, Label, did_you_mean
from swdsl.diagnostics.codes_names import DUPLICATE_ID, UNKNOWN_CHOICE, UNKNOWN_NAME
from swdsl.diagnostics.codes_scenarios import (
    SCENARIO_RACE,
    SCENARIO_WITHOUT_BOARD,
    SCENARIO_WITHOUT_FACTS,
)
from swdsl.model import board as boards
from swdsl.model import ruleset
from swdsl.model import scenarios as model
from swdsl.model.engine_options import ENGINE_OPTIONS
from swdsl.model.names import Ref
from swdsl.resolve.boards import little_board
from swdsl.resolve.reading import Reading
from swdsl.resolve.scenario_lines import MARKER_KINDS, Stage, read_event, read_given, read_outcome
from swdsl.resolve.scenario_memory import ScenarioMemory
from swdsl.source import Span
from swdsl.syntax import tree_scenarios as tree
from swdsl.syntax.tree_clauses import Cites, Text
from swdsl.words import Kind

_ANY_SET: Final = ""


@dataclass(slots=True)
class _Views:
    """What scenarios see: every set there is, that of their folder first, then that of their board."""

    reading: Reading
    labels: Mapping[str, tuple[Ref, ...]]
    known: dict[tuple[str, str], tuple[Reading, dict[str, Ref]]] = field(default_factory=dict)

    def seen_from(self, scope: str, board_set: str = "") -> tuple[Reading, dict[str, Ref]]:
        """Return how names are looked up, and the words already understood from there."""
        key = (scope, board_set)
        if key not in self.known:
            table = self.reading.table
            every = dict.fromkeys(known for known, _ in table.declared if known)
            near = dict.fromkeys(each for each in (scope, board_set, *every) if each)
            inside = replace(table, uses={**table.uses, _ANY_SET: tuple(near)})
            self.known[key] = (replace(self.reading, table=inside, scope=_ANY_SET), {})
        return self.known[key]


def read_scenarios(
    nodes: Iterable[tuple[str, tree.Scenario]],
    little_boards: Iterable[boards.Board],
    library: ruleset.Library,
    reading: Reading,
    memory: ScenarioMemory,
) -> tuple[model.Scenario, ...]:
    """Read every scenario, each with the set whose folder it stands in; no two may share a title."""
    known_boards = {board.id: board for board in (*library.boards, *little_boards)}
    known_games = {game.id: game for game in library.games}
    views = _Views(reading, _owners_of_labels(library))
    named = reading.table.named
    found: dict[str, model.Scenario] = {}
    for scope, node in nodes:
        known = memory.recall(scope, node)
        if known is not None:
            scenario, names = known
            named.update(names)
        else:
            before, first = len(reading.findings), len(named)
            board = _board(node, scope, known_boards, known_games, views.seen_from(scope)[0])
            scenario = _read_scenario(scope, node, board, views)
            game = _game_of(node, known_games)
            if game is not None:
                scenario = _at_table_of(scenario, game, reading)
            if len(reading.findings) == before:
                memory.keep(scope, node, scenario, tuple(islice(named.items(), first, None)))
        earlier = found.get(scenario.id)
        if earlier is not None:
            labels = (Label(node.display.span, "told again"), Label(earlier.span, "told here first"))
            message = "Two scenarios of this file have the same title."
            hint = "Say what differs: a title states the rule as a sentence."
            reading.findings.append(Diagnostic(DUPLICATE_ID, message, labels, hint))
        found[scenario.id] = scenario
    return tuple(found.values())


def _owners_of_labels(library: ruleset.Library) -> dict[str, tuple[Ref, ...]]:
    found: dict[str, tuple[Ref, ...]] = {}
    for owner, clause in library.clauses():
        if clause.label and owner not in found.get(clause.label, ()):
            found[clause.label] = (*found.get(clause.label, ()), owner)
    return found


def _read_scenario(scope: str, node: tree.Scenario, board: boards.Board, views: _Views) -> model.Scenario:
    inside, meanings = views.seen_from(scope, board.uses)
    stage = Stage(inside, board, meanings=meanings, labels=views.labels)
    given = tuple(
        read_given(item, stage)
        for line in node.lines
        if isinstance(line, tree.GivenBlock)
        for item in line.items
    )
    stage.introducing = False
    scenes = _scenes(node, stage)
    _check_facts(node, scenes, inside)
    _check_unique(given, inside)
    return model.Scenario(
        id=_identity(scope, node),
        title=node.display.text,
        scope=scope or board.uses,
        board=board,
        sets=_sets(scope, board, stage.named, views.reading),
        options=tuple(_assumed(line, inside) for line in node.lines if isinstance(line, tree.Assume)),
        persons=tuple(stage.persons),
        given=given,
        scenes=scenes,
        components=tuple(ref for ref in stage.named if ref.kind not in (Kind.NEUTRAL, Kind.TERRAIN)),
        cites=tuple(code.text for line in node.lines if isinstance(line, Cites) for code in line.codes),
        titles=tuple((line.language.text, line.text.text) for line in node.lines if isinstance(line, Text)),
        span=node.display.span,
    )


def _at_table_of(scenario: model.Scenario, game: ruleset.Game, reading: Reading) -> model.Scenario:
    """Return a scenario with the boxes of a game and its options, where the scenario assumes nothing else."""
    own = {str(ref): choice for ref, choice in game.options} | dict(scenario.options)
    sets = (each for box in game.sets for each in reading.table.scopes(box))
    boxes = tuple(dict.fromkeys((*scenario.sets, *sets)))
    return replace(scenario, sets=boxes, options=tuple(own.items()), teams=game.teams)


def _identity(scope: str, node: tree.Scenario) -> str:
    """Return a name that lasts as long as set, file and title do: `base/costs/a_mountain_costs_more`."""
    words = "".join(each if each.isalnum() else " " for each in node.display.text.casefold()).split()
    parts = (scope, PurePosixPath(node.display.span.path).stem, "_".join(words))
    return "/".join(part for part in parts if part)


# ------------------------------------------------------------------ boards and sets


def _board(
    node: tree.Scenario,
    scope: str,
    known_boards: Mapping[str, boards.Board],
    known_games: Mapping[str, ruleset.Game],
    reading: Reading,
) -> boards.Board:
    found: list[tuple[Span, boards.Board | None]] = []
    for line in node.lines:
        match line:
            case tree.OnMap(name):
                ref = reading.find(name, (Kind.MAP, Kind.BOARD), "a map or a board")
                found.append((line.span, known_boards.get(ref.id)))
            case tree.InGame(name):
                game = known_games.get(reading.find(name, (Kind.GAME,), "a game").id)
                found.append((line.span, _board_of_game(game, known_boards) if game else None))
            case tree.Board():
                found.append((line.span, _little_board(line, node, scope, reading)))
            case _:
                pass
    if len(found) != 1:
        reading.report(
            SCENARIO_WITHOUT_BOARD,
            found[1][0] if found else node.display.span,
            "A scenario stands on exactly one board.",
            hint="Write `on underground_2p` for a map, or `board` and the rows of a little board below it.",
        )
    return (found[0][1] if found else None) or boards.Board("", "", scope, 0, 0, (), ())


def _board_of_game(game: ruleset.Game, known_boards: Mapping[str, boards.Board]) -> boards.Board | None:
    board = known_boards.get(game.map)
    return replace(board, turns=game.turns) if board and game.turns else board


def _game_of(node: tree.Scenario, known_games: Mapping[str, ruleset.Game]) -> ruleset.Game | None:
    named = [line.name.text for line in node.lines if isinstance(line, tree.InGame)]
    return known_games.get(named[0]) if named else None


def _little_board(line: tree.Board, node: tree.Scenario, scope: str, reading: Reading) -> boards.Board:
    uses = reading.find(line.uses, (Kind.SET,), "a set").id if line.uses else scope
    return little_board(_identity(scope, node), node.display.text, uses, line.rows, reading)


def _sets(scope: str, board: boards.Board, named: Iterable[Ref], reading: Reading) -> tuple[str, ...]:
    """Return the sets on the table: those of the board, of the folder, and of everything named."""
    wanted = [each for each in (board.uses, scope, *(ref.scope for ref in named)) if each]
    every = [each for first in wanted for each in reading.table.scopes(first)]
    return tuple(dict.fromkeys(every))


# ------------------------------------------------------------------ lines


def _scenes(node: tree.Scenario, stage: Stage) -> tuple[model.Scene, ...]:
    """Pair what happens with what must be so afterwards."""
    scenes: list[model.Scene] = []
    events: list[model.Event] = []
    for line in node.lines:
        match line:
            case tree.WhenBlock(lines):
                events += [read_event(event, stage) for event in lines]
            case tree.Rolls() | tree.Draws():
                events.append(read_event(line, stage))
            case tree.ThenBlock(outcomes):
                facts = tuple(read_outcome(outcome, stage) for outcome in outcomes)
                scenes.append(model.Scene(tuple(events), facts))
                events = []
            case tree.RollBlock(faces, outcomes):
                facts = tuple(read_outcome(outcome, stage) for outcome in outcomes)
                # It adds to what was said of the same events: `then` before it, or nothing so far.
                scene = model.Scene(tuple(events), ()) if events or not scenes else scenes.pop()
                rolled = (*scene.rolled, model.OnRoll(faces, facts, span=line.span))
                scenes.append(replace(scene, rolled=rolled))
                events = []
            case _:
                pass
    if events:
        scenes.append(model.Scene(tuple(events), ()))
    return tuple(scenes)


def _check_facts(node: tree.Scenario, scenes: tuple[model.Scene, ...], reading: Reading) -> None:
    if not scenes or not scenes[-1].every_outcome():
        reading.report(
            SCENARIO_WITHOUT_FACTS,
            node.display.span,
            "Nothing is said about what must come of this.",
            hint="End with `then` and a fact, such as `accepted` or `cost is 2`.",
        )


def _check_unique(given: tuple[model.Given, ...], reading: Reading) -> None:
    """A banner, a badge, a place and a relic are each in one place."""
    seen: dict[Ref, Span] = {}
    for line in given:
        refs: list[Ref | None] = []
        if isinstance(line, model.Plays):
            refs = [line.race, line.power]
        elif isinstance(line, model.Carries):
            refs = [line.power]
        elif isinstance(line, model.Column):
            refs = [ref for offer in line.offers for ref in (offer.race, offer.power)]
        elif isinstance(line, model.Stack):
            refs = list(line.things)
        elif isinstance(line, model.Lies):
            things = [thing for holding in line.holdings for thing in holding.item.things]
            refs = [each for each in things if isinstance(each, Ref) and each.kind in MARKER_KINDS]
        for ref in refs:
            if ref is None:
                continue
            if ref in seen:
                labels = (Label(line.span, "and again here"), Label(seen[ref], "already in play"))
                message = f"The {ref.kind} `{ref.id}` is in two places."
                hint = "There is one of each."
                reading.findings.append(Diagnostic(SCENARIO_RACE, message, labels, hint))
            seen[ref] = line.span


def _assumed(line: tree.Assume, reading: Reading) -> tuple[str, str]:
    """Read `assume OPTION is CHOICE`; options that no set declares belong to the engine."""
    name = line.option.text
    choices: tuple[str, ...]
    if reading.table.matches(reading.scope, name, (Kind.OPTION,)):
        ref = reading.find(line.option, (Kind.OPTION,), "an option")
        name, choices = str(ref), reading.table.choices.get(ref, ())
    else:
        choices = ENGINE_OPTIONS.get(name, ())
    if not choices:
        known = (*reading.table.names(reading.scope, (Kind.OPTION,)), *ENGINE_OPTIONS)
        message = f"There is no option `{line.option}`."
        reading.report(UNKNOWN_NAME, line.option.span, message, hint=did_you_mean(line.option.text, known))
    elif line.choice.text not in choices:
        reading.report(
            UNKNOWN_CHOICE,
            line.choice.span,
            f"The option `{line.option}` has no choice `{line.choice}`; it is {' or '.join(choices)}.",
            hint=did_you_mean(line.choice.text, choices),
        )
    return name, line.choice.text
