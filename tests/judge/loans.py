"""What pieces act as until the turn ends: a place or relic in play, a power of somebody or of the column."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from swdsl.model.clauses import Do, UseAs
from swdsl.model.content import Component
from swdsl.model.counts import Card
from swdsl.model.expressions import Opponent
from swdsl.words import CardPlace, Life
from tests.judge import parties
from tests.judge.asking import Asking, UnreadError, task
from tests.judge.questions import PASS, Answer
from tests.judge.scene import Scene

if TYPE_CHECKING:
    from tests.judge.deeds import Deeds


def use_as(host: Deeds, scene: Scene, effect: Do) -> Asking:
    """Let a piece act as a tile without pieces of its own, for the active race of whoever is on turn."""
    assert isinstance(effect.action, UseAs)
    table = host.table
    if scene.me != table.active_of(table.player):
        return None
    tiles = _tiles(host, scene, effect.action.card)
    fits = {answer for answer, tile in tiles.items() if not tile.pieces}
    if not fits:
        return None
    (answer, *others) = sorted(fits)
    if others or effect.optional:
        answer = yield task(scene, scene.my_player, fits | ({PASS} if effect.optional else set()))
    if answer == PASS:
        return None
    if effect.action.card.place is CardPlace.PLAY:
        table.copied = (scene.rules.piece_number[effect.action.piece], int(answer[1]))
    else:
        table.borrowed = host.rules.powers.index(tiles[answer])
    host.tidy()
    return scene


def _tiles(host: Deeds, scene: Scene, card: Card) -> dict[Answer, Component]:
    """Return what a piece might act as, by the answer that names it."""
    table, powers = host.table, host.rules.powers
    match card:
        case Card(place=CardPlace.PLAY, kind=kind):
            if not table.regions_of(scene.me):
                return {}
            return {
                ("choose_marker", number): marker
                for number, marker in enumerate(host.rules.markers)
                if table.marker_at[number] >= 0 and marker.ref.kind.value == str(kind and kind.value)
            }
        case Card(place=CardPlace.COLUMN):
            offers = enumerate(host.chance.column())
            return {("choose_combo", place): powers[power] for place, (_, power, _) in offers}
        case Card(place=CardPlace.OF_PARTY, owner=Opponent() as owner):
            active = replace(owner, life=Life.ACTIVE)
            badges = {each: table.power[table.active_of(each)] for each in parties.players(scene, active)}
            return {("player", each): powers[power] for each, power in badges.items() if power >= 0}
        case _:
            raise UnreadError(f"acting as {card}")


def give_back(host: Deeds) -> None:
    """End what was lent until the turn ends."""
    host.table.borrowed, host.table.copied = -1, None
    host.tidy()
