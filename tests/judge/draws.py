"""Pieces that lie face down: which kind one is, chance says when it is drawn or revealed."""

from __future__ import annotations

from collections.abc import Generator

from swdsl.model.clauses import Draw, Reveal
from swdsl.model.counts import InRegions, Thing
from swdsl.model.expressions import Pieces, RegionSet
from tests.judge import counts, regions
from tests.judge.asking import Asking, UnreadError, confirmed, task
from tests.judge.questions import PASS, Answer, Question
from tests.judge.reach import is_immune
from tests.judge.scene import NOBODY, Scene


def draw(scene: Scene, action: Draw, *, optional: bool) -> Asking:
    """Take so many from the supply, one after the other, all or none; what is put back is only seen."""
    hidden = _hidden(scene, action.thing)
    number = action.thing.quantity.number or 1
    if counts.in_supply(scene, hidden) < (1 if action.back else number):
        return None
    if optional and not (yield from confirmed(scene, scene.my_player)):
        return None
    for _ in range(number):
        kind = yield from _seen(scene, hidden)
        scene.table.kit[kind] += 0 if action.back else 1
        scene = scene._replace(drawn=kind)
    return scene


def reveal(scene: Scene, action: Reveal, *, optional: bool) -> Asking:
    """Turn one up where it lies; it stays there face up, if there is room, or goes back to the supply."""
    hidden = _hidden(scene, action.thing)
    if not isinstance(action.where, InRegions):
        raise UnreadError("revealing elsewhere")
    fits = [each for each in regions.all_in(scene, action.where.regions) if scene.table.pieces[hidden][each]]
    if isinstance(action.where.regions, RegionSet):
        region = yield from _chosen(scene, fits, optional=optional)
    elif fits and (not optional or (yield from confirmed(scene, scene.my_player))):
        region = fits[0]
    else:
        return None
    if region is None:
        return None
    kind = yield from _seen(scene, hidden)
    here = scene.table.pieces
    here[hidden][region] -= 1
    bound = scene.rules.pieces[kind].per_region
    if not action.back and (bound is None or here[kind][region] < bound):
        here[kind][region] += 1
    return scene.about(region)._replace(drawn=kind)


def _chosen(scene: Scene, fits: list[int], *, optional: bool) -> Generator[Question, Answer, int | None]:
    plain = scene._replace(sentence=None)
    fits = [region for region in fits if not is_immune(plain, region)]
    answers: set[Answer] = {("region", region) for region in fits} | ({PASS} if optional else set())
    if not fits:
        return None
    answer: Answer = ("region", fits[0])
    if len(answers) > 1:
        answer = yield task(scene, scene.my_player, answers)
    return None if answer == PASS else int(answer[1])


def _seen(scene: Scene, hidden: int) -> Generator[Question, Answer, int]:
    """Return the kind that chance brings: one of which not all lie face up somewhere."""
    names = scene.rules.pieces[hidden].kinds
    kinds = [scene.rules.piece_number[each] for each in names]
    left = [kind for kind in kinds if counts.in_supply(scene, kind)]
    if len(left) == 1:
        return left[0]
    _, kind = yield Question("draw", NOBODY, "", frozenset(("draw", kind) for kind in left))
    return int(kind)


def _hidden(scene: Scene, thing: Thing) -> int:
    if not isinstance(thing.noun, Pieces) or thing.noun.piece is None:
        raise UnreadError(f"drawing {thing.noun}")
    return scene.rules.piece_number[thing.noun.piece]
