"""Where a race may go: ground, entry, reach, passage, immunity and what is forbidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from swdsl.model.clauses import ImmuneTo, Rule
from swdsl.model.expressions import Anyone, Contains, Content, Me, Pieces, RegionSet, Related
from swdsl.words import Modal, Permission, Relation, State
from tests.judge import regions
from tests.judge.adjacency import reached
from tests.judge.costs import Ward, ward_of
from tests.judge.holding import holds_for, in_state, speaking
from tests.judge.kinds import may_expand
from tests.judge.parties import is_party
from tests.judge.rules import STEP
from tests.judge.scene import NOBODY, Scene

Kind = TypeVar("Kind", bound=ImmuneTo | Rule)


def may_attack(scene: Scene, region: int, helps: tuple[Scene, ...] = ()) -> bool:
    """Whether the race that speaks may attack a region, the cost apart."""
    return _is_free(scene, region) and is_open(scene, region, helps) and _may_come(scene, region)


def _may_come(scene: Scene, region: int) -> bool:
    """Whether a declined race may attack there: what lets it expand is help, which may not count."""
    if scene.table.is_active(scene.me):
        return True
    lets = [said.sentence for said in speaking(scene, STEP) if may_expand(said)]
    return any(each is not None and not ward_of(scene, region).silences(each) for each in lets)


def may_stand(scene: Scene, region: int) -> bool:
    """Whether the ground is one the race may conquer at all."""
    ground = scene.table.ground(region)
    if ground.impassable:
        return False
    return not ground.closed or may_keep(scene, region)


def may_keep(scene: Scene, region: int) -> bool:
    """Whether something lets the race occupy ground that is not for everybody."""
    return any(
        regions.is_in(said, rule.regions, region)
        for said, rule in rules_of(scene, Permission.OCCUPY)
        if rule.regions is not None
    )


def rules_of(scene: Scene, permission: Permission, modal: Modal = Modal.MAY) -> Iterator[tuple[Scene, Rule]]:
    """Yield the standing, unlimited permissions of one kind that the race that speaks gives itself."""
    for said in speaking(scene, f"always {permission.value}"):
        assert said.sentence is not None
        for effect in said.sentence.clause.effects:
            if not isinstance(effect, Rule) or (effect.permission, effect.modal) != (permission, modal):
                continue
            if said.sentence.clause.limit is None and isinstance(effect.subject, Me) and holds_for(said):
                yield said, effect


def is_open(scene: Scene, region: int, helps: tuple[Scene, ...] = ()) -> bool:
    """Whether a race without regions may enter there, or another may reach it."""
    plain = scene.table.once(("open", scene.me, region), lambda: _is_open(scene, region))
    return plain or (
        bool(scene.table.regions_of(scene.me)) and _helped(helps, region, ward_of(scene, region))
    )


def _is_open(scene: Scene, region: int) -> bool:
    ward = ward_of(scene, region)
    if not scene.table.regions_of(scene.me):
        return _may_enter(scene, region, ward)
    plain = any(_granted(said, rule, region, ward) for said, rule in rules_of(scene, Permission.REACH))
    return plain or _may_cross(scene, region, ward)


def _granted(said: Scene, rule: Rule, region: int, ward: Ward) -> bool:
    assert said.sentence is not None
    assert rule.regions is not None
    if ward.silences(said.sentence):
        return False
    if said.sentence.source.kind is None and (ward.everything or ward.kinds) and _by_adjacency(rule):
        return _by_warded_adjacency(said, region, ward)
    return regions.is_in(said, rule.regions, region)


def _by_adjacency(rule: Rule) -> bool:
    chosen = rule.regions.filter if isinstance(rule.regions, RegionSet) else None
    return isinstance(chosen, Related) and chosen.relation is Relation.ADJACENT


def _by_warded_adjacency(said: Scene, region: int, ward: Ward) -> bool:
    """Adjacency that does not rest on help: printed borders, and links that are not silenced."""
    mine = said.table.regions_of(said.me)
    if any(each in said.rules.borders[region] for each in mine):
        return True
    if ward.everything:
        return False
    raise NotImplementedError("adjacency warded by kind")


def _helped(helps: tuple[Scene, ...], region: int, ward: Ward) -> bool:
    for said in helps:
        assert said.sentence is not None
        for effect in said.sentence.clause.effects:
            if not isinstance(effect, Rule) or effect.permission is not Permission.REACH:
                continue
            assert effect.regions is not None
            there = said.about(region)
            if not ward.silences(said.sentence) and regions.is_in(there, effect.regions, region):
                return True
    return False


def _may_enter(scene: Scene, region: int, ward: Ward) -> bool:
    """Whether a race without regions may begin there; a narrowing that leaves nothing open is not heard."""
    only = [each for each in rules_of(scene, Permission.ENTER, Modal.MAY_ONLY) if not _is_lent(each[0])]
    left = scene.table.once(
        ("left", scene.me),
        lambda: [each for each in scene.rules.everywhere if only and _left_by(scene, only, each)],
    )
    if left:
        return region in left
    granted = any(_granted(said, rule, region, ward) for said, rule in rules_of(scene, Permission.ENTER))
    return granted or _may_cross_in(scene, region, ward)


def _left_by(scene: Scene, only: list[tuple[Scene, Rule]], region: int) -> bool:
    """Whether every `may only enter` leaves a region open, as help or because anybody may enter there."""
    if not all(rule.regions is not None and regions.is_in(said, rule.regions, region) for said, rule in only):
        return False
    if not _is_free(scene, region):
        return False
    ward = ward_of(scene, region)
    anybody = [(said, rule) for said, rule in rules_of(scene, Permission.ENTER) if _of_frame(said)]
    return any(_granted(said, rule, region, ward) for said, rule in (*only, *anybody))


def _is_lent(said: Scene) -> bool:
    """Whether a sentence is of a power that lies on a place: used at will, it narrows nothing."""
    return said.sentence is not None and said.sentence.is_lent


def _of_frame(said: Scene) -> bool:
    return said.sentence is not None and said.sentence.source.kind is None


def _is_free(scene: Scene, region: int) -> bool:
    """Whether nothing but the way there keeps a race from attacking a region."""
    return scene.table.once(("free", scene.me, region), lambda: _finds_free(scene, region))


def _finds_free(scene: Scene, region: int) -> bool:
    return (
        scene.table.holder[region] != scene.me
        and may_stand(scene, region)
        and not is_immune(scene, region)
        and not is_forbidden(scene, region)
        and region not in scene.memory.repelled
        and not (scene.rules.option("retake_abandoned") == "no" and (scene.me, region) in scene.memory.left)
    )


def _passable(scene: Scene, ward: Ward) -> list[int]:
    """Return the ground that may be passed through."""
    return scene.table.once(("pass", scene.me, ward), lambda: _find_passable(scene, ward))


def _find_passable(scene: Scene, ward: Ward) -> list[int]:
    granted = [
        (said, rule.regions)
        for said, rule in rules_of(scene, Permission.PASS)
        if rule.regions is not None and said.sentence is not None and not ward.silences(said.sentence)
    ]
    if not granted:
        return []
    return [
        region
        for region in scene.rules.everywhere
        if any(regions.is_in(said, wanted, region) for said, wanted in granted)
    ]


def _may_cross(scene: Scene, region: int, ward: Ward) -> bool:
    """Whether ground that may be passed through leads from a region of mine to this one."""
    passable = _passable(scene, ward)
    if not passable:
        return False
    near = scene.rules.borders
    mine = scene.table.regions_of(scene.me)
    start = [each for each in passable if any(own in near[each] or own == each for own in mine)]
    chain = reached(start, lambda here: (each for each in near[here] if each in passable))
    return region in chain or any(each in near[region] for each in chain)


def _may_cross_in(scene: Scene, region: int, ward: Ward) -> bool:
    """Whether such ground leads in from where the race may enter."""
    if scene.rules.option("entry_by_passage") != "yes":
        return False
    passable = _passable(scene, ward)
    near = scene.rules.borders
    start = [
        each
        for each in passable
        if any(_granted(said, rule, each, ward) for said, rule in rules_of(scene, Permission.ENTER))
    ]
    chain = reached(start, lambda here: (each for each in near[here] if each in passable))
    return any(each in near[region] for each in chain) or region in chain


def is_immune(scene: Scene, region: int) -> bool:
    """Whether somebody's sentence makes a region immune to the race that speaks."""
    for said, effect in _standing(scene, ImmuneTo):
        theirs = isinstance(effect.party, Anyone) or _is_opponent_there(said, scene, region, effect)
        if theirs and regions.is_in(said, effect.regions, region):
            return True
    return False


