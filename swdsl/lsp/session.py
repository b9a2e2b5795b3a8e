"""One editor's session: the folder it has open, and its texts as they stand in the editor."""

import os
from pathlib import Path
from typing import Any, Final

from lsprotocol import types
from pygls import uris

from swdsl.diagnostics import Diagnostic
from swdsl.source import SourceFile
from swdsl.studio import Studio, known_of
from swdsl.studio.edits import place
from swdsl.studio.known import NOTHING_KNOWN
from swdsl.studio.message import LONGEST_WORD, Refusal, Reply
from swdsl.studio.positions import UTF_16, Along, from_units, to_units
from swdsl.studio.project import is_good_path
from swdsl.workspace import find_sources, leads_out, official_root, read_source

_OFFICIAL: Final = "official/"


class Session:
    """Files of one folder. Nothing outside of it is read, and nothing is written: the editor writes."""

    def __init__(self, folder: Path, language: str = "en", encoding: str = UTF_16) -> None:
        self.root = folder
        self.language = language
        self._encoding = encoding
        own = find_sources(folder).sources
        at_home = os.path.realpath(folder) == os.path.realpath(official_root())
        official = () if at_home else _official_sources()
        self.studio = Studio(known_of(official) if official else NOTHING_KNOWN, own)
        self._open: set[str] = set()

    # ---- files -------------------------------------------------------------------------------------

    def path_of(self, uri: str) -> str | None:
        """Return the path of a document below the folder; none if it lies elsewhere or has no rules."""
        try:
            place = uris.to_fs_path(uri)
            path = Path(place or "").relative_to(self.root).as_posix()
        except ValueError:  # somewhere else, or no address at all
            return None
        return path if len(path) <= LONGEST_WORD and is_good_path(path) else None

    def uri_of(self, path: str) -> str:
        """Return where a file is: the author's below the folder, an official one where it was installed."""
        official = path.startswith(_OFFICIAL) and path not in self.studio.project.own
        place = official_root() / path.removeprefix(_OFFICIAL) if official else self.root / path
        return str(uris.from_fs_path(str(place)))

    def changed(self, uri: str, text: str) -> bool:
        """Have the text of a document as it stands in the editor; whether it is one of ours."""
        path = self.path_of(uri)
        if path is None:
            return False
        self._open.add(path)
        try:
            self.studio.project.write(path, text)
        except Refusal:
            return False
        return True

    def closed(self, uri: str) -> None:
        """Have the text that lies on the disk again."""
        path = self.path_of(uri)
        if path is not None:
            self._open.discard(path)
            self.saved_elsewhere(uri)

    def saved_elsewhere(self, uri: str) -> None:
        """Read a file again that somebody else has changed; the text of an open one is the editor's."""
        path = self.path_of(uri)
        if path is None or path in self._open or leads_out(self.root, path):
            return
        found = read_source(self.root / path, path)
        try:
            if isinstance(found, SourceFile):
                self.studio.project.write(path, found.text)
            elif path in self.studio.project.own:
                self.studio.project.remove(path)
        except Refusal:
            return

    # ---- asking ------------------------------------------------------------------------------------

    def ask(self, do: str, **fields: object) -> Any:
        """Return the answer to a request; raise `Refusal` if it is refused."""
        reply = self.studio.answer({"do": do, **fields})
        error = reply.get("error")
        if isinstance(error, dict):
            raise Refusal(str(error["code"]), str(error["message"]))
        return reply["answer"]

    def ask_at(self, do: str, uri: str, position: types.Position, **fields: object) -> Any:
        """Return the answer to a request about a place; nothing if the document is none of ours."""
        path = self.path_of(uri)
        if path is None or path not in self.studio.project.own:
            return None
        text = self.studio.project.source(path).line(position.line + 1)
        column = from_units(text, position.character, self._encoding)
        return self.ask(do, path=path, line=position.line + 1, column=column, **fields)

    # ---- places ------------------------------------------------------------------------------------

    def position(self, path: str, line: int, column: int) -> types.Position:
        """Return a place as the editor counts it."""
        try:
            text = self.studio.project.source(path).line(line)
        except Refusal:
            text = ""
        return types.Position(max(line - 1, 0), to_units(text, column, self._encoding))

    def along(self, path: str, line: int) -> Along:
        """Return what counts along a line as the editor does."""
        return Along(self.studio.project.source(path).line(line), self._encoding)

    def range(self, place: Reply) -> types.Range:
        """Return the stretch of a place in a reply."""
        path = str(place["file"])
        first, column, last, end = (
            int(str(place[key])) for key in ("line", "column", "end_line", "end_column")
        )
        return types.Range(self.position(path, first, column), self.position(path, last, end))

    def location(self, place: Reply) -> types.Location:
        """Return a place with its document."""
        return types.Location(self.uri_of(str(place["file"])), self.range(place))

    def edits(self, edits: list[Reply]) -> types.WorkspaceEdit:
        """Return edits by document."""
        changes: dict[str, list[types.TextEdit]] = {}
        for edit in edits:
            uri = self.uri_of(str(edit["file"]))
            changes.setdefault(uri, []).append(types.TextEdit(self.range(edit), str(edit["text"])))
        return types.WorkspaceEdit(changes=changes)


def _official_sources() -> tuple[SourceFile, ...]:
    found = find_sources(official_root()).sources
    return tuple(SourceFile(f"{_OFFICIAL}{source.path}", source.text) for source in found)


def related(session: Session, found: Diagnostic) -> list[types.DiagnosticRelatedInformation]:
    """Return the other places of a finding."""
    return [
        types.DiagnosticRelatedInformation(session.location(place(label.span)), label.text or found.message)
        for label in found.labels[1:]
        if label.span.is_somewhere
    ]


def diagnostics(session: Session, extra: tuple[Diagnostic, ...] = ()) -> dict[str, list[types.Diagnostic]]:
    """Return what is wrong, by document: both places, the reason and the hint."""
    severities = {"error": types.DiagnosticSeverity.Error, "warning": types.DiagnosticSeverity.Warning}
    found: dict[str, list[types.Diagnostic]] = {}
    for each in (*session.studio.project.compiled().findings, *extra):
        if not each.span.is_somewhere:
            continue
        told = types.Diagnostic(
            range=session.range(place(each.span)),
            message="\n".join(filter(None, (each.message, each.hint))),
            severity=severities.get(each.severity.value, types.DiagnosticSeverity.Information),
            code=each.code.slug,
            source="swdsl",
            related_information=related(session, each),
        )
        found.setdefault(session.uri_of(each.span.path), []).append(told)
    return found
