"""Going into decline: what is kept, what fades, where the race goes on."""

from __future__ import annotations

from typing import Final

from swdsl.runtime.binding import bind, clear_piece, let_go, rebind
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.combo import Combo
from swdsl.runtime.events import happen, overhear, push_all, react
from swdsl.runtime.garrisons import kept_at_decline
from swdsl.runtime.holding import fade, gather, retire, vacate
from swdsl.runtime.recall import move_memory
from swdsl.runtime.state import State
from swdsl.runtime.words import (
    ALL,
    D_DECLINED,
    DECLINES,
    EVERYBODY,
    FADES,
    NO_POWER,
    P_KEEP,
    QUEUE_BITS,
    QUEUE_MASK,
    S_DEPLOY,
    TOO_LATE,
    V_CHOOSE,
    V_PASS,
)

KEEP_ACTIONS: Final = [V_CHOOSE + 1, V_PASS]
_ANNOUNCED: Final = BIT[DECLINES] | BIT[FADES]


def decline_waits(s: State) -> bool:
    """Ask about each optional way of declining; then decline. True while an answer is missing."""
    slot = who_declines(s)
    if s.race[slot] < 0:  # it left the board in the meantime
        _next_in_line(s)
        return False
    keeps = s.combo[slot].keeps
    while s.offer < len(keeps):
        if keeps[s.offer][1]:
            s.phase = P_KEEP
            s.actor = s.game.player_of[slot]
            return True
        s.kept |= BIT[s.offer]
        s.offer += 1
    if not s.game.heard & _ANNOUNCED:
        s.offer = len(keeps) + 2
    elif _asked_first(s, slot, len(keeps)):
        return False
    s.actor = s.player
    decline(s, slot)
    _next_in_line(s)
    return False


def who_declines(s: State) -> int:
    """Return the slot that is about to turn over."""
    return (s.declining & QUEUE_MASK) - 1


def _next_in_line(s: State) -> None:
    s.declining >>= QUEUE_BITS
    if s.declining:
        s.offer = s.kept = 0


def _asked_first(s: State, slot: int, keeps: int) -> bool:
    """Announce the decline, then the sweep; True when something is asked before anything turns over."""
    if s.offer == keeps:
        s.offer += 1
        _announce(s, slot, s.combo[slot])
        if s.tasks or s.regroup:
            return True
    if s.offer == keeps + 1:
        s.offer += 1
        _announce_sweep(s, slot, s.combo[slot])
    return bool(s.tasks or s.regroup)


def keep_answer(s: State, accepted: bool) -> None:
    """Note whether an optional way of declining is used."""
    if accepted:
        s.kept |= BIT[s.offer]
    s.offer += 1


def decline(s: State, slot: int) -> None:
    """Let the active race of a slot decline."""
    combo = s.combo[slot]
    keep, redeploy = _terms(s, combo)
    to = _home(s, slot, combo)
    nothing = _keeps_nothing(s, slot, keep)
    if _sweeps(s, nothing):
        for older in _swept(s, slot, to, combo):
            fade(s, older)
    elif s.race[to] >= 0 and nothing:
        to = slot
    for part in combo.furnished:
        for piece in part.pieces:
            if part.marker < 0 and not s.game.pieces[piece].stays_in_decline:
                clear_piece(s, piece)
    if to == slot:
        _vanish(s, slot)
    else:
        _hand_over(s, slot, to, combo, keep)
    if redeploy and s.race[to] >= 0:
        gather(s, to)
    mine = s.game.player_of[slot] == s.player
    if mine:
        s.deeds |= D_DECLINED
        s.acted = s.game.width  # nobody expands in a turn of decline
    if mine and s.stage not in TOO_LATE:
        s.stage = S_DEPLOY
        s.deploy_slot = to
        s.from_region = 0
    elif s.race[to] >= 0 and (redeploy or s.hand[to]):
        s.victims |= BIT[to]  # the turn goes on, and ends with what was lifted set down


def _keeps_nothing(s: State, slot: int, keep: int) -> bool:
    return keep == 0 or (keep != ALL and not s.occ[slot])


def _sweeps(s: State, nothing: bool) -> bool:
    """Whether whoever declines sweeps the older declined race away."""
    return s.game.frame.sweep and not (nothing and s.game.house.empty_race_spares)


def _terms(s: State, combo: Combo) -> tuple[int, bool]:
    keep = s.game.frame.keep
    redeploy = False
    for i, (term, _) in enumerate(combo.keeps):
        if s.kept >> i & 1:
            keep = term.keep
            redeploy = redeploy or term.redeploy
    return keep, redeploy


def _home(s: State, slot: int, combo: Combo) -> int:
    """Return the slot the race declines into: a further one if a race that cannot fade is concerned."""
    if combo.no_fade or s.combo[slot + 1].no_fade:
        for to in range(slot + 2, slot + s.game.width):
            if s.race[to] < 0:
                return to
    return slot + 1


