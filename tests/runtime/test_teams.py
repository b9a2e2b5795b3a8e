"""Teams: who is an opponent, who may be attacked, and who wins."""

import pytest

from generated.games.underground_6p import new_game
from swdsl.pipeline import compile_rules
from swdsl.runtime import Game, State, new_state, ranking
from swdsl.runtime.players import enemies, is_opponent
from swdsl.runtime.regions import active_opponents, opponents
from swdsl.runtime.teams import Teams
from swdsl.runtime.wards import shut_to
from swdsl.source import SourceFile
from tests.lower.libraries import RULES, sources

ALONE = Teams(1)
SHARING = Teams(2, coins=True, peace=True)


def seated(teams: Teams) -> tuple[Game, State]:
    """Return the game for six with a region for everybody's active race."""
    game = new_game().in_teams(teams)
    s = new_state(game, 1)
    for player in range(6):
        slot = player * game.width
        s.race[slot] = player
        s.occ[slot] = 1 << player
        s.own[player] = slot
        s.held |= 1 << player
        s.coins[player] = 10 * player
    return game, s


def test_partners_sit_opposite_each_other() -> None:
    game, s = seated(SHARING)
    assert enemies(s, 0) == 0b110110
    assert not is_opponent(s, 0, 3 * game.width)
    assert is_opponent(s, 0, 4 * game.width)


def test_everybody_is_an_opponent_where_nobody_plays_together() -> None:
    _, s = seated(ALONE)
    assert enemies(s, 0) == 0b111110
    assert opponents(s, 0) == active_opponents(s, 0) == 0b111110


def test_regions_of_team_mates_are_no_opponents_regions() -> None:
    _, s = seated(SHARING)
    assert opponents(s, 0) == active_opponents(s, 0) == 0b110110


@pytest.mark.parametrize(("teams", "shut"), [(SHARING, 0b1001), (Teams(2, coins=True), 1), (ALONE, 1)])
def test_peace_shuts_the_regions_of_team_mates(teams: Teams, shut: int) -> None:
    _, s = seated(teams)
    assert shut_to(s, 0) & 0b111111 == shut


def test_a_team_is_ranked_by_its_coins_together() -> None:
    _, s = seated(SHARING)
    assert [(coins, player) for coins, _, player in ranking(s)] == [
        (70, 2), (70, 5), (50, 1), (50, 4), (30, 0), (30, 3),
    ]  # fmt: skip
    _, alone = seated(Teams(2, peace=True))
    assert [coins for coins, _, _ in ranking(alone)] == [50, 40, 30, 20, 10, 0]


@pytest.mark.parametrize(("players", "size"), [(4, 3), (4, 4), (4, 1), (4, 0)])
def test_players_that_do_not_come_out_even_are_reported(players: int, size: int) -> None:
    text = f'game odd "Odd"\n  map base_{players}p\n  sets base\n  teams of {size} share peace\n'
    found = compile_rules([*sources(*RULES, "maps/*.sw"), SourceFile("odd.sw", text)]).diagnostics
    assert [each.message for each in found if each.code.slug == "impossible-game"] == [
        f"The game `odd` cannot be set up: {players} players do not make teams of {size}."
    ]
