"""What was worked out once is found again, and only for the very same texts."""

import os
from pathlib import Path

import pytest

from swdsl.source import SourceFile
from swdsl.workspace import digest_of, recall, remember, user_cache_dir

OWLS = SourceFile("owls.sw", "race owls")


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_what_is_remembered_is_recalled_under_its_digest_only() -> None:
    remember("check", "one", "all is well: совы")
    assert recall("check", "one") == "all is well: совы"
    assert recall("check", "two") is None
    assert recall("other", "one") is None


def test_a_digest_changes_with_text_path_order_and_what_else_matters() -> None:
    other = SourceFile("owls.sw", "race owl")
    moved = SourceFile("owl.sw", "srace owls")
    digests = {
        digest_of([OWLS]),
        digest_of([other]),
        digest_of([moved]),
        digest_of([OWLS, other]),
        digest_of([other, OWLS]),
        digest_of([OWLS], "strict"),
    }
    assert len(digests) == 6
    assert digest_of([OWLS]) == digest_of([SourceFile("owls.sw", "race owls")])


def test_only_the_last_few_are_kept() -> None:
    for number in range(60):
        remember("check", f"{number:03}", "x")
    assert len(list((user_cache_dir() / "check").iterdir())) <= 51
    assert recall("check", "059") == "x"


def test_a_cache_that_cannot_be_written_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    remember("check", "one", "x")
    assert recall("check", "one") is None


def test_a_cache_of_junk_is_as_good_as_none() -> None:
    remember("check", "one", "x")
    (user_cache_dir() / "check" / "one").write_bytes(b"\xff\xfe\x00")
    assert recall("check", "one") is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_nobody_waits_for_a_pipe_where_an_entry_or_the_key_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember("check", "one", "well")
    (user_cache_dir() / "check" / "one").unlink()
    os.mkfifo(user_cache_dir() / "check" / "one")
    assert recall("check", "one") is None
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere" / "swdsl").mkdir(parents=True)
    os.mkfifo(tmp_path / "elsewhere" / "swdsl" / "key")
    assert recall("check", "one") is None


def test_an_entry_that_somebody_else_made_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "stranger"))
    remember("check", "one", "all is well")
    assert recall("check", "one") == "all is well"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert recall("check", "one") is None


def test_an_entry_serves_under_its_own_name_only() -> None:
    remember("check", "one", "all is well")
    entry = user_cache_dir() / "check" / "one"
    (user_cache_dir() / "right").mkdir()
    for name in ("check/two", "right/one"):
        (user_cache_dir() / name).write_bytes(entry.read_bytes())
    assert (recall("check", "two"), recall("right", "one")) == (None, None)


def test_without_a_key_nothing_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    remember("check", "one", "x")
    assert recall("check", "one") is None
    assert not (user_cache_dir() / "check").exists()


def test_the_key_is_for_its_user_alone(tmp_path: Path) -> None:
    remember("check", "one", "x")
    assert (tmp_path / "state/swdsl/key").stat().st_mode & 0o077 == 0
