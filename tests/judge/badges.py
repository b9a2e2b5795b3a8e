"""Tiles: one without effect for a time, one swapped, and what is laid on combos of the column."""

from __future__ import annotations

from swdsl.model.clauses import Do
from swdsl.model.moments import CardEvent
from swdsl.model.quantities import Quantity
from swdsl.words import CardKind, Quantifier, Until
from tests.judge import counts
from tests.judge.asking import Asking, UnreadError, task
from tests.judge.decline import Decline
from tests.judge.questions import PASS, Answer
from tests.judge.scene import Scene


class Badges(Decline):
    """The judge's own way of handling them."""

    def silence_tile(self, scene: Scene, kind: CardKind, effect: Do) -> Scene:
        """Take the effect from a tile: of the active race of whoever was chosen, else of the other party."""
        if effect.optional or effect.until is None:
            raise UnreadError("an offer to silence a tile")
        table = self.table
        slot = scene.they if scene.they >= 0 or scene.they_player < 0 else table.active_of(scene.they_player)
        if slot < 0 or table.race[slot] < 0:
            return scene
        tile = table.race[slot] if kind is CardKind.RACE else table.power[slot]
        if tile >= 0:
            whose = table.player if effect.until is Until.TURN_END else scene.my_player
            self.silence(tile if kind is CardKind.RACE else table.power_tile(tile), effect.until, whose)
        return scene

    def swap(self, scene: Scene, effect: Do) -> Asking:
        """Exchange the badge for one in the column."""
        assert scene.sentence is not None
        picking = isinstance(scene.sentence.clause.moment, CardEvent)
        offered = self.offered if picking else self.chance.column()
        fits: set[Answer] = {("choose_combo", place) for place in range(len(offered))}
        if not fits:
            return None
        answer = yield task(scene, scene.my_player, fits | ({PASS} if effect.optional else set()))
        if answer == PASS:
            return None
        self.table.power[scene.me] = offered[int(answer[1])][1]
        self.table.changed()
        return scene

    def lay_piece(self, scene: Scene, piece: int, effect: Do) -> Asking:
        """Lay a piece on a combo of the column, from the supply or else from hand."""
        table, column = self.table, self.chance.column()
        supply = counts.in_supply(scene, piece)
        fits: set[Answer] = {("choose_combo", place) for place in range(len(column))}
        if not fits or supply + table.kit[piece] < 1:
            return None
        answer: Answer = ("choose_combo", 0)
        if len(fits) > 1 or effect.optional:
            answer = yield task(scene, scene.my_player, fits | ({PASS} if effect.optional else set()))
        if answer == PASS:
            return None
        table.laid[piece][column[int(answer[1])][0]] += 1
        table.kit[piece] -= 0 if supply else 1
        return scene

    def lay_coins(self, scene: Scene, quantity: Quantity, effect: Do) -> Asking:
        """Ask on which combo coins are laid; how many lie there is read off the table."""
        fits: set[Answer] = {("choose_combo", place) for place in range(len(self.chance.column()))}
        if not fits:
            return None
        if quantity.quantifier is Quantifier.EACH:
            if effect.optional:
                raise UnreadError("an offer to lay coins on each combo")
            return scene
        answer = yield task(scene, scene.my_player, fits | ({PASS} if effect.optional else set()))
        return None if answer == PASS else scene
