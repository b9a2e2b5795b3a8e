"""The judge at the table: it watches a game decision by decision, remembers, and compares."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product

from swdsl.model.clauses import Clause, Do, Effect, Lasting, bare
from swdsl.model.expressions import PieceActor
from swdsl.runtime import (
    ARGUMENT,
    P_ATTACK,
    P_CHOICE,
    V_ABANDON,
    V_ARM,
    V_CHOOSE,
    V_CONQUER,
    V_DECLINE,
    V_EXPAND,
    V_FACE,
    V_PICK,
    V_STOP,
    V_TRY,
    Game,
    State,
    legal,
    new_state,
    step,
    tell,
)
from swdsl.runtime.bits import members
from swdsl.runtime.clause import Clause as EngineClause
from swdsl.runtime.repulse import strike_waits
from swdsl.runtime.words import D_EXTRA
from swdsl.words import Period
from tests.judge.costs import attack_scenes, is_help
from tests.judge.holding import holds_for, is_for_life, use_key, uses_left
from tests.judge.lasting import Begun, begun, is_about_there, still_hold
from tests.judge.rules import Rules, Sentence
from tests.judge.scene import NOBODY, Scene
from tests.judge.snapshot import Difference, compare_attacks, compare_scores
from tests.judge.table import Conquest, Memory, Table


@dataclass(frozen=True, slots=True)
class Finding:
    """A difference, with where to see it: the seed of the game and the number of the decision."""

    seed: int
    decision: int
    difference: Difference

    def __str__(self) -> str:
        return f"seed {self.seed}, decision {self.decision}: {self.difference}"


@dataclass
class Report:
    """What came of watching: differences, decisions looked at, and what the judge could not read."""

    findings: list[Finding] = field(default_factory=list)
    decisions: int = 0
    unread: Counter[str] = field(default_factory=Counter)


def watch(rules: Rules, game: Game, seed: int, report: Report, most: int = 3) -> None:
    """Watch one busy random game; stop after some differences, since one brings others with it."""
    state = new_state(game, seed)
    state.journal = []
    draw = random.Random(seed).random
    judge = Watcher(rules, state)
    found = 0
    while not state.over and found < most:
        for difference in judge.look(state, report):
            report.findings.append(Finding(seed, report.decisions, difference))
            found += 1
        report.decisions += 1
        action = busy_choice(state, legal(state), draw())
        try:
            judge.before(state, action)
        except NotImplementedError as unread:
            report.unread[str(unread)] += 1
        step(state, action)
        judge.after(state, action)


def busy_choice(state: State, actions: list[int], draw: float) -> int:
    """Choose as somebody who means to play: declines seldom, abandons and stops last."""
    if state.phase == P_CHOICE and draw < 0.8:
        return actions[0]
    if state.phase == P_ATTACK:
        actions = [each for each in actions if each - (each & ARGUMENT) not in (V_STOP, V_ABANDON)] or actions
    return actions[int(draw * len(actions))]


class Watcher:
    """What the judge remembers while a game goes on."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.memory = Memory(sees_all=False)
        self.armed: tuple[str, ...] = ()
        self.table = Table(rules, state)
        self.turn = turn_of(state)
        self.target = NOBODY
        self.noted: set[int] = set()
        self.clauses = _by_name(rules)
        self.promised: list[Begun] = []
        self.storming = NOBODY
        self.attacking: list[tuple[int, int, int]] = []  # an attack that is being made: it is not one yet

    def look(self, state: State, report: Report) -> Iterator[Difference]:
        """Compare what is on offer now with what the sentences say."""
        if state.copied or state.borrowed:
            report.unread["a piece that acts as a copy"] += 1
            return
        comparisons: tuple[Callable[[], list[Difference]], ...] = (
            lambda: list(compare_attacks(state, self.table, self.memory, self.armed)),
            lambda: list(compare_scores(state, self.table, self.memory)),
        )
        for compare in comparisons:
            try:
                with self.table.standing_still():
                    found = compare()
                yield from found
            except NotImplementedError as unread:
                report.unread[str(unread)] += 1

    # ---- before and after a decision ------------------------------------------------------------------
    def before(self, state: State, action: int) -> None:
        """Remember what somebody is about to do."""
        argument = action & ARGUMENT
        verb = action - argument
        player = state.player
        match verb:
            case _ if verb == V_ARM:
                self.armed = (*self.armed, str(tell(state, action).arguments["clause"]))
            case _ if verb in (V_CONQUER, V_TRY):
                self._attack(state.slot, argument)
                self.memory.last_attempts += verb == V_TRY
            case _ if verb in (V_DECLINE, V_EXPAND, V_PICK, V_FACE):
                done = {V_DECLINE: "declined", V_EXPAND: "expanded", V_PICK: "picked", V_FACE: "rolled"}
                self.memory.done.add((player, done[verb]))
            case _ if verb == V_CHOOSE:
                self._chosen(state, action)
            case _:
                pass

    def after(self, state: State, action: int) -> None:
        """See what has come of it."""
        before, self.table = self.table, Table(self.rules, state)
        self.table.begun = [*self.promised, *self._noted_rules(state)]
        if not (state.rolling or strike_waits(state)):
            self.memory.attacks += self.attacking
            self.memory.assaults += [(slot, region) for slot, region, _ in self.attacking]
            self.attacking = []
        if state.game.repulse >= 0:
            self.memory.repelled = set(members(state.memory[state.game.repulse + 1]))
        self._note_storm(before)
        self._count_journal(state)
        self._new_lives(before)
        if turn_of(state) != self.turn:
            self._new_turn(state)
        for region in self.rules.everywhere:
            if state.conquered >> region & 1 and region not in self.noted:
                self.noted.add(region)
                self.memory.conquests.append(Conquest(region, state.slot, before.holder[region]))
        if not state.armed:
            self.armed = ()
        if state.scored:
            self.memory.done.add((state.player, "scored"))

    def _new_turn(self, state: State) -> None:
        self.turn = turn_of(state)
        self.promised = still_hold(self.promised, state.player)
        self.table.begun = still_hold(self.table.begun, state.player)
        self.memory = Memory(lasting_uses=self.memory.lasting_uses, sees_all=False)
        self.noted = set()

    def _attack(self, slot: int, region: int) -> None:
        """Note an attack, and count the sentences it uses."""
        holder = self.table.holder[region]
        scene = Scene(self.table, self.memory, slot)
        for said in list(attack_scenes(scene, region)):
            assert said.sentence is not None
            helping = is_help(said.sentence)
            if helping and (said.me != slot or said.sentence.name not in self.armed):
                continue
            other = holder if said.me == slot else slot
            opponent = NOBODY if other < 0 else self.table.player_of(other)
            if helping or (holds_for_safely(said) and uses_left(said, opponent)):
                self._use(said, opponent)
        for name in dict.fromkeys(self.armed):
            sentence = self.clauses[name]
            if sentence.source.marker >= 0:
                self.memory.relics_used[sentence.source.marker, sentence.source.copy] += 1
            if not _is_about_attacks(sentence.clause):
                self._use(scene.saying(sentence), NOBODY)
        self.attacking.append((slot, region, holder))

    def _use(self, said: Scene, opponent: int) -> None:
        assert said.sentence is not None
        limit = said.sentence.clause.limit
        if limit is not None:
            uses = self.memory.turn_uses if limit.period is Period.TURN else self.memory.lasting_uses
            uses[use_key(said, opponent)] += 1

    def _chosen(self, state: State, action: int) -> None:
        """Note the use of a relic and the promises that a choice brings."""
        told = tell(state, action)
        sentence = self.clauses.get(str(told.arguments.get("clause", "")))
        if sentence is None:
            return
        if sentence.source.marker >= 0:
            self.memory.relics_used[sentence.source.marker, sentence.source.copy] += 1
        if any(isinstance(each, Do) and isinstance(each.subject, PieceActor) for each in _bared(sentence)):
            self.storming = state.task_slot
        if told.key == "choose_player" and not any(each.lasts for each in self._engine_clauses(sentence)):
            player = self.table.player_of(state.task_slot)
            for effect in sentence.clause.effects:
                if isinstance(effect, Lasting):
                    bound = action & ARGUMENT
                    rule = begun(self.rules, sentence, effect, player, NOBODY, bound)
                    self.promised.append(rule)

    def _note_storm(self, before: Table) -> None:
        """Note whom a piece has driven out: a race that it attacks was attacked."""
        sender, self.storming = self.storming, NOBODY
        sends = self.rules.option("figure_conquests") != "nobody"
        for region in self.rules.everywhere if sender != NOBODY else ():
            loser = before.holder[region]
            if loser < 0 or self.table.holder[region] == loser:
                continue
            own = sends and before.player_of(loser) == before.player_of(sender)
            pairs = zip(self.table.pieces, before.pieces, strict=True)
            if not own and any(now[region] > then[region] for now, then in pairs):
                self.memory.attacks.append((sender, region, loser))

    def _engine_clauses(self, sentence: Sentence) -> list[EngineClause]:
        return [each for each in self.rules.game.clauses if each.name == sentence.name]

    def _noted_rules(self, state: State) -> Iterator[Begun]:
        """Yield the rules that the engine has noted: that they begin rightly is seen by who follows games."""
        players = state.game.players
        for clause in state.game.timed:
            source = self.clauses[clause.name]
            effects = [each for each in map(bare, source.clause.effects) if isinstance(each, Lasting)]
            for number, effect in enumerate(effects):
                for player, they in product(range(players), range(players)):
                    cell = clause.memory + (number * players + player) * players + they
                    for there in members(state.memory[cell]):
                        at = there if is_about_there(effect) else NOBODY
                        yield begun(self.rules, source, effect, player, at, they)

    def _count_journal(self, state: State) -> None:
        """Count the uses of limited sentences that move coins, each once however many items it had.

        Helps have been counted with their attack.
        """
        assert state.journal is not None
        for name in {entry.clause for entry in state.journal}:
            sentence = self.clauses.get(name)
            if sentence is not None and sentence.clause.limit is not None and not is_help(sentence):
                self._use(Scene(self.table, self.memory, NOBODY, sentence), NOBODY)
        state.journal.clear()

    def _new_lives(self, before: Table) -> None:
        """Forget what a tile used up in an earlier life."""
        for slot in self.table.slots:
            for now, then, known in (
                (self.table.race, before.race, self.rules.races),
                (self.table.power, before.power, self.rules.powers),
            ):
                if self.table.is_active(slot) and now[slot] >= 0 and now[slot] != then[slot]:
                    every = self.rules.sentences(known[now[slot]])
                    names = {each.name for each in every if is_for_life(each)}
                    for key in [key for key in self.memory.lasting_uses if key[0] in names]:
                        del self.memory.lasting_uses[key]


def turn_of(state: State) -> tuple[int, int, bool]:
    """Return which turn it is; another turn of the same player is another."""
    return state.turn, state.player, bool(state.deeds & D_EXTRA)


def holds_for_safely(said: Scene) -> bool:
    """Whether conditions hold that can be asked before an attack; a roll's cannot."""
    try:
        return holds_for(said)
    except NotImplementedError:
        return False


def _is_about_attacks(clause: Clause) -> bool:
    return hasattr(clause.moment, "verb")


def _by_name(rules: Rules) -> dict[str, Sentence]:
    found = {each.name: each for each in rules.frame}
    for component in (*rules.races, *rules.powers, *rules.events):
        found.update({each.name: each for each in rules.sentences(component)})
    for number, marker in enumerate(rules.markers):
        found.update({each.name: each for each in rules.sentences(marker, number)})
    return found


def _bared(sentence: Sentence) -> Iterator[Effect]:
    """Yield what a sentence does, without the conditions in between."""
    return map(bare, sentence.clause.effects)
