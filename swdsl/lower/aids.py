"""Which kinds of aid a component gives an attacker: what a ward takes away, by kind."""

from collections.abc import Iterator
from enum import StrEnum

from swdsl.lower.form import Base, Component, Hook, Part, Setting, Term, TermKind, Word
from swdsl.lower.form_effects import HoldDie, Storm
from swdsl.lower.form_numbers import Product
from swdsl.lower.walk import walk


class AidKind(StrEnum):
    """The kinds of aid that a ward tells apart."""

    DISCOUNT = "discount"
    REACH = "reach"
    ENTRY = "entry"
    REPLACE = "replace"
    FIGURE = "figure"
    ROLL = "roll"
    TROOPS = "troops"
    EXPANSION = "expansion"


_PERMITS = {"REACH": AidKind.REACH, "PASS": AidKind.REACH, "ENTER": AidKind.ENTRY}
_SPENT = {
    "reaches": AidKind.REACH,
    "less": AidKind.DISCOUNT,
    "ignores": AidKind.DISCOUNT,
    "exactly": AidKind.REPLACE,
    "replaces": AidKind.REPLACE,
    "rolls": AidKind.ROLL,
}


def aids(component: Component) -> frozenset[AidKind]:
    """Return the kinds of aid a component has of its own; what it carries or copies comes on top."""
    found = {kind for clause in component.clauses for part in clause.parts for kind in _aids_of(part)}
    if any(piece.attack_only for piece in component.pieces):
        found.add(AidKind.TROOPS)
    return frozenset(found)


def _aids_of(part: Part) -> Iterator[AidKind]:
    match part:
        case Term(kind=TermKind.COST, settings=(("amount", int(amount)),)) if amount < 0:
            yield AidKind.DISCOUNT
        case Term(kind=TermKind.PERMIT, settings=settings):
            yield from _permitted(dict(settings)["kind"])
        case Term(kind=TermKind.EXPAND):
            yield AidKind.EXPANSION
        case Hook():
            yield from _hook_aids(part)
        case _:
            return


def _permitted(kind: Setting | None) -> Iterator[AidKind]:
    if isinstance(kind, Word) and kind.name in _PERMITS:
        yield _PERMITS[kind.name]


def _hook_aids(hook: Hook) -> Iterator[AidKind]:
    match hook.base:
        case Base.COST if _lowers(hook):
            yield AidKind.DISCOUNT
        case Base.IGNORE:
            yield AidKind.DISCOUNT
        case Base.LINK:
            yield AidKind.REACH
        case Base.PERMISSION:
            yield from _permitted(hook.setting("kind"))
        case Base.AID:
            yield from (_SPENT[key] for key, _ in hook.settings if key in _SPENT)
        case Base.PROGRAM:
            effects = [effect for step in hook.steps for effect in step.effects]
            if any(isinstance(effect, HoldDie) for effect in effects):
                yield AidKind.ROLL
            if any(isinstance(effect, Storm) for effect in effects):
                yield AidKind.FIGURE
        case _:
            return


def _lowers(hook: Hook) -> bool:
    amount = hook.setting("amount")
    if isinstance(amount, int):
        return amount < 0
    return any(
        isinstance(node, Product) and node.factor < 0 for _, answer in hook.answers for node in walk(answer)
    )
