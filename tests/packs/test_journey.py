"""A pack becomes one file, the file becomes a pack elsewhere, and every attack on the way is refused."""

import errno
import hashlib
import json
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.packs.conftest import RULES, Run, archive


def listing(files: dict[str, bytes], **other: Any) -> bytes:
    """Return an honest list of contents of these files, but for what the test says otherwise."""
    return json.dumps(
        {
            "format": 1,
            "pack": "winter",
            "name": "Winter",
            "version": "1.0",
            "authors": ["Ann", "Bob"],
            "licence": "CC0",
            "language": 1,
            "uses": {"base": None},
            "files": {path: hashlib.sha256(data).hexdigest() for path, data in files.items()},
            **other,
        }
    ).encode()


def sealed(files: dict[str, bytes], **other: Any) -> bytes:
    """Return a pack file of these files."""
    return archive({"pack.json": listing(files, **other), **files})


HONEST = {"rules/set.sw": RULES.encode()}


def refusal(run: Run, folder: Path, data: bytes) -> str:
    """Bring a pack file into an empty folder and return why that fails, having left nothing behind."""
    target = folder.parent / "target"
    target.mkdir()
    (target / "stranger.zip").write_bytes(data)
    os.chdir(target)  # the fixture brings the old folder back
    before = sorted(folder.parent.rglob("*"))
    result = run("use", "stranger.zip")
    assert result.exit_code == 1, result.output
    assert sorted(folder.parent.rglob("*")) == before
    return result.stderr


def test_a_pack_travels(run: Run, folder: Path) -> None:
    assert "winter-1.0.zip written: Winter 1.0, 2 files." in run("pack").stdout
    there = folder.parent / "there"
    there.mkdir()
    os.chdir(there)
    said = run("use", "../winter/winter-1.0.zip")
    assert said.exit_code == 0, said.output
    assert "Winter 1.0 by Ann, Bob, CC0." in said.stdout
    arrived = {path.name: path.read_bytes() for path in Path("packs/winter").rglob("*") if path.is_file()}
    assert arrived == {"set.sw": RULES.encode(), "README.md": b"# Winter\n"}
    assert "1 race" in run("check").stdout
    again = run("use", "../winter/winter-1.0.zip")
    assert again.exit_code == 1
    assert "file-exists" in again.stderr


