"""What a language must bring to tell worked examples: deeds, reasons, and the words between them."""

from collections.abc import Mapping
from dataclasses import dataclass

from swdsl.model.scenarios import Value, Verb


@dataclass(frozen=True, slots=True)
class ExampleWords:
    """Words of worked examples. Deeds are nouns, so that they need no agreement with who does them."""

    title: str
    lead: str
    one: str
    position: str
    happens: str
    result: str
    in_hand: str
    coins: str
    combos: str
    stack: str
    turn: str
    empty: str
    accepted: str
    refused: str
    allowed: str
    forbidden: str
    holds: str
    sees: str
    cannot_see: str
    victory: str
    rolled: str
    any_face: str
    options: str
    values: Mapping[Value, str]
    verbs: Mapping[Verb, str]
    reasons: Mapping[str, str]


def verbs(text: str) -> Mapping[Verb, str]:
    """Read deeds from a text of lines `verb: word`."""
    return {
        Verb(name): word
        for name, _, word in (line.strip().partition(": ") for line in text.strip().splitlines())
    }


def reasons(text: str) -> Mapping[str, str]:
    """Read reasons from a text of lines `code: words`."""
    return {
        name: words for name, _, words in (line.strip().partition(": ") for line in text.strip().splitlines())
    }
