"""Libraries for the tests of lowering and generation: official rules, homebrew, and single sentences."""

from functools import cache
from pathlib import Path

from swdsl.diagnostics.code import Severity
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.lower import LoweredSet, lower
from swdsl.lower.form import Clause
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile

ROOT = Path(__file__).parents[2]


def sources(*patterns: str) -> list[SourceFile]:
    """Return the files of the repository that match, under their project-relative paths."""
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    return [SourceFile(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in found]


SETS = tuple(f"rules/*/{name}.sw" for name in ("set", "races", "powers", "places", "relics", "variants"))
RULES = (*SETS, "rules/games/*.sw")


def library(files: list[SourceFile]) -> Library:
    """Compile, and insist that there are no errors but what lowering itself has to say."""
    compilation = compile_rules(files)
    errors = [
        f"{each.span}: {each.message}"
        for each in compilation.diagnostics
        if each.severity is Severity.ERROR and each.code != NOT_PLAYABLE
    ]
    assert errors == []
    return compilation.library


@cache
def official() -> Library:
    """Return both games with their boards."""
    return library(sources(*RULES, "maps/*_[2-6]p.sw"))


@cache
def homebrew() -> Library:
    """Return both games and the homebrew corpus."""
    return library(sources(*RULES, "maps/*_[2-6]p.sw", "tests/homebrew/*.sw"))


@cache
def lowered_homebrew() -> dict[str, LoweredSet]:
    """Return every set, lowered, by id."""
    return {each.id: each for each in lower(homebrew())}


def pack(text: str) -> Library:
    """Return a library with a small pack on top of both games."""
    head = 'set trial "Trial"\n  uses base underground\n\n'
    return library([*sources(*SETS, "maps/*_2p.sw"), SourceFile("trial/set.sw", head + text)])


def clause(sentence: str, kind: str = "race", pieces: str = "") -> Clause:
    """Return one lowered sentence of a component made up around it."""
    tokens = {"race": "  tokens 5 of 10\n", "power": "  tokens 4\n"}.get(kind, "")
    text = f'{kind} tester "Tester"\n{tokens}{pieces}  {sentence}\n'
    trial = next(each for each in lower(pack(text)) if each.id == "trial")
    return trial.components[0].clauses[-1]
