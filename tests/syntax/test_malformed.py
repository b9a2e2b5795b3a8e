"""Every habit from elsewhere is answered with its own sentence."""

import re

import pytest

from swdsl.diagnostics import Diagnostic
from swdsl.source import SourceFile
from swdsl.syntax import parse
from swdsl.syntax.habit import Habit
from swdsl.syntax.malformed import HABITS

AT_THE_LEFT = re.compile(r"race|//|--")
SAMPLES = [pytest.param(habit, sample, id=sample) for habit in HABITS for sample in habit.samples]


def findings(line: str) -> tuple[Diagnostic, ...]:
    text = line if AT_THE_LEFT.match(line) else f'race owls "Owls"\n  {line}'
    return parse(SourceFile("bad.sw", text)).diagnostics


def test_there_are_many_samples() -> None:
    assert len(SAMPLES) >= 80
    assert all(habit.samples for habit in HABITS)


def test_no_two_habits_say_the_same() -> None:
    messages = [(habit.message, habit.hint) for habit in HABITS]
    assert len(set(messages)) == len(messages)


@pytest.mark.parametrize(("habit", "sample"), SAMPLES)
def test_sample_earns_its_sentence(habit: Habit, sample: str) -> None:
    phrase = habit.pattern.search(sample)
    assert phrase is not None
    hint = habit.hint.format(**phrase.groupdict())
    assert [(one.code, one.message, one.hint) for one in findings(sample)] == [
        (habit.code, habit.message, hint)
    ]


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.message)
def test_what_a_hint_shows_can_be_read(habit: Habit) -> None:
    """A hint that quotes a whole clause must quote a right one."""
    for quoted in re.findall(r"`([^`]*: [^`…]+)`", habit.hint):
        assert findings(quoted) == (), quoted
