"""Playing a scenario: sentences become actions, the die shows what is written, the rest goes by default.

Whatever a scenario does not act out is decided plainly: nobody uses what is optional, tokens go to the
first region of the board. A sentence that cannot be carried out changes nothing and leaves its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swdsl.model.names import Ref
from swdsl.model.scenarios import Action, Event
from swdsl.runtime import (
    ARGUMENT,
    CHANCE,
    P_ATTACK,
    P_CHOICE,
    P_PICK,
    P_TASK,
    V_ARM,
    V_CONQUER,
    V_EXPAND,
    V_PASS,
    V_PICK,
    V_PUT_REST,
    V_STOP,
    V_TRY,
    State,
    legal,
    step,
)
from swdsl.runtime.bits import BIT
from swdsl.runtime.draft import price_of
from swdsl.runtime.events import ready
from swdsl.runtime.explain import CostItem, cost_items
from swdsl.runtime.why_not import Reason, why_not
from swdsl.scenarios.answers import MOVING, actor_of, answer, confirmed, mentions, refs, regions, stands
from swdsl.scenarios.chance import Fate
from swdsl.scenarios.deeds import spends
from swdsl.scenarios.frame_watch import shown
from swdsl.scenarios.means import must_lend, times_named
from swdsl.scenarios.table import Table
from swdsl.words import Kind
from swdsl.words_of_examples import Verb

LONGEST = 2000
"""Decisions by default before something must have gone wrong."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a sentence could not be carried out: the reason, and the clauses or pieces it rests on."""

    words: tuple[str, ...]


NOT_OFFERED: Final = Refusal(("not_offered",))
"""Nobody is asked for this: the sentence answers no question of the turn."""
MADE_ALONE: Final = Refusal(("not_offered", "made_by_itself"))
"""Nobody is asked for this because there was no choice: it came so by itself."""


@dataclass(frozen=True, slots=True)
class Bill:
    """What an attack cost: the items, and their sum after the minimum."""

    items: tuple[CostItem, ...]

    @property
    def total(self) -> int:
        """The number of tokens."""
        return sum(item.amount for item in self.items)


class Spoken(NamedTuple):
    """Whose sentence was the last, and in which turn: of which round, and whose."""

    by: int
    turn: tuple[int, int]


