"""Placing, moving and removing pieces: all or nothing, where there is room and nothing is immune."""

from __future__ import annotations

from collections.abc import Callable, Generator

from swdsl.model.clauses import is_optional
from swdsl.model.counts import InRegions, InStores, Location, Thing, WithParty
from swdsl.model.expressions import Party, Pieces, Regions, RegionSet
from swdsl.model.quantities import Quantity
from swdsl.words import Quantifier, Store
from tests.judge import counts, regions
from tests.judge.asking import Asking, UnreadError, confirmed, players_meant, task
from tests.judge.questions import PASS, Answer, Question
from tests.judge.reach import is_immune
from tests.judge.scene import Scene
from tests.judge.table import Table


def place(
    scene: Scene, thing: Thing, source: Location | None, destination: Location, *, optional: bool
) -> Asking:
    """Put pieces into regions or before players."""
    piece = _piece(scene, thing)
    stock = _stock(scene, piece, source)
    number = _number(thing.quantity, stock)
    match destination:
        case WithParty(party):
            return (yield from _place_before(scene, piece, number, stock, party, optional=optional))
        case InRegions(RegionSet(quantity) as wanted):
            if quantity.quantifier in (Quantifier.EACH, Quantifier.ALL):
                return (yield from _place_in_each(scene, piece, number, stock, wanted, optional=optional))
            if (thing.quantity.quantifier, quantity.quantifier) == (Quantifier.ALL, Quantifier.BARE):
                return (yield from _spread(scene, piece, source, wanted, optional=optional))
            if quantity.quantifier is Quantifier.BARE:
                return (yield from _place_singly(scene, thing, source, wanted, optional=optional))
            if quantity.quantifier is not Quantifier.A:
                raise UnreadError("placing in several regions")
            fits = {region for region in _goals(scene, wanted) if _room(scene, piece, region) >= number}
        case InRegions(where):
            fits = {
                region for region in regions.all_in(scene, where) if _room(scene, piece, region) >= number
            }
        case _:
            raise UnreadError("placing elsewhere")
    if thing.quantity.quantifier is Quantifier.UP_TO:
        raise UnreadError("placing up to so many")
    if number > stock or (number == 0 and optional):
        return None
    region = yield from _pick_region(
        scene, fits, optional=optional, several=isinstance(destination.regions, RegionSet)
    )
    if region is None:
        return None
    scene.table.pieces[piece][region] += number
    _take(scene, piece, source, number)
    return scene.about(region)


def _place_singly(
    scene: Scene, thing: Thing, source: Location | None, wanted: RegionSet, *, optional: bool
) -> Asking:
    """Place pieces one by one: so many, or `up to` so many, which may be none."""
    piece = _piece(scene, thing)
    up_to, number = thing.quantity.quantifier is Quantifier.UP_TO, _number(thing.quantity, 0)
    space = sum(min(number, _room(scene, piece, each)) for each in _goals(scene, wanted))
    if not up_to and (_stock(scene, piece, source) < number or space < number):
        return None
    done = 0
    while done < number and _stock(scene, piece, source):
        fits = {region for region in _goals(scene, wanted) if _room(scene, piece, region) > 0}
        chosen = yield from _pick_region(scene, fits, optional=up_to or (optional and not done), several=True)
        if chosen is None:
            break
        scene.table.pieces[piece][chosen] += 1
        _take(scene, piece, source, 1)
        scene, done = scene.about(chosen), done + 1
    return scene if done else None


def _place_in_each(
    scene: Scene, piece: int, number: int, stock: int, wanted: RegionSet, *, optional: bool
) -> Asking:
    roomy = {region for region in _goals(scene, wanted) if _room(scene, piece, region) >= number}
    fits = sorted(_exposed(scene, roomy))
    if len(fits) * number > stock:
        raise UnreadError("too few pieces for each region")
    if optional and not (fits and (yield from confirmed(scene, scene.my_player))):
        return None
    for region in fits:
        scene.table.pieces[piece][region] += number
    return scene


def _spread(
    scene: Scene, piece: int, source: Location | None, wanted: RegionSet, *, optional: bool
) -> Asking:
    """Place all pieces of a kind, as many in each of the regions as the player likes."""
    table = scene.table
    at_hand = table.kit[piece] if source is not None else scene.rules.pieces[piece].supply
    open_ = any(_room(scene, piece, region) > 0 for region in _goals(scene, wanted))
    if optional and not (at_hand and open_ and (yield from confirmed(scene, scene.my_player))):
        return None
    if source is None:
        table.pieces[piece].clear()
        table.kit[piece] = scene.rules.pieces[piece].supply
    if scene.rules.pieces[piece].per_region is not None:
        return (yield from _spread_one_by_one(scene, piece, wanted))
    fits = sorted(region for region in _goals(scene, wanted) if _room(scene, piece, region))
    yield from spread_pieces(table, piece, scene.my_player, fits)
    return scene


