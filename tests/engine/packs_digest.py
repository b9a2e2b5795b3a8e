"""Digests of games whose modules are printed in memory, as those of packs are. As a module it prints them."""

import sys
from pathlib import Path
from typing import Any

import swdsl.runtime.play
from swdsl.cli.project import official_sources
from swdsl.play import Series, simulate
from swdsl.play.load import CompiledGame
from swdsl.source import SourceFile
from swdsl.studio import Studio, known_of

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


def home_made_digests() -> list[str]:
    """Play with every home-made race and power at one table: words that no official component uses."""
    folder = ROOT / "tests" / "homebrew"
    own = [SourceFile(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.sw"))]
    studio = Studio(known_of(official_sources()), own)
    listed: Any = studio.answer({"do": "list"})["answer"]
    mine = [f"{each['kind']}:{each['set']}.{each['id']}" for each in listed["components"] if each["own"]]
    table = {"game": "base_2p", "with": [each for each in mine if each.startswith(("race", "power"))]}
    lines = []
    for bot, number in (("random", 60), ("greedy", 3)):
        request = {"do": "simulate", "table": table, "bots": [bot], "games": number}
        answer: Any = studio.answer(request)["answer"]
        lines.append(f"home-made {bot}: {answer['digest']}")
    return lines


if __name__ == "__main__":
    sys.stdout.write(f"{swdsl.runtime.play.__file__}\n")
    for line in (*pack_digests(), *home_made_digests()):
        sys.stdout.write(f"{line}\n")
