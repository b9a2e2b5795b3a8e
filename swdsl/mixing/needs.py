"""What a clause needs from a table, which pieces it brings there, and whether it is mere housekeeping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from swdsl.lower import form_effects as effects
from swdsl.lower.form import Base, Clause, FrameFact, Hook, MarkerKind, Part, PieceFact, Step, Term, Word
from swdsl.lower.form_effects import Effect
from swdsl.lower.form_numbers import Expression, Test
from swdsl.lower.form_regions import Mask, Players
from swdsl.lower.walk import walk
from swdsl.mixing.expressions import needs_of_mask, needs_of_number, needs_of_players, needs_of_test
from swdsl.mixing.ways import ALWAYS, Need, NeedKind, Ways, all_of, any_of, need

_TIDYING = (
    effects.DropPieces,
    effects.DropPiecesIn,
    effects.LiftPieces,
    effects.UnmarkThem,
    effects.TakeBack,
)
_BRINGING = (
    effects.PutPieces,
    effects.MovePiece,
    effects.TakeBack,
    effects.GainPieces,
    effects.MarkThem,
    effects.Storm,
)
_MARKERS = {MarkerKind.PLACE: NeedKind.PLACES, MarkerKind.RELIC: NeedKind.RELICS}
_ONLY_THERE = ("kind", Word("ENTER_ONLY"))


def needs_of_clause(clause: Clause) -> Ways:
    """Return the ways for a clause to do anything at all."""
    if not clause.parts:
        return ALWAYS
    return any_of(map(_needs_of_part, clause.parts))


def pieces_brought(clause: Clause) -> frozenset[str]:
    """Return the pieces that a clause brings into the game when it works."""
    return frozenset(piece for part in clause.parts for node in walk(part) for piece in _brought(node))


def is_housekeeping(clause: Clause) -> bool:
    """Whether a clause only restricts its holder or clears something away: nobody plays for that alone."""
    return bool(clause.parts) and all(map(_tidies, clause.parts))


def _tidies(part: Part) -> bool:
    match part:
        case Term(settings=settings):
            return _ONLY_THERE in settings
        case Hook(base=Base.FORBID):
            return True
        case Hook(settings=settings, effects=(), steps=()):
            return _ONLY_THERE in settings
        case Hook(base=Base.REFLEX | Base.PROGRAM):
            return all(isinstance(each, _TIDYING) for each in _all_effects(part))
        case Hook() | PieceFact() | FrameFact():
            return False
        case _:
            assert_never(part)


def _all_effects(hook: Hook) -> Iterator[Effect]:
    yield from hook.effects
    for step in hook.steps:
        yield from step.effects


def _brought(node: object) -> Iterator[str]:
    if isinstance(node, effects.PutPieces) and node.from_kit:
        return
    if isinstance(node, _BRINGING):
        yield node.piece


def _needs_of_part(part: Part) -> Ways:
    match part:
        case Term(mask=mask):
            return ALWAYS if mask is None else needs_of_mask(mask)
        case Hook():
            return _needs_of_hook(part)
        case PieceFact(piece=piece, value=value):
            there = need(NeedKind.PIECE, piece)
            return there if isinstance(value, int | bool | Word) else all_of((there, needs_of_mask(value)))
        case FrameFact(mask=mask):
            return ALWAYS if mask is None else needs_of_mask(mask)
        case _:
            assert_never(part)


def _needs_of_hook(hook: Hook) -> Ways:
    asked = [_needs_of_answer(answer) for _, answer in hook.answers]
    guard = ALWAYS if hook.guard is None else needs_of_test(hook.guard)
    return all_of((*asked, guard, _needs_of_deeds((*hook.effects, *hook.steps))))


def _needs_of_answer(answer: Expression) -> Ways:
    if isinstance(answer, Mask):
        return needs_of_mask(answer)
    if isinstance(answer, Players):
        return needs_of_players(answer)
    if isinstance(answer, Test):
        return needs_of_test(answer)
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
        case effects.PutPieces(piece=piece, from_kit=True):
            return need(NeedKind.PIECE, piece)
        case effects.DropPieces(piece=piece) | effects.UnmarkThem(piece=piece):
            return need(NeedKind.PIECE, piece)
        case effects.DropPiecesIn(piece=piece, mask=mask) | effects.LiftPieces(piece=piece, mask=mask):
            return all_of((need(NeedKind.PIECE, piece), needs_of_mask(mask)))
        case effects.Collect(players=players, number=number):
            return all_of((needs_of_players(players), needs_of_number(number)))
        case effects.GiveCoins(players=players, number=number):
            return all_of((needs_of_players(players), needs_of_number(number)))
        case (
            effects.GainPieces(number=number)
            | effects.GainCoins(number=number)
            | effects.PayCoins(number=number)
            | effects.GainTokens(number=number)
            | effects.LoseTokens(number=number)
        ):
            return needs_of_number(number)
        case _:
            # Whatever else can be done is done with tokens, tiles and figures that every table has.
            return ALWAYS


def _needs_of_step(step: Step) -> Ways:
    possible = ALWAYS if step.possible is None else needs_of_test(step.possible)
    first = step.effects[:1]
    return all_of((_needs_of_options(step), possible, *map(_needs_of_deed, first)))


def _needs_of_options(step: Step) -> Ways:
    match step.options:
        case None:
            return ALWAYS
        case MarkerKind() as kind:
            return need(_MARKERS[kind])
        case options if isinstance(options, Mask):
            return needs_of_mask(options)
        case options:
            return needs_of_players(options)
