"""A difference made small: the fewest sentences that show it, in the shortest turn, told as a scenario.

The scenario says what the judge says, so `swdsl test` fails at it until the engine does the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from swdsl.diagnostics import has_errors
from swdsl.pipeline import compile_rules
from swdsl.scenarios import compile_rulebook, run
from swdsl.scenarios.sentences import sentences
from swdsl.scenarios.table import Rulebook
from swdsl.scenarios.tell import PLAYERS, Telling, minimal, tell
from swdsl.scenarios.words import short
from swdsl.source import SourceFile
from tests.judge.components import Trial
from tests.judge.follow import Parting, follow
from tests.judge.rules import Rules
from tests.judge.table import EMPTY, NEUTRAL, Table
from tests.judge.trials import compiled, generated, official, refusals, table_for
from tests.judge.watch import Report

HUNTED = Path("build/hunt")
SEEDS = range(1, 7)
Pair = tuple[str, str]
"""A fact as the judge has it, and as the engine has it."""


def write_small(each: Trial, folder: Path = HUNTED) -> Path | None:
    """Write the smallest example of a difference that can be found; nothing if no scenario can show it."""
    small = fewest_sentences(each)
    parting = shortest(small)
    if parting is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{small.id}.sw"
    path.write_text(f"{small.text}\n{told(small, parting)}", encoding="utf-8")
    return path


def fewest_sentences(each: Trial) -> Trial:
    """Leave out sentences as long as there is still a difference."""
    for sentence in each.sentences:
        rest = tuple(other for other in each.sentences if other != sentence)
        fewer = replace(each, sentences=rest, text=each.text.replace(f"  {sentence}\n", "", 1))
        if rest and not refusals([fewer]) and shortest(fewer) is not None:
            return fewest_sentences(fewer)
    return each


def shortest(each: Trial) -> Parting | None:
    """Return the difference that needs the fewest moves in its turn."""
    library = compiled([each]).library
    found: list[Parting] = []
    with generated(library) as package:
        for seed in SEEDS:
            game = table_for(package, [each], 2)
            rules = Rules(library, game, each.home, (each.id,))
            parting = follow(rules, game, seed, Report(), eager=frozenset({f"{each.id}.{each.id}"}))
            if parting is not None and parting.moves and list(facts(parting)):
                found.append(parting)
    return min(found, key=lambda parting: len(parting.moves), default=None)


def facts(parting: Parting) -> Iterator[Pair]:
    """Yield what differs, as lines of a scenario."""
    judge, engine = parting.judge, Table(parting.judge.rules, parting.state)
    for player in judge.players:
        name, slot = PLAYERS[player], judge.active_of(player)
        if judge.coins[player] != engine.coins[player]:
            yield f"{name} has {judge.coins[player]} coins", f"{name} has {engine.coins[player]} coins"
        if judge.hand[slot] != engine.hand[slot]:
            yield f"{name} has {judge.hand[slot]} in hand", f"{name} has {engine.hand[slot]} in hand"
    for region in judge.rules.everywhere:
        mine, theirs = _region(judge, region), _region(engine, region)
        if mine != theirs:
            yield mine, theirs


def _region(table: Table, region: int) -> str:
    """Return what is in a region: its tokens, and how many there are of each piece."""
    rules = table.rules
    holder = table.holder[region]
    said = []
    if holder >= 0:
        said.append(f"{table.tokens[region]} {rules.races[table.race[holder]].ref.id}")
    elif holder == NEUTRAL:
        said.append(f"{table.tokens[region]} {short(table.neutral_kind[region])}")
    pieces = [(piece.ref.id, table.pieces[number][region]) for number, piece in enumerate(rules.pieces)]
    said += [f"{number} {name}" for name, number in pieces]
    empty = holder == EMPTY and not any(number for _, number in pieces)
    return f"{rules.board.regions[region].id}: {'empty' if empty else ', '.join(said)}"


def told(each: Trial, parting: Parting) -> str:
    """Tell the turn, with nothing in it that does not matter, and what the judge says of its end."""
    pairs = list(facts(parting))
    title = f"Trial {each.number}, as the sentences have it"
    said = sentences(parting.moves, to_the_end=False)
    telling = tell(title, parting.moves, parting.state, said)
    told_ = replace(telling, then=tuple(engine for _, engine in pairs))
    teller = _Teller(each)
    if teller.holds(told_):
        told_ = minimal(told_, teller.holds)
    return replace(told_, then=tuple(judge for judge, _ in pairs)).text()


class _Teller:
    """Plays scenarios of one component."""

    def __init__(self, each: Trial) -> None:
        self.sources = [*official(each.home), SourceFile(f"{each.id}/it.sw", each.text)]
        self.rulebook: Rulebook = compile_rulebook(compile_rules(self.sources).library)

    def holds(self, tried: Telling) -> bool:
        """Whether the engine plays a scenario as it is told."""
        source = SourceFile("told.sw", tried.text())
        compilation = compile_rules([*self.sources, source])
        library = compilation.library
        if has_errors([found for found in compilation.diagnostics if found.span.path == source.path]):
            return False
        (scenario,) = [found for found in library.scenarios if found.span.path == source.path]
        return not run(scenario, replace(self.rulebook, library=library)).findings
