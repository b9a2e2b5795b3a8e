"""The page on this machine: one secret address on the loopback, and nothing for anybody else.

A page of somebody else in the same browser must not get a word of it: the secret is in the address, the names
of host and origin are checked, and what is sent must be JSON, which no foreign form can send.
"""

import hmac
import json
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from swdsl.internal import in_a_sentence
from swdsl.page.assets import TYPES
from swdsl.page.desk import Desk
from swdsl.studio.message import Text, decoded

Tell = Callable[[Exception], object]
"""What a host does with a mistake of ours."""

LOOPBACK: Final = "127.0.0.1"
LARGEST_BODY: Final = 8_000_000
"""Bytes that anybody may send at once."""

_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


@dataclass(frozen=True, slots=True)
class _File:
    """What is to be saved; nobody may send more than can be read again."""

    path: str
    text: Text


def application(
    desk: Desk, page: Mapping[str, bytes], secret: str, port: int, tell: Tell = in_a_sentence
) -> ASGIApp:
    """Return the whole of it, guarded; of our mistakes a host is told."""
    whole = Starlette(routes=_routes(desk, page, secret), exception_handlers={_TooLarge: _too_large})
    return _Guard(whole, secret, port, tell)


def _routes(desk: Desk, page: Mapping[str, bytes], secret: str) -> list[Route]:
    async def asset(request: Request) -> Response:
        name = request.path_params["name"] or "index.html"
        if name not in page:
            return PlainTextResponse("There is no such page.", 404)
        return Response(page[name], media_type=TYPES[name.rpartition(".")[2]])

    async def ask(request: Request) -> Response:
        answer = await run_in_threadpool(desk.answer, await _text(request))
        return Response(answer, media_type="application/json")

    async def save(request: Request) -> Response:
        try:
            sent = json.loads(await _text(request))
            file = decoded(_File, sent if isinstance(sent, dict) else {})
        except (ValueError, RecursionError):
            return PlainTextResponse("This is not a file.", 400)
        problem = await run_in_threadpool(desk.save, file.path, file.text)
        return PlainTextResponse(problem, 409 if problem else 200)

    async def unsaved(_request: Request) -> Response:
        found = {path: asdict(each) for path, each in (await run_in_threadpool(desk.unsaved)).items()}
        return Response(json.dumps(found), media_type="application/json")

    async def events(_request: Request) -> Response:
        return StreamingResponse(_told(desk), media_type="text/event-stream")

    return [
        Route(f"/{secret}/ask", ask, methods=["POST"]),
        Route(f"/{secret}/save", save, methods=["POST"]),
        Route(f"/{secret}/unsaved", unsaved, methods=["POST"]),
        Route(f"/{secret}/events", events, methods=["GET"]),
        Route(f"/{secret}/{{name:path}}", asset, methods=["GET"]),
    ]


async def _told(desk: Desk) -> AsyncIterator[str]:
    yield ": here\n\n"
    async for changed in desk.changes():
        yield f"event: changed\ndata: {json.dumps(changed)}\n\n"


class _TooLarge(Exception):  # noqa: N818 - it names what is the case
    """More was sent than anybody may."""


async def _too_large(_request: Request, _error: Exception) -> Response:
    return PlainTextResponse("This is too much at once.", 413)


async def _text(request: Request) -> str:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise _TooLarge
    return body.decode("utf-8", "replace")


class _Guard:
    """Lets only the page itself in."""

    def __init__(self, app: ASGIApp, secret: str, port: int, tell: Tell) -> None:
        self._app, self._secret, self._tell = app, secret, tell
        self._hosts = {f"{LOOPBACK}:{port}", f"localhost:{port}"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            return

        async def sealed(message: object) -> None:
            if isinstance(message, dict) and message["type"] == "http.response.start":
                extra = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)  # type: ignore[arg-type]

        refusal = self._refusal(Request(scope))
        if refusal is not None:
            await refusal(scope, receive, sealed)
            return
        try:
            await self._app(scope, receive, sealed)
        except ClientDisconnect:
            return
        except Exception as error:  # noqa: BLE001 - who asked has been answered that something went wrong
            self._tell(error)

    def _refusal(self, request: Request) -> Response | None:
        headers = request.headers
        if headers.get("host", "") not in self._hosts:
            return PlainTextResponse("This page has another address.", 421)
        first = request.scope["path"].removeprefix("/").partition("/")[0]  # it may be anything, or nothing
        if not hmac.compare_digest(first.encode(errors="replace"), self._secret.encode()):
            return PlainTextResponse("There is no such page.", 404)
        origin = headers.get("origin")
        if origin is not None and origin != f"http://{headers['host']}":
            return PlainTextResponse("This page answers only itself.", 403)
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return PlainTextResponse("This page answers only itself.", 403)
        if request.method == "POST" and headers.get("content-type", "").split(";")[0] != "application/json":
            return PlainTextResponse("Only JSON is understood.", 415)
        return None
