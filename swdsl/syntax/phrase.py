"""What a phrase is: words for which the language has others, and how a clause is turned into those.

Phrases are looked at only where a line could not be read, so what the grammar knows always comes first.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

# A part that was found, by its number; one more or one less if it is a number.
_PART: Final = re.compile(r"\{([0-9])([+-]1)?\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words to look for in a clause, and the words that stand for them.

    Articles, capitals, line breaks and curly signs are settled before, so that a pattern has single spaces
    and no `the`. `said` and `meant` are a whole clause in both ways: documents show them, tests try them.
    """

    pattern: re.Pattern[str]
    means: str
    said: str
    meant: str


def phrase(pattern: str, means: str, said: str, meant: str) -> Phrase:
    """Describe a phrase. Numbered groups of the pattern stand in braces in what it means."""
    return Phrase(re.compile(pattern), means, said, meant)


@dataclass(frozen=True, slots=True)
class Reworded:
    """A clause in other words; of each letter, the stretch of the written line that it stands for."""

    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Return where something between two offsets stood in the line as it was written."""
        if start >= len(self.text):
            return (self.ends[-1], self.ends[-1]) if self.ends else (0, 0)
        return self.starts[start], max(self.starts[start], self.ends[max(end, start + 1) - 1])


def unchanged(text: str) -> Reworded:
    """Return a line as it was written."""
    return Reworded(text, tuple(range(len(text))), tuple(range(1, len(text) + 1)))


def turned(line: Reworded, phrases: Iterable[Phrase]) -> Reworded:
    """Return a clause with every phrase turned, in the order of the table."""
    for each in phrases:
        found = list(each.pattern.finditer(line.text))
        if found:
            line = spliced(line, [(one, each.means) for one in found])
    return line


def spliced(line: Reworded, found: Sequence[tuple[re.Match[str], str]]) -> Reworded:
    """Return a line with what was found in it, from left to right, in other words."""
    text: list[str] = []
    starts: list[int] = []
    ends: list[int] = []

    def keep(start: int, end: int) -> None:
        text.append(line.text[start:end])
        starts.extend(line.starts[start:end])
        ends.extend(line.ends[start:end])

    def say(words: str, place: tuple[int, int]) -> None:
        text.append(words)
        starts.extend([place[0]] * len(words))
        ends.extend([place[1]] * len(words))

    at = 0
    for one, means in found:
        keep(at, one.start())
        place, said = line.place(one.start(), one.end()), 0
        for part in _PART.finditer(means):
            say(means[said : part.start()], place)
            said, number = part.end(), int(part[1])
            if one[number] and part[2]:
                say(str(int(one[number]) + int(part[2])), place)
            elif one[number]:
                keep(*one.span(number))
        say(means[said:], place)
        at = one.end()
    keep(at, len(line.text))
    return Reworded("".join(text), tuple(starts), tuple(ends))
