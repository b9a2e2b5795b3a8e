"""What anybody might type at `swdsl play`: answered, or asked again; nothing said steers a terminal."""

import io
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from typing import Final

from swdsl.cli.games import talk_for
from swdsl.cli.prompt import Prompt, Undo
from swdsl.pipeline import compile_rules
from swdsl.play import Match
from swdsl.play.load import OfficialGame
from swdsl.runtime import Game
from swdsl.runtime.bots import BOTS
from swdsl.runtime.words import CHANCE
from swdsl.table import Talk
from swdsl.workspace import find_sources
from tests.fuzz.seeds import ROOT

LINES: Final = 20
"""Lines that are typed in one go."""
_WORDS: Final = (
    "why",
    "what",
    "undo",
    "2x3",
    "1x1 3*2",
    "why -v",
    "board",
    "table",
    "score",
    "column",
    "help",
    "?",
    "h",
    "quit",
    "q",
    "",
)
_SIGNS: Final = "\x00\x07\x08\x1b[2J\x7f\x9b\u2028\u202e\ufeff\"'\\{}%$\t\r 0９²½aé雪\U0001f409"
_BYTES: Final = (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x1b]0;x\x07", b"9" * 5000, b"why " + b"a" * 5000)


@cache
def _table() -> tuple[Game, Talk]:
    maker = OfficialGame("generated", "base_2p")
    game = maker()
    return game, talk_for(maker, compile_rules(find_sources(ROOT).sources).library, game)


def line_mutant(choose: random.Random, regions: list[str]) -> bytes:
    """Return a line: often a choice, else a question, else nonsense."""
    if choose.random() < 0.4:
        return str(choose.randrange(-1, 12)).encode()
    if choose.random() < 0.1:
        return choose.choice(_BYTES)
    words = [choose.choice(_WORDS), choose.choice((*regions, *_WORDS, str(choose.randrange(300))))]
    line = " ".join(words[: choose.randrange(1, 3)])
    for _ in range(choose.randrange(3)):
        at = choose.randrange(len(line) + 1)
        line = line[:at] + choose.choice(_SIGNS) + line[at + choose.randrange(3) :]
    return line.encode()


def type_lines(number: int) -> int:
    """Sit down and type lines; how many decisions came of it."""
    choose = random.Random(number)
    game, talk = _table()
    match = Match.begin(game, number)
    for _ in range(choose.randrange(120)):
        if not match.state.over:
            match.act(match.ask([BOTS["random"]] * game.players))
    regions = [region.name for region in game.board.regions]
    with _typed(b"\n".join(line_mutant(choose, regions) for _ in range(LINES)) + b"\n") as said:
        made = _answered(match, Prompt(match, talk, None))
    assert all(line.isprintable() for line in said.getvalue().split("\n")), "something that steers"
    return made


def _answered(match: Match, prompt: Prompt) -> int:
    made = 0
    try:
        while not match.state.over:
            if match.state.actor == CHANCE:
                match.act(match.roll())
                continue
            try:
                chosen = prompt.ask()
            except Undo:
                continue
            match.act(chosen[0])
            made += 1
    except EOFError:
        pass
    return made


@contextmanager
def _typed(lines: bytes) -> Iterator[io.StringIO]:
    """Let some bytes be what is typed, read as the command line reads them, and catch what is said."""
    said, before = io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(lines), encoding="utf-8", errors="replace")
    try:
        with redirect_stdout(said):
            yield said
    finally:
        sys.stdin = before
