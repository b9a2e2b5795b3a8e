"""A whole game, turn by turn, as the sentences have it: a coroutine that asks what players would be asked."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from swdsl.model.clauses import Adjust
from swdsl.words import CardVerb, Step, Timing, Until, Value
from tests.judge.announcer import Asking
from tests.judge.asking import UnreadError
from tests.judge.campaign import Campaign
from tests.judge.hearing import at_step, done
from tests.judge.holding import holds_for, in_state, is_for_life, use_key, uses_left
from tests.judge.kinds import speaks_of_active
from tests.judge.lasting import still_hold
from tests.judge.loans import give_back
from tests.judge.passing import passing_price, priced, said_of_price, said_to_passers
from tests.judge.questions import Answer, Question
from tests.judge.rules import STEP, Sentence
from tests.judge.scene import NOBODY, Scene
from tests.judge.scoring import is_scoring, score
from tests.judge.table import Memory


class Umpire(Campaign):
    """The judge's own game: where in the turn it is."""

    def game(self, rounds: int) -> Asking:
        """Play every turn of every round."""
        self.table.round, self.table.rounds = 0, rounds
        while self.table.round < self.table.rounds:
            self.table.round += 1
            self._turn_up_event()
            for player in self.table.players:
                yield from self.turn(player)
                while self.plays_again:
                    yield from self.turn(player, another=True)
        yield from self.announce(at_step(NOBODY, Timing.AT, Step.GAME_END))

    def _turn_up_event(self) -> None:
        """Let the event that lay open be in force; chance says which one lies open now."""
        table, number = self.table, len(self.rules.events)
        if not number:
            return
        drawn = self.chance.events()
        now = table.events[1] if table.round > 1 else drawn[0]
        self.turned_up |= {now}
        left = set(range(number)) - self.turned_up
        if not left:
            self.turned_up = {now}
            left = set(range(number)) - self.turned_up or {now}
        assert drawn[1] in left, f"event {drawn[1]} is drawn, but only {left} are left"
        table.events = [now, drawn[1]]
        table.changed()

    def turn(self, player: int, *, another: bool = False) -> Asking:
        """Play one turn of a player, or another one in the same round."""
        table = self.table
        self.plays_again = False
        table.player = player
        table.begun = still_hold(table.begun, player)
        table.changed()
        self.memory = Memory(lasting_uses=self.memory.lasting_uses, losses=self.memory.losses)
        self.stopped = self.redeployed = False
        self.end_silences(Until.MY_NEXT_TURN, player)
        self.uncover(Until.MY_NEXT_TURN, player)
        slot = table.active_of(player)
        self._count_turn(player)
        if player == 0 and not another:
            yield from self.steps(NOBODY, Step.ROUND_START)
        start = at_step(slot, Timing.AT, Step.TURN_START)
        waits = table.race[slot] < 0
        yield from self.announce(start, only=lambda said: not (waits and speaks_of_active(said)))
        if (yield from self.choose_turn(slot)):
            yield from self.expand(slot)
        self.redeployed = True
        table.hand[slot] += table.exiles
        table.exiles = 0
        yield from self.offers_at_any_time(slot)
        yield from self.steps(slot, Step.SCORING)
        table.hand[slot] += table.exiles
        table.exiles = 0
        yield from self.redeploy_victims(player)
        self.recycle()
        yield from self.steps(slot, Step.TURN_END)
        yield from self.redeploy_victims(player)
        give_back(self)
        self.end_silences(Until.TURN_END, player)
        self.memory.losses = [each for each in self.memory.losses if each.player != player]
        self.uncover(Until.TURN_END, player)

    def _count_turn(self, player: int) -> None:
        """Let the races of a player have one turn more, each in the state it is in."""
        table = self.table
        for slot in table.slots if table.counts_turns else ():
            race = table.race[slot]
            if table.player_of(slot) == player and race >= 0:
                turns = table.played if slot == table.active_of(player) else table.idled
                turns[race] += 1

    def choose_turn(self, slot: int) -> Generator[Question, Answer, bool]:
        """Pick a combo, expand or decline; say whether there will be conquests."""
        table = self.table
        player = table.player_of(slot)
        if (player, "declined") in self.memory.done:
            return False
        if table.race[slot] < 0:
            yield from self.pick(slot)
            start = at_step(slot, Timing.AT, Step.TURN_START)
            yield from self.announce(start, only=speaks_of_active)
            return True
        answer = yield Question("choice", player, "", frozenset({("expand", 0), ("decline", 0)}))
        if answer[0] == "decline":
            yield from self.decline(slot)
            return False
        self.memory.done.add((player, "expanded"))
        return True

    def pick(self, slot: int) -> Asking:
        """Take a combo from the column: its price, the coins on it, its tokens."""
        table, player = self.table, self.table.player_of(slot)
        price = self.rules.sets[self.rules.frame[0].source.owner.scope].frame.price
        if self._anybody_is_priced():
            raise UnreadError("what a place says of the prices of anyone")
        column = self.chance.column()
        passing = [passing_price(self.rules, offer, price) for offer in column]
        said = list(said_of_price(self.scene(slot)))
        costs = [priced(sum(passing[:place]), said) for place in range(len(column))]
        costs[0] = min(costs[0], table.coins[player])  # something can always be picked
        able = {("pick", place) for place, cost in enumerate(costs) if cost <= table.coins[player]}
        _, chosen = yield Question("pick", player, "", frozenset(able))
        place = int(chosen)
        race, power, lying = column[place]
        table.coins[player] += lying - costs[place]
        self.memory.paid, self.memory.found = costs[place], lying
        self._take_along(player, race)
        table.race[slot], table.power[slot] = race, power
        if table.counts_turns:
            table.played[race], table.idled[race] = 1, 0
        table.changed()
        self.memory.done.add((player, "picked"))
        self._begin_life(slot)
        self.offered = [*column[:place], *column[place + 1 :]]
        for offer in column[:place]:
            for sentence in said_to_passers(self.rules, offer):
                yield from self.perform(Scene(table, self.memory, NOBODY, sentence, they=slot))
            yield from self.announce(done(slot, CardVerb.PASS))
        yield from self.announce(done(slot, CardVerb.PICK))
        if table.race[slot] != race:  # it has declined at its own pick, and holds nothing to stay for
            return
        tile, badge = self.rules.races[race], self.rules.powers[table.power[slot]]
        tokens = min((tile.tokens or 0) + (badge.tokens or 0) + tile.attack_only, table.tray[race])
        table.tray[race] -= tokens
        table.hand[slot] += tokens

    def _take_along(self, player: int, race: int) -> None:
        """Lay the pieces on a combo before its picker, no more of them than may lie there."""
        table = self.table
        for number, piece in enumerate(self.rules.pieces):
            lying = table.marks[number][player] + table.laid[number].pop(race, 0)
            bound = piece.per_player
            table.marks[number][player] = lying if bound is None else min(lying, bound)

    def _anybody_is_priced(self) -> bool:
        """Whether a place or relic says something of the price of a combo that needs no holder."""
        lying = [number for number, at in enumerate(self.table.marker_at) if at >= 0]
        said = [each for number in lying for each in self.table.marker_sentences(number) if each.ownerless]
        return any(
            isinstance(effect, Adjust) and effect.value is Value.PRICE
            for sentence in said
            for effect in sentence.clause.effects
        )

    def _everybodys(self) -> Iterator[Sentence]:
        """Yield what every race can have: the frame, and every event of the deck."""
        yield from self.rules.frame
        for event in self.rules.events:
            yield from self.rules.sentences(event)

    def _begin_life(self, slot: int) -> None:
        table = self.table
        tiles = (self.rules.races[table.race[slot]], self.rules.powers[table.power[slot]])
        names = {each.name for tile in tiles for each in self.rules.sentences(tile)}
        used = {each.name for tile in tiles for each in self.rules.sentences(tile) if is_for_life(each)}
        used |= {f"{each.name} of {table.race[slot]}" for each in self._everybodys()}
        for key in [key for key in self.memory.lasting_uses if key[0] in used]:
            del self.memory.lasting_uses[key]
        self.table.begun = [each for each in self.table.begun if each.origin not in names]

    def score(self, slot: int) -> None:
        """Pay the player of the turn, and count what that uses up."""
        table, player = self.table, self.table.player_of(slot)
        scene = Scene(table, self.memory, slot)
        found = score(scene, player)
        for race in table.races_of(player):
            for sentence in table.sentences_of(race, STEP):
                said = scene._replace(me=race, sentence=sentence)
                if (
                    is_scoring(sentence)
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
