"""Sentences by the million: clauses changed or put together from others, read and checked in batches.

A batch is compiled together, some sentences to a component and every component a file of its own, so that the
words of both boxes are worked out once for all of them. Each sentence is a line that is read, resolved,
lowered and checked by itself, whatever is wrong with its neighbours. What goes wrong in a batch is looked for
in each of its sentences alone.
"""

import random
import re
from functools import cache
from typing import Final

from swdsl.diagnostics import Severity, render_report
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.fuzz.mutate import CLAUSE, ROUGH, changed
from tests.fuzz.rules import keep_meaning
from tests.fuzz.seeds import boxes, clauses, pick, sentences

COMPONENTS: Final = 8
EACH: Final = 32
BATCH: Final = COMPONENTS * EACH
"""Sentences that are compiled together."""
_WHOLE: Final = 8
"""One component of every so many batches is also given advice, rendered, and written anew, which must keep
its meaning; all of a batch would take longer together than any one sentence may."""
_WORDS: Final = ("set", "pack", "terrain", "symbol", "neutral", "term")
_MOST_PIECES: Final = 30


@cache
def box_words() -> tuple[SourceFile, ...]:
    """Return the names of both boxes and of pieces, without the sentences that every race has."""
    pieces = dict.fromkeys(line for _, lines in sentences() for line in lines.splitlines())
    keeper = ('race keeper "Keeper"', "  tokens 5 of 10", *list(pieces)[:_MOST_PIECES])
    head = 'pack winter "Winter"\n  uses base underground\n\n' + "\n".join(keeper) + "\n"
    return (*(_names_only(box) for box in boxes()[:2]), SourceFile("rules/winter/set.sw", head))


def _names_only(box: SourceFile) -> SourceFile:
    parts = re.split(r"\n(?=[a-z])", box.text)
    return SourceFile(box.path, "\n".join(part for part in parts if part.split(" ")[0] in _WORDS) + "\n")


def sentence_mutant(choose: random.Random) -> str:
    """Return a clause: as it stands somewhere, put together from two, or damaged."""
    clause = pick(choose, clauses())
    if choose.random() < 0.15:
        return changed(choose, clause, ROUGH, 1)
    return changed(choose, clause, CLAUSE, 2)


def check_sentences(number: int) -> int:
    """Read and check one batch; in how many of its sentences nothing is wrong."""
    choose = random.Random(number)
    told = [[sentence_mutant(choose) for _ in range(EACH)] for _ in range(COMPONENTS)]
    sources = [_component(each, lines) for each, lines in enumerate(told)]
    try:
        if number % _WHOLE == 0:
            _check([choose.choice(sources)], whole=True)
        return _check(sources, whole=False)
    except TimeoutError:
        raise
    except Exception as error:
        for line in (line for lines in told for line in lines):
            if _fails(_component(0, [line])):
                error.add_note(f"alone as well:\n{line}")
        raise


def _component(number: int, lines: list[str]) -> SourceFile:
    head = f'race odd_{number} "Odd {number}"\n  tokens 6 of 15\n'
    return SourceFile(f"rules/winter/odd_{number}.sw", head + "\n".join(lines) + "\n")


def check_text(source: SourceFile) -> int:
    """Read, check, render and format one text; how many sentences of it could be left as they are."""
    return _check([source], whole=True)


def _fails(source: SourceFile) -> bool:
    try:
        check_text(source)
    except Exception:  # noqa: BLE001 - the batch has failed; which of its sentences it was is all we ask
        return True
    return False


def _check(sources: list[SourceFile], *, whole: bool) -> int:
    files = (*box_words(), *sources)
    found = compile_rules(files, advise=whole).diagnostics
    if whole:
        render_report(found, {file.path: file for file in files})
        for source in sources:
            keep_meaning(source)
    wrong = {(each.span.path, each.span.line) for each in found if each.severity is Severity.ERROR}
    return max(0, BATCH - len(wrong))
