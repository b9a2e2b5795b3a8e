"""Races, powers, relics and places: their tokens, pieces and clauses, their model's first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from swdsl.diagnostics import Diagnostic, Label
from swdsl.diagnostics.codes_names import DUPLICATE_ID, UNKNOWN_TRAIT
from swdsl.model import content as model
from swdsl.model.clauses import Clause
from swdsl.model.names import Ref
from swdsl.resolve.budget import component_over_budget
from swdsl.resolve.clauses import read_clause
from swdsl.resolve.fighters import refuse_halted_fighters
from swdsl.resolve.kinds import kind_said, with_kinds
from swdsl.resolve.like import Models, lines_of, own_lines, read_like
from swdsl.resolve.plurals import plural_of
from swdsl.resolve.reading import Reading, with_article
from swdsl.resolve.traits import LOOKS, look_of, plural_said, refuse_others
from swdsl.resolve.variants import Told, Variants, with_variants
from swdsl.syntax import tree_clauses
from swdsl.syntax import tree_declarations as tree
from swdsl.words import Kind

_PIECE_TRAITS = (
    *LOOKS,
    tree.PerRegion,
    tree.PerPlayer,
    tree.StaysInDecline,
    tree.StaysWhenConquered,
    tree.CountsAsDefender,
    tree.ForAttackOnly,
    tree.FightsAsToken,
    tree.LostBeforeTokens,
    tree.KindOf,
)


def read_component(
    node: tree.Component, models: Models, variants: Variants, reading: Reading
) -> model.Component:
    """Read a component, with what it does otherwise where a table chose so."""
    ref = Ref(node.kind, reading.scope, node.name.text)
    like = read_like(node, reading)
    refuse_others(node.traits, (tree.Colour, tree.Glyph), f"a {node.kind}", reading)
    told = lines_of(node, ref, like, models, reading)
    if _refuse_large(
        node, with_variants(told, variants.get(ref, ()), replace(reading, findings=[])), reading
    ):
        told = tuple(each for each in told if isinstance(each.line, tree.Tokens))
    pieces = _piece_refs(told, ref)
    reading = replace(reading, owner=ref, pieces=pieces)
    tokens = _tokens(told, reading)
    return model.Component(
        ref=ref,
        name=node.display.text,
        tokens=tokens.number if tokens else None,
        tray=tokens.supply if tokens else None,
        attack_only=(tokens.attackers or 0) if tokens else 0,
        pieces=_read_pieces(told, ref, reading),
        clauses=read_clauses(with_variants(told, variants.get(ref, ()), reading), ref.id, reading),
        look=look_of(node.traits, reading),
        like=like,
        span=node.name.span,
    )


def read_every(node: tree.Every, reading: Reading) -> tuple[Clause, ...]:
    """Read the clauses that every component of a kind has."""
    owner = f"every_{node.kind}"
    reading = replace(reading, owner=Ref(node.kind, reading.scope, owner))
    return read_clauses(own_lines(node.lines, reading.scope), owner, reading)


def read_clauses(told: Sequence[Told], owner: str, reading: Reading) -> tuple[Clause, ...]:
    """Read the clauses among some lines, numbered from 1 in their order."""
    found: list[Clause] = []
    number = 0
    for each in told:
        if not isinstance(each.line, tree_clauses.Clause):
            continue
        number += 1
        clause = read_clause(each.line, owner, number, replace(reading, scope=each.scope))
        if clause is not None:
            _refuse_same_label(clause, found, reading)
            found.append(clause)
    return tuple(found)


def _refuse_same_label(clause: Clause, earlier: list[Clause], reading: Reading) -> None:
    first = next((each for each in earlier if each.id == clause.id), None)
    if first is not None:
        labels = (Label(clause.span, "named again"), Label(first.span, "named here first"))
        message = f"Two clauses are named `{clause.label}`."
        hint = "A name tells clauses apart in costs and scores: give one of them another."
        reading.findings.append(Diagnostic(DUPLICATE_ID, message, labels, hint))


def _refuse_large(node: tree.Component, told: Sequence[Told], reading: Reading) -> bool:
    """Say that a component has too much, together with what it starts from and what it does otherwise."""
    found = list(component_over_budget(node.name.text, node.name.span, (each.line for each in told)))
    reading.findings.extend(found)
    return bool(found)


# ------------------------------------------------------------------ tokens and pieces


def _tokens(told: Sequence[Told], reading: Reading) -> tree.Tokens | None:
    said = [each.line for each in told if isinstance(each.line, tree.Tokens) and not each.inherited]
    if len(said) > 1:
        labels = (Label(said[1].span, "said again"), Label(said[0].span, "said here first"))
        message = "A component says once how many tokens it brings."
        reading.findings.append(Diagnostic(DUPLICATE_ID, message, labels, "Keep one of the two lines."))
    if said and reading.owner is not None and reading.owner.kind not in (Kind.RACE, Kind.POWER):
        reading.report(
            UNKNOWN_TRAIT,
            said[0].span,
            f"{with_article(reading.owner.kind).capitalize()} brings no tokens; races and powers do.",
            hint="Remove the line.",
        )
    return next((each.line for each in reversed(told) if isinstance(each.line, tree.Tokens)), None)


def _piece_refs(told: Sequence[Told], owner: Ref) -> dict[str, Ref]:
    """Name the pieces. A copy is a piece of its own, so it carries its owner's name."""
    lines = [(each, each.line) for each in told]
    return {
        line.name.text: Ref(
            Kind.PIECE, owner.scope, f"{owner.id}_{line.name}" if each.inherited else line.name.text
        )
        for each, line in lines
        if isinstance(line, tree.PieceDeclaration)
    }


