"""Once more: another round of conquests, another turn, coins of regions before or after their time."""

from __future__ import annotations

from swdsl.runtime.bank import bank_gives
from swdsl.runtime.bits import BIT
from swdsl.runtime.holding import gather
from swdsl.runtime.ranks import call_up
from swdsl.runtime.scoring import bank_items
from swdsl.runtime.state import Entry, State
from swdsl.runtime.words import D_AGAIN, D_ENCORE, D_MUSTERED, NOBODY, S_ATTACK


def conquer_again(s: State, slot: int) -> None:
    """Let the race that acts take its tokens in hand and conquer once more; only once, whoever says so."""
    if s.deeds & D_AGAIN or slot != s.slot:
        return
    s.deeds = s.deeds & ~D_MUSTERED | D_AGAIN
    gather(s, slot)
    call_up(s, slot)
    s.stage = S_ATTACK
    s.stale = 1


def play_again(s: State, slot: int) -> None:
    """Let the player have another turn when this one is over."""
    if s.game.player_of[slot] == s.player:
        s.deeds |= D_ENCORE


def prolong(s: State, number: int) -> None:
    """Let the game last so many rounds more, or fewer; the round that is played is played to its end."""
    cell = s.game.calendar
    s.memory[cell] = max(s.memory[cell] + number, s.turn - s.game.turns)


def score_region(s: State, slot: int, r: int) -> None:
    """Pay what a region would bring at scoring, if the slot holds it."""
    if r >= 0:
        score_regions(s, slot, BIT[r])


def score_regions(s: State, slot: int, mask: int) -> None:
    """Pay what regions of the slot would bring at scoring."""
    player = s.game.player_of[slot]
    mine = mask & s.occ[slot]
    items = [item for item in bank_items(s, slot) if item.region >= 0 and mine >> item.region & 1]
    total = bank_gives(s.coins[player], sum(item.amount for item in items))
    s.coins[player] += total
    s.bank -= total
    s.stale = 1
    if s.journal is not None:
        s.journal.extend(Entry(item.clause, player, item.region, item.amount, NOBODY) for item in items)
