"""The table of a game: which components are on it, and why each of the others is not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from swdsl.graphs.mixing import Rest, Supply
from swdsl.lower.form import Clause, Component, LoweredSet
from swdsl.lower.joined import added_to, joined_frame, root_of
from swdsl.mixing.guests import Guest, guests_at, residents_of
from swdsl.mixing.needs import ground_made, is_housekeeping, needs_of_clause, pieces_brought
from swdsl.mixing.offer import Offer, offer_of
from swdsl.mixing.reasons import left_out, nothing_hides, senseless
from swdsl.mixing.ways import Need, NeedKind
from swdsl.model.board import Board
from swdsl.model.names import Ref
from swdsl.model.ruleset import Game, Library, Selection
from swdsl.words import Kind

_MARKERS = {Kind.PLACE: NeedKind.PLACES, Kind.RELIC: NeedKind.RELICS}
_TILES = {Kind.RACE: NeedKind.RACE, Kind.POWER: NeedKind.POWER}
ANY_REGIONS = "regions"
"""What a component lacks for which a board is too small."""
Node = Need | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Removal:
    """A component that is not on the table: why, what it would need, and the clauses that need it."""

    component: Component
    reason: str
    needs: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it is laid out: the board, the set whose frame is played, who plays and who does not.

    `added` are the sets that add to that frame, and `rules` has the frame with everything added.
    """

    game: Game
    board: Board
    frame: str
    added: tuple[str, ...]
    rules: LoweredSet
    guests: tuple[Guest, ...]
    components: tuple[Component, ...]
    removals: tuple[Removal, ...]

    @property
    def players(self) -> int:
        """How many play: as the game says, else as the board is made for."""
        return self.game.players or self.board.players

    @property
    def boxes(self) -> tuple[str, ...]:
        """The sets that have something on the table: those of the game first, in its order."""
        return tuple(dict.fromkeys((*self.game.sets, *(each.ref.scope for each in self.components))))


def lay_table(game: Game, library: Library, lowered: Sequence[LoweredSet]) -> Table:
    """Apply the lines of a game, then take out what makes no sense on its board."""
    library = library.at_table(game.sets, game.span.path)
    by_id = {each.id: each for each in lowered}
    board = library.board(game.map)
    frame = root_of(board.uses, library) or board.uses
    added = added_to(frame, (board.uses, *game.sets), library)
    rules = joined_frame(frame, added, library, by_id)
    residents = residents_of(game, board, library, rules, by_id)
    offer = offer_of(board, library, rules.frame, tuple(each.neutral for each in residents))
    guests = residents if offer.hides else (*residents, *guests_at(game, board, library, by_id))
    welcome = frozenset(each.neutral.scope for each in library.guests if str(each.symbol) in offer.marks)
    pool = _pool(game, lowered)
    out = {
        each.ref: left for each in pool if (left := _refused(each, game, offer, guests, welcome)) is not None
    }
    chosen = [each for each in pool if each.ref not in out]
    supply = _supply(chosen, offer)
    for each in chosen:
        if _node(each) not in supply.had:
            out[each.ref] = _removal(each, supply, board, offer)
    return Table(
        game,
        board,
        frame,
        added,
        rules,
        guests,
        tuple(each for each in pool if each.ref not in out),
        tuple(out[each.ref] for each in pool if each.ref in out),
    )


def _pool(game: Game, lowered: Sequence[LoweredSet]) -> list[Component]:
    """Return everything in the boxes of a game, and what its lines take from other boxes."""
    by_id = {each.id: each for each in lowered}
    boxes = [by_id[name] for name in game.sets]
    asked = {line.ref for line in game.selections if line.included and line.ref is not None}
    others = [each for each in lowered if each.id not in game.sets]
    return [
        *(component for box in boxes for component in box.components),
        *(component for box in others for component in box.components if component.ref in asked),
    ]


def _refused(
    component: Component, game: Game, offer: Offer, guests: tuple[Guest, ...], welcome: frozenset[str]
) -> Removal | None:
    """Return why a component is not even tried: a line says so, or nothing on the board could hide it.

    Guests come for those places and relics that the game asks for, and hide no others.
    """
    said = _last_word(component.ref, game.selections)
    if said is False:
        return Removal(component, left_out(component, game))
    hidden = component.ref.kind in _MARKERS and not offer.hides and not (guests and said)
    if not hidden:
        return None
    reason = nothing_hides(component, game.map, could_come=bool(welcome & set(game.sets)) and not said)
    return Removal(component, reason, (NeedKind.NEUTRALS.value,))


