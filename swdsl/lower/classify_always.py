"""Standing rules: permissions, bans, links, immunities."""

from dataclasses import replace
from typing import assert_never

from swdsl.lower.combine import ME, beside_me, both, every, holds_me, targets, together, without
from swdsl.lower.form import Part, PieceFact
from swdsl.lower.form_hooks import Aid, Ban, Forbid, Garrison, Immunity, Link, Permission
from swdsl.lower.form_players import Crew, Group, Other, Players, Together
from swdsl.lower.form_regions import Mask, PieceAt, ThereAt
from swdsl.lower.form_terms import CarryTerm, FadeTerm, PermitTerm, StandTerm
from swdsl.lower.form_tests import SIDES, Test, TheyAmong, TheyAre, TheyBear
from swdsl.lower.form_words import Boundless, Permit, Protection, Scope
from swdsl.lower.hearers import scope_of_anyone
from swdsl.lower.how_many import each_party, for_all
from swdsl.lower.numbers import test_of
from swdsl.lower.regions import mask_of, players_of, standing_mask, tile_of
from swdsl.lower.scene import NotPlayableError, Scene, about
from swdsl.lower.walk import is_static
from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Bearer, Me, Opponent, Party, PieceActor, Player
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
    return tuple(part for effect in clause.effects for part in _standing(effect, clause, scene))


def _standing(effect: model.Effect, clause: model.Clause, scene: Scene) -> tuple[Part, ...]:
    asked = _in_my_turn(effect, scene) if isinstance(effect, model.Rule) else scene
    return rule_parts(effect, clause, test_of(clause.conditions, asked), scene)


def rule_parts(
    effect: model.Effect, clause: model.Clause, guard: Test | None, scene: Scene
) -> tuple[Part, ...]:
    """Return what one rule comes to while a test holds."""
    with about(effect.span):
        match effect:
            case model.Rule():
                return _rule(effect, clause, guard, scene)
            case model.AdjacentTo(regions=regions, others=others):
                for_all(regions)
                if others is not None:
                    for_all(others)
                other = None if others is None else mask_of(others, scene)
                return (Link(mask_of(regions, scene), other, guard),)
            case model.Garrison():
                return (_garrison(effect, guard, scene),)
            case model.ImmuneTo():
                return (_immune(effect, clause, guard, scene),)
            case _:
                raise NotPlayableError(
                    "`always` takes rules without an end, not actions",
                    instead="always: I may reach any region",
                )


def _rule(rule: model.Rule, clause: model.Clause, guard: Test | None, scene: Scene) -> tuple[Part, ...]:
    _refuse_idle(rule, clause)
    mask = standing_mask(rule.regions, _in_my_turn(rule, scene))
    match rule.subject, rule.modal, rule.permission:
        case Me(), Modal.CANNOT, Permitted.FADE if guard is None and rule.regions is None:
            return (FadeTerm(),)
        case Me(), Modal.CANNOT, Permitted.REDEPLOY if guard is None:
            return (StandTerm(),)
        case Me(), Modal.MAY, Permitted.USE_POWER_HERE if guard is None and rule.regions is None:
            return (CarryTerm(),)
        case Me(), Modal.CANNOT, Permitted.ATTACK:
            return (Forbid(mask, guard=guard),)
        case Me(), Modal.MAY_ONLY, Permitted.ATTACK:
            return (Forbid(without(mask), guard=guard),)
        case Me(), modal, permission if (modal, permission) in _PERMITS:
            if permission is Permitted.ENTER and holds_me(mask):
                raise NotPlayableError(
                    "who enters the board holds no region yet",
                    rule.span,
                    f"always: I {modal.written} enter mountains",
                )
            return (_permit(_PERMITS[modal, permission], mask, clause, guard),)
        case Me(), Modal.CANNOT, Permitted.FADE | Permitted.REDEPLOY:
            raise NotPlayableError(
                "whether a race fades or redeploys is so for good, whatever happens",
                rule.span,
                "always: I cannot redeploy",
            )
        case PieceActor(piece=piece), Modal.MAY, Permitted.OCCUPY if guard is None and lives_with_piece(
            str(piece), clause, scene
        ):
            return (PieceFact(str(piece), occupies=mask),)
        case (Opponent() | Anyone() | Player() | Bearer()) as party, Modal.CANNOT, Permitted.ATTACK:
            each_party(party)
            return _bans(party, mask, guard, scene)
        case _:
            raise NotPlayableError(
                f"nobody can be told that they {rule.modal.written} {rule.permission.written} here",
                instead="always: opponents cannot attack regions I hold",
            )


