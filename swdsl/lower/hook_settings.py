"""What a hook says, by the kernel's names: its settings, its answers, what it does."""

from __future__ import annotations

from dataclasses import fields

from swdsl.lower.form_effects import Loan, RepelAttack, Sally, SwapBadge
from swdsl.lower.form_hooks import Answer, Hook, Program, effects_of
from swdsl.lower.form_lasting import LayDeed, is_of_a_rule
from swdsl.lower.form_numbers import STOOD, Age
from swdsl.lower.form_players import Robbers
from swdsl.lower.form_regions import KeptGround, LostGround
from swdsl.lower.form_steps import steps_besides
from swdsl.lower.form_tests import TheyPromised
from swdsl.lower.form_words import (
    Ending,
    Setting,
)
from swdsl.lower.form_world import ChangeRounds, GroundDeed, SilenceTile
from swdsl.lower.walk import walk


def settings(hook: Hook) -> tuple[tuple[str, Setting], ...]:
    """Return what a hook sets: what must be said, what is not as usual, what follows from the rest."""
    said = [(each.name, getattr(hook, each.name), each.default) for each in fields(hook)]
    own = [(name, value) for name, value, usual in said if isinstance(value, Setting) and value != usual]
    implied: list[tuple[str, Setting]] = [
        (name, True) for name in getattr(hook, "IMPLIED", ()) if getattr(hook, name)
    ]
    implied += [("recalls", True)] if _recalls(hook) else []
    implied += [("ages", True)] if any(isinstance(node, Age) for node in walk(hook)) else []
    done = effects_of(hook)
    implied += [("silences", True)] if any(isinstance(each, SilenceTile) for each in done) else []
    implied += [("lends", True)] if any(isinstance(each, Loan) for each in done) else []
    implied += [("swaps", True)] if any(isinstance(each, SwapBadge) for each in done) else []
    implied += [("prolongs", True)] if any(isinstance(each, ChangeRounds) for each in done) else []
    implied += [("reshapes", True)] if any(isinstance(each, GroundDeed) for each in done) else []
    implied += [("repels", True)] if any(isinstance(each, RepelAttack) for each in done) else []
    implied += [("sallies", True)] if any(isinstance(each, Sally) for each in done) else []
    bits = steps_besides(hook.steps) if isinstance(hook, Program) and hook.figure else 0
    implied += [("besides", bits)] if bits else []
    return (*(pair for pair in own if pair[0] != "local"), *implied, *(p for p in own if p[0] == "local"))


def _recalls(hook: Hook) -> bool:
    """Whether it speaks of what the kernel remembers only for those who do."""
    return any(isinstance(node, KeptGround | LostGround | Robbers) or node == STOOD for node in walk(hook))


def endings(hook: Hook) -> tuple[Ending, ...]:
    """Return when each rule ends that a hook leaves behind, in the order of their numbers."""
    laid = {each.rule: each.ending for each in effects_of(hook) if isinstance(each, LayDeed)}
    return tuple(laid[rule] for rule in sorted(laid))


def is_left_behind(hook: Hook) -> bool:
    """Whether a hook is a rule that another one of its clause leaves behind for a time."""
    return is_of_a_rule(hook) or any(isinstance(node, TheyPromised) for node in walk(hook))


def answers(hook: Hook) -> tuple[tuple[str, Answer], ...]:
    """Return the answers of a hook that it gives itself; others are the kernel's usual ones."""
    said = ((each.name, getattr(hook, each.name)) for each in fields(hook) if each.name != "guard")
    return tuple((name, value) for name, value in said if isinstance(value, Answer))
