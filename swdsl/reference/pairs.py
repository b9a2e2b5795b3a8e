"""Two components together: their tokens, what one says of the other, examples with both, tables for both."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from swdsl.model.content import Component
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.model.ruleset import Game
from swdsl.model.scenarios import Column, Scenario, Stack
from swdsl.model.walk import refs
from swdsl.prose import Sentence
from swdsl.reference.addresses import PAIRS, game_ref
from swdsl.reference.edition import Edition
from swdsl.reference.example_pages import Examples, anchor_of, path_of
from swdsl.reference.page import Page
from swdsl.words import Kind


@dataclass(frozen=True, slots=True)
class Pair:
    """What there is to say of two components beside what each says of itself."""

    one: Component
    other: Component
    about: tuple[Sentence, ...]
    examples: tuple[Scenario, ...]
    games: tuple[Game, ...]

    @property
    def tokens(self) -> tuple[int, ...]:
        """How many tokens each brings; nothing where they do not make one army."""
        kinds = {self.one.ref.kind, self.other.ref.kind}
        parts = tuple(each.tokens for each in (self.one, self.other) if each.tokens is not None)
        return parts if kinds == {Kind.RACE, Kind.POWER} and len(parts) == 2 else ()


def pair_of(edition: Edition, one: Component, other: Component) -> Pair:
    """Return two components together."""
    both = {one.ref, other.ref}
    about = (*_naming(edition, one, other), *_naming(edition, other, one))
    shown = [each for each in edition.library.scenarios if both <= playing(each)]
    games = (game for game in edition.library.games if both <= edition.tables.present(game))
    return Pair(one, other, about, tuple(sorted(shown, key=_spread)), tuple(games))


def playing(scenario: Scenario) -> set[Ref]:
    """Return what takes part in an example; what only waits in the column or the stack does not."""
    given = (fact for fact in scenario.given if not isinstance(fact, Column | Stack))
    return set(refs(*given, *(event for scene in scenario.scenes for event in scene.events)))


def _spread(scenario: Scenario) -> int:
    """How much else an example is about."""
    return len(scenario.components)


def _naming(edition: Edition, speaker: Component, named: Component) -> Iterator[Sentence]:
    _, rules = edition.told(speaker)
    wanted = {named.ref, *(piece.ref for piece in named.pieces)}
    for held in rules.held:
        if wanted & {link.ref for link in held.sentence.links}:
            yield held.sentence


def key_of(ref: Ref) -> str:
    """Return how the address of a pair calls a component."""
    return f"{ref.kind.value}:{ref}"


def pair_page(edition: Edition) -> Page:
    """Return the page on which any two components meet; the browser fills it from `pair_script`."""
    words = edition.words
    groups = [
        (words.many[kind], [(key_of(each.ref), edition.names.of(each)) for each in edition.components(kind)])
        for kind in COMPONENT_KINDS
        if edition.components(kind)
    ]
    return Page(PAIRS, "pairs.jinja", words.pairs.title, (("", words.pairs.title),), {"groups": groups})


def pair_script(edition: Edition, examples: Examples) -> str:
    """Return what the page needs as JavaScript: pages opened from the disk may load scripts, but not data."""
    components = tuple(edition.library.components())
    numbers = {each.ref: number for number, each in enumerate(components)}
    numbers |= {piece.ref: numbers[each.ref] for each in components for piece in each.pieces}
    value = {
        "components": [_component(edition, each, numbers) for each in components],
        "examples": list(_examples(edition, examples, numbers)),
        "games": [
            [
                edition.names.game(game),
                edition.addresses.of(game_ref(game.id)),
                sorted(numbers[ref] for ref in edition.tables.present(game) if ref in numbers),
            ]
            for game in edition.library.games
        ],
    }
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f"globalThis.swdslPairs = {text};\n"


def _component(edition: Edition, component: Component, numbers: dict[Ref, int]) -> list[object]:
    facts, rules = edition.told(component)
    sentences = [*facts, *(held.sentence for held in rules.held)]
    own = numbers[component.ref]
    return [
        key_of(component.ref),
        component.ref.kind.value,
        edition.names.of(component),
        edition.addresses.of(component.ref),
        component.tokens,
        str(edition.tile_markup(component)),
        [[each.text, sorted(_named(each, numbers) - {own})] for each in sentences],
    ]


def _named(sentence: Sentence, numbers: dict[Ref, int]) -> set[int]:
    return {numbers[link.ref] for link in sentence.links if link.ref in numbers}


def _examples(edition: Edition, examples: Examples, numbers: dict[Ref, int]) -> Iterator[list[object]]:
    for scenario in sorted(edition.library.scenarios, key=_spread):
        about = sorted({numbers[ref] for ref in playing(scenario) if ref in numbers})
        if len(about) > 1:
            yield [examples.title(scenario), f"{path_of(scenario)}#{anchor_of(scenario)}", about]
