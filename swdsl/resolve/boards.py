"""Maps: rows into regions and borders."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from swdsl.diagnostics import Diagnostic, Label, did_you_mean
from swdsl.diagnostics.codes_maps import INCOMPLETE_MAP, REPEATED_BORDER, SELF_BORDER, UNKNOWN_REGION
from swdsl.diagnostics.codes_names import DUPLICATE_ID
from swdsl.limits import FEWEST_PLAYERS
from swdsl.model import board as model
from swdsl.model.names import Ref
from swdsl.resolve.reading import Reading
from swdsl.source import Span
from swdsl.syntax import tree_maps as maps
from swdsl.syntax.tree_scenarios import BoardDeclaration
from swdsl.syntax.tree_words import Name
from swdsl.words import Kind

_EDGE = "edge"
_LITTLE_TURNS = 10


def read_board(node: maps.MapDeclaration, reading: Reading) -> model.Board:
    """Read a map."""
    uses = next((fact.name for fact in node.facts if isinstance(fact, maps.Uses)), None)
    players = next((fact.number for fact in node.facts if isinstance(fact, maps.Players)), None)
    turns = next((fact.number for fact in node.facts if isinstance(fact, maps.Turns)), None)
    rows = tuple(line for line in node.lines if isinstance(line, maps.MapRow))
    if uses is None or not players or not turns:
        reading.report(
            INCOMPLETE_MAP,
            node.name.span,
            f"The map `{node.name}` does not say which set it uses, for how many players, or how many turns.",
            hint=f'Write `map {node.name} "{node.display}", uses base, 2 players, 10 turns`.',
        )
    elif players < FEWEST_PLAYERS:
        reading.report(
            INCOMPLETE_MAP,
            node.name.span,
            f"The map `{node.name}` is for nobody to play against.",
            hint=f"Write `{FEWEST_PLAYERS} players`, or more, behind its name.",
        )
    elif not rows:
        reading.report(
            INCOMPLETE_MAP,
            node.name.span,
            f"The map `{node.name}` has no regions.",
            hint="Write a line for each region below it: id, name, terrain, and after a bar its borders.",
        )
    scope = reading.find(uses, (Kind.SET,), "a set").id if uses else ""
    inside = replace(reading, scope=scope)
    return model.Board(
        id=node.name.text,
        name=node.display.text,
        uses=scope,
        players=players or 0,
        turns=turns or 0,
        regions=read_rows(rows, inside),
        borders=read_borders(rows, inside),
        span=node.name.span,
    )


def read_little_board(node: BoardDeclaration, reading: Reading) -> model.Board:
    """Read a board that several examples share."""
    scope = reading.find(node.uses, (Kind.SET,), "a set").id
    rows = tuple(line for line in node.lines if isinstance(line, maps.MapRow))
    return little_board(node.name.text, node.display.text, scope, rows, reading)


def little_board(
    board_id: str, name: str, scope: str, rows: tuple[maps.MapRow, ...], reading: Reading
) -> model.Board:
    """Read the rows of a board that is no map to play on: for any players, as long as a short game."""
    inside = replace(reading, scope=scope)
    regions, borders = read_rows(rows, inside), read_borders(rows, inside)
    return model.Board(board_id, name, scope, 0, _LITTLE_TURNS, regions, borders)


def read_rows(rows: Iterable[maps.MapRow], reading: Reading) -> tuple[model.Region, ...]:
    """Read the regions of a map; a region written twice counts once."""
    found: dict[str, model.Region] = {}
    for row in rows:
        earlier = found.get(row.name.text)
        if earlier is None:
            found[row.name.text] = _read_row(row, reading)
            continue
        labels = (Label(row.name.span, "declared again"), Label(earlier.span, "declared here first"))
        message = f"There are two regions called `{row.name}`."
        hint = "Give one of them another name."
        reading.findings.append(Diagnostic(DUPLICATE_ID, message, labels, hint))
    return tuple(found.values())


def _read_row(row: maps.MapRow, reading: Reading) -> model.Region:
    marks = [mark for mark in row.marks if mark.text != _EDGE]
    return model.Region(
        id=row.name.text,
        name=row.display.text if row.display else row.name.text.replace("_", " ").capitalize(),
        terrain=_named(row.terrain, Kind.TERRAIN, reading),
        marks=tuple(_named(mark, Kind.SYMBOL, reading) for mark in marks),
        edge=len(marks) < len(row.marks),
        position=(row.position.x, row.position.y) if row.position else None,
        span=row.name.span,
    )


def _named(name: Name, kind: Kind, reading: Reading) -> Ref:
    # A map without a set has been reported already; its names cannot be told right from wrong.
    if not reading.scope:
        return Ref(kind, "", name.text)
    return reading.find(name, (kind,), "a terrain" if kind is Kind.TERRAIN else "a symbol or `edge`")


def read_borders(rows: Sequence[maps.MapRow], reading: Reading) -> tuple[model.Border, ...]:
    """Read the borders of a map: to regions of the map, between two regions, each once."""
    known = [row.name.text for row in rows]
    found: dict[frozenset[str], Span] = {}
    borders: list[model.Border] = []
    for row in rows:
        for other in row.borders:
            pair = frozenset((row.name.text, other.text))
            if _is_good_border(row, other, known, reading) and _is_new(pair, other, found, reading):
                found[pair] = other.span
                borders.append(model.Border(row.name.text, other.text, span=other.span))
    return tuple(borders)


def _is_good_border(row: maps.MapRow, other: Name, known: Sequence[str], reading: Reading) -> bool:
    if other.text not in known:
        reading.report(
            UNKNOWN_REGION,
            other.span,
            f"The map has no region `{other}`.",
            hint=did_you_mean(other.text, known),
        )
        return False
    if other.text == row.name.text:
        reading.report(
            SELF_BORDER, other.span, f"`{other}` borders itself.", hint="Remove it from its own line."
        )
        return False
    return True


def _is_new(pair: frozenset[str], other: Name, found: dict[frozenset[str], Span], reading: Reading) -> bool:
    if pair not in found:
        return True
    one, two = sorted(pair)
    labels = (Label(other.span, "written again"), Label(found[pair], "written here first"))
    message = f"The border between `{one}` and `{two}` is written twice."
    hint = "Each border stands once, in the line of either region."
    reading.findings.append(Diagnostic(REPEATED_BORDER, message, labels, hint))
    return False
