"""`--game`, `--map`, `--sets`, `--with`, `--without`: which table a command plays at, with no file needed."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click

from swdsl.cli.games import find_game, first_game, game_name, modules_of
from swdsl.cli.output import say
from swdsl.cli.project import Compiled, leave_if_wrong, load_and_compile
from swdsl.diagnostics import did_you_mean
from swdsl.mixing.wish import NO_WISH, ON_THE_SPOT, Unmet, Wish, game_for, shown, spelled_out
from swdsl.model.ruleset import Library
from swdsl.play.load import CompiledGame, OfficialGame
from swdsl.play.record import Record

_SUFFIX: Final = ".sw"
_NAMES: Final = "NAME"


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says of a table: names, and files whose components come along."""

    wish: Wish
    files: tuple[Path, ...] = ()

    @property
    def is_more_than_a_game(self) -> bool:
        """Whether a table must be laid that no file describes."""
        return self.wish.is_more_than_a_game or bool(self.files)


@dataclass(frozen=True, slots=True)
class Seating:
    """A table to sit down at: the name of its game, how to make that, and what was asked in full names."""

    game: str
    maker: OfficialGame | CompiledGame
    wish: Wish = NO_WISH
    known: Library | None = None

    @property
    def title(self) -> str:
        """What the game is called."""
        return shown(self.known.games[0]) if self.known else self.game

    def library(self) -> Library:
        """Return the rules that are played; for official games they are read only when somebody asks."""
        return self.known or load_and_compile(anywhere=True).library


_Command = Callable[..., None]


def table_flags(*, game: bool = True) -> Callable[[_Command], _Command]:
    """Give a command the options that describe a table; it gets them as one argument, `table`."""

    def flagged(command: _Command) -> _Command:
        @wraps(command)
        def gathered(**given: Any) -> None:
            names = {key: given.pop(f"table_{key}") for key in ("map", "sets", "along", "away")}
            asked = given.pop("table_game") if game else given["game"]
            command(table=_asked(asked, **names), **given)

        for option in reversed(_OPTIONS if game else _OPTIONS[1:]):
            gathered = option(gathered)
        return gathered

    return flagged


_OPTIONS: Final = (
    click.option(
        "--game", "table_game", metavar="GAME", help="Which game to play; else the first one declared."
    ),
    click.option("--map", "table_map", metavar="MAP", help="Play on this map instead."),
    click.option("--sets", "table_sets", metavar="SETS", help="Play with these boxes, such as `base,mine`."),
    click.option(
        "--with",
        "table_along",
        metavar=_NAMES,
        multiple=True,
        help="Add a component, a whole set, `relics`, `places`, or what a file declares. May be repeated.",
    ),
    click.option(
        "--without", "table_away", metavar=_NAMES, multiple=True, help="Leave out. May be repeated."
    ),
)


def _asked(
    game: str | None, *, map: str | None, sets: str | None, along: tuple[str, ...], away: tuple[str, ...]
) -> Asked:
    named = _listed(along)
    files = tuple(Path(name) for name in named if name.endswith(_SUFFIX))
    others = tuple(name for name in named if not name.endswith(_SUFFIX))
    return Asked(Wish(game or "", map or "", _listed((sets or "",)), others, _listed(away)), files)


def _listed(given: tuple[str, ...]) -> tuple[str, ...]:
    """Take names one by one or with commas between them."""
    return tuple(name.strip() for each in given for name in each.split(",") if name.strip())


def seating(asked: Asked) -> Seating:
    """Return the table that was asked for, or say why there is none and leave."""
    if not asked.is_more_than_a_game:
        name = game_name(asked.wish.game or None)
        return Seating(name, find_game(name))
    compiled, wish = laid(asked)
    maker = CompiledGame(modules_of(compiled), ON_THE_SPOT)
    return Seating(ON_THE_SPOT, maker, wish, compiled.library)


def laid(asked: Asked) -> tuple[Compiled, Wish]:
    """Return the rules with the one game that was asked for, or say why there is none and leave."""
    compiled = load_and_compile(asked.files, anywhere=True)
    leave_if_wrong(compiled)
    library = compiled.library
    files = {source.path for source in compiled.project.own} if asked.files else set()
    declared = (each.ref for each in library.components() if each.span.path in files)
    along = tuple(f"{ref.kind.value}:{ref}" for ref in declared)
    wish = replace(asked.wish, along=(*asked.wish.along, *along))
    if not (wish.game or wish.map):
        wish = replace(wish, game=first_game(compiled))
    try:
        game = game_for(wish, library)
    except Unmet as problem:
        guess = did_you_mean(problem.wanted, problem.known) if problem.known else ""
        say(f"{problem} {guess or 'Run `swdsl list` to see what there is.'}", err=True)
        sys.exit(2)
    at_table = replace(compiled, library=replace(library, games=(game,)))
    _leave_if_impossible(at_table)
    return at_table, spelled_out(wish, library)


def recorded_table(record: Record, files: tuple[Path, ...] = ()) -> Seating:
    """Return the table of a record as it was laid; its options are still to be settled.

    Files bring what the record names and this folder does not have.
    """
    wish = record.wish if record.wish.is_more_than_a_game else replace(record.wish, game=record.game)
    return seating(Asked(wish, files))


def _leave_if_impossible(compiled: Compiled) -> None:
    from swdsl.check.impossible_game import check_impossible_game
    from swdsl.check.no_room_for_guests import check_no_room_for_guests

    library = compiled.library
    found = [*check_impossible_game(library), *check_no_room_for_guests(library)]
    for each in found:
        say(f"{each.message} {each.hint}", err=True)
    if found:
        sys.exit(2)
