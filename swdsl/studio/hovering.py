"""What a name or a line means, for whoever points at it: sentences, values, where it is used."""

from collections.abc import Iterator

from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.names import Ref
from swdsl.reference.edition import Edition
from swdsl.source import SourceFile, Span
from swdsl.studio.project import Compiled
from swdsl.studio.words import WORDS, StudioWords
from swdsl.words import Kind


def told_at(
    compiled: Compiled, source: SourceFile, offset: int, language: str
) -> tuple[Span, list[str]] | None:
    """Return what there is to say of a place, and the place it is said of."""
    edition = compiled.edition(language)
    named = compiled.index.at(source.path, offset)
    if named is not None:
        span, ref = named
        return span, [*_about(compiled, edition, ref), _used(compiled, ref, WORDS[language])]
    line = source.span(offset, offset).line
    for holder, clause in _clauses(compiled):
        if clause.span.path == source.path and clause.span.line <= line <= _last_line(clause):
            if (clause.span.path, clause.span.line) in _wrong_lines(compiled):
                return None
            return clause.span, [edition.speaker.clause(clause, holder).text]
    return None


def _wrong_lines(compiled: Compiled) -> set[tuple[str, int]]:
    return {
        (each.span.path, each.span.line) for each in compiled.compilation.diagnostics if compiled.has_errors
    }


def _clauses(compiled: Compiled) -> Iterator[tuple[Component | Kind, Clause]]:
    for rules in compiled.library.sets:
        for kind, clauses in rules.frame.clauses:
            yield from ((kind, clause) for clause in clauses)
        for component in rules.components:
            yield from ((component, clause) for clause in component.clauses)


def _last_line(clause: Clause) -> int:
    return max((effect.span.end_line for effect in clause.effects), default=clause.span.end_line)


def _about(compiled: Compiled, edition: Edition, ref: Ref) -> Iterator[str]:
    library = compiled.library
    thing = edition.things.get(ref)
    if isinstance(thing, Component):
        yield f"**{edition.names.of(thing)}** · `{ref.kind.value} {ref}`"
        wrong = _wrong_lines(compiled)
        said = edition.speaker.component(thing)
        first = len(said) - len(thing.clauses)
        yield from (sentence.text for sentence in said[:first])
        for clause, sentence in zip(thing.clauses, said[first:], strict=True):
            if (clause.span.path, clause.span.line) not in wrong:
                yield sentence.text
    elif thing is not None:
        yield f"**{edition.names.of(thing)}** · `{ref.kind.value} {ref}`"
        told = None if compiled.has_errors else edition.said_of(thing)
        if told is not None:
            yield told.text
    elif ref.kind is Kind.OPTION:
        for option in (each for rules in library.sets for each in rules.options if each.ref == ref):
            yield edition.names.question(option)
            yield from (f"`{each.id}`: {edition.names.choice(option, each)}" for each in option.choices)
    elif ref.kind is Kind.MAP:
        for board in (each for each in library.boards if each.id == ref.id):
            source = f"map {board.id}, uses {board.uses}, {board.players} players"
            yield f"**{edition.names.board(board)}** · `{source}`"
    elif ref.kind is Kind.GAME:
        for game in (each for each in library.games if each.id == ref.id):
            source = f"game {game.id}, map {game.map}, sets {', '.join(game.sets)}"
            yield f"**{edition.names.game(game)}** · `{source}`"
    else:
        yield f"`{ref.kind.value} {ref}`"


def _used(compiled: Compiled, ref: Ref, words: StudioWords) -> str:
    """Say how often something is named besides its declaration, and in how many files."""
    places = [each for each in compiled.index.places(ref) if each != compiled.index.declared.get(ref)]
    files = len({each.path for each in places})
    return words.named.format(places=len(places), files=files) if places else words.named_nowhere
