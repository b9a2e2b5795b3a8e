"""Italian phrases for what somebody does."""

from dataclasses import dataclass, replace
from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InRegions, Location, Thing, WithParty
from swdsl.model.expressions import Me, Party
from swdsl.prose.agreement import acts_as_race, are_many, is_several
from swdsl.prose.it import words
from swdsl.prose.it.counts import amount_of, card, owned, thing, whence, where
from swdsl.prose.it.expressions import player, regions
from swdsl.prose.it.things import known_thing, thing_word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import PlainVerb, Quantifier, RegionVerb, Until


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb with its object. The order to you has the form of the present."""

    you: str
    infinitive: str
    it: str
    they: str
    rest: str = ""

    def to_you(self) -> "Verb":
        """Return the verb with `vi` as the one to whom it is done."""
        return Verb(f"vi {self.you}", f"{self.infinitive[:-1]}vi", f"vi {self.it}", f"vi {self.they}")

    def with_object(self, rest: str) -> "Verb":
        """Return the verb with an object."""
        return replace(self, rest=rest)


def _are(stem: str, tail: str = "") -> Verb:
    return Verb(f"{stem}ate{tail}", f"{stem}are{tail}", f"{stem}a{tail}", f"{stem}ano{tail}")


def _with_tail(verb: Verb, tail: str) -> Verb:
    return Verb(f"{verb.you} {tail}", f"{verb.infinitive} {tail}", f"{verb.it} {tail}", f"{verb.they} {tail}")


GAIN = Verb("ottenete", "ottenere", "ottiene", "ottengono")
REGION_VERBS = {
    RegionVerb.ATTACK: _are("attacc"),
    RegionVerb.CONQUER: _are("conquist"),
    RegionVerb.OCCUPY: _are("occup"),
    RegionVerb.LEAVE: _are("abbandon"),
    RegionVerb.ENTER: _are("entr", " nella mappa attraverso"),
    RegionVerb.SCORE: _with_tail(GAIN, "Monete per"),
}
PLAIN_VERBS = {
    PlainVerb.DECLINE: _with_tail(Verb("andate", "andare", "va", "vanno"), "in Declino"),
    PlainVerb.FADE: _with_tail(Verb("scomparite", "scomparire", "scompare", "scompaiono"), "dalla mappa"),
    PlainVerb.EXPAND: _with_tail(Verb("fate", "fare", "fa", "fanno"), "conquiste"),
    PlainVerb.REDEPLOY: _with_tail(
        Verb("ridistribuite", "ridistribuire", "ridistribuisce", "ridistribuiscono"), "le truppe"
    ),
    PlainVerb.REVIVE: _with_tail(Verb("uscite", "uscire", "esce", "escono"), "dal Declino"),
    PlainVerb.ROLL: _with_tail(Verb("lanciate", "lanciare", "lancia", "lanciano"), "il dado Rinforzi"),
    PlainVerb.STOP: _are("termin", " le conquiste"),
}
PLACE, MOVE, PAY, USE = _are("piazz"), _are("spost"), _are("pag"), _are("us")
REMOVE = Verb("rimuovete", "rimuovere", "rimuove", "rimuovono")
_TAKE = Verb("prendete", "prendere", "prende", "prendono")
_REPLACE = Verb("sostituite", "sostituire", "sostituisce", "sostituiscono")
_SWAP = Verb("scambiate", "scambiare", "scambia", "scambiano")
DISCOVER = Verb("scoprite", "scoprire", "scopre", "scoprono")
CHOOSE = Verb("scegliete", "scegliere", "sceglie", "scelgono")
LOSE = Verb("perdete", "perdere", "perde", "perdono")
UNTIL = {
    Until.MY_NEXT_TURN: "fino al vostro prossimo turno",
    Until.TURN_END: "fino alla fine del turno",
    Until.GAME_END: "fino alla fine della partita",
}


def do(scene: Scene, effect: model.Do, mood: Mood = Mood.ORDER) -> str:
    """Say that somebody does something, or may; the order to you has the form of the present."""
    if effect == model.Do(Me(), model.Perform(PlainVerb.STOP)):
        return "le vostre conquiste terminano"
    verb = action(scene, effect.action)
    ends = f" {UNTIL[effect.until]}" if effect.until else ""
    rest = f" {verb.rest}" if verb.rest else ""
    if isinstance(effect.subject, Me) and not acts_as_race(effect.action):
        if effect.optional:
            return f"potete {verb.infinitive}{rest}{ends}"
        return f"{verb.infinitive if mood is Mood.INFINITIVE else verb.you}{rest}{ends}"
    who = "questa Razza" if isinstance(effect.subject, Me) else player(scene, effect.subject)
    plural = is_several(effect.subject)
    if effect.optional:
        return f"{who} {'possono' if plural else 'può'} {verb.infinitive}{rest}{ends}"
    return f"{who} {verb.they if plural else verb.it}{rest}{ends}"


def action(scene: Scene, node: model.Action) -> Verb:
    """Return the verb of an action with its object."""
    match node:
        case model.Gain(thing=what, amount=amount, source=source):
            return _gain(scene, _so_many(scene, what, amount), source)
        case model.Pay(thing=what, amount=amount, to=to):
            number = amount_of(scene, amount, thing_word(scene, what.noun))
            if isinstance(to, Me):
                return PAY.to_you().with_object(number)
            receiver = words.to(player(scene, to)) if to else "alla riserva"
            return PAY.with_object(f"{number} {receiver}")
        case model.Place(thing=what, source=source, destination=destination):
            return PLACE.with_object(_carried(scene, what, source, destination))
        case model.Move(thing=what, source=source, destination=destination):
            return MOVE.with_object(_carried(scene, what, source, destination))
        case model.Remove(thing=what, source=source):
            origin = f" {_taken_from(scene, source)}" if source else ""
            return REMOVE.with_object(thing(scene, what) + origin)
        case model.Replace():
            return _REPLACE.with_object(_replaced(scene, node))
        case model.Swap(given=given, taken=taken):
            return _SWAP.with_object(f"{card(scene, given)} con {card(scene, taken)}")
        case model.UseAs(piece=piece, card=copied):
            used = words.the_name(scene.names.of(piece))
            return USE.with_object(f"{used} come copia {words.of(card(scene, copied))}")
        case model.Discover(card=found):
            return DISCOVER.with_object(f"{card(scene, found)} in quella Regione")
        case model.Choose(party=whom):
            return CHOOSE.with_object(player(scene, whom))
        case model.Take(verb=verb, regions=target):
            return REGION_VERBS[verb].with_object(regions(scene, target))
        case model.Lose(thing=what, amount=amount):
            return LOSE.with_object(_so_many(scene, what, amount))
        case model.Perform(verb=procedure):
            return PLAIN_VERBS[procedure]
        case _:
            assert_never(node)


def _gain(scene: Scene, gained: str, source: Location | None) -> Verb:
    match source:
        case None:
            return GAIN.with_object(gained)
        case WithParty(party=Me()):
            return _TAKE.to_you().with_object(gained)
        case WithParty():
            return _TAKE.with_object(f"{gained} {whence(scene, source)}")
        case _:
            return GAIN.with_object(f"{gained} {whence(scene, source)}")


def _carried(scene: Scene, what: Thing, source: Location | None, destination: Location) -> str:
    origin = f" {whence(scene, source)}" if source else ""
    return f"{thing(scene, what)}{origin} {where(scene, destination)}"


def _so_many(scene: Scene, what: Thing, amount: Amount) -> str:
    known = known_thing(scene, what.noun)
    if known and what.quantity.quantifier is Quantifier.BARE:
        return known
    return amount_of(scene, amount, thing_word(scene, what.noun)) + owned(scene, what.owner)


def _taken_from(scene: Scene, source: Location) -> str:
    match source:
        case WithParty(party=whose):
            return f"davanti {words.to(player(scene, whose))}"
        case _:
            return whence(scene, source)


def _replaced(scene: Scene, node: model.Replace) -> str:
    place = f" {where(scene, node.where)}" if node.where else ""
    origin = f" {whence(scene, node.source)}" if node.source else ""
    many = isinstance(node.where, InRegions) and are_many(scene, node.where.regions)
    each = " per Regione," if many else ""
    return f"{thing(scene, node.thing)}{place} con {thing(scene, node.by)}{each}{origin}".rstrip(",")


def subject(scene: Scene, who: Party, verb: Verb) -> str:
    """Return a party with a verb in the present."""
    if isinstance(who, Me):
        return verb.you
    return f"{player(scene, who)} {verb.they if is_several(who) else verb.it}"
