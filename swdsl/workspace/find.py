"""Finds the sources of a project: its rules, its maps, or whatever paths are asked for."""

import errno
import glob
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swdsl.diagnostics import Diagnostic, in_order
from swdsl.diagnostics.codes_files import (
    LARGE_PROJECT,
    NO_SOURCES,
    NO_SUCH_PATH,
    OUTSIDE_PROJECT,
    SYMLINK_LOOP,
    UNPRINTABLE_PATH,
    UNREADABLE_FILE,
    UNREADABLE_FOLDER,
)
from swdsl.limits import LARGEST_PROJECT, MOST_FILES, MOST_LINES
from swdsl.source import SourceFile
from swdsl.workspace.read import read_source
from swdsl.workspace.spelling import about_file, is_printable, reason, spelled

_SOURCE_FOLDERS: Final = ("rules", "maps")
_PACKS: Final = "packs"
_SUFFIX: Final = ".sw"
_BESIDE_THE_POINT: Final = (".", "#", "~")  # how hidden files, editors' backups and locks begin


@dataclass(frozen=True, slots=True)
class Found:
    """The sources that could be read, sorted by path, and what was wrong with the others."""

    sources: tuple[SourceFile, ...]
    diagnostics: tuple[Diagnostic, ...]


def find_sources(root: Path, paths: Sequence[Path] = ()) -> Found:
    """Read the rules, maps and packs below a project's root, or only the files and folders given.

    A root with neither folder is a handful of loose files: the sources directly in it. Given paths may be
    relative to the root. Never raises for anything found on the disk.
    """
    search = _Search(Path(os.path.abspath(root)))
    if paths:
        for path in paths:
            search.visit_given(search.root / path)
    else:
        search.visit_project()
    sources = sorted(search.sources, key=lambda source: source.path)
    return Found(tuple(sources), in_order(search.diagnostics))


def project_root(start: Path) -> Path:
    """Return the nearest folder around `start` that holds rules or maps; `start` itself if there is none."""
    above = (folder for folder in start.parents if _holds_sources(folder))
    return start if is_project(start) else next(above, start)


def is_project(folder: Path) -> bool:
    """Whether a folder has a place for rules or for maps."""
    return any(os.path.isdir(folder / name) for name in _SOURCE_FOLDERS)


def files_beside(path: Path) -> tuple[Path, ...]:
    """Return the other sources in the folder of a file, sorted; none for a folder."""
    if os.path.isdir(path):
        return ()
    return tuple(each for each in _sources_directly_in(path.parent) if each.name != path.name)


def _holds_sources(folder: Path) -> bool:
    # A folder `maps` further up may be anything; one that belongs to a project has sources near its top.
    patterns = (f"{name}/{depth}*{_SUFFIX}" for name in _SOURCE_FOLDERS for depth in ("", "*/"))
    return any(glob.glob(pattern, root_dir=folder) for pattern in patterns)


def _sources_directly_in(folder: Path) -> list[Path]:
    try:
        names = os.listdir(folder)
    except OSError:
        return []  # whoever needs this folder will say what is wrong
    return [
        folder / name
        for name in sorted(names)
        if name.lower().endswith(_SUFFIX) and not name.startswith(_BESIDE_THE_POINT)
    ]


