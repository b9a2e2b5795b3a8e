"""Race tokens by the heap, which is whatever stands in one region: removed, lifted, moved, set down, lost."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from swdsl.model.clauses import Do, Lose, Move, Place, Remove
from swdsl.model.counts import InRegions, InStores, Location, Thing
from swdsl.model.expressions import Me, Regions, RegionSet, They, Tokens
from swdsl.model.quantities import Quantity
from swdsl.words import Quantifier, RegionVerb, Store
from tests.judge import counts, regions
from tests.judge.announcer import Asking as Course
from tests.judge.asking import Asking, UnreadError, confirmed, opponent_of, race_of_them, task
from tests.judge.conquest import lift_pieces
from tests.judge.hearing import to_region
from tests.judge.questions import PASS, Answer, Question
from tests.judge.reach import is_immune
from tests.judge.scene import NOBODY, Scene
from tests.judge.table import EMPTY, Table

if TYPE_CHECKING:
    from tests.judge.deeds import Deeds

_EVERY_ONE = (Quantifier.EACH, Quantifier.ALL)


def is_heap(effect: Do) -> bool:
    """Whether an effect handles race tokens of whoever speaks."""
    match effect.action:
        case Remove(thing, source) | Move(thing, source, _):
            in_regions = source is None or isinstance(source, InRegions)
            return isinstance(thing.noun, Tokens) and thing.owner in (None, Me()) and in_regions
        case Place(thing, InStores(), InRegions()):
            return isinstance(thing.noun, Tokens) and thing.owner in (None, Me())
        case Lose():
            return True
        case _:
            return False


def handle(host: Deeds, scene: Scene, effect: Do) -> Asking:
    """Do what is done with heaps."""
    match effect.action:
        case Remove(thing, source):
            return (yield from _take(host, scene, thing, source, Store.TRAY, optional=effect.optional))
        case Move(thing, source, InStores((Store.HAND,))):
            return (yield from _take(host, scene, thing, source, Store.HAND, optional=effect.optional))
        case Move(thing, source, InRegions(where)):
            return (yield from _move(host, scene, thing, source, where, optional=effect.optional))
        case Place(thing, InStores(stores), InRegions(where)):
            return (yield from _set_down(host, scene, thing, stores, where, optional=effect.optional))
        case Lose(_, amount):
            return (yield from _lose(host, scene, counts.amount(scene, amount), effect))
        case _:
            raise UnreadError("tokens handled elsewhere")


def _share(thing: Thing, standing: int) -> int:
    """Return how many tokens of a heap are meant; 0 if it does not have them in full."""
    number = thing.quantity.number or 1
    match thing.quantity.quantifier:
        case Quantifier.ALL | Quantifier.EACH:
            return standing
        case Quantifier.ALL_BUT:
            return max(0, standing - number)
        case Quantifier.UP_TO:
            return int(standing > 0)
        case _:
            return number if standing >= number else 0


def _heaps(scene: Scene, thing: Thing, where: Regions | None) -> set[int]:
    """Return the regions of whoever speaks that have such a heap."""
    table = scene.table
    named = table.regions_of(scene.me) if where is None else regions.all_in(scene, where)
    return {each for each in named if table.holder[each] == scene.me and _share(thing, table.tokens[each])}


def _mine(scene: Scene, fits: set[int]) -> set[int]:
    return {region for region in fits if not is_immune(scene._replace(sentence=None), region)}


def _asked(
    scene: Scene, fits: set[int], where: Regions | None = None, *, optional: bool
) -> Generator[Question, Answer, int | None]:
    """Let whoever speaks choose a region, or say yes to the only one where something is placed."""
    if not fits:
        return None
    if not optional and len(fits) == 1:
        return next(iter(fits))
    if where is not None and not isinstance(where, RegionSet):
        return next(iter(fits)) if (yield from confirmed(scene, scene.my_player)) else None
    answers: set[Answer] = {("region", region) for region in fits} | ({PASS} if optional else set())
    answer = yield task(scene, scene.my_player, answers)
    return None if answer == PASS else int(answer[1])


def _is_every(thing: Thing, where: Regions | None) -> bool:
    """Whether tokens are taken from every one of the regions, and nobody chooses."""
    everything = thing.quantity.quantifier in _EVERY_ONE
    if where is None:
        return everything
    if not isinstance(where, RegionSet):
        return False
    bare = where.quantity.quantifier is Quantifier.BARE
    return where.quantity.quantifier in _EVERY_ONE or (everything and bare)


def _where(source: Location | None) -> Regions | None:
    return source.regions if isinstance(source, InRegions) else None


def _take(
    host: Deeds, scene: Scene, thing: Thing, source: Location | None, store: Store, *, optional: bool
) -> Asking:
    """Take tokens off the board, to hand or to the tray."""
    where = _where(source)
    fits = _heaps(scene, thing, where)
    if _is_every(thing, where):
        fits = _mine(scene, fits)
        if optional and not (fits and (yield from confirmed(scene, scene.my_player))):
            return None
        for region in sorted(fits):
            yield from _off(host, scene.me, region, _share(thing, host.table.tokens[region]), store)
        return scene
    spread = where is None or (isinstance(where, RegionSet) and where.quantity.quantifier is Quantifier.BARE)
    if spread and thing.quantity.quantifier is not Quantifier.A and (thing.quantity.number or 1) > 1:
        raise UnreadError("tokens taken one by one")
    if thing.quantity.quantifier is Quantifier.UP_TO:
        optional = True
    chosen = yield from _asked(scene, _mine(scene, fits), optional=optional)
    if chosen is None:
        return None
    yield from _off(host, scene.me, chosen, _share(thing, host.table.tokens[chosen]), store)
    return scene.about(chosen)


def _off(host: Deeds, slot: int, region: int, number: int, store: Store) -> Course:
    """Take so many tokens out of a region, which is left when none remains."""
    table = host.table
    before = table.copy()
    table.tokens[region] -= number
    if store is Store.HAND:
        table.hand[slot] += number
    else:
        table.tray[table.race[slot]] += number
    if not table.tokens[region]:
        yield from _leave(host, slot, region, before)


def _leave(host: Deeds, slot: int, region: int, before: Table) -> Course:
    table = host.table
    table.holder[region] = EMPTY
    lift_pieces(table, region)
    host.memory.left.append((slot, region))
    host.tidy()
    yield from host.announce(to_region(slot, RegionVerb.LEAVE, region, NOBODY), before)
    host.recycle()


def _free(scene: Scene, where: Regions) -> set[int]:
    """Return the regions described to which tokens can go: mine, or nobody's, and open to me."""
    table = scene.table
    return {
        region
        for region in regions.all_in(scene, where)
        if table.holder[region] in (scene.me, EMPTY) and not table.ground(region).impassable
    }


