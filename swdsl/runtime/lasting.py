"""Rules that last for a time: where and for whom they were let begin, until their time is over.

A clause that lets rules begin has cells of `state.memory`: for each rule and each player who may have let it
begin a row with one cell for each player it may be about. The first stands for nobody in particular. A
cell holds the regions that were meant, or 1 where the rule is about none; 0 when it does not hold.
"""

from __future__ import annotations

from swdsl.runtime.bits import BIT
from swdsl.runtime.clause import Clause
from swdsl.runtime.state import State
from swdsl.runtime.words import UNTIL_GAME_END, UNTIL_NEXT_TURN


def lay_rule(s: State, clause: Clause, rule: int, slot: int) -> None:
    """Let a rule of a clause begin."""
    _lay(s, _row(s, clause, rule, slot), 1)


def lay_rule_there(s: State, clause: Clause, rule: int, slot: int, there: int) -> None:
    """Let a rule begin that is about a region."""
    if there >= 0:
        _lay(s, _row(s, clause, rule, slot), BIT[there])


def lay_rule_on(s: State, clause: Clause, rule: int, slot: int, who: int) -> None:
    """Let a rule begin that is about the player of a race."""
    if who >= 0:
        _lay(s, _row(s, clause, rule, slot) + s.game.player_of[who], 1)


def lay_rule_on_there(s: State, clause: Clause, rule: int, slot: int, who: int, there: int) -> None:
    """Let a rule begin that is about the player of a race, and a region."""
    if who >= 0 and there >= 0:
        _lay(s, _row(s, clause, rule, slot) + s.game.player_of[who], BIT[there])


def marked(s: State, clause: Clause, rule: int, slot: int) -> int:
    """Return where a rule holds that the player of a slot let begin."""
    return s.memory[_row(s, clause, rule, slot)]


def marked_for(s: State, clause: Clause, rule: int, slot: int, who: int) -> int:
    """Return where such a rule holds for the player of a race."""
    return s.memory[_row(s, clause, rule, slot) + s.game.player_of[who]]


def end_rules(s: State) -> None:
    """Let rules end whose time is over when a turn begins: those of the last turn, and of this player."""
    players = s.game.players
    for clause in s.game.timed:
        for rule, ending in enumerate(clause.lasts):
            if ending == UNTIL_GAME_END:
                continue
            row = clause.memory + rule * players * players
            first, number = (s.player, 1) if ending == UNTIL_NEXT_TURN else (0, players)
            for cell in range(row + first * players, row + (first + number) * players):
                s.memory[cell] = 0
    s.stale = 1


def _row(s: State, clause: Clause, rule: int, slot: int) -> int:
    players = s.game.players
    return clause.memory + (rule * players + s.game.player_of[slot]) * players


def _lay(s: State, cell: int, bits: int) -> None:
    s.memory[cell] |= bits
    s.stale = 1
