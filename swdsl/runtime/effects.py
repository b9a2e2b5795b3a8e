"""Vocabulary of actions: what `fire`, `act` and `succeed` of generated clauses are written in."""

from __future__ import annotations

from swdsl.runtime.bank import bank_gives
from swdsl.runtime.binding import (
    bind,
    clear_piece,
    from_stock,
    in_stock,
    in_supply,
    lay_one,
    note_piece,
    rebind,
    survey_pieces,
)
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Clause
from swdsl.runtime.events import happen
from swdsl.runtime.garrisons import least_in
from swdsl.runtime.holding import gather, hold, reshuffle, vacate
from swdsl.runtime.packing import copy_note, promise_note
from swdsl.runtime.players import today
from swdsl.runtime.recall import move_memory
from swdsl.runtime.regions import piece_count
from swdsl.runtime.state import Entry, State
from swdsl.runtime.survey import furnish
from swdsl.runtime.tiles import Life
from swdsl.runtime.troops import passed_on
from swdsl.runtime.wards import exposed
from swdsl.runtime.words import ACTIVE, NO_POWER, NOBODY, OCCUPIES, QUEUE_BITS, QUEUE_MASK


# ---- pieces --------------------------------------------------------------------------------------
def put_piece(s: State, piece: int, r: int) -> None:
    """Put a piece into a region; where it comes from is the caller's business."""
    lay_one(s, piece, r)
    note_piece(s, piece)
    furnish(s, r)


def place(s: State, piece: int, r: int) -> None:
    """Put a piece from supply or hand into a region, if one is left and the region has room."""
    if in_stock(s, piece) > 0 and has_room(s, piece, r):
        from_stock(s, piece)
        put_piece(s, piece, r)


def has_room(s: State, piece: int, r: int, number: int = 1) -> bool:
    """Whether a region may take so many more pieces of a kind."""
    most = s.game.pieces[piece].per_region
    return most == 0 or piece_count(s, piece, r) + number <= most


def room_for(s: State, piece: int, mask: int, number: int = 1) -> int:
    """Return the regions of `mask` that may take so many pieces from supply or hand."""
    return _roomy(s, piece, mask, number) if in_stock(s, piece) >= number else 0


def room_from_kit(s: State, piece: int, mask: int, number: int = 1) -> int:
    """Return the regions of `mask` that may take so many pieces that their owner has in hand."""
    return _roomy(s, piece, mask, number) if s.kit[piece] >= number else 0


def _roomy(s: State, piece: int, mask: int, number: int) -> int:
    most = s.game.pieces[piece].per_region
    if most == 0:
        return mask
    if most == 1:
        return mask & ~s.piece[piece] if number == 1 else 0
    return sum(BIT[r] for r in members(mask) if has_room(s, piece, r, number))


def place_from_kit(s: State, piece: int, r: int) -> None:
    """Put a piece its owner has in hand into a region."""
    if s.kit[piece]:
        s.kit[piece] -= 1
        put_piece(s, piece, r)
        s.stale = 1


def move_piece(s: State, piece: int, r: int) -> None:
    """Put the one piece of a kind into a region, wherever it was."""
    clear_piece(s, piece)
    s.piece[piece] = BIT[r]
    survey_pieces(s)


def take_back(s: State, piece: int) -> None:
    """Take every piece of a kind in hand, those in the supply too."""
    low = piece * s.game.berths
    marks = s.mark[low : low + s.game.berths]
    clear_piece(s, piece)
    s.mark[low : low + s.game.berths] = marks
    s.kit[piece] = in_supply(s, piece)
    s.stale = 1


def lift_pieces(s: State, piece: int, mask: int) -> None:
    """Take the pieces of a kind from a set of regions in hand; those in the supply stay there."""
    found = sum(piece_count(s, piece, r) for r in members(s.piece[piece] & mask))
    remove_pieces_in(s, piece, mask, s.game.pieces[piece].supply + 1)
    s.kit[piece] += found


def return_pieces(s: State, piece: int, number: int) -> None:
    """Put pieces that their owner has in hand back into the supply."""
    s.kit[piece] -= number
    s.stale = 1


def remove_pieces(s: State, piece: int) -> None:
    """Take every piece of a kind back to the supply."""
    clear_piece(s, piece)


def remove_all_pieces(s: State, slot: int, piece: int) -> None:
    """Take every piece of a kind back to the supply, but for those in regions immune to who does it."""
    kept = s.piece[piece] & ~exposed(s, slot, s.piece[piece])
    if not kept:
        clear_piece(s, piece)
        return
    remove_pieces_in(s, piece, ~kept, s.game.pieces[piece].supply + 1)
    low = piece * s.game.berths
    s.kit[piece] = 0
    s.mark[low : low + s.game.berths] = [0] * s.game.berths


