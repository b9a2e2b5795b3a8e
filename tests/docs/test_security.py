"""The limits that the page promises are the limits that hold."""

import re

from swdsl import limits
from swdsl.diagnostics import CODE_BY_SLUG
from swdsl.packs.entries import MOST_FILES
from swdsl.syntax.parse import LONGEST_LINE
from tests.clauses import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def rows() -> list[tuple[int, list[str]]]:
    """Return the numbers of the table with their findings."""
    found = re.findall(r"^\| .+? \| ([\d,]+) \| (.+) \|$", PAGE, re.MULTILINE)
    return [(int(number.replace(",", "")), re.findall(r"`([\w-]+)`", codes)) for number, codes in found]


def test_every_limit_is_on_the_page_and_no_other() -> None:
    most = [name for name in vars(limits) if name.isupper() and not name.startswith("FEWEST")]
    known = [getattr(limits, name) for name in most]
    assert sorted(number for number, _ in rows()) == sorted([*known, MOST_FILES, LONGEST_LINE])


def test_every_finding_on_the_page_exists() -> None:
    assert [code for _, codes in rows() for code in codes if code not in CODE_BY_SLUG] == []
