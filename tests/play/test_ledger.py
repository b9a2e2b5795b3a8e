"""The ledger of a game balances: starting coins, less prices, plus what every pick brought, is the purse."""

import pytest

from swdsl.play.load import OfficialGame
from swdsl.play.match import Match, play_match
from swdsl.play.seats import seated
from swdsl.play.tally import merge, named, spread_of_mean, tallies
from swdsl.runtime.game import Game
from swdsl.runtime.ledger import Ledger
from swdsl.runtime.matches import play_out
from swdsl.runtime.tallies import Tallies

BASE, CAVES = OfficialGame("generated", "base_2p"), OfficialGame("generated", "underground_3p")


@pytest.fixture(params=[BASE, CAVES], ids=["base", "underground"])
def game(request: pytest.FixtureRequest) -> Game:
    maker = request.param
    assert isinstance(maker, OfficialGame)
    return maker()


def ledger_of(game: Game, bot: str, seed: int) -> tuple[list[int], Ledger]:
    """Play a game, and return its coins and its ledger."""
    match = Match.begin(game, seed)
    ledger = Ledger(match.state)
    play_out(match.state, [seated(bot)] * game.players, match.number, match.actions, ledger)
    return match.state.coins, ledger


def tallied(game: Game, seeds: range) -> Tallies:
    """Count random games."""
    counted = Tallies(game)
    for seed in seeds:
        play_match(game, [seated("random")] * game.players, seed, tallies=counted)
    return counted


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_coin_belongs_to_a_pick(game: Game, bot: str) -> None:
    for seed in range(8):
        purses, ledger = ledger_of(game, bot, seed)
        for player, coins in enumerate(purses):
            mine = [life for life in ledger.lives if life.player == player]
            assert game.frame.start_coins + sum(life.coins - life.price for life in mine) == coins


def test_a_counted_game_is_the_same_game(game: Game) -> None:
    bots = [seated("random")] * game.players
    counted = Tallies(game)
    assert play_match(game, bots, 8) == play_match(game, bots, 8, tallies=counted)
    assert sum(sums[0] for sums in counted.races) >= game.players


def test_sums_of_parts_are_the_sums_of_the_whole(game: Game) -> None:
    parts = merge([named(game, tallied(game, range(2))), named(game, tallied(game, range(2, 6)))])
    assert parts == named(game, tallied(game, range(6)))
    found = tallies(parts)
    races = sum(each.picks for each in found if each.kind == "race")
    assert races == sum(len(ledger_of(game, "random", seed)[1].lives) for seed in range(6))
    assert all(each.low <= each.coins <= each.high for each in found)


def test_sums_are_those_of_the_ledger(game: Game) -> None:
    """Component by component: picks, coins, their squares, turns held, declines, and turns until those."""
    lives = [life for seed in range(6) for life in ledger_of(game, "random", seed)[1].lives]
    counted = tallied(game, range(6))
    for race, sums in enumerate(counted.races):
        mine = [life for life in lives if life.race == race]
        gone = [life for life in mine if life.declined]
        assert sums == [
            len(mine),
            sum(life.coins for life in mine),
            sum(life.coins**2 for life in mine),
            sum(life.held for life in mine),
            len(gone),
            sum(life.declined - life.turn for life in gone),
        ]


def test_markers_are_counted_while_they_are_held() -> None:
    game = CAVES()
    kinds = {each.kind for each in tallies(named(game, tallied(game, range(4))))}
    assert kinds == {"race", "power", "place", "relic"}


def test_the_error_of_a_mean_is_the_usual_one() -> None:
    assert spread_of_mean(4, 20, 120) == pytest.approx((20 / 3 / 4) ** 0.5)
    assert spread_of_mean(1, 9, 81) > 9
