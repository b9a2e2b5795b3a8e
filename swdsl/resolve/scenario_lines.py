"""Lines of scenarios: positions, actions and facts, with every name looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from swdsl.diagnostics import did_you_mean
from swdsl.diagnostics.codes_content import IMPOSSIBLE_SCENARIO
from swdsl.diagnostics.codes_names import UNKNOWN_NAME
from swdsl.diagnostics.codes_scenarios import SCENARIO_PLAYER, SCENARIO_REGION
from swdsl.model import scenarios as model
from swdsl.model.board import Board
from swdsl.model.engine_reasons import ENGINE_REASONS
from swdsl.model.names import COMPONENT_KINDS, Ref
from swdsl.resolve.reading import Reading
from swdsl.syntax import tree_scenarios as tree
from swdsl.syntax.tree_words import Name
from swdsl.words import Common, Kind
from swdsl.words_of_examples import Verb

THING_KINDS: Final = (*COMPONENT_KINDS, Kind.PIECE, Kind.NEUTRAL)
MARKER_KINDS: Final = (Kind.PLACE, Kind.RELIC)
IN_A_REGION: Final = (Kind.RACE, *MARKER_KINDS, Kind.PIECE, Kind.NEUTRAL, Kind.TERRAIN)


@dataclass(slots=True)
class Stage:
    """What the lines of one scenario may speak of, and what they have named so far.

    `meanings` is shared by scenarios that see the same sets: the same words come again and again.
    """

    reading: Reading
    board: Board
    persons: list[str] = field(default_factory=list)
    meanings: dict[str, Ref] = field(default_factory=dict)
    named: list[Ref] = field(default_factory=list)
    labels: Mapping[str, tuple[Ref, ...]] = field(default_factory=dict)
    introducing: bool = True

    def person(self, node: tree.Person) -> str:
        """Return a player's name; the position introduces players, later lines only speak of them."""
        if node.text not in self.persons:
            if not self.introducing:
                guess = did_you_mean(node.text, self.persons)
                self.reading.report(
                    SCENARIO_PLAYER,
                    node.span,
                    f"Nobody at this table is called `{node}`.",
                    label="not in the position",
                    hint=guess or f"Add `{node} has 5 coins` to the position.",
                )
            self.persons.append(node.text)
        return node.text

    def is_region(self, name: Name) -> bool:
        """Whether a name is a region of the board."""
        return any(region.id == name.text for region in self.board.regions)

    def region(self, name: Name) -> str:
        """Return the id of a region, which the board must have."""
        if self.board.regions and not self.is_region(name):
            known = [region.id for region in self.board.regions]
            self.reading.report(
                SCENARIO_REGION,
                name.span,
                f"The board has no region `{name}`.",
                hint=did_you_mean(name.text, known) or f"It has {', '.join(known[:8])}.",
            )
        return name.text

    def ref(self, name: Name, kinds: tuple[Kind, ...], wanted: str) -> Ref:
        """Return what a name of the rules stands for."""
        found = self.meanings.get(name.text)
        if found is None or found.kind not in kinds:
            declared = self.reading.table.matches(self.reading.scope, name.text, kinds)
            if len(declared) == 1:
                found = self.meanings[name.text] = declared[0].ref
            else:
                found = self.reading.find(name, kinds, wanted)
        if found not in self.named:
            self.named.append(found)
        return self.reading.note(name, found)

    def thing(self, name: Name, kinds: tuple[Kind, ...] = THING_KINDS) -> model.Thing:
        """Return what a name stands for: a region of the board, or something of the rules."""
        if self.is_region(name):
            return model.Spot(name.text)
        if name.text not in self.meanings and not self._means_something(name, kinds):
            if not self.board.regions:
                return model.Spot(name.text)  # A board that is missing has been reported.
            known = [region.id for region in self.board.regions]
            others = self.reading.table.names(self.reading.scope, kinds)
            self.reading.report(
                UNKNOWN_NAME,
                name.span,
                f"`{name}` is neither a region of the board nor anything of the rules.",
                hint=did_you_mean(name.text, [*known, *others]),
            )
            return model.Spot(name.text)
        return self.ref(name, kinds, "a region, a component or a piece")

    def is_label(self, name: Name) -> bool:
        """Whether a name is the label of a clause, and nothing else that a scenario speaks of."""
        other = self.is_region(name) or name.text in self.meanings or self._means_something(name)
        return name.text in self.labels and not other

    def labelled(self, name: Name) -> Ref:
        """Return the component that has a clause of this name: one that the scenario speaks of, if any."""
        owners = [ref for ref in self.labels[name.text] if ref.kind in COMPONENT_KINDS]
        near = [ref for ref in owners if ref in self.named] or owners
        if len(near) != 1:
            both = " and ".join(f"`{ref.id}`" for ref in near) or "every race"
            self.reading.report(
                UNKNOWN_NAME,
                name.span,
                f"`{name}` is the name of a clause of {both}: which help is meant?",
                hint="Name the component, or give the clause another name: `named quick_help`.",
            )
        found = near[0] if near else Ref(Kind.RACE, self.reading.scope, name.text)
        if near and found not in self.named:
            self.named.append(found)
        return found

    def word(self, name: Name, others: frozenset[str], what: str) -> str:
        """Return a word of a bill or a refusal: a label, a component or piece, or one of the others."""
        known = name.text in others or name.text in self.labels or name.text in self.meanings
        meant = self.reading.table.matches(self.reading.scope, name.text, (*COMPONENT_KINDS, Kind.PIECE))
        if len(meant) == 1 and name.text not in self.labels:
            self.reading.note(name, self.meanings.get(name.text, meant[0].ref))
        if not known and not self._means_something(name):
            every = (*others, *self.labels, *self.reading.table.names(self.reading.scope, THING_KINDS))
            self.reading.report(
                UNKNOWN_NAME,
                name.span,
                f"{what} is called `{name}`.",
                label="should be the label of a clause, a component or a piece",
                hint=did_you_mean(name.text, every),
            )
        return name.text

    def _means_something(self, name: Name, kinds: tuple[Kind, ...] = THING_KINDS) -> bool:
        return bool(self.reading.table.matches(self.reading.scope, name.text, kinds))