def _spread_one_by_one(scene: Scene, piece: int, wanted: RegionSet) -> Asking:
    """Place pieces of which a region has room for so many, while there is one, and room for it."""
    table = scene.table
    while table.kit[piece]:
        fits = {region for region in _goals(scene, wanted) if _room(scene, piece, region) > 0}
        if not fits:
            break
        chosen = yield from _pick_region(scene, fits, optional=False, several=True)
        if chosen is None:
            break
        table.kit[piece] -= 1
        table.pieces[piece][chosen] += 1
        scene = scene.about(chosen)
    return scene


def spread_pieces(
    table: Table, piece: int, player: int, fits: list[int]
) -> Generator[Question, Answer, None]:
    """Let a player spread the pieces of a kind that he has in hand."""

    def put(region: int, number: int) -> None:
        table.pieces[piece][region] += number
        table.kit[piece] -= number

    yield from spread("spread", player, fits, lambda: table.kit[piece], put)


def spread(
    kind: str, player: int, fits: list[int], left: Callable[[], int], put: Callable[[int, int], None]
) -> Generator[Question, Answer, None]:
    """Ask where things go, region after region in one direction; in the last one all of them go."""
    while left() and fits:
        if len(fits) == 1:
            put(fits[0], left())
            return
        verb, chosen = yield Question(kind, player, "", frozenset({("put_rest", max(fits))}))
        put(int(chosen), 1 if verb == "put_one" else left())
        fits = [region for region in fits if region >= int(chosen)]


def move(
    scene: Scene, thing: Thing, source: Location | None, destination: Location, *, optional: bool
) -> Asking:
    """Move pieces: one named alone is one; from hand or supply while it lasts, else from the board."""
    piece = _piece(scene, thing)
    table = scene.table
    if isinstance(destination, InStores):
        return (yield from _to_store(scene, thing, source, destination.stores, optional=optional))
    if isinstance(source, InRegions) and isinstance(source.regions, RegionSet) and _is_one_of(source.regions):
        return (yield from _elsewhere(scene, thing, source.regions, destination, optional=optional))
    if source is not None or not isinstance(destination, InRegions):
        raise UnreadError("moving from a store to a region")
    supply = scene.rules.pieces[piece].supply
    if thing.quantity.quantifier is Quantifier.EACH and supply > 1:
        return (yield from _move_each(scene, piece, destination, optional=optional))
    if supply != 1 or thing.quantity.quantifier is Quantifier.UP_TO:
        raise UnreadError("moving one of several pieces")
    wanted = destination.regions
    assert scene.sentence is not None
    whole = thing.quantity.quantifier is Quantifier.EACH  # as if there were several: one may stay
    offered = optional or (is_optional(scene.sentence.clause.effects[0]) and not whole)
    fits = {
        region
        for region in _goals(scene, wanted)
        if (_room(scene, piece, region) or table.pieces[piece][region])
        and not (offered and table.pieces[piece][region])  # nobody offers to move nothing
    }
    region = yield from _pick_region(scene, fits, optional=optional, several=isinstance(wanted, RegionSet))
    if region is None:
        return None
    table.pieces[piece].clear()
    table.kit[piece] = 0
    table.pieces[piece][region] = 1
    return scene.about(region)


def _to_store(
    scene: Scene, thing: Thing, source: Location | None, stores: tuple[Store, ...], *, optional: bool
) -> Asking:
    """Take pieces of a kind in hand, or put those in hand back into the supply."""
    piece, table = _piece(scene, thing), scene.table
    match source, stores:
        case InStores((Store.HAND,)), (Store.SUPPLY,):
            number = _number(thing.quantity, table.kit[piece])
            if table.kit[piece] < number:
                return None
            if optional and not (number and (yield from confirmed(scene, scene.my_player))):
                return None
            table.kit[piece] -= number
        case InRegions(RegionSet() as where), (Store.HAND,) if _is_one_of(where):
            return (yield from _from_chosen(scene, thing, piece, where, optional=optional, to_hand=True))
        case InRegions(where), (Store.HAND,) if thing.quantity.quantifier is Quantifier.ALL:
            standing = {region for region in regions.all_in(scene, where) if table.pieces[piece][region]}
            standing = _exposed(scene, standing)
            if optional and not (standing and (yield from confirmed(scene, scene.my_player))):
                return None
            for region in standing:
                table.kit[piece] += table.pieces[piece].pop(region)
        case _:
            raise UnreadError("moving from or to a store")
    return scene


