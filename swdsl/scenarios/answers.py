"""Answers: which of the engine's actions carries out a sentence such as `Ann moves queen to ooze`.

An answer is looked for among what the engine asks just now; `play.py` decides when to go on.
"""

from __future__ import annotations

from swdsl.model.names import Ref
from swdsl.model.scenarios import Action, Item, Part, Person, Spot
from swdsl.runtime import (
    ANY_TIME,
    BEFORE_ATTACK,
    COMBO,
    CONFIRM,
    DIE,
    IN_CONQUESTS,
    MARKER,
    NOTHING,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_GIVE_UP,
    P_KEEP,
    P_PICK,
    P_SPREAD,
    P_TASK,
    PLAYER,
    REGION,
    V_ABANDON,
    V_CHOOSE,
    V_DECLINE,
    V_EXPAND,
    V_GIVE_UP,
    V_PASS,
    V_PICK,
    V_PUT_ONE,
    V_PUT_REST,
    V_STOP,
    V_USE,
    Program,
    State,
    legal,
    step,
)
from swdsl.runtime.combo import Part as ComboPart
from swdsl.runtime.decline import who_declines
from swdsl.runtime.packing import carrying_piece, is_copy
from swdsl.runtime.tasks import choices as possible
from swdsl.runtime.tasks import running
from swdsl.scenarios.deeds import handles, removes
from swdsl.scenarios.means import Mention
from swdsl.scenarios.table import Table
from swdsl.words import Kind
from swdsl.words_of_examples import Verb

MOVING = (Verb.PLACE, Verb.MOVE, Verb.REMOVE, Verb.CHOOSE, Verb.USE, Verb.SWAP, Verb.CONQUER, Verb.ROLL)


def actor_of(table: Table, action: Action) -> int:
    """Return the player who acts; a piece is sent by the player of the turn (-1: whoever decides)."""
    return table.players[action.actor] if isinstance(action.actor, str) else -1


def answer(s: State, table: Table, action: Action) -> list[int]:
    """Return the actions that do what the sentence says, as far as the present question goes; or none."""
    player = actor_of(table, action)
    if player not in (-1, s.actor):
        return []
    match s.phase:
        case _ if s.phase == P_CHOICE:
            return _chosen(action)
        case _ if s.phase == P_PICK:
            return _picked(s, table, action)
        case _ if s.phase == P_ATTACK:
            return _during_attacks(s, table, action)
        case _ if s.phase == P_TASK:
            return _replied(s, table, action)
        case _ if s.phase == P_KEEP:
            return _kept(s, table, action)
        case _ if s.phase in (P_DEPLOY, P_SPREAD):
            return _spread(s, table, action)
        case _ if s.phase == P_GIVE_UP and action.verb is Verb.ABANDON:
            return [V_GIVE_UP + r for r in regions(table, action)]
        case _:
            return []


def regions(table: Table, action: Action) -> list[int]:
    """Return every region the sentence names, in order."""
    items = [item for part in action.parts for item in (part.item, *_behind(part))]
    return [table.regions[thing.id] for item in items for thing in item.things if isinstance(thing, Spot)]


def _behind(part: Part) -> list[Item]:
    return [item for _, items in part.phrases for item in items]


def refs(action: Action) -> list[Ref]:
    """Return everything of the rules the sentence names; a piece that acts comes first."""
    return [each.ref for each in mentions(action)]


def mentions(action: Action) -> list[Mention]:
    """Return the same, each with the label of the clause that is meant, if one is."""
    items = [item for part in action.parts for item in (part.item, *_behind(part))]
    named = [Mention(each, item.label) for item in items for each in item.things if isinstance(each, Ref)]
    return named if isinstance(action.actor, str) else [Mention(action.actor), *named]


# ---- one question each -----------------------------------------------------------------------------
def _chosen(action: Action) -> list[int]:
    if action.verb is Verb.DECLINE:
        return [V_DECLINE]
    return [V_EXPAND] if action.verb in (Verb.EXPAND, Verb.PASS) else []


def _picked(s: State, table: Table, action: Action) -> list[int]:
    if action.verb is not Verb.PICK:
        return []
    wanted = [table.numbers[ref] for ref in refs(action) if ref.kind is Kind.RACE]
    return [V_PICK + s.column_races.index(race) for race in wanted if race in s.column_races]


def _in_column(s: State, table: Table, ref: Ref) -> list[int]:
    """Return where in the column a race or a power lies, if it lies there."""
    rows = {Kind.RACE: s.column_races, Kind.POWER: s.column_powers}
    row = rows.get(ref.kind, ())
    return [row.index(table.numbers[ref])] if row and table.numbers[ref] in row else []


def _during_attacks(s: State, table: Table, action: Action) -> list[int]:
    if action.verb is Verb.STOP:
        return [V_STOP]
    if action.verb is Verb.ABANDON:
        return [V_ABANDON + r for r in regions(table, action)]
    if action.verb in MOVING:
        for i, program in enumerate(s.combo[s.slot].free):
            if _is_meant(s, table, action, program) and V_USE + i in legal(s):
                return [V_USE + i] if _is_answered(s, table, action, program) else []
    return []


def _is_answered(s: State, table: Table, action: Action, program: Program) -> bool:
    """Whether the sentence names what the program would take: an only choice is never asked for."""
    asked = program.asks[0]
    if asked in (NOTHING, DIE, CONFIRM):
        return True
    offered = possible(s, program, s.slot, 0)
    if offered & (offered - 1) == 0 and _leaves_it_open(action):
        return True
    return any(offered >> choice & 1 for choice in choices(s, table, action, asked))


