"""Rulings as question and answer: what was asked, what holds, which rules say so, which examples show it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Option
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.scenarios import Scenario
from swdsl.prose import Sentence
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples
from swdsl.reference.subjects import Subjects
from swdsl.words import Kind

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One point that was settled. `subject` is what it is about, if anything."""

    code: str
    question: str
    answers: tuple[str, ...]
    why: tuple[Sentence, ...]
    examples: tuple[Scenario, ...]
    options: tuple[Option, ...]
    subject: Ref | None


def rulings(edition: Edition, examples: Examples) -> tuple[Ruling, ...]:
    """Return every ruling that has something to say, in order of its code. A bare code is none."""
    options = _by_code((option.cites, option) for rules in edition.library.sets for option in rules.options)
    clauses = _by_code((clause.cites, (clause, holder)) for clause, holder in _clauses(edition))
    codes = sorted({*options, *clauses, *examples.cites()})
    return tuple(
        _ruling(edition, examples, code, options.get(code, []), clauses.get(code, [])) for code in codes
    )


def _by_code(pairs: Iterator[tuple[tuple[str, ...], T]]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for cites, value in pairs:
        for code in cites:
            found.setdefault(code, []).append(value)
    return found


def _clauses(edition: Edition) -> Iterator[tuple[Clause, Component | Kind]]:
    for rules in edition.library.sets:
        yield from ((clause, kind) for kind, clauses in rules.frame.clauses for clause in clauses)
        yield from ((clause, each) for each in rules.components for clause in each.clauses)


def _ruling(
    edition: Edition,
    examples: Examples,
    code: str,
    options: list[Option],
    clauses: list[tuple[Clause, Component | Kind]],
) -> Ruling:
    shown = examples.showing(code)
    why = tuple(edition.speaker.clause(clause, holder) for clause, holder in clauses)
    if options:
        question = edition.names.question(options[0])
        answers = [edition.speaker.answer(options[0].ref, options[0].choices[0].id).text]
    elif shown:
        question = examples.title(shown[0])
        scenes = (scene for scene in shown[0].scenes)
        told = [said.text for scene in scenes for said, _ in examples.tellers[shown[0].id].outcomes(scene)]
        answers = told[:2]
    else:
        question, answers = why[0].text, []
    distinct = tuple({option.ref.id: option for option in reversed(options)}.values())
    subject = _subject(
        examples.topics, shown, clauses, options, [each.ref for each in edition.library.components()]
    )
    return Ruling(code, question, tuple(answers), tuple(dict.fromkeys(why)), tuple(shown), distinct, subject)


def _subject(
    subjects: Subjects,
    shown: list[Scenario],
    clauses: list[tuple[Clause, Component | Kind]],
    options: list[Option],
    everybody: Sequence[Ref],
) -> Ref | None:
    """Return the component a ruling is about: by its question, by whose rule rests on it, by its titles."""
    holders = [holder.ref for _, holder in clauses if isinstance(holder, Component)]
    asked = [(option.question, everybody) for option in options]
    told = [(each.title, [ref for ref in each.components if ref.kind in COMPONENT_KINDS]) for each in shown]
    return subjects.of(asked) or next(iter(holders), None) or subjects.of(told)
