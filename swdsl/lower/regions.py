"""Regions and parties of the model as sets of regions and of players; here terms are expanded."""

from dataclasses import replace
from typing import assert_never

from swdsl.lower.combine import ME, beside_me, both, either, holds_me, together, without
from swdsl.lower.contents import containing
from swdsl.lower.form_players import (
    Attacked,
    Attacker,
    Bearing,
    Crew,
    Group,
    Holding,
    HoldingMany,
    Other,
    Owning,
    Players,
    Playing,
    Robbers,
    Surpassing,
    Together,
)
from swdsl.lower.form_regions import (
    EVERY,
    MANY,
    All,
    Bordering,
    Chained,
    Except,
    Held,
    HeldByPlayers,
    HeldWith,
    HereAt,
    Holder,
    Linked,
    Mask,
    Named,
    Near,
    Neighbouring,
    PieceAt,
    SameGround,
    Spread,
    Symbol,
    Terrain,
    ThereAt,
    TileKind,
    Whole,
    Within,
)
from swdsl.lower.form_words import Life as LoweredLife
from swdsl.lower.history import happened, refuse_forgotten
from swdsl.lower.how_many import bounds, for_all, for_some, one_party
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static
from swdsl.model import expressions as model
from swdsl.model.names import Ref
from swdsl.words import Ground, Life, Relation

_GROUNDS = {Ground.LAND: All(Whole.LAND), Ground.WATER: All(Whole.WATER)}
_LIVES = {
    None: LoweredLife.BOTH,
    Life.ACTIVE: LoweredLife.ACTIVE,
    Life.DECLINED: LoweredLife.DECLINED,
}
_GROUPS = {None: Group.OPPONENTS, Life.ACTIVE: Group.RIVALS, Life.DECLINED: Group.FALLEN}
_MY_RACES = {Life.ACTIVE: Holder.MY_ACTIVE, Life.DECLINED: Holder.MY_DECLINED}

# -- regions --------------------------------------------------------------------------------------------


def mask_of(regions: model.Regions, scene: Scene) -> Mask:
    """Return the set of regions that a description means."""
    match regions:
        case model.Here():
            return HereAt()
        case model.There():
            return ThereAt()
        case model.RegionSet(kinds=kinds, filter=condition):
            kind = (
                either(*(both(*(_kind(each, scene) for each in kind)) for kind in kinds)) if kinds else EVERY
            )
            return kind if condition is None else narrow(kind, condition, scene)
        case _:
            assert_never(regions)


def standing_mask(regions: model.Regions | None, scene: Scene) -> Mask:
    """Return where a standing rule holds: in every region of a kind, or everywhere if it names none."""
    if regions is None:
        return EVERY
    for_all(regions)
    return mask_of(regions, scene)


def _kind(kind: model.RegionKind, scene: Scene) -> Mask:
    match kind:
        case model.TerrainKind(terrain=ref):
            return Terrain(str(ref))
        case model.SymbolKind(symbol=ref):
            return Symbol(str(ref))
        case model.GroundKind(ground=ground):
            return _GROUNDS[ground]
        case model.TermKind(term=ref):
            return expand_term(ref, scene)
        case _:
            assert_never(kind)


def expand_term(ref: Ref, scene: Scene) -> Mask:
    """Return what a term stands for; one that the board alone settles keeps its name, for readers."""
    described = mask_of(scene.term(ref).regions, scene)
    return Named(ref.id, described) if is_static(described) else described


# -- filters --------------------------------------------------------------------------------------------


def narrow(base: Mask, condition: model.Filter, scene: Scene) -> Mask:
    """Return the regions of a set that pass a filter.

    Counting filters and chains come last, so that they look at no more regions than they must.
    """
    match condition:
        case model.AllOf(parts=parts):
            refuse_forgotten(parts)
            for part in sorted(parts, key=_looks_around):
                base = narrow(base, part, scene)
            return base
        case model.AnyOf(parts=parts):
            return either(*(narrow(base, part, scene) for part in parts))
        case model.Not(part=part):
            return both(base, without(narrow(_plain_base(base, part), part, scene)))
        case model.Contains(content=content):
            return containing(base, content, scene)
        case model.Related(relation=Relation.LINKED, regions=regions):
            return _linked(base, regions, scene)
        case _:
            return both(base, _simple(condition, scene))


