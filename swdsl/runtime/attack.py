"""Which attacks are legal, with which aids, and what each costs.

Optional and limited aids are armed before the target is named, in the order of the combo, so that
each set of aids has one path; then only targets on which every armed aid works are offered.
"""

from __future__ import annotations

from typing import Final

from swdsl.runtime.arms import Arms, repeats
from swdsl.runtime.bits import BIT
from swdsl.runtime.board import NO_ACTIONS, listed
from swdsl.runtime.clause import Program
from swdsl.runtime.combo import Combo
from swdsl.runtime.events import ready
from swdsl.runtime.garrisons import lacking
from swdsl.runtime.luck import best_roll
from swdsl.runtime.patience import MOST_SETS
from swdsl.runtime.reach import reachable
from swdsl.runtime.state import State
from swdsl.runtime.sums import Steps, joined, sum_at
from swdsl.runtime.survey import (
    adjustments,
    forts_against,
    ignored,
    plain_cost,
    reduced,
    within,
)
from swdsl.runtime.tasks import startable
from swdsl.runtime.words import (
    BEFORE_ATTACK,
    DIE,
    FROM_TRAY_OR_HAND,
    OFFSET,
    UNSAID,
    V_ARM,
    V_STOP,
    V_USE,
    WITH_DISCOUNTS,
)

STOP_ONLY: Final = [V_STOP]
NOWHERE: Final = (0, 0)


def targets(s: State, slot: int, armed: int) -> tuple[int, int]:
    """Return the regions that can be attacked with these aids: at once, and by the last attempt."""
    combo = s.combo[slot]
    if armed:
        return _with_aids(s, slot, Arms(s, slot, combo, armed))
    reach = s.neighbours & s.open if combo.walks and s.occ[slot] else reachable(s, slot, combo)
    hand = s.hand[slot]
    game = s.game
    if not reach or hand < game.fewest:
        return NOWHERE
    if not s.plain or s.die >= 0:
        return _garrisoned(s, slot, _affordable(s, slot, combo, reach, None))
    index = hand + OFFSET - combo.add
    if s.plain == WITH_DISCOUNTS:
        return _looked_up(s, index, combo.less, reach)
    table = s.at_most
    last = len(table) - 1
    if index >= last:
        return table[last] & reach, 0
    near = table[index] & reach
    if s.attempts or near == reach:
        return near, 0
    index += game.attempt_high
    return near, table[index if index < last else last] & reach ^ near


def _with_aids(s: State, slot: int, arms: Arms) -> tuple[int, int]:
    """Return the targets of an attack with aids; tokens that these cost are not there for it."""
    if s.hand[slot] <= arms.tokens and arms.tokens:
        return NOWHERE
    s.hand[slot] -= arms.tokens
    found = _garrisoned(s, slot, _armed_targets(s, slot, arms))
    s.hand[slot] += arms.tokens
    return found


def _garrisoned(s: State, slot: int, found: tuple[int, int]) -> tuple[int, int]:
    """Leave out the regions for whose garrison there are not tokens enough in hand."""
    if not s.combo[slot].garrisons:
        return found
    short = lacking(s, slot, s.hand[slot])
    return found[0] & ~short, found[1] & ~short


def _looked_up(s: State, index: int, less: Steps, reach: int) -> tuple[int, int]:
    """Look up the table with discounts, or with an attempt that must fail by more than one token."""
    near = reduced(s.at_most, less, index) & reach
    if s.attempts or near == reach:
        return near, 0
    game = s.game
    far = reduced(s.at_most, less, index + game.attempt_high) & reach & ~near
    if far and game.attempt_low > 1:
        far &= ~reduced(s.at_most, less, index + game.attempt_low - 1)
    return near, far


def _armed_targets(s: State, slot: int, arms: Arms) -> tuple[int, int]:
    if not arms.sound:
        return 0, 0
    combo = s.combo[slot]
    reach = armed_reach(s, slot, combo, arms) & arms.mask
    if arms.replaces:
        return (reach if _has_replacement(s, slot, arms) else 0), 0
    if arms.exactly != UNSAID:
        enough = s.hand[slot] > 0 and arms.exactly <= s.hand[slot] + s.helpers
        return (reach if enough else 0), 0
    s.leap = arms.leaps
    found = _affordable(s, slot, combo, reach, arms)
    s.leap = False
    return found


def armed_reach(s: State, slot: int, combo: Combo, arms: Arms) -> int:
    """Return the regions that a slot may attack with these aids, wherever they work and whatever it costs."""
    return s.open if arms.reaches and s.occ[slot] else reachable(s, slot, combo)


def troops_for(s: State, slot: int, r: int) -> int:
    """Count what can fight for a region: tokens in hand, and pieces unless a ward keeps them out."""
    return s.hand[slot] + (0 if s.ward_troops >> r & 1 else s.helpers)


def _has_replacement(s: State, slot: int, arms: Arms) -> bool:
    """Whether the tokens for a substitution are at hand; a race off the board has nothing to start from."""
    if not s.occ[slot]:
        return False
    if s.game.house.substitution_needs_hand and not s.hand[slot]:
        return False
    from_hand = s.hand[slot] if arms.replaces == FROM_TRAY_OR_HAND else 0
    return s.tray[s.race[slot]] + from_hand >= arms.troops


