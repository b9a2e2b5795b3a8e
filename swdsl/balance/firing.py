"""Which clauses of a component do anything: the methods of their classes are wrapped, and answers counted."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from swdsl.runtime.clause import Clause, Luck
from swdsl.runtime.component import Component

_SPEAKING: Final = ("where", "size", "payers", "one", "other", "at")
_ACTING: Final = ("fire", "act", "succeed")


@dataclass(frozen=True, slots=True)
class Fired:
    """How often each clause answered with something, how often it acted, and which can be heard at all."""

    answers: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    audible: set[str] = field(default_factory=set)

    def idle(self) -> list[str]:
        """Return the clauses that never did anything."""
        return sorted(self.audible - self.answers.keys() - self.acts.keys())


@contextmanager
def fired_by(component: Component) -> Iterator[Fired]:
    """Count what the clauses of a component do. A clause without a method of its own is not heard."""
    fired = Fired()
    kept: list[tuple[type, str, object]] = []
    for clause in component.clauses:
        for method in (*_SPEAKING, *_ACTING, *(("applies",) if isinstance(clause, Luck) else ())):
            original = vars(type(clause)).get(method)
            if callable(original):
                kept.append((type(clause), method, original))
                fired.audible.add(clause.name)
                noted = fired.acts if method in _ACTING else fired.answers
                setattr(type(clause), method, _noting(original, clause.name, noted, method in _ACTING))
    try:
        yield fired
    finally:
        for owner, method, original in kept:
            setattr(owner, method, original)


def _noting(
    original: Callable[..., int | None], name: str, noted: Counter[str], acts: bool
) -> Callable[..., int | None]:
    def wrapped(self: Clause, *arguments: int) -> int | None:
        answer = original(self, *arguments)
        if acts or answer:
            noted[name] += 1
        return answer

    return wrapped
