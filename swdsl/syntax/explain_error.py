"""Says in the author's words why a line could not be read, and how to write it instead.

Tried in turn: a sign or habit from elsewhere, a misspelt word, a missing comma or colon, a line
that stops too early, and at last what could have stood there.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from swdsl.diagnostics import nearest
from swdsl.diagnostics.code import Code
from swdsl.diagnostics.codes_syntax import (
    BAD_NAME,
    BAD_NUMBER,
    BEYOND_THE_LANGUAGE,
    HABIT_FROM_ELSEWHERE,
    MISSING_COLON,
    MISSING_EFFECT,
    MISSING_NAME,
    STRAY_CHARACTER,
    UNEXPECTED_END,
    UNEXPECTED_WORD,
    UNKNOWN_DECLARATION,
)
from swdsl.syntax.beyond import limit_in
from swdsl.syntax.expectation import listing
from swdsl.syntax.grammar import CLAUSE_STARTS
from swdsl.syntax.habit import Habit
from swdsl.syntax.malformed import HABITS
from swdsl.syntax.phrases import reworded, small_letters
from swdsl.syntax.pointing import OTHERS, SINGLE, noun_pointed_at
from swdsl.syntax.read_line import vocabulary
from swdsl.syntax.spoken import readings, sentences
from swdsl.syntax.verbs import strange_verb
from swdsl.syntax.walk import END, Step, reads, walk, words_of

# Every line gets one explanation; looking for a habit in a line of a million letters helps nobody.
_LONGEST_LOOK: Final = 400

# What the sentences of a scenario are, by the word they stand below.
_BLOCKS: Final = {
    "then": "This says what must be so afterwards.",
    "given": "This says what is so at the beginning.",
    "when": "This says what somebody does.",
}
NO_CLAUSE: Final = "This is not written as a clause is: a moment, a colon, and what happens."
_WHICH_REGION: Final = (
    "`there` is the region just spoken of, `a region` one that is chosen, `regions` all of them."
)
_WHICH_OPPONENT: Final = (
    "`they` and `them` are the one just spoken of, `an opponent` is one that is chosen, `opponents` are all."
)
_START: Final = "Start with `at`, `before`, `after`, `when` or `always`, and say behind a colon what happens."
_FEWEST_WORDS, _MOST_WORDS = 5, 9
"""Words of a line that tells something, rather than being the beginning of a clause."""
_LIKELIER: Final = {"given": ("when", "then"), "when": ("then", "given"), "then": ("when", "given")}


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is wrong between two offsets of a line."""

    code: Code
    start: int
    end: int
    message: str
    hint: str | None = None


def explain(text: str, start: str) -> Explanation:
    """Return why a line was refused. The line must have been.

    Where a clause has phrases that are understood, what is wrong is looked for behind them.
    """
    if start not in CLAUSE_STARTS:
        return _explained(text, walk(text, start), start)
    text = small_letters(text)  # a sentence may begin with a capital; that is not what is wrong with it
    steps = walk(text, start)
    told = _told(text, steps)
    limit = _limit(text) if told is None or not readings(text) else None
    if limit is not None:
        return limit
    why = _behind_phrases(text, steps, start)
    return why if told is None or _is_nearly_a_clause(text, why) else told


def _is_nearly_a_clause(text: str, why: Explanation) -> bool:
    """Whether only a colon is missing, a word of a moment is misspelt, or one habit explains it."""
    begun = re.match(r"(?:at|before|after|when|always)\b", text) is not None
    habit = why.code == HABIT_FROM_ELSEWHERE and len(text.split()) <= _MOST_WORDS
    return why.code == MISSING_COLON or habit or (begun and (why.hint or "").startswith("Did you mean"))


def _told(text: str, steps: Sequence[Step]) -> Explanation | None:
    """Look for a sentence that is told as on a card: what is wrong with it as a clause matters less."""
    if ":" in text or '"' in text:
        return None
    spoken = _spoken(text, steps)
    if spoken is not None or len(text.split()) < _FEWEST_WORDS:
        return spoken
    return Explanation(UNEXPECTED_WORD, 0, len(text), NO_CLAUSE, _START)


def _behind_phrases(text: str, steps: Sequence[Step], start: str) -> Explanation:
    said = reworded(text)
    if said is not None:
        further = walk(said.text, start)
        if said.place(further[-1].start, further[-1].end)[0] > steps[-1].start:
            why = _explained(said.text, further, start)
            begin, end = said.place(why.start, why.end)
            return replace(why, start=begin, end=end)
    return _explained(text, steps, start)


def _explained(text: str, steps: Sequence[Step], start: str) -> Explanation:
    refused = steps[-1]
    verb = _strange_verb(steps, start)
    habit = _habit(text, refused)
    if verb is not None and habit is not None and verb.start < habit.start:
        return verb  # what stands behind a verb that there is none of need not be looked at
    return (
        habit
        or _which(refused, text)
        or _other_block(text, start)
        or _capital(refused)
        or _misspelt(steps, start)
        or _missing_mark(text, steps, start)
        or _declaration(refused, start)
        or verb
        or _bad_name(refused)
        or _too_short(text, steps)
        or _no_moment(refused, start)
        or _misfit(steps)
    )


