"""Every link between pages leads somewhere."""

from pathlib import Path

import pytest

from tests.docs.markdown import PAGES, ROOT, anchors, links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    broken = [target for target in links(page) if not _leads_somewhere(page, target)]
    assert broken == []


def test_pages_link_to_each_other() -> None:
    assert sum(1 for page in PAGES for _ in links(page)) > 5


def _leads_somewhere(page: Path, target: str) -> bool:
    if target.startswith(("http://", "https://", "mailto:")):
        return True
    path, _, anchor = target.partition("#")
    found = page.parent / path if path else page
    return found.exists() and (not anchor or anchor in anchors(found))
