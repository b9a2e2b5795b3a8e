"""What a file says of a map: its facts and one row per region."""

from typing import TypeAlias

from swdsl.record import record
from swdsl.syntax.tree_clauses import Note
from swdsl.syntax.tree_words import Line, Name, Node, Quoted


@record
class Uses(Node):
    """`uses underground`: the set whose terrains the map shows."""

    form = "uses {name}"
    name: Name


@record
class Players(Node):
    """`2 players`."""

    form = "{number} player{number:s}"
    number: int


@record
class Turns(Node):
    """`10 turns`."""

    form = "{number} turn{number:s}"
    number: int


MapFact: TypeAlias = Uses | Players | Turns


@record
class Position(Node):
    """`at 120 80`: a hint for drawing."""

    form = "at {x} {y}"
    x: int
    y: int


@record
class MapRow(Line):
    """`cap_wood "Cap Wood" mushroom_forest, edge | ooze, river_end`: each border stands once."""

    name: Name
    display: Quoted | None
    terrain: Name
    marks: tuple[Name, ...] = ()
    position: Position | None = None
    borders: tuple[Name, ...] = ()


@record
class MapDeclaration(Line):
    """`map tiny_caves "Tiny caves", uses underground, 2 players, 10 turns` and its rows."""

    form = "map {name} {display}[, {facts}]"
    name: Name
    display: Quoted
    facts: tuple[MapFact, ...]
    lines: tuple[MapRow | Note, ...] = ()
