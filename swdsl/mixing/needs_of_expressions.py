"""What lowered expressions need so that they can ever be true, or more than nothing."""

from __future__ import annotations

from typing import assert_never

from swdsl.lower import form_numbers as numbers
from swdsl.lower import form_players as crews
from swdsl.lower import form_regions as regions
from swdsl.lower import form_tests as tests
from swdsl.lower.form_numbers import Integer
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_tests import Test
from swdsl.mixing.ways import (
    ALWAYS,
    ANYWHERE,
    NeedKind,
    Spot,
    Spots,
    Ways,
    all_of,
    any_of,
    need,
    spots_in_all,
    ways_to,
    ways_to_many,
)

_MARKERS = {regions.Markers.PLACES: NeedKind.PLACES, regions.Markers.RELICS: NeedKind.RELICS}
_TILES = {regions.TileKind.RACE: NeedKind.RACE, regions.TileKind.POWER: NeedKind.POWER}


def needs_of_mask(mask: Mask) -> Ways:
    """Return the ways for a set of regions to have a member."""
    return ways_to(_spots(mask))


def needs_of_many(mask: Mask, number: int) -> Ways:
    """Return the ways for a set of regions to have so many members."""
    return ways_to_many(_spots(mask), number)


def _spots(mask: Mask) -> Spots:
    match mask:
        case regions.Terrain(id=name) | regions.Symbol(id=name):
            return (Spot((name,)),)
        case regions.All(whole=whole):
            return ANYWHERE if whole is regions.Whole.EVERY else (Spot((whole.value,)),)
        case regions.Held(by=holder):
            return _beside(need(NeedKind.NEUTRALS)) if holder is regions.Holder.NEUTRAL else ANYWHERE
        case regions.HeldWith(kind=kind, tile=tile):
            return _beside(need(_TILES[kind], tile))
        case regions.HeldByPlayers(players=players):
            return _beside(needs_of_players(players))
        case regions.PieceAt(piece=piece) | regions.Senders(piece=piece):
            return _beside(need(NeedKind.PIECE, piece))
        case regions.Stood(piece=piece):
            return _beside(need(NeedKind.NEUTRALS) if piece is None else need(NeedKind.PIECE, piece))
        case regions.MarkerAt(marker=marker):
            return _beside(need(NeedKind.MARKER, marker))
        case regions.MarkersAt(kind=kind):
            return _beside(need(_MARKERS[kind]))
        case regions.Both(parts=parts):
            return spots_in_all(map(_spots, parts))
        case regions.Either(parts=parts):
            return tuple(spot for part in parts for spot in _spots(part))
        case (
            regions.HereAt()
            | regions.ThereAt()
            | regions.MarkedAt()
            | regions.FormerAt()
            | regions.Lone()
            | regions.History()
            | regions.KeptGround()
            | regions.LostGround()
            | regions.Except()
        ):
            return ANYWHERE
        case _:
            return _spots_around(mask)


def _spots_around(
    mask: regions.Named
    | regions.Spread
    | regions.Bordering
    | regions.Near
    | regions.Neighbouring
    | regions.Linked
    | regions.Chained
    | regions.Within
    | regions.SameGround
    | regions.Crowded
    | regions.PieceCrowded
    | regions.PieceRoom
    | regions.Changeable
    | regions.Exposed,
) -> Spots:
    """Return the spots of a set that is described by another one."""
    match mask:
        case regions.Named(mask=inner) | regions.Crowded(of=inner) | regions.PieceRoom(of=inner):
            return _spots(inner)
        case regions.Changeable(of=inner) | regions.Exposed(of=inner):
            return _spots(inner)
        case regions.PieceCrowded(piece=piece, of=inner, low=low):
            brought = _beside(need(NeedKind.PIECE, piece)) if low else ANYWHERE
            return spots_in_all((_spots(inner), brought))
        case regions.Linked(through=through, start=start):
            return spots_in_all((_spots(through), _beside(needs_of_mask(start))))
        case regions.Bordering(low=0) | regions.Neighbouring(low=0):
            return ANYWHERE
        case regions.Bordering(of=inner, low=low) | regions.Neighbouring(of=inner, low=low):
            return _beside(needs_of_many(inner, low))
        case regions.Chained(through=through, ends=ends, low=low):
            return (
                spots_in_all((_spots(through), _beside(needs_of_many(ends, low)))) if low else _spots(through)
            )
        case regions.Spread(of=inner) | regions.Near(of=inner) | regions.Within(of=inner):
            return _beside(needs_of_mask(inner))
        case regions.SameGround(of=inner):
            return _beside(needs_of_mask(inner))
        case _:
            assert_never(mask)