@pytest.mark.parametrize("room", [0, 1, 2])
def test_a_full_disk_leaves_nothing_behind(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """The disk has room for so many files of two; the move into place fails with the third deed."""
    run("pack")
    there = folder.parent / "there"
    there.mkdir()
    os.chdir(there)
    left = [room]

    def deed(really: Callable[..., Any]) -> Callable[..., Any]:
        def tried(path: Path, *words: Any) -> Any:
            if left[0] == 0:
                raise OSError(errno.ENOSPC, "No space left on device")
            left[0] -= 1
            return really(path, *words)

        return tried

    with monkeypatch.context() as full:
        really_open = Path.open

        def opened(path: Path, mode: str = "r", *more: Any) -> Any:
            return (deed(really_open) if "x" in mode else really_open)(path, mode, *more)

        full.setattr(Path, "open", opened)
        full.setattr(Path, "rename", deed(Path.rename))
        said = run("use", "../winter/winter-1.0.zip")
    assert said.exit_code == 1
    assert "unwritable-file" in said.stderr
    assert "Nothing was written." in said.stderr
    assert list(there.iterdir()) == []
    assert run("use", "../winter/winter-1.0.zip").exit_code == 0
    assert sorted(path.name for path in (there / "packs").iterdir()) == ["winter"]


def test_the_same_pack_makes_the_same_bytes(run: Run, folder: Path) -> None:
    run("pack", "--out", "one.zip")
    os.utime("rules/set.sw", (1, 1))
    Path("rules/set.sw").write_bytes(RULES.replace("\n", "\r\n").encode())
    run("pack", "--out", "other.zip")
    assert Path("one.zip").read_bytes() == Path("other.zip").read_bytes()
    with zipfile.ZipFile("one.zip") as made:
        assert made.namelist() == ["pack.json", "README.md", "rules/set.sw"]


def test_only_a_right_and_complete_pack_is_made(run: Run, folder: Path) -> None:
    Path("rules/set.sw").write_text(RULES.replace("mountain:", "mountan:"), encoding="utf-8")
    assert "unknown-name" in run("pack").stderr
    Path("rules/set.sw").write_text(RULES.replace('  licence "CC0"\n', ""), encoding="utf-8")
    said = run("pack")
    assert said.exit_code == 1
    assert "incomplete-pack" in said.stderr
    assert 'licence "CC BY 4.0"' in said.stderr
    assert list(folder.glob("*.zip")) == []


@pytest.mark.parametrize(
    "path",
    [
        *(
            "../out.sw",
            "rules/../../out.sw",
            "/etc/out.sw",
            "C:/out.sw",
            "rules\\..\\out.sw",
            "rules/.hidden.sw",
        ),
        *("rules/nul.sw", "rules//out.sw", "./out.sw", "rules/out.sw:stream.sw", "rules/a\x1b[2J.sw"),
        *("rules/COM¹.sw", "rules/conin$.sw", "rules／out.sw", "rules/．．/out.sw", "rules/a∕..∕b.sw"),
        *("rules/\u202etuo.sw", "rules/out\u200b.sw"),
    ],
)
def test_paths_outside_the_pack_are_refused(run: Run, folder: Path, path: str) -> None:
    said = refusal(run, folder, sealed({**HONEST, path: b"# nothing\n"}))
    assert "pack-path" in said
    assert "\x1b" not in said


@pytest.mark.parametrize("path", ["rules/SET.sw", "rules/ſet.sw", "rules/ｓet.sw"])
def test_two_files_that_some_systems_confuse_are_refused(run: Run, folder: Path, path: str) -> None:
    assert "pack-path" in refusal(run, folder, sealed({**HONEST, path: b"# nothing\n"}))


@pytest.mark.parametrize("path", ["setup.py", "rules/set.py", "generated/x.sw", "packs/x/rules/set.sw"])
def test_what_is_not_rules_is_refused(run: Run, folder: Path, path: str) -> None:
    assert "pack-foreign-file" in refusal(run, folder, sealed({**HONEST, path: b"pass\n"}))


def test_what_is_not_text_is_refused(run: Run, folder: Path) -> None:
    assert "pack-foreign-file" in refusal(run, folder, sealed({**HONEST, "README.md": b"\xff\xfe\x00"}))


def test_links_are_refused(run: Run, folder: Path) -> None:
    link = zipfile.ZipInfo("rules/link.sw")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    files = {**HONEST, "rules/link.sw": b"/etc/passwd"}
    source = folder / "made.zip"
    with zipfile.ZipFile(source, "w") as target:
        target.writestr("pack.json", listing(files))
        target.writestr("rules/set.sw", HONEST["rules/set.sw"])
        target.writestr(link, b"/etc/passwd")
    assert "pack-link" in refusal(run, folder, source.read_bytes())


@pytest.mark.parametrize(
    "files",
    [
        {"rules/large.sw": b"#" * 2_000_001},
        {f"rules/{number}.sw": b"#" for number in range(501)},
        {f"rules/{number}.sw": b"#" * 1_900_000 for number in range(11)},
    ],
    ids=["one large file", "many files", "large together"],
)
def test_what_swells_is_refused(run: Run, folder: Path, files: dict[str, bytes]) -> None:
    assert "pack-too-large" in refusal(run, folder, sealed({**HONEST, **files}))


@pytest.mark.parametrize(
    "files",
    [
        {"rules/set.sw": RULES.replace("1 less", "2 less").encode()},
        {**HONEST, "rules/more.sw": b"# nothing\n"},
        {},
    ],
    ids=["changed", "added", "missing"],
)
def test_what_does_not_fit_its_checksums_is_refused(run: Run, folder: Path, files: dict[str, bytes]) -> None:
    assert "pack-damaged" in refusal(run, folder, archive({"pack.json": listing(HONEST), **files}))


@pytest.mark.parametrize("other", [{"language": 2}, {"format": 2}])
def test_newer_languages_are_refused(run: Run, folder: Path, other: dict[str, Any]) -> None:
    assert "unknown-language" in refusal(run, folder, sealed(HONEST, **other))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x03\x04 nonsense",
        archive(HONEST),
        archive({"pack.json": b"[" * 100_000, **HONEST}),
        archive({"pack.json": b"[]", **HONEST}),
        sealed(HONEST, pack="../winter"),
        sealed(HONEST, version="new"),
        sealed(HONEST, uses=[]),
        sealed(HONEST, pack="summer"),
        sealed(HONEST, licence="none"),
        sealed(HONEST, name="Summer"),
        sealed(HONEST, name="\ud800"),
        sealed(HONEST, language=True),
        sealed({"rules/set.sw": RULES.replace("pack winter", "pack con").encode()}, pack="con"),
    ],
)
def test_what_is_no_pack_is_refused(run: Run, folder: Path, data: bytes) -> None:
    assert "not-a-pack" in refusal(run, folder, data)


