"""Every code that comes of playing a scenario is provoked by one example and avoided by another."""

from pathlib import Path

import pytest

from swdsl.diagnostics import render_report
from tests.conftest import Recorded
from tests.scenarios.tables import RULES, told

CASES = Path(__file__).parent / "cases"
PAGES = Path(__file__).parents[2] / "docs" / "diagnostics"
SLUGS = sorted(path.name for path in CASES.iterdir())


def example(slug: str, name: str) -> str:
    return (CASES / slug / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", SLUGS)
def test_bad_example_earns_its_code_and_no_other(slug: str, recorded: Recorded) -> None:
    source, found = told(example(slug, "bad.sw"), "rules/winter/bad.sw")
    assert {each.code.slug for each in found} == {slug}
    sources = {each.path: each for each in (*RULES, source)}
    recorded(CASES / slug / "bad.txt", render_report(found, sources) + "\n")


@pytest.mark.parametrize("slug", SLUGS)
def test_good_example_is_silent(slug: str) -> None:
    assert told(example(slug, "good.sw"), "rules/winter/good.sw")[1] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_page_shows_both_examples(slug: str) -> None:
    page = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
    assert example(slug, "bad.sw").rstrip() in page
    assert example(slug, "good.sw").rstrip() in page
