"""Sentences that must look at the table: one class for each base class of the kernel.

Each bears the kernel's name. Its fields are the kernel's too: settings are attributes of the base class, with
the same defaults; answers are methods, whose body the expression becomes. The guard is a common condition of
all answers and acts. What needs no saying because it follows from the rest is a property, named in `IMPLIED`.
"""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, TypeAlias

from swdsl.lower.form_effects import Bind, Effect, Sally, Storm, each_effect
from swdsl.lower.form_numbers import Integer, Who
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_steps import AskRegion, Step
from swdsl.lower.form_tests import Test, TheyBear
from swdsl.lower.form_tokens import Convert
from swdsl.lower.form_words import (
    Boundless,
    Event,
    Permit,
    Reckoning,
    Replacement,
    Scope,
    Source,
    Stock,
    Survivors,
    Tokens,
)
from swdsl.lower.walk import walk
from swdsl.record import record

Answer: TypeAlias = Mask | Players | Integer

# -- attacks --------------------------------------------------------------------------------------------


@record
class Cost:
    """When I attack WHERE, it costs AMOUNT more: the same everywhere, counted (SIZE), or varying (AT)."""

    IMPLIED: ClassVar = ("varies",)

    where: Mask
    amount: int = 0
    size: Integer | None = None
    at: Integer | None = None
    guard: Test | None = None

    @property
    def varies(self) -> bool:
        """Whether the amount differs from region to region."""
        return self.at is not None


@record
class Defence:
    """When an opponent, or anyone, attacks WHERE, it costs AMOUNT more: by the die, or varying (AT)."""

    IMPLIED: ClassVar = ("varies",)

    where: Mask
    scope: Scope = Scope.MINE
    amount: int = 1
    rolls: bool = False
    at: Integer | None = None
    local: bool = False
    guard: Test | None = None

    @property
    def varies(self) -> bool:
        """Whether the amount differs from region to region."""
        return self.at is not None


@record
class Ignore:
    """When I attack WHERE, defenders do not count."""

    where: Mask
    guard: Test | None = None


@record
class Take:
    """So many pieces of a kind that a help takes."""

    piece: str
    count: int
    stock: Stock


@record
class Aid:
    """A help in one attack, which is chosen or limited: it is armed before the target is named."""

    IMPLIED: ClassVar = ("acts", "varies")

    where: Mask | None = None
    most: int = 1
    reaches: bool = False
    less: int = 0
    at: Integer | None = None
    ignores: bool = False
    exactly: int | None = None
    replaces: Replacement | None = None
    troops: int = 1
    rolls: bool = False
    losses: Tokens | None = None
    coins: int = 0
    tokens: int = 0
    takes: tuple[Take, ...] = ()
    guard: Test | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def acts(self) -> bool:
        """Whether something else happens when the conquest succeeds."""
        return bool(self.effects)

    @property
    def varies(self) -> bool:
        """Whether it is counted how much less the attack costs."""
        return self.at is not None


@record
class Ward:
    """When an opponent attacks WHERE, help does not work: none, or none from such components."""

    where: Mask
    sources: Source | None = None
    local: bool = False
    guard: Test | None = None


@record
class Loss:
    """When an opponent conquers WHERE, so many tokens are lost and the others go there."""

    where: Mask
    lose: Tokens | None = None
    survivors: Survivors | None = None
    own: bool = False
    guard: Test | None = None


@record
class Damage:
    """When I conquer WHERE, the defender loses AMOUNT tokens."""

    where: Mask
    amount: Tokens
    guard: Test | None = None


# -- standing rules -------------------------------------------------------------------------------------


@record
class Permission:
    """I may do KIND in WHERE."""

    where: Mask
    kind: Permit
    local: bool = False
    guard: Test | None = None


@record
class Link:
    """ONE are adjacent to OTHER for me; to each other when no other is said."""

    one: Mask
    other: Mask | None = None
    guard: Test | None = None


@record
class Immunity:
    """WHERE are out of reach: of opponents, or of anyone."""

    where: Mask
    scope: Scope = Scope.MINE
    local: bool = False
    guard: Test | None = None


@record
class Garrison:
    """In those WHERE that I hold stand at least, or at most, so many tokens."""

    where: Mask
    least: int = 1
    most: Tokens = Boundless.ALL
    guard: Test | None = None


