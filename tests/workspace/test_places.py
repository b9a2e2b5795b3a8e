"""The official rules are found in a checkout and in an installation alike."""

from pathlib import Path

import pytest

from swdsl.internal import InternalError
from swdsl.workspace import find_sources, official_package, official_root, places, read_page, user_cache_dir

REPOSITORY = Path(__file__).parents[2]


def test_checkout_holds_the_official_rules_itself() -> None:
    assert official_root() == REPOSITORY
    assert official_package() == "generated"
    found = find_sources(official_root())
    assert {"rules/base/set.sw", "rules/underground/set.sw"} <= {source.path for source in found.sources}
    assert found.diagnostics == ()


def test_installation_carries_them_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "swdsl" / "official" / "rules").mkdir(parents=True)
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "swdsl")
    assert official_root() == tmp_path / "swdsl" / "official"
    assert official_package() == "swdsl.official.generated"


def test_installation_without_rules_is_our_bug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "swdsl")
    with pytest.raises(InternalError, match="official rules"):
        official_root()


def test_pages_of_the_documentation_are_at_hand() -> None:
    assert read_page("docs/diagnostics/not-text.md").startswith("# not-text\n")
    with pytest.raises(InternalError, match=r"docs/gone\.md is missing"):
        read_page("docs/gone.md")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("/var/caches", "/var/caches/swdsl"),
        ("relative", "/home/ann/.cache/swdsl"),
        ("", "/home/ann/.cache/swdsl"),
    ],
)
def test_caches_go_where_the_desktop_keeps_them(
    monkeypatch: pytest.MonkeyPatch, given: str, expected: str
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("XDG_CACHE_HOME", given)
    assert user_cache_dir() == Path(expected)
