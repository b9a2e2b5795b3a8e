"""One game from its seed to its end, played by bots; the same seed gives the same game on every machine."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from swdsl.play.blame import point_to_rules
from swdsl.runtime.bots import Bot
from swdsl.runtime.game import Game
from swdsl.runtime.generator import next_draw, opening_draw
from swdsl.runtime.invariants import check
from swdsl.runtime.ledger import Ledger
from swdsl.runtime.matches import play_out
from swdsl.runtime.patience import Endless, endless_game, most_decisions
from swdsl.runtime.play import step
from swdsl.runtime.rollouts import rolled
from swdsl.runtime.setup import new_state
from swdsl.runtime.standing import places
from swdsl.runtime.state import State
from swdsl.runtime.tallies import Tallies
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


Moment = tuple[State, int, int]
"""The state of a game, the number drawn last, and how many actions led there."""


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
        return cls(new_state(game, seed), seed, opening_draw(seed))

    def moment(self) -> Moment:
        """Return the game as it stands, to come back to."""
        return self.state.copy(), self.number, len(self.actions)

    def back_to(self, moment: Moment) -> None:
        """Come back to a moment; what was drawn by lot since is drawn the same again."""
        state, self.number, count = moment
        self.state = state.copy()
        del self.actions[count:]

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
        self.number = next_draw(self.number)
        return rolled(self.state, self.number)

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


def play_match(
    game: Game, bots: Sequence[Bot], seed: int, *, checked: bool = False, tallies: Tallies | None = None
) -> Outcome:
    """Play a game to its end, or until it proves to have none.

    `checked`: every invariant is looked at after every step; else what picks came to is added to `tallies`.
    """
    match = Match.begin(game, seed)
    if checked:
        return _checked_match(match, bots)
    ledger = None if tallies is None else Ledger(match.state)
    violation = None
    try:
        play_out(match.state, list(bots), match.number, match.actions, ledger)
    except (Endless, RecursionError) as error:
        point_to_rules(error)
        violation = _violation(match, error)
    except Exception as error:
        point_to_rules(error)
        raise
    if tallies is not None and ledger is not None:
        tallies.add(ledger)
    return _outcome(match, violation)


def _checked_match(match: Match, bots: Sequence[Bot]) -> Outcome:
    violation = None
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
        point_to_rules(error)
        return _violation(match, error)
    return Violation(len(match.actions), "; ".join(broken)) if broken else None


def _outcome(match: Match, violation: Violation | None) -> Outcome:
    state = match.state
    actions = tuple(match.actions) if violation else ()
    coins, ranks = tuple(state.coins), tuple(places(state))
    return Outcome(match.seed, state.over, len(match.actions), coins, ranks, violation, actions)
