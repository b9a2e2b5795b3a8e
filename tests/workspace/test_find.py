"""Whatever stands on a disk is either read or explained; nothing raises."""

import os
import sys
from pathlib import Path
from typing import Never

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swdsl.diagnostics import Diagnostic, render_report
from swdsl.limits import LARGEST_SOURCE
from swdsl.source import SourceFile
from swdsl.workspace import Found, find_sources


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one rules file and one map."""
    root = tmp_path / "project"
    (root / "rules" / "base").mkdir(parents=True)
    (root / "maps").mkdir()
    (root / "rules" / "base" / "races.sw").write_bytes(b"race a\n")
    (root / "maps" / "tiny.sw").write_bytes(b"map tiny\n")
    return root


def paths(found: Found) -> list[str]:
    return [source.path for source in found.sources]


def slugs(found: Found) -> list[tuple[str, str]]:
    return [(each.code.slug, each.span.path) for each in found.diagnostics]


def only(found: Found) -> Diagnostic:
    (diagnostic,) = found.diagnostics
    return diagnostic


def test_rules_and_maps_are_found_in_order_and_nothing_else(project: Path) -> None:
    (project / "rules" / "alpha.sw").write_bytes(b"")
    (project / "rules" / "notes.md").write_bytes(b"not rules")
    (project / "docs").mkdir()
    (project / "docs" / "example.sw").write_bytes(b"race elsewhere\n")
    found = find_sources(project)
    assert paths(found) == ["maps/tiny.sw", "rules/alpha.sw", "rules/base/races.sw"]
    assert found.sources[2] == SourceFile("rules/base/races.sw", "race a\n")
    assert found.diagnostics == ()


@pytest.mark.parametrize("name", [".x.sw.swp", "x.sw~", "#x.sw#", ".#x.sw", ".x.sw", "~$x.sw", "x.sw.bak"])
def test_traces_of_editors_are_ignored(project: Path, name: str) -> None:
    (project / "rules" / name).write_bytes(b"\xff\xfe junk")
    found = find_sources(project)
    assert paths(found) == ["maps/tiny.sw", "rules/base/races.sw"]
    assert found.diagnostics == ()


def test_hidden_folders_are_ignored(project: Path) -> None:
    (project / "rules" / ".git").mkdir()
    (project / "rules" / ".git" / "x.sw").write_bytes(b"\0")
    assert find_sources(project).diagnostics == ()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"\xef\xbb\xbfrace a\n", "race a\n"),
        (b"race a\r\nrace b\r\n", "race a\nrace b\n"),
        (b"race a\rrace b\r", "race a\nrace b\n"),
        ("race гном\n".encode(), "race гном\n"),
        (b"", ""),
    ],
)
def test_text_of_any_editor_is_read_alike(project: Path, data: bytes, text: str) -> None:
    (project / "rules" / "base" / "races.sw").write_bytes(data)
    found = find_sources(project)
    assert found.sources[1].text == text
    assert found.diagnostics == ()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "does not hold text"),
        (b"race a\nrace \xe3\xed\xee\xec\n", "see line 2"),
        ("race a\n".encode("utf-16"), "UTF-16"),
        (b"race \xed\xa0\x80\n", "not saved as UTF-8"),
    ],
)
def test_what_is_not_text_is_named_and_the_rest_is_read(project: Path, data: bytes, says: str) -> None:
    (project / "rules" / "broken.sw").write_bytes(data)
    found = find_sources(project)
    assert paths(found) == ["maps/tiny.sw", "rules/base/races.sw"]
    assert slugs(found) == [("not-text", "rules/broken.sw")]
    assert says in only(found).message
    assert only(found).hint


def test_largest_file_is_read_and_a_larger_one_is_not(project: Path) -> None:
    (project / "rules" / "fits.sw").write_bytes(b"#" * LARGEST_SOURCE)
    (project / "rules" / "huge.sw").write_bytes(b"#" * (LARGEST_SOURCE + 1))
    found = find_sources(project)
    assert paths(found) == ["maps/tiny.sw", "rules/base/races.sw", "rules/fits.sw"]
    assert slugs(found) == [("too-large", "rules/huge.sw")]


def refuse(*_: object, **__: object) -> Never:
    raise PermissionError(13, "Permission denied")


# Root may read anything, and tests often run as root, so the refusal is staged.
def test_file_that_may_not_be_read_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", refuse)
    found = find_sources(project)
    assert slugs(found) == [("unreadable-file", "maps/tiny.sw"), ("unreadable-file", "rules/base/races.sw")]
    assert "permission denied" in found.diagnostics[0].message


def test_folder_that_may_not_be_read_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "listdir", refuse)
    assert slugs(find_sources(project)) == [("unreadable-folder", "maps"), ("unreadable-folder", "rules")]


def test_pipe_is_not_opened(project: Path) -> None:
    os.mkfifo(project / "rules" / "pipe.sw")
    assert slugs(find_sources(project)) == [("unreadable-file", "rules/pipe.sw")]


def test_folder_named_like_a_source_is_a_folder(project: Path) -> None:
    (project / "rules" / "odd.sw").mkdir()
    (project / "rules" / "odd.sw" / "in.sw").write_bytes(b"")
    assert "rules/odd.sw/in.sw" in paths(find_sources(project))


def test_link_to_a_folder_around_it_is_a_loop(project: Path) -> None:
    (project / "rules" / "again").symlink_to(project / "rules")
    found = find_sources(project)
    assert slugs(found) == [("symlink-loop", "rules/again")]
    assert paths(found) == ["maps/tiny.sw", "rules/base/races.sw"]


def test_link_to_itself_is_a_loop(project: Path) -> None:
    (project / "rules" / "self.sw").symlink_to("self.sw")
    assert slugs(find_sources(project)) == [("symlink-loop", "rules/self.sw")]


def test_link_to_nothing_is_named(project: Path) -> None:
    (project / "rules" / "gone.sw").symlink_to("nowhere.sw")
    assert slugs(find_sources(project)) == [("unreadable-file", "rules/gone.sw")]


@pytest.mark.parametrize("what", ["secret.sw", "folder"])
def test_link_out_of_the_project_is_not_followed(project: Path, what: str) -> None:
    outside = project.parent / "outside"
    (outside / "folder").mkdir(parents=True)
    (outside / "secret.sw").write_bytes(b"race secret\n")
    (outside / "folder" / "secret.sw").write_bytes(b"race secret\n")
    (project / "rules" / what).symlink_to(outside / what)
    found = find_sources(project)
    assert slugs(found) == [("outside-project", f"rules/{what}")]
    assert paths(found) == ["maps/tiny.sw", "rules/base/races.sw"]


@pytest.mark.parametrize("named", ["rules/link.sw", "rules/folder/secret.sw", "rules/folder"])
def test_link_out_of_the_project_is_not_followed_when_it_is_named_either(project: Path, named: str) -> None:
    outside = project.parent / "outside"
    outside.mkdir()
    (outside / "secret.sw").write_bytes(b"race secret\n")
    (project / "rules" / "link.sw").symlink_to(outside / "secret.sw")
    (project / "rules" / "folder").symlink_to(outside)
    found = find_sources(project, [Path(named)])
    assert slugs(found) == [("outside-project", named)]
    assert paths(found) == []
    assert paths(find_sources(project, [outside / "secret.sw"])) == [(outside / "secret.sw").as_posix()]


def test_link_inside_the_project_is_followed_but_nothing_is_read_twice(project: Path) -> None:
    (project / "shared").mkdir()
    (project / "shared" / "terms.sw").write_bytes(b"term t\n")
    (project / "rules" / "shared").symlink_to(project / "shared")
    (project / "rules" / "base" / "same.sw").symlink_to("races.sw")
    found = find_sources(project)
    assert paths(found) == ["maps/tiny.sw", "rules/base/races.sw", "rules/shared/terms.sw"]
    assert found.diagnostics == ()


def test_project_that_is_itself_reached_by_a_link_works(project: Path) -> None:
    link = project.parent / "link"
    link.symlink_to(project)
    (project / "rules" / "inside.sw").symlink_to(project / "maps" / "tiny.sw")
    assert find_sources(link).diagnostics == ()


def test_folders_nested_deeper_than_python_recurses_are_walked(project: Path) -> None:
    nested = [project / "rules" / "d"]
    while len(nested) <= sys.getrecursionlimit():
        nested.append(nested[-1] / "d")
    for folder in nested:
        folder.mkdir()
    (nested[-1] / "x.sw").write_bytes(b"")
    try:
        assert len(find_sources(project).sources) == 3
    finally:  # pytest would clean up by recursion
        (nested[-1] / "x.sw").unlink()
        for folder in reversed(nested):
            folder.rmdir()


@pytest.mark.parametrize(
    "name", [b"\xff\xfe", b"a\nb", b"a\x1b[2Jb", "a\u202eb".encode(), "a\u2028b".encode()]
)
def test_name_that_cannot_be_shown_is_refused(project: Path, name: bytes) -> None:
    folder = os.path.join(os.fsencode(project / "rules"), name)
    os.mkdir(folder)
    for path in (folder + b".sw", os.path.join(folder, b"below.sw")):
        with open(path, "wb") as file:
            file.write(b"race new\n")
    found = find_sources(project)
    assert [each.code.slug for each in found.diagnostics] == ["unprintable-path", "unprintable-path"]
    shown = render_report(found.diagnostics, {})
    assert all(sign.isprintable() or sign == "\n" for sign in shown)
    assert "race new" not in {source.text for source in found.sources}


def test_given_files_and_folders_are_read_instead_of_the_project(project: Path) -> None:
    (project / "drafts").mkdir()
    (project / "drafts" / "new.sw").write_bytes(b"race new\n")
    assert paths(find_sources(project, [Path("drafts"), Path("maps/tiny.sw")])) == [
        "drafts/new.sw",
        "maps/tiny.sw",
    ]


def test_given_file_elsewhere_keeps_its_own_path(project: Path) -> None:
    elsewhere = project.parent / "elsewhere.sw"
    elsewhere.write_bytes(b"race e\n")
    assert paths(find_sources(project, [elsewhere])) == [elsewhere.as_posix()]


def test_given_path_that_does_not_exist_is_named(project: Path) -> None:
    assert slugs(find_sources(project, [Path("rules/gone.sw")])) == [("no-such-path", "rules/gone.sw")]


def test_root_that_does_not_exist_is_named(tmp_path: Path) -> None:
    assert [each.code.slug for each in find_sources(tmp_path / "gone").diagnostics] == ["no-such-path"]


def test_folder_without_rules_and_maps_is_no_project(tmp_path: Path) -> None:
    assert only(find_sources(tmp_path)).code.slug == "no-sources"


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_explained(project: Path, data: bytes) -> None:
    (project / "rules" / "any.sw").write_bytes(data)
    found = find_sources(project)
    assert len(found.sources) + len(found.diagnostics) == 3
    assert all("\r" not in source.text for source in found.sources)


def test_a_project_with_too_many_files_is_read_up_to_there_and_said(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swdsl.workspace.find.MOST_FILES", 5)
    for number in range(20):
        (project / "rules" / f"z{number:02}.sw").write_bytes(b"race a\n")
    found = find_sources(project)
    assert len(found.sources) == 5
    assert [each.code.slug for each in found.diagnostics] == ["large-project"]


def test_a_project_that_is_too_large_is_read_up_to_there_and_said(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swdsl.workspace.find.LARGEST_PROJECT", 100)
    (project / "rules" / "z.sw").write_bytes(b"#" * 90)
    (project / "rules" / "zz.sw").write_bytes(b"#" * 5)
    found = find_sources(project)
    assert paths(found) == ["rules/base/races.sw", "rules/z.sw"]
    assert [each.code.slug for each in found.diagnostics] == ["large-project"]
