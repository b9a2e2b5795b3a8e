"""What a file declares about tables: games, what is alike on them, and who are guests there."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_clauses import Note
from swdsl.syntax.tree_declarations import Reference
from swdsl.syntax.tree_words import Line, Name, Node, Quoted
from swdsl.words import Kind


@record
class AlikeDeclaration(Line):
    """`alike base.mountain, underground.black_mountain`."""

    references: tuple[Reference, ...]
    notes: tuple[Note, ...] = ()


@record
class GuestsDeclaration(Line):
    """`neutral underground.monster on base.lost_tribe_symbol, 1 region per player plus 1`.

    With `, not bordering each other` behind it, these regions lie apart.
    """

    neutral: Reference
    symbol: Reference
    per_player: int
    more: int | None = None
    apart: bool | None = None
    notes: tuple[Note, ...] = ()


@record
class GameMap(Line):
    """`map tiny_caves`."""

    name: Name


@record
class GameSets(Line):
    """`sets base, underground`."""

    names: tuple[Name, ...]


@record
class Member(Node):
    """`race base.ogres`, `relics`: one component, or all of a kind."""

    kind: Kind | None
    reference: Reference | None


@record
class GameWith(Line):
    """`with races, power base.hill`, `without relics`."""

    members: tuple[Member, ...]
    negated: bool = False


@record
class GameOption(Line):
    """`option own_tokens is ignored`."""

    option: Name
    choice: Name


@record
class GamePlayers(Line):
    """`players 2`."""

    number: int


@record
class GameTurns(Line):
    """`turns 10`."""

    number: int


GameLine: TypeAlias = GameMap | GameSets | GameWith | GameOption | GamePlayers | GameTurns | Note


@record
class Game(Line):
    """`game both_worlds "Both worlds" like base_3p` and what is in it."""

    name: Name
    display: Quoted
    like: Name | None
    lines: tuple[GameLine, ...] = ()
