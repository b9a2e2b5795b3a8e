"""Who resembles whom: by the rules as the engine takes them, and by what games with them are like."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt

from swdsl.balance.experiment import Career
from swdsl.lower import lower
from swdsl.lower.dump import dump
from swdsl.model.content import Component
from swdsl.model.ruleset import Library

_WORD = re.compile(r"[a-z_]+|\d+")


@dataclass(frozen=True, slots=True)
class Relative:
    """The nearest one: how much of the rules is alike, from 0 to 1, and how near games with it are."""

    name: str
    form: float
    play: float


def forms(library: Library) -> dict[str, Counter[str]]:
    """Return what the engine makes of the clauses of every component, as a bag of words; tokens count too."""
    found = {}
    for each in lower(library):
        for component in each.components:
            text = dump(replace(each, frame=None, components=(component,)))
            parts = [line for line in text.splitlines() if line.startswith("    ") and "# " not in line]
            words = Counter(word for line in parts for word in _WORD.findall(line))
            words["tokens"] += component.tokens or 0
            words["attack_only"] += 2 * component.attack_only
            found[str(component.ref)] = words
    return found


def likeness(one: Counter[str], other: Counter[str]) -> float:
    """Return how much two bags of words share, 1 for the same."""
    whole = (one | other).total()
    return (one & other).total() / whole if whole else 1.0


def profile(career: Career, tokens: int) -> tuple[float, ...]:
    """Return what a life is like: coins, first turn, turns, regions, tokens; each about one when usual."""
    picks = max(1, career.picks)
    return (
        career.coins / picks / 25,
        career.first / picks / 7,
        career.active / picks / 3,
        career.held / picks / 4,
        career.regions / picks / 6,
        tokens / 9,
    )


def nearness(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return how near two profiles are, 1 for the same."""
    return 1 / (1 + 2 * sqrt(sum((a - b) ** 2 for a, b in zip(one, other, strict=True))))


def nearest(
    component: Component,
    others: Mapping[str, Component],
    words: Mapping[str, Counter[str]],
    careers: Mapping[str, Career],
) -> Relative | None:
    """Find the component that resembles one most, rules and games taken together."""
    mine = str(component.ref)
    found = []
    for name, other in others.items():
        if name == mine or name not in careers or mine not in careers:
            continue
        form = likeness(words[mine], words[name])
        one = profile(careers[mine], component.tokens or 0)
        play = nearness(one, profile(careers[name], other.tokens or 0))
        found.append(Relative(name, form, play))
    return max(found, key=lambda each: (each.form + each.play, each.name), default=None)
