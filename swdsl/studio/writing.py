"""Requests of somebody who writes: what comes next, what this is, where it is from, another name, a fix."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from swdsl.diagnostics import Diagnostic
from swdsl.model.names import Ref
from swdsl.source import SourceFile
from swdsl.studio.completion import offers_at
from swdsl.studio.edits import edits_as_data, place
from swdsl.studio.hovering import told_at
from swdsl.studio.mending import Fix, canonical_form, mends, tries_for
from swdsl.studio.message import Handler, Reply
from swdsl.studio.outline import Symbol, coloured, folds, symbols
from swdsl.studio.project import Compiled, language_of
from swdsl.studio.renaming import renamed, what_is_named
from swdsl.studio.signatures import form_at
from swdsl.syntax.placing import line_at

if TYPE_CHECKING:
    from swdsl.studio.studio import Studio

_MOST_SYMBOLS: Final = 200


@dataclass(frozen=True, slots=True)
class At:
    """A place in a file."""

    path: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Hover:
    """Asks what a place means, in a language."""

    path: str
    line: int
    column: int
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Rename:
    """Asks for the edits that give what is named at a place another name."""

    path: str
    line: int
    column: int
    name: str


@dataclass(frozen=True, slots=True)
class Fixes:
    """Asks for the fixes of what is wrong on a line: all, or so many `tries` of them from the `first` on."""

    path: str
    line: int
    first: int = 0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class InFile:
    """Asks about a whole file."""

    path: str


@dataclass(frozen=True, slots=True)
class Find:
    """Asks for everything whose name has these letters."""

    letters: str = ""


def _offset(source: SourceFile, line: int, column: int) -> int:
    """Return the offset of a place; one that is not in the text is moved into it."""
    row = min(max(line, 1), len(source.line_starts))
    return source.line_starts[row - 1] + min(max(column - 1, 0), len(source.line(row)))


def _complete(studio: "Studio", asked: At) -> Reply:
    source = studio.project.source(asked.path)
    found = offers_at(studio.project, source, _offset(source, asked.line, asked.column))
    return {
        **place(source.span(found.start, found.end)),
        "offers": [{"text": each.text, "kind": each.kind, "detail": each.detail} for each in found.offers],
    }


def _hover(studio: "Studio", asked: Hover) -> Reply:
    source, compiled = studio.project.source(asked.path), studio.project.whole()
    offset = _offset(source, asked.line, asked.column)
    found = told_at(compiled, source, offset, language_of(asked.language))
    return {"place": place(found[0]), "text": found[1]} if found else {"place": None, "text": []}


def _signature(studio: "Studio", asked: At) -> Reply:
    source = studio.project.source(asked.path)
    offset = _offset(source, asked.line, asked.column)
    line = line_at(source, offset)
    found = form_at(source.text[line.start : line.end], line.rule, offset - line.start)
    if found is None:
        return {"parts": [], "now": 0, "example": ""}
    return {"parts": list(found[0].parts), "now": found[1], "example": found[0].example}


def _definition(studio: "Studio", asked: At) -> Reply:
    found = _named(studio, asked)
    declared = found[1].index.declared.get(found[0]) if found else None
    return {"place": place(declared) if declared else None}


def _references(studio: "Studio", asked: At) -> Reply:
    found = _named(studio, asked)
    return {"places": [place(each) for each in found[1].index.places(found[0])] if found else []}


def _named(studio: "Studio", asked: At) -> tuple[Ref, Compiled] | None:
    source, compiled = studio.project.source(asked.path), studio.project.whole()
    found = compiled.index.at(source.path, _offset(source, asked.line, asked.column))
    return (found[1], compiled) if found else None


def _nameable(studio: "Studio", asked: At) -> Reply:
    source = studio.project.source(asked.path)
    span, ref = what_is_named(studio.project, source.path, _offset(source, asked.line, asked.column))
    return {"place": place(span), "name": ref.id}


def _rename(studio: "Studio", asked: Rename) -> Reply:
    source = studio.project.source(asked.path)
    offset = _offset(source, asked.line, asked.column)
    return {"edits": edits_as_data(renamed(studio.project, source.path, offset, asked.name))}


def _fixes(studio: "Studio", asked: Fixes) -> Reply:
    project, path = studio.project, asked.path
    source, here = project.source(path), [each for each in project.compiled().findings if _on(each, asked)]
    tries = [(each, fix) for each in here for fix in tries_for(project, each)]
    end = asked.first + asked.tries if asked.tries > 0 else len(tries)
    found: list[Reply] = [
        {**_fix(fix), "code": each.code.slug, "message": each.message}
        for each, fix in tries[asked.first : end]
        if mends(project, each, fix)
    ]
    if end < len(tries):
        return {"fixes": found, "next": end}
    tidy = canonical_form(project, source, asked.line)
    return {"fixes": found + ([{**_fix(tidy), "code": None, "message": ""}] if tidy else []), "next": None}


def _on(finding: Diagnostic, asked: Fixes) -> bool:
    span = finding.span
    return span.path == asked.path and span.line <= asked.line <= span.end_line


def _fix(fix: Fix) -> Reply:
    return {"title": fix.title, "edits": edits_as_data(fix.edits)}


def _symbols(studio: "Studio", asked: InFile) -> Reply:
    source = studio.project.source(asked.path)
    return {"symbols": [_symbol(each) for each in symbols(source, studio.project.read(source).file)]}


def _symbol(symbol: Symbol) -> Reply:
    return {
        "name": symbol.name,
        "kind": symbol.kind,
        "detail": symbol.detail,
        **place(symbol.span),
        "inside": [_symbol(each) for each in symbol.inside],
    }


def _find(studio: "Studio", asked: Find) -> Reply:
    letters = "_".join(asked.letters.casefold().split())
    declared = studio.project.compiled().index.declared
    found = [(ref, span) for ref, span in declared.items() if letters in ref.id]
    found.sort(key=lambda each: (each[1].path not in studio.project.own, each[0].id))
    return {
        "symbols": [
            {"name": ref.id, "kind": ref.kind.value, "detail": ref.scope, **place(span)}
            for ref, span in found[:_MOST_SYMBOLS]
        ]
    }


def _colours(studio: "Studio", asked: InFile) -> Reply:
    source = studio.project.source(asked.path)
    words = coloured(source, studio.project.compiled().index)
    return {"words": [[span.line, span.column, span.end - span.start, kind] for span, kind in words]}


def _folds(studio: "Studio", asked: InFile) -> Reply:
    source = studio.project.source(asked.path)
    return {"folds": [{"first": a, "last": b, "kind": kind} for a, b, kind in folds(source)]}


def _lenses(studio: "Studio", asked: InFile) -> Reply:
    """Return what can be done with scenarios and components, on the lines where they begin."""
    source, compiled = studio.project.source(asked.path), studio.project.whole()
    components = [
        {"line": each.span.line, "do": "show", "name": f"{each.ref.kind.value}:{each.ref}"}
        for each in compiled.library.components()
        if each.span.path == source.path
    ]
    told = [
        {"line": each.span.line, "do": "test", "name": each.title}
        for each in compiled.library.scenarios
        if each.span.path == source.path
    ]
    return {"lenses": [*components, *told]}


HANDLERS: Final = (
    Handler("complete", At, _complete),
    Handler("hover", Hover, _hover),
    Handler("signature", At, _signature),
    Handler("definition", At, _definition),
    Handler("references", At, _references),
    Handler("nameable", At, _nameable),
    Handler("rename", Rename, _rename),
    Handler("fixes", Fixes, _fixes),
    Handler("symbols", InFile, _symbols),
    Handler("find", Find, _find),
    Handler("colours", InFile, _colours),
    Handler("folds", InFile, _folds),
    Handler("lenses", InFile, _lenses),
)
