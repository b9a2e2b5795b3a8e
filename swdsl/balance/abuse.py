"""Can it be abused? One player wants nothing but the coins of a component, and tries out what brings some.

What comes of it is compared with official components in the same hands: a component is suspicious when it
brings far more than the best of those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from swdsl.balance.audit import LONG_TURN, Finding, slots_with
from swdsl.balance.experiment import Design
from swdsl.play.match import Match
from swdsl.runtime.bots import Bot
from swdsl.runtime.game import Game
from swdsl.runtime.habits import attack, by_numbers, habitual, spread
from swdsl.runtime.play import legal
from swdsl.runtime.state import State
from swdsl.runtime.trials import finish_turn, take_turn
from swdsl.runtime.words import (
    ARGUMENT,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_GUESTS,
    P_PICK,
    P_SPREAD,
    V_ARM,
    V_EXPAND,
    V_STOP,
    V_USE,
)

FAR_MORE: Final = 1.6
"""How many times as much as the best official one a component must bring to be suspicious."""
AT_LEAST: Final = 8
"""Coins of a turn by which it must be ahead besides: small numbers are soon doubled."""
DEALS: Final = 200
"""How many deals are looked at for some that offer the component at once."""
MOST_TRIED: Final = 8
"""How many answers to a question are tried."""


@dataclass(frozen=True, slots=True)
class Haul:
    """The richest turn with a component, and the game up to its end; a turn without end counts as one."""

    coins: int
    seed: int
    actions: tuple[int, ...]
    endless: bool = False


def abuse(design: Design, name: str, beside: Sequence[str], games: int) -> tuple[Finding, ...]:
    """Let a miser play with a component, and with some official ones, and say what stands out."""
    game = design.maker()
    mine = _richest(design, game, name, games)
    if mine is None:
        return ()
    if mine.endless:
        told = f"Played for its coins alone, a turn went on for more than {LONG_TURN} choices."
        return (Finding("endless turn", told, mine.seed, mine.actions),)
    known = [haul for other in beside if (haul := _richest(design, game, other, games)) is not None]
    usual = max((haul.coins for haul in known), default=0)
    if not known or mine.coins <= max(FAR_MORE * usual, usual + AT_LEAST):
        return ()
    told = f"Played for its coins alone, it brought {mine.coins} in one turn; official ones came to {usual}."
    return (Finding("riches", told, mine.seed, mine.actions),)


def _richest(design: Design, game: Game, name: str, games: int) -> Haul | None:
    """Return the richest turn of some games; nothing when nobody could pick the component."""
    deals = (Match.begin(game, design.seed * 104_729 + number) for number in range(DEALS))
    offered = islice((match for match in deals if _is_offered(match.state, name)), games)
    hauls = [haul for match in offered if (haul := _miserly_game(match, name)) is not None]
    endless = next((haul for haul in hauls if haul.endless), None)
    return endless or max(hauls, key=lambda haul: haul.coins, default=None)


def _miserly_game(match: Match, name: str) -> Haul | None:
    """Play a game with a miser at seat 0; return its richest turn with the component."""
    seed = match.seed
    bots: list[Bot] = [_miser(name), *[habitual] * (match.state.game.players - 1)]
    best: Haul | None = None
    begun, turn, coins = 0, (0, 0), 0
    while not match.state.over:
        s = match.state
        if (s.turn, s.player) != turn:
            begun, turn, coins = len(match.actions), (s.turn, s.player), s.coins[0]
        if len(match.actions) - begun > LONG_TURN:
            return Haul(s.coins[0], seed, tuple(match.actions), endless=True) if s.player == 0 else best
        match.act(match.ask(bots))
        ended = s.over or (s.turn, s.player) != turn
        if ended and turn[1] == 0 and any(slot == 0 for slot in slots_with(s, name)):
            brought = s.coins[0] - coins
            if best is None or brought > best.coins:
                best = Haul(brought, seed, tuple(match.actions))
    return best


def _miser(name: str) -> Bot:
    """Return a bot that picks the component when it can, keeps it, and tries out what brings most coins."""

    def choose(s: State, number: int) -> int:
        actions = legal(s)
        phase = s.phase
        if len(actions) == 1:
            return actions[0]
        if phase == P_CHOICE:
            return V_EXPAND
        if phase == P_PICK:
            wanted = [action for action in actions if _offers(s, action & ARGUMENT, name)]
            return wanted[0] if wanted else by_numbers(s, actions)
        if phase in (P_DEPLOY, P_SPREAD):
            return spread(s, actions)
        if phase == P_GUESTS:
            return actions[number % len(actions)]
        return _dearest(s, _worth_a_try(s, actions), number)

    return choose


def _is_offered(s: State, name: str) -> bool:
    return any(_offers(s, place, name) for place in range(len(s.column_races)))


def _offers(s: State, place: int, name: str) -> bool:
    race, power = s.game.races[s.column_races[place]], s.game.powers[s.column_powers[place]]
    return name in (race.name, power.name)


def _worth_a_try(s: State, actions: list[int]) -> list[int]:
    """Return what might bring coins: the usual attack and all that is on offer, or any answer."""
    if s.phase != P_ATTACK:
        return actions[:MOST_TRIED]
    offers = [action for action in actions if action - (action & ARGUMENT) in (V_ARM, V_USE)]
    stop = [V_STOP] if V_STOP in actions else []
    return list(dict.fromkeys([attack(s, actions), *offers[:MOST_TRIED], *stop]))


def _dearest(s: State, actions: list[int], number: int) -> int:
    """Try every action on a copy, with the rest of this turn and one turn more, and take the richest."""
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda action: _coins_after(s, action, number))


def _coins_after(s: State, action: int, number: int) -> int:
    player = s.actor
    c = s.copy()
    match = Match(c, 0, number)
    match.act(action)
    finish_turn(c, player, number)
    take_turn(c, player)
    finish_turn(c, player, number)
    return c.coins[player]
