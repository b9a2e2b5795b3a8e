"""Skeletons for what somebody does."""

from dataclasses import dataclass
from typing import assert_never

from swdsl.internal import InternalError
from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InRegions, InStores, Thing, WithParty
from swdsl.model.expressions import Coins, HeldBy, Me, Opponent, Pieces, Player, RegionSet, They, Tokens
from swdsl.model.quantities import Quantity
from swdsl.prose.agreement import acts_as_race, are_many
from swdsl.prose.clause_shapes import Mood
from swdsl.prose.forms import ONE, Bend, Noun, Phrase, Slot
from swdsl.prose.skeletons.counts import amount_of, card, into, owned, place, thing, whence, where
from swdsl.prose.skeletons.expressions import party, person, player, regions, subject
from swdsl.prose.skeletons.things import known_thing, thing_noun
from swdsl.prose.tables.words import Act, Verb
from swdsl.prose.voice import Voice
from swdsl.words import PlainVerb, Quantifier, Store


@dataclass(frozen=True, slots=True)
class Deed:
    """A verb and all that follows it."""

    verb: Verb
    rest: str


def conjugated(verb: Verb, bend: Bend) -> str:
    """Return a verb in the present."""
    return verb.you if bend.you else verb.many if bend.plural else verb.one


def do(voice: Voice, effect: model.Do, mood: Mood = Mood.ORDER) -> str:
    """Say that somebody does something, or may; what you do is an order unless you must be named."""
    rows = voice.tables.deeds
    if effect == model.Do(Me(), model.Perform(PlainVerb.STOP)):
        return rows.your_conquests_end
    if effect == model.Do(Me(), model.Perform(PlainVerb.REPEL)):
        return rows.attack_fails
    if isinstance(effect.action, model.Silence | model.Prolong):
        return _change_of_world(voice, effect.action, rows.until[effect.until] if effect.until else "")
    deed = _done(voice, rows.choose_own) if _is_their_own(effect) else action(voice, effect.action)
    fades = isinstance(effect.subject, Me) and acts_as_race(effect.action)
    bend = ONE if fades else person(effect.subject)
    ordered = bend.you and not effect.optional and _is_ordered(effect.action, mood)
    unbound = effect.optional or (ordered and mood is Mood.INFINITIVE)
    verb = deed.verb.infinitive if unbound else deed.verb.order if ordered else conjugated(deed.verb, bend)
    return voice.say(
        rows.order if ordered else rows.may if effect.optional else rows.does,
        bend,
        who=voice.tables.parties.this_race if fades else subject(voice, effect.subject),
        verb=verb,
        rest=deed.rest,
        until=rows.until[effect.until] if effect.until else "",
    )


def _change_of_world(voice: Voice, node: model.Silence | model.Prolong, until: str) -> str:
    """Say what happens to a tile or to the game, by nobody in particular."""
    rows, nouns = voice.tables.deeds, voice.tables.nouns
    match node:
        case model.Silence(kind=kind):
            return voice.say(rows.silenced, tile=nouns.cards[kind], owner=party(voice, They()), until=until)
        case model.Prolong(rounds=number):
            rounds = voice.grammar.counted(abs(number), Noun((nouns.round,)))
            return voice.say(rows.longer if number > 0 else rows.shorter, rounds=rounds)


def _is_ordered(node: model.Action, mood: Mood) -> bool:
    """Whether you are told to do something without being named; nobody is told to lose things."""
    return mood is Mood.INFINITIVE or (mood is Mood.ORDER and not isinstance(node, model.Lose))


def action(voice: Voice, node: model.Action) -> Deed:
    """Return the verb of an action with what follows it."""
    rows = voice.tables.deeds
    match node:
        case model.Gain():
            return _gain(voice, node)
        case model.Pay(thing=what, amount=amount, to=to):
            chosen = what.quantity.quantifier in (Quantifier.UP_TO, Quantifier.ANY_NUMBER)
            plain = amount_of(voice, amount, thing_noun(voice, what.noun))
            said = thing(voice, what) if chosen and amount.per is None else plain
            if to is None:
                return _done(voice, rows.pay_bank, what=said)
            act = rows.pay_you if isinstance(to, Me) else rows.pay
            return _done(voice, act, what=said, to=player(voice, to))
        case model.Place() | model.Move() | model.Remove() | model.Draw() | model.Reveal():
            return _handled(voice, node)
        case model.Replace() | model.ChangeGround():
            return _changed(voice, node)
        case model.Swap(given=given, taken=taken):
            return _done(voice, rows.swap, given=card(voice, given), taken=card(voice, taken))
        case model.UseAs(piece=piece, card=copied):
            used = voice.grammar.known(voice.name(piece))
            return _done(voice, rows.use_as, piece=used, card=card(voice, copied))
        case model.Discover(card=found):
            return _done(voice, rows.discover, card=card(voice, found))
        case model.Choose(party=whom):
            return _done(voice, rows.choose, party=player(voice, whom))
        case model.ChooseRegion(regions=target):
            return _done(voice, rows.choose, party=regions(voice, target, picked=True))
        case model.Take(verb=verb, regions=target):
            return _done(voice, rows.regions[verb], regions=regions(voice, target, picked=True))
        case model.Lose(thing=what, amount=amount):
            return _done(voice, rows.lose, what=_so_many(voice, what, amount))
        case model.Perform(verb=procedure):
            return _done(voice, rows.plain[procedure])
        case model.Silence() | model.Prolong():
            raise InternalError("what changes the world is not said as somebody's deed")
        case _:
            assert_never(node)


