"""Reads one file as source text, or says why it is none."""

import codecs
from pathlib import Path
from typing import Final

from swdsl.diagnostics import Diagnostic
from swdsl.diagnostics.codes_files import NOT_TEXT, TOO_LARGE, UNREADABLE_FILE
from swdsl.limits import LARGEST_SOURCE
from swdsl.source import SourceFile
from swdsl.workspace.ordinary import NotOrdinary, read_ordinary
from swdsl.workspace.spelling import about_file, reason

_SAVE_AS_UTF8: Final = "Open it in your editor and save it again with the encoding UTF-8."
_WIDE_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)


def read_source(path: Path, name: str) -> SourceFile | Diagnostic:
    """Read the file at `path`, known to the project as `name`."""
    try:
        data = read_ordinary(path, LARGEST_SOURCE + 1)
    except FileNotFoundError:
        return about_file(UNREADABLE_FILE, name, f"There is no file `{name}`.")
    except (NotOrdinary, IsADirectoryError):
        return about_file(UNREADABLE_FILE, name, f"`{name}` is not an ordinary file.")
    except OSError as error:
        return about_file(UNREADABLE_FILE, name, f"`{name}` cannot be read: {reason(error)}.")
    if len(data) > LARGEST_SOURCE:
        limit = f"{LARGEST_SOURCE // 1_000_000} MB"
        return about_file(
            TOO_LARGE,
            name,
            f"`{name}` is larger than {limit}.",
            "Split it, or move it out of the rules folder.",
        )
    return _decode(data, name)


def _decode(data: bytes, name: str) -> SourceFile | Diagnostic:
    if data.startswith(_WIDE_MARKS):
        return about_file(NOT_TEXT, name, f"`{name}` is saved as UTF-16 or UTF-32.", _SAVE_AS_UTF8)
    if b"\0" in data:
        return about_file(NOT_TEXT, name, f"`{name}` does not hold text.", "Move it out of the rules folder.")
    try:
        text = data.decode("utf-8-sig")  # Windows editors put a mark in front of UTF-8
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return about_file(NOT_TEXT, name, f"`{name}` is not saved as UTF-8: see line {line}.", _SAVE_AS_UTF8)
    return SourceFile(name, text.replace("\r\n", "\n").replace("\r", "\n"))
