"""Programs as methods: what each step asks, among what, how often, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from swdsl.generate.express_effects import effects_body
from swdsl.generate.express_ground import piece
from swdsl.generate.express_numbers import contrary, express_number, express_test
from swdsl.generate.express_regions import express_mask, express_players
from swdsl.generate.methods import ASKED, BOOL, INT, NONE
from swdsl.generate.naming import STATE
from swdsl.generate.plan import Function, Parameter
from swdsl.generate.python import (
    NOTHING,
    Assign,
    Body,
    Choice,
    Comparison,
    Do,
    Expression,
    If,
    Kernel,
    Literal,
    Name,
    Pass,
    Return,
    Row,
    call,
    compare,
)
from swdsl.generate.voice import IN_A_PROGRAM, IN_A_PROGRAM_OF_ANYONE, Voice
from swdsl.lower.form_hooks import Program
from swdsl.lower.form_numbers import Integer
from swdsl.lower.form_steps import (
    AskCombo,
    AskMarker,
    AskPlayer,
    AskRegion,
    AskSpread,
    AtOnce,
    Confirm,
    DrawKind,
    RollDie,
    Step,
    condition_of,
)
from swdsl.lower.form_words import Scope

_AT_A_STEP: Final = (*ASKED, Parameter("step", INT))
_ONE: Final = Literal(1)
_STOP: Final = (Do(call("stop", STATE)),)


def program_attribute(hook: Program) -> Assign:
    """Return what a program says about itself besides its settings."""
    return Assign(Name("asks"), Row(tuple(Kernel(step.ask) for step in hook.steps)))


def program_methods(hook: Program) -> Iterator[Function]:
    """Yield the methods of a program."""
    voice = IN_A_PROGRAM_OF_ANYONE if hook.scope is Scope.ANYONE else IN_A_PROGRAM
    if hook.guard is not None:
        yield Function("applies", ASKED, BOOL, (Return(express_test(hook.guard, voice)),))
    asked = [step.rounds if isinstance(step, AskRegion | Confirm) else None for step in hook.steps]
    rounds = [_number(each, voice) for each in asked]
    units = [_number(step.units if isinstance(step, AskSpread) else None, voice) for step in hook.steps]
    options = [
        _options(step, voice, gate=0 < number == hook.otherwise) for number, step in enumerate(hook.steps)
    ]
    silent = all(isinstance(each, AtOnce | RollDie) or _options(each, voice) for each in hook.steps)
    silent = silent and not hook.otherwise  # that step is asked whether it can begin
    yield from _answering("rounds", rounds, _ONE, silent=False)
    yield from _answering("units", units, NOTHING, silent=True)
    yield from _answering("options", options, _ONE, silent)
    last = len(hook.steps) - 1
    acts = [
        effects_body(step.effects, voice, () if number == last else _STOP)
        for number, step in enumerate(hook.steps)
    ]
    if any(acts):
        yield Function("act", (*_AT_A_STEP, Parameter("choice", INT)), NONE, _acting(acts))


def _answering(name: str, bodies: list[Body], otherwise: Expression, silent: bool) -> Iterator[Function]:
    """Yield the method that answers for each step, unless no step has anything to say.

    `silent`: the kernel never asks the steps that have nothing to say, so one answer needs no branch.
    """
    said = [body for body in bodies if body]
    if len(said) == 1 and (silent or len(bodies) == 1):
        yield Function(name, _AT_A_STEP, INT, said[0])
    elif said:
        yield Function(name, _AT_A_STEP, INT, tuple(_branches(bodies, (Return(otherwise),))))


def _branches(bodies: list[Body], otherwise: Body) -> Body:
    """Return one branch for each step; after the last that has something to say, no step is told apart."""
    *earlier, last = bodies
    while earlier and not last and not earlier[-1]:
        earlier.pop()
    tested = (If(_is_step(number), body or otherwise) for number, body in enumerate(earlier))
    return (*tested, *(last or otherwise))


def _acting(bodies: list[Body]) -> Body:
    """Return one branch for each step, the last without a test."""
    *earlier, joined = (body or (Pass(),) for body in bodies)
    for number, body in reversed(list(enumerate(earlier))):
        joined = (If(_is_step(number), body, joined),)
    return joined


def _is_step(number: int) -> Comparison:
    return compare(Name("step"), "==", number)


def _number(number: Integer | None, voice: Voice) -> Body:
    return () if number is None else (Return(express_number(number, voice)),)


def _options(step: Step, voice: Voice, *, gate: bool = False) -> Body:
    """Return what a step offers; of one that asks nothing only a `gate` is asked whether it can be done."""
    answers = _answers(step, voice)
    condition = condition_of(step)
    if condition is None or (isinstance(step, AtOnce) and not gate):
        return () if answers is None else (Return(answers),)
    possible = express_test(condition, voice)
    if answers is None:
        return (Return(Choice(_ONE, possible, NOTHING)),)
    return (If(contrary(possible), (Return(NOTHING),)), Return(answers))


def _answers(step: Step, voice: Voice) -> Expression | None:
    match step:
        case AskCombo():
            return call("column", STATE)
        case DrawKind(piece=hidden):
            return call("kinds_unseen", STATE, piece(hidden))
        case AskMarker(options=kind):
            return call("markers_in_play", STATE, Kernel(kind))
        case AskPlayer(options=players):
            return express_players(players, voice)
        case AskRegion(options=mask) | AskSpread(options=mask):
            return express_mask(mask, voice)
        case _:
            return None
