"""Skeletons for objects of effects, tiles, places to put things, counts and amounts."""

from dataclasses import replace
from typing import assert_never

from swdsl.model import counts as model
from swdsl.model.expressions import Me, Party, Pieces, Regions, RegionSet, There, They
from swdsl.model.quantities import BARE, Quantity
from swdsl.prose.forms import Noun, Phrase, Tail
from swdsl.prose.skeletons.expressions import near, party, player, player_noun, region_noun, regions
from swdsl.prose.skeletons.things import quantified, thing_noun, this
from swdsl.prose.tables.frames import Place
from swdsl.prose.voice import Voice
from swdsl.words import CardKind, CardPlace, Quantifier

# -- things and tiles -----------------------------------------------------------------------------------


def thing(voice: Voice, node: model.Thing) -> Phrase:
    """Name an object of an effect, and whose it is; a piece named alone is one."""
    alone = node.quantity == BARE and isinstance(node.noun, Pieces)
    quantity = Quantity(Quantifier.A) if alone else node.quantity
    return owned(voice, quantified(voice, quantity, node.noun), node.owner)


def owned(voice: Voice, what: Phrase, owner: Party | None) -> Phrase:
    """Say whose a thing is, after its noun."""
    rows = voice.tables.things
    match owner:
        case None:
            return what
        case Me():
            return voice.phrase(rows.owned_by_you, what.bend, what=what)
        case _:
            return voice.phrase(rows.owned, what.bend, what=what, owner=party(voice, owner))


def card(voice: Voice, node: model.Card, *, found: bool = True) -> Phrase:
    """Name a tile; one that is only now picked or discovered is not yet in play."""
    rows, nouns = voice.tables.things, voice.tables.nouns
    word = nouns.cards[node.kind] if node.kind else nouns.tile
    quantity = Quantity(Quantifier.A) if node.quantity == BARE else node.quantity
    some = voice.grammar.determined(quantity, Noun((word,)))
    if node.place is CardPlace.THIS:
        return this(voice)
    if node.place is CardPlace.OF_PARTY and not node.owner:
        return some
    owner = party(voice, node.owner) if node.owner else ""
    ready = found or node.place is not CardPlace.PLAY
    frame = rows.cards[node.place] if ready else rows.found_card
    return voice.phrase(frame, word.bend(), some=some, noun=word, owner=owner, this=this(voice))


# -- places to put things -------------------------------------------------------------------------------


def place(voice: Voice, frames: Place, node: model.Location | None, *, picked: bool = False) -> str:
    """Say where a thing is, goes or comes from."""
    match node:
        case None:
            return ""
        case model.InRegions(regions=There()) if frames.there is not None:
            return frames.there
        case model.InRegions(regions=inside):
            return voice.say(frames.regions, regions=regions(voice, inside, picked=picked))
        case model.InStores(stores=stores):
            said = [frames.stores[store] for store in stores]
            listed = frames.last.join(filter(None, (frames.between.join(said[:-1]), said[-1])))
            return voice.say(frames.off_board, stores=listed)
        case model.WithParty(party=whose):
            return voice.say(frames.party, party=player(voice, whose))
        case model.OnThis():
            return voice.say(frames.this, this=this(voice))
        case model.OnCombos(quantity=quantity):
            combo = Noun((voice.tables.nouns.cards[CardKind.COMBO],))
            return voice.say(frames.combo, combo=voice.grammar.determined(quantity, combo))
        case _:
            assert_never(node)


def where(voice: Voice, node: model.Location | None) -> str:
    """Say where a thing is."""
    return place(voice, voice.tables.things.where, node)


def into(voice: Voice, node: model.Location | None) -> str:
    """Say where a thing goes."""
    return place(voice, voice.tables.things.into, node, picked=True)


def whence(voice: Voice, node: model.Location | None) -> str:
    """Say where a thing comes from."""
    return place(voice, voice.tables.things.whence, node, picked=True)


# -- counts and amounts ---------------------------------------------------------------------------------


