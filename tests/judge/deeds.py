"""What the whole table hears of: pieces that conquer, markers that move, badges, tokens that are replaced."""

from __future__ import annotations

from collections.abc import Generator

from swdsl.model.clauses import (
    ChangeGround,
    Do,
    Move,
    Perform,
    Place,
    Prolong,
    Remove,
    Replace,
    Silence,
    Swap,
    Take,
    UseAs,
)
from swdsl.model.counts import InRegions, InStores, OnCombos, OnThis, Thing
from swdsl.model.expressions import (
    Coins,
    Me,
    MyRace,
    Party,
    PieceActor,
    Pieces,
    Regions,
    RegionSet,
    They,
    This,
    Tokens,
)
from swdsl.model.moments import PlainEvent
from swdsl.model.names import Ref
from swdsl.words import CardVerb, Life, PlainVerb, Quantifier, RegionVerb, Store, Until
from tests.judge import regions
from tests.judge.announcer import Asking as Course
from tests.judge.asking import Asking, UnreadError, confirmed, task
from tests.judge.badges import Badges
from tests.judge.conquest import lift_pieces
from tests.judge.figures import at_home, can_go, goals, outposts, storm
from tests.judge.heaps import handle, is_heap
from tests.judge.hearing import Happening, to_region
from tests.judge.loans import use_as
from tests.judge.questions import PASS, Answer, Question
from tests.judge.reach import is_immune
from tests.judge.rules import EVENT, Source
from tests.judge.scene import NOBODY, Scene
from tests.judge.scoring import score
from tests.judge.table import EMPTY, Cover

_EVERY = (Quantifier.EACH, Quantifier.ALL, Quantifier.BARE)


