"""Codes, pages and cases are one list: every finding is explained, provoked once and avoided once."""

import ast
from pathlib import Path

from swdsl.diagnostics import ALL_CODES, codes_files, codes_packs

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "diagnostics"
CASES = (ROOT / "tests" / "check" / "cases", ROOT / "tests" / "scenarios" / "cases")

SLUGS = {code.slug for code in ALL_CODES}
# A folder that cannot be opened is no case that could be committed; tests/workspace provokes these,
# and tests/packs what is wrong with packs.
WITHOUT_CASE = {code.slug for code in (*codes_files.CODES, *codes_packs.CODES)}


def pages() -> set[str]:
    """Return the slugs that have a page."""
    return {path.stem for path in PAGES.glob("*.md")} - {"index"}


def cases() -> set[str]:
    """Return the slugs that have a folder of cases."""
    return set(case_folders())


def case_folders() -> dict[str, Path]:
    """Return the folders of cases by the slug they provoke."""
    return {path.name: path for cases in CASES for path in cases.glob("*") if path.is_dir()}


def used_constants() -> set[str]:
    """Return every name that the compiler mentions outside the registry itself."""
    names: set[str] = set()
    for module in (ROOT / "swdsl").rglob("*.py"):
        if not module.name.startswith("codes"):
            tree = ast.parse(module.read_text(encoding="utf-8"))
            names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return names


def test_every_page_explains_a_code() -> None:
    assert sorted(pages() - SLUGS) == []


def test_every_case_provokes_a_code() -> None:
    assert sorted(cases() - SLUGS) == []


def test_every_case_has_a_bad_and_a_good_example() -> None:
    missing = [
        f"{slug}/{name}"
        for slug, folder in case_folders().items()
        for name in ("bad.sw", "good.sw")
        if not (folder / name).is_file()
    ]
    assert sorted(missing) == []


def test_every_code_has_a_page() -> None:
    assert sorted(SLUGS - pages()) == []


def test_every_code_has_a_case() -> None:
    assert sorted(SLUGS - WITHOUT_CASE - cases()) == []


def test_every_code_is_reported_by_somebody() -> None:
    used = used_constants()
    assert sorted(slug for slug in SLUGS if slug.replace("-", "_").upper() not in used) == []
