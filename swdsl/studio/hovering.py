"""What a name or a line means, for whoever points at it: sentences, values, where it is used."""

from collections.abc import Iterator

from swdsl.model.clauses import Clause
from swdsl.model.content import Component
from swdsl.model.names import Ref
from swdsl.reference.edition import Edition
from swdsl.source import SourceFile, Span
from swdsl.studio.project import Compiled
from swdsl.words import Kind


def told_at(
    compiled: Compiled, source: SourceFile, offset: int, language: str
) -> tuple[Span, list[str]] | None:
    """Return what there is to say of a place, and the place it is said of."""
    edition = compiled.edition(language)
    named = compiled.index.at(source.path, offset)
    if named is not None:
        span, ref = named
        return span, [*_about(compiled, edition, ref), *_used(compiled, ref)]
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
        yield f"**{edition.names.of(thing)}** ({ref.kind.value} of {ref.scope})"
        wrong = _wrong_lines(compiled)
        said = edition.speaker.component(thing)
        first = len(said) - len(thing.clauses)
        yield from (sentence.text for sentence in said[:first])
        for clause, sentence in zip(thing.clauses, said[first:], strict=True):
            if (clause.span.path, clause.span.line) not in wrong:
                yield sentence.text
    elif thing is not None:
        yield f"**{edition.names.of(thing)}** ({ref.kind.value} of {ref.scope})"
        told = None if compiled.has_errors else edition.said_of(thing)
        if told is not None:
            yield told.text
    elif ref.kind is Kind.OPTION:
        for option in (each for rules in library.sets for each in rules.options if each.ref == ref):
            yield edition.names.question(option)
            yield from (f"`{each.id}`: {edition.names.choice(option, each)}" for each in option.choices)
    elif ref.kind is Kind.MAP:
        for board in (each for each in library.boards if each.id == ref.id):
            yield f"**{edition.names.board(board)}**: {len(board.regions)} regions, {board.players} players"
    elif ref.kind is Kind.GAME:
        for game in (each for each in library.games if each.id == ref.id):
            yield f"**{edition.names.game(game)}**: {', '.join(game.sets)} on {game.map}"
    else:
        yield f"**{ref.id}** ({ref.kind.value})"


def _used(compiled: Compiled, ref: Ref) -> Iterator[str]:
    """Say how often something is named besides its declaration, and in how many files."""
    places = [each for each in compiled.index.places(ref) if each != compiled.index.declared.get(ref)]
    files = len({each.path for each in places})
    if not places:
        yield "Named nowhere else."
    else:
        times = "once" if len(places) == 1 else f"{len(places)} times"
        yield f"Named {times} in {files} file{'' if files == 1 else 's'}."
