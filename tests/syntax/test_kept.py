"""A tree that was kept as plain data is the tree that was read, places, comments and all."""

import json
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from swdsl.syntax.kept import as_data, from_data

ROOT = Path(__file__).parents[2]
OFFICIAL = sorted(path for folder in ("rules", "maps") for path in (ROOT / folder).rglob("*.sw"))


def whole(value: Any) -> Any:
    """Return a value with everything it holds, also what does not count when trees are compared."""
    if is_dataclass(value):
        return type(value), [whole(getattr(value, each.name)) for each in fields(value)]
    return [whole(each) for each in value] if type(value) is tuple else (type(value), value)


@pytest.mark.parametrize("path", OFFICIAL, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_kept_tree_is_the_tree_that_was_read(path: Path) -> None:
    source = SourceFile(path.name, path.read_text(encoding="utf-8"))
    read = parse(source)
    kept = from_data(source, as_data(read))
    assert kept is not None
    assert whole(kept.file) == whole(read.file)
    assert format_file(kept.file) == format_file(read.file)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "[[0],3,4]", "[[0,[9999]],[0]]", "[[0,[1,2]],[0]]", "nonsense"]
)
def test_what_was_never_written_is_not_had_back(text: str) -> None:
    assert from_data(SourceFile("a.sw", ""), text) is None


def test_data_is_plain() -> None:
    data = as_data(parse(SourceFile("a.sw", OFFICIAL[0].read_text(encoding="utf-8"))))
    assert json.dumps(json.loads(data), separators=(",", ":")) == data
    assert "\n" not in data
