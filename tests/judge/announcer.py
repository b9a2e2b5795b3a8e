"""Announcements: what happens is told to everybody, and each does what its sentence says."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from copy import copy
from dataclasses import dataclass

from swdsl.model.clauses import Do
from swdsl.model.moments import RegionEvent
from swdsl.words import RegionVerb, Step, Timing, Until
from tests.judge import regions
from tests.judge.asking import Asking as EffectAsking
from tests.judge.asking import UnreadError
from tests.judge.costs import ward_of
from tests.judge.effects import carry_out
from tests.judge.hearing import Happening, at_step, hearers
from tests.judge.holding import holds_for, in_state
from tests.judge.kinds import (
    asks_somebody,
    comes_before_attack,
    is_decline,
    is_deed,
    is_free,
    is_offer_in_attack,
    may_expand,
    rolls_before,
)
from tests.judge.questions import PASS, YES, Answer, Question
from tests.judge.reach import may_attack
from tests.judge.rules import STEP, Rules
from tests.judge.scene import Scene
from tests.judge.scoring import is_scoring
from tests.judge.table import Memory, Table

Asking = Generator[Question, Answer, None]
Column = list[tuple[int, int, int]]
"""Races, powers and coins of the combos on offer."""


@dataclass
class Chance:
    """What nobody decides, read off the table: combos that come, markers that lie hidden, a badge drawn."""

    column: Callable[[], Column]
    hidden: list[int]
    drawn: Callable[[int], int]
    events: Callable[[], list[int]]  # the one in force and the one that lies open


class Announcer:
    """The judge's own table and memory, and everybody who listens."""

    def __init__(self, rules: Rules, table: Table, chance: Chance) -> None:
        self.rules = rules
        self.table = table
        self.chance = chance
        self.turned_up: set[int] = set()  # events of the deck that were in force since it was mixed
        self.memory = Memory()
        self.offered: Column = []  # combos that are left beside the one just picked
        self.troops = 0  # pieces that still fight in this turn
        self.stopped = False
        self.attacking = False  # an attack is being made: nobody turns over before it is carried out
        self.target = -1  # of the attack that waits for those who may repel it
        self.declining: list[int] = []  # who has chosen to: everything else that was announced comes first
        self.silences: dict[int, tuple[Until, int]] = {}  # tiles without effect, until when, and whose turn
        self.rearranging: list[int] = []  # races whose sentence lets them redeploy
        self.redeployed = False  # whoever is on turn has set everything down
        self.abandoning = True
        self.goes_on = False  # whoever conquers has another round
        self.plays_again = False  # whoever has this turn has another one
        self.borrowers: dict[int, int] = {}  # who has had the power on a place
        self.pips: int | None = None  # of a roll made before a region was named

    def scene(self, slot: int) -> Scene:
        """Return the scene in which a race speaks."""
        return Scene(self.table, self.memory, slot)

    def heard(self, slot: int) -> Iterator[Scene]:
        """Yield the sentences about steps that a race has."""
        scene = Scene(self.table, self.memory, slot)
        return (scene.saying(each) for each in self.table.sentences_of(slot, STEP))

    def announce(
        self, what: Happening, before: Table | None = None, only: Callable[[Scene], bool] | None = None
    ) -> Asking:
        """Tell everybody whose sentence waits for it; each does what it says, in order."""
        waiting = yield from self.hear(what, before, only)
        yield from self.ask(waiting)

    def hear(
        self, what: Happening, before: Table | None = None, only: Callable[[Scene], bool] | None = None
    ) -> Generator[Question, Answer, list[Scene]]:
        """Tell everybody; what asks nobody is done at once, what asks is returned, in order."""
        waiting: list[Scene] = []
        for said in list(hearers(self.table, self.memory, what, before or self.table)):
            assert said.sentence is not None
            if only is not None and not only(said):
                continue
            if (
                is_deed(said)
                and not may_expand(said)
                and not (self._scored_already(said, what) or is_offer_in_attack(said))
            ):
                if asks_somebody(said):
                    looked = (before or self.table.copy()) if self.rules.ground_changes else None
                    waiting.append(said._replace(looked=looked))
                else:
                    yield from self.perform(said)
        return waiting

    def ask(self, waiting: list[Scene]) -> Asking:
        """Let what waits be asked, as long as its holder still has it."""
        for said in waiting:
            assert said.sentence is not None
            if not self._is_still_such_ground(said):
                continue
            if said.lost_it or said.sentence in self.table.sentences_of(said.me, said.sentence.topics[0]):
                yield from self.perform(said)
        if not self.attacking:
            yield from self.turn_over()

    def turn_over(self) -> Asking:
        """Let the races decline that have chosen to, when everything that was announced has been done."""
        for slot in self.declining:
            self.declining = []
            yield from self.decline(slot)

    def _is_still_such_ground(self, said: Scene) -> bool:
        """Whether the region is still such ground as the moment of what waits is about."""
        assert said.sentence is not None
        moment, then = said.sentence.clause.moment, said.looked
        if then is None or then.terrain == self.table.terrain or not isinstance(moment, RegionEvent):
            return True
        if moment.verb is RegionVerb.ATTACK:
            return True
        now = then.copy()
        now.terrain = self.table.terrain
        return regions.is_in(said._replace(table=now), moment.regions, said.there)

    def uncover(self, until: Until, player: int) -> None:
        """Let ground come back whose time is over."""
        for region, cover in list(self.table.covered.items()):
            if (cover.until, cover.player) == (until, player):
                self.table.terrain[region] = self.table.covered.pop(region).ground

    def perform(self, said: Scene) -> Generator[Question, Answer, bool]:
        """Do what a sentence says."""
        if is_decline(said):
            return (yield from self._decline_by_choice(said))
        did = yield from carry_out(said, self)
        self.tidy()
        return did

    def steps(self, slot: int, step: Step) -> Asking:
        """Announce a step: before, at and after."""
        for timing in (Timing.BEFORE, Timing.AT, Timing.AFTER):
            if (step, timing) == (Step.SCORING, Timing.AT):
                self.score(slot)
            yield from self.announce(at_step(slot, timing, step))

    def score(self, slot: int) -> None:
        """Pay the player of the turn; the umpire knows how."""
        raise NotImplementedError

    def deed(self, scene: Scene, effect: Do) -> EffectAsking:
        """Do something that the whole table hears of."""
        yield from ()
        raise UnreadError(f"effect {type(effect.action).__name__}")

    def silence(self, tile: int, until: Until, player: int) -> None:
        """Let a tile have no effect until a player's turn comes, or this one is over."""
        self.silences[tile] = (until, player)
        self.table.silenced[tile] = True
        self.tidy()

    def end_silences(self, until: Until, player: int) -> None:
        """Let tiles speak again whose time has come."""
        for tile in [tile for tile, end in self.silences.items() if end == (until, player)]:
            del self.silences[tile]
            self.table.silenced[tile] = False
        self.table.changed()

    def tidy(self) -> None:
        """Let follow what follows from a change: who has which sentences, whose pieces leave."""
        self.table.changed()

    def decline(self, slot: int) -> Asking:
        """Turn a race over; whoever knows how says so."""
        raise NotImplementedError

    def _decline_by_choice(self, said: Scene) -> Generator[Question, Answer, bool]:
        assert said.sentence is not None
        if not holds_for(said) or self.table.race[said.me] < 0:
            return False
        answer = yield Question("task", said.my_player, said.sentence.name, frozenset({YES, PASS}))
        if answer == YES:
            self.declining = [said.me]
        return answer == YES

    def _scored_already(self, said: Scene, what: Happening) -> bool:
        assert said.sentence is not None
        return (what.timing, what.step) == (Timing.AT, Step.SCORING) and is_scoring(said.sentence)

    def offers(self, slot: int) -> list[Scene]:
        """Return what may be done at any time, or before an attack, and can be done now."""
        return [
            said
            for said in self.heard(slot)
            if is_free(said) and self.can(said) and (not comes_before_attack(said) or self._may_attack(said))
        ]

    def _may_attack(self, said: Scene) -> bool:
        """Whether an attack can follow what comes before one, and be helped by a roll if it is one."""
        scene = self.scene(said.me)
        if not self.table.hand[said.me] or (rolls_before(said) and self.pips is not None):
            return False
        with self.table.standing_still():
            return any(
                may_attack(scene, region) and not (rolls_before(said) and ward_of(scene, region).everything)
                for region in self.rules.everywhere
            )

    def can(self, said: Scene) -> bool:
        """Whether a sentence would ask or do anything now: it is tried on a copy of the table."""
        assert said.sentence is not None
        if not in_state(said, said.sentence):
            return False
        host = copy(self)
        host.table = self.table.copy()
        host.memory = self.memory.copy()
        host.borrowers = dict(self.borrowers)
        host.rearranging = []
        host.silences = dict(self.silences)
        try:
            next(carry_out(said._replace(table=host.table, memory=host.memory), host))
        except StopIteration as end:
            return bool(end.value)
        return True
