"""Parties and regions: the two kinds of expression that contain each other."""

from dataclasses import replace
from typing import assert_never

from swdsl.diagnostics.codes_clauses import NOTHING_BOUND, WRONG_TYPE
from swdsl.model import expressions as model
from swdsl.model import quantities
from swdsl.model.names import Ref
from swdsl.model.quantities import Quantity
from swdsl.resolve.canonical import all_of, described
from swdsl.resolve.joined import require_either, require_or, require_shared, require_told_apart
from swdsl.resolve.nouns import (
    SOME,
    noun_of,
    read_content,
    read_noun,
    read_quantity,
    read_tested,
    require_marker,
)
from swdsl.resolve.reading import Reading
from swdsl.resolve.table import REGION_KINDS, THING_KINDS, TILE_KINDS
from swdsl.source import Span
from swdsl.syntax import tree_regions as tree
from swdsl.syntax.tree_amounts import Content, NamedNoun, Some
from swdsl.syntax.tree_words import Name
from swdsl.words import Comparison, Ground, Kind, Life, Quantifier

_A_KIND = "a terrain, a symbol, a term or something that lies in regions"

# ------------------------------------------------------------------ parties


def read_party(node: tree.Subject, reading: Reading) -> model.Party:
    """Read who is meant."""
    match node:
        case tree.Me():
            return model.Me()
        case tree.We():
            return model.We()
        case tree.They():
            require_they(node.span, reading)
            return model.They()
        case tree.Anyone():
            return model.Anyone()
        case tree.Nobody():
            return model.Nobody()
        case tree.AnotherRace():
            return model.AnotherRace()
        case tree.MyRace(life=life):
            return model.MyRace(life)
        case tree.TheirRace(life=life):
            require_they(node.span, reading)
            return model.TheirRace(life)
        case tree.Enemy():
            _refuse_number(node, "an enemy", reading)
            return model.Enemy()
        case tree.Opponent() | tree.Player():
            return read_players(node, reading)
        case tree.Neutral():
            _refuse_number(node, "a neutral", reading)
            return model.NeutralParty()
        case tree.NamedParty() | tree.NamedRace() | tree.RaceWith():
            return _read_named(node, reading)
        case _:
            assert_never(node)


def _refuse_number(node: tree.Enemy | tree.Neutral, written: str, reading: Reading) -> None:
    """Refuse a number of parties where one of a kind is meant."""
    if read_quantity(node.determiner).quantifier not in (Quantifier.A, Quantifier.BARE, Quantifier.ANY):
        message = "Enemies and neutrals are not counted; one of them holds a region, or does something."
        reading.report(WRONG_TYPE, node.span, message, hint=f"Say `{written}`.")


def _read_named(
    node: tree.NamedParty | tree.NamedRace | tree.RaceWith, reading: Reading
) -> model.PieceActor | model.Bearer:
    """Read a party that is named: a piece that acts, or whoever has a race or a power."""
    if isinstance(node, tree.NamedParty):
        found = reading.find(node.name, (Kind.PIECE, *TILE_KINDS), "a race, a power or a piece that acts")
        return model.PieceActor(found) if found.kind is Kind.PIECE else model.Bearer(found)
    tile = reading.find(node.name, TILE_KINDS, "a race or a power")
    if isinstance(node, tree.RaceWith):
        return model.Bearer(tile)
    if node.life is Life.OTHER:
        reading.report(
            WRONG_TYPE,
            node.span,
            "A race that is named is active or declined.",
            hint=f"Say `{node.name}`, `active {node.name}` or `declined {node.name}`.",
        )
        return model.Bearer(tile)
    return model.Bearer(tile, node.life)


def read_players(node: tree.Opponent | tree.Player, reading: Reading) -> model.Opponent | model.Player:
    """Read which players are meant."""
    quantity = read_quantity(node.determiner)
    filters = read_player_filters(node.filters, reading)
    if isinstance(node, tree.Player):
        return model.Player(quantity, filters, node.span)
    return model.Opponent(quantity, node.life, filters, node.span)


def read_player_filters(
    nodes: tuple[tree.PlayerFilter, ...], reading: Reading
) -> tuple[model.PlayerFilter, ...]:
    """Read what tells these players from others."""
    return tuple(_read_player_filter(node, reading) for node in nodes)