def _is_opponent_there(said: Scene, attacker: Scene, region: int, effect: ImmuneTo) -> bool:
    """A place's figure protects whoever stands with it, against that player's opponents."""
    assert said.sentence is not None
    holder = said.table.holder[region]
    if holder >= 0 and _guards_itself(said):
        said = said._replace(me=holder)
    return is_party(said, effect.party, attacker.me)


def is_forbidden(scene: Scene, region: int) -> bool:
    """Whether a rule says that the race that speaks cannot attack a region."""
    for said, effect in _standing(scene, Rule):
        if (effect.modal, effect.permission) == (Modal.CANNOT, Permission.ATTACK):
            assert effect.regions is not None
            if is_party(said, effect.subject, scene.me) and regions.is_in(said, effect.regions, region):
                return True
        if (effect.modal, effect.permission) == (Modal.MAY_ONLY, Permission.ATTACK):
            assert effect.regions is not None
            if is_party(said, effect.subject, scene.me) and not regions.is_in(said, effect.regions, region):
                return True
    return False


def _standing(scene: Scene, kind: type[Kind]) -> Iterator[tuple[Scene, Kind]]:
    """Yield the standing rules of one kind that anybody has."""
    topic = "always ImmuneTo" if kind is ImmuneTo else "always attack"
    for said in everybody(scene, topic):
        assert said.sentence is not None
        for effect in said.sentence.clause.effects:
            if isinstance(effect, kind) and holds_for(said):
                yield said, effect


