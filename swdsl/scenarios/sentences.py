"""The engine's actions as sentences of a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from swdsl.runtime import (
    ARGUMENT,
    COMBO,
    DIE,
    MARKER,
    NOTHING,
    P_KEEP,
    P_SPREAD,
    PLAYER,
    REGION,
    SPREAD,
    V_ABANDON,
    V_ARM,
    V_CHOOSE,
    V_CONQUER,
    V_DECLINE,
    V_FACE,
    V_GIVE_UP,
    V_PICK,
    V_PUT_ONE,
    V_PUT_REST,
    V_STOP,
    V_TRY,
    V_USE,
    State,
)
from swdsl.runtime.clause import Clause, Program
from swdsl.runtime.decline import who_declines
from swdsl.runtime.packing import is_copy, piece_that_carries
from swdsl.runtime.tasks import begin, choices, running
from swdsl.scenarios.tell import PLAYERS
from swdsl.scenarios.words import counted, short


def sentences(turn: Sequence[tuple[State, int]], *, to_the_end: bool = True) -> tuple[str, ...]:
    """Return what was done in a turn, each action with the state before it; a game may stop within one."""
    teller = _Teller()
    lines = [line for s, action in turn for line in teller.tell(s, action)]
    lines += teller.flush()
    mover = PLAYERS[turn[0][0].player]
    if not to_the_end or (lines and not lines[-1].startswith((mover, "roll"))):
        return tuple(lines)  # others redeploy last of all: the turn is over
    return (*lines, f"{mover} scores")


@dataclass(slots=True)
class _Teller:
    """Gathers actions that make one sentence: aids before their attack, tokens put one by one."""

    aids: list[str] = field(default_factory=list)
    who: str = ""
    thing: str = "token"
    puts: dict[str, int] = field(default_factory=dict)

    def tell(self, s: State, action: int) -> Iterator[str]:
        """Yield the sentences that are complete with an action."""
        argument = action & ARGUMENT
        verb = action - argument
        if verb in (V_PUT_ONE, V_PUT_REST):
            yield from self._put(s, argument, verb == V_PUT_REST)
            return
        yield from self.flush()
        who = PLAYERS[s.actor]
        match verb:
            case _ if verb == V_ARM:
                self.aids.append(_owner(s, s.combo[s.slot].aids[argument], s.slot))
            case _ if verb in (V_CONQUER, V_TRY):
                race = [] if s.slot % s.game.width == 0 else [short(s.game.races[s.race[s.slot]].name)]
                means = " and ".join([*race, *self.aids])
                self.aids = []
                yield f"{who} attacks {s.board.regions[argument].name}{f' with {means}' if means else ''}"
            case _ if verb == V_FACE:
                yield f"roll {s.game.frame.faces[argument]}"
            case _ if verb == V_USE:
                yield from _begun(s, s.combo[s.slot].free[argument], who)
            case _ if verb == V_CHOOSE:
                yield from _chosen(s, argument, who)
            case _ if verb == V_PICK:
                yield f"{who} picks {short(s.game.races[s.column_races[argument]].name)}"
            case _ if verb in (V_ABANDON, V_GIVE_UP):
                yield f"{who} abandons {s.board.regions[argument].name}"
            case _ if verb in (V_DECLINE, V_STOP):
                yield f"{who} {'declines' if verb == V_DECLINE else 'stops'}"
            case _:
                pass

    def _put(self, s: State, r: int, rest: bool) -> Iterator[str]:
        spread = s.phase == P_SPREAD
        thing = short(_piece_of(s)) if spread else "token"
        who = PLAYERS[s.actor]
        if (who, thing) != (self.who, self.thing):
            yield from self.flush()
        self.who, self.thing = who, thing
        number = (s.left if spread else s.hand[s.deploy_slot]) if rest else 1
        name = s.board.regions[r].name
        self.puts[name] = self.puts.get(name, 0) + number

    def flush(self) -> Iterator[str]:
        """Yield what was put so far as one sentence."""
        if self.puts:
            parts = [f"{counted(number, self.thing)} in {name}" for name, number in self.puts.items()]
            yield f"{self.who} puts {', '.join(parts)}"
        self.puts = {}


def _chosen(s: State, choice: int, who: str) -> Iterator[str]:
    if s.phase == P_KEEP:
        combo = s.combo[who_declines(s)]
        term = combo.keeps[s.offer][0]
        owners = [part.component.name for part in combo.parts if term in part.component.terms]
        yield f"{who} uses {short(owners[0])}"
        return
    yield _answered(s, choice, who)


def _begun(s: State, program: Program, who: str) -> Iterator[str]:
    """Tell what is used between two attacks, unless the answer to its first question will tell it."""
    if program.asks[0] == DIE:
        yield f"{who} rolls"
        return
    asked = s.copy()
    begin(asked, program, s.slot, -1, -1, 1)
    if program.asks[0] == NOTHING:
        yield _answered(asked, 0, who)
    elif program.asks[0] != SPREAD:
        mask = choices(asked, program, s.slot, 0)
        if not mask & (mask - 1):
            yield _answered(asked, mask.bit_length() - 1, who)


def _answered(s: State, choice: int, who: str) -> str:
    """Return the answer to the question of the running program as a sentence."""
    program = running(s)
    owner = _owner(s, program, s.task_slot)
    match program.asks[s.task_step]:
        case _ if program.asks[s.task_step] == REGION:
            return f"{who} uses {owner} in {s.board.regions[choice].name}"
        case _ if program.asks[s.task_step] == PLAYER:
            return f"{who} chooses {PLAYERS[choice]}"
        case _ if program.asks[s.task_step] == COMBO:
            return f"{who} swaps {short(s.game.powers[s.column_powers[choice]].name)}"
        case _ if program.asks[s.task_step] == MARKER:
            return f"{who} uses {owner} as {short(s.game.markers[choice].name)}"
        case _:
            return f"{who} uses {owner}"


def _owner(s: State, clause: Clause, slot: int) -> str:
    """Name what a clause belongs to: the piece that copies a marker, else its component."""
    if is_copy(clause.carrier):
        return short(s.game.pieces[piece_that_carries(clause.carrier)].name)
    owners = (
        [part.component.name for part in s.combo[slot].parts if clause in part.clauses] if slot >= 0 else []
    )
    markers = [marker.name for marker in s.game.markers if clause in marker.clauses]
    return short((owners or markers)[0])


def _piece_of(s: State) -> str:
    """Name the kind of piece that is being spread."""
    program = running(s)
    pieces = next(part.pieces for part in s.combo[s.task_slot].parts if program in part.clauses)
    spread = [piece for piece in pieces if s.kit[piece] == s.left] or pieces
    return s.game.pieces[spread[0]].name
