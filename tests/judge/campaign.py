"""Conquests: what may be attacked, with which helps, and what comes of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from swdsl.model.counts import InStores
from swdsl.words import PlainVerb, RegionVerb, Step, Store, Timing
from tests.judge.announcer import Asking
from tests.judge.asking import UnreadError, opponent_of
from tests.judge.attacks import Strength, attacks, attempts, conquests, helps, replacements
from tests.judge.conquest import leave, take_region
from tests.judge.costs import attack_scenes
from tests.judge.decline import Decline
from tests.judge.effects import carry_out
from tests.judge.hearing import at_step, done, to_region
from tests.judge.holding import holds_for, use_key, uses_left
from tests.judge.kinds import is_deed, is_free, is_number, may_expand, rolls_before
from tests.judge.questions import STOP, Answer, Question
from tests.judge.rolls import counted_pips, is_no_luck
from tests.judge.scene import NOBODY, Scene


class Campaign(Decline):
    """The conquests of a turn."""

    def expand(self, slot: int) -> Asking:
        """Conquer, then redeploy."""
        yield from self.steps(slot, Step.READY)
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
        yield from self.steps(slot, Step.CONQUESTS)
        yield from self.redeploy(slot)

    def gather(self, slot: int) -> None:
        """Take everything above one token per region in hand, and what waits aside for attacks."""
        table = self.table
        for region in table.regions_of(slot):
            table.hand[slot] += table.tokens[region] - 1
            table.tokens[region] = 1
        table.hand[slot] += table.aside[slot]
        table.aside[slot] = 0

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
                leave(self.table, self.memory, slot, region)
                yield from self.announce(to_region(slot, RegionVerb.LEAVE, region, NOBODY))
            case ("use", name):
                (said,) = [each for each in self.offers(slot) if each.sentence and each.sentence.name == name]
                if rolls_before(said):
                    yield from self._roll_before(slot, said)
                else:
                    yield from carry_out(said, taken=True)
                self.table.changed()
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
        strength = Strength(self.table.hand[slot], pips=self.pips or 0, rolled=self.pips is not None)
        possible = list(attacks(scene, chosen))
        return {("conquer", region) for region in conquests(scene, possible, strength, chosen)} | {
            ("try", region) for region in attempts(scene, possible, strength, chosen)
        }

    def _more_helps(self, slot: int, chosen: tuple[Scene, ...]) -> Iterator[str]:
        """Yield the helps behind the last chosen one with which something can still be attacked."""
        every = helps(self.scene(slot))
        names = [each.sentence.name for each in every if each.sentence]
        last = max((names.index(each.sentence.name) for each in chosen if each.sentence), default=-1)
        for number in range(last + 1, len(every)):
            if self._useful(slot, (*chosen, every[number]), every[number + 1 :]):
                yield names[number]

    def _useful(self, slot: int, chosen: tuple[Scene, ...], more: list[Scene]) -> bool:
        if self._targets(slot, chosen):
            return True
        return any(self._useful(slot, (*chosen, each), more[at + 1 :]) for at, each in enumerate(more))

    def attack(self, slot: int, region: int, chosen: tuple[Scene, ...], *, last: bool) -> Asking:
        """Make an attack: announce it, roll if need be, and conquer if there are tokens enough."""
        table, memory = self.table, self.memory
        (asked,) = [asked for where, asked in attacks(self.scene(slot), chosen) if where == region]
        if asked.rolls:
            raise UnreadError("an attack with a roll of its own")
        holder = table.holder[region]
        self.abandoning = False
        if holder >= 0 and table.is_active(holder) and table.player_of(holder) == table.player_of(slot):
            raise UnreadError("a declined race against its player's active one")
        for said in chosen:
            self._count_help(said._replace(there=region, they=holder))
        for said in list(attack_scenes(self.scene(slot), region)):
            if is_number(said) and holds_for(said) and uses_left(said, opponent_of(said)):
                self._count_help(said)
        between = at_step(slot, Timing.BEFORE, Step.ATTACK)
        yield from self.announce(between, only=lambda said: not is_free(said))
        before = table.copy()
        cost = asked.total - ((yield from self._last_roll(slot)) if last else 0)
        if self.pips is not None:
            cost, self.pips = max(1, cost - self.pips), None
        yield from self.announce(to_region(slot, RegionVerb.ATTACK, region, holder), before)
        memory.attacks.append((slot, region, holder))
        if cost > table.hand[slot]:
            return
        number = table.hand[slot] if last else max(cost, 0)
        if asked.replaces:
            number = self._replacement(slot, chosen)
        table.hand[slot] -= number
        lost = take_region(table, memory, slot, region, number, replaced=asked.replaces)
        for said in chosen:
            yield from self._spend(said._replace(there=region, they=holder))
        yield from self.announce(to_region(slot, RegionVerb.CONQUER, region, holder, lost), before)
        self.recycle()
        yield from self.announce(to_region(slot, RegionVerb.OCCUPY, region, holder), before)

    def _roll_before(self, slot: int, said: Scene) -> Asking:
        """Roll before a region is named; the pips wait for the next attack."""
        assert said.sentence is not None
        if said.sentence.clause.limit is not None or len(said.sentence.clause.effects) != 1:
            raise UnreadError("an unusual roll before an attack")
        faces = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.die
        _, pips = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
        self.memory.done.add((self.table.player, "rolled"))
        self.abandoning = False
        self.pips = counted_pips(self.table, self.memory, slot, int(pips))
        yield from self.announce(done(slot, PlainVerb.ROLL, pips=self.pips), only=is_no_luck)

    def _last_roll(self, slot: int) -> Generator[Question, Answer, int]:
        """Roll for the last attempt, after which nothing more is attacked."""
        faces = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.die
        _, pips = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
        self.memory.last_attempts += 1
        self.memory.done.add((self.table.player, "rolled"))
        self.stopped = True
        counted = counted_pips(self.table, self.memory, slot, int(pips))
        yield from self.announce(done(slot, PlainVerb.ROLL, pips=counted), only=is_no_luck)
        return counted

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

    def _count_help(self, said: Scene) -> None:
        assert said.sentence is not None
        limit = said.sentence.clause.limit
        if limit is not None:
            uses = self.memory.turn_uses if limit.period.value == "turn" else self.memory.lasting_uses
            uses[use_key(said, opponent_of(said))] += 1

    def _spend(self, said: Scene) -> Asking:
        """Do what a help does besides, now that the attack has succeeded: the offer was taken long ago."""
        assert said.sentence is not None
        if is_deed(said) and not list(replacements((said,))):
            yield from carry_out(said, taken=True, counted=True)
            self.table.changed()
