"""Invariants: what must hold after every step of every game, as a list of complaints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from swdsl.runtime.binding import in_supply
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Program
from swdsl.runtime.deck import wrong_deck
from swdsl.runtime.deploy import deploy_options
from swdsl.runtime.garrisons import least_in, with_room
from swdsl.runtime.play import legal
from swdsl.runtime.ranks import joining
from swdsl.runtime.reach import occupiable
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ANYONE,
    CHANCE,
    CLOSING,
    EMPTY,
    NEUTRAL,
    NO_POWER,
    P_ATTACK,
    P_CHOICE,
    P_DEPLOY,
    P_PICK,
    P_SPREAD,
    P_TASK,
)
from swdsl.runtime.worlds import world_of, wrong_ground


def check(s: State) -> list[str]:
    """Return everything that is wrong with a state; an empty list when it is sound."""
    complaints = [
        *_holdings(s),
        *_masks(s),
        *_tokens(s),
        *_coins(s),
        *_banners(s),
        *_pieces(s),
        *_ranks(s),
        *_markers(s),
        *_turn(s),
        *_garrisons(s),
        *_announcements(s),
        *_ground(s),
        *_events(s),
    ]
    return complaints or list(_questions(s))  # of a state that cannot be, nothing is asked


def _events(s: State) -> Iterator[str]:
    wrong = wrong_deck(s) if s.game.deck >= 0 else ""
    if wrong:
        yield f"the deck of events is not sound: {wrong}"


def _holdings(s: State) -> Iterator[str]:
    seen = s.neutral
    for slot in range(s.game.slots):
        if seen & s.occ[slot]:
            yield f"slot {slot} shares regions {members(seen & s.occ[slot])}"
        seen |= s.occ[slot]
        if s.race[slot] < 0 and (s.occ[slot] or s.hand[slot] or s.aside[slot]):
            yield f"slot {slot} has tokens but no race"
        if s.hand[slot] < 0:
            yield f"slot {slot} has {s.hand[slot]} tokens in hand"
        for r in members(s.occ[slot]):
            if s.own[r] != slot or s.tok[r] < 1:
                yield f"region {r} is held by slot {slot} with {s.tok[r]} tokens, owner {s.own[r]}"
    if seen & s.board.impassable:
        yield f"somebody stands on impassable ground: {members(seen & s.board.impassable)}"
    for r in range(s.board.count):
        if not seen >> r & 1 and (s.tok[r] or s.own[r] != EMPTY):
            yield f"region {r} has {s.tok[r]} stray tokens, owner {s.own[r]}"
        if s.neutral >> r & 1 and (s.own[r] != NEUTRAL or not s.tok[r]):
            yield f"region {r} should hold neutrals"


def _masks(s: State) -> Iterator[str]:
    stacks = 0
    for r in range(s.board.count):
        if s.own[r] >= 0 and s.tok[r] > 1:
            stacks |= BIT[r]
    held = 0
    for mask in s.occ:
        held |= mask
    if held != s.held:
        yield "the mask of held regions is wrong"
    bound = list(enumerate(s.combo))
    if s.wary != sum(BIT[slot] for slot, combo in bound if combo.wary):
        yield "the set of slots that have a say in attacks is wrong"
    if s.roaming != sum(BIT[slot] for slot, combo in bound if combo.roams):
        yield "the set of declined slots that make conquests is wrong"
    if s.closing != sum(BIT[slot] for slot, combo in bound if combo.hears & CLOSING):
        yield "the set of slots with something to do before the end of the turn is wrong"
    if stacks != s.stacks:
        yield f"stacks are {members(stacks)}, noted {members(s.stacks)}"
    every = 0
    for mask in s.piece:
        every |= mask
    manned = 0
    for i in s.game.defending_pieces:
        manned |= s.piece[i]
    if manned != s.manned:
        yield "the mask of pieces that defend is wrong"
    if every != s.pieces_any:
        yield "the mask of pieces is wrong"
    if s.hoard & ~s.neutral:
        yield "a marker hides where no neutral stands"


def _tokens(s: State) -> Iterator[str]:
    found = list(s.tray)
    for slot in range(s.game.slots):
        if s.race[slot] >= 0:
            on_board = sum(s.tok[r] for r in members(s.occ[slot]))
            waiting = s.exiles if slot == s.player * s.game.width else 0
            found[s.race[slot]] += s.hand[slot] + s.aside[slot] + waiting + on_board
    for race, component in enumerate(s.game.races):
        if found[race] != component.tray or s.tray[race] < 0:
            yield f"{component.name} have {found[race]} of {component.tray} tokens, {s.tray[race]} in tray"


def _coins(s: State) -> Iterator[str]:
    total = sum(s.coins) + sum(s.column_coins) + s.bank
    if total != s.game.frame.start_coins * s.game.players:
        yield f"coins add up to {total}"
    if min(s.coins) < 0:
        yield f"somebody owes coins: {s.coins}"


def _banners(s: State) -> Iterator[str]:
    races = [*s.banners, *s.column_races, *(race for race in s.race if race >= 0)]
    if sorted(races) != list(range(len(s.game.races))):
        yield f"banners are {Counter(races)}"
    held = [power for power in s.power if power != NO_POWER]
    carried = [power - 1 for power in s.carried if power]
    powers = [*s.badges, *s.discards, *s.column_powers, *held, *carried]
    if sorted(powers) != list(range(len(s.game.powers))):
        yield f"badges are {Counter(powers)}"


def _pieces(s: State) -> Iterator[str]:
    for i, piece in enumerate(s.game.pieces):
        if in_supply(s, i) < 0 or s.kit[i] < 0:
            yield f"there are too many pieces of {piece.name}"
        row = s.game.piece_row[i]
        if row >= 0:
            low = row * s.board.count
            piles = s.pile[low : low + s.board.count]
            if sum(BIT[r] for r, number in enumerate(piles) if number) != s.piece[i]:
                yield f"the piles of {piece.name} do not match their mask"
            if min(piles) < 0:
                yield f"a region has fewer than no pieces of {piece.name}"
        if min(s.mark[i * s.game.berths : (i + 1) * s.game.berths]) < 0:
            yield f"somebody has fewer than no pieces of {piece.name}"


def _ranks(s: State) -> Iterator[str]:
    """Whoever may attack knows how many pieces fight; no fewer are left than those in hand that go along."""
    if s.phase == P_ATTACK and s.game.ranks >= 0:
        alone = s.memory[s.game.ranks]
        if alone < 0 or s.helpers != alone + joining(s, s.slot):
            yield f"{s.helpers} pieces fight, but {alone} for attack only are left"


def _markers(s: State) -> Iterator[str]:
    for i, r in enumerate(s.marker_at):
        if r >= 0 and i in s.stack:
            yield f"marker {i} is on the board and in the stack"
        if r >= 0 and s.board.impassable >> r & 1:
            yield f"marker {i} lies on impassable ground"


def _turn(s: State) -> Iterator[str]:
    if s.phase in (P_CHOICE, P_PICK):
        # Whoever moved last has just redeployed; others may have lost a permission since they did.
        slot = (s.player - 1) % s.game.players * s.game.width
        silenced = s.game.silence >= 0  # a tile may have been without effect since
        if not s.combo[slot].permissions and not silenced:
            wet = s.occ[slot] & (s.board.transit | s.board.closed) & ~occupiable(s, slot)
            if wet and not _is_fickle(s):
                yield f"slot {slot} stays on ground it may not keep: {members(wet)}"
        if s.armed or s.tasks or s.task >= 0:
            yield "something of the last turn still waits"
    if not s.pending and (s.task >= 0 or s.tasks or s.pips >= 0 or s.regroup or s.declining):
        yield "something waits and nobody looks for it"
    if not s.spent and any(s.uses[: s.game.turn_uses]):
        yield "a limit was used up in this turn and will not be forgotten"
    for slot in range(s.game.slots):
        if s.race[slot] < 0 and s.combo[slot] is not s.game.nothing:
            yield f"slot {slot} has a combo but no race"


def _is_fickle(s: State) -> bool:
    """Whether a permission may end after its race has redeployed: the ground is kept until the next time."""
    return s.game.deck >= 0 or any(
        clause.lends or clause.silences or clause.swaps or clause.reshapes for clause in s.game.clauses
    )


def _ground(s: State) -> Iterator[str]:
    """The game is made for the ground that is remembered."""
    wrong = wrong_ground(s)
    if wrong:
        yield wrong
    elif s.game.soil >= 0 and s.game is not world_of(s):
        yield "the game is made for other ground"
    if s.board is not s.game.board:
        yield "the board is not that of the game"


def _garrisons(s: State) -> Iterator[str]:
    """Nobody is asked to set tokens down where there is no room for them, or while a garrison lacks some."""
    if s.phase != P_DEPLOY or not s.combo[s.deploy_slot].garrisons:
        return
    slot = s.deploy_slot
    for r in members(s.occ[slot]):
        if s.tok[r] < least_in(s, slot, r):
            yield f"region {r} lacks tokens of its garrison while there are some in hand"
    if deploy_options(s) & ~with_room(s, slot):
        yield "tokens may be set down where there is no room"


def _questions(s: State) -> Iterator[str]:
    """Whoever is asked something must have an answer, and be at the table."""
    if s.over:
        return
    if not legal(s):
        yield "somebody is asked a question that has no answer"
    if not CHANCE <= s.actor < s.game.players:
        yield f"nobody at the table is number {s.actor}"


def _announcements(s: State) -> Iterator[str]:
    """What runs or waits does so at a moment that this table announces, for somebody who has the sentence."""
    waiting = [(s.task, s.task_slot)] if s.task >= 0 else []
    waiting += list(zip(s.tasks[0::4], s.tasks[1::4], strict=True))
    if s.task < 0 and s.phase in (P_TASK, P_SPREAD):
        yield "something is asked that no sentence asks"
    for number, slot in waiting:
        if not 0 <= number < len(s.game.clauses):
            yield f"there is no sentence {number}"
            continue
        program = s.game.clauses[number]
        if not isinstance(program, Program) or not s.game.heard >> program.on & 1:
            yield f"{program.name} waits for what was not announced"
        elif program.scope != ANYONE and not 0 <= slot < s.game.slots:
            yield f"{program.name} waits for nobody"
