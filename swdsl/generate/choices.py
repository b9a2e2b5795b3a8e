"""What depends on options of the game: tests, and lists of which only a part is chosen."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from swdsl.generate.identifiers import told_apart
from swdsl.generate.naming import GAME
from swdsl.generate.python import (
    Assign,
    Body,
    Expression,
    If,
    Item,
    Kernel,
    Literal,
    Name,
    Row,
    ask,
    chain,
    compare,
)
from swdsl.lower.form import OptionTest

Options = tuple[OptionTest, ...]
Listed = tuple[Options, Expression]
Tests = dict[Expression, str]
"""The tests of options that have a name of their own, by that name."""

LISTS: Final = {
    "entry": "PermitTerm",
    "base": "CostTerm",
    "more": "CostTerm",
    "terms": "Term",
    "clauses": "Clause",
}
"""What a frame or a component lists, with the kind of its elements."""

_LOCALS: Final = ("board", "game", "chosen", *LISTS)


def option_test(test: OptionTest) -> Expression:
    """Express the test that a game has made a choice, or has not."""
    made = ask(GAME, "option", Literal(test.option))
    return compare(made, "==" if test.made else "!=", Literal(test.choice))


def option_tests(options: Options, tests: Tests) -> Expression:
    """Express a test of several options by names; `tests` collects what each name stands for."""
    names = []
    for test in options:
        wanted = test.choice if test.made else f"not_{test.choice}"
        unique = told_apart(wanted, (*_LOCALS, *tests.values()))
        names.append(Name(tests.setdefault(option_test(test), unique)))
    return chain("and", names)


def named_tests(tests: Tests) -> tuple[Assign, ...]:
    """Return the statements that give tests their names."""
    return tuple(Assign(Name(name), test) for test, name in tests.items())


def chosen(key: str, listed: Sequence[Listed]) -> Body:
    """Return the statements that list what the options of the game leave."""
    target = Name(key)
    body: list[Assign | If] = []
    tests: Tests = {}
    for options, run in groupby(listed, key=itemgetter(0)):
        more = Assign(target, Row(tuple(value for _, value in run)), sign="+")
        if options:
            test = option_test(options[0]) if len(options) == 1 else _combined(options, tests, body)
            body.append(If(test, (more,)))
        else:
            body.append(more)
    kind = Item(Name("tuple"), Row((Kernel(LISTS[key]), Literal(...))))
    match body:
        case [Assign(target=first, value=value), *rest] if first == target:
            return (Assign(target, value, kind), *rest)
        case _:
            return (Assign(target, Row(()), kind), *body)


def _combined(options: Options, tests: Tests, body: list[Assign | If]) -> Expression:
    known = len(tests)
    combined = option_tests(options, tests)
    body += named_tests(dict(list(tests.items())[known:]))
    return combined
