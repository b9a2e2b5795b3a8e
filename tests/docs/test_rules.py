"""Every piece of rules shown on a page compiles, and nothing is found in it."""

from functools import cache
from typing import Final

import pytest

from swdsl.diagnostics import render_report
from swdsl.diagnostics.codes_content import SAME_COMPONENT
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.workspace import find_sources
from tests.docs.markdown import PAGES, ROOT, Block, blocks

# What a page of findings shows under these headings is wrong on purpose.
_WRONG_ON_PURPOSE: Final = ("Bad",)
_PACK: Final = SourceFile("page/pack.sw", 'pack page "Page"\n  uses base underground\n')
_SETS: Final = ("set ", "pack ")

BLOCKS: Final = [block for page in PAGES for block in blocks(page) if block.language == "sw"]
GOOD: Final = [block for block in BLOCKS if block.heading not in _WRONG_ON_PURPOSE]


@cache
def official(*, games: bool) -> tuple[SourceFile, ...]:
    """Return the files of the official sets and maps, and of games if they are spoken of: those take long."""
    sources = find_sources(ROOT).sources
    return tuple(each for each in sources if games or not each.path.startswith("rules/games/"))


def findings(block: Block) -> str:
    """Compile a block as part of a pack that stands on the official sets; return what was found, as text."""
    source = SourceFile(f"page/{block.file or 'block.sw'}", block.text)
    context = () if block.text.startswith(_SETS) else (_PACK, *_saved_before(block))
    compilation = compile_rules([*official(games="game " in block.text), *context, source])
    # Pages quote races of the boxes, and a race that is there twice does the same as itself.
    found = [
        each
        for each in compilation.diagnostics
        if each.span.path == source.path and each.code is not SAME_COMPONENT
    ]
    return render_report(found, {source.path: source})


def _saved_before(block: Block) -> list[SourceFile]:
    """Return the other files that the page had its reader save further up, if this one is saved too."""
    saved: dict[str, SourceFile] = {}
    for each in BLOCKS:
        if block.file and each.file and each.page == block.page and each.line < block.line:
            saved[each.file] = SourceFile(f"page/{each.file}", each.text)
    saved.pop(block.file, None)
    return list(saved.values())


def test_pages_show_rules() -> None:
    assert len(GOOD) >= 10


@pytest.mark.parametrize("block", GOOD, ids=str)
def test_rules_on_pages_are_silent(block: Block) -> None:
    assert findings(block) == ""
