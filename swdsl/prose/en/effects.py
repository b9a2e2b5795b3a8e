"""English phrases for effects: changes of a value, rules, protection."""

from typing import assert_never

from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Me, Party
from swdsl.prose.agreement import are_many
from swdsl.prose.en import words
from swdsl.prose.en.actions import UNTIL, do
from swdsl.prose.en.counts import per
from swdsl.prose.en.expressions import party, player, regions
from swdsl.prose.en.things import this
from swdsl.prose.en.words import Word
from swdsl.prose.scene import Scene
from swdsl.prose.shapes import Mood
from swdsl.words import Modal, Operator, Permission, Store, Value

_PERMISSIONS = {
    Permission.ATTACK: "attack",
    Permission.ENTER: "enter the board through",
    Permission.REACH: "make conquests in",
    Permission.OCCUPY: "occupy",
    Permission.PASS: "pass through",
    Permission.FADE: "disappear from the board",
    Permission.DECLINE: "go into decline",
    Permission.USE_POWER_HERE: "use the special power lying on",
}
_MODALS = {Modal.MAY: "may", Modal.CANNOT: "cannot", Modal.MAY_ONLY: "may only"}
_SURVIVORS = {
    Store.TRAY: "return to the storage tray",
    Store.HAND: "return to {} hand",
    Store.BANK: "go to the bank",
    Store.ASIDE: "are set aside",
    Store.SUPPLY: "go to the supply",
    Store.STACK: "go to the stack",
}


def effect(scene: Scene, node: model.PlainEffect, mood: Mood = Mood.ORDER) -> str:
    """Say one effect as a main clause."""
    match node:
        case model.Do():
            return do(scene, node, mood)
        case model.Adjust(optional=optional):
            return ("if you wish, " if optional else "") + adjust(scene, node)
        case model.Ignore(what=what, optional=optional):
            return ("you may ignore " if optional else "ignore ") + ignored(scene, what)
        case model.SurvivorsGo(store=store):
            owner = "your" if scene.mine_is_taken else "their owner's"
            return f"the surviving tokens {_SURVIVORS[store].format(owner)}"
        case model.Rule():
            return rule(scene, node)
        case model.AdjacentTo(regions=some, others=None):
            return f"{regions(scene, some)} count as adjacent to each other for you"
        case model.AdjacentTo(regions=some, others=others):
            assert others is not None
            verb = "count" if are_many(scene, some) else "counts"
            return f"{regions(scene, some)} {verb} as adjacent to {regions(scene, others)} for you"
        case model.ImmuneTo(regions=some, party=whom):
            verb = "are" if are_many(scene, some) else "is"
            return f"{regions(scene, some)} {verb} immune to {_attacker(scene, whom)}"
        case _:
            assert_never(node)


def _attacker(scene: Scene, node: Party) -> str:
    return "everyone" if isinstance(node, Anyone) else party(scene, node)


def rule(scene: Scene, node: model.Rule) -> str:
    """Say what a party may or cannot do."""
    if node == model.Rule(Me(), Modal.CANNOT, Permission.FADE):
        return "this race does not disappear from the board when another of your races goes into decline"
    ends = f"{UNTIL[node.until]}, " if node.until else ""
    verb = _PERMISSIONS[node.permission]
    if node.permission is Permission.USE_POWER_HERE:
        verb = f"{verb} {this(scene)}"
    target = f" {regions(scene, node.regions)}" if node.regions else ""
    return f"{ends}{ruled(scene, node)} {_MODALS[node.modal]} {verb}{target}"


def ruled(scene: Scene, node: model.Rule) -> str:
    """Name the subject of a rule: a race fades, its player does not."""
    if isinstance(node.subject, Me) and node.permission is Permission.FADE:
        return "this race"
    return player(scene, node.subject)


def ignored(scene: Scene, node: model.Ignored) -> str:
    """Name what does not count."""
    match node:
        case model.IgnoredHelp():
            return "everything that helps the attacker"
        case model.IgnoredDefenders():
            return "the defenders"
        case model.IgnoredCards(card=card):
            return f"everything that helps the attacker and comes from {words.CARDS[card].many}"
        case model.IgnoredThing(ref=ref):
            return f"what {words.the(scene.names.of(ref))} adds"
        case _:
            assert_never(node)


# -- values ---------------------------------------------------------------------------------------------


def adjust(scene: Scene, node: model.Adjust) -> str:
    """Say how a value changes: who or what, a verb, and how much."""
    return f"{_bearer(scene, node.value)} {change(scene, node)}"


def _bearer(scene: Scene, value: Value) -> str:
    match value:
        case Value.COST:
            return "the conquest costs"
        case Value.COINS:
            return "the region brings"
        case Value.PRICE:
            return "the combo costs"
        case Value.LOSSES:
            return "you lose" if scene.mine_is_taken else "the defender loses"
        case Value.KEPT:
            return "you keep"
        case _:
            assert_never(value)


def _unit(value: Value) -> Word:
    return words.COIN if value in (Value.COINS, Value.PRICE) else words.TOKEN


def change(scene: Scene, node: model.Adjust) -> str:
    """Say by how much a value changes, with its unit."""
    unit, amount = _unit(node.value), node.amount
    place = " in each region" if node.value is Value.KEPT and amount.base else ""
    keeps_all = node.value is Value.KEPT and amount.base is None
    number = f"all your {unit.many}" if keeps_all else words.counted(amount.base, unit)
    each = per(scene, amount)
    match node.operator:
        case Operator.MORE:
            return f"{number} more{place}{each}"
        case Operator.LESS:
            return f"{number} {'less' if node.value in (Value.COST, Value.PRICE) else 'fewer'}{place}{each}"
        case Operator.IS:
            return f"{number}{place}{each}"
        case Operator.EXACTLY:
            exact = f"no {unit.many} at all" if amount.base == 0 else f"exactly {number}"
            return f"{exact}{place}{each}, whatever else applies"
        case Operator.AT_LEAST:
            return f"at least {number}{place}{each}"
        case Operator.AT_MOST:
            return f"at most {number}{place}{each}"
        case Operator.DOUBLE:
            return f"twice as many {unit.many}{place}"
        case Operator.HALVE:
            return f"half as many {unit.many}{place}"
        case _:
            assert_never(node.operator)
