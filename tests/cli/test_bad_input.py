"""Whatever stands in the folder, there is a finding or silence: never a traceback, nothing lost."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cli.conftest import Run

GOOD: Final = 'race yetis "Yetis"\n  tokens 5 of 10\n  when I attack a mountain: cost 1 less\n'
OFFICIAL: Final = Path(__file__).parents[2] / "rules" / "underground" / "races.sw"


@pytest.fixture
def rules(folder: Path) -> Path:
    """The rules folder of a pack with one good race."""
    path = folder / "rules"
    path.mkdir()
    (path / "set.sw").write_text('pack winter "Winter"\n  uses base underground\n')
    (path / "yetis.sw").write_text(GOOD)
    return path


def snapshot(folder: Path) -> dict[str, bytes]:
    """Return every ordinary file below a folder."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes(range(256)) * 40, "not-text"),
        (os.urandom(5000), "not-text"),
        ("race yetis\n".encode("utf-16"), "not-text"),
        ('race снег "Снег"\n'.encode("cp1251"), "not-text"),
        (b'race giants "Gi', "unclosed-quote"),
        (b"(" * 10_000, None),
        (b'race giants "Giants"\n  tokens 5 of 10\n' + b" " * 5 + b"at scoring: " + b"gain " * 20_000, None),
        ("рас гиганты «Гиганты»\n  жетоны 5 из 10\n".encode(), None),
        (b"\n".join(b"%d" % number for number in range(3000)), None),
    ],
    ids=["bytes", "noise", "utf-16", "cp1251", "quote", "brackets", "long-line", "cyrillic", "numbers"],
)
def test_junk_is_a_finding_in_its_own_file(rules: Path, run: Run, data: bytes, code: str | None) -> None:
    (rules / "junk.sw").write_bytes(data)
    before = snapshot(rules)
    for command in ("check", "format"):
        result = run(command)
        assert result.exit_code == 1
        assert "rules/junk.sw" in result.stderr
        assert "rules/yetis.sw" not in result.stderr
        assert code is None or f"error[{code}]" in result.stderr
    assert snapshot(rules) == before


def test_fifty_megabytes_are_refused_at_once(rules: Path, run: Run) -> None:
    with (rules / "huge.sw").open("wb") as huge:
        huge.truncate(50_000_000)
    result = run("check")
    assert result.exit_code == 1
    assert "error[too-large]" in result.stderr
    assert run("format").exit_code == 1
    assert (rules / "huge.sw").stat().st_size == 50_000_000


@pytest.mark.parametrize("share", [0.1, 0.37, 0.5, 0.81])
def test_half_a_file_is_read_as_far_as_it_goes(rules: Path, run: Run, share: float) -> None:
    text = OFFICIAL.read_text(encoding="utf-8")
    (rules / "half.sw").write_text(text[: int(len(text) * share)], encoding="utf-8")
    result = run("check")
    assert "half.sw" in result.stderr or result.exit_code == 0
    assert result.stderr.count("error[") <= 3


def test_line_ends_marks_and_names_of_other_countries_are_fine(rules: Path, run: Run) -> None:
    text = GOOD.replace("Yetis", "Снежные люди").replace("yetis", "snow_people").replace("1 less", "2 less")
    (rules / "снег.sw").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    result = run("check")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "snow_people" in run("list", "--set", "winter").stdout


def test_an_id_in_cyrillic_is_answered_with_what_an_id_is(rules: Path, run: Run) -> None:
    (rules / "yetis.sw").write_text(GOOD.replace("race yetis", "race йети"), encoding="utf-8")
    result = run("check")
    assert result.exit_code == 1
    assert "rules/yetis.sw:1:" in result.stderr


@pytest.mark.parametrize("name", [".yetis.sw.swp", "yetis.sw~", "#yetis.sw#", ".#yetis.sw", "4913"])
def test_what_an_editor_leaves_beside_is_not_read(rules: Path, run: Run, name: str) -> None:
    (rules / name).write_bytes(b"b0VIM 9.0\0\xff")
    result = run("check")
    assert (result.exit_code, result.stderr) == (0, "")
    assert run("format", "--check").exit_code == 0


def test_two_files_declaring_one_id_are_both_named(rules: Path, run: Run) -> None:
    shutil.copy(rules / "yetis.sw", rules / "again.sw")
    result = run("check")
    assert result.exit_code == 1
    assert "error[duplicate-id]" in result.stderr
    assert "rules/again.sw:1:6" in result.stderr
    assert "rules/yetis.sw:1:6" in result.stderr


def test_links_in_a_circle_end(rules: Path, run: Run) -> None:
    (rules / "round").symlink_to(rules)
    (rules / "self.sw").symlink_to("self.sw")
    result = run("check")
    assert result.exit_code == 1
    assert result.stderr.count("error[symlink-loop]") == 2
    assert run("check", "rules/self.sw").exit_code == 1


def test_a_folder_without_rights_is_told(rules: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = rules / "secret"
    secret.mkdir()
    _forbid(monkeypatch, "listdir", secret)
    result = run("check")
    assert result.exit_code == 1
    assert "error[unreadable-folder]" in result.stderr
    assert "permission denied" in result.stderr


def test_a_folder_that_takes_no_files_is_told(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(whole: Any, name: Any) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(name))

    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(Path, "rename", refuse)
    result = run("new", "race", "yetis")
    assert result.exit_code == 1
    assert "error[unwritable-file]" in result.stderr
    assert list(folder.iterdir()) == []


def _forbid(monkeypatch: pytest.MonkeyPatch, deed: str, place: Path) -> None:
    """Refuse a deed at one place, as a disk does to whoever has no rights there, administrators included."""
    owner: Any = Path if deed == "open" else os
    allowed = getattr(owner, deed)

    def refuse(path: Any, *words: Any, **more: Any) -> Any:
        if Path(path) == place:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return allowed(path, *words, **more)

    monkeypatch.setattr(owner, deed, refuse)


def test_a_pipe_is_not_waited_for(rules: Path, run: Run) -> None:
    os.mkfifo(rules / "pipe.sw")
    result = run("check")
    assert result.exit_code == 1
    assert "error[unreadable-file]" in result.stderr


def test_a_folder_that_is_a_file_is_a_finding(folder: Path, run: Run) -> None:
    (folder / "rules").write_text("not a folder")
    assert run("check").exit_code in (0, 1)
    assert (folder / "rules").read_text() == "not a folder"


def test_an_error_in_a_pack_leaves_the_rest_to_be_listed(rules: Path, run: Run) -> None:
    (rules / "junk.sw").write_text("race\n")
    assert "yetis" in run("list", "races").stdout
    assert run("show", "yetis").exit_code == 0
