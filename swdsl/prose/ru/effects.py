"""Russian phrases for effects: changes of a value, rules, protection."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.counts import Amount
from swdsl.model.expressions import Anyone, Me, Regions
from swdsl.prose.agreement import are_many, is_several
from swdsl.prose.ru import numbers, words
from swdsl.prose.ru.actions import UNTIL, do
from swdsl.prose.ru.counts import per
from swdsl.prose.ru.expressions import party, player, regions
from swdsl.prose.ru.things import this
from swdsl.prose.ru.words import ACC, GEN, INS, NOM, PRE, Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import Modal, Operator, Permission, Store, Value

# The verb, and the preposition that leads to its regions.
_PERMISSIONS = {
    Permission.ATTACK: ("нападать", "на"),
    Permission.ENTER: ("входить на поле", "через"),
    Permission.REACH: ("вести захваты", "в"),
    Permission.OCCUPY: ("занимать", ""),
    Permission.PASS: ("проходить", "через"),
    Permission.FADE: ("исчезать с поля", ""),
    Permission.DECLINE: ("приходить в упадок", ""),
    Permission.USE_POWER_HERE: ("использовать способность, лежащую", ""),
}
_SURVIVORS = {
    Store.TRAY: "возвращаются в контейнер",
    Store.HAND: "возвращаются {} на руку",
    Store.BANK: "уходят в банк",
    Store.ASIDE: "откладываются в сторону",
    Store.SUPPLY: "уходят в запас",
    Store.STACK: "уходят в стопку",
}


def effect(scene: Scene, node: model.PlainEffect, mood: Mood = Mood.ORDER) -> str:
    """Say one effect as a main clause."""
    match node:
        case model.Do():
            return do(scene, node, mood)
        case model.Adjust(optional=optional):
            return ("по вашему желанию " if optional else "") + adjust(scene, node)
        case model.Ignore(what=what, optional=optional):
            return ("вы можете не учитывать " if optional else "не учитывайте ") + ignored(scene, what)
        case model.SurvivorsGo(store=store):
            owner = "вам" if scene.mine_is_taken else "владельцу"
            return f"уцелевшие жетоны {_SURVIVORS[store].format(owner)}"
        case model.Rule():
            return rule(scene, node)
        case model.AdjacentTo(regions=some, others=None):
            return f"{regions(scene, some)} считаются для вас смежными друг с другом"
        case model.AdjacentTo(regions=some, others=others):
            assert others is not None
            verb = "считаются для вас смежными" if are_many(scene, some) else "считается для вас смежным"
            return f"{regions(scene, some)} {verb} {words.with_(regions(scene, others, INS))}"
        case model.ImmuneTo(regions=some, party=whom):
            immune = "неуязвимы" if are_many(scene, some) else "неуязвим"
            attacker = "всех" if isinstance(whom, Anyone) else party(scene, whom, GEN)
            return f"{regions(scene, some)} {immune} для {attacker}"
        case _:
            assert_never(node)


def rule(scene: Scene, node: model.Rule) -> str:
    """Say what a party may or cannot do."""
    if node == model.Rule(Me(), Modal.CANNOT, Permission.FADE):
        return "этот народ не исчезает с поля, когда другой ваш народ приходит в упадок"
    ends = f"{UNTIL[node.until]} " if node.until else ""
    verb, way = _PERMISSIONS[node.permission]
    only = "только " if node.modal is Modal.MAY_ONLY else ""
    target = ""
    if node.permission is Permission.USE_POWER_HERE:
        target = f" {only}на {this(scene, PRE)}"
    elif node.regions:
        target = f" {only}{_led(scene, way, node.regions)}"
    elif only:
        verb = f"{only}{verb}"
    fades = isinstance(node.subject, Me) and node.permission is Permission.FADE
    who = "этот народ" if fades else player(scene, node.subject)
    return f"{ends}{who} {_modal(node, fades=fades)} {verb}{target}"


def _led(scene: Scene, way: str, target: Regions) -> str:
    if way == "в":
        return words.in_(regions(scene, target, PRE))
    return f"{way} {regions(scene, target, ACC)}".strip()


def _modal(node: model.Rule, *, fades: bool) -> str:
    if isinstance(node.subject, Me) and not fades:
        can = "можете"
    else:
        can = "могут" if is_several(node.subject) else "может"
    return f"не {can}" if node.modal is Modal.CANNOT else can


def ignored(scene: Scene, node: model.Ignored) -> str:
    """Name what does not count."""
    match node:
        case model.IgnoredHelp():
            return "ничего из того, что помогает нападающему"
        case model.IgnoredDefenders():
            return "защитников"
        case model.IgnoredCards(card=card):
            kind = words.CARDS[card].form(NOM, plural=True)
            return f"то, чем нападающему помогают {kind}"
        case model.IgnoredThing(ref=ref):
            return f"то, что добавляет {words.noun(scene.names.of(ref)).form(NOM)}"
        case _:
            assert_never(node)


# -- values ---------------------------------------------------------------------------------------------


def adjust(scene: Scene, node: model.Adjust) -> str:
    """Say how a value changes: who or what, a verb, and how much."""
    if is_nothing(node):
        always = " независимо от всех прочих правил" if node.operator is Operator.EXACTLY else ""
        return _nothing(scene, node.value) + always
    return f"{_bearer(scene, node)} {change(scene, node)}"


def is_nothing(node: model.Adjust) -> bool:
    """Whether a value becomes nothing at all, which is said with a negation."""
    return node.amount == Amount(0) and node.operator in (Operator.IS, Operator.EXACTLY)


def _nothing(scene: Scene, value: Value) -> str:
    match value:
        case Value.COST:
            return "захват ничего не стоит"
        case Value.COINS:
            return "регион не приносит монет"
        case Value.PRICE:
            return "комбинация ничего не стоит"
        case Value.LOSSES:
            return f"{'вы не теряете' if scene.mine_is_taken else 'защитник не теряет'} жетонов"
        case Value.KEPT:
            return "вы не оставляете на поле ни одного жетона"
        case _:
            assert_never(value)


def _bearer(scene: Scene, node: model.Adjust) -> str:
    match node.value:
        case Value.COST:
            return f"захват {cost_verb(node.operator)}"
        case Value.COINS:
            return "регион приносит"
        case Value.PRICE:
            return f"комбинация {cost_verb(node.operator)}"
        case Value.LOSSES:
            return "вы теряете" if scene.mine_is_taken else "защитник теряет"
        case Value.KEPT:
            return "вы оставляете"
        case _:
            assert_never(node.value)


def cost_verb(operator: Operator) -> str:
    """Return the verb for a price that is changed, or fixed."""
    changed = (Operator.MORE, Operator.LESS, Operator.DOUBLE, Operator.HALVE)
    return "обходится" if operator in changed else "стоит"


def _unit(value: Value) -> Word:
    return words.COIN if value in (Value.COINS, Value.PRICE) else words.TOKEN


def change(scene: Scene, node: model.Adjust) -> str:
    """Say by how much a value changes, with its unit."""
    unit, amount = _unit(node.value), node.amount
    place = " в каждом регионе" if node.value is Value.KEPT and amount.base else ""
    each = per(scene, amount)
    priced = node.value in (Value.COST, Value.PRICE)
    keeps_all = node.value is Value.KEPT and amount.base is None
    number = f"все свои {unit.form(ACC, plural=True)}" if keeps_all else numbers.counted(amount.base, unit)
    match node.operator:
        case Operator.MORE:
            return f"на {number} {'дороже' if priced else 'больше'}{place}{each}"
        case Operator.LESS:
            return f"на {number} {'дешевле' if priced else 'меньше'}{place}{each}"
        case Operator.IS:
            return f"{number}{place}{each}"
        case Operator.EXACTLY:
            return f"ровно {number}{place}{each} независимо от всех прочих правил"
        case Operator.AT_LEAST:
            return f"не менее {numbers.counted(amount.base, unit, GEN)}{place}{each}"
        case Operator.AT_MOST:
            return f"не более {numbers.counted(amount.base, unit, GEN)}{place}{each}"
        case Operator.DOUBLE:
            return "вдвое дороже" if priced else f"вдвое больше {unit.form(GEN, plural=True)}{place}"
        case Operator.HALVE:
            return "вдвое дешевле" if priced else f"вдвое меньше {unit.form(GEN, plural=True)}{place}"
        case _:
            assert_never(node.operator)
