"""Things that effects handle, where they are and go, tiles, and what can be counted."""

from typing import Final, assert_never

from swdsl.diagnostics.codes_clauses import NO_CONQUEST, NO_PICK, NO_ROLL, WRONG_TYPE
from swdsl.model import counts as model
from swdsl.model.expressions import Noun, Opponent, Pieces, Player, RegionSet
from swdsl.model.quantities import BARE
from swdsl.resolve.nouns import read_noun, read_quantity, require_marker
from swdsl.resolve.reading import Reading
from swdsl.resolve.regions import read_counted, read_described, read_party, read_player_filters, read_regions
from swdsl.source import Span
from swdsl.syntax import tree_things as tree
from swdsl.syntax.tree_amounts import (
    All,
    AllBut,
    Any,
    AnyNumber,
    Each,
    NamedNoun,
    No,
    Number,
    ThingQuantity,
    UpTo,
)
from swdsl.syntax.tree_deeds import Per, PerEvery
from swdsl.syntax.tree_regions import Here, There
from swdsl.words import CardKind, CardPlace, Tally


def read_thing(node: tree.Thing, reading: Reading) -> model.Thing:
    """Read what an effect handles."""
    owner = read_party(node.of, reading) if node.of else None
    noun = read_noun(node.noun, reading)
    if node.quantity is None:
        _require_number(node, noun, reading)
    return model.Thing(read_quantity(node.quantity), noun, owner, node.span)


def _require_number(node: tree.Thing, noun: Noun, reading: Reading) -> None:
    """Report pieces of which nobody knows how many are meant: one that is named alone is one."""
    match node.noun, noun:
        case NamedNoun(name=name), Pieces(piece=ref) if ref and name.text.split(".")[-1] != ref.id:
            reading.report(
                WRONG_TYPE,
                node.span,
                f"How many `{name.text}` are meant is not said.",
                label="how many?",
                hint=f"Write `all {name.text}`, `2 {name.text}`, or `1 {ref.id}` for one of them.",
            )
        case _:
            return


# ------------------------------------------------------------------ where things are


def read_location(
    node: tree.Where | tree.Destination | tree.Goal | tree.Source, reading: Reading
) -> model.Location:
    """Read where something is, comes from or goes."""
    match node:
        case tree.InRegion(region=region) | tree.ToRegion(region=region) | tree.FromRegion(region=region):
            return model.InRegions(read_regions(region, reading))
        case There() | Here():
            return model.InRegions(read_regions(node, reading))
        case tree.InStore(store=store) | tree.ToStore(store=store):
            return model.InStores((store,))
        case tree.FromStore(stores=stores):
            return model.InStores(stores)
        case tree.OnParty(party=party) | tree.FromParty(party=party):
            return model.WithParty(read_party(party, reading))
        case tree.OnThis():
            if not reading.bound.passed:
                require_marker(node.span, "this", reading)
            return model.OnThis()
        case tree.OnCombos(determiner=determiner):
            return model.OnCombos(read_quantity(determiner) if determiner else BARE)
        case _:
            assert_never(node)


# ------------------------------------------------------------------ tiles


def read_card(node: tree.Card, reading: Reading) -> model.Card:
    """Read which tile is meant."""
    match node:
        case tree.ThisCard():
            return model.Card(CardPlace.THIS, None)
        case tree.MyCard(kind=kind):
            return model.Card(CardPlace.MINE, kind)
        case tree.SomeCard(determiner=determiner, kind=kind, place=place):
            if kind is CardKind.COMBO and isinstance(place, tree.InPlay):
                reading.report(
                    WRONG_TYPE,
                    place.span,
                    "Combos lie in the column until they are picked.",
                    hint="Leave it out: `when a player picks a combo: price 1 less`.",
                )
            quantity = read_quantity(determiner) if determiner else BARE
            owner = read_party(place.party, reading) if isinstance(place, tree.CardOf) else None
            return model.Card(_card_place(place, reading), kind, quantity, owner)
        case _:
            assert_never(node)


def _card_place(node: tree.CardPlace | None, reading: Reading) -> CardPlace:
    match node:
        case None | tree.InPlay():
            return CardPlace.PLAY
        case tree.InColumn():
            return CardPlace.COLUMN
        case tree.FromStack():
            return CardPlace.STACK
        case tree.OnThis():
            require_marker(node.span, "this", reading)
            return CardPlace.ON_THIS
        case tree.CardOf():
            return CardPlace.OF_PARTY
        case _:
            assert_never(node)


# ------------------------------------------------------------------ what is counted


def as_counted(pieces: Pieces | None, regions: RegionSet) -> model.CountRegions | model.CountThings:
    """Return what is counted of regions: how many there are, or the pieces that stand in them."""
    return (
        model.CountThings(pieces, None, model.InRegions(regions)) if pieces else model.CountRegions(regions)
    )


