"""Games: a map, the components on the table, and every option with its choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Mapping as Lookup
from dataclasses import replace
from typing import Final

from swdsl.generate.identifiers import module_name
from swdsl.generate.imports import kernel_imports
from swdsl.generate.naming import kernel_names
from swdsl.generate.one_line import Code
from swdsl.generate.plan import Block, Function, ModulePlan, Parameter
from swdsl.generate.plan_boards import other_names
from swdsl.generate.plan_components import PLURALS
from swdsl.generate.python import (
    TRUE,
    Assign,
    Attribute,
    Body,
    Call,
    Chain,
    Explanation,
    Expression,
    Import,
    Item,
    Kernel,
    Literal,
    Mapping,
    Name,
    Pair,
    Part,
    Return,
    Row,
    Spilled,
    ask,
    call,
)
from swdsl.lower.form import LoweredSet
from swdsl.mixing import Guest, Table
from swdsl.model.content import Option, RuleSet
from swdsl.model.ruleset import Game, Library
from swdsl.model.teams import Teams
from swdsl.words import Kind

ComponentModules = Lookup[tuple[str, Kind], ModulePlan]
"""The modules of components that have been planned, by their set and what they hold."""

_STR: Final = Name("str")
_CHOICES: Final = Item(Name("Mapping"), Row((_STR, _STR)))
_NONE: Final = Name("None")
_BOARD: Final = Name("BOARD")
_GAME: Final = Name("game")
_FRAME: Final = Name("frame")
_GIVEN: Final = Chain("or", (Name("options"), Mapping(())))
_SETTLED: Final = Mapping((Spilled("**", Name("OPTIONS")), Spilled("**", _GIVEN)))
_ORDER: Final = (Kind.RACE, Kind.POWER, Kind.PLACE, Kind.RELIC, Kind.EVENT)


def frame_of_game(game: Game) -> str:
    """Return the module with the frame of a game that packs add to, beside the game's own.

    No name of an author's begins so, and no game's own module can be in the way.
    """
    return f"_frame_of_{game.id}"


def game_plan(
    table: Table, library: Library, lowered: Sequence[LoweredSet], modules: ComponentModules, source: Code
) -> ModulePlan:
    """Return the module of a game.

    Generated modules import each other relatively, so that they work under any package name.
    """
    game = table.game
    boxes = [each for name in table.boxes for each in lowered if each.id == name]
    shelves = [shelf for kind in _ORDER for each in boxes for shelf in _shelves(table, each, kind, modules)]
    facts: dict[str, Expression] = {
        "players": Literal(table.players),
        "frame": _frame(table),
        "components": Row(tuple(part for _, parts in shelves for part in parts)),
        "options": _SETTLED,
        **({} if game.turns is None else {"turns": Literal(game.turns)}),
    }
    function = Function(
        "new_game",
        (Parameter("options", Chain("|", (_CHOICES, _NONE)), _NONE),),
        Kernel("Game"),
        _body(replace(call("Game", _board(table, library), **facts), broken=True), game.teams),
        f"{game.name}; other choices may be given.",
    )
    groups = (
        (Import("collections.abc", ("Mapping",)),),
        kernel_imports(kernel_names(function)),
        _imports(table, [each for each, _ in shelves]),
        (
            Assign(Name("OPTIONS"), _options(game, _speaking(table, library)), _CHOICES),
            Explanation("How this table decides what the rules leave open."),
        ),
    )
    return ModulePlan(source, f"{game.name}.", groups, (Block((), function),))


def _body(made: Expression, teams: Teams | None) -> Body:
    """Return how a game is made, and who plays together at it."""
    if teams is None:
        return (Return(made),)
    shared = {each.value: Literal(True) for each in teams.shared}
    together = call("Teams", Literal(teams.size), **shared)
    return (Assign(_GAME, made), Return(ask(_GAME, "in_teams", together)))


def _board(table: Table, library: Library) -> Expression:
    """Return the board, with the names that packs on this table have for its ground."""
    at_table = library.at_table(table.game.sets, table.game.span.path)
    names = other_names(table.board, library, at_table)
    return _BOARD if names is None else ask(_BOARD, "called", names)


def _imports(table: Table, shelves: list[Import]) -> Body:
    frame = f".{frame_of_game(table.game)}" if table.added else f"..{module_name(table.frame)}.frame"
    board = f"..maps.{module_name(table.game.map)}"
    imports = [*shelves, Import(board, ("BOARD",)), Import(frame, ("frame",))]
    return tuple(sorted(imports, key=lambda each: (each.module, each.names)))


def _shelves(
    table: Table, each: LoweredSet, kind: Kind, modules: ComponentModules
) -> Iterator[tuple[Import, tuple[Part, ...]]]:
    """Yield what a game takes of one kind from one box: the import, and the components by their functions."""
    every = [component for component in each.components if component.ref.kind is kind]
    here = [component for component in every if component in table.components]
    if not here:
        return
    plural = PLURALS[kind]
    module = Name(f"{each.id}_{plural}")
    found = Import(f"..{module_name(each.id)}", (f"{plural} as {module.id}",))
    if len(here) == len(every):
        yield found, (Spilled("*", Attribute(module, plural.upper())),)
    else:
        blocks = zip(every, modules[each.id, kind].blocks, strict=True)
        yield found, tuple(Attribute(module, block.function.name) for one, block in blocks if one in here)


def _frame(table: Table) -> Expression:
    """Return the frame of the board, with the neutral tokens that are guests there."""
    if not table.guests:
        return _FRAME
    moves = {"relic_moves": TRUE} if any(each.relic_moves for each in table.guests) else {}
    return call("with_guests", _FRAME, *map(_guest, table.guests), **moves)


def _guest(guest: Guest) -> Call:
    facts: dict[str, Expression] = {"discovers": TRUE} if guest.neutral.discovers else {}
    if not guest.settled:
        facts["regions"] = Literal(guest.regions)
    if guest.apart:
        facts["apart"] = TRUE
    where = ask(_BOARD, "symbol", Literal(guest.symbol))
    return call("Neutral", Literal(guest.neutral.id), where, Literal(guest.neutral.tokens), **facts)


def _speaking(table: Table, library: Library) -> list[RuleSet]:
    """Return the sets whose options clauses of the game may ask: those on the table, and what they use."""
    named = (*table.boxes, table.frame, *table.added)
    wanted = {each.id for name in named for each in library.seen_by(name)}
    return [each for each in library.sets if each.id in wanted]


def _options(game: Game, sets: list[RuleSet]) -> Mapping:
    every = (option for each in sets for option in each.options)
    pairs = (Pair(Literal(str(option.ref)), Literal(_choice(option, game))) for option in every)
    return Mapping(tuple(pairs), broken=True)


def _choice(option: Option, game: Game) -> str:
    """Return how a game settles an option: its own word, or its word for the same question of another set.

    The frame may come from a set that the game does not name: the one of its map.
    """
    said = dict(game.options)
    same = {ref.id: choice for ref, choice in game.options}
    known = [choice.id for choice in option.choices]
    wanted = said.get(option.ref, same.get(option.ref.id))
    return wanted if wanted in known else known[0]
