"""No bot looks at what is hidden: the same choice on every deal that its player could be in."""

import pytest

from swdsl.play.seats import seated
from swdsl.runtime import Game, State, legal, new_state, resample, step
from swdsl.runtime.bots import Bot
from swdsl.runtime.generator import next_draw
from swdsl.runtime.words import CHANCE
from tests.runtime.content import ALL

BOTS = ("greedy", "planner:60")


def other_deals(s: State) -> list[State]:
    """Return positions that look the same to whoever decides, with other stacks, seeds and purses."""
    deals = []
    for seed in (1, 2):
        other = resample(s, s.actor, seed)
        other.coins = [c if p == s.actor else c + 3 + seed for p, c in enumerate(s.coins)]
        deals.append(other)
    return deals


def positions(game: Game, seed: int, every: int) -> list[State]:
    """Return positions of a random game in which somebody decides."""
    s, number, found = new_state(game, seed), seed + 1, []
    while not s.over:
        number = next_draw(number)
        actions = legal(s)
        if s.actor != CHANCE and len(actions) > 1 and number % every == 0:
            found.append(s.copy())
        step(s, actions[number % len(actions)])
    return found


def chooses_alike(name: str, s: State) -> bool:
    """Whether a bot, new each time, chooses the same on every deal."""
    fresh: list[Bot] = [seated(name) for _ in range(3)]
    return len({bot(deal, 4711) for bot, deal in zip(fresh, [s, *other_deals(s)], strict=True)}) == 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("board", ["base_2p", "underground_2p"])
def test_bots_do_not_look_at_what_is_hidden(name: str, board: str) -> None:
    asked = positions(ALL[board], 3, 5)
    assert len(asked) > 10
    assert all(chooses_alike(name, s) for s in asked)


@pytest.mark.parametrize("name", BOTS)
def test_bots_leave_the_position_alone_and_choose_what_is_legal(name: str) -> None:
    bot = seated(name)
    for s in positions(ALL["underground_2p"], 5, 6):
        before = s.key()
        assert bot(s, 17) in legal(s)
        assert s.key() == before
