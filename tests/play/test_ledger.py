"""The ledger of a game balances: starting coins, less prices, plus what every pick brought, is the purse."""

import pytest

from swdsl.play.load import OfficialGame
from swdsl.play.match import play_match
from swdsl.play.seats import seated
from swdsl.play.tally import count, merge, spread_of_mean, tallies
from swdsl.runtime.game import Game

BASE, CAVES = OfficialGame("generated", "base_2p"), OfficialGame("generated", "underground_3p")


@pytest.fixture(params=[BASE, CAVES], ids=["base", "underground"])
def game(request: pytest.FixtureRequest) -> Game:
    maker = request.param
    assert isinstance(maker, OfficialGame)
    return maker()


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_coin_belongs_to_a_pick(game: Game, bot: str) -> None:
    for seed in range(8):
        outcome = play_match(game, [seated(bot)] * game.players, seed, counted=True)
        for player, coins in enumerate(outcome.coins):
            mine = [life for life in outcome.lives if life[0] == player]
            assert game.frame.start_coins + sum(life[5] - life[4] for life in mine) == coins


def test_a_counted_game_is_the_same_game(game: Game) -> None:
    bots = [seated("random")] * game.players
    plain, counted = play_match(game, bots, 8), play_match(game, bots, 8, counted=True)
    assert (plain.coins, plain.decisions) == (counted.coins, counted.decisions)
    assert counted.lives
    assert not plain.lives


def test_sums_of_parts_are_the_sums_of_the_whole(game: Game) -> None:
    outcomes = [play_match(game, [seated("random")] * game.players, seed, counted=True) for seed in range(6)]
    parts = merge([count(game, outcomes[:2]), count(game, outcomes[2:])])
    assert parts == count(game, outcomes)
    found = tallies(parts)
    races = sum(each.picks for each in found if each.kind == "race")
    assert races == sum(len(outcome.lives) for outcome in outcomes)
    assert all(each.low <= each.coins <= each.high for each in found)


def test_markers_are_counted_while_they_are_held() -> None:
    game = CAVES()
    outcomes = [play_match(game, [seated("random")] * 3, seed, counted=True) for seed in range(4)]
    kinds = {each.kind for each in tallies(count(game, outcomes))}
    assert kinds == {"race", "power", "place", "relic"}


def test_the_error_of_a_mean_is_the_usual_one() -> None:
    assert spread_of_mean(4, 20, 120) == pytest.approx((20 / 3 / 4) ** 0.5)
    assert spread_of_mean(1, 9, 81) > 9
