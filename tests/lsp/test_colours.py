"""Colours stand where the editor counts, line for line, and a long line takes no longer than its length."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from tests.tools import imported

if TYPE_CHECKING:
    from swdsl.lsp.session import Session

# What the language server needs is only there in the slow tier.
pytestmark = pytest.mark.slow

RULES = 'race yetis "Yé\U0001f409tis" # \U0001f409\n\n  tokens 5 of 10 # é\n'


def told(session: "Session", text: str) -> list[int]:
    """Return what an editor is told of the colours of a text."""
    uri = session.uri_of("a.sw")
    assert session.changed(uri, text)
    colours = imported("swdsl.lsp.answers", "lsprotocol").colours
    return list(colours(session, SimpleNamespace(text_document=SimpleNamespace(uri=uri))).data)


def places(data: list[int]) -> list[tuple[int, int, int]]:
    """Return lines, columns and lengths, each counted from the beginning again."""
    found: list[tuple[int, int, int]] = []
    line = start = 0
    for down, along, length in zip(data[::5], data[1::5], data[2::5], strict=True):
        line, start = line + down, along if down else start + along
        found.append((line, start, length))
    return found


def test_words_are_coloured_where_they_stand_in_the_units_of_the_editor(tmp_path: Path) -> None:
    session = imported("swdsl.lsp.session", "lsprotocol").Session(tmp_path)
    found = places(told(session, RULES))
    rows = RULES.split("\n")
    words = [
        rows[line].encode("utf-16-le")[2 * start : 2 * (start + length)].decode("utf-16-le")
        for line, start, length in found
    ]
    assert [word for word in words if word != "yetis"] == [
        *("race", '"Yé\U0001f409tis"', "# \U0001f409"),
        *("tokens", "5", "of", "10", "# é"),
    ]
    seconds = []
    for times in (5_000, 20_000):
        started = time.process_time()
        told(session, 'race "é" ' * times)
        seconds.append(time.process_time() - started)
    assert seconds[1] < 8 * seconds[0] + 1