def _linked(base: Mask, regions: model.Regions, scene: Scene) -> Mask:
    if not holds_me(base):
        raise NotPlayableError(
            "a chain is one of regions I hold",
            instead="when I attack a region bordering a region I hold linked to a mountain: cost 1 less",
        )
    low, high = bounds(regions)
    ends = mask_of(regions, scene)
    chain = (
        Linked(ME, ends)
        if (low, high) == (1, None)
        else Chained(ME, ends, low, MANY if high is None else high)
    )
    return both(beside_me(base), chain)


def _looks_around(condition: model.Filter) -> bool:
    match condition:
        case model.Contains(content=model.Content(noun=model.Tokens() | model.Defenders())):
            return True
        case model.Related(relation=Relation.LINKED):
            return True
        case _:
            return False


def _plain_base(base: Mask, condition: model.Filter) -> Mask:
    return base if _looks_around(condition) else EVERY


def _simple(
    condition: model.HeldBy
    | model.OfKind
    | model.AtEdge
    | model.SameTerrain
    | model.OtherThan
    | model.Related
    | model.Happened,
    scene: Scene,
) -> Mask:
    match condition:
        case model.HeldBy(parties=parties):
            for party in parties:
                one_party(party)
            return either(*(held_by(party, scene) for party in parties))
        case model.OfKind(kind=kind):
            return _kind(kind, scene)
        case model.AtEdge():
            return All(Whole.EDGE)
        case model.SameTerrain(anchor=anchor):
            return SameGround(mask_of(anchor, scene))
        case model.OtherThan(anchor=anchor):
            return Except(mask_of(anchor, scene))
        case model.Related():
            return _related(condition, scene)
        case model.Happened():
            return happened(condition, scene)
        case _:
            assert_never(condition)


def _related(condition: model.Related, scene: Scene) -> Mask:
    mask = mask_of(condition.regions, scene)
    low, high = bounds(condition.regions)
    some = (low, high) == (1, None)
    most = MANY if high is None else high
    match condition.relation:
        case Relation.BORDERING:
            return Spread(mask) if some else Bordering(mask, low, most)
        case Relation.ADJACENT:
            return Near(mask) if some else Neighbouring(mask, low, most)
        case Relation.WITHIN:
            for_some(condition.regions)
            return Within(mask, condition.distance)
        case Relation.LINKED:
            return _linked(EVERY, condition.regions, scene)
        case _:
            assert_never(condition.relation)


# -- parties --------------------------------------------------------------------------------------------


def held_by(party: model.Party, scene: Scene) -> Mask:
    """Return the regions that a party holds."""
    match party:
        case model.Me():
            return Held(Holder.ME)
        case model.We():
            return Held(Holder.US)
        case model.They():
            return Held(Holder.THEM)
        case model.Anyone():
            return Held(Holder.ANYONE)
        case model.Nobody():
            return both(EVERY, Except(Held(Holder.ANYONE)), Except(Held(Holder.NEUTRAL)))
        case model.AnotherRace():
            return Held(Holder.OTHERS)
        case model.Enemy():
            return either(Held(Holder.OPPONENTS), Held(Holder.NEUTRAL))
        case model.MyRace(life=Life.OTHER):
            return both(Held(Holder.US), Except(Held(Holder.ME)))
        case model.MyRace(life=life):
            return Held(_MY_RACES[life])
        case model.TheirRace(life=life):
            return _held_by_their_races(life)
        case model.Opponent(life=life, filters=filters):
            return _held_by_opponents(life, filters, scene)
        case model.Player(filters=filters):
            return (
                HeldByPlayers(_filtered(Crew(Group.EVERYONE), filters, scene))
                if filters
                else Held(Holder.ANYONE)
            )
        case model.NeutralParty():
            return Held(Holder.NEUTRAL)
        case model.PieceActor() | model.Bearer():
            return HeldWith(*tile_of(party)) if isinstance(party, model.Bearer) else PieceAt(str(party.piece))
        case _:
            assert_never(party)


def _held_by_their_races(life: Life | None) -> Mask:
    if life is not None:
        raise NotPlayableError("of their races one can only say what it cannot attack")
    return HeldByPlayers(Crew(Group.THEM))


def _held_by_opponents(life: Life | None, filters: tuple[model.PlayerFilter, ...], scene: Scene) -> Mask:
    opponents = Held(Holder.OPPONENTS)
    active = Held(Holder.ACTIVE_OPPONENTS)
    match life:
        case Life.ACTIVE:
            held: Mask = active
        case Life.DECLINED:
            held = both(opponents, Except(active))
        case _:
            held = opponents
    if not filters:
        return held
    return both(held, HeldByPlayers(_filtered(Crew(Group.OPPONENTS), filters, scene)))


