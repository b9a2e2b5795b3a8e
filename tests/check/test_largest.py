"""What is just within the limits is checked in time and plays, every invariant watched."""

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from swdsl import limits
from swdsl.diagnostics import has_errors
from swdsl.generate import PACKAGE, generate
from swdsl.pipeline import compile_rules
from swdsl.play import play_match
from swdsl.play.load import CompiledGame
from swdsl.runtime.bots import BOTS
from swdsl.source import SourceFile
from swdsl.syntax.parse import LONGEST_LINE
from tests.lower.libraries import sources
from tests.memory import most_kilobytes

GROUNDS = ("hill", "forest", "swamp", "farmland", "mountain")
SIDE = 16
SECONDS = 30
LARGEST = 500


def big_map(number: int = 0) -> SourceFile:
    """Return a map with as many regions as there can be."""
    assert SIDE * SIDE == limits.MOST_REGIONS
    rows = [f'map big{number} "Big", uses crowd, 8 players, 100 turns']
    for y in range(SIDE):
        for x in range(SIDE):
            near = [f"r{x + 1}_{y}"] * (x < SIDE - 1) + [f"r{x}_{y + 1}"] * (y < SIDE - 1)
            edge = ", edge" if x in (0, SIDE - 1) or y in (0, SIDE - 1) else ""
            borders = f" | {', '.join(near)}" if near else ""
            rows.append(f'  r{x}_{y} "R {x} {y}" {GROUNDS[(x * 7 + y * 3) % 5]}{edge}{borders}')
    return SourceFile(f"maps/big{number}.sw", "\n".join(rows) + "\n")


def crowd() -> SourceFile:
    """Return a pack with as many components, clauses and pieces, and as large numbers, as there can be."""
    faces = " ".join([str(limits.LARGEST_NUMBER)] * limits.MOST_FACES)
    lines = ['pack crowd "Crowd"', "  uses base", "  players 2 to 8", "  combos 30", f"  die {faces}"]
    pairs = (limits.MOST_COMPONENTS - 10) // 2
    clauses = range(limits.MOST_CLAUSES_IN_ALL // (2 * pairs) - 1)
    for number in range(pairs):
        lines += ["", f'race r{number} "R{number}"', "  tokens 400 of 999"]
        if number == 0:
            kinds = range(limits.MOST_PIECES)
            lines += [f'  piece p{kind} "P{kind}" 999' for kind in kinds]
            lines += [f"  when I conquer a region, named q{kind}: place p{kind} there" for kind in kinds]
        lines += [
            f"  at scoring, named c{each}: gain 999 coins for each {GROUNDS[each % 5]} I hold"
            for each in clauses
        ]
        lines += ["", f'power w{number} "W{number}"', "  tokens 400"]
        lines += [f"  when I attack a {GROUNDS[each % 5]}, named d{each}: cost 999 less" for each in clauses]
    lines += ["", 'game most "Most"', "  map big0", "  sets crowd", "  players 8", "  turns 100"]
    return SourceFile("rules/crowd/set.sw", "\n".join(lines) + "\n")


@pytest.mark.slow
def test_the_largest_table_is_checked_in_time_and_plays() -> None:
    started = time.process_time()
    compilation = compile_rules([*sources("rules/base/set.sw"), crowd(), big_map()])
    assert not has_errors(compilation.diagnostics)
    assert time.process_time() - started < SECONDS
    prefix = f"{PACKAGE}/"
    modules = tuple((each.path.removeprefix(prefix), each.text) for each in generate(compilation.library))
    game = CompiledGame(modules, "most")()
    started = time.process_time()
    outcome = play_match(game, [BOTS["random"]] * game.players, 1, checked=True)
    assert outcome.violation is None, outcome.violation
    assert time.process_time() - started < SECONDS


def wordy(clause: str) -> list[SourceFile]:
    """Return as many and as long clauses as a project may hold, in races of as many as a race may have."""
    files: list[SourceFile] = []
    left, number = limits.LARGEST_PROJECT, 0
    head = 'pack crowd "Crowd"\n  uses base\n'
    while True:
        race = f'\nrace r{number} "R{number}"\n  tokens 5 of 10\n'
        race += "".join(f"  {clause.format(name=f'n{each}')}\n" for each in range(limits.MOST_CLAUSES - 1))
        left -= len(head + race)
        if left < 0:
            return files
        files.append(SourceFile(f"rules/crowd/r{number}.sw", head + race))
        head, number = "", number + 1


MANY_EFFECTS = "at scoring, named {name}: gain 1 coin" + ", then gain 1 coin" * 105
MANY_REGIONS = "when I attack a hill" + " or a hill" * 185 + ", named {name}: cost 1 less"


@pytest.mark.slow
@pytest.mark.parametrize(
    "files",
    [
        pytest.param([crowd(), *(big_map(each) for each in range(limits.MOST_MAPS))], id="maps"),
        pytest.param(wordy(MANY_EFFECTS), id="effects"),
        pytest.param(wordy(MANY_REGIONS), id="regions"),
        pytest.param([SourceFile("rules/x.sw", "x\n" * (limits.MOST_LINES - 1))], id="unreadable lines"),
        pytest.param(
            [SourceFile(f"rules/x{each}.sw", "the quick brown fox\n" * 59) for each in range(1000)],
            id="unreadable files",
        ),
    ],
)
def test_the_largest_projects_are_checked_in_time_and_memory(files: list[SourceFile]) -> None:
    assert sum(len(file.text) for file in files) <= limits.LARGEST_PROJECT
    assert all(len(line) < LONGEST_LINE for file in files for line in file.text.split("\n"))
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:  # what ran here before counts as well
        seconds, kilobytes = alone.submit(compiled_at_cost, files).result()
    assert seconds < SECONDS
    assert kilobytes < LARGEST * 1000


def compiled_at_cost(files: list[SourceFile]) -> tuple[float, int]:
    """Compile, and tell how long it took and how much memory the process has ever had."""
    started = time.process_time()
    compile_rules([*sources("rules/base/set.sw"), *files])
    return time.process_time() - started, most_kilobytes()
