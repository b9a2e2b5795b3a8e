"""Predicates as actions: what somebody does to coins, tokens, pieces, tiles and regions."""

from swdsl.diagnostics.codes_clauses import WRONG_TIMING, WRONG_TYPE
from swdsl.model import clauses as model
from swdsl.model.counts import InRegions, Location
from swdsl.model.expressions import Opponent, Player, Regions, RegionSet
from swdsl.resolve.canonical import moved, paid
from swdsl.resolve.reading import Reading
from swdsl.resolve.regions import read_party, read_regions
from swdsl.resolve.things import read_amount, read_card, read_location, read_thing
from swdsl.syntax import tree_deeds as tree
from swdsl.syntax.tree_regions import RegionNode
from swdsl.syntax.tree_things import Source
from swdsl.syntax.tree_words import Name
from swdsl.words import CardVerb, Kind, PlainVerb, Quantifier, RegionVerb

_TAKING = (RegionVerb.ATTACK, RegionVerb.CONQUER, RegionVerb.OCCUPY, RegionVerb.LEAVE, RegionVerb.SCORE)
_ONE = (Quantifier.A, Quantifier.NUMBER)


def read_action(node: tree.Predicate, reading: Reading) -> model.Action | None:
    """Read what is done; None, with a finding, if it is nothing anybody can do."""
    match node:
        case tree.RegionDeed(verb=verb, region=region) if verb in _TAKING:
            return _take(verb, read_regions(region, reading), reading)
        case tree.Gain() | tree.Pay() | tree.Lose():
            return _read_traffic(node, reading)
        case tree.Place() | tree.Move() | tree.Remove() | tree.Replace():
            return _read_handling(node, reading)
        case tree.CardDeed(verb=CardVerb.DISCOVER, card=card):
            return model.Discover(read_card(card, reading))
        case tree.ChooseRegion(region=region):
            chosen = read_regions(region, reading)
            _bind_there(chosen, reading)
            return model.ChooseRegion(chosen)
        case tree.Swap() | tree.UseAs() | tree.ChooseParty():
            return _read_tile_action(node, reading)
        case tree.Draw() | tree.Reveal():
            return _read_draw(node, reading)
        case tree.PlainDeed(verb=plain_verb, range=faces):
            if faces is not None:
                reading.report(
                    WRONG_TYPE,
                    faces.span,
                    "What the die will show is not said before it is rolled.",
                    hint="Ask for it afterwards: `roll, then if roll is at least 2, gain 1 coin`.",
                )
            reading.bound.roll |= plain_verb is PlainVerb.ROLL
            return model.Perform(plain_verb)
        case _:
            _report_no_action(node, reading)
            return None


def _take(verb: RegionVerb, regions: Regions, reading: Reading) -> model.Take:
    _bind_there(regions, reading)
    return model.Take(verb, regions)


def _read_traffic(node: tree.Gain | tree.Pay | tree.Lose, reading: Reading) -> model.Action:
    thing = read_thing(node.thing, reading)
    amount = read_amount(node.thing.quantity, node.per, reading)
    match node:
        case tree.Gain(source=source):
            return model.Gain(thing, amount, _from(source, reading))
        case tree.Pay(to=to):
            return paid(thing, amount, read_party(to, reading) if to else None)
        case tree.Lose():
            return model.Lose(thing, amount)


def _read_handling(
    node: tree.Place | tree.Move | tree.Remove | tree.Replace, reading: Reading
) -> model.Action:
    thing = read_thing(node.thing, reading)
    match node:
        case tree.Place(source=source, destination=destination):
            start = _from(source, reading)
            return model.Place(thing, start, _to(read_location(destination, reading), reading))
        case tree.Move(source=source, goal=goal):
            start = _from(source, reading)
            return moved(thing, start, _to(read_location(goal, reading), reading))
        case tree.Remove(source=source, where=where):
            if source is not None and where is not None:
                reading.report(
                    WRONG_TYPE,
                    where.span,
                    "Where it is removed from is said twice.",
                    hint="Say it once: `remove 1 token from a region I hold`.",
                )
            place = source or where
            return model.Remove(thing, _to(read_location(place, reading), reading) if place else None)
        case tree.Replace(where=where, by=by, source=source):
            spot = read_location(where, reading) if where else None
            return model.Replace(thing, spot, read_thing(by, reading), _from(source, reading))


def _read_tile_action(
    node: tree.Swap | tree.UseAs | tree.ChooseParty, reading: Reading
) -> model.Action | None:
    match node:
        case tree.Swap(card=card, other=other):
            return model.Swap(read_card(card, reading), read_card(other, reading))
        case tree.UseAs(name=name, card=card):
            return model.UseAs(reading.find(name, (Kind.PIECE,), "a piece"), read_card(card, reading))
        case tree.ChooseParty(party=party):
            chosen = read_party(party, reading)
            reading.bound.they = True
            if isinstance(chosen, Opponent | Player):
                return model.Choose(chosen)
            reading.report(
                WRONG_TYPE,
                node.span,
                "Only players can be chosen.",
                hint="Say `choose an opponent`, `choose an active opponent` or `choose a player`.",
            )
            return None


def _read_draw(node: tree.Draw | tree.Reveal, reading: Reading) -> model.Action:
    thing = read_thing(node.thing, reading)
    reading.bound.drawn = True
    if isinstance(node, tree.Draw):
        return model.Draw(thing)
    where = read_location(node.where, reading) if node.where else None
    return model.Reveal(thing, _to(where, reading) if where else None)


def change_of_ground(node: RegionNode, terrain: Name, reading: Reading) -> model.ChangeGround:
    """Read which regions get which terrain; `there` is such a region then."""
    regions = read_regions(node, reading)
    _bind_there(regions, reading)
    return model.ChangeGround(regions, reading.find(terrain, (Kind.TERRAIN,), "a terrain"))


def _from(node: Source | None, reading: Reading) -> Location | None:
    return read_location(node, reading) if node else None


def _to(location: Location, reading: Reading) -> Location:
    if isinstance(location, InRegions):
        _bind_there(location.regions, reading)
    return location


def _bind_there(regions: Regions, reading: Reading) -> None:
    """Let `there` mean the one region an effect has just spoken of."""
    if isinstance(regions, RegionSet) and regions.quantity.quantifier in _ONE:
        reading.bound.there = True


def _report_no_action(node: tree.Predicate, reading: Reading) -> None:
    match node:
        case tree.Reach() | tree.PassThrough() | tree.RegionDeed(verb=RegionVerb.ENTER):
            reading.report(
                WRONG_TIMING,
                node.span,
                "Where a race may go is a rule that stands, not something that happens.",
                hint="Say it under `always`: `always: I may reach any region`; or as a help in one attack: "
                "`when I attack a region, once per turn: I may reach there, then cost 1 less`.",
            )
        case _:
            reading.report(
                WRONG_TYPE,
                node.span,
                "This cannot be done by a clause.",
                hint="A tile is swapped, discovered, placed on this, or used through a piece: "
                "`I may use PIECE as a relic in play until turn end`.",
            )
