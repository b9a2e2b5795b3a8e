"""The model as text: stable, readable, one clause with its parts below it."""

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any

from swdsl.model.board import Board
from swdsl.model.clauses import Clause
from swdsl.model.content import Component, Frame, RuleSet
from swdsl.model.counts import Amount
from swdsl.model.names import Ref
from swdsl.model.ruleset import Game, Library, Translated
from swdsl.source import Span


def dump_library(library: Library) -> str:
    """Write everything that was read."""
    parts = [
        *(dump_set(each) for each in library.sets),
        *(dump_board(each) for each in library.boards),
        *(dump_game(each) for each in library.games),
        *(f"alike {' '.join(map(str, each.members))}\n" for each in library.equivalences),
        *(f"{compact(each)}\n" for each in library.guests),
        *_translations(library.translations),
    ]
    return "\n".join(parts)


def dump_set(ruleset: RuleSet) -> str:
    """Write a set: its numbers, its ground, its frame and its components."""
    head = [f"set {ruleset.id} {_quoted(ruleset.name)}"]
    head += [f"  uses {' '.join(ruleset.uses)}"] if ruleset.uses else []
    head += [f"  {line}" for line in _frame(ruleset.frame)]
    ground = (*ruleset.terrains, *ruleset.symbols, *ruleset.neutrals, *ruleset.options, *ruleset.terms)
    head += [f"  {compact(each)}" for each in ground]
    for kind, clauses in ruleset.frame.clauses:
        head.append(f"  every {kind}")
        head += [f"    {line}" for clause in clauses for line in _clause(clause)]
    return "\n".join(["\n".join(head) + "\n", *(dump_component(each) for each in ruleset.components)])


def dump_component(component: Component) -> str:
    """Write a component: its tokens, its pieces and what each clause means."""
    lines = [f"{component.ref.kind} {component.ref} {_quoted(component.name)}"]
    lines += [f"  like {component.like}"] if component.like else []
    if component.tokens is not None:
        tray = f" of {component.tray}" if component.tray is not None else ""
        extra = f", plus {component.attack_only} for attack only" if component.attack_only else ""
        lines.append(f"  tokens {component.tokens}{tray}{extra}")
    lines += [f"  {compact(piece)}" for piece in component.pieces]
    lines += [f"  {line}" for clause in component.clauses for line in _clause(clause)]
    return "\n".join(lines) + "\n"


def dump_board(board: Board) -> str:
    """Write a map: its regions, each with all its neighbours."""
    facts = f"uses {board.uses}, {board.players} players, {board.turns} turns"
    lines = [f"map {board.id} {_quoted(board.name)} {facts}"]
    near = board.neighbours()
    for region in board.regions:
        marks = [region.terrain.id, *(mark.id for mark in region.marks), *(["edge"] if region.edge else [])]
        lines.append(
            f"  {region.id} {_quoted(region.name)} {', '.join(marks)} | {', '.join(near[region.id])}"
        )
    return "\n".join(lines) + "\n"


def dump_game(game: Game) -> str:
    """Write a game: where, with what, and which options differ."""
    lines = [f"game {game.id} {_quoted(game.name)}", f"  map {game.map}", f"  sets {', '.join(game.sets)}"]
    for each in game.selections:
        lines.append(f"  {'with' if each.included else 'without'} {each.kind} {each.ref or ''}".rstrip())
    lines += [f"  option {option} is {choice}" for option, choice in game.options]
    lines += [f"  players {game.players}"] if game.players is not None else []
    lines += [f"  turns {game.turns}"] if game.turns is not None else []
    if game.teams is not None:
        shared = ", ".join(game.teams.shared)
        lines.append(f"  teams of {game.teams.size} share {shared}")
    return "\n".join(lines) + "\n"


def compact(value: object) -> str:
    """Write one value on a line: `Related(bordering, Here)`.

    >>> compact(Amount(2))
    'Amount(2)'
    """
    match value:
        case Ref():
            return f"{value.kind} {value}"
        case Enum():
            return str(value.value)
        case str():
            return _quoted(value)
        case tuple():
            return f"[{', '.join(map(compact, value))}]"
        case _ if is_dataclass(value):
            return _compact_node(value)
        case _:
            return str(value)


def _compact_node(value: Any) -> str:
    """Write a node. Parts that are absent or as usual are left out, and those behind them say their name."""
    if isinstance(value, Amount) and value.base is None:
        return "all"
    parts = []
    skipped = False
    for each in _shown_fields(type(value)):
        part = getattr(value, each.name)
        if part is None or part is False or (each.default is not MISSING and part == each.default):
            skipped = True
        elif part is True:
            parts.append(each.name)
        else:
            parts.append(f"{each.name}={compact(part)}" if skipped else compact(part))
    name = type(value).__name__
    return f"{name}({', '.join(parts)})" if parts else name


def _shown_fields(kind: Any) -> tuple[Field[Any], ...]:
    return tuple(each for each in fields(kind) if each.type not in (Span, "Span"))


def _frame(frame: Frame) -> Iterator[str]:
    yield f"players {frame.min_players} to {frame.max_players}"
    yield f"start_coins {frame.start_coins}"
    yield f"combos {frame.combos}"
    yield f"price {frame.price}"
    yield f"die {' '.join(map(str, frame.die))}"


def _clause(clause: Clause) -> Iterator[str]:
    yield f"{clause.id}: {clause.text}"
    yield f"  when {compact(clause.moment)}, {clause.state}"
    if clause.limit is not None:
        yield f"  limit {compact(clause.limit)}"
    yield from (f"  if {compact(condition)}" for condition in clause.conditions)
    yield from (f"  do {compact(effect)}" for effect in clause.effects)
    if clause.cites:
        yield f"  cites {', '.join(clause.cites)}"
    yield from (f"  text {language} {_quoted(text)}" for language, text in clause.wordings)


def _translations(rows: tuple[Translated, ...]) -> Iterator[str]:
    for row in rows:
        forms = [f"{form.key} {_quoted(form.text)}" if form.text else form.key for form in row.forms]
        told = f": {', '.join(forms)}" if forms else ""
        yield f"{row.language} {row.scope} {row.kind} {row.id} {_quoted(row.text)}{told}"


def _quoted(text: str) -> str:
    return f'"{text}"'
