"""English phrases for what somebody does."""

from dataclasses import dataclass
from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InRegions, Location, Thing, WithParty
from swdsl.model.expressions import Me, Party, There
from swdsl.prose.agreement import acts_as_race, are_many, is_several
from swdsl.prose.en import words
from swdsl.prose.en.counts import amount_of, card, owned, thing, whence, where, whither
from swdsl.prose.en.expressions import party, player, regions
from swdsl.prose.en.things import known_thing, thing_word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import PlainVerb, Quantifier, RegionVerb, Until


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb with its object: as an order, and of a third person."""

    base: str
    third: str
    rest: str = ""

    def said(self, *, third: bool) -> str:
        """Return the verb with its object."""
        return f"{self.third if third else self.base} {self.rest}".strip()


REGION_VERBS = {
    RegionVerb.ATTACK: ("attack", "attacks"),
    RegionVerb.CONQUER: ("conquer", "conquers"),
    RegionVerb.OCCUPY: ("occupy", "occupies"),
    RegionVerb.LEAVE: ("leave", "leaves"),
    RegionVerb.ENTER: ("enter the board through", "enters the board through"),
    RegionVerb.SCORE: ("score", "scores"),
}
PLAIN_VERBS = {
    PlainVerb.DECLINE: ("go into decline", "goes into decline"),
    PlainVerb.FADE: ("disappear from the board", "disappears from the board"),
    PlainVerb.EXPAND: ("make conquests", "makes conquests"),
    PlainVerb.REDEPLOY: ("redeploy", "redeploys"),
    PlainVerb.REVIVE: ("return from decline", "returns from decline"),
    PlainVerb.ROLL: ("roll the reinforcement die", "rolls the reinforcement die"),
    PlainVerb.STOP: ("end your conquests", "ends these conquests"),
}
UNTIL = {
    Until.MY_NEXT_TURN: "until your next turn",
    Until.TURN_END: "until the end of the turn",
    Until.GAME_END: "until the end of the game",
}


def do(scene: Scene, effect: model.Do, mood: Mood = Mood.ORDER) -> str:
    """Say that somebody does something, or may; what you do is an order unless you must be named."""
    if effect == model.Do(Me(), model.Perform(PlainVerb.STOP)):
        return "your conquests end"
    verb = action(scene, effect.action)
    ends = f", {UNTIL[effect.until]}" if effect.until else ""
    if isinstance(effect.subject, Me) and acts_as_race(effect.action):
        return f"this race {'may ' if effect.optional else ''}{verb.said(third=not effect.optional)}{ends}"
    if isinstance(effect.subject, Me):
        named = mood is Mood.NAMED or (mood is Mood.ORDER and isinstance(effect.action, model.Lose))
        you = "you may " if effect.optional else "you " if named else ""
        return you + verb.said(third=False) + ends
    who = player(scene, effect.subject)
    if effect.optional:
        return f"{who} may {verb.said(third=False)}{ends}"
    return f"{who} {verb.said(third=not is_several(effect.subject))}{ends}"


def action(scene: Scene, node: model.Action) -> Verb:
    """Return the verb of an action with its object."""
    match node:
        case model.Gain(thing=what, amount=amount, source=source):
            return _gain(scene, what, amount, source)
        case model.Pay(thing=what, amount=amount, to=to):
            receiver = f" to {player(scene, to)}" if to else " to the bank"
            number = amount_of(scene, amount, thing_word(scene, what.noun))
            return Verb("pay", "pays", number + receiver)
        case model.Place(thing=what, source=source, destination=destination):
            origin = f" {whence(scene, source)}" if source else ""
            return Verb("place", "places", f"{thing(scene, what)}{origin} {where(scene, destination)}")
        case model.Move(thing=what, source=source, destination=destination):
            origin = f" {whence(scene, source)}" if source else ""
            return Verb("move", "moves", f"{thing(scene, what)}{origin} {whither(scene, destination)}")
        case model.Remove(thing=what, source=source):
            return Verb("remove", "removes", thing(scene, what) + _taken_from(scene, source))
        case model.Replace():
            return _replace(scene, node)
        case model.Swap(given=given, taken=taken):
            return Verb("exchange", "exchanges", f"{card(scene, given)} for {card(scene, taken)}")
        case model.UseAs(piece=piece, card=copied):
            used = words.the(scene.names.of(piece))
            return Verb("use", "uses", f"{used} as a copy of {card(scene, copied)}")
        case model.Discover(card=found):
            return Verb("reveal", "reveals", f"{card(scene, found)} there")
        case model.Choose(party=whom):
            return Verb("choose", "chooses", player(scene, whom))
        case model.Take(verb=verb, regions=target):
            return Verb(*REGION_VERBS[verb], regions(scene, target))
        case model.Lose(thing=what, amount=amount):
            return Verb("lose", "loses", _so_many(scene, what, amount))
        case model.Perform(verb=procedure):
            return Verb(*PLAIN_VERBS[procedure])
        case _:
            assert_never(node)


def _gain(scene: Scene, what: Thing, amount: Amount, source: Location | None) -> Verb:
    gained = _so_many(scene, what, amount)
    if isinstance(source, WithParty):
        return Verb("take", "takes", f"{gained} {whence(scene, source)}")
    origin = f" {whence(scene, source)}" if source else ""
    return Verb("gain", "gains", gained + origin)


def _so_many(scene: Scene, what: Thing, amount: Amount) -> str:
    known = known_thing(scene, what.noun)
    if known and what.quantity.quantifier is Quantifier.BARE:
        return known
    return amount_of(scene, amount, thing_word(scene, what.noun)) + owned(scene, what.owner)


def _taken_from(scene: Scene, source: Location | None) -> str:
    match source:
        case None:
            return ""
        case InRegions(regions=There()):
            return " there"
        case WithParty(party=whose):
            return f" lying before {player(scene, whose)}"
        case _:
            return f" {whence(scene, source)}"


def _replace(scene: Scene, node: model.Replace) -> Verb:
    place = f" {where(scene, node.where)}" if node.where else ""
    origin = f" {whence(scene, node.source)}" if node.source else ""
    each = " each" if isinstance(node.where, InRegions) and are_many(scene, node.where.regions) else ""
    new = f"{thing(scene, node.by)}{each}{origin}"
    return Verb("replace", "replaces", f"{thing(scene, node.thing)}{place} with {new}")


def subject(scene: Scene, who: Party) -> tuple[str, bool]:
    """Return a party as a subject, and whether its verb is a third person singular."""
    return party(scene, who), not (isinstance(who, Me) or is_several(who))
