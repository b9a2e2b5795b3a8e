"""Addresses from anywhere: what an editor says lies in its folder is read there, and nowhere else."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.tools import imported

if TYPE_CHECKING:
    from swdsl.lsp.session import Session

# What the language server needs is only there in the slow tier.
pytestmark = pytest.mark.slow

_SECRET = 'race outsiders "Outsiders"\n  tokens 5 of 10\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of rules, with a file beside it, and links that lead there."""
    imported("pygls", "pygls")
    rules = tmp_path / "pack" / "rules"
    rules.mkdir(parents=True)
    (rules / "set.sw").write_text('pack winter "Winter"\n  uses base\n', encoding="utf-8")
    (tmp_path / "secret.sw").write_text(_SECRET, encoding="utf-8")
    (rules / "link.sw").symlink_to(tmp_path / "secret.sw")
    (rules / "more").symlink_to(tmp_path)
    return tmp_path / "pack"


def session_of(folder: Path) -> "Session":
    """Open a folder as an editor does."""
    from swdsl.lsp.session import Session  # noqa: PLC0415 - only with what the language server needs

    return Session(folder)


_PLACES = (
    "rules/link.sw",
    "rules/more/secret.sw",
    "../secret.sw",
    "rules/../../secret.sw",
    "rules/%2E%2E/../../secret.sw",
)


@pytest.mark.parametrize("place", _PLACES)
def test_nothing_outside_is_read_whatever_the_editor_says_has_changed(folder: Path, place: str) -> None:
    session = session_of(folder)
    session.saved_elsewhere(f"{folder.as_uri()}/{place}")
    session.closed(f"{folder.as_uri()}/{place}")
    assert sorted(session.studio.project.own) == ["rules/set.sw"]


def test_a_new_file_inside_is_read(folder: Path) -> None:
    session = session_of(folder)
    (folder / "rules/new.sw").write_text(_SECRET, encoding="utf-8")
    session.saved_elsewhere(f"{folder.as_uri()}/rules/new.sw")
    assert "rules/new.sw" in session.studio.project.own


@pytest.mark.parametrize(
    "uri", ["file://[", "", "x", "untitled:1", "file:///%00.sw", f"file:///{'a/' * 3000}x.sw"]
)
def test_what_is_no_address_here_is_none_of_ours(folder: Path, uri: str) -> None:
    session = session_of(folder)
    assert session.path_of(uri) is None
    assert not session.changed(uri, _SECRET)
    assert session.path_of(f"{folder.as_uri()}/{'é' * 400}.sw") is None


def test_a_file_with_an_impossible_name_leaves_the_others_alone(folder: Path) -> None:
    (folder / "rules" / "a\\b.sw").write_text("nonsense")
    session = session_of(folder)
    assert all("\\" not in path for path in session.studio.project.own)
    assert session.ask("check")["errors"] == 0
