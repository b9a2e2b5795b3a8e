"""What mutants are made from: every declaration of official rules, homebrew, examples and test cases."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Final

from swdsl.diagnostics import has_errors
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

ROOT: Final = Path(__file__).parents[2]
_FOLDERS: Final = (
    "rules",
    "maps",
    "tests/homebrew",
    "tests/law",
    "tests/strangers",
    "docs/examples",
    "tests/check/cases",
    "swdsl/cli/starters",
)
HEAD: Final = 'pack winter "Winter"\n  uses base underground homebrew\n\n'
_ALONE: Final = 'race strange "Strange"\n  tokens 6 of 15\n'
_LARGEST: Final = 3000  # characters of a declaration that is worth changing
_WORD: Final = re.compile(r'"[^"\n]*"|\w+|[^\w\s]')


@cache
def boxes() -> tuple[SourceFile, ...]:
    """Return the words that all mutants may use: the frames of both boxes and a small map."""
    paths = ("rules/base/set.sw", "rules/underground/set.sw", "tests/homebrew/set.sw", "maps/base_2p.sw")
    return tuple(SourceFile(path, (ROOT / path).read_text(encoding="utf-8")) for path in paths)


@cache
def declarations() -> tuple[str, ...]:
    """Return every declaration there is, with the lines below it."""
    files = sorted(path for folder in _FOLDERS for path in (ROOT / folder).rglob("*.sw"))
    texts = (path.read_text(encoding="utf-8").replace("NAME", "fresh") for path in files)
    cut = (part for text in texts for part in re.split(r"\n(?=[a-z])", text))
    return tuple(dict.fromkeys(part.strip("\n") + "\n" for part in cut if 0 < len(part) <= _LARGEST))


@cache
def components() -> tuple[str, ...]:
    """Return the races, powers, relics and places among them."""
    return tuple(each for each in declarations() if re.match(r"(race|power|relic|place|event) ", each))


@cache
def sentences() -> tuple[tuple[str, str], ...]:
    """Return the clauses of all components, each with the pieces that its component has."""
    found: dict[str, str] = {}
    for component in components():
        lines = [part.rstrip() for part in re.split(r"\n(?=  \S)", component)[1:]]
        pieces = "".join(f"{line}\n" for line in lines if line.startswith("  piece "))
        told = (line for line in lines if re.match(r"  (always|at|before|after|when)\b", line))
        found.update((line, pieces) for line in told if ":" in line)
    return tuple(found.items())


@cache
def sound_sentences() -> tuple[tuple[str, str], ...]:
    """Return those of them that a race of another pack can have."""
    told = [f"{HEAD}{_ALONE}{pieces}{clause}\n" for clause, pieces in sentences()]
    return tuple(each for each, text in zip(sentences(), told, strict=True) if _is_sound(text))


def _is_sound(text: str) -> bool:
    source = SourceFile("rules/winter/w.sw", text)
    return not has_errors(compile_rules([*boxes(), source]).diagnostics)


@cache
def clauses() -> tuple[str, ...]:
    """Return the clauses of all components."""
    return tuple(clause for clause, _ in sentences())


@cache
def words() -> tuple[str, ...]:
    """Return every word, number, quoted text and mark of the seeds."""
    return tuple(sorted({word for each in declarations() for word in _WORD.findall(each)}))


def pick(choose: random.Random, texts: tuple[str, ...]) -> str:
    """Return one of some texts."""
    return texts[choose.randrange(len(texts))]
