"""One game from its seed to its end, played by bots; the same seed gives the same game on every machine."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from swdsl.play.blame import point_to_rules
from swdsl.runtime.bots import Bot
from swdsl.runtime.game import Game
from swdsl.runtime.generator import advance, first_draw, next_draw
from swdsl.runtime.invariants import check
from swdsl.runtime.patience import Endless, endless_game, most_decisions
from swdsl.runtime.play import chances, ranking, step
from swdsl.runtime.setup import new_state
from swdsl.runtime.state import State
from swdsl.runtime.words import CHANCE


@dataclass(frozen=True, slots=True)
class Violation:
    """An invariant that broke, or an exception of ours: what, and after how many steps."""

    step: int
    message: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `ranks` has one place per player, 1 for whoever won; ties share a place."""

    seed: int
    finished: bool
    decisions: int
    coins: tuple[int, ...]
    ranks: tuple[int, ...]
    violation: Violation | None
    actions: tuple[int, ...] = ()


@dataclass(slots=True)
class Match:
    """A game under way: the state, the actions so far, and the number drawn last."""

    state: State
    seed: int
    number: int
    actions: list[int] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, seed: int) -> "Match":
        """Deal a new game."""
        return cls(new_state(game, seed), seed, first_draw(advance(seed) ^ 0x5DEECE66D))

    def act(self, action: int) -> None:
        """Do an action and remember it. What goes wrong in a clause names its line of the rules."""
        if len(self.actions) >= most_decisions(self.state.game):
            raise endless_game(self.state.game)
        try:
            step(self.state, action)
        except Exception as error:
            point_to_rules(error)
            raise
        self.actions.append(action)

    def roll(self) -> int:
        """Draw the outcome of a chance step by its weights."""
        outcomes = chances(self.state)
        self.number = next_draw(self.number)
        left = self.number % sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        return outcomes[-1][0]

    def ask(self, bots: Sequence[Bot]) -> int:
        """Let chance or the bot on turn decide."""
        if self.state.actor == CHANCE:
            return self.roll()
        self.number = next_draw(self.number)
        try:
            return bots[self.state.actor](self.state, self.number)
        except Exception as error:
            point_to_rules(error)
            raise


def _play_on(match: Match, bots: Sequence[Bot]) -> None:
    """Play to the end with as little as possible around the engine: series play thousands of games."""
    state = match.state
    done = match.actions.append
    try:
        for _ in range(most_decisions(state.game)):
            if state.over:
                return
            if state.actor == CHANCE:
                action = match.roll()
            else:
                match.number = next_draw(match.number)
                action = bots[state.actor](state, match.number)
            step(state, action)
            done(action)
        raise endless_game(state.game)
    except Exception as error:
        point_to_rules(error)
        raise


def play_match(game: Game, bots: Sequence[Bot], seed: int, *, checked: bool = False) -> Outcome:
    """Play a game to its end, or until it proves to have none.

    With `checked`, every invariant is looked at after every step.
    """
    match = Match.begin(game, seed)
    violation = None
    if not checked:
        try:
            _play_on(match, bots)
        except (Endless, RecursionError) as error:
            violation = _violation(match, error)
    while not match.state.over and violation is None:
        violation = _checked_step(match, bots)
    return _outcome(match, violation)


def _violation(match: Match, error: Exception) -> Violation:
    told = "; ".join((f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())))
    return Violation(len(match.actions), told)


def _checked_step(match: Match, bots: Sequence[Bot]) -> Violation | None:
    try:
        match.act(match.ask(bots))
        broken = check(match.state)
    except Exception as error:  # noqa: BLE001 - a long run must tell which game broke, whatever broke it
        return _violation(match, error)
    return Violation(len(match.actions), "; ".join(broken)) if broken else None


def _outcome(match: Match, violation: Violation | None) -> Outcome:
    state = match.state
    order = {player: (coins, tokens) for coins, tokens, player in ranking(state)}
    ranks = tuple(
        1 + sum(other > order[player] for other in order.values()) for player in range(state.game.players)
    )
    actions = tuple(match.actions) if violation else ()
    decisions = len(match.actions)
    return Outcome(match.seed, state.over, decisions, tuple(state.coins), ranks, violation, actions)
