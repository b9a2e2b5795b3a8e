"""What a file declares about tables: games, what is alike on them, and who are guests there."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_clauses import Note
from swdsl.syntax.tree_declarations import Reference
from swdsl.syntax.tree_words import Line, Name, Node, Quoted
from swdsl.words import Kind
from swdsl.words_of_files import Share


@record
class AlikeDeclaration(Line):
    """`alike base.mountain, underground.black_mountain`."""

    form = "alike {references}"
    references: tuple[Reference, ...]
    notes: tuple[Note, ...] = ()


@record
class GuestsDeclaration(Line):
    """`neutral underground.monster on base.lost_tribe_symbol, 1 region per player plus 1`.

    With `, not bordering each other` behind it, these regions lie apart.
    """

    form = (
        "neutral {neutral} on {symbol}, {per_player} region{per_player:s} per player[ plus {more}]"
        "{apart:, not bordering each other|}"
    )
    neutral: Reference
    symbol: Reference
    per_player: int
    more: int | None = None
    apart: bool | None = None
    notes: tuple[Note, ...] = ()


@record
class GameMap(Line):
    """`map tiny_caves`."""

    form = "map {name}"
    name: Name


@record
class GameSets(Line):
    """`sets base, underground`."""

    form = "sets {names}"
    names: tuple[Name, ...]


@record
class Member(Node):
    """`race base.ogres`, `relics`: one component, or all of a kind."""

    kind: Kind | None
    reference: Reference | None


@record
class GameWith(Line):
    """`with races, power base.hill`, `without relics`."""

    form = "{negated:without|with} {members}"
    members: tuple[Member, ...]
    negated: bool = False


@record
class GameOption(Line):
    """`option own_tokens is ignored`."""

    form = "option {option} is {choice}"
    option: Name
    choice: Name


@record
class GamePlayers(Line):
    """`players 2`."""

    form = "players {number}"
    number: int


@record
class GameTurns(Line):
    """`turns 10`."""

    form = "turns {number}"
    number: int


@record
class GameTeams(Line):
    """`teams of 2 share coins, peace`."""

    form = "teams of {number} share {shared}"
    number: int
    shared: tuple[Share, ...]


GameLine: TypeAlias = GameMap | GameSets | GameWith | GameOption | GamePlayers | GameTurns | GameTeams | Note


@record
class Game(Line):
    """`game both_worlds "Both worlds" like base_3p` and what is in it."""

    form = "game {name} {display}[ like {like}]"
    name: Name
    display: Quoted
    like: Name | None
    lines: tuple[GameLine, ...] = ()
