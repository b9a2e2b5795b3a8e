"""Files that belong to the author: started once, rewritten in place, never overwritten by surprise."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from swdsl.artifact import Artifact
from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_files import FILE_EXISTS, OUTSIDE_PROJECT, UNWRITABLE_FILE
from swdsl.source import SourceFile
from swdsl.workspace.below import make_folders
from swdsl.workspace.ordinary import read_ordinary
from swdsl.workspace.spelling import about_file, reason
from swdsl.workspace.staging import replace_file, staging_folder, write_through


def create_files(root: Path, files: Iterable[Artifact]) -> tuple[Diagnostic, ...]:
    """Write files that are not there yet: all of them, or none if one of them exists."""
    files = tuple(files)
    existing = [file.path for file in files if os.path.lexists(root / file.path)]
    if existing:
        hint = "Choose another name, or move the old file away."
        return tuple(about_file(FILE_EXISTS, path, f"`{path}` exists already.", hint) for path in existing)
    led_out = tuple(problem for file in files for problem in leads_out(root, file.path))
    if led_out:
        return led_out
    made: list[Path] = []
    place = files[0].path if files else ""
    try:
        with staging_folder(root) as staging:
            for number, file in enumerate(files):
                place = file.path
                with (staging / str(number)).open("xb", 0) as new:
                    write_through(new.fileno(), file.text.encode())
            for number, file in enumerate(files):
                place = file.path
                made += make_folders((root / place).parent)
                _give_name(staging / str(number), root / place)
                made.append(root / place)
    except OSError as error:
        _unmake(made)
        return (_unwritable(place, error),)
    return ()


def _give_name(whole: Path, path: Path) -> None:
    """Let a file that is written whole appear under its name, which nobody else must have taken meanwhile."""
    try:
        os.link(whole, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        if os.path.lexists(path):
            raise
        whole.rename(path)


def _unmake(made: list[Path]) -> None:
    """Take back what was begun: all or nothing."""
    for path in reversed(made):
        with suppress(OSError):
            path.rmdir() if os.path.isdir(path) else path.unlink()


def rewrite_sources(root: Path, sources: Iterable[SourceFile]) -> tuple[Diagnostic, ...]:
    """Give existing files new texts, each in one step; return what could not be written."""
    problems: list[Diagnostic] = []
    for source in sources:
        try:
            # The file behind a link is rewritten, and the link stays.
            replace_file(Path(os.path.realpath(root / source.path, strict=True)), source.text.encode())
        except OSError as error:
            problems.append(_unwritable(source.path, error))
    return tuple(problems)


def differs_on_disk(root: Path, source: SourceFile) -> bool:
    """Whether the file holds other bytes than this text, its line ends and its first mark included."""
    data = source.text.encode()
    try:
        return read_ordinary(root / source.path, len(data) + 1) != data
    except OSError:
        return True  # whoever writes it will say what is wrong


def save_file(root: Path, file: Artifact) -> tuple[Diagnostic, ...]:
    """Write one file that its user asked for by name, replacing what was there in one step."""
    return save_bytes(root, file.path, file.text.encode())


def save_bytes(root: Path, path: str, data: bytes) -> tuple[Diagnostic, ...]:
    """Write one file that is no text, such as a printed page, replacing what was there in one step."""
    if led_out := leads_out(root, path):
        return led_out
    target = Path(os.path.realpath(root / path))
    try:
        make_folders(target.parent)
        if os.path.exists(target) and not os.path.isfile(target):
            return (about_file(UNWRITABLE_FILE, path, f"`{path}` is not an ordinary file."),)
        replace_file(target, data)
    except OSError as error:
        return (_unwritable(path, error),)
    return ()


def leads_out(root: Path, path: str) -> tuple[Diagnostic, ...]:
    """Say if a path inside a folder leads out of it by a link: whoever made the folder may have laid it."""
    inside = Path(os.path.normpath(root / path)).is_relative_to(os.path.normpath(root))
    if not inside or Path(os.path.realpath(root / path)).is_relative_to(os.path.realpath(root)):
        return ()
    message = f"`{path}` leads out of this folder by a link; nothing is written there."
    hint = "Remove the link, or name the place itself that it leads to."
    return (about_file(OUTSIDE_PROJECT, path, message, hint),)


def _unwritable(path: str, error: OSError) -> Diagnostic:
    return about_file(UNWRITABLE_FILE, path, f"`{path}` cannot be written: {reason(error)}.")
