"""A whole game, turn by turn, as the sentences have it: a coroutine that asks what players would be asked."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from swdsl.model.clauses import Adjust, AtStep, Choose, Do, Move, Perform, Place, Rule
from swdsl.model.expressions import Pieces
from swdsl.model.words import (
    CardVerb,
    Modal,
    Permission,
    PlainVerb,
    Quantifier,
    RegionVerb,
    State,
    Step,
    Timing,
    Value,
)
from tests.judge import counts
from tests.judge.attacks import Strength, attacks, attempts, conquests, helps
from tests.judge.costs import is_help
from tests.judge.conquest import leave, take_region
from tests.judge.effects import Unread, carry_out, opponent_of
from tests.judge.hearing import Happening, at_step, done, hearers, to_region
from tests.judge.holding import holds_for, in_state, use_key, uses_left
from tests.judge.questions import PASS, STOP, YES, Answer, Question
from tests.judge.rules import STEP, Rules
from tests.judge.scene import NOBODY, Scene
from tests.judge.scoring import score
from tests.judge.table import EMPTY, Memory, Table

Asking = Generator[Question, Answer, None]
Column = list[tuple[int, int, int]]
"""Races, powers and coins of the combos on offer."""


class Umpire:
    """The judge's own game: its table, its memory, and where in the turn it is."""

    def __init__(self, rules: Rules, table: Table, column: Callable[[], Column]) -> None:
        self.rules = rules
        self.table = table
        self.memory = Memory()
        self.stopped = False
        self.column = column  # which combos come is chance, and is read off the table

    def game(self, rounds: int) -> Asking:
        """Play every turn of every round."""
        for each in range(1, rounds + 1):
            self.table.round = each
            for player in self.table.players:
                yield from self.turn(player)
        yield from self.announce(at_step(NOBODY, Timing.AT, Step.GAME_END))

    # ---- a turn -----------------------------------------------------------------------------------------
    def turn(self, player: int) -> Asking:
        """Play one turn of a player."""
        table = self.table
        table.player = player
        bans = [ban for ban in self.memory.bans if table.player_of(ban.by) != player]
        self.memory = Memory(lasting_uses=self.memory.lasting_uses, bans=bans)
        self.stopped = False
        slot = table.active_of(player)
        if player == 0:
            yield from self.steps(NOBODY, Step.ROUND_START)
        yield from self.steps(slot, Step.TURN_START)
        if (yield from self.choose_turn(slot)):
            yield from self.expand(slot)
        yield from self.offers_at_any_time(slot)
        yield from self.steps(slot, Step.SCORING)
        yield from self.redeploy_victims(player)
        yield from self.steps(slot, Step.TURN_END)

    def choose_turn(self, slot: int) -> Generator[Question, Answer, bool]:
        """Pick a combo, expand or decline; say whether there will be conquests."""
        table = self.table
        player = table.player_of(slot)
        if table.race[slot] < 0:
            yield from self.pick(slot)
            return True
        answer = yield Question("choice", player, "", frozenset({("expand", 0), ("decline", 0)}))
        self.memory.done.add((player, "expanded" if answer[0] == "expand" else "declined"))
        if answer[0] == "decline":
            yield from self.decline(slot)
            return False
        for region in table.regions_of(slot):
            table.hand[slot] += table.tokens[region] - 1
            table.tokens[region] = 1
        return True

    def pick(self, slot: int) -> Asking:
        """Take a combo from the column: its price, the coins on it, its tokens."""
        table, player = self.table, self.table.player_of(slot)
        price = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.price
        column = self.column()
        able = {("pick", place) for place in range(len(column)) if place * price <= table.coins[player]}
        _, chosen = yield Question("pick", player, "", frozenset(able))
        place = int(chosen)
        race, power, lying = column[place]
        table.coins[player] += lying - place * price
        table.race[slot], table.power[slot] = race, power
        table.changed()
        self.memory.done.add((player, "picked"))
        self._begin_life(slot)
        yield from self.announce(done(slot, CardVerb.PICK))
        tile, badge = self.rules.races[race], self.rules.powers[power]
        if tile.attack_only or any(piece.attack_only for piece in (*tile.pieces, *badge.pieces)):
            raise Unread("attack-only troops")
        tokens = min((tile.tokens or 0) + (badge.tokens or 0), table.tray[race])
        table.tray[race] -= tokens
        table.hand[slot] += tokens

    def _begin_life(self, slot: int) -> None:
        table = self.table
        tiles = (self.rules.races[table.race[slot]], self.rules.powers[table.power[slot]])
        names = {each.name for tile in tiles for each in self.rules.sentences(tile)}
        for key in [key for key in self.memory.lasting_uses if key[0] in names]:
            del self.memory.lasting_uses[key]

    # ---- moments ----------------------------------------------------------------------------------------
    def steps(self, slot: int, step: Step) -> Asking:
        """Announce a step: before, at and after."""
        for timing in (Timing.BEFORE, Timing.AT, Timing.AFTER):
            if (step, timing) == (Step.SCORING, Timing.AT):
                self.score(slot)
            yield from self.announce(at_step(slot, timing, step))

    def announce(
        self, what: Happening, before: Table | None = None, only: Callable[[Scene], bool] | None = None
    ) -> Asking:
        """Tell everybody whose sentence waits for it; each does what it says, in order."""
        for said in list(hearers(self.table, self.memory, what, before or self.table)):
            assert said.sentence is not None
            if only is not None and not only(said):
                continue
            if _is_deed(said) and not (self._scored_already(said, what) or _is_offer_in_attack(said)):
                yield from self._carry_out(said)

    def _carry_out(self, said: Scene) -> Generator[Question, Answer, bool]:
        if _is_decline(said):
            return (yield from self._decline_by_choice(said))
        did = yield from carry_out(said)
        self.table.changed()
        return did

    def _decline_by_choice(self, said: Scene) -> Generator[Question, Answer, bool]:
        assert said.sentence is not None
        if not holds_for(said) or self.table.race[said.me] < 0:
            return False
        answer = yield Question("task", said.my_player, said.sentence.name, frozenset({YES, PASS}))
        if answer == YES:
            yield from self.decline(said.me)
        return answer == YES

    def _scored_already(self, said: Scene, what: Happening) -> bool:
        assert said.sentence is not None
        moment = said.sentence.clause.moment
        return (
            (what.timing, what.step) == (Timing.AT, Step.SCORING)
            and isinstance(moment, AtStep)
            and moment.of is None
        )

    def score(self, slot: int) -> None:
        """Pay the player of the turn, and count what that uses up."""
        table, player = self.table, self.table.player_of(slot)
        scene = Scene(table, self.memory, slot)
        found = score(scene, player)
        for race in table.races_of(player):
            for sentence in table.sentences_of(race, STEP):
                said = scene._replace(me=race, sentence=sentence)
                moment = sentence.clause.moment
                assert isinstance(moment, AtStep)
                at_scoring = (moment.timing, moment.step, moment.of) == (Timing.AT, Step.SCORING, None)
                if (
                    at_scoring
                    and sentence.clause.limit
                    and in_state(said, sentence)
                    and holds_for(said)
                    and uses_left(said)
                ):
                    self.memory.lasting_uses[use_key(said, NOBODY)] += 1
        table.coins[player] += sum(found.of_regions.values()) + sum(found.flat.values())
        for (_, payer), number in found.moved.items():
            table.coins[payer] -= number
            table.coins[player] += number
        self.memory.done.add((player, "scored"))

    # ---- conquests ----------------------------------------------------------------------------------------
    def expand(self, slot: int) -> Asking:
        """Conquer, then redeploy."""
        yield from self.steps(slot, Step.READY)
        if any(
            _may_expand(said)
            for other in self.table.races_of(self.table.player_of(slot))
            for said in self._heard(other)
        ):
            raise Unread("a declined race that expands")
        while not self.stopped:
            answer = yield self.attack_question(slot, ())
            yield from self.answer_attack(slot, answer)
        yield from self.steps(slot, Step.CONQUESTS)
        yield from self.redeploy(slot)

    def _heard(self, slot: int) -> Iterator[Scene]:
        scene = Scene(self.table, self.memory, slot)
        return (scene.saying(each) for each in self.table.sentences_of(slot, STEP))

    def answer_attack(self, slot: int, answer: Answer) -> Asking:
        """Do what the attacker chose."""
        chosen: tuple[Scene, ...] = ()
        while answer[0] == "arm":
            (armed,) = [
                each for each in helps(self._scene(slot)) if each.sentence and each.sentence.name == answer[1]
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
                (said,) = [
                    each for each in self._offers(slot) if each.sentence and each.sentence.name == name
                ]
                yield from carry_out(said, taken=True)
                self.table.changed()
            case ("conquer" | "try", int(region)):
                yield from self.attack(slot, region, chosen, last=answer[0] == "try")
            case _:
                raise Unread(f"{answer[0]} in an attack")

    def _scene(self, slot: int) -> Scene:
        return Scene(self.table, self.memory, slot)

    def attack_question(self, slot: int, chosen: tuple[Scene, ...]) -> Question:
        """Return what may be attacked, with which helps, and what else may be done between attacks."""
        with self.table.standing_still():
            answers = self._attack_answers(slot, chosen)
        if not chosen:
            answers |= {("use", each.sentence.name) for each in self._offers(slot) if each.sentence}
        return Question("attack", self.table.player_of(slot), "", frozenset(answers))

    def _attack_answers(self, slot: int, chosen: tuple[Scene, ...]) -> set[Answer]:
        answers = self._targets(slot, chosen)
        answers |= {("arm", name) for name in self._more_helps(slot, chosen)}
        if not chosen:
            answers.add(STOP)
            if not self.memory.attacks:
                answers |= {("abandon", region) for region in self.table.regions_of(slot)}
        return answers

    def _targets(self, slot: int, chosen: tuple[Scene, ...]) -> set[Answer]:
        scene = self._scene(slot)
        strength = Strength(self.table.hand[slot])
        possible = list(attacks(scene, chosen))
        return {("conquer", region) for region in conquests(scene, possible, strength, chosen)} | {
            ("try", region) for region in attempts(scene, possible, strength, chosen)
        }

    def _more_helps(self, slot: int, chosen: tuple[Scene, ...]) -> Iterator[str]:
        """Yield the helps that may be added: those behind the last chosen one with which something can be attacked."""
        every = helps(self._scene(slot))
        names = [each.sentence.name for each in every if each.sentence]
        last = max((names.index(each.sentence.name) for each in chosen if each.sentence), default=-1)
        for number in range(last + 1, len(every)):
            if self._useful(slot, (*chosen, every[number]), every[number + 1 :]):
                yield names[number]

    def _useful(self, slot: int, chosen: tuple[Scene, ...], more: list[Scene]) -> bool:
        if self._targets(slot, chosen):
            return True
        return any(self._useful(slot, (*chosen, each), more[at + 1 :]) for at, each in enumerate(more))

    def _offers(self, slot: int) -> list[Scene]:
        """Return what may be done at any time, or before an attack, and can be done now."""
        return [said for said in self._heard(slot) if _is_free(said) and self._can(said)]

    def _can(self, said: Scene) -> bool:
        """Whether a sentence would ask or do anything now: it is tried on a copy of the table."""
        assert said.sentence is not None
        if not in_state(said, said.sentence):
            return False
        twin = said._replace(
            table=self.table.copy(),
            memory=Memory(
                turn_uses=self.memory.turn_uses.copy(), lasting_uses=self.memory.lasting_uses.copy()
            ),
        )
        try:
            next(carry_out(twin))
        except StopIteration as end:
            return bool(end.value)
        return True

    def attack(self, slot: int, region: int, chosen: tuple[Scene, ...], *, last: bool) -> Asking:
        """Make an attack: announce it, roll if need be, and conquer if there are tokens enough."""
        table, memory = self.table, self.memory
        scene = self._scene(slot)
        (asked,) = [asked for where, asked in attacks(scene, chosen) if where == region]
        if asked.rolls or asked.replaces:
            raise Unread("an attack with a roll or a replacement")
        cost = asked.total
        holder = table.holder[region]
        for said in chosen:
            self._count_help(said._replace(there=region, they=holder))
        yield from self.announce(
            at_step(slot, Timing.BEFORE, Step.ATTACK), only=lambda said: not _is_free(said)
        )
        before = table.copy()
        what = to_region(slot, RegionVerb.ATTACK, region, holder)
        memory.last_attempts += last
        if last:
            faces = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.die
            answer = yield Question("die", NOBODY, "", frozenset(("face", face) for face in faces))
            memory.done.add((table.player, "rolled"))
            yield from self.announce(done(slot, PlainVerb.ROLL, pips=int(answer[1])))
            cost -= int(answer[1])
            self.stopped = True
        success = cost <= table.hand[slot]
        yield from self.announce(what, before)
        memory.attacks.append((slot, region, holder))
        if not success:
            return
        tokens = table.hand[slot] if last else max(cost, 0)
        table.hand[slot] -= tokens
        lost = take_region(table, memory, slot, region, tokens)
        for said in chosen:
            yield from self._spend(said._replace(there=region, they=holder))
        yield from self.announce(to_region(slot, RegionVerb.CONQUER, region, holder, lost), before)
        self._recycle()
        yield from self.announce(to_region(slot, RegionVerb.OCCUPY, region, holder), before)

    def _count_help(self, said: Scene) -> None:
        assert said.sentence is not None
        limit = said.sentence.clause.limit
        if limit is not None:
            uses = self.memory.turn_uses if limit.period.value == "turn" else self.memory.lasting_uses
            uses[use_key(said, opponent_of(said))] += 1

    def _spend(self, said: Scene) -> Asking:
        """Do what a help does besides, now that the attack has succeeded: the offer was taken long ago."""
        assert said.sentence is not None
        if _is_deed(said):
            yield from carry_out(said, taken=True, counted=True)
            self.table.changed()

    # ---- redeployment ---------------------------------------------------------------------------------------
    def redeploy(self, slot: int) -> Asking:
        """Lift every stack and set the tokens down again."""
        table = self.table
        if any(self.rules.grounds[region].transit for region in table.regions_of(slot)):
            raise Unread("ground that is emptied")
        yield from self.announce(at_step(slot, Timing.BEFORE, Step.REDEPLOYMENT))
        for region in table.regions_of(slot):
            table.hand[slot] += table.tokens[region] - 1
            table.tokens[region] = 1
        waiting = at_step(slot, Timing.AT, Step.REDEPLOYMENT)
        yield from self.announce(waiting, only=lambda said: not _asks(said))
        yield from self.deploy(slot)
        yield from self.announce(waiting, only=_asks)
        yield from self.announce(at_step(slot, Timing.AFTER, Step.REDEPLOYMENT))

    def deploy(self, slot: int) -> Asking:
        """Let the owner spread the tokens in hand over the race's regions."""
        table = self.table
        held = table.regions_of(slot)
        while table.hand[slot] and held:
            rest: Answer = ("put_rest", max(held))
            verb, region = yield Question("deploy", table.player_of(slot), "", frozenset({rest}))
            number = 1 if verb == "put_one" else table.hand[slot]
            assert int(region) in held
            table.tokens[int(region)] += number
            table.hand[slot] -= number

    def redeploy_victims(self, player: int) -> Asking:
        """Let those who were driven out, or gained tokens in this turn, set them down, clockwise."""
        table = self.table
        for each in table.players:
            owner = (player + each) % len(table.players)
            for slot in table.races_of(owner):
                yield from self.deploy(slot)
                if owner != player:
                    yield from self._deploy_pieces(slot)

    def _deploy_pieces(self, slot: int) -> Asking:
        """Set down again the defending pieces that were driven out."""
        table = self.table
        held = table.regions_of(slot)
        for number, piece in enumerate(self.rules.pieces):
            if self.sets_down(number) and table.owner_of_piece(number) == slot:
                while table.kit[number] and held:
                    rest: Answer = ("put_rest", max(held))
                    verb, region = yield Question("spread", table.player_of(slot), "", frozenset({rest}))
                    placed = 1 if verb == "put_one" else table.kit[number]
                    table.pieces[number][int(region)] += placed
                    table.kit[number] -= placed

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
            for effect in each.clause.effects
        )

    def offers_at_any_time(self, slot: int) -> Asking:
        """Offer once more, before scoring, what may be done at any time."""
        for said in list(self._offers(slot)):
            assert said.sentence is not None
            moment = said.sentence.clause.moment
            if isinstance(moment, AtStep) and moment.step is Step.ANY_TIME:
                yield from self._carry_out(said)

    # ---- decline ----------------------------------------------------------------------------------------------
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
            if said.sentence.source.kind is not None and _is_deed(said):
                yield from self._carry_out(said)
        for each in older:
            yield from self.fade(each)
        self._turn_over(slot, kept)
        self._recycle()

    def fade(self, slot: int) -> Asking:
        """Take a declined race off the board."""
        if any(_cannot_fade(each) for each in self.table.sentences_of(slot, "always")):
            raise Unread("a race that cannot fade")
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
        race = table.race[slot]
        self._drop_pieces(slot, everything=False)
        for region in table.regions_of(slot):
            gone = max(0, table.tokens[region] - kept)
            table.tray[race] += gone
            table.tokens[region] -= gone
            table.holder[region] = down if table.tokens[region] else EMPTY
        table.tray[race] += table.hand[slot]
        table.hand[slot] = 0
        badge = self.rules.sentences(self.rules.powers[table.power[slot]]) if table.power[slot] >= 0 else ()
        lasting = any(each.clause.state is not State.ACTIVE for each in badge) or any(
            piece.stays_in_decline
            for piece in (self.rules.powers[table.power[slot]].pieces if table.power[slot] >= 0 else ())
        )
        table.race[down], table.power[down] = race, table.power[slot] if lasting else -1
        table.race[slot] = table.power[slot] = -1
        table.changed()

    def _recycle(self) -> None:
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


