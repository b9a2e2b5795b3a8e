"""Standing rules: permissions, bans, links, immunities."""

from typing import assert_never

from swdsl.lower.combine import every, together, without
from swdsl.lower.expressions import mask_of, players_of
from swdsl.lower.form import Base, Hook, Part, PieceFact, Settings, Term, TermKind, Word
from swdsl.lower.form_numbers import Test, TheyAmong
from swdsl.lower.form_regions import EVERY, Crew, Group, Mask, Other, PieceAt, Players, Together
from swdsl.lower.numbers import test_of
from swdsl.lower.scene import NotPlayableError, Scene
from swdsl.lower.walk import is_static
from swdsl.model import clauses as model
from swdsl.model.expressions import Anyone, Me, Opponent, Party, PieceActor, Player, Regions, They
from swdsl.words import Modal, Permission, State

_PERMITS = {
    (Modal.MAY, Permission.REACH): "REACH",
    (Modal.MAY, Permission.ENTER): "ENTER",
    (Modal.MAY_ONLY, Permission.ENTER): "ENTER_ONLY",
    (Modal.MAY, Permission.OCCUPY): "OCCUPY",
    (Modal.MAY, Permission.PASS): "PASS",
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
            ends = [("one", mask_of(regions, scene))]
            if others is not None:
                ends.append(("other", mask_of(others, scene)))
            return Hook(Base.LINK, answers=tuple(ends), guard=guard)
        case model.ImmuneTo():
            return _immune(effect, clause, guard, scene)
        case _:
            raise NotPlayableError("`always` takes rules, not actions")


def _rule(rule: model.Rule, clause: model.Clause, guard: Test | None, scene: Scene) -> Part:
    mask = _where(rule.regions, scene)
    match rule.subject, rule.modal, rule.permission:
        case Me(), Modal.CANNOT, Permission.FADE:
            return Term(TermKind.FADE)
        case Me(), Modal.MAY, Permission.USE_POWER_HERE:
            return Term(TermKind.CARRY)
        case Me(), Modal.CANNOT, Permission.ATTACK:
            return Hook(Base.FORBID, answers=(("where", mask),), guard=guard)
        case Me(), Modal.MAY_ONLY, Permission.ATTACK:
            return Hook(Base.FORBID, answers=(("where", without(mask)),), guard=guard)
        case Me(), modal, permission if (modal, permission) in _PERMITS:
            return _permit(_PERMITS[modal, permission], mask, clause, guard)
        case PieceActor(piece=piece), Modal.MAY, Permission.OCCUPY:
            return PieceFact(str(piece), "occupies", mask)
        case (Opponent() | Anyone() | Player() | They()) as party, Modal.CANNOT, Permission.ATTACK:
            return ban(party, mask, guard, scene)
        case _:
            raise NotPlayableError(f"nobody can be told that they {rule.modal} {rule.permission} here")


def _where(regions: Regions | None, scene: Scene) -> Mask:
    return EVERY if regions is None else mask_of(regions, scene)


def _permit(kind: str, mask: Mask, clause: model.Clause, guard: Test | None) -> Part:
    if clause.limit is not None:
        if kind != "REACH":
            raise NotPlayableError("only `I may reach` can be limited to a number of times")
        where = () if mask == EVERY and guard is None else (("where", mask),)
        return Hook(Base.AID, (("reaches", True),), where, guard)
    settings: Settings = (("kind", Word(kind)),)
    if guard is None and is_static(mask):
        return Term(TermKind.PERMIT, mask, settings)
    return Hook(Base.PERMISSION, settings, (("where", mask),), guard)


def ban(party: Party, mask: Mask, guard: Test | None, scene: Scene) -> Hook:
    """Return a rule that keeps some players from attacking some regions."""
    plain = isinstance(party, Opponent) and party.life is None and not party.filters
    among = None if plain else TheyAmong(_beside_opponents(players_of(party, scene)))
    return Hook(Base.BAN, answers=(("where", mask),), guard=every(among, guard))


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
            word = "FROM_EVERYONE"
        case Opponent(life=None, filters=()):
            word = "FROM_OPPONENTS"
        case _:
            raise NotPlayableError("regions can be immune to opponents or to everyone")
    if isinstance(mask, PieceAt) and not clause.conditions and _lives_with_piece(mask, clause, scene):
        return PieceFact(mask.piece, "immune", Word(word))
    scope = Word("ANYONE" if word == "FROM_EVERYONE" else "MINE")
    return Hook(Base.IMMUNITY, (("scope", scope),), (("where", mask),), guard)


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
