"""Goes over a line again after it was refused, and asks lark's parser what could have stood where.

Only the parser's states are followed here; nothing is built.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lark import Token, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from swdsl.syntax.read_line import line_reader, vocabulary

END: Final = "$END"


@dataclass(frozen=True, slots=True)
class Step:
    """A token with its place in the line, and the parser as it stood before it."""

    kind: str
    text: str
    start: int
    end: int
    before: InteractiveParser

    def accepts(self, *kinds: str) -> bool:
        """Whether tokens of these kinds may follow one another here."""
        parser = _copy(self.before)
        try:
            for kind in kinds:
                parser.feed_token(Token(kind, ""))
        except UnexpectedToken:
            return False
        return True

    def expected(self) -> tuple[str, ...]:
        """Return every kind of token that could stand here, in the order of the alphabet."""
        kinds = self.before.choices()  # type: ignore[no-untyped-call]
        return tuple(sorted(kind for kind in kinds if kind.isupper() and self._could_be(kind)))

    def _could_be(self, kind: str) -> bool:
        """Whether one token may follow: what lark's own `accepts` asks, without copies of the lexer."""
        state = self.before.parser_state.copy(deepcopy_values=False)
        try:
            state.feed_token(Token(kind, ""), kind == END)
        except UnexpectedToken:
            return False
        return True


def walk(text: str, start: str) -> tuple[Step, ...]:
    """Return the steps of a line up to and with the token that was refused."""
    parser = line_reader().lark.parse_interactive(text, start)
    parser.parser_state.parse_conf.callbacks = {}
    steps: list[Step] = []
    try:
        for token in parser.iter_parse():
            at = token.start_pos or 0
            steps.append(Step(token.type, token.value, at, at + len(token), _copy(parser)))
    except UnexpectedToken:
        return tuple(steps)
    return (*steps, Step(END, "", len(text), len(text), parser))


def _copy(parser: InteractiveParser) -> InteractiveParser:
    copied: InteractiveParser = parser.copy(deepcopy_values=False)  # type: ignore[no-untyped-call]
    return copied


def reads(text: str, start: str) -> bool:
    """Whether a line can be read by a start rule."""
    last = walk(text, start)[-1]
    return last.kind == END and last.accepts(END)


def words_of(kinds: Sequence[str]) -> dict[str, str]:
    """Return the words of the language among some kinds, each with its kind."""
    wanted = set(kinds)
    return {word: kind for word, can_be in vocabulary().words.items() for kind in can_be if kind in wanted}