def _move(
    host: Deeds, scene: Scene, thing: Thing, source: Location | None, where: Regions, *, optional: bool
) -> Asking:
    table, whence = host.table, _where(source)
    heaps, goals = _heaps(scene, thing, whence), _free(scene, where)
    if _is_every(thing, whence):
        heaps = _mine(scene, heaps)
        if optional and not heaps:
            return None
        fits = _mine(scene, goals - (heaps if len(heaps) == 1 else set()))
        region = yield from _asked(scene, fits, optional=optional)
        if region is None:
            return None
        moved = [each for each in sorted(heaps) if each != region]
    else:
        fits = _mine(scene, heaps - (goals if len(goals) == 1 else set())) if goals else set()
        start = yield from _asked(scene, fits, optional=optional)
        if start is None:
            return None
        region = yield from _asked(scene, _mine(scene, goals - {start}), optional=False)
        if region is None:
            return None
        moved = [start]
    for each in moved:
        number = _share(thing, table.tokens[each])
        yield from _bring(host, scene.me, each, region, number)
    return scene.about(region)


def _bring(host: Deeds, slot: int, start: int, goal: int, number: int) -> Course:
    """Bring tokens from one region to another."""
    table = host.table
    before = table.copy()
    table.tokens[start] -= number
    gone = not table.tokens[start]
    if gone:
        table.holder[start] = EMPTY
    new = table.holder[goal] != slot
    table.holder[goal] = slot
    table.tokens[goal] += number
    host.tidy()
    if gone:
        yield from _leave(host, slot, start, before)
    if new:
        yield from host.announce(to_region(slot, RegionVerb.OCCUPY, goal, NOBODY))


