"""Adds the sentence to write to every finding about a line that cannot be read or played."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from swdsl.advice.neighbours import neighbours
from swdsl.advice.trial import Ask, first_passing
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.diagnostics.codes_names import UNKNOWN_NAME
from swdsl.diagnostics.codes_syntax import BEYOND_THE_LANGUAGE, MISSING_COLON, UNEXPECTED_WORD
from swdsl.diagnostics.codes_syntax import CODES as SYNTAX
from swdsl.lower import Clause as LoweredClause
from swdsl.lower import LoweredSet
from swdsl.source import SourceFile, Span
from swdsl.syntax import Parsed, Unread
from swdsl.syntax.beyond import limit_in
from swdsl.syntax.nearby import (
    example_clauses,
    likely_clauses,
    likely_lines,
    mended_clauses,
    mended_line,
    parts_of,
    put_together,
    separate_clauses,
    with_other_name,
)
from swdsl.syntax.spoken import Known, named_piece, unheard
from swdsl.syntax.tree import RulesFile
from swdsl.syntax.tree_clauses import Clause
from swdsl.syntax.tree_declarations import (
    Component,
    Every,
    NeutralDeclaration,
    PieceDeclaration,
    SymbolDeclaration,
    TermDeclaration,
    TerrainDeclaration,
)

_MOST: Final = 60
"""Lines of a file whose words are mended; whoever has more mistakes gets an example for the rest."""
_ANSWERED: Final = frozenset({code.slug for code in (*SYNTAX, NOT_PLAYABLE, UNKNOWN_NAME)})
_MOST_LIKELY: Final = 3
_MOST_SHOWN: Final = 2
"""Sentences that are shown where a line may be about several things."""
_OWN, _NEAREST, _EXAMPLE = "In your words", "What can be played", "For example"
_LIKELY: Final = "Perhaps you mean"
_SAYS_LESS: Final = re.compile(
    "Here could (?:stand|follow) |Start with |Say when|If it is a thing of its own|.*`[^`]*…[^`]*`"
)
"""Hints that the author's own sentence makes idle; what teaches a word of the language is kept beside it."""
_WHOLE: Final = re.compile(r"`[^`…]+: [^`…]+`")


@dataclass(frozen=True, slots=True)
class _Question:
    """A finding, and what could be written instead: in the author's words first, then as examples."""

    found: Diagnostic
    own: tuple[str, ...]
    examples: tuple[str, ...]
    further: tuple[tuple[str, ...], ...] = ()
    likely: tuple[tuple[str, ...], ...] = ()
    """What the line may be about, each as the clauses that say it."""
    lines: tuple[tuple[str, ...], ...] = ()
    """What each part of the line may be about, if it says several things."""
    piece: str = ""
    """A line that declares what those speak of, where nobody has."""
    unheard: str = ""
    """What the line says of when or whether, and what is not understood."""

    def asks(self) -> Iterator[Ask]:
        """Yield what is to be tried, in the order in which `answered` takes what passed."""
        place = self.found.span
        yield Ask(place, self.own)
        yield from (Ask(place, each, self.piece) for each in self.likely)
        yield from (Ask(place, each, self.piece) for each in self.lines)
        yield Ask(place, self.examples)
        yield from (Ask(place, each) for each in self.further)

    def answered(self, passed: Sequence[str | None]) -> Diagnostic | None:
        """Return the finding with the sentences that passed, if there are any."""
        rest = iter(passed)
        own = next(rest)
        likely = [each for each in dict.fromkeys(islice(rest, len(self.likely))) if each is not None]
        lines = [each for each in islice(rest, len(self.lines)) if each is not None]
        example = next(rest)
        if own is not None:
            return self._with_own(own, [each for each in rest if each is not None])
        if lines and len(lines) == len(self.lines):
            lines = [*self._declared(lines), *lines]
            return self._hinting(
                f"{_LIKELY}, each in a line of its own: {' and '.join(f'`{one}`' for one in lines)}."
            )
        if likely:
            return self._with_likely(likely[:_MOST_SHOWN])
        if example is None:
            return None
        hint = self.found.hint or ""
        if self.found.code == NOT_PLAYABLE:
            return replace(self.found, hint=f"{_NEAREST}: `{example}`.")
        return self.found if _WHOLE.search(hint) else self._hinting(f"{hint} {_EXAMPLE}: `{example}`.")

    def _with_own(self, sentence: str, further: Sequence[str]) -> Diagnostic:
        hint = self.found.hint or ""
        if further and len(further) == len(self.further):
            lines = " and ".join(f"`{each}`" for each in (sentence, *further))
            return self._hinting(f"Write each in a line of its own: {lines}.")
        if self.found.code == NOT_PLAYABLE:
            return self._hinting(f"{_NEAREST}: `{sentence}`.")
        if _WHOLE.search(hint) or _SAYS_LESS.match(hint):
            # A hint that shows some sentence, or what could stand there, shows the author's own instead.
            return self._hinting(f"Write `{sentence}`.")
        return self._hinting(f"{hint} {_OWN}: `{sentence}`.")

    def _with_likely(self, sentences: Sequence[str]) -> Diagnostic:
        hint = self.found.hint or ""
        lines = ", or ".join(f"`{each}`" for each in sentences)
        for piece in self._declared(sentences):
            lines = f"`{piece}` and below it {lines}"
        if self.unheard:
            lines = f"{lines}, which leaves out `{self.unheard}`"
        if _SAYS_LESS.match(hint) or _WHOLE.search(hint):
            return self._hinting(f"{_LIKELY}: {lines}.")
        return self._hinting(f"{hint} {_LIKELY}: {lines}.")

    def _declared(self, sentences: Sequence[str]) -> list[str]:
        """Return the line that declares the piece of which sentences speak, if nobody has."""
        name = self.piece.split(" ")[1] if self.piece else ""
        speaks = name and any(re.search(rf"\b{name}", each) for each in sentences)
        return [self.piece] if speaks else []

    def _hinting(self, hint: str) -> Diagnostic:
        return replace(self.found, hint=hint.strip())


