"""Short texts by the million: each a declaration or two, read and checked against the words of both boxes.

A batch is compiled together, every text a file of its own, so that the boxes are worked out once for all of
them. What goes wrong in a batch is looked for in each of its texts alone.
"""

import random
import re
from functools import cache
from typing import Final

from swdsl.diagnostics import Severity, has_errors, render_report
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from swdsl.syntax import format_file, parse
from tests.fuzz.mutate import GENTLE, ROUGH, changed
from tests.fuzz.seeds import boxes, declarations, pick, sentences

BATCH: Final = 32
"""Texts that are compiled together."""
_WHOLE: Final = 4
"""One batch of so many is also written anew, which must keep its meaning, and its findings are rendered."""
_LONGEST: Final = 600
_WORDS: Final = ("set", "pack", "terrain", "symbol", "neutral", "term")
_HEAD: Final = SourceFile("rules/winter/set.sw", 'pack winter "Winter"\n  uses base underground\n')


@cache
def _words_of_boxes() -> tuple[SourceFile, ...]:
    """Return the names of both boxes without the sentences that every race has."""
    return (*(_names_only(box) for box in boxes()[:2]), _HEAD)


def _names_only(box: SourceFile) -> SourceFile:
    parts = re.split(r"\n(?=[a-z])", box.text)
    return SourceFile(box.path, "\n".join(part for part in parts if part.split(" ")[0] in _WORDS) + "\n")


def short_text(number: int) -> str:
    """Return a component with a clause or two, or any other declaration, mostly damaged."""
    choose = random.Random(number)
    text = _component(choose, number) if choose.random() < 0.8 else pick(choose, declarations())[:_LONGEST]
    if choose.random() < 0.9:
        text = changed(choose, text, GENTLE if choose.random() < 0.7 else ROUGH, 2)
    return re.sub(r"\A(\w+ \w+)", rf"\1_{number % BATCH}", text)


def _component(choose: random.Random, number: int) -> str:
    told = [pick_sentence(choose) for _ in range(choose.choice((1, 1, 1, 2)))]
    pieces = dict.fromkeys(line for _, lines in told for line in lines.splitlines())
    head = choose.choice(('race odd "Odd {0}"\n  tokens 6 of 15', 'power odd "Odd {0}"\n  tokens 4'))
    return "\n".join((head.format(number), *pieces, *(clause for clause, _ in told))) + "\n"


def pick_sentence(choose: random.Random) -> tuple[str, str]:
    """Return a clause of any component, with the pieces it may need."""
    return sentences()[choose.randrange(len(sentences()))]


def read_texts(number: int) -> int:
    """Read and check one batch; how many of its texts were accepted."""
    texts = (short_text(number * BATCH + each) for each in range(BATCH))
    sources = [SourceFile(f"rules/winter/t{each}.sw", text) for each, text in enumerate(texts)]
    try:
        return _accepted(sources, whole=number % _WHOLE == 0)
    except TimeoutError:
        raise
    except Exception as error:
        for source in sources:
            if _fails(source):
                error.add_note(f"alone as well:\n{source.text}")
        raise


def _fails(source: SourceFile) -> bool:
    try:
        _accepted([source], whole=True)
    except Exception:  # noqa: BLE001 - the batch has failed; which of its texts it was is all we ask
        return True
    return False


def _accepted(sources: list[SourceFile], *, whole: bool) -> int:
    files = (*_words_of_boxes(), *sources)
    found = compile_rules(files).diagnostics
    if whole:
        render_report(found, {file.path: file for file in files})
        for source in sources:
            keep_meaning(source)
    wrong = {each.span.path for each in found if each.severity is Severity.ERROR}
    return sum(source.path not in wrong for source in sources)


def keep_meaning(source: SourceFile) -> None:
    """Write a text anew, if it can be read: it must mean the same, and be settled at once."""
    parsed = parse(source)
    if has_errors(parsed.diagnostics):
        return
    once = SourceFile(source.path, format_file(parsed.file))
    again = parse(once)
    assert again.file.declarations == parsed.file.declarations, "format changes the meaning"
    assert format_file(again.file) == once.text, "format is not settled after one run"
