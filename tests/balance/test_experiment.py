"""The experiment: the same games for the same seed, picks by chance, favourites more often."""

from functools import partial

from swdsl.balance.experiment import Design, gather, play_games
from swdsl.play.load import OfficialGame
from swdsl.play.workers import work_through
from swdsl.runtime.generator import mixed

BASE = OfficialGame("generated", "base_2p")


def test_a_number_of_games_is_played_alike_in_any_number_of_processes() -> None:
    design = Design(BASE, "random", 3)
    alone, together = (
        gather(design, games=450),
        gather(design, games=450, through=partial(work_through, jobs=2)),
    )
    assert (alone.games, alone.careers) == (together.games, together.careers)
    assert len(alone.games) == 450
    assert gather(Design(BASE, "random", 4), games=20).games != alone.games[:20]


def test_favourites_are_picked_more_often() -> None:
    name = BASE().races[0].name
    plain = gather(Design(BASE, "random", 5), games=60).careers["race", name].picks
    keen = gather(Design(BASE, "random", 5, frozenset({name})), games=60).careers["race", name].picks
    assert keen > 1.5 * plain


def test_picks_do_not_follow_taste() -> None:
    """The greedy bot has its favourites in the column; here every combo is taken about equally often."""
    sample = gather(Design(BASE, "random", 6), games=200)
    picks = [career.picks for (kind, _), career in sample.careers.items() if kind == "race"]
    assert max(picks) < 1.6 * min(picks)


def test_prices_are_given_back() -> None:
    """Coins of a row are those of the purse with prices undone: what a combo costs is no merit of it."""
    sample = play_games(Design(BASE, "random", 1), tuple(mixed(i) for i in range(10)))
    assert all(0 <= coins < 300 for game in sample.games for coins, _ in game)
    assert sample.cpu > 0


def test_an_early_end_by_the_clock_still_has_games() -> None:
    assert gather(Design(BASE, "random", 1), seconds=0.01).games