@record
class Ban:
    """They cannot attack WHERE: opponents, or anyone."""

    where: Mask
    scope: Scope = Scope.MINE
    local: bool = False
    guard: Test | None = None


@record
class Forbid:
    """I cannot attack WHERE."""

    where: Mask
    local: bool = False
    guard: Test | None = None


# -- coins ----------------------------------------------------------------------------------------------


@record
class Price:
    """When I, or somebody else, picks a combo, its price becomes what HOW and AMOUNT say."""

    amount: int
    scope: Scope = Scope.MINE
    guard: Test | None = None
    how: Reckoning = Reckoning.MORE


@record
class Coins:
    """At scoring, AMOUNT coins for each region WHERE."""

    where: Mask
    amount: int = 1
    guard: Test | None = None


@record
class Bonus:
    """At scoring, SIZE coins; `lies`: of a place or relic, whose region they belong to."""

    size: Integer
    guard: Test | None = None
    lies: bool = False


@record
class Levy:
    """At scoring, AMOUNT coins from each of the PAYERS."""

    payers: Players
    amount: int = 1
    guard: Test | None = None


@record
class Yield:
    """When I score, or anyone scores, WHERE, its coins become HOW AMOUNT says."""

    where: Mask
    scope: Scope = Scope.MINE
    how: Reckoning = field(kw_only=True)
    amount: int = field(kw_only=True)
    guard: Test | None = None


@record
class Luck:
    """When I, or somebody else, rolls, the pips become what HOW and AMOUNT say."""

    scope: Scope = Scope.MINE
    how: Reckoning = field(kw_only=True)
    amount: int = field(kw_only=True)
    guard: Test | None = None


# -- acts -----------------------------------------------------------------------------------------------


@record
class Reflex:
    """Something is done at once."""

    on: Event
    scope: Scope = Scope.MINE
    guard: Test | None = None
    effects: tuple[Effect, ...] = ()


@record
class Program:
    """Something is asked, offered or rolled for, step by step.

    Who does not take the offer of step `offered` goes on at step `otherwise`, unless that is none.
    """

    IMPLIED: ClassVar = ("figure", "whole", "early", "waits", "remembers")

    on: Event
    steps: tuple[Step, ...]
    scope: Scope = Scope.MINE
    optional: bool = False
    theirs: bool = False
    guard: Test | None = None
    answered: int = 0
    offers: int = 0
    offered: int = 0
    otherwise: int = 0
    polls: bool = False

    @property
    def figure(self) -> bool:
        """Whether a figure moves."""
        return any(isinstance(effect, Storm | Sally) for effect in effects_of(self))

    @property
    def whole(self) -> bool:
        """Whether what is asked several times is done in full."""
        asked = (step for step in self.steps if isinstance(step, AskRegion))
        return self.optional and any(step.rounds is not None and not step.up_to for step in asked)

    @property
    def early(self) -> bool:
        """Whether it names a race or power, which may be gone when it is asked."""
        return self.guard is not None and any(isinstance(node, TheyBear) for node in walk(self.guard))

    @property
    def waits(self) -> bool:
        """Whether it needs the player's active race, and waits for the draft."""
        return any(isinstance(each, Convert) and each.who is Who.MY_ACTIVE for each in effects_of(self))

    @property
    def remembers(self) -> bool:
        """Whether somebody is bound by it beyond the turn."""
        return binds(self)


Hook = (
    Cost
    | Defence
    | Ignore
    | Aid
    | Ward
    | Loss
    | Damage
    | Permission
    | Link
    | Immunity
    | Garrison
    | Ban
    | Forbid
    | Price
    | Coins
    | Bonus
    | Levy
    | Yield
    | Luck
    | Reflex
    | Program
)
Surveyed = Defence | Immunity | Ban | Forbid | Ward | Permission
"""What the kernel asks of the whole board at once; what is local need not be asked again."""


def binds(hook: Hook) -> bool:
    """Whether somebody who is chosen is bound by a hook beyond the turn."""
    return any(isinstance(effect, Bind) for effect in effects_of(hook))


def effects_of(hook: Hook) -> tuple[Effect, ...]:
    """Return everything a hook does."""
    match hook:
        case Reflex(effects=effects) | Aid(effects=effects):
            return tuple(each_effect(effects))
        case Program(steps=steps):
            return tuple(effect for step in steps for effect in each_effect(step.effects))
        case _:
            return ()
