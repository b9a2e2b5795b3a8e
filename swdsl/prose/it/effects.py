"""Italian phrases for effects: changes of a value, rules, protection."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Me, Party
from swdsl.prose.agreement import are_many, is_several
from swdsl.prose.it import words
from swdsl.prose.it.actions import UNTIL, do
from swdsl.prose.it.counts import per
from swdsl.prose.it.expressions import are_feminine, party, player, regions
from swdsl.prose.it.things import this
from swdsl.prose.it.words import Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import Modal, Operator, Permission, Store, Value

# The verb, and the preposition that leads to its regions.
_PERMISSIONS = {
    Permission.ATTACK: ("attaccare", ""),
    Permission.ENTER: ("entrare nella mappa", "attraverso"),
    Permission.REACH: ("fare conquiste", "in"),
    Permission.OCCUPY: ("occupare", ""),
    Permission.PASS: ("attraversare", ""),
    Permission.FADE: ("scomparire dalla mappa", ""),
    Permission.DECLINE: ("andare in Declino", ""),
    Permission.USE_POWER_HERE: ("usare il Potere speciale posato", "su"),
}
_SURVIVORS = {
    Store.TRAY: "tornano nel contenitore",
    Store.HAND: "tornano {}",
    Store.BANK: "vanno nella riserva",
    Store.ASIDE: "vengono messi da parte",
    Store.SUPPLY: "vanno nella scorta",
    Store.STACK: "vanno nella pila",
}


def effect(scene: Scene, node: model.PlainEffect, mood: Mood = Mood.ORDER) -> str:
    """Say one effect as a main clause."""
    match node:
        case model.Do():
            return do(scene, node, mood)
        case model.Adjust(optional=optional):
            return ("se lo desiderate, " if optional else "") + adjust(scene, node)
        case model.Ignore(what=what, optional=optional):
            return ("potete ignorare " if optional else "ignorate ") + ignored(scene, what)
        case model.SurvivorsGo(store=store):
            hand = "nella vostra mano" if scene.mine_is_taken else "nella mano del loro proprietario"
            return f"i segnalini superstiti {_SURVIVORS[store].format(hand)}"
        case model.Rule():
            return rule(scene, node)
        case model.AdjacentTo():
            return _adjacent(scene, node)
        case model.ImmuneTo(regions=some, party=whom):
            verb = "sono immuni" if are_many(scene, some) else "è immune"
            attacker = "tutti" if isinstance(whom, Anyone) else party(scene, whom)
            return f"{regions(scene, some)} {verb} {words.to(attacker)}"
        case _:
            assert_never(node)


def _adjacent(scene: Scene, node: model.AdjacentTo) -> str:
    feminine, many = are_feminine(scene, node.regions), are_many(scene, node.regions)
    if many:
        verb = f"sono {'considerate' if feminine else 'considerati'} adiacenti"
    else:
        verb = f"è {'considerata' if feminine else 'considerato'} adiacente"
    others = "tra loro" if node.others is None else words.to(regions(scene, node.others))
    return f"per voi, {regions(scene, node.regions)} {verb} {others}"


def rule(scene: Scene, node: model.Rule) -> str:
    """Say what a party may or cannot do."""
    if node == model.Rule(Me(), Modal.CANNOT, Permission.FADE):
        return "questa Razza non scompare dalla mappa quando un'altra delle vostre Razze va in Declino"
    ends = f"{UNTIL[node.until]}, " if node.until else ""
    verb, way = _PERMISSIONS[node.permission]
    target = regions(scene, node.regions) if node.regions else ""
    if node.permission is Permission.USE_POWER_HERE:
        target = this(scene)
    place = _led(way, target) if target else ""
    fades = isinstance(node.subject, Me) and node.permission is Permission.FADE
    who = "questa Razza " if fades else _someone(scene, node.subject)
    return f"{ends}{who}{_modal(node, verb, place, fades=fades)}"


def _someone(scene: Scene, who: Party) -> str:
    """Name the subject; `voi` is left out, as the verb says it."""
    return "" if isinstance(who, Me) else f"{player(scene, who)} "


def _led(way: str, target: str) -> str:
    return words.contracted(way, target) if way in ("in", "su") else f"{way} {target}".strip()


def _modal(node: model.Rule, verb: str, place: str, *, fades: bool) -> str:
    if isinstance(node.subject, Me) and not fades:
        can = "potete"
    else:
        can = "possono" if is_several(node.subject) else "può"
    match node.modal:
        case Modal.MAY:
            return f"{can} {verb} {place}".strip()
        case Modal.CANNOT:
            return f"non {can} {verb} {place}".strip()
        case Modal.MAY_ONLY:
            return f"{can} {verb} solo {place}" if place else f"{can} solo {verb}"
        case _:
            assert_never(node.modal)


def ignored(scene: Scene, node: model.Ignored) -> str:
    """Name what does not count."""
    match node:
        case model.IgnoredHelp():
            return "tutto ciò che aiuta l'attaccante"
        case model.IgnoredDefenders():
            return "i difensori"
        case model.IgnoredCards(card=card):
            return f"l'aiuto che {words.the(words.CARDS[card], plural=True)} danno all'attaccante"
        case model.IgnoredThing(ref=ref):
            return f"ciò che aggiunge {words.the_name(scene.names.of(ref))}"
        case _:
            assert_never(node)


# -- values ---------------------------------------------------------------------------------------------


def adjust(scene: Scene, node: model.Adjust) -> str:
    """Say how a value changes: who or what, a verb, and how much."""
    who, verb = _bearer(scene, node.value)
    return f"{who} {negation(node)}{verb} {change(scene, node)}".strip()


def negation(node: model.Adjust) -> str:
    """Return the `non` that a verb needs when nothing at all is meant."""
    plain = node.operator in (Operator.IS, Operator.EXACTLY)
    return "non " if plain and node.amount.base == 0 else ""


def _bearer(scene: Scene, value: Value) -> tuple[str, str]:
    match value:
        case Value.COST:
            return "la conquista", "costa"
        case Value.COINS:
            return "la Regione", "rende"
        case Value.PRICE:
            return "la combinazione", "costa"
        case Value.LOSSES:
            return ("", "perdete") if scene.mine_is_taken else ("il difensore", "perde")
        case Value.KEPT:
            return "", "conservate"
        case _:
            assert_never(value)


def _unit(value: Value) -> Word:
    return words.COIN if value in (Value.COINS, Value.PRICE) else words.TOKEN


def change(scene: Scene, node: model.Adjust) -> str:
    """Say by how much a value changes, with its unit."""
    unit, amount = _unit(node.value), node.amount
    place = " in ogni Regione" if node.value is Value.KEPT and amount.base else ""
    each = per(scene, amount)
    keeps_all = node.value is Value.KEPT and amount.base is None
    number = f"tutti i vostri {unit.many}" if keeps_all else words.counted(amount.base, unit)
    match node.operator:
        case Operator.MORE:
            return f"{number} in più{place}{each}"
        case Operator.LESS:
            return f"{number} in meno{place}{each}"
        case Operator.IS:
            return f"{number}{place}{each}"
        case Operator.EXACTLY:
            exact = number if amount.base == 0 else f"esattamente {number}"
            return f"{exact}{place}{each}, qualunque cosa dicano le altre regole"
        case Operator.AT_LEAST:
            return f"almeno {number}{place}{each}"
        case Operator.AT_MOST:
            return f"al massimo {number}{place}{each}"
        case Operator.DOUBLE:
            return f"il doppio {words.of(words.the(unit, plural=True))}{place}"
        case Operator.HALVE:
            return f"la metà {words.of(words.the(unit, plural=True))}{place}"
        case _:
            assert_never(node.operator)
