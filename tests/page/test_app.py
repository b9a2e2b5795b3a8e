"""The page on this machine: whoever is not the page itself gets nothing, whatever they send."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from swdsl.limits import LARGEST_SOURCE
from swdsl.page.app import LARGEST_BODY, application
from swdsl.page.desk import Unsaved

PORT = 8080
SECRET = "very-secret"
HOST = f"127.0.0.1:{PORT}"
PAGE = {"index.html": b"<html>", "page.js": b"let page"}
JSON = {"content-type": "application/json"}


MISTAKES: list[Exception] = []


class Answers:
    """A desk that remembers what it was asked."""

    def __init__(self) -> None:
        self.saved: dict[str, str] = {}

    def answer(self, text: str) -> str:
        """Say what came."""
        return json.dumps({"asked": text})

    def save(self, path: str, text: str) -> str:
        """Keep what came, unless it is outside."""
        if ".." in path:
            return "not in this folder"
        self.saved[path] = text
        return ""

    def unsaved(self) -> Mapping[str, Unsaved]:
        """Tell of one file that nobody saved."""
        return {"b.sw": Unsaved(None, changed=False)}

    async def changes(self) -> AsyncIterator[Mapping[str, str | None]]:
        """Tell of one file."""
        yield {"a.sw": "race a"}


def asked(
    path: str = f"/{SECRET}/",
    method: str = "GET",
    body: bytes = b"",
    desk: Any = None,
    **headers: str,
) -> tuple[int, dict[str, str], bytes]:
    """Send one request and return what came back."""
    app = application(desk or Answers(), PAGE, SECRET, PORT, MISTAKES.append)
    sent: list[Any] = []
    names = {"host": HOST, **{key.replace("_", "-"): value for key, value in headers.items()}}
    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(errors="replace"),
        "query_string": b"",
        "headers": [(key.encode(), value.encode()) for key, value in names.items()],
        "server": ("127.0.0.1", PORT), "client": ("127.0.0.1", 1), "scheme": "http", "root_path": "",
        "http_version": "1.1", "asgi": {"version": "3.0"},
    }  # fmt: skip

    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if not waiting:
            await asyncio.Event().wait()  # nobody hangs up
        return waiting.pop()

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    given = {key.decode(): value.decode() for key, value in sent[0]["headers"]}
    return sent[0]["status"], given, b"".join(each.get("body", b"") for each in sent[1:])


def test_the_page_itself_is_served_with_a_policy() -> None:
    status, headers, body = asked()
    assert (status, body) == (200, b"<html>")
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert asked(f"/{SECRET}/page.js")[1]["content-type"] == "text/javascript; charset=utf-8"


def test_a_mistake_of_ours_is_answered_and_told_and_nobody_sees_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(_: Answers) -> Mapping[str, Unsaved]:
        raise KeyError("totem")

    monkeypatch.setattr(Answers, "unsaved", fails)
    MISTAKES.clear()
    status, _, body = asked(f"/{SECRET}/unsaved", "POST", content_type="application/json")
    assert (status, body) == (500, b"Internal Server Error")
    assert [type(each) for each in MISTAKES] == [KeyError]


@pytest.mark.parametrize(
    "path", ["/", "/wrong/", "/index.html", f"/{SECRET}x/", "//", f"/{SECRET}/../../etc/passwd"]
)
def test_nothing_is_found_without_the_secret_and_nothing_outside(path: str) -> None:
    assert asked(path)[0] == 404


@pytest.mark.parametrize("host", ["evil.example", f"evil.example:{PORT}", "127.0.0.1", "127.0.0.1:81", ""])
def test_another_name_of_the_host_is_refused(host: str) -> None:
    assert asked(host=host)[0] == 421


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
def test_pages_of_others_are_refused(headers: dict[str, str]) -> None:
    assert asked(f"/{SECRET}/ask", "POST", b"{}", content_type="application/json", **headers)[0] == 403


def test_what_a_foreign_form_can_send_is_refused() -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        assert asked(f"/{SECRET}/ask", "POST", b"{}", content_type=kind)[0] == 415


def test_a_request_is_answered_and_too_large_a_one_is_not() -> None:
    status, _, body = asked(
        f"/{SECRET}/ask", "POST", b'{"do": 1}', content_type="application/json", origin=f"http://{HOST}"
    )
    assert status == 200
    assert json.loads(body) == {"asked": '{"do": 1}'}
    assert (
        asked(f"/{SECRET}/ask", "POST", b" " * (LARGEST_BODY + 1), content_type="application/json")[0] == 413
    )
    assert asked(f"/{SECRET}/ask", "GET")[0] in (404, 405)


def test_a_file_is_saved_or_the_reason_is_told() -> None:
    desk = Answers()
    good = json.dumps({"path": "a.sw", "text": "race a"}).encode()
    assert asked(f"/{SECRET}/save", "POST", good, desk, content_type="application/json")[0] == 200
    assert desk.saved == {"a.sw": "race a"}
    bad = json.dumps({"path": "../a.sw", "text": ""}).encode()
    status, _, body = asked(f"/{SECRET}/save", "POST", bad, desk, content_type="application/json")
    assert (status, body) == (409, b"not in this folder")
    half = rb'{"path": "a.sw", "text": "half a sign \ud800"}'
    large = json.dumps({"path": "a.sw", "text": "x" * (LARGEST_SOURCE + 1)}).encode()
    kinds = (b"", b"[]", b"{}", b"[" * 5000, b'{"path": 1, "text": "x"}', b"\xff", half, large)
    for nonsense in (*kinds, rb'{"path": "..\ud800", "text": ""}'):
        assert asked(f"/{SECRET}/save", "POST", nonsense, desk, content_type="application/json")[0] == 400


def test_changes_are_told_as_they_come() -> None:
    status, headers, body = asked(f"/{SECRET}/events")
    assert status == 200
    assert headers["content-type"].startswith("text/event-stream")
    assert b'event: changed\ndata: {"a.sw": "race a"}\n\n' in body


def test_a_page_learns_what_was_not_saved() -> None:
    status, _, body = asked(f"/{SECRET}/unsaved", "POST", b"{}", content_type="application/json")
    assert (status, json.loads(body)) == (200, {"b.sw": {"on_disk": None, "changed": False}})
    assert asked(f"/{SECRET}/unsaved", "POST", b"{}", content_type="text/plain")[0] == 415


@pytest.mark.parametrize("path", ["", "*", "//", "none", "/\ud800", "/\x00"])
def test_an_address_that_is_none_leads_nowhere(path: str) -> None:
    assert asked(path)[0] == 404
    assert asked(path, "OPTIONS")[0] == 404