def _drawn(voice: Voice, node: model.Draw | model.Reveal) -> Deed:
    rows = voice.tables.deeds
    what = thing(voice, node.thing)
    if isinstance(node, model.Draw):
        act = rows.draw_and_return if node.back else rows.draw
        return Deed(act.verb, voice.say(act.rest, what.bend, what=what))
    act = rows.reveal_and_return if node.back else rows.reveal
    return Deed(act.verb, voice.say(act.rest, what.bend, what=what, where=where(voice, node.where)))


def _is_their_own(effect: model.Do) -> bool:
    """Whether somebody else chooses any region of his own."""
    match effect:
        case model.Do(
            subject=They() | Opponent(),
            action=model.ChooseRegion(
                RegionSet(quantity=Quantity(Quantifier.A), kinds=(), filter=HeldBy(parties=(They(),)))
            ),
        ):
            return True
        case _:
            return False


def _handled(voice: Voice, node: model.Place | model.Move | model.Remove | model.Draw | model.Reveal) -> Deed:
    rows = voice.tables.deeds
    match node:
        case model.Draw() | model.Reveal():
            return _drawn(voice, node)
        case model.Place():
            return _carried(voice, rows.place, node)
        case model.Move(thing=what, destination=destination):
            lifted = isinstance(what.noun, Tokens | Pieces) and destination == InStores((Store.HAND,))
            return _carried(voice, rows.take_back if lifted else rows.move, node)
        case model.Remove(thing=what, source=source):
            origin = place(voice, voice.tables.things.removed, source, picked=True)
            return _done(voice, rows.remove, what=thing(voice, what), whence=origin)


def _done(voice: Voice, act: Act, **slots: Slot) -> Deed:
    return Deed(act.verb, voice.say(act.rest, **slots))


def _carried(voice: Voice, act: Act, node: model.Place | model.Move) -> Deed:
    return _done(
        voice,
        act,
        what=thing(voice, node.thing),
        whence=whence(voice, node.source),
        where=where(voice, node.destination),
        into=into(voice, node.destination),
    )


def _gain(voice: Voice, node: model.Gain) -> Deed:
    rows, amount = voice.tables.deeds, node.amount
    origin = whence(voice, node.source)
    what = _so_many(voice, node.thing, amount)
    match node.source:
        case WithParty(party=Me()):
            return _done(voice, rows.take_from_you, what=what, whence=origin)
        case WithParty(party=Opponent(quantity=quantity) | Player(quantity=quantity)) if (
            quantity.quantifier is Quantifier.EACH and amount.per is None and amount.base
        ):
            share = voice.grammar.share(amount.base, thing_noun(voice, node.thing.noun))
            return _done(voice, rows.take_each, what=what, share=share, whence=origin)
        case WithParty():
            return _done(voice, rows.take, what=what, whence=origin)
        case None if voice.scene.brings_extra and isinstance(node.thing.noun, Coins):
            extra = amount_of(voice, amount, Noun((voice.tables.nouns.extra_coin,)))
            return _done(voice, rows.gain_extra, what=owned(voice, extra, node.thing.owner))
        case _:
            return _done(voice, rows.gain, what=what, whence=origin)


def _so_many(voice: Voice, what: Thing, amount: Amount) -> Phrase:
    known = known_thing(voice, what.noun)
    if known and what.quantity.quantifier is Quantifier.BARE:
        return known
    return owned(voice, amount_of(voice, amount, thing_noun(voice, what.noun)), what.owner)


def _changed(voice: Voice, node: model.Replace | model.ChangeGround) -> Deed:
    if isinstance(node, model.Replace):
        return _replaced(voice, node)
    rows, many = voice.tables.deeds, are_many(voice.scene, node.regions)
    there = regions(voice, node.regions, picked=True)
    return _done(
        voice, rows.turn_many_into if many else rows.turn_into, regions=there, ground=voice.noun(node.terrain)
    )


def _replaced(voice: Voice, node: model.Replace) -> Deed:
    rows, by = voice.tables.deeds, node.by
    many = isinstance(node.where, InRegions) and are_many(voice.scene, node.where.regions)
    numbered = by.quantity.quantifier is Quantifier.NUMBER and bool(by.quantity.number)
    act = rows.replace if not many else rows.replace_by_number if numbered else rows.replace_in_many
    share = voice.grammar.share(by.quantity.number, thing_noun(voice, by.noun))
    return _done(
        voice,
        act,
        what=thing(voice, node.thing),
        where=where(voice, node.where),
        by=thing(voice, by),
        share=owned(voice, share, by.owner),
        whence=whence(voice, node.source),
    )