def tile_of(party: model.Bearer) -> tuple[TileKind, str, LoweredLife]:
    """Return the tile by which somebody is named, and in which state."""
    if party.life not in _LIVES:
        raise NotPlayableError(
            "a race that is named is active or declined", instead="when declined ratmen fade: gain 1 coin"
        )
    return TileKind(party.tile.kind), str(party.tile), _LIVES[party.life]


def players_of(party: model.Party, scene: Scene) -> Players:
    """Return the players that a party means."""
    match party:
        case model.Opponent(life=life) if life not in _GROUPS:
            raise NotPlayableError("an opponent here is any, an active or a declined one")
        case model.Opponent(life=life, filters=filters):
            return _filtered(Crew(_GROUPS[life]), filters, scene, _LIVES[life])
        case model.Player(filters=filters):
            return _filtered(Crew(Group.EVERYONE), filters, scene)
        case model.Anyone():
            return Crew(Group.EVERYONE)
        case model.Me() | model.We() | model.MyRace():
            return Crew(Group.US)
        case model.They():
            return Crew(Group.THEM)
        case model.Bearer():
            return Playing(*tile_of(party))
        case _:
            raise NotPlayableError("that party is not a player")


def payers_of(party: model.Party, scene: Scene) -> Players:
    """Return the players from whom coins are taken: not by regions that are immune to me."""
    players = players_of(party, scene)
    parts = players.parts if isinstance(players, Together) else (players,)
    return together(*(_taken(each) for each in parts))


def _taken(part: Players) -> Players:
    """Return those of a part from whom coins can be taken: by one region that is not immune at least."""
    match part:
        case Holding():
            return replace(part, taken=True)
        case HoldingMany(mask=mask, low=low, life=life) if low:
            return together(part, Holding(mask, life, taken=True))
        case _:
            return part


def _filtered(
    base: Players,
    filters: tuple[model.PlayerFilter, ...],
    scene: Scene,
    life: LoweredLife = LoweredLife.BOTH,
) -> Players:
    return together(base, *(_player_filter(each, scene, life) for each in filters))


def _player_filter(condition: model.PlayerFilter, scene: Scene, life: LoweredLife) -> Players:
    match condition:
        case model.PlayerHas(content=content, negated=negated):
            return _having(content, negated)
        case model.PlayerAttacked(negated=negated):
            attacked = _attacked(condition)
            return Other(attacked) if negated else attacked
        case model.PlayerRobbed():
            return Robbers()
        case model.PlayerHolds(regions=regions):
            low, high = bounds(regions)
            held = mask_of(regions, scene)
            return Holding(held, life) if (low, high) == (1, None) else HoldingMany(held, low, high, life)
        case model.PlayerSurpasses(of=model.Coins(), more=more):
            return Surpassing(None, more)
        case model.PlayerSurpasses(of=model.RegionSet() as regions, more=more):
            return Surpassing(mask_of(regions, scene), more)
        case model.PlayerSurpasses():
            raise NotPlayableError(
                "players are compared by their coins and by the regions they hold",
                instead="after scoring: gain 1 coin from each opponent with more coins than me",
            )
        case model.PlayerBears(tile=tile, negated=negated):
            playing = Playing(TileKind(tile.kind), str(tile))
            return Other(playing) if negated else playing
        case _:
            assert_never(condition)


def _attacked(condition: model.PlayerAttacked) -> Attacked:
    """Return the players attacked this turn; without a word about which, any of their races will do."""
    if condition.life not in _LIVES:
        raise NotPlayableError("a player has one active race, and declined ones: say which was attacked")
    match condition.by:
        case None | model.Anyone():
            by = Attacker.ANYONE
        case model.Me():
            by = Attacker.ME
        case model.We():
            by = Attacker.US
        case _:
            raise NotPlayableError("only attacks of the player whose turn it is are remembered")
    return Attacked(by, _LIVES[condition.life])


def _having(content: model.Content, negated: bool) -> Players:
    low, high = content.range.minimum, content.range.maximum
    match content.noun:
        case model.Coins() if negated and high is None:
            return Owning(0, low - 1)
        case model.Coins():
            coins = Owning(low, high)
            return Other(coins) if negated else coins
        case model.Pieces(piece=ref) if ref is not None:
            bearing = Bearing(str(ref), low, MANY if high is None else high)
            return Other(bearing) if negated else bearing
        case _:
            raise NotPlayableError("a player cannot be asked for that thing")
