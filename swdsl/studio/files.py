"""Requests about the files: which there are, what stands in them, other texts."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from swdsl.studio.message import Handler, Reply, Text

if TYPE_CHECKING:
    from swdsl.studio.studio import Studio


@dataclass(frozen=True, slots=True)
class Files:
    """Asks which files are there."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """Asks for the text of a file."""

    path: str


@dataclass(frozen=True, slots=True)
class Open:
    """Have these files of the author's, and no others."""

    files: dict[str, Text]


@dataclass(frozen=True, slots=True)
class Edit:
    """Have this text in a file of the author's."""

    path: str
    text: Text


@dataclass(frozen=True, slots=True)
class Remove:
    """Have this file no more."""

    path: str


def _files(studio: "Studio", _: Files) -> Reply:
    own = studio.project.own
    return {
        "files": [
            {"path": source.path, "own": source.path in own, "lines": len(source.line_starts)}
            for source in studio.project.sources
        ]
    }


def _read(studio: "Studio", asked: ReadFile) -> Reply:
    source = studio.project.source(asked.path)
    return {"path": source.path, "text": source.text, "own": source.path in studio.project.own}


def _open(studio: "Studio", asked: Open) -> Reply:
    studio.project.replace_all(asked.files)
    return _files(studio, Files())


def _edit(studio: "Studio", asked: Edit) -> Reply:
    studio.project.write(asked.path, asked.text)
    return {"path": asked.path}


def _remove(studio: "Studio", asked: Remove) -> Reply:
    studio.project.remove(asked.path)
    return {"path": asked.path}


HANDLERS: Final = (
    Handler("files", Files, _files),
    Handler("read", ReadFile, _read),
    Handler("open", Open, _open),
    Handler("edit", Edit, _edit),
    Handler("remove", Remove, _remove),
)
