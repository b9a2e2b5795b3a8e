"""A pack changes only games that use it: official games stay what they are, whatever lies in `packs/`."""

from functools import cache

import pytest

from swdsl.generate import generate
from swdsl.pipeline import compile_rules
from swdsl.play import play_match
from swdsl.play.load import CompiledGame
from swdsl.runtime.bots import BOTS
from swdsl.source import SourceFile
from tests.lower.libraries import RULES, sources

SET = 'pack meddler "Meddler"\n  uses base underground\n'
GAME = 'game meddled "Meddled"\n  map base_2p\n  sets base, underground, meddler\n'
ALIKE = "alike base.farmland, underground.mudpool\nalike base.hill, underground.mystic_crystal\n"
GUESTS = "neutral underground.monster on base.lost_tribe_symbol, 3 regions per player\n"

#: Where a pack may say that something counts as the same: below its name, beside it, and beside its folder.
PLACES = (
    {"packs/meddler/rules/set.sw": f"{SET}\n{ALIKE}\n{GUESTS}\n{GAME}"},
    {"packs/meddler/rules/set.sw": SET, "packs/meddler/rules/games.sw": ALIKE + GUESTS + GAME},
    {"packs/meddler/rules/own/set.sw": SET, "packs/meddler/rules/games/all.sw": ALIKE + GUESTS + GAME},
    {"packs/meddler/meddler.sw": f"{ALIKE}{GUESTS}{GAME}\n{SET}"},
    {"rules/own/set.sw": SET, "rules/games/all.sw": ALIKE + GUESTS + GAME},
)


def modules(pack: dict[str, str]) -> dict[str, str]:
    """Return what is generated for the official sets beside a project with a pack."""
    return _modules(tuple(pack.items()))


@cache
def _modules(pack: tuple[tuple[str, str], ...]) -> dict[str, str]:
    official = [
        SourceFile(f"official/{each.path}", each.text) for each in sources(*RULES, "maps/*_[2-3]p.sw")
    ]
    boards = ("_2p", "_3p")
    kept = [each for each in official if "/games/" not in each.path]
    games = [_small(each, boards) for each in official if "/games/" in each.path]
    own = [SourceFile(path, text) for path, text in pack]
    library = compile_rules([*kept, *games, *own]).library
    return {each.path: each.text for each in generate(library) if "source_map" not in each.path}


def _small(games: SourceFile, boards: tuple[str, ...]) -> SourceFile:
    """Leave out games on boards that this test does not have."""
    parts = [
        part
        for part in games.text.split("\n\n")
        if not part.startswith("game ") or part.splitlines()[0].split()[1].endswith(boards)
    ]
    return SourceFile(games.path, "\n\n".join(parts))


@pytest.mark.parametrize("pack", PLACES)
def test_official_modules_are_the_same_beside_a_pack(pack: dict[str, str]) -> None:
    alone, beside = modules({}), modules(pack)
    changed = [path for path in alone if alone[path] != beside.get(path)]
    assert [path for path in changed if not path.endswith("games/__init__.py")] == []


@pytest.mark.parametrize("pack", PLACES)
def test_games_that_use_the_pack_have_what_it_says(pack: dict[str, str]) -> None:
    printed = modules(pack)
    text = printed["generated/games/meddled.py"]
    assert '"underground.mudpool": ("base.swamp", "base.farmland")' in text
    texts = tuple((path.removeprefix("generated/"), each) for path, each in printed.items())
    game = CompiledGame(texts, "meddled")()
    assert game.board.terrain("underground.mudpool") & ~game.board.terrain("base.swamp")
    assert play_match(game, [BOTS["random"]] * 2, 1, checked=True).violation is None
