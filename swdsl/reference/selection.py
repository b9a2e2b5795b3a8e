"""A library cut down to one game: its map, its sets, and the components that are on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from swdsl.lower import LoweredSet
from swdsl.model.content import Option, RuleSet
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.ruleset import Game, Library
from swdsl.model.scenarios import Scenario
from swdsl.reference.connecting import with_borrowed_chapters
from swdsl.reference.tables import Tables


def for_game(library: Library, game: Game, carried: Sequence[LoweredSet] = ()) -> Library:
    """Return only what is on the table of a game."""
    tables = Tables(replace(library, games=(game,)), carried)
    boxes = tables.of(game).boxes
    wanted = {each.id for set_id in boxes for each in library.seen_by(set_id)}
    chosen = dict(game.options)
    library = with_borrowed_chapters(library, wanted)
    sets = tuple(_cut(each, tables.present(game), chosen) for each in library.sets if each.id in wanted)
    boards = tuple(each for each in library.boards if each.id == game.map)
    present = tables.present(game)
    examples = tuple(each for each in library.scenarios if _is_played(each, wanted, present))
    return replace(library, sets=sets, boards=boards, games=(game,), scenarios=examples)


def _is_played(scenario: Scenario, sets: set[str], present: frozenset[Ref]) -> bool:
    """Whether everything in an example is on the table."""
    components = (ref for ref in scenario.components if ref.kind in COMPONENT_KINDS)
    return {scenario.board.uses, *scenario.sets} <= sets and all(ref in present for ref in components)


def _cut(rules: RuleSet, present: frozenset[Ref], chosen: Mapping[Ref, str]) -> RuleSet:
    components = tuple(each for each in rules.components if each.ref in present)
    options = tuple(_answered(each, chosen.get(each.ref)) for each in rules.options)
    return replace(rules, components=components, options=options)


def _answered(option: Option, chosen: str | None) -> Option:
    """Return an option whose first answer, the one that holds, is the game's."""
    choices = sorted(option.choices, key=lambda each: each.id != chosen) if chosen else option.choices
    return replace(option, choices=tuple(choices))
