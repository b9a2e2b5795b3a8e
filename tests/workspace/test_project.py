"""Where a project begins, what stands beside a file, and whether a file must be written again."""

from pathlib import Path

import pytest

from swdsl.source import SourceFile
from swdsl.workspace import differs_on_disk, files_beside, find_sources, is_project, project_root


def write(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(b"race a\n")


def test_the_nearest_project_around_a_folder_is_found(tmp_path: Path) -> None:
    write(tmp_path, "outer/rules/a.sw", "outer/inner/rules/base/b.sw")
    inner = tmp_path / "outer" / "inner"
    assert project_root(inner / "rules" / "base") == inner
    assert project_root(inner) == inner
    assert project_root(tmp_path / "outer" / "rules") == tmp_path / "outer"


def test_a_folder_with_an_empty_place_for_rules_is_a_project_for_whoever_stands_in_it(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "elsewhere").mkdir()
    assert is_project(tmp_path)
    assert project_root(tmp_path) == tmp_path
    assert project_root(tmp_path / "elsewhere") == tmp_path / "elsewhere"


def test_loose_files_are_read_where_there_is_no_other_place_for_them(tmp_path: Path) -> None:
    write(tmp_path, "b.sw", "a.sw", ".a.sw.swp", "sub/c.sw", "notes.md")
    found = find_sources(tmp_path)
    assert [source.path for source in found.sources] == ["a.sw", "b.sw"]
    assert found.diagnostics == ()
    write(tmp_path, "rules/d.sw")
    assert [source.path for source in find_sources(tmp_path).sources] == ["rules/d.sw"]


def test_what_stands_beside_a_file_is_known(tmp_path: Path) -> None:
    write(tmp_path, "a.sw", "b.sw", "#b.sw#", "c.txt", "sub/d.sw")
    assert [path.name for path in files_beside(tmp_path / "a.sw")] == ["b.sw"]
    assert files_beside(tmp_path) == ()
    assert files_beside(tmp_path / "nowhere" / "a.sw") == ()


@pytest.mark.parametrize(
    ("data", "differs"), [(b"race a\n", False), (b"race a\r\n", True), (b"\xef\xbb\xbfrace a\n", True)]
)
def test_line_ends_and_marks_are_a_difference(tmp_path: Path, data: bytes, differs: bool) -> None:
    (tmp_path / "a.sw").write_bytes(data)
    assert differs_on_disk(tmp_path, SourceFile("a.sw", "race a\n")) is differs


def test_a_file_that_is_gone_differs(tmp_path: Path) -> None:
    assert differs_on_disk(tmp_path, SourceFile("a.sw", ""))
