"""Dynamic clauses as classes of the kernel's bases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from swdsl import runtime
from swdsl.generate.express_effects import effects_body
from swdsl.generate.express_numbers import express_test
from swdsl.generate.identifiers import class_name, told_apart
from swdsl.generate.methods import ASKED, BOOL, GAME, INT, NONE, SELF, TOLD, answer_body, finished
from swdsl.generate.naming import lookups, prepare_body, seen_anew, with_lookups
from swdsl.generate.plan import ClassPlan, Function, Parameter
from swdsl.generate.plan_programs import program_attribute, program_methods
from swdsl.generate.python import (
    Assign,
    Attribute,
    Expression,
    Kernel,
    Literal,
    Name,
    Return,
    Row,
    call,
)
from swdsl.generate.voice import (
    AGAINST_ATTACKER,
    AGAINST_ATTACKER_THERE,
    BY_SOMEBODY,
    EVENT,
    IN_ONE_REGION,
    OF_ANYONE,
)
from swdsl.lower.form import Clause
from swdsl.lower.form_hooks import (
    Aid,
    Answer,
    Ban,
    Cost,
    Defence,
    Hook,
    Loss,
    Luck,
    Price,
    Program,
    Reflex,
    Take,
    Ward,
    binds,
)
from swdsl.lower.form_words import Life, Limit, Scope, Setting, Word
from swdsl.lower.hook_settings import answers, endings, is_left_behind, settings
from swdsl.words import Period, State

_STATES: Final = {State.ACTIVE: Life.ACTIVE, State.DECLINED: Life.DECLINED, State.BOTH: Life.BOTH}
_LIMITS: Final = {Period.TURN: Limit.PER_TURN, Period.LIFE: Limit.PER_LIFE, Period.GAME: Limit.PER_GAME}
_SOURCE: Final = Attribute(Name("self"), "source")

ClassNames = Mapping[tuple[str, int], str]
"""What the class of a clause's hook is called: by the clause, and the number of the hook in it."""


def class_names(clauses: Iterable[Clause]) -> ClassNames:
    """Name the classes of a module after their clauses: no two alike, and none like something of the kernel.

    A clause with several hooks names the later ones after their base.
    """
    names: dict[tuple[str, int], str] = {}
    for clause in clauses:
        for number, hook in enumerate(hooks_of(clause)):
            wanted = class_name(clause.id.split(".", 1)[1]) + (type(hook).__name__ if number else "")
            names[clause.id, number] = told_apart(wanted, {*names.values(), *dir(runtime)})
    return names


def hooks_of(clause: Clause) -> tuple[Hook, ...]:
    """Return the parts of a clause that become classes."""
    return tuple(part for part in clause.parts if isinstance(part, Hook))


def class_plan(clause: Clause, number: int, names: ClassNames) -> ClassPlan:
    """Return the class of one hook of a clause."""
    hook = hooks_of(clause)[number]
    methods = tuple(_methods(hook))
    if ("reshapes", True) in settings(hook):
        methods = seen_anew(methods)
    named = lookups(methods)
    prepare = (Function("prepare", (SELF, GAME), NONE, prepare_body(named)),) if named else ()
    settled = (
        *_told_source(hook, names[clause.id, source_of(clause)]),
        *prepare,
        *with_lookups(methods, named),
    )
    return ClassPlan(
        names[clause.id, number],
        Kernel(type(hook).__name__),
        clause.text,
        tuple(_attributes(clause, hook)),
        tuple(map(finished, settled)),
    )


def _told_source(hook: Hook, source: str) -> tuple[Function, ...]:
    """A rule that a promise leaves behind knows the clause that was promised."""
    if not is_left_behind(hook):
        return ()
    parameter = Parameter("source", Name(source))
    return (Function("__init__", (SELF, parameter), NONE, (Assign(_SOURCE, Name("source")),)),)


def source_of(clause: Clause) -> int:
    """Return which hook of a clause leaves rules behind."""
    laying = (n for n, hook in enumerate(hooks_of(clause)) if endings(hook) or binds(hook))
    return next(laying, 0)


