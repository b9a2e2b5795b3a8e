"""What belongs to the author is started once and rewritten in one step."""

import os
from pathlib import Path
from typing import Never

import pytest

from swdsl.artifact import Artifact
from swdsl.source import SourceFile
from swdsl.workspace import create_files, rewrite_sources


def test_new_files_are_written_with_their_folders(tmp_path: Path) -> None:
    assert create_files(tmp_path, [Artifact("pack/rules/set.sw", "set гном\n")]) == ()
    assert (tmp_path / "pack/rules/set.sw").read_bytes() == "set гном\n".encode()


def test_existing_file_is_kept_and_nothing_else_is_written(tmp_path: Path) -> None:
    (tmp_path / "b.sw").write_text("mine")
    (finding,) = create_files(tmp_path, [Artifact("a.sw", "new"), Artifact("b.sw", "new")])
    assert (finding.code.slug, finding.span.path) == ("file-exists", "b.sw")
    assert (tmp_path / "b.sw").read_text() == "mine"
    assert not (tmp_path / "a.sw").exists()


def test_dangling_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "a.sw").symlink_to(tmp_path / "elsewhere.sw")
    assert [each.code.slug for each in create_files(tmp_path, [Artifact("a.sw", "new")])] == ["file-exists"]
    assert not (tmp_path / "elsewhere.sw").exists()


def test_folder_that_is_a_file_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "pack").write_text("mine")
    assert [each.code.slug for each in create_files(tmp_path, [Artifact("pack/a.sw", "new")])] == [
        "unwritable-file"
    ]


def test_source_is_rewritten_with_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.sw"
    path.write_text("race   a\n")
    path.chmod(0o640)
    assert rewrite_sources(tmp_path, [SourceFile("a.sw", "race a\n")]) == ()
    assert path.read_text() == "race a\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["a.sw"]


def test_file_behind_a_link_is_rewritten_and_the_link_stays(tmp_path: Path) -> None:
    (tmp_path / "real.sw").write_text("old")
    (tmp_path / "link.sw").symlink_to("real.sw")
    assert rewrite_sources(tmp_path, [SourceFile("link.sw", "new")]) == ()
    assert (tmp_path / "link.sw").is_symlink()
    assert (tmp_path / "real.sw").read_text() == "new"


def test_file_that_is_gone_is_a_finding_and_the_others_are_written(tmp_path: Path) -> None:
    (tmp_path / "b.sw").write_text("old")
    (finding,) = rewrite_sources(tmp_path, [SourceFile("a.sw", "new"), SourceFile("b.sw", "new")])
    assert (finding.code.slug, finding.span.path) == ("unwritable-file", "a.sw")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"b.sw": "new"}


def test_interrupted_rewriting_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_source: str, _target: Path) -> Never:
        raise KeyboardInterrupt

    (tmp_path / "a.sw").write_text("old")
    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        rewrite_sources(tmp_path, [SourceFile("a.sw", "new")])
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a.sw": "old"}


def test_a_disk_that_takes_no_files_is_told_by_the_name_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: str, *_: object) -> Never:
        raise OSError(30, "Read-only file system", path)

    monkeypatch.setattr(os, "mkdir", refuse)
    (finding,) = create_files(tmp_path, [Artifact("rules/a.sw", "")])
    assert finding.message == "`rules/a.sw` cannot be written: read-only file system."
