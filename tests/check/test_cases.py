"""Every code is provoked by one example and avoided by another, and its page shows both."""

from pathlib import Path

import pytest

from swdsl.diagnostics import (
    ALL_CODES,
    Diagnostic,
    codes_clauses,
    codes_content,
    codes_limits,
    codes_maps,
    codes_names,
    codes_syntax,
    render_report,
)
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.conftest import Recorded

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "check" / "cases"
PAGES = ROOT / "docs" / "diagnostics"
# The examples are packs and maps, so they need the boxes they build on.
BOXES = tuple(
    SourceFile(path, (ROOT / path).read_text(encoding="utf-8"))
    for path in ("rules/base/set.sw", "rules/underground/set.sw")
)
# What only compares with other races needs some.
NEIGHBOURS = {"no-lender": "rules/base/races.sw"}
SHOWN = 32  # lines of an example that a page shows; a longer one ends in `…`
SLUGS = sorted(path.name for path in CASES.iterdir())
FAMILIES = (codes_syntax, codes_names, codes_clauses, codes_maps, codes_content, codes_limits)
# More errors than can be shown are always errors of another kind besides.
ACCOMPANIED = {"too-many-errors": {"missing-colon"}}
# A scenario fails when it is played, not when it is compiled.
PLAYED = {codes_content.SCENARIO_FAILED.slug, codes_content.IMPOSSIBLE_SCENARIO.slug}


def beside(case: str) -> tuple[SourceFile, ...]:
    """Return the files an example is compiled with."""
    more = (NEIGHBOURS[case],) if case in NEIGHBOURS else ()
    return (*BOXES, *(SourceFile(path, (ROOT / path).read_text(encoding="utf-8")) for path in more))


def findings(case: str, name: str) -> tuple[SourceFile, tuple[Diagnostic, ...]]:
    """Compile one example beside the boxes; return what is said about the example itself."""
    text = (CASES / case / name).read_text(encoding="utf-8")
    example = SourceFile(f"rules/winter/{name}", text)
    compilation = compile_rules([*beside(case), example])
    return example, tuple(each for each in compilation.diagnostics if each.span.path == example.path)


@pytest.mark.parametrize("slug", SLUGS)
def test_bad_example_earns_its_code_and_no_other(slug: str, recorded: Recorded) -> None:
    example, found = findings(slug, "bad.sw")
    assert {each.code.slug for each in found} - ACCOMPANIED.get(slug, set()) == {slug}
    sources = {source.path: source for source in (*beside(slug), example)}
    recorded(CASES / slug / "bad.txt", render_report(found, sources) + "\n")


@pytest.mark.parametrize("slug", SLUGS)
def test_good_example_is_silent(slug: str) -> None:
    _, found = findings(slug, "good.sw")
    assert [f"{each.code.slug}: {each.message}" for each in found] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_page_shows_both_examples(slug: str) -> None:
    page = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
    for name in ("bad.sw", "good.sw"):
        lines = (CASES / slug / name).read_text(encoding="utf-8").rstrip().split("\n")
        assert "\n".join(lines[:SHOWN]) in page
        assert ("\n  …\n" in page) or len(lines) <= SHOWN


def test_there_are_enough_codes_to_teach() -> None:
    assert len(ALL_CODES) >= 45


def test_codes_pages_and_cases_are_one_list() -> None:
    codes = {code.slug for family in FAMILIES for code in family.CODES} - PLAYED
    assert sorted(codes - set(SLUGS)) == []
    assert sorted(codes - {path.stem for path in PAGES.glob("*.md")}) == []
