"""Looks for lines that can be read near one that cannot: a word left out, put in, replaced, moved or joined.

The search follows the states of lark's parser, cheapest changes first. It feeds the parser a bounded number
of words, so that the longest line is answered as soon as a short one. Whether what it finds means anything is
not asked here.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from lark import Token, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from swdsl.diagnostics import nearest
from swdsl.syntax.expectation import plain_forms
from swdsl.syntax.lexer import Word, kind_of, words_in
from swdsl.syntax.read_line import line_reader, vocabulary
from swdsl.syntax.walk import END

_MOST_WORDS: Final = 600
"""Words that the parser is fed for one line."""
_DEAREST: Final = 3.3
_MUCH_DEARER: Final = 1.0
_FILLERS: Final = frozenset(
    {"a", "an", "any", "of", "to", "for", "on", "in", "it", "its", "is", "be", "also", "then", "and", "all"}
    | {"would", "must", "some", "that", "which", "with", "by", "as", "so", "always", "my", "also", "even"}
)
#: Without these a line would say the contrary.
_NEVER_LEFT_OUT: Final = frozenset({"cannot", "not", "never", "no", "unless", "except", "without", "nobody"})
# What is put in at once where it fits.
_PARTS: Final = tuple(
    part.split()
    for part in (
        "a region",
        "regions I hold",
        "I hold",
        "1 coin",
        "1 token",
        "1",
        "an opponent",
        "gain",
        "pay",
        "place",
        "move",
        "may",
        "held by",
        "this turn",
        ":",
        ": gain 1 coin",
        ",",
        ", then",
    )
)
# Small words that are taken for one another.
_JOINING: Final = frozenset({"for", "to", "from", "by", "in", "with", "of", "on", "at"})
_SMALL: Final = tuple([word] for word in sorted(_JOINING))


@dataclass(frozen=True, slots=True, order=True)
class _Attempt:
    """A line changed up to somewhere: what it cost, how far it was read, and the parser there."""

    cost: float
    left: int
    number: int
    at: int = field(compare=False)
    ahead: tuple[Word, ...] = field(compare=False)
    said: tuple[str, ...] = field(compare=False)
    parser: InteractiveParser = field(compare=False)


class _Search:
    """The search for one line."""

    def __init__(self, text: str, start: str) -> None:
        self._words = words_in(text)
        self._numbers = count()
        self._left = _MOST_WORDS
        self._heap: list[_Attempt] = []
        parser = line_reader().lark.parse_interactive("", start)
        parser.parser_state.parse_conf.callbacks = {}
        self._push(0.0, 0, (), (), parser)

    def lines(self) -> Iterator[str]:
        """Yield lines that can be read, those with the smallest changes first."""
        dearest = _DEAREST
        while self._heap and self._left > 0 and self._heap[0].cost <= dearest:
            attempt = heappop(self._heap)
            found = self._follow(attempt)
            if found is not None:
                dearest = min(dearest, attempt.cost + _MUCH_DEARER)
                yield _line(found)

    def _push(
        self, cost: float, at: int, ahead: tuple[Word, ...], said: tuple[str, ...], parser: InteractiveParser
    ) -> None:
        if cost <= _DEAREST:
            left = len(self._words) - at
            heappush(self._heap, _Attempt(cost, left, next(self._numbers), at, ahead, said, parser))

    def _follow(self, attempt: _Attempt) -> tuple[str, ...] | None:
        """Read on to the end, or to a word that does not fit: there, and just before, push every change."""
        before: deque[_Attempt] = deque(maxlen=3)
        now = attempt
        while True:
            before.append(now)
            word = self._next(now)
            if word is None:
                if self._fed(now.parser, END, "") is not None:
                    return now.said
                break
            parser = self._fed(now.parser, self._kind(now, word), word.text)
            if parser is None:
                break
            at, ahead = (now.at, now.ahead[1:]) if now.ahead else (now.at + 1, ())
            now = _Attempt(now.cost, 0, 0, at, ahead, (*now.said, word.text), parser)
        for back, place in enumerate(reversed(before)):
            if back == 0 or len(place.said) >= len(attempt.said):
                self._change(place, 0.15 * back, last=back == 0)
        return None

    def _next(self, attempt: _Attempt) -> Word | None:
        if attempt.ahead:
            return attempt.ahead[0]
        return self._words[attempt.at] if attempt.at < len(self._words) else None

    def _kind(self, attempt: _Attempt, word: Word) -> str:
        state: Any = attempt.parser.parser_state
        usable = state.parse_conf.states[state.state_stack[-1]]
        return kind_of(word, usable, vocabulary(), denied=attempt.said[-1:] == ("not",))

    def _fed(self, parser: InteractiveParser, kind: str, text: str) -> InteractiveParser | None:
        state: Any = parser.parser_state
        if kind not in state.parse_conf.states[state.state_stack[-1]]:
            return None
        self._left -= 1
        copied: InteractiveParser = parser.copy(deepcopy_values=False)  # type: ignore[no-untyped-call]
        try:
            copied.feed_token(Token(kind, text))
        except UnexpectedToken:
            return None
        return copied

    def _change(self, place: _Attempt, more: float, *, last: bool) -> None:
        word = self._next(place)
        cost = place.cost + more
        if last:
            for part in _PARTS:
                self._put_in(place, part, cost + 1.0 + 0.05 * len(part))
        if word is None:
            return
        at, ahead = self._behind(place)
        instead = _Attempt(cost, 0, 0, at, ahead, place.said, place.parser)
        parts = _SMALL if word.text in _JOINING else () if word.text in vocabulary().words else _PARTS
        for part in parts:
            self._put_in(instead, part, cost + 1.1 + 0.05 * len(part))
        self._leave_out(place, word, cost)
        self._swap(place, word, cost)
        if last:
            self._cut(place, cost)
        self._replace(place, word, cost)

    def _put_in(self, place: _Attempt, part: Sequence[str], cost: float) -> None:
        now: _Attempt | None = place
        for text in part:
            now = now and self._say(now, text)
        word = self._next(place)
        if now is None or (word is not None and self._fed(now.parser, self._kind(now, word), "") is None):
            return
        self._push(cost, place.at, place.ahead, now.said, now.parser)

    def _say(self, now: _Attempt, text: str) -> _Attempt | None:
        (word,) = words_in(text)
        parser = self._fed(now.parser, self._kind(now, word), text)
        if parser is None:
            return None
        return _Attempt(now.cost, 0, 0, now.at, now.ahead, (*now.said, text), parser)

    def _behind(self, place: _Attempt) -> tuple[int, tuple[Word, ...]]:
        return (place.at, place.ahead[1:]) if place.ahead else (place.at + 1, ())

    def _leave_out(self, place: _Attempt, word: Word, cost: float) -> None:
        if word.text in _NEVER_LEFT_OUT:
            return
        at, ahead = self._behind(place)
        self._push(cost + (0.6 if word.text in _FILLERS else 1.0), at, ahead, place.said, place.parser)

    def _swap(self, place: _Attempt, word: Word, cost: float) -> None:
        if place.ahead or place.at + 1 >= len(self._words):
            return
        other = self._words[place.at + 1]
        self._push(cost + 1.1, place.at + 2, (other, word), place.said, place.parser)
        if word.text.isalpha() and other.text.isalpha():
            joined = Word(f"{word.text}_{other.text}", "WORD", other.line, other.end)
            self._push(cost + 0.9, place.at + 2, (joined,), place.said, place.parser)

    def _cut(self, place: _Attempt, cost: float) -> None:
        """Leave out all that is left."""
        rest = (*place.ahead, *self._words[place.at :])
        if any(word.text in _NEVER_LEFT_OUT for word in rest):
            return
        left = len(rest)
        if self._fed(place.parser, END, "") is not None:
            self._push(cost + 0.8 * left, len(self._words), (), place.said, place.parser)

    def _replace(self, place: _Attempt, word: Word, cost: float) -> None:
        """Put a word of the language in the place of one that is nearly the same."""
        if word.text in vocabulary().words or not word.text.isalpha():
            return
        state: Any = place.parser.parser_state
        usable = state.parse_conf.states[state.state_stack[-1]]
        at, ahead = self._behind(place)
        for text in nearest(word.text, _spelt(usable)):
            now = self._say(place, text)
            if now is not None:
                self._push(cost + 0.5, at, ahead, now.said, now.parser)


def _spelt(kinds: Iterable[str]) -> list[str]:
    forms = plain_forms()
    return [forms[kind] for kind in kinds if kind in forms and forms[kind].isalpha()]


def _line(said: Sequence[str]) -> str:
    return " ".join(said).replace(" ,", ",").replace(" :", ":")


def mended(text: str, start: str, most: int) -> tuple[str, ...]:
    """Return lines near a refused one that can be read, nearest first: so many at most."""
    found: dict[str, None] = {}
    for line in _Search(text, start).lines():
        found.setdefault(line)
        if len(found) >= most:
            break
    return tuple(found)
