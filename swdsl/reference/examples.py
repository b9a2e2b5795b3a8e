"""Worked examples told in one language: the position, what happens, what comes of it, number by number."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from swdsl.model import scenarios as model
from swdsl.model.board import Board
from swdsl.model.names import Ref
from swdsl.reference.edition import Edition

_ARROWS = {"to": "→", "in": "→", "on": "→", "from": "←"}


class Teller:
    """Tells one scenario in the words of an edition."""

    def __init__(self, edition: Edition, scenario: model.Scenario) -> None:
        self.edition = edition
        self.scenario = scenario
        self._words = edition.words.examples
        self._regions = region_names(edition, scenario.board)

    def position(self) -> list[str]:
        """Return what lies where before anything happens."""
        return [self._fact(each) for each in self.scenario.given]

    def events(self, scene: model.Scene) -> list[str]:
        """Return what is done in a scene."""
        return [self._event(each) for each in scene.events]

    def outcomes(self, scene: model.Scene) -> Iterator[tuple[str, Sequence[model.Entry]]]:
        """Yield what comes of a scene, each with its bill, if it has one."""
        yield from self._told(scene.outcomes)
        for each in scene.rolled:
            faces = self._joined(map(str, each.faces)) or self._words.any_face
            head = f"{self._words.rolled} {faces}"
            for text, bill in self._told(each.outcomes):
                yield f"{head} – {text}", bill

    def _told(self, outcomes: Iterable[model.Outcome]) -> Iterator[tuple[str, Sequence[model.Entry]]]:
        words, label = self._words, self.edition.words.labelled
        for outcome in outcomes:
            match outcome:
                case model.ValueIs(value=value, number=number, bill=bill):
                    yield label(words.values[value], number), bill
                case model.Refused(reasons=reasons):
                    yield self._with_reasons(words.refused, reasons), ()
                case model.Accepted():
                    yield words.accepted, ()
                case model.Happens(action=action, bill=bill):
                    yield self._event(action), bill
                case model.May(action=action, possible=possible, reasons=reasons):
                    head = label(words.allowed if possible else words.forbidden, self._event(action))
                    yield self._with_reasons(head, reasons), ()
                case model.Holds(person=person, regions=regions):
                    held = self._joined(self._regions[each] for each in regions)
                    yield label(f"{person} {words.holds}", held), ()
                case model.Sees(person=person, sights=sights, visible=visible):
                    seen = self._joined(map(self._sight, sights))
                    yield label(f"{person} {words.sees if visible else words.cannot_see}", seen), ()
                case model.Wins(persons=persons):
                    yield label(words.victory, self._joined(persons)), ()
                case _:
                    yield self._fact(outcome), ()

    def _fact(self, fact: model.Given) -> str:
        words, label = self._words, self.edition.words.labelled
        match fact:
            case model.Plays(person=person, race=race, power=power, holdings=holdings, declined=declined):
                combo = " + ".join(self._name(each) for each in (race, power) if each is not None)
                state = f" ({self.edition.words.decline_side})" if declined else ""
                return self._listed(label(person, f"{combo}{state}"), holdings)
            case model.Has(person=person, holdings=holdings):
                return label(person, self._joined(map(self._holding, holdings)))
            case model.Lies(region=region, holdings=holdings):
                lying = self._joined(map(self._holding, holdings)) or words.empty
                return label(self._regions[region], lying)
            case model.Carries(marker=marker, power=power):
                return label(self._name(marker), self._name(power))
            case model.Column(offers=offers):
                return label(words.combos, self._joined(map(self._offer, offers)))
            case model.Stack(things=things):
                return label(words.stack, self._joined(map(self._name, things)))
            case model.Turn(number=number, person=person):
                return f"{words.turn} {number}" + (f" ({person})" if person else "")
            case _:
                assert_never(fact)

    def _event(self, event: model.Event) -> str:
        if isinstance(event, model.Rolls):
            numbers = self._joined(map(str, event.numbers))
            return self.edition.words.labelled(self._words.verbs[model.Verb.ROLL], numbers)
        actor = self._name(event.actor) if isinstance(event.actor, Ref) else event.actor
        done = self._joined(map(self._part, event.parts))
        deed = self._words.verbs[event.verb]
        return self.edition.words.labelled(actor, f"{deed} – {done}" if done else deed)

    def _part(self, part: model.Part) -> str:
        around = [
            f"{_ARROWS.get(word, '+')} {self._joined(map(self._item, items))}" for word, items in part.phrases
        ]
        return " ".join(text for text in (self._item(part.item), *around) if text)

    def _holding(self, holding: model.Holding) -> str:
        item = self._item(holding.item)
        owner = f" ({holding.owner})" if holding.owner else ""
        return f"{self._words.in_hand} {item}{owner}" if holding.in_hand else f"{item}{owner}"

    def _item(self, item: model.Item) -> str:
        names = " + ".join(self._thing(each) for each in item.things)
        if item.number is None:
            return names
        return f"{names} × {item.number}" if names else str(item.number)

    def _thing(self, thing: model.Thing) -> str:
        match thing:
            case model.Spot(id=region):
                return self._regions.get(region, region)
            case model.Person(name=name):
                return name
            case Ref():
                return self._name(thing)
            case model.Common.COINS:
                return self._words.coins
            case model.Common.TOKENS:
                return self.edition.words.tokens.lower()
            case _:
                assert_never(thing)

    def _sight(self, sight: Ref | model.Person) -> str:
        if isinstance(sight, Ref):
            return self._name(sight)
        return f"{self._words.coins} ({sight.name})"

    def _offer(self, offer: model.Offer) -> str:
        combo = " + ".join(self._name(each) for each in (offer.race, offer.power) if each is not None)
        coins = self.edition.words.labelled(self._words.coins, offer.coins)
        return f"{combo} ({coins})" if offer.coins else combo

    def _name(self, ref: Ref) -> str:
        thing = self.edition.things.get(ref)
        return ref.id.replace("_", " ") if thing is None else self.edition.names.of(thing)

    def _with_reasons(self, head: str, codes: Iterable[str]) -> str:
        known = (self._words.reasons.get(code) or self._by_id(code) for code in codes)
        said = self._joined(each for each in known if each is not None)
        return self.edition.words.labelled(head, said) if said else head

    def _by_id(self, name: str) -> str | None:
        ref = named_ref(self.scenario, self.edition, name)
        return None if ref is None else self._name(ref)

    def _listed(self, head: str, holdings: Sequence[model.Holding]) -> str:
        return ", ".join([head, *map(self._holding, holdings)])

    @staticmethod
    def _joined(parts: Iterable[str]) -> str:
        return ", ".join(parts)


def region_names(edition: Edition, board: Board) -> dict[str, str]:
    """Return how regions are called; one without a name in this language is called after its ground."""
    if edition.language == "en":
        return {region.id: region.name for region in board.regions}
    counts: dict[Ref, int] = {}
    found: dict[str, str] = {}
    for region in board.regions:
        counts[region.terrain] = counts.get(region.terrain, 0) + 1
        ground = edition.names.of(edition.things[region.terrain])
        given = edition.names.region(board, region)
        found[region.id] = f"{ground} {counts[region.terrain]}" if given == region.name else given
    return found


def named_ref(scenario: model.Scenario, edition: Edition, name: str) -> Ref | None:
    """Return the component or piece that a bill or a reason means by a name, the scenario's own first."""
    scopes = (*scenario.sets, *(rules.id for rules in edition.library.sets))
    candidates = (*scenario.components, *edition.things)
    fitting = [ref for ref in candidates if ref.id == name and ref in edition.things]
    return min(fitting, key=lambda ref: scopes.index(ref.scope), default=None)
