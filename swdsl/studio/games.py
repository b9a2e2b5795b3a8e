"""A game under way in a studio: its choices so far, what each came to, and the way back to any of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from swdsl.play import Match, Record
from swdsl.play.seats import is_bot, seated
from swdsl.runtime.bots import Bot
from swdsl.runtime.describe import Told, tell
from swdsl.runtime.generator import next_draw
from swdsl.runtime.patience import Endless
from swdsl.runtime.play import legal
from swdsl.runtime.state import Entry, State
from swdsl.runtime.why_not import why_not
from swdsl.runtime.words import CHANCE
from swdsl.studio.message import Refusal
from swdsl.studio.tables import Laid, is_on_the_spot

HUMAN = "human"
_LARGEST_BUDGET = 2000
"""Positions that a `planner` may look at for one choice."""


@dataclass(frozen=True, slots=True)
class Logged:
    """One choice: who made it, what it was, and the coins that moved."""

    step: int
    turn: int
    actor: int
    told: Told
    coins: tuple[Entry, ...]


@dataclass(slots=True)
class OpenGame:
    """A table with a game on it: the same seed and choices give the same game, also after undoing."""

    id: str
    laid: Laid
    seed: int
    seats: tuple[str, ...]
    match: Match
    bots: Sequence[Bot]
    log: list[Logged] = field(default_factory=list)

    @classmethod
    def begin(cls, id_: str, laid: Laid, seats: Sequence[str], seed: int) -> "OpenGame":
        """Sit down; seats that nobody names are bots like the last one, or greedy ones."""
        sitting = _sitting(seats, laid.game.players)
        bots = [seated("random" if seat == HUMAN else seat) for seat in sitting]
        return cls(id_, laid, seed, sitting, Match.begin(laid.game, seed), bots)

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.match.state

    @property
    def is_human_turn(self) -> bool:
        """Whether somebody at the table must choose now."""
        s = self.state
        return not s.over and s.actor != CHANCE and self.seats[s.actor] == HUMAN

    def act(self, action: int) -> None:
        """Do a legal action and note what came of it."""
        s = self.state
        told, actor, turn = tell(s, action), s.actor, s.turn
        journal: list[Entry] = []
        s.journal = journal
        try:
            self.match.act(action)
        except Endless as problem:
            raise Refusal("endless-game", str(problem)) from problem
        finally:
            s.journal = None
        self.log.append(Logged(len(self.log), turn, actor, told, tuple(journal)))

    def go_on(self) -> None:
        """Let chance or a bot make the next choice."""
        self.act(self.match.ask(self.bots))

    def choose(self, number: int) -> None:
        """Make the choice of whoever sits at the table."""
        if not self.is_human_turn:
            raise Refusal("not-your-turn", "Nobody at the table has to choose now.")
        actions = legal(self.state)
        if number >= len(actions):
            raise Refusal("no-such-choice", f"There are {len(actions)} choices, counted from 0.")
        self.act(actions[number])

    def replay(self, actions: Sequence[int]) -> None:
        """Begin again and make these choices; refuse one that the rules do not allow."""
        self.match = Match.begin(self.laid.game, self.seed)
        self.log = []
        for step, action in enumerate(actions):
            s = self.state
            if s.over or why_not(s, action) is not None:
                raise Refusal(
                    "rules-changed", f"Choice {step + 1} of this game is not allowed by these rules."
                )
            if not self.is_human_turn:  # one draw for each that nobody at the table made
                self.match.number = next_draw(self.match.number)
            self.act(action)

    def record(self) -> Record:
        """Return the game as it is kept in a file."""
        laid = self.laid
        wish = laid.wish if is_on_the_spot(laid) else type(laid.wish)()
        return Record(laid.declared.id, self.seed, self.seats, tuple(self.match.actions), laid.choices, wish)


def _sitting(seats: Sequence[str], players: int) -> tuple[str, ...]:
    for seat in seats:
        budget = seat.partition(":")[2]
        if seat != HUMAN and not (is_bot(seat) and (not budget or _is_small(budget))):
            raise Refusal(
                "no-such-player",
                f"Nobody is called `{seat}`: sit down `human`, `random`, `greedy` or `planner`.",
            )
    if len(seats) > players:
        raise Refusal("no-such-player", f"This table has {players} seats.")
    others = next((seat for seat in reversed(seats) if seat != HUMAN), "greedy")
    return (*seats, *[others] * (players - len(seats)))


def _is_small(budget: str) -> bool:
    """Whether a bot thinks no longer than a page may wait, in positions: time would play another game."""
    return budget.isdecimal() and int(budget) <= _LARGEST_BUDGET
