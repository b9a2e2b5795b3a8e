"""Which worked examples a rulebook shows: for each chapter the plainest that the engine has played out."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from swdsl.model import scenarios as model
from swdsl.model.content import Component, RuleSet
from swdsl.model.names import Ref
from swdsl.model.ruleset import Library
from swdsl.reference.overview_pages import part_of
from swdsl.reference.words.overview import Part
from swdsl.words import Value
from swdsl.words_of_examples import Verb
from swdsl.words_of_files import Chapter

Test = Callable[[model.Scenario], bool]


def examples_by_chapter(library: Library, rules: RuleSet) -> dict[str, list[model.Scenario]]:
    """Return the examples to show in the chapters of a rulebook, none twice."""
    plain = [each for each in library.scenarios if each.scope == rules.id and _is_plain(each)]
    said = {each.ref: len(each.clauses) for each in library.components()}
    rewarded = {each.ref for each in library.components() if _has_coins(each)}
    plain.sort(key=lambda each: _extent(each, said))
    found: dict[str, list[model.Scenario]] = {}
    shown: list[str] = []
    whole = max(plain, key=lambda each: len(each.scenes), default=None)
    if whole is not None and len(whole.scenes) >= _WHOLE_TURN:
        found[Chapter.TURN] = [whole]
        shown.append(whole.id)
    for chapter, tests in _SHOWN.items():
        for test in tests:
            easy = [each for each in plain if each.id not in shown and _extent(each, said)[0] <= _MUCH]
            if chapter is Chapter.SCORING:  # what every region brings, rather than what one race adds
                easy.sort(key=lambda each: not rewarded.isdisjoint(each.components))
            first = next(filter(test, easy), None)
            if first is not None:
                found.setdefault(chapter, []).append(first)
                shown.append(first.id)
    return found


_MUCH: Final = 2  # rather no example than one that needs more rules than this of races and powers
_WHOLE_TURN: Final = 5  # so many scenes make a turn worth telling


def _is_plain(scenario: model.Scenario) -> bool:
    """Whether an example is about the rules of its box alone, as they hold where nobody decides otherwise."""
    own = all(ref.scope == scenario.scope for ref in scenario.components)
    return own and not scenario.options and scenario.teams is None


def _extent(scenario: model.Scenario, said: Mapping[Ref, int]) -> tuple[int, int, int]:
    """How much a reader must know: the rules of whatever the example names, then all it tells."""
    known = sum(said.get(ref, 0) for ref in scenario.components)
    told = sum(len(scene.events) + len(scene.every_outcome()) for scene in scenario.scenes)
    return known, len(scenario.components), len(scenario.given) + told


def _has_coins(component: Component) -> bool:
    """Whether a component has something to say when coins are taken."""
    return any(part_of(clause) is Part.SCORING for clause in component.clauses)


def _actions(scenario: model.Scenario) -> Iterator[model.Action]:
    for scene in scenario.scenes:
        yield from (each for each in scene.events if isinstance(each, model.Action))


def _outcomes(scenario: model.Scenario) -> Iterator[model.Outcome]:
    for scene in scenario.scenes:
        yield from scene.every_outcome()


def _verbs(scenario: model.Scenario) -> set[Verb]:
    return {each.verb for each in _actions(scenario)}


def _does(verb: Verb) -> Test:
    return lambda scenario: _verbs(scenario) == {verb}


def _costs(entries: int) -> Test:
    """Whether an attack is paid, with so many lines on its bill."""
    return lambda scenario: (
        _verbs(scenario) == {Verb.ATTACK}
        and any(
            isinstance(each, model.ValueIs) and each.value is Value.COST and len(each.bill) == entries
            for each in _outcomes(scenario)
        )
    )


def _is_refused(scenario: model.Scenario) -> bool:
    refused = any(isinstance(each, model.Refused) for each in _outcomes(scenario))
    return refused and _verbs(scenario) == {Verb.ATTACK}


def _rolls(scenario: model.Scenario) -> bool:
    return any(isinstance(each, model.Rolls) for scene in scenario.scenes for each in scene.events)


def _happens(verb: Verb, by: Verb) -> Test:
    """Whether something happens to somebody, after deeds of one kind only."""
    return lambda scenario: (
        _verbs(scenario) == {by}
        and any(isinstance(each, model.Happens) and each.action.verb is verb for each in _outcomes(scenario))
    )


def _scores(scenario: model.Scenario) -> bool:
    """Whether a scoring is told that brings whoever scores some coins."""
    gained = [each.action for each in _outcomes(scenario) if isinstance(each, model.Happens)]
    numbers = [part.item.number or 0 for each in gained if model.is_about_coins(each) for part in each.parts]
    return _happens(Verb.GAIN, Verb.SCORE)(scenario) and any(numbers)


_SHOWN: Final[Mapping[Chapter, tuple[Test, ...]]] = MappingProxyType(
    {
        Chapter.DRAFT: (_does(Verb.PICK),),
        Chapter.CONQUEST: (_costs(1), _costs(2), _is_refused, _rolls),
        Chapter.LOSSES: (_happens(Verb.LOSE, Verb.ATTACK),),
        Chapter.REDEPLOYMENT: (_does(Verb.PUT), _does(Verb.REDEPLOY)),
        Chapter.SCORING: (_scores,),
        Chapter.DECLINE: (_does(Verb.DECLINE),),
    }
)