def _waiting(scene: Scene, stores: tuple[Store, ...]) -> int:
    table = scene.table
    tray = table.tray[table.race[scene.me]] if Store.TRAY in stores else 0
    return tray + (table.hand[scene.me] if Store.HAND in stores else 0)


def _set_down(
    host: Deeds, scene: Scene, thing: Thing, stores: tuple[Store, ...], where: Regions, *, optional: bool
) -> Asking:
    quantity, waiting = thing.quantity, _waiting(scene, stores)
    goals = _mine(scene, _free(scene, where))
    bare = isinstance(where, RegionSet) and where.quantity.quantifier is Quantifier.BARE
    if quantity.quantifier is Quantifier.UP_TO or (bare and quantity.quantifier not in _EVERY_ONE):
        return (yield from _set_down_singly(host, scene, quantity, stores, where, optional=optional))
    if bare:
        raise UnreadError("tokens spread from tray or hand")
    everything = quantity.quantifier in _EVERY_ONE
    number = waiting if everything else quantity.number or 1
    if isinstance(where, RegionSet) and where.quantity.quantifier in _EVERY_ONE:
        wanted = number * len(goals)
        if wanted > waiting or (optional and not wanted):
            return None
        if optional and not (yield from confirmed(scene, scene.my_player)):
            return None
        for region in sorted(goals):
            yield from _put(host, scene.me, region, number, stores)
        return scene
    if not number or number > waiting:
        return None
    chosen = yield from _asked(scene, goals, where, optional=optional)
    if chosen is None:
        return None
    yield from _put(host, scene.me, chosen, number, stores)
    return scene.about(chosen)


def _set_down_singly(
    host: Deeds,
    scene: Scene,
    quantity: Quantity,
    stores: tuple[Store, ...],
    where: Regions,
    *,
    optional: bool,
) -> Asking:
    """Set tokens down one by one: so many, or `up to` so many, which may be none."""
    up_to, number = quantity.quantifier is Quantifier.UP_TO, quantity.number or 1
    if not up_to and _waiting(scene, stores) < number:
        return None
    done = 0
    while done < number and _waiting(scene, stores):
        goals = _mine(scene, _free(scene, where))
        chosen = yield from _asked(scene, goals, where, optional=up_to or (optional and not done))
        if chosen is None:
            break
        yield from _put(host, scene.me, chosen, 1, stores)
        scene, done = scene.about(chosen), done + 1
    return scene if done else None


def _put(host: Deeds, slot: int, region: int, number: int, stores: tuple[Store, ...]) -> Course:
    table = host.table
    from_tray = min(number, table.tray[table.race[slot]]) if Store.TRAY in stores else 0
    table.tray[table.race[slot]] -= from_tray
    table.hand[slot] -= number - from_tray
    new = table.holder[region] != slot
    table.holder[region] = slot
    table.tokens[region] += number
    host.tidy()
    if new:
        yield from host.announce(to_region(slot, RegionVerb.OCCUPY, region, NOBODY))


def _lose(host: Deeds, scene: Scene, number: int, effect: Do) -> Asking:
    """Give tokens back that can be spared: those in hand, then all but one of each region, in board order."""
    table = host.table
    match effect.subject:
        case Me():
            slot = scene.me
        case They():
            slot = race_of_them(scene)
        case _:
            raise UnreadError(f"{effect.subject} losing tokens")
    if slot < 0 or table.race[slot] < 0:
        return None
    held = table.regions_of(slot)
    spare = table.hand[slot] + sum(table.tokens[region] - 1 for region in held)
    if not spare or (effect.optional and spare < number):
        return None
    decider = scene.my_player if slot == scene.me else opponent_of(scene)
    if effect.optional and not (number and (yield from confirmed(scene, decider))):
        return None
    lost = min(number, table.hand[slot])
    table.hand[slot] -= lost
    for region in held:
        taken = min(number - lost, table.tokens[region] - 1)
        table.tokens[region] -= taken
        lost += taken
    table.tray[table.race[slot]] += lost
    return scene
