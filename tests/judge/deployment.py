"""Redeployment: stacks are lifted and set down again, on one's own turn and after having been driven out."""

from __future__ import annotations

from collections.abc import Callable, Generator

from swdsl.model.clauses import Do, Place, Rule
from swdsl.model.expressions import Pieces
from swdsl.model.moments import AtStep
from swdsl.words import Modal, Permission, Quantifier, RegionVerb, Step, Timing
from tests.judge.announcer import Announcer, Asking
from tests.judge.asking import UnreadError
from tests.judge.conquest import leave
from tests.judge.garrisons import least, most
from tests.judge.hearing import at_step, to_region
from tests.judge.holding import speaking
from tests.judge.kinds import asks_somebody, may_expand
from tests.judge.pieces import spread, spread_pieces
from tests.judge.questions import Answer, Question
from tests.judge.reach import may_keep
from tests.judge.scene import NOBODY, Scene


class Deployment(Announcer):
    """Where tokens and defending pieces go."""

    def perform(self, said: Scene) -> Generator[Question, Answer, bool]:
        """Do what a sentence says; what it lets a race take in hand is set down when it is done."""
        did = yield from super().perform(said)
        while self.rearranging:
            yield from self.deploy(self.rearranging.pop())
        return did

    def redeploy(self, slot: int) -> Asking:
        """Lift every stack and set the tokens down again."""
        yield from self.announce(at_step(slot, Timing.BEFORE, Step.REDEPLOYMENT))
        if self.has_declined(slot):
            return
        stands = self.stands(slot)
        if not stands:
            self.lift(slot)
        waiting = at_step(slot, Timing.AT, Step.REDEPLOYMENT)
        yield from self.announce(waiting, only=lambda said: not asks_somebody(said))
        if self.has_declined(slot):
            return
        yield from self._empty(slot)
        if not stands:
            self.lift(slot)  # a garrison may have been due to a region that was left
        yield from self.announce(waiting, only=lambda said: said.me != slot and asks_somebody(said))
        yield from self._dismiss(slot)
        yield from self.deploy(slot)
        self.recycle()
        yield from self.announce(waiting, only=lambda said: said.me == slot and asks_somebody(said))
        yield from self.announce(at_step(slot, Timing.AFTER, Step.REDEPLOYMENT))

    def has_declined(self, slot: int) -> bool:
        """Whether a race of whoever is on turn has declined meanwhile: it conquers and redeploys no more."""
        return self.table.race[slot] < 0

    def stands(self, slot: int) -> bool:
        """Whether a race lifts nothing at redeployment."""
        cannot = (Modal.CANNOT, Permission.REDEPLOY)
        return any(
            isinstance(effect, Rule) and (effect.modal, effect.permission) == cannot
            for said in speaking(self.scene(slot), "always redeploy")
            if said.sentence is not None
            for effect in said.sentence.clause.effects
        )

    def could_move(self, slot: int) -> bool:
        """Whether a token could change its place: one in hand, or one to spare with somewhere else to go."""
        table, held = self.table, self.table.regions_of(slot)
        if table.hand[slot] and held:
            return True
        spare = [each for each in held if table.tokens[each] > max(1, least(self.scene(slot), each))]
        return len(held) > 1 and bool(spare) and not self.stands(slot)

    def lift(self, slot: int) -> None:
        """Take everything above one token per region in hand."""
        table = self.table
        for region in table.regions_of(slot):
            spare = max(0, table.tokens[region] - max(1, least(self.scene(slot), region)))
            table.hand[slot] += spare
            table.tokens[region] -= spare

    def _empty(self, slot: int) -> Asking:
        """Give up the ground that is only passed, or has closed, unless the race may keep it."""
        for region in self.table.regions_of(slot):
            ground = self.table.ground(region)
            if (ground.transit or ground.closed) and not may_keep(self.scene(slot), region):
                yield from self.give_up(slot, region)

    def give_up(self, slot: int, region: int) -> Asking:
        """Leave a region, and say so."""
        before = self.table.copy()
        leave(self.table, self.memory, slot, region)
        yield from self.announce(to_region(slot, RegionVerb.LEAVE, region, NOBODY), before)
        self.tidy()

    def recycle(self) -> None:
        """Take declined races without a token away; whoever knows how says so."""
        raise NotImplementedError

    def _dismiss(self, slot: int) -> Asking:
        """Let tokens for attack only go aside until the next turn, and give up regions that need them."""
        table = self.table
        leaving = self.rules.races[table.race[slot]].attack_only if table.is_active(slot) else 0
        if leaving > table.hand[slot] and self.rules.option("attack_only_troops") != "leave":
            raise UnreadError("attack-only troops that stay")
        while leaving > table.hand[slot] and (held := table.regions_of(slot)):
            answers: frozenset[Answer] = frozenset(("give_up", region) for region in held)
            _, region = yield Question("give_up", table.player_of(slot), "", answers)
            yield from self.give_up(slot, int(region))
            yield from self._empty(slot)
        leaving = min(leaving, table.hand[slot])
        table.hand[slot] -= leaving
        table.aside[slot] += leaving

    def deploy(self, slot: int) -> Asking:
        """Let the owner spread the tokens in hand over the race's regions."""
        table = self.table

        def put(region: int, number: int) -> None:
            table.tokens[region] += number
            table.hand[slot] -= number

        held = table.regions_of(slot)
        for region in held:
            missing = max(0, least(self.scene(slot), region) - table.tokens[region])
            put(region, min(missing, table.hand[slot]))
        if any(most(self.scene(slot), region) is not None for region in held):
            yield from self._deploy_into_garrisons(slot, put)
            return
        yield from spread("deploy", table.player_of(slot), held, lambda: table.hand[slot], put)

    def _deploy_into_garrisons(self, slot: int, put: Callable[[int, int], None]) -> Asking:
        """Let the owner fill regions that take only so many; what finds no room goes to the tray."""
        table, first = self.table, 0
        while table.hand[slot]:
            room = {region: self._room(slot, region) for region in table.regions_of(slot)}
            fits = [region for region, number in room.items() if number]
            if not fits:
                table.tray[table.race[slot]] += table.hand[slot]
                table.hand[slot] = 0
                return
            fits = [region for region in fits if region >= first] or fits
            if len(fits) == 1:
                put(fits[0], room[fits[0]])
                first = fits[0]
                continue
            answers: frozenset[Answer] = frozenset({("put_rest", max(fits))})
            verb, chosen = yield Question("deploy", table.player_of(slot), "", answers)
            first = int(chosen)
            put(first, 1 if verb == "put_one" else room[first])

    def _room(self, slot: int, region: int) -> int:
        bound, in_hand = most(self.scene(slot), region), self.table.hand[slot]
        return in_hand if bound is None else max(0, min(in_hand, bound - self.table.tokens[region]))

    def redeploy_victims(self, player: int) -> Asking:
        """Let those who were driven out, or gained tokens in this turn, set them down, clockwise."""
        table = self.table
        for each in table.players:
            owner = (player + each) % len(table.players)
            for slot in table.races_of(owner):
                waits = slot in self.memory.driven_out or table.hand[slot] > 0
                yield from self.deploy(slot)
                if owner != player and waits:
                    yield from self._deploy_pieces(slot)
                if not table.is_active(slot) and not table.regions_of(slot) and not self.expands(slot):
                    table.tray[table.race[slot]] += table.hand[slot]
                    table.hand[slot] = 0
                    self.recycle()
        self.recycle()

    def expands(self, slot: int) -> bool:
        """Whether a declined race may come back onto the board."""
        return any(may_expand(said) for said in self.heard(slot))

    def _deploy_pieces(self, slot: int) -> Asking:
        """Set down again the defending pieces that were driven out, if their tile has an effect now."""
        table = self.table
        held, speaking_now = table.regions_of(slot), table.speaking_tiles(slot)
        for number, piece in enumerate(self.rules.pieces):
            if self.sets_down(number) and piece.owner in speaking_now:
                yield from spread_pieces(table, number, table.player_of(slot), held)

    def sets_down(self, number: int) -> bool:
        """Whether a defending piece has a sentence that sets all of its kind down at redeployment."""
        piece = self.rules.pieces[number]
        sentences = [
            each
            for tile in (*self.rules.races, *self.rules.powers)
            if tile.ref == piece.owner
            for each in self.rules.sentences(tile)
        ]
        return piece.counts_as_defender and any(
            isinstance(effect, Do)
            and isinstance(effect.action, Place)
            and effect.action.thing.noun == Pieces(piece.ref)
            and effect.action.thing.quantity.quantifier is Quantifier.ALL
            for each in sentences
            if each.clause.moment == AtStep(Timing.AT, Step.REDEPLOYMENT)
            for effect in each.clause.effects
        )

    def offers_at_any_time(self, slot: int) -> Asking:
        """Offer once more, before scoring, what may be done at any time."""
        for said in list(self.offers(slot)):
            assert said.sentence is not None
            moment = said.sentence.clause.moment
            if isinstance(moment, AtStep) and moment.step is Step.ANY_TIME:
                yield from self.perform(said)
