"""Playing a cell: the story with the sentence and without it, and what the sentence changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Final
from unittest.mock import patch

from swdsl.model.names import Ref
from swdsl.model.scenarios import Action, Scenario
from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    P_DRAW,
    P_SPREAD,
    P_TASK,
    V_ARM,
    V_CONQUER,
    V_PASS,
    V_PUT_REST,
    V_USE,
    Program,
    Reflex,
    State,
    legal,
    step,
)
from swdsl.runtime import decline as turning
from swdsl.runtime.invariants import check
from swdsl.runtime.setup import blank_state
from swdsl.runtime.tasks import running
from swdsl.scenarios.answers import regions
from swdsl.scenarios.play import Player
from swdsl.scenarios.position import set_up
from swdsl.scenarios.table import Rulebook, Table, lay
from swdsl.source import Span
from swdsl.words import Kind
from tests.matrix.stories import RACES

LONGEST: Final = 400
FACE: Final = 1


@dataclass(slots=True)
class Actor(Player):
    """A player who takes up every offer of one component, the first answer first, and rolls a one."""

    home: str = ""
    cost: int = 0
    fired: int = 0
    began: bool = False
    declines: list[str] = field(default_factory=list)

    def listen(self) -> None:
        """Count how often the component does something."""
        for clause in self.table.game.clauses:
            if self._mine(clause.name) and isinstance(clause, Reflex | Program):
                self._count(clause, "fire" if isinstance(clause, Reflex) else "act")

    def _count(self, clause: Reflex | Program, method: str) -> None:
        done = getattr(clause, method)

        def counted(s: State, *arguments: int) -> None:
            tried = self.began and s is not self.state  # a copy on which something is tried out
            if not tried and (method == "fire" or (s.task_step == 0 and s.task_round == 1)):
                self.fired += 1
            done(s, *arguments)

        setattr(clause, method, counted)

    def go_on(self) -> None:
        """Take up what the component offers, and otherwise what is plainest."""
        s = self.state
        if s.phase in (P_TASK, P_SPREAD) and s.actor >= 0 and self._mine(running(s).name):
            offered = [each for each in legal(s) if each != V_PASS]
            at_once = [each for each in offered if each & ~ARGUMENT == V_PUT_REST]
            self._step((at_once or offered)[0])
        elif s.phase == P_ATTACK and self._use_offers():
            return
        else:
            Player.go_on(self)

    def _mine(self, clause: str) -> bool:
        return clause.rpartition(".")[0] == self.home

    def _use_offers(self) -> bool:
        s = self.state
        for i, program in enumerate(s.combo[s.slot].free):
            if self._mine(program.name) and V_USE + i in legal(s):
                self._step(V_USE + i)
                return True
        return False

    def _roll(self) -> None:
        if self.state.phase == P_DRAW:
            self._step(legal(self.state)[0])
            return
        self.fate.rolls.append(FACE)
        Player._roll(self)

    def _aids(self, action: Action) -> list[int]:
        s = self.state
        for _ in range(LONGEST):
            if s.phase != P_ATTACK:
                self.go_on()
            elif s.die >= 0 or not self._use_offers():
                break
        aids = s.combo[s.slot].aids
        return [i for i, aid in enumerate(aids) if self._mine(aid.name) and self._helps(action, i)]

    def _helps(self, action: Action, aid: int) -> bool:
        """Whether a help can be taken for this very attack."""
        if V_ARM + aid not in legal(self.state):
            return False
        armed = self.state.copy()
        step(armed, V_ARM + aid)
        return V_CONQUER + regions(self.table, action)[0] in legal(armed)

    def _note_bill(self, slot: int, target: int, armed: int) -> None:
        Player._note_bill(self, slot, target, armed)
        assert self.bill is not None
        self.cost += sum(item.amount for item in self.bill.items if self._mine(item.clause))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a story came to: numbers by their names, how often the power did something, what went wrong."""

    numbers: Mapping[str, int]
    fired: int = 0
    wrong: str | None = None
    declines: tuple[str, ...] = ()


