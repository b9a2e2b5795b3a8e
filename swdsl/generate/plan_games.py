"""Games: a map, the components on the table, and every option with its choice."""

from __future__ import annotations

from swdsl.generate.identifiers import function_name
from swdsl.generate.layout import Group, Labelled, Value, broken, call, lay_out, quoted, row
from swdsl.generate.plan_components import PLURALS
from swdsl.model.content import Component, RuleSet
from swdsl.model.names import Kind
from swdsl.model.ruleset import Game, Library, Selection

_ORDER = (Kind.RACE, Kind.POWER, Kind.PLACE, Kind.RELIC)


def game_groups(game: Game, library: Library, package: str) -> tuple[tuple[str, ...], ...]:
    """Return the groups of lines of a game's module."""
    board = library.board(game.map)
    sets = [library.set(each) for each in game.sets]
    listed, imports = _components(game, sets, package)
    imports.append((f"{package}.maps.{game.map}", "BOARD"))
    imports.append((f"{package}.{board.uses}.frame", "frame"))
    facts: dict[str, Value] = {
        "players": str(game.players or board.players),
        "frame": "frame",
        "components": row(listed),
        "options": _options(game, sets),
    }
    if game.turns is not None:
        facts["turns"] = str(game.turns)
    imports.append(("swdsl.runtime", "Game"))
    lines = tuple(f"from {module} import {name}" for module, name in sorted(imports))
    body = lay_out(broken(call("Game", "BOARD", **facts)), 4, before="return ")
    return lines, ("", "def new_game() -> Game:", f'    """{game.name}."""', *body)


def _components(game: Game, sets: list[RuleSet], package: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Return what stands in the list of components, and what must be imported for it."""
    listed: list[str] = []
    imports: list[tuple[str, str]] = []
    for kind in _ORDER:
        for each in sets:
            every = [component for component in each.components if component.ref.kind is kind]
            chosen = [component for component in every if _is_in(component, game.selections)]
            if not chosen:
                continue
            module = f"{each.id}_{PLURALS[kind]}"
            imports.append((f"{package}.{each.id}", f"{PLURALS[kind]} as {module}"))
            if len(chosen) == len(every):
                listed.append(f"*{module}.{PLURALS[kind].upper()}")
            else:
                listed += [f"{module}.{function_name(component.ref.id)}" for component in chosen]
    return listed, imports


def _is_in(component: Component, selections: tuple[Selection, ...]) -> bool:
    """Whether a component is on the table: the last line that speaks of it decides."""
    included = True
    for selection in selections:
        if selection.ref == component.ref or (selection.ref is None and selection.kind is component.ref.kind):
            included = selection.included
    return included


def _options(game: Game, sets: list[RuleSet]) -> Group:
    said = {str(ref): choice for ref, choice in game.options}
    items: list[Value] = []
    for each in sets:
        for option in each.options:
            name = str(option.ref)
            items.append(Labelled(f"{quoted(name)}: ", quoted(said.get(name, option.choices[0].id))))
    return Group("{", tuple(items), "}")
