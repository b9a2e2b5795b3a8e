"""Another name for something, everywhere it is named; tried before it is offered."""

import re
from collections.abc import Iterator
from typing import Final

from swdsl.diagnostics import Diagnostic, Severity
from swdsl.model.names import Ref
from swdsl.resolve.plurals import plural_of
from swdsl.source import SourceFile, Span
from swdsl.studio.edits import Edit, applied
from swdsl.studio.message import Refusal
from swdsl.studio.project import Project
from swdsl.syntax.lexer import words_in
from swdsl.syntax.placing import PlacedLine, placed_lines

_QUIET: Final = re.compile(r'"[^"\n]*"|#.*')
"""What names nothing: texts and comments."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,99}")


def what_is_named(project: Project, path: str, offset: int) -> tuple[Span, Ref]:
    """Return what a place names and may be called otherwise, or refuse it."""
    found = project.whole().index.at(path, offset)
    if found is None:
        raise Refusal("no-name-here", "No name of anything declared stands here.")
    span, ref = found
    declared = project.whole().index.declared.get(ref)
    if declared is None or declared.path not in project.own:
        raise Refusal("not-yours", f"`{ref.id}` is not declared in your files, so it keeps its name.")
    return _last_part(project, span), ref


def renamed(project: Project, path: str, offset: int, name: str) -> list[Edit]:
    """Return the edits that give a thing another name; refuse a name that would mean something else."""
    _, ref = what_is_named(project, path, offset)
    if not _NAME.fullmatch(name):
        message = "A name has small English letters, digits and underscores, and begins with a letter."
        raise Refusal("bad-name", message)
    edits = [*_edits(project, ref, name), *_unread(project, ref, name)]
    paths = {edit.span.path for edit in edits}
    changed = [
        applied(project.source(each), [edit for edit in edits if edit.span.path == each]) for each in paths
    ]
    before = {_mark(each) for each in project.whole().findings}
    tried = project.tried(*changed)
    for finding in tried.findings:
        if finding.severity is Severity.ERROR and _mark(finding) not in before:
            raise Refusal("bad-name", f"Then this would be wrong: {finding.message}")
    ours = len(project.whole().index.places(ref))
    if len(tried.index.places(Ref(ref.kind, ref.scope, name))) != ours:
        raise Refusal("bad-name", f"`{name}` would be mistaken for something else that has this name.")
    return edits


def _edits(project: Project, ref: Ref, name: str) -> Iterator[Edit]:
    for span in project.whole().index.places(ref):
        if span.path not in project.own:
            raise Refusal(
                "not-yours", f"`{ref.id}` is named in `{span.path}`, which is not one of your files."
            )
        place = _last_part(project, span)
        written = project.source(place.path).excerpt(place)
        yield Edit(place, name if written == ref.id else plural_of(name))


def _mark(found: Diagnostic) -> tuple[str, str, int]:
    return found.code.slug, found.span.path, found.span.line


def _unread(project: Project, ref: Ref, name: str) -> Iterator[Edit]:
    """Yield the same for rows that cannot be read and those below them, if nothing else is called so."""
    index = project.whole().index
    if sum(each.id == ref.id for each in index.declared) > 1:
        return
    written = {ref.id: name, plural_of(ref.id): plural_of(name)}
    for source in project.own.values():
        for line in _broken_lines(project, source):
            text = source.text[line.start : line.end]
            for word in words_in(_QUIET.sub(lambda each: " " * len(each.group()), text)):
                place = source.span(line.start + word.end - len(word.text), line.start + word.end)
                if word.text in written and index.at(source.path, place.start) is None:
                    yield Edit(place, written[word.text])


def _broken_lines(project: Project, source: SourceFile) -> Iterator[PlacedLine]:
    """Yield the lines that the parser refused, and those below them."""
    found = [each.span.start for each in project.read(source).diagnostics if each.severity is Severity.ERROR]
    lines = placed_lines(source)
    broken = {each.start for each in lines if any(each.start <= place <= each.end for place in found)}
    yield from (each for each in lines if each.start in broken or not broken.isdisjoint(each.above))


def _last_part(project: Project, span: Span) -> Span:
    """Return the part of a name behind its set and the point."""
    source = project.source(span.path)
    scope, point, _ = source.excerpt(span).rpartition(".")
    return source.span(span.start + len(scope) + len(point), span.end)
