"""Strangers' files: whatever they put into names, texts and paths stays text, and no id breaks the code."""

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from swdsl.artifact import Artifact
from swdsl.diagnostics import has_errors
from swdsl.diagnostics.codes_clauses import NOT_PLAYABLE
from swdsl.generate import generate
from swdsl.model.ruleset import Library
from swdsl.pipeline import compile_rules
from swdsl.source import SourceFile
from tests.lower.libraries import ROOT, pack

RUN = '__import__("sys").audit("stranger")'
"""What a stranger would like to run; the process that imports the modules notices, and leaves at once."""

WAYS_OUT = (
    *(chr(number) for number in range(0x20)),
    *(
        "\x7f",
        "\x85",
        "\u2028",
        "\u2029",
        "\u202e",
        "\ufeff",
        "\ud800",  # half a character, which no file can hold
        "\\",
        "\\\\",
        "\\N{DIGIT ONE}",
        "\\\n",
    ),
    *(
        '"',
        "'",
        '"""',
        "'''",
        '\\"',
        '\\"""',
        "#",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ")]}",
        "{{",
        "}}",
        "{%",
        "%}",
    ),
)
HOSTILE = (
    "".join(f"{way}{RUN}{way}\n{RUN}\n{way}" for way in WAYS_OUT) + f"{{{{ {RUN} }}}}{{% include '/' %}}"
)
MARK = "Stranger"

NOTICE = """
import importlib, os, sys

def notice(event, arguments):
    if event == "stranger":
        os._exit(66)

import swdsl.runtime.play
from swdsl.runtime import check, legal, new_state, step
sys.addaudithook(notice)
sys.path.insert(0, sys.argv[1])
for line in sys.stdin.read().split():
    module = importlib.import_module(line)
    if hasattr(module, "new_game"):
        state = new_state(module.new_game(), 1)
        for _ in range(60):
            if not state.over:
                step(state, legal(state)[-1])
                assert check(state) == []
print("unharmed")
"""

SET = """
set small "Stranger"
  players 2 to 3
  start_coins 3
  combos 2
  price 1
  die 0 1 2

terrain hill "Stranger"
terrain bog "Bog Stranger"
symbol hut "Hut Stranger"
neutral hermit "Stranger" 4, 1 on hut
term corner "Stranger": huts bordering a bog
option toll "Stranger": plain "Stranger" or higher "More Stranger"

every race
  always, named reach: I may reach regions adjacent to a region I hold
  always, named entry: I may enter regions at the edge
  when I attack a region, named base_cost: cost is 2
  when I attack a region, if option toll is higher, named dear: cost 1 more
  when I attack a region bordering a bog I hold, named bogged: cost 1 more
  at scoring, also in decline, named region_coin: gain 1 coin for each region I hold

race ogres "Stranger"
  tokens 5 of 10
  piece lair "Lair Stranger" 2
  when I conquer a region, once per turn: place 1 lair there
  when I attack a region adjacent to a lair, if option toll is plain: cost 1 less
  when I attack a corner adjacent to a region I hold, named cheap: cost 1 less
  when I attack a region adjacent to a lair with a lair: cost 1 less
  when I gain a coin: gain 1 token

race elves "Elves"
  tokens 5 of 10
  at scoring: gain 1 coin for each hill bordering a region I hold

power wise "Wise Stranger"
  tokens 4
  at scoring: gain 1 coin

power rich "Rich"
  tokens 4
  at scoring: gain 2 coins
"""
MAP = """
map valley "Stranger", uses small, 2 players, 3 turns
  north "North Stranger" hill, hut, edge | south, west
  south "South" bog, edge | west
  west  "West" hill, edge
"""
GAME = """
game trial "Stranger"
  map valley
  sets small
"""
IDS = (
    *("small", "hill", "hut", "corner", "toll", "plain", "dear", "ogres", "cheap", "lair", "wise"),
    *("valley", "north", "trial"),
)
"""Ids of every kind: set, ground, term, option, choice, clauses, components, piece, map, region, game."""