def _beside(ways: Ways) -> Spots:
    return tuple(Spot(besides=way) for way in ways)


def needs_of_players(players: Players) -> Ways:
    """Return the ways for a set of players to have a member."""
    match players:
        case crews.Bearing(piece=piece, low=low):
            return need(NeedKind.PIECE, piece) if low else ALWAYS
        case crews.Playing(kind=kind, tile=tile):
            return need(_TILES[kind], tile)
        case crews.Holding(mask=mask):
            return needs_of_mask(mask)
        case crews.HoldingMany(mask=mask, low=low):
            return needs_of_many(mask, low) if low else ALWAYS
        case crews.Surpassing(of=mask, more=more):
            return needs_of_mask(mask) if mask is not None and more else ALWAYS
        case crews.Together(parts=parts):
            return all_of(map(needs_of_players, parts))
        case crews.Crew() | crews.Owning() | crews.Other():
            return ALWAYS
        case crews.Attacked() | crews.Robbers() | crews.Served():
            return ALWAYS
        case _:
            assert_never(players)


def needs_of_number(number: Integer, least: int = 1) -> Ways:
    """Return the ways for a number to be more than nothing, or as much as is asked."""
    match number:
        case numbers.Size(of=mask) | numbers.Groups(of=mask) | numbers.Grounds(of=mask):
            # So many groups, or so many kinds of ground, take at least as many regions.
            return needs_of_many(mask, least)
        case numbers.Frontiers(of=mask, to=others) | numbers.Way(of=mask, to=others):
            return all_of((needs_of_mask(mask), needs_of_mask(others)))
        case numbers.Races(of=players):
            return needs_of_players(players)
        case numbers.TokensIn(of=mask):
            return needs_of_mask(mask)
        case numbers.Heads(of=players):
            return needs_of_players(players)
        case numbers.PiecesThere(piece=piece) | numbers.InKit(piece=piece) | numbers.PiecesIn(piece=piece):
            return need(NeedKind.PIECE, piece)
        case numbers.Quotient(of=inner, by=divisor):
            return needs_of_number(inner, least * divisor)
        case numbers.Product(of=inner, factor=factor):
            return needs_of_number(inner, -(-least // max(1, factor)))
        case numbers.Above(of=inner, least=above):
            return needs_of_number(inner, least + above)
        case numbers.Given(test=test, of=inner):
            return all_of((needs_of_test(test), needs_of_number(inner, least)))
        case numbers.AtMost(of=inner):
            return needs_of_number(inner, least)
        case _:
            # Coins, tokens, pips, rounds and leads are there on every table.
            return ALWAYS


def needs_of_test(test: Test) -> Ways:
    """Return the ways for a condition to hold."""
    match test:
        case tests.Between(number=number, low=low):
            return needs_of_number(number, low) if low > 0 else ALWAYS
        case tests.Covers(has=has):
            return needs_of_number(has)
        case tests.ThereIn(mask=mask):
            return needs_of_mask(mask)
        case tests.TheyAre(sides=(tests.Side.NEUTRAL,)):
            return need(NeedKind.NEUTRALS)
        case tests.TheyBear(kind=kind, tile=tile):
            return need(_TILES[kind], tile)
        case tests.TheyAmong(players=players):
            return needs_of_players(players)
        case tests.CanSend(piece=piece):
            return need(NeedKind.PIECE, piece)
        case tests.Never(part=tests.Every(parts=parts)) if all(
            isinstance(part, tests.Never) for part in parts
        ):
            return any_of(needs_of_test(part.part) for part in parts if isinstance(part, tests.Never))
        case tests.Every(parts=parts):
            return all_of(map(needs_of_test, parts))
        case (
            tests.TheyAre()
            | tests.HasDone()
            | tests.NoActiveRace()
            | tests.CanDecline()
            | tests.CanRedeploy()
            | tests.AttackStands()
            | tests.Drawn()
            | tests.OnTurn()
            | tests.Unspent()
            | tests.Even()
        ):
            return ALWAYS
        case tests.TheyPromised() | tests.Laid() | tests.TheyBound() | tests.Never():
            return ALWAYS
        case _:
            assert_never(test)
