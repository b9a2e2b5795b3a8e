"""Decline: what a race keeps, what fades, which pieces leave, and races without a token."""

from __future__ import annotations

from swdsl.model.clauses import Adjust
from swdsl.words import PlainVerb, State, Value
from tests.judge import counts
from tests.judge.announcer import Asking
from tests.judge.deployment import Deployment
from tests.judge.hearing import done, hearers
from tests.judge.holding import holds_for
from tests.judge.kinds import cannot_fade, is_deed
from tests.judge.questions import PASS, YES, Question
from tests.judge.table import EMPTY


class Decline(Deployment):
    """How a race turns over."""

    def decline(self, slot: int) -> Asking:
        """Turn a race over: what it says, what fades, what it keeps, which pieces leave."""
        table, player = self.table, self.table.player_of(slot)
        what = done(slot, PlainVerb.DECLINE)
        heard = list(hearers(table, self.memory, what, table))
        kept = 0
        for said in heard:
            assert said.sentence is not None
            for effect in said.sentence.clause.effects:
                if isinstance(effect, Adjust) and effect.value is Value.KEPT and holds_for(said):
                    number = 99 if effect.amount.base is None else counts.amount(said, effect.amount)
                    if effect.optional:
                        answer = yield Question("task", player, said.sentence.name, frozenset({YES, PASS}))
                        number = kept if answer == PASS else number
                    kept = number
        older = [each for each in table.races_of(player) if not table.is_active(each)]
        for said in heard:
            assert said.sentence is not None
            if said.sentence.source.kind is not None and is_deed(said):
                yield from self.perform(said)
        if not self._never_fades(slot):  # one that never fades is not counted among the declined
            for each in older:
                yield from self.fade(each)
        self._turn_over(slot, kept)
        self.recycle()

    def fade(self, slot: int) -> Asking:
        """Take a declined race off the board."""
        if self._never_fades(slot):
            return
        yield from self.announce(done(slot, PlainVerb.FADE))
        table = self.table
        for region in table.regions_of(slot):
            table.tray[table.race[slot]] += table.tokens[region]
            table.holder[region], table.tokens[region] = EMPTY, 0
        table.tray[table.race[slot]] += table.hand[slot]
        table.hand[slot] = 0
        self._drop_pieces(slot, everything=True)
        table.race[slot] = table.power[slot] = -1
        table.changed()

    def _turn_over(self, slot: int, kept: int) -> None:
        table = self.table
        down = slot + 1
        while (self._never_fades(slot) and down == slot + 1) or table.race[down] >= 0:
            down += 1  # a race that never fades leaves the place of the declined one free
        race = table.race[slot]
        self._drop_pieces(slot, everything=False)
        for region in table.regions_of(slot):
            gone = max(0, table.tokens[region] - kept)
            table.tray[race] += gone
            table.tokens[region] -= gone
            table.holder[region] = down if table.tokens[region] else EMPTY
        table.tray[race] += table.hand[slot] + table.aside[slot]
        table.hand[slot] = table.aside[slot] = 0
        badge = self.rules.sentences(self.rules.powers[table.power[slot]]) if table.power[slot] >= 0 else ()
        lasting = any(each.clause.state is not State.ACTIVE for each in badge) or any(
            piece.stays_in_decline
            for piece in (self.rules.powers[table.power[slot]].pieces if table.power[slot] >= 0 else ())
        )
        table.race[down], table.power[down] = race, table.power[slot] if lasting else -1
        table.race[slot] = table.power[slot] = -1
        table.changed()

    def _never_fades(self, slot: int) -> bool:
        """Whether something keeps a race on the board when another declines."""
        return any(cannot_fade(each) for each in self.table.sentences_of(slot, "always fade"))

    def recycle(self) -> None:
        """Take declined races without a token away, with everything they have."""
        table = self.table
        for slot in table.slots:
            if (
                table.race[slot] >= 0
                and not table.is_active(slot)
                and not table.regions_of(slot)
                and not table.hand[slot]
            ):
                self._drop_pieces(slot, everything=True)
                table.race[slot] = table.power[slot] = -1
                table.changed()

    def _drop_pieces(self, slot: int, *, everything: bool) -> None:
        """Take the pieces of a race and its power off the board; at decline those that do not stay."""
        table = self.table
        owners = {self.rules.races[table.race[slot]].ref}
        if table.power[slot] >= 0:
            owners.add(self.rules.powers[table.power[slot]].ref)
        for number, piece in enumerate(self.rules.pieces):
            if piece.owner in owners and (everything or not piece.stays_in_decline):
                table.pieces[number].clear()
                table.kit[number] = 0
                table.marks[number] = [0] * len(table.players)
