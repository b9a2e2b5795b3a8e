"""Codes for files and folders that cannot be read as source."""

from typing import Final

from swdsl.diagnostics.code import Code, error

NO_SUCH_PATH: Final = error("no-such-path", "A file or folder does not exist")
NO_SOURCES: Final = error("no-sources", "No rules and no maps were found")
UNREADABLE_FILE: Final = error("unreadable-file", "A file cannot be opened")
UNREADABLE_FOLDER: Final = error("unreadable-folder", "A folder cannot be opened")
UNWRITABLE_FILE: Final = error("unwritable-file", "A file cannot be written")
FILE_EXISTS: Final = error("file-exists", "A new file would cover an old one")
UNPRINTABLE_PATH: Final = error("unprintable-path", "A name of a file cannot be shown")
NOT_TEXT: Final = error("not-text", "A file does not hold text")
TOO_LARGE: Final = error("too-large", "A file is too large to be rules")
LARGE_PROJECT: Final = error("large-project", "A project has too many or too large files")
SYMLINK_LOOP: Final = error("symlink-loop", "A link leads back to itself")
OUTSIDE_PROJECT: Final = error("outside-project", "A link leads out of the project")

CODES: Final[tuple[Code, ...]] = (
    NO_SUCH_PATH,
    NO_SOURCES,
    UNREADABLE_FILE,
    UNREADABLE_FOLDER,
    UNWRITABLE_FILE,
    FILE_EXISTS,
    UNPRINTABLE_PATH,
    NOT_TEXT,
    TOO_LARGE,
    LARGE_PROJECT,
    SYMLINK_LOOP,
    OUTSIDE_PROJECT,
)