def everybody(scene: Scene, topic: str) -> Iterator[Scene]:
    """Yield every sentence on a topic of every race in play, and of markers that nobody holds."""
    table = scene.table
    for slot in table.slots:
        mine = scene._replace(me=slot, they=scene.me)
        for sentence in table.sentences_of(slot, topic):
            said = mine.saying(sentence)
            if in_state(said, sentence) or _guards_itself(said):
                yield said
    for number, at in enumerate(table.marker_at):
        if at >= 0 and table.holder[at] < 0:
            nobody = scene._replace(me=NOBODY, they=scene.me)
            for sentence in scene.rules.sentences(scene.rules.markers[number], number):
                said = nobody.saying(sentence)
                if topic in sentence.topics and (sentence.ownerless or _guards_itself(said)):
                    yield said


def _guards_itself(said: Scene) -> bool:
    """Whether a place's own piece protects the region where it stands, whoever has the place."""
    assert said.sentence is not None
    own = said.rules.markers[said.sentence.source.marker].pieces if said.sentence.source.marker >= 0 else ()
    pieces = {piece.ref for piece in own}
    match said.sentence.clause.effects:
        case (ImmuneTo(regions=RegionSet(kinds=(), filter=Contains(Content(noun=Pieces(piece))))),):
            return piece in pieces and said.sentence.clause.state is not State.DECLINED
        case _:
            return False
