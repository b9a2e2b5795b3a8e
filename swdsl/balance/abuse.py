"""Can it be abused? One player wants nothing but the coins of a component, and tries out what brings some.

What counts of a game is its richest turn, and the most tokens that the race ever had. All official components
of the kind are played by the same hands, and their spread says what may be expected of one more of them; a
component is suspicious when it lies above that with its whole interval.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from swdsl.balance.audit import Finding, slots_with
from swdsl.balance.dawdling import LONG_TURN
from swdsl.balance.experiment import Design
from swdsl.balance.field import width_for
from swdsl.play.match import Match
from swdsl.play.workers import Through, work_through
from swdsl.runtime.bots import Bot
from swdsl.runtime.habits import as_any_bot, attack, by_numbers, habitual
from swdsl.runtime.outlook import strength
from swdsl.runtime.play import legal
from swdsl.runtime.state import State
from swdsl.runtime.trials import finish_turn, take_turn
from swdsl.runtime.words import (
    ARGUMENT,
    P_ATTACK,
    P_CHOICE,
    P_PICK,
    V_ARM,
    V_EXPAND,
    V_STOP,
    V_USE,
)

EXPECTED: Final = 0.995
"""How sure it must be that one more official component would stay below the bound."""
FEWEST: Final = 4
"""Components whose spread says something, and games of a component whose richest turns do."""
DEALS: Final = 200
"""How many deals are looked at for some that offer the component at once."""
MOST_TRIED: Final = 8
"""How many answers to a question are tried."""


@dataclass(frozen=True, slots=True)
class Haul:
    """The richest turn with a component, and the game up to its end; a turn without end counts as one.

    `tokens` are the most its active race had at the end of a turn of the game.
    """

    coins: int
    seed: int
    actions: tuple[int, ...]
    endless: bool = False
    tokens: int = 0


def abuse(
    design: Design, name: str, official: Sequence[str], games: int, through: Through = work_through
) -> tuple[Finding, ...]:
    """Let a miser play with a component, and with the official ones, and say what stands out."""
    mine = hauls(design, games, name)
    endless = next((haul for haul in mine if haul.endless), None)
    if endless is not None:
        told = f"Played for its coins alone, a turn went on for more than {LONG_TURN} choices."
        return (Finding("endless turn", told, endless.seed, endless.actions),)
    others = [each for each in official if each != name]
    played = through(partial(hauls, design, games), others) if len(mine) >= FEWEST else ()
    usual = [found for _, found in played if len(found) >= FEWEST]
    if name in official:  # one of them: it is itself a part of what they lead to expect
        usual.append(mine)
    return tuple(_outliers(mine, usual)) if len(usual) >= FEWEST else ()


def _outliers(mine: Sequence[Haul], usual: Sequence[Sequence[Haul]]) -> Iterator[Finding]:
    """Compare with the official ones what the richest turns brought, and how many tokens there were."""
    if (over := _beyond(lambda haul: haul.coins, mine, usual)) is not None:
        best = max(mine, key=lambda haul: haul.coins)
        told = f"its richest turn of a game brought {over} The best turn brought {best.coins}."
        yield Finding("riches", f"Played for its coins alone, {told}", best.seed, best.actions)
    if (over := _beyond(lambda haul: haul.tokens, mine, usual)) is not None:
        best = max(mine, key=lambda haul: haul.tokens)
        told = f"the most tokens it had in a game were {over} Once it had {best.tokens}."
        yield Finding("many tokens", f"Played for its coins alone, {told}", best.seed, best.actions)


def _beyond(
    measure: Callable[[Haul], int], mine: Sequence[Haul], usual: Sequence[Sequence[Haul]]
) -> str | None:
    """Say how far a measure lies above what the official ones lead to expect; None when it does not."""
    middle, low = _interval([measure(haul) for haul in mine])
    means = [fmean(measure(haul) for haul in found) for found in usual]
    bound = expected_at_most(means)
    if low <= bound:
        return None
    expected = f"{len(means)} official ones lead to expect {bound:.1f} at most."
    return f"{middle:.1f} on average, {low:.1f} at least; {expected}"


def expected_at_most(usual: Sequence[float]) -> float:
    """Return the bound below which one more of the same kind would lie, by the spread of these."""
    wide = _student(EXPECTED, len(usual) - 1) * sqrt(1 + 1 / len(usual))
    return fmean(usual) + wide * stdev(usual)


def _interval(coins: Sequence[int]) -> tuple[float, float]:
    """Return the mean of some games, and the lower end of its 95 % interval."""
    middle = fmean(coins)
    return middle, middle - width_for() * stdev(coins) / sqrt(len(coins))


def _student(level: float, freedom: int) -> float:
    """Return a quantile of Student's distribution, near enough from three degrees of freedom on."""
    z = NormalDist().inv_cdf(level)
    once = (z**3 + z) / (4 * freedom)
    twice = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + once + twice


def hauls(design: Design, games: int, name: str) -> tuple[Haul, ...]:
    """Return the richest turn of each game; fewer where deals do not offer the component at once."""
    game = design.maker()
    deals = (Match.begin(game, design.seed * 104_729 + number) for number in range(DEALS))
    offered = islice((match for match in deals if _is_offered(match.state, name)), games)
    return tuple(haul for match in offered if (haul := _miserly_game(match, name)) is not None)


def _miserly_game(match: Match, name: str) -> Haul | None:
    """Play a game with a miser at seat 0; return its richest turn with the component."""
    seed = match.seed
    bots: list[Bot] = [_miser(name), *[habitual] * (match.state.game.players - 1)]
    best: Haul | None = None
    begun, turn, coins, had, tokens = 0, (0, 0), match.state.coins[0], False, 0
    while not match.state.over:
        s = match.state
        if (s.turn, s.player) != turn:
            begun, turn, had = len(match.actions), (s.turn, s.player), False
        if len(match.actions) - begun > LONG_TURN:
            return Haul(s.coins[0], seed, tuple(match.actions), endless=True) if s.player == 0 else best
        had = had or 0 in slots_with(s, name)
        match.act(match.ask(bots))
        ended = s.over or (s.turn, s.player) != turn
        if ended and turn[1] == 0 and had:
            brought = s.coins[0] - coins
            tokens = max(tokens, strength(s, 0)) if 0 in slots_with(s, name) else tokens
            if best is None or brought > best.coins:
                best = Haul(brought, seed, tuple(match.actions))
        if ended and turn[1] == 0:
            coins = s.coins[0]  # what comes before the next choice, or from others, belongs to the next turn
    return best and replace(best, tokens=tokens)


def _miser(name: str) -> Bot:
    """Return a bot that picks the component when it can, keeps it, and tries out what brings most coins."""

    def choose(s: State, number: int) -> int:
        actions = legal(s)
        phase = s.phase
        if (plain := as_any_bot(s, actions, number)) >= 0:
            return plain
        if phase == P_CHOICE:
            return V_EXPAND
        if phase == P_PICK:
            wanted = [action for action in actions if offers(s, action & ARGUMENT, name)]
            return wanted[0] if wanted else by_numbers(s, actions)
        return _dearest(s, _worth_a_try(s, actions), number)

    return choose


def _is_offered(s: State, name: str) -> bool:
    return any(offers(s, place, name) for place in range(len(s.column_races)))


def offers(s: State, place: int, name: str) -> bool:
    """Whether a component lies at a place of the column."""
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
