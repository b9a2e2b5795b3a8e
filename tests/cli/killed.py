"""Kills commands at chosen moments and looks at what they leave: every file is the old one or the new one.

`python -m tests.cli.killed --moments 50` does so for every command that writes. A moment is the n-th time
that a command opens, writes, moves or removes something, or any instant of its computing time. The command
runs in a copy of this process, so that no moment is spent on starting Python, and ends there without a word,
as one that is killed does.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from swdsl.cli import main as swdsl

UGLY: Final = (
    'race   yetis{0}   "Yetis {0}"\n   tokens 5 of 10\n   when I attack a mountain:   cost {1} less\n'
)
_HEAD: Final = 'pack {0} "Of {0}"\n  uses base\n  version "1.0"\n  authors "Ann"\n  licence "CC0"\n'
_FILES: Final = 8
_MENDED: Final = 10
"""After one of so many moments, and whenever something was left, the command runs again to its end."""
_EVENTS: Final = frozenset({"open", "os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.chmod"})
_CALLS: Final = ("write", "fsync", "replace")
KILLED: Final = 99

Contents = Mapping[str, bytes]


Step = tuple[str, ...] | Callable[[Path], None]
"""A command, or something else that is done to a project."""


@dataclass(frozen=True, slots=True)
class Case:
    """A command that writes, and what is done to a project before it."""

    words: tuple[str, ...]
    before: tuple[Step, ...] = ()
    made: tuple[str, ...] = ()  # what it makes, where it refuses to replace that


def project(folder: Path, name: str = "winter") -> None:
    """Write a pack whose files are not in their canonical shape."""
    (folder / "rules").mkdir(parents=True)
    (folder / "rules/set.sw").write_text(_HEAD.format(name))
    for number in range(_FILES):
        (folder / f"rules/y{number}.sw").write_text(UGLY.format(number, number + 1))


def edit(folder: Path) -> None:
    """Change what every other race does."""
    for number in range(0, _FILES, 2):
        (folder / f"rules/y{number}.sw").write_text(UGLY.format(number, number + 2))


def other_pack(folder: Path) -> None:
    """Lay a pack of somebody else's beside the rules."""
    with tempfile.TemporaryDirectory() as temporary:
        project(Path(temporary), "summer")
        assert run(Path(temporary), ("pack", "--out", str(folder / "other.zip"))) == 0


_PACK: Final = ("pack", "--out", "made.zip")
KEEP: Final = ("play", "--game", "base_2p", "--players", "random", "--save", "kept.json")
_BALANCE: Final = ("balance", "--game", "base_2p", "--games", "6", "--jobs", "1", "--plot", "plot.svg")
_SIMULATE: Final = ("simulate", "--game", "base_2p", "--games", "5", "--jobs", "1", "--plot", "plot.svg")
CASES: Final = {
    "format": Case(("format",)),
    "build": Case(("build",)),
    "build again": Case(("build",), (("build",), edit)),
    "pack": Case(_PACK),
    "pack again": Case(_PACK, (_PACK, edit)),
    "use": Case(("use", "other.zip"), (other_pack,), ("packs/summer",)),
    "new race": Case(("new", "race", "frost_giants"), (), ("rules/frost_giants.sw",)),
    "new pack": Case(("new", "pack", "frost"), (), ("frost",)),
    "play": Case(KEEP),
    "simulate": Case(_SIMULATE),
    "balance": Case(_BALANCE),
    "map": Case(("map", "base_2p", "--svg", "map.svg")),
    "tile": Case(("show", "yetis1", "--tile", "tile.svg")),
    "translate": Case(("translate", "winter", "--lang", "fr")),
    "editor": Case(("editor", "vscode", "--out", "editor")),
    "studio": Case(("studio", "--static", "page")),
    "reference": Case(("reference", "--out", "site", "--lang", "en", "--game", "base_2p")),
}
READING: Final[Mapping[str, tuple[str, ...]]] = {
    "check": ("check",),
    "test": ("test",),
    "lsp": ("lsp",),
    "retell": ("retell", "kept.json"),
    "explain": ("explain", "unknown-name"),
    "list": ("list",),
    "ask": ("ask", "yetis"),
    "mix": ("mix", "base_2p"),
    "dump": ("dump",),
    "diff": ("diff", "base", "winter"),
}
"""Commands that write nothing, as they are run to prove it."""


def prepared(case: Case, folder: Path) -> None:
    """Make a project as it is before the command of a case."""
    project(folder)
    for step in case.before:
        if isinstance(step, tuple):
            assert run(folder, step) == 0, step
        else:
            step(folder)


def run(folder: Path, words: Sequence[str], prepare: Callable[[], None] = lambda: None) -> int:
    """Run a command in a copy of this process; its exit code, or `KILLED` if it did not live to have one."""
    child = os.fork()
    if child == 0:
        _become(folder, words, prepare)
    _, status = os.waitpid(child, 0)
    return KILLED if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def _become(folder: Path, words: Sequence[str], prepare: Callable[[], None]) -> None:
    """Be the command, and nothing else, until the end."""
    code = 70
    try:
        os.chdir(folder)
        os.environ["XDG_CACHE_HOME"] = os.environ["XDG_STATE_HOME"] = str(folder.parent / "home")
        sys.stdin = sys.stdout = sys.stderr = Path(os.devnull).open("r+", encoding="utf-8")  # noqa: SIM115
        sys.argv = ["swdsl", *words]
        prepare()
        swdsl()
        code = 0
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else 0 if ending.code is None else 1
    finally:
        os._exit(code)


