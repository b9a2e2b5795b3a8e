"""Frames that packs add to: a pack speaks of everybody wherever its box is played."""

import pytest

from swdsl.generate import PACKAGE, generate
from swdsl.lower import lower
from swdsl.lower.joined import added_to, joined_frame
from swdsl.mixing import Table
from swdsl.model.ruleset import Library
from swdsl.play.load import CompiledGame
from swdsl.runtime import ARGUMENT, NEUTRAL, V_CHOOSE, V_USE, Game, check, legal, new_state, step
from swdsl.source import SourceFile
from swdsl.words import Kind
from tests.lower.libraries import SETS, library, sources
from tests.mixing.tables import laid
from tests.runtime.table import Table as Position

PACK = """\
symbol cairn "Cairn"
neutral yeti "Yeti" 6, 2 on cairn

every race
  at scoring, named wages: gain 1 coin
  when I attack a region, named base_cost: cost is 3

map trial_map "Trial", uses trial, 2 players, 3 turns
  north  "North"  hill, cairn, edge                | east, west
  east   "East"   mountain, lost_tribe_symbol, edge | south
  south  "South"  farmland, edge                   | west
  west   "West"   swamp, edge
"""
OWN = ("trial_map", "", "base, trial", PACK)
ABOVE = ("base_2p", "", "base, trial", PACK)
BELOW = ("underground_2p", "", "underground, trial", PACK)
WITHOUT = ("base_2p", "", "base", PACK)


def played(table: Table, rules: Library) -> Game:
    """Return the game of a table, from modules printed for it."""
    modules = [(each.path.removeprefix(f"{PACKAGE}/"), each.text) for each in generate(rules)]
    return CompiledGame(tuple(modules), table.game.id)()


@pytest.mark.parametrize(
    ("where", "root", "added"),
    [
        (OWN, "base", ("trial",)),
        (ABOVE, "base", ("trial",)),
        (BELOW, "underground", ("trial",)),
        (WITHOUT, "base", ()),
    ],
)
def test_a_pack_adds_to_the_frame_of_the_board(
    where: tuple[str, str, str, str], root: str, added: tuple[str, ...]
) -> None:
    table, rules = laid(*where)
    assert (table.frame, table.added) == (root, added)
    frame = played(table, rules).frame
    names = [clause.name for clause in frame.clauses] + [term.name for term in frame.terms]
    assert any("wages" in name for name in names) is bool(added)
    assert any(name.startswith("trial.") for name in names) is bool(added)
    assert {term.amount for term in frame.base} - {1} == {3 if added else 2}  # a river costs 1
    assert frame.coin_name == f"{root}.every_race.region_coin"


def test_neutrals_of_box_and_pack_stand_on_a_board_of_the_pack() -> None:
    game = played(*laid(*OWN))
    s = new_state(game, 1)
    standing = {game.board.regions[r].name: s.tok[r] for r in range(game.board.count) if s.own[r] == NEUTRAL}
    assert standing == {"north": 2, "east": 1}
    while not s.over:
        assert check(s) == []
        step(s, legal(s)[-1])


def test_a_number_of_a_pack_counts_and_an_inherited_one_does_not() -> None:
    head = 'set {0} "{0}"\n  uses {1}\n'
    rich = head.format("rich", "base") + "  start_coins 7\n"
    heir = head.format("heir", "rich") + '\nrace heirs "Heirs"\n  tokens 5 of 10\n  at scoring: gain 1 coin\n'
    files = [SourceFile("rich/set.sw", rich), SourceFile("heir/set.sw", heir)]
    read = library([*sources(*SETS), *files])
    lowered = {each.id: each for each in lower(read)}
    coins = {}
    for boxes in (("base",), ("rich",), ("heir",)):
        added = added_to("base", boxes, read)
        frame = joined_frame("base", added, read, lowered).frame
        assert frame is not None
        coins[boxes[0]] = (added, frame.start_coins)
    assert coins == {"base": ((), 5), "rich": (("rich",), 7), "heir": (("rich",), 7)}


SMALL = """\
terrain glacier "Glacier"

map small "Small", uses trial, 2 players, 3 turns
  peak   "Peak"   mountain, mine, lost_tribe_symbol, edge | glade, ice
  glade  "Glade"  forest, edge                            | marsh, ice
  marsh  "Marsh"  swamp, lost_tribe_symbol, edge          | loch, ice
  loch   "Loch"   lake, edge                              | ice, source
  source "Source" hill, magic_source, lost_tribe_symbol, edge | ice, farm
  farm   "Farm"   farmland, edge                          | ice, peak
  ice    "Ice"    glacier
"""


def test_ground_counts_as_that_of_another_box_on_a_board_of_a_pack_that_uses_both() -> None:
    table, rules = laid("small", "", "base, underground, trial", SMALL)
    out = {each.component.ref.id for each in table.removals if each.component.ref.kind is Kind.RACE}
    assert out == {"flames", "spiderines"}
    board = played(table, rules).board
    names = {"mine": "peak", "mushroom_forest": "glade", "mudpool": "marsh", "river": "loch"}
    for foreign, region in {**names, "black_mountain": "peak", "mystic_crystal": "source"}.items():
        assert board.terrain(f"underground.{foreign}") == 1 << board.region(region), foreign


def test_a_board_may_have_fewer_regions_than_there_are_markers() -> None:
    game = played(*laid("small", "  with places, relics\n", "base, underground, trial", SMALL))
    assert len(game.markers) > game.board.count
    t = Position(game)
    slot = t.seat(0, "base.humans", "underground.magic", hand=4)
    peak = game.board.region("peak")
    t.put(slot, {peak: 1})
    numbers = [len(game.markers) - 2, len(game.markers) - 1]
    for number in numbers:
        t.marker(game.markers[number].name, peak)
    t.turn(0).expand()
    t.do(next(action for action in legal(t.s) if action - (action & ARGUMENT) == V_USE))
    assert legal(t.s) == [V_CHOOSE + number for number in numbers]
