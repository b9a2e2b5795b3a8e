"""Who is meant: whether whoever holds a region, or a player, is the party that a sentence names."""

from __future__ import annotations

from typing import assert_never

from swdsl.model.expressions import (
    AnotherRace,
    Anyone,
    Bearer,
    Coins,
    Content,
    Enemy,
    Me,
    MyRace,
    NeutralParty,
    Nobody,
    Noun,
    Opponent,
    Party,
    PieceActor,
    Pieces,
    Player,
    PlayerAttacked,
    PlayerBears,
    PlayerFilter,
    PlayerHas,
    PlayerHolds,
    PlayerRobbed,
    PlayerSurpasses,
    RegionSet,
    TheirRace,
    They,
    We,
)
from swdsl.model.moments import AtStep
from swdsl.words import Life
from tests.judge import regions
from tests.judge.lasting import Seat
from tests.judge.numbers import enough, within
from tests.judge.scene import NOBODY, Scene
from tests.judge.table import EMPTY, NEUTRAL


def is_party(scene: Scene, party: Party | Seat, holder: int) -> bool:
    """Whether a race in play, neutrals or nobody (`holder`) is the party."""
    if isinstance(party, Seat):
        return holder >= 0 and _sits_there(scene, party, holder)
    return _is_party(scene, party, holder)


def _is_party(scene: Scene, party: Party, holder: int) -> bool:
    table = scene.table
    mine = holder >= 0 and table.player_of(holder) == scene.my_player
    match party:
        case Me():
            return holder >= 0 and holder == scene.me
        case We():
            return mine
        case They():
            return holder >= 0 and _is_them(scene, holder)
        case TheirRace(life):
            theirs = holder >= 0 and table.player_of(holder) in players(scene, They())
            return theirs and _in_life(scene, life, holder)
        case Anyone():
            return holder >= 0
        case Nobody():
            return holder == EMPTY
        case AnotherRace():
            return holder >= 0 and holder != scene.me
        case Enemy():
            return holder == NEUTRAL or (holder >= 0 and not mine)
        case MyRace(life):
            return mine and _is_mine_in(scene, life, holder)
        case Opponent(_, life, filters):
            fits = holder >= 0 and not mine and _in_life(scene, life, holder)
            return fits and all(has_filter(scene, each, table.player_of(holder)) for each in filters)
        case Player(_, filters):
            return holder >= 0 and all(has_filter(scene, each, table.player_of(holder)) for each in filters)
        case NeutralParty():
            return holder == NEUTRAL
        case PieceActor():
            return False
        case Bearer(tile, life):
            return holder >= 0 and table.has_tile(holder, tile) and _in_life(scene, life, holder)
    assert_never(party)


def _sits_there(scene: Scene, seat: Seat, holder: int) -> bool:
    """Whether a race is of a player whom a rule for a time is about, in the state it is about."""
    meant = scene.table.player_of(holder) == seat.player
    return meant and (scene.table.is_active(holder) or not seat.active)


def _is_mine_in(scene: Scene, life: Life, holder: int) -> bool:
    """Whether a race of my player is in a state; `other` is any but the one that speaks."""
    return holder != scene.me if life is Life.OTHER else _in_life(scene, life, holder)


def is_player(scene: Scene, party: Party, player: int) -> bool:
    """Whether a player is the party, whichever of his races it is."""
    table = scene.table
    match party:
        case Me() | We():
            return player == scene.my_player
        case They():
            return player in (scene.they_player, table.player_of(scene.they) if scene.they >= 0 else NOBODY)
        case Anyone():
            return True
        case Opponent(_, life, filters):
            if player == scene.my_player or not _has_life(scene, life, player):
                return False
            return all(has_filter(scene, each, player, life) for each in filters)
        case Player(_, filters):
            return all(has_filter(scene, each, player) for each in filters)
        case TheirRace(life):
            return is_player(scene, They(), player) and _has_life(scene, life, player)
        case MyRace(life):
            return player == scene.my_player and _has_life(scene, life, player)
        case Bearer():
            return any(is_party(scene, party, slot) for slot in table.races_of(player))
        case _:
            return False