class Deeds(Badges):
    """The judge's own way of doing them."""

    def deed(self, scene: Scene, effect: Do) -> Asking:
        """Do something that the whole table hears of."""
        match effect.subject, effect.action:
            case PieceActor(piece), Take(RegionVerb.CONQUER, where):
                return (yield from self._figure(scene, scene.rules.piece_number[piece], where, effect))
            case Me(), Take(RegionVerb.SCORE, where):
                return (yield from self._score_besides(scene, where, effect))
            case _, Move(Thing(noun=This()), None, InRegions(where)):
                return (yield from self._move_this(scene, where, effect))
            case _, Place(_, InStores((Store.STACK,)), OnThis()):
                return self._draw_power(scene)
            case _, Place(Thing(noun=Coins()), _, OnThis()):
                return scene  # coins on a combo are read off the table
            case _, Place(destination=OnCombos()) | Swap() | UseAs():
                return (yield from self._handle_tiles(scene, effect))
            case _, ChangeGround() | Silence():
                return (yield from self._change_world(scene, effect))
            case Me(), Remove(Thing(noun=Tokens(), owner=None) as thing, InStores((Store.HAND,))):
                return (yield from self._pay_tokens(scene, thing, effect))
            case _, Remove(Thing(noun=Tokens(), owner=MyRace(Life.DECLINED)), None):
                return (yield from self._remove_declined(scene, effect))
            case _, Replace(by=Thing(owner=MyRace(Life.ACTIVE)), where=InRegions(RegionSet() as where)):
                return (yield from self._reborn(scene, where, effect))
            case _ if is_heap(effect):
                return (yield from handle(self, scene, effect))
            case subject, Perform() | Prolong():
                return (yield from self._perform(scene, subject, effect))
            case _:
                raise UnreadError(f"effect {type(effect.action).__name__}")

    def _handle_tiles(self, scene: Scene, effect: Do) -> Asking:
        """Do something with tiles: swap one, lay something on a combo, use one that is not mine."""
        match effect.action:
            case Place(Thing(noun=Pieces(piece)), None, OnCombos()) if piece is not None:
                return (yield from self.lay_piece(scene, scene.rules.piece_number[piece], effect))
            case Place(Thing(noun=Coins()), _, OnCombos(quantity)):
                return (yield from self.lay_coins(scene, quantity, effect))
            case Swap():
                return (yield from self.swap(scene, effect))
            case _:
                return (yield from use_as(self, scene, effect))

    def _perform(self, scene: Scene, subject: Party, effect: Do) -> Asking:
        """Do what needs no object."""
        match effect.action:
            case Perform(PlainVerb.REVIVE) if subject == Me():
                return (yield from self._revive(scene, effect))
            case Perform(PlainVerb.REPEL):
                return (yield from self._repel(scene, effect))
            case Perform(PlainVerb.CONQUER_ANOTHER_ROUND | PlainVerb.PLAY_ANOTHER_TURN) | Prolong():
                return (yield from self._lengthen(scene, effect))
            case Perform(PlainVerb.REDEPLOY):
                return (yield from self._rearrange(scene, subject, effect))
            case Perform(PlainVerb.DECLINE) if isinstance(subject, Me | They):
                return (yield from self._let_decline(scene, subject, effect))
            case Perform(verb):
                raise UnreadError(f"{subject} and {verb}")
            case _:
                raise UnreadError(f"effect {type(effect.action).__name__}")

    def _let_decline(self, scene: Scene, subject: Party, effect: Do) -> Asking:
        """Let an active race decline, when everything else that was announced has been done."""
        table = self.table
        slot = scene.me if isinstance(subject, Me) else scene.they
        if isinstance(subject, They) and scene.they_player >= 0:
            slot = table.active_of(scene.they_player)
        if slot < 0 or table.race[slot] < 0 or not table.is_active(slot):
            return None
        if effect.optional and not (yield from confirmed(scene, table.player_of(slot))):
            return None
        self.declining = [slot]
        return scene

    def _repel(self, scene: Scene, effect: Do) -> Asking:
        """Let the attack that waits fail."""
        if effect.optional and not (yield from confirmed(scene, scene.my_player)):
            return None
        scene.memory.repelled.add(self.target)
        return scene

    def _lengthen(self, scene: Scene, effect: Do) -> Asking:
        """Let a player have another turn, or the game more rounds or fewer."""
        if effect.optional and not (yield from confirmed(scene, scene.my_player)):
            return None
        if isinstance(effect.action, Prolong):
            self.table.rounds = max(self.table.rounds + effect.action.rounds, self.table.round)
        elif effect.action == Perform(PlainVerb.CONQUER_ANOTHER_ROUND):
            self.goes_on = True
        else:
            self.plays_again = True
        return scene

    def choose(
        self, scene: Scene, fits: set[int], *, optional: bool
    ) -> Generator[Question, Answer, int | None]:
        """Let the holder of a sentence choose a region."""
        if not fits:
            return None
        if len(fits) == 1 and not optional:
            return next(iter(fits))
        answers: set[Answer] = {("region", region) for region in fits} | ({PASS} if optional else set())
        answer = yield task(scene, scene.my_player, answers)
        return None if answer == PASS else int(answer[1])

    def _pay_tokens(self, scene: Scene, thing: Thing, effect: Do) -> Asking:
        """Put tokens from hand back into the tray, in full or not at all."""
        table, number = scene.table, thing.quantity.number or 1
        if table.hand[scene.me] < number:
            return None
        if effect.optional and not (yield from confirmed(scene, scene.my_player)):
            return None
        table.hand[scene.me] -= number
        table.tray[table.race[scene.me]] += number
        return scene

    # ---- pieces -------------------------------------------------------------------------------------
    def _figure(self, scene: Scene, piece: int, where: object, effect: Do) -> Asking:
        """Let a piece conquer: each of a kind once a turn, whoever waits at home before one on the board."""
        if not can_go(scene, piece):
            return None
        region = yield from self.choose(scene, goals(scene, piece, where), optional=effect.optional)
        if region is None:
            return None
        if not at_home(scene, piece):
            whence = yield from self.choose(scene, outposts(scene, piece), optional=False)
            assert whence is not None
            self.table.pieces[piece][whence] -= 1
            self.table.kit[piece] += 1
        self.memory.sallies.append((piece, region))
        yield from storm(self, scene, piece, region)
        return scene.about(region)

    def _score_besides(self, scene: Scene, where: Regions, effect: Do) -> Asking:
        """Let regions of whoever speaks bring at once what they would bring at scoring."""
        table = self.table
        mine = {region for region in regions.all_in(scene, where) if table.holder[region] == scene.me}
        chosen = isinstance(where, RegionSet) and where.quantity.quantifier not in _EVERY
        if chosen:
            region = yield from self.choose(scene, mine, optional=effect.optional)
            if region is None:
                return None
            mine, scene = {region}, scene.about(region)
        elif effect.optional and not (mine and (yield from confirmed(scene, scene.my_player))):
            return None
        brought = score(self.scene(scene.me), scene.my_player).of_regions
        table.coins[scene.my_player] += sum(brought[region] for region in mine)
        return scene

    # ---- markers ------------------------------------------------------------------------------------
    def guards_marker(self, region: int) -> bool:
        """Whether what stands in a region guards a marker, for whoever conquers it."""
        scene = Scene(self.table, self.memory, NOBODY)
        return any(regions.is_in(scene, each.regions, region) for each in self.rules.discoveries)

    def discover(self, slot: int, region: int) -> Generator[Question, Answer, list[Scene]]:
        """Uncover the next marker in a region; whoever holds the region has discovered it."""
        if not self.chance.hidden:
            return []
        marker = self.chance.hidden.pop()
        self.table.marker_at[marker] = region
        self.table.changed()
        found = Happening(EVENT, slot, region, verb=CardVerb.DISCOVER, marker=marker)
        if slot >= 0:
            return (yield from self.hear(found))
        for sentence in self.rules.sentences(self.rules.markers[marker], marker):
            if _draws(sentence.clause.effects):  # nobody holds it: what asks nobody happens all the same
                self._draw_power(Scene(self.table, self.memory, NOBODY, sentence))
        return []

    def use_marker(self, slot: int, source: Source, region: int, *, moves: bool) -> Course:
        """Use a marker in a region, and ask what comes of it."""
        yield from self.ask((yield from self.hear_use(slot, source, region, moves=moves)))

    def hear_use(
        self, slot: int, source: Source, region: int, *, moves: bool
    ) -> Generator[Question, Answer, list[Scene]]:
        """Note that a marker was used in a region, move it there if it goes, and return what asks of it.

        A piece that acts as a marker goes there in its place.
        """
        marker, piece = source.marker, source.copy
        self.memory.relics_used[marker, piece] += 1
        self.memory.served.add((marker, region))
        if moves and piece >= 0:
            self.table.pieces[piece].clear()
            self.table.pieces[piece][region] = 1
            self.table.kit[piece] = 0
        elif moves:
            self.table.marker_at[marker] = region
        if moves:
            self.tidy()
        used = Happening(EVENT, slot, region, verb=CardVerb.USE, marker=marker, copy=piece)
        frame = self.rules.relics_move
        return (
            yield from self.hear(
                used, only=lambda said: said.sentence is not None and said.sentence.name not in frame
            )
        )

    def _move_this(self, scene: Scene, where: object, effect: Do) -> Asking:
        assert scene.sentence is not None
        marker = scene.sentence.source.marker
        fits = {
            region
            for region in regions.all_in(scene, where)  # type: ignore[arg-type]
            if (marker, region) not in self.memory.served
        }
        if effect.optional and not isinstance(where, RegionSet):  # `there`: it is yes or no
            region = next(iter(fits)) if fits and (yield from confirmed(scene, scene.my_player)) else None
        else:
            region = yield from self.choose(scene, fits, optional=effect.optional)
        if region is None:
            return None
        yield from self.use_marker(scene.me, scene.sentence.source, region, moves=True)
        return scene.about(region)

    def _draw_power(self, scene: Scene) -> Scene:
        assert scene.sentence is not None
        marker = scene.sentence.source.marker
        self.table.carried[marker] = self.chance.drawn(marker)
        self.table.changed()
        return scene

    def _change_world(self, scene: Scene, effect: Do) -> Asking:
        """Take the effect from a tile, or give regions other ground."""
        if isinstance(effect.action, ChangeGround):
            terrain = self.rules.made(effect.action.terrain)
            return (yield from self._change(scene, effect.action.regions, terrain, effect))
        assert isinstance(effect.action, Silence)
        return self.silence_tile(scene, effect.action.kind, effect)

    # ---- ground -------------------------------------------------------------------------------------
    def _change(self, scene: Scene, where: Regions, terrain: Ref, effect: Do) -> Asking:
        """Give other ground to a region that is known or chosen, or to all that are described."""
        table, plain = self.table, scene._replace(sentence=None)
        fits = {
            region
            for region in regions.all_in(scene, where)
            if table.terrain[region] != terrain
            and not table.ground(region).impassable
            and not is_immune(plain, region)
        }
        if isinstance(where, RegionSet) and where.quantity.quantifier in _EVERY:
            if effect.optional and not (fits and (yield from confirmed(scene, scene.my_player))):
                return None
            self._give_ground(fits, terrain, effect.until, scene.my_player)
            return scene
        if effect.optional and not isinstance(where, RegionSet):
            chosen = next(iter(fits)) if fits and (yield from confirmed(scene, scene.my_player)) else None
        else:
            chosen = yield from self.choose(scene, fits, optional=effect.optional)
        if chosen is None:
            return None
        self._give_ground({chosen}, terrain, effect.until, scene.my_player)
        return scene.about(chosen)

    def _give_ground(self, fits: set[int], terrain: Ref, until: Until | None, player: int) -> None:
        """Lay ground for good, or over what was there for good."""
        table = self.table
        for region in fits:
            cover = table.covered.pop(region, None)
            if until is not None:
                whose = table.player if until is Until.TURN_END else player
                lasting = cover.ground if cover else table.terrain[region]
                table.covered[region] = Cover(lasting, until, whose)
            table.terrain[region] = terrain
        table.changed()

    def _revive(self, scene: Scene, effect: Do) -> Asking:
        """Take a declined race up again, if its player has no active one."""
        table, old, new = self.table, scene.me, self.table.active_of(scene.my_player)
        if table.race[new] >= 0 or (effect.optional and not (yield from confirmed(scene, scene.my_player))):
            return None
        table.race[new], table.power[new] = table.race[old], table.power[old]
        table.hand[new] += table.hand[old]
        table.race[old] = table.power[old] = EMPTY
        table.hand[old] = 0
        table.holder = [new if holder == old else holder for holder in table.holder]
        self.tidy()
        return scene._replace(me=new)

    # ---- tokens -------------------------------------------------------------------------------------
    def _rearrange(self, scene: Scene, subject: Party, effect: Do) -> Asking:
        """Take a race's spare tokens in hand; they are set down when the sentence is done."""
        assert scene.sentence is not None
        moment = scene.sentence.clause.moment
        if isinstance(moment, PlainEvent) and (moment.actor, moment.verb) == (Me(), PlainVerb.DECLINE):
            return scene  # whoever lets a race decline does it
        if not isinstance(subject, Me):
            raise UnreadError("another who redeploys")
        if effect.optional and not (
            self.could_move(scene.me) and (yield from confirmed(scene, scene.my_player))
        ):
            return None
        if not self.stands(scene.me):
            self.lift(scene.me)
        self.rearranging.append(scene.me)
        return scene

    def _remove_declined(self, scene: Scene, effect: Do) -> Asking:
        table = self.table
        mine = [each for each in table.races_of(scene.my_player) if not table.is_active(each)]
        fits = {region for each in mine for region in table.regions_of(each)}
        region = yield from self.choose(scene, fits, optional=effect.optional)
        if region is None:
            return None
        slot, before = table.holder[region], table.copy()
        table.tokens[region] -= 1
        table.tray[table.race[slot]] += 1
        if not table.tokens[region]:
            table.holder[region] = EMPTY
            lift_pieces(table, region)
            self.memory.left.append((slot, region))
            self.tidy()
            yield from self.announce(to_region(slot, RegionVerb.LEAVE, region, NOBODY), before)
            self.recycle()
        return scene.about(region)

    def _reborn(self, scene: Scene, where: RegionSet, effect: Do) -> Asking:
        """Replace the tokens of some regions by one of the active race each."""
        table, active = self.table, self.table.active_of(scene.my_player)
        if where.quantity.quantifier is not Quantifier.UP_TO or table.race[active] < 0:
            raise UnreadError("replacing in regions")
        done = False
        for _ in range(where.quantity.number or 0):
            at_hand = table.tray[table.race[active]] + table.hand[active]
            fits = set(regions.all_in(scene, where)) if at_hand and table.race[scene.me] >= 0 else set()
            region = yield from self.choose(scene, fits, optional=True)
            if region is None:
                break
            done = True
            yield from self._convert(region, active)
        return scene if done else None

    def _convert(self, region: int, active: int) -> Course:
        table = self.table
        holder = table.holder[region]
        table.tray[table.race[holder]] += table.tokens[region]
        lift_pieces(table, region, active)
        if table.tray[table.race[active]]:
            table.tray[table.race[active]] -= 1
        else:
            table.hand[active] -= 1
        table.holder[region], table.tokens[region] = active, 1
        self.recycle()
        self.tidy()
        yield from self.announce(to_region(active, RegionVerb.OCCUPY, region, holder))


def _draws(effects: object) -> bool:
    assert isinstance(effects, tuple)
    return any(isinstance(each, Do) and isinstance(each.action, Place) for each in effects)