@dataclass(slots=True)
class Sources:
    """Clauses that leave rules behind: they get names in the function that makes them, for the rules."""

    named: list[Assign] = field(default_factory=list)
    called: dict[str, Name] = field(default_factory=dict)

    def made(self, clause: Clause, number: int, name: str) -> Expression:
        """Express one hook of a clause as it is made, or as it is called once it was made."""
        hooks = hooks_of(clause)
        if is_left_behind(hooks[number]):
            return call(Name(name), self._name_of(clause))
        if number != source_of(clause) or not any(map(is_left_behind, hooks)):
            return call(Name(name))
        self.named.append(Assign(self._name_of(clause), call(Name(name))))
        return self._name_of(clause)

    def _name_of(self, clause: Clause) -> Name:
        number = len(self.called) + 1
        return self.called.setdefault(clause.id, Name("chosen" if number == 1 else f"chosen_{number}"))


def _attributes(clause: Clause, hook: Hook) -> Iterator[Assign]:
    yield Assign(Name("name"), Literal(clause.id))
    if clause.state is not State.ACTIVE:
        yield Assign(Name("state"), express_state(clause))
    # The limit is the act's; the rule it leaves behind stands until its time is over.
    if clause.limit and not is_left_behind(hook):
        limit = Limit.PER_OPPONENT if clause.per_opponent else _LIMITS[clause.limit]
        yield Assign(Name("limit"), express_setting(limit))
        if clause.times != 1:
            yield Assign(Name("times"), Literal(clause.times))
    for key, value in settings(hook):
        yield Assign(Name(key), express_setting(value))
    if endings(hook):
        yield Assign(Name("lasts"), Row(tuple(map(Kernel, endings(hook)))))
    if isinstance(hook, Program):
        yield program_attribute(hook)
    if isinstance(hook, Aid) and hook.takes:
        yield Assign(Name("takes"), Row(tuple(map(_taken, hook.takes))))


def _taken(take: Take) -> Row:
    return Row((Literal(take.piece), Literal(take.count), Kernel(take.stock)))


def express_state(clause: Clause) -> Expression:
    """Express in which state of its race a clause works."""
    return express_setting(_STATES[clause.state])


def express_setting(value: Setting) -> Expression:
    """Express a setting: a number, a truth value or a word of the kernel."""
    return Kernel(value.name) if isinstance(value, Word) else Literal(value)


# -- methods --------------------------------------------------------------------------------------------


def _methods(hook: Hook) -> Iterator[Function]:
    match hook:
        case Program():
            yield from program_methods(hook)
        case Reflex():
            yield from _reflex(hook)
        case Price():
            yield from _price(hook)
        case Luck():
            voice = OF_ANYONE if hook.scope is Scope.ANYONE else EVENT
            if hook.guard is not None:
                yield Function("applies", TOLD, BOOL, (Return(express_test(hook.guard, voice)),))
        case _:
            yield from (_answer(hook, name, answer) for name, answer in answers(hook))
            if isinstance(hook, Aid) and hook.effects:
                yield Function("succeed", TOLD, NONE, effects_body(hook.effects, EVENT))


def _answer(hook: Hook, name: str, answer: Answer) -> Function:
    # The guard is asked once: where a cost applies, not again how much it is there.
    unguarded = name in ("at", "other") or (name == "size" and isinstance(hook, Cost))
    guard = None if unguarded else hook.guard
    if isinstance(hook, Ban):
        return Function(name, (*ASKED, Parameter("by", INT)), INT, answer_body(answer, guard, BY_SOMEBODY))
    defends = isinstance(hook, Defence | Ward | Loss)
    if name == "at":
        voice = AGAINST_ATTACKER_THERE if defends else IN_ONE_REGION
        return Function(name, (*ASKED, Parameter("r", INT)), INT, answer_body(answer, guard, voice))
    return Function(name, ASKED, INT, answer_body(answer, guard, AGAINST_ATTACKER if defends else EVENT))


def _reflex(hook: Reflex) -> Iterator[Function]:
    voice = OF_ANYONE if hook.scope is Scope.ANYONE else EVENT
    if hook.guard is not None:
        yield Function("applies", TOLD, BOOL, (Return(express_test(hook.guard, voice)),))
    yield Function("fire", TOLD, NONE, effects_body(hook.effects, voice))


def _price(hook: Price) -> Iterator[Function]:
    if hook.guard is not None:
        yield Function("applies", ASKED, BOOL, (Return(express_test(hook.guard, AGAINST_ATTACKER)),))
