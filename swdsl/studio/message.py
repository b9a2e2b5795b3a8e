"""Requests as typed values: what comes in as JSON is believed only as far as its fields say.

A request is a frozen dataclass whose annotations say what may stand in each field; whatever does not fit
is refused with the name of the field. Texts have a largest size, lists a largest length.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from swdsl.limits import LARGEST_SOURCE, MOST_FILES

T = TypeVar("T")

Reply = dict[str, object]
"""What a request is answered with: plain values, ready for `json.dumps`."""

LONGEST_WORD: Final = 300
"""Characters of a name, a path or a code in a request."""
LARGEST_NUMBER: Final = 1 << 53
"""Numbers of JSON above this are not the same everywhere."""

Text = Annotated[str, LARGEST_SOURCE]
"""The text of a file; any other text in a request is a word."""


class Refusal(ValueError):  # noqa: N818 - it names what was asked
    """A request that cannot be answered: a stable code, and the reason in a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


@dataclass(frozen=True, slots=True)
class Handler:
    """What answers one kind of request: its name, the type of its fields, and the function."""

    name: str
    request: type[Any]
    answer: Callable[[Any, Any], Reply]


def decoded(kind: type[T], data: Mapping[str, object]) -> T:
    """Return the request that plain values describe, or refuse it with the name of the field."""
    known = _parts(kind)  # type: ignore[arg-type]  # mypy does not take classes for hashable
    strange = next((name for name in data if name not in known), None)
    if strange is not None:
        names = ", ".join(f"`{name}`" for name in known) or "none"
        raise Refusal("bad-request", f"There is no field {_shown(strange)} here. The fields: {names}.")
    values: dict[str, object] = {}
    for name, (declared, hint) in known.items():
        if name in data:
            values[declared.name] = _value(hint, data[name], name)
        elif declared.default is MISSING and declared.default_factory is MISSING:
            raise Refusal("bad-request", f"The field `{name}` is missing.")
    return kind(**values)


@cache
def _parts(kind: type[Any]) -> dict[str, tuple[Field[Any], Any]]:
    """Return the fields of a request by the names they have in JSON; `with_` stands for `with`."""
    hints = get_type_hints(kind, include_extras=True)
    return {each.name.rstrip("_"): (each, hints[each.name]) for each in fields(kind)}


def _value(hint: Any, value: object, name: str) -> object:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is UnionType:
        if value is None:
            return None
        return _value(next(each for each in arguments if each is not type(None)), value, name)
    if origin is Annotated:
        return _text(value, name, arguments[1])
    if origin is tuple:
        return _list(arguments[0], value, name)
    if origin is dict:
        return _pairs(arguments[1], value, name)
    if is_dataclass(hint) and isinstance(hint, type):
        if not isinstance(value, dict):
            raise _misfit(name, "an object")
        return decoded(hint, value)
    if hint is str:
        return _text(value, name, LONGEST_WORD)
    if hint is bool:
        if not isinstance(value, bool):
            raise _misfit(name, "true or false")
        return value
    if type(value) is not int or not 0 <= value <= LARGEST_NUMBER:
        raise _misfit(name, "a number from 0 on")
    return value


def _text(value: object, name: str, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise _misfit(name, f"a text of at most {longest:,} characters")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _misfit(name, "a text of whole characters")
    return value


def _list(hint: Any, value: object, name: str) -> tuple[object, ...]:
    if not isinstance(value, list) or len(value) > MOST_FILES:
        raise _misfit(name, f"a list of at most {MOST_FILES:,}")
    return tuple(_value(hint, each, name) for each in value)


def _pairs(hint: Any, value: object, name: str) -> dict[str, object]:
    if not isinstance(value, dict) or len(value) > MOST_FILES:
        raise _misfit(name, f"an object of at most {MOST_FILES:,} fields")
    return {_text(key, name, LONGEST_WORD): _value(hint, each, name) for key, each in value.items()}


def _misfit(name: str, wanted: str) -> Refusal:
    return Refusal("bad-request", f"The field `{name}` should be {wanted}.")


def _shown(name: object) -> str:
    """Quote a name from outside, short and in one line."""
    return f"`{str(name)[:40]!r}`".replace("'", "")