def _swept(s: State, slot: int, to: int, combo: Combo) -> list[int]:
    """List the older races that leave: all that nothing keeps, unless the new one cannot fade itself."""
    if combo.no_fade:
        return [to] if s.race[to] >= 0 else []  # there was no room for it
    older = []
    for other in range(slot + 1, slot + s.game.width):
        if s.race[other] >= 0 and (other == to or not s.combo[other].no_fade):
            older.append(other)
    return older


def _announce(s: State, slot: int, combo: Combo) -> None:
    """Let everybody hear of the decline; clauses of a carried power only if it is used for it."""
    if not s.game.heard >> DECLINES & 1:
        return
    unused = [term for i, (term, _) in enumerate(combo.keeps) if not s.kept >> i & 1]
    idle = [part for part in combo.parts if part.carried and any(t in unused for t in part.terms)]
    heard = [c for c in combo.reflexes[DECLINES] if not any(c in part.clauses for part in idle)]
    asked = [c for c in combo.programs[DECLINES] if not any(c in part.clauses for part in idle)]
    for reflex in heard:
        react(s, reflex, slot, -1, slot if reflex.scope == EVERYBODY else -1)
    for reflex in s.game.reflexes[DECLINES]:
        react(s, reflex, slot, -1, slot)
    if s.game.watched >> DECLINES & 1:
        overhear(s, DECLINES, slot, slot + 1, -1, -1)
    push_all(s, s.game.programs[DECLINES], slot, -1, -1)
    push_all(s, tuple(asked), slot, -1, -1)


def _announce_sweep(s: State, slot: int, combo: Combo) -> None:
    """Let everybody hear which declined race is about to fade, while its tokens still stand."""
    if s.game.heard >> FADES & 1:
        keep, _ = _terms(s, combo)
        if _sweeps(s, _keeps_nothing(s, slot, keep)):
            for older in _swept(s, slot, _home(s, slot, combo), combo):
                happen(s, FADES, older, -1, -1)


def _hand_over(s: State, slot: int, to: int, combo: Combo, keep: int) -> None:
    """Move banner, badge and tokens to the declined slot."""
    race = s.race[slot]
    power = s.power[slot]
    if power != NO_POWER and not s.game.lasting[power]:
        s.discards += (power,)
        power = NO_POWER
    if s.game.recall >= 0:
        move_memory(s, slot, to)
    s.race[to], s.power[to] = race, power
    s.race[slot], s.power[slot] = -1, NO_POWER
    spare = s.hand[slot]
    if s.exiles and slot == s.player * s.game.width:  # driven out by a piece of their own player's
        spare += s.exiles
        s.exiles = 0
        s.victims &= ~BIT[slot]
    s.tray[race] = s.tray[race] + s.aside[slot]  # those for attack only are never kept
    s.hand[slot] = s.aside[slot] = 0
    spare += _turn_over(s, slot, to, keep)
    bind(s, slot, s.game.nothing)
    rebind(s, to)
    let_go(s, combo, s.combo[to])
    s.status[to] = 1 if keep == ALL and combo.endures else 0
    if keep == ALL and (s.occ[to] or s.combo[to].expands):
        s.hand[to] = spare
    else:
        s.tray[race] = s.tray[race] + spare
    if not s.occ[to] and not s.hand[to]:
        retire(s, to)


def _turn_over(s: State, slot: int, to: int, keep: int) -> int:
    """Turn the tokens of every region over; return how many do not stay there."""
    mask = s.occ[slot]
    if keep == 0:
        return sum(vacate(s, slot, r) for r in reversed(members(mask)))
    kept = kept_at_decline(s, slot) if s.combo[slot].garrisons else []
    s.occ[to] = s.occ[to] | mask
    s.occ[slot] = 0
    crowded = mask & s.stacks
    own = s.own
    while mask:
        r = mask.bit_length() - 1
        mask ^= BIT[r]
        own[r] = to
    return _thin_out(s, crowded, keep, kept) if crowded else 0


def _thin_out(s: State, crowded: int, keep: int, kept: list[tuple[int, int]]) -> int:
    """Take what does not stay out of regions with several tokens; return how many that are."""
    spare = 0
    while crowded:
        r = crowded.bit_length() - 1
        crowded ^= BIT[r]
        stays = max([keep, *(least for regions, least in kept if regions >> r & 1)]) if kept else keep
        if s.tok[r] > stays:
            spare += s.tok[r] - stays
            s.tok[r] = stays
            if stays == 1:
                s.stacks ^= BIT[r]
    return spare


def _vanish(s: State, slot: int) -> None:
    """Let a race that keeps nothing go without taking the place of the older declined race."""
    race = s.race[slot]
    mask = s.occ[slot]
    while mask:
        low = mask & -mask
        s.tray[race] += vacate(s, slot, low.bit_length() - 1)
        mask ^= low
    retire(s, slot)
