"""What is derived from clauses: aids by kind, badges kept in decline, what makes no sense on a table."""

from functools import cache

import pytest

from swdsl.lower import lower
from swdsl.lower.aids import aids
from swdsl.lower.form import Component
from swdsl.lower.lasting import works_in_decline
from swdsl.lower.selection import select
from swdsl.model.names import Kind
from swdsl.source import SourceFile
from tests.lower.libraries import RULES, library, lowered_homebrew, sources

AIDS = {
    "cultists": "discount",
    "flames": "discount",
    "iron_dwarves": "troops",
    "lizardmen": "reach",
    "ogres": "discount",
    "spiderines": "entry reach",
    "will_o_wisps": "roll",
    "vampire": "replace",
    "vengeful": "discount",
    "flying_doormat": "reach",
    "stinky_trolls_socks": "discount",
    "shiny_orb": "replace",
    "sword_of_the_killer_rabbit": "discount",
    "great_brass_pipe": "reach",
    "wickedest_pentacle": "figure",
    "ghouls": "expansion",
    "giants": "discount",
    "tritons": "discount",
    "halflings": "entry",
    "sorcerers": "replace",
    "berserk": "roll",
    "commando": "discount",
    "mounted": "discount",
    "dragon_master": "replace",
    "flying": "entry reach",
    "underworld": "discount reach",
}


def components() -> list[Component]:
    """Return the components of both games."""
    sets = lowered_homebrew()
    return [*sets["base"].components, *sets["underground"].components]


def test_a_ward_takes_away_what_the_rulings_say() -> None:
    found = {each.ref.id: " ".join(sorted(aids(each))) for each in components() if aids(each)}
    assert found == AIDS


def test_a_handicap_is_no_aid() -> None:
    mummies = next(each for each in components() if each.ref.id == "mummies")
    assert mummies.clauses
    assert aids(mummies) == frozenset()


def test_badges_that_still_work_are_kept_in_decline() -> None:
    kept = {each.ref.id for each in components() if each.ref.kind is Kind.POWER and works_in_decline(each)}
    assert kept == {
        *("muddy", "reborn", "royal", "shield", "tomb", "wise"),
        *("spirit", "seafaring", "fortified"),
    }


@cache
def removals(board: str, lines: str = "") -> dict[str, tuple[str, ...]]:
    """Return what is taken out of a game of both boxes on a board, with what it misses."""
    game = f'game trial "Trial"\n  map {board}\n  sets base, underground\n{lines}'
    both = library([*sources(*RULES, "maps/*_[2-6]p.sw"), SourceFile("rules/games/trial.sw", game)])
    trial = next(each for each in both.games if each.id == "trial")
    return {each.ref.id: each.missing for each in select(trial, both, lower(both)).removals}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_base_components_without_their_ground_leave_an_underground_board(players: int) -> None:
    assert removals(f"underground_{players}p") == {
        "humans": ("base.farmland",),
        "hill": ("base.hill",),
        "mounted": ("base.farmland", "base.hill"),
        "underworld": ("base.cavern",),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_underground_components_without_their_ground_leave_a_base_board(players: int) -> None:
    removed = removals(f"base_{players}p")
    assert {name for name, missing in removed.items() if missing not in (("places",), ("relics",))} == {
        *("flames", "spiderines"),
    }
    assert removed["flames"] == ("underground.chasm", "underground.volcano_symbol")
    assert removed["adventurous"] == ("places",)
    assert removed["magic"] == ("relics",)


def test_a_power_about_relics_leaves_with_them() -> None:
    removed = removals("underground_3p", "  without relics\n")
    assert removed["magic"] == ("relics",)
    assert "adventurous" not in removed


def test_nothing_leaves_a_game_of_one_box() -> None:
    official = library(sources(*RULES, "maps/*_[2-6]p.sw"))
    sets = lower(official)
    assert [select(game, official, sets).removals for game in official.games] == [()] * 8
