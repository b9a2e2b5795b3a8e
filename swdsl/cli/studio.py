"""`swdsl studio`: write, see and play in the browser; here, or from a folder on any web host."""

import asyncio
import gc
import os
import secrets
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from swdsl.artifact import Artifact
from swdsl.cli.last_resort import noted
from swdsl.cli.output import report, say
from swdsl.cli.print_store import PrintStore, drawer
from swdsl.cli.project import current_folder, load, official_sources
from swdsl.page.desk import Unsaved
from swdsl.source import SourceFile
from swdsl.workspace import (
    PACKS,
    digest_of,
    official_root,
    recall,
    remember,
    save_bytes,
    save_file,
)

if TYPE_CHECKING:
    from swdsl.reference.pictures import Pictures
    from swdsl.studio import Known

_KNOWN: Final = "known"
_EXTRAS: Final = ("starlette", "uvicorn", "watchfiles")
_LACKING: Final = "Serving the studio needs more than is installed: `pip install 'swdsl[studio]'`."


@click.command("studio")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, help="Which port to listen on; else a free one."
)
@click.option("--open/--no-open", "opened", default=True, help="Whether to open the page in a browser.")
@click.option(
    "--static",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the page into this folder.",
)
def command(port: int, opened: bool, folder: Path | None) -> None:
    """Write rules in the browser, see what they say at once, and play them.

    The page is for you alone: it is served to this machine, under an address that nobody else knows. With
    `--static` it becomes a folder for any web host, which needs no program behind it.
    """
    from swdsl.page.assets import NotBuilt

    try:
        if folder is not None:
            _write(folder)
        else:
            _serve(port, opened=opened)
    except NotBuilt as problem:
        say(str(problem), err=True)
        sys.exit(1)


# ---- a folder for any web host ------------------------------------------------------------------------


def _write(folder: Path) -> None:
    from swdsl.page.static import static_folder
    from swdsl.studio.known import known_as_text

    files = static_folder(known_as_text(_known(drawn=True)))
    for path, data in files.items():
        problems = save_bytes(current_folder(), str(folder / path), data)
        report(problems, {})
        if problems:
            sys.exit(1)
    size = sum(map(len, files.values())) / 1e6
    say(f"{folder} written: {len(files)} files, {size:.1f} MB. Any web host will do.")


# ---- a page on this machine ---------------------------------------------------------------------------


def _serve(port: int, *, opened: bool) -> None:
    if not all(map(find_spec, _EXTRAS)):
        say(_LACKING, err=True)
        sys.exit(1)
    import uvicorn

    from swdsl.page.app import LOOPBACK, application
    from swdsl.page.assets import local_page

    page = local_page()
    desk = FolderDesk(load().root)
    with listening(LOOPBACK, port) as door:
        port = door.getsockname()[1]
        secret = secrets.token_urlsafe(24)
        address = f"http://{LOOPBACK}:{port}/{secret}/"
        say(f"The studio is at {address}\nCtrl-C stops it.")
        if opened:
            click.launch(address)
        config = uvicorn.Config(
            application(desk, page, secret, port, tell), log_level="warning", timeout_graceful_shutdown=1
        )
        server = uvicorn.Server(config)
        desk.stopping = lambda: server.should_exit
        with suppress(KeyboardInterrupt):  # that is how it is stopped
            server.run(sockets=[door])


