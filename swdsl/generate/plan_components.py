"""Components as functions: numbers, pieces, static terms, and the classes of dynamic clauses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import UnionType
from typing import Final

from swdsl.generate.choices import LISTS, Listed, chosen
from swdsl.generate.express_ground import ground
from swdsl.generate.identifiers import function_name
from swdsl.generate.imports import kernel_imports
from swdsl.generate.methods import GAME
from swdsl.generate.naming import BOARD, kernel_names, named_once
from swdsl.generate.one_line import Code
from swdsl.generate.plan import Block, ClassPlan, Function, ModulePlan
from swdsl.generate.plan_classes import (
    ClassNames,
    Sources,
    class_names,
    class_plan,
    express_setting,
    express_state,
    hooks_of,
)
from swdsl.generate.python import (
    TRUE,
    Assign,
    Body,
    Call,
    Comment,
    Expression,
    Kernel,
    Literal,
    Name,
    Return,
    Row,
    call,
)
from swdsl.lower.form import Clause, Component
from swdsl.lower.form_column import LayPiece
from swdsl.lower.form_effects import CopyMarker
from swdsl.lower.form_regions import Mask
from swdsl.lower.form_steps import AskMarker
from swdsl.lower.form_terms import CarryTerm, ExpandTerm, FadeTerm, KeepTerm, Term, arguments
from swdsl.lower.form_words import MarkerKind, Setting
from swdsl.lower.walk import walk
from swdsl.model.content import Piece
from swdsl.words import Kind, State

PLURALS: Final = {
    Kind.RACE: "races",
    Kind.POWER: "powers",
    Kind.RELIC: "relics",
    Kind.PLACE: "places",
    Kind.EVENT: "events",
}
_STATELESS: Final = (KeepTerm, FadeTerm, ExpandTerm)
_BY_PLACE: Final = ("kind", "mask", "amount", "keep")


def module_plan(set_name: str, kind: Kind, source: Code, components: Sequence[Component]) -> ModulePlan:
    """Return the module of all components of one kind, in their order."""
    classes = class_names(clause for component in components for clause in component.clauses)
    planned = [_block(each, classes) for each in components]
    imported = kernel_names(tuple(planned))
    blocks = tuple(_out_of_the_way(block, imported) for block in planned)
    names = tuple(Name(block.function.name) for block in blocks)
    return ModulePlan(
        source,
        f"The {PLURALS[kind]} of {set_name}.",
        (kernel_imports(imported),),
        blocks,
        (Assign(Name(PLURALS[kind].upper()), Row(names)),),
    )


def _out_of_the_way(block: Block, imported: Collection[str]) -> Block:
    """Let the function of a component not be called like something the module imports."""
    name = function_name(block.function.name, imported)
    return replace(block, function=replace(block.function, name=name))


def _block(component: Component, names: ClassNames) -> Block:
    parts = _Parts()
    for clause in component.clauses:
        parts.add_classes(clause, names)
        terms = (term for term in clause.parts if isinstance(term, Term))
        parts.terms += [(clause.options, express_term(clause, term)) for term in terms]
    return Block(tuple(parts.classes), _component_function(component, parts))


@dataclass(slots=True)
class _Parts:
    """What the clauses of a component come to, while it is put together."""

    classes: list[ClassPlan] = field(default_factory=list)
    terms: list[Listed] = field(default_factory=list)
    clauses: list[Listed] = field(default_factory=list)
    sources: Sources = field(default_factory=Sources)

    def add_classes(self, clause: Clause, names: ClassNames) -> None:
        """Add the classes of a clause."""
        for number in range(len(hooks_of(clause))):
            plan = class_plan(clause, number, names)
            self.classes.append(plan)
            self.clauses.append((clause.options, self.sources.made(clause, number, plan.name)))


# -- terms and pieces -----------------------------------------------------------------------------------


def express_term(clause: Clause, term: Term) -> Call:
    """Express a static term."""
    said = {key: express_fact(value) for key, value in arguments(term)}
    parts = [Literal(clause.id), *(said.pop(key) for key in _BY_PLACE if key in said)]
    usual = State.BOTH if isinstance(term, CarryTerm) else State.ACTIVE
    if clause.state is not usual and not isinstance(term, _STATELESS):
        said = {"state": express_state(clause), **said}
    return call(type(term).__name__, *parts, **said)


def _piece(piece: Piece, component: Component) -> Call:
    numbers = {"supply": piece.supply, "per_region": piece.per_region, "per_player": piece.per_player}
    said = {key: number for key, number in numbers.items() if number and (key, number) != ("supply", 1)}
    facts: dict[str, Expression] = {key: Literal(number) for key, number in said.items()}
    flags = {
        "stays_in_decline": piece.stays_in_decline,
        "stays_when_conquered": piece.stays_when_conquered,
        "defends": piece.counts_as_defender,
        "fights": piece.attack_only,
        "joins": piece.fights_as_token,
        "spares": piece.lost_before_tokens,
        "lies": _does(piece, component, LayPiece),
    }
    facts.update({key: TRUE for key, said in flags.items() if said})
    if copied := _copied_by(piece, component):
        facts["copies"] = Row(tuple(Kernel(kind.name) for kind in copied))
    if piece.kind_of is not None:
        facts["kind_of"] = Literal(str(piece.kind_of))
    facts.update({key: express_fact(value) for key, value in component.facts(piece.ref)})
    return call("Piece", Literal(str(piece.ref)), **facts)


def express_fact(value: Setting | Mask) -> Expression:
    """Express what a sentence settles: a setting, or regions known from the board."""
    return express_setting(value) if isinstance(value, Setting) else ground(value)


def _copied_by(piece: Piece, component: Component) -> list[MarkerKind]:
    """Return the kinds of markers that a piece can act as."""
    asked = [
        node.options
        for clause in component.clauses
        for part in clause.parts
        for node in walk(part)
        if isinstance(node, AskMarker) and CopyMarker(str(piece.ref)) in node.effects
    ]
    return [kind for kind in MarkerKind if kind in asked]


def _does(piece: Piece, component: Component, deed: type | UnionType) -> bool:
    """Whether some clause of its component does something of a kind with a piece."""
    return any(
        isinstance(node, deed) and getattr(node, "piece", "") == str(piece.ref)
        for clause in component.clauses
        for part in clause.parts
        for node in walk(part)
    )


# -- the function ---------------------------------------------------------------------------------------


def _component_function(component: Component, parts: _Parts) -> Function:
    numbers = {"tokens": component.tokens, "tray": component.tray, "extra": component.attack_only}
    facts: dict[str, Expression] = {key: Literal(number) for key, number in numbers.items() if number}
    if component.pieces:
        facts["pieces"] = Row(tuple(_piece(piece, component) for piece in component.pieces))
    before, lists = express_lists({"terms": parts.terms, "clauses": parts.clauses})
    kind = component.ref.kind
    made = call("Component", Literal(str(component.ref)), Kernel(kind.name), **facts, **lists)
    body = (*unplayed(component.clauses), *parts.sources.named, *before, Return(replace(made, broken=True)))
    doc = f"{kind.capitalize()} {component.ref.id}: {component.name}."
    return Function(component.ref.id, (GAME,), Kernel("Component"), with_board(body), doc)


def express_lists(lists: Mapping[str, Sequence[Listed]]) -> tuple[Body, dict[str, Expression]]:
    """Express lists of terms and clauses; statements come before those that depend on options."""
    before: list[Body] = []
    values: dict[str, Expression] = {}
    for key in LISTS:
        listed = lists.get(key, ())
        if any(options for options, _ in listed):
            before.append(chosen(key, listed))
            values[key] = Name(key)
        elif listed:
            values[key] = Row(tuple(value for _, value in listed))
    return tuple(statement for body in before for statement in body), values


def unplayed(clauses: Sequence[Clause]) -> Body:
    """Return a comment for each clause that the kernel cannot play, so that nobody looks for it."""
    return tuple(Comment(f"Not played: {each.text} ({each.missing})") for each in clauses if each.missing)


def with_board(body: Body) -> Body:
    """Call the board of the game by its name wherever it is spoken of."""
    return named_once(body, BOARD, "board", least=1)