def _is_one_of(where: RegionSet) -> bool:
    return where.quantity.quantifier is Quantifier.A or (
        where.quantity.quantifier is Quantifier.NUMBER and where.quantity.number == 1
    )


def _from_chosen(
    scene: Scene, thing: Thing, piece: int, where: RegionSet, *, optional: bool, to_hand: bool
) -> Asking:
    """Take pieces of a kind from one region of choice, all that stand there or so many in full."""
    table = scene.table
    whole = thing.quantity.quantifier in (Quantifier.ALL, Quantifier.EACH)
    least = 1 if whole else _number(thing.quantity, 1)
    fits = {region for region in regions.all_in(scene, where) if table.pieces[piece][region] >= least}
    chosen = yield from _pick_region(scene, fits, optional=optional, several=True)
    if chosen is None:
        return None
    taken = table.pieces[piece][chosen] if whole else least
    table.pieces[piece][chosen] -= taken
    table.kit[piece] += taken if to_hand else 0
    return scene.about(chosen)


def _elsewhere(
    scene: Scene, thing: Thing, where: RegionSet, destination: Location, *, optional: bool
) -> Asking:
    """Move a piece from a region of choice to another that has room for it."""
    piece, table = _piece(scene, thing), scene.table
    if not isinstance(destination, InRegions):
        raise UnreadError("moving a piece elsewhere")

    def fits() -> set[int]:
        bound = scene.rules.pieces[piece].per_region
        return {
            region
            for region in _goals(scene, destination.regions)
            if bound is None or table.pieces[piece][region] < bound
        }

    if not fits():
        return None
    lifted = yield from _from_chosen(scene, thing, piece, where, optional=optional, to_hand=True)
    if lifted is None:
        return None
    region = yield from _pick_region(scene, fits(), optional=False, several=True)
    if region is None:
        return None
    table.kit[piece] -= 1
    table.pieces[piece][region] += 1
    return scene.about(region)


def _move_each(scene: Scene, piece: int, destination: InRegions, *, optional: bool) -> Asking:
    """Move every piece of a kind, each to a region of choice."""
    if optional:
        raise UnreadError("an offer to move each piece")
    table = scene.table
    left = scene.rules.pieces[piece].supply
    table.pieces[piece].clear()
    table.kit[piece] = left
    while left:
        fits = {region for region in _goals(scene, destination.regions) if _room(scene, piece, region)}
        region = yield from _pick_region(scene, fits, optional=False, several=True)
        if region is None:
            break
        table.pieces[piece][region] += 1
        table.kit[piece] -= 1
        left -= 1
    return scene


def _place_before(
    scene: Scene, piece: int, number: int, stock: int, party: Party, *, optional: bool
) -> Asking:
    bound = scene.rules.pieces[piece].per_player
    who = players_meant(scene, party)
    room = [player for player in who if bound is None or scene.table.marks[piece][player] + number <= bound]
    if len(room) < len(who) or not who or number * len(who) > stock:
        return None
    if optional and not (yield from confirmed(scene, scene.my_player)):
        return None
    for player in who:
        scene.table.marks[piece][player] += number
    return scene


def _pick_region(
    scene: Scene, fits: set[int], *, optional: bool, several: bool
) -> Generator[Question, Answer, int | None]:
    fits = _exposed(scene, fits)
    if not fits:
        return None
    if optional and not several:
        return next(iter(fits)) if (yield from confirmed(scene, scene.my_player)) else None
    if not optional and len(fits) == 1:
        return next(iter(fits))
    answers: set[Answer] = {("region", region) for region in fits} | ({PASS} if optional else set())
    answer = yield task(scene, scene.my_player, answers)
    return None if answer == PASS else int(answer[1])


def _exposed(scene: Scene, where: set[int]) -> set[int]:
    """Return those of some regions that are not immune to whoever speaks."""
    return {region for region in where if not is_immune(scene._replace(sentence=None), region)}


