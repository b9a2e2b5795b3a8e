"""From checked rules to rules that can be played, in memory: a scenario tests what the files say now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from swdsl.generate import PACKAGE, frame_module, generate, set_folder
from swdsl.generate.execution import execute
from swdsl.generate.plan_components import PLURALS
from swdsl.lower import LoweredSet, lower
from swdsl.lower.joined import joined_frame
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.runtime import Frame, Game
from swdsl.scenarios.table import Maker, Rulebook


def compile_rulebook(
    library: Library, seen: set[str] | None = None, *, carried: Sequence[LoweredSet] = ()
) -> Rulebook:
    """Return the rules of a library as functions of the engine; `seen` collects the clauses exercised."""
    rules_alone = replace(library, boards=(), games=())
    lowered = lower(library, carried)
    texts = {artifact.path: artifact.text for artifact in generate(rules_alone, carried=lowered)}
    frames: dict[str, Callable[[Game], Frame]] = {}
    makers: dict[Ref, Maker] = {}
    for each in library.sets:
        folder = f"{PACKAGE}/{set_folder(each.id)}"
        path = f"{folder}/frame.py"
        if path in texts:
            frames[each.id] = _executed(path, texts[path])["frame"]
        for kind, plural in PLURALS.items():
            path = f"{folder}/{plural}.py"
            components = [component.ref for component in each.components if component.ref.kind is kind]
            if components:
                made = _executed(path, texts[path])[plural.upper()]
                makers.update(zip(components, made, strict=True))
    return Rulebook(library, frames, makers, _joiner(library, lowered), seen=seen)


def _joiner(
    library: Library, lowered: Sequence[LoweredSet]
) -> Callable[[str, tuple[str, ...]], Callable[[Game], Frame]]:
    """Return what makes a frame with additions; few scenarios need one, so nothing is made beforehand."""
    by_id = {each.id: each for each in lowered}

    @cache
    def joined(root: str, added: tuple[str, ...]) -> Callable[[Game], Frame]:
        rules = joined_frame(root, added, library, by_id)
        path = f"{PACKAGE}/{'_'.join((root, *added))}_frame.py"
        frame: Callable[[Game], Frame] = _executed(path, frame_module(rules))["frame"]
        return frame

    return joined


def _executed(path: str, text: str) -> dict[str, Any]:
    """Return what a generated module defines."""
    names: dict[str, Any] = {"__name__": path.removesuffix(".py").replace("/", ".")}
    execute(text, path, names)
    return names