def remove_pieces_in(s: State, piece: int, mask: int, number: int) -> None:
    """Put so many pieces of a kind from each region of a set that has them back into the supply.

    More than there are of the kind means all.
    """
    row = s.game.piece_row[piece]
    everything = number > s.game.pieces[piece].supply
    for r in members(s.piece[piece] & mask):
        if row >= 0:
            at = row * s.board.count + r
            if s.pile[at] < number and not everything:
                continue
            s.pile[at] -= min(number, s.pile[at])
        if row < 0 or not s.pile[row * s.board.count + r]:
            s.piece[piece] &= ~BIT[r]
    survey_pieces(s)


def gain_pieces(s: State, piece: int, number: int) -> None:
    """Take pieces from the supply in hand, as far as it lasts."""
    s.kit[piece] += max(0, min(number, in_supply(s, piece)))
    s.stale = 1


def mark_player(s: State, piece: int, player: int) -> None:
    """Lay a piece on a player, if one is left and the player has room for it."""
    at = piece * s.game.berths + player
    most = s.game.pieces[piece].per_player
    if in_stock(s, piece) > 0 and (most == 0 or s.mark[at] < most):
        from_stock(s, piece)
        s.mark[at] += 1


def unmark_player(s: State, piece: int, player: int, number: int) -> None:
    """Take pieces back from a player, as far as there are any."""
    at = piece * s.game.berths + player
    s.mark[at] -= min(number, s.mark[at])


# ---- coins ---------------------------------------------------------------------------------------
def gain_coins(s: State, slot: int, number: int, name: str, region: int = -1) -> None:
    """Take coins from the bank."""
    player = s.game.player_of[slot]
    number = bank_gives(s.coins[player], number)
    s.coins[player] += number
    s.bank -= number
    if s.wary or s.game.shifts:
        s.stale = 1  # somebody may spare the poor
    if s.journal is not None and number:
        s.journal.append(Entry(name, player, region, number, NOBODY))


def pay(s: State, payer: int, slot: int, number: int, name: str) -> None:
    """Let the player of slot `payer` pay the player of `slot`, as far as the coins last."""
    if payer >= 0:
        collect(s, slot, BIT[s.game.player_of[payer]], number, name)


def collect(s: State, slot: int, players: int, number: int, name: str) -> None:
    """Take coins from each of some players, as far as each has any."""
    mine = s.game.player_of[slot]
    for player in range(s.game.players):
        if players >> player & 1 and player != mine:
            paid = min(number, s.coins[player])
            s.coins[player] -= paid
            s.coins[mine] += paid
            if s.journal is not None and paid:
                s.journal.append(Entry(name, mine, -1, paid, player))
    s.stale = 1


def give_coins(s: State, players: int, number: int, name: str) -> None:
    """Let each of some players take coins from the bank."""
    for player in range(s.game.players):
        if players >> player & 1:
            gain_coins(s, player * s.game.width, number, name)


def pay_bank(s: State, slot: int, number: int, name: str) -> None:
    """Let the player of a slot pay the bank, as far as the coins last."""
    gain_coins(s, slot, -min(number, s.coins[s.game.player_of[slot]]), name)
    s.stale = 1


# ---- races ----------------------------------------------------------------------------------------
def revive(s: State, slot: int) -> None:
    """Let a declined race become its player's active race again, if there is none."""
    active = slot - slot % s.game.width
    if slot == active or s.race[slot] < 0 or s.race[active] >= 0:
        return
    if s.game.recall >= 0:
        move_memory(s, slot, active)
    s.race[active], s.power[active] = s.race[slot], s.power[slot]
    s.hand[active] = s.hand[slot]
    s.occ[active] = s.occ[slot]
    for r in members(s.occ[slot]):
        s.own[r] = active
    s.race[slot], s.power[slot] = -1, NO_POWER
    s.hand[slot] = s.occ[slot] = s.status[slot] = 0
    bind(s, slot, s.game.nothing)
    rebind(s, active)
    if s.task_slot == slot:
        s.task_slot = active  # whoever goes on is the active race


def can_redeploy(s: State, slot: int) -> bool:
    """Whether a token could change its place: it is in hand, or spare with another region to go."""
    held = s.occ[slot]
    if s.hand[slot] or s.combo[slot].stands or not held & (held - 1):
        return s.hand[slot] > 0 and held > 0
    return any(s.tok[r] > least_in(s, slot, r) for r in members(held & s.stacks))


