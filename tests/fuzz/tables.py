"""Mutants at the table: components put together from clauses of others, each played by somebody."""

import random
import sys
from typing import Final

from swdsl.diagnostics import Severity
from swdsl.generate import PACKAGE, generate
from swdsl.languages import LANGUAGE_CODES
from swdsl.model.ruleset import Library
from swdsl.pipeline import Compilation, compile_rules
from swdsl.play import Match
from swdsl.play.load import CompiledGame
from swdsl.prose import Speaker
from swdsl.runtime import Game, check
from swdsl.runtime.bots import BOTS, Bot
from swdsl.source import SourceFile
from tests.fuzz.mutate import component_mutant
from tests.fuzz.rules import TABLE
from tests.fuzz.seeds import boxes

_CANDIDATES: Final = 40
_SEATED: Final = (("random", "random"), ("greedy", "random"), ("random", "greedy")) * 3
_HEAD: Final = SourceFile("rules/winter/set.sw", TABLE)


def play_table(number: int) -> int:
    """Put the accepted ones of some mutants on a table and play; how many of them were picked by anybody."""
    choose = random.Random(number)
    texts = (component_mutant(choose, f"odd_{each}") for each in range(_CANDIDATES))
    compilation = _sound([SourceFile(f"rules/winter/m{each}.sw", text) for each, text in enumerate(texts)])
    _speak(compilation.library)
    prefix = f"{PACKAGE}/"
    modules = tuple((each.path.removeprefix(prefix), each.text) for each in generate(compilation.library))
    game = CompiledGame(modules, "wintry")()
    _forget_modules()
    picked: set[str] = set()
    for seed, seats in enumerate(_SEATED):
        picked |= _play(game, [BOTS[seat] for seat in seats], number + seed)
    return sum(name.rpartition(".")[2].startswith("odd_") for name in picked)


def _sound(sources: list[SourceFile]) -> Compilation:
    """Compile, and again without the files in which something is wrong, until nothing is."""
    while True:
        compilation = compile_rules([*boxes(), _HEAD, *sources], advise=False)
        wrong = {each.span.path for each in compilation.diagnostics if each.severity is Severity.ERROR}
        if not wrong:
            return compilation
        left = [source for source in sources if source.path not in wrong]
        assert len(left) < len(sources), "the table itself is refused"
        sources = left


def _forget_modules() -> None:
    """Let go of the modules of a table: thousands of tables would fill any memory."""
    for name in [name for name in sys.modules if name.startswith("_swdsl_table_")]:
        del sys.modules[name]
    sys.meta_path[:] = [each for each in sys.meta_path if type(each).__module__ != CompiledGame.__module__]


def _speak(library: Library) -> None:
    for language in LANGUAGE_CODES:
        speaker = Speaker(library, language)
        for component in library.set("winter").components:
            list(speaker.component(component))


def _play(game: Game, bots: list[Bot], seed: int) -> set[str]:
    """Play to the end with every invariant watched; the names of all that was picked."""
    match = Match.begin(game, seed)
    state = match.state
    picked: set[str] = set()
    while not state.over:
        match.act(match.ask(bots))
        broken = check(state)
        assert not broken, broken
        picked |= {game.races[race].name for race in state.race if race >= 0}
        picked |= {game.powers[power].name for power in state.power if power >= 0}
    return picked