def _is_deed(said: Scene) -> bool:
    """Whether a sentence does something, and is no mere change of a number."""
    assert said.sentence is not None
    deeds = [each for each in said.sentence.clause.effects if isinstance(each, Do)]
    frame = said.sentence.source.kind is None
    return bool(deeds) and not (frame and said.sentence.topic in ("attack", "conquer", "event"))


def _is_offer_in_attack(said: Scene) -> bool:
    assert said.sentence is not None
    return said.sentence.topic == "attack" and is_help(said.sentence)


def _is_decline(said: Scene) -> bool:
    """Whether a sentence is the offer to decline, and nothing else."""
    assert said.sentence is not None
    match said.sentence.clause.effects:
        case (Do(action=Perform(PlainVerb.DECLINE), optional=True),):
            return True
        case _:
            return False


def _asks(said: Scene) -> bool:
    """Whether a sentence waits until tokens are set down: it places, moves or offers something."""
    assert said.sentence is not None
    return any(
        isinstance(each, Do) and (each.optional or isinstance(each.action, (Place, Move, Choose)))
        for each in said.sentence.clause.effects
    )


def _is_free(said: Scene) -> bool:
    assert said.sentence is not None
    moment = said.sentence.clause.moment
    assert isinstance(moment, AtStep)
    first = said.sentence.clause.effects[0]
    if not isinstance(first, Do) or not first.optional:
        return False
    return moment.of is None and (
        moment.step is Step.ANY_TIME or (moment.timing, moment.step) == (Timing.BEFORE, Step.ATTACK)
    )


def _may_expand(said: Scene) -> bool:
    assert said.sentence is not None
    return in_state(said, said.sentence) and any(
        isinstance(each, Do) and isinstance(each.action, Perform) and each.action.verb is PlainVerb.EXPAND
        for each in said.sentence.clause.effects
    )


def _cannot_fade(sentence: object) -> bool:
    clause = sentence.clause  # type: ignore[attr-defined]
    return any(
        isinstance(each, Rule) and (each.modal, each.permission) == (Modal.CANNOT, Permission.FADE)
        for each in clause.effects
    )