def _read_player_filter(node: tree.PlayerFilter, reading: Reading) -> model.PlayerFilter:
    match node:
        case tree.PlayerWith(content=Content(quantity=None | Some(), noun=NamedNoun(name=name))) if (
            tile := _tile(name, THING_KINDS, reading)
        ):
            return model.PlayerBears(tile, node.negated)
        case tree.PlayerWith(content=content):
            return model.PlayerHas(read_content(content, reading), node.negated)
        case tree.PlayerAttacked(by=by):
            return model.PlayerAttacked(read_party(by, reading) if by else None, node.negated)
        case tree.RaceAttacked(by=by, life=life):
            return model.PlayerAttacked(read_party(by, reading) if by else None, node.negated, life)
        case tree.PlayerRobbed():
            return model.PlayerRobbed()
        case tree.ThatHolds(region=region):
            return model.PlayerHolds(_read_target(region, reading))
        case tree.HasMore(comparison=comparison, noun=noun):
            return model.PlayerSurpasses(read_noun(noun, reading), comparison is Comparison.MORE)
        case tree.ThatHoldsMore(comparison=comparison, kinds=kinds, filters=filters):
            held = read_described(kinds, filters, reading)
            return model.PlayerSurpasses(held, comparison is Comparison.MORE)
        case _:
            assert_never(node)


def require_they(span: Span, reading: Reading) -> None:
    """Report `they` where the clause has named nobody else yet."""
    if reading.bound.they:
        return
    reading.report(
        NOTHING_BOUND,
        span,
        f"Nobody else takes part {reading.bound.moment}; who are `they`?",
        label="nobody yet",
        hint="Name the other party in the moment, as in `when an opponent attacks a region I hold`, "
        "or choose one first: `choose an opponent, then they …`.",
    )


# ------------------------------------------------------------------ regions


def read_regions(node: tree.RegionNode, reading: Reading) -> model.Regions:
    """Read which regions are meant."""
    match node:
        case tree.Here():
            require_marker(node.span, "here", reading)
            return model.Here()
        case tree.There():
            require_there(node.span, reading)
            return model.There()
        case tree.Region(determiner=determiner, kinds=kinds, filters=filters):
            require_either(determiner, kinds, reading)
            meant = read_described(kinds, filters, reading)
            one = determiner is None and _names_one(kinds, reading)
            quantity = Quantity(Quantifier.A, span=node.span) if one else read_quantity(determiner)
            return replace(meant, quantity=quantity, span=node.span)
        case _:
            assert_never(node)


def _names_one(kinds: tree.Kinds, reading: Reading) -> bool:
    """Whether ground is named as it was declared, for one: `in forest I hold` is `in a forest I hold`."""
    match kinds.nouns:
        case (tree.Names(names=(*_, Name(text=text))),):
            found = reading.table.matches(reading.scope, text, (Kind.TERRAIN, Kind.SYMBOL))
            return bool(found) and found[0].ref.id == text
        case _:
            return False


def _read_target(node: tree.RegionNode, reading: Reading) -> model.Regions:
    """Read the regions of a filter, of which one will do where no number is said."""
    meant = read_regions(node, reading)
    if not isinstance(node, tree.Region) or node.determiner is not None or len(node.kinds.nouns) == 1:
        return meant
    require_or(node.kinds, reading)
    assert isinstance(meant, model.RegionSet)
    return replace(meant, quantity=quantities.Quantity(Quantifier.A))


def read_described(kinds: tree.Kinds, filters: tree.Filters | None, reading: Reading) -> model.RegionSet:
    """Read a description of regions that stands without a determiner."""
    nouns = _read_nouns(kinds, reading)
    return described(nouns, _read_filters(filters, reading) if filters else None, kinds.span)


def read_counted(
    kinds: tree.Kinds, filters: tree.Filters | None, reading: Reading
) -> tuple[model.Pieces | None, model.RegionSet]:
    """Read what is counted: regions, or the pieces of one kind that stand in regions."""
    nouns = _read_nouns(kinds, reading)
    asked = _read_filters(filters, reading) if filters else None
    match nouns:
        case ((model.Contains(content=model.Content(noun=model.Pieces() as pieces)),),):
            return pieces, described((), asked, kinds.span)
        case _:
            return None, described(nouns, asked, kinds.span)


def require_there(span: Span, reading: Reading) -> None:
    """Report `there` where the clause has spoken of no region yet."""
    if reading.bound.there:
        return
    reading.report(
        NOTHING_BOUND,
        span,
        f"No region takes part {reading.bound.moment}; where is `there`?",
        label="no region yet",
        hint="Describe the region, as in `a region I hold`, or name one in the moment: "
        "`when I conquer a region: … there`.",
    )


def _read_nouns(node: tree.Kinds, reading: Reading) -> tuple[tuple[model.Filter, ...], ...]:
    """Read each noun of a description as what must hold of a region; none when any region will do."""
    require_told_apart(node, reading)
    if any(isinstance(noun, tree.AnyRegion) for noun in node.nouns):
        return ()
    return tuple(
        tuple(_named(name, reading) for name in noun.names)
        for noun in node.nouns
        if not isinstance(noun, tree.AnyRegion)
    )


