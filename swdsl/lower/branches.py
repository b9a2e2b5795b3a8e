"""Which way a clause goes on: conditions that are asked when their turn comes, after the first effect.

A condition governs what stands behind it up to the next one. `otherwise` belongs to the condition before it;
they are a chain, of which the first link that fits is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from swdsl.lower.form_effects import Branch, Fork, NoteValue, SkipUnless
from swdsl.lower.form_numbers import PIPS
from swdsl.lower.form_steps import AskRegion, AtOnce, DrawKind, RollDie, Step
from swdsl.lower.form_tests import Drawn, Every, Never, Test
from swdsl.lower.numbers import option_test, test_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.walk import walk
from swdsl.model import clauses as model
from swdsl.model.counts import Unless
from swdsl.record import record
from swdsl.words import Value

_INSTEAD: Final = "at turn start: roll, then if roll is at least 2, gain 2 coins"
_OFFERED: Final = "at turn start: I may pay 2 coins, then gain 1 token, otherwise gain 1 coin"
_FOR_COST: Final = "when I attack a region: I may roll, then cost 1 less for each pip"
_LOST: Final = (
    "the pips are asked for before tokens move from region to region, and not of a roll "
    "that waits for an attack or takes the place of another"
)
_LOST_DRAW: Final = (
    "what was drawn is asked for before anything is rolled, and before tokens move from region to region"
)

Lowering = Callable[[tuple[model.Effect, ...]], tuple[Step, ...]]


@record
class Link:
    """Effects behind one condition; without one, what is done otherwise."""

    asked: model.Given
    effects: tuple[model.Effect, ...]


def parted(
    effects: tuple[model.Effect, ...],
) -> tuple[tuple[model.Effect, ...], tuple[tuple[Link, ...], ...]]:
    """Return what is done in any case, and the chains of conditions behind it."""
    starts = [number for number, each in enumerate(effects) if isinstance(each, model.Given)]
    if not starts:
        return effects, ()
    chains: list[list[Link]] = []
    for start, end in zip(starts, [*starts[1:], len(effects)], strict=True):
        asked = effects[start]
        assert isinstance(asked, model.Given)
        link = Link(asked, (asked.effect, *effects[start + 1 : end]))
        if asked.otherwise:
            _continue(chains, link)
        else:
            chains.append([link])
    return effects[: starts[0]], tuple(map(tuple, chains))


def _continue(chains: list[list[Link]], link: Link) -> None:
    with about(link.asked.span):
        if not chains or chains[-1][-1].asked.condition is None:
            raise NotPlayableError(
                "`otherwise` follows an offer, or what is done if something is so, and follows it once",
                instead=_OFFERED,
            )
    chains[-1].append(link)


def apart(clause: model.Clause) -> tuple[model.Clause, ...]:
    """Return a clause as several, each with its conditions before the colon: what is reckoned is no chain.

    Only where all of it is reckoned at once, so that nothing that is done changes what is asked next.
    """
    before, chains = parted(clause.effects)
    links = [_narrowed(clause, chain[: place + 1]) for chain in chains for place in range(len(chain))]
    return (*((replace(clause, effects=before),) if before else ()), *links)


def _narrowed(clause: model.Clause, chain: tuple[Link, ...]) -> model.Clause:
    *missed, link = chain
    asked = [each.asked.condition for each in missed if each.asked.condition is not None]
    held = () if link.asked.condition is None else (link.asked.condition,)
    conditions = (*clause.conditions, *map(Unless, asked), *held)
    return replace(clause, conditions=conditions, effects=link.effects)


def refuse_misplaced(effects: tuple[model.Effect, ...], *, limited: bool) -> None:
    """Refuse a condition after the colon where it is one of the whole clause, or before what is not done."""
    for number, effect in enumerate(effects):
        if not isinstance(effect, model.Given):
            continue
        with about(effect.span):
            if not number and (limited or model.is_optional(effect)):
                raise NotPlayableError(
                    "the condition of an offer, and of what has a limit, stands before the colon; "
                    "what is done otherwise has a clause of its own",
                    instead="at turn start, once per life, if I hold at least 3 regions: gain 3 coins",
                )
            if effect.condition is not None and option_test(effect.condition) is not None:
                raise NotPlayableError(
                    "an option is asked for by the whole clause, before its colon",
                    instead="at turn start, if I hold at least 3 regions: gain 1 coin",
                )
            if not isinstance(effect.effect, model.Do | model.Lasting):
                raise NotPlayableError(
                    "what a condition in the middle of a clause decides is something that is done: "
                    "numbers of an attack or of a conquest are settled before",
                    instead=_FOR_COST if _is_cost(effect.effect) else _INSTEAD,
                )


def _is_cost(effect: model.PlainEffect) -> bool:
    return isinstance(effect, model.Adjust) and effect.value is Value.COST


def branching(chain: tuple[Link, ...], lowered: Lowering, scene: Scene) -> Iterator[Step]:
    """Yield the steps of a chain: one of them if nothing is asked, else steps that are left out."""
    tests = [_test(link, scene) for link in chain]
    ways = [lowered(link.effects) for link in chain]
    if all(isinstance(step, AtOnce) for way in ways for step in way):
        branches = zip(tests, ways, strict=True)
        done = [Branch(test, tuple(each for step in way for each in step.effects)) for test, way in branches]
        yield AtOnce((Fork(tuple(done)),))
        return
    for number, (test, way) in enumerate(zip(tests, ways, strict=True)):
        rest = [len(later) + (test is not None) for test, later in zip(tests, ways, strict=True)][
            number + 1 :
        ]
        jumps = bool(rest)
        if test is not None:
            yield AtOnce((SkipUnless(len(way) + jumps, test),))
        yield from way
        if jumps:
            yield AtOnce((SkipUnless(sum(rest) + len(rest) - 1),))


def _test(link: Link, scene: Scene) -> Test | None:
    return None if link.asked.condition is None else test_of((link.asked.condition,), scene)


def begun(effects: tuple[model.Effect, ...], scene: Scene) -> Test | None:
    """Return what must hold for a clause to begin that asks something first: one of its branches is taken."""
    if not isinstance(effects[0], model.Given):
        return None
    _, (chain, *later) = parted(effects)
    tests = [_test(link, scene) for link in chain]
    if later or None in tests:
        return None  # the first branch need not be the one that is taken
    return tests[0] if len(tests) == 1 else Never(Every(tuple(Never(each) for each in tests if each)))


def refuse_lost_roll(steps: tuple[Step, ...]) -> None:
    """Refuse to ask for the pips, or for what was drawn, after an answer that takes their place."""
    lost, drawn = False, False
    for step in steps:
        if isinstance(step, RollDie):
            lost = NoteValue() not in step.effects  # kept for an attack, or in the place of another roll
            drawn = False
        if isinstance(step, DrawKind):
            lost, drawn = True, True
        asked = [node for each in step.effects for node in walk(each)]
        if lost and PIPS in asked:
            raise NotPlayableError(_LOST, instead=_INSTEAD)
        if not drawn and any(isinstance(node, Drawn) for node in asked):
            raise NotPlayableError(_LOST_DRAW, instead="at turn start: draw 1 PIECE")
        if isinstance(step, AskRegion) and NoteValue() in step.effects:
            lost, drawn = True, False