def _which(refused: Step, text: str) -> Explanation | None:
    """Look for one opponent or region of which nobody can tell which is meant."""
    noun = refused.text if refused.text in SINGLE else noun_pointed_at(text, refused.start)
    if refused.kind != "STRAY" or noun is None:
        return None
    end = text.index(noun, refused.start) + len(noun)
    message = f"Which {noun} is meant cannot be told here."
    return Explanation(
        UNEXPECTED_WORD, refused.start, end, message, _WHICH_OPPONENT if noun in OTHERS else _WHICH_REGION
    )


def _spoken(text: str, steps: Sequence[Step]) -> Explanation | None:
    """Look for a sentence that means something, but not beyond doubt, or for several in one line."""
    parts = sentences(text)
    if len(parts) > 1 and all(readings(part) for part in parts):
        return Explanation(UNEXPECTED_WORD, 0, len(text), "This line says more than one thing.")
    if not readings(text):
        return None
    return _at(steps[-1], UNEXPECTED_WORD, NO_CLAUSE, None)


def _limit(text: str) -> Explanation | None:
    """Look for what the language cannot say at all."""
    limited = limit_in(text[:_LONGEST_LOOK])
    if limited is None:
        return None
    limit, found = limited
    return Explanation(BEYOND_THE_LANGUAGE, found.start(), found.end(), limit.why, limit.hint)


def _strange_verb(steps: Sequence[Step], start: str) -> Explanation | None:
    found = strange_verb(steps, tuple(vocabulary().words)) if start in CLAUSE_STARTS else None
    if found is None:
        return None
    step, what, hint = found
    return _at(step, UNEXPECTED_WORD, f"`{_short(step.text)}` {what}.", hint)


def _habit(text: str, refused: Step) -> Explanation | None:
    at = refused.start
    low = max(0, at - _LONGEST_LOOK)
    window = text[low : at + _LONGEST_LOOK]
    for habit in HABITS:
        found = _find(habit, window, at - low)
        if found is not None:
            end = max(found.end(), found.start() + 1)
            hint = habit.hint.format(**found.groupdict())
            return Explanation(habit.code, low + found.start(), low + end, habit.message, hint)
    return None


def _find(habit: Habit, window: str, at: int) -> re.Match[str] | None:
    """Return where a habit stands, if it stands where reading stopped."""
    for found in habit.pattern.finditer(window):
        if window.count('"', 0, found.start()) % 2 and '"' not in found.group():
            continue  # inside a quoted name an author may say what he likes
        if habit.anywhere or found.start() <= at <= found.end() + 1:
            return found
    return None


def _other_block(text: str, start: str) -> Explanation | None:
    """Look for a sentence of a scenario that stands below the wrong word."""
    word, _, rest = (
        text.partition(" ") if start == "scenario_line" else (start.removesuffix("_line"), "", text)
    )
    if word not in _BLOCKS or not rest:
        return None
    for other in _LIKELIER[word]:
        if reads(rest, f"{other}_line"):
            at, hint = len(text) - len(rest), f"Write it below `{other}`."
            return Explanation(UNEXPECTED_WORD, at, len(text), _BLOCKS[other], hint)
    if reads(rest, "scenario_line"):
        at, hint = len(text) - len(rest), f"Write it above `{word}`, one level to the left."
        return Explanation(UNEXPECTED_WORD, at, len(text), "This is about the whole scenario.", hint)
    return None


def _capital(refused: Step) -> Explanation | None:
    small = refused.text.lower()
    if refused.text == small or small not in vocabulary().words:
        return None
    return _at(
        refused,
        UNEXPECTED_WORD,
        f"The words of the language are written in small letters: `{small}`.",
        f"Write `{small}` instead of `{refused.text}`.",
    )


def _misspelt(steps: Sequence[Step], start: str) -> Explanation | None:
    """Look for a word of the language that is nearly what was written, here or just before."""
    refused = steps[-1]
    for index in range(len(steps) - 1, max(len(steps) - 4, -1), -1):
        step = steps[index]
        if step.kind not in {"NAME", "STRAY"} or not step.text.isalpha():
            continue
        fitting = words_of(step.expected())
        behind = [later.kind for later in steps[index + 1 :]]
        for word in nearest(step.text, fitting):
            if step is refused or step.accepts(fitting[word], *behind):
                code = UNKNOWN_DECLARATION if start == "declaration" and index == 0 else UNEXPECTED_WORD
                message = f"`{step.text}` is no word of the language."
                return _at(step, code, message, f"Did you mean `{word}`?")
    return None


