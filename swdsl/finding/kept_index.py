"""An index as plain data, so that a question about rules that have not changed is answered at once."""

import json
from dataclasses import fields
from typing import Any, Final

from swdsl.finding.answers import Entry, Index, Name

_TEXTS: Final = tuple(each.name for each in fields(Index) if each.type in (str, "str"))
_LISTS: Final = ("alike", "defining", "openings")


def as_data(index: Index) -> str:
    """Write an index."""
    rows = {
        "names": [_row(each) for each in index.names],
        "entries": [_row(each) for each in index.entries],
    }
    rest = {name: getattr(index, name) for name in (*_TEXTS, *_LISTS)}
    return json.dumps({**rows, **rest}, ensure_ascii=False, separators=(",", ":"))


def from_data(text: str) -> Index | None:
    """Return the index that was written; None if this is nothing we have written."""
    try:
        value = json.loads(text)
        names = tuple(Name(*row) for row in value["names"])
        entries = tuple(Entry(*map(_as_kept, row)) for row in value["entries"])
        rest = {name: _as_kept(value[name]) for name in (*_TEXTS, *_LISTS)}
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    return Index(names, entries, **rest)


def _row(value: Name | Entry) -> list[Any]:
    return [getattr(value, each.name) for each in fields(value)]


def _as_kept(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
