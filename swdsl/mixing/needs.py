"""What a clause needs from a table, which pieces it brings there, and whether it is mere housekeeping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from swdsl.lower import form_effects as effects
from swdsl.lower import form_pieces as pieces
from swdsl.lower import form_tokens as tokens
from swdsl.lower.form import Clause, FrameFact, Part, nature_in, numbers_in
from swdsl.lower.form_effects import Effect
from swdsl.lower.form_hooks import Aid, Answer, Forbid, Hook, Permission, Program, Reflex, effects_of
from swdsl.lower.form_players import Players
from swdsl.lower.form_regions import Mask, NewGround
from swdsl.lower.form_steps import AskMarker, AskPlayer, AskRegion, AskSpread, DrawKind, Step, condition_of
from swdsl.lower.form_terms import CostTerm, PermitTerm, Term, arguments
from swdsl.lower.form_words import MarkerKind, Permit
from swdsl.lower.form_world import GroundDeed, TurnAllInto
from swdsl.lower.hook_settings import answers
from swdsl.lower.walk import walk
from swdsl.mixing.needs_of_expressions import needs_of_mask, needs_of_number, needs_of_players, needs_of_test
from swdsl.mixing.ways import ALWAYS, Need, NeedKind, Ways, all_of, any_of, need

_TIDYING = (
    pieces.DropPieces,
    pieces.DropPiecesIn,
    pieces.LiftPieces,
    pieces.UnmarkThem,
    pieces.TakeBack,
)
_BRINGING = (
    pieces.PutPieces,
    pieces.MovePiece,
    pieces.TakeBack,
    pieces.GainPieces,
    pieces.MarkThem,
    effects.Storm,
    effects.Sally,
)
_MARKERS = {MarkerKind.PLACE: NeedKind.PLACES, MarkerKind.RELIC: NeedKind.RELICS}


def needs_of_clause(clause: Clause) -> Ways:
    """Return the ways for a clause to do anything at all."""
    if not clause.parts:
        return ALWAYS
    return any_of(map(_needs_of_part, clause.parts))


def pieces_brought(clause: Clause) -> frozenset[str]:
    """Return the pieces that a clause brings into the game when it works."""
    return frozenset(piece for part in clause.parts for node in walk(part) for piece in _brought(node))


def ground_made(clause: Clause) -> tuple[NewGround, ...]:
    """Return the terrains that a clause makes when it works."""
    made = (node.ground for part in clause.parts for node in walk(part) if isinstance(node, GroundDeed))
    return tuple(dict.fromkeys(made))


def is_housekeeping(clause: Clause) -> bool:
    """Whether a clause only restricts its holder or clears something away: nobody plays for that alone."""
    return bool(clause.parts) and all(map(_tidies, clause.parts))


def _tidies(part: Part) -> bool:
    match part:
        case PermitTerm(kind=kind) | Permission(kind=kind):
            return kind is Permit.ENTER_ONLY
        case Forbid():
            return True
        case Reflex() | Program() if effects_of(part):
            return all(isinstance(each, _TIDYING) for each in effects_of(part))
        case _:
            return False


def _brought(node: object) -> Iterator[str]:
    if isinstance(node, pieces.PutPieces) and node.from_kit:
        return
    if isinstance(node, _BRINGING):
        yield node.piece
    if isinstance(node, DrawKind):
        yield from node.kinds


def _needs_of_part(part: Part) -> Ways:
    if isinstance(part, Hook):
        return _needs_of_hook(part)
    if isinstance(part, Term):
        return _needs_of_ground(value for _, value in arguments(part))
    if isinstance(part, FrameFact):
        return _needs_of_ground(value for _, value in numbers_in(part))
    there = need(NeedKind.PIECE, part.piece)
    return all_of((there, _needs_of_ground(value for _, value in nature_in(part))))


def _needs_of_ground(said: Iterable[object]) -> Ways:
    """Return what the regions among some values need."""
    masks = (value.mask if isinstance(value, CostTerm | PermitTerm) else value for value in said)
    return all_of(needs_of_mask(mask) for mask in masks if isinstance(mask, Mask))


def _needs_of_hook(hook: Hook) -> Ways:
    asked = [_needs_of_answer(answer) for _, answer in answers(hook)]
    guard = ALWAYS if hook.guard is None else needs_of_test(hook.guard)
    return all_of((*asked, guard, any_of(_needs_of_deeds(way) for way in _either_way(hook))))


def _either_way(hook: Hook) -> tuple[tuple[Effect | Step, ...], ...]:
    """Return what a hook does: that, or something else, where one of them is enough."""
    match hook:
        case Program(steps=steps, offered=0, otherwise=place) if place:
            return steps[:place], steps[place:]
        case _:
            return (_deeds(hook),)


def _deeds(hook: Hook) -> tuple[Effect | Step, ...]:
    match hook:
        case Reflex(effects=done) | Aid(effects=done):
            return done
        case Program(steps=steps):
            return steps
        case _:
            return ()


def _needs_of_answer(answer: Answer) -> Ways:
    if isinstance(answer, Mask):
        return needs_of_mask(answer)
    if isinstance(answer, Players):
        return needs_of_players(answer)
    return needs_of_number(answer)


def _needs_of_deeds(deeds: Iterable[Effect | Step]) -> Ways:
    """Return what the first deed that matters needs; what follows it is more, not less.

    A piece that an earlier deed of the same clause brings need not come from elsewhere.
    """
    asked: list[Ways] = []
    brought: set[str] = set()
    for deed in deeds:
        asked.append(_without(brought, _needs_of_deed(deed)))
        brought.update(piece for node in walk(deed) for piece in _brought(node))
        inside = deed.effects if isinstance(deed, Step) else (deed,)
        if any(not isinstance(each, _TIDYING) for each in inside):
            break
    return all_of(asked)


def _without(brought: set[str], ways: Ways) -> Ways:
    here = {Need(NeedKind.PIECE, (piece,)) for piece in brought}
    return any_of([(way - here,) for way in ways])


def _needs_of_deed(deed: Effect | Step) -> Ways:
    if isinstance(deed, Step):
        return _needs_of_step(deed)
    match deed:
        case pieces.PutPieces(piece=piece, from_kit=True):
            return need(NeedKind.PIECE, piece)
        case pieces.DropPieces(piece=piece) | pieces.UnmarkThem(piece=piece):
            return need(NeedKind.PIECE, piece)
        case pieces.DropPiecesIn(piece=piece, mask=mask) | pieces.LiftPieces(piece=piece, mask=mask):
            return all_of((need(NeedKind.PIECE, piece), needs_of_mask(mask)))
        case (
            tokens.RemoveTokensIn(mask=mask)
            | tokens.LiftTokens(mask=mask)
            | tokens.MoveTokens(mask=mask)
            | tokens.PutTokens(mask=mask)
            | TurnAllInto(mask=mask)
        ):
            return needs_of_mask(mask)
        case tokens.Collect(players=players, number=number):
            return all_of((needs_of_players(players), needs_of_number(number)))
        case tokens.GiveCoins(players=players, number=number):
            return all_of((needs_of_players(players), needs_of_number(number)))
        case (
            pieces.GainPieces(number=number)
            | tokens.GainCoins(number=number)
            | tokens.PayCoins(number=number)
            | tokens.GainTokens(number=number)
            | tokens.LoseTokens(number=number)
        ):
            return needs_of_number(number)
        case _:
            # Whatever else can be done is done with tokens, tiles and figures that every table has.
            return ALWAYS


def _needs_of_step(step: Step) -> Ways:
    condition = condition_of(step)
    possible = ALWAYS if condition is None else needs_of_test(condition)
    first = step.effects[:1]
    return all_of((_needs_of_options(step), possible, *map(_needs_of_deed, first)))


def _needs_of_options(step: Step) -> Ways:
    match step:
        case AskMarker(options=kind):
            return need(_MARKERS[kind])
        case AskRegion(options=mask) | AskSpread(options=mask):
            return needs_of_mask(mask)
        case AskPlayer(options=players):
            return needs_of_players(players)
        case _:
            return ALWAYS