def redeploy(s: State, slot: int) -> None:
    """Let a race rearrange its tokens as soon as the clause is done; one that cannot sets down its hand."""
    if not s.combo[slot].stands:
        gather(s, slot)
    s.stale = 1  # in another's turn, too: what an attack there costs has changed
    s.regroup |= BIT[slot]
    s.pending = 1
    s.deploy_slot = -1


def convert(s: State, r: int, slot: int, number: int = 1) -> None:
    """Replace all tokens of a region by one of `slot`, from its tray, or from hand when that is empty."""
    holder = s.own[r]
    s.tray[s.race[holder]] += vacate(s, holder, r, slot)
    race = s.race[slot]
    from_tray = min(number, s.tray[race])
    from_hand = min(number - from_tray, s.hand[slot])
    s.tray[race] -= from_tray
    s.hand[slot] -= from_hand
    hold(s, slot, r, from_tray + from_hand)
    passed_on(s, holder, r)
    happen(s, OCCUPIES, slot, r, holder)


def go_into_decline(s: State, slot: int) -> None:
    """Let the active race of a slot decline as soon as the clause is done; one in decline stays there."""
    if not can_decline(s, slot):
        return
    s.pending = 1
    if not s.declining:
        s.offer = s.kept = 0
    turn = 0
    while s.declining >> turn:
        turn += QUEUE_BITS  # somebody else turns over first
    s.declining |= (slot + 1) << turn


def can_decline(s: State, slot: int) -> bool:
    """Whether a slot holds an active race that is not about to decline already."""
    if slot < 0 or s.race[slot] < 0 or s.game.state_of[slot] != ACTIVE:
        return False
    waiting = s.declining
    while waiting and waiting & QUEUE_MASK != slot + 1:
        waiting >>= QUEUE_BITS
    return waiting == 0


# ---- badges, and what is on loan (see `loans`) ----------------------------------------------------
def swap_badge(s: State, slot: int, place_in_column: int) -> None:
    """Exchange the slot's badge with one in the column: the other begins its life, and its pieces go home."""
    power = s.column_powers[place_in_column]
    column = list(s.column_powers)
    column[place_in_column] = s.power[slot]
    s.column_powers = tuple(column)
    s.power[slot] = power
    begin_life(s, s.game.power_lives[power])
    rebind(s, slot)


def draw_power(s: State, clause: Clause) -> None:
    """Draw a badge from the stack onto the clause's marker, where it stays."""
    if s.game.house.top_badge_drawn and s.column_powers and s.badges:
        drawn = s.column_powers[-1]
        s.column_powers = (*s.column_powers[:-1], s.badges[0])
        s.badges = s.badges[1:]
    else:
        if not s.badges and s.discards:
            reshuffle(s)
        if not s.badges:
            return
        drawn = s.badges[-1]
        s.badges = s.badges[:-1]
    s.carried[clause.carrier] = drawn + 1
    begin_life(s, s.game.power_lives[drawn])


def begin_life(s: State, life: Life) -> None:
    """Forget what a component used and remembered in an earlier life."""
    counters, cells = life
    for counter in counters:
        s.uses[counter] = 0
    for cell in cells:
        s.memory[cell] = 0


def copy_marker(s: State, slot: int, piece: int, marker: int) -> None:
    """Let a piece act as a copy of a marker until the turn ends."""
    s.copied = copy_note(piece, marker)
    rebind(s, slot)


def copy_power(s: State, slot: int, piece: int, player: int) -> None:
    """Let a piece act as a copy of a player's power until the turn ends."""
    power = s.power[player * s.game.width]
    if power != NO_POWER and s.game.pieces[piece].supply:
        s.borrowed = power + 1
        rebind(s, slot)


def reroll(s: State, pips: int) -> None:
    """Let a new roll take the place of the one that waits, in an attack or for the next one."""
    if s.rolling:
        s.pips = pips
        s.pending = 1
    else:
        s.die = pips


# ---- promises ------------------------------------------------------------------------------------
def end_promises(s: State) -> None:
    """Let what the player of the turn has promised end: another turn is a next turn without another date."""
    for slot in range(s.player * s.game.width, (s.player + 1) * s.game.width):
        for part in s.combo[slot].parts:
            for clause in part.clauses:
                if clause.remembers:
                    s.memory[clause.memory] = 0


def promise(s: State, clause: Clause, player: int) -> None:
    """Bind a player to the clause's standing rule until its holder's next turn."""
    s.memory[clause.memory] = promise_note(today(s), player)
