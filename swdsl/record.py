"""Small frozen values by the hundred: dataclasses that cost next to nothing to define.

Trees and models are made of some three hundred classes. A standard frozen dataclass compiles six methods when
it is defined, and that took half of the time of a quick command. A record is a dataclass all the same
(`fields`, `replace` and `is_dataclass` know it, and slots hold its values), but its methods are shared,
and its `__init__` is compiled when the first value is made.
"""

import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")

_set: Final = object.__setattr__


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Make a frozen class with slots, equality, a hash and a readable form from annotated fields."""
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    declared = fields(made)
    compared = _values_of([each.name for each in declared if each.compare])
    made.__init__ = _first_init(made, declared)
    made.__signature__ = _Signature()
    made.__setattr__ = _refuse_to_set
    made.__delattr__ = _refuse_to_delete
    made.__getstate__ = _state
    made.__setstate__ = _restore
    for name, method in (
        ("__eq__", _equality(compared)),
        ("__hash__", _hash(compared)),
        ("__repr__", _form([each.name for each in declared if each.repr])),
    ):
        if name not in cls.__dict__ or cls.__dict__[name] is None:
            setattr(made, name, method)
    return made  # type: ignore[no-any-return]


class _Signature:
    """What `inspect.signature` asks a class for: worked out when somebody does."""

    def __get__(self, instance: object, owner: Any) -> inspect.Signature:
        _, *others = inspect.signature(_compiled_init(fields(owner))).parameters.values()
        return inspect.Signature(others)


def _first_init(cls: Any, declared: tuple[Field[Any], ...]) -> Callable[..., None]:
    """Return an `__init__` that gives way to a compiled one when it is first needed."""

    def first_init(self: object, *values: Any, **named: Any) -> None:
        cls.__init__ = _compiled_init(declared)
        cls.__init__(self, *values, **named)

    return first_init


def _compiled_init(declared: tuple[Field[Any], ...]) -> Any:
    """Compile what a hand would have written: the fields as parameters, each put in its slot."""
    places = [each for each in declared if each.init and not each.kw_only]
    named = [each for each in declared if each.init and each.kw_only]
    known: dict[str, Any] = {"_set": _set}
    parameters = ["self", *(_parameter(each, known) for each in places)]
    if named:
        parameters += ["*", *(_parameter(each, known) for each in named)]
    lines = [f"    _set(self, {each.name!r}, {each.name})\n" for each in (*places, *named)]
    exec(f"def __init__({', '.join(parameters)}):\n{''.join(lines) or '    pass'}", known)
    return known["__init__"]


def _parameter(declared: Field[Any], known: dict[str, Any]) -> str:
    if declared.default is MISSING:
        return declared.name
    known[f"_{declared.name}"] = declared.default
    return f"{declared.name}=_{declared.name}"


def _values_of(names: list[str]) -> Callable[[Any], object]:
    """Return what takes the values of some fields out of a record, in C where possible."""
    return attrgetter(*names) if names else _nothing


def _nothing(_: object) -> object:
    return ()


def _equality(values: Callable[[Any], object]) -> Callable[[object, object], bool]:
    def equals(self: object, other: object) -> Any:
        if self is other:
            return True
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return equals


def _hash(values: Callable[[Any], object]) -> Callable[[object], int]:
    def hashed(self: object) -> int:
        return hash(values(self))

    return hashed


def _form(names: list[str]) -> Callable[[object], str]:
    def form(self: object) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({shown})"

    return form


def _refuse_to_set(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:
    return [getattr(self, each.name) for each in fields(self)]


def _restore(self: Any, state: list[object]) -> None:
    for each, value in zip(fields(self), state, strict=True):
        _set(self, each.name, value)