def _refuse_idle(rule: model.Rule, clause: model.Clause) -> None:
    """Refuse that an active race cannot fade: it never does."""
    fades = isinstance(rule.subject, Me) and rule.permission is Permitted.FADE
    if fades and clause.state is State.ACTIVE:
        raise NotPlayableError(
            "only a declined race fades", rule.span, "always, only in decline: I cannot fade"
        )


def _in_my_turn(rule: model.Rule, scene: Scene) -> Scene:
    """Return the scene of a rule; what my active race may attack is asked in my own turn alone."""
    mine = isinstance(rule.subject, Me) and rule.permission in (Permitted.ATTACK, Permitted.REACH)
    return replace(scene, acting=True) if mine and scene.state is State.ACTIVE else scene


def _permit(kind: Permit, mask: Mask, clause: model.Clause, guard: Test | None) -> Part:
    if clause.limit is not None:
        if kind is not Permit.REACH:
            raise NotPlayableError(
                "only `I may reach` can be limited to a number of times",
                clause.limit.span,
                "always, once per turn: I may reach any region",
            )
        return Aid(targets(mask, guard), reaches=True, guard=guard)
    if guard is None and is_static(mask):
        return PermitTerm(kind, mask)
    if kind is Permit.PASS:
        raise NotPlayableError(
            "what one may pass through is ground that never changes",
            instead="always: I may pass through lakes",
        )
    return Permission(mask, kind, guard=guard)


def _bans(party: Party, mask: Mask, guard: Test | None, scene: Scene) -> tuple[Part, ...]:
    """Return a rule that keeps some from attacking some regions; `everyone` is me, too."""
    match party:
        case Opponent(life=life, filters=filters):
            among = TheyAmong(_beside_opponents(players_of(party, scene))) if filters else None
            state = None if life is None else TheyAre((SIDES[life],))
            return (Ban(mask, guard=every(state, among, guard)),)
        case Bearer():
            return (Ban(mask, guard=every(TheyBear(*tile_of(party)), guard)),)
        case Anyone() | Player(filters=()):
            return (Ban(mask, scope_of_anyone(scene, mask, guard), guard=guard),)
        case _:
            raise NotPlayableError(
                "who cannot attack is opponents, or everyone",
                instead="always: everyone cannot attack mountains",
            )


def _beside_opponents(players: Players) -> Players:
    """A ban is only ever asked about opponents, so that need not be tested."""
    match players:
        case Together(parts=(Crew(group=Group.OPPONENTS | Group.RIVALS | Group.FALLEN), *rest)) if (
            not isinstance(rest[0], Other)
        ):
            return together(*rest)
        case _:
            return players


def _garrison(effect: model.Garrison, guard: Test | None, scene: Scene) -> Part:
    mask = standing_mask(effect.regions, scene)
    if mask == ThereAt():  # of a rule for a time: as long as I hold it
        mask = both(ME, mask)
    if not holds_me(mask):
        raise NotPlayableError(
            "a garrison is said of regions I hold", instead="always: regions I hold have at least 2 tokens"
        )
    least, most = effect.range.minimum, effect.range.maximum
    if least < 2 and (most is None or least or not most):
        raise NotPlayableError(
            "one token stands in every region that is held; a garrison is at least 2, or at most so many",
            instead="always: regions I hold have at least 2 tokens",
        )
    return Garrison(beside_me(mask), max(1, least), Boundless.ALL if most is None else most, guard)


def _immune(effect: model.ImmuneTo, clause: model.Clause, guard: Test | None, scene: Scene) -> Part:
    for_all(effect.regions)
    each_party(effect.party)
    mask = mask_of(effect.regions, scene)
    match effect.party:
        case Anyone() | Player(filters=()):
            scope, protection = scope_of_anyone(scene, mask, guard), Protection.FROM_EVERYONE
        case Opponent(life=None, filters=()):
            scope, protection = Scope.MINE, Protection.FROM_OPPONENTS
        case _:
            raise NotPlayableError(
                "regions can be immune to opponents or to everyone; who is named can be kept from attacking",
                instead="always: regions with PIECE are immune to opponents",
            )
    always = guard is None and not clause.conditions
    if isinstance(mask, PieceAt) and always and lives_with_piece(mask.piece, clause, scene):
        return PieceFact(mask.piece, immune=protection)
    return Immunity(mask, scope, guard=guard)


def lives_with_piece(name: str, clause: model.Clause, scene: Scene) -> bool:
    """Whether a rule holds exactly as long as a piece stands: then it is a part of its nature."""
    piece = scene.piece_called(name)
    match clause.state:
        case State.BOTH:
            return scene.on_board or scene.owner is None or piece.stays_in_decline
        case State.ACTIVE:
            return scene.on_board or scene.owner is None or not piece.stays_in_decline
        case State.DECLINED:
            return False
        case _:
            assert_never(clause.state)
