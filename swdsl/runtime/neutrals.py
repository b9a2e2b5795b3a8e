"""Neutral tokens at set-up: guests settle one region at a time, the others stand where the board says."""

from __future__ import annotations

from swdsl.runtime.bits import BIT, members
from swdsl.runtime.board import Board
from swdsl.runtime.component import Neutral
from swdsl.runtime.patience import MOST_SETS
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE, NEUTRAL, P_GUESTS


def guests_wait(s: State) -> bool:
    """Settle guests as far as nobody has to choose; True when somebody has."""
    guests = s.game.guests
    while s.offer < len(guests):
        if s.left < 0:
            s.left = _room(s.board, vacant(s), guests[s.offer])
        where = openings(s)
        if not where:
            s.offer += 1
            s.left = -1
        elif where & (where - 1):
            s.phase = P_GUESTS
            settled = s.neutral.bit_count()
            s.actor = CHANCE if s.game.house.guests_by_chance else settled % s.game.players
            return True
        else:
            settle(s, where.bit_length() - 1)
    s.offer = s.left = 0
    return False


def settle(s: State, r: int) -> None:
    """Put the tokens of the guests who are being settled into a region."""
    _stand(s, s.game.guests[s.offer], BIT[r])
    s.left -= 1


def place_neutrals(s: State) -> None:
    """Put the neutrals of the board on all their regions that guests have left free."""
    for neutral in s.game.frame.neutrals:
        if not neutral.regions:
            _stand(s, neutral, neutral.mask & ~s.neutral)


def openings(s: State) -> int:
    """Return the regions that guests may take now, so that all those to come still find room."""
    if s.left <= 0:
        return 0
    guest = s.game.guests[s.offer]
    free = vacant(s)
    if not guest.apart:
        return free
    border = s.board.border
    return sum(BIT[r] for r in members(free) if fits(s.board, free & ~BIT[r] & ~border[r], s.left - 1, []))


def vacant(s: State) -> int:
    """Return the regions where the guests who are being settled could stand, if no more came."""
    guest = s.game.guests[s.offer]
    free = guest.mask & ~s.neutral
    return free & ~s.board.spread(s.neutral) if guest.apart else free


def neutral_at(s: State, r: int) -> Neutral:
    """Return which neutral tokens stand in a region: of board and guests, only guests hide a marker."""
    here = [each for each in s.game.frame.neutrals if each.mask >> r & 1]
    return next((each for each in here if each.discovers == bool(s.hoard >> r & 1)), here[0])


def fits(board: Board, free: int, wanted: int, tried: list[int]) -> bool:
    """Whether so many of these regions can be found that no two border each other, without a long search."""
    if wanted <= 0:
        return True
    tried.append(free)
    if free.bit_count() < wanted or len(tried) > MOST_SETS:
        return False
    r = min(members(free), key=lambda each: (board.border[each] & free).bit_count())
    near = board.border[r] & free
    if fits(board, free & ~near & ~BIT[r], wanted - 1, tried):
        return True
    # A region with at most one such neighbour is never a worse choice than that neighbour.
    return near.bit_count() > 1 and fits(board, free & ~BIT[r], wanted, tried)


def _room(board: Board, free: int, guest: Neutral) -> int:
    """Return as many regions as guests take, or as many as the board has room for."""
    wanted = min(guest.regions, free.bit_count())
    while guest.apart and not fits(board, free, wanted, []):
        wanted -= 1
    return wanted


def _stand(s: State, neutral: Neutral, where: int) -> None:
    for r in members(where):
        s.tok[r] = neutral.tokens
        s.own[r] = NEUTRAL
    s.neutral |= where
    if neutral.discovers:
        s.hoard |= where