def count_noun(voice: Voice, node: model.Count) -> tuple[Noun, bool]:
    """Return what is counted as a noun phrase, and whether it is yours."""
    rows, nouns = voice.tables.counts, voice.tables.nouns
    match node:
        case model.CountRegions(regions=RegionSet() as counted):
            return region_noun(voice, counted)
        case model.CountRegions(regions=single):
            return _single(voice, single), False
        case model.CountGroups(regions=members, by_adjacency=by_adjacency):
            return Noun(
                (nouns.group,), (voice.tail("{members}", members=_group(voice, members, by_adjacency)),)
            ), False
        case model.CountTerrains(regions=members):
            return Noun((nouns.terrain,), (voice.tail(rows.among, members=regions(voice, members)),)), False
        case model.CountBorders(regions=members, others=others):
            return Noun((nouns.border,), (_borders(voice, members, others),)), False
        case model.CountSteps(start=start, goal=goal):
            way = voice.tail(rows.way, members=near(voice, start), others=near(voice, goal))
            return Noun((nouns.step,), (way,)), False
        case model.CountRaces(life=life, owner=owner):
            return _had(voice, Noun((voice.tables.parties.races[life],)), owner, ""), False
        case model.CountPlayers(party=whom):
            return player_noun(voice, whom), False
        case model.CountThings(noun=noun, owner=owner, where=located):
            return _had(voice, thing_noun(voice, noun), owner, where(voice, located)), False
        case model.Tallied(tally=tally):
            return Noun((nouns.tallies[tally],)), False
        case _:
            assert_never(node)


def _single(voice: Voice, node: Regions) -> Noun:
    named = regions(voice, node)
    forms = tuple(named.form(case) for case in voice.grammar.every_case)
    return Noun((replace(voice.tables.nouns.region, one=forms, many=forms),))


def _group(voice: Voice, members: Regions, by_adjacency: bool) -> str:
    rows, said = voice.tables.counts, regions(voice, members)
    return voice.say(rows.adjacent_group if by_adjacency else rows.linked_group, said.bend, members=said)


def _borders(voice: Voice, members: Regions, others: Regions | None) -> Tail:
    rows, said = voice.tables.counts, regions(voice, members)
    if others is None:
        return voice.tail(rows.borders_of, members=said)
    return voice.tail(rows.borders_between, members=said, others=regions(voice, others))


def _had(voice: Voice, noun: Noun, owner: Party | None, located: str) -> Noun:
    rows = voice.tables.counts
    match owner:
        case None:
            return noun.followed(voice.tail(rows.located, where=located)) if located else noun
        case Me():
            frame = rows.had_by_you
        case They():
            frame = rows.had_by_them
        case _:
            frame = rows.had_by
    return noun.followed(voice.tail(frame, owner=player(voice, owner), where=located))


def per(voice: Voice, amount: model.Amount) -> str:
    """Say for each of what an amount is counted, and how far."""
    if amount.per is None:
        return ""
    rows = voice.tables.counts
    noun, mine = count_noun(voice, amount.per)
    each = Quantity(Quantifier.EACH) if amount.every == 1 else Quantity(Quantifier.NUMBER, amount.every)
    frame = rows.per_each if amount.every == 1 else rows.per_every
    said = voice.say(frame, each=voice.grammar.determined(each, noun, mine=mine))
    if amount.beyond:
        said = voice.say(rows.beyond, per=said, beyond=amount.beyond)
    return said if amount.cap is None else voice.say(rows.capped, per=said, cap=amount.cap)


def amount_of(voice: Voice, amount: model.Amount, noun: Noun) -> Phrase:
    """Return an amount with its noun, and for each of what it is counted."""
    rows = voice.tables.counts
    number, share = voice.grammar.counted(amount.base, noun), voice.grammar.share(amount.base, noun)
    if amount.per is None:
        return voice.phrase(rows.amount, number=number)
    return voice.phrase(rows.amount_per, number=number, share=share, per=per(voice, amount))
