"""Pieces that conquer: where they may go, and what becomes of whoever stood there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from swdsl.model.clauses import Adjust, Rule
from swdsl.model.expressions import PieceActor
from swdsl.model.moments import RegionEvent
from swdsl.words import Permission, RegionVerb, Value
from tests.judge import counts, regions
from tests.judge.announcer import Asking
from tests.judge.conquest import drive_out
from tests.judge.costs import ward_of
from tests.judge.hearing import Happening
from tests.judge.kinds import may_repel
from tests.judge.reach import is_forbidden, is_immune
from tests.judge.rules import Sentence
from tests.judge.scene import NOBODY, Scene

if TYPE_CHECKING:
    from tests.judge.deeds import Deeds


def goals(scene: Scene, piece: int, where: object) -> set[int]:
    """Return the regions that a piece may conquer for the race that sends it."""
    return {
        region
        for region in regions.all_in(scene, where)  # type: ignore[arg-type]
        if _may_stand(scene, piece, region)
        and not is_immune(scene._replace(sentence=None), region)
        and not _is_warded(scene, region)
        and not (_sends(scene) and is_forbidden(scene._replace(sentence=None), region))
    }


def can_go(scene: Scene, piece: int) -> bool:
    """Whether a piece of a kind has not conquered this turn, and can be had."""
    gone = sum(kind == piece for kind, _ in scene.memory.sallies)
    if gone >= scene.rules.pieces[piece].supply:
        return False
    return at_home(scene, piece) or bool(outposts(scene, piece))


def at_home(scene: Scene, piece: int) -> bool:
    """Whether a piece waits in the supply or in its owner's hand."""
    return counts.in_supply(scene, piece) + scene.table.kit[piece] > 0


def outposts(scene: Scene, piece: int) -> set[int]:
    """Return the regions from which a piece of a kind can go."""
    standing = {region for region, number in scene.table.pieces[piece].items() if number}
    if scene.rules.pieces[piece].supply == 1:
        return standing
    plain = scene._replace(sentence=None)
    gone = {region for kind, region in scene.memory.sallies if kind == piece}
    return {region for region in standing - gone if not is_immune(plain, region)}


def _sends(scene: Scene) -> bool:
    """Whether what a piece conquers is conquered by whoever sends it."""
    return scene.rules.option("figure_conquests") != "nobody"


def _is_warded(scene: Scene, region: int) -> bool:
    return ward_of(scene, region).everything and scene.table.holder[region] != scene.me


def _may_stand(scene: Scene, piece: int, region: int) -> bool:
    """Whether the ground bears a piece: never a chasm, water only if something says so."""
    ground = scene.table.ground(region)
    if ground.impassable or scene.table.pieces[piece][region]:
        return False
    if not (ground.closed or ground.transit):
        return True
    return any(
        isinstance(effect, Rule)
        and effect.permission is Permission.OCCUPY
        and isinstance(effect.subject, PieceActor)
        and scene.rules.piece_number.get(effect.subject.piece) == piece
        and effect.regions is not None
        and regions.is_in(scene.saying(sentence), effect.regions, region)
        for sentence in _about(scene, piece)
        for effect in sentence.clause.effects
    )


def _about(scene: Scene, piece: int) -> Iterator[Sentence]:
    """Yield the sentences of the component that a piece belongs to."""
    owner = scene.rules.pieces[piece].owner
    for number, marker in enumerate(scene.rules.markers):
        if marker.ref == owner:
            yield from scene.rules.sentences(marker, number)
    for tile in (*scene.rules.races, *scene.rules.powers):
        if tile.ref == owner:
            yield from scene.rules.sentences(tile)


def storm(host: Deeds, scene: Scene, piece: int, region: int) -> Asking:
    """Let a piece conquer a region: nobody holds it afterwards."""
    table, memory = host.table, host.memory
    before = table.copy()
    loser = table.holder[region]
    sender = scene.me if _sends(scene) else NOBODY
    guarded = host.guards_marker(region)
    foreign = loser >= 0 and (sender < 0 or table.player_of(loser) != table.player_of(sender))
    if foreign:
        memory.attacks.append((scene.me, region, loser))
        attack = Happening(RegionVerb.ATTACK.value, sender, region, loser, figure=True)
        yield from host.announce(attack, before, only=lambda said: not may_repel(said))
    what = Happening(RegionVerb.CONQUER.value, sender, region, loser, figure=True)
    what = replace(what, lost=drive_out(table, memory, what, _says(scene, piece)))
    table.kit[piece] -= 1 if counts.in_supply(scene, piece) <= 0 and table.kit[piece] else 0
    table.pieces[piece][region] = 1
    host.tidy()
    if guarded and host.rules.option("figure_discovery") == "yes":
        yield from host.discover(NOBODY, region)
        before.marker_at = list(table.marker_at)
    yield from host.announce(what, before)
    host.recycle()


def _says(scene: Scene, piece: int) -> int | None:
    """Return what is said of losses when the piece conquers."""
    for sentence in _about(scene, piece):
        moment = sentence.clause.moment
        if isinstance(moment, RegionEvent) and isinstance(moment.actor, PieceActor):
            for effect in sentence.clause.effects:
                if isinstance(effect, Adjust) and effect.value is Value.LOSSES:
                    return counts.amount(scene, effect.amount)
    return None
