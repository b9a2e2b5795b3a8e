"""Clauses in which every effect hangs on the one before it, as long as they may be, are modules of Python."""

import pytest

from swdsl.diagnostics import has_errors
from swdsl.generate import generate
from swdsl.generate.layout import printed
from swdsl.generate.python import Assign, Chain, Choice, Name, Return
from swdsl.limits import MOST_EFFECTS
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.lower.libraries import SETS, sources

_PACK = 'pack winter "Winter"\n  uses base\n\npower stubborn "Stubborn"\n  tokens 4\n  {}\n'
_CHAINS = (
    ("at turn start: I may ", "pay 1 coin"),
    ("at turn start: ", "lose 1 token"),
    ("at turn start: ", "roll"),
    ("when I conquer a region held by an opponent: ", "they may pay 2 coins"),
    ("at turn start: roll, then ", "if roll is 0, gain 1 coin, then otherwise if roll is 1, lose 1 token"),
    ("when I conquer a region: ", "choose an opponent, then they may pay 1 coin"),
    ("after conquests: ", "place 1 token from tray in a region I hold"),
)


@pytest.mark.parametrize(("moment", "effect"), _CHAINS)
def test_the_longest_clauses_are_modules_of_python(moment: str, effect: str) -> None:
    effects = [effect] * ((MOST_EFFECTS - 2) // (effect.count(", then ") + 1))
    clause = moment + ", then ".join((*effects, "gain 1 coin"))
    files = [*sources(*SETS), SourceFile("rules/winter/w.sw", _PACK.format(clause))]
    compilation = compile_rules(files)
    assert not has_errors(compilation.diagnostics), [each.message for each in compilation.diagnostics]
    assert generate(compilation.library)


@pytest.mark.parametrize("room", [12, 20, 40])
def test_what_has_no_brackets_gets_some_where_it_must_break(room: int) -> None:
    names = [Name(f"found_{number}") for number in range(3)]
    values = (Chain("and", tuple(names)), Choice(*names))
    statements = [made for value in values for made in (Assign(names[0], value), Return(value))]
    for statement in statements:
        text = "\n".join(printed((statement,), margin=110 - room))
        compile(f"def f():\n  {text.replace(chr(10), chr(10) + '  ')}\n", "deep", "exec")
        assert text.count("\n") > 0 or room == 40
