"""Adds the sentence to write to every finding about a line that cannot be read or played."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from swdsl.advice.keeping import Told
from swdsl.advice.neighbours import neighbours
from swdsl.advice.question import EXAMPLE, WHOLE, Question
from swdsl.advice.trial import first_passing
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
from swdsl.syntax.explain_error import NO_CLAUSE
from swdsl.syntax.likely import likened, respelt
from swdsl.syntax.nearby import (
    example_clauses,
    likely_offers,
    mended_clauses,
    mended_line,
    parts_of,
    put_together,
    separate_clauses,
    spoken_clauses,
    with_other_name,
)
from swdsl.syntax.spoken import Known, Offer, named_piece
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
_MOST_IN_ALL: Final = 150
"""Lines of a project whose words are mended."""
_MOST_SIGNS: Final = 16_000
"""Signs of all those lines: what is told at length has many more ways to be taken apart."""
_ANSWERED: Final = frozenset({code.slug for code in (*SYNTAX, NOT_PLAYABLE, UNKNOWN_NAME)})
_MOST_LIKELY: Final = 6
_FEW: Final = 2
"""Words that a sentence beside a limit may leave out."""
_MOMENT: Final = re.compile(r"(?:at|before|after|when|always)\b[^:]*:")
_OPEN: Final = re.compile(r"(at any time)((?:, (?:if|unless)[^:]*)?: I may)")
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
        for each in _first(found, unread)
        if (one := _question(each, unread, unplayed, files, sources)) is not None
    ]
    asks = [tuple(each.asks()) for each in questions]
    passing = iter(first_passing(files, [one for each in asks for one in each]) if asks else [])
    answers: dict[Diagnostic, Diagnostic] = {}
    for question, asked in zip(questions, asks, strict=True):
        answer = question.answered([next(passing) for _ in asked])
        if answer is not None:
            answers[question.of or question.found] = answer
    told = [answers.get(each) or _with_line(each, unread.get(each)) for each in found]
    return [_as_limit(each, files, sources) if each.code == UNKNOWN_NAME else each for each in told]


def _as_limit(found: Diagnostic, files: Sequence[RulesFile], sources: Mapping[str, SourceFile]) -> Diagnostic:
    """Return what a name that nobody knows was meant to say, where the language cannot say it."""
    clause = _clause_at(files, found.span, sources)
    limited = None if clause is None else limit_in(clause[0])
    if clause is None or limited is None or not limited[1].start() <= clause[1] < limited[1].end():
        return found
    return Diagnostic.at(BEYOND_THE_LANGUAGE, found.span, limited[0].why, hint=limited[0].hint)


def _or_limited(offer: Offer) -> Offer:
    """Return an offer in which what stands open can be limited, too: nothing goes on without end."""
    lines = tuple(
        (*ways, *(_OPEN.sub(r"\1, once per turn\2", each) for each in ways if _OPEN.match(each)))
        for ways in offer.lines
    )
    return replace(offer, lines=lines)


def _first(found: Sequence[Diagnostic], unread: Mapping[Diagnostic, Unread]) -> Iterator[Diagnostic]:
    """Yield the first findings of each file that a sentence may answer, no more than takes seconds."""
    seen: Counter[str] = Counter()
    signs = 0
    for each in found:
        if each.code.slug not in _ANSWERED:
            continue
        if seen[each.span.path] >= _MOST:
            continue
        seen[each.span.path] += 1
        signs += len(unread[each].text) if each in unread else 0
        if signs > _MOST_SIGNS or seen.total() > _MOST_IN_ALL:
            return
        yield each


def _question(
    found: Diagnostic,
    unread: Mapping[Diagnostic, Unread],
    unplayed: Mapping[Span, LoweredClause],
    files: Sequence[RulesFile],
    sources: Mapping[str, SourceFile],
) -> Question | None:
    line, clause = unread.get(found), unplayed.get(found.span)
    if line is not None and found.code == BEYOND_THE_LANGUAGE:
        whole = _as_no_limit(found, line, files)
        return whole or _without_those_words(found, line, sources) or _beside_limit(found, line, files)
    if line is not None and (line.is_clause or _became_clause(line)):
        known = _known(files, found.span)
        written = line.text if ":" in line.text else respelt(line.text, known)
        first, *rest = separate_clauses(written) or (mended_clauses(written),)
        examples = (*parts_of(written), *put_together(written), *example_clauses(written)[:3])
        likely, several = likely_offers(written, known)
        told = Told(written, known)
        likely = tuple(_or_limited(one) for each in likely if (one := told.agreeing(each)) is not None)
        several = told.agreeing(several) or Offer(())
        if ":" not in written and not rest:
            # what is mended word by word may lose what a sentence says, and is no more than an example of it
            first, examples = spoken_clauses(written), (*first, *examples)
        if found.code == MISSING_COLON:
            first = (*_with_colon(written, sources[found.span.path].excerpt(found.span)), *first)
        piece = named_piece(written, known) if likely and ":" not in written else ""
        declared = _declared(piece, written) if piece else ""
        return Question(
            found,
            first,
            examples,
            tuple(rest),
            likely[:_MOST_LIKELY],
            several,
            declared,
            is_told=":" not in written,
            told=told,
            weighing=told.weighing(likely),
        )
    if found.code == UNKNOWN_NAME and (text := _clause_at(files, found.span, sources)) is not None:
        own = tuple(with_other_name(*text))
        return Question(found, own, ()) if ":" in text[0] else _as_told(found, text[0], own, files)
    if found.code == NOT_PLAYABLE and clause is not None:
        words = " ".join(sources[found.span.path].excerpt(found.span).split())
        own = tuple(neighbours(clause, words, _pieces(files, found.span)))
        written = sources[clause.span.path].excerpt(clause.span)
        if ":" not in written:  # it was told as on a card, and may mean something else than was understood
            return _as_told(found, written, own, files)
        return Question(found, own, tuple(example_clauses(clause.text)[:3]), text=clause.text)
    return None


def _as_told(
    found: Diagnostic, written: str, examples: tuple[str, ...], files: Sequence[RulesFile]
) -> Question:
    """Ask for what a sentence without a colon may mean, as what was understood cannot be it."""
    known = _known(files, found.span)
    told = Told(written, known)
    agreed = (told.agreeing(each) for each in likely_offers(written, known)[0])
    likely = tuple(each for each in agreed if each is not None)[:_MOST_LIKELY]
    return Question(found, (), examples, likely=likely, is_told=True, weighing=told.weighing(likely))


def _declared(piece: str, text: str) -> str:
    """Return the line that declares a piece nobody has: the only one of its kind, or one of several."""
    alone = re.search(rf"\b(?:my|your|the) {piece}\b", text, re.IGNORECASE)
    return f'piece {piece} "{piece.capitalize()}"{"" if alone else " 6"}'


def _with_colon(text: str, word: str) -> Iterator[str]:
    """Yield a line with its colon before the word that must not follow without one, wherever it stands."""
    for found in re.finditer(rf",? +(?={re.escape(word)})", text):
        yield f"{text[: found.start()]}: {text[found.end() :]}"


def _as_no_limit(found: Diagnostic, line: Unread, files: Sequence[RulesFile]) -> Question | None:
    """Ask for what a line means every word of which is understood: what sounds like a limit then is none."""
    known = _known(files, found.span)
    if not line.is_clause or _MOMENT.match(line.text):
        return None
    likely, _ = likely_offers(line.text, known)
    whole = tuple(each for each in likely if each.is_whole)
    if not whole:
        return None
    return Question(Diagnostic.at(UNEXPECTED_WORD, found.span, NO_CLAUSE), (), (), likely=whole, of=found)


def _beside_limit(found: Diagnostic, line: Unread, files: Sequence[RulesFile]) -> Question | None:
    """Ask for what a line means, beside its limit, where some clause has every word of weight."""
    if not line.is_clause or ":" in line.text:
        return None
    known = _known(files, found.span)
    told = Told(line.text, known)
    agreed = (told.agreeing(each) for each in likened(line.text, known))
    likely = tuple(each for each in agreed if each is not None and len(each.left_out) <= _FEW)
    return Question(found, (), (), likely=likely[:2]) if likely else None


def _without_those_words(
    found: Diagnostic, line: Unread, sources: Mapping[str, SourceFile]
) -> Question | None:
    """Ask for the rest of a line, unless the limit itself names what comes nearest."""
    if WHOLE.search(found.hint or ""):
        return None
    rest = line.text.replace(sources[found.span.path].excerpt(found.span), "")
    return Question(found, mended_clauses(rest), (*put_together(rest), *example_clauses(rest)[:3]))


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
    return Known(
        frozenset((*kinds, *pieces)), tuple(pieces), _components(files, "race"), _components(files, "power")
    )


def _components(files: Sequence[RulesFile], kind: str) -> frozenset[str]:
    """Return the names of all races, or of all powers."""
    every = (each for file in files for each in file.declarations if isinstance(each, Component))
    return frozenset(each.name.text for each in every if each.kind == kind)


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
            found, hint=f"{found.hint or ''} {EXAMPLE}: `{example_clauses(line.text)[0]}`.".strip()
        )
    if line.start in _SCENES:  # what stands at the wrong place there is told its place
        return found
    near = mended_line(line.text, line.start)
    return found if near is None else replace(found, hint=f"{found.hint or ''} Write `{near}`.".strip())
