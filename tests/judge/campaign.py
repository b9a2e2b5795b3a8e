"""Conquests: what may be attacked, with which helps, and what comes of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from swdsl.model.clauses import Adjust, Do, Take
from swdsl.model.content import Piece
from swdsl.model.counts import InStores
from swdsl.words import Kind, PlainVerb, RegionVerb, Step, Store, Timing, Value
from tests.judge.announcer import Asking
from tests.judge.asking import UnreadError, opponent_of
from tests.judge.attacks import Strength, attacks, attempts, conquests, helps, price, replacements, rolls
from tests.judge.conquest import take_region
from tests.judge.costs import attack_scenes, ward_of
from tests.judge.deeds import Deeds
from tests.judge.effects import carry_out
from tests.judge.garrisons import least as garrison
from tests.judge.hearing import Happening, at_step, done, to_region
from tests.judge.holding import count_use, holds_for, uses_left
from tests.judge.kinds import (
    comes_before_attack,
    is_deed,
    is_free,
    is_in_conquests,
    is_number,
    may_expand,
    may_repel,
    rolls_before,
)
from tests.judge.payments import MOST_IN_ONE_ATTACK, most
from tests.judge.questions import STOP, Answer, Question
from tests.judge.rolls import counted_pips, is_no_luck
from tests.judge.scene import NOBODY, Scene
from tests.judge.table import Table


class Campaign(Deeds):
    """The conquests of a turn."""

    def expand(self, slot: int) -> Asking:
        """Conquer, then redeploy."""
        yield from self.steps(slot, Step.READY)
        if self.has_declined(slot):
            return
        for other in self.table.races_of(self.table.player_of(slot)):
            if any(may_expand(said) for said in self.heard(other)):
                yield from self.conquer(other)
        yield from self.conquer(slot)

    def conquer(self, slot: int) -> Asking:
        """Attack as long as one likes, then redeploy."""
        self.stopped = False
        self.abandoning = True
        self.pips = None
        self.gather(slot)
        while not self.stopped:
            answer = yield self.attack_question(slot, ())
            yield from self.answer_attack(slot, answer)
            if self.has_declined(slot):
                return
        for said in self.offers(slot):
            if is_in_conquests(said) or (is_free(said) and _asks_where(said)):
                yield from self.perform(said)
        yield from self.announce(at_step(slot, Timing.AFTER, Step.CONQUESTS))
        if self.has_declined(slot):
            return
        if self.goes_on:
            yield from self._conquer_again(slot)
        yield from self.redeploy(slot)

    def _conquer_again(self, slot: int) -> Asking:
        """Take the tokens in hand but one of each region, and conquer on; that is not announced again."""
        self.stopped = self.goes_on = False
        self.lift(slot)
        while not self.stopped:
            answer = yield self.attack_question(slot, ())
            yield from self.answer_attack(slot, answer)

    def gather(self, slot: int) -> None:
        """Take everything above one token per region in hand, and what waits aside for attacks."""
        table = self.table
        self.lift(slot)
        table.hand[slot] += table.aside[slot]
        table.aside[slot] = 0
        self.troops = sum(
            table.kit[number]
            for number, piece in self._fighting(slot)
            if piece.attack_only and not piece.fights_as_token
        )

    def _fighting(self, slot: int) -> list[tuple[int, Piece]]:
        """Return the pieces of a race that fight, with their numbers."""
        tiles = self.table.speaking_tiles(slot)
        fighting = [
            (number, piece)
            for number, piece in enumerate(self.rules.pieces)
            if piece.attack_only or piece.fights_as_token
        ]
        return [(number, piece) for number, piece in fighting if piece.owner in tiles]

    def _joining(self, slot: int) -> list[int]:
        """Return the kinds of piece that stand in what they help to conquer."""
        return [number for number, piece in self._fighting(slot) if piece.fights_as_token]

    def _all_troops(self, slot: int) -> int:
        """Count the pieces that still fight for a race: those for attack only, and the others in hand."""
        return self.troops + sum(self.table.kit[number] for number in self._joining(slot))

    def _set_down(self, slot: int, region: int, number: int) -> None:
        """Let so many pieces that have fought go from hand into the region."""
        for kind in self._joining(slot):
            going = min(number, self.table.kit[kind])
            self.table.kit[kind] -= going
            self.table.pieces[kind][region] += going
            number -= going

    def answer_attack(self, slot: int, answer: Answer) -> Asking:
        """Do what the attacker chose."""
        chosen: tuple[Scene, ...] = ()
        while answer[0] == "arm":
            (armed,) = [
                each for each in helps(self.scene(slot)) if each.sentence and each.sentence.name == answer[1]
            ]
            chosen = (*chosen, armed)
            answer = yield self.attack_question(slot, chosen)
        match answer:
            case ("stop", _):
                self.stopped = True
            case ("abandon", int(region)):
                yield from self.give_up(slot, region)
            case ("use", name):
                (said,) = [each for each in self.offers(slot) if each.sentence and each.sentence.name == name]
                if rolls_before(said):
                    yield from self._roll_before(slot, said)
                else:
                    self.abandoning = self.abandoning and not comes_before_attack(said)
                    yield from carry_out(said, self, taken=True)
                self.tidy()
            case ("conquer" | "try", int(region)):
                yield from self.attack(slot, region, chosen, last=answer[0] == "try")
            case _:
                raise UnreadError(f"{answer[0]} in an attack")

    def attack_question(self, slot: int, chosen: tuple[Scene, ...]) -> Question:
        """Return what may be attacked, with which helps, and what else may be done between attacks."""
        with self.table.standing_still():
            answers = self._attack_answers(slot, chosen)
        if not chosen:
            answers |= {("use", each.sentence.name) for each in self.offers(slot) if each.sentence}
        return Question("attack", self.table.player_of(slot), "", frozenset(answers))

    def _attack_answers(self, slot: int, chosen: tuple[Scene, ...]) -> set[Answer]:
        answers = self._targets(slot, chosen)
        answers |= {("arm", name) for name in self._more_helps(slot, chosen)}
        if not chosen:
            answers.add(STOP)
            if self.abandoning:
                answers |= {("abandon", region) for region in self.table.regions_of(slot)}
        return answers

    def _targets(self, slot: int, chosen: tuple[Scene, ...]) -> set[Answer]:
        scene = self.scene(slot)
        strength = Strength(
            self.table.hand[slot], self._all_troops(slot), self.pips or 0, rolled=self.pips is not None
        )
        possible = list(attacks(scene, chosen))
        return {("conquer", region) for region in conquests(scene, possible, strength, chosen)} | {
            ("try", region) for region in attempts(scene, possible, strength, chosen)
        }

    def _more_helps(self, slot: int, chosen: tuple[Scene, ...]) -> Iterator[str]:
        """Yield the helps behind the last chosen one with which something can still be attacked."""
        for each in _next_helps(helps(self.scene(slot)), chosen):
            if each.sentence and self._useful(slot, (*chosen, each)):
                yield each.sentence.name

    def _useful(self, slot: int, chosen: tuple[Scene, ...]) -> bool:
        if self._targets(slot, chosen):
            return True
        more = _next_helps(helps(self.scene(slot)), chosen)
        return any(self._useful(slot, (*chosen, each)) for each in more)

    def attack(self, slot: int, region: int, chosen: tuple[Scene, ...], *, last: bool) -> Asking:
        """Make an attack; whoever has chosen to decline meanwhile does so when it is carried out."""
        self.attacking = True
        yield from self._carry_out_attack(slot, region, chosen, last=last)
        self.attacking = False
        yield from self.turn_over()

    def _carry_out_attack(self, slot: int, region: int, chosen: tuple[Scene, ...], *, last: bool) -> Asking:
        """Announce an attack, roll if need be, and conquer if there are tokens enough."""
        table, memory = self.table, self.memory
        with table.standing_still():
            ((_, asked),) = attacks(self.scene(slot), chosen, [region])
        if asked.rolls and not rolls(chosen):
            raise UnreadError("an attack with a roll of its own")
        holder = table.holder[region]
        self.abandoning = False
        for said in _each_once(chosen):
            there = said._replace(there=region, they=holder)
            count_use(there, opponent_of(there))
        for said in list(attack_scenes(self.scene(slot), region)):
            if is_number(said) and holds_for(said) and uses_left(said, opponent_of(said)):
                count_use(said, opponent_of(said))
        between = at_step(slot, Timing.BEFORE, Step.ATTACK)
        yield from self.announce(between, only=lambda said: not is_free(said))
        before = table.copy()
        warded = ward_of(self.scene(slot), region).everything
        troops = 0 if warded else self._all_troops(slot)
        cost = asked.total
        if last or rolls(chosen):
            cost = max(asked.least, cost - (yield from self._roll(slot, last=last)))
        if self.pips is not None:
            cost = cost if warded or asked.fixed else max(asked.least, cost - self.pips)
            self.pips = None
        what = to_region(slot, RegionVerb.ATTACK, region, holder)
        fighting = table.hand[slot] - sum(price(said)["hand"] for said in chosen)
        strong = cost <= fighting + troops
        if strong:
            yield from self._be_repelled(what, before)
            fighting = table.hand[slot] - sum(price(said)["hand"] for said in chosen)
        waiting = yield from self.hear(what, before, only=lambda said: not may_repel(said))
        waiting = [each._replace(asked=True) for each in waiting if holds_for(each)]
        memory.attacks.append((slot, region, holder))
        memory.assaults.append((slot, region))
        if region in memory.repelled:
            yield from self.ask(waiting)
            return
        if not strong:
            self.stopped = self.stopped or self.rules.option("failed_roll") == "ends"
            yield from self.ask(waiting)
            return
        paid = fighting + troops if last else max(cost, 0)
        spent = min(troops, max(0, paid - 1))
        alone = min(spent, self.troops)
        self.troops -= alone
        follow = 0 if asked.replaces else spent - alone
        yield from self._win(what, before, chosen, (paid - spent, follow), waiting, replaces=asked.replaces)

    def _win(
        self,
        what: Happening,
        before: Table,
        chosen: tuple[Scene, ...],
        force: tuple[int, int],
        waiting: list[Scene],
        *,
        replaces: bool,
    ) -> Asking:
        """Take a region with tokens and pieces, do what the helps do besides, and tell of it."""
        tokens, pieces = force
        table, memory = self.table, self.memory
        slot, region, holder = what.actor, what.region, what.other
        number = self._replacement(slot, chosen) if replaces else tokens
        number = min(max(number, garrison(self.scene(slot), region)), table.hand[slot])
        if number < 1:  # who has lost the last token by then takes nothing
            yield from self.ask(waiting)
            return
        guarded = self.guards_marker(region)
        table.hand[slot] -= number
        lost = take_region(table, memory, slot, region, number, replaced=replaces, said=_said_losses(chosen))
        self._set_down(slot, region, pieces)
        self.tidy()
        for said in chosen:
            yield from self._spend(said._replace(there=region, they=holder))
        if guarded:
            waiting += yield from self.discover(slot, region)
            before.marker_at = list(table.marker_at)  # what is uncovered hears of it
        waiting += yield from self.hear(to_region(slot, RegionVerb.CONQUER, region, holder, lost), before)
        waiting += yield from self.hear(to_region(slot, RegionVerb.OCCUPY, region, holder))
        for said in _each_once(chosen):
            if said.sentence is not None and said.sentence.source.kind is Kind.RELIC:
                moves = bool(self.rules.relics_move)
                waiting += yield from self.hear_use(slot, said.sentence.source, region, moves=moves)
        self.recycle()
        yield from self.ask(waiting)

    def _be_repelled(self, what: Happening, before: Table) -> Asking:
        """Let those speak who may repel an attack, until one of them does."""
        self.target, repelled = what.region, self.memory.repelled
        stands = yield from self.hear(
            what, before, only=lambda said: may_repel(said) and what.region not in repelled
        )
        for said in stands:
            if what.region not in repelled:
                yield from self.ask([said])

    def _roll_before(self, slot: int, said: Scene) -> Asking:
        """Roll before a region is named; the pips wait for the next attack."""
        assert said.sentence is not None
        if said.sentence.clause.limit is not None or len(said.sentence.clause.effects) != 1:
            raise UnreadError("an unusual roll before an attack")
        faces = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.die
        _, pips = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
        self.memory.done.add((self.table.player, "rolled"))
        self.abandoning = False
        self.memory.rolled = counted_pips(self.table, self.memory, slot, int(pips))
        yield from self.announce(done(slot, PlainVerb.ROLL, pips=self.memory.rolled), only=is_no_luck)
        self.pips = self.memory.rolled

    def _roll(self, slot: int, *, last: bool) -> Generator[Question, Answer, int]:
        """Roll in an attack; after the last attempt nothing more is attacked."""
        faces = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.die
        _, pips = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
        self.memory.last_attempts += last
        self.memory.done.add((self.table.player, "rolled"))
        self.stopped = last
        self.memory.rolled = counted_pips(self.table, self.memory, slot, int(pips))
        yield from self.announce(done(slot, PlainVerb.ROLL, pips=self.memory.rolled), only=is_no_luck)
        return self.memory.rolled

    def _replacement(self, slot: int, chosen: tuple[Scene, ...]) -> int:
        """Take the tokens that replace a defender in hand: from the tray, where it may be and has some."""
        table = self.table
        for action in replacements(chosen):
            number = action.by.quantity.number or 1
            stores = action.source.stores if isinstance(action.source, InStores) else ()
            if Store.TRAY in stores and table.tray[table.race[slot]] >= number:
                table.tray[table.race[slot]] -= number
                table.hand[slot] += number
            return number
        raise AssertionError("nothing replaces a defender")

    def _spend(self, said: Scene) -> Asking:
        """Do what a help does besides, now that the attack has succeeded: the offer was taken long ago."""
        assert said.sentence is not None
        if is_deed(said):
            yield from carry_out(said, self, taken=True, counted=True)
            self.tidy()


def _each_once(chosen: tuple[Scene, ...]) -> list[Scene]:
    """Return the chosen helps, each only once however often it is used with the attack."""
    return list({said.sentence.name: said for said in chosen if said.sentence}.values())


def _next_helps(every: list[Scene], chosen: tuple[Scene, ...]) -> list[Scene]:
    """Return the helps behind the last chosen one, and that one again while more may be paid for it."""
    if not chosen:
        return every
    names = [each.sentence.name if each.sentence else "" for each in every]
    last = names.index(chosen[-1].sentence.name if chosen[-1].sentence else "")
    used = sum(each.sentence == chosen[-1].sentence for each in chosen)
    return every[last if used < min(most(every[last]), MOST_IN_ONE_ATTACK) else last + 1 :]


def _said_losses(chosen: tuple[Scene, ...]) -> int | None:
    """Return what the chosen helps say of the tokens that the loser loses."""
    for said in chosen:
        assert said.sentence is not None
        for effect in said.sentence.clause.effects:
            if isinstance(effect, Adjust) and effect.value is Value.LOSSES:
                return effect.amount.base
    return None


def _asks_where(said: Scene) -> bool:
    """Whether an offer that was taken still asks where: a piece that conquers is sent somewhere."""
    assert said.sentence is not None
    first = said.sentence.clause.effects[0]
    return isinstance(first, Do) and isinstance(first.action, Take)
