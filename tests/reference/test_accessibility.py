"""An accessibility checker in a real browser: no violation of level A or AA on any kind of page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swdsl.artifact import Artifact
from swdsl.pipeline import compile_rules
from swdsl.reference import OWNED, Pictures, site
from swdsl.workspace import find_sources, official_root, write_artifacts
from tests.reference.browser import DESKTOP, PHONE, open_page, running_browser
from tests.tools import imported

pytestmark = pytest.mark.slow
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with running_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def small(pages: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(pages, tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="module")
def official(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = compile_rules(find_sources(Path(official_root())).sources).library
    files = {file.path: file.text for file in site(library, ("en", "ru"), Pictures())}
    return written(files, tmp_path_factory.mktemp("official"))


def written(files: dict[str, str], folder: Path) -> Path:
    """Put a site on the disk."""
    write_artifacts(folder, [Artifact(path, text) for path, text in files.items()], OWNED)
    return folder


def one_of_each_kind(root: Path, language: str) -> list[str]:
    """Return the first page, the list of every kind, and one page of every kind."""
    found: dict[tuple[Path, bool], str] = {}
    for file in sorted((root / language).rglob("*.html")):
        path = file.relative_to(root).as_posix()
        found.setdefault((file.parent, file.name == "index.html"), path)
    return list(found.values())


def violations(page: Any) -> list[str]:
    """Ask the checker about the page as it stands now."""
    axe = imported("axe_playwright_python.sync_playwright", "axe-playwright-python").Axe()
    answer = axe.run(page, options={"resultTypes": ["violations"], "runOnly": LEVELS}).response
    return [
        f"{page.url}: {found['id']}: {node['html'][:120]}"
        for found in answer["violations"]
        for node in found["nodes"]
    ]


@pytest.fixture
def window(browser: Any, size: str, scheme: str) -> Iterator[Any]:
    context = browser.new_context(viewport=SIZES[size], color_scheme=scheme)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_kind_of_page_is_accessible(window: Any, small: Path, language: str) -> None:
    found = []
    paths = one_of_each_kind(small, language)
    assert len(paths) > 15
    for path in ("index.html", *paths):
        open_page(window, small, path)
        found += violations(window)
    assert found == []


@pytest.mark.parametrize(
    ("language", "scheme", "size"), [("ru", "light", "desktop"), ("en", "dark", "phone")]
)
def test_the_official_pages_are_accessible(window: Any, official: Path, language: str) -> None:
    found = []
    for path in one_of_each_kind(official, language):
        open_page(window, official, path)
        found += violations(window)
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_search_is_accessible_while_it_is_open(window: Any, small: Path) -> None:
    open_page(window, small, "en/index.html")
    for asked in ("coin", "zzzzzz"):
        window.fill("#search", asked)
        assert violations(window) == []


@pytest.mark.parametrize(("scheme", "size"), [("light", "desktop")])
def test_the_checker_sees_what_is_wrong(window: Any, small: Path) -> None:
    open_page(window, small, "en/maps/index.html")
    window.evaluate("() => document.querySelector('main img').removeAttribute('alt')")
    assert [each for each in violations(window) if "image-alt" in each]
