"""A build is written whole or not at all, file by file."""

import os
import stat
from pathlib import Path
from typing import Never

import pytest

from swdsl.artifact import Artifact
from swdsl.internal import InternalError
from swdsl.workspace import Changes, stale_artifacts, write_artifacts

OWNED = ("generated", "docs/reference")
OLD = (Artifact("generated/a.py", "a = 1\n"), Artifact("generated/deep/b.py", "b = 1\n"))
NEW = (Artifact("generated/a.py", "a = 2\n"), Artifact("generated/deep/b.py", "b = 2\n"))


def on_disk(root: Path) -> dict[str, str]:
    """Return every file below the root with its text."""
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in root.rglob("*")
        if path.is_file()
    }


def as_texts(artifacts: tuple[Artifact, ...]) -> dict[str, str]:
    return {artifact.path: artifact.text for artifact in artifacts}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A project with an old build in it."""
    write_artifacts(tmp_path, OLD, OWNED)
    return tmp_path


def test_first_build_writes_everything(tmp_path: Path) -> None:
    root = tmp_path / "not" / "there" / "yet"
    assert write_artifacts(root, OLD, OWNED) == Changes(("generated/a.py", "generated/deep/b.py"))
    assert on_disk(root) == as_texts(OLD)


def test_second_build_of_the_same_touches_nothing(built: Path) -> None:
    before = (built / "generated/a.py").stat()
    assert write_artifacts(built, OLD, OWNED) == Changes()
    after = (built / "generated/a.py").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_only_what_differs_is_written(built: Path) -> None:
    assert write_artifacts(built, (NEW[0], OLD[1]), OWNED) == Changes(("generated/a.py",))
    assert on_disk(built) == as_texts((NEW[0], OLD[1]))


def test_text_is_written_byte_for_byte(tmp_path: Path) -> None:
    write_artifacts(tmp_path, [Artifact("generated/x.md", "гном\n\r\n")], OWNED)
    assert (tmp_path / "generated/x.md").read_bytes() == "гном\n\r\n".encode()


def test_files_have_ordinary_permissions(tmp_path: Path) -> None:
    (tmp_path / "ordinary").write_text("")
    write_artifacts(tmp_path, OLD, OWNED)
    ordinary, written = (tmp_path / "ordinary").stat(), (tmp_path / "generated/a.py").stat()
    assert stat.S_IMODE(written.st_mode) == stat.S_IMODE(ordinary.st_mode)


def test_orphans_go_and_their_folders_with_them(built: Path) -> None:
    (built / "generated/deep/__pycache__").mkdir()
    (built / "generated/deep/__pycache__/b.cpython-311.pyc").write_bytes(b"")
    changes = write_artifacts(built, OLD[:1], OWNED)
    assert changes == Changes(removed=("generated/deep/b.py",))
    assert not (built / "generated/deep").exists()


def test_nothing_outside_the_owned_folders_is_touched(built: Path) -> None:
    (built / "docs").mkdir()
    (built / "docs/guide.md").write_text("mine")
    (built / "generated/.keep").write_text("hidden")
    (built / "generated/__pycache__").mkdir()
    (built / "generated/__pycache__/a.pyc").write_text("cache")
    assert not write_artifacts(built, OLD, OWNED)
    assert {"docs/guide.md", "generated/.keep", "generated/__pycache__/a.pyc"} <= on_disk(built).keys()


def test_stale_names_what_a_build_would_do_and_does_nothing(built: Path) -> None:
    before = on_disk(built)
    expected = Changes(("docs/reference/new.md", "generated/a.py"), ("generated/deep/b.py",))
    artifacts = (NEW[0], Artifact("docs/reference/new.md", "new\n"))
    assert stale_artifacts(built, artifacts, OWNED) == expected
    assert on_disk(built) == before
    assert write_artifacts(built, artifacts, OWNED) == expected
    assert not stale_artifacts(built, artifacts, OWNED)


def test_interruption_while_staging_leaves_the_old_build_whole(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bytes, calls = Path.write_bytes, []

    def interrupted(self: Path, data: bytes) -> int:
        calls.append(self)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return write_bytes(self, data)

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_artifacts(built, NEW, OWNED)
    assert len(calls) == 2
    assert on_disk(built) == as_texts(OLD)


def test_interruption_while_moving_leaves_every_file_whole(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, calls = os.replace, []

    def interrupted(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) == 2:
            raise KeyboardInterrupt
        replace(source, target)

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_artifacts(built, NEW, OWNED)
    assert on_disk(built) == as_texts((NEW[0], OLD[1]))
    monkeypatch.undo()
    assert write_artifacts(built, NEW, OWNED) == Changes(("generated/deep/b.py",))


def test_full_disk_is_a_finding_and_leaves_the_old_build_whole(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _data: bytes) -> Never:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    (finding,) = write_artifacts(built, NEW, OWNED).diagnostics
    assert finding.code.slug == "unwritable-file"
    assert "no space left" in finding.message
    assert on_disk(built) == as_texts(OLD)


def test_something_in_the_way_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "generated/a.py/inner").mkdir(parents=True)
    (tmp_path / "generated/a.py/inner/.hidden").write_text("mine")
    (finding,) = write_artifacts(tmp_path, OLD[:1], OWNED).diagnostics
    assert finding.code.slug == "unwritable-file"
    assert (tmp_path / "generated/a.py/inner/.hidden").exists()


@pytest.mark.parametrize("folder", ["generated", "generated/deep", "docs"])
def test_linked_folder_is_refused_and_left_alone(tmp_path: Path, folder: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "precious.txt").write_text("mine")
    root = tmp_path / "root"
    (root / folder).parent.mkdir(parents=True, exist_ok=True)
    (root / folder).symlink_to(outside)
    (finding,) = write_artifacts(root, OLD, OWNED).diagnostics
    assert (finding.code.slug, finding.span.path) == ("outside-project", folder)
    assert on_disk(outside) == {"precious.txt": "mine"}


def test_linked_file_is_replaced_not_followed(built: Path) -> None:
    (built / "precious.txt").write_text("a = 1\n")
    (built / "generated/a.py").unlink()
    (built / "generated/a.py").symlink_to(built / "precious.txt")
    assert write_artifacts(built, NEW[:1], OWNED).written == ("generated/a.py",)
    assert (built / "precious.txt").read_text() == "a = 1\n"
    assert not (built / "generated/a.py").is_symlink()


@pytest.mark.parametrize("path", ["README.md", "generated/../README.md", "/etc/passwd", "generated_too/a.py"])
def test_artifact_outside_the_owned_folders_is_our_bug(tmp_path: Path, path: str) -> None:
    with pytest.raises(InternalError, match="outside the folders"):
        write_artifacts(tmp_path, [Artifact(path, "")], OWNED)


def test_same_path_twice_is_our_bug(tmp_path: Path) -> None:
    with pytest.raises(InternalError, match="twice"):
        write_artifacts(tmp_path, [OLD[0], NEW[0]], OWNED)
