"""What a language must bring for pages of worked examples: their headings, and reasons for refusals."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExampleWords:
    """Words around worked examples; their sentences are made by the prose room."""

    title: str
    one: str
    lead: str
    assumes: str
    position: str
    happens: str
    result: str
    reasons: Mapping[str, str]


def reasons(text: str) -> Mapping[str, str]:
    """Read reasons from a text of lines `code: words`."""
    return {
        name: words for name, _, words in (line.strip().partition(": ") for line in text.strip().splitlines())
    }
