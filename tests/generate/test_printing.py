"""Names and layout: legal Python, broken where the formatter breaks it."""

import pytest

from swdsl.artifact import Artifact
from swdsl.generate.fitting import fitted
from swdsl.generate.identifiers import attribute_name, class_name, function_name, plural
from swdsl.generate.imports import import_lines
from swdsl.generate.layout import Choice, call, flat, lay_out, quoted, row
from swdsl.generate.verify import verified
from swdsl.internal import InternalError


@pytest.mark.parametrize(
    ("word", "name"), [("ogres", "ogres"), ("lambda", "lambda_"), ("print", "print_"), ("slot", "slot_")]
)
def test_functions_get_out_of_the_way_of_python(word: str, name: str) -> None:
    assert function_name(word) == name


def test_functions_get_out_of_the_way_of_imports() -> None:
    assert function_name("place", {"place"}) == "place_"


def test_classes_are_called_after_component_and_number() -> None:
    assert class_name("will_o_wisps.1") == "WillOWisps1"


def test_attributes_are_told_apart() -> None:
    assert attribute_name("mines", ["mines", "mines_2"]) == "mines_3"


@pytest.mark.parametrize(
    ("word", "many"),
    [("mine", "mines"), ("fortress", "fortresses"), ("city", "cities"), ("valley", "valleys")],
)
def test_plurals_are_regular(word: str, many: str) -> None:
    assert plural(word) == many


def test_imports_are_sorted_as_the_linter_wants() -> None:
    assert import_lines("m", ["place", "State", "ALL", "Aid"]) == ("from m import ALL, Aid, State, place",)
    assert import_lines("m", []) == ()


def test_a_long_import_is_broken() -> None:
    names = [f"name_{number:02}_of_a_certain_length" for number in range(5)]
    lines = import_lines("m", names)
    assert lines[0] == "from m import ("
    assert lines[1] == f"    {names[0]},"


def test_a_tuple_of_one_keeps_its_comma_and_a_call_does_not() -> None:
    assert flat(row(["1"])) == "(1,)"
    assert flat(call("f", "1")) == "f(1)"


def test_what_does_not_fit_is_broken_one_part_to_a_line() -> None:
    lines = lay_out(call("function", *["argument_of_a_certain_length"] * 4, last="1"), 4, before="return ")
    assert lines[0] == "    return function("
    assert lines[-2:] == ["        last=1,", "    )"]


def test_a_long_choice_is_broken_before_its_words() -> None:
    choice = Choice(quoted("a" * 50), "chosen", quoted("b" * 50))
    lines = lay_out(call("f", key=choice), 0)
    assert [line.split()[0] for line in lines] == ["f(", f'key="{"a" * 50}"', "if", "else", ")"]


def test_quotes_are_double_whatever_they_hold() -> None:
    assert quoted('a "b" \\ ü') == '"a \\"b\\" \\\\ ü"'


def test_a_line_that_cannot_be_broken_is_our_bug() -> None:
    with pytest.raises(InternalError, match="too long"):
        fitted(["x" * 120])


def test_what_is_not_python_is_our_bug() -> None:
    with pytest.raises(InternalError, match="not Python"):
        verified(Artifact("generated/broken.py", "def"))
