"""The engine's work without a clock: bytecodes and calls per decision, the same on every machine.

Two versions of the kernel can be compared on a machine that is shared, and a change that is too small for any
clock is seen. Run as a module it prints the totals, and with `--where` the functions that take most.
"""

import sys
from collections import Counter
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any

from swdsl.runtime import Game, new_state, rollout
from tests.bench.measure import BOARDS, load

GAMES = 20
"""Games that are counted on a board: counting takes some sixty times as long as playing."""

MOST_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Work:
    """What games came to: decisions, and by function the bytecodes carried out and the calls."""

    decisions: int
    bytecodes: Counter[str]
    calls: Counter[str]

    @property
    def bytecodes_each(self) -> float:
        """Bytecodes per decision."""
        return self.bytecodes.total() / self.decisions

    @property
    def calls_each(self) -> float:
        """Calls of functions written in Python, per decision."""
        return self.calls.total() / self.decisions


def counted(game: Game, games: int = GAMES) -> Work:
    """Count the work of random games, their set-up included, the cache of combos warm."""
    for seed in range(games):
        rollout(new_state(game, seed), seed)
    bytecodes: Counter[CodeType] = Counter()
    calls: Counter[CodeType] = Counter()

    def traced(frame: FrameType, event: str, _: object) -> Any:
        if event == "opcode":
            bytecodes[frame.f_code] += 1
        elif event == "call":
            calls[frame.f_code] += 1
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
        return traced

    before = sys.gettrace()
    sys.settrace(traced)
    try:
        decisions = sum(rollout(new_state(game, seed), seed) for seed in range(games))
    finally:
        sys.settrace(before)
    here = counted.__code__.co_filename
    ours = [code for code in calls if code.co_filename != here]
    return Work(
        decisions,
        Counter({_name(code): bytecodes[code] for code in ours}),
        Counter({_name(code): calls[code] for code in ours}),
    )


def _name(code: CodeType) -> str:
    """Return where a function stands, short enough for a line."""
    *_, module = code.co_filename.rsplit("/", 1)
    return f"{module.removesuffix('.py')}.{code.co_qualname}:{code.co_firstlineno}"


def main() -> None:
    """Print bytecodes and calls per decision, on every board."""
    say = sys.stdout.write
    say(f"\nwork per decision, plain Python\n{'board':16}{'bytecodes':>12}{'calls':>8}\n")
    for name, _ in BOARDS:
        work = counted(load(name))
        say(f"{name:16}{work.bytecodes_each:12.1f}{work.calls_each:8.2f}\n")
        if "--where" in sys.argv:
            for place, number in work.bytecodes.most_common(MOST_SHOWN):
                each = work.calls[place] / work.decisions
                say(f"{number / work.decisions:12.1f}{each:8.3f}  {place}\n")


if __name__ == "__main__":
    main()
