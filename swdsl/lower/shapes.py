"""What each base class of the kernel takes: its settings, its pure answers, and how it acts.

This is the contract of `docs/engine.md` as a table; the validator and the printer read it.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from swdsl.lower.form import Base, TermKind


class Sort(StrEnum):
    """What an answer is."""

    MASK = "set of regions"
    PLAYERS = "set of players"
    NUMBER = "number"


class Deeds(StrEnum):
    """How a base class acts."""

    NONE = "not at all"
    EFFECTS = "by effects"
    STEPS = "by steps"


@dataclass(frozen=True, slots=True)
class Shape:
    """One base class: allowed settings, required and allowed answers, and how it acts."""

    settings: frozenset[str] = frozenset()
    required: tuple[tuple[str, Sort], ...] = ()
    allowed: tuple[tuple[str, Sort], ...] = ()
    deeds: Deeds = Deeds.NONE


_WHERE = (("where", Sort.MASK),)
_AT = (("at", Sort.NUMBER),)
_AID = frozenset(["reaches", "less", "ignores", "exactly", "replaces", "troops", "rolls", "losses", "acts"])
_PROGRAM = frozenset(["on", "scope", "optional", "theirs", "figure", "waits", "remembers"])

SHAPES: Final = {
    Base.COST: Shape(frozenset({"amount", "varies"}), _WHERE, (*_AT, ("size", Sort.NUMBER))),
    Base.DEFENCE: Shape(frozenset({"scope", "amount", "varies", "rolls", "local"}), _WHERE, _AT),
    Base.IGNORE: Shape(required=_WHERE),
    Base.PERMISSION: Shape(frozenset({"kind", "local"}), _WHERE),
    Base.LINK: Shape(required=(("one", Sort.MASK),), allowed=(("other", Sort.MASK),)),
    Base.IMMUNITY: Shape(frozenset({"scope", "local"}), _WHERE),
    Base.BAN: Shape(frozenset({"local"}), _WHERE),
    Base.FORBID: Shape(frozenset({"local"}), _WHERE),
    Base.WARD: Shape(frozenset({"sources", "local"}), _WHERE),
    Base.AID: Shape(_AID, allowed=_WHERE, deeds=Deeds.EFFECTS),
    Base.LOSS: Shape(frozenset({"lose", "survivors"}), _WHERE),
    Base.DAMAGE: Shape(frozenset({"amount"}), _WHERE),
    Base.PRICE: Shape(frozenset({"amount"})),
    Base.COINS: Shape(frozenset({"amount"}), _WHERE),
    Base.BONUS: Shape(required=(("size", Sort.NUMBER),)),
    Base.LEVY: Shape(frozenset({"amount"}), (("payers", Sort.PLAYERS),)),
    Base.YIELD: Shape(frozenset({"scope", "how", "amount"}), _WHERE),
    Base.REFLEX: Shape(frozenset({"on", "scope"}), deeds=Deeds.EFFECTS),
    Base.PROGRAM: Shape(_PROGRAM, deeds=Deeds.STEPS),
}

TERM_SETTINGS: Final = {
    TermKind.COST: ("amount",),
    TermKind.COIN: ("amount",),
    TermKind.FLAT: ("amount",),
    TermKind.PERMIT: ("kind",),
    TermKind.WARD: (),
    TermKind.LOSS: ("lose", "survivors"),
    TermKind.KEEP: ("keep", "optional", "redeploy"),
    TermKind.FADE: (),
    TermKind.EXPAND: (),
    TermKind.CARRY: (),
}
TERMS_WITH_MASK: Final = (TermKind.COST, TermKind.COIN, TermKind.PERMIT)
