"""Texts for people: a file per language that a translator edits, beside a record of what it must bring.

The record is a dataclass. Its fields are the rows of the file, and their types say what a row holds: a text,
a list, a table by the words of an enum, a record of its own, which may be a list of its fields. A row
that is missing, unknown or of another kind is our bug, and so is a text that wants something filled in that
nobody fills in. `like = "where"` gives a table all that the one above it has. What a room reads in a way of
its own, it says by `makers`.
"""

import string
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from enum import Enum
from importlib.resources import files
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from swdsl.internal import InternalError

T = TypeVar("T")

#: How values of some types are made from what a file holds; `ValueError` says why that cannot be.
Makers = Mapping[type, Callable[[Any], object]]


@dataclass(frozen=True, slots=True)
class Slots:
    """What is filled into a text; each row of a table may use some of it."""

    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a table, where they are not simply the words of an enum; `some` of them may be missing."""

    names: frozenset[str]
    some: bool = False


def slots(*names: str) -> Slots:
    """Return what is said of a field whose text is filled in: it stands beside its type, in `Annotated`."""
    return Slots(frozenset(names))


def rows(names: Iterable[str]) -> Rows:
    """Return what is said of a table that has just these rows."""
    return Rows(frozenset(names))


def some_rows(names: Iterable[str]) -> Rows:
    """Return what is said of a table that has some of these rows, or none."""
    return Rows(frozenset(names), some=True)


def read_texts(
    shape: type[T], package: str, name: str, makers: Makers = MappingProxyType({}), **given: object
) -> T:
    """Read `<name>.toml` beside a package as a record; what is no text at all is given by hand."""
    text = (files(package) / f"{name}.toml").read_text(encoding="utf-8")
    return texts_in(text, shape, f"{package.replace('.', '/')}/{name}.toml", makers, **given)


def texts_in(
    text: str, shape: type[T], place: str, makers: Makers = MappingProxyType({}), **given: object
) -> T:
    """Read a record from the text of a file; `place` is what complaints call it."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InternalError(f"{place}: {error}") from error
    return _Reader(makers).record(shape, found, place, given)


def slots_in(text: str) -> frozenset[str]:
    """Return what a text wants filled in."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


@dataclass(frozen=True, slots=True)
class _Said:
    """What is said of a row beside its type; in a row of a table, some of the slots will do."""

    slots: frozenset[str] = frozenset()
    rows: Rows | None = None
    in_table: bool = False


_NOTHING: Final = _Said()


@dataclass(frozen=True, slots=True)
class _Reader:
    """Makes what types say of what was found."""

    makers: Makers

    def record(self, shape: type[T], found: object, place: str, given: Mapping[str, object]) -> T:
        """Make a record: of a table by the names of its fields, or of a list in their order."""
        wanted = [each for each in fields(shape) if each.name not in given]  # type: ignore[arg-type]
        names = [each.name for each in wanted]
        if isinstance(found, list):
            found = dict(zip(names, found, strict=False)) | dict.fromkeys(map(str, found[len(names) :]))
        table = _likened(_of_type(found, dict, place), place)
        optional = {each.name for each in wanted if (each.default, each.default_factory) != (MISSING,) * 2}
        _compare(table.keys(), set(names) - optional, set(names), place)
        hints = get_type_hints(shape, include_extras=True)
        made = {name: self._value(hints[name], value, f"{place}: {name}") for name, value in table.items()}
        return shape(**given, **made)

    def _value(self, hint: Any, found: object, place: str, said: _Said = _NOTHING) -> Any:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._value(arguments[0], found, place, _said(arguments[1:]))
        if origin is UnionType:
            (hint,) = (each for each in arguments if each is not NoneType)
        if hint in self.makers:
            return _made(self.makers[hint], found, place)
        if hint is str:
            return _text(found, place, said)
        if origin is tuple:
            return self._sequence(arguments, found, place, said)
        if origin is Mapping:
            return self._table(arguments, found, place, said)
        if isinstance(hint, type) and is_dataclass(hint):
            return self.record(hint, found, place, {})
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _made(hint, found, place)
        raise InternalError(f"{place}: no row can hold {hint!r}")

    def _sequence(self, types: tuple[Any, ...], found: object, place: str, said: _Said) -> tuple[Any, ...]:
        items = _of_type(found, list, place)
        each = types[:1] * len(items) if types[1:] == (...,) else types
        if len(each) != len(items):
            raise InternalError(f"{place}: has {len(items)} parts instead of {len(each)}")
        pairs = enumerate(zip(each, items, strict=True), 1)
        return tuple(self._value(hint, item, f"{place}: {number}", said) for number, (hint, item) in pairs)

    def _table(self, types: tuple[Any, ...], found: object, place: str, said: _Said) -> Mapping[Any, object]:
        key, value = types
        table = _of_type(found, dict, place)
        listed = said.rows or rows([word.value for word in key] if issubclass(key, Enum) else table)
        _compare(table.keys(), set() if listed.some else set(listed.names), set(listed.names), place)
        inside = replace(said, rows=None, in_table=True)
        return MappingProxyType(
            {key(name): self._value(value, each, f"{place}: {name}", inside) for name, each in table.items()}
        )


def _likened(table: dict[str, Any], place: str) -> dict[str, Any]:
    """Return a table in which rows that are `like` one above them have what that one has."""
    whole: dict[str, Any] = {}
    for name, row in table.items():
        whole[name] = row
        if isinstance(row, dict) and "like" in row:
            if row["like"] not in whole or row["like"] == name:
                raise InternalError(f"{place}: {name}: nothing above is called {row['like']!r}")
            own = {key: value for key, value in row.items() if key != "like"}
            whole[name] = _merged(whole[row["like"]], own)
    return whole


def _merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    both = {key: _merged(one[key], value) for key, value in other.items() if isinstance(value, dict)}
    return {**one, **other, **both}


def _said(beside: tuple[object, ...]) -> _Said:
    filled = frozenset(name for each in beside if isinstance(each, Slots) for name in each.names)
    return _Said(filled, next((each for each in beside if isinstance(each, Rows)), None))


def _text(found: object, place: str, said: _Said) -> str:
    text = _of_type(found, str, place)
    wanted = _made(slots_in, text, place)
    if not wanted <= said.slots or (wanted != said.slots and not said.in_table):
        raise InternalError(f"{place}: wants {sorted(wanted)} filled in, and gets {sorted(said.slots)}")
    return text


def _made(maker: Callable[[Any], T], found: object, place: str) -> T:
    try:
        return maker(found)
    except ValueError as error:
        raise InternalError(f"{place}: {error}") from error


def _compare(found: Iterable[str], required: set[str], known: set[str], place: str) -> None:
    missing, unknown = sorted(required - set(found)), sorted(set(found) - known)
    if missing or unknown:
        raise InternalError(f"{place}: missing rows {missing}, unknown rows {unknown}")


def _of_type(found: object, kind: type[T], place: str) -> T:
    if not isinstance(found, kind):
        raise InternalError(f"{place}: a {kind.__name__} must stand here")
    return found