def _last_word(ref: Ref, selections: tuple[Selection, ...]) -> bool | None:
    """Return what the last line that speaks of a component says, or nothing when none does."""
    said = [
        line.included
        for line in selections
        if line.ref == ref or (line.ref is None and line.kind is ref.kind)
    ]
    return said[-1] if said else None


def _supply(chosen: Sequence[Component], offer: Offer) -> Supply[Node]:
    rests: dict[Node, Rest[Node]] = {}
    for component in chosen:
        for clause in component.clauses:
            rests.update(_rests_of_clause(component, clause))
        rests[_node(component)] = Rest(tuple(_reasons_to_play(component)), every=not component.clauses)
    rests.update(_rests_of_pieces(chosen))
    rests.update(_rests_of_markers(chosen))
    rests.update(_rests_of_tiles(chosen))
    mentioned = {need for rest in rests.values() for need in rest.on if isinstance(need, Need)}
    rests.update(_rests_of_ground(chosen, mentioned, offer))
    return Supply(rests, [need for need in mentioned if offer.has(need)])


def _node(component: Component, *more: str) -> Node:
    return (str(component.ref.kind), str(component.ref), *more)


def _reasons_to_play(component: Component) -> Iterator[Node]:
    """Yield the clauses that keep a component on the table; without any better ones, housekeeping."""
    better = [clause for clause in component.clauses if not is_housekeeping(clause)]
    return (_node(component, clause.id) for clause in better or component.clauses)


def _rests_of_clause(component: Component, clause: Clause) -> Iterator[tuple[Node, Rest[Node]]]:
    ways = needs_of_clause(clause)
    names = [_node(component, clause.id, str(number)) for number in range(len(ways))]
    yield _node(component, clause.id), Rest(tuple(names), every=False)
    for name, way in zip(names, ways, strict=True):
        needs: list[Need] = sorted(way, key=_order)
        yield name, Rest(tuple(needs), every=True)


def _order(need: Need) -> tuple[str, tuple[tuple[str, ...], ...], int]:
    return need.kind, need.grounds, need.number


def _rests_of_pieces(chosen: Sequence[Component]) -> Mapping[Node, Rest[Node]]:
    bringing: dict[str, list[Node]] = {}
    for component in chosen:
        for clause in component.clauses:
            for piece in sorted(pieces_brought(clause)):
                bringing.setdefault(piece, []).append(_node(component, clause.id))
    return {
        Need(NeedKind.PIECE, (piece,)): Rest(tuple(clauses), every=False)
        for piece, clauses in bringing.items()
    }


def _rests_of_ground(
    chosen: Sequence[Component], mentioned: Collection[Need], offer: Offer
) -> Iterator[tuple[Node, Rest[Node]]]:
    """Yield what ground the board does not have rests on: clauses that make it."""
    making = [
        (_node(component, clause.id), made)
        for component in chosen
        for clause in component.clauses
        for made in ground_made(clause)
    ]
    for need in sorted(mentioned, key=_order) if making else ():
        if need.kind is NeedKind.GROUND and not offer.has(need):
            clauses = (node for node, made in making if offer.could_have(need, made))
            yield need, Rest(tuple(dict.fromkeys(clauses)), every=False)


def _rests_of_markers(chosen: Sequence[Component]) -> Iterator[tuple[Node, Rest[Node]]]:
    for kind, needed in _MARKERS.items():
        markers = [each for each in chosen if each.ref.kind is kind]
        if markers:
            yield Need(needed), Rest(tuple(map(_node, markers)), every=False)
        for each in markers:
            yield Need(NeedKind.MARKER, (str(each.ref),)), Rest((_node(each),), every=True)


def _rests_of_tiles(chosen: Sequence[Component]) -> Iterator[tuple[Node, Rest[Node]]]:
    for each in chosen:
        if each.ref.kind in _TILES:
            yield Need(_TILES[each.ref.kind], (str(each.ref),)), Rest((_node(each),), every=True)


def _removal(component: Component, supply: Supply[Node], board: Board, offer: Offer) -> Removal:
    lacking = [need for need in supply.lacking(_node(component)) if isinstance(need, Need)]
    dead = tuple(
        clause for clause in component.clauses if _node(component, clause.id) in _reasons_to_play(component)
    )
    ids = tuple(dict.fromkeys(name for need in lacking for name in _names(need)))
    return Removal(component, senseless(component, lacking, board.id, offer), ids, dead)


def _names(need: Need) -> tuple[str, ...]:
    """Return the ids of what is needed; a kind of thing, or regions of any kind, go by a word."""
    named = tuple(name for ids in need.grounds for name in ids)
    return named or (ANY_REGIONS if need.kind is NeedKind.GROUND else need.kind.value,)
