"""Printed expressions mean what the lowered form says, however they are nested and simplified."""

from types import SimpleNamespace

from hypothesis import given, settings
from hypothesis import strategies as st

from generated.maps.base_2p import BOARD
from swdsl.generate.express_numbers import contrary, express_number, express_test
from swdsl.generate.express_regions import express_mask
from swdsl.generate.layout import WIDTH
from swdsl.generate.methods import ASKED, INT, answer_body, finished
from swdsl.generate.naming import lookups, with_lookups
from swdsl.generate.one_line import flat
from swdsl.generate.plan import Function
from swdsl.generate.python import Body, Return
from swdsl.generate.voice import EVENT
from swdsl.lower.combine import both, either, without
from swdsl.lower.form_numbers import AtMost, Integer, Product, Quotient, Size
from swdsl.lower.form_regions import (
    All,
    Both,
    Either,
    Except,
    Held,
    Holder,
    Mask,
    Named,
    PieceAt,
    Spread,
    Symbol,
    Terrain,
    ThereAt,
    Whole,
)
from swdsl.lower.form_tests import Between, Every, Never, Test, ThereIn
from swdsl.lower.walk import is_static

HELD = 0b1011_0010_1100
PIECE = 0b0110_1000_0001
THERE = 5
LEAVES: tuple[Mask, ...] = (
    Terrain("base.hill"),
    Terrain("base.sea"),
    Symbol("base.mine"),
    Symbol("base.cavern"),
    All(Whole.EVERY),
    All(Whole.EDGE),
    All(Whole.LAND),
    Held(Holder.ME),
    PieceAt("base.dragon"),
    ThereAt(),
)


def join(parts: list[Mask]) -> st.SearchStrategy[Mask]:
    """Combine sets as lowering does, so that simplification is part of what is tested."""
    joined = [both(*parts), either(*parts), without(parts[0]), Spread(parts[0])]
    if is_static(parts[0]):
        joined.append(Named("somewhere", parts[0]))
    return st.sampled_from(joined)


def plain_join(parts: list[Mask]) -> st.SearchStrategy[tuple[Mask, Mask]]:
    """Combine sets twice: simplified, and exactly as said."""
    every = All(Whole.EVERY)
    return st.sampled_from(
        [
            (both(*parts), Both((every, *parts))),
            (either(*parts), Either(tuple(parts))),
            (without(parts[0]), Both((every, Except(parts[0])))),
        ]
    )


MASKS = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.lists(inner, min_size=2, max_size=3).flatmap(join),
    max_leaves=8,
)
COUNTS: st.SearchStrategy[Integer] = st.builds(Size, MASKS).flatmap(
    lambda size: st.sampled_from([size, Product(2, size), Quotient(size, 2)])
)
NUMBERS: st.SearchStrategy[Integer] = st.builds(Size, MASKS).flatmap(
    lambda size: st.sampled_from(
        [
            size,
            Product(2, size),
            Product(-1, size),
            Quotient(size, 2),
            AtMost(Product(3, Quotient(size, 2)), 4),
        ]
    )
)
TESTS: st.SearchStrategy[Test] = st.recursive(
    st.one_of(
        st.builds(Between, COUNTS, st.integers(0, 3), st.one_of(st.none(), st.integers(3, 6))),
        st.builds(ThereIn, MASKS),
    ),
    lambda inner: st.one_of(st.builds(Never, inner), st.builds(lambda a, b: Every((a, b)), inner, inner)),
    max_leaves=4,
)


def meaning(mask: Mask) -> int:
    """Return the regions of a set, worked out without printing anything."""
    match mask:
        case Terrain(id=name):
            return BOARD.terrain(name)
        case Symbol(id=name):
            return BOARD.symbol(name)
        case All(whole=whole):
            return {"every": BOARD.every, "edge": BOARD.edge, "land": BOARD.land}[whole]
        case Held():
            return HELD
        case PieceAt():
            return PIECE
        case ThereAt():
            return BOARD.bit[THERE]
        case Named(mask=inner):
            return meaning(inner)
        case Spread(of=of):
            return BOARD.spread(meaning(of))
        case Both(parts=parts):
            found = BOARD.every
            for part in parts:
                found &= meaning(part)
            return found
        case Either(parts=parts):
            found = 0
            for part in parts:
                found |= meaning(part)
            return found
        case Except(part=part):
            return BOARD.every & ~meaning(part)
        case _:
            raise AssertionError(mask)


def value(number: Integer) -> int:
    """Return a number, worked out without printing anything."""
    match number:
        case Size(of=of):
            return meaning(of).bit_count()
        case Product(factor=factor, of=inner):
            return factor * value(inner)
        case Quotient(of=inner, by=by):
            return value(inner) // by
        case AtMost(of=inner, most=most):
            return min(value(inner), most)
        case _:
            raise AssertionError(number)


def holds(test: Test) -> bool:
    """Return whether a test holds, worked out without printing anything."""
    match test:
        case Between(number=number, low=low, high=high):
            return value(number) >= low and (high is None or value(number) <= high)
        case ThereIn(mask=mask):
            return bool(meaning(mask) >> THERE & 1)
        case Never(part=part):
            return not holds(part)
        case Every(parts=parts):
            return all(holds(part) for part in parts)
        case _:
            raise AssertionError(test)


def run(body: Body) -> object:
    """Run statements as the body of a method, on a made-up table; what it looks up is looked up before."""
    named = lookups(body)
    known = {"game": SimpleNamespace(board=BOARD, piece=lambda name: 0)}
    looked_up = {name: eval(flat(value), known) for value, name in named.items()}
    state = SimpleNamespace(board=BOARD, occ=[HELD], piece=[PIECE])
    scope = {"s": state, "slot": 0, "there": THERE, "self": SimpleNamespace(**looked_up)}
    method = finished(Function("asked", ASKED, INT, with_lookups(body, named)))
    assert all(len(line) <= WIDTH - method.margin for line in method.lines)
    lines = "\n".join(f"    {line}" for line in method.lines)
    exec(f"def asked():\n{lines}\nanswer = asked()", scope)
    return scope["answer"]


@given(MASKS)
def test_a_printed_set_is_the_set(mask: Mask) -> None:
    assert run((Return(express_mask(mask, EVENT)),)) == meaning(mask)


@given(NUMBERS)
def test_a_printed_number_is_the_number(number: Integer) -> None:
    assert run((Return(express_number(number, EVENT)),)) == value(number)


@given(TESTS)
def test_a_printed_test_is_the_test(test: Test) -> None:
    said = express_test(test, EVENT)
    assert run((Return(said),)) is holds(test)
    assert run((Return(contrary(said)),)) is not holds(test)


@given(st.lists(MASKS, min_size=2, max_size=3).flatmap(plain_join))
def test_simplifying_changes_nothing(pair: tuple[Mask, Mask]) -> None:
    simplified, said = pair
    assert meaning(simplified) == meaning(said)


@settings(max_examples=300)
@given(MASKS, st.one_of(st.none(), TESTS))
def test_a_printed_method_answers_the_set_unless_its_guard_forbids(mask: Mask, guard: Test | None) -> None:
    expected = meaning(mask) if guard is None or holds(guard) else 0
    assert run(answer_body(mask, guard, EVENT)) == expected