def _affordable(s: State, slot: int, combo: Combo, reach: int, arms: Arms | None) -> tuple[int, int]:
    hand = s.hand[slot]
    if hand < s.game.fewest or not reach or hand + s.helpers < combo.floor:
        return 0, 0
    add, less = adjustments(s, slot, combo)
    game = s.game
    bared = ignored(s, slot, combo) if combo.ignores else 0
    power = hand + s.helpers
    rolls = False
    if arms is not None:
        bared = -1 if arms.ignores else bared
        power += arms.less
        less = joined(less, arms.steps) if arms.steps else less
        rolls = arms.rolls
    near = _reached(s, add, less, bared, power) & reach
    if s.die >= 0:
        return near | _reached(s, add, less, bared, power + s.die) & reach & ~s.ward_roll, 0
    if rolls:
        return _reached(s, add, less, bared, power + best_roll(s, slot)) & reach, 0
    if s.attempts:
        return near, 0
    far = _reached(s, add, less, bared, power + game.attempt_high) & reach & ~near
    if game.attempt_low > 1:
        far &= ~_reached(s, add, less, bared, power + game.attempt_low - 1)
    return near, far


def _reached(s: State, add: int, less: Steps, bared: int, power: int) -> int:
    """Return the regions within a power that counts fighting pieces, which a ward may keep out."""
    if not bared and not s.helpers and not s.beyond:
        return reduced(s.at_most, less, power + OFFSET - add)
    found = within(s, add, less, bared, power)
    if s.helpers and s.ward_troops:
        alone = within(s, add, less, bared, power - s.helpers)
        found = found & ~s.ward_troops | alone & s.ward_troops
    return found


def legal_attack(s: State) -> list[int]:
    """List what the acting race may do in its conquests."""
    slot = s.slot
    combo = s.combo[slot]
    near, far = targets(s, slot, s.armed)
    out = listed(s.board.conquer_actions, near) if near else NO_ACTIONS
    if far:
        out = out + listed(s.board.try_actions, far)
    if combo.aids:
        out = out + [V_ARM + i for i in armable(s, slot, combo)]
        if s.armed:
            return out
    if combo.free:
        out = out + [V_USE + i for i in _usable(s, slot, combo)]
    if s.first and s.occ[slot]:
        out = out + listed(s.board.abandon_actions, s.occ[slot])
    return out + STOP_ONLY


def _usable(s: State, slot: int, combo: Combo) -> list[int]:
    """List the programs that may be begun between two attacks."""
    found: list[int] = []
    for i, program in enumerate(combo.free):
        if startable(s, program, slot) and (program.on != BEFORE_ATTACK or _may_attack(s, slot, program)):
            found.append(i)
    return found


def _may_attack(s: State, slot: int, program: Program) -> bool:
    """Whether an attack may follow, and a roll that comes before it would help: one for each attack."""
    where = reachable(s, slot, s.combo[slot])
    if DIE in program.asks:
        if s.die >= 0:
            return False
        where &= ~s.ward_roll
    return s.hand[slot] > 0 and where != 0


def armable(s: State, slot: int, combo: Combo) -> list[int]:
    """List the aids that may be armed next: some attack must be possible with them."""
    found: list[int] = []
    tried: list[int] = []
    for i in _next_aids(s, slot, combo, s.armed):
        second_die = s.die >= 0 and combo.aids[i].rolls
        if not second_die and _leads_somewhere(s, slot, combo, s.armed | BIT[i], tried):
            found.append(i)
    return found


def _next_aids(s: State, slot: int, combo: Combo, armed: int) -> list[int]:
    """List the aids that may follow those armed; one that is used again comes right after itself."""
    aids = combo.aids
    low = armed.bit_length()
    again = [i for i in range(low, len(aids)) if i == low > 0 or not repeats(combo, i)]
    return [i for i in again if ready(s, aids[i], slot)]


def _leads_somewhere(s: State, slot: int, combo: Combo, armed: int, tried: list[int]) -> bool:
    """Whether some attack is possible with these aids and maybe more; sets of very many are not tried."""
    near, far = targets(s, slot, armed)
    if near or far:
        return True
    tried.append(armed)
    if len(tried) > MOST_SETS:
        return False
    return any(
        _leads_somewhere(s, slot, combo, armed | BIT[i], tried) for i in _next_aids(s, slot, combo, armed)
    )


def cost_of(s: State, slot: int, r: int, armed: int) -> int:
    """Return the tokens an attack needs, before any roll; 0 for a substitution."""
    if not armed:
        combo = s.combo[slot]
        if s.stale or not s.plain or (s.odd | s.occ[slot]) >> r & 1:
            return max(combo.floor, raw_cost(s, slot, r, False))
        return surveyed_cost(s, combo, r)
    arms = Arms(s, slot, s.combo[slot], armed)
    if arms.replaces:
        return 0
    if arms.exactly != UNSAID:
        return arms.exactly
    s.leap = arms.leaps
    cost = raw_cost(s, slot, r, arms.ignores) - arms.less - sum_at(arms.steps, r)
    s.leap = False
    return max(s.combo[slot].floor, cost)


def surveyed_cost(s: State, combo: Combo, r: int) -> int:
    """Return the tokens that a plain attack needs where nothing but ground and tokens counts."""
    game = s.game
    tokens = s.tok[r]
    cost = game.base[r] + combo.add
    if tokens and not s.idle >> r & 1:
        cost += tokens * game.defender_cost
    if combo.less:
        cost -= sum_at(combo.less, r)
    return cost if cost > combo.floor else combo.floor


def raw_cost(s: State, slot: int, r: int, bare: bool) -> int:
    """Return the sum of a region's cost without armed aids and without the floor."""
    combo = s.combo[slot]
    if combo.ignores and not bare:
        bare = ignored(s, slot, combo) >> r & 1 != 0
    mine = s.occ[slot] >> r & 1  # nobody attacks it: the survey may not know what was put there
    cost = plain_cost(s, slot, r, forts_against(s, slot) if mine else s.forts, bare)
    if combo.steady and not (s.ward_less or s.sourced):
        add = combo.add
        less = combo.less
    else:
        add, less = adjustments(s, slot, combo)
    return cost + add - sum_at(less, r)