_SCENES: Final = frozenset({"scenario_line", "given_line", "when_line", "then_line"})


def advised(
    found: Sequence[Diagnostic],
    parsed: Sequence[Parsed],
    lowered: Sequence[LoweredSet],
    sources: Mapping[str, SourceFile],
) -> list[Diagnostic]:
    """Return the findings; those about lines that cannot be read or played end with a sentence that can."""
    unread = {each.found: each for one in parsed for each in one.unread}
    unplayed = {
        clause.missing_at: clause for each in lowered for clause in each.clauses if clause.missing is not None
    }
    files = [each.file for each in parsed]
    questions = [
        one
        for each in _first(found)
        if (one := _question(each, unread, unplayed, files, sources)) is not None
    ]
    asks = [tuple(each.asks()) for each in questions]
    passing = iter(first_passing(files, [one for each in asks for one in each]) if asks else [])
    answers: dict[Diagnostic, Diagnostic] = {}
    for question, asked in zip(questions, asks, strict=True):
        answer = question.answered([next(passing) for _ in asked])
        if answer is not None:
            answers[question.found] = answer
    told = [answers.get(each) or _with_line(each, unread.get(each)) for each in found]
    return [_as_limit(each, files, sources) if each.code == UNKNOWN_NAME else each for each in told]


def _as_limit(found: Diagnostic, files: Sequence[RulesFile], sources: Mapping[str, SourceFile]) -> Diagnostic:
    """Return what a name that nobody knows was meant to say, where the language cannot say it."""
    clause = _clause_at(files, found.span, sources)
    limited = None if clause is None else limit_in(clause[0])
    if clause is None or limited is None or not limited[1].start() <= clause[1] < limited[1].end():
        return found
    return Diagnostic.at(BEYOND_THE_LANGUAGE, found.span, limited[0].why, hint=limited[0].hint)


def _first(found: Sequence[Diagnostic]) -> Iterator[Diagnostic]:
    """Yield the first findings of each file that a sentence may answer."""
    seen: Counter[str] = Counter()
    for each in found:
        if each.code.slug in _ANSWERED:
            seen[each.span.path] += 1
            if seen[each.span.path] <= _MOST:
                yield each


