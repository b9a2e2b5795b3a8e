"""French phrases for effects: changes of a value, rules, protection."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Me
from swdsl.prose.agreement import are_many, is_several
from swdsl.prose.fr import words
from swdsl.prose.fr.actions import UNTIL, do
from swdsl.prose.fr.counts import per
from swdsl.prose.fr.expressions import are_feminine, party, player, regions
from swdsl.prose.fr.things import this
from swdsl.prose.fr.words import Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import Modal, Operator, Permission, Store, Value

# The verb, and the preposition that leads to its regions.
_PERMISSIONS = {
    Permission.ATTACK: ("attaquer", ""),
    Permission.ENTER: ("entrer en jeu", "par "),
    Permission.REACH: ("mener des conquêtes", "dans "),
    Permission.OCCUPY: ("occuper", ""),
    Permission.PASS: ("traverser", ""),
    Permission.FADE: ("disparaître du plateau", ""),
    Permission.DECLINE: ("passer en déclin", ""),
    Permission.USE_POWER_HERE: ("utiliser le pouvoir spécial posé", "sur "),
}
_SURVIVORS = {
    Store.TRAY: "retournent dans le casier de rangement",
    Store.HAND: "reviennent dans {}",
    Store.BANK: "vont dans la réserve",
    Store.ASIDE: "sont mis de côté",
    Store.SUPPLY: "vont dans le stock",
    Store.STACK: "vont dans la pile",
}


def effect(scene: Scene, node: model.PlainEffect, mood: Mood = Mood.ORDER) -> str:
    """Say one effect as a main clause."""
    match node:
        case model.Do():
            return do(scene, node, mood)
        case model.Adjust(optional=optional):
            return ("si vous le souhaitez, " if optional else "") + adjust(scene, node)
        case model.Ignore(what=what, optional=optional):
            return ("vous pouvez ignorer " if optional else "ignorez ") + ignored(scene, what)
        case model.SurvivorsGo(store=store):
            hand = "votre main" if scene.mine_is_taken else "la main de leur propriétaire"
            return f"les pions survivants {_SURVIVORS[store].format(hand)}"
        case model.Rule():
            return rule(scene, node)
        case model.AdjacentTo():
            return _adjacent(scene, node)
        case model.ImmuneTo(regions=some, party=whom):
            verb = "sont imprenables" if are_many(scene, some) else "est imprenable"
            attacker = "tous" if isinstance(whom, Anyone) else party(scene, whom)
            return f"{regions(scene, some)} {verb} pour {attacker}"
        case _:
            assert_never(node)


def _adjacent(scene: Scene, node: model.AdjacentTo) -> str:
    feminine, many = are_feminine(scene, node.regions), are_many(scene, node.regions)
    adjacent = f"adjacent{'e' if feminine else ''}{'s' if many else ''}"
    verb = "sont considérées" if feminine else "sont considérés"
    if not many:
        verb = "est considérée" if feminine else "est considéré"
    if node.others is None:
        others = f"entre {'elles' if feminine else 'eux'}"
    else:
        others = words.to(regions(scene, node.others))
    return f"{regions(scene, node.regions)} {verb} pour vous comme {adjacent} {others}"


def rule(scene: Scene, node: model.Rule) -> str:
    """Say what a party may or cannot do."""
    if node == model.Rule(Me(), Modal.CANNOT, Permission.FADE):
        return "ce peuple ne disparaît pas du plateau quand un autre de vos peuples passe en déclin"
    ends = f"{UNTIL[node.until]}, " if node.until else ""
    verb, way = _PERMISSIONS[node.permission]
    target = regions(scene, node.regions) if node.regions else ""
    if node.permission is Permission.USE_POWER_HERE:
        target = this(scene)
    place = f"{way}{target}" if target else ""
    fades = isinstance(node.subject, Me) and node.permission is Permission.FADE
    who = "ce peuple" if fades else player(scene, node.subject)
    return f"{ends}{who} {_modal(node, verb, place, fades=fades)}"


def _modal(node: model.Rule, verb: str, place: str, *, fades: bool) -> str:
    if isinstance(node.subject, Me) and not fades:
        can = "pouvez"
    else:
        can = "peuvent" if is_several(node.subject) else "peut"
    match node.modal:
        case Modal.MAY:
            return f"{can} {verb} {place}".strip()
        case Modal.CANNOT:
            return f"ne {can} pas {verb} {place}".strip()
        case Modal.MAY_ONLY:
            return f"ne {can} {verb} {words.that(place)}" if place else f"ne {can} que {verb}"
        case _:
            assert_never(node.modal)


def ignored(scene: Scene, node: model.Ignored) -> str:
    """Name what does not count."""
    match node:
        case model.IgnoredHelp():
            return "tout ce qui aide l'attaquant"
        case model.IgnoredDefenders():
            return "les défenseurs"
        case model.IgnoredCards(card=card):
            return f"l'aide que les {words.CARDS[card].many} apportent à l'attaquant"
        case model.IgnoredThing(ref=ref):
            return f"ce qu'ajoute {words.the_name(scene.names.of(ref))}"
        case _:
            assert_never(node)


# -- values ---------------------------------------------------------------------------------------------


def adjust(scene: Scene, node: model.Adjust) -> str:
    """Say how a value changes: who or what, a verb, and how much."""
    who, verb = _bearer(scene, node.value)
    return f"{who} {negation(node)}{verb} {change(scene, node)}"


def negation(node: model.Adjust) -> str:
    """Return the `ne` that a verb needs when nothing at all is meant."""
    plain = node.operator in (Operator.IS, Operator.EXACTLY)
    return "ne " if plain and node.amount.base == 0 else ""


def _bearer(scene: Scene, value: Value) -> tuple[str, str]:
    match value:
        case Value.COST:
            return "la conquête", "coûte"
        case Value.COINS:
            return "la région", "rapporte"
        case Value.PRICE:
            return "la combinaison", "coûte"
        case Value.LOSSES:
            return ("vous", "perdez") if scene.mine_is_taken else ("le défenseur", "perd")
        case Value.KEPT:
            return "vous", "gardez"
        case _:
            assert_never(value)


def _unit(value: Value) -> Word:
    return words.COIN if value in (Value.COINS, Value.PRICE) else words.TOKEN


def change(scene: Scene, node: model.Adjust) -> str:
    """Say by how much a value changes, with its unit."""
    unit, amount = _unit(node.value), node.amount
    place = " dans chaque région" if node.value is Value.KEPT and amount.base else ""
    each = per(scene, amount)
    keeps_all = node.value is Value.KEPT and amount.base is None
    number = f"tous vos {unit.many}" if keeps_all else words.counted(amount.base, unit)
    match node.operator:
        case Operator.MORE:
            return f"{number} de plus{place}{each}"
        case Operator.LESS:
            return f"{number} de moins{place}{each}"
        case Operator.IS:
            return f"{number}{place}{each}"
        case Operator.EXACTLY:
            exact = number if amount.base == 0 else f"exactement {number}"
            return f"{exact}{place}{each}, quoi que disent les autres règles"
        case Operator.AT_LEAST:
            return f"au moins {number}{place}{each}"
        case Operator.AT_MOST:
            return f"au plus {number}{place}{each}"
        case Operator.DOUBLE:
            return f"deux fois plus {words.of(unit.many)}{place}"
        case Operator.HALVE:
            return f"deux fois moins {words.of(unit.many)}{place}"
        case _:
            assert_never(node.operator)