def _named(name: Name, reading: Reading) -> model.Filter:
    """Read one name of a description: a kind of ground, or something that stands there."""
    if name.text in tuple(Ground):
        return model.OfKind(model.GroundKind(Ground(name.text)))
    bearer = _bearer(name, reading)
    return bearer or _marked(reading.find(name, REGION_KINDS, _A_KIND), SOME)


def _bearer(name: Name, reading: Reading) -> model.HeldBy | None:
    """Read `a ratmen region`: one that whoever has the race holds, where no ground has that name."""
    tile = _tile(name, REGION_KINDS, reading)
    return model.HeldBy((model.Bearer(tile),)) if tile else None


def _tile(name: Name, before: tuple[Kind, ...], reading: Reading) -> Ref | None:
    """Return the race or power that a name means, unless something else comes before it."""
    if name.text in reading.pieces or reading.table.matches(reading.scope, name.text, before):
        return None
    tiles = reading.table.matches(reading.scope, name.text, TILE_KINDS)
    return tiles[0].ref if tiles else None


def _marked(ref: Ref, wanted: quantities.Range) -> model.Filter:
    """Return what must hold of a region that is marked by a declared thing."""
    match ref.kind:
        case Kind.TERRAIN:
            return model.OfKind(model.TerrainKind(ref))
        case Kind.SYMBOL:
            return model.OfKind(model.SymbolKind(ref))
        case Kind.TERM:
            return model.OfKind(model.TermKind(ref))
        case _:
            return model.Contains(model.Content(wanted, noun_of(ref)))


# ------------------------------------------------------------------ filters


def _read_filters(node: tree.Filters, reading: Reading) -> model.Filter:
    require_shared(node, reading)
    alternatives = tuple(
        all_of(tuple(_read_filter(part, reading) for part in each.filters)) for each in node.alternatives
    )
    return alternatives[0] if len(alternatives) == 1 else model.AnyOf(alternatives)


def _read_filter(node: tree.Filter, reading: Reading) -> model.Filter:
    match node:
        case tree.IHold():
            return model.HeldBy((model.Me(),))
        case tree.WeHold():
            return model.HeldBy((model.We(),))
        case tree.TheyHold():
            require_they(node.span, reading)
            return model.HeldBy((model.They(),))
        case tree.With(content=content):
            return _denied(_read_with(content, reading), node.negated)
        case tree.AtEdge(negated=negated):
            return _denied(model.AtEdge(), negated)
        case tree.SameTerrain(anchor=anchor):
            return model.SameTerrain(_read_anchor(anchor, reading))
        case tree.OtherThan(anchor=anchor):
            return model.OtherThan(_read_anchor(anchor, reading))
        case tree.ThatIsNot(name=name):
            return model.Not(_named(name, reading))
        case tree.History(negated=negated):
            happened = _read_history(node, reading)
            return model.Not(happened) if negated else happened
        case tree.RelationTo(relation=relation, distance=distance, target=target):
            near = model.Related(relation, _read_target(target, reading), distance or 1)
            return _denied(near, node.negated)
        case tree.HeldBy(parties=parties):
            held = model.HeldBy(tuple(read_party(party, reading) for party in parties))
            return _denied(held, node.negated)
        case _:
            assert_never(node)


def _denied(one: model.Filter, negated: bool) -> model.Filter:
    return model.Not(one) if negated else one


def _read_with(node: Content, reading: Reading) -> model.Filter:
    """Read `with NAME`: what the ground is, or what lies on it."""
    if not isinstance(node.noun, NamedNoun):
        return model.Contains(read_content(node, reading))
    ref = reading.find(node.noun.name, REGION_KINDS, _A_KIND)
    found = _marked(ref, read_tested(node.quantity, reading))
    if isinstance(found, model.OfKind) and node.quantity is not None and not isinstance(node.quantity, Some):
        reading.report(
            WRONG_TYPE,
            node.span,
            f"A region is {ref.id} or it is not; it cannot be counted.",
            hint=f"Say `with {ref.id}` or `without {ref.id}`.",
        )
    return found


def _read_anchor(node: tree.Anchor, reading: Reading) -> model.Regions:
    if isinstance(node, tree.NamedAnchor):
        return described([(_named(node.name, reading),)], span=node.span)
    return read_regions(node, reading)


def _read_history(node: tree.History, reading: Reading) -> model.Happened:
    by = read_party(node.by, reading) if node.by else None
    origin = tuple(read_party(party, reading) for party in node.source)
    return model.Happened(node.deed, by, origin, node.since)