def _question(
    found: Diagnostic,
    unread: Mapping[Diagnostic, Unread],
    unplayed: Mapping[Span, LoweredClause],
    files: Sequence[RulesFile],
    sources: Mapping[str, SourceFile],
) -> _Question | None:
    line, clause = unread.get(found), unplayed.get(found.span)
    if line is not None and found.code == BEYOND_THE_LANGUAGE:
        return _without_those_words(found, line, sources)
    if line is not None and (line.is_clause or _became_clause(line)):
        first, *rest = separate_clauses(line.text) or (mended_clauses(line.text),)
        if found.code == MISSING_COLON:
            first = (*_with_colon(line.text, sources[found.span.path].excerpt(found.span)), *first)
        examples = (*parts_of(line.text), *put_together(line.text), *example_clauses(line.text)[:3])
        known = _known(files, found.span)
        likely = likely_clauses(line.text, known)[:_MOST_LIKELY]
        lines = likely_lines(line.text, known)
        piece = named_piece(line.text, known) if likely and ":" not in line.text else ""
        declared = f'piece {piece} "{piece.capitalize()}" 6' if piece else ""
        left = unheard(line.text, known) if ":" not in line.text else ""
        return _Question(found, first, examples, tuple(rest), likely, lines, declared, left)
    if found.code == UNKNOWN_NAME and (text := _clause_at(files, found.span, sources)) is not None:
        return _Question(found, tuple(with_other_name(*text)), ())
    if found.code == NOT_PLAYABLE and clause is not None:
        words = " ".join(sources[found.span.path].excerpt(found.span).split())
        own = tuple(neighbours(clause, words, _pieces(files, found.span)))
        written = sources[clause.span.path].excerpt(clause.span)
        if ":" not in written:  # it was told as on a card, and may mean something else than was understood
            own = (
                *(one for each in likely_clauses(written, _known(files, found.span)) for one in each),
                *own,
            )
        return _Question(found, own, tuple(example_clauses(clause.text)[:3]))
    return None


def _with_colon(text: str, word: str) -> Iterator[str]:
    """Yield a line with its colon before the word that must not follow without one, wherever it stands."""
    for found in re.finditer(rf",? +(?={re.escape(word)})", text):
        yield f"{text[: found.start()]}: {text[found.end() :]}"


def _without_those_words(
    found: Diagnostic, line: Unread, sources: Mapping[str, SourceFile]
) -> _Question | None:
    """Ask for the rest of a line, unless the limit itself names what comes nearest."""
    if _WHOLE.search(found.hint or ""):
        return None
    rest = line.text.replace(sources[found.span.path].excerpt(found.span), "")
    return _Question(found, mended_clauses(rest), (*put_together(rest), *example_clauses(rest)[:3]))


def _clause_at(
    files: Sequence[RulesFile], place: Span, sources: Mapping[str, SourceFile]
) -> tuple[str, int, int] | None:
    """Return the clause that something stands in, as it is written, and where in it."""
    for file in files:
        for each in file.declarations if file.path == place.path else ():
            for line in each.lines if isinstance(each, Component | Every) else ():
                if isinstance(line, Clause) and line.span.start <= place.start < line.span.end:
                    start = line.span.start
                    return sources[place.path].excerpt(line.span), place.start - start, place.end - start
    return None


_KINDS: Final = (TerrainDeclaration, SymbolDeclaration, TermDeclaration, NeutralDeclaration)


def _known(files: Sequence[RulesFile], place: Span) -> Known:
    """Return what a sentence that stands there can name."""
    kinds = [each.name.text for file in files for each in file.declarations if isinstance(each, _KINDS)]
    pieces = _pieces(files, place)
    return Known(frozenset((*kinds, *pieces)), tuple(pieces))


def _pieces(files: Sequence[RulesFile], place: Span) -> list[str]:
    """Return the names of the pieces of the component that a line belongs to."""
    above = [
        each
        for file in files
        if file.path == place.path
        for each in file.declarations
        if isinstance(each, Component) and each.span.start <= place.start
    ]
    lines = above[-1].lines if above else ()
    return [line.name.text for line in lines if isinstance(line, PieceDeclaration)]


def _became_clause(line: Unread) -> bool:
    """Whether a line that began like something else comes nearest to a clause, which must be tried, too."""
    return line.start not in _SCENES and ": " in (mended_line(line.text, line.start) or "")


def _with_line(found: Diagnostic, line: Unread | None) -> Diagnostic:
    """Return a finding with the line as it can be read, where no clause but something else was meant."""
    if line is None or found.code != UNEXPECTED_WORD:
        return found
    if line.is_clause or _became_clause(line):
        return replace(
            found, hint=f"{found.hint or ''} {_EXAMPLE}: `{example_clauses(line.text)[0]}`.".strip()
        )
    if line.start in _SCENES:  # what stands at the wrong place there is told its place
        return found
    near = mended_line(line.text, line.start)
    return found if near is None else replace(found, hint=f"{found.hint or ''} Write `{near}`.".strip())
