"""Rulings as question and answer: what was asked, what holds, which rules say so, which examples show it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
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
    """One point that was settled, by one code or several. `subject` is what it is about, if anything."""

    codes: tuple[str, ...]
    question: str
    answers: tuple[str, ...]
    why: tuple[Sentence, ...]
    examples: tuple[Scenario, ...]
    options: tuple[Option, ...]
    subject: Ref | None

    def with_another(self, other: "Ruling") -> "Ruling":
        """Return this ruling with what another one has to show that asks and answers the same."""
        return replace(
            self,
            codes=(*self.codes, *other.codes),
            why=tuple(dict.fromkeys((*self.why, *other.why))),
            examples=tuple({id(each): each for each in (*self.examples, *other.examples)}.values()),
            options=tuple({each.ref.id: each for each in (*self.options, *other.options)}.values()),
        )


def rulings(edition: Edition, examples: Examples) -> tuple[Ruling, ...]:
    """Return every ruling that has something to say, in order of its code. A bare code is none.

    What several codes ask and answer alike is one ruling.
    """
    options = _by_code((option.cites, option) for rules in edition.library.sets for option in rules.options)
    clauses = _by_code((clause.cites, (clause, holder)) for clause, holder in _clauses(edition))
    codes = sorted({*options, *clauses, *examples.cites()})
    found: dict[tuple[str, tuple[str, ...]], Ruling] = {}
    for code in codes:
        ruling = _ruling(edition, examples, code, options.get(code, []), clauses.get(code, []))
        key = ruling.question, ruling.answers
        found[key] = found[key].with_another(ruling) if key in found else ruling
    return tuple(found.values())


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
        answers = list(_answers(edition, options[0]))
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
    return Ruling(
        (code,), question, tuple(answers), tuple(dict.fromkeys(why)), tuple(shown), distinct, subject
    )


def _answers(edition: Edition, asked: Option) -> Iterator[str]:
    """Yield what holds where nobody chooses; where boxes differ, for each of them."""
    same = [each for rules in edition.library.sets for each in rules.options if each.ref.id == asked.ref.id]
    held = {each.ref: edition.speaker.answer(each.ref, each.choices[0].id).text for each in same}
    differ = len(set(held.values())) > 1
    for ref, said in held.items() if differ else [(asked.ref, held[asked.ref])]:
        yield edition.words.labelled(edition.set_name(ref.scope), said) if differ else said


def _subject(
    subjects: Subjects,
    shown: list[Scenario],
    clauses: list[tuple[Clause, Component | Kind]],
    options: list[Option],
    everybody: Sequence[Ref],
) -> Ref | None:
    """Return the component a ruling is about: by its question, by whose rule rests on it, by its titles.

    The first title is what the ruling says; the others may tell of anybody.
    """
    holders = [holder.ref for _, holder in clauses if isinstance(holder, Component)]
    asked = [(option.question, everybody) for option in options]
    told = [(each.title, [ref for ref in each.components if ref.kind in COMPONENT_KINDS]) for each in shown]
    return subjects.of(asked) or next(iter(holders), None) or subjects.of(told[:1]) or subjects.of(told)