def remove(scene: Scene, thing: Thing, source: Location | None, *, optional: bool) -> Asking:
    """Take pieces off the board."""
    piece = _piece(scene, thing)
    table = scene.table
    match source:
        case None:
            where = {region for region, number in table.pieces[piece].items() if number}
        case InRegions(RegionSet() as wanted) if _is_one_of(wanted):
            return (yield from _from_chosen(scene, thing, piece, wanted, optional=optional, to_hand=False))
        case InRegions(wanted):
            where = {region for region in regions.all_in(scene, wanted) if table.pieces[piece][region]}
            where = _exposed(scene, where)
            if isinstance(wanted, RegionSet) and wanted.quantity.quantifier is Quantifier.EACH:
                return (yield from _remove_each(scene, thing, piece, where, optional=optional))
        case _:
            raise UnreadError("removing from elsewhere")
    if scene.rules.pieces[piece].supply > 1:
        where = _exposed(scene, where)
    if thing.quantity.quantifier is Quantifier.ALL:
        is_about = any(table.marks[piece]) or bool(table.laid[piece])
        anything = bool(where) or (source is None and (is_about or table.kit[piece] > 0))
        if optional and not (anything and (yield from confirmed(scene, scene.my_player))):
            return None
        for region in where:
            table.pieces[piece][region] = 0
        if source is None:
            table.marks[piece] = [0] * len(table.players)
            table.laid[piece].clear()
            table.kit[piece] = 0
        return scene
    number = _number(thing.quantity, 1)
    if number != 1 or any(table.marks[piece]) or table.laid[piece]:
        raise UnreadError("removing several pieces of choice")
    if scene.rules.pieces[piece].supply == 1:
        chosen = yield from _called_back(scene, where, optional=optional)
    else:
        chosen = yield from _pick_region(scene, where, optional=optional, several=len(where) > 1)
    if chosen is None:
        return None
    table.pieces[piece][chosen] -= 1
    return scene.about(chosen)


def _called_back(scene: Scene, where: set[int], *, optional: bool) -> Generator[Question, Answer, int | None]:
    """Say where the only piece of a kind stands, if it is taken back: no immunity keeps it."""
    if not where or (optional and not (yield from confirmed(scene, scene.my_player))):
        return None
    return next(iter(where))


def _remove_each(scene: Scene, thing: Thing, piece: int, where: set[int], *, optional: bool) -> Asking:
    table = scene.table
    whole = thing.quantity.quantifier is Quantifier.ALL
    number = _number(thing.quantity, 1)
    fits = [region for region in where if whole or table.pieces[piece][region] >= number]
    if optional and not (fits and (yield from confirmed(scene, scene.my_player))):
        return None
    for region in fits:
        table.pieces[piece][region] -= table.pieces[piece][region] if whole else number
    return scene


def _piece(scene: Scene, thing: Thing) -> int:
    if not isinstance(thing.noun, Pieces) or thing.noun.piece is None:
        raise UnreadError(f"placing {thing.noun}")
    return scene.rules.piece_number[thing.noun.piece]


def _stock(scene: Scene, piece: int, source: Location | None) -> int:
    match source:
        case None:
            return counts.in_supply(scene, piece) + scene.table.kit[piece]
        case InStores((Store.HAND,)):
            return scene.table.kit[piece]
        case InStores((Store.SUPPLY,)):
            return counts.in_supply(scene, piece)
        case _:
            raise UnreadError("placing from elsewhere")


def _take(scene: Scene, piece: int, source: Location | None, number: int) -> None:
    """Take pieces from the hand, if that is meant, or if the supply has not enough."""
    lacking = max(0, -counts.in_supply(scene, piece))
    if isinstance(source, InStores) and source.stores == (Store.HAND,):
        lacking = number
    scene.table.kit[piece] -= lacking


def _number(quantity: Quantity, stock: int) -> int:
    match quantity.quantifier:
        case Quantifier.NUMBER | Quantifier.UP_TO:
            return quantity.number or 0
        case Quantifier.ALL | Quantifier.EACH:
            return stock
        case _:
            return 1


def _room(scene: Scene, piece: int, region: int) -> int:
    bound = scene.rules.pieces[piece].per_region
    return 99 if bound is None else bound - scene.table.pieces[piece][region]


def _goals(scene: Scene, wanted: Regions) -> set[int]:
    """Return where pieces may be put: where nobody can go, only if the sentence names such ground."""
    found = set(regions.all_in(scene, wanted))
    if not isinstance(wanted, RegionSet) or wanted.kinds:
        return found
    return {region for region in found if not scene.table.ground(region).impassable}
