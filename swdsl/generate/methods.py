"""Methods of clauses: what they are given, and bodies that answer with an expression or act."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from swdsl.generate.express_numbers import contrary, express_number, express_test
from swdsl.generate.express_regions import express_mask, express_players
from swdsl.generate.fitting import fitted
from swdsl.generate.naming import said_once
from swdsl.generate.plan import Function, Parameter
from swdsl.generate.python import NOTHING, Body, Expression, If, Kernel, Name, Return
from swdsl.generate.voice import Voice
from swdsl.lower import form_tests as tests
from swdsl.lower.form_numbers import Integer
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_tests import Every, Test

INT: Final = Name("int")
BOOL: Final = Name("bool")
NONE: Final = Name("None")
SELF: Final = Parameter("self")
GAME: Final = Parameter("game", Kernel("Game"))
ASKED: Final = (SELF, Parameter("s", Kernel("State")), Parameter("slot", INT))
TOLD: Final = (*ASKED, Parameter("there", INT), Parameter("they", INT))


def finished(method: Function) -> Function:
    """Settle the names inside a method: what is said twice is said once, and what is too long is cut up.

    A method that acts changes the table as it goes: there, nothing that was true before may be said later.
    """
    body = method.body if method.returns == NONE else said_once(method.body)
    return replace(method, body=fitted(body, method.margin))


def answer_body(answer: tests.Expression, guard: Test | None, voice: Voice) -> Body:
    """Return statements that answer with an expression, unless the guard forbids."""
    forbidden = (contrary(express_test(test, voice)) for test in _tests(guard))
    return (*(If(test, (Return(NOTHING),)) for test in forbidden), Return(_express(answer, voice)))


def _tests(guard: Test | None) -> tuple[Test, ...]:
    match guard:
        case None:
            return ()
        case Every(parts=parts):
            return parts
        case _:
            return (guard,)


def _express(answer: tests.Expression, voice: Voice) -> Expression:
    if isinstance(answer, Mask):
        return express_mask(answer, voice)
    if isinstance(answer, Players):
        return express_players(answer, voice)
    if isinstance(answer, Integer):
        return express_number(answer, voice)
    return express_test(answer, voice)