def read_count(node: tree.Counted, reading: Reading) -> model.Count:
    """Read what is counted."""
    match node:
        case tree.CountedRegions(kinds=kinds, filters=filters):
            return as_counted(*read_counted(kinds, filters, reading))
        case tree.Groups(kinds=kinds, filters=filters):
            return model.CountGroups(read_described(kinds, filters, reading), by_adjacency=False)
        case tree.AdjacentGroups(kinds=kinds, filters=filters):
            return model.CountGroups(read_described(kinds, filters, reading), by_adjacency=True)
        case tree.Terrains(kinds=kinds, filters=filters):
            return model.CountTerrains(read_described(kinds, filters, reading))
        case tree.BordersOf(kinds=kinds, filters=filters):
            return model.CountBorders(read_described(kinds, filters, reading), None)
        case tree.BordersTo(kinds=kinds, filters=filters, others=others, other_filters=other_filters):
            here = read_described(kinds, filters, reading)
            return model.CountBorders(here, read_described(others, other_filters, reading))
        case tree.Steps(start=start, goal=goal):
            return model.CountSteps(read_regions(start, reading), read_regions(goal, reading))
        case tree.Races(life=life, of=of):
            return model.CountRaces(life, read_party(of, reading) if of else None)
        case tree.CountedOpponents(life=life, filters=filters):
            return model.CountPlayers(Opponent(BARE, life, read_player_filters(filters, reading), node.span))
        case tree.CountedPlayers(filters=filters):
            return model.CountPlayers(Player(BARE, read_player_filters(filters, reading), node.span))
        case tree.CountedThings(noun=noun, of=of, where=where):
            return model.CountThings(
                read_noun(noun, reading),
                read_party(of, reading) if of else None,
                read_location(where, reading) if where else None,
            )
        case tree.Tallied(tally=tally):
            _require_shown(tally, node.span, reading)
            return model.Tallied(tally)
        case _:
            assert_never(node)


def read_amount(quantity: ThingQuantity | None, per: Per | None, reading: Reading) -> model.Amount:
    """Read how much a thing's quantity and `for each …` come to."""
    match quantity:
        case Number(number=number) | UpTo(number=number):
            base: int | None = number
        case All() | Any() | AnyNumber():
            base = None
        case AllBut():
            base = None
            reading.report(
                WRONG_TYPE,
                quantity.span,
                "`all but` is said of what stands in a region, and can be removed or moved from there.",
                hint="Write `remove all but 1 token from each region I hold`, or give a plain number.",
            )
        case No():
            base = 0
        case Each():
            base = 1
            reading.report(
                WRONG_TYPE,
                quantity.span,
                "`each` of what could be had is no amount.",
                hint="Give a number: `gain 1 token`, or `gain 1 token for each hill I hold`.",
            )
        case _:
            base = 1
    return amount_per(base, per, reading)


def settled_amount(thing: tree.Thing, per: Per | None, reading: Reading) -> model.Amount:
    """Read how many tokens are lost or kept, where nobody chooses and it is clear whose they are."""
    match thing:
        case tree.Thing(of=of) if of is not None:
            reading.report(
                WRONG_TYPE,
                of.span,
                "Whose tokens these are is said by who loses or keeps them.",
                hint="Leave the owner out: `they lose 2 tokens`, `keep 2 tokens`.",
            )
        case tree.Thing(quantity=Any() | AnyNumber() | Each() | UpTo() as chosen):
            reading.report(
                WRONG_TYPE,
                chosen.span,
                "How many are lost or kept is settled; nobody chooses.",
                hint="Write a plain number, `all` or `no`: `they lose 2 tokens`, `keep all tokens`.",
            )
        case _:
            pass
    return read_amount(thing.quantity, per, reading)


def amount_per(base: int | None, per: Per | None, reading: Reading) -> model.Amount:
    """Return a number of something, once for each counted thing if `per` says so."""
    if per is None:
        return model.Amount(base)
    if base is None:
        reading.report(
            WRONG_TYPE,
            per.span,
            "`all` of something cannot be multiplied.",
            hint="Give a number before `for each`: `gain 1 coin for each region I hold`.",
        )
    every = per.size if isinstance(per, PerEvery) else 1
    if every == 0:
        reading.report(
            WRONG_TYPE, per.span, "Nothing comes in groups of 0.", hint="Say `for each`, or `for every 2`."
        )
    return model.Amount(base, read_count(per.counted, reading), max(every, 1), per.cap, per.beyond or 0)


#: What is counted of a pick, and how.
_OF_PICKS: Final = {
    Tally.COIN_PAID: "when an opponent picks a combo: gain 1 coin for each coin paid",
    Tally.COIN_THAT_LAY_THERE: "when I pick this: gain 1 token for each coin that lay there",
}


def _require_shown(tally: Tally, span: Span, reading: Reading) -> None:
    """Report what is counted before there can be any."""
    if tally is Tally.PIP and not reading.bound.roll:
        reading.report(
            NO_ROLL,
            span,
            "No die has been rolled yet, so there are no pips to count.",
            label="no roll before this",
            hint="Roll first: `I may roll, then cost 1 less for each pip`.",
        )
    if tally in _OF_PICKS and not reading.bound.pick:
        reading.report(
            NO_PICK,
            span,
            f"Nobody pays for a combo {reading.bound.moment}; coins are paid when somebody picks one.",
            label="no pick before this",
            hint=f"Use `{_OF_PICKS[tally]}`.",
        )
    if tally in (Tally.TOKEN_LOST, Tally.TOKEN_THAT_STOOD_THERE) and not reading.bound.conquest:
        reading.report(
            NO_CONQUEST,
            span,
            f"No tokens are lost {reading.bound.moment}; they are lost when somebody conquers a region.",
            hint="Use `when an opponent conquers a region I hold: gain 1 token for each token lost`.",
        )