def confirmed(s: State) -> int | None:
    """Return the step of a program that asks for a yes, if one does."""
    asks = running(s).asks if s.phase == P_TASK else ()
    return s.task_step if asks and asks[s.task_step] == CONFIRM else None


def _kept(s: State, table: Table, action: Action) -> list[int]:
    if action.verb is Verb.PASS:
        return [V_PASS]
    if action.verb is Verb.KEEP:
        return [V_CHOOSE + 1]
    if action.verb is not Verb.USE:
        return []
    combo = s.combo[who_declines(s)]
    term = combo.keeps[s.offer][0]
    meant = [table.name_of(ref) for ref in refs(action)]
    owner = [part.component.name for part in combo.parts if term in part.component.terms]
    return [V_CHOOSE + 1] if owner and owner[0] in meant else []


def _replied(s: State, table: Table, action: Action) -> list[int]:
    if action.verb is Verb.PASS:
        return [V_PASS]
    if action.verb is Verb.DECLINE:
        return [V_CHOOSE] if V_CHOOSE in legal(s) and _ends_in_decline(s) else []
    program = running(s)
    if action.verb not in MOVING or not _is_meant(s, table, action, program):
        return []
    asked = program.asks[s.task_step]
    found = [V_CHOOSE + choice for choice in choices(s, table, action, asked)]
    offered = [each for each in legal(s) if each != V_PASS]
    if not found and len(offered) == 1 and _leaves_it_open(action):
        return offered
    return ([each for each in found if each in offered] or found)[:1]


def _leaves_it_open(action: Action) -> bool:
    """Whether a sentence only says what is used: where a single choice is left, that one is meant."""
    return action.verb is Verb.USE and len(action.parts) == 1 and not _behind(action.parts[0])


def choices(s: State, table: Table, action: Action, asked: int) -> list[int]:
    """Return what the sentence answers to a question of one kind."""
    named = refs(action)
    if asked == CONFIRM:
        return [0]
    if asked == REGION:
        return regions(table, action)
    if asked == PLAYER:
        items = [item for part in action.parts for item in (part.item, *_behind(part))]
        persons = [thing.name for item in items for thing in item.things if isinstance(thing, Person)]
        return [table.players[name] for name in persons]
    if asked == COMBO:
        return [place for ref in named for place in _in_column(s, table, ref)]
    if asked == MARKER:
        return [table.numbers[ref] for ref in named if ref.kind in (Kind.PLACE, Kind.RELIC)]
    return []


def _ends_in_decline(s: State) -> bool:
    after = s.copy()
    before = after.race[s.player * s.game.width]
    step(after, V_CHOOSE)
    return after.declining > 0 or after.race[s.player * s.game.width] != before


def _is_meant(s: State, table: Table, action: Action, program: Program) -> bool:
    """Whether a program belongs to something the sentence names; one that names nothing means any."""
    if action.verb is Verb.ROLL:
        return program.on == BEFORE_ATTACK and program.asks[0] == DIE
    slot = s.task_slot if s.phase == P_TASK else s.slot
    owner = next((part for part in s.combo[slot].parts if program in part.clauses), None)
    named = refs(action)
    if any(
        each.means(program.name) and _belongs(s, table, owner, program, each.ref) for each in mentions(action)
    ):
        return True
    if action.verb is Verb.USE or not isinstance(action.actor, str):
        return False
    if action.verb is Verb.REMOVE and not removes(table.library, program.name):
        return False
    pieces = [ref for ref in named if ref.kind is Kind.PIECE]
    return not pieces and program.on not in (ANY_TIME, IN_CONQUESTS)


def _belongs(s: State, table: Table, owner: ComboPart | None, program: Program, ref: Ref) -> bool:
    # A power on loan may be gone while its clause still asks.
    name = program.name.rpartition(".")[0] if owner is None else owner.component.name
    if ref.kind is Kind.PIECE:
        piece = table.numbers[ref]
        copies = program.carrier == carrying_piece(piece)
        own = s.game.piece_home[piece] == name and handles(table.library, program.name, ref)
        return copies or (not is_copy(program.carrier) and own)
    return not is_copy(program.carrier) and name == table.name_of(ref)


def stands(s: State, table: Table, action: Action) -> bool:
    """Whether the piece that a sentence moves or places stands in the region it names."""
    pieces = [table.numbers[ref] for ref in refs(action) if ref.kind is Kind.PIECE]
    where = regions(table, action)
    return bool(pieces and where) and all(s.piece[piece] >> r & 1 for piece in pieces for r in where)


# ---- spreading tokens and pieces -------------------------------------------------------------------
def _spread(s: State, table: Table, action: Action) -> list[int]:
    """Return the short choices that put so many tokens or pieces into regions, in the order of the board."""
    if action.verb not in (Verb.PUT, Verb.REDEPLOY, Verb.PLACE):
        return []
    pieces = [ref for ref in refs(action) if ref.kind is Kind.PIECE]
    if bool(pieces) != (s.phase == P_SPREAD):
        return []
    if pieces and not any(handles(table.library, running(s).name, ref) for ref in pieces):
        return []
    wanted: dict[int, int] = {}
    for part in action.parts:
        for item in part.after("in", "to", "on"):
            for thing in item.things:
                if isinstance(thing, Spot):
                    number = part.item.number if part.item.number is not None else 1
                    wanted[table.regions[thing.id]] = number
    left = s.left if pieces else s.hand[s.deploy_slot]
    out: list[int] = []
    for r in sorted(wanted):
        if wanted[r] and wanted[r] == left:
            return [*out, V_PUT_REST + r]
        out += [V_PUT_ONE + r] * wanted[r]
        left -= wanted[r]
    return out
