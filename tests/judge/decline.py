"""Decline: what a race keeps, what fades, which pieces leave, and races without a token."""

from __future__ import annotations

from collections.abc import Generator

from swdsl.model.clauses import Adjust, Do, Perform
from swdsl.model.content import Piece
from swdsl.words import PlainVerb, State, Value
from tests.judge import counts
from tests.judge.announcer import Asking
from tests.judge.conquest import ALL, lift_pieces
from tests.judge.deployment import Deployment
from tests.judge.garrisons import least
from tests.judge.hearing import done, hearers
from tests.judge.holding import holds_for
from tests.judge.kinds import asks_somebody, cannot_fade, is_deed
from tests.judge.questions import PASS, YES, Answer, Question
from tests.judge.scene import Scene
from tests.judge.table import EMPTY


class Decline(Deployment):
    """How a race turns over."""

    def decline(self, slot: int) -> Asking:
        """Turn a race over: what it says, what fades, what it keeps, which pieces leave."""
        table, player = self.table, self.table.player_of(slot)
        what = done(slot, PlainVerb.DECLINE)
        heard = list(hearers(table, self.memory, what, table))
        kept, refused = yield from self._kept(player, heard)
        redeploys = [each for each in heard if each not in refused and _redeploys(each)]
        older = [each for each in table.races_of(player) if not table.is_active(each)]
        for said in sorted(filter(_does_something, heard), key=asks_somebody):
            if said not in refused:
                yield from self.perform(said)
        if not self._never_fades(slot):  # one that never fades is not counted among the declined
            for each in older:
                yield from self.fade(each)
        down = self._turn_over(slot, kept)
        self.recycle()
        self.tidy()
        if redeploys and table.race[down] >= 0:
            self.lift(down)
        if player == table.player and not self.redeployed:
            yield from self.deploy(down)

    def _kept(self, player: int, heard: list[Scene]) -> Generator[Question, Answer, tuple[int, list[Scene]]]:
        """Ask how many tokens of each region stay; say which sentences were refused."""
        kept, refused = 0, []
        for said in heard:
            assert said.sentence is not None
            for effect in said.sentence.clause.effects:
                if isinstance(effect, Adjust) and effect.value is Value.KEPT and holds_for(said):
                    number = ALL if effect.amount.base is None else counts.amount(said, effect.amount)
                    if effect.optional or said.sentence.is_lent:
                        answer = yield Question("task", player, said.sentence.name, frozenset({YES, PASS}))
                        if answer == PASS:
                            refused += [each for each in heard if _of_same_tile(each, said)]
                            continue
                    kept = number
        return kept, refused

    def fade(self, slot: int) -> Asking:
        """Take a declined race off the board."""
        if self._never_fades(slot):
            return
        yield from self.announce(done(slot, PlainVerb.FADE))
        table = self.table
        for region in table.regions_of(slot):
            table.tray[table.race[slot]] += table.tokens[region]
            table.holder[region], table.tokens[region] = EMPTY, 0
            lift_pieces(table, region)
        table.tray[table.race[slot]] += table.hand[slot]
        table.hand[slot] = 0
        self._drop_pieces(slot, everything=True)
        table.race[slot] = table.power[slot] = -1
        self.tidy()

    def _turn_over(self, slot: int, kept: int) -> int:
        table = self.table
        down = slot + 1
        while (self._never_fades(slot) and down == slot + 1) or table.race[down] >= 0:
            down += 1  # a race that never fades leaves the place of the declined one free
        race = table.race[slot]
        if table.player_of(slot) == table.player:
            self.memory.done.add((table.player, "declined"))
        self._drop_pieces(slot, everything=False)
        for region in table.regions_of(slot):
            stays = max(kept, least(self.scene(slot), region, in_decline=True)) if kept else 0
            gone = max(0, table.tokens[region] - stays)
            table.tray[race] += gone
            table.tokens[region] -= gone
            table.holder[region] = down if table.tokens[region] else EMPTY
            if not table.tokens[region]:
                lift_pieces(table, region)
        in_hand = table.hand[slot]
        table.tray[race] += table.aside[slot]
        table.hand[slot] = table.aside[slot] = 0
        badge = self.rules.sentences(self.rules.powers[table.power[slot]]) if table.power[slot] >= 0 else ()
        lasting = any(each.clause.state is not State.ACTIVE for each in badge) or any(
            piece.stays_in_decline
            for piece in (self.rules.powers[table.power[slot]].pieces if table.power[slot] >= 0 else ())
        )
        for marker in [marker for marker, holder in self.borrowers.items() if holder == slot]:
            self.borrowers[marker] = down
        table.race[down], table.power[down] = race, table.power[slot] if lasting else -1
        table.race[slot] = table.power[slot] = -1
        table.changed()
        if kept == ALL and (table.regions_of(down) or self.expands(down)):
            table.hand[down] += in_hand
        else:
            table.tray[race] += in_hand
        return down

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
                self.tidy()

    def tidy(self) -> None:
        """Let go what nobody has: figures of a place without a holder, pieces of a power that was on it."""
        table = self.table
        table.changed()
        self._take_home_lent()
        if self.rules.option_or("place_figures", "leave") == "stay":
            return
        had = {ref for slot in table.slots for ref in table.had_by(slot)}
        for number, piece in enumerate(self.rules.pieces):
            if piece.owner not in had and not _outlives(piece):
                self._clear(number)

    def _take_home_lent(self) -> None:
        """Let pieces of a power on a place go home when the place changes hands: they were lent, too."""
        table = self.table
        for marker, region in enumerate(table.marker_at):
            power, now = table.carried[marker], table.holder[region] if region >= 0 else EMPTY
            before = self.borrowers.get(marker, now)
            self.borrowers[marker] = now
            if power >= 0 and before >= 0 and before != now:
                for piece in self.rules.powers[power].pieces:
                    if not _outlives(piece):
                        self._clear(self.rules.piece_number[piece.ref])

    def _clear(self, number: int) -> None:
        """Put every piece of a kind back."""
        table = self.table
        table.pieces[number].clear()
        table.kit[number] = 0
        table.marks[number] = [0] * len(table.players)
        table.laid[number].clear()

    def _drop_pieces(self, slot: int, *, everything: bool) -> None:
        """Take the pieces of a race and its power off the board; at decline those that do not stay."""
        table = self.table
        owners = {self.rules.races[table.race[slot]].ref}
        if table.power[slot] >= 0:
            owners.add(self.rules.powers[table.power[slot]].ref)
        lent = (table.carried[marker] for marker in table.held_markers(slot))
        owners |= {self.rules.powers[each].ref for each in lent if each >= 0}
        for number, piece in enumerate(self.rules.pieces):
            if piece.owner in owners and (everything or not piece.stays_in_decline):
                self._clear(number)


def _outlives(piece: Piece) -> bool:
    """Whether a piece stays on the board when nobody has its component: works, not figures."""
    return piece.stays_when_conquered or (
        piece.stays_in_decline and (piece.supply > 1 or piece.kind_of is not None)
    )


def _of_same_tile(one: Scene, other: Scene) -> bool:
    """Whether two sentences are of one tile; the other sentences of one refused as a whole are, too."""
    assert one.sentence is not None
    assert other.sentence is not None
    if other.sentence.is_lent:
        return one.sentence.source == other.sentence.source
    return one.sentence == other.sentence


def _redeploys(said: Scene) -> bool:
    assert said.sentence is not None
    return any(
        isinstance(each, Do) and isinstance(each.action, Perform) and each.action.verb is PlainVerb.REDEPLOY
        for each in said.sentence.clause.effects
    )


def _does_something(said: Scene) -> bool:
    assert said.sentence is not None
    return said.sentence.source.kind is not None and is_deed(said)