def tell(error: Exception) -> None:
    """Say at the terminal what went wrong with an answer; the page goes on."""
    say(noted("studio")(error), err=True)


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens.

    It says that it speaks TCP, which `socket.create_server` does not: only then does asyncio send every
    answer at once. Otherwise the end of each is held back for 40 ms, and a page asks four times a key.
    """
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, port))
    door.listen()
    return door


class FolderDesk:
    """The studio of one folder, and the files in it; nothing outside is read or written."""

    def __init__(self, root: Path) -> None:
        from swdsl.studio import Studio
        from swdsl.studio.known import NOTHING_KNOWN

        self._root = Path(os.path.realpath(root))
        self._at_work = threading.Lock()
        # In the project itself the official rules are the author's own, and nothing else is known.
        known = NOTHING_KNOWN if self._root == Path(os.path.realpath(official_root())) else _known()
        files = self._files()
        self._seen = _texts(files)  # as the disk had them when we last looked
        self._studio: Studio = Studio(known, files, _pictures(), noted("studio"))
        self._studio.project.compiled()
        gc.freeze()  # what is read by now stays: to look for rings in it would hold up a key now and then
        self.stopping: Callable[[], bool] = lambda: False

    def _files(self) -> tuple[SourceFile, ...]:
        from swdsl.studio.project import is_good_path

        return tuple(each for each in load().own if is_good_path(each.path))

    def answer(self, text: str) -> str:
        """Answer a request of the protocol, one after another."""
        with self._at_work:
            return self._studio.answer_text(text)

    def save(self, path: str, text: str) -> str:
        """Write a file of the folder; returns what is wrong, or nothing."""
        if self._place(path) is None:
            return f"`{path}` is not a file of rules in this folder."
        problems = save_file(self._root, Artifact(path, text))
        if not problems:
            self._seen[path] = text
        return " ".join(each.message for each in problems)

    def unsaved(self) -> Mapping[str, Unsaved]:
        """Take in what changed on the disk while no page looked; returns files whose text is another there.

        A file that was typed in and not saved keeps what was typed.
        """
        now = _texts(self._files())
        with self._at_work:
            project, seen = self._studio.project, self._seen
            changed = {path for path in now.keys() | seen.keys() if now.get(path) != seen.get(path)}
            for path in sorted(changed):
                if _texts(project.own.values()).get(path) == seen.get(path):
                    project.follow(path, now.get(path))
            self._seen = now
            held = _texts(project.own.values())
        return {
            path: Unsaved(now.get(path), path in changed)
            for path, text in held.items()
            if text != now.get(path)
        }

    def _place(self, path: str) -> Path | None:
        """Return where a file lies, if it is one of ours to write: rules, below the folder, not by a link."""
        from swdsl.studio.project import is_good_path

        if not is_good_path(path) or path.startswith((f"{PACKS}/", "official/")):
            return None
        place = Path(os.path.realpath(self._root / path))
        return place if place == self._root / path else None

    async def changes(self) -> AsyncIterator[Mapping[str, str | None]]:
        """Yield files that somebody else has changed, with their texts; None if one is gone."""
        from swdsl.page.watch import may_have_changed

        stop = asyncio.Event()
        watcher = asyncio.create_task(self._stop(stop))
        known = self._ours(self._seen)  # what a page has read, or been told
        try:
            async for _ in may_have_changed(str(self._root), stop, _concerns_rules):
                now = await asyncio.to_thread(self._now, known)
                every = sorted(now.keys() | known.keys())
                told = {path: now.get(path) for path in every if now.get(path) != known.get(path)}
                known = now
                if told:
                    yield told
        finally:
            watcher.cancel()

    async def _stop(self, stop: asyncio.Event) -> None:
        while not self.stopping():
            await asyncio.sleep(0.2)
        stop.set()

    def _now(self, known: Mapping[str, str]) -> Mapping[str, str]:
        """Return the texts of our files; what cannot be read just now is as it was."""
        unread = {path: text for path, text in known.items() if os.path.exists(self._root / path)}
        return self._ours({**unread, **_texts(self._files())})

    def _ours(self, texts: Mapping[str, str]) -> Mapping[str, str]:
        return {path: text for path, text in texts.items() if self._place(path) is not None}


def _concerns_rules(place: str) -> bool:
    """Whether this has rules, is a folder, or may have been one: files that come with theirs are not told."""
    path = Path(place)
    return path.suffix.lower() == ".sw" or os.path.isdir(path) or not (path.suffix or os.path.exists(path))


def _texts(files: Iterable[SourceFile]) -> dict[str, str]:
    return {source.path: source.text for source in files}


# ---- what is known from the start ---------------------------------------------------------------------


def _pictures() -> "Pictures":
    from swdsl.reference.pictures import Pictures

    store = PrintStore()
    return Pictures(store.recall, store.remember, drawer())


def _known(*, drawn: bool = False) -> "Known":
    """Return the official boxes as trees, from this user's cache if they were read before."""
    from swdsl.studio import known_of
    from swdsl.studio.known import known_as_text, known_from_text

    sources = official_sources()
    digest = digest_of(sources, "drawn" if drawn else "")
    kept = recall(_KNOWN, digest)
    if kept is not None:
        return known_from_text(kept)
    known = known_of(sources, _drawn(sources) if drawn else None)
    remember(_KNOWN, digest, known_as_text(known))
    return known


def _drawn(sources: tuple[SourceFile, ...]) -> dict[str, str]:
    """Draw the official maps in every language, as a page without a disk looks them up."""
    from swdsl.languages import LANGUAGE_CODES
    from swdsl.reference.pictures import Pictures
    from swdsl.studio import Studio, known_of

    store, mark = PrintStore(), drawer()
    found: dict[str, str] = {}

    def recall_picture(key: str) -> str | None:
        known = store.recall(f"{mark} {key}")
        if known is not None:
            found[key] = known
        return known

    def remember_picture(key: str, svg: str) -> None:
        found[key] = svg
        store.remember(f"{mark} {key}", svg)

    studio = Studio(known_of(sources), (), Pictures(recall_picture, remember_picture))
    maps = [each.id for each in studio.project.compiled().library.boards]
    for name in maps:
        for language in LANGUAGE_CODES:
            studio.answer({"do": "map", "map": name, "tokens": True, "language": language})
    return found