def after_events(number: int) -> Callable[[], None]:
    """Return what makes a process end at the n-th time that it touches the disk."""
    left = [number]

    def count() -> None:
        left[0] -= 1
        if left[0] < 0:
            os._exit(KILLED)

    return lambda: _at_events(count)


def _at_events(act: Callable[[], None]) -> None:
    """Act whenever this process touches the disk, just before it does."""

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        if event in _EVENTS and (event != "open" or _writes(arguments)):
            act()

    for name in _CALLS:
        setattr(os, name, _heard(getattr(os, name), act))
    sys.addaudithook(hear)


def _writes(arguments: tuple[Any, ...]) -> bool:
    return isinstance(arguments[2], int) and bool(arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))


def _heard(function: Callable[..., Any], act: Callable[[], None]) -> Callable[..., Any]:
    def heard(*arguments: Any, **named: Any) -> Any:
        act()
        if function.__name__ == "write" and len(arguments[1]) > 1:
            # A disk may take half of it, and then the lights go out.
            handle, data = arguments
            half = function(handle, data[: len(data) // 2])
            act()
            return half + function(handle, data[half:])
        return function(*arguments, **named)

    return heard


def after_seconds(seconds: float) -> Callable[[], None]:
    """Return what makes a process end after some seconds of computing."""

    def prepare() -> None:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, max(seconds, 0.001))

    return prepare


def contents(folder: Path) -> Contents:
    """Return all that an author sees of a folder: hidden leftovers are none of his."""
    found = (path for path in folder.rglob("*") if path.is_file())
    seen = ((path.relative_to(folder), path) for path in found)
    return {
        name.as_posix(): path.read_bytes()
        for name, path in seen
        if not any(part.startswith(".swdsl-") for part in name.parts)
    }


def killed_at(name: str, moments: int, seed: int = 1) -> list[str]:
    """Kill a command at some moments, each time from the same beginning; return what was not whole."""
    case, choose = CASES[name], random.Random(seed)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        first, whole = Path(temporary, "first"), Path(temporary, "whole")
        prepared(case, first)
        shutil.copytree(first, whole)
        events, seconds = _measured(whole, case.words)
        before, after = contents(first), contents(whole)
        for moment in range(moments):
            number, instant = choose.randrange(events), choose.uniform(0, seconds)
            how = after_events(number) if moment % 2 == 0 else after_seconds(instant)
            folder = Path(temporary, "killed")
            shutil.copytree(first, folder)
            run(folder, case.words, how)
            told = f"{name}, killed at {f'event {number}' if moment % 2 == 0 else f'{instant:.3f} s'}"
            wrong += [f"{told}: {each}" for each in _torn(contents(folder), before, after)]
            if any(folder.rglob(".swdsl-*")) or moment % _MENDED == 0:
                wrong += [f"{told}: {each}" for each in _not_mended(folder, case, after)]
            shutil.rmtree(folder)
    return wrong


def _measured(folder: Path, words: Sequence[str]) -> tuple[int, float]:
    """Run a command to its end; how often it touches the disk, and for how long it computes."""
    reading, writing = os.pipe()
    write = os.write
    started = os.times()

    def note() -> None:
        write(writing, b".")

    assert run(folder, words, lambda: _at_events(note)) == 0, words
    ended = os.times()
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        events = len(pipe.read())
    seconds = ended.children_user + ended.children_system - started.children_user - started.children_system
    return events, seconds


def _torn(found: Contents, before: Contents, after: Contents) -> list[str]:
    """Name the files that are neither what they were nor what they were to become."""
    names = sorted({*found, *before, *after})
    return [name for name in names if found.get(name) not in (before.get(name), after.get(name))]


def _not_mended(folder: Path, case: Case, after: Contents) -> list[str]:
    """Run the command again, to its end: what it makes must be whole, and nothing may be left lying about.

    What is never overwritten, such as a pack that is there already, is moved away first.
    """
    for made in case.made:
        path = folder / made
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    if run(folder, case.words) != 0:
        return ["a second run fails"]
    left = [f"{path.name} is left" for path in folder.rglob(".swdsl-*")]
    return [*_torn(contents(folder), after, after), *left]


def main() -> None:
    """Kill every command that writes, or those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.cli.killed", description=__doc__)
    parser.add_argument("cases", nargs="*", metavar="CASE", help=f"{', '.join(CASES)}; else all")
    parser.add_argument("--moments", type=int, default=50)
    asked = parser.parse_args()
    for name in asked.cases or CASES:
        started = time.monotonic()
        wrong = killed_at(name, asked.moments)
        taken = time.monotonic() - started
        sys.stdout.write(f"{name}: {asked.moments} moments, {len(wrong)} wrong, {taken:.0f} s\n")
        sys.stdout.writelines(f"  {each}\n" for each in wrong)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