@dataclass(slots=True)
class Player:
    """One scenario being played: the state, the rolls to come, and what the last sentence came to."""

    table: Table
    state: State
    fate: Fate = field(default_factory=Fate)
    refusal: Refusal | None = None
    moment: State | None = None  # where a refused sentence had come to
    bill: Bill | None = None
    price: int = 0
    bought: list[tuple[int, int]] = field(default_factory=list)  # who paid what for a combo in this scene
    spoken: Spoken | None = None
    noted: set[str] = field(default_factory=set)  # clauses on bills, and aids that attacks used
    waiting: list[Action] = field(default_factory=list)  # answers that directly follow the present sentence
    early: list[Action] = field(default_factory=list)  # those that were given before their turn
    watching: bool = False  # whether to note what of the frame is shown
    patience: int = 8  # so many turns may pass by default before a sentence must have found its moment

    def twin(self) -> State:
        """Return a copy of the state that goes its own way, journal included."""
        return _twin(self.state)

    def copy(self) -> Player:
        """Return an independent player, for trying something out within the present turn."""
        return Player(self.table, _twin(self.state), self.fate.copy(), patience=0)

    def perform(self, events: Sequence[Event]) -> Action | None:
        """Carry out what happens; stop at the first sentence that is refused, and return it."""
        self.fate.fell = None
        self.bill = None
        self.bought.clear()
        for number, event in enumerate(events):
            if number == 0 or isinstance(event, Action):
                self.fate.foretell(events, number)
            if not isinstance(event, Action):
                continue
            if event in self.early:
                self.early.remove(event)
                continue
            self.waiting = list(_answers_behind(events[number + 1 :], event.actor))
            self.act(event)
            if self.refusal is not None:
                return event
        return None

    def act(self, action: Action) -> None:
        """Carry out one sentence, or note why it is refused."""
        self._forget()
        before = _twin(self.state)
        if action.verb is Verb.SCORE:
            self._until_scored(actor_of(self.table, action))
        elif action.verb is Verb.ATTACK or (action.verb is Verb.CONQUER and isinstance(action.actor, str)):
            self._attack(action)
        else:
            self._answer(action)
        if self.refusal is not None:
            self.moment = self.state
            self.state = before
        else:
            self._settle()

    def _forget(self) -> None:
        self.refusal = None

    def _step(self, action: int) -> None:
        """Take one action of the engine; whoever watches notes what it shows of the frame."""
        if not self.watching:
            step(self.state, action)
            return
        before = self.state.copy()
        step(self.state, action)
        self.noted |= shown(before, action, self.state)

    # ---- the die and the defaults ------------------------------------------------------------------
    def _settle(self) -> None:
        """Let the die fall where the last sentence needs it."""
        while self.state.actor == CHANCE and not self.state.over:
            self._roll()

    def _roll(self) -> None:
        self._step(self.fate.outcome(self.state, self.table))

    def go_on(self) -> None:
        """Take the plainest decision."""
        s = self.state
        if s.actor == CHANCE:
            self._roll()
        else:
            self._step(_plain(s))

    def _moments(self, player: int) -> Iterator[State]:
        """Go on by default, decision by decision, until that player's own turn has come and gone.

        Sentences of one player that follow each other belong to one turn.
        """
        s = self.state
        turn = (s.turn, s.player)
        if (last := self.spoken) and last.by == last.turn[1] == player and turn != last.turn:
            return
        left = 0 if player in (-1, s.player) else self.patience
        for _ in range(LONGEST):
            if (s.turn, s.player) != turn:
                if left == 0:
                    return
                turn = (s.turn, s.player)
                left = 0 if s.player == player else left - 1
            if s.over:
                return
            self.spoken = Spoken(player, turn)
            yield s
            self.go_on()

    def _until_scored(self, player: int) -> None:
        """Go on until a player has scored; a turn that ended with the last sentence is scored already."""
        for s in self._moments(player):
            if s.player == player and s.scored:
                return

    # ---- attacks -----------------------------------------------------------------------------------
    def _attack(self, action: Action) -> None:
        player = actor_of(self.table, action)
        slot = self._attacking_slot(action, player)
        moments = self._moments(player)
        s = next((s for s in moments if s.phase == P_ATTACK and s.player == player and s.slot == slot), None)
        if s is None:
            self.refusal = NOT_OFFERED
            return
        target = regions(self.table, action)[0]
        armed = 0
        for i in self._aids(action):
            armed |= BIT[i]
            if V_ARM + i not in legal(s):
                self._note_bill(slot, target, armed)
                self._refuse(
                    V_ARM + i if not ready(s, s.combo[slot].aids[i], slot) else V_CONQUER + target, armed
                )
                return
            self._step(V_ARM + i)
        self._note_bill(slot, target, armed)
        offered = legal(s)
        verb = next((verb for verb in (V_CONQUER, V_TRY) if verb + target in offered), None)
        if verb is None or self.refusal is not None:
            self._refuse(V_CONQUER + target, armed)
        else:
            self._note_use(slot, armed)
            self._step(verb + target)

    def _note_use(self, slot: int, armed: int) -> None:
        aids = self.state.combo[slot].aids
        self.noted |= {aid.name for i, aid in enumerate(aids) if armed & BIT[i]}
        self.noted |= {item.clause for item in self.bill.items if item.amount} if self.bill else set()

    def _attacking_slot(self, action: Action, player: int) -> int:
        """Return the race that attacks: the one named behind `with`, else the active one."""
        s = self.state
        for ref in refs(action):
            if ref.kind is Kind.RACE and self.table.numbers[ref] in s.race:
                slot = s.race.index(self.table.numbers[ref])
                if s.game.player_of[slot] == player:
                    return slot
        return player * s.game.width

    def _aids(self, action: Action) -> list[int]:
        """Return the aids named behind `with`, in the engine's order."""
        s = self.state
        combo = s.combo[s.slot]
        wanted = [each for each in mentions(action) if each.ref.kind is not Kind.NEUTRAL]
        found = []
        for i, aid in enumerate(combo.aids):
            owner = next(part for part in combo.parts if aid in part.clauses)
            named = times_named(self.table, s, wanted, owner, aid)
            if named > combo.aids[:i].count(aid):  # a help is used as often as it is named
                found.append(i)
            if named > aid.most:
                self.refusal = NOT_OFFERED
        found = self._narrowed(found, [each.ref for each in wanted])
        if not found and any(must_lend(self.table, s, each.ref) for each in wanted):
            self.refusal = NOT_OFFERED
        return found

    def _narrowed(self, found: list[int], wanted: list[Ref]) -> list[int]:
        """Of several helps of one component, a piece names those that spend it."""
        library, aids = self.table.library, self.state.combo[self.state.slot].aids
        if not found or any(ref.kind is not Kind.PIECE for ref in wanted):
            return found
        spending = [i for i in found if any(spends(library, aids[i].name, ref) for ref in wanted)]
        return spending or found

    def _note_bill(self, slot: int, target: int, armed: int) -> None:
        self.bill = Bill(tuple(cost_items(self.state, slot, target, armed)))

    def _refuse(self, action: int, armed: int) -> None:
        """Note what stands in the way of an action with these aids."""
        state = _twin(self.state)
        state.armed = armed
        self.refusal = self.refusal or _refusal(why_not(state, action))

    # ---- everything else ---------------------------------------------------------------------------
    def _answer(self, action: Action) -> None:
        """Go on by default until the sentence answers what is asked, and answer it."""
        before = self.twin()
        alone = False
        for s in self._moments(actor_of(self.table, action)):
            alone = alone or (stands(s, self.table, action) and not stands(before, self.table, action))
            found = answer(s, self.table, action)
            while not found and self._answer_early(s):
                found = answer(s, self.table, action)
            if found:
                self._take(action, found)
                return
            if self._settled(action):
                break
        self.refusal = MADE_ALONE if alone else NOT_OFFERED

    def _answer_early(self, s: State) -> bool:
        """Answer a question with a sentence that comes later: those of one moment come in any order."""
        for later in self.waiting if s.phase == P_TASK else ():
            found = answer(s, self.table, later)
            if later not in self.early and refs(later) and found and found[0] in legal(s):
                self.early.append(later)
                self._take(later, found)
                return True
        return False

    def _settled(self, action: Action) -> bool:
        """Whether the question to which the sentence belongs is being asked, and it is no answer."""
        s = self.state
        if s.actor != actor_of(self.table, action):
            return False
        return (s.phase == P_CHOICE and action.verb is Verb.DECLINE) or (
            s.phase == P_PICK and action.verb is Verb.PICK
        )

    def _take(self, action: Action, found: list[int]) -> None:
        s = self.state
        if action.verb is Verb.PICK:
            self.price = price_of(s, found[0] - V_PICK)
            self.bought.append((s.player, self.price))
        paid = confirmed(s)
        for one in found:
            if one not in legal(s):
                self.refusal = _refusal(why_not(s, one))
                return
            self._step(one)
        self._follow_up(action, found, paid)

    def _follow_up(self, action: Action, found: list[int], paid: int | None) -> None:
        """Answer the further questions of the same clause from the same sentence.

        What is paid as one likes is paid once for each sentence: the same question again is no further one.
        Where one may stop, of `up to 2 tokens`, a sentence answers once for each region and token it names.
        """
        s = self.state
        if action.verb not in MOVING:
            return
        task = s.task
        given = Counter(found)
        number = max((part.item.number or 1 for part in action.parts), default=1)
        for _ in range(LONGEST):
            if (
                s.task < 0
                or s.task != task
                or s.phase == P_ATTACK
                or (paid is not None and confirmed(s) == paid)
            ):
                return
            if s.actor == CHANCE:
                self._roll()
                continue
            again = s.task_round > 0 and V_PASS in legal(s)
            more = [
                one
                for one in answer(s, self.table, action)
                if one in legal(s) and not (again and given[one] >= number)
            ]
            if not more:
                return
            given[more[0]] += 1
            self._step(more[0])


def _answers_behind(events: Sequence[Event], actor: object) -> Iterator[Action]:
    """Yield the sentences of the same player that follow at once and answer questions."""
    for event in events:
        if not isinstance(event, Action) or event.actor != actor or event.verb not in MOVING:
            return
        yield event


def _plain(s: State) -> int:
    """Return the action nobody has to think about."""
    if s.phase == P_CHOICE:
        return V_EXPAND
    if s.phase == P_PICK:
        return V_PICK
    if s.phase == P_ATTACK:
        return V_STOP
    offered = legal(s)
    if V_PASS in offered:
        return V_PASS
    puts = [action for action in offered if action & ~ARGUMENT == V_PUT_REST]
    return puts[0] if puts else offered[0]


def _refusal(reason: Reason | None) -> Refusal:
    if reason is None:
        return NOT_OFFERED
    return Refusal((reason.key, *reason.clauses))


def _twin(s: State) -> State:
    twin = s.copy()
    twin.journal = None if s.journal is None else s.journal[:]
    return twin
