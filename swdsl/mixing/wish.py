"""A table on the spot: a game to start from, and what should be otherwise at it; no file needs to say so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from swdsl.lower.joined import root_of
from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS
from swdsl.model.ruleset import Game, Library, Selection

ON_THE_SPOT: Final = "on_the_spot"
"""The id of a game that no file declares."""

_WHOLE_KINDS: Final = {f"{kind.value}s": kind for kind in COMPONENT_KINDS}


class Unmet(ValueError):  # noqa: N818 - it names what was asked
    """A table that cannot be laid; the message says which word of the wish is why.

    `known` are the names that word could have been.
    """

    def __init__(self, message: str, wanted: str = "", known: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.wanted = wanted
        self.known = tuple(known)


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for: names of a game, a map and sets, and of whatever comes along or stays away."""

    game: str = ""
    map: str = ""
    sets: tuple[str, ...] = ()
    along: tuple[str, ...] = ()
    away: tuple[str, ...] = ()

    @property
    def is_more_than_a_game(self) -> bool:
        """Whether it asks for a table that no file describes."""
        return bool(self.map or self.sets or self.along or self.away)


NO_WISH: Final = Wish()


def game_for(wish: Wish, library: Library) -> Game:
    """Return the game that a wish describes, or raise `Unmet`."""
    start = _start(wish.game, library)
    board = wish.map or (start.map if start else "")
    if not board:
        raise Unmet("Say on which map, or which game to start from.")
    _known(board, [each.id for each in library.boards], "map")
    sets = _sets(wish, start, board, library)
    joining = [name for name in wish.along if name in _ids_of_sets(library)]
    game = Game(
        ON_THE_SPOT,
        title_of(wish),
        board,
        tuple(dict.fromkeys((*sets, *joining))),
        start.selections if start else (),
        start.options if start else (),
        start.players if start and not wish.map else None,
        start.turns if start else None,
    )
    added = [_selection(name, library, True) for name in wish.along if name not in joining]
    at_table = _at(game, added, library)
    removed = [_selection(name, at_table, False) for name in wish.away]
    return replace(game, selections=(*game.selections, *added, *removed))


def shown(game: Game) -> str:
    """Return how a game is called where its id would stand: on the spot it has none that says anything."""
    return game.name if game.id == ON_THE_SPOT else game.id


def title_of(wish: Wish) -> str:
    """Say in a few words what is played."""
    words = [wish.game or wish.map]
    if wish.game and wish.map:
        words.append(f"on {wish.map}")
    for word, names in (("of", wish.sets), ("with", wish.along), ("without", wish.away)):
        if names:
            words.append(f"{word} {', '.join(name.rpartition(':')[2] for name in names)}")
    return " ".join(words)


def spelled_out(wish: Wish, library: Library) -> Wish:
    """Return a wish whose components go by full names, which mean the same in every folder that has them."""
    return replace(
        wish,
        along=tuple(_full_name(name, library) for name in wish.along),
        away=tuple(_full_name(name, library) for name in wish.away),
    )


def _full_name(name: str, library: Library) -> str:
    if name in _WHOLE_KINDS or name in _ids_of_sets(library):
        return name
    found = library.called(name)
    return f"{found[0].ref.kind.value}:{found[0].ref}" if len(found) == 1 else name


def _start(name: str, library: Library) -> Game | None:
    if not name:
        return None
    _known(name, [each.id for each in library.games], "game")
    return next(each for each in library.games if each.id == name)


def _sets(wish: Wish, start: Game | None, board: str, library: Library) -> tuple[str, ...]:
    """Return the boxes that were named, else those of the game, else the one whose ground the map shows."""
    if wish.sets:
        for name in wish.sets:
            _known(name, _ids_of_sets(library), "set")
        return wish.sets
    if start is not None:
        return start.sets
    ground = library.board(board).uses
    return tuple(dict.fromkeys((root_of(ground, library) or ground, ground)))


def _ids_of_sets(library: Library) -> list[str]:
    return [each.id for each in library.sets]


def _known(name: str, names: Sequence[str], what: str) -> None:
    if name not in names:
        raise Unmet(f"There is no {what} `{name}`.", name, names)


def _selection(name: str, library: Library, included: bool) -> Selection:
    if name in _WHOLE_KINDS:
        return Selection(included, _WHOLE_KINDS[name], None)
    found = library.called(name)
    if not found:
        known = [*(each.ref.id for each in library.components()), *_WHOLE_KINDS, *_ids_of_sets(library)]
        where = "here" if included else "at this table"
        raise Unmet(f"Nothing is called `{name}` {where}.", name, known)
    if len(found) > 1:
        raise Unmet(f"Several are called `{name}`. Say which: {_choices(found)}.")
    return Selection(included, found[0].ref.kind, found[0].ref)


def _choices(found: Iterable[Component]) -> str:
    return " or ".join(f"`{each.ref.kind.value}:{each.ref}`" for each in found)


def _at(game: Game, added: Sequence[Selection], library: Library) -> Library:
    """Return a library with those components only that could be at a table before something is left away."""
    joined = {line.ref for line in (*game.selections, *added) if line.included}
    sets = (
        replace(each, components=tuple(c for c in each.components if each.id in game.sets or c.ref in joined))
        for each in library.sets
    )
    return replace(library, sets=tuple(sets))
