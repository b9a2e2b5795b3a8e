"""A bug of ours: said in a few words, kept in a file with everything that helps to mend it.

Whatever an author or a stranger can cause is a finding. What still arrives here is our mistake, and is never
shown as a traceback unless somebody asks for it with `--debug`.
"""

import hashlib
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from swdsl import __version__
from swdsl.artifact import Artifact
from swdsl.cli.output import say
from swdsl.internal import Confess, in_a_sentence
from swdsl.workspace import find_sources, project_root, save_file, user_state_dir

OUR_MISTAKE: Final = 3
"""The exit code of a bug of ours."""


def confess(error: BaseException, words: Sequence[str], *, debug: bool) -> int:
    """Say that it was our mistake and what to send, keep the rest in a file, and return the exit code."""
    page = _page(error, words)
    say("This is our mistake, not yours: swdsl met something it did not expect.", err=True)
    say(f"  command  swdsl {' '.join(words)}", err=True)
    say(f"  version  {__version__}, Python {platform.python_version()}", err=True)
    say(f"  what     {type(error).__name__}: {str(error)[:200]}", err=True)
    kept = None if debug else _keep(page)
    if kept is not None:
        say(f"  details  {kept}", err=True)
        say(
            "Please send us that file, and the rules if you may: `docs/security.md` says how.",
            err=True,
        )
    else:
        say(page, err=True)
    return OUR_MISTAKE


def noted(command: str) -> Confess:
    """Return what a command does with our mistakes if it goes on for others: each is kept in a file."""

    def confess_and_go_on(error: Exception) -> str:
        kept = _keep(_page(error, [command]))
        told = in_a_sentence(error)
        return told if kept is None else f"{told} Please send us {kept}: `docs/security.md` says how."

    return confess_and_go_on


def _page(error: BaseException, words: Sequence[str]) -> str:
    """Return everything about a failure; of the rules only a digest, since they may be secret."""
    told = "".join(traceback.format_exception(error))
    facts = (
        f"swdsl {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"command: swdsl {' '.join(map(repr, words))}",
        f"input: {_digest()}",
    )
    return "\n".join((*facts, "", told))


def _digest() -> str:
    """Return a digest of the rules around the current folder, by which two reports are known for the same."""
    try:
        sources = find_sources(project_root(Path.cwd())).sources
    except Exception as error:  # noqa: BLE001 - whatever broke may break here again, and must not hide itself
        return f"unknown, {type(error).__name__}"
    digest = hashlib.sha256()
    for source in sources:
        digest.update(
            f"{len(source.path)}:{source.path}{len(source.text)}:{source.text}".encode(errors="surrogatepass")
        )
    return f"{len(sources)} files, sha256 {digest.hexdigest()}"


def _keep(page: str) -> Path | None:
    """Write the page where this user finds it; None if there is no such place."""
    data = page.encode(errors="backslashreplace")
    name = f"mistake-{time.strftime('%Y%m%d-%H%M%S')}-{hashlib.sha256(data).hexdigest()[:8]}.txt"
    for folder in (user_state_dir() / "mistakes", Path(tempfile.gettempdir())):
        with suppress(Exception):
            if not save_file(folder, Artifact(name, data.decode())):
                return folder / name
    return None


def unwritable_output(error: OSError) -> int:
    """Say that standard output takes nothing more, which is nobody's mistake here."""
    with suppress(OSError):
        say(f"The output cannot be written: {(error.strerror or 'unknown').lower()}.", err=True)
        sys.stderr.flush()
    return 1