def read_item(node: tree.Item, stage: Stage, kinds: tuple[Kind, ...] = THING_KINDS) -> model.Item:
    """Read a thing with its number."""
    match node.what:
        case tree.Person() as person:
            things: tuple[model.Thing, ...] = (model.Person(stage.person(person)),)
        case Common() as common:
            things = (common,)
        case names:
            things = tuple(stage.thing(name, kinds) for name in names)
    return model.Item(node.number, things, span=node.span)


def _read_help(node: tree.Item, stage: Stage) -> model.Item:
    """Read what helps, or what is used: the name of a clause means that clause of its component."""
    match node.what:
        case (Name() as name,) if stage.is_label(name):
            return model.Item(node.number, (stage.labelled(name),), name.text, span=node.span)
        case _:
            return read_item(node, stage)


def read_holdings(
    nodes: Iterable[tree.Holding], stage: Stage, kinds: tuple[Kind, ...] = THING_KINDS
) -> tuple[model.Holding, ...]:
    """Read what lies somewhere."""
    return tuple(
        model.Holding(
            read_item(node.item, stage, kinds),
            node.in_hand,
            stage.person(node.owner) if node.owner else None,
        )
        for node in nodes
    )


def read_combo(names: tuple[Name, ...], stage: Stage) -> tuple[Ref | None, Ref | None]:
    """Read `mining orcs`: the race is the word that names one, the power the other."""
    race: Ref | None = None
    power: Ref | None = None
    for name in names:
        found = stage.ref(name, (Kind.RACE, Kind.POWER), "a race or a power")
        if found.kind is Kind.POWER:
            power = found
        else:
            race = found
    return race, power


def _plays(node: tree.Plays | tree.Declined, stage: Stage) -> model.Plays:
    person = stage.person(node.person)
    race, power = read_combo(node.combo, stage)
    declined = isinstance(node, tree.Declined)
    if race is None:
        last = node.combo[-1]
        stage.reading.report(
            UNKNOWN_NAME, last.span, f"`{last}` is a power; `{person}` also needs a race.", label="no race"
        )
        race = Ref(Kind.RACE, stage.reading.scope, last.text)
    return model.Plays(person, race, power, read_holdings(node.holdings, stage), declined, span=node.span)


def _lies(node: tree.RegionHas, stage: Stage) -> model.Lies | model.Carries:
    first = node.holdings[0].item.what if node.holdings else ()
    is_marker = not stage.is_region(node.region) and stage.reading.table.matches(
        stage.reading.scope, node.region.text, MARKER_KINDS
    )
    if is_marker and isinstance(first, tuple) and first:
        marker = stage.ref(node.region, MARKER_KINDS, "a place")
        return model.Carries(marker, stage.ref(first[0], (Kind.POWER,), "a power"), span=node.span)
    region = stage.region(node.region)
    return model.Lies(region, read_holdings(node.holdings, stage, IN_A_REGION), span=node.span)


def _offer(node: tree.Offer, stage: Stage) -> model.Offer:
    race, power = read_combo(node.combo, stage)
    return model.Offer(race, power, node.coins)


def _stack(node: tree.Stack, stage: Stage) -> model.Stack:
    kinds = (*MARKER_KINDS, Kind.POWER, Kind.RACE)
    things = [stage.ref(name, kinds, "a thing to draw") for each in node.offers for name in each.combo]
    return model.Stack(tuple(things), span=node.span)


def read_given(node: tree.Given, stage: Stage) -> model.Given:
    """Read one line of what is so at the beginning."""
    if isinstance(node, tree.UsedBefore):
        wanted = "something that can be used up"
        things = tuple(stage.ref(name, COMPONENT_KINDS, wanted) for name in node.names)
        return model.Used(stage.person(node.person), things, span=node.span)
    return read_position(node, stage)


