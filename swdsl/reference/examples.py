"""Worked examples told in one language: the position, what happens, what comes of it, number by number."""

from collections import Counter
from collections.abc import Iterator, Sequence

from swdsl.model import scenarios as model
from swdsl.model.board import Board
from swdsl.model.names import Ref
from swdsl.prose import Sentence, typographic
from swdsl.reference.edition import Edition


class Teller:
    """Tells one scenario in the words of an edition."""

    def __init__(self, edition: Edition, scenario: model.Scenario) -> None:
        self.edition = edition
        self.scenario = scenario
        regions = edition.regions.get(scenario.board.id)
        if regions is None:
            regions = edition.regions[scenario.board.id] = region_names(edition, scenario.board)
        self._storyteller = edition.speaker.storyteller(scenario, regions, self._reason)

    def title(self) -> str:
        """Return what an example is called: what its author called it here, else what it shows."""
        if self.edition.language == "en":
            return typographic(self.scenario.title)
        worded = dict(self.scenario.titles).get(self.edition.language)
        return typographic(worded) if worded else self._storyteller.title().text

    def assumed(self) -> list[Sentence]:
        """Return what the table of an example plays where tables differ."""
        options = {
            str(option.ref): option.ref for rules in self.edition.library.sets for option in rules.options
        }
        return [
            self.edition.speaker.answer(options[option], choice)
            for option, choice in self.scenario.options
            if option in options
        ]

    def position(self) -> list[Sentence]:
        """Return what lies where before anything happens."""
        return [self._storyteller.fact(each) for each in self.scenario.given]

    def events(self, scene: model.Scene) -> list[Sentence]:
        """Return what is done in a scene."""
        return [self._storyteller.deed(each) for each in scene.events]

    def outcomes(self, scene: model.Scene) -> Iterator[tuple[Sentence, Sequence[model.Entry]]]:
        """Yield what comes of a scene, each with its bill, if it has one."""
        for outcome in scene.outcomes:
            yield self._storyteller.outcome(outcome), _bill(outcome)
        for each in scene.rolled:
            for outcome in each.outcomes:
                yield self._storyteller.rolled(each.faces, outcome), _bill(outcome)

    def _reason(self, code: str) -> str | None:
        known = self.edition.words.examples.reasons.get(code)
        ref = named_ref(self.scenario, self.edition, code)
        return known or (None if ref is None else self.edition.names.of(self.edition.things[ref]))


def _bill(outcome: model.Outcome) -> Sequence[model.Entry]:
    return outcome.bill if isinstance(outcome, model.ValueIs | model.Happens) else ()


def region_names(edition: Edition, board: Board) -> dict[str, str]:
    """Return how regions are called; one without a name in this language is called after its ground.

    Only where there are several of that ground are they numbered.
    """
    if edition.language == "en":
        return {region.id: typographic(region.name) for region in board.regions}
    alike = Counter(region.terrain for region in board.regions)
    counts: Counter[Ref] = Counter()
    found: dict[str, str] = {}
    for region in board.regions:
        counts[region.terrain] += 1
        ground = edition.names.of(edition.things[region.terrain])
        number = f" {counts[region.terrain]}" if alike[region.terrain] > 1 else ""
        given = edition.names.region(board, region)
        found[region.id] = f"{ground}{number}" if given == typographic(region.name) else given
    return found


def named_ref(scenario: model.Scenario, edition: Edition, name: str) -> Ref | None:
    """Return the component or piece that a bill or a reason means by a name, the scenario's own first."""
    scopes = (*scenario.sets, *(rules.id for rules in edition.library.sets))
    own = (ref for ref in scenario.components if ref.id == name and ref in edition.things)
    fitting = (*own, *edition.things_called(name))
    return min(fitting, key=lambda ref: scopes.index(ref.scope), default=None)
