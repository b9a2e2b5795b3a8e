"""What the board and the game know before anybody plays: ground, pieces, markers."""

from __future__ import annotations

from swdsl.generate.identifiers import plural
from swdsl.generate.naming import BOARD, GAME
from swdsl.generate.python import TRUE, Attribute, Expression, Literal, LookedUp, Unary, ask, call, chain
from swdsl.internal import InternalError
from swdsl.lower.form_regions import (
    All,
    Bordering,
    Both,
    Either,
    Except,
    Mask,
    Named,
    NewGround,
    SameGround,
    Spread,
    Symbol,
    Terrain,
    TileKind,
    Within,
)


def piece(name: str) -> LookedUp:
    """Express the number of a piece."""
    return LookedUp(_last(name), ask(GAME, "piece", Literal(name)))


def marker(name: str) -> LookedUp:
    """Express the number of a marker."""
    return LookedUp(_last(name), ask(GAME, "marker", Literal(name)))


def tile(kind: TileKind, name: str) -> LookedUp:
    """Express the number of a race or power."""
    return LookedUp(_last(name), ask(GAME, kind, Literal(name)))


def new_ground(kind: NewGround) -> LookedUp:
    """Express the number of a terrain that a clause makes."""
    traits = {trait: TRUE for trait in ("water", "closed", "transit") if getattr(kind, trait)}
    nature = (call("Ground", **traits),) if traits else ()
    return LookedUp(_last(kind.id), ask(GAME, "ground", Literal(kind.id), *nature))


def looked_up_ground(mask: Mask) -> LookedUp:
    """Express a static set of regions by the attribute that holds it."""
    return LookedUp(_ground_name(mask), ground(mask))


def _last(name: str) -> str:
    return name.rsplit(".", maxsplit=1)[-1]


def _ground_name(mask: Mask) -> str:
    match mask:
        case Terrain(id=name) | Symbol(id=name):
            return plural(_last(name))
        case Named(name=name):
            return name
        case Spread(of=of) if not isinstance(of, Both | Either):
            return f"near_{_ground_name(of)}"
        case Either(parts=parts) if len(parts) == 2:
            return "_or_".join(_ground_name(part) for part in parts)
        case _:
            return "ground"


def ground(mask: Mask, board: Expression = BOARD) -> Expression:
    """Express a static set of regions as what a board answers."""
    match mask:
        case Terrain(id=name):
            return ask(board, "terrain", Literal(name))
        case Symbol(id=name):
            return ask(board, "symbol", Literal(name))
        case All(whole=whole):
            return Attribute(board, whole)
        case Named(mask=inner):
            return ground(inner, board)
        case Spread(of=of):
            return ask(board, "spread", ground(of, board))
        case Bordering(of=of, low=low, high=high):
            return ask(board, "bordering", ground(of, board), Literal(low), Literal(high))
        case SameGround(of=of):
            return ask(board, "same_terrain", ground(of, board))
        case Within(of=of, distance=distance):
            return ask(board, "within", ground(of, board), Literal(distance))
        case Both(parts=parts):
            return chain("&", (ground(part, board) for part in parts))
        case Either(parts=parts):
            return chain("|", (ground(part, board) for part in parts))
        case Except(part=part):
            return Unary("~", ground(part, board))
        case _:
            raise InternalError(f"{type(mask).__name__} is not known from the board")
