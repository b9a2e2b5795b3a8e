"""Games: a map, the components on the table, and every option with its choice."""

from __future__ import annotations

from collections.abc import Sequence

from swdsl.generate.imports import import_lines
from swdsl.generate.layout import Group, Labelled, Value, broken, call, documented, lay_out, quoted, row
from swdsl.generate.plan_components import PLURALS, function_names
from swdsl.lower.form import Component, LoweredSet
from swdsl.mixing import Guest, Table
from swdsl.model.content import Option, RuleSet
from swdsl.model.ruleset import Game, Library
from swdsl.words import Kind

_CHOICES = "Mapping[str, str]"
_ORDER = (Kind.RACE, Kind.POWER, Kind.PLACE, Kind.RELIC)


def frame_of_game(game: Game) -> str:
    """Return the module with the frame of a game that packs add to, beside the game's own."""
    return f"{game.id}__frame"


def game_groups(table: Table, library: Library, lowered: Sequence[LoweredSet]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of lines of a game's module.

    Generated modules import each other relatively, so that they work under any package name.
    """
    game = table.game
    listed, imports = _components(table, lowered)
    imports.append((f"..maps.{game.map}", "BOARD"))
    imports.append((f".{frame_of_game(game)}" if table.added else f"..{table.frame}.frame", "frame"))
    facts: dict[str, Value] = {
        "players": str(table.players),
        "frame": _frame(table),
        "components": row(listed),
        "options": "{**OPTIONS, **(options or {})}",
    }
    if game.turns is not None:
        facts["turns"] = str(game.turns)
    lines = tuple(f"from {module} import {name}" for module, name in sorted(imports))
    body = lay_out(broken(call("Game", "BOARD", **facts)), 4, before="return ")
    options = lay_out(broken(_options(game, _speaking(table, library))), 0, before=f"OPTIONS: {_CHOICES} = ")
    return (
        ("from collections.abc import Mapping",),
        import_lines("swdsl.runtime", ["Game", *(["Neutral", "with_guests"] if table.guests else [])]),
        lines,
        (*options, '"""How this table decides what the rules leave open."""'),
        (
            "",
            f"def new_game(options: {_CHOICES} | None = None) -> Game:",
            f'    """{documented(game.name)}; other choices may be given."""',
            *body,
        ),
    )


def _frame(table: Table) -> Value:
    """Return the frame of the board, with the neutral tokens that are guests there."""
    if not table.guests:
        return "frame"
    moves: dict[str, Value] = (
        {"relic_moves": "True"} if any(each.relic_moves for each in table.guests) else {}
    )
    return call("with_guests", "frame", *map(_guest, table.guests), **moves)


def _guest(guest: Guest) -> Group:
    facts: dict[str, Value] = {"discovers": "True", "regions": str(guest.regions)}
    if guest.apart:
        facts["apart"] = "True"
    where = f"BOARD.symbol({quoted(guest.symbol)})"
    return call("Neutral", quoted(guest.neutral.id), where, str(guest.neutral.tokens), **facts)


def _components(table: Table, lowered: Sequence[LoweredSet]) -> tuple[list[str], list[tuple[str, str]]]:
    """Return what stands in the list of components, and what must be imported for it."""
    listed: list[str] = []
    imports: list[tuple[str, str]] = []
    for kind in _ORDER:
        for each in (each for name in table.boxes for each in lowered if each.id == name):
            every = [component for component in each.components if component.ref.kind is kind]
            here = [component for component in every if component in table.components]
            if here:
                module = f"{each.id}_{PLURALS[kind]}"
                imports.append((f"..{each.id}", f"{PLURALS[kind]} as {module}"))
                listed += _names(module, kind, every, here)
    return listed, imports


def _names(module: str, kind: Kind, every: list[Component], chosen: list[Component]) -> list[str]:
    if len(chosen) == len(every):
        return [f"*{module}.{PLURALS[kind].upper()}"]
    names = zip(every, function_names(every), strict=True)
    return [f"{module}.{name}" for component, name in names if component in chosen]


def _speaking(table: Table, library: Library) -> list[RuleSet]:
    """Return the sets whose options clauses of the game may ask: those on the table, and what they use."""
    named = (*table.boxes, table.frame, *table.added)
    wanted = {each.id for name in named for each in library.seen_by(name)}
    return [each for each in library.sets if each.id in wanted]


def _options(game: Game, sets: list[RuleSet]) -> Group:
    items: list[Value] = []
    for each in sets:
        for option in each.options:
            items.append(Labelled(f"{quoted(str(option.ref))}: ", quoted(_choice(option, game))))
    return Group("{", tuple(items), "}")


def _choice(option: Option, game: Game) -> str:
    """Return how a game settles an option: its own word, or its word for the same question of another set.

    The frame may come from a set that the game does not name: the one of its map.
    """
    said = dict(game.options)
    same = {ref.id: choice for ref, choice in game.options}
    known = [choice.id for choice in option.choices]
    wanted = said.get(option.ref, same.get(option.ref.id))
    return wanted if wanted in known else known[0]
