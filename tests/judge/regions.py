"""Where: whether a region is one that a sentence describes."""

from __future__ import annotations

from typing import assert_never

from swdsl.model.content import Term
from swdsl.model.expressions import (
    AllOf,
    AnyOf,
    AtEdge,
    Contains,
    Content,
    Defenders,
    Filter,
    GroundKind,
    Happened,
    HeldBy,
    Here,
    Markers,
    Neutrals,
    Not,
    OfKind,
    OtherThan,
    Party,
    Pieces,
    RegionKind,
    Regions,
    RegionSet,
    Related,
    SameTerrain,
    SymbolKind,
    TermKind,
    TerrainKind,
    There,
    This,
    Tokens,
    We,
)
from swdsl.words import CardKind, Deed, Ground, Kind, Relation
from tests.judge import adjacency, parties
from tests.judge.lasting import Spot
from tests.judge.numbers import enough, within
from tests.judge.scene import Scene
from tests.judge.table import NEUTRAL, Loss


def is_in(scene: Scene, wanted: Regions, region: int) -> bool:
    """Whether a region is one of those described; the quantity in front of them is not asked here."""
    if isinstance(wanted, Spot):
        return region == wanted.region
    match wanted:
        case Here():
            return region == scene.here
        case There():
            return region == scene.there
        case RegionSet(_, kinds, chosen):
            if kinds and not any(all(is_kind(scene, kind, region) for kind in each) for each in kinds):
                return False
            return chosen is None or passes(scene, chosen, region)
    assert_never(wanted)


def all_in(scene: Scene, wanted: Regions) -> list[int]:
    """Return every region described; while the table stands still, each description is read once."""
    bound = (scene.they, scene.they_player, scene.there, scene.here) if scene.rules.points(wanted) else ()
    return scene.table.once(
        (id(wanted), scene.me, *bound),
        lambda: [region for region in scene.rules.everywhere if is_in(scene, wanted, region)],
    )


def is_kind(scene: Scene, kind: RegionKind, region: int) -> bool:
    """Whether a region is of a kind of ground."""
    rules = scene.rules
    match kind:
        case TerrainKind(ref) | SymbolKind(ref):
            return scene.table.is_ground(region, ref)
        case GroundKind(ground):
            return scene.table.ground(region).water == (ground is Ground.WATER)
        case TermKind(ref):
            term: Term = rules.terms[ref]
            return is_in(scene, term.regions, region)
    assert_never(kind)


def passes(scene: Scene, chosen: Filter, region: int) -> bool:
    """Whether a region passes a filter."""
    table, rules = scene.table, scene.rules
    match chosen:
        case AllOf(parts):
            return all(passes(scene, part, region) for part in parts)
        case AnyOf(parts):
            return any(passes(scene, part, region) for part in parts)
        case Not(part):
            return not passes(scene, part, region)
        case HeldBy(named):
            return any(parties.is_party(scene, party, table.holder[region]) for party in named)
        case Contains(content):
            return within(content.range, contents(scene, content, region))
        case OfKind(kind):
            return is_kind(scene, kind, region)
        case AtEdge():
            return rules.board.regions[region].edge
        case SameTerrain(anchor):
            return any(table.terrain[each] == table.terrain[region] for each in all_in(scene, anchor))
        case OtherThan(anchor):
            return not is_in(scene, anchor, region)
        case Related():
            return _related(scene, chosen, region)
        case Happened():
            return _happened(scene, chosen, region)
    assert_never(chosen)


