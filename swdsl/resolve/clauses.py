"""Clauses: a head and its effects, read into one value with an id and its text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from swdsl.diagnostics.codes_clauses import REPEATED_QUALIFIER, WRONG_LIMIT
from swdsl.model import clauses as model
from swdsl.model import counts, moments
from swdsl.model.expressions import Opponent
from swdsl.resolve.canonical import settled
from swdsl.resolve.conditions import read_asked
from swdsl.resolve.effects import read_sentence
from swdsl.resolve.moments import bound_by, read_moment
from swdsl.resolve.reading import Bound, Reading
from swdsl.syntax import tree_clauses as tree
from swdsl.syntax.format_clauses import clause_text
from swdsl.words import Kind, Period, State


@dataclass(frozen=True, slots=True)
class _Head:
    """What the qualifiers of a clause say."""

    state: State
    limit: model.Limit | None
    conditions: tuple[counts.Condition, ...]
    label: str | None


def read_clause(node: tree.Clause, owner_id: str, number: int, reading: Reading) -> model.Clause | None:
    """Read a clause; None if its moment could not be understood."""
    reading.bound = Bound()
    moment = read_moment(node.moment, reading)
    if moment is None:
        return None
    reading.bound = bound_by(moment, reading.words(node.moment.span))
    head = _read_head(node.qualifiers, reading)
    effects = settled(_read_effects(node, moment, reading))
    return model.Clause(
        id=f"{owner_id}.{head.label or number}",
        label=head.label,
        moment=moment,
        state=head.state,
        limit=head.limit,
        conditions=head.conditions,
        effects=effects,
        text=clause_text(node),
        cites=cites_of(node.notes),
        wordings=tuple(
            (each.language.text, each.text.text) for each in node.notes if isinstance(each, tree.Text)
        ),
        span=node.span,
    )


def _read_effects(node: tree.Clause, moment: moments.Moment, reading: Reading) -> Iterator[model.Effect]:
    """Read what follows the colon; what an offer would have told is not known where it was not taken."""
    before: Bound | None = None
    for each in node.effects:
        if isinstance(each, tree.Otherwise) and before is not None:
            reading.bound, before = before, None
        known = replace(reading.bound)
        effect = read_sentence(each, moment, reading)
        if effect is None:
            continue
        if isinstance(effect, model.Given):
            before = None
        elif model.is_optional(effect):
            asked = isinstance(effect, model.Do) and isinstance(effect.subject, Opponent)
            before = replace(known, they=known.they or asked)
        yield effect


def cites_of(notes: Iterable[object]) -> tuple[str, ...]:
    """Return the codes that the notes below a line cite."""
    return tuple(code.text for note in notes if isinstance(note, tree.Cites) for code in note.codes)


def _read_head(qualifiers: tuple[tree.Qualifier, ...], reading: Reading) -> _Head:
    state, limit, label = State.ACTIVE, None, None
    conditions: list[counts.Condition] = []
    seen: set[str] = set()
    for node in qualifiers:
        match node:
            case tree.AlsoInDecline():
                state = State.BOTH
                _once("state", node, seen, reading)
            case tree.OnlyInDecline():
                state = State.DECLINED
                _once("state", node, seen, reading)
            case tree.Limit():
                limit = _read_limit(node, reading)
                _once("limit", node, seen, reading)
            case tree.If():
                conditions.append(read_asked(node, reading))
            case tree.Named(name=name):
                label = name.text
                _once("name", node, seen, reading)
    return _Head(state, limit, tuple(conditions), label)


def _once(what: str, node: tree.Qualifier, seen: set[str], reading: Reading) -> None:
    if what in seen:
        reading.report(
            REPEATED_QUALIFIER,
            node.span,
            f"A clause has one {what}; this is its second.",
            hint="Keep one of them, or write two clauses.",
        )
    seen.add(what)


def _read_limit(node: tree.Limit, reading: Reading) -> model.Limit:
    owner = reading.owner
    if node.period is Period.LIFE and owner is not None and owner.kind in (Kind.PLACE, Kind.RELIC):
        reading.report(
            WRONG_LIMIT,
            node.span,
            f"A {owner.kind} has no life of its own: races come and go while it stays.",
            hint="Say `once per turn` or `once per game`.",
        )
    if node.per_opponent and not reading.bound.they:
        reading.report(
            WRONG_LIMIT,
            node.span,
            f"No opponent takes part {reading.bound.moment}, so nothing can be counted per opponent.",
            hint="Leave out `per opponent`, or name one: `when I attack a region held by an opponent`.",
        )
    if node.times == 0:
        reading.report(
            WRONG_LIMIT, node.span, "A clause that works 0 times never works.", hint="Remove the clause."
        )
    return model.Limit(node.times, node.period, node.per_opponent, span=node.span)
