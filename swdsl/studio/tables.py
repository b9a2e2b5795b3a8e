"""A table to play at, laid from a request: the game, what comes along or stays away, and what was decided."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from swdsl.check.impossible_game import check_impossible_game
from swdsl.check.no_room_for_guests import check_no_room_for_guests
from swdsl.diagnostics import did_you_mean
from swdsl.generate import PACKAGE, generate
from swdsl.mixing.wish import ON_THE_SPOT, Unmet, Wish, game_for, spelled_out
from swdsl.model.content import Option
from swdsl.model.ruleset import Game as DeclaredGame
from swdsl.model.ruleset import Library
from swdsl.play.load import Choices, Clauses, CompiledGame
from swdsl.runtime.game import Game
from swdsl.studio.message import Refusal
from swdsl.studio.project import Compiled


@dataclass(frozen=True, slots=True)
class Table:
    """Which table: a game, or a map with sets, and what comes along or stays away, each by its name."""

    game: str = ""
    map: str = ""
    sets: tuple[str, ...] = ()
    with_: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    @classmethod
    def of(cls, wish: Wish) -> "Table":
        """Return the table that a record names."""
        return cls(wish.game, wish.map, wish.sets, wish.along, wish.away)


@dataclass(frozen=True, slots=True)
class Laid:
    """A table that can be sat down at: the rules with this one game, and the game as the engine plays it."""

    declared: DeclaredGame
    library: Library
    compiled: Compiled
    game: Game
    clauses: Clauses
    wish: Wish
    choices: Choices


def declared_game(compiled: Compiled, table: Table) -> tuple[DeclaredGame, Wish]:
    """Return the game that is meant, declared in a file or described on the spot."""
    library = compiled.library
    wish = Wish(table.game, table.map, table.sets, table.with_, table.without)
    if not (wish.game or wish.map):
        wish = replace(wish, game=_first_game(compiled))
    try:
        if wish.is_more_than_a_game:
            return game_for(wish, library), spelled_out(wish, library)
        game = next((each for each in library.games if each.id == wish.game), None)
        if game is None:
            raise Unmet(f"There is no game `{wish.game}`.", wish.game, [each.id for each in library.games])
    except Unmet as problem:
        guess = did_you_mean(problem.wanted, problem.known) if problem.known else None
        raise Refusal("no-such-table", " ".join(filter(None, (str(problem), guess)))) from problem
    return game, wish


def lay(compiled: Compiled, table: Table, options: Mapping[str, str]) -> Laid:
    """Lay a table, or refuse it with the reason."""
    declared, wish = declared_game(compiled, table)
    whole = compiled.library
    library = replace(whole, games=(declared,), boards=(whole.board(declared.map),), scenarios=())
    for problem in (*check_impossible_game(library), *check_no_room_for_guests(library)):
        raise Refusal("impossible-table", " ".join(filter(None, (problem.message, problem.hint))))
    made = generate(library, carried=compiled.lowered)
    modules = tuple((each.path.removeprefix(f"{PACKAGE}/"), each.text) for each in made)
    maker = CompiledGame(modules, declared.id)
    try:
        game = maker()
        choices = _settled(game, library, options)
        if choices:
            game = replace(maker, choices=choices)()
        return Laid(declared, library, compiled, game, maker.clauses(), wish, choices)
    finally:
        maker.put_away()


def _first_game(compiled: Compiled) -> str:
    """Return the first game of the author's own, else the first there is."""
    games = sorted(compiled.library.games, key=lambda game: game.span.path not in compiled.own)
    if not games:
        raise Refusal("no-such-table", 'There is no game here. Declare one: `game my_table "My table"`.')
    return games[0].id


def options_of(game: Game, library: Library) -> list[Option]:
    """Return the options that the clauses of a game, or the engine, ask."""
    return [option for each in library.sets for option in each.options if str(option.ref) in game.options]


def _settled(game: Game, library: Library, options: Mapping[str, str]) -> Choices:
    """Return what was decided, by full names."""
    known = options_of(game, library)
    found: dict[str, str] = {}
    for name, choice in options.items():
        meant = [each for each in known if name in (each.ref.id, str(each.ref))]
        if not meant:
            guess = did_you_mean(name, {each.ref.id for each in known})
            message = " ".join(filter(None, (f"This game has no option `{name}`.", guess)))
            raise Refusal("no-such-option", message)
        asked = [each for each in meant if choice in (answer.id for answer in each.choices)]
        if not asked:
            answers = dict.fromkeys(f"`{answer.id}`" for each in meant for answer in each.choices)
            raise Refusal("no-such-option", f"`{name}` is {' or '.join(answers)}, not `{choice}`.")
        found.update({str(each.ref): choice for each in asked})
    return tuple(found.items())


def is_on_the_spot(laid: Laid) -> bool:
    """Whether no file declares the game."""
    return laid.declared.id == ON_THE_SPOT
