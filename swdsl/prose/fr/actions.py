"""French phrases for what somebody does."""

from dataclasses import dataclass, replace
from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InRegions, Location, Thing, WithParty
from swdsl.model.expressions import Me, Party
from swdsl.prose.agreement import acts_as_race, are_many, is_several
from swdsl.prose.fr import words
from swdsl.prose.fr.counts import amount_of, card, owned, thing, whence, where
from swdsl.prose.fr.expressions import player, regions
from swdsl.prose.fr.things import known_thing, thing_word
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
        """Return the verb with `vous` as the one to whom it is done."""
        return Verb(f"vous {self.you}", f"vous {self.infinitive}", f"vous {self.it}", f"vous {self.they}")

    def with_object(self, rest: str) -> "Verb":
        """Return the verb with an object."""
        return replace(self, rest=rest)


def _er(stem: str, tail: str = "") -> Verb:
    return Verb(f"{stem}ez{tail}", f"{stem}er{tail}", f"{stem}e{tail}", f"{stem}ent{tail}")


REGION_VERBS = {
    RegionVerb.ATTACK: _er("attaqu"),
    RegionVerb.CONQUER: Verb("conquérez", "conquérir", "conquiert", "conquièrent"),
    RegionVerb.OCCUPY: _er("occup"),
    RegionVerb.LEAVE: _er("quitt"),
    RegionVerb.ENTER: _er("entr", " en jeu par"),
    RegionVerb.SCORE: _er("marqu", " des points pour"),
}
PLAIN_VERBS = {
    PlainVerb.DECLINE: _er("pass", " en déclin"),
    PlainVerb.FADE: Verb(
        "disparaissez du plateau",
        "disparaître du plateau",
        "disparaît du plateau",
        "disparaissent du plateau",
    ),
    PlainVerb.EXPAND: Verb(
        "menez des conquêtes", "mener des conquêtes", "mène des conquêtes", "mènent des conquêtes"
    ),
    PlainVerb.REDEPLOY: Verb(
        "procédez au redéploiement",
        "procéder au redéploiement",
        "procède au redéploiement",
        "procèdent au redéploiement",
    ),
    PlainVerb.REVIVE: Verb("sortez du déclin", "sortir du déclin", "sort du déclin", "sortent du déclin"),
    PlainVerb.ROLL: Verb(
        "lancez le dé de renforts",
        "lancer le dé de renforts",
        "lance le dé de renforts",
        "lancent le dé de renforts",
    ),
    PlainVerb.STOP: Verb(
        "arrêtez les conquêtes", "arrêter les conquêtes", "arrête les conquêtes", "arrêtent les conquêtes"
    ),
}
GAIN, PLACE, MOVE, REMOVE = _er("gagn"), _er("plac"), _er("déplac"), _er("retir")
_TAKE = Verb("prenez", "prendre", "prend", "prennent")
PAY = Verb("payez", "payer", "paie", "paient")
USE, _REPLACE = _er("utilis"), _er("remplac")
_SWAP = Verb("échangez", "échanger", "échange", "échangent")
DISCOVER = Verb("révélez", "révéler", "révèle", "révèlent")
CHOOSE = Verb("choisissez", "choisir", "choisit", "choisissent")
LOSE = Verb("perdez", "perdre", "perd", "perdent")
UNTIL = {
    Until.MY_NEXT_TURN: "jusqu'à votre prochain tour",
    Until.TURN_END: "jusqu'à la fin du tour",
    Until.GAME_END: "jusqu'à la fin de la partie",
}


def do(scene: Scene, effect: model.Do, mood: Mood = Mood.ORDER) -> str:
    """Say that somebody does something, or may; what you do is an order unless you must be named."""
    if effect == model.Do(Me(), model.Perform(PlainVerb.STOP)):
        return "vos conquêtes prennent fin"
    verb = action(scene, effect.action)
    ends = f" {UNTIL[effect.until]}" if effect.until else ""
    rest = f" {verb.rest}" if verb.rest else ""
    if isinstance(effect.subject, Me) and not acts_as_race(effect.action):
        if effect.optional:
            return f"vous pouvez {verb.infinitive}{rest}{ends}"
        return f"{_spoken(verb, effect.action, mood)}{rest}{ends}"
    who = "ce peuple" if isinstance(effect.subject, Me) else player(scene, effect.subject)
    plural = is_several(effect.subject)
    if effect.optional:
        return f"{who} {'peuvent' if plural else 'peut'} {verb.infinitive}{rest}{ends}"
    return f"{who} {verb.they if plural else verb.it}{rest}{ends}"


def _spoken(verb: Verb, node: model.Action, mood: Mood) -> str:
    match mood:
        case Mood.INFINITIVE:
            return verb.infinitive
        case Mood.ORDER if not isinstance(node, model.Lose):
            return verb.you
        case _:
            return f"vous {verb.you}"


def action(scene: Scene, node: model.Action) -> Verb:
    """Return the verb of an action with its object."""
    match node:
        case model.Gain(thing=what, amount=amount, source=source):
            return _gain(scene, _so_many(scene, what, amount), source)
        case model.Pay(thing=what, amount=amount, to=to):
            number = amount_of(scene, amount, thing_word(scene, what.noun))
            if isinstance(to, Me):
                return PAY.to_you().with_object(number)
            receiver = words.to(player(scene, to)) if to else "à la réserve"
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
            return _SWAP.with_object(f"{card(scene, given)} contre {card(scene, taken)}")
        case model.UseAs(piece=piece, card=copied):
            used = words.the_name(scene.names.of(piece))
            return USE.with_object(f"{used} comme copie {words.of(card(scene, copied))}")
        case model.Discover(card=found):
            return DISCOVER.with_object(f"{card(scene, found)} dans cette région")
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
            return f"devant {player(scene, whose)}"
        case _:
            return whence(scene, source)


def _replaced(scene: Scene, node: model.Replace) -> str:
    place = f" {where(scene, node.where)}" if node.where else ""
    origin = f" {whence(scene, node.source)}" if node.source else ""
    many = isinstance(node.where, InRegions) and are_many(scene, node.where.regions)
    each = " par région," if many else ""
    return f"{thing(scene, node.thing)}{place} par {thing(scene, node.by)}{each}{origin}".rstrip(",")


def subject(scene: Scene, who: Party, verb: Verb) -> str:
    """Return a party with a verb in the present."""
    if isinstance(who, Me):
        return f"vous {verb.you}"
    return f"{player(scene, who)} {verb.they if is_several(who) else verb.it}"
