"""Names and layout: legal Python, broken where the formatter breaks it."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.artifact import Artifact
from swdsl.generate.environment import environment
from swdsl.generate.fitting import fitted
from swdsl.generate.identifiers import class_name, function_name, module_name, plural, told_apart
from swdsl.generate.imports import kernel_imports
from swdsl.generate.layout import STEP, lay_out, printed
from swdsl.generate.naming import kernel_names, lookups, said_once
from swdsl.generate.one_line import docstring, flat, quoted
from swdsl.generate.python import (
    Assign,
    Attribute,
    Chain,
    Choice,
    Comparison,
    Expression,
    If,
    Item,
    Literal,
    LookedUp,
    Name,
    Return,
    Row,
    Unary,
    call,
    chain,
)
from swdsl.generate.verify import verified
from swdsl.internal import InternalError


@pytest.mark.parametrize(
    ("word", "name"), [("ogres", "ogres"), ("lambda", "lambda_"), ("print", "print_"), ("slot", "slot_")]
)
def test_functions_get_out_of_the_way_of_python(word: str, name: str) -> None:
    assert function_name(word) == name


def test_functions_get_out_of_the_way_of_imports() -> None:
    assert function_name("place", {"place"}) == "place_"
    assert function_name("place_", {"place"}) == "place__"


def test_modules_get_out_of_the_way_of_python_and_of_each_other() -> None:
    assert [module_name(word) for word in ("base", "import", "maps")] == ["base", "import_", "maps_"]


def test_classes_are_called_after_component_and_number() -> None:
    assert class_name("will_o_wisps.1") == "WillOWisps1"


def test_names_are_told_apart() -> None:
    assert told_apart("mines", ["mines", "mines_2"]) == "mines_3"


@pytest.mark.parametrize(
    ("word", "many"),
    [("mine", "mines"), ("fortress", "fortresses"), ("city", "cities"), ("valley", "valleys")],
)
def test_plurals_are_regular(word: str, many: str) -> None:
    assert plural(word) == many


# -- names settled in trees -----------------------------------------------------------------------------


def test_imports_are_sorted_as_the_linter_wants() -> None:
    imports = kernel_imports(["place", "State", "ALL", "Aid"])
    assert printed(imports) == ("from swdsl.runtime import ALL, Aid, State, place",)
    assert kernel_imports([]) == ()


def test_a_long_import_is_broken() -> None:
    names = [f"name_{number:02}_of_a_certain_length" for number in range(5)]
    lines = printed(kernel_imports(names))
    assert lines[0] == "from swdsl.runtime import ("
    assert lines[1] == f"    {names[0]},"


def test_only_names_of_the_kernel_are_imported() -> None:
    tree = Return(call("place", Name("s"), Literal("gain_coins(s)")))
    assert kernel_names(tree) == {"place"}


def test_what_is_said_twice_gets_a_name_that_nobody_has() -> None:
    regions = Item(Attribute(Name("s"), "piece"), Attribute(Name("self"), "adjacent"))
    body = (Return(chain("&", (call("adjacent", regions), regions))),)
    assert printed(said_once(body)) == (
        "adjacent_2 = s.piece[self.adjacent]",
        "return adjacent(adjacent_2) & adjacent_2",
    )


def test_an_attribute_is_never_called_like_one_of_the_kernel() -> None:
    tree = Return(
        Row((LookedUp("board", Literal(1)), LookedUp("where", Literal(2)), LookedUp("hut", Literal(3))))
    )
    assert list(lookups(tree).values()) == ["board_2", "where_2", "hut"]


def test_a_value_that_nobody_looked_up_is_our_bug() -> None:
    with pytest.raises(InternalError, match="hut"):
        flat(LookedUp("hut", Literal(3)))


# -- layout ---------------------------------------------------------------------------------------------


def test_a_tuple_of_one_keeps_its_comma_and_a_call_does_not() -> None:
    assert flat(Row((Literal(1),))) == "(1,)"
    assert flat(call("f", Literal(1))) == "f(1)"


def test_what_does_not_fit_is_broken_one_part_to_a_line() -> None:
    arguments = [Name("argument_of_a_certain_length")] * 4
    lines = printed((Return(call("function", *arguments, last=Literal(1))),), margin=4)
    assert lines[0] == "return function("
    assert lines[-2:] == ("    last=1,", ")")


def test_a_long_choice_is_broken_before_its_words() -> None:
    choice = Choice(Literal("a" * 50), Name("chosen"), Literal("b" * 50))
    lines = lay_out(call("f", key=choice))
    assert [line.split()[0] for line in lines] == ["f(", f'key="{"a" * 50}"', "if", "else", ")"]


SMALL: st.SearchStrategy[Expression] = st.one_of(
    st.builds(Name, st.sampled_from("abc")), st.builds(Literal, st.integers(-2, 2))
)
TREES: st.SearchStrategy[Expression] = st.recursive(
    SMALL,
    lambda inner: st.one_of(
        st.builds(Unary, st.sampled_from(["-", "~", "not "]), inner),
        st.builds(
            lambda sign, one, other: Chain(sign, (one, other)),
            st.sampled_from([">>", "+", "*", "//"]),
            inner,
            inner,
        ),
        st.builds(chain, st.sampled_from(["or", "and", "|", "&"]), st.lists(inner, min_size=2, max_size=3)),
        st.builds(lambda one, other: Comparison(one, (("<", other),)), inner, inner),
        st.builds(Choice, inner, inner, inner),
        st.builds(lambda of: Attribute(of, "d"), inner),
        st.builds(Item, inner, inner),
    ),
    max_leaves=8,
)


def bracketed(tree: Expression) -> str:
    """Return an expression with brackets around everything."""
    match tree:
        case Name() | Literal():
            return f"({flat(tree)})"
        case Unary(sign=sign, operand=operand):
            return f"({sign}{bracketed(operand)})"
        case Chain(sign=sign, parts=parts):
            return f"({f' {sign} '.join(map(bracketed, parts))})"
        case Comparison(first=first, rest=((sign, other),)):
            return f"({bracketed(first)} {sign} {bracketed(other)})"
        case Choice(one=one, test=test, other=other):
            return f"({bracketed(one)} if {bracketed(test)} else {bracketed(other)})"
        case Attribute(of=of, name=name):
            return f"({bracketed(of)}.{name})"
        case Item(of=of, index=index):
            return f"({bracketed(of)}[{bracketed(index)}])"
        case _:
            raise AssertionError(tree)


@given(TREES)
def test_brackets_stand_where_python_needs_them(tree: Expression) -> None:
    assert ast.dump(ast.parse(flat(tree))) == ast.dump(ast.parse(bracketed(tree)))


# -- literals -------------------------------------------------------------------------------------------


def test_quotes_are_double_whatever_they_hold() -> None:
    assert quoted('a "b" \\ ü') == '"a \\"b\\" \\\\ ü"'


@given(st.text())
def test_a_literal_is_one_printable_line_that_means_its_text(text: str) -> None:
    for literal in (quoted(text), docstring(text)):
        assert literal.isprintable()
        assert ast.literal_eval(literal) == text


def test_a_template_prints_nothing_but_code() -> None:
    template = environment().from_string("{{ text }}")
    assert template.render(text=quoted("a name")) == '"a name"'
    with pytest.raises(InternalError, match="not code"):
        template.render(text="a name")


# -- what cannot be -------------------------------------------------------------------------------------


def test_what_fits_on_no_line_is_printed_all_the_same() -> None:
    """A name may be long, and branches may stand deep: neither is a reason to refuse what is sound."""
    assert printed(fitted((Return(Name("x" * 120)),), margin=8)) == (f"return {'x' * 120}",)


def test_branches_that_follow_each_other_do_not_stand_deeper() -> None:
    row: tuple[If, ...] = ()
    for number in reversed(range(60)):
        test = Comparison(Name("step"), (("==", Literal(number)),))
        row = (If(test, (Assign(Name("done"), Literal(number)),), row),)
    lines = printed(fitted(row, margin=8))
    assert max(len(line) - len(line.lstrip()) for line in lines) == STEP
    assert sum(line.startswith("elif step == ") for line in lines) == 59


def test_a_long_test_is_cut_into_parts_with_names() -> None:
    parts = [call("a_test_with_a_rather_long_name", Name("s"), Name(f"slot_{number}")) for number in range(4)]
    body = (Assign(Name("done"), chain("and", parts)),)
    lines = printed(fitted(body, margin=8))
    assert all(len(line) <= 102 for line in lines)
    assert lines[-1].startswith("done = ")


def test_what_is_not_python_is_our_bug() -> None:
    with pytest.raises(InternalError, match="not Python"):
        verified(Artifact("generated/broken.py", "def"))