def read_position(node: tree.Position, stage: Stage) -> model.Position:
    """Read one line of a position, at the beginning or at the end."""
    match node:
        case tree.Plays() | tree.Declined():
            return _plays(node, stage)
        case tree.HasThings(person, holdings):
            return model.Has(stage.person(person), read_holdings(holdings, stage), span=node.span)
        case tree.RegionHas():
            return _lies(node, stage)
        case tree.Column(offers):
            return model.Column(tuple(_offer(each, stage) for each in offers), span=node.span)
        case tree.Stack():
            return _stack(node, stage)
        case tree.Turn(number, person):
            _check_round(node, stage)
            return model.Turn(number, stage.person(person) if person else None, span=node.span)
        case tree.InForce(now, coming):
            known = None if coming is None else stage.ref(coming, (Kind.EVENT,), "an event")
            return model.InForce(stage.ref(now, (Kind.EVENT,), "an event"), known, span=node.span)


def _check_round(node: tree.Turn, stage: Stage) -> None:
    """Refuse a position in a round that no game on this board has; afterwards, a game may be over."""
    last = stage.board.turns
    if stage.introducing and (node.number < 1 or (last and node.number > last)):
        message = f"There is no round {node.number} on this board."
        hint = f"Rounds go from 1 to {last}." if last else "The first round is `turn 1`."
        stage.reading.report(IMPOSSIBLE_SCENARIO, node.span, message, hint=hint)


def read_action(node: tree.Action, stage: Stage) -> model.Action:
    """Read what somebody does."""
    actor: str | Ref
    if isinstance(node.actor, tree.Person):
        actor = stage.person(node.actor)
    else:
        actor = stage.ref(node.actor, (Kind.PIECE,), "a player or a piece that acts")
    first = _read_help if node.verb is Verb.USE else read_item
    parts = tuple(
        model.Part(first(part.item, stage), tuple(_read_phrase(phrase, stage) for phrase in part.phrases))
        for part in node.parts
    )
    return model.Action(actor, node.verb, parts, span=node.span)


def _read_phrase(node: tree.Phrase, stage: Stage) -> tuple[str, tuple[model.Item, ...]]:
    read = _read_help if node.preposition.value == "with" else read_item
    return node.preposition.value, tuple(read(item, stage) for item in node.items)


def read_event(node: tree.Event, stage: Stage) -> model.Event:
    """Read one line of what happens."""
    if isinstance(node, tree.Rolls):
        return model.Rolls(node.numbers, span=node.span)
    if isinstance(node, tree.Draws):
        kinds = (stage.ref(name, (Kind.PIECE,), "a kind of piece") for name in node.names)
        return model.Draws(tuple(kinds), span=node.span)
    return read_action(node, stage)


def read_outcome(node: tree.Outcome, stage: Stage) -> model.Outcome:
    """Read one line of what must be so."""
    match node:
        case tree.ValueIs(value, number, entries):
            return model.ValueIs(value, number, _bill(entries, stage), span=node.span)
        case tree.Refused(reasons):
            return model.Refused(_reasons(reasons, stage), span=node.span)
        case tree.Accepted():
            return model.Accepted(span=node.span)
        case tree.Happens(action, entries):
            return model.Happens(read_action(action, stage), _bill(entries, stage), span=node.span)
        case tree.May(action):
            return model.May(read_action(action, stage), True, (), span=node.span)
        case tree.Cannot(action, reasons):
            return model.May(read_action(action, stage), False, _reasons(reasons, stage), span=node.span)
        case tree.Sees():
            return _sees(node, stage)
        case tree.Wins(persons):
            return model.Wins(tuple(stage.person(each) for each in persons), span=node.span)
        case tree.HoldsRegions(person, regions):
            held = tuple(stage.region(region) for region in regions)
            return model.Holds(stage.person(person), held, span=node.span)
        case _:
            return read_position(node, stage)


def _sees(node: tree.Sees, stage: Stage) -> model.Sees:
    if isinstance(node.observer, Name):
        stage.reading.report(
            SCENARIO_PLAYER,
            node.observer.span,
            f"`{node.observer}` is no player: only players see.",
            hint="Players have names with a capital letter: `Ann sees shiny_orb`.",
        )
        observer = node.observer.text
    else:
        observer = stage.person(node.observer)
    sights = tuple(
        model.Person(stage.person(each.person))
        if isinstance(each, tree.CoinsOf)
        else stage.ref(each, COMPONENT_KINDS, "a race, a power, a place or a relic")
        for each in node.sights
    )
    return model.Sees(observer, sights, node.visible, span=node.span)


def _bill(entries: tuple[tree.Entry, ...], stage: Stage) -> tuple[model.Entry, ...]:
    what = "Nothing that could be on a bill"
    return tuple(
        model.Entry(stage.word(each.name, frozenset({"price"}), what), each.number) for each in entries
    )


def _reasons(names: tuple[Name, ...], stage: Stage) -> tuple[str, ...]:
    return tuple(stage.word(name, ENGINE_REASONS, "No reason for a refusal") for name in names)