def contents(scene: Scene, content: Content, region: int) -> int:
    """Count a thing in a region."""
    table, rules = scene.table, scene.rules
    match content.noun:
        case Tokens():
            return table.tokens[region] if table.holder[region] >= 0 else 0
        case Defenders(enemy_only):
            return defenders(scene, region, enemy_only=enemy_only)
        case Neutrals(None):
            return neutrals(scene, region)
        case Neutrals(ref):
            return neutrals(scene, region) if scene.table.neutral_kind.get(region) == str(ref) else 0
        case Pieces(None):
            return sum(each[region] for each in table.pieces)
        case Pieces(ref):
            return table.pieces[rules.piece_number[ref]][region] if ref in rules.piece_number else 0
        case This():
            return int(region == scene.here)
        case Markers(card, None):
            return sum(
                at == region and _is_card(rules.markers[number].ref.kind, card)
                for number, at in enumerate(table.marker_at)
            )
        case Markers(_, ref):
            return int(ref in rules.marker_number and table.marker_at[rules.marker_number[ref]] == region)
        case _:
            raise NotImplementedError(f"a region with {content.noun}")


def defenders(scene: Scene, region: int, *, enemy_only: bool = False) -> int:
    """Count what defends a region: race tokens, neutrals, and pieces that count as one."""
    table = scene.table
    holder = table.holder[region]
    own = holder >= 0 and table.player_of(holder) == scene.my_player
    if enemy_only and own:
        return 0
    pieces = sum(
        table.pieces[number][region]
        for number, piece in enumerate(scene.rules.pieces)
        if piece.counts_as_defender
    )
    return table.tokens[region] + pieces


def neutrals(scene: Scene, region: int) -> int:
    """Count the neutral tokens in a region."""
    return scene.table.tokens[region] if scene.table.holder[region] == NEUTRAL else 0


def _is_card(kind: Kind, card: CardKind) -> bool:
    return card is CardKind.MARKER or kind.value == card.value


def _related(scene: Scene, chosen: Related, region: int) -> bool:
    """Count the regions that this one is related to, as the quantity before them wants."""
    possible = all_in(scene, chosen.regions)
    found = [other for other in possible if _is_related(scene, chosen, region, other)]
    if isinstance(chosen.regions, RegionSet):
        return enough(chosen.regions.quantity, len(found), len(possible))
    return bool(found)


def _is_related(scene: Scene, chosen: Related, region: int, other: int) -> bool:
    match chosen.relation:
        case Relation.BORDERING:
            return other in scene.rules.borders[region]
        case Relation.ADJACENT:
            return adjacency.are_adjacent(scene, region, other)
        case Relation.LINKED:
            return adjacency.are_linked(scene, region, other)
        case Relation.WITHIN:
            return adjacency.distance(scene.rules, region, other) <= chosen.distance
    assert_never(chosen.relation)


def _happened(scene: Scene, chosen: Happened, region: int) -> bool:
    memory = scene.memory
    match chosen.deed:
        case Deed.CONQUERED:
            return any(
                each.region == region
                and (chosen.by is None or parties.is_party(scene, chosen.by, each.by))
                and _came_from(scene, chosen, each.origin)
                for each in memory.conquests
            )
        case Deed.ATTACKED:
            return any(
                where == region and (chosen.by is None or parties.is_party(scene, chosen.by, attacker))
                for attacker, where in memory.assaults
            )
        case Deed.LEFT if not memory.sees_all:
            raise NotImplementedError("what was left, of which not all was seen")
        case Deed.LEFT:
            return any(
                where == region and (chosen.by is None or parties.is_party(scene, chosen.by, slot))
                for slot, where in memory.left
            )
        case Deed.LOST:
            return any(
                each.region == region and is_mine(scene, each, chosen.by) for each in seen_losses(scene)
            )
    assert_never(chosen.deed)


def seen_losses(scene: Scene) -> list[Loss]:
    """Return what was conquered from somebody since his last turn."""
    if not scene.memory.sees_all:
        raise NotImplementedError("what was lost in turns of others")
    return scene.memory.losses


def is_mine(scene: Scene, loss: Loss, by: Party | None) -> bool:
    """Whether a region was lost by my race, or by any race of mine."""
    if loss.player != scene.my_player:
        return False
    return isinstance(by, We) or loss.race == scene.table.race[scene.me]


def _came_from(scene: Scene, chosen: Happened, origin: int) -> bool:
    return not chosen.origin or any(parties.is_party(scene, party, origin) for party in chosen.origin)
