"""Mutations: of signs, of words, of lines; a mutant is made from a number alone and can be made again."""

import random
import re
from collections.abc import Callable
from typing import Final

from tests.fuzz.seeds import HEAD, clauses, components, declarations, pick, sound_sentences, words

Mutation = Callable[[random.Random, str], str]

_SIGNS: Final = "\x00\x07\x1b\x7f\x9b\u2028\u202e\ufeff\"'\\{}[]()#:,.|+-%$\t\r\n 0aé雪\U0001f409\ud7ff"
_NUMBERS: Final = ("0", "1", "2", "7", "99", "100", "127", "128", "255", "999", "999", "1000", "00", "-1")
_KINDS: Final = (*(("race", ("  tokens 6 of 15",)), ("power", ("  tokens 5",))) * 3, ("event", ()))
"""What mutants are at a table, and the line that each begins with; an event has neither tokens nor pieces."""
_SHORT: Final = 50  # signs of an outcome that forty times are still a line
_NUMBER: Final = re.compile(r"\b\d+\b")
_WORD: Final = re.compile(r'"[^"\n]*"|\w+|[^\w\s]')


def _sign(choose: random.Random, text: str) -> str:
    at = choose.randrange(len(text) + 1)
    return text[:at] + choose.choice(_SIGNS) + text[at + choose.randrange(2) :]


def _cut(choose: random.Random, text: str) -> str:
    at = choose.randrange(len(text) + 1)
    return text[:at] + text[at + choose.randrange(1, 20) :]


def _number(choose: random.Random, text: str) -> str:
    found = list(_NUMBER.finditer(text))
    if not found:
        return text
    one = choose.choice(found)
    return text[: one.start()] + choose.choice(_NUMBERS) + text[one.end() :]


def _word(choose: random.Random, text: str) -> str:
    found = list(_WORD.finditer(text))
    if not found:
        return text
    one = choose.choice(found)
    new = choose.choice((pick(choose, words()), "", f"{one.group()} {pick(choose, words())}"))
    return text[: one.start()] + new + text[one.end() :]


def _name(choose: random.Random, text: str) -> str:
    """Put one word of this text in the place of another: names that exist, where they do not fit."""
    found = list(_WORD.finditer(text))
    if not found:
        return text
    one, other = choose.choice(found), choose.choice(found)
    return text[: one.start()] + other.group() + text[one.end() :]


def _line(choose: random.Random, text: str) -> str:
    lines = text.splitlines(keepends=True) or [text]
    at = choose.randrange(len(lines))
    match choose.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[choose.randrange(len(lines))])
        case 2:
            lines.insert(at + 1, pick(choose, clauses()) + "\n")
        case 3:
            lines[at] = " " * choose.randrange(6) + lines[at].lstrip()
        case _:
            lines.insert(at, "\n" if choose.randrange(2) else "# a remark\n")
    return "".join(lines)


def _half(choose: random.Random, text: str) -> str:
    """Put the first half of a clause before the second half of another."""
    one, other = pick(choose, clauses()), pick(choose, clauses())
    return f"{text.rstrip()}\n{one.split(':', 1)[0]}:{other.split(':', 1)[1]}\n"


def _joined(choose: random.Random, text: str) -> str:
    """Put the moment of one clause before the outcome of another."""
    other = pick(choose, clauses())
    return f"{text.split(':', 1)[0]}:{other.split(':', 1)[1]}"


def _condition(choose: random.Random, text: str) -> str:
    """Give a clause one more condition, limit or state, taken from another."""
    moment, colon, outcome = text.partition(":")
    found = re.findall(
        r", (?:if|once|twice|also|only|named)[^,:]*", pick(choose, clauses()).partition(":")[0]
    )
    return f"{moment}{choose.choice(found) if found else ''}{colon}{outcome}"


def _outcome(choose: random.Random, text: str) -> str:
    """Let another outcome follow."""
    return f"{text}, then{pick(choose, clauses()).partition(':')[2]}"


def _again(choose: random.Random, text: str) -> str:
    """Say the outcome again and again, up to what a line can hold: steps within steps within steps."""
    outcome = text.partition(":")[2]
    return text + f", then{outcome}" * choose.randrange(2, 40) if len(outcome) < _SHORT else text


CLAUSE: Final[tuple[Mutation, ...]] = (
    _joined,
    _joined,
    _joined,
    _condition,
    _condition,
    _outcome,
    _again,
    _number,
    _name,
)
GENTLE: Final[tuple[Mutation, ...]] = (_number, _word, _name, _line, _half, _half, _line)
ROUGH: Final[tuple[Mutation, ...]] = (*GENTLE, _sign, _cut)


def changed(choose: random.Random, text: str, mutations: tuple[Mutation, ...], most: int) -> str:
    """Return a text after a few mutations."""
    for _ in range(choose.randrange(1, most + 1)):
        text = choose.choice(mutations)(choose, text)
    return text


def rules_mutant(number: int) -> str:
    """Return a pack with a few declarations, most of them damaged."""
    choose = random.Random(number)
    source = components() if choose.random() < 0.7 else declarations()
    parts = [pick(choose, source) for _ in range(choose.randrange(1, 4))]
    mutations = GENTLE if choose.random() < 0.6 else ROUGH
    return HEAD + changed(choose, "\n".join(parts), mutations, 4)


def component_mutant(choose: random.Random, name: str) -> str:
    """Return a component with clauses taken, and put together, from others: many of these are accepted."""
    kind, head = choose.choice(_KINDS)
    told = [choose.choice(sound_sentences()) for _ in range(choose.randrange(1, 4))]
    pieces = dict.fromkeys(line for _, lines in told if head for line in lines.splitlines())
    lines = [clause for clause, _ in told]
    if choose.random() < 0.3:
        moment = choose.choice(lines).split(":", 1)[0]
        tail = choose.choice(sound_sentences())[0].split(":", 1)[1]
        lines.append(f"{moment}:{tail}")
    if choose.random() < 0.2:
        lines[0] = _number(choose, lines[0])
    if choose.random() < 0.05:
        lines[0] = _word(choose, lines[0])
    if choose.random() < 0.1:
        lines[-1] = _again(choose, lines[-1])
    return "\n".join((f'{kind} {name} "{name.title()}"', *head, *pieces, *lines)) + "\n"
