"""Standing rules: permissions, bans, links, immunities."""

from typing import assert_never

from swdsl.lower.combine import every, targets, together, without
from swdsl.lower.form import Part, PieceFact
from swdsl.lower.form_hooks import Aid, Ban, Forbid, Immunity, Link, Permission
from swdsl.lower.form_numbers import Test, TheyAmong
from swdsl.lower.form_regions import EVERY, Crew, Group, Mask, Other, PieceAt, Players, Together
from swdsl.lower.form_terms import CarryTerm, FadeTerm, PermitTerm
from swdsl.lower.form_words import Permit, Protection, Scope
from swdsl.lower.numbers import test_of
from swdsl.lower.regions import mask_of, players_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static
from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Me, Opponent, Party, PieceActor, Player, Regions, They
from swdsl.words import Modal, State
from swdsl.words import Permission as Permitted

_PERMITS = {
    (Modal.MAY, Permitted.REACH): Permit.REACH,
    (Modal.MAY, Permitted.ENTER): Permit.ENTER,
    (Modal.MAY_ONLY, Permitted.ENTER): Permit.ENTER_ONLY,
    (Modal.MAY, Permitted.OCCUPY): Permit.OCCUPY,
    (Modal.MAY, Permitted.PASS): Permit.PASS,
}


def always_parts(clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    """Classify the rules of a clause that stands as long as its holder does."""
    return tuple(_standing(effect, clause, scene) for effect in clause.effects)


def _standing(effect: model.Effect, clause: model.Clause, scene: Scene) -> Part:
    guard = test_of(clause.conditions, scene)
    match effect:
        case model.Rule():
            return _rule(effect, clause, guard, scene)
        case model.AdjacentTo(regions=regions, others=others):
            other = None if others is None else mask_of(others, scene)
            return Link(mask_of(regions, scene), other, guard)
        case model.ImmuneTo():
            return _immune(effect, clause, guard, scene)
        case _:
            raise NotPlayableError("`always` takes rules, not actions")


def _rule(rule: model.Rule, clause: model.Clause, guard: Test | None, scene: Scene) -> Part:
    mask = _where(rule.regions, scene)
    match rule.subject, rule.modal, rule.permission:
        case Me(), Modal.CANNOT, Permitted.FADE:
            return FadeTerm()
        case Me(), Modal.MAY, Permitted.USE_POWER_HERE:
            return CarryTerm()
        case Me(), Modal.CANNOT, Permitted.ATTACK:
            return Forbid(mask, guard=guard)
        case Me(), Modal.MAY_ONLY, Permitted.ATTACK:
            return Forbid(without(mask), guard=guard)
        case Me(), modal, permission if (modal, permission) in _PERMITS:
            return _permit(_PERMITS[modal, permission], mask, clause, guard)
        case PieceActor(piece=piece), Modal.MAY, Permitted.OCCUPY:
            return PieceFact(str(piece), occupies=mask)
        case (Opponent() | Anyone() | Player() | They()) as party, Modal.CANNOT, Permitted.ATTACK:
            return ban(party, mask, guard, scene)
        case _:
            raise NotPlayableError(f"nobody can be told that they {rule.modal} {rule.permission} here")


def _where(regions: Regions | None, scene: Scene) -> Mask:
    return EVERY if regions is None else mask_of(regions, scene)


def _permit(kind: Permit, mask: Mask, clause: model.Clause, guard: Test | None) -> Part:
    if clause.limit is not None:
        if kind is not Permit.REACH:
            raise NotPlayableError("only `I may reach` can be limited to a number of times")
        return Aid(targets(mask, guard), reaches=True, guard=guard)
    if guard is None and is_static(mask):
        return PermitTerm(kind, mask)
    return Permission(mask, kind, guard=guard)


def ban(party: Party, mask: Mask, guard: Test | None, scene: Scene) -> Ban:
    """Return a rule that keeps some players from attacking some regions."""
    plain = isinstance(party, Opponent) and party.life is None and not party.filters
    among = None if plain else TheyAmong(_beside_opponents(players_of(party, scene)))
    return Ban(mask, guard=every(among, guard))


def _beside_opponents(players: Players) -> Players:
    """A ban is only ever asked about opponents, so that need not be tested."""
    match players:
        case Together(parts=(Crew(group=Group.OPPONENTS), *rest)) if not isinstance(rest[0], Other):
            return together(*rest)
        case _:
            return players


def _immune(effect: model.ImmuneTo, clause: model.Clause, guard: Test | None, scene: Scene) -> Part:
    mask = mask_of(effect.regions, scene)
    match effect.party:
        case Anyone() | Player():
            scope, protection = Scope.ANYONE, Protection.FROM_EVERYONE
        case Opponent(life=None, filters=()):
            scope, protection = Scope.MINE, Protection.FROM_OPPONENTS
        case _:
            raise NotPlayableError("regions can be immune to opponents or to everyone")
    if isinstance(mask, PieceAt) and not clause.conditions and _lives_with_piece(mask, clause, scene):
        return PieceFact(mask.piece, immune=protection)
    return Immunity(mask, scope, guard=guard)


def _lives_with_piece(mask: PieceAt, clause: model.Clause, scene: Scene) -> bool:
    """Whether the rule holds exactly as long as the piece stands: then it is a part of its nature."""
    piece = scene.piece_called(mask.piece)
    match clause.state:
        case State.BOTH:
            return True
        case State.ACTIVE:
            return scene.on_board or not piece.stays_in_decline
        case State.DECLINED:
            return False
        case _:
            assert_never(clause.state)
