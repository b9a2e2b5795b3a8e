"""The page of the protocol tells the truth: every request with all its fields, every code, every example."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from swdsl.studio import HANDLERS, Known, Studio
from swdsl.studio.tables import Table
from tests.docs.markdown import ROOT, blocks

PAGE = ROOT / "docs" / "studio-protocol.md"
ROWS = {
    name: described
    for name, described in re.findall(
        r"^\| `(\w+)` \|(.*?)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    if name != "do"
}


def test_every_request_is_on_the_page() -> None:
    assert ROWS.keys() == HANDLERS.keys()


@pytest.mark.parametrize("name", HANDLERS)
def test_every_field_is_on_the_page(name: str) -> None:
    written = {field for field in re.findall(r"`(\w+)`", ROWS[name]) if field != "en"}
    assert written == {each.name for each in fields(HANDLERS[name].request)}


def test_a_table_is_described_field_by_field() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"`{each.name.rstrip('_')}`" in text for each in fields(Table))


def test_every_code_is_on_the_page() -> None:
    sources = Path(ROOT / "swdsl" / "studio").glob("*.py")
    raised = {
        code
        for source in sources
        for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source.read_text(encoding="utf-8"))
    }
    table = PAGE.read_text(encoding="utf-8").partition("| Code | When |")[2].partition("## Files")[0]
    assert raised == set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", table))


def test_the_example_is_answered(known: Known) -> None:
    studio = Studio(known)
    example = list(blocks(PAGE))[-1].text.splitlines()
    assert len(example) > 10
    for line in example:
        reply = studio.answer({"id": line, **json.loads(line)})
        assert reply["ok"], reply
        assert reply["id"] == line


def test_the_python_example_runs() -> None:
    code = next(block for block in blocks(PAGE) if block.language == "python")
    names: dict[str, object] = {}
    exec(code.text, names)
    assert names["reply"] == {
        "id": None,
        "ok": True,
        "answer": {"files": [{"path": "mine.sw", "own": True, "lines": 1}]},
    }
