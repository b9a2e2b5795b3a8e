"""Components as functions: numbers, pieces, static terms, and the classes of dynamic clauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from swdsl.generate.choices import Listed, chosen
from swdsl.generate.identifiers import function_name
from swdsl.generate.imports import import_lines
from swdsl.generate.layout import Group, Value, broken, call, documented, lay_out, quoted, row
from swdsl.generate.pen import Pen, ground_text
from swdsl.generate.plan import Block, ClassPlan, FunctionPlan, ModulePlan
from swdsl.generate.plan_classes import class_plan, needs_source, setting_text
from swdsl.lower.form import Clause, Component, Hook, PieceFact, Term, TermKind, Word
from swdsl.lower.form_effects import CopyMarker, CopyPower
from swdsl.lower.walk import walk
from swdsl.model.content import Piece
from swdsl.words import Kind, State

PLURALS = {Kind.RACE: "races", Kind.POWER: "powers", Kind.RELIC: "relics", Kind.PLACE: "places"}
_STATELESS = (TermKind.KEEP, TermKind.FADE, TermKind.EXPAND)


def module_plan(set_name: str, kind: Kind, source: str, components: Sequence[Component]) -> ModulePlan:
    """Return the module of all components of one kind."""
    names = function_names(components)
    pen = Pen()
    blocks = tuple(_block(each, name, pen) for each, name in zip(components, names, strict=True))
    constant = lay_out(row(names), 0, before=f"{PLURALS[kind].upper()} = ")
    return ModulePlan(
        source,
        f"The {PLURALS[kind]} of {documented(set_name)}.",
        import_lines("swdsl.runtime", pen.imports),
        blocks,
        tuple(constant),
    )


def function_names(components: Sequence[Component]) -> list[str]:
    """Return what the functions of a module are called: never like something the module imports."""
    pen = Pen()
    for component in components:
        _block(component, component.ref.id, pen)
    return [function_name(component.ref.id, pen.imports) for component in components]


def _block(component: Component, name: str, pen: Pen) -> Block:
    parts = _Parts()
    for clause in component.clauses:
        hooks = [part for part in clause.parts if isinstance(part, Hook)]
        source = f"chosen_{len(parts.sources) + 1}" if parts.sources else "chosen"
        has_promise = any(needs_source(hook) for hook in hooks)
        for number, hook in enumerate(hooks):
            plan = class_plan(clause, hook, number, pen)
            parts.classes.append(plan)
            made = f"{plan.name}({source if needs_source(hook) else ''})"
            if has_promise and not needs_source(hook):
                parts.sources.append(f"    {source} = {made}")
                made = source
            parts.clauses.append((clause.options, made))
        parts.terms += [
            (clause.options, term_value(clause, part, pen)) for part in clause.parts if isinstance(part, Term)
        ]
    return Block(tuple(parts.classes), _component_function(component, name, parts, pen))


@dataclass(slots=True)
class _Parts:
    """What the clauses of a component come to, while it is put together."""

    classes: list[ClassPlan] = field(default_factory=list)
    terms: list[Listed] = field(default_factory=list)
    clauses: list[Listed] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)


# -- terms and pieces -----------------------------------------------------------------------------------


def term_value(clause: Clause, term: Term, pen: Pen) -> Group:
    """Print a static term."""
    settings = dict(term.settings)
    parts: list[Value] = [quoted(clause.id)]
    if "kind" in settings:
        parts.append(setting_text(settings.pop("kind"), pen))
    if term.mask is not None:
        parts.append(ground_text(term.mask).text)
    for key in ("amount", "keep"):
        if key in settings:
            parts.append(setting_text(settings.pop(key), pen))
    usual = State.BOTH if term.kind is TermKind.CARRY else State.ACTIVE
    if clause.state is not usual and term.kind not in _STATELESS:
        settings = {"state": Word(clause.state.name), **settings}
    named = {key: setting_text(value, pen) for key, value in settings.items()}
    return call(pen.use(term.kind), *parts, **named)


def _piece(piece: Piece, component: Component, pen: Pen) -> Group:
    facts: dict[str, Value] = {}
    if piece.supply != 1:
        facts["supply"] = str(piece.supply)
    for key, bound in (("per_region", piece.per_region), ("per_player", piece.per_player)):
        if bound:
            facts[key] = str(bound)
    flags = {
        "stays_in_decline": piece.stays_in_decline,
        "stays_when_conquered": piece.stays_when_conquered,
        "defends": piece.counts_as_defender,
        "fights": piece.attack_only,
        "copies": _copies(piece, component),
    }
    facts.update({key: "True" for key, said in flags.items() if said})
    for fact in component.facts(piece.ref):
        facts[fact.key] = _fact(fact, pen)
    return call(pen.use("Piece"), quoted(str(piece.ref)), **facts)


def _fact(fact: PieceFact, pen: Pen) -> str:
    match fact.value:
        case int() | Word() as setting:
            return setting_text(setting, pen)
        case mask:
            return ground_text(mask).text


def _copies(piece: Piece, component: Component) -> bool:
    return any(
        isinstance(node, CopyMarker | CopyPower) and node.piece == str(piece.ref)
        for clause in component.clauses
        for part in clause.parts
        for node in walk(part)
    )


# -- the function ---------------------------------------------------------------------------------------


def _component_function(component: Component, name: str, parts: _Parts, pen: Pen) -> FunctionPlan:
    pen.imports |= {"Component", "Game"}
    lines = [*unplayed(component.clauses), *parts.sources]
    facts: dict[str, Value] = {}
    for key, number in (
        ("tokens", component.tokens),
        ("tray", component.tray),
        ("extra", component.attack_only),
    ):
        if number:
            facts[key] = str(number)
    if component.pieces:
        facts["pieces"] = row([_piece(piece, component, pen) for piece in component.pieces])
    for key, listed in (("terms", parts.terms), ("clauses", parts.clauses)):
        if any(options for options, _ in listed):
            lines += chosen(key, pen.use("Term" if key == "terms" else "Clause"), listed)
            facts[key] = key
        elif listed:
            facts[key] = row([value for _, value in listed])
    kind = pen.use(component.ref.kind.name)
    made = broken(call("Component", quoted(str(component.ref)), kind, **facts))
    lines += lay_out(made, 4, before="return ")
    return FunctionPlan(
        f"def {name}(game: Game) -> Component",
        f"{component.ref.kind.capitalize()} {component.ref.id}: {documented(component.name)}.",
        body_lines(lines),
    )


def unplayed(clauses: Sequence[Clause]) -> list[str]:
    """Return a comment for each clause that the kernel cannot play, so that nobody looks for it."""
    return [f"    # Not played: {each.text} ({each.missing})" for each in clauses if each.missing]


def body_lines(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the body of a function without its indent, which the template adds."""
    body = tuple(line.removeprefix("    ") for line in lines)
    return ("board = game.board", *body) if any("board." in line for line in body) else body
