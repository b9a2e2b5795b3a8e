"""The page of the matrix: what is played, and why the rest is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from string import ascii_lowercase
from typing import Final

from tests.matrix.cells import EFFECTS, EVENT_EFFECTS, EVENT_MOMENTS, MOMENTS, WHO, Cell, Effect, Moment

PLAYED: Final = "●"
Verdicts = Mapping[Cell, str | None]
"""Of each cell why it is refused; nothing when it is played."""

_HEAD: Final = """# The matrix

What can be said to happen when, and whose moment it can be: every moment, party and effect, one by one.
● is played, and proven: a story is played with the sentence and without it, and the difference must be what
[the law](language.md) says, exactly as often as it says, for whom it says. A letter is refused, for the
reason below its table. Nothing is accepted that never happens. `python -m tests.matrix` writes this page, and
the tests hold it to the engine.

A column that is missing is refused with every effect. The sentences are those of a race or power that is
active; what is played `only in decline` is proven, too. What events say has [its own
page](matrix-events.md).
"""
_HEAD_OF_EVENTS: Final = """# The matrix of events

What an [event](language.md#114-a-deck-of-events) can say to happen when, and whose moment it can be, as
[the matrix](matrix.md) has it for races and powers: ● is played, and proven. Every active race says it, so
that in its story it must happen for each as often as the law says. `python -m tests.matrix` writes this page.
"""


def page(verdicts: Verdicts) -> str:
    """Return the page."""
    played = sum(refused is None for refused in verdicts.values())
    told = f"\n{len(verdicts):,} sentences: {played:,} are played, {len(verdicts) - played:,} refused.\n"
    return _HEAD + told + "".join(section(moment, verdicts) for moment in MOMENTS)


def page_of_events(verdicts: Verdicts) -> str:
    """Return the page of what events say."""
    played = sum(refused is None for refused in verdicts.values())
    told = f"\n{len(verdicts):,} sentences: {played:,} are played, {len(verdicts) - played:,} refused.\n"
    moments = (section(moment, verdicts, of_event=True) for moment in EVENT_MOMENTS)
    return _HEAD_OF_EVENTS + told + "".join(moments)


def section(moment: Moment, verdicts: Verdicts, *, of_event: bool = False) -> str:
    """Return what the page says of one moment."""
    effects = EVENT_EFFECTS if of_event else EFFECTS
    rows = {
        who: [verdicts[Cell(moment, who, effect, of_event=of_event)] for effect in effects] for who in WHO
    }
    shown = [who for who in WHO if None in rows[who]]
    reasons = sorted({reason(why) for who in shown for why in rows[who] if why is not None})
    letters = {why: _letter(at) for at, why in enumerate(reasons)}
    lines = [f"\n## {moment.sentence('…') if not moment.step else moment.text}\n"]
    lines += _table(shown, effects, rows, letters) if shown else []
    lines += [f"- {letter}: {why}" for why, letter in letters.items()]
    lines += _absent(shown, rows)
    return "\n".join(lines) + "\n"


def _letter(number: int) -> str:
    """Return `a` to `z`, then `aa`, `ab` and so on."""
    before = _letter(number // 26 - 1) if number >= 26 else ""
    return before + ascii_lowercase[number % 26]


def _table(
    shown: list[str],
    effects: tuple[Effect, ...],
    rows: Mapping[str, list[str | None]],
    letters: Mapping[str, str],
) -> Iterator[str]:
    yield f"| | {' | '.join(shown)} |"
    yield f"| --- |{' --- |' * len(shown)}"
    for number, effect in enumerate(effects):
        marks = [_mark(rows[who][number], letters) for who in shown]
        yield f"| `{effect.text}` | {' | '.join(marks)} |"
    yield ""


def _mark(refused: str | None, letters: Mapping[str, str]) -> str:
    return PLAYED if refused is None else letters[reason(refused)]


def _absent(shown: list[str], rows: Mapping[str, list[str | None]]) -> Iterator[str]:
    """Tell who never can be said to have such a moment, and why."""
    whys: dict[str, list[str]] = {}
    for who in WHO:
        if who not in shown:
            found = [reason(why) for why in rows[who] if why is not None]
            whys.setdefault(max(set(found), key=found.count), []).append(f"`{who}`")
    for why, parties in whys.items():
        yield f"- {', '.join(parties)}: {why}"


def reason(refused: str) -> str:
    """Return why a sentence is refused, without the words that its moment lends it."""
    short = refused.removeprefix("The engine cannot play this: ").rstrip(".")
    short = re.sub(r"^Nobody else takes part .*; who are `they`\?$", "nobody else takes part", short)
    return short[:1].lower() + short[1:]
