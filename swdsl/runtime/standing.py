"""Who is ahead: coins first, then tokens on the board; equals share their place."""

from swdsl.runtime.bits import members
from swdsl.runtime.state import State


def ranking(s: State) -> list[tuple[int, int, int]]:
    """List (coins, tokens on the board, player), the best first; equal pairs share their place.

    Where a team counts its coins together, each of its players has what the team has.
    """
    return sorted(_standing(s), key=lambda line: (-line[0], -line[1], line[2]))


def places(s: State) -> list[int]:
    """Return the place of every player, 1 for whoever is ahead; equals share theirs."""
    standing = _standing(s)
    found: list[int] = []
    for coins, tokens, _ in standing:
        better = 1
        for other, more, _ in standing:
            if other > coins or (other == coins and more > tokens):
                better += 1
        found.append(better)
    return found


def _standing(s: State) -> list[tuple[int, int, int]]:
    width = s.game.width
    standing: list[tuple[int, int, int]] = []
    for player in range(s.game.players):
        tokens = 0
        for slot in range(player * width, (player + 1) * width):
            for r in members(s.occ[slot]):
                tokens += s.tok[r]
        standing.append((s.coins[player], tokens, player))
    if s.game.purse:
        standing = [_together(s, standing, player) for player in range(s.game.players)]
    return standing


def _together(s: State, standing: list[tuple[int, int, int]], player: int) -> tuple[int, int, int]:
    team = [line for line in standing if not s.game.foes[player] >> line[2] & 1]
    return sum(line[0] for line in team), sum(line[1] for line in team), player
