"""Games by name, for the commands that play."""

import os
import sys
from typing import TYPE_CHECKING

from swdsl.cli.output import say
from swdsl.cli.project import Compiled, current_folder, leave_if_wrong, load_and_compile
from swdsl.diagnostics import did_you_mean
from swdsl.model.ruleset import Library
from swdsl.play.load import CompiledGame, OfficialGame
from swdsl.runtime.game import Game
from swdsl.table import Talk
from swdsl.workspace import is_official_game, is_project, official_package, official_root, project_root

if TYPE_CHECKING:
    from swdsl.pipeline import Compilation


def game_name(asked: str | None) -> str:
    """Return the game that was asked for, or else the first one declared here, before any official one."""
    return asked if asked is not None else first_game(load_and_compile(anywhere=True))


def first_game(compiled: Compiled) -> str:
    """Return the first game declared here, before any official one."""
    here = {source.path for source in compiled.project.own}
    games = sorted(compiled.library.games, key=lambda game: game.span.path not in here)
    if not games:
        say('There is no game here. Declare one: `game my_table "My table"`.', err=True)
        sys.exit(2)
    return games[0].id


def find_game(name: str) -> OfficialGame | CompiledGame:
    """Return a game to play, or explain that there is none and leave."""
    if _at_home() and is_official_game(name):
        return OfficialGame(official_package(), name)
    compiled = load_and_compile(anywhere=True)
    leave_if_wrong(compiled)
    names = [game.id for game in compiled.library.games]
    if name not in names:
        guess = did_you_mean(name, names) or f"There are: {', '.join(names)}."
        say(f"There is no game `{name}`. {guess}", err=True)
        sys.exit(2)
    return CompiledGame(modules_of(compiled), name)


def _at_home() -> bool:
    """Whether no project of the user's own is around that could declare a game of the same name."""
    root = project_root(current_folder())
    rules = root / "rules"
    if os.path.realpath(rules) == os.path.realpath(
        official_root() / "rules"
    ):  # a compiled copy shares the rules
        return True
    return not is_project(root)


def modules_of(compiled: "Compiled | Compilation") -> tuple[tuple[str, str], ...]:
    """Print the engine modules of rules, to be run from memory."""
    from swdsl.generate import PACKAGE, generate

    prefix = f"{PACKAGE}/"
    made = generate(compiled.library, carried=compiled.lowered)
    return tuple((each.path.removeprefix(prefix), each.text) for each in made)


def talk_for(maker: OfficialGame | CompiledGame, library: Library, game: Game) -> Talk:
    """Return who speaks at the table of a game."""
    return Talk(library, "en", game, maker.clauses())
