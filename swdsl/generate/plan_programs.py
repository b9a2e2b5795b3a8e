"""Programs as methods: what each step asks, among what, how often, and what follows."""

from __future__ import annotations

from collections.abc import Callable

from swdsl.generate.fitting import fitted
from swdsl.generate.methods import with_held
from swdsl.generate.pen import Pen, Voice
from swdsl.generate.plan import Method
from swdsl.generate.print_effects import effect_lines
from swdsl.generate.print_masks import mask_text, players_text
from swdsl.generate.print_numbers import condition_text, number_text
from swdsl.lower.form import Ask, Base, Hook, MarkerKind, Step, Word
from swdsl.lower.form_regions import Players

_VOICE = Voice(there="s.there", they="s.they")
_ACTOR = Voice(there="s.there", they="slot")
_NEVER_ASKED = (Ask.NOTHING, Ask.DIE)
_ARGUMENTS = "self, s: State, slot: int, step: int"


def program_attributes(hook: Hook, pen: Pen) -> list[str]:
    """Return what a program says about itself besides its settings."""
    if hook.base is not Base.PROGRAM:
        return []
    asks = [pen.use(step.ask) for step in hook.steps]
    return [f"asks = ({', '.join(asks)}{',' if len(asks) == 1 else ''})"]


def program_methods(hook: Hook, pen: Pen) -> tuple[Method, ...]:
    """Return the methods of a program."""
    pen.use("State")
    voice = _ACTOR if hook.setting("scope") == Word("ANYONE") else _VOICE
    methods: list[Method] = []
    if hook.guard is not None:
        test = condition_text(hook.guard, pen, voice).text
        methods.append(
            Method("def applies(self, s: State, slot: int) -> bool", fitted(with_held([f"return {test}"])))
        )
    silent = all(step.ask in _NEVER_ASKED or _options(step, pen, voice) for step in hook.steps)
    methods += _method("rounds", hook, lambda step: _rounds(step, pen, voice), "return 1", False)
    methods += _method("units", hook, lambda step: _units(step, pen, voice), "return 0", True)
    methods += _method("options", hook, lambda step: _options(step, pen, voice), "return 1", silent)
    if not any(step.effects for step in hook.steps):
        return tuple(methods)
    act = _branches(hook, lambda step: _acts(step, pen, voice), None, False)
    methods.append(Method(f"def act({_ARGUMENTS}, choice: int) -> None", fitted(with_held(act))))
    return tuple(methods)


def _method(
    name: str, hook: Hook, body: Callable[[Step], list[str]], otherwise: str, silent: bool
) -> list[Method]:
    if not any(body(step) for step in hook.steps):
        return []
    lines = _branches(hook, body, otherwise, silent)
    return [Method(f"def {name}({_ARGUMENTS}) -> int", fitted(with_held(lines)))]


def _branches(
    hook: Hook, body: Callable[[Step], list[str]], otherwise: str | None, silent: bool
) -> list[str]:
    """Return one branch for each step that has something to say.

    `silent`: the kernel never asks the steps that have nothing to say, so one answer needs no branch.
    """
    bodies = [body(step) for step in hook.steps]
    said = [lines for lines in bodies if lines]
    if len(said) == len(bodies) == 1 or (silent and len(said) == 1):
        return said[0]
    lines: list[str] = []
    for number, inner in enumerate(bodies):
        last = number == len(bodies) - 1
        if otherwise is None:
            lines.append(f"{'else' if last else f'elif step == {number}' if number else 'if step == 0'}:")
            lines += [f"    {line}" for line in inner or ["pass"]]
        elif last:
            lines += inner or [otherwise]
        elif inner:
            lines.append(f"if step == {number}:")
            lines += [f"    {line}" for line in inner]
        elif not any(bodies[number + 1 :]):
            lines.append(otherwise)
            break
        else:
            lines += [f"if step == {number}:", f"    {otherwise}"]
    return lines


def _rounds(step: Step, pen: Pen, voice: Voice) -> list[str]:
    return [] if step.rounds is None else [f"return {number_text(step.rounds, pen, voice).text}"]


def _units(step: Step, pen: Pen, voice: Voice) -> list[str]:
    return [] if step.units is None else [f"return {number_text(step.units, pen, voice).text}"]


def _options(step: Step, pen: Pen, voice: Voice) -> list[str]:
    answers = _answers(step, pen, voice)
    if step.possible is None or step.ask is Ask.NOTHING:
        return [f"return {answers}"] if answers else []
    if answers is None:
        return [f"return 1 if {condition_text(step.possible, pen, voice).text} else 0"]
    impossible = condition_text(step.possible, pen, voice, negated=True).text
    return [f"if {impossible}:", "    return 0", f"return {answers}"]


def _answers(step: Step, pen: Pen, voice: Voice) -> str | None:
    match step.options:
        case None:
            return f"{pen.use('column')}(s)" if step.ask is Ask.COMBO else None
        case MarkerKind():
            return f"{pen.use('markers_in_play')}(s, {pen.use(step.options)})"
        case options if isinstance(options, Players):
            return players_text(options, pen, voice).text
        case mask:
            return mask_text(mask, pen, voice).text


def _acts(step: Step, pen: Pen, voice: Voice) -> list[str]:
    return [line for effect in step.effects for line in effect_lines(effect, pen, voice)]
