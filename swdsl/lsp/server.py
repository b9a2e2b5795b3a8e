"""The server itself: documents come in, findings go out after a short silence, questions are answered."""

import asyncio
import gc
import logging
import sys
from collections.abc import Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any, Final

from lsprotocol import types
from pygls import uris
from pygls.lsp.server import LanguageServer

from swdsl import __version__
from swdsl.internal import Confess, in_a_sentence
from swdsl.languages import LANGUAGE_CODES
from swdsl.lsp.answers import FEATURES
from swdsl.lsp.bounded import Bounded
from swdsl.lsp.session import Session, diagnostics
from swdsl.studio.message import Refusal

SILENCE: Final = 0.03
"""Seconds after the last key before findings are told."""


class Server:
    """Joins one editor with one session."""

    def __init__(self, confess: Confess = in_a_sentence) -> None:
        self._confess = confess
        self.pygls = LanguageServer("swdsl", __version__)
        self._session: Session | None = None
        self._published: set[str] = set()
        self._settled = False
        self._waiting: asyncio.TimerHandle | None = None
        self._results: dict[tuple[str, str], str] = {}
        self._options: dict[str, object] = {}
        told = {
            types.INITIALIZE: self._greeted,
            types.INITIALIZED: self._begin,
            types.TEXT_DOCUMENT_DID_OPEN: self._changed,
            types.TEXT_DOCUMENT_DID_CHANGE: self._changed,
            types.TEXT_DOCUMENT_DID_CLOSE: self._closed,
            types.WORKSPACE_DID_CHANGE_WATCHED_FILES: self._watched,
            types.WORKSPACE_DID_CHANGE_CONFIGURATION: self._configured,
            types.TEXT_DOCUMENT_CODE_LENS: self._lenses,
        }
        # pygls writes on what it is given, and methods cannot be written on.
        for name, method in told.items():
            self.pygls.feature(name)(partial(self._going_on, method))
        for name, (answer, options) in FEATURES.items():
            self.pygls.feature(name, options)(partial(self._going_on, partial(self._answered, answer)))
        for name, run in (("test", self._test), ("show", self._show), ("tile", self._tile)):
            self.pygls.command(f"swdsl.{name}")(self._guarded(run))

    @property
    def session(self) -> Session:
        """The session; begun with the folder that the editor has open."""
        if self._session is None:
            workspace = self.pygls.workspace
            place = uris.to_fs_path(workspace.root_uri) if workspace.root_uri else None
            language = str(self._options.get("language", "en"))
            self._session = Session(
                Path(place or ".").absolute(),
                language if language in LANGUAGE_CODES else "en",
                str(getattr(workspace.position_encoding, "value", workspace.position_encoding) or "utf-16"),
            )
        return self._session

    def _greeted(self, params: Any) -> None:
        given = params.initialization_options
        self._options = given if isinstance(given, dict) else {}

    def _going_on(self, act: Callable[..., Any], *given: Any) -> Any:
        """Do something for the editor; a mistake of ours is told in a sentence, and the session goes on."""
        try:
            return act(*given)
        except Exception as error:  # noqa: BLE001 - one mistake must not end everybody's session
            return self._say(self._confess(error), types.MessageType.Error)

    def _guarded(self, command: Callable[..., Any]) -> Callable[..., Any]:
        """Return a command that goes on after a mistake; pygls reads from its signature what it is given."""

        @wraps(command)
        def guarded(*given: Any) -> Any:
            return self._going_on(command, *given)

        return guarded

    def _answered(self, answer: Any, params: Any) -> Any:
        """Answer a question; a refusal is told by the editor in its own way."""
        try:
            return answer(self.session, params)
        except Refusal as refusal:
            self._say(refusal.message, types.MessageType.Warning)
            return None

    def _say(self, message: str, kind: types.MessageType = types.MessageType.Info) -> None:
        self.pygls.window_show_message(types.ShowMessageParams(kind, message))

    # ---- documents ---------------------------------------------------------------------------------

    def _begin(self, _: Any) -> None:
        self._soon()

    def _changed(self, params: Any) -> None:
        uri = params.text_document.uri
        if self.session.changed(uri, self.pygls.workspace.get_text_document(uri).source):
            self._soon()

    def _closed(self, params: Any) -> None:
        self.session.closed(params.text_document.uri)
        self._soon()

    def _watched(self, params: Any) -> None:
        for change in params.changes:
            self.session.saved_elsewhere(change.uri)
        self._soon()

    def _configured(self, params: Any) -> None:
        settings = params.settings.get("swdsl", {}) if isinstance(params.settings, dict) else {}
        language = settings.get("language") if isinstance(settings, dict) else None
        if language in LANGUAGE_CODES:
            self.session.language = language

    def _soon(self) -> None:
        """Tell the findings when nothing has been written for a moment."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = asyncio.get_running_loop().call_later(SILENCE, self._going_on, self._publish)

    def _publish(self) -> None:
        gc.disable()  # nothing of a compilation is garbage before its end
        try:
            found = diagnostics(self.session)
        finally:
            gc.enable()
        for uri in self._published - found.keys():
            found[uri] = []
        self._published = {uri for uri, told in found.items() if told}
        for uri, told in found.items():
            self.pygls.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, told))
        if not self._settled:
            gc.freeze()  # what is read by now stays: to look for rings in it would hold up a key now and then
            self._settled = True

    # ---- lenses and commands -----------------------------------------------------------------------

    def _lenses(self, params: Any) -> list[types.CodeLens]:
        path = self.session.path_of(params.text_document.uri)
        found = (
            self.session.ask("lenses", path=path)["lenses"] if path in self.session.studio.project.own else ()
        )
        return [lens for each in found for lens in self._lens(str(path), each)]

    def _lens(self, path: str, lens: Any) -> list[types.CodeLens]:
        start = types.Position(lens["line"] - 1, 0)
        place = types.Range(start, start)
        if lens["do"] == "test":
            result = self._results.get((path, lens["name"]), "")
            title = f"▶ run{f' ({result})' if result else ''}"
            return [types.CodeLens(place, types.Command(title, "swdsl.test", arguments=[path, lens["line"]]))]
        # A tile is a picture: an editor that can show one says so when it begins.
        names = ("show", "tile") if self._options.get("tiles") is True else ("show",)
        return [
            types.CodeLens(place, types.Command(name, f"swdsl.{name}", arguments=[lens["name"]]))
            for name in names
        ]

    def _test(self, path: str, line: int) -> Any:
        """Run a scenario, say what came of it, and show it beside the scenario."""
        try:
            result = self.session.ask("test", path=path, line=line)
        except Refusal as refusal:
            return self._say(refusal.message, types.MessageType.Warning)
        for each in result["scenarios"]:
            self._results[path, each["title"]] = each["status"]
            told = "; ".join(finding["message"] for finding in each["findings"])
            good = each["status"] == "passed"
            message = f"{each['title']}: {told or each['status']}"
            self._say(message, types.MessageType.Info if good else types.MessageType.Error)
        self.pygls.workspace_code_lens_refresh(None)
        return result

    def _show(self, component: str) -> Any:
        """Say a component in the chosen language."""
        try:
            shown = self.session.ask("show", component=component, language=self.session.language)
        except Refusal as refusal:
            return self._say(refusal.message, types.MessageType.Warning)
        rules = (rule["sentence"] or rule["source"] for rule in shown["rules"])
        self._say("\n".join([shown["name"], *shown["facts"], *rules]))
        return shown

    def _tile(self, component: str) -> Any:
        """Return the tile of a component as a picture, for editors that can show one."""
        try:
            return self.session.ask("tile", component=component, language=self.session.language)
        except Refusal as refusal:
            return self._say(refusal.message, types.MessageType.Warning)


def serve(confess: Confess = in_a_sentence) -> None:
    """Speak the protocol on standard input and output until the editor leaves."""
    # What a broken message is answered with is in the answer; its traceback helps nobody at an editor.
    logging.getLogger("pygls").setLevel(logging.CRITICAL)
    Server(confess).pygls.start_io(Bounded(sys.stdin.buffer))