def _missing_mark(text: str, steps: Sequence[Step], start: str) -> Explanation | None:
    refused = steps[-1]
    kind = refused.kind
    with_comma = f"{text[: refused.start].rstrip()}, {text[refused.start :]}"
    here = f"before `{refused.text}`"
    if refused.accepts("COLON", kind):
        message = f"A colon is missing {here}."
        hint = "A clause is a moment, a colon and what happens: `at scoring: gain 1 coin`."
        return _at(refused, MISSING_COLON, message, hint)
    if refused.accepts("_COMMA", kind) and (kind == "THEN" or reads(with_comma, start)):
        what = (
            "Effects are joined by a comma and `then`"
            if kind == "THEN"
            else "Parts of a line are set apart by commas"
        )
        return _at(refused, UNEXPECTED_WORD, f"A comma is missing {here}.", f"{what}.")
    if kind == END and refused.accepts("COLON") and "_COMMA" in refused.expected():
        message = "The clause stops before its colon."
        return _at(refused, MISSING_COLON, message, "Say what happens: `at scoring: gain 1 coin`.")
    return None


def _bad_name(refused: Step) -> Explanation | None:
    could = refused.expected()
    if refused.text[:1].isdigit() and refused.kind != "INT":
        message = "A number is written in at most nine digits and stands alone."
        return _at(refused, BAD_NUMBER, message, "Put a space between a number and a word.")
    if "NAME" in could and refused.kind in {"PERSON", "STRAY", "CODE"} and refused.text[:1].isalpha():
        small = refused.text.lower()
        better = small if small.isascii() else "cave_folk"
        message = "Names are written in small English letters, digits and underscores."
        return _at(refused, BAD_NAME, message, f"Write a name such as `{better}`.")
    if refused.text == "-" and not {"NAME", "STRING"}.isdisjoint(could):
        message = "Names are joined by underscores."
        return _at(refused, BAD_NAME, message, "Write `cave_folk` rather than `cave-folk`.")
    if refused.kind == "STRING" and "NAME" in could and "STRING" not in could:
        message = "A name in small letters stands before the quoted one."
        return _at(refused, MISSING_NAME, message, 'Write both: `cave_folk "Cave Folk"`.')
    if refused.kind == "STRAY":
        return _at(refused, STRAY_CHARACTER, f"`{_short(refused.text)}` has no meaning here.", None)
    return None


def _declaration(refused: Step, start: str) -> Explanation | None:
    if start != "declaration" or refused.start > 0 or refused.kind == END:
        return None
    if refused.kind in {"WHEN", "ALWAYS", "AT", "BEFORE", "AFTER", "_TOKEN", "_PIECE", "CITES"}:
        message = "This line belongs to a component, so it must be indented below one."
        return _at(refused, UNKNOWN_DECLARATION, message, "Put two spaces before it, below `race …`.")
    could = listing(refused.expected())
    message = f"A line at the left says what it declares, and `{_short(refused.text)}` is no such word."
    return _at(refused, UNKNOWN_DECLARATION, message, f"Start with {could}.")


def _too_short(text: str, steps: Sequence[Step]) -> Explanation | None:
    refused = steps[-1]
    if refused.kind != END:
        return None
    last = steps[-2] if len(steps) > 1 else refused
    could = refused.expected()
    if last.kind == "COLON":
        code, message = MISSING_EFFECT, "Nothing follows the colon."
        hint = "Say what happens: `gain 1 coin`. It may stand on the next line, indented deeper."
    elif could == ("STRING",):
        code, message = MISSING_NAME, "The name that people read is missing."
        hint = 'Write it in quotes: `"Cave Folk"`.'
    else:
        code, message = UNEXPECTED_END, f"The line stops too early, after `{_short(last.text)}`."
        hint = f"Here could follow {listing(could)}."
    return Explanation(code, last.start, len(text), message, hint)


def _no_moment(refused: Step, start: str) -> Explanation | None:
    if start not in CLAUSE_STARTS or refused.start > 0:
        return None
    message = f"A clause starts with its moment, and `{_short(refused.text)}` is none."
    return _at(refused, UNEXPECTED_WORD, message, _START)


def _misfit(steps: Sequence[Step]) -> Explanation:
    refused = steps[-1]
    before = steps[-2] if len(steps) > 1 else None
    if before is not None and before.accepts("PERSON", refused.kind):
        message = "Players have names with a capital letter."
        return _at(before, UNEXPECTED_WORD, message, f"Write `{before.text.capitalize()}`.")
    behind = f" behind `{_short(before.text)}`" if before else ""
    message = f"`{_short(refused.text)}` does not fit{behind}."
    could = listing(refused.expected())
    return _at(refused, UNEXPECTED_WORD, message, f"Here could stand {could}.")


def _at(step: Step, code: Code, message: str, hint: str | None) -> Explanation:
    return Explanation(code, step.start, step.end, message, hint)


def _short(text: str) -> str:
    return text if len(text) <= 30 else f"{text[:30]}…"