WORDS = ("class", "min", "place_", "slot", "board", "where", "maps", "swdsl")
MORE_WORDS = (
    *("import", "lambda", "match", "print", "tuple", "range", "int", "super"),
    *("place", "adjacent", "gain_coins", "frame", "game", "state", "component", "cost_term"),
    *("self", "s", "there", "held", "found", "chosen", "terms", "clauses", "base", "options"),
    *("name", "amount", "number", "prepare", "source", "asks"),
    *("games", "source_map", "generated", "typing", "races"),
)
"""Words that Python, the kernel, or a generated module uses for something else."""


def files(texts: Iterable[str]) -> list[SourceFile]:
    """Return the three files of a small world, in a folder of a stranger."""
    names = ("rules/Stranger/Stranger set.sw", "maps/Stranger.sw", "rules/games/Stranger.sw")
    return [SourceFile(name, text) for name, text in zip(names, texts, strict=True)]


def poisoned(value: Any) -> Any:
    """Return a model in which every text that a stranger wrote is hostile."""
    if isinstance(value, str):
        return value.replace(MARK, HOSTILE) if type(value) is str else value
    if isinstance(value, tuple):
        parts = [poisoned(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, type):
        parts_by_name = {
            each.name: poisoned(getattr(value, each.name)) for each in fields(value) if each.init
        }
        if "text" in parts_by_name and isinstance(parts_by_name["text"], str):
            parts_by_name["text"] += HOSTILE
        return replace(value, **parts_by_name)
    return value


def imported(root: Path, artifacts: Iterable[Artifact]) -> str:
    """Write modules, import them all in a process that notices strangers, play, and return what it says."""
    modules = []
    for artifact in artifacts:
        path = root / artifact.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(artifact.text.encode("utf-8"))
        modules.append(artifact.path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    run = subprocess.run(
        [sys.executable, "-c", NOTICE, str(root)],
        input="\n".join(modules),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.strip() or f"{run.returncode} {run.stderr[-2000:]}"


def test_the_process_would_notice(tmp_path: Path) -> None:
    assert imported(tmp_path, [Artifact("noticed.py", RUN)]).startswith("66")


def test_what_a_stranger_writes_is_never_run(tmp_path: Path) -> None:
    library: Library = poisoned(compile_rules(files((SET, MAP, GAME))).library)
    artifacts = generate(library)
    assert sum(RUN.replace('"', '\\"') in artifact.text for artifact in artifacts) > 6
    assert all(line.isprintable() for artifact in artifacts for line in artifact.text.split("\n"))
    assert imported(tmp_path, artifacts) == "unharmed"


def test_what_a_stranger_adds_to_a_game_of_ours_is_never_run(tmp_path: Path) -> None:
    """A pack joins the frame of a game, so its texts stand in the game's own modules."""
    rule = "every race\n  when I conquer a hill, named toll: gain 1 coin\n"
    library: Library = poisoned(pack(f'{rule}\nrace ogres "Stranger"\n  tokens 5 of 10\n'))
    assert imported(tmp_path, generate(library)) == "unharmed"


@pytest.mark.parametrize(
    "word", [*WORDS, *(pytest.param(word, marks=pytest.mark.slow) for word in MORE_WORDS)]
)
def test_any_word_as_an_id_is_refused_or_plays(word: str, tmp_path: Path) -> None:
    artifacts: list[Artifact] = []
    for number, replaced in enumerate(IDS):
        texts = (text.replace(f" {replaced}", f" {word}") for text in (SET, MAP, GAME))
        compilation = compile_rules(files(texts))
        if not has_errors([each for each in compilation.diagnostics if each.code != NOT_PLAYABLE]):
            artifacts += generate(compilation.library, f"package_{number}")
    assert artifacts
    assert imported(tmp_path, artifacts) == "unharmed"


def test_clauses_with_the_same_name_in_python_have_classes_of_their_own() -> None:
    rule = "when I attack a region adjacent to a hill I hold, named"
    text = f"""race frost_ogre "Ogre"
  tokens 5 of 10
  {rule} cheap: cost 1 less

race frost "Frost"
  tokens 5 of 10
  {rule} ogre_cheap: cost 2 less
"""
    races = next(each.text for each in generate(pack(text)) if each.path == "generated/trial/races.py")
    assert "clauses=(FrostOgreCheap(),)" in races
    assert "clauses=(FrostOgreCheap_2(),)" in races
