"""The page of other wordings is the table of phrases, the one of proposals and the one of limits."""

from typing import Final

import pytest

from swdsl.syntax.beyond import EVERY
from swdsl.syntax.phrases import PHRASES
from swdsl.syntax.phrases_proposed import PROPOSED
from tests.clauses import ROOT

PAGE: Final = ROOT / "docs" / "wordings.md"
_HEAD: Final = """# Other wordings

The language has one way to say a thing, and understands many. `swdsl format` writes the first. This page is
made from `swdsl/syntax/phrases_*.py` and `beyond.py` by `pytest --accept tests/docs/test_wordings.py`.

Capitals, `the`, numbers in words and a full stop never matter in a clause.
"""


def _rows(pairs: list[tuple[str, str]]) -> str:
    return "".join(f"| `{said}` | {meant} |\n" for said, meant in pairs)


def page() -> str:
    """Return the page as the tables have it."""
    understood = _rows([(row.said, f"`{row.meant}`") for row in PHRASES])
    answered = _rows([(row.said, f"`{row.meant}`") for row in PROPOSED])
    nearest = [f"{row.why} {f'Nearest: `{row.nearest}`' if row.nearest else ''}".strip() for row in EVERY]
    limits = _rows([(row.sample, why) for row, why in zip(EVERY, nearest, strict=True)])
    return (
        f"{_HEAD}\n## Understood\n\n| Said | Written |\n| --- | --- |\n{understood}"
        "\n## Answered with a sentence\n\n"
        "These could mean two things: taken for neither, they are answered with what was probably meant.\n\n"
        f"| Said | Answered |\n| --- | --- |\n{answered}"
        "\n## Not to be said\n\nWhat the language has no words for, and what comes nearest.\n\n"
        f"| Said | Answered |\n| --- | --- |\n{limits}"
    )


def test_the_page_is_what_the_tables_say(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--accept"):
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
    assert page() == PAGE.read_text(encoding="utf-8"), "run pytest --accept tests/docs/test_wordings.py"
