"""Digests of games whose modules are printed in memory, as those of packs are. As a module it prints them."""

import sys
from pathlib import Path

import swdsl.runtime.play
from swdsl.play import Series, simulate
from swdsl.play.load import CompiledGame

ROOT = Path(__file__).parents[2]
GAMES = ("base_2p", "underground_3p", "both_worlds_base_2p")


def pack_digests() -> list[str]:
    """Play a few games of each kind, by chance and by thought."""
    folder = ROOT / "generated"
    modules = tuple(
        (path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    )
    lines = []
    for name in GAMES:
        for bot, number in (("random", 20), ("greedy", 3)):
            report = simulate(Series(CompiledGame(modules, name), (bot,), 9, number))
            lines.append(f"{name} {bot}: {report.digest}")
    return lines


if __name__ == "__main__":
    sys.stdout.write(f"{swdsl.runtime.play.__file__}\n")
    for line in pack_digests():
        sys.stdout.write(f"{line}\n")
