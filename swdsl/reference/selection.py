"""A library cut down to one game: its map, its sets, and the components that are on the table."""

from dataclasses import replace

from swdsl.model.content import Component, RuleSet
from swdsl.model.ruleset import Game, Library


def for_game(library: Library, game: Game) -> Library:
    """Return only what is on the table. Later lines of a game outweigh earlier ones."""
    wanted = {each.id for set_id in game.sets for each in library.seen_by(set_id)}
    sets = tuple(_cut(each, game) for each in library.sets if each.id in wanted)
    boards = tuple(each for each in library.boards if each.id == game.map)
    return replace(library, sets=sets, boards=boards, games=(game,))


def _cut(rules: RuleSet, game: Game) -> RuleSet:
    return replace(rules, components=tuple(each for each in rules.components if _is_in(each, game)))


def _is_in(component: Component, game: Game) -> bool:
    included = component.ref.scope in game.sets
    for line in game.selections:
        if line.ref == component.ref or (line.ref is None and line.kind is component.ref.kind):
            included = line.included
    return included
