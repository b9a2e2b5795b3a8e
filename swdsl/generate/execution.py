"""Printed modules that run from memory, whichever kernel there is: for games of packs, and for scenarios."""

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from swdsl.runtime.clause import Clause


def execute(text: str, place: str, names: dict[str, Any]) -> None:
    """Run a text as the module whose names these are. It is our own output, printed from a checked model."""
    exec(compile(text, place, "exec"), names)
    for each in list(names.values()):
        if isinstance(each, type) and issubclass(each, Clause) and each.__module__ == names["__name__"]:
            _hand_over_values(each)


def _hand_over_values(clause: type[Clause]) -> None:
    """Let a compiled kernel see the values that an interpreted clause has on its class.

    Compiled classes keep such values in each object, under a descriptor. A value on the class below would
    hide it from Python and stay unknown to the kernel, so it is set on every object instead.
    """
    fields = {name for base in clause.__mro__ for name, each in vars(base).items() if _is_slot(each)}
    values = {name: value for name, value in vars(clause).items() if name in fields and name[0] != "_"}
    if not values:
        return

    made = clause.__init__

    def begin(self: Clause, *source: Clause) -> None:
        made(self, *source)
        for name, value in values.items():
            setattr(self, name, value)

    for name in values:
        delattr(clause, name)
    clause.__init__ = begin  # type: ignore[assignment, method-assign]


def _is_slot(value: object) -> bool:
    return isinstance(value, GetSetDescriptorType | MemberDescriptorType)
