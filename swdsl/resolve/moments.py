"""Moments: when a clause works, and what that moment lets the rest of the clause speak about."""

from typing import assert_never

from swdsl.diagnostics.codes_clauses import WRONG_TYPE
from swdsl.model import moments
from swdsl.model.counts import Card
from swdsl.model.expressions import Me, MyRace, Party, PieceActor, We
from swdsl.resolve.nouns import read_range
from swdsl.resolve.reading import Bound, Reading
from swdsl.resolve.regions import read_party, read_regions
from swdsl.resolve.things import read_card, read_thing
from swdsl.syntax import tree_clauses as tree
from swdsl.syntax import tree_deeds as deeds
from swdsl.words import CardPlace, CardVerb, PlainVerb, RegionVerb, Step, ThingVerb, Timing

_AGAINST = (RegionVerb.ATTACK, RegionVerb.CONQUER, RegionVerb.ENTER)


def read_moment(node: tree.Moment, reading: Reading) -> moments.Moment | None:
    """Read when a clause works; None, with a finding, if nothing like it ever happens."""
    match node:
        case tree.Always():
            return moments.Always()
        case tree.AtStep(timing=timing, step=step, whose=whose):
            party = read_party(whose, reading) if whose else None
            return moments.AtStep(timing, step, party, node.span)
        case tree.OnEvent(subject=subject, predicate=predicate):
            return _read_event(read_party(subject, reading), predicate, reading)
        case _:
            assert_never(node)


def bound_by(moment: moments.Moment, words: str) -> Bound:
    """Return what `they`, `there` and the like mean at a moment, which is described in `words`."""
    match moment:
        case moments.Always():
            return Bound("in a rule that always stands")
        case moments.AtStep(timing=timing, step=step, of=of):
            next_attack = timing is Timing.BEFORE and step is Step.ATTACK
            return Bound(words, they=of is not None and not _is_mine(of), attack=next_attack)
        case moments.RegionEvent(actor=actor, verb=verb):
            return Bound(
                words,
                they=verb in _AGAINST or _is_somebody_else(actor),
                there=True,
                conquest=verb is RegionVerb.CONQUER,
                attack=verb in (RegionVerb.ATTACK, RegionVerb.ENTER),
            )
        case moments.CardEvent(actor=actor, verb=verb, card=card, regions=regions):
            somewhere = regions is not None or verb is CardVerb.DISCOVER
            return Bound(
                words,
                they=_is_somebody_else(actor),
                there=somewhere,
                pick=verb in (CardVerb.PICK, CardVerb.PASS),
                passed=verb is CardVerb.PASS and card.place is CardPlace.THIS,
            )
        case moments.PlainEvent(actor=actor, verb=verb):
            return Bound(words, they=_is_somebody_else(actor), roll=verb is PlainVerb.ROLL)
        case moments.ThingEvent(actor=actor):
            return Bound(words, they=_is_somebody_else(actor))
        case _:
            assert_never(moment)


def _is_mine(party: Party) -> bool:
    return isinstance(party, Me | We | MyRace)


def _is_somebody_else(party: Party) -> bool:
    return not _is_mine(party) and not isinstance(party, PieceActor)


def _read_event(actor: Party, node: deeds.Predicate, reading: Reading) -> moments.Moment | None:
    match node:
        case deeds.RegionDeed(verb=verb, region=region):
            return moments.RegionEvent(actor, verb, read_regions(region, reading), node.span)
        case deeds.CardDeed(verb=tile_verb, card=card):
            return moments.CardEvent(actor, tile_verb, read_card(card, reading), span=node.span)
        case deeds.PlainDeed(verb=plain_verb, range=faces):
            return moments.PlainEvent(actor, plain_verb, read_range(faces) if faces else None, node.span)
        case deeds.UseThis(where=where):
            regions = read_regions(where.region, reading) if where else None
            return moments.CardEvent(actor, CardVerb.USE, Card(CardPlace.THIS, None), regions, node.span)
        case deeds.Gain() | deeds.Pay() | deeds.Lose() | deeds.Place() | deeds.Move() | deeds.Remove():
            handling = ThingVerb(type(node).__name__.lower())
            return moments.ThingEvent(actor, handling, read_thing(node.thing, reading), node.span)
        case _:
            reading.report(
                WRONG_TYPE,
                node.span,
                "Nothing in the game happens that this could wait for.",
                hint="After `when` stands something that happens: somebody attacks, conquers, leaves or "
                "scores a region, picks a combo, declines, rolls, gains or loses something.",
            )
            return None
