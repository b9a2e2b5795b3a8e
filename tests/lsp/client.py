"""A plain client of the Language Server Protocol: messages with their length before them, no library."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]
PATIENCE = 600
"""Seconds after which a server that does not answer is ended, so that a test fails instead of waiting."""


class Client:
    """Talks to one server about one folder."""

    def __init__(self, folder: Path, **options: object) -> None:
        command = [sys.executable, "-P", "-m", "swdsl", "lsp"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environment
        )
        self._end = threading.Timer(PATIENCE, self._process.kill)
        self._end.daemon = True
        self._end.start()
        self._folder, self._numbers = folder, 0
        self.notes: list[dict[str, Any]] = []
        capabilities = {"workspace": {"codeLens": {"refreshSupport": False}}}
        self.greeting = self.ask(
            "initialize",
            processId=None,
            rootUri=folder.as_uri(),
            capabilities=capabilities,
            initializationOptions=options,
        )
        self.tell("initialized")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.ask("shutdown")
            self._send({"jsonrpc": "2.0", "method": "exit"})
            assert self._process.wait(timeout=60) == 0
        else:
            self._process.kill()
            self._process.wait()
        self._end.cancel()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()

    def uri(self, path: str) -> str:
        """Return the address of a file in the folder."""
        return (self._folder / path).as_uri()

    def tell(self, method: str, **params: object) -> None:
        """Send a message that needs no answer."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method: str, **params: object) -> Any:
        """Send a question and return its answer; what comes in between is noted."""
        self._numbers += 1
        question = {"jsonrpc": "2.0", "id": self._numbers, "method": method, "params": params}
        self._send({key: value for key, value in question.items() if value != {}})
        while True:
            message = self._receive()
            if message.get("id") == self._numbers and "method" not in message:
                assert "error" not in message, message
                return message["result"]
            self._note(message)

    def ask_at(self, method: str, path: str, line: int, character: int, **params: object) -> Any:
        """Ask about a place, counted from 0."""
        place = {"textDocument": {"uri": self.uri(path)}, "position": {"line": line, "character": character}}
        return self.ask(method, **place, **params)

    def open(self, path: str, text: str) -> None:
        """Open a document."""
        self.tell(
            "textDocument/didOpen",
            textDocument={"uri": self.uri(path), "languageId": "swdsl", "version": 1, "text": text},
        )

    def change(self, path: str, text: str, version: int = 2) -> None:
        """Have another text in an open document."""
        self.tell(
            "textDocument/didChange",
            textDocument={"uri": self.uri(path), "version": version},
            contentChanges=[{"text": text}],
        )

    def findings(self, path: str) -> list[dict[str, Any]]:
        """Wait until something is said of a file."""
        while True:
            for note in self.notes:
                if note["method"] == "textDocument/publishDiagnostics" and note["params"]["uri"] == self.uri(
                    path
                ):
                    self.notes.remove(note)
                    found: list[dict[str, Any]] = note["params"]["diagnostics"]
                    return found
            self._note(self._receive())

    def _note(self, message: dict[str, Any]) -> None:
        if "id" in message and "method" in message:
            self._send({"jsonrpc": "2.0", "id": message["id"], "result": None})
        self.notes.append(message)

    def _send(self, message: dict[str, object]) -> None:
        data = json.dumps(message).encode()
        stream = self._process.stdin
        assert stream is not None
        stream.write(b"Content-Length: %d\r\n\r\n%b" % (len(data), data))
        stream.flush()

    def _receive(self) -> dict[str, Any]:
        stream = self._process.stdout
        assert stream is not None
        length = 0
        while (line := stream.readline()) not in (b"\r\n", b""):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        assert length, "the server has gone"
        found: dict[str, Any] = json.loads(stream.read(length))
        return found
