"""Russian phrases for what somebody does."""

from dataclasses import dataclass, replace
from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.counts import Amount, InRegions, Location, Thing, WithParty
from swdsl.model.expressions import Me, Opponent, Party, Player
from swdsl.prose.agreement import acts_as_race, are_many, is_several
from swdsl.prose.ru import numbers, words
from swdsl.prose.ru.counts import amount_of, card, into, owned, thing, whence, where
from swdsl.prose.ru.expressions import player, regions
from swdsl.prose.ru.things import known_thing, thing_word
from swdsl.prose.ru.words import ACC, DAT, GEN
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import PlainVerb, Quantifier, RegionVerb, Until


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb with its object: as an order, after `можете`, and in the present of three persons."""

    order: str
    infinitive: str
    you: str
    it: str
    they: str
    rest: str = ""

    def of(self, *, plural: bool) -> str:
        """Return the third person with its object."""
        return f"{self.they if plural else self.it} {self.rest}".strip()

    def with_object(self, rest: str) -> "Verb":
        """Return the verb with an object."""
        return replace(self, rest=rest)


REGION_VERBS = {
    RegionVerb.ATTACK: Verb("нападите на", "напасть на", "нападаете на", "нападает на", "нападают на"),
    RegionVerb.CONQUER: Verb("захватите", "захватить", "захватываете", "захватывает", "захватывают"),
    RegionVerb.OCCUPY: Verb("займите", "занять", "занимаете", "занимает", "занимают"),
    RegionVerb.LEAVE: Verb("покиньте", "покинуть", "покидаете", "покидает", "покидают"),
    RegionVerb.ENTER: Verb(
        "войдите на поле через",
        "войти на поле через",
        "входите на поле через",
        "входит на поле через",
        "входят на поле через",
    ),
    RegionVerb.SCORE: Verb(
        "получите монеты за",
        "получить монеты за",
        "получаете монеты за",
        "получает монеты за",
        "получают монеты за",
    ),
}
PLAIN_VERBS = {
    PlainVerb.DECLINE: Verb(
        "придите в упадок",
        "прийти в упадок",
        "приходите в упадок",
        "приходит в упадок",
        "приходят в упадок",
    ),
    PlainVerb.FADE: Verb(
        "исчезните с поля", "исчезнуть с поля", "исчезаете с поля", "исчезает с поля", "исчезают с поля"
    ),
    PlainVerb.EXPAND: Verb(
        "ведите захваты", "вести захваты", "ведёте захваты", "ведёт захваты", "ведут захваты"
    ),
    PlainVerb.REDEPLOY: Verb(
        "перераспределите войска",
        "перераспределить войска",
        "перераспределяете войска",
        "перераспределяет войска",
        "перераспределяют войска",
    ),
    PlainVerb.REVIVE: Verb(
        "вернитесь из упадка",
        "вернуться из упадка",
        "возвращаетесь из упадка",
        "возвращается из упадка",
        "возвращаются из упадка",
    ),
    PlainVerb.ROLL: Verb(
        "бросьте кубик подкреплений",
        "бросить кубик подкреплений",
        "бросаете кубик подкреплений",
        "бросает кубик подкреплений",
        "бросают кубик подкреплений",
    ),
    PlainVerb.STOP: Verb(
        "закончите захваты",
        "закончить захваты",
        "заканчиваете захваты",
        "заканчивает захваты",
        "заканчивают захваты",
    ),
}
GAIN = Verb("получите", "получить", "получаете", "получает", "получают")
_TAKE = Verb("возьмите", "взять", "берёте", "берёт", "берут")
PAY = Verb("заплатите", "заплатить", "платите", "платит", "платят")
PLACE = Verb("поместите", "поместить", "помещаете", "помещает", "помещают")
MOVE = Verb("переместите", "переместить", "перемещаете", "перемещает", "перемещают")
REMOVE = Verb("уберите", "убрать", "убираете", "убирает", "убирают")
_REPLACE = Verb("замените", "заменить", "заменяете", "заменяет", "заменяют")
_SWAP = Verb("обменяйте", "обменять", "обмениваете", "обменивает", "обменивают")
USE = Verb("используйте", "использовать", "используете", "использует", "используют")
DISCOVER = Verb("откройте", "открыть", "открываете", "открывает", "открывают")
CHOOSE = Verb("выберите", "выбрать", "выбираете", "выбирает", "выбирают")
LOSE = Verb("потеряйте", "потерять", "теряете", "теряет", "теряют")
UNTIL = {
    Until.MY_NEXT_TURN: "до вашего следующего хода",
    Until.TURN_END: "до конца хода",
    Until.GAME_END: "до конца игры",
}


def do(scene: Scene, effect: model.Do, mood: Mood = Mood.ORDER) -> str:
    """Say that somebody does something, or may; what you do is an order unless you must be named."""
    if effect == model.Do(Me(), model.Perform(PlainVerb.STOP)):
        return "ваши захваты заканчиваются"
    verb = action(scene, effect.action)
    ends = f" {UNTIL[effect.until]}" if effect.until else ""
    if isinstance(effect.subject, Me) and not acts_as_race(effect.action):
        if effect.optional:
            return f"вы можете {verb.infinitive} {verb.rest}".strip() + ends
        return f"{_spoken(verb, effect.action, mood)} {verb.rest}".strip() + ends
    who = "этот народ" if isinstance(effect.subject, Me) else player(scene, effect.subject)
    plural = is_several(effect.subject)
    if effect.optional:
        return f"{who} {'могут' if plural else 'может'} {verb.infinitive} {verb.rest}".strip() + ends
    return f"{who} {verb.of(plural=plural)}{ends}"


def _spoken(verb: Verb, node: model.Action, mood: Mood) -> str:
    match mood:
        case Mood.INFINITIVE:
            return verb.infinitive
        case Mood.ORDER if not isinstance(node, model.Lose):
            return verb.order
        case _:
            return f"вы {verb.you}"


def action(scene: Scene, node: model.Action) -> Verb:
    """Return the verb of an action with its object."""
    match node:
        case model.Gain(thing=what, amount=amount, source=source):
            return _gain(scene, what, amount, source)
        case model.Pay(thing=what, amount=amount, to=to):
            receiver = f"{player(scene, to, DAT)} " if to else ""
            number = amount_of(scene, amount, thing_word(scene, what.noun))
            return PAY.with_object(f"{receiver}{number}{'' if to else ' в банк'}")
        case model.Place(thing=what, source=source, destination=destination):
            return PLACE.with_object(_carried(scene, what, source, destination))
        case model.Move(thing=what, source=source, destination=destination):
            return MOVE.with_object(_carried(scene, what, source, destination))
        case model.Remove(thing=what, source=source):
            return REMOVE.with_object(thing(scene, what) + _taken_from(scene, source))
        case model.Replace():
            return _REPLACE.with_object(_replaced(scene, node))
        case model.Swap(given=given, taken=taken):
            return _SWAP.with_object(f"{card(scene, given)} на {card(scene, taken)}")
        case model.UseAs(piece=piece, card=copied):
            used = words.noun(scene.names.of(piece)).form(ACC)
            return USE.with_object(f"{used} как копию {card(scene, copied, GEN)}")
        case model.Discover(card=found):
            return DISCOVER.with_object(f"{card(scene, found)} в этом регионе")
        case model.Choose(party=whom):
            return CHOOSE.with_object(player(scene, whom, ACC))
        case model.Take(verb=verb, regions=target):
            return REGION_VERBS[verb].with_object(regions(scene, target, ACC, choice=True))
        case model.Lose(thing=what, amount=amount):
            return LOSE.with_object(_so_many(scene, what, amount))
        case model.Perform(verb=procedure):
            return PLAIN_VERBS[procedure]
        case _:
            assert_never(node)


def _carried(scene: Scene, what: Thing, source: Location | None, destination: Location) -> str:
    origin = f" {whence(scene, source)}" if source else ""
    return f"{thing(scene, what)}{origin} {into(scene, destination)}"


def _gain(scene: Scene, what: Thing, amount: Amount, source: Location | None) -> Verb:
    if not isinstance(source, WithParty):
        origin = f" {whence(scene, source)}" if source else ""
        return GAIN.with_object(_so_many(scene, what, amount) + origin)
    gained = _so_many(scene, what, amount)
    match source.party:
        case Opponent(quantity=quantity) | Player(quantity=quantity):
            if quantity.quantifier is Quantifier.EACH and amount.per is None and amount.base:
                gained = numbers.each_of(amount.base, thing_word(scene, what.noun))
        case _:
            pass
    return _TAKE.with_object(f"{gained} {whence(scene, source)}")


def _so_many(scene: Scene, what: Thing, amount: Amount) -> str:
    known = known_thing(scene, what.noun)
    if known and what.quantity.quantifier is Quantifier.BARE:
        return known.form(ACC)
    return amount_of(scene, amount, thing_word(scene, what.noun)) + owned(scene, what.owner)


def _taken_from(scene: Scene, source: Location | None) -> str:
    match source:
        case None:
            return ""
        case WithParty(party=whose):
            return f" у {player(scene, whose, GEN)}"
        case _:
            return f" {whence(scene, source)}"


def _replaced(scene: Scene, node: model.Replace) -> str:
    place = f" {where(scene, node.where)}" if node.where else ""
    origin = f" {whence(scene, node.source)}" if node.source else ""
    new = thing(scene, node.by)
    many = isinstance(node.where, InRegions) and are_many(scene, node.where.regions)
    if many and node.by.quantity.quantifier is Quantifier.NUMBER and node.by.quantity.number:
        share = numbers.each_of(node.by.quantity.number, thing_word(scene, node.by.noun))
        return f"{thing(scene, node.thing)}{place}, поставив {share}{owned(scene, node.by.owner)}{origin}"
    return f"{thing(scene, node.thing)}{place} на {new}{origin}"


def subject(scene: Scene, who: Party, verb: Verb) -> str:
    """Return a party with a verb in the present."""
    if isinstance(who, Me):
        return f"вы {verb.you}"
    return f"{player(scene, who)} {verb.they if is_several(who) else verb.it}"