def test_a_pack_with_errors_is_refused(run: Run, folder: Path) -> None:
    wrong = {"rules/set.sw": RULES.replace("mountain:", "mountan:").encode()}
    said = refusal(run, folder, sealed(wrong))
    assert "unknown-name" in said
    assert "Nothing was written." in said


@pytest.mark.parametrize("sign", ["\x1b[31m", "\u202e"])
def test_a_name_that_a_terminal_would_obey_is_refused(run: Run, folder: Path, sign: str) -> None:
    wrong = {"rules/set.sw": RULES.replace('"Winter"', f'"Win{sign}ter"').encode()}
    said = refusal(run, folder, sealed(wrong, name=f"Win{sign}ter"))
    assert "stray-character" in said
    assert sign not in said


def test_warnings_about_packs_of_others_are_not_repeated(run: Run, folder: Path) -> None:
    Path("rules/set.sw").write_text(RULES.replace("tokens 5 of 10", "tokens 11 of 16"), encoding="utf-8")
    assert "token-advice" in run("check").stderr
    run("pack")
    there = folder.parent / "there"
    there.mkdir()
    os.chdir(there)
    assert "token-advice" in run("use", "../winter/winter-1.0.zip").stderr
    assert run("check").stderr == ""
    assert run("simulate", "--game", "base_2p", "--games", "1").stderr == ""


def test_a_pack_that_needs_a_newer_set_is_told_so(run: Run, folder: Path) -> None:
    more = '\npack spring "Spring"\n  uses winter "1.1"\n'
    Path("rules/spring").mkdir()
    Path("rules/spring/set.sw").write_text(more, encoding="utf-8")
    assert "old-version" in run("check").stderr
    Path("rules/spring/set.sw").write_text(more.replace("1.1", "1.0.0"), encoding="utf-8")
    assert run("check").exit_code == 0
    Path("rules/set.sw").write_text(RULES.replace('  version "1.0"\n', ""), encoding="utf-8")
    assert "does not say its version" in run("check").stderr


@pytest.mark.parametrize("box", ["base", "underground"])
def test_a_pack_may_need_a_version_of_a_box(run: Run, folder: Path, box: str) -> None:
    path = Path("rules/set.sw")
    path.write_text(RULES.replace("uses base", f'uses {box} "1.0"'), encoding="utf-8")
    assert "old-version" not in run("check").stderr
    path.write_text(RULES.replace("uses base", f'uses {box} "1.0.1"'), encoding="utf-8")
    said = run("check")
    assert said.exit_code == 1
    assert f"Version 1.0.1 of `{box}` is needed, and 1.0 is here." in said.stderr


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('version "newest"', "unknown-setting"),
        ("authors 3", "unknown-setting"),
        ('licence "CC0" "MIT"', "unknown-setting"),
        ("language 2", "unknown-language"),
        ('uses "1.0" base', "unknown-setting"),
        ('license "CC0"', "unknown-setting"),
    ],
)
def test_lines_of_the_manifest_have_one_shape(run: Run, folder: Path, line: str, code: str) -> None:
    Path("rules/set.sw").write_text(f'pack winter "Winter"\n  uses base\n  {line}\n', encoding="utf-8")
    said = run("check")
    assert said.exit_code == 1
    assert code in said.stderr