@contextmanager
def _watched(actor: Actor) -> Iterator[None]:
    """Note who declines, by the letters of the players."""
    decline = turning.decline

    def noted(s: State, slot: int) -> None:
        if not actor.began or s is actor.state:
            actor.declines.append("ABCD"[s.game.player_of[slot]])
        decline(s, slot)

    with patch.object(turning, "decline", noted):
        yield


def outcome(story: Scenario, rulebook: Rulebook, home: Ref, *, bound: bool = True) -> Outcome:
    """Play a story to the end of the game with one power in Ann's hands, and count everything.

    Unless it is `bound` to be told as it is, it goes on somehow where somebody cannot act as it says.
    """
    table = lay(replace(story, given=_recast(story.given, home)), rulebook)
    actor = Actor(table, blank_state(table.game), home=str(home), patience=8)
    actor.listen()
    with _watched(actor):
        refused = _told(actor, table)
    if refused is not None and bound:
        return Outcome({}, wrong=f"{refused.actor} could not {refused.verb}: {actor.refusal}")
    broken = check(actor.state)
    piece = "pot" if home.kind is Kind.EVENT else _pot(home)
    pot = table.numbers[Ref(Kind.PIECE, home.scope, piece)]
    numbers = _numbers(actor.state, table.numbers, pot) | {"cost": actor.cost}
    return Outcome(numbers, actor.fired, broken[0] if broken else None, tuple(actor.declines))


def _told(actor: Actor, table: Table) -> Action | None:
    """Let a story happen, and the game end; return what somebody could not do."""
    actor.state = set_up(table)
    actor.began = True
    refused = actor.perform(table.scenario.scenes[0].events)
    for _ in range(LONGEST):
        if actor.state.over:
            break
        actor.go_on()
    return refused


def _pot(home: Ref) -> str:
    """Return what the piece of a power is called."""
    return f"pot{home.id.removeprefix('cell').removeprefix('blank')}"


def _recast(node: Any, home: Ref) -> Any:
    """Return a position with another power and its piece, or another event, in the place of the blank one."""
    match node:
        case Ref(kind=Kind.POWER, id="blank") if home.kind is Kind.POWER:
            return home
        case Ref(kind=Kind.EVENT, id="quiet"):
            return home
        case Ref(kind=Kind.PIECE, id="pot") if home.kind is Kind.POWER:
            return replace(node, id=_pot(home))
        case Ref() | Span():
            return node
        case tuple():
            return tuple(_recast(each, home) for each in node)
        case _ if is_dataclass(node) and not isinstance(node, type):
            return replace(
                node, **{each.name: _recast(getattr(node, each.name), home) for each in fields(node)}
            )
        case _:
            return node


def _numbers(s: State, numbers: Mapping[Ref, int], pot: int) -> dict[str, int]:
    """Count coins, tokens and pots, by the letters of the cast."""
    letters = "ABCD"[: s.game.players]
    found = {f"coins {letter}": s.coins[at] for at, letter in enumerate(letters)}
    for letter, race in RACES.items():
        found[f"tokens {letter}"] = _tokens(s, next(n for ref, n in numbers.items() if ref.id == race))
    row = s.game.piece_row[pot] * s.board.count
    found["pots on board"] = sum(s.pile[row : row + s.board.count])
    found["pots in hand"] = s.kit[pot]
    found["swamps"] = sum(region.terrain == "base.swamp" for region in s.board.regions)
    for at, letter in enumerate(letters):
        found[f"pots on {letter}"] = s.mark[pot * s.game.berths + at]
    return found


def _tokens(s: State, race: int) -> int:
    """Count the tokens of a race that are not in its tray."""
    return s.game.races[race].tray - s.tray[race]
