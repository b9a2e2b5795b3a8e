"""What printing one class collects on the way: names of the kernel, and values looked up once."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from swdsl.generate.identifiers import attribute_name, plural
from swdsl.generate.layout import quoted
from swdsl.internal import InternalError
from swdsl.lower.form_regions import (
    All,
    Both,
    Either,
    Except,
    Mask,
    Named,
    SameGround,
    Spread,
    Symbol,
    Terrain,
    Within,
)


class Level(IntEnum):
    """How tightly Python binds an expression, loosest first."""

    CHOICE = 0
    AND = 1
    NOT = 2
    COMPARE = 3
    BIT_OR = 4
    BIT_AND = 5
    SHIFT = 6
    SUM = 7
    PRODUCT = 8
    UNARY = 9
    ATOM = 10


@dataclass(frozen=True, slots=True)
class Text:
    """A printed expression and how tightly it binds."""

    text: str
    level: Level = Level.ATOM

    def inside(self, level: Level) -> str:
        """Return the text as an operand of something that binds at this level."""
        return f"({self.text})" if self.level < level else self.text


@dataclass(frozen=True, slots=True)
class Voice:
    """What a method calls the parties and regions of its clause."""

    there: str = "there"
    they: str = "they"


@dataclass(slots=True)
class Pen:
    """Imports and lookups of one printed class or function."""

    imports: set[str] = field(default_factory=set)
    lookups: dict[str, str] = field(default_factory=dict)

    def use(self, name: str) -> str:
        """Return a name of the kernel, and remember to import it."""
        self.imports.add(name)
        return name

    def piece(self, piece: str) -> str:
        """Return the attribute that holds the number of a piece."""
        return self._lookup(piece.rsplit(".", maxsplit=1)[-1], f"game.piece({quoted(piece)})")

    def marker(self, marker: str) -> str:
        """Return the attribute that holds the number of a marker."""
        return self._lookup(marker.rsplit(".", maxsplit=1)[-1], f"game.marker({quoted(marker)})")

    def ground(self, mask: Mask) -> str:
        """Return the attribute that holds a static set of regions."""
        return self._lookup(_ground_name(mask), ground_text(mask).text)

    def _lookup(self, name: str, expression: str) -> str:
        for known, text in self.lookups.items():
            if text == expression:
                return f"self.{known}"
        unique = attribute_name(name, self.lookups)
        self.lookups[unique] = expression
        return f"self.{unique}"


def _ground_name(mask: Mask) -> str:
    match mask:
        case Terrain(id=name) | Symbol(id=name):
            return plural(name.split(".")[-1])
        case Named(name=name):
            return name
        case Spread(of=of) if not isinstance(of, Both | Either):
            return f"near_{_ground_name(of)}"
        case Either(parts=parts) if len(parts) == 2:
            return "_or_".join(_ground_name(part) for part in parts)
        case _:
            return "ground"


def ground_text(mask: Mask) -> Text:
    """Print a static set of regions as what the board answers."""
    match mask:
        case Terrain(id=name):
            return Text(f"board.terrain({quoted(name)})")
        case Symbol(id=name):
            return Text(f"board.symbol({quoted(name)})")
        case All(whole=whole):
            return Text(f"board.{whole}")
        case Named(mask=inner):
            return ground_text(inner)
        case Spread(of=of):
            return Text(f"board.spread({ground_text(of).text})")
        case SameGround(of=of):
            return Text(f"board.same_terrain({ground_text(of).text})")
        case Within(of=of, distance=distance):
            return Text(f"board.within({ground_text(of).text}, {distance})")
        case Both(parts=parts):
            return Text(" & ".join(ground_text(part).inside(Level.BIT_AND) for part in parts), Level.BIT_AND)
        case Either(parts=parts):
            return Text(" | ".join(ground_text(part).inside(Level.BIT_OR) for part in parts), Level.BIT_OR)
        case Except(part=part):
            return Text(f"~{ground_text(part).inside(Level.UNARY)}", Level.UNARY)
        case _:
            raise InternalError(f"{type(mask).__name__} is not known from the board")