def _read_pieces(told: Sequence[Told], owner: Ref, reading: Reading) -> tuple[model.Piece, ...]:
    found: dict[Ref, model.Piece] = {}
    for each in told:
        if isinstance(each.line, tree.PieceDeclaration):
            _refuse_piece_of_event(each.line, reading)
            ref = reading.pieces[each.line.name.text]
            origin = Ref(Kind.PIECE, each.scope, each.line.name.text) if each.inherited else None
            found.setdefault(ref, _read_piece(each.line, ref, owner, origin, reading))
    said = {
        reading.pieces[line.name.text]: line
        for each in told
        if isinstance(line := each.line, tree.PieceDeclaration)
    }
    return with_kinds(tuple(found.values()), said, reading)


def _refuse_piece_of_event(node: tree.PieceDeclaration, reading: Reading) -> None:
    if reading.owner is not None and reading.owner.kind is Kind.EVENT:
        reading.report(
            UNKNOWN_TRAIT,
            node.name.span,
            "An event has no pieces: it comes and goes, and nobody has it in hand.",
            hint="Let a race or a power bring the piece; an event may name it.",
        )


def _read_piece(
    node: tree.PieceDeclaration, ref: Ref, owner: Ref, origin: Ref | None, reading: Reading
) -> model.Piece:
    traits = node.traits
    refuse_others(traits, _PIECE_TRAITS, "a piece", reading)
    refuse_halted_fighters(node, reading)
    return model.Piece(
        ref=ref,
        name=node.display.text,
        plural=plural_said(traits) or plural_of(node.display.text),
        supply=1 if node.supply is None else node.supply,
        owner=owner,
        per_region=next((each.number for each in traits if isinstance(each, tree.PerRegion)), None),
        per_player=next((each.number for each in traits if isinstance(each, tree.PerPlayer)), None),
        stays_in_decline=any(isinstance(each, tree.StaysInDecline) for each in traits),
        stays_when_conquered=any(isinstance(each, tree.StaysWhenConquered) for each in traits),
        counts_as_defender=any(isinstance(each, tree.CountsAsDefender) for each in traits),
        attack_only=any(isinstance(each, tree.ForAttackOnly) for each in traits),
        fights_as_token=any(isinstance(each, tree.FightsAsToken) for each in traits),
        lost_before_tokens=any(isinstance(each, tree.LostBeforeTokens) for each in traits),
        look=look_of(traits, reading),
        copied_from=origin,
        kind_of=kind_said(traits, reading),
        span=node.name.span,
    )
