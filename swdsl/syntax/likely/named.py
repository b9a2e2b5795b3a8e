"""A race or power as a party: a sentence is likened as one about opponents, and its clauses turned back."""

import re
from typing import Final

from swdsl.syntax.spoken.heard import Known
from swdsl.syntax.spoken.words import singular

_WORD: Final = re.compile(r"[a-z]+")
_LIST: Final = re.compile(r"(?i)\b[a-z]+(?:, (?:the )?[a-z]+)*,? (?:and|or) (?:the )?[a-z]+\b")
_VERB: Final = re.compile(
    r"\ban? (?:active |declined )?opponent (conquer|attack|leave|score|pick|decline|roll)s\b"
)


def party_in(text: str, known: Known) -> tuple[str, str]:
    """Return the race or power that a sentence is about, and the sentence with opponents in its place."""
    for found in _WORD.finditer(text.lower()):
        for name in (found[0], f"{found[0]}s", singular(found[0])):
            if name in known.races:
                said = re.sub(
                    rf"\b(?:the )?{found[0]}(?: (?:players?|races?))?\b",
                    "opponents",
                    text,
                    flags=re.IGNORECASE,
                )
                return name, said
            if name in known.powers and re.match(
                r" (?:players?|races?|opponents?|enem)", text[found.end() :].lower()
            ):
                said = re.sub(rf"\b(?:the )?{found[0]} \w+", "opponents", text, flags=re.IGNORECASE)
                return f"a {name} race", said
    return "", text


def named_apart(text: str, known: Known) -> tuple[str, ...]:
    """Return a sentence about several races or powers as one about each; nothing if there is no such list."""
    for found in _LIST.finditer(text):
        names = re.findall(r"[a-z]+", re.sub(r"\b(?:and|or|the)\b", "", found[0].lower()))
        every = [_race(each, known) for each in names]
        if len(every) > 1 and all(every):
            return tuple(f"{text[: found.start()]}{each}{text[found.end() :]}" for each in every)
    return ()


def _race(word: str, known: Known) -> str:
    return next((each for each in (word, f"{word}s", f"{word}es") if each in known.races), "")


def about(party: str, clause: str) -> str:
    """Return a clause about opponents as one about a race or power; nothing if it is about none."""
    one = party.startswith("a ")
    said = re.sub(
        r"\ban? (?:active |declined )?opponent occupies\b",
        f"{party} {'occupies' if one else 'occupy'}",
        clause,
    )
    said = _VERB.sub(rf"{party} \1{'s' if one else ''}", said)
    said = re.sub(r"\bheld by an? (?:active |declined )?opponent\b", f"held by {party}", said)
    said = re.sub(r"(?<=: )(?:active |declined )?opponents cannot\b", f"{party} cannot", said)
    if not one:
        said = re.sub(r"\bfrom each opponent\b(?! (?:with|that))", f"from each opponent with {party}", said)
    return said if said != clause else ""
