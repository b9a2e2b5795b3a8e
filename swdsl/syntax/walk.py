"""Goes over a line again after it was refused, to learn what could have stood where.

Only the parser's states are followed here; nothing is built.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swdsl.syntax.lexer import Token, tokens
from swdsl.syntax.table import Table

END: Final = "$END"


@dataclass(frozen=True, slots=True)
class Step:
    """A token, and the parser's states before it."""

    token: Token
    states: tuple[int, ...]


def walk(text: str, start: str, table: Table) -> tuple[Step, ...]:
    """Return the steps of a line up to and with the token that was refused."""
    states = [table.starts[start]]
    steps: list[Step] = []
    for token in _with_end(text, table, states):
        steps.append(Step(token, tuple(states)))
        after = advance(states, token.kind, table)
        if after is None:
            break
        states[:] = after
    return tuple(steps)


def reads(text: str, start: str, table: Table) -> bool:
    """Whether a line can be read by a start rule."""
    last = walk(text, start, table)[-1]
    return last.token.kind == END and advance(last.states, END, table) is not None


def _with_end(text: str, table: Table, states: Sequence[int]) -> Iterator[Token]:
    yield from tokens(text, table, states)
    yield Token(END, "", len(text), len(text))


def advance(states: Sequence[int], kind: str, table: Table) -> list[int] | None:
    """Return the states behind one more token, or None if it is refused."""
    stack = list(states)
    while True:
        action = table.rows[stack[-1]].get(kind)
        if action is None:
            return None
        if action >= 0:
            return [*stack, action]
        reduction = table.reductions[~action]
        if reduction.size:
            del stack[-reduction.size :]
        stack.append(table.rows[stack[-1]][reduction.origin])


def accepts(states: Sequence[int], kinds: Sequence[str], table: Table) -> bool:
    """Whether tokens of these kinds may follow one another here."""
    stack: Sequence[int] | None = states
    for kind in kinds:
        stack = None if stack is None else advance(stack, kind, table)
    return stack is not None


def expected(states: Sequence[int], table: Table) -> tuple[str, ...]:
    """Return every kind of token that could stand here, in the order of the alphabet."""
    listed = sorted(kind for kind in table.rows[states[-1]] if kind.isupper() or kind == END)
    return tuple(kind for kind in listed if accepts(states, (kind,), table))


def words_of(kinds: Sequence[str], table: Table) -> dict[str, str]:
    """Return the words of the language among some kinds, each with its kind."""
    wanted = set(kinds)
    return {word: kind for word, meanings in table.words.items() for kind in meanings if kind in wanted}
