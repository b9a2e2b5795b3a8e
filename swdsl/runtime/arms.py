"""Armed aids: what they do to one attack together, where each works, and whether all they take is there."""

from __future__ import annotations

from swdsl.runtime.binding import in_supply
from swdsl.runtime.bits import BIT, members
from swdsl.runtime.clause import Aid
from swdsl.runtime.combo import Combo
from swdsl.runtime.events import served
from swdsl.runtime.regions import held_by
from swdsl.runtime.state import State
from swdsl.runtime.sums import Steps, joined, stepped
from swdsl.runtime.wards import spared
from swdsl.runtime.words import FROM_KIT, FROM_SUPPLY, PER_OPPONENT, UNSAID


class Arms:
    """The armed aids of one attack, summed up."""

    __slots__ = (
        "exactly",
        "ignores",
        "leaps",
        "less",
        "mask",
        "reaches",
        "replaces",
        "rolls",
        "sound",
        "steps",
        "tokens",
        "troops",
    )

    def __init__(self, s: State, slot: int, combo: Combo, armed: int) -> None:
        self.mask = -1
        self.less = 0
        self.steps: Steps = []  # what attacks cost less, where it is counted
        self.exactly = UNSAID
        self.replaces = 0
        self.troops = 1
        self.tokens = 0  # in hand that the aids cost
        self.reaches = self.ignores = self.rolls = False
        self.sound = True
        self.leaps = s.game.house.reach_adjoins and _leaps(combo, armed)
        s.leap = self.leaps
        powers = spenders = 0
        for i, aid in enumerate(combo.aids):
            if armed >> i & 1:
                spenders += 1 if aid.coins or aid.stock else 0
                self.sound = self.sound and self._fits(aid, 0 if repeats(combo, i) else powers)
                powers |= BIT[aid.origin] if aid.origin >= 0 else 0
                self.mask &= aid_targets(s, slot, aid)
                self.less += aid.less
                self.tokens += aid.tokens
                if aid.varies:
                    self.steps = joined(self.steps, counted_help(s, slot, aid))
                self.reaches = self.reaches or aid.reaches
                self.ignores = self.ignores or aid.ignores
                self.rolls = self.rolls or aid.rolls
                self.replaces = self.replaces or aid.replaces
                self.troops = aid.troops if aid.replaces else self.troops
                self.exactly = aid.exactly if aid.exactly != UNSAID else self.exactly
        if spenders > 1:
            self.sound = self.sound and _all_at_hand(s, slot, combo, armed)
        s.leap = False

    def _fits(self, aid: Aid, powers: int) -> bool:
        """Whether an aid may join those before it: one substitution, one roll, one marker's power each.

        A substitution has no cost: nothing that changes one goes with it.
        """
        if aid.origin >= 0 and powers >> aid.origin & 1:
            return False
        if self.replaces and (aid.less or aid.varies or aid.ignores):
            return False
        if aid.replaces and (self.less or self.steps or self.ignores):
            return False
        if (self.replaces and aid.tokens) or (aid.replaces and self.tokens):
            return False
        fixed = self.replaces or self.exactly != UNSAID
        if aid.rolls:
            return not self.rolls and not fixed
        if aid.replaces or aid.exactly != UNSAID:
            return not fixed and not self.rolls
        return True


def _all_at_hand(s: State, slot: int, combo: Combo, armed: int) -> bool:
    """Whether what several aids take is there for all of them: nothing is spent twice."""
    coins = 0
    wanted: dict[tuple[int, int], int] = {}
    for i, aid in enumerate(combo.aids):
        if armed >> i & 1:
            coins += aid.coins
            for piece, number, source in aid.stock:
                wanted[piece, source] = wanted.get((piece, source), 0) + number
    enough = all(number <= _in_stock(s, piece, source) for (piece, source), number in wanted.items())
    return enough and coins <= s.coins[s.game.player_of[slot]]


def _in_stock(s: State, piece: int, source: int) -> int:
    if source == FROM_SUPPLY:
        return in_supply(s, piece) + s.kit[piece]
    return s.kit[piece] if source == FROM_KIT else s.game.pieces[piece].supply


def tokens_paid(s: State, slot: int, armed: int) -> int:
    """Return the tokens in hand that armed aids cost, and that do not fight."""
    return sum(aid.tokens for i, aid in enumerate(s.combo[slot].aids) if armed >> i & 1)


def repeats(combo: Combo, i: int) -> bool:
    """Whether an aid stands in its place of the combo for another use with the same attack."""
    return i > 0 and combo.aids[i - 1] is combo.aids[i]


def counted_help(s: State, slot: int, aid: Aid) -> Steps:
    """Return how much less each region costs with an aid whose size is counted."""
    sums: dict[int, int] = {}
    for r in members(aid.where(s, slot) & s.board.every):
        size = aid.at(s, slot, r)
        if size > 0:
            sums[size] = sums.get(size, 0) | BIT[r]
    return stepped(sums)


def _leaps(combo: Combo, armed: int) -> bool:
    return any(aid.reaches and armed >> i & 1 for i, aid in enumerate(combo.aids))


def aid_targets(s: State, slot: int, aid: Aid) -> int:
    """Return the regions on which an aid may be used, wards and limits applied."""
    mask = aid.where(s, slot)
    if s.sourced:
        mask &= spared(s, aid.kind_of_source)
    if aid.reaches:
        mask &= ~s.ward_reach
    if aid.varies and not aid.less:
        mask &= _made_cheaper(counted_help(s, slot, aid))
    if aid.less or aid.varies or aid.ignores or aid.losses != UNSAID:
        mask &= ~s.ward_less
    if aid.replaces or aid.exactly != UNSAID:
        mask &= ~s.ward_replace
    if aid.rolls:
        mask &= ~s.ward_roll
    if aid.limit == PER_OPPONENT:
        mask &= ~held_by(s, served(s, aid, slot))
    if aid.origin >= 0:
        mask &= ~s.applied[aid.origin]
    return mask


def _made_cheaper(steps: Steps) -> int:
    """Return the regions that cost less at all: those of the first step."""
    return steps[0][1] if steps else 0