def players(scene: Scene, party: Party) -> list[int]:
    """Return the players that are the party."""
    return [player for player in scene.table.players if is_player(scene, party, player)]


def has_filter(scene: Scene, each: PlayerFilter, player: int, life: Life | None = None) -> bool:
    """Whether a player passes a filter; of an active opponent, the active race holds a region."""
    match each:
        case PlayerHas(content, negated):
            return within(content.range, _has_number(scene, content, player)) != negated
        case PlayerAttacked(by, negated, whose):
            return _was_attacked(scene, by, player, whose) != negated
        case PlayerBears(tile, negated):
            return any(scene.table.has_tile(slot, tile) for slot in scene.table.races_of(player)) != negated
        case PlayerHolds(wanted):
            found = sum(
                scene.table.holder[region] >= 0
                and scene.table.player_of(scene.table.holder[region]) == player
                and _in_life(scene, life, scene.table.holder[region])
                and regions.is_in(scene, wanted, region)
                for region in scene.rules.everywhere
            )
            return enough(wanted.quantity, found, found) if isinstance(wanted, RegionSet) else found > 0
        case PlayerSurpasses(of, more):
            mine, theirs = _both_have(scene, of, player)
            return theirs > mine if more else theirs < mine
        case PlayerRobbed():
            return any(
                each.by == player and regions.is_mine(scene, each, Me())
                for each in regions.seen_losses(scene)
            )
    assert_never(each)


def _both_have(scene: Scene, of: RegionSet | Noun, player: int) -> tuple[int, int]:
    """Count what I have, my race alone where regions are meant, and what another player has."""
    table = scene.table
    if not isinstance(of, RegionSet):
        return table.coins[scene.my_player], table.coins[player]
    holders = [table.holder[each] for each in regions.all_in(scene, of)]
    theirs = sum(each >= 0 and table.player_of(each) == player for each in holders)
    return sum(is_party(scene, Me(), each) for each in holders), theirs


def _is_them(scene: Scene, holder: int) -> bool:
    if scene.they_player != NOBODY:
        return scene.table.player_of(holder) == scene.they_player
    if scene.they >= 0 and _is_step_of_player(scene):
        return scene.table.player_of(holder) == scene.table.player_of(scene.they)
    return holder == scene.they


def _is_step_of_player(scene: Scene) -> bool:
    """Whether the sentence is about somebody's step: that is a player's, with every race of his."""
    moment = None if scene.sentence is None else scene.sentence.clause.moment
    whose = moment.of if isinstance(moment, AtStep) else None
    return whose is not None and not (isinstance(whose, Opponent) and whose.life is not None)


def _in_life(scene: Scene, life: Life | None, holder: int) -> bool:
    if life is None or life is Life.OTHER:
        return True
    return scene.table.is_active(holder) == (life is Life.ACTIVE)


def _has_life(scene: Scene, life: Life | None, player: int) -> bool:
    """Whether a player has a race in that state."""
    if life is None:
        return True
    return any(_in_life(scene, life, slot) for slot in scene.table.races_of(player))


def _has_number(scene: Scene, content: Content, player: int) -> int:
    match content.noun:
        case Coins():
            return scene.table.coins[player]
        case Pieces(None):
            return sum(each[player] for each in scene.table.marks)
        case Pieces(piece) if piece is not None:
            number = scene.rules.piece_number.get(piece)
            return 0 if number is None else scene.table.marks[number][player]
        case _:
            raise NotImplementedError(f"a player with {content.noun}")


def _was_attacked(scene: Scene, by: Party | None, player: int, life: Life | None) -> bool:
    """Whether a race of a player was attacked this turn: any of them, or those in the state that is named."""
    return any(
        victim >= 0
        and scene.table.player_of(victim) == player
        and _in_life(scene, life, victim)
        and (by is None or is_party(scene, by, attacker))
        for attacker, _, victim in scene.memory.attacks
    )