@dataclass(slots=True)
class _Search:
    """One walk over the disk. Each real file and folder is visited once, however many links lead to it."""

    root: Path
    sources: list[SourceFile] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    seen: set[tuple[int, int]] = field(default_factory=set)
    files: int = 0
    size: int = 0
    lines: int = 0
    full: bool = False

    def visit_project(self) -> None:
        folders = [self.root / name for name in _SOURCE_FOLDERS]
        own = list(filter(os.path.lexists, folders)) or _sources_directly_in(self.root)
        brought = list(filter(os.path.lexists, [self.root / _PACKS]))
        for path in (*own, *brought):
            self._walk(path)
        if not os.path.isdir(self.root):
            self._report_missing(self.root)
        elif not (own or brought):
            self.diagnostics.append(
                about_file(
                    NO_SOURCES,
                    spelled(self.root, self.root),
                    "There is neither a `rules` nor a `maps` folder here, and no file of rules.",
                    "Run this in the folder of your rules, or start one with `swdsl new pack`.",
                )
            )

    def visit_given(self, path: Path) -> None:
        if not os.path.lexists(path):
            self._report_missing(path)
        elif self._is_led_out(path):
            self.diagnostics.append(_leads_out(spelled(path, self.root)))
        elif os.path.isdir(path):
            self._walk(path)
        else:
            self._read(path)

    def _is_led_out(self, path: Path) -> bool:
        """Whether a path that was named below the root leads out of it by a link, somewhere along the way.

        A stranger lays links, and a shell that spells out `*.sw` names them.
        """
        named_inside = Path(os.path.normpath(path)).is_relative_to(self.root)
        return named_inside and not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(self.root))

    def _walk(self, top: Path) -> None:
        """Visit everything below a folder, without recursion: a disk may nest deeper than Python."""
        waiting = [top]
        while waiting and not self.full:
            path = waiting.pop()
            if not self._is_reached(path) or (os.path.islink(path) and not self._may_follow(path)):
                continue
            if os.path.isdir(path):
                waiting.extend(self._entries(path))
            elif path.name.lower().endswith(_SUFFIX):
                self._read(path)

    def _is_reached(self, path: Path) -> bool:
        """Whether the disk tells what stands there; reports it if not.

        A path may be longer than the disk takes, and a folder may be listed by somebody who may not enter it.
        """
        try:
            os.lstat(path)
        except FileNotFoundError:
            return True  # gone meanwhile; whoever opens it will say so
        except OSError as error:
            name = spelled(path, self.root)
            if self._has_room(name):
                message = f"`{name}` cannot be read: {reason(error)}."
                self.diagnostics.append(about_file(UNREADABLE_FILE, name, message))
            return False
        return True

    def _entries(self, folder: Path) -> list[Path]:
        if self._seen_before(folder):
            return []
        try:
            names = os.listdir(folder)
        except OSError as error:
            name = spelled(folder, self.root)
            message = f"The folder `{name}` cannot be read: {reason(error)}."
            self.diagnostics.append(about_file(UNREADABLE_FOLDER, name, message))
            return []
        # Sorted from the end, because the walk takes the last one first.
        return [
            folder / name for name in sorted(names, reverse=True) if not name.startswith(_BESIDE_THE_POINT)
        ]

    def _read(self, path: Path) -> None:
        if self._seen_before(path):
            return
        name = spelled(path, self.root)
        if not self._has_room(name):
            return
        if not is_printable(path, self.root):
            message = f"The name of `{name}` has signs that cannot be shown."
            hint = "Give the file and its folders names of letters, digits, `-` and `_`."
            self.diagnostics.append(about_file(UNPRINTABLE_PATH, name, message, hint))
            return
        match read_source(path, name):
            case SourceFile() as source:
                self._keep(source)
            case Diagnostic() as diagnostic:
                self.diagnostics.append(diagnostic)

    def _keep(self, source: SourceFile) -> None:
        """Take a source in while there is room; say once that there is none left."""
        self.size += len(source.text.encode())
        self.lines += len(source.line_starts)
        if self.size <= LARGEST_PROJECT and self.lines <= MOST_LINES:
            self.sources.append(source)
        else:
            self._close(source.path)

    def _has_room(self, name: str) -> bool:
        """Whether one more file is looked at, readable or not: to refuse a million takes time as well."""
        self.files += 1
        if self.files > MOST_FILES:
            self._close(name)
        return not self.full

    def _close(self, name: str) -> None:
        if self.full:
            return
        self.full = True
        message = (
            f"From `{name}` on nothing is read: there are more than {MOST_FILES} files, "
            f"{LARGEST_PROJECT // 1_000_000} MB or {MOST_LINES:,} lines of rules."
        )
        hint = "Move what does not belong together into projects of its own."
        self.diagnostics.append(about_file(LARGE_PROJECT, name, message, hint))

    def _seen_before(self, path: Path) -> bool:
        try:
            status = os.stat(path)
        except OSError:
            return False  # whoever opens it will say what is wrong
        identity = (status.st_dev, status.st_ino)
        if identity in self.seen:
            return True
        self.seen.add(identity)
        return False

    def _may_follow(self, link: Path) -> bool:
        """Whether a link leads to something else inside the project; reports it if not."""
        problem = self._why_not_follow(link)
        if problem is not None and self._has_room(spelled(link, self.root)):
            self.diagnostics.append(problem)
        return problem is None

    def _why_not_follow(self, link: Path) -> Diagnostic | None:
        name = spelled(link, self.root)
        try:
            target = Path(os.path.realpath(link, strict=True))
        except OSError as error:
            if error.errno == errno.ELOOP:
                return about_file(SYMLINK_LOOP, name, f"The link `{name}` leads back to itself.")
            return about_file(UNREADABLE_FILE, name, f"The link `{name}` leads nowhere: {reason(error)}.")
        if Path(os.path.realpath(link.parent)).is_relative_to(target):
            return about_file(SYMLINK_LOOP, name, f"The link `{name}` leads back to a folder around it.")
        if not target.is_relative_to(os.path.realpath(self.root)):
            return _leads_out(name)
        return None

    def _report_missing(self, path: Path) -> None:
        name = spelled(path, self.root)
        self.diagnostics.append(about_file(NO_SUCH_PATH, name, f"There is no file or folder `{name}`."))


def _leads_out(link: str) -> Diagnostic:
    hint = "Copy what it points to into the project."
    return about_file(OUTSIDE_PROJECT, link, f"The link `{link}` leads out of the project.", hint)
