"""A record behaves as the frozen dataclass it stands for, in everything but the time to define it."""

import copy
import inspect
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swdsl.record import record


@record
class Place:
    """A place that never counts."""

    line: int = field(default=0, compare=False, repr=False, kw_only=True)


@record
class Word(Place):
    """A word with a place."""

    text: str
    letters: tuple[str, ...] = ()


@record
class Silence(Place):
    """Nothing but a place."""


@dataclass(frozen=True, slots=True)
class PlainPlace:
    """The same by the standard library."""

    line: int = field(default=0, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class PlainWord(PlainPlace):
    """The same by the standard library."""

    text: str
    letters: tuple[str, ...] = ()


VALUES = st.tuples(st.sampled_from(["a", "b"]), st.sampled_from([(), ("x",)]), st.integers(0, 1))


@given(VALUES, VALUES)
def test_equality_hash_and_form_are_those_of_a_dataclass(
    one: tuple[str, tuple[str, ...], int], other: tuple[str, tuple[str, ...], int]
) -> None:
    records = [Word(text, letters, line=line) for text, letters, line in (one, other)]
    plain = [PlainWord(text, letters, line=line) for text, letters, line in (one, other)]
    assert (records[0] == records[1]) == (plain[0] == plain[1])
    assert (hash(records[0]) == hash(records[1])) == (hash(plain[0]) == hash(plain[1]))
    assert repr(records[0]) == repr(plain[0]).replace("PlainWord", "Word")


def test_it_is_a_dataclass_to_the_standard_library() -> None:
    word = Word("a", ("x",), line=3)
    assert is_dataclass(word)
    assert [each.name for each in fields(word)] == ["line", "text", "letters"]
    assert replace(word, text="b") == Word("b", ("x",))
    assert replace(word, text="b").line == 3


def test_values_of_two_classes_are_never_equal() -> None:
    assert Silence() == Silence()
    assert Silence() != Place()
    named: tuple[object, object] = (Word("a"), PlainWord("a"))
    assert named[0] != named[1]


def test_nothing_can_be_set_or_deleted_or_added() -> None:
    word = Word("a")
    with pytest.raises(FrozenInstanceError, match="text"):
        word.text = "b"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="other"):
        word.other = "b"  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError, match="text"):
        del word.text
    assert not hasattr(word, "__dict__")


def test_a_copy_and_a_pickle_are_equal_and_keep_what_is_not_compared() -> None:
    word = Word("a", ("x",), line=7)
    for again in (copy.deepcopy(word), pickle.loads(pickle.dumps(word))):
        assert again == word
        assert again.line == 7


def test_its_signature_is_known_before_and_after_the_first_value() -> None:
    @record
    class Fresh:
        """Never made before."""

        text: str
        line: int = 0

    before = str(inspect.signature(Fresh))
    Fresh("a")
    assert before == str(inspect.signature(Fresh)) == "(text, line=0)"


def test_a_wrong_call_is_refused_like_any_other() -> None:
    with pytest.raises(TypeError, match="text"):
        Word()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="size"):
        Word("a", size=1)  # type: ignore[call-arg]
