"""Whose rule it was: an exception that passes through a clause is told the line of the rules it stands on."""

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType

from swdsl.runtime.clause import Clause


@dataclass(frozen=True, slots=True)
class Sentence:
    """A clause as it stands in a file of rules."""

    clause: str
    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def blamed(error: BaseException) -> tuple[Sentence, ...]:
    """Return the sentences whose generated code the exception came through, the outermost first."""
    found: dict[str, Sentence] = {}
    for clause in _clauses(error.__traceback__):
        sentence = sentence_of(clause)
        if sentence is not None:
            found.setdefault(sentence.clause, sentence)
    return tuple(found.values())


def sentence_of(clause: Clause) -> Sentence | None:
    """Look a clause up in the source map of the package it was generated into."""
    package = type(clause).__module__.rsplit(".", 2)[0]
    try:
        known = importlib.import_module(f"{package}.source_map").CLAUSES
    except ModuleNotFoundError:
        return None  # a clause written by hand has no line of rules
    place = known.get(clause.name)
    return Sentence(clause.name, *place) if place else None


def point_to_rules(error: BaseException) -> None:
    """Add the lines of the rules to what the exception prints."""
    told = getattr(error, "__notes__", ())
    for sentence in blamed(error):
        note = f"In the rules: {sentence}"
        if note not in told:
            error.add_note(note)


def _clauses(trace: TracebackType | None) -> Iterator[Clause]:
    while trace is not None:
        owner = trace.tb_frame.f_locals.get("self")
        if isinstance(owner, Clause):
            yield owner
        trace = trace.tb_next
